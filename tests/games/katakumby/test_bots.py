"""The steady bot of Katakumby: sensible in every situation, lawful to the end, and good on average."""

from __future__ import annotations

from typing import Any

import pytest

from bench.katakumby_bots import all_steady, beats_random
from brzdek.core.ask import Ask, Option, written
from brzdek.core.table import Table
from tests.rules.katakumby import delving
from tests.rules.katakumby.digging import here, laid, room, tile, tunnel
from tests.support import Position, answer, legal, rulebook, seat_down

STEADY = rulebook("katakumby").bots["steady"]
PLAYERS = (2, 3, 4, 5, 6)
DECK = 60
"""Cards enough to leave time."""

CELLAR = tile({"stairs": [], "vault": [{"artifact": 0}]}, tunnel("stairs", "vault"))
"""A tile with an artifact room."""
STUDY = tile({"desk": ["library"], "nook": ["minor_secret"]}, tunnel("desk", "nook"))
CHAPEL = tile({"nave": ["altar"], "niche": [{"gold": 2}]}, tunnel("nave", "niche"))
LAIR = tile({"den": [], "hoard": [{"gold": 1}]}, tunnel("den", "hoard", monsters=2))
QUARRY = {"cellar": CELLAR, "study": STUDY, "chapel": CHAPEL, "lair": LAIR}


def dig(**position: Any) -> Table:
    """A table of two on own tiles, with a deck that will last for long."""
    return delving.dig(QUARRY, **{"deck": DECK, **position})


def advice(table: Table) -> str:
    """What a steady bot answers now."""
    assert table.ask is not None
    return written(STEADY(table.ask.seat, 1).choose(table.view(table.ask.seat), table.ask))


def turn(table: Table) -> list[str]:
    """A steady bot plays the turn to its end; its answers."""
    answers: list[str] = []
    while not answers or answers[-1] != "end":
        answers.append(advice(table))
        answer(table, answers[-1])
        if table.ask is None:
            break
    return answers


# --- walking


def test_the_first_boots_lead_into_the_open() -> None:
    table = dig(boots=2, tiles=["study", "chapel", "lair"])
    assert turn(table)[0] == f"move {room(table, 'start.hall')}"
    assert len(table.view(None).board.placed) == 2


def test_without_any_artifact_in_sight_one_explores_again_and_again() -> None:
    table = dig(room={0: "start.hall"}, boots=3, tiles=["study", "chapel", "lair"])
    assert sum(line.startswith("explore") for line in turn(table)) >= 2


def test_a_known_artifact_is_fetched_rather_than_looked_for() -> None:
    table = dig(
        map=[laid("cellar", 1, 0)], room={0: "cellar.stairs"}, lying={"cellar.vault": ["artifact_20"]}, boots=1, tiles=3
    )
    assert "take artifact_20" in turn(table)
    assert here(table) == "cellar.vault"


def test_the_tile_of_an_artifact_is_entered_so_that_one_gets_there() -> None:
    """Turned wrongly, the first room would be behind three monsters."""
    den = tile(
        {"gate": [], "vault": [{"artifact": 0}]}, tunnel("gate", "vault", monsters=3), tunnel("vault", "N0"),
        tunnel("vault", "N1"),
    )  # fmt: skip
    table = delving.dig({"den": den}, deck=DECK, room={0: "start.hall"}, boots=1, tiles=["den"], damage={0: 7})
    answers = turn(table)
    assert any(line.startswith("explore") for line in answers)
    assert here(table) == "den.vault"
    assert "take artifact_5" in answers


def test_who_has_an_artifact_and_the_boots_goes_home() -> None:
    table = dig(
        map=[laid("cellar", 1, 0)], room={0: "cellar.stairs"}, tokens={0: ["artifact_12"]}, boots=2, damage={0: 6}
    )
    assert turn(table)[:2] == [f"move {room(table, 'start.hall')}", f"move {room(table, 'start.crypt')}"]
    assert table.view(0).me.out == "left"


