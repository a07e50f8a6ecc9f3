"""How two house decks differ, told as people read cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from brzdek.commands.deck_template import flow
from brzdek.core.catalog.differences import ChangedField, DeckChange
from brzdek.core.drawing import Style
from brzdek.core.text import LANGS, Say

if TYPE_CHECKING:
    from brzdek.core.catalog.shelf import Shelf
    from brzdek.core.rulebook import Rulebook

LONGEST = 300
"""Letters of a value that are shown."""
USUAL = "default"
"""The field of an option that a deck sets when it gives a mere value."""


def told(
    changes: Sequence[DeckChange], old: Shelf, new: Shelf, rulebook: Rulebook[Any, Any] | None, say: Say
) -> list[str]:
    """All differences in lines. ``rulebook``: of the game that the decks are for, if they are for one."""
    if not changes:
        return [say("diff.same")]
    return [line for change in changes for line in _told(change, old, new, rulebook, say)]


def _told(change: DeckChange, old: Shelf, new: Shelf, rulebook: Rulebook[Any, Any] | None, say: Say) -> list[str]:
    head = say(f"diff.{change.how}", what=_what(change, old if change.how == "removed" else new, say))
    if change.sort == "card" and change.how == "added":
        card = new.cards[change.name]
        text = _drawn(rulebook, " · ".join([*card.notes(say.lang), card.text(say.lang)]), say)
        return [head, f"    ×{card.copies}" + (f" · {text}" if text else "")]
    if [one.field for one in change.changes] in ([""], [USUAL]):
        (only,) = change.changes
        return [say("diff.value", head=head, old=_value(only.old, say), new=_value(only.new, say))]
    return [head, *(line for one in change.changes for line in _field(one, change, old, new, rulebook, say))]


def _what(change: DeckChange, shelf: Shelf, say: Say) -> str:
    """The thing that differs, by its name."""
    if change.sort == "card":
        return say("diff.card", name=f"{shelf.cards[change.name].name.to(say.lang)} ({change.name})")
    if change.sort == "option":
        return say("diff.option", name=change.name)
    return say("diff.entry", table=change.sort, name=change.name) if change.name else change.sort


def _field(
    one: ChangedField, change: DeckChange, old: Shelf, new: Shelf, rulebook: Rulebook[Any, Any] | None, say: Say
) -> list[str]:
    if change.sort == "card" and one.field in new.cards[change.name].effects | old.cards[change.name].effects:
        texts = [_effect(shelf, change.name, one.field, rulebook, say) for shelf in (old, new)]
        return [say("diff.field", field=one.field, old=texts[0], new=texts[1])]
    if _in_both_languages(one.old) and _in_both_languages(one.new):
        pairs = [(lang, one.old[lang], one.new[lang]) for lang in LANGS if one.old[lang] != one.new[lang]]
        return [
            say(
                "diff.field",
                field=f"{one.field} {lang}",
                old=say("diff.text", text=was),
                new=say("diff.text", text=now),
            )
            for lang, was, now in pairs
            if len(pairs) == 1 or lang == say.lang
        ]
    return [say("diff.field", field=one.field, old=_value(one.old, say), new=_value(one.new, say))]


def _in_both_languages(value: Any) -> bool:
    return isinstance(value, dict) and set(value) == set(LANGS)


def _effect(shelf: Shelf, card: str, slot: str, rulebook: Rulebook[Any, Any] | None, say: Say) -> str:
    effect = shelf.cards[card].effects.get(slot)
    return (
        say("diff.nothing") if effect is None else say("diff.text", text=_drawn(rulebook, effect.text(say.lang), say))
    )


def _drawn(rulebook: Rulebook[Any, Any] | None, text: str, say: Say) -> str:
    if rulebook is None:
        return text.strip(" ·")
    face = rulebook.face
    return face.drawn(text, face.say(say.lang), Style(unicode=False)).strip(" ·")


def _value(value: Any, say: Say) -> str:
    """A plain value; of a text in both languages, the one that is read."""
    if value is None:
        return say("diff.nothing")
    if _in_both_languages(value):
        return say("diff.text", text=value[say.lang])
    text = value if isinstance(value, str) else flow(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
