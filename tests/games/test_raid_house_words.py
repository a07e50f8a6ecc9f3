"""The words of a raid that only house decks use: events and reactions, discounts, places, gold, copies, damage."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from brzdek.core.events import Stopped
from brzdek.core.table import Table
from tests.attacks.decks import card, checked, sit_down, told, write
from tests.games.brzdek import invariants as brzdek
from tests.games.katakumby import invariants as katakumby
from tests.rules.dialect import MATTERING
from tests.support import answer, legal

CHECKS = {"brzdek": brzdek.check, "katakumby": katakumby.check}
GAMES = tuple(CHECKS)
pytestmark = pytest.mark.parametrize("game", GAMES)


def seated(tmp_path: Path, game: str, play: Any, *, hand: tuple[str, ...] = (), **position: Any) -> Table:
    """Ala, whose turn it is, holds a card that does this; what else she holds is ``hand``."""
    path = write(tmp_path, game, [card("trial", "blue", cost=1, play=play), card("plain", "blue", 5, cost=3)])
    start = {"turn": 0, "hand": {0: ["trial", *hand]}, **position}
    return sit_down(path, game, 2, position=start)


def thief(table: Table, seat: int = 0) -> Any:
    game: Any = table.game
    return game.thieves[seat]


def now(table: Table) -> Any:
    game: Any = table.game
    return game.now


def happened(table: Table, *kinds: str) -> list[tuple[Any, ...]]:
    """What the log tells, without the card that brought it."""
    told = [event for event in table.game.log.events if event.kind in kinds]
    return [tuple(event)[: MATTERING.get(event.kind)] for event in told]


def end_turn(table: Table) -> None:
    """Play what is left, and let the row be refilled."""
    while table.ask is not None and table.ask.seat == 0 and table.ask.topic == "turn":
        options = legal(table)
        answer(table, next(one for one in (*options, "end") if one.startswith(("play", "end"))))


# -- events


def test_when_something_is_acquired(tmp_path: Path, game: str) -> None:
    table = seated(tmp_path, game, {"when": "acquire", "do": {"gold": 2}}, skill=9, row=["plain", "plain"])
    answer(table, "play trial", "buy plain", "buy plain")
    assert thief(table).gold == 4


def test_what_lasts_ends_with_the_turn(tmp_path: Path, game: str) -> None:
    table = seated(tmp_path, game, {"when": "acquire", "do": {"gold": 2}})
    answer(table, "play trial")
    assert table.game.ongoing.triggers  # type: ignore[attr-defined]
    end_turn(table)
    assert not table.game.ongoing.triggers  # type: ignore[attr-defined]


def test_once_a_turn(tmp_path: Path, game: str) -> None:
    play = {"when": "acquire", "do": {"gold": 2}, "once": "turn"}
    table = seated(tmp_path, game, play, skill=9, row=["plain", "plain"])
    answer(table, "play trial", "buy plain", "buy plain")
    assert thief(table).gold == 2


@pytest.mark.parametrize(
    ("event", "effect"),
    [("gain_gold", {"gold": 1}), ("make_clank", {"clank": 1}), ("damage", {"damage": 1})],
)
def test_events_that_cards_bring_about(tmp_path: Path, game: str, event: str, effect: Any) -> None:
    table = seated(tmp_path, game, [{"when": event, "do": {"swords": 2}}, effect])
    answer(table, "play trial")
    assert now(table).swords == 2


def test_a_monster_and_a_device(tmp_path: Path, game: str) -> None:
    cards = [
        card("trial", "blue", cost=1, play=[{"when": "defeat", "do": {"gold": 1}}, {"when": "use_device", "do": "nothing"}]),
        card("beast", "monster", cost=2, defeat={"skill": 1}),
        card("lever", "device", cost=2, use={"boots": 1}),
    ]  # fmt: skip
    path = write(tmp_path, game, cards)
    start = {"turn": 0, "hand": {0: ["trial"]}, "row": ["beast", "lever"], "swords": 2, "skill": 2}
    table = sit_down(path, game, 2, position=start)
    answer(table, "play trial", "fight beast", "use lever")
    assert thief(table).gold == 1 and now(table).boots == 1


def test_events_of_others_until_the_next_turn(tmp_path: Path, game: str) -> None:
    play = {"when": "gain_gold", "whose": "others", "do": {"heal": 1}, "until": "your_next_turn"}
    path = write(
        tmp_path, game, [card("trial", "blue", cost=1, play=play), card("coin", "blue", cost=1, play={"gold": 1})]
    )
    start = {"turn": 0, "hand": {0: ["trial"], 1: ["coin"]}, "damage": {0: 3}}
    table = sit_down(path, game, 2, position=start)
    answer(table, "play trial")
    end_turn(table)
    before = thief(table).damage
    answer(table, "play coin")
    assert thief(table).damage == before - 1


# -- damage, and what can be done about it


def test_damage_hurts_everybody_else(tmp_path: Path, game: str) -> None:
    table = seated(tmp_path, game, {"each": {"player": "other"}, "do": {"damage": 2}})
    supply = thief(table, 1).supply
    answer(table, "play trial")
    assert (thief(table).damage, thief(table, 1).damage, thief(table, 1).supply) == (0, 2, supply - 2)
    assert happened(table, "harmed") == [(1, 2)]


def test_damage_knocks_out(tmp_path: Path, game: str) -> None:
    table = seated(tmp_path, game, {"each": {"player": "other"}, "do": {"damage": 99}})
    answer(table, "play trial")
    assert thief(table, 1).out == "lost" and thief(table).out == ""


def test_damage_as_a_price_leaves_the_last_health(tmp_path: Path, game: str) -> None:
    play = {"may": {"damage": 2}, "then": {"skill": 5}}
    table = seated(tmp_path, game, play, damage={0: 7})
    answer(table, "play trial", "may yes")
    assert now(table).skill == 5 and thief(table).damage == 9
    table = seated(tmp_path, game, play, damage={0: 8})
    answer(table, "play trial")
    assert table.ask is not None and table.ask.topic == "turn" and thief(table).damage == 8


def test_damage_is_weakened_and_cancelled(tmp_path: Path, game: str) -> None:
    table = seated(tmp_path, game, [{"before": "damage", "do": {"weaken": 1}}, {"damage": 3}])
    answer(table, "play trial")
    assert thief(table).damage == 2 and happened(table, "spared", "harmed") == [(0, 1), (0, 2)]
    table = seated(tmp_path, game, [{"before": "damage", "do": "cancel"}, {"damage": 3}])
    answer(table, "play trial")
    assert thief(table).damage == 0 and happened(table, "spared", "harmed") == [(0, 3)]


def test_something_else_instead_of_damage(tmp_path: Path, game: str) -> None:
    play = [{"instead_of": "damage", "do": {"pay": 2}, "optional": True}, {"damage": 1}]
    for word, left in (("yes", (1, 0)), ("no", (3, 1))):
        table = seated(tmp_path, game, play, gold={0: 3})
        answer(table, "play trial", f"may {word}")
        assert (thief(table).gold, thief(table).damage) == left
    table = seated(tmp_path, game, play, gold={0: 1})
    answer(table, "play trial")
    assert (thief(table).gold, thief(table).damage) == (1, 1)


def test_the_dragon_is_warded_off_even_after_the_turn(tmp_path: Path, game: str) -> None:
    """The cube that would have struck goes back to its owner."""
    play = [{"before": "damage", "only_if": {"how": "dragon"}, "do": "cancel"}, "dragon_attack"]
    table = seated(tmp_path, game, play, clank={0: 9}, black=0)
    cubes = thief(table).supply + thief(table).clank
    answer(table, "play trial")
    drawn = happened(table, "attack")[0][0].count(0)
    assert drawn and thief(table).damage == 0 and happened(table, "spared") == [(0, 1)] * drawn
    game_: Any = table.game
    assert thief(table).supply + thief(table).clank + game_.bag[0] == cubes


@pytest.mark.parametrize("instead", [{"trash": "any"}, "dragon_attack"])
def test_no_cube_is_lost_while_somebody_is_asked_about_an_attack(tmp_path: Path, game: str, instead: Any) -> None:
    """Drawn cubes that have not struck yet are somewhere too, and an attack within an attack keeps those of both."""
    play = [{"instead_of": "damage", "do": instead, "optional": True}, "dragon_attack"]
    table = seated(tmp_path, game, play, clank={0: 20}, black=0, rage=5)
    answer(table, "play trial")
    asked = 0
    while table.ask is not None and table.ask.topic == "may" and asked < 40:
        CHECKS[game](table)
        answer(table, "may yes" if asked % 2 else "may no")
        asked += 1
        while table.ask is not None and table.ask.topic not in ("may", "turn"):
            table.answer(table.ask.options[0])
    CHECKS[game](table)
    assert asked > 1
    assert not table.game.drawn  # type: ignore[attr-defined]


def test_who_makes_noise_instead_has_no_cubes_left_for_damage(tmp_path: Path, game: str) -> None:
    play = [{"before": "damage", "do": {"clank": 99}}, {"damage": 2}]
    table = seated(tmp_path, game, play)
    answer(table, "play trial")
    assert thief(table).supply == 0 and thief(table).damage == 0
    CHECKS[game](table)


# -- numbers


def test_a_discount(tmp_path: Path, game: str) -> None:
    table = seated(tmp_path, game, {"modify": {"card_cost": -2}}, skill=2, row=["plain", "plain"])
    assert "buy plain" not in legal(table)
    answer(table, "play trial", "buy plain", "buy plain")
    assert now(table).skill == 0


def test_a_gem_of_the_reserve_costs_less_too(tmp_path: Path, game: str) -> None:
    path = write(
        tmp_path, game, [card("trial", "blue", cost=1, play={"gem_discount": 2}), {"id": "explore", "type": "gem"}]
    )
    table = sit_down(path, game, 2, position={"turn": 0, "hand": {0: ["trial"]}, "skill": 1})
    assert "buy explore" not in legal(table)
    answer(table, "play trial", "buy explore")
    assert (now(table).skill, thief(table).discard) == (0, ["explore"])


def test_a_discount_never_pays(tmp_path: Path, game: str) -> None:
    table = seated(tmp_path, game, {"modify": {"card_cost": -9}}, row=["plain"])
    answer(table, "play trial", "buy plain")
    assert now(table).skill == 0


def test_dearer_monsters_for_the_others(tmp_path: Path, game: str) -> None:
    play = {"modify": {"monster_cost": 1}, "for": "others", "until": "your_next_turn"}
    table = seated(tmp_path, game, play, swords=2)
    answer(table, "play trial")
    assert "fight goblin" in legal(table)
    table = seated(tmp_path, game, {"modify": {"monster_cost": 1}, "for": "everyone"}, swords=2)
    answer(table, "play trial")
    assert "fight goblin" not in legal(table)


def test_more_cubes_in_an_attack(tmp_path: Path, game: str) -> None:
    counts = []
    for play in ("dragon_attack", [{"modify": {"attack_cubes": 2}}, "dragon_attack"]):
        table = seated(tmp_path, game, play, black=20)
        answer(table, "play trial")
        counts.append(len(happened(table, "attack")[0][0]))
    assert counts[1] == counts[0] + 2


# -- places, gold, copies


def test_gold_from_another(tmp_path: Path, game: str) -> None:
    table = seated(tmp_path, game, {"choose": {"player": "other"}, "they": {"give": 3}}, gold={0: 1, 1: 2})
    answer(table, "play trial")
    assert (thief(table).gold, thief(table, 1).gold) == (3, 0) and happened(table, "gave") == [(1, 0, 2)]
    table = seated(tmp_path, game, {"each": {"player": "other"}, "do": {"give": 1}}, gold={1: 2})
    answer(table, "play trial")
    assert (thief(table).gold, thief(table, 1).gold) == (1, 1)
    table = seated(tmp_path, game, {"choose": {"player": "other"}, "then": {"give": 1}}, gold={0: 2})
    answer(table, "play trial")
    assert (thief(table).gold, thief(table, 1).gold) == (1, 1)


def test_only_who_stands_in_the_same_room(tmp_path: Path, game: str) -> None:
    table = seated(tmp_path, game, {"each": {"player": "here"}, "do": {"give": 1}}, gold={1: 2})
    answer(table, "play trial")
    assert thief(table).gold == (1 if thief(table).room == thief(table, 1).room else 0)


def test_a_card_is_repeated(tmp_path: Path, game: str) -> None:
    cards = [
        card("trial", "blue", cost=1, play={"skill": 3}),
        card("mirror", "blue", 2, cost=1, play="copy_played"),
        card("mute", "blue", cost=1),
    ]
    path = write(tmp_path, game, cards)
    hand = ["trial", "mute", "mirror", "mirror"]
    table = sit_down(path, game, 2, position={"turn": 0, "hand": {0: hand}})
    answer(table, "play mirror", "play trial", "play mute", "play mirror")
    assert now(table).skill == 6 and happened(table, "copied") == [(0, "trial")]


def test_where_one_stands_counts(tmp_path: Path, game: str) -> None:
    for word in ("depths", "crystal_cave", "market"):
        play = {"if": {"in": word}, "then": {"skill": 1}, "else": {"swords": 1}, "now": True}
        table = seated(tmp_path, game, play)
        answer(table, "play trial")
        assert (now(table).skill, now(table).swords) == (0, 1)


# -- what cannot be


def test_skill_swords_and_boots_are_for_ones_own_turn(tmp_path: Path, game: str) -> None:
    table = seated(tmp_path, game, {"each": {"player": "other"}, "do": {"skill": 2, "swords": 2, "boots": 2}})
    answer(table, "play trial")
    assert (now(table).skill, now(table).swords, now(table).boots) == (0, 0, 0)


@pytest.mark.parametrize(
    ("play", "said"),
    [
        ({"clank": 0}, "found the number 0; allowed: a whole number from -9 to 99, but not 0"),
        ({"roll": {"7": {"gold": 1}}}, "the row “7” never comes up; this roll gives 1 to 6"),
        ({"gold": {"per": "rolled"}}, "“rolled” counts the result of a roll, and nobody rolls here"),
        ({"give": 2}, "it is not clear which target is meant"),
        ({"weaken": 1}, "there is nothing here to change"),
        ({"modify": {"card_cost": 0}}, "found the number 0"),
        ({"modify": {"card_cost": -1}, "for": "foe"}, "allowed: one of: you, others, everyone"),
        ({"forbid": "walk"}, "unknown word “forbid”; allowed: an effect: one_of, some_of, may, if, for_each, roll"),
        ({"when": "buy", "do": {"gold": 1}}, "allowed: one of: damage, acquire, use_device, defeat, gain_gold, make_clank"),
        ({"if": {"none_more": "rolled"}, "then": {"gold": 1}}, "“rolled” counts the result of a roll"),
        ({"if": {"none_more": "cubes_made"}, "then": {"gold": 1}}, "“none_more” compares what players have"),
        ({"before": "acquire", "do": "cancel"}, "“acquire” is not announced, so nothing can be done before it; allowed: one of: damage, dragon_attack"),
        ({"if": {"in": "bar"}, "then": {"gold": 1}}, "allowed: one of: depths, crystal_cave, market"),
    ],
)  # fmt: skip
def test_nonsense_is_refused(tmp_path: Path, game: str, play: Any, said: str) -> None:
    found = told(write(tmp_path, game, [card("trial", "blue", cost=1, play=play)]))
    assert any(said in line for line in found), found


def test_cards_that_set_each_other_off_are_stopped(tmp_path: Path, game: str) -> None:
    play = [{"when": "gain_gold", "do": {"clank": -1}}, {"when": "gain_gold", "do": {"gold": 1}},
            {"when": "gain_gold", "do": {"gold": 1}}, {"gold": 1}]  # fmt: skip
    table = seated(tmp_path, game, play)
    answer(table, "play trial")
    stopped = [event for event in table.game.log.events if isinstance(event, Stopped)]
    assert len(stopped) <= 1 and thief(table).gold < 2000
    assert checked(tmp_path / "deck.yaml").problems == []
