"""Saved games: written answer by answer, read with a good answer to everything that does not fit."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brzdek.core.ask import Steps
from brzdek.core.plain import fingerprint
from brzdek.core.problems import BadData
from brzdek.core.record.header import MAX_LINE, write_header
from brzdek.core.record.journal import mark_of
from brzdek.core.record.recorder import FileChanged, Recorder
from brzdek.core.record.replaying import OtherGame, check_game, open_table, other_cards
from brzdek.core.record.transcript import MAX_BYTES, Transcript, read_transcript
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.core.text import LANGS, Lang
from brzdek.games.sabotazysta.cards.words import WORDS
from tests.support import catalog, rulebook, seat_down

GAME = "sabotazysta"
SEATS = (Seat("Ola"), Seat("Jan", "steady"), Seat("Wanda Żak", "random"))
HEADER = f"""\
brzdek partia 1
game: sabotazysta
seed: 7
seat: Ola
seat: Jan = steady
seat: Wanda Żak = random
catalog: {catalog(GAME).fingerprint}

"""


def fail(error: OSError) -> None:
    raise AssertionError(error)


def setup(**changes: Any) -> Setup:
    return Setup(**{"game": GAME, "seats": SEATS, "seed": 7, **changes})


def table_of(how: Setup) -> Table:
    return Table(rulebook(GAME), how, catalog(GAME), mark_turns=True)


def header_of(how: Setup) -> str:
    return write_header(how, catalog(GAME).fingerprint, rulebook(GAME).version)


OPEN: list[Recorder] = []


@pytest.fixture(autouse=True)
def close_recorders() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()


def recorder_for(path: Path, how: Setup, told: Callable[[OSError], None] = fail) -> Recorder:
    OPEN.append(Recorder.create(path, header_of(how), on_failure=told))
    return OPEN[-1]


def go_on(path: Path) -> Recorder:
    OPEN.append(Recorder.go_on(read_transcript(path), on_failure=fail))
    return OPEN[-1]


def play_on(table: Table, recorder: Recorder, answers: int = 10**6) -> None:
    """Random answers, written down one by one, to the end of the game or for a while."""
    bots = [rulebook(GAME).bots["random"](seat, table.setup.seed) for seat in range(len(table.setup.seats))]
    while table.ask is not None and answers:
        seat = table.ask.seat
        option = bots[seat].choose(table.view(seat), table.ask)
        table.answer(option)
        recorder.append(option, table.setup.seats[seat].name, table.mark)
        answers -= 1


def again(path: Path) -> Table:
    return open_table(read_transcript(path), rulebook(GAME), catalog(GAME))


def told(path: Path, lang: Lang = "en") -> list[str]:
    """What is wrong with a file."""
    with pytest.raises(BadData) as caught:
        again(path)
    return [problem.worded(lang).removeprefix(f"{path}:") for problem in caught.value.problems]


def written(tmp_path: Path, text: str | bytes) -> Path:
    path = tmp_path / "a.partia"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of one round."""
    path = tmp_path_factory.mktemp("played") / "game.partia"
    table = table_of(setup(options={"rounds": 1}))
    recorder = recorder_for(path, table.setup)
    play_on(table, recorder)
    recorder.finish([seat.name for seat in SEATS], rulebook(GAME).result(table.game))
    recorder.close()
    return path


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


# -- files that do not fit


def test_an_edited_line_is_told_without_what_was_legal(tmp_path: Path, played: Path) -> None:
    """The legal answers would show the hand of the one to move to whoever looks."""
    lines = played.read_text(encoding="utf-8").splitlines(keepends=True)
    start = lines.index("\n") + 1
    card = lines[start + 2].split()[1]
    lines[start + 2] = f"discard {card[:-1]}  # edited\n"
    path = written(tmp_path, "".join(lines))
    (message,) = told(path)
    assert message == f"{start + 3}:1: the answer “discard {card[:-1]}” (Wanda Żak) is not legal here"
    assert told(path, "pl")[0].endswith("(Wanda Żak) jest tu niedozwolona")


# -- marks of the state


