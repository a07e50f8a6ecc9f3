"""Saved games: whatever a file may hold."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brzdek.core.problems import BadData
from brzdek.core.record.header import write_header
from brzdek.core.record.replaying import check_game, open_table
from brzdek.core.record.transcript import Transcript, read_transcript
from brzdek.core.text import LANGS
from tests.core.transcripts.saved import (
    GAME,
    setup,
)
from tests.support import catalog, rulebook

# -- anything at all


def _survives(data: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.getbasetemp() / "fuzz.partia"
    path.write_bytes(data)
    try:
        transcript = read_transcript(path)
        check_game(transcript, (GAME,))
        assert isinstance(transcript, Transcript)
        open_table(transcript, rulebook(GAME), catalog(GAME))
    except BadData as bad:
        assert bad.problems
        for problem in bad.problems:
            for lang in LANGS:
                assert problem.worded(lang).isprintable()


@given(st.binary(max_size=300))
def test_any_bytes(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    _survives(data, tmp_path_factory)


@given(st.lists(st.text(max_size=40), max_size=8))
def test_any_lines_below_a_good_first_one(tmp_path_factory: pytest.TempPathFactory, lines: list[str]) -> None:
    text = "\n".join(["brzdek partia 1", *lines, ""])
    _survives(text.encode("utf-8", "surrogatepass"), tmp_path_factory)


_KEYS = st.sampled_from(
    ["game", "seed", "seat", "option rounds", "option hand", "catalog", "deck", "rules", "position", "x"]
)
_JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-20, 20)
    | st.sampled_from(["cross@1,0", "map", "8,0", "treasure", "miner"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["0", "1", "8,0", "9"]), inner, max_size=3)
    ),
    max_leaves=6,
)
_POSITION = st.dictionaries(
    st.sampled_from(["turn", "board", "hands", "tools", "goals", "revealed", "roles", "deck", "gold", "round", "seen"]),
    _JSON,
    max_size=4,
)


@given(_POSITION)
def test_any_position(tmp_path_factory: pytest.TempPathFactory, position: dict[str, Any]) -> None:
    header = write_header(setup(position=position), catalog(GAME).fingerprint)
    _survives(header.encode(), tmp_path_factory)


@given(st.data())
def test_a_good_file_with_one_change(
    tmp_path_factory: pytest.TempPathFactory, played: Path, data: st.DataObject
) -> None:
    content = played.read_bytes()
    place = data.draw(st.integers(0, len(content)))
    cut = data.draw(st.integers(0, 12))
    new = data.draw(st.binary(max_size=6) | st.sampled_from([b"\n", b" ", b"#", b"play map 8,0\n", b"seat: X\n"]))
    _survives(content[:place] + new + content[place + cut :], tmp_path_factory)
