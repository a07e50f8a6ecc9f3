"""Parts of an expansion, named where the game below it is played."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from brzdek.core.record.transcript import read_transcript
from brzdek.games import stack_with
from brzdek.games.smoki.layer import LAYER
from tests.cli_support import Run
from tests.support import seat_down

BASE = ("play", "magia_i_miecz", "--seat", "Ola=random", "--seat", "Jan=random", "--seed", "3", "--option")
SHORT = ("turn_limit=1", "--option")


def options_of(run: Run, tmp_path: Path, *words: str) -> tuple[str, dict[str, object]]:
    """What is played, and with which options."""
    file = tmp_path / "game.jsonl"
    ran = run(*BASE, *SHORT, *words, "--save", str(file))
    assert (ran.code, ran.err) == (0, "")
    setup = read_transcript(file).setup
    return setup.game, dict(setup.options)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (("dragons=on",), {"dragons": 1}),
        (("characters=tak",), {"characters": 1}),
        (("ending=smoki",), {"ending": "smoki"}),
        (("dragons=on", "--option", "overlay=tower"), {"dragons": 1, "overlay": "tower"}),
    ],
)
def test_an_option_of_the_expansion_brings_in_this_part_alone(
    run: Run, tmp_path: Path, words: tuple[str, ...], wanted: dict[str, object]
) -> None:
    game, options = options_of(run, tmp_path, *words)
    assert game == "smoki"
    away = {**dict.fromkeys(LAYER.options, 0), "overlay": "none", "ending": "off"}
    assert {name: options[name] for name in LAYER.options} == {**away, **wanted}


def test_without_such_an_option_it_is_the_game_itself(run: Run, tmp_path: Path) -> None:
    game, options = options_of(run, tmp_path, "gold=2")
    assert (game, options["gold"]) == ("magia_i_miecz", 2)
    assert not LAYER.options.keys() & options.keys()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("overlay=realm",), "Nakładka wymaga smoków"),
        (("wrath=on",), "Gniew Króla Smoków wymaga smoków"),
        (("spawn=on",), "Smocze Rozmnożenie wymaga smoków"),
        (("dragons=on", "--option", "struggle=on"), "Zmagania o Koronę toczą się w Smoczej Wieży"),
        (("dragons=on", "--option", "overlay=realm", "--option", "ending=all"), "wykluczają się"),
        (("dragons=on", "--option", "dragn=on"), "nieznana opcja „dragn”"),
        (("dragons=maybe",), "dragons"),
        (("drgns=on",), "nieznana opcja „drgns”"),
    ],
)
def test_what_does_not_go_together_is_told_in_one_sentence(run: Run, words: tuple[str, ...], reason: str) -> None:
    ran = run(*BASE, *words)
    assert ran.code != 0 and ran.out == ""
    assert reason in ran.err
    assert ran.err.strip().count("\n") == 0


POSITION = """\
game: magia_i_miecz
players: 2
turn: 0
dice: [3, 4]
adventurers: {0: {pair: [wojownik, samuraj], space: pola_3}, 1: {pair: [mnich, lotr], space: miasto}}
spaces: {ruiny: [ognisty_drake], las: [amfipter]}
dragons: {king: varthrax, tokens: [drzemka, drzemka]}
"""


@pytest.fixture
def position(tmp_path: Path) -> Path:
    file = tmp_path / "position.yaml"
    file.write_text(POSITION, encoding="utf-8")
    return file


def test_a_position_names_a_part_as_well(run: Run, position: Path, tmp_path: Path) -> None:
    with position.open("a", encoding="utf-8") as file:
        file.write("options: {dragons: 1}\n")
    assert run("legal", str(position)).out == "sleep ognisty_drake.1\nsleep amfipter.1\n"
    assert run("perft", str(position), "--depth", "2").out == "4\n"
    save = tmp_path / "game.jsonl"
    assert run("play", "magia_i_miecz", "--position", str(position), "--save", str(save), "--script", "-").code == 0
    setup = read_transcript(save).setup
    assert (setup.game, setup.options["dragons"], setup.options["overlay"]) == ("smoki", 1, "none")


def test_a_part_is_named_beside_a_position(run: Run, position: Path, tmp_path: Path) -> None:
    assert "„dragons”" in run("legal", str(position)).err
    save = tmp_path / "game.jsonl"
    beside = ("play", "--position", str(position), "--script", "-", "--save", str(save), "--option")
    ran = run(*beside, "dragons=on")
    assert "Ognisty drake" in ran.out
    assert read_transcript(save).setup.options["dragons"] == 1


def test_what_is_named_beside_a_position_is_weighed_with_it(run: Run, position: Path) -> None:
    beside = ("play", "--position", str(position), "--option")
    ran = run(*beside, "overlay=tower")
    assert ran.code != 0 and "Nakładka wymaga smoków" in ran.err
    away = run(*beside, "characters=on")
    assert away.code != 0 and "nie ma już egzemplarza: ognisty_drake" in away.err


def test_many_games_with_a_part_can_be_played_and_compared(run: Run) -> None:
    few = ("--games", "2", "--players", "2", "--jobs", "1", "--seed", "5", "--option", "turn_limit=2")
    ran = run("simulate", "magia_i_miecz", "--option", "dragons=on", *few)
    assert ran.code == 0 and "Smoki" in ran.out
    both = run("compare", "magia_i_miecz", "base", "dragons=on", *few)
    assert both.code == 0 and "dragons=on" in both.out


def test_with_everything_of_it_away_the_stack_is_the_game_below() -> None:
    found = stack_with("magia_i_miecz", ["bonus"])
    assert found == ("smoki", dict(LAYER.absent))
    assert stack_with("magia_i_miecz", ["gold"]) is None
    assert stack_with("brzdek", ["dragons"]) is None
    stack = seat_down("smoki", 2, seed=6, options={**LAYER.absent, "turn_limit": 4})
    base = seat_down("magia_i_miecz", 2, seed=6, options={"turn_limit": 4})
    choice = random.Random(6)
    while base.ask is not None:
        assert stack.ask is not None
        assert (base.ask.seat, base.ask.topic, base.ask.options) == (stack.ask.seat, stack.ask.topic, stack.ask.options)
        option = choice.choice(base.ask.options)
        base.answer(option)
        stack.answer(option)
    assert stack.ask is None
    assert base.rulebook.result(base.game) == stack.rulebook.result(stack.game)
