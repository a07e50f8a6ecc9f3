"""Guides: what newcomers ask, and what they are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from brzdek import games
from brzdek.core.catalog.check import check_game
from brzdek.core.catalog.guide import Chapter, load_guide
from brzdek.core.catalog.reference import load_rules
from brzdek.core.problems import BadData
from brzdek.core.text import Text
from brzdek.shell.answering.guide import SURE, Index

LONGEST = 420

CHAPTER = """
  - id: {id}
    title: {{pl: Giermek, en: Squire}}
    text: {{pl: {text}, en: A second character.}}
    asked: {{pl: [co robi giermek], en: [what does a squire do]}}
"""


def guide(folder: Path, *chapters: str) -> Path:
    folder.mkdir()
    (folder / "guide.yaml").write_text("guide:" + "".join(chapters), encoding="utf-8")
    return folder


def test_a_guide_is_read_and_kept(tmp_path: Path) -> None:
    folder = guide(tmp_path / "base", CHAPTER.format(id="squire", text="Druga postać."))
    expected = Chapter(
        "squire",
        Text("Giermek", "Squire"),
        Text("Druga postać.", "A second character."),
        ("co robi giermek", "what does a squire do"),
    )
    assert load_guide(folder) == [expected]
    assert load_guide(folder) == [expected]  # from the cache


def test_a_chapter_of_an_expansion_takes_the_place_of_the_one_below(tmp_path: Path) -> None:
    base = guide(
        tmp_path / "base",
        CHAPTER.format(id="squire", text="Druga postać."),
        CHAPTER.format(id="gold", text="Mieszki."),
    )
    above = guide(tmp_path / "above", CHAPTER.format(id="squire", text="Pomocnik."))
    assert [(one.id, one.text.pl) for one in load_guide(base, above)] == [("squire", "Pomocnik."), ("gold", "Mieszki.")]


def test_a_game_may_have_no_guide(tmp_path: Path) -> None:
    assert load_guide(tmp_path) == []


def test_what_is_wrong_with_a_guide_is_said_with_its_place(tmp_path: Path) -> None:
    right = CHAPTER.format(id="squire", text="Druga postać.")
    folder = guide(tmp_path / "base", right, "  - {id: gold, titel: {pl: Złoto, en: Gold}}\n")
    with pytest.raises(BadData) as bad:
        load_guide(folder)
    told = [str(problem) for problem in bad.value.problems]
    assert any("titel" in text and "line=6" in text for text in told), told


def test_an_id_that_stands_twice_is_refused(tmp_path: Path) -> None:
    twice = CHAPTER.format(id="squire", text="Druga postać.")
    with pytest.raises(BadData, match="squire"):
        load_guide(guide(tmp_path / "base", twice, twice))


@pytest.mark.parametrize("game", games.NAMES)
def test_every_game_has_a_guide_that_the_check_knows(game: str) -> None:
    assert len(load_guide(*games.folders(game))) > 40
    assert check_game(games.load(game).layers).problems == []


@pytest.mark.parametrize("game", games.NAMES)
def test_chapters_are_short_and_name_rules_that_there_are(game: str) -> None:
    rules = {rule.id for rule in load_rules(*games.folders(game))}
    for chapter in load_guide(*games.folders(game)):
        assert max(map(len, chapter.text)) <= LONGEST, chapter.id
        assert rules.issuperset(chapter.rules), chapter.id


@pytest.mark.parametrize("game", games.NAMES)
def test_every_way_to_ask_finds_its_own_chapter(game: str) -> None:
    index = Index(load_guide(*games.folders(game)))
    lost = []
    for chapter in load_guide(games.folders(game)[-1]):  # those of the game below are looked up there
        for way in (*chapter.title, *chapter.asked):
            first, *others = index.ranked(way)
            tied = [one.chapter for one in others if one.likeness > first.likeness - 1e-9]
            if chapter not in (first.chapter, *tied) or first.likeness < SURE:
                lost.append((chapter.id, way, first))
    assert not lost
