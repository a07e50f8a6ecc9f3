"""Playing from the command line: bots, scripts, pipes, positions, decks, and where games are saved."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import pytest

from brzdek.core.record import saves
from brzdek.core.record.replaying import open_table
from brzdek.core.record.transcript import read_transcript
from tests.cli_support import ALL_BOTS, GAME, PATIENCE, PLAY, ROOT, SHORT, Run, moves, process
from tests.support import catalog, rulebook


def test_a_game_of_bots_plays_itself(run: Run) -> None:
    ran = run(*ALL_BOTS)
    assert (ran.code, ran.err) == (0, "")
    assert "Koniec gry" in ran.out and "Wygrywa" in ran.out
    assert run(*ALL_BOTS) == ran
    assert run(*ALL_BOTS[:-1], "8").out != ran.out
    assert saves.unfinished() == [] and not saves.saves_folder().exists()


def test_a_script_a_pipe_and_a_dash_give_the_same_plain_text(run: Run, tmp_path: Path) -> None:
    script = tmp_path / "moves.txt"
    script.write_text(moves(60))
    from_file = run(*PLAY, *SHORT, "--script", str(script))
    assert from_file.code == 0
    assert "\x1b" not in from_file.out and "\r" not in from_file.out
    assert "Koniec gry" in from_file.out and "Wygrywa" in from_file.out
    assert run(*PLAY, *SHORT, stdin=moves(60)) == from_file
    assert run(*PLAY, *SHORT, "--script", "-", stdin=moves(60)) == from_file
    piped = process(*PLAY, *SHORT, stdin=moves(60))
    assert (piped.returncode, piped.stdout, piped.stderr) == (0, from_file.out, "")


def test_the_same_game_in_english(run: Run) -> None:
    ran = run(*PLAY, *SHORT, "--lang", "en", stdin=moves(60))
    assert ran.code == 0 and "Winner" in ran.out and "Wygrywa" not in ran.out


def test_a_line_that_is_no_move_is_bad_data(run: Run) -> None:
    ran = run(*PLAY, stdin="fly to the moon\n1\n")
    assert ran.code == 1


def test_seats_are_filled(run: Run) -> None:
    run(*PLAY, stdin="1\n")
    run("play", GAME, "--seat", "Ola", "--seat", "Jan=random", "--seed", "3", stdin="1\n")
    run("play", GAME, "--seed", "3", "--lang", "en", stdin="1\n")
    run("play", "Sabotażysta", "--seat", "A", "--seat", "B", "--seat", "C", stdin="1\n")
    games = [[(seat.name, seat.bot) for seat in game.transcript.setup.seats] for game in saves.unfinished()]
    assert [("Gracz", ""), ("Ala", "steady"), ("Bolek", "steady"), ("Celina", "steady"), ("Darek", "steady")] in games
    assert [("Ola", ""), ("Jan", "random"), ("Ala", "steady")] in games
    assert [("Player", ""), ("Ala", "steady"), ("Bolek", "steady"), ("Celina", "steady")] in games
    assert [("A", ""), ("B", ""), ("C", "")] in games


def test_a_seed_that_was_drawn_is_told(run: Run) -> None:
    first = run("play", GAME, stdin="").out.splitlines()[0]
    assert first.startswith("Ziarno: ")
    seed = first.split()[1]
    assert run("play", GAME, "--seed", seed, stdin="").out.splitlines()[0] != first
    assert saves.unfinished()[0].transcript.setup.seed == int(seed)


def test_a_seed_is_not_told_to_several_people(run: Run) -> None:
    assert "Ziarno" not in run("play", GAME, "--seat", "A", "--seat", "B", stdin="").out


def test_a_game_begins_from_a_position(run: Run, position: str) -> None:
    run("play", "--position", position, stdin="play cross 2,0\n")
    (game,) = saves.unfinished()
    setup = game.transcript.setup
    assert [(seat.name, seat.bot) for seat in setup.seats] == [("Ola", "steady"), ("Jan", ""), ("Ewa", "steady")]
    assert setup.position is not None and setup.position["board"] == ["cross@1,0"]
    assert game.transcript.answers[0].words == "play cross 2,0"
    table = open_table(game.transcript, rulebook(GAME), catalog(GAME))
    assert len(table.journal) == len(game.transcript.answers)


def test_seats_and_seed_of_a_position_can_be_changed_but_not_its_players(run: Run, position: str) -> None:
    line = ["play", GAME, "--position", position]
    assert run(*line, "--players", "3", "--seat", "Iga", "--seed", "9", stdin="").code == 0
    setup = saves.unfinished()[0].transcript.setup
    assert [(seat.name, seat.bot) for seat in setup.seats] == [("Iga", ""), ("Ala", "steady"), ("Bolek", "steady")]
    assert setup.seed == 9
    ran = run(*line, "--players", "4")
    assert (ran.code, ran.err.splitlines()[-1]) == (2, "Błąd: --players: pozycja jest dla 3 graczy, a nie 4")


def test_a_game_with_a_house_deck_is_saved_with_it(run: Run, deck: Path, tmp_path: Path) -> None:
    run(*PLAY, "--deck", str(deck), stdin=moves(2))
    (game,) = saves.unfinished()
    assert game.transcript.fingerprint != catalog(GAME).fingerprint
    deck.unlink()
    ran = run("replay", str(game.transcript.path), "--json")
    assert (ran.code, ran.err) == (0, "")
    assert not json.loads(ran.out)["other_cards"]
    assert run("resume", stdin="1\n").code == 0
    beside = game.transcript.path.with_suffix(".yaml")
    moved = beside.rename(tmp_path / "moved.yaml")
    ran = run("replay", str(game.transcript.path))
    assert ran.code == 1 and "podaj ją opcją --deck" in ran.err
    assert run("replay", str(game.transcript.path), "--deck", str(moved)).code == 0


FATES: Mapping[str, Callable[[Path], object]] = {
    "moved": lambda deck: deck.rename(deck.with_name("elsewhere.yaml")),
    "changed": lambda deck: deck.write_text(deck.read_text().replace("copies: 9", "copies: 3")),
    "broken": lambda deck: deck.write_text("no: deck: at all"),
    "deleted": lambda deck: deck.unlink(),
}


@pytest.mark.parametrize("sort", ["bare", "extending", "link"])
@pytest.mark.parametrize("fate", FATES)
def test_whatever_becomes_of_a_deck_its_games_go_on(run: Run, deck: Path, fate: str, sort: str) -> None:
    """Also where it lies beside the game: each game keeps the text of its decks."""
    used = deck
    if sort == "extending":
        used = deck.with_name("upper.yaml")
        used.write_text(f"extends: {deck.name}\nname: {{pl: Wyżej, en: Above}}\ncards: [{{id: rockfall, copies: 4}}]\n")
    elif sort == "link":
        used = deck.with_name("link.yaml")
        used.symlink_to(deck)
    path = deck.with_name("game.partia")
    assert run(*PLAY, "--deck", str(used), "--save", str(path), stdin=moves(2)).code == 0
    before = json.loads(run("replay", str(path), "--json").out)
    FATES[fate](deck)
    if used != deck:
        used.unlink()
    after = json.loads(run("replay", str(path), "--json").out)
    assert after == before and not after["other_cards"]
    ran = run("resume", str(path), stdin="1\n")
    assert (ran.code, ran.err) == (0, "")


def test_a_game_is_saved_with_all_its_house_decks(run: Run, deck: Path) -> None:
    """The later one lies on top: the order counts, and comes back."""
    fewer = deck.with_name("fewer.yaml")
    fewer.write_text(deck.read_text(encoding="utf-8").replace("copies: 9", "copies: 5"), encoding="utf-8")
    marks = []
    for decks in ([deck, fewer], [fewer, deck]):
        path = deck.parent.parent / f"{decks[0].stem}.partia"
        words = [word for one in decks for word in ("--deck", str(one))]
        assert run(*PLAY, *words, "--save", str(path), stdin=moves(2)).code == 0
        told = json.loads(run("replay", str(path), "--json").out)
        assert not told["other_cards"]
        marks.append((told["catalog"], told["state"]))
        swapped = [word for one in decks[::-1] for word in ("--deck", str(one))]
        assert json.loads(run("replay", str(path), "--json", "--to", "0", *swapped).out)["other_cards"]
    assert len(set(marks)) == 2


def test_save_keeps_an_older_game_and_leaves_other_files_alone(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "my.partia"
    run(*PLAY, "--save", str(path), stdin="1\n")
    older = path.read_text(encoding="utf-8")
    ran = run(*PLAY, "--save", str(path), "--seat", "Zed", stdin="1\n")
    assert f"Wcześniejszy zapis leży teraz w {tmp_path / 'my~1.partia'}" in ran.err
    assert (tmp_path / "my~1.partia").read_text(encoding="utf-8") == older
    assert "seat: Zed\n" in path.read_text(encoding="utf-8")
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt")
    ran = run(*PLAY, "--save", str(letter), stdin="1\n")
    assert (ran.code, letter.read_text()) == (1, "Dear aunt")
    assert "nie jest zapisem partii; zostaje nietknięty" in ran.err
    ran = run(*PLAY, "--save", str(tmp_path / "no" / "where.partia"), stdin="1\n")
    assert ran.code == 1 and "nie ma takiego pliku ani folderu" in ran.err
    assert saves.unfinished() == []


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "state").write_text("in the way")
    ran = run(*PLAY, *SHORT, stdin=moves(60))
    assert ran.code == 0 and "Wygrywa" in ran.out
    assert ran.err.startswith("Uwaga: gra nie jest zapisywana. ")


@pytest.mark.skipif(os.name != "posix", reason="kill -9 is a thing of POSIX systems")
def test_a_killed_game_loses_nothing(run: Run) -> None:
    command = [sys.executable, "-m", "brzdek", *PLAY]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8") as game:
        assert game.stdin is not None and game.stdout is not None
        for turn in range(4):
            game.stdin.write("1\n")
            game.stdin.flush()
            _wait(partial(_more_than, turn))
        game.send_signal(signal.SIGKILL)
        game.stdout.read()
    assert game.returncode == -signal.SIGKILL
    (saved,) = saves.unfinished()
    before = [answer.words for answer in saved.transcript.answers]
    assert sum(1 for line in saved.transcript.path.read_text(encoding="utf-8").splitlines() if "# Gracz" in line) == 4
    ran = run("resume", stdin=moves(200))
    assert ran.code in (0, 1) and "Wygrywa" in ran.out
    after = read_transcript(saved.transcript.path)
    assert [answer.words for answer in after.answers[: len(before)]] == before
    assert after.finished and saves.unfinished() == []


def _mine() -> int:
    """How many answers of the person are on the disk."""
    games = saves.unfinished()
    text = games[0].transcript.path.read_text(encoding="utf-8") if games else ""
    return sum(1 for line in text.splitlines() if "# Gracz" in line)


def _more_than(answers: int) -> bool:
    return _mine() > answers


def _wait(done: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "nothing happened"
        time.sleep(0.02)
