"""What the signs and letters of the table mean, and what of oneself an event has changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.facets import Alteration
from brzdek.core.inquiry import INSIDE, LEGEND, MANY, WHAT, Inquiry
from brzdek.core.lines import packed
from brzdek.core.log import Event
from brzdek.core.text import LANGS, Book, Say, Text
from brzdek.games.magia_i_miecz.cards.pieces import ITEMS
from brzdek.games.magia_i_miecz.face import rings
from brzdek.games.magia_i_miecz.face.inquiry_words import CHANGED
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.view.view import WorldView

SIGNS: Book = {
    "sign.own": Text("@ – ty", "@ – you"),
    "sign.player": Text("{letter} – {name}", "{letter} – {name}"),
    "sign.cards": Text(
        "{sign}{n} – {n} {n|karta|karty|kart} na obszarze", "{sign}{n} – {n} {n|card|cards} on the space"
    ),
    "sign.enemy": Text("! – wśród nich Wróg", "! – an enemy among them"),
    "sign.gold": Text("${n} – mieszki złota", "${n} – bags of gold"),
    "sign.hidden": Text("?{n} – zakryte Czary", "?{n} – spells face down"),
    "sign.bridge": Text("≈ – most przez rzekę", "≈ – the bridge over the river"),
    "sign.points": Text(
        "S – Siła · M – Moc · W – Wytrzymałość · mz – mieszki złota",
        "S – Strength · C – Craft · E – Endurance · g – bags of gold",
    ),
    "sign.turn": Text("> – czyja tura", "> – whose turn it is"),
    "sign.listed": Text(
        "Na liście stoją tylko obszary, na których coś jest.", "The list has only spaces on which there is something."
    ),
}
ASKED = Text(
    f"{LEGEND.pl}|wykrzyknik|liczba plansza|cyfra|skrót|literka",
    f"{LEGEND.en}|exclamation|number board|abbreviation|marks|numbers",
)
BETWEEN = " · "
GAINS = (events.Gained, events.Bought, events.TookGold, events.Healed, events.Took, events.GotSpell)
GONE = (events.SpellTaken, events.SpellLost)
LOSSES = (events.Lost, events.Dropped, events.Discarded, events.DroppedSpell)


def legend(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """All of them, as they are drawn at this size."""
    say = say.also(SIGNS)
    drawn = _is_drawn(style)
    others = [seat for seat in range(len(view.names)) if seat != view.seat]
    parts = [say("sign.own")] if view.seat is not None else []
    parts += [say("sign.player", letter=rings.letter(view, seat), name=view.names[seat]) for seat in others]
    if drawn:
        parts += [_worded(one, say, style, view) for one in ("cards", "enemy", "gold", "hidden")]
        parts += [] if style.compact else [say("sign.bridge")]
    if say.knows("sign.marks"):
        parts += [_worded("marks", say, style, view)]
    parts += [*say("sign.points").split(BETWEEN), say("sign.turn")]
    parts += [] if drawn else [say("sign.listed")]
    return [[("", line)] for line in packed(parts, style.width - 1, "  ")]


def at_first_sight(view: WorldView, say: Say, style: Style) -> Mapping[str, str]:
    """The signs without which nobody can read the picture of the board, as soon as they stand on it."""
    if view.phase == "draft" or view.seat is None or not view.adventurer(view.seat).space:
        return {}
    say = say.also(SIGNS)
    told = {sign: say(f"sign.{sign}") for sign in ("own", "points")}
    if _is_drawn(style):
        told |= {sign: _worded(sign, say, style, view) for sign in _on_the_board(view)}
    return told


def _is_drawn(style: Style) -> bool:
    """Is there room for a board with signs?"""
    return style.unicode and style.width >= rings.NARROWEST


def _on_the_board(view: WorldView) -> list[str]:
    """The signs that stand on it now."""
    spaces = [view.space(one) for one in view.rings if view.region(one).board == rings.BOARD]
    cards = [view.catalog.cards[card_of(copy)] for seen in spaces for copy in seen.cards]
    there = {
        "cards": bool(cards),
        "enemy": any(card.kind == "enemy" for card in cards),
        "marks": any(seen.marks for seen in spaces),
        "gold": any(seen.gold for seen in spaces),
        "hidden": any(seen.hidden for seen in spaces),
        "bridge": True,
    }
    return [sign for sign, stands in there.items() if stands]


def _worded(sign: str, say: Say, style: Style, view: WorldView) -> str:
    """What a sign means; of such with a number, one that stands there."""
    if sign == "marks":
        return say("sign.marks") if style.unicode else say("sign.marks").replace("◆", "*")
    spaces = [view.space(one) for one in view.rings if view.region(one).board == rings.BOARD]
    counts = {
        "cards": [len(seen.cards) for seen in spaces],
        "gold": [seen.gold for seen in spaces],
        "hidden": [seen.hidden for seen in spaces],
    }
    n = next(filter(None, counts.get(sign, ())), 1)
    return say(f"sign.{sign}", sign="▪", n=n) if sign in counts else say(f"sign.{sign}")


def change(view: WorldView, event: Event) -> Alteration | None:
    """What of the reader's own is more or less by an event."""
    if getattr(event, "seat", None) != view.seat:
        mine = isinstance(event, events.Gave) and event.whom == view.seat
        return Alteration(_called(view, event.what), True) if mine and isinstance(event, events.Gave) else None
    if isinstance(event, GONE):
        return Alteration([*_called(view, event.card), *_words("spell")], False)
    for kinds, more in ((GAINS, True), (LOSSES, False)):
        if isinstance(event, kinds):
            return Alteration(_called(view, _thing(event)), more)
    if isinstance(event, events.Gave):
        return Alteration(_called(view, event.what), False)
    key = CHANGING.get(type(event))
    return Alteration(_words(key)) if key else None


CHANGING: dict[type[Event], str] = {
    events.LosesTurn: "turn",
    events.TurnLost: "turn",
    events.ToadBegins: "toad",
    events.Becomes: "alignment",
    events.Went: "place",
    events.Placed: "place",
}


def _thing(event: Event) -> str:
    if isinstance(event, events.TookGold):
        return "gold"
    if isinstance(event, events.Healed):
        return "endurance"
    if isinstance(event, events.GotSpell | events.DroppedSpell):
        return "spell"
    return str(getattr(event, "what", "") or getattr(event, "card", ""))


def _called(view: WorldView, thing: str) -> Sequence[str]:
    card = view.catalog.cards.get(card_of(thing))
    if card is None:
        return _words(thing)
    return [*(card.name.to(lang) for lang in LANGS), *_words("item" if card.kind in ITEMS else card.kind)]


def _words(key: str) -> Sequence[str]:
    return [word for lang in LANGS for word in CHANGED[key].to(lang).split("|")] if key in CHANGED else ()


SIGN_INQUIRIES: Sequence[Inquiry[WorldView]] = (Inquiry(f"{WHAT}|{INSIDE}|{MANY}", ASKED, legend),)
