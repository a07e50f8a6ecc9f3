"""Who has how many points: the count at the end, row by row of the score pad."""

from __future__ import annotations

from brzdek.core.effects.context import Context
from brzdek.core.rulebook import Result
from brzdek.games.raid.rules.state import LEFT, RESCUED, AnyRaid, Thief


def tally(game: AnyRaid, thief: Thief) -> dict[str, int]:
    """A player's points by source, as if the game ended now; for those who score nothing, what they would have."""
    cards, rows = game.kit.cards, game.hooks.token_rows
    tokens = dict.fromkeys(rows.values(), 0)
    for token in thief.tokens:
        tokens[rows[cards[token].kind]] += worth(game, thief, token)
    return {**tokens, "gold": thief.gold, "cards": sum(worth(game, thief, card) for card in thief.cards())}


def worth(game: AnyRaid, thief: Thief, card: str) -> int:
    """The points of one card, by number or by its own rule."""
    face = game.kit.cards[card]
    rule = face.effects.get("score")
    if rule is None:
        return face.points
    game.tallied = face.points
    rule.do(Context(game, thief.seat, card))
    return game.tallied


def points(game: AnyRaid, thief: Thief) -> int:
    """Nothing for those who did not get away with an artifact."""
    return sum(tally(game, thief).values()) if thief.out in (LEFT, RESCUED) else 0


def scores(game: AnyRaid) -> tuple[int, ...]:
    return tuple(points(game, thief) for thief in game.thieves)


def result(game: AnyRaid) -> Result:
    """Most points win; a tie goes to the most valuable artifact."""
    counted = scores(game)
    scoring = [thief for thief in game.thieves if thief.out in (LEFT, RESCUED)]
    if not scoring:
        return Result(counted, ())
    ranks = {thief.seat: (counted[thief.seat], best_artifact(game, thief)) for thief in scoring}
    best = max(ranks.values())
    return Result(counted, tuple(seat for seat, rank in ranks.items() if rank == best))


def best_artifact(game: AnyRaid, thief: Thief) -> int:
    """The rank of the most valuable one."""
    cards, rank = game.kit.cards, game.hooks.artifact_rank
    return max((rank(game, token) for token in thief.tokens if cards[token].kind == "artifact"), default=0)
