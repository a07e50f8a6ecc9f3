"""Saved games: writing and reading them, programs that were stopped, undo, disks that refuse."""

from __future__ import annotations

from pathlib import Path

import pytest

from brzdek.core.plain import fingerprint
from brzdek.core.problems import BadData
from brzdek.core.record.header import write_header
from brzdek.core.record.recorder import FileChanged
from brzdek.core.record.replaying import open_table
from brzdek.core.record.transcript import read_transcript
from brzdek.core.rulebook import Seat, Setup
from tests.core.transcripts.saved import (
    GAME,
    HEADER,
    SEATS,
    again,
    go_on,
    header_of,
    play_on,
    recorder_for,
    setup,
    table_of,
    written,
)
from tests.support import catalog, rulebook

# -- writing and reading


def test_a_header_is_made_to_be_read() -> None:
    how = setup(options={"rounds": 4}, position={"turn": 1, "hands": {0: ["map"]}})
    assert write_header(how, "3f0c55a1d2b94e77", "2", ["my.yaml", "ours.yaml"]) == (
        "brzdek partia 1\n"
        "game: sabotazysta\n"
        "seed: 7\n"
        "seat: Ola\n"
        "seat: Jan = steady\n"
        "seat: Wanda Żak = random\n"
        "option rounds: 4\n"
        "rules: 2\n"
        "catalog: 3f0c55a1d2b94e77\n"
        "deck: my.yaml\n"
        "deck: ours.yaml\n"
        'position: {"hands": {"0": ["map"]}, "turn": 1}\n'
        "\n"
    )


def test_an_answer_stands_in_stable_words_with_whose_it_was(tmp_path: Path) -> None:
    path = tmp_path / "a.partia"
    recorder = recorder_for(path, setup())
    recorder.append(("play", "curve_sw", "3,0", "turned"), "Ola")
    recorder.append(("take", 3), "Jan", "3f0c55a1")
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[-2] == "play curve_sw 3,0 turned       # Ola"
    assert lines[-1] == "take 3                         # Jan = 3f0c55a1"


@pytest.mark.parametrize(
    "how",
    [
        setup(),
        setup(seats=tuple(Seat(f"P{number}") for number in range(10)), seed=2**64 - 1, options={"rounds": 1}),
        setup(options={"hand": "auto", "distance": 3, "rounds": 2}),
        setup(position={"turn": 2, "board": ["cross@1,0"], "hands": {2: ["cross", "map"]}, "deck": 5}),
    ],
)
def test_a_game_comes_back_as_it_was(tmp_path: Path, how: Setup) -> None:
    path = tmp_path / "a.partia"
    table = table_of(how)
    recorder = recorder_for(path, how)
    play_on(table, recorder)
    recorder.close()
    transcript = read_transcript(path)
    assert transcript.setup == how
    back = again(path)
    assert back.journal == table.journal
    assert fingerprint(back.game) == fingerprint(table.game)


def test_every_answer_is_on_the_disk_at_once(tmp_path: Path) -> None:
    path = tmp_path / "a.partia"
    table = table_of(setup())
    recorder = recorder_for(path, table.setup)
    for count in range(1, 15):
        play_on(table, recorder, 1)
        assert again(path).journal == table.journal
        assert len(table.journal) == count


def test_comments_and_empty_lines_may_stand_anywhere(tmp_path: Path) -> None:
    ask = table_of(setup()).ask
    assert ask is not None
    first = " ".join(map(str, ask.options[0]))
    header = HEADER.replace("seed: 7", "# mine\nseed:   7   # lucky").rstrip("\n")
    text = f"{header}\n\n\n# a thought\n   {first.replace(' ', '   ')}   # Ola: hm\n\n# the end, for now\n"
    path = written(tmp_path, text)
    assert again(path).journal == [(0, ask.options[0])]
    assert read_transcript(path).setup == setup()


@pytest.mark.parametrize("change", [("\n", "\r\n"), ("brzdek partia", "\ufeffbrzdek partia")])
def test_files_from_other_editors_are_read(tmp_path: Path, played: Path, change: tuple[str, str]) -> None:
    text = played.read_text(encoding="utf-8").replace(*change)
    path = written(tmp_path, text)
    assert fingerprint(again(path).game) == fingerprint(again(played).game)
    recorder = go_on(path)
    recorder.rewrite(3)
    assert len(read_transcript(path).answers) == 3