def test_the_answer_that_ends_a_turn_carries_a_mark(played: Path) -> None:
    table = open_table(read_transcript(played), rulebook(GAME), catalog(GAME), mark_turns=True)
    answers = read_transcript(played).answers
    assert [answer.mark for answer in answers] == [table.marks.get(count, "") for count in range(1, len(answers) + 1)]
    assert answers[-1].mark == mark_of(table.game)
    assert len({answer.mark for answer in answers}) == len(answers)


def _without_marks(text: str) -> str:
    return re.sub(" = [0-9a-f]{8}$", "", text, flags=re.MULTILINE).replace("rules: 1\n", "")


def test_games_without_marks_are_read_as_ever(tmp_path: Path, played: Path) -> None:
    text = _without_marks(played.read_text(encoding="utf-8"))
    assert "rules:" not in text and " = " not in text.partition("\n\n")[2]
    path = written(tmp_path, text)
    assert read_transcript(path).rules == ""
    assert fingerprint(again(path).game) == fingerprint(again(played).game)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("", "", "the rules or this file have been changed since"),
        ("rules: 1", "rules: 0.9", "the rules were of version 0.9, today they are of version 1"),
        ("catalog: ", "catalog: 00", "the cards were not those of today"),
    ],
)
def test_another_state_is_noticed_at_its_turn(tmp_path: Path, played: Path, old: str, new: str, reason: str) -> None:
    text = played.read_text(encoding="utf-8").replace(old, new, 1)
    answer = read_transcript(played).answers[6]
    path = written(tmp_path, text.replace(answer.mark, "00000000"))
    with pytest.raises(OtherGame):
        again(path)
    assert told(path) == [
        f"{answer.line}:1: after this turn the game stands otherwise than when it was saved: {reason}"
    ]
    assert len(open_table(read_transcript(path), rulebook(GAME), catalog(GAME), to=6).journal) == 6
    whole = open_table(read_transcript(path), rulebook(GAME), catalog(GAME), any_state=True)
    assert fingerprint(whole.game) == fingerprint(again(played).game)


