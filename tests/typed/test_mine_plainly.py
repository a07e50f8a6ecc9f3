"""What a newcomer to the mine asks and meets: one's role, gold, repairs, deeds of others, the end of a round."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.drawing import text_of
from brzdek.games.sabotazysta.face.advice import is_unfounded
from brzdek.games.sabotazysta.face.suspecting import Witness, suspected
from brzdek.shell.answering.inquiries import telling
from brzdek.shell.sitting.session import Session
from tests.shell.menagerie import Watched
from tests.shell.screens import seat_down
from tests.typed.listening import listener

ROLES = {0: "miner", 1: "miner", 2: "miner", 3: "saboteur"}
LATE: dict[str, Any] = {
    "hands": {0: ["t_horizontal", "cross"], 1: ["t_vertical"], 2: ["curve_es"], 3: ["curve_sw"]},
    "deck": 0,
    "turn": 0,
    "board": ["straight_horizontal@1,0"],
    "roles": ROLES,
}
BROKEN = {0: ["pickaxe"], 1: ["lantern"], 2: ["lantern"], 3: ["cart"]}


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("pl", "jestem sabotażystą, to co mam robić?", "Sabotażysta chce, żeby karty skończyły się"),
        ("pl", "jestem sabotażystą, co teraz?", "Sabotażysta chce, żeby karty skończyły się"),
        ("pl", "jestem górnikiem, co mam robić?", "Górnik chce dokopać się do skarbu"),
        ("en", "I'm a saboteur, what now?", "A saboteur wants the cards to run out"),
        ("en", "I am a miner, what should I do?", "A miner wants to reach the treasure"),
        ("pl", "ile bryłek mają inni?", "Bryłki innych są tajne do końca gry"),
        ("en", "how many nuggets does Bolek have?", "The nuggets of others stay secret"),
        ("pl", "ile złota dostanę, jak wygram jako sabotażysta?", "Gdy wygrają sabotażyści: jeden dostaje 4"),
        ("en", "how much gold do I get if I win as a saboteur?", "When saboteurs win: a lone one gets 4"),
        ("pl", "mogę naprawić oba narzędzia jedną kartą?", "Nie: jedna karta naprawia jedno narzędzie."),
        ("en", "can I repair both tools with one card?", "No: one card mends one tool."),
        ("pl", "czemu Bolek położył tam zakręt?", "To ślepa karta: zatyka korytarz"),
        ("en", "why did Bolek lay that curve there?", "It is a dead end: it blocks the corridor"),
    ],
)
def test_a_plain_question_is_answered_and_nothing_is_done(lang: Any, line: str, told: str) -> None:
    came = listener("sabo_cells", lang).hear(line)
    assert not came.move
    assert told in came.unbroken


def test_of_one_side_only_its_gold_is_told() -> None:
    said = listener("sabo_cells", "pl").hear("ile złota dostanę, jak wygram jako sabotażysta?").said
    assert "górnicy" not in said


@pytest.mark.parametrize(("line", "rule"), [("co robi szyb?", "SAB-135"), ("co robi skrzyżowanie?", "SAB-022")])
def test_a_rule_below_a_card_names_the_card(line: str, rule: str) -> None:
    said = listener("sabo_cells", "pl").hear(line).said
    assert "korytarz wychodzi" in said
    assert rule not in said


def test_the_last_card_of_a_hand_of_one_is_thrown_away_when_that_was_confirmed() -> None:
    table = seat_down("sabotazysta", 4, position={**LATE, "hands": {**LATE["hands"], 0: ["t_horizontal"]}})
    Session(table, None, Watched("wyrzuć ostatnią kartę", ""), "pl").run()
    assert table.answers[0] == ("discard", "t_horizontal")


def test_who_can_only_pass_goes_on_so_with_one_enter_until_there_is_more_to_do() -> None:
    table = seat_down("sabotazysta", 4, position={**LATE, "tools": BROKEN})
    screen = Watched("")
    Session(table, None, screen, "pl").run()
    assert "Zostało ci samo pasowanie." in screen.seen
    assert "Koniec rundy 1" in screen.seen
    mended = {**LATE, "tools": BROKEN, "hands": {**LATE["hands"], 1: ["repair_pickaxe"]}}
    table = seat_down("sabotazysta", 4, position=mended)
    Session(table, None, Watched("", ""), "pl").run()
    assert [answer[0] for answer in table.answers].count("discard") < len(table.answers)
    assert sum(table.view(0).hand_counts[:1]) == 1, "with the tool mended the last card is the player's to choose"


def bent(card: str, cell: str) -> Session:
    """Bolek laid this card, and it is somebody else's turn."""
    hands = {0: ["cross"] * 2, 1: ["cross"], 2: [card, "map"], 3: ["broken_cart"]}
    position = {"hands": hands, "turn": 2, "board": ["straight_horizontal@1,0"], "roles": ROLES}
    table = seat_down("sabotazysta", 4, people=4, position=position)
    table.answer(next(one for one in table.ask.options if one[1:3] == (card, cell)))  # type: ignore[union-attr]
    session = Session(table, None, Watched(), "pl")
    session.at = 0
    return session


def test_a_corridor_that_turns_away_from_all_goals_is_suspicious_and_named() -> None:
    away, on = bent("straight_horizontal", "-1,0"), bent("straight_horizontal", "2,0")
    views = [session.view(0) for session in (away, on)]
    assert Witness(views[0]).suspicion(views[0])[2] > Witness(views[1]).suspicion(views[1])[2] + 0.2
    lines = text_of(suspected(views[0], "Bolek", telling(away), away.screen.style))
    assert "odwraca się od celów" in " ".join(" ".join(lines).split())


def test_nobody_is_advised_to_break_tools_of_whom_nothing_speaks_against() -> None:
    view = bent("straight_horizontal", "2,0").view(0)
    assert is_unfounded(view, ("play", "broken_cart", 2))
    assert not is_unfounded(bent("straight_horizontal", "-1,0").view(0), ("play", "broken_cart", 2))


def test_cells_and_dead_ends_are_explained_once() -> None:
    hands = {0: ["dead_cross", "cross"], 1: ["t_vertical"], 2: ["curve_es"], 3: ["curve_sw"]}
    table = seat_down("sabotazysta", 4, position={**LATE, "hands": hands, "deck": 8})
    screen = Watched("odrzuć skrzyżowanie", "tak")
    Session(table, None, screen, "pl").run()
    seen = " ".join(screen.seen.split())
    assert seen.count("Pole to kolumna i rząd") == 1
    assert seen.count("╬✗ – ślepa karta") == 1
