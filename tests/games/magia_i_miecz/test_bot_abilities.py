"""How the steady bot of Magia i Miecz uses the abilities of characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from brzdek.core.ask import Ask, Option, Together
from brzdek.core.copies import card_of
from brzdek.games.magia_i_miecz import RULEBOOK
from brzdek.games.magia_i_miecz.bots.weights import POWERS
from brzdek.games.magia_i_miecz.cards.pieces import CharacterCard
from brzdek.games.magia_i_miecz.rules import things
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.magia_i_miecz.view.view import WorldView
from tests.games.magia_i_miecz.ground import GAME, play, scene
from tests.support import catalog, rulebook

MEETING = {"at": "las", "to": "miasto", "other_at": "miasto"}


def used(game: World, dice: Sequence[int] = ()) -> list[str]:
    """The abilities that the bot uses in a turn in which it goes where the scene offers."""
    game.chance.falls = list(dice)
    bots = [rulebook(GAME).bots["steady"](seat, 1) for seat in range(2)]
    steps = RULEBOOK.turn(game)
    found: list[str] = []
    answer: Option | None = None
    try:
        while True:
            ask = steps.send(answer)
            assert not isinstance(ask, Together)
            answer = _offered(ask) or bots[ask.seat].choose(WorldView(game, ask.seat), ask)
            if answer[0] == "use" and ask.seat == 0:
                found.append(card_of(str(answer[1])))
    except StopIteration:
        return found


def _offered(ask: Ask) -> Option | None:
    return next((one for one in ask.options if one[0] == "offer"), None) if ask.topic == "move" else None


CASES: Sequence[tuple[str, dict[str, Any], list[int], bool]] = [
    ("mroczny_kultysta", {"to": "miasto", "at": "las", "friends": ["tragarz"]}, [], True),
    ("mroczny_kultysta", {"to": "miasto", "at": "las", "friends": ["jednorozec"]}, [], False),
    ("naukowiec", {"to": "miasto", "at": "las", "things": ["amulet"]}, [], True),
    ("naukowiec", {"to": "miasto", "at": "las", "things": ["pierscien"]}, [], False),
    ("kanibal", {"to": "miasto", "at": "las", "friends": ["tragarz"], "endurance": 1}, [], True),
    ("kanibal", {"to": "miasto", "at": "las", "friends": ["tragarz"]}, [], False),
    ("platnerz", {"to": "wioska", "things": ["helm"]}, [], True),
    ("platnerz", {"to": "wioska", "things": ["miecz", "tarcza"]}, [], False),
    ("zawadiaka", {"to": "pola_1", "here": ["ludojad"]}, [1, 6, 4], True),
    ("zawadiaka", {"to": "pola_1", "here": ["ludojad"]}, [6, 4], False),
    ("hazardzista", {"to": "pola_1", "here": ["ludojad"]}, [3, 4], False),
    ("cyganka", {"to": "pola_1", "deck": ["smok"]}, [], True),
    ("cyganka", {"to": "pola_1", "deck": ["mieszek_zlota"]}, [], False),
    ("szermierz", {"to": "pola_1", "here": ["rzygacz"], "things": ["miecz"]}, [1, 6], True),
    ("rusalka", {**MEETING, "other": "troll"}, [6, 1], True),
    ("rusalka", {**MEETING, "other": "czarnoksieznik"}, [6, 1], False),
]


@pytest.mark.parametrize(("me", "laid", "dice", "uses"), CASES)
def test_an_ability_is_used_where_it_helps(me: str, laid: dict[str, Any], dice: list[int], uses: bool) -> None:
    assert (me in used(scene(me, **laid), dice)) == uses


@pytest.mark.parametrize(("foe", "gold", "trophies"), [("goblin", 4, ["goblin"]), ("ludojad", 3, [])])
def test_who_is_too_strong_is_bought_off(foe: str, gold: int, trophies: list[str]) -> None:
    game = scene("lichwiarz", to="pola_1", here=[foe])
    used(game, [1, 6, 1])
    assert game.adventurers[0].gold == gold
    assert [card_of(one) for one in game.zone("trophies", 0)] == trophies


def test_a_trophy_is_worth_more_than_help_in_one_combat() -> None:
    game = scene("ghul", to="pola_1", here=["goblin"])
    used(game, [6, 1])
    assert [card_of(one) for one in game.zone("trophies", 0)] == ["goblin"]


def test_every_character_is_weighed() -> None:
    known = {one.id for one in catalog(GAME).cards.values() if isinstance(one, CharacterCard)}
    assert known == set(POWERS)


def test_a_talisman_on_a_mule_that_lies_somewhere_is_seen() -> None:
    game = scene("elf", at="miasto", things=["mul", "talizman"])
    mule, talisman = (next(one for one in game.things(0) if card_of(one) == card) for card in ("mul", "talizman"))
    things.load(game, talisman, mule)
    assert WorldView(game, 1).talismans == ((talisman, 0),)
    things.put_down(game, 0, mule)
    assert WorldView(game, 1).talismans == ((talisman, "miasto"),)
    play(game)
