"""The games that can be played, each taken out only when it is needed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import brzdek
from brzdek import games
from brzdek.core.catalog import cache
from brzdek.core.catalog.files import card_files, fingerprint_of
from brzdek.core.text import Text
from brzdek.core.values import NamedTuple

if TYPE_CHECKING:
    from brzdek.core.catalog.catalog import Catalog
    from brzdek.core.rulebook import Rulebook


class Label(NamedTuple):
    """What stands on the outside of a box."""

    title: Text
    low: int
    high: int
    """How many can play."""


class Gamebox:
    """Rulebooks and catalogs by the name of the game. A menu of titles loads none of them."""

    def __init__(self, names: Sequence[str] = games.NAMES) -> None:
        self.names = tuple(names)
        self._catalogs: dict[str, Catalog] = {}
        self._labels: dict[str, Label] = {}

    def rulebook(self, name: str) -> Rulebook[Any, Any]:
        return games.load(name)

    def catalog(self, name: str) -> Catalog:
        if name not in self._catalogs:
            self._catalogs[name] = games.open_game(name)[1]
        return self._catalogs[name]

    def open(self, name: str, decks: Sequence[Path] = ()) -> tuple[Rulebook[Any, Any], Catalog]:
        """A game with house decks on top."""
        return games.open_game(name, decks) if decks else (self.rulebook(name), self.catalog(name))

    def label(self, name: str) -> Label:
        if name not in self._labels:
            self._labels[name] = self._read_label(name)
        return self._labels[name]

    def _read_label(self, name: str) -> Label:
        """From the cache, if the game's files are still the same; else from the game itself."""
        mark = fingerprint_of([file for folder in games.folders(name) for file in card_files(folder)])
        key = cache.key_of(brzdek.__version__, "label", name, mark)
        try:
            kept = (cache.recall(key) or {})["label"]
            return Label(
                Text(*(str(cache.revived(kept[lang])) for lang in ("pl", "en"))), int(kept["low"]), int(kept["high"])
            )
        except (KeyError, ValueError):
            pass
        catalog = self.catalog(name)
        label = Label(catalog.title, *catalog.players)
        cache.keep(key, {"label": {**label.title._asdict(), "low": label.low, "high": label.high}})
        return label
