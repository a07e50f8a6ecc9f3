"""What the mine says to lines that a first game brought: what is said beside an order, to others, of the gold."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.ask import written
from tests.typed.listening import Given, listener

pytestmark = pytest.mark.xdist_group("typed lines")


def made_in_the_end(lang: Any, line: str) -> str:
    """The move that a line makes once everything before it has been said."""
    at = listener("sabo_beside", lang)
    if move := at.hear(line).move:
        return move
    while (waiting := at.talk.waiting(at.ask.seat)) is not None:
        try:
            at.talk.hear(waiting, at.ask, at.moves)
        except Given as given:
            return written(given.option)
    return ""


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("pl", "Cela czemu w dół idziesz? dobra, chodnik na 5,0"),
        ("pl", "co ty robisz Cela! chodnik na 5,0"),
        ("pl", "czy księżyc jest z sera? chodnik na 5,0"),
        ("pl", "chodnik na 5,0. jak myślisz, Bolek to zły?"),
        ("en", "Cela why are you going down? gallery on 5,0"),
        ("en", "is the moon made of cheese? ok gallery on 5,0"),
        ("en", "can anyone trust Bolek? gallery on 5,0"),
    ],
)
def test_a_question_without_an_answer_drops_no_order(lang: Any, line: str) -> None:
    assert made_in_the_end(lang, line) == "play straight_horizontal 5,0"


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("pl", "czyli złoto jest na 8,-2, prawda?", "Tak, skarb leży na 8,-2."),
        ("pl", "czyli złoto jest na 8,-2, nie?", "Tak, skarb leży na 8,-2."),
        ("pl", "czy złoto jest na 8,0?", "Nie, na 8,0 jest kamień. Zostaje tylko 8,-2."),
        ("pl", "więc skarb leży w górnym celu?", "Tak, skarb leży na 8,-2."),
        ("en", "so the gold is at 8,-2, right?", "Yes, the treasure lies at 8,-2."),
        ("en", "so the treasure must be under the top goal, isn't it?", "Yes, the treasure lies at 8,-2."),
        ("pl", "którą kartą mogę iść w stronę 8,-2?", "Najbardziej przybliżą teraz: rozwidlenie poziome: 5,0;"),
        ("pl", "co przybliża do 8,-2?", "Najbardziej przybliżą teraz:"),
        ("en", "which card gets me closer to 8,-2?", "This brings the corridor nearest now:"),
        ("pl", "czy osuwisko na 3,0 ma sens?", "Teraz się nie opłaca."),
        ("en", "does rockfall on 3,0 make sense?", "Not worth it now."),
        ("en", "is gallery at 5,0 a good move?", "Worth it now: gallery at 5,0"),
        ("pl", "czy Cela jest dobra?", "Za wcześnie, by coś powiedzieć"),
        ("pl", "da się jeszcze dojść do 8,-2?", "Da się więc zdążyć"),
        ("en", "can we still get to the treasure?", "So it can be done in time"),
    ],
)
def test_what_is_asked_is_told(lang: Any, line: str, told: str) -> None:
    heard = listener("sabo_beside", lang).hear(line)
    assert told in heard.unbroken and not heard.move


@pytest.mark.parametrize("line", ["czy Bolek wie że złoto jest na 8,-2?", "skąd wiadomo że złoto jest na 8,-2?"])
def test_who_knows_of_the_gold_is_another_question(line: str) -> None:
    assert "Tak, skarb" not in listener("sabo_beside", "pl").hear(line).unbroken


def test_what_nobody_can_know_yet_is_not_confirmed() -> None:
    said = listener("sabo_forks", "pl").hear("czyli złoto jest na 8,0, prawda?").unbroken
    assert "Tego jeszcze nie wiesz" in said


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("pl", "powiedz wszystkim że złoto jest w górnym celu"),
        ("pl", "powiedz Bolkowi żeby kopał w górę"),
        ("pl", "niech mi ktoś naprawi latarnię"),
        ("en", "tell everyone the gold is in the top goal"),
        ("en", "ask Bolek to fix my lantern"),
        ("en", "somebody please fix my lantern"),
        ("pl", "Cela czemu w dół idziesz?"),
        ("en", "what are you doing, Cela?"),
    ],
)
def test_what_is_said_to_others_reaches_nobody(lang: Any, line: str) -> None:
    heard = listener("sabo_beside", lang).hear(line)
    assert ("nikomu nie przekażę" if lang == "pl" else "pass nothing on") in heard.unbroken
    assert not heard.move and not heard.offered


@pytest.mark.parametrize(
    "line",
    [
        "powiedz mi gdzie złoto",
        "ktoś mi naprawi kilof?",
        "niech będzie chodnik na 5,0",
        "do you trust Bolek?",
        "Bolek czy Cela, komu ufasz?",
        "Bolek co myślisz?",
        "which one do you like, Bolek or Cela?",
    ],
)
def test_what_is_said_to_the_game_is_heard(line: str) -> None:
    assert "nikomu nie przekażę" not in listener("sabo_beside", "pl").hear(line).unbroken


@pytest.mark.parametrize(
    ("lang", "line", "first", "then"),
    [
        ("pl", "nie mam naprawy kilofa, co robić? czy Cela jest dobra?", "Rada:", "czy Cela jest dobra?"),
        ("en", "what should I do? is Bolek good?", "Advice:", "is Bolek good?"),
    ],
)
def test_each_of_two_questions_is_answered(lang: Any, line: str, first: str, then: str) -> None:
    at = listener("sabo_beside", lang)
    assert first in at.hear(line).said
    assert at.talk.waiting(at.ask.seat) == then


@pytest.mark.parametrize("line", ["I pass", "too bad, I pass", "oh well... I pass"])
def test_who_passes_is_told_no_rule_of_passing(line: str) -> None:
    heard = listener("sabo_last_card", "en").hear(line)
    assert "discard dead_cross" in (heard.move, heard.offered)


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        (
            "pl",
            "dlaczego Darek wybierał złoto pierwszy i czemu dostałem tylko jedną kartę?",
            "pierwszy wybiera ten, kto",
        ),
        ("pl", "czemu Cela wybrała pierwsza?", "pierwszy wybiera ten, kto doszedł do skarbu"),
        ("en", "why did Darek choose gold first?", "whoever reached the treasure chooses first"),
    ],
)
def test_who_chooses_gold_first_is_a_rule_and_no_motive(lang: Any, line: str, told: str) -> None:
    assert told in listener("sabo_second", lang).hear(line).unbroken


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("pl", "czy jak zawalę 2,0 to na 2,0 będzie pasował chodnik?", "Tak, wtedy pasuje na 2,0: chodnik."),
        ("pl", "czy jak zawalę 3,0 to na 3,0 będzie pasował szyb?", "Nie, wtedy też nie pasuje na 3,0: szyb."),
        ("pl", "jak położę rozwidlenie poziome na 5,0, to chodnik będzie pasował na 6,0?", "Tak, wtedy pasuje na 6,0"),
        ("pl", "jak zawalę 3,0, czy na 5,0 wejdzie chodnik?", "nie dochodzi korytarz od startu (chodnik)"),
        ("en", "will the gallery fit at 2,0 if I blow up 2,0?", "Yes, then it fits at 2,0: gallery."),
        ("en", "if I rockfall 3,0 does the shaft fit there?", "No, it does not fit at 3,0 then: shaft."),
    ],
)
def test_whether_a_card_fits_after_another_move_is_told(lang: Any, line: str, told: str) -> None:
    heard = listener("sabo_beside", lang).hear(line)
    assert told in heard.unbroken and not heard.move and not heard.offered
