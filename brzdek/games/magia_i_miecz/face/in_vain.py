"""A stranger who exchanges one thing for another comes to somebody who has nothing of what he takes."""

from __future__ import annotations

from collections.abc import Iterator

from brzdek.core.copies import card_of
from brzdek.core.effects.effect import Effect, inside
from brzdek.core.log import Event
from brzdek.core.text import Book, Say, Text
from brzdek.games.magia_i_miecz.cards.points_verbs import Lose, Pay
from brzdek.games.magia_i_miecz.cards.trade_verbs import AsOften
from brzdek.games.magia_i_miecz.face.naming import name
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.view.seen import SeenAdventurer
from brzdek.games.magia_i_miecz.view.view import WorldView

VISIT = "visit"
TEXTS: Book = {
    "event.gives_nothing": Text(
        "{card} nic ci teraz nie wymieni: nie masz do oddania {things}.",
        "{card} has nothing to exchange with you now: you have no {things} to give.",
    ),
    "gives_nothing.strength": Text("Siły ponad początkową", "Strength above your start"),
    "gives_nothing.craft": Text("Mocy ponad początkową", "Craft above your start"),
    "gives_nothing.gold": Text("złota", "gold"),
    "gives_nothing.enough": Text("dość złota", "enough gold"),
    "gives_nothing.or": Text(" ani ", " or "),
}


class GivesNothing(Event):
    """The reader has met somebody none of whose exchanges can be made."""

    seat: int
    card: str


def met_in_vain(view: WorldView, event: Event, after: Event | None) -> list[Event]:
    """Has the reader met such a one, and has nothing followed but that the card went or the turn ended?"""
    if not isinstance(event, events.Reaches | events.Drew) or event.seat != view.seat:
        return []
    gone = isinstance(after, events.Discarded) and after.card == event.card
    if not (gone or isinstance(after, events.TurnBegins)):
        return []
    taken = _taken(view, event.card)
    could = any(_has(view.adventurer(event.seat), what, least, view) for what, least in taken.items())
    return [GivesNothing(event.seat, event.card)] if taken and not could else []


def worded(view: WorldView, event: GivesNothing, say: Say) -> str:
    say = say.also(TEXTS)
    things = [
        say("gives_nothing.enough" if least > 1 else f"gives_nothing.{what}")
        for what, least in _taken(view, event.card).items()
    ]
    return say("event.gives_nothing", card=name(view, event.card, say), things=say("gives_nothing.or").join(things))


def _taken(view: WorldView, copy: str) -> dict[str, int]:
    """What a card takes at least for what it gives, if all that it does is to exchange."""
    slots = view.catalog.cards[card_of(copy)].effects
    parts = list(_within(slots[VISIT])) if VISIT in slots else []
    if not any(isinstance(part, AsOften) for part in parts):
        return {}
    taken: dict[str, int] = {}
    for part in parts:
        if isinstance(part, Lose):
            taken |= dict.fromkeys(part.amounts, 1)
        elif isinstance(part, Pay):
            taken["gold"] = part.amount
    return taken if all(f"gives_nothing.{what}" in TEXTS for what in taken) else {}


def _has(one: SeenAdventurer, what: str, least: int, view: WorldView) -> bool:
    """Has somebody so much of it to give: of Strength and Craft what exceeds his start?"""
    if what == "gold":
        return one.gold >= least
    start = getattr(view.catalog.cards[card_of(one.characters[0])], what)
    return bool(one.toad) or int(getattr(one, f"own_{what}")) > int(start)


def _within(effect: Effect) -> Iterator[Effect]:
    yield effect
    yield from inside(effect)
