"""Who has how many points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from brzdek.core.effects.context import Context
from brzdek.core.rulebook import Result
from brzdek.games.brzdek.dealing import Dealing
from brzdek.games.brzdek.state import LEFT, RESCUED, R, T


class Scoring(Dealing[R, T]):
    """The count at the end, row by row of the score pad."""

    token_rows: ClassVar[Mapping[str, str]] = {
        "artifact": "artifact", "mastery": "mastery", "good": "good",
        "idol": "token", "major_secret": "token", "minor_secret": "token",
    }  # fmt: skip
    """The rows for kinds of tokens."""

    def tally(self, game: R, thief: T) -> dict[str, int]:
        """A player's points by source, as if the game ended now; for those who score nothing, what they would have."""
        cards = game.kit.cards
        tokens = dict.fromkeys(self.token_rows.values(), 0)
        for token in thief.tokens:
            tokens[self.token_rows[cards[token].kind]] += self.worth(game, thief, token)
        return {**tokens, "gold": thief.gold, "cards": sum(self.worth(game, thief, card) for card in thief.cards())}

    def worth(self, game: R, thief: T, card: str) -> int:
        """The points of one card, by number or by its own rule."""
        face = game.kit.cards[card]
        rule = face.effects.get("score")
        if rule is None:
            return face.points
        game.tallied = face.points
        rule.do(Context(game, thief.seat, card))
        return game.tallied

    def points(self, game: R, thief: T) -> int:
        """Nothing for those who did not get away with an artifact."""
        return sum(self.tally(game, thief).values()) if thief.out in (LEFT, RESCUED) else 0

    def scores(self, game: R) -> tuple[int, ...]:
        return tuple(self.points(game, thief) for thief in game.thieves)

    def result(self, game: R) -> Result:
        """Most points win; a tie goes to the most valuable artifact."""
        scores = self.scores(game)
        scoring = [thief for thief in game.thieves if thief.out in (LEFT, RESCUED)]
        if not scoring:
            return Result(scores, ())
        ranks = {thief.seat: (scores[thief.seat], self.best_artifact(game, thief)) for thief in scoring}
        best = max(ranks.values())
        return Result(scores, tuple(seat for seat, rank in ranks.items() if rank == best))

    def best_artifact(self, game: R, thief: T) -> int:
        cards = game.kit.cards
        return max((cards[token].points for token in thief.tokens if cards[token].kind == "artifact"), default=0)
