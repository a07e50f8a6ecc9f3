"""Files that lie as they lay are not read again to see that they are the same."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from brzdek.core.catalog import cache, source, unchanged
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.kinds import CardKind, CatalogSchema
from brzdek.core.catalog.load import load_catalog
from brzdek.core.layers import Layers

SCHEMA = CatalogSchema("mini", {"plain": CardKind()})
GAME = """\
title: {pl: Mała, en: Small}
players: {min: 2, max: 4}
cards:
  - {id: one, name: {pl: Jeden, en: One}, kind: plain, copies: 1}
"""
LONG_AGO = -(10**12)


@pytest.fixture
def layers(tmp_path: Path) -> Layers:
    folder = tmp_path / "mini"
    folder.mkdir()
    (folder / "game.yaml").write_text(GAME, encoding="utf-8")
    return Layers(SCHEMA, folder=folder)


@pytest.fixture
def settled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was written counts as written long ago."""
    monkeypatch.setattr(unchanged, "SETTLED", LONG_AGO)


def game_file(layers: Layers) -> Path:
    return layers.folder_of(layers.all[0]) / "game.yaml"


def reads(layers: Layers, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], Catalog]:
    """The files that a load reads, and what it gives."""
    found: list[str] = []
    fetch = source.fetch

    def noted(file: str, *more: Any) -> bytes:
        found.append(Path(file).name)
        return fetch(file, *more)

    with monkeypatch.context() as patched:
        patched.setattr(source, "fetch", noted)
        catalog = load_catalog(layers)
    return found, catalog


@pytest.mark.usefixtures("settled")
def test_what_lies_as_it_lay_is_not_read(layers: Layers, monkeypatch: pytest.MonkeyPatch) -> None:
    first = load_catalog(layers)
    found, again = reads(layers, monkeypatch)
    assert not found
    assert again.fingerprint == first.fingerprint and again.cards["one"].name == first.cards["one"].name


def test_what_was_written_just_now_is_read(layers: Layers, monkeypatch: pytest.MonkeyPatch) -> None:
    load_catalog(layers)
    assert reads(layers, monkeypatch)[0] == ["game.yaml"]


@pytest.mark.usefixtures("settled")
def test_a_change_that_keeps_length_and_time_is_seen(layers: Layers, monkeypatch: pytest.MonkeyPatch) -> None:
    first, file = load_catalog(layers), game_file(layers)
    before = file.stat()
    other = file.with_name("other.part")
    other.write_text(GAME.replace("Jeden", "Jenta"), encoding="utf-8")
    other.replace(file)
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert file.stat().st_size == before.st_size and file.stat().st_mtime_ns == before.st_mtime_ns
    found, again = reads(layers, monkeypatch)
    assert found and again.fingerprint != first.fingerprint and again.cards["one"].name.pl == "Jenta"


@pytest.mark.usefixtures("settled")
def test_a_further_file_is_seen(layers: Layers, monkeypatch: pytest.MonkeyPatch) -> None:
    load_catalog(layers)
    more = "cards: [{id: two, name: {pl: Dwa, en: Two}, kind: plain, copies: 1}]\n"
    (layers.folder_of(layers.all[0]) / "more.yaml").write_text(more, encoding="utf-8")
    found, again = reads(layers, monkeypatch)
    assert found and list(again.cards) == ["one", "two"]


@pytest.mark.usefixtures("settled")
def test_a_house_deck_is_always_read(layers: Layers, tmp_path: Path) -> None:
    load_catalog(layers)
    deck = tmp_path / "deck.yaml"
    for copies in (1, 2):
        card = f"{{id: two, name: {{pl: Dwa, en: Two}}, kind: plain, copies: {copies}}}"
        deck.write_text(f"extends: mini\nname: {{pl: Talia, en: Deck}}\ncards: [{card}]\n", encoding="utf-8")
        assert load_catalog(layers, [deck]).cards["two"].copies == copies


@pytest.mark.usefixtures("settled")
@pytest.mark.parametrize("kept", [{"fingerprint": {"files": 7}}, {"other": {"files": "x"}}])
def test_an_entry_of_another_sort_is_passed_over(layers: Layers, kept: dict[str, Any], user_home: Path) -> None:
    first = load_catalog(layers)
    cache.keep(unchanged._key(layers), kept)
    assert unchanged.known_fingerprint(layers) is None
    assert load_catalog(layers).fingerprint == first.fingerprint
