"""House decks that would play what no printed card does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from brzdek.core.effects.limits import MOST_AMOUNT, MOST_ROUNDS
from brzdek.core.effects.words import PROBLEMS
from brzdek.core.events import Paid, Rolled, Stopped
from brzdek.core.table import Table
from tests.attacks import composed
from tests.attacks.decks import GAMES, card, checked, sit_down, told, write
from tests.games.brzdek.invariants import CUBES
from tests.support import answer, rulebook

# -- prices


def thief_with(tmp_path: Path, play: Any, gold: int = 0, other: int = 0, lockpicks: int = 0) -> Table:
    """Ala holds a card that does this and has so much; Bolek has ``other`` gold."""
    path = write(tmp_path, "katakumby", [card("trial", "blue", cost=1, play=play)])
    assert told(path) == []
    position = {"turn": 0, "hand": {0: ["trial"]}, "gold": {0: gold, 1: other}, "lockpicks": {0: lockpicks}}
    return sit_down(path, "katakumby", 2, position=position)


def paid(table: Table) -> list[tuple[Any, ...]]:
    return [tuple(event) for event in table.game.log.events if isinstance(event, Paid)]


def have(table: Table) -> tuple[int, int, int]:
    game: Any = table.game
    return game.thieves[0].gold, game.thieves[0].lockpicks, game.now.skill


BARE: list[tuple[Any, int, int, tuple[int, int, int], list[tuple[Any, ...]]]] = [
    # what the card says, gold, lockpicks; what is left, and what was paid
    ({"pay": 3}, 2, 0, (2, 0, 0), []),
    ({"pay": 3}, 3, 0, (0, 0, 0), [(0, "gold", 3)]),
    ({"spend_lockpicks": 1}, 0, 0, (0, 0, 0), []),
    ({"spend_lockpicks": 1}, 0, 2, (0, 1, 0), [(0, "lockpicks", 1)]),
    ({"pay": 3, "skill": 2}, 2, 0, (2, 0, 0), []),
    ({"skill": 2, "pay": 3}, 2, 0, (2, 0, 0), []),
    ({"skill": 2, "pay": 3}, 5, 0, (2, 0, 2), [(0, "gold", 3)]),
    ([{"skill": 1}, {"pay": 3}, {"skill": 2}], 2, 0, (2, 0, 1), []),
    ([{"skill": 1}, {"pay": 3}, {"skill": 2}], 3, 0, (0, 0, 3), [(0, "gold", 3)]),
    ([{"pay": 2}, {"skill": 1}, {"pay": 2}, {"skill": 2}], 3, 0, (1, 0, 1), [(0, "gold", 2)]),
    ({"pay": 2, "spend_lockpicks": 1, "skill": 2}, 2, 0, (2, 0, 0), []),
    ({"pay": 2, "spend_lockpicks": 1, "then": {"skill": 2}}, 2, 0, (2, 0, 0), []),
    ({"if": {"have": "gold"}, "then": {"pay": 5}, "now": True}, 4, 0, (4, 0, 0), []),
    ({"for_each": "gold", "do": {"pay": 2}}, 3, 0, (1, 0, 0), [(0, "gold", 2)]),
    ({"for_each": "gold", "do": {"pay": 2}, "then": {"skill": 1}}, 3, 0, (3, 0, 0), []),
    ({"pay": {"per": "gold", "each": 2}}, 3, 0, (3, 0, 0), []),
]


@pytest.mark.parametrize(("play", "gold", "lockpicks", "left", "payments"), BARE, ids=[str(row[:3]) for row in BARE])
def test_a_price_is_paid_in_full_or_not_at_all(
    tmp_path: Path, play: Any, gold: int, lockpicks: int, left: tuple[int, ...], payments: list[tuple[Any, ...]]
) -> None:
    table = thief_with(tmp_path, play, gold, lockpicks=lockpicks)
    answer(table, "play trial")
    assert have(table) == left
    assert paid(table) == payments


def test_two_prices_that_are_too_much_together_buy_nothing(tmp_path: Path) -> None:
    play = {"may": [{"pay": 2}, {"pay": 2}], "then": {"skill": 5}}
    table = thief_with(tmp_path, play, 3)
    answer(table, "play trial")
    assert table.ask is not None and table.ask.topic == "turn" and have(table) == (3, 0, 0)
    table = thief_with(tmp_path, play, 4)
    answer(table, "play trial", "may yes")
    assert have(table) == (0, 0, 5) and paid(table) == [(0, "gold", 2), (0, "gold", 2)]


def test_another_player_does_not_pay_below_zero_either(tmp_path: Path) -> None:
    play = {"each": {"player": "other"}, "do": {"pay": 3}}
    for gold, left in ((2, 2), (4, 1)):
        table = thief_with(tmp_path, play, other=gold)
        answer(table, "play trial")
        game: Any = table.game
        assert game.thieves[1].gold == left
        assert paid(table) == ([(1, "gold", 3)] if left < gold else [])


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_payment_is_told(tmp_path: Path, lang: Any) -> None:
    table = thief_with(tmp_path, [{"pay": 2}, {"spend_lockpicks": 1}], 2, lockpicks=1)
    answer(table, "play trial")
    face, view = table.rulebook.face, table.view(1)
    words = [face.event(view, event, face.say(lang)) for event in table.game.log.events if isinstance(event, Paid)]
    pl = ["Ala płaci: 2 sztuki złota.", "Ala płaci: 1 wytrych."]
    assert words == (pl if lang == "pl" else ["Ala pays 2 gold.", "Ala pays 1 lockpick."])


@pytest.mark.parametrize("game", ["brzdek", "katakumby"])
def test_a_roll_is_told(tmp_path: Path, game: str) -> None:
    path = write(tmp_path, game, [card("trial", "blue", cost=1, play={"roll": {"any": {"skill": 1}}, "dice": 2})])
    table = sit_down(path, game, 2, position={"turn": 0, "hand": {0: ["trial"]}})
    answer(table, "play trial")
    face, view = table.rulebook.face, table.view(1)
    (event,) = [event for event in table.game.log.events if isinstance(event, Rolled)]
    words = face.event(view, event, face.say("en"))
    assert words == f"Ala rolls {event.dice[0]}, {event.dice[1]}: {event.total} in all."


# -- Sabotażysta: what cannot be dealt

MAP = card("map", "map", 6, play={"break": "cart"})
SABOTEUR_DECKS: list[tuple[list[dict[str, Any]], str]] = [
    ([card("start", "start", 0, open="NESW")], "there must be exactly one start card, and there are 0"),
    ([card("start", "start", 2, open="NESW")], "there must be exactly one start card, and there are 2"),
    ([card("hole", "start", 1, open="NS")], "there must be exactly one start card, and there are 2"),
    (
        [card("fourth", "goal", 1, open="NS")],
        "there must be as many goal cards as rows in “goal_rows”: 3, and there are 4",
    ),
    (
        [card("goal_stone_sw", "goal", 0, open="SW")],
        "there must be as many goal cards as rows in “goal_rows”: 3, and there are 2",
    ),
    ([card("goal_treasure", "goal", 1, open="NESW")], "no goal card is the treasure (“treasure: true”)"),
    ([MAP], "the card “map” of the kind “map” must do “look_at_goal” in “play”"),
    ([card("map", "map", 6)], "the action card “map” must do exactly one thing in “play”"),
    (
        [card("miner", "dwarf", 3, side="miners")],
        "the card “miner” must be a dwarf with at least 7 copies, and there are 3",
    ),
    (
        [card("bridge", "passage", 1, open="NSEW", links=["NS"])],
        "card “bridge”: “links” must hold every open edge (“open”) exactly once, and no other",
    ),
    (
        [card("bridge", "passage", 1, open="NS", links=["NS", "EW"])],
        "card “bridge”: “links” must hold every open edge (“open”) exactly once, and no other",
    ),
    (
        [card("bridge", "passage", 1, open="NSW", links=["NS", "SW"])],
        "card “bridge”: “links” must hold every open edge (“open”) exactly once, and no other",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("cards", "problem"), SABOTEUR_DECKS, ids=[row[1] for row in SABOTEUR_DECKS])
def test_what_cannot_be_dealt_is_refused(tmp_path: Path, cards: list[dict[str, Any]], problem: str) -> None:
    path = write(tmp_path, "sabotazysta", cards)
    (found,) = checked(path).problems
    assert found.message("en") == problem and found.message("pl")
    assert found.file == str(path) and found.line > 1


def test_a_deck_that_is_too_small_for_any_hand_is_refused(tmp_path: Path) -> None:
    from tests.support import catalog

    gone = []
    for one in catalog("sabotazysta").cards.values():
        if one.kind in ("passage", "dead_end"):
            gone.append(card(one.id, one.kind, 0, open="NS"))
        elif one.kind in ("broken_tool", "repair", "rockfall"):
            deed = {"broken_tool": {"break": "cart"}, "repair": {"repair": ["cart"]}, "rockfall": "collapse"}[one.kind]
            gone.append(card(one.id, one.kind, 0, play=deed))
    assert told(write(tmp_path, "sabotazysta", gone)) == ["the deck has 6 cards; even 3 players need 18"]


def test_bots_go_by_what_a_card_does(tmp_path: Path) -> None:
    """A “passage” that links nothing is no way, and a “dead end” that links all is one."""
    dead = card("sham", "passage", 9, open="NESW", links=["N", "E", "S", "W"])
    open_ = card("gate", "dead_end", 9, open="EW", links=["EW"])
    path = write(tmp_path, "sabotazysta", [dead, open_])
    assert told(path) == []
    position = {"turn": 0, "hands": {0: ["sham", "gate", "sham"]}, "roles": {0: "miner"}}
    table = sit_down(path, "sabotazysta", position=position)
    assert table.ask is not None
    chosen = rulebook("sabotazysta").bots["steady"](0, 1).choose(table.view(0), table.ask)
    assert chosen[:2] == ("play", "gate")


# -- effects without bounds


def stops(table: Table) -> list[str]:
    return [str(event[0]) for event in table.game.log.events if isinstance(event, Stopped)]


def test_nested_repeats_are_stopped_once_and_the_card_is_named(tmp_path: Path) -> None:
    play: Any = {"skill": 1}
    for _ in range(6):
        play = {"for_each": "gold", "do": play}
    table = thief_with(tmp_path, play, 60)
    answer(table, "play trial")
    game: Any = table.game
    assert stops(table) == ["trial"]
    assert 0 < game.now.skill <= MOST_ROUNDS and game.ongoing.rounds == 0
    face = table.rulebook.face
    told_of = [face.event(table.view(1), event, face.say("pl")) for event in game.log.events if event.kind == "stopped"]
    assert told_of == ["„trial” robi za dużo na raz: dalszy ciąg tego efektu przepada."]


def test_nested_questions_are_stopped_as_well(tmp_path: Path) -> None:
    play: Any = {"one_of": [{"skill": 1}, {"swords": 1}]}
    for _ in range(3):
        play = {"for_each": "gold", "do": play}
    table = thief_with(tmp_path, play, 50)
    answer(table, "play trial")
    asked = 0
    while table.ask is not None and table.ask.topic == "choose":
        table.answer(table.ask.options[0])
        asked += 1
    assert 0 < asked <= MOST_ROUNDS and stops(table) == ["trial"]


def test_as_many_rounds_as_the_limit_are_fine(tmp_path: Path) -> None:
    table = thief_with(tmp_path, {"for_each": "gold", "do": {"skill": 1}}, MOST_ROUNDS)
    answer(table, "play trial")
    assert have(table) == (MOST_ROUNDS, 0, MOST_ROUNDS) and stops(table) == []
    table = thief_with(tmp_path, {"for_each": "gold", "do": {"skill": 1}}, MOST_ROUNDS + 1)
    answer(table, "play trial")
    assert have(table)[2] == MOST_ROUNDS and stops(table) == ["trial"]


@pytest.mark.parametrize("gold", [101, 102])
def test_a_sum_beyond_the_limit_is_not_given(tmp_path: Path, gold: int) -> None:
    table = thief_with(tmp_path, {"gold": {"per": "gold", "each": 99}}, gold)
    answer(table, "play trial")
    given = 99 * gold
    assert (given > MOST_AMOUNT) == (gold == 102)
    assert have(table)[0] == (gold if given > MOST_AMOUNT else gold + given)
    assert stops(table) == (["trial"] if given > MOST_AMOUNT else [])


def test_what_check_can_see_it_warns_of(tmp_path: Path) -> None:
    inner: Any = {"for_each": "gold", "do": {"for_each": "gold", "do": {"skill": 1}}}
    for play, found in (
        (inner, []),
        ({"for_each": "gold", "do": inner}, [PROBLEMS["nested_for_each"]]),
        ([{"for_each": "gold", "do": {"may": inner}}], [PROBLEMS["nested_for_each"]]),
        ({"gold": {"per": "gold", "each": 2}}, [PROBLEMS["feeds_itself"]]),
        ({"skill": {"per": "gold", "each": 2}}, []),
    ):
        path = write(tmp_path, "katakumby", [card("trial", "blue", cost=1, play=play)])
        findings = checked(path)
        assert findings.problems == [] and [warning.key for warning in findings.warnings] == found
        assert all(warning.worded("pl") and warning.line > 1 for warning in findings.warnings)


@pytest.mark.parametrize("depth", [4, 5])
def test_targets_within_targets_have_an_end(tmp_path: Path, depth: int) -> None:
    """Weighed before it is chosen, each level would take as many times longer as there are players."""
    play: Any = {"pay": 9}
    for _ in range(depth):
        play = {"each": {"player": "other"}, "do": play}
    path = write(tmp_path, "katakumby", [card("trial", "blue", cost=1, play={"may": play})])
    said = ["“each” and “choose” stand too deep in each other; allowed: at most 4 times"]
    assert told(path) == (said if depth > 4 else [])


def test_targets_within_repeats_are_counted_too(tmp_path: Path) -> None:
    play = {"for_each": "gold", "do": {"each": {"player": "other"}, "do": {"gold": 1}}}
    table = thief_with(tmp_path, play, 300)
    answer(table, "play trial")
    game: Any = table.game
    assert stops(table) == ["trial"] and 0 < game.thieves[1].gold <= MOST_ROUNDS


@pytest.mark.parametrize("count", [99, 100])
def test_an_effect_is_no_book(tmp_path: Path, count: int) -> None:
    """The list is one of the words that count, and each of its effects is two."""
    path = write(tmp_path, "brzdek", [card("trial", "blue", cost=1, play=[{"skill": 1}] * count)])
    said = "the effect is too long; allowed: at most 200 words and numbers"
    assert told(path) == ([] if 2 * count + 1 <= 200 else [said])


# -- decks composed at random


@pytest.mark.parametrize("game", GAMES)
def test_composed_decks_are_refused_or_played(tmp_path: Path, game: str) -> None:
    found = composed.attacks(tmp_path, game, 6)
    assert found["played"] >= 3 and sum(found.values()) == 6


def test_a_thing_that_serves_is_given_away_as_a_servant(tmp_path: Path) -> None:
    """This deck has one: it once lay among the things of whoever got it, and served all the same."""
    assert composed.attack(tmp_path, "magia_i_miecz", 460) == "played"


def test_composed_decks_differ_and_come_again() -> None:
    for game in GAMES:
        assert composed.compose(game, 3) == composed.compose(game, 3) != composed.compose(game, 4)


def test_more_cards_than_one_holds_are_discarded_as_far_as_there_are_any(tmp_path: Path) -> None:
    path = write(tmp_path, "brzdek", [card("trial", "blue", cost=1, play=[{"discard": 9}, {"skill": 1}])])
    table = sit_down(path, "brzdek", 2, position={"turn": 0, "hand": {0: ["trial", "burgle", "burgle"]}})
    answer(table, "play trial")
    game: Any = table.game
    assert game.thieves[0].hand == [] and game.now.skill == 1


@pytest.mark.parametrize("game", ["brzdek", "katakumby"])
def test_damage_ends_with_the_health_of_whoever_takes_it(tmp_path: Path, game: str) -> None:
    path = write(tmp_path, game, [card("trial", "blue", cost=1, play={"damage": 99})])
    table = sit_down(path, game, 2, position={"turn": 0, "hand": {0: ["trial"]}, "damage": {0: 3}})
    answer(table, "play trial")
    played: Any = table.game
    thief = played.thieves[0]
    assert thief.damage == played.kit.health and thief.out
    assert thief.supply + thief.clank + thief.damage + thief.aside + played.bag[0] == CUBES


def test_devices_that_would_use_each_other_for_free(tmp_path: Path) -> None:
    devices = [card(f"trial_{number}", "device", cost=1, use="free_row_card") for number in range(2)]
    path = write(tmp_path, "katakumby", devices)
    position = {"turn": 0, "row": ["trial_0", "trial_1"], "skill": 5}
    table = sit_down(path, "katakumby", 2, position=position)
    assert table.ask is not None
    used = [option for option in table.ask.options if option[0] == "use"]
    assert len(used) == 2
    table.answer(used[0])
    assert table.game.over is False


def test_secrets_that_bring_secrets_end_with_the_bank(tmp_path: Path) -> None:
    cards = [
        card("trial", "blue", cost=1, play={"minor_secrets": 5}),
        card("brood", "minor_secret", 30, take={"minor_secrets": 9}),
    ]
    path = write(tmp_path, "katakumby", cards)
    assert told(path) == []
    table = sit_down(path, "katakumby", 2, position={"turn": 0, "hand": {0: ["trial"]}})
    answer(table, "play trial")
    while table.ask is not None and table.ask.topic != "turn":
        table.answer(table.ask.options[0])
    game: Any = table.game
    assert game.secrets["minor"] == []
