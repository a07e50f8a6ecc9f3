"""The steady bot of Brzdęk!: sensible in every situation, lawful to the end, and good on average."""

from __future__ import annotations

from typing import Any

import pytest

from bench.brzdek_bots import beats_random, four_steady
from brzdek.core.ask import Ask, Option, written
from brzdek.core.table import Table
from brzdek.games.brzdek.bots.outlook import FAR, distances
from brzdek.games.raid.bots.bundles import bundles
from brzdek.games.raid.bots.odds import survival
from brzdek.games.raid.bots.yields import notes
from tests.rules.brzdek import delving
from tests.support import catalog, rulebook, seat_down

STEADY = rulebook("brzdek").bots["steady"]
PLAYERS, SIDES = (2, 3, 4), ("front", "back")


def delve(**position: Any) -> Table:
    """A table of two in this situation, with a row that does nothing by itself; the deck will last for long."""
    return delving.delve(**{"deck": 60, **position})


def advice(table: Table) -> str:
    """What a steady bot answers now."""
    assert table.ask is not None
    return written(STEADY(table.ask.seat, 1).choose(table.view(table.ask.seat), table.ask))


def turn(table: Table) -> list[str]:
    """A steady bot plays the turn to its end; its answers."""
    answers: list[str] = []
    while not answers or answers[-1] != "end":
        assert table.ask is not None
        answers.append(advice(table))
        option = table.ask.find(answers[-1])
        assert option is not None
        table.answer(option)
        if table.ask is None:
            break
    return answers


def room_after(**position: Any) -> int:
    """Where a steady bot is after a turn in this situation."""
    table = delve(**position)
    turn(table)
    room = table.view(0).me.room
    assert isinstance(room, int)
    return room


# --- the hand


def test_what_draws_is_played_first_and_noise_last() -> None:
    table = delve(hand={0: ["stumble", "burgle", "bracers_of_agility"]}, draw={0: ["burgle", "stumble"]})
    plays = [line for line in turn(table) if line.startswith("play")]
    assert plays[0] == "play bracers_of_agility"
    assert plays[-1] == "play stumble"


def test_a_stumble_is_what_one_discards() -> None:
    table = delve(hand={0: ["burgle", "stumble", "sleight_of_hand", "explore"]})
    assert turn(table)[:2] == ["play sleight_of_hand", "discard stumble"]


def test_a_stumble_is_what_one_trashes() -> None:
    table = delve(hand={0: []}, played={0: ["burgle", "explore", "stumble"]}, trashes=["any"])
    table.answer(("end",))
    assert advice(table) == "trash stumble"


def test_points_are_not_trashed() -> None:
    table = delve(hand={0: []}, played={0: ["burgle", "secret_tome"]}, trashes=["any"])
    table.answer(("end",))
    assert advice(table) == "trash burgle"


# --- walking


def test_the_first_boots_lead_into_the_dungeon() -> None:
    assert room_after(boots=2) == 3


@pytest.mark.parametrize(("boots", "room"), [(1, 18), (2, 13), (3, 13)])
def test_an_artifact_in_reach_is_taken_and_carried_as_far_as_one_can(boots: int, room: int) -> None:
    """From room 17 to the artifact in 18 and on to 13, if there are boots for it."""
    table = delve(room={0: 17}, boots=boots, caves_lifted=True, artifacts={18: "artifact_5"}, idols=0)
    assert {"move 18", "take artifact_5"} <= set(turn(table))
    assert table.view(0).me.artifacts == 1
    assert table.view(0).me.room == room


def test_the_better_of_two_artifacts_is_fetched() -> None:
    near = {"room": {0: 26}, "boots": 2, "swords": 2}
    assert "take artifact_20" in turn(delve(**near))
    assert "take artifact_10" in turn(delve(**near, artifacts={27: "artifact_10"}))


def test_an_artifact_too_far_from_home_is_left_for_a_nearer_one() -> None:
    """Hardly alive and with cubes in the bag, one does not go deeper."""
    deep = {
        "room": {0: 17},
        "boots": 1,
        "damage": {0: 8},
        "bag": {0: 12},
        "rage": 7,
        "artifacts": {18: "artifact_5", 23: "artifact_15"},
    }
    assert room_after(**deep) == 18


BACK = {"board": "back"}


@pytest.mark.parametrize("countdown", [1, 4])
def test_three_monsters_do_not_keep_one_from_coming_home_while_the_time_runs_out(countdown: int) -> None:
    """On the back of the board three monsters are between room 9 and the way out."""
    late = {"counting": 1, "countdown": countdown, "out": {1: "left"}, "tokens": {0: ["artifact_7"]}}
    assert advice(delve(players=3, options=BACK, room={0: 9}, boots=3, **late)) == "move 8 0"


