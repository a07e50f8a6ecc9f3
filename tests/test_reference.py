"""The copies of ledgers and facts are those of the originals, where the originals are at hand."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from brzdek import games
from tests.reference import DATA, SHELVES, differences, facts, holds_the_originals, ledger

ORIGINALS = Path(__file__).resolve().parents[2] / "shared"


@pytest.fixture
def originals(tmp_path: Path) -> Path:
    """A folder of originals that agree with the copies."""
    for ours, theirs in SHELVES.items():
        shutil.copytree(DATA / ours, tmp_path / "shared" / theirs)
    return tmp_path / "shared"


@pytest.mark.skipif(not holds_the_originals(ORIGINALS), reason="the originals are not at hand")
def test_the_copies_are_those_of_the_originals() -> None:
    found = list(differences(ORIGINALS))
    assert not found, f"{DATA} differs from {ORIGINALS}: {'; '.join(found)}. Copy the files anew and see what changes."


def test_every_game_has_a_ledger() -> None:
    assert set(games.NAMES) <= {path.stem for path in (DATA / "ledgers").glob("*.yaml")}
    assert all(ledger(path.stem)["game"] == path.stem for path in (DATA / "ledgers").glob("*.yaml"))
    assert {"base_game", "catacombs"} <= set(facts("clank_facts"))


def test_originals_are_told_from_any_folder_of_that_name(originals: Path, tmp_path: Path) -> None:
    assert holds_the_originals(originals)
    assert not holds_the_originals(tmp_path / "nowhere")
    other = tmp_path / "other" / "shared"
    (other / "rules").mkdir(parents=True)
    assert not holds_the_originals(other)
    (other / "rules" / "sabotazysta.yaml").write_text("holiday: pictures\n", encoding="utf-8")
    assert not holds_the_originals(other)
    (other / "rules" / "sabotazysta.yaml").write_bytes(b"\xff\xfe")
    assert not holds_the_originals(other)


def test_a_copy_that_differs_is_named(originals: Path) -> None:
    assert list(differences(originals)) == []
    changed = originals / "rules" / "brzdek.yaml"
    changed.write_text("# looked at again\n" + changed.read_text(encoding="utf-8"), encoding="utf-8")
    assert list(differences(originals)) == []
    changed.write_text(changed.read_text(encoding="utf-8").replace("BRZ-061", "BRZ-999"), encoding="utf-8")
    (originals / "rules" / "szachy.yaml").write_text("game: szachy\n", encoding="utf-8")
    (originals / "facts" / "clank_facts.yaml").unlink()
    assert list(differences(originals)) == [
        "rules/brzdek.yaml says something else",
        "rules/szachy.yaml is not copied yet",
        "facts/clank_facts.yaml is gone",
    ]
