"""The Dragon Tower: cards of the King's deck first, then up the stairs, or down."""

from __future__ import annotations

from brzdek.core.ask import Option, Steps, choose
from brzdek.games.magia_i_miecz.rules import explore, moves, settling, things
from brzdek.games.magia_i_miecz.rules.board import board, in_region
from brzdek.games.magia_i_miecz.rules.regions import Policy
from brzdek.games.magia_i_miecz.rules.state import CROWN, World
from brzdek.games.smoki.rules import encounter, retreat
from brzdek.games.smoki.rules.retreat import BACK, TOWER_PLAIN
from brzdek.games.smoki.rules.state import dragons

REGION = "dragon_tower"
BOARD = "tower"
SUMMIT = "szczyt_wiezy"
"""A word for the Crown at the top of the stairs, where the Crown of the main board is another place."""
CLIMB: Option = ("climb",)


def in_tower(game: World, space: str) -> bool:
    return space in board(game).places and board(game).spaces[space].region == REGION


# -- the path


def below(game: World, space: str) -> str:
    """One space towards the Portal."""
    return moves.gate_of(game) if space == TOWER_PLAIN else board(game).step(space, -1)


def above(game: World, space: str) -> str:
    ring = board(game).rings[REGION]
    return SUMMIT if space == ring[-1] else board(game).step(space, 1)


def ahead(game: World, seat: int, steps: int) -> str:
    """Where so many steps lead: at most to the Crown, and to no space that he may not enter."""
    space = game.adventurers[seat].space
    for _ in range(steps):
        after = above(game, space)
        if after != SUMMIT and not moves.may_go(game, seat, after):
            return space
        space = after
        if after == SUMMIT:
            break
    return space


# -- the move


def options(game: World, seat: int) -> list[Option]:
    """Up through the cards of the space, or back; whoever cannot go on can only turn back."""
    here = game.adventurers[seat].space
    back: Option = (BACK, below(game, here))
    if retreat.turns_back(game, seat) or ahead(game, seat, 1) == here:
        return [back]
    return [CLIMB, back]


def landings(game: World, seat: int, steps: int) -> list[Option]:
    return options(game, seat)


def climb(game: World, seat: int, option: Option) -> Steps[None]:
    """Draw as many cards as the space says, resolve them, then move."""
    part = dragons(game)
    space = game.adventurers[seat].space
    count = game.space(space).draw
    king = part.king
    yield from explore.resolve_more(game, seat, lambda world, visit: encounter.draw_cards(world, visit, king, count))
    yield from settling.settle(game)
    turn = part.turn
    if not game.adventurers[seat].alive or game.over or game.adventurers[seat].space != space:
        game.now.moved = game.now.ended = True
    elif game.now.ended and not turn.fought_out:
        game.now.moved = True
    elif turn.beaten and game.space(space).more.get("stairs"):
        yield from _fall_back(game, seat)
    else:
        yield from _go_up(game, seat)


def _fall_back(game: World, seat: int) -> Steps[None]:
    """Whoever is beaten on the stairs goes one space back, where nothing happens."""
    yield from moves.put(game, seat, below(game, game.adventurers[seat].space), as_move=True)
    game.now.ended = True


def _go_up(game: World, seat: int) -> Steps[None]:
    """One space and one more for each enemy killed in this turn; or he turns back after all."""
    here = game.adventurers[seat].space
    turn = dragons(game).turn
    steps = 1 if game.adventurers[seat].toad else 1 + turn.kills
    goal = ahead(game, seat, steps)
    ways: list[Option] = [] if goal == here else [("step", CROWN if goal == SUMMIT else goal)]
    answer = yield from choose(seat, "climb", [*ways, (BACK, below(game, here))])
    if answer[0] == BACK:
        yield from go_back(game, seat, answer)
        return
    ended, game.now.ended = game.now.ended, False
    yield from moves.put(game, seat, goal, as_move=True)
    if goal != SUMMIT:
        game.now.ended = ended


def go_back(game: World, seat: int, option: Option) -> Steps[None]:
    """One space towards the Portal; the retreat holds until the Plain of Peril."""
    if game.adventurers[seat].space != TOWER_PLAIN:
        retreat.begin(game, seat)
    yield from moves.put(game, seat, str(option[1]), as_move=True)
    game.now.back = True
    retreat.forget(game)


POLICY = Policy(options, {"climb": climb, BACK: go_back}, landings, rolls=False)


# -- what the Tower changes elsewhere


def _beside(game: World) -> bool:
    """Does the Tower lie beside the board, not on the Inner Region?"""
    return bool(game.options["struggle"])


def meant(game: World, seat: int, space: str) -> str:
    """Where somebody comes who is put into the Inner Region."""
    if space == SUMMIT:
        return CROWN
    if _beside(game):
        if space != CROWN:
            return space
        # Whoever reaches the Crown of the main board is moved to the foot of the Tower, and his turn ends there.
        if seat == game.turn:
            game.now.ended = True
        return TOWER_PLAIN
    if space == CROWN or space not in in_region(game, "inner"):
        return space
    return board(game).rings[REGION][-1] if space == moves.VALLEY else TOWER_PLAIN


def draw_count(game: World, seat: int, space: str, count: int) -> int:
    """No cards are drawn for landing on a space of the Tower."""
    return 0 if in_tower(game, space) else count


def clear(game: World) -> None:
    """At the end of a turn nothing is left lying in the Tower."""
    for space in board(game).rings[REGION]:
        for copy in [*game.zone("space", space), *game.zone("hidden", space)]:
            things.throw_away(game, copy)
        game.gold_on.pop(space, None)
