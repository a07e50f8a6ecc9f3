"""Spells: how many may be held and cast, casting, answering, drawing."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from brzdek.core.ask import NO_STEPS, Ask, Option, Steps, Word
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.copies import Copy, card_of
from brzdek.core.effects.answers import Answer, acting, announce, answer_in
from brzdek.core.effects.choices import ChooseOne
from brzdek.core.effects.effect import Effect, perform
from brzdek.core.effects.ongoing import Happening, prospect_of
from brzdek.core.effects.runtime import allowed, fire, value
from brzdek.core.effects.targets import PLAYER, Choose, aim, hit_by, land, land_on
from brzdek.core.effects.timing import NO_CARDS
from brzdek.core.effects.windows import playable
from brzdek.core.zones import draw, move, shuffle
from brzdek.games.magia_i_miecz.cards.pieces import SpellCard, ThingCard
from brzdek.games.magia_i_miecz.rules import beings, events, things
from brzdek.games.magia_i_miecz.rules.state import SPELLS, World, craft
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS, Casting

CAST = "cast"
IN_A_TURN = frozenset(
    {"own_turn_start", "turn_start", "before_move", "after_move", "turn_move", "own_turn_end", "turn_end"}
)
"""Moments of a turn that need no combat, no roll and no other spell."""


# -- holding


def limit(game: World, seat: int, known: int | None = None) -> int:
    """How many spells he may hold. Magic items count for that wherever he is. ``known``: his Craft as it counts now."""
    game.in_full = True
    try:
        if not allowed(game, seat, "hold_spells"):
            return 0
        # Only where magic items are silent does their part in it make a difference.
        own = craft(game, seat) if known is None or game.sealed(seat) else known
        allowance = _allowance(game.catalog)
        return max(0, value(game, seat, "spell_limit", allowance[min(max(0, own), len(allowance) - 1)]))
    finally:
        game.in_full = False


@lru_cache(maxsize=16)
def _allowance(catalog: Catalog) -> list[int]:
    """How many spells may be held, by Craft."""
    table: Mapping[int, int] = catalog.tables["spell_limits"]
    return [table[craft] for craft in range(max(table) + 1)]


def room(game: World, seat: int) -> int:
    """How many more he may get. A toad gets none."""
    adventurer = game.adventurers[seat]
    if adventurer.toad or not adventurer.alive:
        return 0
    return max(0, limit(game, seat) - len(game.zone("spells", seat).copies))


def held_by_cards(game: World, seat: int) -> list[Copy]:
    """The spells of his items and friends."""
    if not game.zones.filled.get("held"):
        return []
    held = game.zones.made["held"]
    carriers = [*game.zone("things", seat).copies, *game.zone("friends", seat).copies]
    return [one for carrier in carriers if carrier in held for one in held[carrier].copies]


def at_hand(game: World, seat: int) -> Sequence[Copy]:
    notes = game.zones.notes[seat]
    found: Sequence[Copy] | None = notes.get("at hand")
    if found is None:
        found = notes["at hand"] = (*game.zone("spells", seat).copies, *held_by_cards(game, seat))
    return found


def tidy(game: World, seat: int) -> Steps[None]:
    """A surplus is put face down on the space; what is missing by an ability is drawn."""
    spells = game.zone("spells", seat).copies
    while spells and len(spells) > limit(game, seat):
        options: list[Option] = [("put_down", one) for one in things.one_of_each(game, spells)]
        answer = options[0] if len(options) == 1 else (yield Ask(seat, "put_down_spell", options))
        _put_down(game, seat, str(answer[1]))
    yield from _replenish(game, seat)


def _put_down(game: World, seat: int, spell: Copy) -> None:
    """Face down on the space; where nothing stays it is discarded."""
    space = game.adventurers[seat].space
    move(game, spell, game.discard_of(spell) if game.sealed(seat) else game.zone("hidden", space), tell=False)
    game.log.tell(events.DroppedSpell, seat, space)


def _replenish(game: World, seat: int) -> Steps[None]:
    """Whoever is never without a spell draws one at once."""
    if "least_spells" not in game.ongoing.values:
        return NO_STEPS
    missing = value(game, seat, "least_spells", 0) - len(game.zone("spells", seat))
    return gain(game, seat, missing) if missing > 0 else NO_STEPS


# -- getting


def gain(game: World, seat: int, count: int) -> Steps[None]:
    """Draw so many spells, as far as there is room and there are any."""
    hand = game.zone("spells", seat)
    for _ in range(min(count, room(game, seat))):
        extra = max(0, value(game, seat, "extra_spells", 0))
        if extra:
            yield from _choose_spell(game, seat, 1 + extra)
            continue
        spell = draw(game, game.zone("deck", SPELLS), hand, tell=False)
        if spell is None:
            return
        _tell_drawn(game, seat, spell)


def _choose_spell(game: World, seat: int, count: int) -> Steps[None]:
    """Look at several, keep one, discard the others."""
    offered = game.zone("offered", seat)
    while len(offered) < count and draw(game, game.zone("deck", SPELLS), offered, tell=False) is not None:
        pass
    if not offered:
        return
    options: list[Option] = [("keep", one) for one in things.one_of_each(game, offered.copies)]
    answer = options[0] if len(options) == 1 else (yield Ask(seat, "keep_spell", options))
    move(game, str(answer[1]), game.zone("spells", seat), tell=False)
    _tell_drawn(game, seat, str(answer[1]))
    for one in list(offered):
        move(game, one, game.discard_of(one), tell=False)


def _tell_drawn(game: World, seat: int, spell: Copy) -> None:
    game.log.tell(events.GotSpell, seat)
    game.log.tell(events.SawSpell, seat, spell)


def seek(game: World, seat: int) -> Steps[None]:
    """Any spell of the deck, which is shuffled afterwards."""
    deck = game.zone("deck", SPELLS)
    kinds = sorted({card_of(one) for one in deck})
    options: list[Option] = [("seek", one) for one in kinds]
    if not options:
        return
    answer = options[0] if len(options) == 1 else (yield Ask(seat, "seek_spell", options))
    copy = next(one for one in deck if card_of(one) == answer[1])
    move(game, copy, game.zone("spells", seat), tell=False)
    _tell_drawn(game, seat, copy)
    shuffle(game, deck)


def hold(game: World, copy: Copy, count: int) -> None:
    """A friend or an item gets spells of its own."""
    held = game.zone("held", copy)
    while len(held) < count and draw(game, game.zone("deck", SPELLS), held, tell=False) is not None:
        pass


def take_hidden(game: World, seat: int, space: str) -> None:
    """Face-down spells of a space, unseen, until the limit or the pile is reached."""
    hidden = game.zone("hidden", space)
    while hidden and room(game, seat) > 0:
        spell = hidden[-1]
        move(game, spell, game.zone("spells", seat), tell=False)
        _tell_drawn(game, seat, spell)


def pass_on(game: World, spell: Copy, seat: int) -> None:
    zone = game.zones.of(spell)
    if zone.kind.name == "spells" and isinstance(zone.owner, int) and zone.owner != seat:
        game.log.tell(events.SpellTaken, zone.owner, spell, seat)
    move(game, spell, game.zone("spells", seat), tell=False)
    _tell_drawn(game, seat, spell)


def show(game: World, seat: int, whom: int) -> None:
    game.reveals += 1
    game.log.tell(events.SawSpells, seat, whom, tuple(game.zone("spells", whom)))


# -- casting


def could_cast(game: World, seat: Word) -> bool:
    """By what everybody sees: has he a face-down spell, and may he still cast?"""
    if isinstance(seat, str):
        return beings.could_cast(game, seat)
    adventurer = game.adventurers[seat]
    if adventurer.casts <= 0 or adventurer.toad or not adventurer.alive:
        return False
    if adventurer.space in (game.lore or game.learnt()).sealed and not game.faces_drawn(seat):
        return False
    # Usually it is known, so that nobody has to be asked.
    if not game.zones.notes[seat].get("at hand") and not at_hand(game, seat):
        return False
    return game.lets(seat, CAST)


def castable(game: World, seat: Word, happening: Happening) -> list[Option]:
    """The spells that he really can cast now."""
    if isinstance(seat, str):
        return [(CAST, one) for one in beings.castable(game, seat, happening)]
    held = _timely(game, seat, happening.window or happening.kind)
    return _castable(game, seat, held, happening) if held else []


def _timely(game: World, seat: int, window: str) -> Sequence[Copy]:
    """Those of his spells that are meant to be cast in this window."""
    notes = game.zones.notes[seat]
    found: Sequence[Copy] | None = notes.get(window)
    if found is None:
        fitting = (game.lore or game.learnt()).timed.get(window, NO_CARDS)
        found = notes[window] = _of_these(game, at_hand(game, seat), fitting)
    return found


def _of_these(game: World, spells: Sequence[Copy], fitting: Collection[str]) -> Sequence[Copy]:
    """Those whose card is one of these, the last one first."""
    known = game.catalog.known
    found: list[Copy] = []
    for one in reversed(spells):
        if known[one].id in fitting:
            found.append(one)
    return tuple(found)


def _castable(game: World, seat: int, held: Sequence[Copy], happening: Happening) -> list[Option]:
    different: dict[tuple[str, Copy | None], Copy] = {}
    for one in held:
        if _payable(game, seat, one) and _fits_here(game, seat, one):
            different[card_of(one), _keeper(game, one)] = one
    return [(CAST, one) for one in playable(game, seat, different.values(), happening)]


def own_castable(game: World, seat: int, windows: tuple[str, ...]) -> list[Option]:
    """Those that he, who could cast by what everybody sees, can really cast in one of these windows of his turn."""
    notes: dict[object, Any] = game.zones.notes[seat]
    timely: Sequence[tuple[str, Sequence[Copy]]] | None = notes.get(windows)
    if timely is None:
        timely = notes[windows] = [(one, held) for one in windows if (held := _timely(game, seat, one))]
    if not timely:
        return []
    found: dict[Option, None] = {}
    for window, held in timely:
        found.update(dict.fromkeys(_castable(game, seat, held, prospect_of(seat, window))))
    return list(found)


def _keeper(game: World, spell: Copy) -> Copy | None:
    """The item or friend that holds the spell."""
    zone = game.zones.of(spell)
    return str(zone.owner) if zone.kind.name == "held" else None


def _fits_here(game: World, seat: int, spell: Copy) -> bool:
    """In the Abyss only spells against drawn cards work."""
    if not game.sealed(seat):
        return True
    card = game.card(spell)
    return isinstance(card, SpellCard) and card.abyss


def _payable(game: World, seat: int, spell: Copy) -> bool:
    keeper = _keeper(game, spell)
    if keeper is None:
        return True
    card = game.card(keeper)
    return not isinstance(card, ThingCard) or card.spell_fee <= game.adventurers[seat].gold


def cast(game: World, seat: int, spell: Copy, happening: Happening | None = None) -> Steps[None]:
    """Cast a spell of one's own."""
    keeper = _keeper(game, spell)
    game.allow_casts(seat, game.adventurers[seat].casts - 1)
    yield from work(game, seat, spell, happening)
    fire(game, CAST, seat)
    if keeper is not None and keeper in game.zones:
        _serve(game, seat, keeper)
    yield from _replenish(game, seat)


