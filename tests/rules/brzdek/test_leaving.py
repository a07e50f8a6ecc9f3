"""Getting away, and players who are out of play."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import NotAnOption, Table
from tests.rules.brzdek.delving import CHEAP, attacked, counted, delve, refilled
from tests.rules.dialect import offers, result, seat_to_move, told, topic
from tests.rules.raids import CUBES, bag, cubes, each, hand, now, pass_turn, thief
from tests.support import answer, legal


def at_the_door(
    players: int = 2, *, hand: tuple[str, ...] = (), tokens: tuple[str, ...] = (), **position: Any
) -> Table:
    """Seat 0 stands next to the way out, with an artifact and a boot to go."""
    wanted: dict[str, Any] = {
        "room": {0: 2},
        "boots": 1,
        "hand": {0: list(hand)},
        "tokens": {0: ["artifact_5", *tokens]},
        **position,
    }
    return delve(players, **wanted)


def gone(players: int = 2, **position: Any) -> Table:
    """Seat 0 has just gone out, in the middle of the turn."""
    table = at_the_door(players, **position)
    answer(table, "move 1")
    return table


# --- the mastery token


@pytest.mark.rule("BRZ-145")
def test_who_comes_out_with_an_artifact_takes_a_mastery_token() -> None:
    table = gone()
    assert (thief(table).room, thief(table).out) == (1, "left")
    assert list(thief(table).tokens) == ["artifact_5", "mastery"]
    assert told(table, "left") == [(0,)]
    assert table.view(0).tally(0)["mastery"] == 20


@pytest.mark.rule("BRZ-145")
def test_a_teleport_home_counts_as_well() -> None:
    table = delve(room={0: 2}, hand={0: ["wand_of_recall"]}, tokens={0: ["artifact_5"]})
    answer(table, "play wand_of_recall", "teleport 1")
    assert thief(table).out == "left"
    assert list(thief(table).tokens) == ["artifact_5", "mastery"]


@pytest.mark.rule("BRZ-145")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_a_mastery_token_for_everybody(players: int) -> None:
    artifacts = ["artifact_5", "artifact_7", "artifact_10", "artifact_15"]
    seats = range(players)
    table = delve(
        players,
        room=dict.fromkeys(seats, 2),
        hand={seat: ["explore"] for seat in seats},
        tokens={seat: [artifacts[seat]] for seat in seats},
    )
    for _ in seats:
        answer(table, "play explore", "move 1", "end")
    assert [list(tokens).count("mastery") for tokens in each(table, "tokens")] == [1] * players
    assert result(table).scores == tuple(20 + value for value in (5, 7, 10, 15)[:players])


@pytest.mark.rule("BRZ-145")
def test_who_is_knocked_out_first_gets_none() -> None:
    table = attacked(room={0: 2}, tokens={0: ["artifact_5"]}, damage={0: 9}, bag={0: 2}, black=0)
    assert thief(table).out == "rescued"
    assert list(thief(table).tokens) == ["artifact_5"]
    assert counted(out={0: "rescued"}, tokens={0: ["artifact_5"]}).scores == (5, 0)


@pytest.mark.rule("BRZ-145")
def test_there_is_no_way_out_without_an_artifact() -> None:
    table = delve(room={0: 2}, boots=3, teleports=1, tokens={0: ["crown_10", "chalice"]})
    assert offers(table, "move") == ["3"]
    assert offers(table, "teleport") == ["3"]


# --- gone for good, but the turn is finished


@pytest.mark.rule("BRZ-146")
def test_the_pawn_does_not_go_back_in() -> None:
    table = gone(boots=9, teleports=2, hand=("explore", "invoker_of_the_ancients"))
    for card in ("explore", "invoker_of_the_ancients"):
        assert not offers(table, "move")
        assert not offers(table, "teleport")
        answer(table, f"play {card}")
    for line in ("move 2", "teleport 2"):
        with pytest.raises(NotAnOption):
            answer(table, line)
    answer(table, "end")
    pass_turn(table, 3)
    assert (thief(table).room, thief(table).out) == (1, "left")


@pytest.mark.rule("BRZ-147")
def test_the_rest_of_the_hand_is_played_with_its_effects() -> None:
    table = gone(hand=("treasure_map", "mercenary", "bracers_of_agility"), draw={0: ["burgle", "sidestep", "stumble"]})
    assert (seat_to_move(table), topic(table)) == (0, "turn")
    assert "end" not in legal(table)
    answer(table, "play treasure_map", "play mercenary", "play bracers_of_agility")
    assert (thief(table).gold, now(table).skill, now(table).swords) == (5, 1, 2)
    assert offers(table, "play") == ["burgle", "sidestep"]
    answer(table, "play burgle", "play sidestep", "end")
    assert seat_to_move(table) == 1


@pytest.mark.rule("BRZ-147")
def test_skill_and_swords_may_be_spent_and_potions_drunk() -> None:
    row = ["ogre", "pickaxe", *CHEAP[:4]]
    table = gone(skill=14, swords=5, damage={0: 4}, tokens=("potion_of_healing", "potion_of_strength"), row=row)
    answer(table, "buy secret_tome", "buy pickaxe", "use ladder", "fight ogre", "fight goblin")
    answer(table, "drink potion_of_healing", "drink potion_of_strength", "fight goblin", "end")
    assert list(thief(table).discard) == ["secret_tome", "pickaxe"]
    assert (thief(table).gold, thief(table).damage) == (5 + 1 + 1, 3)


@pytest.mark.rule("BRZ-147")
def test_no_board_actions_are_left() -> None:
    """No moving, no teleport, no token (not even by the Wand of Wind), no goods, and no card tied to a place."""
    row = ["dragons_eye", "the_vault", "cave_troll", "crystal_golem", *CHEAP[:2]]
    hand = ("wand_of_wind", "wand_of_recall")
    table = gone(hand=hand, boots=9, skill=30, swords=30, gold={0: 50}, row=row, secrets={2: ["treasure"]})
    answer(table, "play wand_of_recall", "play wand_of_wind")
    assert topic(table) == "turn"
    allowed = {"buy mercenary", "buy explore", "buy secret_tome", "fight goblin", "buy search", "use ladder", "end"}
    assert set(legal(table)) == allowed
    assert table.view(0).lying(2)["minor"] == 1


@pytest.mark.rule("BRZ-147", "BRZ-149")
def test_no_more_noise_is_made_and_the_noise_made_before_stays() -> None:
    hand = ("stumble", "scepter_of_the_ape_lord", "sneak")
    table = gone(hand=hand, clank={0: 4}, bag={0: 1}, skill=4, row=["sapphire", *CHEAP[:5]])
    answer(table, "play stumble", "buy sapphire", "play scepter_of_the_ape_lord", "play sneak", "end")
    assert cubes(table) == {"supply": CUBES - 5, "clank": 4, "bag": 1, "damage": 0}


@pytest.mark.rule("BRZ-147")
def test_conditions_of_cards_still_come_true_outside() -> None:
    """Before leaving and after it: a second companion, a crown, and the artifact itself."""
    table = at_the_door(
        hand=("rebel_captain", "the_mountain_king", "kobold_merchant"), tokens=("crown_10",), draw={0: ["burgle"] * 3}
    )
    answer(table, "play rebel_captain", "move 1")
    assert hand(table) == ["kobold_merchant", "the_mountain_king"]
    answer(table, "play the_mountain_king")
    assert hand(table) == ["burgle", "kobold_merchant"]
    assert (now(table).skill, now(table).swords) == (2 + 2, 1 + 1)
    answer(table, "play kobold_merchant")
    assert (now(table).skill, thief(table).gold) == (2 + 2 + 2, 2)


@pytest.mark.rule("BRZ-147")
@pytest.mark.parametrize("after", [True, False], ids=["pledged outside", "pledged inside"])
def test_pledged_trashes_are_carried_out_after_leaving(after: bool) -> None:
    """A named card and a free choice, at the end of the turn as ever."""
    row = ["dragon_shrine", *CHEAP[:5]]
    table = at_the_door(hand=("master_burglar", "burgle", "stumble"), skill=4, row=row, discard={0: ["mercenary"]})
    pledges = ["play master_burglar", "use dragon_shrine", "choose trash"]
    answer(table, *(["move 1", *pledges] if after else [*pledges, "move 1"]), "play burgle", "play stumble", "end")
    assert told(table, "trashed") == [(0, "burgle")]
    assert set(legal(table)) == {"trash master_burglar", "trash stumble", "trash mercenary"}
    answer(table, "trash stumble")
    assert told(table, "trashed") == [(0, "burgle"), (0, "stumble")]
    assert set(thief(table).discard) == {"mercenary", "master_burglar"}
    assert seat_to_move(table) == 1


@pytest.mark.rule("BRZ-147")
def test_no_new_hand_is_drawn() -> None:
    table = gone(hand=("burgle",))
    answer(table, "play burgle", "end")
    assert (thief(table).hand_count, list(thief(table).played), list(thief(table).discard)) == (0, [], ["burgle"])
    assert told(table, "drew", 0) == []


# --- out of play


OUT = pytest.mark.parametrize("out", ["left", "rescued", "lost"])


@pytest.mark.rule("BRZ-148")
@OUT
def test_who_is_out_takes_no_more_normal_turns(out: str) -> None:
    table = delve(4, out={1: out, 2: "lost"}, counting=2, countdown=1, black=0, tokens={1: ["artifact_5"]})
    asked = []
    for _ in range(4):
        asked.append(seat_to_move(table))
        pass_turn(table)
    assert asked == [0, 3, 0, 3]
    assert {seat for (seat,) in told(table, "turn")} == {0, 3}
    assert {args[0] for args in told(table, "played")} <= {0, 3}


@pytest.mark.rule("BRZ-149", "BRZ-150")
@OUT
def test_cards_for_all_players_pass_by_those_who_are_out(out: str) -> None:
    tattle = delve(3, out={2: out}, hand={0: ["tattle"]}, clank={2: 2})
    answer(tattle, "play tattle")
    assert each(tattle, "clank") == [0, 1, 2]
    watcher = delve(3, out={2: out}, swords=3, row=["watcher", *CHEAP[:5]])
    answer(watcher, "fight watcher")
    assert each(watcher, "clank") == [0, 1, 0]
    arrivals = refilled("watcher", "overlord", players=3, out={2: out})
    assert each(arrivals, "clank") == [2, 2, 0]


@pytest.mark.rule("BRZ-150")
def test_an_arrival_passes_by_a_player_who_has_just_left() -> None:
    table = at_the_door(3, row=CHEAP[:5], deck=["overlord"])
    answer(table, "move 1", "end")
    assert each(table, "clank") == [0, 1, 1]


@pytest.mark.rule("BRZ-151")
@OUT
def test_cubes_of_those_who_are_out_do_no_damage_and_are_set_aside(out: str) -> None:
    table = attacked(3, out={2: out}, damage={2: 4}, bag={2: 5}, clank={2: 2}, black=0, rage=5)
    assert told(table, "attack") == [((2, 2, 2, 2),)]
    assert cubes(table, 2) == {"supply": CUBES - 11, "clank": 0, "bag": 3, "damage": 4}
    assert told(table, "knocked_out") == []


@pytest.mark.rule("BRZ-151")
@pytest.mark.parametrize("seed", range(4))
def test_only_black_cubes_come_back_from_among_those_set_aside(seed: int) -> None:
    """The dragon draws 5 cubes, black ones and those of a player who is out; then a Shrine returns dragon cubes."""
    position: dict[str, Any] = {"out": {2: "left"}, "bag": {2: 24}, "rage": 7, "row": CHEAP[:5], "deck": ["shrine"]}
    table = delve(3, seed=seed, hand={0: ["mister_whiskers"]}, **position)
    answer(table, "play mister_whiskers", "choose dragon_attack", "end")
    (drawn_out,) = told(table, "attack")[0]
    theirs, black = drawn_out.count(2), drawn_out.count(3)
    assert theirs
    assert theirs + black == 5
    back = min(3, black)
    assert told(table, "cubes_back") == [(back,)]
    assert bag(table) == [0, 0, 24 - theirs, 24 - black + back]


@pytest.mark.rule("BRZ-151")
@OUT
def test_cubes_they_left_in_the_clank_area_still_go_into_the_bag(out: str) -> None:
    table = attacked(3, out={2: out}, clank={2: 6}, rage=1)
    (drawn_out,) = told(table, "attack")[0]
    assert thief(table, 2).clank == 0
    assert bag(table)[2] == 6 - drawn_out.count(2)
