"""The steady bots of both raids weigh the words that only house cards use: what a card does, not that it is new."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.load import load_catalog
from brzdek.core.effects.language import Language
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.games.brzdek.cards import verbs as heist
from brzdek.games.katakumby.cards import verbs as catacombs
from brzdek.games.raid.bots import weights as w
from brzdek.games.raid.bots.bundles import MOST
from brzdek.games.raid.bots.yields import CardNotes, notes
from tests.attacks.decks import card, write
from tests.support import rulebook

GAMES = ("brzdek", "katakumby")
pytestmark = pytest.mark.parametrize("game", GAMES)

USUAL: list[dict[str, Any]] = [{"skill": 3, "boots": 2}]
"""What the cards do beside the words that are tried."""
WELCOME: dict[str, Any] = {
    "next turn": {"next_turn": {"skill": 2, "boots": 1}},
    "the first time": {"first_time": {"gold": 3}},
    "if nobody has more": {"if": {"none_more": "gold"}, "then": {"draw": 2}},
    "unless somebody has less": {"if": {"not": {"none_fewer": "gold"}}, "then": {"draw": 2}},
    "a card of the row": "copy_row",
    "a card played": "copy_played",
    "dice": {"roll": {"1-2": "nothing", "3+": {"gold": 2}}},
    "taking gold": {"choose": {"player": "other"}, "they": {"give": 2}},
    "hurting the others": {"each": {"player": "other"}, "do": {"damage": 2}},
    "an event": {"when": "acquire", "do": {"gold": 1}},
    "a ward": {"before": "damage", "do": "cancel", "until": "your_next_turn"},
    "a dragon called off": {"instead_of": "dragon_attack", "do": {"gold": 2}, "until": "your_next_turn"},
    "a discount": {"modify": {"card_cost": -1}},
    "a lasting discount": {"modify": {"monster_cost": -1}, "until": "end_of_game"},
    "for each card": {"for_each": "other_cards", "do": {"swords": 1}, "every": 2},
    "a place": {"if": {"in": "depths"}, "then": {"skill": 1}},
}
UNWELCOME: dict[str, Any] = {
    "damage": {"damage": 1},
    "damage later": {"next_turn": {"damage": 2}},
    "the dragon": "dragon_attack",
    "everybody": {"each": {"player": "any"}, "do": {"damage": 1}},
    "giving gold": {"choose": {"player": "other"}, "then": {"give": 2}},
    "dearer cards": {"modify": {"card_cost": 1}},
    "a gift": {"each": {"player": "other"}, "do": {"gold": 3}},
    "an event": {"when": "acquire", "do": {"damage": 1}},
}
PAIRS: list[tuple[Any, Any]] = [
    ({"next_turn": {"gold": 2}}, {"gold": 2}),
    ({"first_time": {"gold": 2}}, {"gold": 2}),
    ({"if": {"none_more": "gold"}, "then": {"gold": 2}}, {"gold": 2}),
    ({"if": {"at_least": {"gold": 20}}, "then": {"gold": 2}}, {"if": {"have": "gold"}, "then": {"gold": 2}}),
    ({"if": {"at_least": {"gold": 2}}, "then": {"gold": 2}}, {"gold": 2}),
    ({"if": {"at_most": {"gold": 2}}, "then": {"gold": 2}}, {"if": {"at_most": {"gold": 9}}, "then": {"gold": 2}}),
    ("nothing", {"if": {"count": "crown", "least": 1, "most": 1}, "then": {"gold": 2}}),
    ({"if": {"have": "crown"}, "then": {"gold": 2}}, {"if": {"at_most": {"crown": 0}}, "then": {"gold": 2}}),
    ({"roll": {"6": {"gold": 2}}}, {"roll": {"4+": {"gold": 2}}}),
    ({"roll": {"12": {"gold": 2}}, "dice": 2}, {"roll": {"7": {"gold": 2}}, "dice": 2}),
    ({"when": "acquire", "do": {"gold": 1}}, {"when": "acquire", "do": {"gold": 1}, "until": "end_of_game"}),
    ({"when": "enter_room", "do": {"gold": 1}, "once": "turn"}, {"when": "enter_room", "do": {"gold": 1}}),
    ({"when": "take_artifact", "do": {"gold": 1}}, {"when": "take_artifact", "whose": "anyone", "do": {"gold": 1}}),
    ({"modify": {"card_cost": -1}}, {"modify": {"card_cost": -2}}),
    ({"modify": {"card_cost": -1}, "for": "everyone"}, {"modify": {"card_cost": -1}}),
    ({"modify": {"device_cost": {"times": 2}}}, {"modify": {"device_cost": {"set": 0}}}),
    ({"before": "damage", "do": {"weaken": 1}}, {"before": "damage", "do": {"weaken": 2}}),
    ({"before": "dragon_attack", "do": {"weaken": 1}}, {"before": "dragon_attack", "do": "cancel"}),
    ({"each": {"player": "here"}, "do": {"give": 1}}, {"each": {"player": "other"}, "do": {"give": 1}}),
    ({"choose": {"player": "other"}, "they": {"give": 1}}, {"each": {"player": "other"}, "do": {"give": 1}}),
]  # fmt: skip
"""The first is rarer or smaller than the second."""
CHOICE = {"one_of": [{"gold": 1}, {"skill": 1}, {"boots": 1}, {"swords": 1}, {"draw": 1}, {"gold": 2}]}
OTHERS = [
    card("blank", "blue", cost=4, play=USUAL),
    card("once", "blue", cost=4, play=USUAL, acquire={"first_time": {"gold": 2}}),
    card("gilded", "blue", cost=4, play=USUAL, acquire={"gold": 2}),
    card("mask", "blue", cost=1, play="copy_played"),
    card("purse", "blue", cost=1, play={"gold": 1}),
    card("bargain", "blue", cost=1, play={"may": {"damage": 1}, "then": {"gold": 2}}),
    card("bane", "blue", cost=1, play={"modify": {"monster_cost": -2}}),
    card("trophy", "blue", cost=1, play=[{"swords": 2}, {"when": "defeat", "do": {"swords": 2}}]),
    card("maze", "blue", cost=1, play=[CHOICE] * 9),
]


LANGUAGES: dict[str, Language] = {"brzdek": heist.LANGUAGE, "katakumby": catacombs.LANGUAGE}
COMPOUND = {
    "one_of", "some_of", "one_or_all", "may", "if", "for_each", "roll", "choose", "each", "modify", "when", "before",
    "instead_of", "cancel", "weaken", "nothing", "first_time", "next_turn",
}  # fmt: skip
"""Words that are worth what stands in them or around them."""
UNPRICED = {
    "clank", "points", "gold_gains", "gem_discount", "return_cubes", "return_idols", "ignore_caves", "ignore_monsters",
    "rage", "replace_row_card", "turn_own_tile", "turn_all_tiles",
}  # fmt: skip
"""Words of printed cards that are weighed where one stands, or that the bot of one game or the other does without."""


@cache
def decked(game: str) -> Catalog:
    """The game with a card for each thing to be tried: alone, and beside what cards usually do."""
    tried = {**_named("good", WELCOME.values()), **_named("bad", UNWELCOME.values())}
    alone = {**tried, **_named("less", [less for less, _ in PAIRS]), **_named("more", [more for _, more in PAIRS])}
    cards = [card(name, "blue", cost=3, play=play) for name, play in alone.items()]
    cards += [card(f"usual_{name}", "blue", cost=4, play=[*USUAL, play]) for name, play in tried.items()]
    with tempfile.TemporaryDirectory() as folder:
        return load_catalog(rulebook(game).layers, [write(Path(folder), game, [*cards, *OTHERS])])


def _named(what: str, plays: Iterable[Any]) -> dict[str, Any]:
    return {f"{what}_{number}": play for number, play in enumerate(plays)}


def noted(game: str, name: str) -> CardNotes:
    """What the bot reads from a card."""
    scale: Any = rulebook(game).bots["steady"](0, 1).scale  # type: ignore[attr-defined]
    return notes(decked(game), scale)[name]


def seated(game: str, **position: Any) -> Table:
    return Table(rulebook(game), Setup(game, (Seat("Ala"), Seat("Ola")), 1, {}, {"turn": 0, **position}), decked(game))


def bought(game: str, *row: str) -> str:
    """Which of two cards at the same price the bot buys that can pay for one."""
    (one,) = acquired(seated(game, hand={0: []}, skill=4, row=list(row)))
    return one


def acquired(table: Table) -> list[str]:
    """What the bot buys before its turn is over."""
    bot = rulebook(table.setup.game).bots["steady"](0, 1)
    cards: list[str] = []
    while table.ask is not None and table.ask.seat == 0:
        chosen = bot.choose(table.view(0), table.ask)
        if chosen[0] == "buy":
            cards.append(str(chosen[1]))
        table.answer(chosen)
    return cards


def test_no_word_of_the_language_is_forgotten(game: str) -> None:
    language, scale = LANGUAGES[game], rulebook(game).bots["steady"](0, 1).scale  # type: ignore[attr-defined]
    assert set(language.verbs) - COMPOUND - UNPRICED <= set(scale.prices)
    assert set(language.numbers) <= set(scale.prices)
    assert set(language.counters) - {"rolled"} <= set(scale.likely)
    assert set(language.events) <= set(w.EVENTS)
    assert set(language.conditions["in"].PLACES) <= set(w.PLACES)  # type: ignore[attr-defined]
    assert {selector.word for selector in language.selectors.values()} <= {"other", "any", *w.MEANT}


@pytest.mark.parametrize("number", range(len(WELCOME)), ids=list(WELCOME))
def test_a_card_that_does_more_is_bought(game: str, number: int) -> None:
    assert noted(game, f"good_{number}").worth > 0.1
    assert bought(game, "blank", f"usual_good_{number}") == f"usual_good_{number}"


@pytest.mark.parametrize("number", range(len(UNWELCOME)), ids=list(UNWELCOME))
def test_a_card_that_does_harm_is_passed(game: str, number: int) -> None:
    assert noted(game, f"bad_{number}").worth < -0.1
    assert bought(game, f"usual_bad_{number}", "blank") == "blank"


@pytest.mark.parametrize("number", range(len(PAIRS)))
def test_what_is_rarer_or_smaller_is_worth_less(game: str, number: int) -> None:
    assert noted(game, f"less_{number}").worth < noted(game, f"more_{number}").worth


def test_what_one_gets_only_once_anyhow_loses_nothing_by_being_the_first_time(game: str) -> None:
    assert [*noted(game, "once").gain] == [*noted(game, "gilded").gain]


def test_a_card_that_repeats_another_is_played_after_it(game: str) -> None:
    table = seated(game, hand={0: ["mask", "purse"]})
    assert table.ask is not None
    bot = rulebook(game).bots["steady"](0, 1)
    assert bot.choose(table.view(0), table.ask) == ("play", "purse")


@pytest.mark.parametrize(("damage", "chosen"), [(0, "yes"), (8, "no")])
def test_what_costs_health_is_done_only_while_there_is_enough(game: str, damage: int, chosen: str) -> None:
    table = seated(game, hand={0: ["bargain"]}, damage={0: damage})
    table.answer(("play", "bargain"))
    assert table.ask is not None and table.ask.topic == "may"
    assert rulebook(game).bots["steady"](0, 1).choose(table.view(0), table.ask) == ("may", chosen)


@pytest.mark.parametrize("name", ["bane", "trophy"])
def test_a_monster_that_costs_nothing_is_not_beaten_for_ever(game: str, name: str) -> None:
    table = seated(game, hand={0: [name]})
    bot = rulebook(game).bots["steady"](0, 1)
    fights = 0
    while table.ask is not None and table.ask.seat == 0:
        chosen = bot.choose(table.view(0), table.ask)
        fights += chosen[0] == "fight"
        assert fights < 50
        table.answer(chosen)
    assert fights >= 10, "but as long as it may be"


def test_a_card_with_endless_choices_is_read_at_once(game: str) -> None:
    note = noted(game, "maze")
    assert len(note.play) <= MOST
    assert note.worth == 18
