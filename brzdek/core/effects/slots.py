"""What a card says, as a structure: headings, clauses and sums.

A card has slots (what it does when it is played, acquired, used …). Each has a heading, or none, and parts: sums such
as "+2 ⟦skill⟧", which a printed face may draw large, and clauses in words. Whoever shows a card reads this and draws
it in its own way; ``text`` is the plainest one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TypeAlias

from brzdek.core.values import dataclass


@dataclass(frozen=True, slots=True)
class Sum:
    """A number of something that has an icon."""

    icon: str
    amount: int
    words: str
    """How it reads among other sums: "+2 ⟦skill⟧", "wylecz 1 obrażenie"."""

    @property
    def number(self) -> str:
        return signed(self.amount)


@dataclass(frozen=True, slots=True)
class Clause:
    """One sentence or several, with capital, full stop and icon marks."""

    text: str


Part: TypeAlias = Sum | Clause


@dataclass(frozen=True, slots=True)
class Slot:
    """What a card says under one heading."""

    name: str
    """The key of the slot, such as ``play``."""
    heading: str
    """The keyword before it, such as ``ZDOBYCIE``; most cards say what they do when played without one."""
    parts: tuple[Part, ...]

    @property
    def text(self) -> str:
        """Its parts as sentences."""
        return " ".join(sentences(self.parts))

    @property
    def headed(self) -> str:
        """Its heading and its sentences."""
        return f"{self.heading}: {self.text}" if self.heading else self.text

    def led(self) -> tuple[tuple[Sum, ...], tuple[Part, ...]]:
        """The sums with which it begins, and the other parts."""
        count = next((place for place, part in enumerate(self.parts) if not isinstance(part, Sum)), len(self.parts))
        return tuple(part for part in self.parts[:count] if isinstance(part, Sum)), self.parts[count:]


def worded(name: str, text: str, heading: str = "") -> Slot:
    """A slot with words of its own."""
    return Slot(name, heading, (Clause(text),))


def sentences(parts: Sequence[Part]) -> Iterator[str]:
    """Clauses, and neighbouring sums together: "+2 ⟦skill⟧, +1 ⟦boot⟧."."""
    for summed, group in groupby(parts, lambda part: isinstance(part, Sum)):
        if summed:
            yield sentence(", ".join([part.words for part in group if isinstance(part, Sum)]))
        else:
            yield from [part.text for part in group if isinstance(part, Clause)]


def sentence(clause: str) -> str:
    """With a capital at the start and one full stop."""
    clause = clause.strip()
    if not clause:
        return ""
    end = "" if clause[-1] in ".!?…" else "."
    return clause[0].upper() + clause[1:] + end


def signed(number: int) -> str:
    """A sum to add: "+2", "−1"."""
    return f"+{number}" if number >= 0 else f"−{-number}"
