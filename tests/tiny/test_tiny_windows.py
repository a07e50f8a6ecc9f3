"""Windows: who is asked, in what order, how deep; what a question tells; going back in the middle of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from brzdek.core.ask import PASS, Ask
from brzdek.core.bots import RandomBot
from brzdek.core.effects.actions import actions
from brzdek.core.effects.ongoing import Happening
from brzdek.core.effects.timing import timed, timings
from brzdek.core.effects.windows import open_window, quiet_pass
from brzdek.core.plain import plain
from brzdek.core.table import Table
from brzdek.core.zones import hidden_from
from tests.tiny.spells import WINDOWS
from tests.tiny.state import DEVIL, Fair
from tests.tiny.tables import (
    answer,
    arranged,
    carry_out,
    empty_spells,
    fair,
    game_of,
    give,
    legal,
    pass_on,
    put,
    sit_down,
)


def with_spells(*hands: tuple[str, ...], keep_turns: bool = True, dice: tuple[int, ...] = ()) -> Table:
    def arrange(game: Fair) -> None:
        empty_spells(game)
        for seat, spells in enumerate(hands):
            give(game, seat, "spells", *spells)
        game.chance.falls = list(dice)

    return arranged(arrange, len(hands), keep_turns=keep_turns)


def asked(table: Table) -> tuple[int, list[str]]:
    assert table.ask is not None
    return table.ask.seat, legal(table)


# -- who is asked


def test_the_timing_of_cards_is_an_index_by_window() -> None:
    game = fair()
    assert timed(game, "cast") == {"rozproszenie_magii", "odbicie_czaru", "zwierciadlo"}
    assert timed(game, "before_fight") == {"wzrost_sily", "szal"}
    assert timed(game, "after_roll") == frozenset()
    assert timings(game.catalog) is timings(game.catalog)


def test_only_those_who_fight_are_asked_before_a_fight_whatever_they_hold() -> None:
    table = with_spells(("pocisk",), ("szal",), ("szal",), dice=(1, 1))
    answer(table, "attack 1")
    assert asked(table) == (0, ["pass"]), "he might hold a spell for this moment"
    answer(table, "pass")
    assert asked(table) == (1, ["pass", "cast szal.1"])
    answer(table, "cast szal.1")
    assert asked(table) == (2, ["pass"]), "the spell itself may be answered"
    answer(table, "pass", "pass")
    assert asked(table) == (0, ["pass"]), "everybody is asked again until all have passed"
    answer(table, "pass")
    assert table.ask is not None and table.ask.topic == "answer", "the loss of a life"


def test_nobody_is_asked_in_a_window_for_which_there_is_no_card() -> None:
    table = with_spells(("pocisk",), ("szal",), ("szal",))
    assert table.ask is not None
    assert table.ask.topic == "turn", "no spell may be cast when a turn begins"


def test_a_window_goes_round_clockwise_from_the_one_whose_moment_it_is() -> None:
    game = fair(4)
    for seat in range(4):
        give(game, seat, "items", "sakwa") if seat == 2 else give(game, seat, "spells", "pocisk")
    steps = open_window(game, "turn_start", 1, WINDOWS)
    ask = put(steps)
    assert (ask.seat, game.ongoing.stack[-1].moment) == (2, True), "spells have no place here, the pouch has"
    with pytest.raises(StopIteration):
        steps.send(PASS)
    assert game.ongoing.stack == []
    steps = open_window(game, "loss_due", 3, WINDOWS)
    assert [put(steps).seat, put(steps, PASS).seat, put(steps, PASS).seat] == [3, 0, 1]


def test_counterspells_nest_to_any_depth() -> None:
    dispels = ("rozproszenie_magii", "rozproszenie_magii")
    table = with_spells(("pocisk", *dispels), dispels, ())
    answer(table, "cast pocisk.1", "player 1")
    for depth in range(1, 5):
        seat, options = asked(table)
        assert (seat, len(game_of(table).ongoing.stack)) == (depth % 2, depth)
        answer(table, options[1])
    assert [trader.life for trader in game_of(table).traders] == [4, 3, 4], "the fourth undoes the third, and so on"
    assert not game_of(table).ongoing.stack


def test_a_happening_knows_what_it_answers() -> None:
    table = with_spells(("pocisk", "rozproszenie_magii"), ("rozproszenie_magii",), ())
    answer(table, "cast pocisk.1", "player 1", "answer rozproszenie_magii.2")
    missile, dispel = game_of(table).ongoing.stack
    assert dispel.answers is missile
    assert (missile.author, missile.seat, missile.targets) == (0, 1, {"player": 1})


def test_a_window_is_closed_even_if_the_game_breaks_off_in_it() -> None:
    game = fair(2)
    give(game, 0, "spells", "pocisk")
    steps = open_window(game, "loss_due", 0, WINDOWS)
    put(steps)
    steps.close()
    assert game.ongoing.stack == []


def test_actions_are_listed_by_window_and_actor() -> None:
    game = fair()
    give(game, 0, "items", "sakwa", "kosci")
    assert actions(game, 0, "own_turn") == [("use", "sakwa.1", "pay")]
    assert actions(game, 0, "after_roll") == [], "no dice lie on the table"
    assert actions(game, 1, "own_turn") == actions(game, 0, "cast") == []


def test_abilities_of_one_card_that_sound_the_same_are_told_apart() -> None:
    from brzdek.core.effects.context import Context
    from tests.tiny.tables import compiled

    game = fair()
    text = "[{at: own_turn, do: {gold: 1}}, {at: own_turn, do: {gold: 2}, once: ever}]"
    compiled(text).do(Context(game, 0, "card.1"))
    assert actions(game, 0, "own_turn") == [("use", "card.1", "gold"), ("use", "card.1", "gold_2")]
    from brzdek.core.effects.actions import act

    carry_out(act(game, 0, ("use", "card.1", "gold_2"), "own_turn"))
    assert (game.traders[0].gold, actions(game, 0, "own_turn")) == (5, [("use", "card.1", "gold")])


# -- passes that nobody needs to be bothered with


def test_a_forced_pass_is_silent_where_it_tells_nothing() -> None:
    forced, free = Ask(1, "answer", [PASS]), Ask(1, "answer", [PASS, ("answer", "x")])
    at_other, at_me = Happening("cast", 2, 0), Happening("cast", 1, 0)
    assert forced.forced_pass and not free.forced_pass and not Ask(1, "turn", [("end",)]).forced_pass
    assert quiet_pass(forced, [at_other], people=1) == PASS
    assert quiet_pass(forced, [at_other], people=2) is None, "the others would see how fast it was"
    assert quiet_pass(free, [at_other], people=1) is None
    assert quiet_pass(free, [at_other], people=2, quiet=True) == PASS
    assert quiet_pass(free, [at_me], people=2, quiet=True) is None, "it is aimed at the one who wants peace"
    assert quiet_pass(Ask(1, "answer", [PASS], (), DEVIL), [at_other], people=1) is None
    assert quiet_pass(Ask(1, "turn", [("end",)]), [], people=1) is None


# -- secrets


def scrambled(seat: int, arrange: Callable[[Fair], object]) -> Callable[[Fair], object]:
    """The same situation with every hidden card somewhere else, as far as this seat cannot tell."""

    def otherwise(game: Fair) -> None:
        arrange(game)
        by_kind: dict[str, list[str]] = {}
        for zone in hidden_from(game, seat):
            for copy in zone:
                by_kind.setdefault(game.card(copy).kind, []).append(copy)
        for copies in by_kind.values():
            for one, other in zip(copies, reversed(copies), strict=True):
                if one < other:
                    game.zones.swap(one, other)

    return otherwise


def outside(table: Table, seat: int) -> object:
    """All that a seat sees of the table, and who is asked what about."""
    ask, view = table.ask, table.view(seat)
    open_question = None if ask is None else (ask.seat, ask.topic, ask.for_, plain(ask.about))
    own = [plain(option) for option in ask.options] if ask is not None and ask.seat == seat else None
    return open_question, own, plain(view.data()), [plain(list(event)) for event in view.events()]


SPELLS_OF_OTHERS = (("pocisk", "szal"), ("rozproszenie_magii", "szal"), ("odbicie_czaru", "ocalenie"), ("wyssanie",))


def test_twins_that_differ_in_hidden_hands_put_the_same_questions() -> None:
    """Whatever the others hold, seat 0 sees the same seats being asked the same things, as long as they pass."""

    def arrange(game: Fair) -> None:
        empty_spells(game)
        for seat, spells in enumerate(SPELLS_OF_OTHERS):
            give(game, seat, "spells", *spells)
        give(game, 1, "items", "puklerz", "kosci")
        give(game, DEVIL, "spells", "wzrost_sily")
        game.chance.falls = [4, 1] * 20

    for lines in (
        ("attack 1",),
        ("cast pocisk.1", "player 2"),
        ("challenge czart",),
        ("visit czarownica",),
        ("hunt smok.1",),
    ):
        one = arranged(arrange, 4, keep_turns=False)
        two = arranged(scrambled(0, arrange), 4, keep_turns=False)
        assert plain(one.game) != plain(two.game)
        reactions = 0
        for line in lines:
            for table in (one, two):
                answer(table, line)
            assert outside(one, 0) == outside(two, 0), line
            while one.ask is not None and one.ask.topic == "answer":
                reactions += one.ask.seat != 0
                for table in (one, two):
                    answer(table, "pass")
                assert outside(one, 0) == outside(two, 0), line
        assert reactions >= (0 if lines[0].startswith("visit") else 1), lines


# -- undo, fork and replay over all of it


def test_undo_fork_and_replay_in_every_window_of_random_games() -> None:
    kinds: set[str] = set()
    answered = 0
    for seed in range(12):
        table = sit_down(4, seed, keep_turns=seed % 2 == 0, rounds=2)
        bots = [RandomBot(seat, seed) for seat in range(4)]
        before: tuple[object, list[str]] | None = None
        while (ask := table.ask) is not None:
            now = plain(table.game), legal(table)
            if ask.topic == "answer":
                kinds.add(ask.about[0] if ask.for_ is None else DEVIL)  # type: ignore[arg-type]
                answered += 1
                if answered % 7 == 0:
                    branch = table.fork()
                    assert (plain(branch.game), legal(branch)) == now
                    if before is not None:
                        branch.undo()
                        assert (plain(branch.game), legal(branch)) == before
            before = now
            table.answer(bots[ask.seat].choose(None, ask))
        again = sit_down(4, seed, rounds=2)
        again.replay(table.answers)
        assert plain(again.game) == plain(table.game)
    assert kinds >= {"cast", "lose_life", "before_fight", DEVIL}


def test_undo_in_the_middle_of_a_throw() -> None:
    def arrange(game: Fair) -> None:
        empty_spells(game)
        give(game, 0, "items", "kosci")
        game.chance.falls = [1, 6]

    for keep_turns in (True, False):
        table = arranged(arrange, keep_turns=keep_turns)
        answer(table, "visit czarownica")
        before = plain(table.game), legal(table)
        answer(table, "use kosci.1 reroll")
        assert not game_of(table).ongoing.throws
        table.undo()
        assert (plain(table.game), legal(table)) == before
        pass_on(table)
        assert game_of(table).traders[0].toad == 2, "the first fall stands"
