"""Five and six players: what Wesoła kompania adds and changes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from brzdek.core.problems import BadData
from brzdek.core.table import Table
from tests.rules.dialect import check_refused, offers, seat_to_move, told, topic
from tests.rules.katakumby.delving import CHEAP, attacked, counted, emptied, game, lair
from tests.rules.katakumby.digging import room, walk
from tests.rules.raids import CUBES, drawn, each, pass_turn, thief
from tests.support import answer, legal

PARTY = (5, 6)
STACK = ["5", "7", "10", "10_party", "12", "15", "15_party", "17", "20", "20_party", "25_party"]
ARTIFACTS = [f"artifact_{value}" for value in STACK]
TRACK = [2, 2, 2, 3, 3, 4, 4, 5]


# --- set-up


@pytest.mark.rule("KAT-288")
@pytest.mark.parametrize("players", PARTY)
def test_five_and_six_can_play(players: int) -> None:
    table = game(players, seed=4, first=0)
    assert table.view(None).party
    asked: set[int] = set()
    while len(asked) < players:
        asked.add(seat_to_move(table))
        answer(table, legal(table)[0])
    assert asked == set(range(players))


@pytest.mark.rule("KAT-288")
def test_with_fewer_there_is_nothing_of_the_expansion() -> None:
    for players in (2, 3, 4):
        table = game(players)
        assert not table.view(None).party
        assert len(table.view(None).artifact_stack) == 7
        assert "invisibility_cloak" not in table.view(None).market
    assert emptied("minor", 4).total() == 20


@pytest.mark.rule("KAT-289")
@pytest.mark.parametrize("players", PARTY)
def test_four_artifacts_are_added_and_the_30_is_not(players: int) -> None:
    table = game(players)
    values = [table.view(None).pieces[one].points for one in table.view(None).artifact_stack if one.endswith("party")]
    assert values == [10, 15, 20, 25]
    assert all(piece.points != 30 for piece in table.view(None).pieces.values() if piece.kind == "artifact")


@pytest.mark.rule("KAT-290")
@pytest.mark.parametrize("players", PARTY)
def test_each_lies_directly_below_the_one_of_the_same_value(players: int) -> None:
    """5, 7, 10, 10, 12, 15, 15, 17, 20, 20, 25 from the top; the 25 at the very bottom."""
    table = game(players)
    stack = table.view(None).artifact_stack
    assert [table.view(None).pieces[one].points for one in stack] == [5, 7, 10, 10, 12, 15, 15, 17, 20, 20, 25]
    assert list(stack) == ARTIFACTS


@pytest.mark.rule("KAT-291")
@pytest.mark.parametrize("players", PARTY)
def test_there_is_no_key_among_the_goods(players: int) -> None:
    table = lair(players, "bazaar", "maze", room={0: "bazaar.market"}, gold={0: 99}, damage={0: 5})
    assert offers(table, "buy") == ["backpack", "blood_amulet", "burglars_kit", "crown_10", "invisibility_cloak"]
    assert all("key" not in good for good in table.view(None).market)


@pytest.mark.rule("KAT-292")
def test_two_invisibility_cloaks_are_sold_for_7_gold_and_worth_5() -> None:
    """Their owner ignores tunnel monsters."""
    table = lair(5, "bazaar", "maze", room={0: "bazaar.market"}, gold={0: 14}, boots=3)
    answer(table, "buy invisibility_cloak")
    assert (thief(table).gold, table.view(None).market["invisibility_cloak"]) == (7, 1)
    walk(table, "maze.camp")
    assert [one for one in offers(table, "move") if one.startswith(f"{room(table, 'maze.den')}")] == [
        f"{room(table, 'maze.den')} 0"
    ]
    answer(table, f"move {room(table, 'maze.den')} 0")
    assert thief(table).damage == 0
    assert counted(4, tokens={0: ["artifact_5", "invisibility_cloak"]}).scores[0] == 10


@pytest.mark.rule("KAT-292")
def test_they_may_be_left_out() -> None:
    assert game(5).view(None).market["invisibility_cloak"] == 2
    assert "invisibility_cloak" not in game(5, cloaks=False).view(None).market


@pytest.mark.rule("KAT-293")
@pytest.mark.parametrize("players", PARTY)
def test_tokens_cards_cubes_and_decks_for_everybody(players: int) -> None:
    """Mastery tokens for all: see the rules of escape."""
    table = game(players)
    assert dict(table.view(None).reserve) == {"mercenary": 19, "explore": 19, "secret_tome": 16, "goblin": 1}
    decks = [table.view(None).cards_of(seat) for seat in range(players)]
    assert decks == [Counter({"burgle": 6, "stumble": 2, "sidestep": 1, "scramble": 1})] * players
    assert [one.supply + one.clank for one in table.view(None).thieves] == [CUBES] * players
    assert (emptied("minor", players)["potion_of_stealth"], emptied("minor", players).total()) == (4, 24)
    assert dict(game(4).view(None).reserve) == {"mercenary": 15, "explore": 15, "secret_tome": 12, "goblin": 1}


@pytest.mark.rule("KAT-293")
def test_a_potion_of_stealth_is_less_noise_for_one_and_more_for_all_others() -> None:
    table = lair(5, tokens={0: ["potion_of_stealth"]}, clank={0: 3, 1: 1}, out={4: "lost"})
    answer(table, "drink potion_of_stealth")
    assert each(table, "clank") == [2, 2, 1, 1, 0]
    assert list(thief(table).tokens) == []


@pytest.mark.rule("KAT-294")
@pytest.mark.parametrize("players", PARTY)
def test_the_rage_track_of_the_board_extension(players: int) -> None:
    table = game(players)
    assert (list(table.view(None).rage_track), table.view(None).rage) == (TRACK, 0)
    for space, number in enumerate(TRACK, start=1):
        assert drawn(attacked(players, rage=space)) == [number]


@pytest.mark.rule("KAT-294")
def test_the_fifth_and_sixth_player_have_a_health_meter() -> None:
    full = attacked(6, damage={4: 8, 5: 8}, black=0, ghosts={"bag": 5}, rage=1)
    assert (each(full, "damage")[4:], each(full, "out")[4:]) == ([10, 10], ["lost", "lost"])
    table = attacked(6, damage={4: 7, 5: 7}, black=0, ghosts={"bag": 5}, rage=1)
    assert (each(table, "damage")[4:], each(table, "out")[4:]) == ([9, 9], ["", ""])


@pytest.mark.rule("KAT-295")
@pytest.mark.parametrize("players", PARTY)
def test_nobody_has_a_character_with_a_deck_of_their_own(players: int) -> None:
    table = game(players)
    assert len({tuple(sorted(table.view(None).cards_of(seat).items())) for seat in range(players)}) == 1
    options = table.catalog.options
    assert not any("character" in name or "postac" in name for name in options)


@pytest.mark.rule("KAT-296")
@pytest.mark.parametrize("first", [0, 3])
def test_the_fifth_and_sixth_player_begin_with_gold_instead_of_noise(first: int) -> None:
    table = game(6, first=first, seed=8)
    noise = told(table, "clank")[:3]
    assert noise == [((first + place) % 6, 3 - place) for place in range(3)]
    assert [each(table, "gold")[(first + place) % 6] for place in range(6)] == [0, 0, 0, 0, 1, 2]
    five = game(5, first=first, seed=8)
    assert [each(five, "gold")[(first + place) % 5] for place in range(5)] == [0, 0, 0, 0, 1]


@pytest.mark.rule("KAT-297")
@pytest.mark.parametrize("players", PARTY)
def test_players_who_are_out_still_draw_4_cubes(players: int) -> None:
    assert drawn(lair(players, out={0: "left"}, turn=0, rage=8)) == [4]


# --- artifacts


def uncovered(name: str, artifacts: list[str], players: int = 5) -> Table:
    """Seat 0 has just discovered this tile, with these artifacts in the stack."""
    table = lair(players, "pit", tiles=[name], room={0: "pit.pit"}, boots=3, artifacts=artifacts)
    answer(table, "explore 2E0", "place 0")
    return table


@pytest.mark.rule("KAT-298")
def test_a_room_with_two_pluses_gets_the_top_three() -> None:
    """12 on top and two 15s below: all of them."""
    table = uncovered("hoard", ARTIFACTS[4:])
    assert table.view(None).lying == {room(table, "hoard.hoard"): ["artifact_12", "artifact_15", "artifact_15_party"]}
    assert list(table.view(None).artifact_stack) == ARTIFACTS[7:]


@pytest.mark.rule("KAT-298")
def test_one_plus_gets_two_and_none_gets_one() -> None:
    table = uncovered("trove", ARTIFACTS)
    assert list(table.view(None).lying.values()) == [["artifact_5", "artifact_7"]]
    plain = uncovered("wraiths", ARTIFACTS)
    assert list(plain.view(None).lying.values()) == [["artifact_5"]]
    usual = uncovered("hoard", ["artifact_5", "artifact_7", "artifact_10"], players=4)
    assert list(usual.view(None).lying.values()) == [["artifact_10"]]


@pytest.mark.rule("KAT-298")
@pytest.mark.parametrize("left", [[], ["artifact_20"], ["artifact_20", "artifact_25_party"]])
def test_with_too_few_left_all_of_them_are_placed(left: list[str]) -> None:
    table = uncovered("hoard", left)
    assert list(table.view(None).lying.values()) == ([left] if left else [])
    assert list(table.view(None).artifact_stack) == []


def standing(lying: list[str], **position: Any) -> Table:
    """Seat 0 in a room with these artifacts."""
    return lair(5, "vault", lying={"vault.vault": lying}, **{"room": {0: "vault.vault"}, **position})


@pytest.mark.rule("KAT-299")
def test_one_takes_the_most_valuable_artifact_of_a_room() -> None:
    table = standing(["artifact_12", "artifact_17", "artifact_15"])
    assert offers(table, "take") == ["artifact_17"]
    answer(table, "take artifact_17")
    assert list(table.view(None).lying.values()) == [["artifact_12", "artifact_15"]]


@pytest.mark.rule("KAT-299")
@pytest.mark.parametrize("order", [["artifact_15", "artifact_15_party"], ["artifact_15_party", "artifact_15"]])
def test_of_two_with_equal_value_that_of_the_catacombs_goes_first(order: list[str]) -> None:
    table = standing(["artifact_12", *order], hand={1: []}, room={0: "vault.vault", 1: "vault.vault"})
    assert offers(table, "take") == ["artifact_15"]
    answer(table, "take artifact_15", "end")
    assert offers(table, "take") == ["artifact_15_party"]


@pytest.mark.rule("KAT-300")
def test_a_backpack_gives_no_second_artifact_from_the_same_room_ever() -> None:
    table = standing(
        ["artifact_12", "artifact_15"], tokens={0: ["backpack"]}, hand={0: ["sidestep"]},
        draw={0: ["scramble", "explore", "explore", "burgle", "burgle"]},
    )  # fmt: skip
    answer(table, "take artifact_15")
    check_refused(table, "take artifact_12")
    answer(table, "play sidestep", "end")
    pass_turn(table, 4)
    assert seat_to_move(table) == 0
    answer(table, "play scramble", "play explore", "play explore")
    assert offers(table, "take") == []
    walk(table, "vault.gate", "vault.vault")
    assert offers(table, "take") == []


@pytest.mark.rule("KAT-300")
def test_another_player_may_take_it_and_another_room_will_do() -> None:
    table = lair(
        5, "vault", room={0: "vault.vault", 1: "vault.vault"}, boots=2, tokens={0: ["backpack"]}, hand={1: []},
        lying={"vault.vault": ["artifact_12", "artifact_15"], "vault.tomb": ["artifact_5"]},
    )  # fmt: skip
    answer(table, "take artifact_15")
    walk(table, "vault.gate", "vault.tomb")
    answer(table, "take artifact_5", "end", "take artifact_12")
    assert each(table, "artifacts")[:2] == [2, 1]


@pytest.mark.rule("KAT-301")
@pytest.mark.parametrize(("first", "second", "winner"), [("10", "10_party", 0), ("20_party", "20", 1)])
def test_in_a_tie_the_catacombs_artifact_beats_the_other_of_its_value(first: str, second: str, winner: int) -> None:
    found = counted(4, tokens={0: [f"artifact_{first}"], 1: [f"artifact_{second}"]}, gold={0: 3, 1: 3})
    assert found.scores[0] == found.scores[1]
    assert found.winners == (winner,)


@pytest.mark.rule("KAT-301")
def test_a_higher_value_still_comes_first() -> None:
    found = counted(4, tokens={0: ["artifact_20"], 1: ["artifact_25_party"]}, gold={0: 5})
    assert (found.scores[:2], found.winners) == ((25, 25), (1,))


# --- altars and idols


@pytest.mark.rule("KAT-302")
def test_an_altar_has_4_spaces_for_6_players() -> None:
    table = lair(6, "chapel", room={0: "chapel.altar"}, altars={"chapel.altar": [1, 2, 3]})
    answer(table, f"mark {room(table, 'chapel.altar')}")
    assert thief(table).gold == 1
    for seat in (4, 5):
        late = lair(6, "chapel", turn=seat, room={seat: "chapel.altar"}, altars={"chapel.altar": [0, 1, 2, 3]})
        assert offers(late, "mark") == []
        assert (thief(late, seat).gold, thief(late, seat).supply) == (0, CUBES)


def phantasm(tokens: dict[int, list[str]], **position: Any) -> Table:
    """Seat 1 has just defeated the Ape Lord Phantasm."""
    row = ["ape_lord_phantasm", *CHEAP[:5]]
    table = lair(5, options={"phantasm": True}, turn=1, row=row, swords=4, tokens=tokens, **position)
    answer(table, "fight ape_lord_phantasm")
    return table


@pytest.mark.rule("KAT-303")
def test_all_players_may_return_their_idols_from_the_one_on_turn() -> None:
    """The gain is in the card's data: 3 hearts for each."""
    idol = ["monkey_idol"]
    table = phantasm({0: idol, 1: idol, 3: idol}, damage={0: 5, 1: 2, 3: 5})
    assert (thief(table, 1).gold, table.view(None).idols) == (5, 0)
    asked = []
    for line in ("idol return", "idol keep", "idol return"):
        asked.append(seat_to_move(table))
        assert (topic(table), legal(table)) == ("idol", ["idol return", "idol keep"])
        answer(table, line)
    assert asked == [1, 3, 0]
    assert [list(tokens) for tokens in each(table, "tokens")] == [[], [], [], idol, []]
    assert each(table, "damage") == [2, 0, 0, 5, 0]
    assert table.view(None).idols == 2


