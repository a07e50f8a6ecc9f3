"""What players may know, and the hints that bind nobody."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.ask import Ask, Option
from tests.rules.dialect import offers, told
from tests.rules.sabotazysta.delving import (
    LAST_STEP,
    MINER,
    SABOTEUR,
    delve,
    last_card,
    ran_out,
    saboteurs,
    share_gold,
    treasure_found,
)
from tests.rules.sabotazysta.digging import LEVEL, STONE_IN_THE_MIDDLE, TREASURE_IN_THE_MIDDLE
from tests.support import answer, events, legal, rulebook, seat_down

# --- gold


@pytest.mark.rule("SAB-120")
def test_the_values_of_gold_cards_are_shown_to_their_owner_alone() -> None:
    gold = {0: [3, 1], 1: [2], 2: [2, 2, 1], 3: []}
    table = delve(4, gold=gold, round=2)
    for viewer, own in [*gold.items(), (None, [])]:
        view = table.view(viewer)
        assert view.gold_counts == [2, 1, 3, 0], "how many is public"
        assert list(view.gold) == view.data()["gold"] == own
        assert view.scores is None


@pytest.mark.rule("SAB-120")
def test_others_learn_how_many_cards_a_saboteur_got_and_not_which() -> None:
    table = ran_out(4, roles=saboteurs(4, 2))
    assert told(table, "gold", seat=0) == [(2, 2)]
    assert told(table, "nuggets", seat=2) == [(2, (3, 1))]
    for viewer in (0, 1, 3, None):
        assert events(table, "nuggets", viewer) == []


@pytest.mark.rule("SAB-120")
def test_gold_comes_to_light_at_the_end_of_the_game() -> None:
    table = last_card(3, roles=saboteurs(3, 2), round=3, gold={0: [3, 1], 1: [2]})
    assert [table.view(viewer).scores for viewer in (0, 1, 2, None)] == [None] * 4
    answer(table, "discard cross")
    assert [table.view(viewer).scores for viewer in (0, 1, 2, None)] == [[4, 2, 4]] * 4


# --- the view of a player


def known_position() -> dict[str, Any]:
    return {
        "board": ["cross@1,0", "curve_sw@2,0"],
        "goals": STONE_IN_THE_MIDDLE,
        "revealed": ["8,2"],
        "roles": saboteurs(5, 1, 3),
        "hands": {0: ["map"], 1: ["rockfall", "cross"], 2: ["dead_cross"], 3: [], 4: ["t_vertical"]},
        "tools": {2: ["lantern"]},
        "seen": {1: ["8,-2"]},
        "gold": {1: [3], 4: [1, 1]},
        "deck": ["curve_es", "map"],
        "round": 2,
        "starter": 3,
    }


@pytest.mark.rule("SAB-134")
def test_a_players_view_holds_own_secrets_everything_face_up_and_numbers_of_cards() -> None:
    table = delve(5, **known_position())
    data = table.view(1).data()
    assert data == {
        "seat": 1,
        "names": list(table.view(1).names),
        "round": 2,
        "rounds": 3,
        "turn": 0,
        "starter": 3,
        "over": False,
        "role": SABOTEUR,
        "hand": ["rockfall", "cross"],
        "gold": [3],
        "offered": [],
        "findings": {"8,-2": "goal_treasure"},
        "maze": {
            "0,0": ["start", False],
            "1,0": ["cross", False],
            "2,0": ["curve_sw", False],
            "8,2": ["goal_stone_nw", False],
        },
        "goals": [[8, -2], [8, 0]],
        "last_laid": [2, 0],
        "broken": [[], [], ["lantern"], [], []],
        "discarded": [],
        "roles": None,
        "pool": [MINER] * 4 + [SABOTEUR] * 2,
        "hand_counts": [1, 2, 1, 0, 1],
        "gold_counts": [0, 1, 0, 0, 2],
        "deck_count": 2,
        "discard_count": 67 - 2 - 5 - 1 - 2,
        "gold_deck_count": 25,
        "scores": None,
        "hoards": None,
    }


@pytest.mark.rule("SAB-134")
def test_an_onlooker_sees_the_same_without_anybodys_secrets() -> None:
    table = delve(5, **known_position())
    mine, theirs = table.view(1).data(), table.view(None).data()
    secrets: dict[str, Any] = {"seat": None, "role": None, "hand": [], "gold": [], "findings": {}}
    assert theirs == {**mine, **secrets}


@pytest.mark.rule("SAB-134")
@pytest.mark.parametrize(
    "other",
    [
        pytest.param({"roles": saboteurs(5, 1, 4)}, id="roles of others"),
        pytest.param({"roles": saboteurs(5, 1)}, id="role of another and the spare dwarf"),
        pytest.param({"hands": {**known_position()["hands"], 0: ["straight_vertical"]}}, id="another hand"),
        pytest.param({"gold": {1: [3], 4: [2, 3]}}, id="gold of others"),
        pytest.param({"deck": ["map", "curve_es"]}, id="order of the deck"),
        pytest.param({"deck": ["repair_cart", "dead_t_vertical"]}, id="cards in deck and face-down discards"),
    ],
)
@pytest.mark.parametrize("viewer", [1, None])
def test_what_a_player_cannot_see_makes_no_difference_to_the_view(other: dict[str, Any], viewer: int | None) -> None:
    one, two = delve(5, **known_position()), delve(5, **{**known_position(), **other})
    assert one.view(viewer).data() == two.view(viewer).data()
    assert one.view(viewer).events() == two.view(viewer).events()


@pytest.mark.rule("SAB-134")
def test_face_down_goals_differ_without_showing_it_to_those_who_have_not_looked() -> None:
    goals = {"8,-2": "stone_sw", "8,0": "treasure", "8,2": "stone_nw"}
    one, two = delve(5, **known_position()), delve(5, **{**known_position(), "goals": goals})
    for viewer in (0, 2, 3, 4, None):
        assert one.view(viewer).data() == two.view(viewer).data()
    assert one.view(1).data() != two.view(1).data()


class Watching:
    """A bot that keeps what it is shown."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.shown: list[dict[str, Any]] = []

    def choose(self, view: Any, ask: Ask) -> Option:
        assert view.seat == ask.seat == self.seat
        self.shown.append(view.data())
        return ask.options[-1]


