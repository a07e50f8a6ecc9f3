"""Saved games: files that do not fit, are damaged, or are none."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from brzdek.core.plain import fingerprint
from brzdek.core.problems import BadData
from brzdek.core.record.header import MAX_LINE
from brzdek.core.record.replaying import check_game, other_cards
from brzdek.core.record.transcript import MAX_BYTES, read_transcript
from brzdek.core.text import LANGS
from brzdek.games.sabotazysta.cards.words import WORDS
from tests.core.transcripts.saved import (
    GAME,
    HEADER,
    again,
    told,
    written,
)
from tests.support import catalog

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