@pytest.mark.rule("KAT-303")
def test_one_may_return_some_of_several() -> None:
    table = phantasm({2: ["monkey_idol", "monkey_idol"]}, damage={2: 9})
    answer(table, "idol return", "idol keep")
    assert (list(thief(table, 2).tokens), thief(table, 2).damage, seat_to_move(table)) == (["monkey_idol"], 6, 1)


@pytest.mark.rule("KAT-303")
def test_a_returned_idol_can_be_taken_again() -> None:
    table = phantasm({1: ["monkey_idol"]}, idols=0, room={1: "start.attic"}, boots=1)
    answer(table, "idol return", f"move {room(table, 'start.shrine')}", "take monkey_shrine")
    assert (list(thief(table, 1).tokens), table.view(None).idols) == (["monkey_idol"], 0)


@pytest.mark.rule("KAT-303")
def test_the_card_is_there_only_if_it_is_wanted() -> None:
    cards = [len(game(4, phantasm=wanted).view(None).row) + game(4, phantasm=wanted).view(None).dungeon_deck_count
             for wanted in (False, True)]  # fmt: skip
    assert cards == [100, 101]
    with pytest.raises(BadData, match="ape_lord_phantasm"):
        lair(5, row=["ape_lord_phantasm", *CHEAP[:5]])


@pytest.mark.rule("KAT-304")
def test_the_monkey_bot_cannot_be_returned() -> None:
    table = phantasm({1: ["golden_monkey_bot"]}, damage={1: 4})
    assert (topic(table), thief(table, 1).damage, table.view(None).idols) == ("turn", 4, 3)
    both = phantasm({1: ["golden_monkey_bot", "monkey_idol"]}, damage={1: 7})
    answer(both, "idol return")
    assert (topic(both), list(thief(both, 1).tokens), thief(both, 1).damage) == ("turn", ["golden_monkey_bot"], 4)
    assert both.view(None).idols == 3
