"""What goes by at the screen: turns that ask nothing, a bare Enter, why a combat ends as it does, places in a list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.shell.sitting.session import Session
from tests.rules.magia_i_miecz.delving import GAME, USUAL, catalog
from tests.shell.menagerie import Watched
from tests.support import rulebook


def watched(
    own: Mapping[str, Any],
    *lines: str,
    other: Mapping[str, Any] | None = None,
    third: Mapping[str, Any] | None = None,
    dice: tuple[int, ...] = (),
    **position: Any,
) -> tuple[Table, Watched]:
    """One person at a screen, and a bot who loses its turns, or two."""
    idle = {"pair": ["zwykly_b", "giermek_c"], "lost": 9}
    people = {0: {"pair": ["zwykly_a", "giermek_b"], **own}, 1: other or idle}
    if third is not None:
        people[2] = {"pair": ["zwykly_c", "giermek_d"], "lost": 9, **third}
    wanted = {"adventurers": people, "dice": list(dice), **position}
    seats = (Seat("Ania"), *[Seat(name, "steady") for name in ("Bolek", "Celina")[: len(people) - 1]])
    table = Table(rulebook(GAME), Setup(GAME, seats, 1, USUAL, wanted), catalog(), keep_turns=True)
    screen = Watched(*lines)
    Session(table, None, screen, "pl").run()
    return table, screen


def test_turns_of_one_s_own_that_ask_nothing_are_read_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the Abyss a road carries one on; two such turns at once may be a wall of text."""
    monkeypatch.setattr("brzdek.shell.sitting.session.MOST_NEWS", 5)
    _, screen = watched({"space": "limbo", "strength": 9, "craft": 9}, dice=(1, 6, 1), abyss_deck=["roj_nanitow"])
    pauses = [seen for owner, seen in screen.shots if not owner and seen.endswith("Enter – dalej ")]
    assert pauses
    assert pauses[0].count("Unosi cię Droga") == 1


def test_enter_goes_on_after_a_move_and_at_the_end_of_a_turn() -> None:
    """A Druid may always change his alignment, so he is asked at both moments."""
    druid = {"pair": ["zwykly_a", "druid"], "space": "pola_1", "offers": ["pola_2"]}
    table, screen = watched(druid, "pola 2", "", "", spaces={"pola_2": ["zrodlo"]})
    assert "(Enter – badaj obszar)" in screen.shots[1][1]
    assert "(Enter – koniec tury)" in screen.shots[2][1]
    assert [option[0] for _, option in table.journal][:3] == ["offer", "go_on", "end"]


def test_equal_scores_that_are_no_draw_are_explained() -> None:
    """A Martial Artist wins draws in melee."""
    artist = {"pair": ["mistrz_sztuk_walki", "giermek_c"], "space": "pola_2", "lost": 9}
    here: dict[str, Any] = {"spaces": {"pola_2": ["zrodlo"]}, "other": artist}
    _, screen = watched({"space": "pola_1", "offers": ["pola_2"]}, "pola 2", "atakuj", dice=(1, 1, 1), **here)
    assert "Wyniki są równe, a remis to dla gracza Bolek wygrana. • Przegrywasz walkę." in screen.told


SHRINE = {"good": "leczenie / kostka (5: +1 W; 6+: +1 Czar)", "neutral": "leczenie (1 mz)", "evil": "−1 W"}


@pytest.mark.parametrize("alignment", SHRINE)
def test_of_a_place_in_the_list_one_is_told_what_it_does_for_oneself(alignment: str) -> None:
    _, screen = watched({"alignment": alignment, "space": "wzgorza_1", "things": ["miecz"]}, "rzut", dice=(1,))
    assert f"1 Kapliczka – {SHRINE[alignment]} 2 " in screen.told


def test_players_to_choose_from_have_numbers() -> None:
    own = {"space": "pola_1", "offers": ["pola_2"]}
    other = {"pair": ["zwykly_b", "giermek_c"], "space": "las", "lost": 9}
    _, screen = watched(own, "pola 2", other=other, spaces={"pola_2": ["arena"]}, third={"space": "ruiny"})
    assert "1 Bolek 2 Celina" in screen.told
