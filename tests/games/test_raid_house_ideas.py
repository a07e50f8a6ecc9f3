"""Ideas that people have for cards of a raid: comparisons, the next turn, the next purchase, once in a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from brzdek.core.catalog.load import load_catalog
from brzdek.core.table import Table
from tests.attacks.decks import card, sit_down, write
from tests.games.test_raid_house_words import end_turn, happened, now, seated, thief
from tests.support import answer, legal, rulebook

GAMES = ("brzdek", "katakumby")
pytestmark = pytest.mark.parametrize("game", GAMES)


def others_turn(table: Table) -> None:
    """Let the other player end a turn."""
    while table.ask is not None and table.ask.seat == 1:
        options = legal(table)
        answer(table, next(one for one in (*options, "end") if one.startswith(("play", "end"))))


# -- comparisons


def test_those_who_have_more_pay(tmp_path: Path, game: str) -> None:
    play = {"each": {"player": {"with_more": "gold"}}, "do": {"give": 2}}
    for gold, left in (({0: 1, 1: 4}, (3, 2)), ({0: 3, 1: 3}, (3, 3)), ({0: 4, 1: 1}, (4, 1))):
        table = seated(tmp_path, game, play, gold=gold)
        answer(table, "play trial")
        assert (thief(table).gold, thief(table, 1).gold) == left


def test_those_who_have_less_get_nothing_else(tmp_path: Path, game: str) -> None:
    play = {"choose": {"player": {"with_fewer": "damage"}}, "they": {"damage": 1}}
    for damage, left in (({0: 3, 1: 1}, 2), ({0: 1, 1: 1}, 1)):
        table = seated(tmp_path, game, play, damage=damage)
        answer(table, "play trial")
        assert thief(table, 1).damage == left


@pytest.mark.parametrize(
    ("condition", "gold", "holds"),
    [
        ("none_more", {0: 2, 1: 1}, True),
        ("none_more", {0: 2, 1: 2}, True),
        ("none_more", {0: 2, 1: 3}, False),
        ("none_fewer", {0: 2, 1: 3}, True),
        ("none_fewer", {0: 2, 1: 1}, False),
    ],
)
def test_who_has_the_most_and_who_the_least(
    tmp_path: Path, game: str, condition: str, gold: dict[int, int], holds: bool
) -> None:
    play = {"if": {condition: "gold"}, "then": {"swords": 1}, "else": {"boots": 1}, "now": True}
    table = seated(tmp_path, game, play, gold=gold)
    answer(table, "play trial")
    assert (now(table).swords, now(table).boots) == ((1, 0) if holds else (0, 1))


# -- counting


@pytest.mark.parametrize(
    ("counter", "position", "counted"),
    [
        ("damage", {"damage": {0: 3, 1: 5}}, 3),
        ("noise", {"clank": {0: 2, 1: 4}}, 2),
        ("players_out", {}, 0),
    ],
)
def test_what_a_card_can_count(tmp_path: Path, game: str, counter: str, position: Any, counted: int) -> None:
    table = seated(tmp_path, game, {"skill": {"per": counter}}, **position)
    answer(table, "play trial")
    assert now(table).skill == counted


def test_the_hand_counts(tmp_path: Path, game: str) -> None:
    table = seated(tmp_path, game, {"skill": {"per": "hand"}}, hand=("plain", "plain"))
    answer(table, "play trial")
    assert now(table).skill == 2


def test_other_cards_count_before_and_after(tmp_path: Path, game: str) -> None:
    table = seated(tmp_path, game, {"swords": {"per": "other_cards"}}, hand=("plain", "plain", "plain"))
    answer(table, "play plain", "play trial", "play plain", "play plain")
    assert now(table).swords == 3


# -- time


def test_something_for_the_next_turn(tmp_path: Path, game: str) -> None:
    table = seated(
        tmp_path, game, [{"next_turn": {"boots": 2}}, {"next_turn": {"one_of": [{"gold": 1}, {"skill": 1}]}}]
    )
    answer(table, "play trial")
    assert now(table).boots == 0
    end_turn(table)
    others_turn(table)
    assert table.ask is not None and table.ask.topic == "choose" and now(table).boots == 2
    answer(table, "choose gold")
    assert table.ask is not None and table.ask.topic == "turn" and thief(table).gold == 1
    assert not table.game.ongoing.triggers  # type: ignore[attr-defined]


def test_every_turn_for_the_rest_of_the_game(tmp_path: Path, game: str) -> None:
    table = seated(tmp_path, game, {"when": "turn_begins", "do": {"gold": 1}, "until": "end_of_game"})
    answer(table, "play trial")
    for gold in (1, 2):
        end_turn(table)
        others_turn(table)
        assert thief(table).gold == gold and thief(table, 1).gold == 0


def test_only_the_next_one_is_cheaper(tmp_path: Path, game: str) -> None:
    play = {"modify": {"card_cost": -2}, "until": "next_acquire"}
    table = seated(tmp_path, game, play, skill=4, row=["plain", "plain"])
    answer(table, "play trial", "buy plain")
    assert now(table).skill == 3
    answer(table, "buy plain")
    assert now(table).skill == 0


@pytest.mark.parametrize(
    ("number", "until", "act"),
    [("monster_cost", "next_defeat", "fight beast"), ("device_cost", "next_device", "use lever")],
)
def test_only_the_next_monster_or_device(tmp_path: Path, game: str, number: str, until: str, act: str) -> None:
    cards = [
        card("trial", "blue", cost=1, play={"modify": {number: -2}, "until": until}),
        card("beast", "monster", 2, cost=2),
        card("lever", "device", 2, cost=2),
    ]
    path = write(tmp_path, game, cards)
    table = sit_down(
        path, game, 2, position={"turn": 0, "hand": {0: ["trial"]}, "row": ["beast", "beast", "lever", "lever"]}
    )
    answer(table, "play trial", act)
    assert act not in legal(table)


def test_cheaper_companions(tmp_path: Path, game: str) -> None:
    cards = [
        card("trial", "blue", cost=1, play={"modify": {"companion_cost": -2}}),
        card("friend", "blue", cost=3, type="companion"),
        card("plain", "blue", cost=3),
    ]
    path = write(tmp_path, game, cards)
    table = sit_down(
        path, game, 2, position={"turn": 0, "hand": {0: ["trial"]}, "row": ["friend", "plain"], "skill": 1}
    )
    answer(table, "play trial")
    assert "buy friend" in legal(table) and "buy plain" not in legal(table)
    answer(table, "buy friend")
    assert now(table).skill == 0


def test_once_in_the_game_for_each_player(tmp_path: Path, game: str) -> None:
    path = write(tmp_path, game, [card("trial", "blue", 3, cost=1, play=[{"first_time": {"gold": 5}}, {"skill": 1}])])
    table = sit_down(path, game, 2, position={"turn": 0, "hand": {0: ["trial", "trial"], 1: ["trial"]}})
    answer(table, "play trial", "play trial")
    assert thief(table).gold == 5 and now(table).skill == 2
    end_turn(table)
    answer(table, "play trial")
    assert thief(table, 1).gold == 5
    copy = table.fork()
    assert len(copy.game.ongoing.triggers["first_time"]) == 2  # type: ignore[attr-defined]


# -- the dragon, and copies


@pytest.mark.parametrize("who", ["you", "anyone"])
def test_an_attack_is_called_off(tmp_path: Path, game: str, who: str) -> None:
    play = [{"before": "dragon_attack", "whose": who, "do": "cancel", "until": "your_next_turn"}, "dragon_attack"]
    table = seated(tmp_path, game, play, clank={0: 9}, black=0)
    answer(table, "play trial")
    assert not happened(table, "attack") and thief(table).damage == 0 and thief(table).clank == 9


def test_an_attack_is_weakened_and_answered(tmp_path: Path, game: str) -> None:
    counts = []
    for play in ("dragon_attack", [{"before": "dragon_attack", "do": {"weaken": 1}}, "dragon_attack"]):
        table = seated(tmp_path, game, play, black=20)
        answer(table, "play trial")
        counts.append(len(happened(table, "attack")[0][0]))
    assert counts[1] == counts[0] - 1
    table = seated(tmp_path, game, [{"when": "dragon_attack", "do": {"gold": 3}}, "dragon_attack"], black=20)
    answer(table, "play trial")
    assert thief(table).gold == 3


def test_a_card_of_the_row_is_carried_out(tmp_path: Path, game: str) -> None:
    cards = [
        card("trial", "blue", 2, cost=1, play="copy_row"),
        card("rich", "blue", cost=9, play={"gold": 7}),
        card("lever", "device", cost=2, use={"boots": 1}),
    ]
    path = write(tmp_path, game, cards)
    table = sit_down(path, game, 2, position={"turn": 0, "hand": {0: ["trial"]}, "row": ["lever", "rich", "trial"]})
    answer(table, "play trial")
    assert thief(table).gold == 7 and happened(table, "copied") == [(0, "rich")] and "rich" in table.game.row  # type: ignore[attr-defined]


# -- how it reads

READS = [
    ({"each": {"player": {"with_more": "gold"}}, "do": {"give": 1}},
     "Każdy inny gracz, który ma więcej złota niż ty, daje ci 1 ⟦gold⟧.",
     "Each other player with more gold than you gives you 1 ⟦gold⟧."),
    ({"choose": {"player": {"with_fewer": "artifact"}}, "they": {"draw": 1}},
     "Wybierz innego gracza, który ma mniej artefaktów niż ty; ten gracz dobiera 1 kartę.",
     "Choose another player with fewer artifacts than you; that player draws 1 card."),
    ({"if": {"none_fewer": "gold"}, "then": {"gold": 3}},
     "Jeśli nikt nie ma mniej złota niż ty, +3 ⟦gold⟧.",
     "If nobody has less gold than you, +3 ⟦gold⟧."),
    ({"if": {"not": {"none_more": "crown"}}, "then": {"boots": 1}},
     "Jeśli ktoś ma więcej koron niż ty, +1 ⟦boot⟧.",
     "If somebody has more crowns than you, +1 ⟦boot⟧."),
    ({"if": {"at_least": {"damage": 5}}, "then": {"heal": 2}},
     "Jeśli masz co najmniej 5 obrażeń, wylecz 2 obrażenia.",
     "If you have at least 5 damage, heal 2 damage."),
    ({"if": {"at_least": {"players_out": 2}}, "then": {"boots": 1}},
     "Jeśli poza grą są co najmniej 2 gracze, +1 ⟦boot⟧.",
     "If at least 2 players are out of play, +1 ⟦boot⟧."),
    ({"next_turn": {"boots": 2}},
     "Na początku swojej następnej tury: +2 ⟦boot⟧.",
     "At the start of your next turn, +2 ⟦boot⟧."),
    ({"modify": {"monster_cost": -2}, "until": "next_defeat"},
     "−2 do kosztu potworów do pokonania następnego potwora.",
     "−2 to the cost of monsters until you next defeat a monster."),
    ({"first_time": {"heal": 3}},
     "Wylecz 3 obrażenia (tylko raz w grze).",
     "Heal 3 damage (only once in the game)."),
    ({"before": "dragon_attack", "whose": "anyone", "do": "cancel"},
     "Do końca tury, gdy ktokolwiek ma wywołać atak smoka, anuluj atak.",
     "Until the end of the turn, when anyone would set off a dragon attack, cancel the attack."),
    ({"before": "damage", "do": {"weaken": 1}},
     "Do końca tury, gdy masz otrzymać obrażenia, zmniejsz je o 1.",
     "Until the end of the turn, when you would take damage, reduce it by 1."),
    ({"when": "damage", "do": {"gold": 1}, "until": "end_of_game"},
     "Do końca gry, gdy otrzymujesz obrażenia, +1 ⟦gold⟧.",
     "For the rest of the game, when you take damage, +1 ⟦gold⟧."),
    ({"choose": {"player": "here"}, "they": {"may": {"give": 1}, "then": {"heal": 1}}},
     "Wybierz innego gracza w swojej komnacie; ten gracz może dać ci 1 ⟦gold⟧, aby wyleczyć 1 obrażenie.",
     "Choose another player in your room; that player may give you 1 ⟦gold⟧ to heal 1 damage."),
    ({"modify": {"device_cost": -2}, "while": {"in": "depths"}},
     "Do końca tury −2 do kosztu urządzeń, dopóki jesteś w podziemiach.",
     "Until the end of the turn, −2 to the cost of devices while you are in the depths."),
    ({"instead_of": "damage", "do": {"pay": 2}, "optional": True, "once": "ever", "until": "end_of_game"},
     "Następnym razem, gdy masz otrzymać obrażenia, możesz zamiast tego zapłacić 2 ⟦gold⟧.",
     "The next time you would take damage, you may instead pay 2 ⟦gold⟧."),
    ("copy_row",
     "Wykonaj działanie wybranej karty z puli lochów.",
     "Carry out the effect of a card in the dungeon row."),
]  # fmt: skip


@pytest.mark.parametrize(("play", "polish", "english"), READS)
def test_how_it_reads(tmp_path: Path, game: str, play: Any, polish: str, english: str) -> None:
    path = write(tmp_path, game, [card("trial", "blue", cost=1, play=play)])
    trial = load_catalog(rulebook(game).layers, [path]).cards["trial"]
    effect = trial.effects["play"]
    assert (effect.text("pl"), effect.text("en")) == (polish, english)
