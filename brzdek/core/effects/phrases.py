"""How words become clauses, and the marks that stand for icons."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal, TypeAlias

from brzdek.core.effects.words import WORDS
from brzdek.core.patterns import pattern
from brzdek.core.text import Lang, Say, Text, fill
from brzdek.core.values import NamedTuple

Who: TypeAlias = Literal["you", "they"]
"""Told to the reader of the card, or about some other player."""
Form: TypeAlias = Literal["you", "they", "purpose"]
"""The forms of a verb: "odrzuć", "odrzuca", "odrzucić"."""

_SAY: dict[Lang, Say] = {"pl": Say("pl", WORDS), "en": Say("en", WORDS)}


def say(lang: Lang, key: str, **values: Any) -> str:
    """A message of the card language."""
    return _SAY[lang](key, **values)


class Reading(NamedTuple):
    """The same clause told to the reader ("odrzuć"), about a player ("odrzuca") and as a purpose ("odrzucić").

    Templates may hold ``{your}``: "your" for the reader, "their" for a player.
    """

    you: Text
    they: Text
    purpose: Text | None = None
    """After "aby" and "możesz"; a clause that is no deed of the player's has none."""

    def to(self, lang: Lang, who: Who, **values: Any) -> str:
        text = self.you if who == "you" else self.they
        return fill(lang, text.to(lang), {"your": YOUR[who], **values})

    def aimed(self, lang: Lang, who: Who, **values: Any) -> str | None:
        return None if self.purpose is None else fill(lang, self.purpose.to(lang), {"your": YOUR[who], **values})


YOUR: dict[Who, str] = {"you": "your", "they": "their"}
VERB = "{verb}"


def same(pl: str, en: str) -> Reading:
    """A clause that reads the same whoever is meant."""
    return Reading(Text(pl, en), Text(pl, en))


def deed(pl: tuple[str, str, str], en: tuple[str, str] | tuple[str, str, str], rest: Text) -> Reading:
    """What a player does, by the forms of its verb: "odrzuć", "odrzuca", "odrzucić"; "discard", "discards".

    In English the purpose is like the first form unless it is given. ``rest`` follows the verb, or holds it as
    ``{verb}``.
    """
    told, tells, purpose = [
        Text(*[_around(form, words) for form, words in zip(forms, rest, strict=True)])
        for forms in zip(pl, (*en, en[0])[:3], strict=True)
    ]
    return Reading(told, tells, purpose)


def _around(verb: str, words: str) -> str:
    return words.replace(VERB, verb) if VERB in words else f"{verb} {words}"


# -- joining


Joint: TypeAlias = Literal["and", "or", "either"]
"""Together; one of them, at choice; one of them or more."""


def listed(lang: Lang, clauses: Sequence[str], joint: Joint = "and") -> str:
    """As in "a, b i c".

    Clauses with commas of their own, or joined like the list itself, are kept apart by semicolons; alternatives with
    semicolons or colons of their own are numbered.
    """
    if len(clauses) < 2:
        return "".join(clauses)
    if joint != "and" and _have(clauses, "; ", ": "):
        return "; ".join([f"({number}) {clause}" for number, clause in enumerate(clauses, 1)])
    joined = say(lang, joint)
    alike = (joined,) if joint == "and" else (say(lang, "or"), say(lang, "either"))
    if _have(clauses, ", ", ": ", "; ", *alike):
        return "; ".join(clauses[:-1]) + f"; {joined.strip()} {clauses[-1]}"
    return ", ".join(clauses[:-1]) + joined + clauses[-1]


def _have(clauses: Sequence[str], *marks: str) -> bool:
    return any(mark in clause for clause in clauses for mark in marks)


Flow: TypeAlias = Literal["", ",", ":"]
"""What stands between a subject and a clause about it, beside a space."""


def about(subject: str, clause: str, flow: Flow) -> str:
    """A clause with its subject: "każdy inny gracz odrzuca 1 kartę", "każdy inny gracz, jeśli ma koronę, …"."""
    return f"{subject}{flow} {clause}"


# -- icons

_MARK = pattern(r"⟦(\w+)⟧")
_COUNTED_MARK = pattern(r"(?:(\d+) )?⟦(\w+)⟧(\.?)")


def icon(name: str) -> str:
    """The mark of an icon inside a card text."""
    return f"⟦{name}⟧"


def pieces(text: str) -> Iterator[tuple[bool, str]]:
    """The text in pieces: (True, name of an icon) or (False, plain text)."""
    for place, piece in enumerate(_MARK.split(text)):
        if piece:
            yield place % 2 == 1, piece


def with_icons(text: str, draw: Callable[[str, int], str]) -> str:
    """The text with every icon mark drawn, by its name and the number before it (1 if there is none).

    What is drawn may end with a mark of its own: "Brzdęk!" at the end of a sentence needs no full stop.
    """

    def drawn(mark: re.Match[str]) -> str:
        number, icon, stop = mark.groups()
        shown = draw(icon, int(number or 1))
        return (f"{number} " if number else "") + shown + ("" if shown.endswith(("!", "?", ".")) else stop)

    return _COUNTED_MARK.sub(drawn, text)
