"""Why something happened: the card, the space, the combat or the rule that brought it about, for whoever asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.effects.effect import Effect, with_inside
from brzdek.core.events import Rolled
from brzdek.core.inquiry import CAUSE, Inquiry, best_named
from brzdek.core.log import Event
from brzdek.core.text import Say, fold
from brzdek.games.magia_i_miecz.cards.attack_verbs import Shoot
from brzdek.games.magia_i_miecz.cards.points_verbs import Gain, HandOver, Heal, Lose, Pay
from brzdek.games.magia_i_miecz.face import telling
from brzdek.games.magia_i_miecz.face.naming import as_printed, card_text, name, with_words
from brzdek.games.magia_i_miecz.face.self_inquiries import named_others, own, told
from brzdek.games.magia_i_miecz.face.situation_words import SITUATIONS
from brzdek.games.magia_i_miecz.rules import events, scores
from brzdek.games.magia_i_miecz.view.view import WorldView

GONE = (events.Discarded, events.Dropped)
STRIPPING = (events.ToadBegins, events.Died, events.Becomes)
"""With these somebody loses what lies on his space afterwards."""
BY_CARD = (events.Reaches, events.Drew, telling.Meets, events.Casts, telling.Uses)


Cause: TypeAlias = Callable[[WorldView, Event, Event, Say], str]
"""Whether the first of two events brought about the second, in words; "": it did not."""


def because(view: WorldView, happened: Sequence[Event], place: int, say: Say, by: Cause | None = None) -> str:
    """What brought an event about, with what its card or the rule says; "": nothing in its turn tells that.

    ``by``: what else may have, where a layer above knows more.
    """
    event = happened[place]
    after = happened[place + 1] if place + 1 < len(happened) else None
    if isinstance(event, GONE) and isinstance(after, events.Went) and (barred := _barred(view, after, event, say)):
        return barred  # it is lost on the way in
    if isinstance(event, events.Dropped) and _is_put_down(view, happened, place):
        return say("because.put_down")
    for before in range(place - 1, -1, -1):
        one = happened[before]
        if isinstance(one, events.TurnBegins):
            return ""
        if isinstance(one, events.Took) and telling.is_find(view, one) and isinstance(event, events.Gained):
            went = (step for step in reversed(happened[:before]) if isinstance(step, events.Went | events.Placed))
            space = next((step.space for step in went if step.seat == event.seat), "")
            return say("because.find", card=name(view, one.card, say), space=name(view, space, say))
        if found := (by and by(view, one, event, say)) or _by(view, one, event, say):
            return found
    return ""


def _is_put_down(view: WorldView, happened: Sequence[Event], place: int) -> bool:
    """Was a thing laid down by choice, or for want of room, and neither left behind on a way nor by a toad, a dead one
    or whoever may not own it any more?
    """
    dropped = happened[place]
    regions = view.regions.values()
    if any(card_of(_thing(dropped)) in (*region.bars, *region.leaves) for region in regions):
        return False
    begins = (at for at in range(place, -1, -1) if isinstance(happened[at], events.TurnBegins))
    ends = (at for at in range(place, len(happened)) if isinstance(happened[at], events.TurnBegins))
    turn = happened[next(begins, 0) : next(ends, len(happened))]
    return not any(isinstance(one, STRIPPING) and one[0] == dropped[0] for one in turn)


def _by(view: WorldView, one: Event, event: Event, say: Say) -> str:
    """The same, if it was this that brought it about."""
    if isinstance(one, events.Went):
        return _by_place(view, one, event, say) if one.seat == event[0] else ""
    if isinstance(one, events.FightEnds):
        return _by_combat(view, one, event, say)
    if isinstance(one, events.Shot):
        by = one.hit and one.target == event[0] and isinstance(event, events.Lost)
        return say("because.shot", who=view.names[one.seat], ability=_shooter(view, one.seat, say)) if by else ""
    if isinstance(one, events.Exchanged):
        exchanged = isinstance(event, events.Gained) and one.seat == event.seat and one.what == event.what
        return say("because.exchanged") if exchanged else ""
    if isinstance(one, Rolled) and one.seat == event[0]:
        return _by_roll(view, one, event, say)
    if isinstance(one, BY_CARD):
        card = view.catalog.cards[card_of(str(one[1]))]
        if card_of(_thing(event)) != card.id and (isinstance(event, GONE) or _touches(card.effects.values(), event)):
            key = "because.card" if one[0] == view.seat else "because.card_of"
            return say(key, card=card.name.to(say.lang), who=view.names[one[0]], text=card_text(view, card.id, say))
    return ""


def _by_place(view: WorldView, went: events.Went, event: Event, say: Say) -> str:
    """Who comes to a space does what it says; into some regions not everything may be taken."""
    if isinstance(event, GONE) and (barred := _barred(view, went, event, say)):
        return barred
    space = name(view, went.space, say)
    if _touches(view.land(went.space).effects.values(), event):
        return say("because.place", space=space, text=card_text(view, went.space, say))
    return say("because.there", space=space) if isinstance(event, events.Took | events.TookGold) else ""


def _barred(view: WorldView, went: events.Went, event: Event, say: Say) -> str:
    """Why a thing was lost, if it may not be taken where somebody went."""
    region, thing = view.region(went.space), card_of(_thing(event))
    if went.seat != event[0] or thing not in (*region.bars, *region.leaves):
        return ""
    key = "because.barred" if thing in region.bars else "because.left"
    return say(key, card=name(view, thing, say), region=region.name.to(say.lang))


def _by_combat(view: WorldView, ends: events.FightEnds, event: Event, say: Say) -> str:
    """Whoever loses a combat pays for it, to an enemy as its card says."""
    if not isinstance(event, (events.Lost, events.Gave, *GONE)) or (isinstance(event, events.Lost) and not event.n):
        return ""
    if ends.seat == event[0] and ends.outcome == scores.LOST:
        foes = ", ".join(as_printed(view, one, say) for one in ends.foes)
        if any(isinstance(one, int) for one in ends.foes):
            return say("because.duel", who=foes)
        cards = [view.catalog.cards[card_of(str(one))] for one in ends.foes]
        texts = [card_text(view, card.id, say) for card in cards if "wins" in card.effects]
        return " ".join([say("because.lost_combat" if texts else "because.lost_usual", foes=foes), *texts])
    if event[0] in ends.foes and ends.outcome == scores.WON:
        return say("because.duel", who=view.names[ends.seat])
    return ""


def _by_roll(view: WorldView, roll: Rolled, event: Event, say: Say) -> str:
    row = telling.row_of(view, roll)
    if row is None or not (isinstance(event, GONE) or _touches((row.effect,), event)):
        return ""
    brought = with_words(row.effect.inner(say.lang, "you"), say)
    return say("because.roll", what=telling.rolled_for(view, roll.about, say), n=roll.total, brings=brought)


def _thing(event: Event) -> str:
    return str(getattr(event, "card", "") or getattr(event, "what", ""))


def _touches(effects: Iterable[Effect], event: Event) -> bool:
    """May such effects bring that about?"""
    parts = list(with_inside(effects))
    match event:
        case events.Lost(what=what):
            taking = (Lose, HandOver)
            return any(isinstance(one, taking) and what in one.amounts for one in parts) or (
                what == "gold" and any(isinstance(one, Pay) for one in parts)
            )
        case events.Gained(what=what):
            return any(isinstance(one, Gain) and what in one.amounts for one in parts)
        case events.GotSpell():
            return any(isinstance(one, Gain) and "spell" in one.amounts for one in parts)
        case events.Healed():
            return any(isinstance(one, Heal) for one in parts)
        case events.LosesTurn() | events.ToadBegins() | events.Becomes() | events.Went():
            return any(one.word in WORKING[type(event)] for one in parts)
    return False


WORKING: Mapping[type[Event], Sequence[str]] = {
    events.LosesTurn: ("lose_turn", "give_turn"),
    events.ToadBegins: ("toad",),
    events.Becomes: ("become",),
    events.Went: ("move_to", "pace"),
}
"""The verbs that bring such an event about."""


# -- what others did, and what did not happen


def _shooter(view: WorldView, seat: int, say: Say) -> str:
    """What of a player's own lets him shoot."""
    one = view.adventurer(seat)
    for copy in (*one.characters, *one.carried):
        effects = view.catalog.cards[card_of(copy)].effects.values()
        if any(isinstance(part, Shoot) for part in with_inside(effects)):
            shots = [effect for effect in effects if any(isinstance(part, Shoot) for part in with_inside((effect,)))]
            texts = [f"{with_words(effect.phrase(say.lang, 'you'), say)}." for effect in shots]
            return say("because.ability", card=name(view, copy, say), text=" ".join(texts))
    return say("because.some_ability")


