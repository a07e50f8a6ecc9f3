"""The draft: whose characters one reads, and whether one still chooses."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.ask import Ask
from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import best_named
from brzdek.core.log import Event
from brzdek.core.patterns import pattern
from brzdek.core.text import Say
from brzdek.games.magia_i_miecz.face import telling
from brzdek.games.magia_i_miecz.face.drawing import other_line
from brzdek.games.magia_i_miecz.face.naming import name
from brzdek.games.magia_i_miecz.face.sheets import draft_lines, head, is_low
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.view.view import WorldView

CHARACTER = "character"
_BETWEEN = pattern(r",| (?:i|z|ze|a|oraz|and|with|to|vs) ")
"""What stands between things that are compared."""


def chooses(view: WorldView) -> bool:
    """Does one still choose characters? Whoever has chosen looks at the board."""
    return view.phase == "draft" and not _has(view, events.PairChosen)


def bans(view: WorldView) -> bool:
    """Does one look at the characters of a neighbour, and will choose among one's own later?"""
    return _has(view, events.DealtSet) and not _has(view, events.Banned)


def _has(view: WorldView, kind: type[Event]) -> bool:
    """Has such a thing happened to the reader?"""
    return any(isinstance(one, kind) and getattr(one, "seat", None) == view.seat for one in view.events())


def own(view: WorldView, say: Say, style: Style) -> list[Line]:
    """The characters that one was dealt, a line each."""
    cards = view.dealt
    return _titled(view, _own_title(view, say), cards, [head(view, one, say) for one in cards], say) if cards else []


def _own_title(view: WorldView, say: Say) -> str:
    """Whose they are, and who has taken which of them out of the game."""
    dealt = telling.own_set(view)
    gone = [one for one in view.events() if isinstance(one, events.Banned) and one.card in dealt]
    removed = [say("draft.removed", seat=view.names[one.seat], card=name(view, one.card, say)) for one in gone]
    return say("hand.dealt") + "".join(removed)


def chosen_by(view: WorldView, seat: int, say: Say) -> list[Line]:
    """With whom somebody plays, or that it is not known yet."""
    pairs = [one for one in view.events() if isinstance(one, events.PairChosen) and one.seat == seat]
    cards = " + ".join(name(view, card, say) for one in pairs[-1:] for card in (one.card, one.squire))
    return [[("", say("draft.chosen" if cards else "draft.not_chosen", seat=view.names[seat], cards=cards))]]


def picture(view: WorldView, ask: Ask, say: Say, style: Style) -> list[Line]:
    """The characters of whom one is asked: those of the neighbour, or one's own."""
    if ask.topic not in ("ban", "pair"):
        return []
    cards = list(dict.fromkeys(str(option[1]) for option in ask.options if len(option) > 2 or ask.topic == "ban"))
    title = say("hand.neighbour") if ask.topic == "ban" else _own_title(view, say)
    lines = draft_lines(view, cards, say, style)
    return _titled(view, title, cards, lines, say, all_told=not is_low(style))


def _titled(
    view: WorldView, title: str, cards: Sequence[str], lines: Sequence[str], say: Say, *, all_told: bool = False
) -> list[Line]:
    """Characters under a title, which says how to read all of one where that does not stand there."""
    whole = "" if all_told else say("draft.all", card=name(view, cards[0], say))
    return [[("title", title + whole)], *[[("secret", line)] for line in lines]]


def in_question(view: WorldView) -> Sequence[str]:
    """Those of whom one is asked: the neighbour's, then one's own."""
    sets = [one.characters for one in view.events() if isinstance(one, events.DealtSet)]
    return sets[-1] if bans(view) and sets else view.dealt


def compared(view: WorldView, rest: str, say: Say, style: Style) -> list[Line]:
    """The characters that are named, a line each; if none is, those one chooses from, or else the players."""
    known = {card.id: tuple(card.name) for card in view.catalog.cards.values() if card.kind == CHARACTER}
    named = [one for part in _BETWEEN.split(f" {rest} ") for one in best_named(part, known, whole=True)[:1]]
    cards = list(dict.fromkeys(named))
    if not cards and chooses(view):
        cards = list(in_question(view))
    if cards:
        return [[("", head(view, one, say))] for one in cards]
    return [[("", other_line(view, one, say, style.width - 1))] for one in view.adventurers]
