"""The folder of saved games, and who sits at a table."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from brzdek.core import saves
from brzdek.core.problems import BadData
from brzdek.core.rulebook import Result, Seat, Setup
from brzdek.core.seats import GIVEN_NAMES, MAX_NAME, fill_seats, fresh_names, tidy_name, usual_bot, usual_players
from brzdek.core.text import fold
from brzdek.core.transcript import Recorder, read_transcript

SETUP = Setup("sabotazysta", (Seat("Ola"), Seat("Jan", "steady"), Seat("Ewa", "steady")), 7)
DECK = "extends: sabotazysta\n"


def fail(error: OSError) -> None:
    raise AssertionError(error)


def save(deck: Path | None = None) -> Recorder:
    recorder = saves.new_save(SETUP, "0123456789abcdef", deck, on_failure=fail)
    recorder.close()
    return recorder


def test_games_are_saved_under_names_of_their_own() -> None:
    paths = [save().path for _ in range(5)]
    assert len(set(paths)) == 5
    assert {path.parent for path in paths} == {saves.saves_folder()}
    assert all(path.name.startswith("sabotazysta-2") and path.suffix == ".partia" for path in paths)
    assert all(read_transcript(path).setup == SETUP for path in paths)


def test_unfinished_games_come_newest_first_and_broken_files_not_at_all() -> None:
    paths = [save().path for _ in range(4)]
    for age, path in enumerate(paths):
        os.utime(path, (1000.0 - age, 1000.0 - age))
    done = read_transcript(paths[1])
    recorder = Recorder.go_on(done, on_failure=fail)
    recorder.finish(["Ola", "Jan", "Ewa"], Result((1, 2, 3), (2,)))
    recorder.close()
    paths[2].write_text("brzdek partia 7\n")
    (saves.saves_folder() / "notes.txt").write_text("mine")
    (saves.saves_folder() / "folder.partia").mkdir()
    assert [game.transcript.path for game in saves.unfinished()] == [paths[0], paths[3]]
    assert saves.unfinished()[0].when == 1000.0


def test_no_folder_means_no_games() -> None:
    assert saves.unfinished() == []


def test_a_deck_from_elsewhere_travels_with_the_game(tmp_path: Path) -> None:
    deck = tmp_path / "my deck.yaml"
    deck.write_text(DECK)
    path = save(deck).path
    transcript = read_transcript(path)
    assert transcript.deck == path.stem + ".yaml"
    beside = saves.deck_of(transcript)
    assert beside is not None and beside.read_text() == DECK
    beside.unlink()
    with pytest.raises(BadData, match="does not lie beside it; give it with --deck"):
        saves.deck_of(transcript)


def test_a_deck_beside_the_game_keeps_its_name(tmp_path: Path) -> None:
    deck = tmp_path / "mine.yaml"
    deck.write_text(DECK)
    recorder = saves.record(tmp_path / "a.partia", SETUP, "0123456789abcdef", deck, on_failure=fail)
    recorder.close()
    assert read_transcript(recorder.path).deck == "mine.yaml"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.partia", "mine.yaml"]


def test_room_for_a_new_game_is_made_without_losing_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "a.partia"
    assert saves.keep_older(path) is None
    saves.record(path, SETUP, "0123456789abcdef", None, on_failure=fail).close()
    kept = saves.keep_older(path)
    assert kept == tmp_path / "a.partia~"
    assert not path.exists() and read_transcript(kept).setup == SETUP
    path.write_text("a letter to my aunt")
    with pytest.raises(FileExistsError):
        saves.keep_older(path)
    assert path.read_text() == "a letter to my aunt"
    with pytest.raises(FileExistsError):
        saves.keep_older(tmp_path)


# -- seats


def test_names_are_tidied() -> None:
    assert tidy_name("  Ola \t Żak ") == "Ola Żak"
    assert tidy_name("O\x1b[2Jla#=\u202e") == "O[2Jla"
    assert len(tidy_name("x" * 100)) == MAX_NAME
    assert tidy_name(" \n ") == tidy_name("#") == ""


def test_fresh_names_are_unlike_those_taken() -> None:
    names = fresh_names(20, ["ala", "Róża", "BOLEK"])
    assert len(names) == 20
    assert not {fold(name) for name in names} & {"ala", "roza", "bolek"}
    assert len({fold(name) for name in GIVEN_NAMES}) == len(GIVEN_NAMES)


def test_free_seats_are_taken_by_bots() -> None:
    assert fill_seats([], 3, "steady", "You") == (Seat("You"), Seat("Ala", "steady"), Seat("Bolek", "steady"))
    assert fill_seats([Seat("Ala")], 2, "random", "You") == (Seat("Ala"), Seat("Bolek", "random"))
    assert fill_seats([Seat("A", "steady")], 2, "random", "You")[0].bot == "steady"


def test_usual_choices() -> None:
    assert [usual_players(3, 10), usual_players(1, 2), usual_players(6, 8)] == [4, 2, 6]
    assert usual_bot(["random", "steady"]) == "steady"
    assert usual_bot(["lazy"]) == "lazy"