def _why_shot(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Which ability lets whoever shot last do so."""
    others = named_others(view, about)
    shots = [one for one in view.events() if isinstance(one, events.Shot) and one.seat != view.seat]
    shots = [one for one in shots if one.seat in others] or ([] if others else shots)
    if not shots:
        return []
    last = shots[-1]
    what = say("because.shot", who=view.names[last.seat], ability=_shooter(view, last.seat, say))
    return told(style, what, say("because.free_to"))


def _why_nothing(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Why a place or a card that is named did nothing when one met it last."""
    if own(view) is None or DENIED.isdisjoint(fold(word.strip("?!.,")) for word in about.split()):
        return []
    met = _met_last(view, about)
    if met is None:
        return []
    source, after = met
    text = say("because.card", card=name(view, source, say), text=card_text(view, source, say))
    nothing = [one for one in after if isinstance(one, events.HadNone) and one.seat == view.seat]
    if nothing:
        return told(style, *dict.fromkeys(_sentence(view, one, say) for one in nothing), text)
    rolls = [one for one in after if isinstance(one, Rolled) and one.seat == view.seat and one.about == source]
    if rolls:
        brings = telling.brought_by(view, rolls[-1], say) or say("told.nothing")
        return told(style, say("because.rolled_nothing", n=rolls[-1].total, brings=brings), text)
    saved = [one for one in after if isinstance(one, events.Saved) and one.seat == view.seat]
    if saved:
        return told(style, *(_sentence(view, one, say) for one in saved), text)
    effects = view.land(source).effects if source in view.rings else view.catalog.cards[card_of(source)].effects
    taken = any(isinstance(one, events.Lost | events.Gained) and one.seat == view.seat for one in after)
    asks = [one for one in with_inside(effects.values()) if isinstance(one, Lose | Pay)]
    if taken or not asks or any(isinstance(one, Gain) for one in with_inside(effects.values())):
        return []
    one = view.adventurer(view.seat or 0)
    had = say("because.nothing_to_lose", gold=one.gold, strength=one.own_strength, craft=one.own_craft)
    return told(style, had, text)


def _sentence(view: WorldView, event: Event, say: Say) -> str:
    from brzdek.games.magia_i_miecz.face.face import WorldFace

    return WorldFace().event(view, event, say) or ""


DENIED = frozenset(fold("nie nic didn't didnt not nothing wasn't doesn't don't haven't hasn't no").split())


def _met_last(view: WorldView, about: str) -> tuple[str, Sequence[Event]] | None:
    """The place or the card that is named and that one met, and what happened to the end of that turn."""
    log = view.events()
    met = {
        place: str(one[1])
        for place, one in enumerate(log)
        if isinstance(one, events.Went | events.Reaches) and one.seat == view.seat
    }
    cards = view.catalog.cards
    found = best_named(about, {place: tuple(cards[card_of(what)].name) for place, what in met.items()})
    if not found:
        return None
    place = max(found)
    ends = (at for at in range(place + 1, len(log)) if isinstance(log[at], events.TurnBegins | events.Went))
    return met[place], log[place + 1 : next(ends, len(log))]


OF_CAUSES: Sequence[Inquiry[WorldView]] = (
    Inquiry(CAUSE, SITUATIONS["why_shot"], _why_shot),
    Inquiry(CAUSE, SITUATIONS["why_nothing"], _why_nothing),
)
