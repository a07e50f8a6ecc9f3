"""``why not``: the shell says what stands against a move, with the rule."""

from __future__ import annotations

import io

import pytest

from brzdek.core.text import Lang
from brzdek.shell.display.screen import PlainScreen
from brzdek.shell.sitting.session import Session
from tests.support import seat_down

LEFT = "po lewej ma korytarz, a sąsiad na 1,1 ma tam ścianę. [SAB-044]"
POSITION = {
    "board": ["cross@1,0", "straight_horizontal@2,0", "straight_vertical@1,1"],
    "hands": {0: ["cross", "curve_sw", "rockfall", "map", "broken_cart"], 1: ["map"]},
    "tools": {1: ["cart"]},
}


def said(lang: Lang, line: str, game: str = "sabotazysta") -> str:
    """What the shell answers to one line."""
    table = seat_down(game, 3, position=POSITION if game == "sabotazysta" else None)
    out = io.StringIO()
    Session(table, None, PlainScreen(out, [line], live=False), lang).run()
    assert not table.journal
    return " ".join(out.getvalue().partition(f"> {line}\n")[2].split())


@pytest.mark.parametrize(
    ("lang", "line", "sentence"),
    [
        (
            "pl",
            "dlaczego nie zagraj skrzyżowanie 2,1",
            LEFT,
        ),
        ("pl", "dlaczego nie skrzyżowanie 2,1", LEFT),
        (
            "pl",
            "czemu nie osuwisko 0,0",
            "karty startu ani kart celów, a taka leży na 0,0. [SAB-083]",
        ),
        ("en", "why not play cross 5 , 5", "The cell 5,5 shares no edge with a card of the maze. [SAB-043]"),
        ("en", "why not curve_sw 3,0 sideways", "A path card may not be laid sideways"),
        ("en", "why not map 1,0", "those lie at: 8,-2; 8,0; 8,2. [SAB-088]"),
        ("en", "why not broken cart bolek", "Bolek has that tool broken already (cart). [SAB-070]"),
        ("en", "why not repair_cart bolek", "You do not hold this card: cart repair. [SAB-036]"),
        ("en", "why not take 3", "Gold is divided only when the round is over. [SAB-103]"),
        ("en", "7,7", "The cell 7,7 shares no edge with a card of the maze. [SAB-043]"),
    ],
)
def test_the_reason_comes_with_its_rule(lang: Lang, line: str, sentence: str) -> None:
    assert sentence in said(lang, line)


@pytest.mark.parametrize(
    ("lang", "line", "answered"),
    [
        ("en", "curve at 1,0", "The cell 1,0 is taken. [SAB-043]"),
        ("en", "repair Bolek's lantern", "You do not hold this card: lantern repair. [SAB-036]"),
        ("en", "break Ala's lantern", "You do not hold this card: broken lantern. [SAB-036]"),
    ],
)
def test_of_cards_that_one_does_not_hold_no_more_is_said_than_that(lang: Lang, line: str, answered: str) -> None:
    """There are curves and repairs of several kinds; the ones in hand matter."""
    assert said(lang, line).split(": ", 1)[1].startswith(answered)
    assert said(lang, line).count("[SAB-") == 1


@pytest.mark.parametrize(
    ("game", "lang", "line", "sentence"),
    [
        ("brzdek", "pl", "dlaczego nie koniec", "Najpierw zagraj całą rękę (5 kart): „zagraj wszystko”. [BRZ-118]"),
        ("brzdek", "en", "why not mercenary", "Mercenary costs 2 skill, and you have 0. [BRZ-056]"),
        ("brzdek", "en", "why not fight goblin", "Goblin costs 2 swords, and you have 0. [BRZ-064]"),
        ("brzdek", "en", "why not buy backpack", "Backpack: there is no market here. [BRZ-097]"),
        ("brzdek", "pl", "czemu nie teleportuj 2", "Nie masz teleportu. [BRZ-182]"),
        ("brzdek", "en", "why not take idol", "idols stand only in the monkey shrine (“way idol”). [BRZ-086]"),
        ("brzdek", "en", "why not go 20", "No tunnel leads from 1 to 20; “way 20” tells how to get there. [BRZ-070]"),
        ("katakumby", "pl", "dlaczego nie koniec", "Najpierw zagraj całą rękę (5 kart): „zagraj wszystko”. [KAT-039]"),
        ("katakumby", "en", "why not buy explore", "Explore costs 3 skill, and you have 0. [KAT-047]"),
        ("katakumby", "pl", "czemu nie otwórz skrzynię", "Tu nie ma nic do otwarcia. [KAT-104]"),
        ("katakumby", "en", "why not mark", "There is no altar here. [KAT-157]"),
        ("katakumby", "en", "why not place 90", "There is no tile to place now. [KAT-113]"),
    ],
)
def test_raids_say_why_too(game: str, lang: Lang, line: str, sentence: str) -> None:
    assert sentence in said(lang, line, game)


def test_what_is_allowed_is_said_to_be() -> None:
    assert said("en", "why not map 8,0").startswith("This is allowed: map at 8,0.")
    assert said("pl", "dlaczego nie mapa 8,0").startswith("To wolno: mapa na 8,0.")
    assert said("en", "why not cross").startswith("This is allowed: crossing at -1,0; crossing at 0,-1;")


def test_a_move_that_is_not_allowed_says_why_at_once() -> None:
    assert "sąsiad na 1,1 ma tam ścianę. [SAB-044]" in said("pl", "zagraj skrzyżowanie 2,1")


@pytest.mark.parametrize("game", ["sabotazysta", "brzdek", "katakumby", "magia_i_miecz"])
def test_a_line_that_means_nothing_gets_one_sentence(game: str) -> None:
    assert "I do not know which move is meant: “xyzzy”." in said("en", "why not xyzzy", game)


def test_places_are_named_in_a_maze_that_nobody_can_go_on_with() -> None:
    """No corridor is the farthest one where all of them are blocked."""
    blocked = ["dead_cross@1,0", "dead_t_horizontal@-1,0", "dead_straight_vertical@0,1", "dead_single_vertical@0,-1"]
    table = seat_down("sabotazysta", 3, position={"board": blocked, "hands": {0: ["cross"]}})
    out = io.StringIO()
    Session(table, None, PlainScreen(out, ["1,0"], live=False), "en").run()
    assert not table.journal
    assert "The cell 1,0 is taken. [SAB-043]" in out.getvalue()
