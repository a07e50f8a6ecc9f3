"""Words on cards: all players, other players, Acquire, trashing, the top of the deck."""

from __future__ import annotations

import pytest

from tests.rules.dialect import check_refused, offers, seat_to_move, told, topic
from tests.rules.katakumby.delving import CHEAP, SPARE, lair
from tests.rules.raids import CUBES, each, hand, now, pass_turn, purse, thief
from tests.support import answer, legal

# --- all players


@pytest.mark.rule("KAT-186")
@pytest.mark.parametrize(("turn", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_player_whose_turn_has_just_ended_goes_first(turn: int, order: list[int]) -> None:
    """Everybody is alone on a tile when Sudden Movement arrives, after noise for everybody."""
    table = lair(
        3, "pit", "field", "grotto", turn=turn, row=CHEAP[:4], deck=["archoverlord", "sudden_movement"],
        room={0: "pit.pit", 1: "field.field", 2: "grotto.mouth"},
    )  # fmt: skip
    answer(table, "end")
    asked = []
    for _ in range(3):
        assert topic(table) == "turn_tile"
        asked.append(seat_to_move(table))
        answer(table, legal(table)[0])
    assert asked == order
    assert [seat for seat, _ in told(table, "clank")] == order


@pytest.mark.rule("KAT-186")
def test_in_a_turn_the_player_on_turn_goes_first() -> None:
    tokens = {seat: ["monkey_idol"] for seat in range(3)}
    row = ["ape_lord_phantasm", *CHEAP[:5]]
    table = lair(3, turn=2, options={"phantasm": True}, tokens=tokens, swords=4, row=row)
    answer(table, "fight ape_lord_phantasm")
    asked = []
    for _ in range(3):
        asked.append(seat_to_move(table))
        answer(table, "idol keep")
    assert asked == [2, 0, 1]


@pytest.mark.rule("KAT-187")
@pytest.mark.parametrize("how", ["left", "rescued", "lost"])
def test_who_is_out_is_ignored(how: str) -> None:
    table = lair(4, row=CHEAP[:5], deck=["archoverlord"], out={3: how}, clank={3: 1})
    answer(table, "end")
    assert each(table, "clank") == [1, 1, 1, 1]
    assert told(table, "clank") == [(0, 1), (1, 1), (2, 1)]


@pytest.mark.rule("KAT-187")
def test_they_are_not_asked_either() -> None:
    table = lair(
        3,
        "pit",
        "field",
        row=CHEAP[:5],
        deck=["sudden_movement"],
        out={2: "lost"},
        room={1: "pit.pit", 2: "field.field"},
    )
    answer(table, "end")
    assert seat_to_move(table) == 1
    answer(table, "turn 90")
    assert (told(table, "turned"), topic(table)) == ([(2, 90)], "turn")


@pytest.mark.rule("KAT-343")
def test_each_other_player_makes_noise_and_the_one_who_caused_it_does_not() -> None:
    """With too few cubes all that are left go; it is nobody's own noise of this turn."""
    table = lair(
        4, row=["double_cross", *CHEAP[:5]], skill=6, hand={0: ["flamboyance"]}, draw={0: []}, out={3: "lost"},
        clank={2: CUBES - 1}, quiet=2,
    )  # fmt: skip
    answer(table, "play flamboyance", "buy double_cross")
    assert each(table, "clank") == [0, 2, CUBES, 0]
    assert told(table, "clank") == [(1, 2), (2, 1)]
    assert (now(table).cubes_made, purse(table)[0]) == (0, 0)


@pytest.mark.rule("KAT-343")
def test_arriving_noise_is_for_all_the_one_whose_turn_has_just_ended_included() -> None:
    """A credit of negative Clank! is over with the turn, and nobody has one in the turn of another."""
    table = lair(
        3, row=CHEAP[:4], deck=["archoverlord", "skeleton_priest"], hand={0: ["sneak_attack"], 1: ["sneak_attack"]}
    )  # fmt: skip
    answer(table, "play sneak_attack")
    assert now(table).quiet == 2
    answer(table, "end")
    assert each(table, "clank") == [2, 2, 2]
    assert now(table).cubes_made == 0


@pytest.mark.rule("KAT-343")
def test_noise_of_others_finds_no_credit_of_theirs() -> None:
    table = lair(row=["double_cross", *CHEAP[:5]], skill=6, hand={0: ["sneak_attack"]})
    answer(table, "play sneak_attack", "buy double_cross")
    assert (each(table, "clank"), now(table).quiet) == ([0, 2], 2)


# --- Acquire


@pytest.mark.rule("KAT-189")
@pytest.mark.parametrize(
    ("card", "skill", "purse_after", "noise"),
    [("sneak_attack", 3, (0, 1, 0), 0), ("bandit", 4, (0, 1, 1), 0), ("rose_quartz", 5, (0, 0, 0), 2)],
)
def test_acquire_text_works_once_when_the_card_is_acquired(
    card: str, skill: int, purse_after: tuple[int, int, int], noise: int
) -> None:
    table = lair(row=[card, *CHEAP[:5]], skill=skill)
    answer(table, f"buy {card}")
    assert (purse(table), thief(table).clank) == (purse_after, noise)
    answer(table, "end")
    assert thief(table).clank == noise
    pass_turn(table)
    assert purse(table) == (0, 0, 0)


@pytest.mark.rule("KAT-189")
def test_it_works_for_a_card_gained_for_free_too() -> None:
    table = lair(row=["rose_quartz", "keymaster"], hand={0: ["grand_theft"]})
    answer(table, "play grand_theft", "choose spend_lockpicks")
    assert (list(thief(table).discard), thief(table).clank) == (["rose_quartz"], 2)


@pytest.mark.rule("KAT-189")
def test_devices_and_monsters_are_never_acquired() -> None:
    table = lair(row=["black_market", "keymaster", *CHEAP[:4]], skill=9, swords=5)
    for card in ("black_market", "keymaster", "goblin"):
        check_refused(table, f"buy {card}")
    answer(table, "fight keymaster", "fight goblin", "use black_market", "choose gold")
    assert (list(thief(table).discard), told(table, "acquired")) == ([], [])


@pytest.mark.rule("KAT-190")
@pytest.mark.parametrize(
    ("card", "purse_after", "noise"),
    [
        ("sneak_attack", (0, 3, 0), 0),
        ("bandit", (1, 1, 1), 0),
        ("scavenger", (2, 0, 0), 0),
        ("white_tourmaline", (0, 0, 0), 0),
    ],
)
def test_acquire_text_does_not_work_when_the_card_is_played(
    card: str, purse_after: tuple[int, int, int], noise: int
) -> None:
    table = lair(hand={0: [card]}, draw={0: []})
    answer(table, f"play {card}")
    assert (purse(table), thief(table).clank, told(table, "took")) == (purse_after, noise, [])


# --- trashing


@pytest.mark.rule("KAT-334")
def test_a_card_that_trashes_itself_lies_there_until_the_end_of_the_turn() -> None:
    table = lair(hand={0: ["payoff", "burgle"]}, draw={0: ["explore"]})
    before = list(table.view(None).dungeon_discard)
    answer(table, "play payoff", "play burgle")
    assert (list(thief(table).played), purse(table)[0]) == (["payoff", "burgle"], 4)
    assert told(table, "trashed") == []
    answer(table, "end")
    assert told(table, "trashed") == [(0, "payoff")]
    assert hand(table) == ["burgle", "explore"]
    assert table.view(None).cards_of(0)["payoff"] == 0
    assert list(table.view(None).dungeon_discard) == before


@pytest.mark.rule("KAT-334")
def test_two_of_them_both_go_and_a_third_one_just_bought_stays() -> None:
    table = lair(hand={0: ["payoff"]}, row=["payoff", *CHEAP[:5]], draw={0: []})
    answer(table, "play payoff", "buy payoff", "end")
    assert (told(table, "trashed"), hand(table)) == ([(0, "payoff")], ["payoff"])
    both = lair(hand={0: ["payoff", "payoff"]}, draw={0: []})
    answer(both, "play payoff", "play payoff", "end")
    assert (told(both, "trashed"), hand(both)) == ([(0, "payoff")] * 2, [])


@pytest.mark.rule("KAT-334")
def test_it_takes_itself_and_another_effect_takes_another_card() -> None:
    """A second copy in the discard pile does not have to go in its place."""
    table = lair(hand={0: ["payoff"]}, discard={0: ["payoff", "stumble"]}, draw={0: []}, trashes=["any"])
    answer(table, "play payoff", "end")
    assert legal(table) == ["trash payoff", "trash stumble"]
    answer(table, "trash stumble")
    assert told(table, "trashed") == [(0, "payoff"), (0, "stumble")]
    assert hand(table) == ["payoff"]


@pytest.mark.rule("KAT-335")
def test_trashing_is_compulsory_if_a_fitting_card_is_there() -> None:
    table = lair(hand={0: ["shadow_walk", "burgle", "sidestep"]}, draw={0: []})
    answer(table, "play shadow_walk", "play burgle", "play sidestep", "end")
    assert told(table, "trashed") == [(0, "burgle")]
    nothing = lair(hand={0: ["shadow_walk", "sidestep"]}, discard={0: ["stumble"]}, draw={0: ["burgle"]})
    answer(nothing, "play shadow_walk", "play sidestep", "end")
    assert told(nothing, "trashed") == []
    lying = lair(hand={0: ["shadow_walk"]}, discard={0: ["stumble", "burgle"]}, draw={0: []})
    answer(lying, "play shadow_walk", "end")
    assert told(lying, "trashed") == [(0, "burgle")]


@pytest.mark.rule("KAT-335")
def test_any_card_means_any_card_and_one_must_go() -> None:
    table = lair(row=["black_market", *CHEAP[:5]], skill=5, hand={0: ["burgle"]}, discard={0: ["lute"]})
    answer(table, "use black_market", "choose trash", "choose gold", "play burgle", "end")
    assert legal(table) == ["trash burgle", "trash lute"]
    answer(table, "trash lute")
    assert told(table, "trashed") == [(0, "lute")]


@pytest.mark.rule("KAT-335")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_up_to_two_includes_none(taken: int) -> None:
    table = lair(row=["thieves_shrine", *CHEAP[:5]], skill=4, discard={0: ["burgle"] * 3 + ["stumble"]}, draw={0: []})
    answer(table, "use thieves_shrine", "choose trash", "end")
    assert legal(table) == ["trash burgle", "keep"]
    answer(table, *["trash burgle"] * taken, *["keep"] * (2 - taken))
    assert told(table, "trashed") == [(0, "burgle")] * taken
    assert hand(table) == ["burgle"] * (3 - taken) + ["stumble"]


@pytest.mark.rule("KAT-335")
def test_may_means_may() -> None:
    for line, gone in (("keep", []), ("trash riot", [(0, "riot")])):
        table = lair(hand={0: ["riot"]}, tokens={0: ["peasant", "monk", "mayor"]}, draw={0: []})
        answer(table, "play riot", "end", line)
        assert told(table, "trashed") == gone


@pytest.mark.rule("KAT-335")
def test_a_trashed_reserve_card_does_not_return_to_the_reserve() -> None:
    table = lair(discard={0: ["mercenary", "explore"]}, trashes=["any"])
    before = dict(table.view(None).reserve)
    answer(table, "end", "trash mercenary")
    assert dict(table.view(None).reserve) == before
    assert table.view(None).cards_of(0)["mercenary"] == 0


# --- the top of the deck


@pytest.mark.rule("KAT-336")
@pytest.mark.parametrize("card", ["grand_theft", "lie_in_wait", "robbery"])
def test_the_card_may_go_on_top_of_the_own_deck(card: str) -> None:
    for line in ("may yes", "may no"):
        table = lair(row=[card, *CHEAP[:5]], skill=6, draw={0: ["explore"] * 5})
        answer(table, f"buy {card}")
        assert legal(table) == ["may yes", "may no"]
        answer(table, line)
        assert (list(thief(table).discard), thief(table).deck_count) == (([], 6) if line == "may yes" else ([card], 5))
        answer(table, "end")
        assert (card in hand(table)) == (line == "may yes")


@pytest.mark.rule("KAT-336")
def test_it_is_the_next_card_drawn_in_this_turn_too() -> None:
    table = lair(row=["lie_in_wait", *CHEAP[:5]], skill=3, hand={0: ["flamboyance"]}, draw={0: ["explore"]})
    answer(table, "buy lie_in_wait", "may yes", "play flamboyance")
    assert hand(table) == ["lie_in_wait"]


@pytest.mark.rule("KAT-336")
def test_an_empty_deck_then_consists_of_that_card() -> None:
    table = lair(
        row=["lie_in_wait", *CHEAP[:5]], skill=3, hand={0: ["smash_and_grab"]}, draw={0: []}, discard={0: ["stumble"]},
        deck=SPARE[:3],
    )  # fmt: skip
    answer(table, "buy lie_in_wait", "may yes")
    assert (thief(table).deck_count, list(thief(table).discard)) == (1, ["stumble"])
    answer(table, "play smash_and_grab")
    assert hand(table) == ["lie_in_wait", "stumble"]
    assert offers(table, "play") == ["lie_in_wait", "stumble"]


@pytest.mark.rule("KAT-336")
def test_it_lies_face_down() -> None:
    table = lair(row=["lie_in_wait", *CHEAP[:5]], skill=3, draw={0: ["burgle", "stumble"]})
    answer(table, "buy lie_in_wait", "may yes")
    assert list(thief(table).discard) == []
    assert table.view(1).deck != table.view(0).deck
    assert "lie_in_wait" not in table.view(1).deck