def test_a_rule_that_changed_is_noticed_where_it_matters(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The new rule puts a card under the deck at the fifth turn: for a long time all answers still fit, so without
    marks it would be another game in silence.
    """
    rules, turns = rulebook(GAME), 0
    as_it_was = rules.turn

    def turn(game: Any) -> Steps[None]:
        nonlocal turns
        yield from as_it_was(game)
        turns += 1
        if turns == 5:
            game.deck.insert(0, "nothing")

    transcript = read_transcript(played)
    monkeypatch.setattr(rules, "turn", turn)
    monkeypatch.setattr(rules, "version", "2")
    with pytest.raises(OtherGame, match="the rules were of version 1, today they are of version 2") as caught:
        open_table(transcript, rules, catalog(GAME))
    assert caught.value.problems[0].line == transcript.answers[4].line
    turns = 0
    assert len(open_table(transcript, rules, catalog(GAME), to=20, any_state=True).journal) == 20


def test_undo_forgets_the_marks_of_what_was_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "a.partia"
    table = Table(rulebook(GAME), setup(), catalog(GAME), keep_turns=True, mark_turns=True)
    recorder = recorder_for(path, table.setup)
    play_on(table, recorder, 6)
    before = dict(table.marks)
    table.undo(3)
    recorder.rewrite(3)
    assert table.marks == {count: mark for count, mark in before.items() if count <= 3}
    play_on(table, recorder, 5)
    assert again(path).answers == table.answers


def test_a_table_that_nobody_records_marks_nothing() -> None:
    table = seat_down(GAME, 3)
    table.play_out([rulebook(GAME).bots["random"](seat, 1) for seat in range(3)])
    assert table.marks == {} and table.fork().marks == {}


def test_an_answer_after_the_end(tmp_path: Path, played: Path) -> None:
    text = played.read_text(encoding="utf-8")
    path = written(tmp_path, text + "discard map\n")
    assert told(path) == [f"{text.count(chr(10)) + 1}:1: the answer “discard map” stands after the end of the game"]


@pytest.mark.parametrize("version", ["0", "2", "99"])
def test_other_versions_are_refused(tmp_path: Path, version: str) -> None:
    path = written(tmp_path, HEADER.replace("partia 1", f"partia {version}"))
    assert told(path) == [f"1:1: a saved game of version {version}; this program reads version 1 only"]
    assert told(path, "pl") == [f"1:1: zapis partii w wersji {version}; ten program czyta tylko wersję 1"]


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"hello\n", b"brzdek partia\n", b"brzdek partia x\n", b"\x00\xff\x00\n"[:2]]
)
def test_files_that_are_no_saved_games(tmp_path: Path, data: bytes) -> None:
    assert told(written(tmp_path, data)) == [
        "1:1: this is not a saved game: its first line should read “brzdek partia 1”"
    ]


KEYS = "makes no sense; allowed: game, seed, rules, catalog, position, seat, deck, option"
SEED = "allowed: a whole number from 0 to 18446744073709551615"
SEAT = "allowed: a name (at most 24 characters, without # and =) or name = bot"
DECK = "only the bare name of a *.yaml file is allowed, without a folder"
POSITION = "“position”: this is not a set of keys written as JSON"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("seed: 7\n", "", "6:1: the header has no line “seed: …”"),
        ("seed: 7", "sead: 7", f"3:1: the header line “sead” {KEYS} (did you mean “seed”?)"),
        ("seed: 7", "just words", f"3:1: the header line “just words” {KEYS}"),
        ("seed: 7", "option: 2", f"3:1: the header line “option” {KEYS}"),
        ("seed: 7", "seed 3: 2", f"3:1: the header line “seed 3” {KEYS}"),
        ("seed: 7", "seed: -7", f"3:1: “seed”: found “-7”; {SEED}"),
        ("seed: 7", "seed: " + "9" * 30, f"3:1: “seed”: found “{'9' * 30}”; {SEED}"),
        ("seed: 7", "seed: ٧", f"3:1: “seed”: found “٧”; {SEED}"),
        ("seed: 7", "seed: 7\nseed: 8", "4:1: “seed” is repeated; it first stands in line 3"),
        ("Jan = steady", "Ola", "5:1: the name “Ola” is repeated"),
        ("Jan = steady", "ólą", "5:1: the name “ólą” is repeated"),
        ("Jan = steady", "", f"5:1: “seat”: found “”; {SEAT}"),
        ("Jan = steady", "J" * 25, f"5:1: “seat”: found “{'J' * 25}”; {SEAT}"),
        ("Jan = steady", "Jan = ", f"5:1: “seat”: found “Jan =”; {SEAT}"),
        ("= steady", "= steedy", "5:1: unknown bot “steedy”; allowed: random, steady, deep (did you mean “steady”?)"),
        ("seat: Jan = steady\n", "", "4:1: This game takes 3 to 10 players, not 2."),
        (
            "seed: 7",
            "option rounds: 99\nseed: 7",
            "3:1: option “rounds”: given “99”; allowed: a whole number from 1 to 10",
        ),
        ("seed: 7", "option youngest: 9\nseed: 7", "3:1: " + WORDS["setup.youngest"].en),
        ("seed: 7", "option rounds:\nseed: 7", "3:1: “option rounds”: the value “” is not allowed"),
        (
            "catalog: ",
            "catalog: ../",
            "7:1: “catalog”: the value “../" + catalog(GAME).fingerprint + "” is not allowed",
        ),
        ("seed: 7", "seed: 7\ndeck: ../evil.yaml", f"4:1: “deck”: found “../evil.yaml”; {DECK}"),
        ("seed: 7", "seed: 7\ndeck: C:evil.yaml", f"4:1: “deck”: found “C:evil.yaml”; {DECK}"),
        ("seed: 7", "seed: 7\ndeck: /etc/passwd", f"4:1: “deck”: found “/etc/passwd”; {DECK}"),
        ("seed: 7", "seed: 7\nposition: [1]", f"4:1: {POSITION}"),
        ("seed: 7", "seed: 7\nposition: {", f"4:1: {POSITION}"),
        ("seed: 7", "seed: 7\nposition: {} {}", f"4:1: {POSITION}"),
        ("seed: 7", 'seed: 7\nposition: {"turn": NaN}', f"4:1: {POSITION}"),
        ("seed: 7", 'seed: 7\nposition: {"turn": 17}', "4:1: found the number 17; allowed: a whole number from 0 to 2"),
    ],
)
def test_a_damaged_header(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert told(written(tmp_path, HEADER.replace(old, new, 1))) == [message]


def test_all_that_is_wrong_with_a_header_is_told_at_once(tmp_path: Path) -> None:
    text = HEADER.replace("seed: 7", "seed: x").replace("seat: Ola", "sit: Ola").replace("game: sab", "game: Sab")
    assert [message.split(":")[0] for message in told(written(tmp_path, text))] == ["2", "3", "4"]


def test_a_game_nobody_knows(tmp_path: Path) -> None:
    transcript = read_transcript(written(tmp_path, HEADER.replace("game: sabotazysta", "game: sabotarzysta")))
    with pytest.raises(BadData, match=r":2:1: unknown game .*did you mean “sabotazysta”"):
        check_game(transcript, ("sabotazysta",))


def test_a_position_nested_too_deeply(tmp_path: Path) -> None:
    for depth in (13, 900, 60_000):
        text = HEADER.replace("seed: 7", 'seed: 7\nposition: {"board": ' + "[" * depth + "]" * depth + "}")
        assert told(written(tmp_path, text)) == ["4:1: “position”: this is not a set of keys written as JSON"]


def test_limits(tmp_path: Path) -> None:
    long = written(tmp_path, HEADER + "x" * (MAX_LINE + 1) + "\n")
    assert told(long) == [f"9:1: the line is too long; allowed: at most {MAX_LINE} characters"]
    many = written(tmp_path, HEADER.replace("\n\n", "\n" + "".join(f"seat: P{n}\n" for n in range(30)) + "\n"))
    assert told(many)[0] == "25:1: too many seats; allowed: at most 20"
    big = written(tmp_path, HEADER)
    with big.open("r+b") as file:
        file.truncate(MAX_BYTES + 1)
    assert told(big) == [
        f"1:1: the file is too big: {MAX_BYTES // 1000 + 1} kB; allowed: at most {MAX_BYTES // 1000} kB"
    ]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert told(tmp_path / "none.partia") == ["1:1: there is no such file"]
    assert told(tmp_path) == ["1:1: this is a folder, not a file"]
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    assert told(fifo) == ["1:1: this is not a regular file"]
    assert told(written(tmp_path, HEADER.encode() + b"play \xff\n")) == [
        f"9:1: the file is not UTF-8: bad byte 0xff (byte {len(HEADER.encode()) + 6} of the file)"
    ]


def test_other_cards_are_noticed_and_do_not_matter_while_all_fits(tmp_path: Path, played: Path) -> None:
    text = played.read_text(encoding="utf-8").replace(catalog(GAME).fingerprint, "0123456789abcdef")
    path = written(tmp_path, text)
    assert other_cards(read_transcript(path), catalog(GAME))
    assert not other_cards(read_transcript(played), catalog(GAME))
    assert fingerprint(again(path).game) == fingerprint(again(played).game)
    path = written(tmp_path, text.rstrip("\n") + "\nplay gold 1,1\n")
    assert "stands after the end" in told(path)[0]
    path = written(tmp_path, HEADER.replace(catalog(GAME).fingerprint, "0123456789abcdef") + "play gold 1,1\n")
    assert told(path)[0].endswith("does not fit the cards of today, and the game was saved with others")


def test_nothing_in_a_file_steers_the_terminal(tmp_path: Path) -> None:
    evil = "\x1b[2J\u202e\x07"
    path = written(tmp_path, HEADER.replace("Ola", f"O{evil}la").replace("seed: 7", f"seed: {evil}9{evil}"))
    with pytest.raises(BadData) as caught:
        read_transcript(path)
    path = written(tmp_path, HEADER + f"play {evil} x\n")
    with pytest.raises(BadData) as second:
        again(path)
    for problem in [*caught.value.problems, *second.value.problems]:
        for lang in LANGS:
            assert not set(problem.worded(lang)) & set(evil.replace("[2J", ""))
    cut = read_transcript(written(tmp_path, HEADER + f"pl{evil}ay"))
    assert cut.cut == "pl[2Jay"


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