def test_three_monsters_are_too_many_for_who_would_hardly_live() -> None:
    weak = delve(options=BACK, room={0: 9}, boots=1, damage={0: 7}, bag={0: 9}, tokens={0: ["artifact_7"]})
    assert advice(weak) != "move 8 0"


@pytest.mark.parametrize(
    ("options", "room", "artifacts", "detour"),
    [({}, 39, {31: "artifact_20"}, 33), (BACK, 14, {38: "artifact_15"}, 15)],
)
def test_one_boot_before_footprints_is_used_on_another_way_as_short(
    options: dict[str, Any], room: int, artifacts: dict[int, str], detour: int
) -> None:
    assert room_after(options=options, room={0: room}, boots=1, idols=0, artifacts=artifacts) == detour


def test_a_boot_that_footprints_make_useless_counts_for_nothing() -> None:
    """A minor secret in room 30 is not worth being stuck there with one boot before the footprints to 26."""
    assert room_after(room={0: 24}, boots=3, idols=0, tokens={0: ["artifact_7"]}) != 30


@pytest.mark.parametrize(("options", "room", "boots"), [({}, 3, 5), (BACK, 7, 5)])
def test_the_exit_comes_before_a_minor_secret(options: dict[str, Any], room: int, boots: int) -> None:
    table = delve(options=options, room={0: room}, boots=boots, tokens={0: ["artifact_7"]})
    assert "take minor" not in turn(table)
    assert table.view(0).me.out == "left"


def test_a_minor_secret_is_fetched_if_the_boots_last_for_the_exit_too() -> None:
    table = delve(room={0: 3}, boots=6, tokens={0: ["artifact_7"]})
    assert "take minor" in turn(table)
    assert table.view(0).me.out == "left"


@pytest.mark.parametrize(
    ("played", "deck", "choice"),
    [
        (["stumble", "burgle", "explore"], 60, "choose trash"),
        (["stumble", "burgle", "explore"], 6, "choose gold"),
        (["secret_tome", "secret_tome"], 60, "choose gold"),
    ],
)
def test_at_the_shrine_a_burden_is_weighed_against_gold(played: list[str], deck: int, choice: str) -> None:
    """A Stumble comes up for a whole game, but not if the game is about to end; points are kept."""
    table = delve(deck=deck, row=["dragon_shrine", *delving.CALM[:5]], skill=4, played={0: played})
    table.answer(("use", "dragon_shrine"))
    assert advice(table) == choice


def test_who_has_an_artifact_and_the_boots_leaves() -> None:
    table = delve(room={0: 3}, boots=2, tokens={0: ["artifact_7"]})
    assert turn(table)[:2] == ["move 2", "move 1"]
    assert table.view(0).me.out == "left"


def test_with_an_artifact_one_goes_towards_home() -> None:
    far = distances(delve().view(0).board, False).home
    assert far[room_after(room={0: 26}, boots=2, swords=2, tokens={0: ["artifact_20"]})] < far[26]


@pytest.mark.parametrize("countdown", [1, 4])
def test_when_there_is_no_time_left_one_gets_at_least_above_the_depths(countdown: int) -> None:
    table = delve(
        room={0: 17, 1: 1},
        boots=1,
        swords=1,
        out={1: "left"},
        countdown=countdown,
        tokens={0: ["artifact_15"], 1: ["artifact_5"]},
    )
    turn(table)
    assert not table.view(None).board.rooms[table.view(0).me.room].in_depths


def test_no_blood_for_a_secret_when_one_is_weak() -> None:
    """From the cave 10 a monster guards the secret in 5."""
    weak = {"room": {0: 10}, "boots": 1, "tokens": {0: ["artifact_5"]}, "damage": {0: 8}, "bag": {0: 10}}
    assert room_after(**weak) == 4
    assert "move 5 0" not in turn(delve(**weak, secrets={4: []}))


def test_secrets_on_the_way_are_taken() -> None:
    assert "take minor" in turn(delve(room={0: 8}, boots=2))


def test_monsters_in_tunnels_are_met_with_swords() -> None:
    table = delve(room={0: 17}, boots=1, swords=1, tokens={0: ["artifact_15"]})
    assert "move 13 1" in turn(table)
    assert table.view(0).me.damage == 0


def test_a_teleport_that_must_not_lapse_is_used() -> None:
    table = delve(room={0: 3}, teleports=1)
    assert any(line.startswith("teleport") for line in turn(table))


def test_a_teleport_leads_through_the_lock_to_the_artifact() -> None:
    table = delve(room={0: 15}, teleports=1, artifacts={21: "artifact_7"})
    assert {"teleport 21", "take artifact_7"} <= set(turn(table))


# --- health


def test_who_is_hurt_drinks() -> None:
    table = delve(damage={0: 2}, tokens={0: ["potion_of_greater_healing"]})
    assert turn(table)[0] == "drink potion_of_greater_healing"
    assert table.view(0).me.damage == 0


