"""How a game is laid out, and how a pair comes into it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from brzdek.core.ask import Ask, Option, Steps, Word
from brzdek.core.catalog.cards import Card, Outline
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.chance import Chance
from brzdek.core.copies import Copy, Numbering
from brzdek.core.effects.context import Context
from brzdek.core.layers import Stack, make_parts, step
from brzdek.core.problems import BadSetup
from brzdek.core.rulebook import Setup
from brzdek.core.text import Text
from brzdek.core.zones import Zones, draw, move, shuffle
from brzdek.games.magia_i_miecz.cards.pieces import CharacterCard
from brzdek.games.magia_i_miecz.rules import events, spells, things
from brzdek.games.magia_i_miecz.rules.board import decks, named_spaces
from brzdek.games.magia_i_miecz.rules.endings import slot
from brzdek.games.magia_i_miecz.rules.records import Adventurer
from brzdek.games.magia_i_miecz.rules.state import (
    ADVENTURE,
    CHARACTERS,
    ENDINGS,
    EQUIPMENT,
    SPELLS,
    TALISMANS,
    ZONES,
    World,
)

LEAST_DEALT = 2
PILE_OF_KIND: Mapping[str, str] = {
    "spell": SPELLS,
    "talisman": TALISMANS,
    "character": CHARACTERS,
    "ending": ENDINGS,
}


def begin(setup: Setup, catalog: Catalog) -> World:
    """Decks shuffled, characters dealt for the draft."""
    game = new_game(setup, catalog)
    deal(game)
    return game


def new_game(setup: Setup, catalog: Catalog) -> World:
    """All cards in their piles, nobody on the board."""
    catalog = catalog.in_play(setup.options)
    names = tuple(seat.name for seat in setup.seats)
    game = World(
        catalog=catalog,
        options=setup.options,
        names=names,
        chance=Chance(setup.seed),
        zones=Zones(ZONES),
        adventurers=[Adventurer() for _ in names],
    )
    _fill_piles(game)
    make_parts(game)
    slot.lay_out(game)
    return game


def spaces_speak(game: World) -> None:
    """Before anybody comes onto the board, the texts that work on whoever stands somewhere begin."""
    for card in telling_spaces(game.catalog).values():
        if game.layers.deals(game.catalog.outlines[card.id], game.options):
            card.effects["here"].do(Context(game, 0, card.id, for_=card.id))


@lru_cache(maxsize=16)
def telling_spaces(catalog: Catalog) -> Mapping[str, Card]:
    """The spaces whose text works while one stands there."""
    return {card.id: card for card in catalog.of_kind("space") if "here" in card.effects}


@lru_cache(maxsize=16)
def _cardboard(catalog: Catalog) -> Sequence[tuple[Outline, Mapping[str, list[Copy]]]]:
    """The copies of every card that has any, by the pile in which they lie."""
    numbers = Numbering()
    piles = [(card, _piles(card)) for card in catalog.outlines.values()]
    return [(card, {pile: numbers.take(card.id, n) for pile, n in lying.items()}) for card, lying in piles if lying]


@lru_cache(maxsize=64)
def _stacked(
    catalog: Catalog, layers: Stack, options: tuple[tuple[str, Word], ...]
) -> tuple[Mapping[str, list[Copy]], Mapping[str, list[Copy]]]:
    """What lies in the piles of a game with these options: equipment by card, then decks."""
    equipment: dict[str, list[Copy]] = {}
    decks_of: dict[str, list[Copy]] = {}
    said = dict(options)
    for card, piles in _cardboard(catalog):
        if not layers.deals(card, said):
            continue
        for pile, copies in piles.items():
            if pile == EQUIPMENT:
                equipment[card.id] = copies
            else:
                decks_of.setdefault(pile, []).extend(copies)
    return equipment, decks_of


def _fill_piles(game: World) -> None:
    zones = game.zones
    equipment, decks_of = _stacked(game.catalog, game.layers, tuple(game.options.items()))
    for card, copies in equipment.items():
        zones.add(copies, zones.zone(EQUIPMENT, card), origin=EQUIPMENT)
    for pile, copies in decks_of.items():
        zones.add(copies, zones.zone("deck", pile), origin=pile)
    # Characters and spells first: what they are shuffled to does not depend on what lies in the other decks.
    for pile in dict.fromkeys([CHARACTERS, SPELLS, TALISMANS, ADVENTURE, *decks(game)]):
        shuffle(game, zones.zone("deck", pile))


def _piles(card: Outline) -> Mapping[str, int]:
    """In which piles the copies of a card lie."""
    more = card.more
    piles: Mapping[str, int] = more.get("piles", {})
    deck = PILE_OF_KIND.get(card.kind) or more.get("deck")
    return piles or ({deck: card.copies} if deck else {})


def deal(game: World) -> None:
    """Characters for the draft: five each, or fewer if there are not enough."""
    deck = game.zone("deck", CHARACTERS)
    each = min(int(game.options["draft"]), len(deck) // game.players)
    if each < LEAST_DEALT + 1:
        raise BadSetup(Text("Za mało postaci dla tylu graczy.", "There are too few characters for so many players."))
    for seat in range(game.players):
        dealt = game.zone("dealt", seat)
        for _ in range(each):
            draw(game, deck, dealt, tell=False)


def enter(game: World, seat: int, adventurer: Copy, squire: Copy) -> Steps[None]:
    """A pair comes into the game: points, gold, spells, starting items, a place on the board."""
    pair = game.zone("pair", seat)
    move(game, adventurer, pair, tell=False)
    move(game, squire, pair, tell=False)
    for copy in list(game.zone("dealt", seat)):
        move(game, copy, game.zone("deck", CHARACTERS), tell=False)
    game.log.tell(events.PairChosen, seat, adventurer, squire)
    card = game.character(seat)
    assert card is not None
    spaces = named_spaces(game, card.start, "outer") or named_spaces(game, card.start)
    options: list[Option] = [("start", one) for one in spaces]
    answer = options[0] if len(options) == 1 else (yield Ask(seat, "start", options))
    fresh(game, seat, card)
    game.adventurers[seat].space = str(answer[1])
    game.log.tell(events.Placed, seat, str(answer[1]))
    for copy in (adventurer, squire):
        for item in getattr(game.card(copy), "items", ()):
            yield from things.receive(game, seat, item)
    yield from spells.gain(game, seat, card.spells)
    game.allow_casts(seat, len(spells.at_hand(game, seat)))
    yield from step(game, "variant_options", seat)


def fresh(game: World, seat: int, card: CharacterCard) -> None:
    """An adventurer as its card has it."""
    adventurer = game.adventurers[seat]
    game.stirred += 1
    adventurer.alive = True
    adventurer.alignment = card.alignment
    adventurer.endurance = card.endurance + int(game.options["endurance"])
    adventurer.gold = card.gold + int(game.options["gold"])
