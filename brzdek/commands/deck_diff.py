"""How two house decks differ, told as people read cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from brzdek.commands.deck_template import flow
from brzdek.core.catalog.differences import ChangedField, DeckChange
from brzdek.core.face import Style
from brzdek.core.text import LANGS, Say

if TYPE_CHECKING:
    from brzdek.core.catalog.shelf import Shelf
    from brzdek.core.rulebook import Rulebook

LONGEST = 300
"""Letters of a value that are shown."""


def told(
    changes: Sequence[DeckChange], old: Shelf, new: Shelf, rulebook: Rulebook[Any, Any] | None, say: Say
) -> list[str]:
    """All differences in lines. ``rulebook``: of the game that the decks are for, if they are for one."""
    if not changes:
        return [say("diff.same")]
    return [line for change in changes for line in _told(change, old, new, rulebook, say)]


def _told(change: DeckChange, old: Shelf, new: Shelf, rulebook: Rulebook[Any, Any] | None, say: Say) -> list[str]:
    what = say(f"diff.{change.sort}") if change.sort in ("card", "option") else f"{say('diff.table')} {change.sort}"
    shelf = old if change.how == "removed" else new
    head = say(f"diff.{change.how}", what=what, name=_name(change, shelf, say) or change.sort)
    if change.sort == "card" and change.how == "added":
        card = new.cards[change.name]
        text = _drawn(rulebook, " · ".join([*card.notes(say.lang), card.text(say.lang)]), say)
        return [head, f"    ×{card.copies}" + (f" · {text}" if text else "")]
    return [head, *(_field(one, change, old, new, rulebook, say) for one in change.changes)]


def _name(change: DeckChange, shelf: Shelf, say: Say) -> str:
    if change.sort == "card":
        return f"{shelf.cards[change.name].name.to(say.lang)} ({change.name})"
    return change.name


def _field(
    one: ChangedField, change: DeckChange, old: Shelf, new: Shelf, rulebook: Rulebook[Any, Any] | None, say: Say
) -> str:
    if change.sort == "card" and one.field in new.cards[change.name].effects | old.cards[change.name].effects:
        texts = [_effect(shelf, change.name, one.field, rulebook, say) for shelf in (old, new)]
        return say("diff.field", field=one.field, old=texts[0], new=texts[1])
    return say("diff.field", field=one.field or change.sort, old=_value(one.old, say), new=_value(one.new, say))


def _effect(shelf: Shelf, card: str, slot: str, rulebook: Rulebook[Any, Any] | None, say: Say) -> str:
    effect = shelf.cards[card].effects.get(slot)
    return say("diff.nothing") if effect is None else f"„{_drawn(rulebook, effect.text(say.lang), say)}”"


def _drawn(rulebook: Rulebook[Any, Any] | None, text: str, say: Say) -> str:
    if rulebook is None:
        return text.strip(" ·")
    face = rulebook.face
    return face.drawn(text, face.say(say.lang), Style(unicode=False)).strip(" ·")


def _value(value: Any, say: Say) -> str:
    """A plain value; of a text in both languages, the one that is read."""
    if value is None:
        return say("diff.nothing")
    if isinstance(value, dict) and set(value) == set(LANGS):
        return f"„{value[say.lang]}”"
    text = value if isinstance(value, str) else flow(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
