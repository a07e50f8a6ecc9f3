"""The folder of saved games, and who sits at a table."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from brzdek.core.problems import BadData
from brzdek.core.record import saves
from brzdek.core.record.decks import decks_of
from brzdek.core.record.recorder import Recorder
from brzdek.core.record.transcript import read_transcript
from brzdek.core.rulebook import Result, Seat, Setup
from brzdek.core.seats import GIVEN_NAMES, MAX_NAME, fill_seats, fresh_names, tidy_name, usual_bot, usual_players
from brzdek.core.table import Table
from brzdek.core.text import fold
from tests.support import catalog, rulebook

SETUP = Setup("sabotazysta", (Seat("Ola"), Seat("Jan", "steady"), Seat("Ewa", "steady")), 7)
DECK = "extends: sabotazysta\n"


def fail(error: OSError) -> None:
    raise AssertionError(error)


def table() -> Table:
    return Table(rulebook("sabotazysta"), SETUP, catalog("sabotazysta"))


def save(*decks: Path) -> Recorder:
    recorder = saves.new_save(table(), decks, on_failure=fail)
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
    assert transcript.decks == (path.stem + ".yaml",)
    (beside,) = decks_of(transcript)
    assert beside.read_text() == DECK
    beside.unlink()
    with pytest.raises(BadData, match="does not lie beside it; give it with --deck"):
        decks_of(transcript)


def test_several_decks_keep_their_order(tmp_path: Path) -> None:
    decks = [tmp_path / name for name in ("b.yaml", "a.yaml", "c.yaml")]
    for deck in decks:
        deck.write_text(f"{DECK}# {deck.name}\n")
    transcript = read_transcript(save(*decks).path)
    assert [deck.read_text() for deck in decks_of(transcript)] == [deck.read_text() for deck in decks]
    assert len(set(transcript.decks)) == 3


def test_a_deck_beside_the_game_is_copied_as_well_and_nothing_is_overwritten(tmp_path: Path) -> None:
    deck = tmp_path / "a.yaml"
    deck.write_text(DECK)
    recorder = saves.record(tmp_path / "a.partia", table(), [deck], on_failure=fail)
    recorder.close()
    assert read_transcript(recorder.path).decks == ("a-2.yaml",)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a-2.yaml", "a.partia", "a.yaml"]
    assert deck.read_text() == (tmp_path / "a-2.yaml").read_text() == DECK


def test_room_for_a_new_game_is_made_without_losing_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "a.partia"
    assert saves.keep_older(path) is None
    saves.record(path, table(), [], on_failure=fail).close()
    kept = saves.keep_older(path)
    assert kept == tmp_path / "a~1.partia"
    assert not path.exists() and read_transcript(kept).setup == SETUP
    path.write_text("a letter to my aunt")
    with pytest.raises(BadData, match="is not a saved game; it is left alone"):
        saves.keep_older(path)
    assert path.read_text() == "a letter to my aunt"
    with pytest.raises(BadData, match="is not a saved game; it is left alone"):
        saves.keep_older(tmp_path)


def test_older_games_are_numbered(tmp_path: Path) -> None:
    path = tmp_path / "a.partia"
    (tmp_path / "a~2.partia").write_text("mine")
    for _ in range(4):
        saves.keep_older(path)
        saves.record(path, table(), [], on_failure=fail).close()
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "a.partia",
        "a~1.partia",
        "a~2.partia",
        "a~3.partia",
        "a~4.partia",
    ]
    assert (tmp_path / "a~2.partia").read_text() == "mine"


@pytest.mark.parametrize("text", ["brzdek partia 7\ngame: x\n", "brzdek partiami handlował\n", "brzdek partia 1\n"])
def test_what_only_looks_like_a_saved_game_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "a.partia"
    path.write_text(text)
    with pytest.raises(BadData, match="is left alone"):
        saves.keep_older(path)
    assert path.read_text() == text


def test_the_older_game_behind_a_link_is_kept_beside_itself(tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    saves.record(folder / "b.partia", table(), [], on_failure=fail).close()
    link = tmp_path / "a.partia"
    link.symlink_to(folder / "b.partia")
    assert saves.keep_older(link) == folder / "b~1.partia"
    saves.record(link, table(), [], on_failure=fail).close()
    assert link.is_symlink() and read_transcript(folder / "b.partia").setup == SETUP


# -- decks beside games


NAMES = "plain.yaml|a#b.yaml|a #b.yaml|a:b.yaml|.hidden.yaml|deck.txt|deck|ęśą.yml|two  gaps.yaml| x.yaml"


@pytest.mark.parametrize("name", NAMES.split("|"))
def test_a_deck_of_any_name_comes_back(tmp_path: Path, name: str) -> None:
    (tmp_path / "beside").mkdir()
    for folder in (tmp_path, tmp_path / "beside"):
        deck = folder / name
        deck.write_text(DECK)
        path = tmp_path / "beside" / f"{folder.name}.partia"
        saves.record(path, table(), [deck], on_failure=fail).close()
        (back,) = decks_of(read_transcript(path))
        assert back.read_text() == DECK and back.parent == path.parent


def test_a_deck_behind_a_link_is_copied(tmp_path: Path) -> None:
    deck, link = tmp_path / "deck.yaml", tmp_path / "link.yaml"
    deck.write_text(DECK)
    link.symlink_to(deck)
    saves.record(tmp_path / "a.partia", table(), [link], on_failure=fail).close()
    link.unlink()
    deck.unlink()
    assert decks_of(read_transcript(tmp_path / "a.partia"))[0].read_text() == DECK


def test_the_copy_of_a_deck_overwrites_nothing(tmp_path: Path) -> None:
    deck = tmp_path / "elsewhere" / "deck.yaml"
    deck.parent.mkdir()
    deck.write_text(DECK)
    (tmp_path / "a.yaml").write_text("precious")
    saves.record(tmp_path / "a.partia", table(), [deck], on_failure=fail).close()
    assert (tmp_path / "a.yaml").read_text() == "precious"
    assert read_transcript(tmp_path / "a.partia").decks == ("a-2.yaml",)


def test_a_game_that_cannot_be_saved_leaves_no_deck_behind(tmp_path: Path) -> None:
    deck = tmp_path / "elsewhere" / "deck.yaml"
    deck.parent.mkdir()
    deck.write_text(DECK)
    (tmp_path / "a.partia").write_text("precious")
    with pytest.raises(FileExistsError):
        saves.record(tmp_path / "a.partia", table(), [deck], on_failure=fail)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.partia", "elsewhere"]


def test_a_copy_takes_its_decks_along(tmp_path: Path) -> None:
    deck = tmp_path / "deck.yaml"
    deck.write_text(DECK)
    recorder = saves.record(tmp_path / "a.partia", table(), [deck], on_failure=fail)
    recorder.append(("pass",), "Ola")
    target = tmp_path / "there" / "b.partia"
    target.parent.mkdir()
    saves.copy_to(recorder, target, replace=False)
    saves.copy_to(recorder, tmp_path / "c.partia", replace=False)
    recorder.close()
    deck.unlink()
    assert decks_of(read_transcript(target))[0].read_text() == DECK
    assert [answer.words for answer in read_transcript(target).answers] == ["pass"]
    assert read_transcript(tmp_path / "c.partia").decks == ("c.yaml",)


def test_nobody_else_can_read_a_saved_game(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        deck = tmp_path / "deck.yaml"
        deck.write_text(DECK)
        path = save(deck).path
        recorder = Recorder.go_on(read_transcript(path), on_failure=fail)
        recorder.append(("pass",), "Ola")
        recorder.rewrite(0)
        recorder.close()
        assert {file.stat().st_mode & 0o777 for file in path.parent.iterdir()} == {0o600}
        assert path.parent.stat().st_mode & 0o777 == 0o700
        path.chmod(0o644)
        Recorder.go_on(read_transcript(path), on_failure=fail).close()
        assert path.stat().st_mode & 0o777 == 0o600
    finally:
        os.umask(before)


def test_a_broken_link_and_an_unreadable_file_hide_nothing() -> None:
    path = save().path
    (path.parent / "gone.partia").symlink_to(path.parent / "nothing")
    (path.parent / "loop.partia").symlink_to(path.parent / "loop.partia")
    (path.parent / "bytes.partia").write_bytes(b"brzdek partia 1\n\xff\n")
    (path.parent / "folder.partia").mkdir()
    os.mkfifo(path.parent / "pipe.partia")
    assert [game.transcript.path for game in saves.unfinished()] == [path]


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


def test_what_a_killed_game_left_half_written_is_swept_away() -> None:
    folder = save().path.parent
    names = (".brzdek-old.new", ".brzdek-fresh.new", "old.new", ".brzdek-old.txt")
    for name in names:
        (folder / name).write_text("half")
        if "fresh" not in name:
            os.utime(folder / name, (1, 1))
    save()
    assert [name for name in names if (folder / name).exists()] == list(names[1:])
