"""House decks of Magia i Miecz that would never end, ask where nobody can answer, or lay a card on itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from brzdek.core.catalog.load import load_catalog
from brzdek.core.events import Stopped
from brzdek.core.table import Table
from brzdek.core.text import LANGS
from tests.attacks.decks import card, sit_down, told, write
from tests.support import rulebook

GAME = "magia_i_miecz"
MOST_ANSWERS = 60


@pytest.mark.parametrize(
    ("kind", "slot", "effect", "more"),
    [
        ("object", "carry", {"gain": {"gold": 1}}, {"number": 5}),
        ("friend", "use", {"explore": 1}, {"number": 5}),
        ("magic_item", "wield", [{"modify": {"strength": 1}}, "move_again"], {"number": 5}),
        ("enemy", "fighting", "move_again", {"number": 2, "sort": "animal", "strength": 2}),
    ],
)
def test_what_lasts_begins_and_never_happens(
    tmp_path: Path, kind: str, slot: str, effect: Any, more: dict[str, Any]
) -> None:
    path = write(tmp_path, GAME, [card("trial", kind, **more, **{slot: effect})])
    assert told(path) == [
        f"here ({slot}) stands only what lasts while the card is in play, such as modify, allow, forbid, when, at"
    ]
    more[slot] = {"modify": {"strength": 1}}
    assert told(write(tmp_path, GAME, [card("trial", kind, **more)])) == []


def in_the_woods(tmp_path: Path, **more: Any) -> Table:
    """Ala comes to the woods, where there is a friend with these words, and takes it."""
    path = write(tmp_path, GAME, [card("trial", "friend", number=5, **more)])
    assert told(path) == []
    position = {
        "turn": 0,
        "adventurers": {
            0: {"pair": ["wojownik", "samuraj"], "space": "wioska", "offers": ["las"]},
            1: {"pair": ["mnich", "lotr"], "space": "ruiny"},
        },
        "spaces": {"las": ["trial"]},
    }
    table = sit_down(path, GAME, 2, position=position)
    for _ in range(MOST_ANSWERS):
        if table.ask is None or table.ask.seat == 1:
            return table
        options = table.ask.options
        table.answer(next((option for option in options if option[0] in ("offer", "take")), options[0]))
    raise AssertionError("the turn has no end")


def stops(table: Table) -> list[str]:
    return [str(event[0]) for event in table.game.log.events if isinstance(event, Stopped)]


@pytest.mark.parametrize("slot", ["gained", "join"])
def test_a_card_that_takes_itself_again_and_again_is_stopped_once(tmp_path: Path, slot: str) -> None:
    table = in_the_woods(tmp_path, **{slot: {"take": "this"}})
    assert stops(table) == ["trial.1"]


def test_cards_that_bring_cards_without_end_are_stopped(tmp_path: Path) -> None:
    more = card("more", "event", 200, number=1, drawn={"explore": 9})
    path = write(tmp_path, GAME, [more])
    position = {
        "turn": 0,
        "adventurers": {
            0: {"pair": ["wojownik", "samuraj"], "space": "wioska", "offers": ["pola_1"]},
            1: {"pair": ["mnich", "lotr"], "space": "ruiny"},
        },
        "deck": ["more"] * 200,
    }
    table = sit_down(path, GAME, 2, position=position)
    while table.ask is not None and not stops(table) and len(table.journal) < MOST_ANSWERS:
        table.answer(table.ask.options[0])
    assert [source.split(".")[0] for source in stops(table)] == ["more"]


def test_nothing_comes_to_lie_on_itself(tmp_path: Path) -> None:
    table = in_the_woods(tmp_path, gained={"hoard": "this"})
    game: Any = table.game
    assert game.zone("friends", 0).copies == ["trial.1"] and game.zones.problems() == []


def test_dice_that_nobody_has_thrown_cannot_be_set(tmp_path: Path) -> None:
    table = in_the_woods(tmp_path, gained={"set_dice": 6})
    game: Any = table.game
    assert game.zone("friends", 0).copies == ["trial.1"]


@pytest.mark.parametrize("deed", ["discard", "remove", "give", "lay"])
def test_an_adventurer_is_no_card_that_changes_hands(tmp_path: Path, deed: str) -> None:
    where = {"onto": "here"} if deed == "lay" else {}
    power = {"at": "own_turn_start", "do": {deed: "this", **where}}
    path = write(tmp_path, GAME, [character("trial", use=[power])])
    assert told(path) == []
    pairs = {0: {"pair": ["trial", "samuraj"], "space": "wioska"}, 1: {"pair": ["mnich", "lotr"], "space": "ruiny"}}
    table = sit_down(path, GAME, 2, position={"turn": 0, "adventurers": pairs})
    assert table.ask is not None
    for _ in range(3):
        table.answer(next((option for option in table.ask.options if "trial.1" in option), table.ask.options[0]))
    game: Any = table.game
    assert game.zone("pair", 0).copies == ["trial.1", "samuraj.1"] and game.zones.problems() == []


def character(name: str, **more: Any) -> dict[str, Any]:
    return card(name, "character", strength=3, craft=3, alignment="neutral", start="wioska", **more)


def test_several_counts_are_compared_in_words(tmp_path: Path) -> None:
    effect = {"if": {"none_more": {"sum_of": ["strength", "craft"]}}, "then": {"gain": {"gold": 1}}}
    path = write(tmp_path, GAME, [card("trial", "stranger", number=4, visit=effect)])
    trial = load_catalog(rulebook(GAME).layers, [path]).cards["trial"]
    assert [trial.effects["visit"].text(lang) for lang in LANGS] == [
        "Jeśli nikt nie ma więcej punktów Siły i punktów Mocy łącznie niż ty, zyskaj 1 mieszek złota.",
        "If nobody has more points of Strength and points of Craft in all than you, gain 1 bag of gold.",
    ]
