"""``brzdek check``, and anything at all as a file of cards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from brzdek.core.catalog.check import check_file, check_game
from brzdek.core.catalog.load import load_catalog
from brzdek.core.catalog.reference import load_rules
from brzdek.core.catalog.source import refused_character
from brzdek.core.layers import Layers
from brzdek.core.problems import BadData
from tests.core.catalog.skarby import (
    CARDS,
    DECK,
    GAME,
    RULES,
    SCHEMA,
    STONE,
    edit,
)

# -- brzdek check


@pytest.fixture
def homes(folder: Path) -> dict[str, Layers]:
    return {"skarby": Layers(SCHEMA, folder=folder)}


def test_checking_a_game_finds_problems_and_own_texts(folder: Path, homes: dict[str, Layers]) -> None:
    findings = check_game(homes["skarby"])
    assert findings.problems == []
    assert [warning.worded("pl") for warning in findings.warnings] == [
        f"{folder}/cards.yaml:18:5: karta „ring” ma własny tekst zamiast tekstu z efektów"
    ]
    edit(folder / "rules.yaml", "topic: end", "topic: End")
    edit(folder / "game.yaml", "6: stone", "6: stine")
    keys = [(Path(problem.file).name, problem.line) for problem in check_game(homes["skarby"]).problems]
    assert keys == [("game.yaml", 6), ("rules.yaml", 3)]
    assert [problem.key for problem in check_game(Layers(SCHEMA, folder=folder / "brak")).problems] == ["no_files"]


def test_checking_one_file_of_a_folder(folder: Path, homes: dict[str, Layers]) -> None:
    assert check_file(folder / "stone.yaml", homes).problems == []
    edit(folder / "stone.yaml", "id: stone", "id: ring")
    edit(folder / "rules.yaml", "topic: end", "topic: End")
    assert [problem.key for problem in check_file(folder / "stone.yaml", homes).problems] == ["duplicate_id"]
    assert check_file(folder / "cards.yaml", homes).problems == []
    assert len(check_file(folder / "cards.yaml", homes).warnings) == 1
    assert [problem.line for problem in check_file(folder / "rules.yaml", homes).problems] == [3]


def test_checking_a_house_deck(deck: Path, homes: dict[str, Layers]) -> None:
    assert check_file(deck, homes) == ([], [])
    edit(deck, "value: 9", "value: 9, text: {pl: Moc., en: Power.}, curse: Frog")
    findings = check_file(deck, homes)
    assert [problem.worded("en").removeprefix(f"{deck}:") for problem in findings.problems] == [
        "4:122: found the text “Frog”; allowed: a word of small letters a–z, digits and _"
    ]
    assert [warning.values for warning in findings.warnings] == [{"id": "crown"}]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "extends: skraby",
            "1:10: it is not clear which game the file belongs to; give “extends: GAME” (a house deck), "
            "GAME being: skarby – or the file of a deck that lies beside it (did you mean “skarby”?)",
        ),
        (
            "- 1",
            "1:1: it is not clear which game the file belongs to; give “extends: GAME” (a house deck), "
            "GAME being: skarby – or the file of a deck that lies beside it",
        ),
        (
            "game: [x]",
            "1:7: it is not clear which game the file belongs to; give “extends: GAME” (a house deck), "
            "GAME being: skarby – or the file of a deck that lies beside it",
        ),
        (
            "game: skarby\ntitel: x",
            "2:1: unknown key “titel”; allowed: cards, game, title, players, options, totals, "
            "lucky, unlucky (did you mean “title”?)",
        ),
        ("", "1:1: the file is empty"),
    ],
)
def test_checking_a_stray_file(tmp_path: Path, homes: dict[str, Layers], text: str, message: str) -> None:
    stray = tmp_path / "luzem.yaml"
    stray.write_text(text)
    assert [problem.worded("en") for problem in check_file(stray, homes).problems] == [f"{stray}:{message}"]


def test_checking_a_part_of_a_game_needs_no_totals(tmp_path: Path, homes: dict[str, Layers]) -> None:
    part = tmp_path / "czesc.yaml"
    part.write_text("game: skarby\ntotals: {plain: 7}\n" + STONE, encoding="utf-8")
    assert check_file(part, homes) == ([], [])
    assert [problem.key for problem in check_file(tmp_path / "brak.yaml", homes).problems] == ["file_missing"]


# -- anything at all


LINES = [line for text in (GAME, CARDS, STONE, DECK, RULES) for line in text.splitlines()]
PIECES = st.sampled_from(
    [*LINES, "cards:", "  - id: x", "x: [", "kind: plain", "  - 1", "extends: 1", "\t", "? a", "- "]
)
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.sampled_from(["crown", "plain", "treasure", "whole", "ą"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["cards", "id", "name", "kind", "copies", "pl", "en", "totals", "options", "title", "rules", 3]
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@settings(deadline=None, max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(PIECES, max_size=12).map("\n".join) | PLAIN.map(lambda data: yaml.safe_dump(data, allow_unicode=True)),
    st.sampled_from([check_file, load_catalog, load_rules]),
)
def test_anything_is_a_catalog_or_bad_data(folder: Path, text: str, load: Callable[..., Any]) -> None:
    file = folder / ("rules.yaml" if load is load_rules else "any.yaml")
    file.write_text(text, encoding="utf-8")
    deck = folder.parent / "deck.yaml"
    deck.write_text("extends: skarby\n" + text, encoding="utf-8")
    homes = {"skarby": Layers(SCHEMA, folder=folder)}
    try:
        if load is check_file:
            problems = [*check_file(file, homes).problems, *check_file(deck, homes).problems]
        else:
            load(folder if load is load_rules else Layers(SCHEMA, folder=folder))
            problems = []
    except BadData as bad:
        problems = bad.problems
    for problem in problems:
        assert refused_character(problem.worded("pl")) is None
        assert refused_character(problem.worded("en")) is None
