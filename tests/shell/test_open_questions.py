"""What is open is answered first: a list that was put, a small question; the rest of a line waits for the answer."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.ask import written
from brzdek.core.drawing import Line
from brzdek.core.inquiry import AT_ONCE
from brzdek.core.table import Table
from brzdek.core.text import Lang
from brzdek.shell.answering import inquiries
from brzdek.shell.answering.inquiries import Inquired, told_by_game
from brzdek.shell.reading.readings import Unclear
from brzdek.shell.sitting.refusing import list_readings
from brzdek.shell.sitting.session import Session
from tests.shell.menagerie import Watched
from tests.support import seat_down
from tests.typed.listening import Listener
from tests.typed.positions import table_at

DRAW = {0: ["burgle", "burgle", "burgle", "burgle", "burgle"]}
TUNNELS: dict[str, Any] = {
    "turn": 0,
    "room": {0: 14},
    "hand": {0: []},
    "draw": DRAW,
    "boots": 5,
    "swords": 3,
    "skill": 4,
}
SECRET: dict[str, Any] = {
    **TUNNELS,
    "room": {0: 3},
    "hand": {0: ["burgle", "stumble", "treasure_hunter"]},
    "skill": 12,
    "row": ["ogre", "tunnel_guide", "search", "ruby", "kobold", "shrine"],
}
GOLD: dict[str, Any] = {**TUNNELS, "side": "a", "map": [], "room": {0: "start.crypt"}, "lockpicks": {0: 1}}
CHARLATAN: dict[str, Any] = {"turn": 0, "side": "a", "hand": {0: ["charlatan", "burgle", "stumble"]}, "draw": DRAW}


class Lasting(Watched):
    """A screen that is never cleared."""

    def wipe(self) -> None:
        """What was written stays."""


def typed(table: Table, lang: Lang, *lines: str) -> tuple[list[str], str]:
    """The answers that come of lines typed one after the other, and what is told meanwhile."""
    assert table.ask is not None
    screen = Lasting(*lines, size=(200, 60))
    session = Session(table, None, screen, lang)
    session.at = table.ask.seat
    session.run()
    return [written(option) for _, option in table.journal], screen.told


def tunnels() -> Table:
    return seat_down("brzdek", 2, position=TUNNELS, keep_turns=True)


# -- how one pays


@pytest.mark.parametrize(
    ("lang", "lines", "move"),
    [
        ("en", ("go to 8", "swords"), "move 8 1"),
        ("en", ("go to 8", "damage"), "move 8 0"),
        ("en", ("go to 19", "pay 2 swords"), "move 19 2"),
        ("en", ("go to 19", "sword and damage"), "move 19 1"),
        ("en", ("go to 19", "take the damage"), "move 19 0"),
        ("en", ("go to 19", "no swords"), "move 19 0"),
        ("pl", ("idź do 8", "mieczem"), "move 8 1"),
        ("pl", ("idź do 19", "płacę dwoma mieczami"), "move 19 2"),
        ("pl", ("idź do 19", "jednym mieczem"), "move 19 1"),
        ("pl", ("idź do 19", "obrażenie"), "move 19 0"),
        ("pl", ("wracam do 8, zużywam miecz",), "move 8 1"),
        ("pl", ("wracam do 8 za miecz",), "move 8 1"),
        ("pl", ("idę do 19 jednym mieczem i jednym obrażeniem",), "move 19 1"),
        ("en", ("go 19 for two swords",), "move 19 2"),
        ("en", ("go to 8, pay with a sword",), "move 8 1"),
        ("en", ("go 8 and take the damage",), "move 8 0"),
    ],
)
def test_what_one_pays_with_chooses_the_way(lang: Lang, lines: tuple[str, ...], move: str) -> None:
    assert typed(tunnels(), lang, *lines)[0] == [move]


@pytest.mark.parametrize(
    "line", ["pay 2 swords", "spend two swords", "buy 2 swords", "wydaj 2 miecze", "pay 2 for mercenary"]
)
def test_what_is_paid_is_no_count_of_what_is_bought(line: str) -> None:
    assert typed(tunnels(), "en", line)[0] == []


@pytest.mark.parametrize("question", ["what is a goblin?", "who leads?"])
@pytest.mark.parametrize("choice", ["", "1"])
def test_a_list_stays_open_while_something_is_asked(question: str, choice: str) -> None:
    made, told = typed(tunnels(), "en", "go to 8", question, choice)
    assert made == ["move 8 1"]
    assert told.count("what do you pay with?") == 2


def test_who_pays_what_no_way_costs_is_told_and_asked_again() -> None:
    made, told = typed(tunnels(), "en", "go to 19", "pay 3 swords", "2")
    assert made == ["move 19 1"]
    assert "there is no such way now" in told


# -- the rest of a line


def test_the_rest_of_a_line_waits_until_it_is_known_how_one_pays() -> None:
    assert typed(tunnels(), "en", "go to 8, then buy mercenary", "use the sword")[0] == ["move 8 1", "buy mercenary"]


def test_the_rest_of_a_line_is_told_if_another_thing_is_done_instead() -> None:
    made, told = typed(tunnels(), "pl", "idź do 8, potem kup najemnika", "idź do 15")
    assert made[:1] == ["move 15"]
    assert "Pominięto resztę: kup najemnika" in told


def test_the_rest_of_a_line_waits_for_a_small_question_on_the_way() -> None:
    table = seat_down("brzdek", 2, position=SECRET, keep_turns=True)
    made, told = typed(table, "en", "play everything, go 4 then 10", "what is a secret?", "take it")
    assert made == ["play burgle", "play stumble", "move 4", "take minor", "move 10"]
    assert "This question first; then: go 10" in told


def test_who_goes_back_at_a_small_question_is_told_what_is_left_out() -> None:
    table = seat_down("brzdek", 2, position=SECRET, keep_turns=True)
    made, told = typed(table, "en", "go 4 then 10", "undo")
    assert made == []
    assert "Left out: go 10" in told


def test_a_name_in_a_list_goes_on_with_buying_even_if_it_is_a_verb() -> None:
    table = seat_down("brzdek", 2, position=SECRET, keep_turns=True)
    made, told = typed(table, "en", "go 4", "take it, buy tunnel guide and explore")
    assert made[2:] == ["buy tunnel_guide", "buy explore"]
    assert "> buy explore" in told


@pytest.mark.parametrize(
    ("line", "made"),
    [
        ("tak i zagraj najemnika", ["may yes", "play mercenary"]),
        ("tak, a potem zagraj najemnika", ["may yes", "play mercenary"]),
        ("nie, zagraj wszystko", ["may no", "play mercenary"]),
    ],
)
def test_an_order_after_a_yes_or_a_no_is_done_after_it(line: str, made: list[str]) -> None:
    table = table_at("delve_may")
    before = len(table.journal)
    assert typed(table, "pl", line)[0][before:] == made


def test_an_order_after_a_yes_that_cannot_be_done_is_told() -> None:
    assert "Już stoisz w komnacie 7." in typed(table_at("delve_may"), "pl", "tak, i idę do 7")[1]


@pytest.mark.parametrize(
    "lines",
    [
        ("zagraj szarlatana i odrzuć włam",),
        ("zagraj szarlatana", "odrzuć włam"),
        ("zagraj szarlatana", "tak, włam"),
        ("play charlatan and discard burgle",),
    ],
)
def test_what_is_asked_for_after_a_yes_says_yes(lines: tuple[str, ...]) -> None:
    table = seat_down("katakumby", 2, position=CHARLATAN, keep_turns=True)
    assert typed(table, "pl", *lines)[0] == ["play charlatan", "may yes", "discard burgle"]


# -- what is there for nothing


def test_gold_that_lies_there_is_taken_before_what_is_ordered() -> None:
    table = seat_down("katakumby", 2, position=GOLD, keep_turns=True)
    made, told = typed(table, "pl", "idź do 2", "kup najemnika")
    assert made == ["move 2", "take gold 1", "buy mercenary"]
    assert "Najpierw – weź: 1 złoto." in told


@pytest.mark.parametrize("line", ["koniec", "zostaw", "tańczę kankana"])
def test_gold_is_not_taken_for_who_orders_nothing(line: str) -> None:
    table = seat_down("katakumby", 2, position=GOLD, keep_turns=True)
    assert "take gold 1" not in typed(table, "pl", "idź do 2", line)[0]


def test_a_secret_is_never_taken_unasked() -> None:
    table = seat_down("brzdek", 2, position=SECRET, keep_turns=True)
    assert typed(table, "en", "go 4", "buy ruby")[0] == ["move 4"]


# -- what was said


def test_who_plays_all_is_told_what_stays_in_hand_and_why() -> None:
    told = typed(seat_down("brzdek", 2, position=SECRET, keep_turns=True), "en", "play all")[1]
    assert "Still in your hand is a card that asks something, so play it by itself: Treasure Hunter – +2 skill" in told


@pytest.mark.parametrize("line", ["undo again", "undo once more", "jeszcze raz cofnij", "cofnij jeszcze raz"])
def test_one_takes_back_again(line: str) -> None:
    assert typed(tunnels(), "en", "go 15", "buy mercenary", "undo", line)[0] == []


def test_who_ends_a_turn_twice_in_a_breath_leaves_nothing_out() -> None:
    told = typed(tunnels(), "en", "buy mercenary", "yes, that's it, end turn")[1]
    assert "End the turn?" in told
    assert "Left out" not in told


def test_one_way_to_read_a_line_is_no_list() -> None:
    at = Listener(tunnels(), "en")
    place = at.ask.find("move 15")
    assert place is not None
    one = at.ask.options.index(place)
    list_readings(at.talk, "over there", Unclear([one], []), at.moves)
    assert "“over there” – perhaps this: 1 – move to room 15" in " ".join(at.paper.written.split())
    list_readings(at.talk, "over there", Unclear([one, one - 1], []), at.moves)
    assert "“over there” can mean several things:" in " ".join(at.paper.written.split())


@pytest.mark.parametrize(
    ("position", "lang", "line", "waiting"),
    [
        ("mim_sage", "pl", "mędrzec, podejrzyj karty", []),
        ("mim_sage", "pl", "mędrzec i rzuć", ["rzuć"]),
        ("heist_shop", "en", "buy mercenary and another mercenary", ["buy another mercenary"]),
    ],
)
def test_an_order_that_is_said_once_more_in_other_words_does_not_wait(
    position: str, lang: Lang, line: str, waiting: list[str]
) -> None:
    at = Listener(table_at(position), lang)
    assert at.hear(line).move
    assert list(at.talk.queue.lines) == waiting


# -- what is looked for once


def test_what_a_game_tells_at_once_is_looked_for_once_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []

    def told(session: Session, line: str, wanted: Inquired, least: int = 0) -> list[Line]:
        looked.extend([line] if wanted.sort == AT_ONCE else [])
        return told_by_game(session, line, wanted, least)

    monkeypatch.setattr(inquiries, "told_by_game", told)
    at = Listener(table_at("mended_lying"), "pl")
    line = "ile kart dobiera się na obszarze, gdzie już leży karta?"
    assert "które już tam leżą" in at.hear(line).unbroken
    assert len(looked) == 1


def test_a_question_that_gives_nothing_for_nothing_tries_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    at = Listener(table_at("sabo_share"), "en")
    assert at.ask.topic not in at.face.open_topics
    monkeypatch.setattr(Table, "fork", lambda table: pytest.fail("the table was tried"))
    assert not at.talk.first.taken_first("take the 3 and go on", at.moves)