def test_who_is_weak_goes_by_the_spring() -> None:
    """From room 17: a spring in 12; nearer to home, behind a monster, 13."""
    weak = {"room": {0: 17}, "boots": 2, "bag": {0: 6}, "tokens": {0: ["artifact_5"]}, "secrets": {13: []}}
    assert turn(delve(**weak, damage={0: 8}))[:2] == ["move 12", "heal"]
    assert room_after(**weak, damage={0: 1}) == 13


def test_who_is_not_hurt_keeps_the_potion() -> None:
    assert turn(delve(tokens={0: ["potion_of_healing"]})) == ["end"]


def test_a_shrine_heals_who_is_weak_and_pays_who_is_well() -> None:
    shrine = {"skill": 2, "row": ["shrine"], "reserve": {"mercenary": 0}, "room": {0: 8}}
    assert "choose gold" in turn(delve(**shrine))
    assert "choose heal" in turn(delve(**shrine, damage={0: 8}, bag={0: 10}))


def test_the_cat_is_not_asked_to_wake_the_dragon_when_one_is_loud() -> None:
    table = delve(hand={0: ["mister_whiskers"]}, damage={0: 7}, clank={0: 6})
    assert turn(table)[:2] == ["play mister_whiskers", "choose clank"]


def test_a_swift_potion_is_drunk_for_the_last_step() -> None:
    table = delve(room={0: 2}, tokens={0: ["artifact_5", "potion_of_swiftness"]})
    assert turn(table)[:2] == ["drink potion_of_swiftness", "move 1"]


# --- spending


def test_boots_are_bought_first() -> None:
    assert "buy explore" in turn(delve(skill=3))


def test_two_cards_may_be_worth_more_than_one() -> None:
    bought = [line for line in turn(delve(skill=6)) if line.startswith("buy")]
    assert bought == ["buy explore", "buy explore"]


def test_points_are_bought_at_the_end() -> None:
    """On the way out, a card that brings no points is of no use any more."""
    last = {"room": {0: 2}, "boots": 1, "tokens": {0: ["artifact_5"]}, "out": {1: "left"}, "countdown": 4}
    assert "buy secret_tome" in turn(delve(**last, skill=7))
    assert turn(delve(**last, skill=3)) == ["move 1", "end"]


def test_a_monster_is_fought_when_the_swords_suffice() -> None:
    row = ["orc_grunt", "ogre"]
    assert turn(delve(swords=2, row=row))[0] == "fight orc_grunt"
    assert turn(delve(swords=3, row=row))[0] == "fight ogre"
    assert turn(delve(swords=1, row=row)) == ["end"]
    assert turn(delve(swords=5, row=row))[:2] == ["fight ogre", "fight orc_grunt"]


def test_a_potion_of_strength_is_drunk_for_a_good_fight() -> None:
    strong = {"tokens": {0: ["potion_of_strength"]}}
    assert turn(delve(**strong, row=["ogre"], swords=1))[:2] == ["drink potion_of_strength", "fight ogre"]
    assert turn(delve(**strong, row=["animated_door"], swords=0)) == ["end"]


def test_what_can_be_had_only_in_the_depths_is_had_before_one_leaves_them() -> None:
    table = delve(room={0: 17}, boots=2, skill=3, row=["the_vault"], tokens={0: ["artifact_15"]})
    assert turn(table)[0] == "use the_vault"
    assert table.view(0).me.room == 13


def test_a_crown_is_bought_in_passing_but_no_dear_ones() -> None:
    market = {"room": {0: 27}, "gold": {0: 9}}
    assert "buy crown_10" in turn(delve(**market))
    assert turn(delve(**market, market={"crown_10": 0, "crown_9": 0, "crown_8": 0}, artifacts={})) == ["end"]


def test_a_ladder_is_used_to_get_out() -> None:
    table = delve(room={0: 3}, skill=3, row=["ladder"], tokens={0: ["artifact_10"]})
    assert turn(table)[:3] == ["use ladder", "move 2", "move 1"]


def test_the_hunter_sends_away_what_one_cannot_beat() -> None:
    table = delve(hand={0: ["treasure_hunter"]}, row=["elven_boots", "ogre"])
    table.answer(("play", "treasure_hunter"))
    assert advice(table) == "replace ogre"


# --- lawful, and the same whoever asks and when


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("players", PLAYERS)
def test_games_of_steady_bots_end_lawfully(players: int, side: str) -> None:
    for seed in range(3):
        table = seat_down("brzdek", players, seed=seed, options={"board": side, "late_artifacts": seed % 2})
        table.play_out([STEADY(seat, seed) for seat in range(players)])
        assert table.game.over


