"""What combats are told with: what was added to the dice, why a lost one cost nothing, what kills without one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from brzdek.core.ask import Word
from brzdek.core.copies import card_of
from brzdek.core.effects.effect import with_inside
from brzdek.core.effects.lasting import Modify
from brzdek.core.events import Rolled
from brzdek.core.log import Event
from brzdek.core.text import Say
from brzdek.core.wording import message
from brzdek.games.magia_i_miecz.face.naming import card_text, name, names, with_words
from brzdek.games.magia_i_miecz.rules import events, scores
from brzdek.games.magia_i_miecz.view.view import WorldView

ATTACK = "attack"
"""A roll in a combat, and what is added to it."""
WINS, DEFEATS = "wins", "defeat"
"""What an enemy does to whom it beats; the verb with which a card kills without a combat."""


class LosesNothing(Event):
    """A combat was lost, and its end cost nothing: by what, a card that was rolled for, or what the foes do instead."""

    seat: int
    foes: tuple[Word, ...]
    card: str = ""


def is_told_with_scores(event: Event, after: Sequence[Event]) -> bool:
    """Is it the die of a combat, which the scores are told with?"""
    if not isinstance(event, Rolled) or event.about != ATTACK:
        return False
    scored = next((one for one in after if isinstance(one, events.Scored)), None)
    if event.total != sum(event.dice):
        return False
    return scored is not None and event.total == (scored.die if event.seat == scored.seat else scored.foe_die)


def with_losses_of_nothing(happened: Sequence[Event], costing: tuple[type[Event], ...]) -> list[Event]:
    """Where a combat with enemies is lost and nothing that usually follows (``costing``) does, that is said."""
    told: list[Event] = []
    for place, event in enumerate(happened):
        told.append(event)
        if not isinstance(event, events.FightEnds) or event.outcome != scores.LOST or isinstance(event.foes[0], int):
            continue
        rest = happened[place + 1 :]
        end = next((at for at, one in enumerate(rest) if isinstance(one, events.TurnBegins)), None)
        if end is None or any(
            isinstance(one, (*costing, events.Saved, events.Gave)) and one[0] == event.seat for one in rest[:end]
        ):
            continue
        rolls = [one for one in rest[:end] if isinstance(one, Rolled) and one.seat == event.seat]
        told.append(LosesNothing(event.seat, event.foes, str(rolls[0].about) if rolls else ""))
    return told


def loses_nothing(view: WorldView, event: LosesNothing, say: Say) -> str | None:
    """That a lost combat cost nothing, and why: a roll for a card averted it, or the foes do something else instead."""
    cards = {card_of(one): view.catalog.cards[card_of(one)] for one in event.foes if isinstance(one, str)}
    told = [
        f"{one.name.to(say.lang)} – {card_text(view, one.id, say)}" for one in cards.values() if WINS in one.effects
    ]
    why = name(view, event.card, say) if event.card else " ".join(told).removesuffix(".")
    return say(message(view, event, "loses_nothing", say), seat=view.names[event.seat], why=why) if why else None


def added(score: int, die: int, added: int = 0) -> str:
    if die <= 0:
        return str(score)
    more = f" {'+' if added > 0 else '−'} {abs(added)}" if added else ""
    return f"{score - die} + {die - added}{more} = {score}"


def added_by(view: WorldView, event: events.Scored, say: Say) -> str:
    """Which of the foes adds to its roll, and when."""
    cards = [view.catalog.cards[card_of(foe)] for foe in event.foes if isinstance(foe, str)] if event.foe_added else []
    for card in cards:
        for effect in card.effects.values():
            if any(isinstance(part, Modify) and ATTACK in part.changes for part in with_inside((effect,))):
                return f" ({card.name.to(say.lang)}: {with_words(effect.phrase(say.lang, 'they'), say)})"
    return ""


def killed_by(
    view: WorldView,
    event: events.Killed,
    before: Sequence[Event],
    bringing: Callable[[int, Event], str | None],
    say: Say,
) -> str:
    """What killed where there was no combat: what was cast or used, else the card of one's own that does so."""
    for one in reversed(before):
        card = bringing(event.seat, one)
        if card is not None:
            return name(view, card, say) if card else ""
        if isinstance(one, events.Drew | events.Reaches | events.Went):
            break
    killing = {card_of(one) for one in view.adventurer(event.seat).carried if _defeats(view, one)}
    return names(view, killing, say) if len(killing) == 1 else ""


def _defeats(view: WorldView, copy: str) -> bool:
    effects = view.catalog.cards[card_of(copy)].effects.values()
    return any(part.word == DEFEATS for part in with_inside(effects))
