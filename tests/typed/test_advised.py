"""Advice comes with a reason: what speaks for a move, beside what else could be done."""

from __future__ import annotations

import pytest

from brzdek.core.text import Lang
from tests.typed.listening import Listener, listener
from tests.typed.positions import table_at

pytestmark = pytest.mark.xdist_group("typed lines")


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        ("mim_woods_or_fields", "en", "hint", "you draw 1 card – of the enemies in that deck you beat 42%"),
        ("mim_woods_or_fields", "pl", "rada", "dobierasz 1 kartę – z Wrogami z tej talii wygrasz w 42%"),
        ("mim_woods_or_fields", "en", "should i go to the Fields or to the Woods?", "worth as much: Woods 1"),
        ("mim_woods_or_fields", "pl", "iść do puszczy czy na pola?", "tyle samo daje: Pola 1"),
        ("mim_woods_or_fields", "pl", "lepiej pola czy puszcza?", "tyle samo daje: Puszcza 1"),
        ("mim_portal", "en", "what do you advise?", "nearer to a Talisman; worth less: Black Knight"),
        ("mim_inner", "pl", "rada", "droga do Korony Władzy jest jeszcze za trudna"),
        ("mim_too_much", "pl", "którą z nich radzisz usunąć?", "najmniej daje: Żyrokompas, a najwięcej: Blaster"),
        ("mim_too_much", "en", "which one should I put down?", "of these the least use is Gyro-Compass"),
        ("mim_put_down", "en", "hint", "a second thing of a sort seldom adds anything, and you also have: Shield"),
        ("mim_evade", "en", "hint", "you would win only 3%"),
        ("mim_how", "pl", "rada", "tak wygrasz w 72%; walka wręcz: 8%"),
        ("mim_may", "en", "hint", "from Strength 6 in combat on, and you have 3"),
        ("mim_village", "pl", "rada", "masz 2 z 4 punktów Wytrzymałości"),
        ("mim_ban", "pl", "rada", "to najgroźniejsza z tych postaci"),
        ("smoki_mode", "pl", "co mi się bardziej opłaca?", "spotkaj łuskę: Grilipus – z Wrogami z jego talii"),
        ("smoki_mode", "en", "what is better for me?", "meet the scale: Grilipus"),
        ("smoki_rage", "pl", "rada", "Gniew zabrałby coś cenniejszego niż łuska"),
    ],
)
def test_an_advice_gives_a_reason(position: str, lang: Lang, line: str, told: str) -> None:
    assert told in listener(position, lang).hear(line).unbroken


@pytest.mark.parametrize(("position", "lang"), [("mim_ban", "pl"), ("mim_ban", "en"), ("mim_boar_ahead", "en")])
def test_no_reason_breaks_off(position: str, lang: Lang) -> None:
    said = listener(position, lang).hear("rada" if lang == "pl" else "hint").said
    assert ("Bo:" in said or "Because:" in said) and "…" not in said


@pytest.mark.parametrize(
    ("lang", "before", "line"),
    [
        ("en", "hint", "why fields 1?"),
        ("en", "hint", "and why not the fields?"),
        ("en", "hint", "what about the fields?"),
        ("pl", "rada", "a czemu nie pola?"),
        ("pl", "rada", "dlaczego nie pola 1?"),
    ],
)
def test_why_something_else_was_not_advised(lang: Lang, before: str, line: str) -> None:
    heard = listener("mim_woods_or_fields", lang).hear(line, before=[before])
    assert not heard.move
    assert "Bolek – " in heard.said and "42%" in heard.said


def test_without_an_advice_the_same_words_ask_what_lies_there() -> None:
    assert "That was not the advice" not in Listener(table_at("mim_woods_or_fields"), "en").hear("why fields 1?").said


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        (
            "mim_axe",
            "en",
            "does my axe help against the sentinel?",
            "Yes, it counts in that fight (the Sentinel",
        ),
        ("mim_axe", "en", "does my axe help against the sentinel?", "You do not have it now"),
        ("mim_axe", "en", "will the sword be any use against the sentinel?", "with it (Sword) you win 0%, without 0%"),
        ("mim_axe", "en", "does the sword count at the sentinel?", "Yes, it counts in that fight"),
        ("mim_axe", "en", "can the sword help me against Bolek?", "Bolek: with it (Sword) you win 58%, without 42%"),
        ("mim_axe", "en", "does the axe help at all?", "Yes. Axe: IN USE: +1 Strength"),
        ("mim_move", "pl", "a pomoże mi topór na strażnika?", "z tą bronią (Topór) wygrasz w 5%, bez niej w 0%"),
        ("mim_move", "pl", "czy tarcza mi pomoże przeciw strażnikowi?", "Tak, ale dopiero po przegranej walce: Tarcza"),
        ("mim_move", "pl", "czy gnom pomaga w walce?", "To zależy. Gnom: "),
        ("mim_move", "pl", "czy gnom mi w czymś pomaga?", "Tak. Gnom: Otwierając Wrota"),
        ("mim_move", "pl", "czy miecz coś daje?", "Tak. Miecz: W WALCE"),
    ],
)
def test_whether_something_helps_is_told_with_yes_or_no_first(position: str, lang: Lang, line: str, told: str) -> None:
    assert told in listener(position, lang).hear(line).unbroken


@pytest.mark.parametrize("line", ["can I use the sword?", "how does the sword help?", "does the bridge help?"])
def test_other_questions_are_not_answered_so(line: str) -> None:
    assert not listener("mim_axe", "en").hear(line).unbroken.startswith(("Yes. ", "No, "))


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "What should I do next to win?", "You have a Talisman already; Strength 4, Craft 3"),
        ("en", "what do I still need to win?", "The Portal of Power: 2 dice, at most Strength (17%)"),
        ("pl", "czego mi jeszcze brakuje do wygranej?", "Talizman już masz; Siła 4, Moc 3"),
        ("pl", "co teraz robić, żeby wygrać?", "zbieraj Siłę albo Moc, aż Tajemne Wrota dadzą się otworzyć"),
    ],
)
def test_what_is_next_on_the_way_to_win(lang: Lang, line: str, told: str) -> None:
    assert told in listener("mim_guide_left", lang).hear(line).unbroken


@pytest.mark.parametrize(("lang", "line"), [("en", "how do I win?"), ("pl", "jak wygrać?"), ("en", "who wins now?")])
def test_how_one_wins_in_general_is_told_as_before(lang: Lang, line: str) -> None:
    said = listener("mim_guide_left", lang).hear(line).said
    assert "already; Strength" not in said and "już masz; Siła" not in said


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("pl", "co to jest ta Kosmiczna Otchłań? warto?", "Warto od Siły 6 w walce i Wytrzymałości 4. Masz: 3 i 2."),
        ("en", "is the Cosmic Abyss worth it?", "worth going from Strength 6 in combat"),
    ],
)
def test_whether_the_abyss_is_worth_going_to(lang: Lang, line: str, told: str) -> None:
    assert told in listener("mim_village", lang).hear(line).unbroken
