"""Random games of Sabotażysta to the end: cards never get lost, every option works, every game ends."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from brzdek.core.table import Table
from tests import soak
from tests.games.sabotazysta import invariants, oracle
from tests.support import events, legal, seat_down


@pytest.mark.parametrize("first", range(0, 64, 16))
def test_random_games_keep_every_card_in_one_place_and_end(first: int) -> None:
    tally = soak.run("sabotazysta", 16, first)
    assert tally.games == 16
    assert tally.answers > 16 * 100


def test_the_random_games_cover_all_numbers_of_players_and_both_ends_of_a_round() -> None:
    seen = Counter[Any]()

    def note(table: Table) -> None:
        invariants.check(table)
        if table.ask is None:
            seen[len(table.view(None).names)] += 1
            seen.update(event.args[1] for event in events(table, "round_over"))

    for seed in range(32):
        soak.play("sabotazysta", seed, note)
    assert {3, 4, 5, 6, 7, 8, 9, 10, "miners", "saboteurs"} <= seen.keys()


@pytest.mark.parametrize("seed", range(24))
def test_the_options_are_exactly_those_of_a_plain_reading_of_the_rules(seed: int) -> None:
    choice = random.Random(seed)
    table = seat_down("sabotazysta", 3 + seed % 8, seed=seed, options={"rounds": 1, "distance": 1 + seed % 7})
    while table.ask is not None:
        options = table.ask.options
        if table.ask.topic == "turn":
            assert set(legal(table)) == oracle.moves(table.view(table.ask.seat))
            # Rockfalls stir up the maze, so they are played whenever there is one.
            options = [option for option in options if option[:2] == ("play", "rockfall")] or [
                option for option in options if option[0] == "play"
            ]
        table.answer(choice.choice(options or table.ask.options))


def test_every_option_on_offer_is_accepted() -> None:
    choice = random.Random(5)
    table = seat_down("sabotazysta", 5, seed=5, options={"distance": 2, "rounds": 1}, keep_turns=True)
    while table.ask is not None:
        if len(table.journal) % 6 == 0 or table.ask.topic == "gold":
            soak.try_every_answer(table, invariants.check)
        table.answer(choice.choice(table.ask.options))


def lose_a_card(game: Any) -> None:
    game.deck.pop()


def copy_a_card(game: Any) -> None:
    game.hands[1].append(game.hands[0][0])


def swap_a_card(game: Any) -> None:
    game.deck[0] = "dead_cross" if game.deck[0] != "dead_cross" else "cross"


def lose_gold(game: Any) -> None:
    game.gold_deck.pop()


def change_a_role(game: Any) -> None:
    game.roles[0] = "miner" if game.roles[0] == "saboteur" else "saboteur"


@pytest.mark.parametrize("harm", [lose_a_card, copy_a_card, swap_a_card, lose_gold, change_a_role])
def test_the_invariants_notice_harm(harm: Any) -> None:
    table = seat_down("sabotazysta", 4)
    invariants.check(table)
    harm(table.game)
    with pytest.raises(AssertionError):
        invariants.check(table)


def test_a_failing_game_can_be_found_again() -> None:
    def fail(table: Table) -> None:
        assert len(table.journal) < 7

    with pytest.raises(AssertionError) as failure:
        soak.play("sabotazysta", 12, fail)
    assert failure.value.__notes__ == ["sabotazysta, 7 players, seed 12, after 7 answers"]


def test_the_command_line_says_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    soak.main(["--games", "2", "--first", "9", "--jobs", "1"])
    assert capsys.readouterr().out.startswith("sabotazysta: 2 games, ")
