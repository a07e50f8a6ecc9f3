"""The end of a turn: clean up and draw, refill the row, look for a dragon attack."""

from __future__ import annotations

import pytest

from tests.rules.dialect import result, seat_to_move, story, told
from tests.rules.katakumby.delving import CHEAP, SPARE, SYMBOL, attacked, lair, refilled
from tests.rules.raids import drawn, each, hand, pass_turn, thief
from tests.support import answer

SIX = ["mercenary", "mercenary", "explore", "explore", "secret_tome", "burgle"]


# --- clean up and draw


@pytest.mark.rule("KAT-191")
def test_clean_up_and_draw_then_the_row_then_the_dragon() -> None:
    table = lair(row=CHEAP[:4], deck=["archoverlord", SYMBOL], draw={0: SIX}, trashes=["any"], hand={0: ["sidestep"]})
    answer(table, "play sidestep", "end")
    kinds = story(table, seat=0)
    assert kinds == ["turn", "played", "trashed", "drew", "revealed", "arrived", "clank", "clank", "attack", "turn"]


@pytest.mark.rule("KAT-192")
def test_the_play_area_goes_face_up_to_the_own_discard_pile() -> None:
    table = lair(hand={0: ["burgle", "explore"]}, discard={0: ["mercenary"]}, draw={0: SIX}, skill=3, row=CHEAP)
    answer(table, "play burgle", "play explore", "buy lightstick")
    assert list(thief(table).played) == ["burgle", "explore"]
    answer(table, "end")
    assert list(thief(table).played) == []
    assert sorted(thief(table).discard) == ["burgle", "explore", "lightstick", "mercenary"]
    assert list(thief(table, 1).discard) == []


@pytest.mark.rule("KAT-193")
def test_five_cards_from_the_top_are_drawn_for_the_next_turn() -> None:
    table = lair(draw={0: SIX})
    assert hand(table) == []
    answer(table, "end")
    assert told(table, "drew", 0) == [(0, tuple(SIX[:5]))]
    assert hand(table) == sorted(SIX[:5])
    assert (thief(table).hand_count, thief(table).deck_count) == (5, 1)
    pass_turn(table)
    assert hand(table) == sorted(SIX[:5])


@pytest.mark.rule("KAT-193")
def test_the_cards_just_swept_away_can_be_drawn_again_when_the_deck_runs_out() -> None:
    table = lair(hand={0: ["mercenary", "mercenary"]}, draw={0: ["explore", "explore"]}, discard={0: ["secret_tome"]})
    answer(table, "play mercenary", "play mercenary", "end")
    assert hand(table) == ["explore", "explore", "mercenary", "mercenary", "secret_tome"]


# --- the row


@pytest.mark.rule("KAT-194")
def test_four_cards_left_in_the_row_mean_two_new_ones() -> None:
    table = lair(row=CHEAP[:4])
    answer(table, "end")
    assert told(table, "revealed") == [(("swindle", "swindle"),)]
    assert list(table.view(None).row) == [*CHEAP[:4], "swindle", "swindle"]
    assert table.view(None).dungeon_deck_count == len(SPARE) - 2


@pytest.mark.rule("KAT-194")
def test_the_row_is_filled_at_the_end_of_the_turn_and_not_before() -> None:
    table = lair(skill=3, row=CHEAP, deck=["bandit"])
    answer(table, "buy lightstick")
    assert list(table.view(None).row) == [CHEAP[0], *CHEAP[2:]]
    assert told(table, "revealed") == []
    answer(table, "end")
    assert told(table, "revealed") == [(("bandit",),)]
    assert len(table.view(None).row) == 6


@pytest.mark.rule("KAT-194")
def test_a_full_row_gets_nothing() -> None:
    table = lair(row=CHEAP)
    answer(table, "end")
    assert (told(table, "revealed"), list(table.view(None).row)) == ([], CHEAP)