def cast_by(game: World, actor: Word, spell: Copy, happening: Happening) -> Steps[None]:
    """An adventurer or a being casts; no allowance binds beings."""
    if isinstance(actor, int):
        yield from cast(game, actor, spell, happening)
    else:
        yield from work(game, actor, spell, happening)


def work(game: World, actor: Word, spell: Copy, happening: Happening | None = None) -> Steps[None]:
    """The spell is cast: as an answer to what is announced, or for its own effect. What it costs is not said here."""
    answer = None if happening is None else _find_answer(game, actor, spell, happening)
    move(game, spell, game.zone("casting"), tell=False)
    if isinstance(actor, int):
        game.log.tell(events.Casts, actor, spell)
    else:
        game.log.tell(events.BeingCasts, actor, spell)
    if answer is not None and happening is not None:
        cancelled = yield from _answer(game, actor, spell, answer, happening)
    else:
        cancelled = yield from _cast(game, actor, spell)
    _end_casting(game, spell, cancelled)


def _serve(game: World, seat: int, keeper: Copy) -> None:
    """Who holds a spell for a fee is paid, and leaves when it has no more."""
    card = game.card(keeper)
    if isinstance(card, ThingCard) and card.spell_fee:
        game.adventurers[seat].gold -= min(card.spell_fee, game.adventurers[seat].gold)
        if not game.zone("held", keeper):
            things.throw_away(game, keeper)