def test_with_nothing_left_to_gain_one_does_not_stay() -> None:
    """The other one has left with little: whoever carries more brings it home."""
    table = dig(
        room={0: "start.hall"}, tokens={0: ["artifact_20"], 1: ["artifact_5"]}, out={1: "left"}, boots=1, tiles=3
    )
    turn(table)
    assert table.view(0).me.out == "left"


def test_hardly_alive_one_gets_out_of_the_depths_first() -> None:
    table = dig(
        map=[laid("cellar", 1, 0), laid("study", 1, 1)],
        room={0: "cellar.stairs"},
        tokens={0: ["artifact_12"]},
        boots=1,
        damage={0: 8},
        bag={0: 12},
    )
    turn(table)
    assert here(table) == "start.hall"


def test_no_blood_for_a_coin_when_one_is_weak() -> None:
    table = dig(
        map=[laid("lair", 1, 0)], room={0: "lair.den"}, tokens={0: ["artifact_5"]}, boots=2, damage={0: 6}, bag={0: 9}
    )
    assert f"move {room(table, 'lair.hoard')} 0" in legal(table)
    turn(table)
    assert here(table) != "lair.hoard"
    assert table.view(None).thieves[0].damage == 6


def test_monsters_in_tunnels_are_met_with_swords() -> None:
    table = dig(map=[laid("lair", 1, 0)], room={0: "lair.hoard"}, tokens={0: ["artifact_5"]}, boots=1, swords=2)
    assert f"move {room(table, 'lair.den')} 2" in turn(table)
    assert table.view(0).me.damage == 0


def test_a_teleport_that_must_not_lapse_is_used() -> None:
    table = dig(room={0: "start.hall"}, teleports=1, tiles=0)
    assert any(line.startswith("teleport") for line in turn(table))


def test_a_teleport_leads_against_the_arrow_to_the_artifact() -> None:
    safe = tile(
        {"porch": [], "safe": [{"artifact": 0}]}, tunnel("safe", "porch", one_way="a_to_b"), tunnel("safe", "N0")
    )
    table = delving.dig(
        {"safe": safe},
        deck=DECK,
        map=[laid("safe", 1, 0)],
        room={0: "safe.porch"},
        lying={"safe.safe": ["artifact_7"]},
        teleports=1,
    )
    assert turn(table)[:2] == [f"teleport {room(table, 'safe.safe')}", "take artifact_7"]


def test_no_artifact_is_worth_being_locked_in_with_it() -> None:
    safe = tile({"porch": [], "safe": [{"artifact": 0}]}, tunnel("porch", "safe", lock=True))
    table = delving.dig(
        {"safe": safe},
        deck=DECK,
        map=[laid("safe", 1, 0)],
        room={0: "safe.porch"},
        lockpicks={0: 0},
        lying={"safe.safe": ["artifact_7"]},
        teleports=1,
    )
    assert turn(table)[0] == f"teleport {room(table, 'start.hall')}"


def test_a_lock_before_an_artifact_is_picked() -> None:
    safe = tile({"porch": [], "safe": [{"artifact": 0}]}, tunnel("porch", "safe", lock=True))
    table = delving.dig(
        {"safe": safe},
        deck=DECK,
        map=[laid("safe", 1, 0)],
        room={0: "safe.porch"},
        lying={"safe.safe": ["artifact_7"]},
        boots=1,
    )
    assert "take artifact_7" in turn(table)
    assert table.view(0).me.lockpicks == 2