@pytest.mark.rule("SAB-134")
def test_computer_players_get_the_view_of_their_seat() -> None:
    table = seat_down("sabotazysta", 4, options={"rounds": 1})
    bots = [Watching(seat) for seat in range(4)]
    twin = seat_down("sabotazysta", 4, options={"rounds": 1})
    table.play_out(bots)
    for option in table.answers:
        assert twin.ask is not None
        seat = twin.ask.seat
        assert bots[seat].shown.pop(0) == twin.view(seat).data()
        twin.answer(option)


# --- hints, which bind nobody


def busy_position(role: str) -> dict[str, Any]:
    """A player of this role who could do many things, helpful or harmful."""
    others = {1: MINER, 2: SABOTEUR if role == MINER else MINER, 3: MINER}
    return {
        "board": LEVEL,
        "goals": TREASURE_IN_THE_MIDDLE,
        "roles": {0: role, **others},
        "hands": {
            0: ["straight_horizontal", "dead_straight_horizontal", "rockfall", "map", "broken_cart", "repair_cart"]
        },
        "tools": {1: ["cart"], 2: ["cart"]},
    }


@pytest.mark.rule("SAB-135")
def test_both_roles_may_do_the_same_things() -> None:
    miner, saboteur = (delve(4, **busy_position(role)) for role in (MINER, SABOTEUR))
    assert miner.view(0).role == MINER
    assert saboteur.view(0).role == SABOTEUR
    assert legal(miner) == legal(saboteur)
    assert {line.split()[1] for line in legal(miner) if line.startswith("play")} == set(
        busy_position(MINER)["hands"][0]
    )


@pytest.mark.rule("SAB-135")
def test_a_miner_may_block_the_way_and_a_saboteur_may_open_it() -> None:
    table = delve(4, **busy_position(MINER))
    answer(table, "play dead_straight_horizontal 7,0")
    assert table.view(None).laid[7, 0].card == "dead_straight_horizontal"
    table = delve(4, **busy_position(SABOTEUR))
    answer(table, LAST_STEP)
    assert events(table, "round_over")[0].args == (1, "miners")


@pytest.mark.rule("SAB-135")
def test_steady_bots_follow_the_hint() -> None:
    """At the last step a miner goes on to the treasure, and a saboteur who knows where it lies does not."""
    for role in (MINER, SABOTEUR):
        table = delve(4, **busy_position(role), seen={0: ["8,0"]})
        assert table.ask is not None
        bot = rulebook("sabotazysta").bots["steady"](0, 1)
        chosen = bot.choose(table.view(0), table.ask)
        assert (chosen == ("play", "straight_horizontal", "7,0")) is (role == MINER)


@pytest.mark.rule("SAB-137")
@pytest.mark.parametrize("role", [MINER, SABOTEUR])
def test_one_may_help_or_hinder_anybody_whichever_side_they_are_on(role: str) -> None:
    table = delve(4, **busy_position(role))
    assert offers(table, "play repair_cart") == ["1", "2"]
    assert offers(table, "play broken_cart") == ["0", "3"]


@pytest.mark.rule("SAB-137")
def test_players_can_only_guess_who_is_on_their_side() -> None:
    """Also two saboteurs do not know of each other before the round is over."""
    table = treasure_found(5, finder=0, roles=saboteurs(5, 1, 3))
    early = [event.args for event in table.view(1).events() if event.kind == "role"]
    assert early == [(1, SABOTEUR)]
    share_gold(table)
    assert table.view(1).roles is None
    table = delve(5, roles=saboteurs(5, 1, 3))
    for viewer in (0, 1, 3, None):
        assert table.view(viewer).roles is None
        assert [event.args[0] for event in events(table, "role", viewer)] == ([] if viewer is None else [viewer])