def _find_answer(game: World, seat: Word, spell: Copy, happening: Happening) -> Answer | None:
    slot = game.card(spell).effects.get("react")
    return answer_in(slot, lambda answer: answer.context(game, seat, spell, happening))


def _answer(game: World, actor: Word, spell: Copy, answer: Answer, happening: Happening) -> Steps[bool]:
    ctx = answer.context(game, actor, spell, happening)
    own = Happening(CAST, None, ctx.seat, about=spell, answers=happening, for_=ctx.for_)
    yield from announce(ctx, own, WINDOWS)
    if not own.cancelled:
        yield from perform(answer.effect, ctx)
    return own.cancelled


def _cast(game: World, actor: Word, spell: Copy) -> Steps[bool]:
    """Aim, announce, land: on whom it then hits, and on all whom it has been spread to."""
    ctx = acting(game, actor, spell)
    aimed = yield from aim(game.card(spell).effects["cast"], ctx)
    if aimed is None:
        return True
    hit = hit_by(game, aimed.ctx.bound)
    own = Happening(CAST, hit, ctx.seat, about=spell, targets=aimed.ctx.bound, for_=ctx.for_)
    yield from announce(ctx, own, WINDOWS)
    if own.cancelled:
        return True
    landing = acting(game, own.author, spell, aimed.ctx.bound, ctx.happening)
    if own.seat is not None and own.seat != hit:
        yield from land_on(aimed.effect, landing, own.seat)
    else:
        yield from land(aimed.effect, landing)
    for other in game.spread.pop(spell, ()):
        yield from land_on(aimed.effect, landing, other)
    return False


