"""The games, one package each, and stacks of them: a game with expansions over it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from brzdek.core.paths import cards_folder

if TYPE_CHECKING:
    from brzdek.core.catalog.catalog import Catalog
    from brzdek.core.rulebook import Rulebook

NAMES = ("sabotazysta", "brzdek", "katakumby", "magia_i_miecz", "smoki")
STACKS: Mapping[str, tuple[str, ...]] = {"smoki": ("magia_i_miecz", "smoki")}
"""The packages of a game that is a stack, the lowest first: it has the rules of that one with the ``LAYER`` of each
other one on top, and is shown as the ``ROOMS`` of the topmost one have it, if it has any.
"""


@cache
def load(name: str) -> Rulebook[Any, Any]:
    """The rulebook of a game; KeyError for a name that is none of ours."""
    if name not in NAMES:
        raise KeyError(name)
    lowest, *above = packages(name)
    rulebook: Rulebook[Any, Any] = _package(lowest).RULEBOOK
    if not above:
        return rulebook
    packages_above = [_package(layer) for layer in above]
    stacked = rulebook.over(name, *(package.LAYER for package in packages_above))
    rooms = getattr(packages_above[-1], "ROOMS", None)
    return stacked if rooms is None else stacked.furnished(rooms)


def open_game(name: str, decks: Sequence[Path] = ()) -> tuple[Rulebook[Any, Any], Catalog]:
    """The rulebook and the cards of a game, with house decks on top."""
    from brzdek.core.catalog.load import load_catalog

    rulebook = load(name)
    return rulebook, load_catalog(rulebook.layers, decks)


def stack_with(name: str, options: Iterable[str]) -> tuple[str, dict[str, Any]] | None:
    """The stack over a game that knows one of these options, and what keeps the rest of it out of play."""
    for stack, (lowest, *above) in STACKS.items():
        layers = [_package(one).LAYER for one in above] if lowest == name else []
        if any(option in layer.options for layer in layers for option in options):
            return stack, {option: value for layer in layers for option, value in layer.absent.items()}
    return None


def packages(name: str) -> tuple[str, ...]:
    return STACKS.get(name, (name,))


def folders(name: str) -> list[Path]:
    """Where the files of a game lie, the lowest layer first; no rules are loaded to know that."""
    return [cards_folder() / package for package in packages(name)]


def _package(name: str) -> Any:
    return import_module(f"{__name__}.{name}")
