"""The Cosmic Abyss: the roads, what leads on without a roll, the prison of the Alien Civilisation, the way there."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.ask import NO_STEPS, Option, Steps, Word
from brzdek.core.copies import card_of
from brzdek.core.effects.runtime import allowed
from brzdek.core.effects.throws import throw
from brzdek.games.magia_i_miecz.cards.pieces import ITEMS
from brzdek.games.magia_i_miecz.rules import events, moves
from brzdek.games.magia_i_miecz.rules.state import World, total
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

GATE = "nadprzestrzenna_brama"
ROADS = ("white", "blue", "red")
"""The MOVE table: two numbers of the die for each road."""
ROAD, PRISON, GATEWAY = "road", "prison", "gateway"
SENTENCE = 3
"""So many turns is somebody held at most."""
TOAD_SUM = 2
HELPERS = (*ITEMS, "character", "friend", "spell")


# -- roads


def road_options(game: World, seat: int) -> list[Option]:
    """The roll; a road at choice or an offer in its place; nothing but where one is bound for."""
    adventurer = game.adventurers[seat]
    if adventurer.bound_for:
        return [("step", adventurer.bound_for)]
    offers: list[Option] = [("offer", one) for one in adventurer.offers]
    return [*_chosen_roads(game, seat), moves.ROLL, *offers]


def _chosen_roads(game: World, seat: int) -> list[Option]:
    if not allowed(game, seat, "choose_road", usually=False):
        return []
    return [("step", one) for one in game.space_of(seat).roads]


def road_landings(game: World, seat: int, steps: int) -> list[Option]:
    """Where such a roll leads."""
    adventurer = game.adventurers[seat]
    return [("go", adventurer.bound_for or game.space_of(seat).roads[road_of(steps)])]


def road_of(rolled: int) -> int:
    """The place of the road in the MOVE table."""
    return (min(6, max(1, rolled)) - 1) // 2


def roll_road(game: World, seat: int, option: Option) -> Steps[None]:
    """One die tells which road has to be taken."""
    adventurer = game.adventurers[seat]
    adventurer.offers = ()
    rolled = yield from throw(game, seat, ROAD, windows=WINDOWS)
    if game.now.ended or not adventurer.alive:
        return
    place = road_of(rolled)
    game.log.tell(events.Drifts, seat, ROADS[place])
    yield from _follow(game, seat, game.space_of(seat).roads[place])


def take_road(game: World, seat: int, option: Option) -> Steps[None]:
    """A road at choice, or the one to which somebody is bound."""
    game.adventurers[seat].offers = ()
    yield from _follow(game, seat, str(option[1]))


def _follow(game: World, seat: int, space: str) -> Steps[None]:
    before = game.adventurers[seat].space
    yield from moves.put(game, seat, space, as_move=True)
    game.adventurers[seat].road_from = before


ROAD_ACTS: Mapping[str, moves.Act] = {"roll": roll_road, "step": take_road, "offer": moves.take_offer}


def bind(game: World, seat: int, space: str) -> None:
    """The next move leads there without a roll; ``""``: back to where the road came from."""
    adventurer = game.adventurers[seat]
    adventurer.bound_for = space or adventurer.road_from
    if adventurer.bound_for:
        game.log.tell(events.BoundFor, seat, adventurer.bound_for)


def helps_in_vain(game: World, seat: int, source: Word) -> bool:
    """Spells, abilities, items and friends that help one move elsewhere do not work on the roads."""
    card = game.catalog.cards.get(card_of(str(source)))
    return game.sealed(seat) and card is not None and card.kind in HELPERS


# -- the prison


def imprison(game: World, seat: int) -> None:
    """Held for three turns at most; the turn in which it happens is over."""
    game.adventurers[seat].prison = SENTENCE
    game.log.tell(events.Imprisoned, seat)
    if game.turn == seat:
        game.now.ended = True


def break_out(game: World, seat: int) -> Steps[None]:
    """At the start of a prisoner's turn: two dice, at most Craft, or the turn is lost."""
    return _break_out(game, seat) if game.adventurers[seat].prison else NO_STEPS


def _break_out(game: World, seat: int) -> Steps[None]:
    adventurer = game.adventurers[seat]
    adventurer.prison -= 1
    rolled = yield from throw(game, seat, PRISON, 2, windows=WINDOWS, about="craft")
    if rolled <= total(game, seat, "craft"):
        adventurer.prison = 0
        game.log.tell(events.Escaped, seat)
    else:
        game.log.tell(events.StillHeld, seat, adventurer.prison)
        game.now.ended = True


# -- the way there


def worthy(game: World, seat: int) -> Steps[bool]:
    """Two dice, at least the Strength and Craft of the adventurer's card; a toad needs two ones."""
    rolled = yield from throw(game, seat, GATEWAY, 2, windows=WINDOWS)
    if game.adventurers[seat].toad:
        return rolled == TOAD_SUM
    return rolled >= game.printed(seat, "strength") + game.printed(seat, "craft")


def refused(game: World, seat: int) -> None:
    """The Gate stays shut, and the turn is over."""
    game.log.tell(events.GateShut, seat)
    if game.turn == seat:
        game.now.ended = True


def send(game: World, seat: int, by: str) -> Steps[None]:
    """Through the Gate; whoever sent him remembers it."""
    adventurer = game.adventurers[seat]
    adventurer.sent_by = (*adventurer.sent_by, by)
    yield from moves.put(game, seat, GATE, as_move=False)
