"""The bench of characters: what it writes down of a game, and what it reads out of many."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import magia_i_miecz_characters as characters
from bench import magia_i_miecz_games as games
from bench import records
from brzdek.games.magia_i_miecz.rules import events


def record(seed: int, winner: int, *pairs: tuple[str, str]) -> records.Record:
    return {
        "seed": seed,
        "pairs": [list(pair) for pair in pairs],
        "winner": winner,
        "rounds": 100 + seed,
        "ending": "zakonczenie_wladca_demonow",
        "decided": "victory on the Crown",
        "turns": {"outer": 300, "dungeon": 100},
        "deaths": ["enemies"],
        "met": ["smok"],
    }


GAMES = [
    record(0, 0, ("elf", "mnich"), ("mnich", "elf"), ("druid", "ghul"), ("ghul", "druid")),
    record(1, 0, ("elf", "ghul"), ("mnich", "elf"), ("druid", "mnich"), ("ghul", "druid")),
]


def test_wins_count_for_both_halves_of_a_pair() -> None:
    assert characters.shares(GAMES)["elf"] == (2, 4)
    assert characters.shares(GAMES, place=0)["elf"] == (2, 2)
    assert characters.shares(GAMES, place=1)["elf"] == (0, 2)
    expected = characters.expected(GAMES)
    assert max(expected, key=lambda pair: expected[pair])[0] == "elf"


def test_the_report_tells_lengths_deaths_and_pairs() -> None:
    told = "\n".join(characters.report(GAMES))
    assert "Turns of each: median 100, most 101; above 400: none." in told
    assert "Turns by region: outer 75%, dungeon 25%." in told
    assert "| Demon Lord | 2 | 100 | 101 | 2 | 0 | 0 | 0 | 0 |" in told
    assert "Deaths in a game: 1.0 (enemies 1.00)." in told
    assert "| Elf ? | 4 | 50% |" in told
    assert "Pairs met: 6, 1.3 times each, 2 at most; surely outside 10%–45%: none." in told


def test_what_pairs_are_expected_to_win_is_held_against_other_games() -> None:
    pairs = (("elf", "mnich"), ("mnich", "elf"), ("druid", "ghul"), ("ghul", "druid"))
    (told,) = characters.held_against([record(seed, 0, *pairs) for seed in range(40)])
    assert told.startswith("Fifths of the pairs, expected and won, 16 each: 8% 0%,")
    assert told.endswith(" 75% 100%."), "the Elf with the Monk wins all of them"
    assert list(characters.held_against(GAMES[:1])) == []


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps(GAMES[1]) + "\n" + '{"seed": 2, "pai', encoding="utf-8")
    assert records.missing(path, 4) == [0, 2, 3]
    assert records.read(path) == [GAMES[1]]


def test_what_killed_is_the_last_thing_that_could() -> None:
    died = [
        events.Fights(0, ("smok.1",), "melee"), events.Died(0),
        events.Fights(1, (2,), "melee"), events.Lost(1, "endurance", 1), events.Died(1),
        events.Fights(2, ("wladca_demonow",), "psychic"), events.Died(2),
        events.Commands(0, 3), events.Died(3),
    ]  # fmt: skip
    assert list(games.causes(died)) == ["enemies", "other adventurers", "beings of the ending", "the Command"]


def test_a_game_is_told_by_its_turns_and_its_end() -> None:
    told = games.play(3, "arrival")
    assert told["decided"] in ("victory on the Crown", "last one left", "skulls", "before the Crown")
    assert sum(told["turns"].values()) > told["rounds"]
    assert len(told["pairs"]) == games.PLAYERS