@pytest.mark.rule("KAT-195")
@pytest.mark.parametrize(("gaps", "left"), [(1, []), (2, [SYMBOL]), (3, ["archoverlord", SYMBOL])])
def test_a_deck_that_cannot_fill_the_row_ends_the_game_at_once(gaps: int, left: list[str]) -> None:
    """Nothing is revealed, no Arrive text works, no attack follows; the dungeon discard pile is not used again."""
    table = lair(3, row=CHEAP[gaps:], deck=left, clank={0: 3}, tokens={1: ["artifact_5"]}, room={1: "start.hall"})
    assert len(table.view(None).dungeon_discard) > 50
    answer(table, "end")
    assert table.ask is None
    assert (told(table, "revealed"), told(table, "arrived"), drawn(table)) == ([], [], [])
    assert each(table, "out") == ["lost", "rescued", "lost"]
    assert each(table, "clank") == [3, 0, 0]
    assert result(table).winners == (1,)


@pytest.mark.rule("KAT-195")
def test_a_deck_used_up_by_filling_the_row_exactly_does_not_end_the_game_yet() -> None:
    table = lair(row=CHEAP[2:], deck=["swindle", "swindle"], hand={1: ["explore", "burgle"]})
    answer(table, "end")
    assert (seat_to_move(table), each(table, "out")) == (1, ["", ""])
    assert table.view(None).dungeon_deck_count == 0
    answer(table, "play explore", "play burgle", "end")
    assert (seat_to_move(table), len(table.view(None).row)) == (0, 6)
    bought = lair(row=CHEAP[2:], deck=["swindle", "swindle"], hand={1: ["explore", "burgle"]})
    answer(bought, "end", "play explore", "play burgle", "buy lightstick", "end")
    assert (bought.ask, each(bought, "out")) == (None, ["lost", "lost"])


# --- the dragon


@pytest.mark.rule("KAT-196")
@pytest.mark.parametrize(
    ("fresh", "attacks"),
    [
        ([SYMBOL], 1),
        (["swindle", SYMBOL], 1),
        (["rose_quartz"], 1),
        (["the_warden", "swindle"], 1),
        (["swindle"], 0),
        (["archoverlord", "thieves_shrine", "sudden_movement"], 0),
        ([], 0),
    ],
)
def test_a_symbol_among_the_new_cards_brings_an_attack(fresh: list[str], attacks: int) -> None:
    assert len(drawn(refilled(*fresh))) == attacks


@pytest.mark.rule("KAT-197")
@pytest.mark.parametrize(
    "fresh", [[SYMBOL, SYMBOL], ["rose_quartz", "swindle", SYMBOL], ["rose_quartz"] * 2 + [SYMBOL]]
)
def test_several_symbols_in_one_refill_are_one_attack(fresh: list[str]) -> None:
    assert drawn(refilled(*fresh, rage=3)) == [3]


@pytest.mark.rule("KAT-197")
def test_the_next_refill_can_bring_the_next_attack() -> None:
    table = attacked(hand={1: ["explore", "burgle"]}, deck=[SYMBOL, SYMBOL], rage=3)
    answer(table, "play explore", "play burgle", "buy lightstick", "end")
    assert drawn(table) == [3, 3]


@pytest.mark.rule("KAT-198")
def test_symbols_that_lay_in_the_row_before_cause_nothing() -> None:
    fierce = [SYMBOL, "rose_quartz", "rose_quartz", "smoky_quartz", "fiery_quartz"]
    table = lair(3, row=fierce, clank={0: 5, 1: 5})
    answer(table, "end")
    assert told(table, "revealed") == [(("swindle",),)]
    pass_turn(table, 3)
    assert drawn(table) == []


@pytest.mark.rule("KAT-198")
def test_a_symbol_works_when_it_comes_and_never_again() -> None:
    table = attacked(hand={1: ["explore", "burgle"]})
    assert len(drawn(table)) == 1
    answer(table, "play explore", "play burgle", "buy lightstick", "end")
    pass_turn(table, 3)
    assert len(told(table, "revealed")) == 2
    assert len(drawn(table)) == 1
