"""Cards that a line counts or excepts, entries of a list chosen in words, and what follows a yes."""

from __future__ import annotations

import pytest

from brzdek.core.ask import written
from brzdek.core.text import Lang
from tests.support import seat_down
from tests.typed.listening import Given, Listener
from tests.typed.positions import table_at

BURGLE, SIDESTEP, STUMBLE = "play burgle", "play sidestep", "play stumble"


def done(at: Listener, *lines: str) -> tuple[str, list[str]]:
    """The move that comes of lines typed one after the other, and what waits behind it."""
    for line in lines:
        try:
            at.talk.hear(line, at.ask, at.moves)
        except Given as given:
            return written(given.option), list(at.talk.queue.lines)
    return "", list(at.talk.queue.lines)


def all_done(position: str, lang: Lang, line: str) -> list[str]:
    """The moves that a line means, the first and those that wait; what waits and is no move, as it was said."""
    at = Listener(table_at(position), lang)
    first, waiting = done(at, line)
    heard = [(Listener(table_at(position), lang).hear(one).move or one) for one in waiting]
    return [first, *heard]


@pytest.mark.parametrize(
    ("lang", "line", "times"),
    [
        ("pl", "włam włam włam i unik", 3),
        ("pl", "włam x2 i unik", 2),
        ("pl", "dwa razy włam, potem unik", 2),
        ("pl", "włam dwa razy, no i unik", 2),
        ("pl", "2x włam, unik", 2),
        ("pl", "trzy włamy i unik", 3),
        ("pl", "wszystkie włamy i unik, potknięcie zostaw", 3),
        ("pl", "gram wszystko bez potknięcia", 3),
        ("pl", "gram karty, ale potknięcie zostaw", 3),
        ("pl", "graj wszystko, potknięcia nie", 3),
        ("en", "burgles and the sidestep, all of it, forget stumble", 3),
        ("en", "lets do all three burgles and the sidestep please", 3),
        ("en", "burgle x2 then sidestep", 2),
        ("en", "burgle ×2 and sidestep", 2),
        ("en", "burgle twice then sidestep", 2),
        ("en", "two burgles and the sidestep", 2),
        ("en", "play everything i've got except the stumbles", 3),
        ("en", "play cards but keep the stumble", 3),
        ("en", "play all my cards, not the stumble", 3),
        ("en", "play everything without stumble", 3),
    ],
)
def test_each_card_is_played_as_often_as_it_is_counted(lang: Lang, line: str, times: int) -> None:
    assert all_done("chat_raid", lang, line) == [BURGLE] * times + [SIDESTEP]


@pytest.mark.parametrize(
    ("lang", "line", "played"),
    [
        ("pl", "zagraj wszystko oprócz uniku i potknięcia", [BURGLE] * 3),
        ("en", "everything except sidestep and stumble", [BURGLE] * 3),
        ("en", "both burgles, then the stumble", [BURGLE, BURGLE, STUMBLE]),
        ("pl", "włam x2, kup zwiad i idź do 2", [BURGLE, BURGLE, "kup zwiad, idź do 2"]),
    ],
)
def test_what_is_said_beside_the_counted_cards_is_not_lost(lang: Lang, line: str, played: list[str]) -> None:
    assert all_done("chat_raid", lang, line) == played


@pytest.mark.parametrize(
    "line",
    ["pięć włamów i unik", "zagraj 2 3 włamy", "trzy włamy, albo nie", "dwa włamy, nie, trzy", "mam trzy włamy i unik"],
)
def test_what_cannot_be_counted_so_is_not_begun(line: str) -> None:
    assert done(Listener(table_at("chat_raid"), "pl"), line) == ("", [])


