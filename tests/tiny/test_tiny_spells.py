"""Spells at the fair: announced, answered, turned back, dispelled; with undo in the middle of it."""

from __future__ import annotations

from brzdek.core.plain import plain
from brzdek.core.table import Table
from tests.tiny.state import Fair
from tests.tiny.tables import answer, arranged, empty_hand, empty_spells, game_of, give, legal, pass_on


def with_spells(*hands: tuple[str, ...], keep_turns: bool = True) -> Table:
    """Seat 0 to move; the seats hold just these spells."""

    def arrange(game: Fair) -> None:
        empty_spells(game)
        for seat, spells in enumerate(hands):
            give(game, seat, "spells", *spells)

    return arranged(arrange, len(hands), keep_turns=keep_turns)


def lives(table: Table) -> list[int]:
    return [trader.life for trader in game_of(table).traders]


def asked(table: Table) -> tuple[int, list[str]]:
    assert table.ask is not None
    return table.ask.seat, legal(table)


def test_a_spell_that_nobody_can_answer_lands_at_once() -> None:
    table = with_spells(("pocisk",), (), ())
    answer(table, "cast pocisk.1", "player 2")
    assert lives(table) == [4, 4, 3]
    assert list(game_of(table).used_spells) == ["pocisk.1"]
    assert "end" in legal(table)


def test_everybody_who_holds_a_spell_is_asked_even_without_an_answer() -> None:
    table = with_spells(("pocisk",), ("wyssanie",), ("rozproszenie_magii",))
    answer(table, "cast pocisk.1", "player 1")
    assert asked(table) == (1, ["pass"])
    answer(table, "pass")
    assert asked(table) == (2, ["pass", "answer rozproszenie_magii.1"])


def test_a_counterspell_cancels() -> None:
    table = with_spells(("pocisk",), ("rozproszenie_magii",), ())
    answer(table, "cast pocisk.1", "player 1", "answer rozproszenie_magii.1")
    assert lives(table) == [4, 4, 4]
    assert sorted(game_of(table).used_spells) == ["pocisk.1", "rozproszenie_magii.1"]


def test_a_counterspell_may_be_countered() -> None:
    table = with_spells(("pocisk", "rozproszenie_magii"), ("rozproszenie_magii",), ())
    answer(table, "cast pocisk.1", "player 1", "answer rozproszenie_magii.2")
    assert asked(table) == (0, ["pass", "answer rozproszenie_magii.1"])
    answer(table, "answer rozproszenie_magii.1")
    assert lives(table) == [4, 3, 4]


def test_reflection_strikes_the_caster() -> None:
    table = with_spells(("pocisk",), ("odbicie_czaru",), ())
    answer(table, "cast pocisk.1", "player 1", "answer odbicie_czaru.1")
    assert lives(table) == [3, 4, 4]


def test_only_the_target_can_reflect() -> None:
    table = with_spells(("pocisk",), ("odbicie_czaru",), ())
    answer(table, "cast pocisk.1", "player 2")
    assert asked(table) == (1, ["pass"])


def test_a_reflected_theft_of_gold_pays_the_one_who_reflects_it() -> None:
    table = with_spells(("wyssanie",), ("odbicie_czaru",), ())
    answer(table, "cast wyssanie.1", "player 1", "answer odbicie_czaru.1")
    assert [trader.gold for trader in game_of(table).traders] == [1, 5, 3]


def test_a_reflection_can_be_dispelled_and_a_dispelling_reflected_on_is_none() -> None:
    table = with_spells(("pocisk", "rozproszenie_magii"), ("odbicie_czaru",), ("wyssanie",))
    answer(table, "cast pocisk.1", "player 1", "answer odbicie_czaru.1")
    assert asked(table) == (2, ["pass"])
    answer(table, "pass")
    assert asked(table) == (0, ["pass", "answer rozproszenie_magii.1"])
    answer(table, "answer rozproszenie_magii.1")
    assert asked(table) == (2, ["pass"]), "the dispelling itself can be answered"
    answer(table, "pass")
    assert asked(table) == (2, ["pass"]), "and the first spell still stands and is open again"
    answer(table, "pass")
    assert asked(table) == (2, ["pass"]), "the loss of a life is announced as well"
    pass_on(table)
    assert lives(table) == [4, 3, 4]


def test_a_reflected_spell_can_be_reflected_again() -> None:
    table = with_spells(("pocisk", "odbicie_czaru"), ("odbicie_czaru",), ())
    answer(table, "cast pocisk.1", "player 1", "answer odbicie_czaru.2", "pass")
    assert asked(table) == (0, ["pass", "answer odbicie_czaru.1"])
    answer(table, "answer odbicie_czaru.1")
    assert lives(table) == [4, 3, 4]