def test_walled_in_one_turns_the_tile_if_that_is_allowed() -> None:
    """The cell's only tunnel leads north into the open, and no tile is left."""
    cell = tile({"wide": [], "cell": []}, tunnel("cell", "N0"))
    lost: Position = {"deck": DECK, "map": [laid("cell", 1, 0)], "room": {0: "cell.cell"}, "boots": 2}
    carried: Position = {"tokens": {0: ["artifact_12"]}}
    table = delving.dig({"cell": cell}, options={"mercy": True}, **lost, **carried)
    assert turn(table)[:2] == ["turn 270", f"move {room(table, 'start.hall')}"]
    assert turn(delving.dig({"cell": cell}, **lost, **carried)) == ["end"]


# --- in rooms


def test_rewards_on_the_way_are_taken_and_worth_a_step_aside() -> None:
    """Three boots: to the nook and back to the desk, or to the shrine with its idols."""
    carried = {"map": [laid("study", 1, 0)], "lockpicks": {0: 0}, "tokens": {0: ["artifact_12"]}, "boots": 3}
    table = dig(**carried, room={0: "study.desk"}, idols=0)
    assert turn(table)[:2] == [f"move {room(table, 'study.nook')}", "take minor_secret"]
    assert "take monkey_shrine" in turn(dig(**carried, room={0: "study.desk"}))


def test_loot_is_opened_and_altars_are_marked() -> None:
    table = dig(map=[laid("study", 1, 0)], room={0: "study.desk"})
    assert turn(table) == ["open library", "end"]
    table = dig(map=[laid("chapel", 1, 0)], room={0: "chapel.nave"})
    assert turn(table) == [f"mark {room(table, 'chapel.nave')}", "end"]


def test_a_puzzle_box_is_turned_in_at_an_altar() -> None:
    table = dig(map=[laid("chapel", 1, 0)], room={0: "chapel.nave"}, tokens={0: ["puzzle_box"]})
    assert "redeem puzzle_box" in turn(table)


def test_a_crown_is_bought_in_passing_but_no_dear_ones() -> None:
    stall = {"stall": tile({"stall": ["market"]})}
    market: Position = {"deck": DECK, "map": [laid("stall", 1, 0)], "room": {0: "stall.stall"}, "gold": {0: 9}}
    assert "buy crown_10" in turn(delving.dig(stall, **market))
    assert turn(delving.dig(stall, **market, market={"crown_10": 0, "crown_9": 0, "crown_8": 0})) == ["end"]


def test_an_amulet_is_bought_by_who_is_badly_hurt() -> None:
    stall = {"stall": tile({"stall": ["market"]})}
    hurt: Position = {"damage": {0: 7}, "bag": {0: 8}, "market": {"crown_10": 0, "crown_9": 0, "crown_8": 0}}
    table = delving.dig(stall, deck=DECK, map=[laid("stall", 1, 0)], room={0: "stall.stall"}, gold={0: 7}, **hurt)
    assert "buy blood_amulet" in turn(table)
    assert table.view(0).me.damage == 5


# --- the hand, health and spending


def test_what_draws_is_played_first_and_noise_last() -> None:
    table = dig(hand={0: ["stumble", "burgle", "elven_sword"]}, draw={0: ["burgle", "stumble"]})
    plays = [line for line in turn(table) if line.startswith("play")]
    assert plays[0] == "play elven_sword"
    assert plays[-1] == "play stumble"


def test_a_stumble_is_what_one_trashes_or_discards() -> None:
    table = dig(played={0: ["burgle", "explore", "stumble"]}, trashes=["any"])
    answer(table, "end")
    assert advice(table) == "trash stumble"
    table = dig(hand={0: ["stumble", "explore", "charlatan"]}, draw={0: ["burgle", "burgle"]})
    assert turn(table)[:3] == ["play charlatan", "may yes", "discard stumble"]


def test_what_one_may_keep_is_trashed_only_if_it_is_bad() -> None:
    """A riot lets those with three prisoners trash a card."""
    freed = {"tokens": {0: ["peasant", "peasant", "monk"]}, "hand": {0: ["riot"]}}
    for played, wanted in ((["stumble"], "trash stumble"), (["secret_tome", "expert_guide"], "keep")):
        table = dig(**freed, played={0: played})
        turn(table)
        assert advice(table) == wanted


