"""How clauses become sentences, and the marks that stand for icons."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from brzdek.core.effects.words import WORDS
from brzdek.core.text import Lang, Say, Text, fill

Who: TypeAlias = Literal["you", "they"]
"""Told to the reader of the card, or about some other player."""

_SAY: dict[Lang, Say] = {"pl": Say("pl", WORDS), "en": Say("en", WORDS)}


def say(lang: Lang, key: str, **values: Any) -> str:
    """A message of the card language."""
    return _SAY[lang](key, **values)


class Reading(NamedTuple):
    """The same clause told to the reader ("odrzuć") and about a player ("odrzuca")."""

    you: Text
    they: Text

    def to(self, lang: Lang, who: Who, **values: Any) -> str:
        text = self.you if who == "you" else self.they
        return fill(lang, text.to(lang), values)


def same(pl: str, en: str) -> Reading:
    """A clause that reads the same whoever is meant."""
    return Reading(Text(pl, en), Text(pl, en))


# -- joining


def listed(lang: Lang, clauses: Sequence[str], joint: Literal["and", "or"] = "and") -> str:
    """As in "a, b i c".

    Clauses with commas of their own are kept apart by semicolons; alternatives with semicolons or colons of
    their own are numbered.
    """
    if len(clauses) < 2:
        return "".join(clauses)
    if joint == "or" and _have(clauses, "; ", ": "):
        return "; ".join([f"({number}) {clause}" for number, clause in enumerate(clauses, 1)])
    joined = say(lang, joint)
    if _have(clauses, ", ", ": ", "; "):
        return "; ".join(clauses[:-1]) + f"; {joined.strip()} {clauses[-1]}"
    return ", ".join(clauses[:-1]) + joined + clauses[-1]


def _have(clauses: Sequence[str], *marks: str) -> bool:
    return any(mark in clause for clause in clauses for mark in marks)


_SIGNS = ("+", "-", "−", "⟦")


def about(subject: str, clause: str, *, flows: bool = True) -> str:
    """A clause with its subject: "każdy inny gracz odrzuca 1 kartę", "każdy inny gracz: +1 ⟦clank⟧"."""
    return f"{subject} {clause}" if flows and not clause.startswith(_SIGNS) else f"{subject}: {clause}"


def sentence(clause: str) -> str:
    """With a capital at the start and one full stop."""
    clause = clause.strip()
    if not clause:
        return ""
    end = "" if clause.endswith((".", "!", "?", "…")) else "."
    return clause[0].upper() + clause[1:] + end


def paragraph(clauses: Sequence[str]) -> str:
    return " ".join(filter(None, map(sentence, clauses)))


def signed(number: int) -> str:
    """A sum to add: "+2", "−1"."""
    return f"+{number}" if number >= 0 else f"−{-number}"


# -- icons

_MARK = re.compile(r"⟦(\w+)⟧")


def icon(name: str) -> str:
    """The mark of an icon inside a card text."""
    return f"⟦{name}⟧"


def pieces(text: str) -> Iterator[tuple[bool, str]]:
    """The text in pieces: (True, name of an icon) or (False, plain text)."""
    for place, piece in enumerate(_MARK.split(text)):
        if piece:
            yield place % 2 == 1, piece


def with_icons(text: str, draw: Callable[[str], str]) -> str:
    """The text with every icon mark drawn."""
    return "".join(draw(piece) if is_icon else piece for is_icon, piece in pieces(text))
