"""Questions that the guide of a game answers, and what is said where nothing answers them."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.catalog.guide import Chapter
from brzdek.core.text import Text
from brzdek.shell.answering.guide import LIKELY, SAME, SURE, Index
from brzdek.shell.reading.deeds import Do
from brzdek.shell.reading.question_parts import one_by_one, topic_named_first
from tests.shell.menagerie import table, watch
from tests.typed.listening import Listener
from tests.typed.positions import table_at


def chapter(name: str, title: Text, *asked: str) -> Chapter:
    return Chapter(name, title, Text(f"O: {title.pl}.", f"About: {title.en}."), asked)


INDEX = Index(
    [
        chapter("squire", Text("Giermek", "Squire"), "co robi giermek", "what does a squire do", "po co druga postać"),
        chapter("heal", Text("Leczenie", "Healing"), "jak się leczyć", "where can I heal", "jak odzyskać życie"),
        chapter("count", Text("Liczba postaci", "How many"), "ile mam postaci", "how many characters are there"),
        chapter("lost", Text("Co teraz", "What now"), "co teraz", "what now"),
        chapter("river", Text("Rzeka", "River"), "jak przejść przez rzekę", "how do I cross the river"),
    ]
)


def at(position: str, lang: Any) -> Listener:
    """One who has been told nothing before."""
    return Listener(table_at(position), lang)


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("po co mi giermek?", "squire"),
        ("co to za druga postac", "squire"),
        ("what's a squire good for", "squire"),
        ("gdzie sie wyleczyc", "heal"),
        ("how to heal", "heal"),
        ("jak mam przekroczyc rzeke", "river"),
        ("ile jest postaci", "count"),
        ("co teraz?", "lost"),
    ],
)
def test_the_likest_chapter_is_found_in_other_words(question: str, first: str) -> None:
    best = INDEX.ranked(question)[0]
    assert best.chapter.id == first
    assert best.likeness >= LIKELY


def test_inflected_words_without_accents_and_small_words_make_no_difference() -> None:
    assert INDEX.ranked("a jak ja mam przejsc przez te rzeke?")[0].likeness >= SURE
    assert INDEX.ranked("jak przejść przez rzekę")[0].likeness >= SAME


@pytest.mark.parametrize(
    ("lang", "question", "not_told"),
    [
        ("en", "what colour am I?", "--plain"),
        ("pl", "jaki mam kolor?", "--plain"),
        ("en", "how do I learn a spell?", "There are six endings"),
        ("pl", "co tam na mnie czeka?", "Jest sześć zakończeń"),
        ("pl", "muszę się ruszać co turę?", "Koń pozwala dodać"),
        ("en", "can I skip the roll?", "“Lose a turn” ends"),
    ],
)
def test_a_chapter_that_shares_but_a_chance_word_is_not_told_as_the_answer(
    lang: Any, question: str, not_told: str
) -> None:
    assert not_told not in " ".join(at("mim_move", lang).hear(question).said.split())


@pytest.mark.parametrize(
    ("lang", "question", "told"),
    [
        ("en", "how do I get more money?", "Gold is counted in bags"),
        ("pl", "skąd wziąć więcej kasy?", "Złoto liczy się w mieszkach"),
        ("pl", "co jak przegram?", "Tracisz 1 Wytrzymałości"),
    ],
)
def test_a_word_of_the_topic_is_enough(lang: Any, question: str, told: str) -> None:
    said = at("mim_move", lang).hear(question).said
    assert told in said
    assert "Nie jestem pewien" not in said and "I am not sure" not in said


@pytest.mark.parametrize("question", ["why is the sky blue", "kto wynalazł druk", "co ty na to", "how do I"])
def test_what_no_chapter_is_about_is_like_none(question: str) -> None:
    assert not [one for one in INDEX.ranked(question) if one.likeness >= LIKELY]


def test_whoever_asks_for_a_number_is_not_told_a_place() -> None:
    likeness = {one.chapter.id: one.likeness for one in INDEX.ranked("ile kosztuje leczenie")}
    assert likeness["heal"] < SAME


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("siema, o co tu w ogóle chodzi?", ["o co tu w ogóle chodzi?"]),
        ("hey so what's the goal here?", ["what's the goal here?"]),
        ("ile mam sprawności i co za to kupię?", ["ile mam sprawności", "co za to kupię"]),
        ("what's clank and why do i already have 3", ["what's clank", "why do i already have 3"]),
        ("co to Brzdęk, czemu mam 3?", ["co to Brzdęk", "czemu mam 3"]),
        ("mam Talizman, co teraz?", ["co teraz?"]),
        ("kto mi to zepsuł i dlaczego?", ["kto mi to zepsuł i dlaczego?"]),
        ("idź do 3 i kup miecz", ["idź do 3 i kup miecz"]),
        ("", [""]),
    ],
)
def test_questions_are_taken_out_of_what_stands_around_them(line: str, parts: list[str]) -> None:
    assert one_by_one(line) == parts


@pytest.mark.parametrize(
    ("line", "thing"),
    [
        ("gnom? co to za jeden", "gnom"),
        ("miasto – co tam jest", "miasto"),
        ("miasto co tam jest", "miasto"),
        ("idź tam gdzie dzik", ""),
        ("co robi gnom", ""),
    ],
)
def test_a_thing_may_be_named_before_it_is_asked_about(line: str, thing: str) -> None:
    assert topic_named_first(line) == thing


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        ("mim_move", "pl", "po co mi giermek", "druga z twoich dwóch postaci"),
        ("mim_move", "en", "so what's a squire good for", "second of your two characters"),
        ("mim_move", "en", "i'm lost", "No harm done"),
        ("mim_move", "pl", "gnom? co to za jeden", "Gnom Przyjaciel"),
        ("mim_move", "pl", "co robi kapliczka i miasto", "Miasto "),
        ("sabo_hand", "en", "can i rotate a card", "180 degrees"),
        ("heist_shop", "en", "explain clank", "noise"),
    ],
)
def test_what_newcomers_ask_is_told(position: str, lang: Any, line: str, told: str) -> None:
    came = at(position, lang).hear(line)
    assert told in came.unbroken
    assert not came.move and not came.offered


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        ("sabo_hand", "pl", "ile kart w talii", "talia: 10"),
        ("mim_move", "en", "what's my craft", "Craft"),
        ("heist_shop", "en", "how much is the key", "7 gold at a market"),
    ],
)
def test_how_the_game_stands_goes_before_the_guide(position: str, lang: Any, line: str, told: str) -> None:
    assert told in at(position, lang).hear(line).said


def test_rules_are_named_under_a_chapter_and_shown_by_their_ids_alone() -> None:
    listener = at("mim_move", "pl")
    assert "„zasady MIM-019”" in listener.hear("po co mi giermek").said
    assert "MIM-019  " in listener.hear("mim-019").said
    assert "MIM-019  " in listener.hear("MIM 19").said


def test_what_nobody_can_answer_is_not_answered_with_the_whole_status_or_any_rule() -> None:
    assert "Tego nie wiem" in at("mim_move", "pl").hear("lubisz szpinak?").said


def test_topics_that_may_be_meant_are_numbered_and_a_number_tells_one() -> None:
    listener = at("heist_shop", "pl")
    said = listener.hear("czy smok mnie lubi?").said
    assert said.startswith("Nie jestem pewien")
    assert "Albo: 1 – Atak smoka" in said
    listed = listener.stage.numbered(listener.ask)
    assert listed is not None
    first = listed[0]
    assert isinstance(first, Do) and (first.command.key, first.rest) == ("help", "Atak smoka")
    listener.paper.written = ""
    listener.talk.hear("1", listener.ask, listener.moves)
    assert "BRZ-124" in listener.paper.written


def test_help_knows_commands_and_chapters() -> None:
    listener = at("mim_move", "pl")
    assert "co się działo" in listener.hear("pomoc dziennik").said
    assert "druga z twoich dwóch postaci" in listener.hear("pomoc giermek").unbroken
    assert "druga z twoich dwóch postaci" in listener.hear("pomoc squire").unbroken


@pytest.mark.parametrize("line", ["kurczę, przegrałem z dzikiem :(", "yesss killed it", "haha"])
def test_whoever_exclaims_is_not_told_that_it_is_no_move(line: str) -> None:
    came = at("mim_move", "pl").hear(line)
    assert "A ruch?" in came.said
    assert not came.move and not came.offered


@pytest.mark.parametrize(
    "line", ["dzięki, kończymy na dziś", "papa", "thanks, bye, see you", "i give up for today, bye"]
)
def test_farewells_ask_whether_to_leave(line: str) -> None:
    assert "Wyjść z gry?" in at("mim_move", "pl").hear(line).said


def test_whoever_says_twice_to_leave_leaves() -> None:
    at_table = table("Ola", "Jan=steady")
    assert "Co robisz" not in watch(at_table, "papa", "wyjdź").seen.rpartition("Wyjść z gry?")[2]
