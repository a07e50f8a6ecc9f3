"""Copies of state for tables that branch off: much cheaper than ``deepcopy``, which looks for what cannot be there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from brzdek.core.values import field_names

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")

_NAMES: dict[type[Any], tuple[str, ...]] = {}
"""The fields of classes that were copied before."""


def flat(record: T) -> T:
    """A copy of a dataclass with lists, dicts and sets of its own. What lies inside these is shared: whoever keeps
    something there that changes copies it too.
    """
    kind = type(record)
    other = object.__new__(kind)
    for name in _NAMES.get(kind) or _names(kind):
        value = getattr(record, name)
        sort = type(value)
        setattr(other, name, value.copy() if sort is list or sort is dict or sort is set else value)
    return other


def piles(by_key: Mapping[K, list[V]]) -> dict[K, list[V]]:
    """A copy of lists that are kept by a key."""
    return {key: pile.copy() for key, pile in by_key.items()}


def _names(kind: type[Any]) -> tuple[str, ...]:
    names = _NAMES[kind] = field_names(kind)
    return names
