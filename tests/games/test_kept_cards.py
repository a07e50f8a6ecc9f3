"""Cards from the cache are those of the files: every value, every word, every effect."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Mapping
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any

import pytest

from brzdek import games
from brzdek.core.catalog import cache
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.kept import Kept, Unread
from brzdek.core.catalog.load import load_catalog
from brzdek.core.effects.effect import given_to
from brzdek.core.text import LANGS
from brzdek.core.values import fields


@pytest.fixture
def fresh_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRZDEK_HOME", str(tmp_path / "home"))


def values(catalog: Catalog) -> dict[str, Any]:
    return {
        name: (type(card), {one.name: getattr(card, one.name) for one in fields(card) if one.name != "effects"})
        for name, card in catalog.cards.items()
    }


def shape(value: Any) -> Any:
    """What lies in a table, with the sorts and the order of everything in it."""
    if isinstance(value, Mapping):
        return type(value), [(shape(key), shape(item)) for key, item in value.items()]
    if isinstance(value, tuple | list):
        return type(value), [shape(item) for item in value]
    if is_dataclass(value):
        return type(value), [(one.name, shape(getattr(value, one.name))) for one in fields(value)]
    return type(value), value


@pytest.mark.usefixtures("fresh_cache")
@pytest.mark.parametrize("game", games.NAMES)
def test_kept_cards_are_those_of_the_files(game: str) -> None:
    layers = games.load(game).layers
    read, kept = load_catalog(layers), load_catalog(layers)
    assert kept.outlines == read.outlines
    assert {name: shape(table) for name, table in kept.tables.items()} == {
        name: shape(table) for name, table in read.tables.items()
    }
    assert values(kept) == values(read)
    for name, card in kept.cards.items():
        own = read.cards[name]
        assert isinstance(card.effects, Unread) == bool(own.effects)
        assert list(card.effects) == list(own.effects)
        assert [card.slots(lang) for lang in LANGS] == [own.slots(lang) for lang in LANGS]
        assert not card.effects or type(card.effects) is Unread, "words need no effects"
        assert given_to(card.effects) == given_to(own.effects)
    assert list(kept.cards) == list(read.cards)


@pytest.mark.usefixtures("fresh_cache")
def test_other_code_is_another_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    layers = games.load("sabotazysta").layers
    load_catalog(layers)
    assert type(load_catalog(layers).cards["map"].effects) is Unread
    monkeypatch.setattr(cache, "code_mark", lambda: "changed")
    assert type(load_catalog(layers).cards["map"].effects) is dict


def test_unread_effects_are_a_mapping_like_any_other() -> None:
    def unread() -> Unread:
        return Unread(("play", "score"), lambda: {"play": 1, "score": 2}, dict)

    whole = {"play": 1, "score": 2}
    known = unread()
    assert "play" in known and "drink" not in known and known.get("drink") is None and len(known) == 2
    assert list(known) == list(known.keys()) == ["play", "score"] and type(known) is Unread
    with pytest.raises(KeyError):
        known["drink"]
    assert type(known) is Unread and known["play"] == 1 and type(known) is Kept
    assert unread() == whole and unread() | {"take": 3} == {**whole, "take": 3} and {**unread()} == whole
    assert dict(unread()) == whole and list(unread().items()) == [*whole.items()] and list(unread().values()) == [1, 2]
    assert repr(unread()) == repr(whole)
    assert pickle.loads(pickle.dumps(unread())) == whole and copy.deepcopy(unread()) == whole
