"""The golden games of the endings of Magia i Miecz are decided by their endings, and by nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.rules.endings.slot import CHOSEN
from tests.golden import FOLDER, replayed
from tests.rules.dialect import result, story, told

GAMES = FOLDER / "magia_i_miecz"


def played(ending: str) -> Table:
    return replayed(GAMES / f"{CHOSEN[ending]}.partia")


@pytest.mark.parametrize("ending", CHOSEN)
def test_there_is_a_game_of_each_ending_with_one_winner(ending: str) -> None:
    table = played(ending)
    (winner,) = result(table).winners
    assert told(table, "won") == [(winner,)]
    assert story(table)[-1] == "won", "not when the rounds are over"


@pytest.mark.parametrize(
    ("ending", "decisive"),
    [
        ("command", ("commands", (0, 1))),
        ("demon_lord", ("killed", (0, "wladca_demonow"))),
        ("hercules", ("fights", (0, (2,), "melee"))),
        ("dragon_king", ("killed", (0, "krol_smokow"))),
    ],
)
def test_what_decides_is_what_the_ending_asks_for(ending: str, decisive: tuple[str, tuple[Any, ...]]) -> None:
    table = played(ending)
    assert table.view(None).ending == CHOSEN[ending]
    assert told(table, decisive[0])[-1] == decisive[1]


def test_both_others_die_of_what_comes_out_of_the_chest() -> None:
    table = played("pandora")
    gave = told(table, "chest_gave")
    assert {whom for _, whom, _ in gave} == {1, 2} == {seat for (seat,) in told(table, "died")}
    assert story(table, "chest_opened", "died") == ["chest_opened", "died"] * 2


def test_the_black_hole_tears_one_away_and_the_other_draws_anew() -> None:
    table = played("black_hole")
    spaces = [space for seat, space in told(table, "went") if seat == 0]
    assert spaces[:2] == ["korona_wladzy", "nadprzestrzenna_brama"]
    assert told(table, "ending_revealed") == [("zakonczenie_sila_herkulesa.1",)]
    assert told(table, "died") == [(0,)], "in the Abyss, where the bearer of the aura cannot hunt"
    assert result(table).winners == (1,)
