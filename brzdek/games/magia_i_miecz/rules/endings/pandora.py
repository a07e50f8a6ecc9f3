"""Pandora's Box: spells and cards out of a chest, to be used against the others."""

from __future__ import annotations

from brzdek.core.ask import Ask, Option, Steps, choose
from brzdek.core.copies import Copy
from brzdek.core.effects.throws import throw
from brzdek.core.zones import draw, move
from brzdek.games.magia_i_miecz.rules import crown, events, explore, passages, settling, spells, things, visits
from brzdek.games.magia_i_miecz.rules.board import board
from brzdek.games.magia_i_miecz.rules.endings.ending import Ending, clash, reached
from brzdek.games.magia_i_miecz.rules.lore import sealed_spaces
from brzdek.games.magia_i_miecz.rules.state import SPELLS, World
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

DECKS = {"adventure": 0, "abyss": 1, "dungeon": 3}
"""The decks, and by how much the die of cards is reduced."""
CLOSED: Option = ("open", "none")
KEEP, DISCARD, LAY, CAST, GIVE = "keep", "discard", "lay", "cast", "gift"


def turn(game: World, seat: int) -> Steps[None]:
    """Opening the chest begins a turn: whoever has just come waits. A toad gets no spells."""
    rivals = crown.rivals(game, seat)
    if rivals:
        yield from clash(game, seat, rivals)
        return
    if game.now.moved:
        return
    decks: list[Option] = [("open", one) for one in DECKS if game.zone("deck", one) or game.zone("discard", one)]
    answer = yield from choose(seat, "chest", [*decks, CLOSED])
    if answer == CLOSED:
        return
    deck = str(answer[1])
    game.log.tell(events.ChestOpened, seat, deck)
    toad = game.adventurers[seat].toad
    first = 0 if toad else (yield from throw(game, seat, "chest_spells", windows=WINDOWS))
    second = yield from throw(game, seat, "chest_cards", windows=WINDOWS)
    yield from _spells(game, seat, first)
    if crown.stands(game, seat) and not game.now.ended and not game.over:
        yield from _cards(game, seat, deck, max(1, second - DECKS[deck]))


# -- spells


def _spells(game: World, seat: int, count: int) -> Steps[None]:
    """Each is cast, kept, laid somewhere or discarded, in an order of one's own."""
    offered = game.zone("offered", seat)
    for _ in range(count):
        draw(game, game.zone("deck", SPELLS), offered, tell=False)
    game.log.tell(events.ChestSpells, seat, len(offered))
    while offered:
        answer = yield Ask(seat, "chest_spell", _uses(game, seat))
        spell = str(answer[1])
        if answer[0] == CAST:
            yield from _cast(game, seat, spell)
        elif answer[0] == KEEP:
            spells.pass_on(game, spell, seat)
        elif answer[0] == LAY:
            space = yield from _space(game, seat, spell)
            move(game, spell, game.zone("hidden", space), tell=False)
            game.log.tell(events.DroppedSpell, seat, space)
        else:
            move(game, spell, game.discard_of(spell), tell=False)
        yield from settling.settle(game)
        if game.over or not game.adventurers[seat].alive:
            for one in list(offered):
                move(game, one, game.discard_of(one), tell=False)


def _uses(game: World, seat: int) -> list[Option]:
    different = things.one_of_each(game, game.zone("offered", seat).copies)
    game.now.reaching = True
    found: list[Option] = [(CAST, one) for one in spells.at_adventurers(game, seat, different)]
    game.now.reaching = False
    if spells.room(game, seat) > 0:
        found += [(KEEP, one) for one in different]
    return [*found, *[(word, one) for word in (LAY, DISCARD) for one in different]]


def _cast(game: World, seat: int, spell: Copy) -> Steps[None]:
    """On any adventurer outside the Abyss, as if he were near; no allowance counts it."""
    game.now.reaching = True
    try:
        yield from spells.work(game, seat, spell)
    finally:
        game.now.reaching = False


def _space(game: World, seat: int, copy: Copy) -> Steps[str]:
    """Any space of the main board or of the Dungeon on which such a card may lie."""
    sealed = sealed_spaces(game.catalog)
    spaces = [one for one in board(game).spaces if one not in sealed and passages.suits(game, copy, one)]
    answer = yield Ask(seat, "lay_on", [("space", one) for one in spaces], (copy,))
    return str(answer[1])


# -- cards


def _cards(game: World, seat: int, deck: str, count: int) -> Steps[None]:
    """All are assigned first; then everybody who was given some resolves them where he stands."""
    chest = game.zone("chest")
    for _ in range(count):
        copy = explore.draw_fitting(game, seat, deck, chest, lambda one: not passages.too_many(game, one))
        if copy is not None:
            game.log.tell(events.Drew, seat, copy)
            things.with_counters(game, copy)
    given: dict[int, list[Copy]] = {}
    while chest:
        answer = yield Ask(seat, "chest_card", _places(game, seat))
        copy = str(answer[1])
        if answer[0] == GIVE:
            whom = int(answer[2])
            game.log.tell(events.ChestGave, seat, whom, copy)
            move(game, copy, game.zone("given", whom), tell=False)
            given.setdefault(whom, []).append(copy)
        elif answer[0] == LAY:
            things.lay(game, copy, (yield from _space(game, seat, copy)))
        else:
            things.throw_away(game, copy)
    for whom in (seat, *game.others(seat)):
        if whom in given and not game.over:
            yield from visits.given(game, whom, given[whom])
            yield from settling.settle(game)
    for whom in given:
        for copy in list(game.zone("given", whom)):
            things.throw_away(game, copy)


def _places(game: World, seat: int) -> list[Option]:
    different = things.one_of_each(game, game.zone("chest").copies)
    receivers = [*reached(game, seat), seat]
    found: list[Option] = [(GIVE, one, whom) for one in different for whom in receivers]
    return [*found, *[(word, one) for word in (LAY, DISCARD) for one in different]]


ENDING = Ending(turn)
