"""What players of Sabotażysta ask is answered by how roles and gold are dealt, by their role, by what is left."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.shell.reading.question_parts import one_by_one
from tests.support import answer, seat_down
from tests.typed.listening import Listener, listener
from tests.typed.positions import table_at

pytestmark = pytest.mark.xdist_group("typed lines")


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        ("sabo_second", "pl", "czemu Bolek mi psul narzedzia, skoro nie bylo sabotazystow?", "Rozdaje się 4 z 5 kart"),
        ("sabo_second", "pl", "czemu Bolek mi psul narzedzia, skoro nie bylo sabotazystow?", "górnik psuje je temu"),
        ("sabo_second", "pl", "jak to nie było sabotażystów, to tak może być?", "wszyscy są górnikami"),
        ("sabo_second", "en", "why did Bolek break my cart if there were no saboteurs?", "That can be."),
        ("sabo_second", "en", "how come there was no saboteur?", "everybody is a miner"),
        ("sabo_hand", "en", "can there be no saboteurs?", "With 5 players that cannot be"),
        (
            "sabo_share",
            "pl",
            "czemu tylko 3 karty zlota, jak jest nas 4?",
            "górników: 3, sabotażystów: 1.",
        ),
        ("sabo_share", "en", "why are there only 3 gold cards for 4 of us?", "as there are miners"),
        ("sabo_cells", "pl", "zdazymy jeszcze dokopac sie do skarbu?", "zostało 10 kart (0 w talii, 10 na rękach)"),
        ("sabo_cells", "pl", "zdazymy jeszcze dokopac sie do skarbu?", "twoich najwyżej 7"),
        ("sabo_goals", "en", "will we make it to the gold in time?", "takes at least 1 more path card"),
        ("sabo_goals", "en", "do we have enough cards to get there?", "9 cards are left"),
    ],
)
def test_the_answer_is_what_was_asked(position: str, lang: Any, line: str, told: str) -> None:
    came = listener(position, lang).hear(line)
    assert not came.move
    assert told in came.unbroken


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("pl", "komu ufać?", "Za wcześnie"),
        ("pl", "czy Bolek to sabotażysta?", "Za wcześnie"),
        ("en", "who is the saboteur?", "too early to tell"),
    ],
)
def test_nobody_is_suspected_before_anything_was_done(lang: Any, line: str, told: str) -> None:
    said = listener("sabo_second", lang).hear(line).said
    assert told in said
    assert "%" not in said


@pytest.mark.parametrize(
    ("lang", "line", "own", "others"),
    [
        ("pl", "jakaś dobra strategia?", "Jako górnik", "sabotażysta na początku"),
        ("en", "any good strategy?", "As a miner", "As a saboteur"),
    ],
)
def test_advice_is_for_ones_own_side(lang: Any, line: str, own: str, others: str) -> None:
    said = listener("sabo_hand", lang).hear(line).said
    assert own in said
    assert others not in said


def test_the_other_side_is_told_of_to_whoever_names_it() -> None:
    assert "Jako sabotażysta" in listener("sabo_hand", "pl").hear("jaka jest dobra strategia sabotażysty?").said


@pytest.mark.parametrize(
    ("lang", "line", "shares"),
    [
        ("en", "what card did I get?", False),
        ("en", "where do i get a map card?", False),
        ("pl", "jaką kartę dostałam?", False),
        ("pl", "skąd wziąć kartę?", False),
        ("pl", "czemu nic nie dostałam?", True),
        ("pl", "czemu Cela dostała kartę?", True),
        ("en", "who got gold?", True),
    ],
)
def test_only_who_speaks_of_gold_or_of_another_is_told_who_took_some(lang: Any, line: str, shares: bool) -> None:
    said = listener("sabo_second", lang).hear(line).said
    assert (("Gold cards:" if lang == "en" else "Karty złota:") in said) is shares


def test_topics_have_no_numbers_above_a_list_that_has() -> None:
    said = listener("sabo_share", "pl").hear("czemu złoto ma takie dziwne kamienie?").said
    assert "Albo: " in said
    assert "1 – " not in said


def test_a_reason_to_wonder_is_no_second_question() -> None:
    line = "czemu tylko 3 karty złota, jak jest nas 4?"
    assert one_by_one(line) == [line]
    assert len(one_by_one("gdzie jest skarb, jak tam dojść?")) == 2


@pytest.mark.parametrize(
    ("lang", "line", "needed", "gap"),
    [
        ("en", "can we still make it?", "takes at least 2 more path cards", "the gap is at 5,0; "),
        ("pl", "zdążymy jeszcze?", "brakuje co najmniej 2 kart korytarza", "brakuje 5,0; "),
    ],
)
def test_a_corridor_that_is_cut_off_is_walked_for_nothing(lang: Any, line: str, needed: str, gap: str) -> None:
    said = listener("sabo_torn", lang).hear(line).unbroken
    assert needed in said
    assert gap in said


def after_a_crossing(lang: Any) -> Listener:
    """A crossing was just laid at 1,0, and all others have passed."""
    hands = {0: ["curve_es", "curve_sw", "cross", "cross"], 1: ["map"] * 2, 2: ["map"] * 2}
    position = {"hands": hands, "board": ["straight_vertical@0,1"], "deck": 5}
    table = seat_down("sabotazysta", 3, position=position, keep_turns=True)
    answer(table, "play cross 1,0", "discard map", "discard map")
    return Listener(table, lang)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "another crossing next to that one"),
        ("en", "crossing beside this card"),
        ("pl", "skrzyżowanie obok tej ostatniej"),
        ("pl", "jeszcze jedno skrzyżowanie obok tamtej"),
        ("pl", "skrzyżowanie obok tego"),
    ],
)
def test_that_one_is_the_card_just_laid(lang: Any, line: str) -> None:
    said = after_a_crossing(lang).hear(line).said
    assert "2,0" in said and "1,-1" in said
    assert "-1,0" not in said and "0,-1" not in said


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "left curve under it, turned around"),
        ("en", "put the left curve under 1,0 and rotate it"),
        ("pl", "zakręt w lewo pod nią, na odwrót"),
        ("pl", "połóż zakręt w lewo pod nią i obróć go"),
    ],
)
def test_how_a_card_lies_is_no_order_of_its_own(lang: Any, line: str) -> None:
    at = after_a_crossing(lang)
    assert at.hear(line).move == "play curve_sw 1,1 turned"
    assert not at.talk.queue.lines


@pytest.mark.parametrize(
    ("position", "lang", "line", "move"),
    [
        ("sabo_cells", "en", "nah, discard the blocked vertical fork", "discard dead_t_vertical"),
        ("sabo_hand", "en", "nah, discard the crossing", "discard cross"),
        ("sabo_hand", "en", "nah, crossing at 3,0", "play cross 3,0"),
        ("sabo_hand", "en", "oh no, crossing at 3,0", "play cross 3,0"),
        ("sabo_hand", "pl", "nie nie, odrzuć skrzyżowanie", "discard cross"),
        ("sabo_hand", "pl", "nie, skrzyżowanie na 3,0", "play cross 3,0"),
    ],
)
def test_a_no_before_a_clear_order_is_no_doubt(position: str, lang: Any, line: str, move: str) -> None:
    assert listener(position, lang).hear(line).move == move


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "any tips? what should i play"), ("pl", "jakaś rada? co mam zagrać?")]
)
def test_advice_that_is_asked_for_twice_in_a_line_is_told_once(lang: Any, line: str) -> None:
    at = Listener(table_at("sabo_hand"), lang)
    at.paper.written = ""
    at.talk.hear(line, at.ask, at.moves)
    while (waiting := at.talk.waiting(0)) is not None:
        at.talk.hear(waiting, at.ask, at.moves)
    assert at.paper.written.count("Rada:" if lang == "pl" else "Advice:") == 1
    assert at.talk.offered is not None


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "how do i win as a saboteur", "A saboteur wants the cards to run out"),
        ("en", "how can i win as a miner?", "A miner wants to reach the treasure"),
        ("pl", "jak wygrać jako sabotażysta", "Sabotażysta chce, żeby karty skończyły się"),
        ("pl", "jak wygrać jako górnik?", "Górnik chce dokopać się do skarbu"),
    ],
)
def test_how_a_role_wins_is_told_by_its_chapter(lang: Any, line: str, told: str) -> None:
    said = listener("sabo_hand", lang).hear(line).said
    assert told in said
    assert "Your role" not in said and "Twoja rola" not in said


@pytest.mark.parametrize(
    ("lang", "line", "move"),
    [
        ("en", "who should i fix?", "play repair_pickaxe 0"),
        ("en", "so whose tool should i break", "play broken_cart 2"),
        ("en", "who to break?", "play broken_cart 2"),
        ("pl", "kogo naprawić?", "play repair_pickaxe 0"),
        ("pl", "komu popsuć?", "play broken_cart 2"),
        ("pl", "komu mam zepsuć narzędzie", "play broken_cart 2"),
    ],
)
def test_to_whom_something_is_best_done_is_advised_with_a_reason(lang: Any, line: str, move: str) -> None:
    came = listener("sabo_tools", lang).hear(line)
    assert not came.move
    assert came.offered == move
    assert ("Bo:" if lang == "pl" else "Because:") in came.said


@pytest.mark.parametrize(("lang", "line"), [("en", "who can i fix?"), ("pl", "kogo mogę naprawić?")])
def test_whom_one_can_repair_is_no_advice(lang: Any, line: str) -> None:
    assert not listener("sabo_tools", lang).hear(line).offered


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "does my left curve fit anywhere useful?"),
        ("en", "is there any place for my left curve?"),
        ("pl", "czy mój zakręt w lewo gdzieś się przyda?"),
        ("pl", "pasuje mi gdzieś zakręt w lewo?"),
    ],
)
def test_whether_a_card_fits_anywhere_is_told_by_the_cells(lang: Any, line: str) -> None:
    assert "3,0" in listener("sabo_hand", lang).hear(line).said


def test_whom_to_trust_is_not_asked_about_oneself() -> None:
    assert "Bolek laid a path card" in listener("sabo_cells", "en").hear("who should i trust?").said