@pytest.mark.parametrize("side", SIDES)
def test_a_bot_made_anew_for_every_question_answers_alike(side: str) -> None:
    table = seat_down("brzdek", 3, seed=5, options={"board": side})
    bots = [STEADY(seat, 5) for seat in range(3)]
    while table.ask is not None:
        seat = table.ask.seat
        answer = bots[seat].choose(table.view(seat), table.ask)
        assert written(answer) == advice(table)
        table.answer(answer)


def test_it_copes_with_undo() -> None:
    table = seat_down("brzdek", 2, seed=8, keep_turns=True)
    bots = [STEADY(seat, 8) for seat in range(2)]
    for step in range(250):
        assert table.ask is not None
        seat = table.ask.seat
        answer = bots[seat].choose(table.view(seat), table.ask)
        assert answer in table.ask.options
        table.answer(table.ask.options[step % len(table.ask.options)])
        if step % 3 == 0:
            table.undo()


def test_what_nobody_can_see_makes_no_difference() -> None:
    """The order of the decks, the others' hands and the faces of the secrets."""
    hand = ["burgle", "explore", "sidestep", "mercenary", "stumble"]
    ways = [
        {"draw": {0: ["burgle", "sneak"]}, "hand": {0: hand, 1: ["burgle"] * 5}, "secrets": {4: ["treasure"]}},
        {"draw": {0: ["sneak", "burgle"]}, "hand": {0: hand, 1: ["stumble"] * 2}, "secrets": {4: ["dragon_egg"]}},
    ]
    tables = [delve(room={0: 3}, boots=2, skill=2, **way) for way in ways]
    for _ in range(8):
        lines = [advice(table) for table in tables]
        assert lines[0] == lines[1]
        if "take" in lines[0]:
            return
        for table in tables:
            assert table.ask is not None
            option = table.ask.find(lines[0])
            assert option is not None
            table.answer(option)
    pytest.fail("the secret was not reached")


@pytest.mark.parametrize("topic", ["may", "target", "something_new"])
def test_a_question_that_it_does_not_know_gets_a_lawful_answer(topic: str) -> None:
    table = delve()
    options: list[Option] = [("target", 1), ("target", 0)]
    assert STEADY(0, 1).choose(table.view(0), Ask(0, topic, options)) in options


# --- what it reads from cards


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("explore", [{"skill": 2, "boots": 1}]),
        ("elven_cloak", [{"skill": 1, "clank": -2, "draw": 1}]),
        ("tattle", [{"skill": 2, "other_clank": 1}]),
        ("apothecary", [{"discard": 1, "swords": 3}, {"discard": 1, "gold": 2}, {"discard": 1, "heal": 1}]),
        ("underworld_dealing", [{"gold": 1}, {"pay": 7, "take_cards": 2}]),
        ("secret_tome", [{}]),
    ],
)
def test_effects_are_read_as_bundles(card: str, expected: list[dict[str, int]]) -> None:
    effect = catalog("brzdek").cards[card].effects.get("play")
    assert [dict(bundle) for bundle in bundles(effect)] == expected


def test_what_may_fail_counts_for_less() -> None:
    known = notes(catalog("brzdek"))
    assert 0 < known["rebel_scout"].draw < 1
    assert 0 < known["wizard"].points < 4
    assert known["diamond"].points == 8


def test_every_card_is_worth_something_or_nothing() -> None:
    for card, note in notes(catalog("brzdek")).items():
        assert note.worth >= 0 or card == "stumble", card


def test_the_chance_to_survive_falls_with_hits_and_grows_with_health() -> None:
    assert survival(0)[0] == 0
    assert survival(3)[0] == 1
    assert all(a > b for a, b in zip(survival(4), survival(4)[1:], strict=False))
    assert all(survival(4)[step] < survival(5)[step] for step in range(1, 80))


@pytest.mark.parametrize("side", SIDES)
def test_distances_are_those_of_the_ways(side: str) -> None:
    board = seat_down("brzdek", 2, options={"board": side}).view(None).board
    far, with_key = distances(board, False), distances(board, True)
    places = [room.id for room in board.rooms.values() if room.artifact]
    assert far.home[board.start] == 0
    for room in board.rooms:
        assert far.to[room][room] == 0
        assert with_key.home[room] <= far.home[room]
        assert (far.up[room] == 0) == (not board.rooms[room].in_depths)
        assert far.there_and_home[room] == min(far.to[room].get(one, FAR) + far.home[one] for one in places)


# --- how well it plays; the margins are wide, as the games are few


def test_it_beats_chance() -> None:
    assert beats_random(range(20)) >= 0.9


@pytest.mark.parametrize(("side", "points"), [("front", 50), ("back", 52)])
def test_four_of_them_come_home_with_good_loot(side: str, points: int) -> None:
    found = four_steady(range(20), side)
    assert found["leave_alive,_of_four"] >= 2.6
    assert found["points_of_each"] >= points
