"""How a game begins and goes on: one way for everybody, and what is said on the way."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from brzdek.core.problems import BadData, BadSetup
from brzdek.core.record import saves, sittings
from brzdek.core.record.replaying import OtherGame
from brzdek.core.record.sittings import Note, Sitting
from brzdek.core.record.transcript import read_transcript
from brzdek.core.rulebook import Seat, Setup
from brzdek.games import open_game
from tests.support import catalog, rulebook

GAME = "sabotazysta"
PEOPLE = (Seat("Ola"), Seat("Jan"), Seat("Ewa", "steady"))
BOTS = tuple(seat._replace(bot="steady") for seat in PEOPLE)


def begin(notes: list[Note], seats: Sequence[Seat] = PEOPLE, **more: Any) -> Sitting:
    setup = Setup(GAME, tuple(seats), 7, more.pop("options", {}))
    return sittings.begin(rulebook(GAME), catalog(GAME), setup, notes.append, **more)


def resume(path: Path, notes: list[Note], **more: Any) -> Sitting:
    return sittings.resume(path, (GAME,), open_game, notes.append, **more)


def answer(sitting: Sitting, count: int) -> None:
    """Give the first answer that is offered, so many times."""
    table, recorder = sitting.table, sitting.recorder
    assert recorder is not None
    for _ in range(count):
        assert table.ask is not None
        seat, option = table.ask.seat, table.ask.options[0]
        table.answer(option)
        recorder.append(option, table.setup.seats[seat].name, table.mark)


@pytest.fixture
def saved() -> Path:
    """A game of a few answers in the folder of saved games."""
    with begin([]) as sitting:
        answer(sitting, 9)
        assert sitting.recorder is not None
        return sitting.recorder.path


def test_every_house_option_is_written_down_whoever_began_the_game() -> None:
    """A game keeps its options even if the usual ones change one day."""
    for given in ({}, {"rounds": "2"}, {"rounds": 2}):
        with begin([], options=given) as sitting:
            assert sitting.recorder is not None
            kept = read_transcript(sitting.recorder.path).setup.options
        usual = {key: spec.default for key, spec in catalog(GAME).options.items()}
        assert kept == {**usual, **({"rounds": 2} if given else {})}


def test_a_game_of_bots_alone_is_saved_only_where_somebody_says(tmp_path: Path) -> None:
    with begin([], BOTS) as sitting:
        assert sitting.recorder is None
    assert not saves.saves_folder().exists()
    with begin([], BOTS, save=tmp_path / "bots.partia") as sitting:
        assert sitting.recorder is not None
    assert read_transcript(tmp_path / "bots.partia").setup.seats == BOTS


def test_a_game_that_cannot_be_played_leaves_no_file() -> None:
    with pytest.raises(BadSetup):
        begin([], PEOPLE[:1])
    assert not saves.saves_folder().exists()


def test_a_game_goes_on_where_it_was(saved: Path) -> None:
    notes: list[Note] = []
    with resume(saved, notes) as sitting:
        assert len(sitting.table.journal) == 9
        answer(sitting, 2)
    with resume(saved, notes) as sitting:
        assert len(sitting.table.journal) == 11
        assert sitting.table.marks == {number: a.mark for number, a in enumerate(read_transcript(saved).answers, 1)}
    assert notes == []


def test_resuming_plays_the_game_once(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who answered what is known from the journal: nobody has to play it again to find out."""
    from brzdek.shell.display.screen import PlainScreen
    from brzdek.shell.sitting.session import Session

    begun = []
    real = rulebook(GAME).begin

    def begin_again(*how: Any) -> Any:
        begun.append(how)
        return real(*how)

    monkeypatch.setattr(rulebook(GAME), "begin", begin_again)
    with resume(saved, []) as sitting:
        Session(sitting.table, sitting.recorder, PlainScreen(io.StringIO(), [], live=False), "pl")
        assert [seat for seat, _ in sitting.table.journal] == [0, 1, 2] * 3
    assert len(begun) == 1


def test_a_cut_line_and_other_cards_are_told(saved: Path) -> None:
    text = saved.read_text(encoding="utf-8").replace(catalog(GAME).fingerprint, "0" * 16)
    saved.write_text(text + "play cro", encoding="utf-8")
    notes: list[Note] = []
    with resume(saved, notes):
        assert [note.key for note in notes] == ["cut", "other_cards"]
    assert notes[0].worded("en") == "Note: the unfinished last line “play cro” has been dropped."
    assert notes[0].worded("pl") == "Uwaga: urwany ostatni wiersz „play cro” został pominięty."


def test_a_game_that_has_become_another_goes_on_only_in_a_copy(saved: Path) -> None:
    mark = read_transcript(saved).answers[4].mark
    text = saved.read_text(encoding="utf-8").replace(mark, "0123abcd")
    saved.write_text(text, encoding="utf-8")
    notes: list[Note] = []
    with pytest.raises(OtherGame):
        resume(saved, notes)
    with resume(saved, notes, copy=True) as sitting:
        answer(sitting, 3)
        assert sitting.recorder is not None
        copy = sitting.recorder.path
    assert saved.read_text(encoding="utf-8") == text
    assert [note.worded("en") for note in notes] == [f"From here on the game is saved in a copy: {copy}"]
    with resume(copy, notes) as sitting:
        assert len(sitting.table.journal) == 12


def test_a_game_nobody_knows_and_a_file_that_is_none(saved: Path, tmp_path: Path) -> None:
    saved.write_text(saved.read_text(encoding="utf-8").replace("game: sabotazysta", "game: chess"), encoding="utf-8")
    for path in (saved, tmp_path / "none.partia"):
        with pytest.raises(BadData):
            resume(path, [])


def test_the_seed_is_told_to_one_person_at_most() -> None:
    assert sittings.seed_is_told(Setup(GAME, BOTS, 1))
    assert sittings.seed_is_told(Setup(GAME, (PEOPLE[0], *BOTS[1:]), 1))
    assert not sittings.seed_is_told(Setup(GAME, PEOPLE, 1))
