"""Lines in which people chat: several things at once, offers taken up later, questions of the live position."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.ask import written
from brzdek.core.text import Lang
from brzdek.shell.reading.moods import comes_back, goes_on_only
from tests.typed.listening import Given, Listener, listener
from tests.typed.positions import table_at


def waiting(position: str, lang: Lang, line: str) -> tuple[str, list[str]]:
    """The move that a line makes, and what waits behind it."""
    heard = (at := listener(position, lang)).hear(line)
    seat, found = at.ask.seat, []
    while at.talk.queue.is_for(seat):
        found.append(at.talk.queue.lines.popleft())
    return heard.move, found


@pytest.mark.parametrize(
    ("line", "others"),
    [
        ("play my burgles", ["play Burgle", "play Burgle"]),
        ("play burgle", []),
        ("burgle burgle sidestep", ["play Burgle", "play Sidestep"]),
        ("play all. what's monkey idol by the way?", ["what's monkey idol by the way?"]),
        ("hand down, then what can i afford?", ["what can i afford?"]),
        ("play everything, then tell me where i can go", ["where i can go?"]),
        ("so it is my turn, ugh. play everything", []),
    ],
)
def test_what_a_line_says_beside_its_first_order_waits(line: str, others: list[str]) -> None:
    assert waiting("chat_raid", "en", line) == ("play burgle", others)


def test_cards_named_in_a_polish_plural_are_all_played() -> None:
    assert waiting("chat_raid", "pl", "zagraj włamy") == ("play burgle", ["zagraj Włam", "zagraj Włam"])


def test_all_cards_are_played_before_what_else_a_line_says() -> None:
    at = listener("chat_raid", "en")
    at.hear("all cards, cleric of the sun, go to 2")
    assert at.talk.waiting(at.ask.seat) == "cleric of the sun, go to 2"


def test_a_question_comes_before_the_order_that_ends_a_turn() -> None:
    at = listener("chat_spend", "en")
    heard = at.hear("end turn. what's monkey idol by the way?")
    assert "Monkey Idol" in heard.said and not heard.move
    assert at.talk.waiting(at.ask.seat) == "end turn"


def test_the_yes_of_a_question_is_implied_by_what_is_asked_for_next() -> None:
    assert waiting("chat_may", "pl", "odrzuć potknięcie") == ("may yes", ["odrzuć Potknięcie"])
    assert waiting("chat_may", "pl", "nie") == ("may no", [])


def test_an_order_follows_another_without_a_word_between() -> None:
    assert waiting("chat_spend", "pl", "do 2 kupić najemnika") == ("move 2", ["kupić najemnika"])


def follow(position: str, lang: Lang, *lines: str) -> str:
    """The move that these lines come to, typed one after the other."""
    at = Listener(table_at(position), lang)
    for line in lines:
        try:
            at.talk.hear(line, at.ask, at.moves)
        except Given as given:
            return written(given.option)
    return at.paper.written


@pytest.mark.parametrize("line", ["yeah do that", "ok do it then", "let's do that"])
def test_an_offer_can_be_taken_up_after_another_line(line: str) -> None:
    at: Any = Listener(table_at("chat_mine"), "en")
    at.talk.hear("hint", at.ask, at.moves)
    advised = written(at.talk.offered.option)
    assert follow("chat_mine", "en", "hint", "who am i", line) == advised


def test_a_mere_fine_takes_up_no_offer_of_before() -> None:
    assert comes_back("no dobra niech będzie") and not comes_back("dobra") and not comes_back("do that?")
    assert not follow("chat_mine", "en", "hint", "who am i", "fine").startswith("play")


def test_both_of_two_that_were_listed_are_told_where_only_one_can_be_had() -> None:
    assert "Obu naraz" in follow("chat_spend", "pl", "kup coś za 3", "oba")


@pytest.mark.parametrize("line", ["next round", "następna runda", "dalej"])
def test_at_a_pause_the_next_round_only_goes_on(line: str) -> None:
    assert goes_on_only(line)


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        ("chat_raid", "en", "can i buy explore and go to 2", "play all; buy Explore (3 skill); move to room 2"),
        ("chat_raid", "pl", "co warto kupić?", "najpierw „zagraj wszystko”, a potem kup: Zwiad"),
        ("chat_raid", "en", "has anybody taken an artifact?", "Nobody has an artifact"),
        ("chat_raid", "en", "how many burgles do i have?", "Burgle: 3 in hand"),
        ("chat_raid", "en", "how much clank do stumbles make?", "+1 Clank!"),
        ("chat_raid", "en", "is 14 worse than 13?", "Room 13"),
        ("chat_raid", "en", "explore or mercenary, which is better?", "Mercenary"),
        ("chat_delve", "en", "what are my tokens worth?", "Peasant 2"),
        ("chat_delve", "en", "do i have lockpicks left?", "lockpicks 1"),
        ("chat_delve", "en", "why did i get hit?", "The dragon attacks"),
        ("chat_delve", "pl", "co kupiłem?", "Zdobywasz"),
        ("chat_dig", "pl", "ślepy zaułek mam?", "Na ręce masz: ślepy szyb"),
        ("chat_dig", "pl", "mam jakąś mapę?", "Nie masz na ręce: mapa"),
        ("chat_dig", "pl", "ile rund zostało?", "Runda 1 z 3"),
        ("chat_mine", "en", "have i got a repair?", "cart or pickaxe repair, pickaxe repair"),
        ("chat_mine", "en", "which card is useless?", "discarding: blocked gallery"),
        ("chat_mine", "en", "do they suspect me?", "little suspicion, above all: broke Darek's cart"),
        ("chat_mine", "en", "how far to the middle goal?", "To 8,0"),
        ("chat_mine", "en", "how many gold cards does the winner get", "each of them takes one gold card"),
        ("chat_place", "en", "which rotation is best?", "Advice: place the tile"),
    ],
)
def test_questions_of_the_position_are_answered_with_it(position: str, lang: Lang, line: str, told: str) -> None:
    heard = listener(position, lang).hear(line)
    assert told in heard.unbroken
    assert not heard.move


@pytest.mark.parametrize(
    ("position", "line"),
    [("chat_mine", "smash bolek's lantern. sorry bolek"), ("chat_mine", "right curve at 0,-1, does that help?")],
)
def test_nothing_is_done_on_the_word_of_an_apology_or_a_question(position: str, line: str) -> None:
    assert not listener(position, "en").hear(line).move