def test_a_mirror_turns_a_spell_aside() -> None:
    table = with_spells(("pocisk",), ("zwierciadlo",), ())
    answer(table, "cast pocisk.1", "player 1", "answer zwierciadlo.1")
    assert asked(table) == (1, ["player 2", "player 0"])
    answer(table, "player 2")
    assert lives(table) == [4, 4, 3]


def test_a_loss_can_be_prevented_by_anybody() -> None:
    table = with_spells(("pocisk",), (), ("ocalenie",))
    answer(table, "cast pocisk.1", "player 1", "pass")
    assert asked(table) == (2, ["pass", "answer ocalenie.1"])
    answer(table, "answer ocalenie.1")
    assert lives(table) == [4, 4, 4]


def test_a_spell_without_effect_may_not_be_cast() -> None:
    table = with_spells(("kradziez", "wyssanie", "rozproszenie_magii"), (), ())
    assert "cast kradziez.1" not in legal(table), "nobody has an item"
    assert "cast rozproszenie_magii.1" not in legal(table), "there is nothing to answer"
    assert "cast wyssanie.1" in legal(table)


def test_until_the_next_turn_of_the_caster_nobody_casts() -> None:
    table = with_spells(("zniszczenie_magii", "pocisk"), ("pocisk", "rozproszenie_magii"), ())
    answer(table, "cast zniszczenie_magii.1", "pass")
    assert not any(line.startswith("cast") for line in legal(table))
    answer(table, "end")
    assert not any(line.startswith("cast") for line in legal(table))
    answer(table, "end", "end", "bid 0", "bid 0", "bid 0")
    assert "cast pocisk.1" in legal(table)


def test_while_nobody_may_cast_nobody_is_asked() -> None:
    table = with_spells(("zniszczenie_magii",), ("ocalenie",), ())
    answer(table, "cast zniszczenie_magii.1", "pass")
    answer(table, "attack 1")
    assert table.ask is not None
    assert table.ask.topic == "turn"


def test_weakness_lasts_until_the_second_turn_of_its_victim() -> None:
    table = with_spells(("oslabienie",), (), ())
    answer(table, "cast oslabienie.1", "player 1")

    def strength() -> int:
        return int(table.view(0).seats()[1]["strength"])

    assert strength() == 1
    answer(table, "end")
    assert strength() == 1
    answer(table, "end", "end", "bid 0", "bid 0", "bid 0", "end")
    assert strength() == 2


# -- going back in the middle of it


def test_undo_in_the_middle_of_a_reaction() -> None:
    for keep_turns in (True, False):
        table = with_spells(("pocisk", "rozproszenie_magii"), ("rozproszenie_magii",), (), keep_turns=keep_turns)
        answer(table, "play " + game_of(table).traders[0].hand[0], "cast pocisk.1", "player 1")
        before = plain(table.game), asked(table), plain(table.view(1).data())
        answer(table, "answer rozproszenie_magii.2", "pass")
        table.undo()
        assert asked(table) == (0, ["pass", "answer rozproszenie_magii.1"])
        table.undo()
        assert (plain(table.game), asked(table), plain(table.view(1).data())) == before
        pass_on(table)
        assert lives(table) == [4, 3, 4]


def test_a_fork_in_the_middle_of_a_reaction_goes_its_own_way() -> None:
    table = with_spells(("pocisk",), ("rozproszenie_magii",), ())
    answer(table, "cast pocisk.1", "player 1")
    branch = table.fork()
    answer(branch, "answer rozproszenie_magii.1")
    assert asked(table) == (1, ["pass", "answer rozproszenie_magii.1"])
    pass_on(table)
    assert (lives(table), lives(branch)) == ([4, 3, 4], [4, 4, 4])


def test_undo_keeps_what_waits_and_lasts() -> None:
    def arrange(game: Fair) -> None:
        empty_spells(game)
        for seat in range(game.players):
            empty_hand(game, seat)
        give(game, 0, "hand", "krol_podgorza", "kramarz", "miecz")

    table = arranged(arrange, keep_turns=True)
    answer(table, "play miecz.1", "play krol_podgorza.1", "play kramarz.1")
    there = plain(table.game)
    answer(table, "choose pay")
    assert game_of(table).traders[0].swords == 2
    table.undo()
    assert plain(table.game) == there
    assert game_of(table).traders[0].swords == 1
    answer(table, "choose gold")
    assert game_of(table).traders[0].swords == 1
