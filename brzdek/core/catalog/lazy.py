"""Values that are made when somebody first asks for them, and parts of such mappings."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Generic, TypeVar

T = TypeVar("T")


class Lazy(Mapping[str, T], Generic[T]):
    """Values by key, in the order of the files, each made from its kept text when it is first asked for."""

    __slots__ = ("_made", "_make", "_texts")

    def __init__(self, texts: Mapping[str, bytes], make: Callable[[str, bytes], T]) -> None:
        self._texts = texts
        self._make = make
        self._made: dict[str, T] = {}

    def __getitem__(self, key: str) -> T:
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = self._make(key, self._texts[key])
        return made

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)

    def __contains__(self, key: object) -> bool:
        return key in self._texts


class Without(Mapping[str, T], Generic[T]):
    """A mapping without some of its keys; no value is made for that."""

    __slots__ = ("_keys", "_whole")

    def __init__(self, whole: Mapping[str, T], left_out: Collection[str]) -> None:
        self._whole = whole
        self._keys = dict.fromkeys(key for key in whole if key not in left_out)

    def __getitem__(self, key: str) -> T:
        if key not in self._keys:
            raise KeyError(key)
        return self._whole[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)

    def __contains__(self, key: object) -> bool:
        return key in self._keys
