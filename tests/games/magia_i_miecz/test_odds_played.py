"""What the odds say, against the same combat played at the table with every fall of the dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

import pytest

from brzdek.core.copies import card_of
from brzdek.core.drawing import Style, text_of
from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.rules import events
from tests.rules.magia_i_miecz.delving import landed, plain, play, quiet, seen, until, world
from tests.support import rulebook

GOAL = "pola_2"
ASKING = "sobowtor_czarow"
"""A spell that may be cast before a combat, so that one is asked then."""
QUIET = ("pass", "done", "go_on", "roll", "fight", "friends all")


class Case(NamedTuple):
    """Who fights whom, with how many dice in all."""

    own: Mapping[str, Any]
    foes: Sequence[str] = ()
    other: Mapping[str, Any] | None = None
    """An adventurer to be attacked, where there are no foes."""
    wanted: Sequence[str] = ()
    dice: int = 2
    pair: int = 0
    """Of three dice, where those of one throw begin: it is all the same which of the two falls first."""
    space: str = GOAL


SWORDSMAN = {"pair": ["szermierz", "giermek_b"], "craft": 2}
CASES = {
    "plain melee": Case({}, ["niedzwiedz"]),
    "a weapon": Case({"things": ["miecz"]}, ["olbrzym"]),
    "swordsman": Case({**SWORDSMAN, "things": ["miecz"]}, ["olbrzym"]),
    "swordsman, another weapon declared": Case(
        {**SWORDSMAN, "things": ["topor", "miecz"]}, ["olbrzym"], wanted=["wield topor"]
    ),
    "enemies on the runes": Case({"strength": 2}, ["niedzwiedz"], space="runy_1"),
    "two together": Case({"strength": 3}, ["wilk", "niedzwiedz"]),
    "best of two dice": Case({"pair": ["magus", "giermek_b"]}, ["widmo_7"], dice=3),
    "duel": Case({}, other={"strength": 1, "things": ["miecz"]}, wanted=["attack 1"]),
    "psychic duel, best of two": Case(
        {"pair": ["magus", "giermek_b"]}, other={"craft": 2}, wanted=["attack 1", "how psychic"], dice=3
    ),
    "the same in melee": Case({"pair": ["magus", "giermek_b"]}, other={}, wanted=["attack 1", "how melee"]),
    "a foe with two dice": Case(
        {}, other={"pair": ["mistrz_sztuk_walki", "giermek_c"]}, wanted=["attack 1"], dice=3, pair=1
    ),
    "by the weaker attribute": Case({"craft": 1}, ["dwojaki"]),
}  # fmt: skip


def begun(case: Case, dice: Sequence[int]) -> Table:
    who: dict[int, Any] = {0: {"spells": [ASKING], **case.own}}
    if case.other is not None:
        who[1] = {"space": case.space, **case.other}
    lying = list(case.foes) or ["zrodlo"]
    return landed(case.space, who=who, spaces={case.space: lying}, dice=dice)


def fought(case: Case, dice: Sequence[int]) -> tuple[str, set[tuple[int, ...]]]:
    """Play to the end of the combat: how it ended, and all that was told of its odds when everything was declared."""
    table, told, left = begun(case, dice), set(), list(case.wanted)
    while not (ended := [one for one in table.game.log.events if isinstance(one, events.FightEnds)]):
        ask, fight = table.ask, world(table).fight
        assert ask is not None
        if fight is not None and 0 in fight.weapons and not fight.scores and not world(table).ongoing.throws:
            told.add(tuple(table.view(0).odds(fight.foes)))
        lines = {plain(option): option for option in ask.options}
        line = left.pop(0) if left and left[0] in lines else next((one for one in QUIET if one in lines), "")
        table.answer(lines[line] if line else ask.options[0])
    return ended[0].outcome, told


@pytest.mark.parametrize("name", CASES)
def test_played_with_every_fall_of_the_dice(name: str) -> None:
    case = CASES[name]
    played, told = Counter[str](), set[tuple[int, ...]]()
    for dice in product(range(1, 7), repeat=case.dice):
        first, second = dice[case.pair : case.pair + 2]
        if case.dice > 2 and first > second:
            continue
        outcome, odds = fought(case, dice)
        played[outcome] += 2 if case.dice > 2 and first < second else 1
        told |= odds
    assert told == {(played["won"], played["drawn"], played["lost"])}


def told_odds(table: Table, lang: str) -> list[str]:
    face: Any = rulebook("magia_i_miecz").face
    look = next(one for one in face.looks if "odds" in one.names.en.split("|"))
    return text_of(look.show(table.view(0), "", face.say(lang), Style()))


def test_both_sorts_are_told_where_one_may_choose_and_one_where_it_is_chosen() -> None:
    case = CASES["psychic duel, best of two"]
    table = begun(case, [1])
    rows = told_odds(table, "en")
    assert [row.split(":")[0] for row in rows] == ["Bolek, melee", "Bolek, psychic combat"]
    play(table, "attack 1", "how psychic")
    until(table, "answer", 0)
    assert told_odds(table, "en") == rows[1:]


def test_those_who_fight_together_are_told_together() -> None:
    table = until(begun(CASES["two together"], [1]), "answer", 0)
    (row,) = told_odds(table, "pl")
    assert row.startswith("Wilk S2 + Niedźwiedź S3, walka wręcz: ")


def test_whoever_is_attacked_is_told_the_same_from_the_other_side() -> None:
    table = begun(CASES["psychic duel, best of two"], [1])
    play(table, "attack 1", "how psychic")
    until(table, "answer", 0)
    won, drawn, lost = table.view(0).odds(1)
    assert tuple(table.view(1).odds(0)) == (lost, drawn, won)


def test_a_poor_roll_thrown_again() -> None:
    """A Gambler throws again what wins less often than a throw does on the average."""
    case = Case({"pair": ["hazardzista", "giermek_b"], "gold": 2}, ["olbrzym"])
    won = {dice: fought(case, dice)[0] == "won" for dice in product(range(1, 7), repeat=2)}
    by_own = [sum(won[own, other] for other in range(1, 7)) / 6 for own in range(1, 7)]
    usual = sum(by_own) / 6
    view = until(begun(case, [1]), "answer", 0).view(0)
    card, share = view.thrown_again(view.fight.foes, "melee")
    assert card_of(card) == "hazardzista"
    assert share == pytest.approx(sum(max(one, usual) for one in by_own) / 6)
    assert share > usual
    poor = until(begun(case._replace(own={**case.own, "gold": 0}), [1]), "answer", 0).view(0)
    assert poor.thrown_again(poor.fight.foes, "melee") is None


def test_once_one_s_own_die_has_fallen_it_counts() -> None:
    """A Gambler may throw again, so he is asked: with a 6 he wins or draws against his like."""
    gambler = Case({"pair": ["hazardzista", "giermek_b"], "gold": 2}, ["wrog_3"])
    table = quiet(
        begun(gambler, [6]), lambda now: bool(world(now).ongoing.throws and world(now).ongoing.throws[-1].dice)
    )
    fight = table.view(0).fight
    ahead = seen(table).strength - 3
    falls = [ahead + 6 - die for die in range(1, 7)]
    assert tuple(table.view(0).odds(fight.foes)) == (
        sum(one > 0 for one in falls),
        falls.count(0),
        sum(one < 0 for one in falls),
    )