def _end_casting(game: World, spell: Copy, cancelled: bool) -> None:
    """The card goes to the used spells, unless it lies elsewhere by now or somebody catches it."""
    if cancelled:
        game.log.tell(events.Fizzles, spell)
    game.spread.pop(spell, None)
    catcher = game.caught.pop(spell, None)
    if game.zones.of(spell).kind.name != "casting":
        return
    if catcher is not None and room(game, catcher) > 0:
        move(game, spell, game.zone("spells", catcher), tell=False)
    else:
        move(game, spell, game.discard_of(spell), tell=False)


def catch(game: World, seat: int, spell: Copy) -> None:
    game.caught[spell] = seat


def burn(game: World, spell: Copy) -> None:
    if spell in game.zones:
        move(game, spell, game.zone("aside"), tell=False)


def spread(game: World, happening: Happening, seat: int) -> None:
    game.spread.setdefault(str(happening.about), []).append(seat)


def at_adventurers(game: World, seat: int, spells: Iterable[Copy]) -> list[Copy]:
    """Those of the spells that can be cast on some adventurer now, whenever in a turn they are meant to be cast."""
    if game.adventurers[seat].toad or not allowed(game, seat, CAST):
        return []
    found: list[Copy] = []
    for spell in spells:
        card = game.card(spell)
        effect = card.effects.get(CAST)
        timely = isinstance(card, SpellCard) and not IN_A_TURN.isdisjoint(card.timing)
        if timely and effect is not None and _at_somebody(effect) and effect.possible(acting(game, seat, spell)):
            found.append(spell)
    return found


def _at_somebody(effect: Effect) -> bool:
    if isinstance(effect, ChooseOne):
        return all(_at_somebody(one) for one in effect.branches.values())
    return isinstance(effect, Choose) and (effect.selector.kind == PLAYER or effect.selector.word in ("theirs", "met"))


# -- dice


def set_dice(game: World, pips: int) -> None:
    """Every die of the roll on the table, if there is one, shows this, now or when it falls."""
    if not game.ongoing.throws:
        return
    thrown = game.ongoing.throws[-1]
    if thrown.dice:
        thrown.dice = [pips] * len(thrown.dice)
    else:
        game.chance.falls[:0] = [pips] * (thrown.kept + thrown.more)


def rolled_for(game: World, seat: int, name: str) -> None:
    if name == "sage":
        fire(game, "roll_sage", seat)


WINDOWS.spells = Casting(could_cast, castable, cast_by)