def test_who_is_hurt_drinks_and_who_is_not_keeps_the_potion() -> None:
    table = dig(damage={0: 2}, tokens={0: ["potion_of_greater_healing"]})
    assert turn(table)[0] == "drink potion_of_greater_healing"
    assert turn(dig(tokens={0: ["potion_of_healing"]})) == ["end"]


def test_a_swift_potion_is_drunk_for_the_last_step() -> None:
    late = {"damage": {0: 8}, "bag": {0: 12}, "rage": 7, "out": {1: "left"}}
    table = dig(room={0: "start.hall"}, tokens={0: ["artifact_12", "potion_of_swiftness"]}, **late)
    assert turn(table)[:2] == ["drink potion_of_swiftness", f"move {room(table, 'start.crypt')}"]


def test_a_ghost_is_warded_off() -> None:
    table = dig(
        hand={0: [], 1: ["white_tourmaline"]},
        row=["flamboyance"] * 2 + ["lightstick"] * 2 + ["scavenger"],
        deck=["locked_trunk"] + ["bandit"] * 2,
        ghosts={"bag": 5},
        black=0,
        bag={},
        rage=7,
    )
    answer(table, "end")
    assert table.ask is not None
    assert (table.ask.topic, table.ask.seat) == ("ward", 1)
    assert advice(table) == "ward white_tourmaline"


def test_boots_are_bought_first_and_points_at_the_end() -> None:
    assert "buy explore" in turn(dig(skill=3))
    last = {"room": {0: "start.hall"}, "boots": 1, "tokens": {0: ["artifact_12"]}, "out": {1: "left"}}
    assert "buy secret_tome" in turn(dig(**last, skill=7))


def test_a_device_that_costs_gold_is_used_only_if_it_is_worth_it() -> None:
    well = {"row": ["wishing_well", "lute"], "reserve": {"mercenary": 0, "explore": 0}}
    assert "use wishing_well" not in turn(dig(**well, gold={0: 3}, draw={0: ["stumble", "stumble"]}))


def test_lockpicks_lose_their_charm_when_one_has_many() -> None:
    imp = {"hand": {0: ["imp_familiar"]}, "draw": {0: ["burgle", "burgle"]}}
    assert "choose lockpicks" in turn(dig(**imp, lockpicks={0: 1}))
    assert "choose spend_lockpicks" in turn(dig(**imp, lockpicks={0: 9}))


# --- tiles that are turned and placed by cards


def test_a_tile_is_turned_so_that_one_can_still_walk_home() -> None:
    """The gate is the only free way out of this tile; everything else is full of monsters."""
    cage = tile({"cage": []}, *[tunnel("cage", f"{side}{index}", monsters=3) for side in "NES" for index in (0, 1)])
    table = delving.dig(
        {"cage": cage},
        deck=["sudden_movement", *["bandit"] * 2],
        row=["flamboyance"] * 2 + ["lightstick"] * 2 + ["scavenger"],
        map=[laid("cage", 1, 0, 90)],
        room={0: "cage.cage"},
        tokens={0: ["artifact_5"]},
    )
    answer(table, "end")
    assert table.ask is not None
    assert table.ask.topic == "turn_tile"
    assert advice(table) == "turn 0"


def test_a_tile_of_a_dusty_map_is_laid_near_home() -> None:
    table = dig(
        map=[laid("study", 1, 0), laid("chapel", 2, 0)], tiles=["lair"], skill=2, row=["dusty_map"],
        options={"promo": 1},
    )  # fmt: skip
    answer(table, "use dusty_map")
    cells = {"1S": 1, "1N": 2, "3E": 3}
    assert table.ask is not None
    assert set(cells) <= {str(option[1]) for option in table.ask.options}
    assert advice(table).split()[1] in {"1S", "1WL"}


