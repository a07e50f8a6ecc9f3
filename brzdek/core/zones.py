"""Places that hold cards and cubes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Generic, TypeVar

from brzdek.core.chance import Chance

T = TypeVar("T")


class Pile(list[T], Generic[T]):
    """An ordered pile; the last item is on top."""

    __slots__ = ()

    def draw(self) -> T:
        """Take the top item."""
        return self.pop()

    def put_under(self, item: T) -> None:
        self.insert(0, item)

    def take_all(self) -> list[T]:
        items = list(self)
        self.clear()
        return items


def draw_or_reshuffle(deck: Pile[T], discard: Pile[T], chance: Chance) -> T | None:
    """The top of the deck; an empty deck is first made anew from the discard pile. None: both are empty."""
    if not deck:
        deck.extend(discard.take_all())
        chance.shuffle(deck)
    return deck.draw() if deck else None


class Bag:
    """Things of a few kinds, drawn at random."""

    __slots__ = ("counts",)

    def __init__(self, counts: Mapping[str, int] | None = None) -> None:
        self.counts: dict[str, int] = dict(counts or {})

    def __len__(self) -> int:
        return sum(self.counts.values())

    def __iter__(self) -> Iterator[str]:
        for kind, count in self.counts.items():
            yield from [kind] * count

    def add(self, kind: str, count: int = 1) -> None:
        self.counts[kind] = self.counts.get(kind, 0) + count

    def extend(self, kinds: Iterable[str]) -> None:
        for kind in kinds:
            self.add(kind)

    def draw(self, chance: Chance) -> str:
        """Take one thing out, each with the same chance."""
        place = chance.below(len(self))
        for kind in sorted(self.counts):
            if place < self.counts[kind]:
                self.counts[kind] -= 1
                return kind
            place -= self.counts[kind]
        raise IndexError("the bag is empty")

    def plain(self) -> dict[str, int]:
        return {kind: count for kind, count in self.counts.items() if count}