@pytest.mark.parametrize(
    ("lang", "line", "bought"),
    [
        ("pl", "to weź najemnika i drugiego też", ["mercenary"] * 2),
        ("pl", "za 6 dwa zwiady", ["explore"] * 2),
        ("pl", "za czwórkę dwóch najemników", ["mercenary"] * 2),
        ("pl", "zwiad i jeszcze jeden", ["explore"] * 2),
        ("en", "a mercenary and another one", ["mercenary"] * 2),
        ("en", "mercenary x2", ["mercenary"] * 2),
        ("en", "two mercenaries and an explore", ["mercenary", "mercenary", "explore"]),
    ],
)
def test_several_of_a_card_are_bought(lang: Lang, line: str, bought: list[str]) -> None:
    assert all_done("heist_shop", lang, line) == [f"buy {card}" for card in bought]


def _hand(*cards: str) -> Listener:
    position = {"turn": 0, "room": {0: 4}, "hand": {0: list(cards)}, "draw": {0: []}}
    return Listener(seat_down("brzdek", 2, position=position), "pl")


def test_the_last_card_is_played_where_one_is_left() -> None:
    line = "dobra zagraj to ostatnie i oddaj turę"
    assert done(_hand("stumble"), line) == (STUMBLE, ["oddaj turę"])
    assert done(_hand("burgle", "burgle"), line) == ("", [])
    assert done(_hand("burgle", "stumble"), line) == ("", [])


# -- lists


@pytest.mark.parametrize(
    ("answers", "move"),
    [
        (["numer 3"], "play broken_cart 3"),
        (["nr 2"], "play broken_cart 2"),
        (["#2"], "play broken_cart 2"),
        (["opcja 2"], "play broken_cart 2"),
        (["trójka oczywiście"], "play broken_cart 3"),
        (["to ja poproszę dwójkę"], "play broken_cart 2"),
        (["ten drugi"], "play broken_cart 2"),
        (["pierwsze, bez potworów"], "play broken_cart 1"),
        (["ostatnie"], "play broken_cart 3"),
        (["daleko jeszcze?", "numer 3"], "play broken_cart 3"),
        (["daleko jeszcze?", "pierwsze"], "play broken_cart 1"),
        (["pierwsze, nie, drugie"], ""),
        (["that one"], ""),
        (["numer 44"], ""),
    ],
)
def test_an_entry_of_a_list_is_chosen_in_words(answers: list[str], move: str) -> None:
    at = Listener(table_at("chat_dig"), "pl")
    assert done(at, "zepsuj wagonik", *answers)[0] == move


# -- what follows


@pytest.mark.parametrize(
    ("line", "move", "waiting"),
    [
        ("yes and then buy the Merc", "move 2", ["buy the Merc"]),
        ("sure, and buy the Merc", "move 2", ["buy the Merc"]),
        ("ok then buy the Merc", "buy mercenary", []),
    ],
)
def test_what_follows_a_yes_to_an_offer_is_done_after_it(line: str, move: str, waiting: list[str]) -> None:
    at = Listener(table_at("chat_spend"), "en")
    assert done(at, "step into room 2 with the others, and a mercenary", line) == (move, waiting)


def test_a_word_for_going_is_no_card_to_be_bought() -> None:
    at = Listener(table_at("chat_prison"), "en")
    assert done(at, "buy explore and walk back to 1") == ("buy explore", ["walk back to 1"])


@pytest.mark.parametrize(
    "line", ["rzut, jak jedynka to wioska i miecz", "rzut, a jeśli szóstka to las", "roll & go to city if its a one"]
)
def test_what_depends_on_a_roll_is_left_out_and_told(line: str) -> None:
    at = Listener(table_at("mim_move"), "pl")
    assert done(at, line) == ("roll", [])
    assert "Pominięto resztę" in at.paper.written


@pytest.mark.parametrize("line", ["right curve on 6,0 instead", "alright do the right curve on 6,0 instead"])
def test_a_place_that_is_not_possible_gets_its_reason(line: str) -> None:
    came = Listener(table_at("chat_mine"), "en").hear(line)
    assert "The cell 6,0" in came.said
    assert "not sure" not in came.said