# --- lawful, and the same whoever asks and when


@pytest.mark.parametrize("players", PLAYERS)
def test_games_of_steady_bots_end_lawfully(players: int) -> None:
    for seed in range(2):
        options = {"promo": 1, "phantasm": 1, "mercy": seed, "brzdek_cards": seed}
        table = seat_down("katakumby", players, seed=seed, options=options)
        table.play_out([STEADY(seat, seed) for seat in range(players)])
        assert table.game.over


@pytest.mark.parametrize("seed", [5, 32])
def test_a_bot_made_anew_for_every_question_answers_alike(seed: int) -> None:
    table = seat_down("katakumby", 3, seed=seed, options={"promo": 1, "phantasm": 1})
    bots = [STEADY(seat, 5) for seat in range(3)]
    while table.ask is not None:
        seat = table.ask.seat
        line = written(bots[seat].choose(table.view(seat), table.ask))
        assert line == advice(table)
        answer(table, line)


def test_it_copes_with_undo() -> None:
    table = seat_down("katakumby", 2, seed=8, keep_turns=True)
    bots = [STEADY(seat, 8) for seat in range(2)]
    for step in range(250):
        assert table.ask is not None
        seat = table.ask.seat
        assert bots[seat].choose(table.view(seat), table.ask) in table.ask.options
        table.answer(table.ask.options[step % len(table.ask.options)])
        if step % 3 == 0:
            table.undo()


def test_it_answers_whatever_a_random_game_asks() -> None:
    """Random players get into situations that a steady one avoids."""
    topics = set()
    for seed in range(6):
        table = seat_down("katakumby", 2 + seed % 5, seed=seed, options={"promo": 1, "phantasm": 1, "mercy": 1})
        chance = rulebook("katakumby").bots["random"](0, seed)
        while table.ask is not None:
            topics.add(table.ask.topic)
            assert advice(table) in [written(option) for option in table.ask.options]
            table.answer(chance.choose(None, table.ask))
    assert {"turn", "place", "reward", "choose", "may", "trash", "turn_tile", "cell", "onward", "replace"} <= topics


def test_what_nobody_can_see_makes_no_difference() -> None:
    """The order of the decks, the others' hands, the tiles to come and the faces of the tokens."""
    hand = ["burgle", "explore", "sidestep", "mercenary", "stumble"]
    ways = [
        {"hand": {0: hand, 1: ["burgle"] * 5}, "tiles": ["study", "chapel", "lair"], "bank": {"major": ["chalice"]}},
        {"hand": {0: hand, 1: ["stumble"] * 2}, "tiles": ["lair", "chapel", "study"], "bank": {"major": ["chalice"]}},
    ]
    tables = [dig(room={0: "start.hall"}, boots=2, skill=2, **way) for way in ways]
    for _ in range(12):
        lines = [advice(table) for table in tables]
        assert lines[0] == lines[1]
        if lines[0].startswith("explore"):
            return
        for table in tables:
            answer(table, lines[0])
    pytest.fail("nobody went exploring")


@pytest.mark.parametrize("topic", ["may", "target", "something_new"])
def test_a_question_that_it_does_not_know_gets_a_lawful_answer(topic: str) -> None:
    options: list[Option] = [("target", 1), ("target", 0)]
    assert STEADY(0, 1).choose(dig().view(0), Ask(0, topic, options)) in options


# --- how well it plays; the margins are wide, as the games are few


def test_it_beats_chance() -> None:
    assert beats_random(range(20)) >= 0.9


@pytest.mark.parametrize(("players", "saved", "points"), [(2, 1.6, 75), (4, 3.2, 50), (6, 4.6, 40)])
def test_they_come_home_with_good_loot(players: int, saved: float, points: int) -> None:
    found = all_steady(range(12), players)
    assert found["saved"] >= saved
    assert found["points_of_each"] >= points
