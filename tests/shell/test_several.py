"""Moves to be made several times or afterwards, short lists that are answered, and what the table tells."""

from __future__ import annotations

import pytest

from brzdek.core.ask import written
from brzdek.core.text import Lang
from tests.support import seat_down
from tests.typed.listening import Given, Listener, listener

LANTERNS = {
    "hands": {0: ["repair_lantern", "repair_cart_lantern", "straight_vertical"], 1: ["cross"], 2: ["cross"]},
    "tools": {0: ["lantern"], 1: ["lantern"]},
    "deck": 5,
}


def said_after(at: Listener, *lines: str) -> str:
    """The move that comes of lines typed one after the other; "": none."""
    at.paper.written = ""
    at.talk.forget()
    for line in lines:
        try:
            at.talk.hear(line, at.ask, at.moves)
        except Given as given:
            return written(given.option)
    return ""


# -- several times


@pytest.mark.parametrize(
    ("line", "waiting"),
    [("zagraj 3 włamy", 2), ("zagraj oba włamy", 1), ("zagraj cztery włamy", 3), ("zagraj włam", 0)],
)
def test_a_move_is_made_as_often_as_it_is_said(line: str, waiting: int) -> None:
    at = listener("heist_hand", "pl")
    assert said_after(at, line) == "play burgle"
    assert [at.talk.waiting(at.ask.seat) for _ in range(waiting + 1)] == ["zagraj Włam"] * waiting + [None]


def test_a_bare_number_goes_on_with_the_verb_before_it() -> None:
    at = listener("heist_artifact", "pl")
    assert said_after(at, "biorę artefakt i wracam do 20, 21, 16") == "take artifact_5"
    assert list(at.talk.queue.lines) == ["wracam do 20", "wracam 21", "wracam 16"]


@pytest.mark.parametrize(
    ("position", "line", "move", "waiting"),
    [
        ("heist_walk", "go to 8, take the secret", "move 8 1", "take the secret"),
        ("heist_walk", "go to 8 and pick up the secret", "move 8 1", "pick up the secret"),
        ("heist_shop", "buy mercenary and explore", "buy mercenary", "buy explore"),
    ],
)
def test_an_order_that_waits_keeps_its_own_verb(position: str, line: str, move: str, waiting: str) -> None:
    at = listener(position, "en")
    assert said_after(at, line) == move
    assert at.talk.waiting(at.ask.seat) == waiting


@pytest.mark.parametrize("line", ["zagraj pięć włamów", "zagraj dwa potknięcia", "zagraj 2 3 włamy"])
def test_what_cannot_be_done_so_often_is_not_begun(line: str) -> None:
    assert not said_after(listener("heist_hand", "pl"), line)


@pytest.mark.parametrize("line", ["idę do 4 a potem do wyjścia", "go to 4 then to the exit"])
def test_what_is_done_afterwards_waits(line: str) -> None:
    at = listener("heist_crossroads", "pl")
    assert said_after(at, line) == "move 4"
    assert at.talk.waiting(at.ask.seat) is not None


# -- the short list


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ("tę zwykłą", "discard repair_lantern"),
        ("podwójną", "discard repair_cart_lantern"),
        ("pierwsza", "discard repair_lantern"),
        ("ta ostatnia", "discard repair_cart_lantern"),
        ("2", "discard repair_cart_lantern"),
        ("odrzuć szyb", "discard straight_vertical"),
        ("napraw Bolka", ""),
        ("co robi mapa?", ""),
    ],
)
def test_a_short_list_may_be_answered_in_words(answer: str, move: str) -> None:
    at = Listener(seat_down("sabotazysta", 3, position=LANTERNS), "pl")
    assert said_after(at, "pas, odrzucam latarnię", answer) == move


def test_only_the_list_that_was_just_shown_is_answered() -> None:
    at = Listener(seat_down("sabotazysta", 3, position=LANTERNS), "pl")
    assert not said_after(at, "tę zwykłą")


def test_a_line_that_was_refused_may_be_typed_again() -> None:
    at = listener("heist_hand", "pl")
    assert not said_after(at, "dwa zwiady z bananem", "dwa zwiady z bananem")
    assert "To nie jest teraz ruch" not in at.paper.written


# -- what the table tells


@pytest.mark.parametrize(
    ("position", "lang", "line", "told", "hidden"),
    [
        ("sabo_hand", "pl", "ile kart w talii", "talia: 10", "Bolek"),
        ("sabo_hand", "pl", "ile złota ma Bolek?", "Bolek", "Cela"),
        ("sabo_hand", "pl", "kto ma najwięcej złota", "Cela", "talia"),
        ("heist_shop", "en", "how many black cubes are in the bag", "24 black", "gold"),
        ("heist_shop", "en", "how much gold do I have", "Bolek (you)", "Cela"),
        ("heist_shop", "en", "how much health does Cela have", "Cela", "Bolek"),
        ("heist_shop", "en", "who is ahead", "total", "Dragon"),
        ("mim_move", "pl", "jaką mam siłę", "Siła 4", "Bolek"),
        ("mim_move", "en", "what's my craft", "Craft", "MIM-"),
        ("mim_move", "pl", "czyja tura", "Teraz decydujesz ty", "Bolek"),
        ("mim_barrier", "pl", "co to za karta", "Bariera", "Skały"),
    ],
)
def test_how_the_game_stands_is_told_from_the_table(
    position: str, lang: Lang, line: str, told: str, hidden: str
) -> None:
    came = listener(position, lang).hear(line)
    assert told in came.said
    assert hidden not in came.said
    assert not came.move


def test_before_there_is_a_table_everybody_is_shown_what_there_is_to_choose_from() -> None:
    at = listener("mim_ban", "pl")
    assert "Siła" in at.hear("kto tu gra").said
    assert "Krasnolud" in at.hear("kto to ten krasnolud?").said


def test_no_is_never_the_beginning_of_another_word() -> None:
    at = listener("mim_spell", "pl")
    for line in ("nie", "nie chcę", "nic", "bez"):
        came = at.hear(line)
        assert not came.move, line
        assert not came.offered, line


# -- all of a sort


@pytest.mark.parametrize(
    "line",
    [
        "play all burgles",
        "play every burgle",
        "play everything except stumble",
        "play all but stumble",
        "zagraj wszystkie włamy",
        "zagraj wszystko oprócz potknięcia",
    ],
)
def test_all_of_a_sort_are_played_and_the_others_are_not(line: str) -> None:
    at = listener("heist_hand", "pl")
    assert said_after(at, line) == "play burgle"
    held = at.view(at.at).hand.count("burgle")
    assert [at.talk.waiting(at.ask.seat) for _ in range(held)] == ["zagraj Włam"] * (held - 1) + [None]


@pytest.mark.parametrize("line", ["play everything except gold", "wszystko poza potknięciem", "all but stumble"])
def test_what_is_excepted_is_not_offered(line: str) -> None:
    at = listener("heist_hand", "en")
    assert said_after(at, line) in ("", "play burgle")
    assert at.talk.offered is None
