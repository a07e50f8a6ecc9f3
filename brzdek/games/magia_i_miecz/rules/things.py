"""Items, friends and trophies: who may have what, where it lies, what has to be put down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from brzdek.core.ask import NO_STEPS, Ask, Option, Steps, Word
from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.copies import Copy, card_of
from brzdek.core.effects.answers import announce
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import perform
from brzdek.core.effects.ongoing import Happening
from brzdek.core.effects.runtime import fire, number_of
from brzdek.core.zones import discard, move, shuffle
from brzdek.games.magia_i_miecz.cards.pieces import AdventureCard, Region, ThingCard
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.rules.board import board
from brzdek.games.magia_i_miecz.rules.lore import capacities, sealed_spaces
from brzdek.games.magia_i_miecz.rules.powers import Rulings, allowed_with, rulings
from brzdek.games.magia_i_miecz.rules.state import (
    RAFT,
    TALISMANS,
    World,
    alignment_of,
    is_item,
)
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

# -- owning


def may_own(game: World, seat: int, copy: Copy) -> bool:
    """May he have this card? Toads own nothing."""
    return _may_own(game, seat, copy, rulings(game, seat, "own"))


def _may_own(game: World, seat: int, copy: Copy, rulings: Rulings) -> bool:
    adventurer = game.adventurers[seat]
    if adventurer.toad or not adventurer.alive:
        return False
    card = game.catalog.known[copy]
    if isinstance(card, ThingCard) and card.not_for and alignment_of(game, seat) in card.not_for:
        return False
    return allowed_with(rulings, copy)


def may_take(game: World, seat: int, copy: Copy) -> bool:
    """May he take it from the space where it lies, and pay what it wants for joining?"""
    card = game.card(copy)
    if card.kind == "find":
        return not game.adventurers[seat].toad
    if not may_own(game, seat, copy):
        return False
    join = card.effects.get("join")
    return join is None or join.payable(Context(game, seat, copy))


def owner_of(game: World, copy: Copy) -> int | None:
    return game.player_of(copy)


def space_of(game: World, copy: Copy) -> str:
    """Where a card is: its space, or that of its owner."""
    zone = game.zones.of(copy)
    if zone.kind.name in ("space", "hidden"):
        return str(zone.owner)
    seat = owner_of(game, copy)
    return "" if seat is None else game.adventurers[seat].space


def take(game: World, seat: int, copy: Copy) -> Steps[None]:
    """A card comes to an adventurer: from a space, from another, from a pile."""
    card = game.card(copy)
    ctx = Context(game, seat, copy)
    zone = game.zones.of(copy)
    if card.kind == "friend" and zone.kind.name == "space":
        joining = Happening("take_friend", seat, seat, about=copy)
        yield from announce(ctx, joining)
        if joining.cancelled:
            return
    join = card.effects.get("join")
    if join is not None and zone.kind.name == "space":
        yield from perform(join, ctx)
        if game.zones.of(copy) is not zone or not may_own(game, seat, copy):
            return
    game.log.tell(events.Took, seat, copy)
    if card.kind == "find":
        before = game.adventurers[seat].gold
        throw_away(game, copy)
        yield from perform(card.effects["gained"], ctx)
        if game.adventurers[seat].gold > before:
            fire(game, "find_gold", seat)
        return
    serves = _release(game, copy, seat)
    move(game, copy, game.zone("things" if is_item(card) and not serves else "friends", seat), tell=False)
    with_counters(game, copy)
    if card.id == RAFT:
        game.adventurers[seat].raft = 2 if seat == game.turn else 1
    gained = card.effects.get("gained")
    if gained is not None:
        yield from perform(gained, ctx)


def with_counters(game: World, copy: Copy) -> None:
    """A card that comes into play brings its counters along."""
    card = game.catalog.known[copy]
    if isinstance(card, AdventureCard) and card.counters and copy not in game.counters:
        game.counters[copy] = card.counters


def _release(game: World, copy: Copy, seat: int | None = None) -> bool:
    """A servant goes to another, or serves no more. Does it serve that one now?"""
    for adventurer in game.adventurers:
        serves = adventurer.servants.pop(copy, None)
        if serves is not None and seat is not None:
            game.adventurers[seat].servants[copy] = serves
            return True
    return False


def enslave(game: World, seat: int, copy: Copy, serves: str) -> None:
    """An enemy or a stranger follows."""
    if not may_own(game, seat, copy):
        return
    combat.leave_fight(game, copy)
    _release(game, copy)
    move(game, copy, game.zone("friends", seat), tell=False)
    game.adventurers[seat].servants[copy] = serves
    game.log.tell(events.Enslaved, seat, copy)


def receivable(game: World, seat: int, card: str) -> bool:
    pile = game.zone("equipment", card).copies
    return bool(pile) and may_own(game, seat, pile[-1])


def receive(game: World, seat: int, card: str) -> Steps[None]:
    """A card of the Equipment, if there is one and he may own it."""
    if receivable(game, seat, card):
        yield from take(game, seat, game.zone("equipment", card)[-1])


def gain_talismans(game: World, seat: int, count: int) -> Steps[None]:
    """From the Talisman deck, as long as there are any out of play."""
    deck = game.zone("deck", TALISMANS)
    for _ in range(count):
        if deck and may_own(game, seat, deck[-1]):
            shuffle(game, deck)
            yield from take(game, seat, deck[-1])


# -- going away


def throw_away(game: World, copy: Copy) -> None:
    """To the pile that the card comes from, with all that it carries; nobody is asked."""
    _release(game, copy)
    for one in game.zones.load(copy):
        _release(game, one)
        game.counters.pop(one, None)
    game.counters.pop(copy, None)
    game.gold_on.pop(copy, None)
    discard(game, copy, tell=False)


def discard_card(ctx: Context[Any], copy: Copy) -> Steps[None]:
    """An effect discards a card; the death of a friend may be prevented."""
    game: World = ctx.game
    seat = owner_of(game, copy)
    if seat is not None and game.zones.of(copy).kind.name == "friends":
        loss = Happening("friend_dies", seat, ctx.by, about=copy, window="loss_due")
        yield from announce(Context(game, seat, copy, by=ctx.by), loss, WINDOWS)
        if loss.cancelled:
            return
    if copy not in game.zones or game.zones.of(copy).kind.name == "discard":
        return
    if seat is not None or game.zones.of(copy).kind.name == "space":
        game.log.tell(events.Discarded, ctx.seat if seat is None else seat, copy)
    if game.fight is not None and not game.fight.over:
        combat.leave_fight(game, copy)
    throw_away(game, copy)


def remove(game: World, copy: Copy) -> None:
    """Out of the game."""
    _release(game, copy)
    move(game, copy, game.zone("aside"), tell=False)


def lay(game: World, copy: Copy, space: str) -> None:
    """Face up on a space. Whoever drew it is not touched by it any more."""
    combat.leave_fight(game, copy)
    if space in sealed_spaces(game.catalog):
        throw_away(game, copy)
        return
    _release(game, copy)
    move(game, copy, game.zone("space", space), tell=False)
    game.log.tell(events.LaidOut, copy, space)
    visit = game.visit
    if visit is not None:
        visit.immune.add(copy)


def drift(game: World, copy: Copy, way: int, steps: int) -> None:
    here = space_of(game, copy)
    if here and here in board(game).places:
        lay(game, copy, board(game).step(here, way, steps))


def leave_behind(game: World, seat: int, region: Region) -> None:
    """What cannot be taken to a region is discarded or stays where he stands, with all that it carries."""
    if not region.bars and not region.leaves:
        return
    for copy in [*game.things(seat), *game.zone("friends", seat)]:
        if copy not in game.zones or game.player_of(copy) != seat:
            continue
        if card_of(copy) in region.bars:
            game.log.tell(events.Discarded, seat, copy)
            throw_away(game, copy)
        elif card_of(copy) in region.leaves:
            put_down(game, seat, copy)


def lay_gold(game: World, seat: int, space: str) -> None:
    adventurer = game.adventurers[seat]
    if adventurer.gold > 0:
        if space not in sealed_spaces(game.catalog):
            game.gold_on[space] = game.gold_on.get(space, 0) + adventurer.gold
        game.log.tell(events.Lost, seat, "gold", adventurer.gold)
        adventurer.gold = 0


def hoard(game: World, copy: Copy, keeper: Copy) -> None:
    """A card lies on another one, until that is killed or leaves."""
    combat.leave_fight(game, copy)
    _release(game, copy)
    move(game, copy, game.zone("hoard", keeper), tell=False)
    game.log.tell(events.Hoarded, copy, keeper)


def hoard_gold(game: World, seat: int, keeper: Copy) -> None:
    """All his gold lies on a card."""
    adventurer = game.adventurers[seat]
    if adventurer.gold > 0:
        game.gold_on[keeper] = game.gold_on.get(keeper, 0) + adventurer.gold
        game.log.tell(events.Lost, seat, "gold", adventurer.gold)
        adventurer.gold = 0


def spill(game: World, keeper: Copy) -> None:
    """What lay on a card falls onto its space: spells face down."""
    space = space_of(game, keeper)
    for one in list(game.zone("hoard", keeper)) if space else ():
        if game.card(one).kind == "spell":
            move(game, one, game.zone("hidden", space), tell=False)
        else:
            move(game, one, game.zone("space", space), tell=False)
            game.log.tell(events.LaidOut, one, space)
    gold = game.gold_on.pop(keeper, 0)
    if gold:
        game.gold_on[space] = game.gold_on.get(space, 0) + gold


def attach(game: World, spell: Copy, to: Copy) -> None:
    move(game, spell, game.zone("attached", to), tell=False)


def put_down(game: World, seat: int, copy: Copy) -> None:
    """On the space where its owner stands; an event never stays on the board, and in some places nothing does."""
    space = game.adventurers[seat].space
    if game.sealed(seat) or game.card(copy).kind == "event":
        game.log.tell(events.Discarded, seat, copy)
        throw_away(game, copy)
        return
    _release(game, copy)
    move(game, copy, game.zone("space", space), tell=False)
    game.log.tell(events.Dropped, seat, copy, space)


def sweep(game: World, space: str) -> None:
    """Where nothing stays, all that has come to lie on a space is discarded."""
    for copy in [*game.zone("space", space).copies, *game.zone("hidden", space).copies]:
        throw_away(game, copy)
    game.gold_on.pop(space, None)


def leave_everything(game: World, seat: int) -> None:
    """Items, friends and gold stay on the space: of the dead, of toads."""
    space = game.adventurers[seat].space
    for copy in [*game.zone("things", seat), *game.zone("friends", seat)]:
        if game.card(copy).id == RAFT:
            throw_away(game, copy)
        else:
            put_down(game, seat, copy)
    lay_gold(game, seat, space)


def lose_everything(game: World, seat: int) -> None:
    """Items and friends go to their piles, gold to the supply: nothing is left of the dead."""
    for copy in [*game.zone("things", seat), *game.zone("friends", seat)]:
        throw_away(game, copy)
    game.adventurers[seat].gold = 0


def one_of_each(game: World, copies: Sequence[Copy]) -> list[Copy]:
    """Of copies that are alike in everything only one."""
    if len(copies) < 2:
        return list(copies)
    found: dict[tuple[Word | None, ...], Copy] = {}
    zones, counters, known = game.zones, game.counters, game.catalog.known
    of, laden = zones.of, zones.laden
    for copy in copies:
        zone = of(copy)
        bearer = zone.owner if zone.kind.name == "load" else None
        own = copy if copy in counters or laden(copy) else ""
        found.setdefault((known[copy].id, bearer, own), copy)
    return list(found.values())


# -- limits


def drop_forbidden(game: World, seat: int) -> None:
    """What may not be owned any more is put down."""
    if game.adventurers[seat].toad:
        return
    bans = rulings(game, seat, "own")
    doubtful = [*game.things(seat), *game.zone("friends", seat).copies] if bans else _not_for_all(game, seat)
    for copy in doubtful:
        if not _may_own(game, seat, copy, bans) and copy in game.zones and game.player_of(copy) == seat:
            put_down(game, seat, copy)
            bans = rulings(game, seat, "own")


def _not_for_all(game: World, seat: int) -> Sequence[Copy]:
    """What he has that not everybody may own."""
    notes = game.zones.notes[seat]
    found: Sequence[Copy] | None = notes.get("not for all")
    if found is None:
        known, own = game.catalog.known, (*game.things(seat), *game.zone("friends", seat).copies)
        found = notes["not for all"] = tuple([one for one in own if getattr(known[one], "not_for", ())])
    return found


def weight(game: World, seat: int) -> int:
    """How many items he carries himself."""
    notes = game.zones.notes[seat]
    found: int | None = notes.get("weight")
    if found is None:
        known, own = game.catalog.known, game.zone("things", seat).copies
        found = notes["weight"] = sum([_weighs(known[one]) for one in own])
    return found


def _weighs(card: Card) -> bool:
    return not (isinstance(card, ThingCard) and card.weightless)


def limit(game: World, seat: int) -> int:
    """Magic items count for that wherever he is."""
    game.in_full = True
    try:
        return number_of(game, seat, "item_limit")
    finally:
        game.in_full = False


def room_on(game: World, carrier: Copy) -> int:
    return capacities(game.catalog)[carrier] - len(game.zone("load", carrier).copies)


def loadable(game: World, seat: int) -> list[Copy]:
    """Items that a carrier may take: no carriers, and nothing that weighs nothing."""
    bears = capacities(game.catalog)
    return [one for one in game.zone("things", seat).copies if not bears[one] and _weighs(game.card(one))]


def load(game: World, copy: Copy, carrier: Copy) -> None:
    move(game, copy, game.zone("load", carrier), tell=False)


def tidy(game: World, seat: int) -> Steps[None]:
    """Put down what is too much: forbidden things, items beyond the limit, spells beyond what Craft allows."""
    adventurer = game.adventurers[seat]
    if not adventurer.alive or adventurer.toad:
        return NO_STEPS
    drop_forbidden(game, seat)
    own, values = game.zone("things", seat).copies, game.ongoing.values
    if len(own) > 1 and _gathered(game, seat):
        return NO_STEPS
    items = len(own) > 4 or "item_limit" in values
    magic = game.zone("spells", seat).copies or "least_spells" in values
    return _tidy(game, seat, items) if items or magic else NO_STEPS


def _tidy(game: World, seat: int, items: bool) -> Steps[None]:
    if items:
        yield from _tidy_items(game, seat)
    if game.zone("spells", seat).copies or "least_spells" in game.ongoing.values:
        yield from spells.tidy(game, seat)


def _gathered(game: World, seat: int) -> bool:
    """Whoever owns enough of what wins by number has won."""
    known = game.catalog.known
    for card, needed in winning(game.catalog).items():
        if not game.over and [known[one].id for one in game.things(seat)].count(card) >= needed:
            death.win(game, seat)
    return game.over


@lru_cache(maxsize=16)
def winning(catalog: Catalog) -> Mapping[str, int]:
    """The cards of which so many win the game."""
    cards = [card for card in catalog.cards.values() if isinstance(card, ThingCard) and card.wins_with]
    return {card.id: card.wins_with for card in cards}


def _tidy_items(game: World, seat: int) -> Steps[None]:
    while weight(game, seat) > limit(game, seat):
        carrier = next((one for one in game.carriers(seat) if room_on(game, one) > 0), None)
        free = loadable(game, seat)
        if carrier is not None and free:
            load(game, free[-1], carrier)
            continue
        heavy = [one for one in game.zone("things", seat) if _weighs(game.card(one))]
        options: list[Option] = [("put_down", one) for one in one_of_each(game, heavy)]
        answer = yield Ask(seat, "put_down", options)
        put_down(game, seat, str(answer[1]))


def tidy_all(game: World) -> Steps[None]:
    for seat in game.living():
        yield from tidy(game, seat)


# These know this module from the first, so it comes to know them last.
from brzdek.games.magia_i_miecz.rules import combat, death, spells  # noqa: E402