def test_a_stop_after_some_answers(played: Path) -> None:
    transcript = read_transcript(played)
    table = open_table(transcript, rulebook(GAME), catalog(GAME), to=5)
    assert len(table.journal) == 5
    assert open_table(transcript, rulebook(GAME), catalog(GAME), to=0).journal == []


# -- a program that was stopped


def test_a_file_cut_anywhere_loses_at_most_the_line_being_written(tmp_path: Path, played: Path) -> None:
    data = played.read_bytes()
    header = data.index(b"\n\n") + 2
    for size in [*range(header), *range(header, len(data), 7)]:
        path = written(tmp_path, data[:size])
        if size < header - 1:
            try:
                read_transcript(path)
            except BadData as bad:
                assert all(problem.worded("pl") for problem in bad.problems)
            continue
        transcript = read_transcript(path)
        whole = data[:size].count(b"\n", header)
        assert len(transcript.answers) == whole
        assert bool(transcript.cut) == (not data[:size].endswith(b"\n"))
        assert len(again(path).journal) == whole


def test_going_on_drops_the_unfinished_line(tmp_path: Path, played: Path) -> None:
    whole = played.read_bytes()
    cut = whole[: whole.index(b"\n", 400) + 6]
    path = written(tmp_path, cut)
    transcript = read_transcript(path)
    assert transcript.cut == cut.rpartition(b"\n")[2].decode().strip()
    table = again(path)
    recorder = go_on(path)
    play_on(table, recorder, 3)
    assert again(path).journal == table.journal
    assert len(table.journal) == len(transcript.answers) + 3


# -- undo


def test_undo_takes_answers_out_of_the_file_and_keeps_comments(tmp_path: Path) -> None:
    path = tmp_path / "a.partia"
    table = table_of(setup())
    recorder = recorder_for(path, table.setup)
    play_on(table, recorder, 2)
    recorder.close()
    with path.open("a", encoding="utf-8") as file:
        file.write("# remember this\n")
    recorder = go_on(path)
    play_on(table, recorder, 4)
    table.undo(3)
    recorder.rewrite(3)
    assert "# remember this\n" in path.read_text(encoding="utf-8")
    assert again(path).journal == table.journal
    play_on(table, recorder, 2)
    assert again(path).journal == table.journal
    table.undo(5)
    recorder.rewrite(0)
    assert path.read_text(encoding="utf-8") == header_of(setup())
    assert [file.name for file in tmp_path.iterdir()] == ["a.partia"]


def test_a_finished_game_is_marked_once_with_its_result(played: Path, tmp_path: Path) -> None:
    text = played.read_text(encoding="utf-8")
    last = text.splitlines()[-1]
    result = rulebook(GAME).result(again(played).game)
    assert last.startswith("# result: Ola ")
    assert last.count("*") == len(result.winners)
    assert read_transcript(played).finished
    path = written(tmp_path, text)
    recorder = go_on(path)
    recorder.finish([seat.name for seat in SEATS], result)
    assert path.read_text(encoding="utf-8") == text
    recorder.rewrite(len(read_transcript(path).answers) - 1)
    assert not read_transcript(path).finished


# -- a disk that refuses


def test_a_file_that_another_program_changes_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.partia"
    failures: list[OSError] = []
    table = table_of(setup())
    recorder = recorder_for(path, table.setup, failures.append)
    play_on(table, recorder, 2)
    path.write_text("mine now\n")
    play_on(table, recorder, 2)
    recorder.rewrite(1)
    assert path.read_text() == "mine now\n"
    assert [type(error) for error in failures] == [FileChanged]
    assert recorder.failed
    assert len(table.journal) == 4


def test_a_file_that_is_gone_is_told_once(tmp_path: Path) -> None:
    path = tmp_path / "a.partia"
    failures: list[OSError] = []
    table = table_of(setup())
    recorder = recorder_for(path, table.setup, failures.append)
    path.unlink()
    play_on(table, recorder, 3)
    assert [type(error) for error in failures] == [FileNotFoundError]


def test_a_new_file_never_replaces_another(tmp_path: Path) -> None:
    path = written(tmp_path, "precious")
    with pytest.raises(FileExistsError):
        recorder_for(path, setup())
    assert path.read_text() == "precious"
