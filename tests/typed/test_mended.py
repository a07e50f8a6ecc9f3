"""What is told of spaces on which something lies, and of several things together."""

from __future__ import annotations

import pytest

from brzdek.core.text import Lang
from brzdek.games.magia_i_miecz.face.ways import way_to
from tests.support import rulebook, seat_down
from tests.typed.listening import Listener, listener
from tests.typed.positions import table_at

pytestmark = pytest.mark.xdist_group("typed lines")


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "look hills 3", "draw 0 – what lies there counts"),
        ("pl", "co leży na wzgórzach 3?", "dobierz 0 – liczy się to, co tu leży"),
        ("en", "look hidden valley", "draw 3"),
    ],
)
def test_a_space_tells_how_many_cards_are_really_drawn(lang: Lang, line: str, told: str) -> None:
    assert told in listener("mended_lying", lang).hear(line).said


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        (
            "en",
            "do i still draw a card on hills 3 if the doorway is lying there?",
            "Hills 3: you draw 0 cards (it says 1",
        ),
        ("en", "how many cards do you draw on a space with a card already on it?", "less those that lie there already"),
        ("en", "how many cards do i draw on the hidden valley?", "Hidden Valley: you draw 3 cards"),
        ("pl", "ile kart dobieram na wzgórzach 3?", "dobierasz 0 kart (napisane 1, leży tam: 1)"),
        ("pl", "ile kart dobiera się na obszarze, gdzie już leży karta?", "mniej o te, które już tam leżą"),
        ("en", "can i get past the sentinel?", "the Sentinel, melee: won 14%"),
        ("pl", "czy dam radę przejść obok strażnika?", "Strażnik, walka wręcz: wygrana 14%"),
        ("en", "what are my odds in the mines?", "6+: 74% – go to the Tavern"),
        ("pl", "jakie mam szanse w kopalni?", "6+: 74% – przenieś się na obszar Gospoda"),
        ("en", "what's waiting behind the portal, am i strong enough?", "at most Strength (42%) or Craft (8%)"),
        ("pl", "co czeka za wrotami?", "Dolina Ognia: Wejść może tylko ten, kto ma Talizman"),
        ("en", "is the map worth taking?", "Where the roll “Mines” is made: Mines (Inner Region)."),
        ("pl", "czy warto wziąć mapę?", "Gdzie jest rzut „Kopalnia”: Kopalnia (Kraina Wewnętrzna)."),
    ],
)
def test_what_lies_ahead_is_told(lang: Lang, line: str, told: str) -> None:
    assert told in listener("mended_lying", lang).hear(line).unbroken


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "what did ala leave on the crags?", ("Mercenary", "Sword", "Genie", "Helmet", "Shield")),
        ("pl", "co ala zostawiła na skałach?", ("Najemnik", "Miecz", "Dżinn", "Hełm", "Tarcza")),
        ("en", "what are the mercenary, genie and shield?", ("Mercenary", "Genie", "Shield")),
        ("pl", "co robią najemnik, dżinn i tarcza?", ("Najemnik", "Dżinn", "Tarcza")),
    ],
)
def test_of_several_things_none_is_left_out(lang: Lang, line: str, told: tuple[str, ...]) -> None:
    said = listener("mended_lying", lang).hear(line).said
    assert all(f"• {card}" in said for card in told)


@pytest.mark.parametrize(("lang", "told"), [("pl", "nie liczy – Kobold:"), ("en", "not counted – Leprechaun:")])
def test_what_ones_ability_adds_to_a_way_is_named(lang: Lang, told: str) -> None:
    people = {0: {"pair": ["kobold", "nekromanta"], "space": "wzgorza_3"}, 1: {"space": "wioska"}}
    table = seat_down("magia_i_miecz", 2, position={"turn": 1, "adventurers": people})
    say = rulebook("magia_i_miecz").face.say(lang)
    assert told in way_to(table.view(0), "zamek", say)[-1]


@pytest.mark.parametrize(("lang", "line"), [("en", "cross the bridge"), ("pl", "przez most")])
def test_the_bridge_is_no_raft(lang: Lang, line: str) -> None:
    assert not listener("mended_raft", lang).hear(line).move


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "take everything", "leaves them alone; what lies here is taken after that"),
        ("pl", "biorę wszystko", "zostawiasz ich w spokoju; po to, co leży, sięgasz potem"),
    ],
)
def test_when_what_lies_there_is_taken_is_told_where_others_are(lang: Lang, line: str, told: str) -> None:
    assert told in listener("mended_met", lang).hear(line).unbroken


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "what should i do next?", "Because: for now you grow"),
        ("pl", "co mam teraz zrobić?", "na razie rośniesz: zbierasz Siłę, Moc"),
    ],
)
def test_who_is_advised_to_roll_is_told_the_plan(lang: Lang, line: str, told: str) -> None:
    assert told in listener("mim_samurai", lang).hear(line).unbroken


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "why did ala lose the warhorse?", "Ala discards: Warhorse. It may not be taken there"),
        ("pl", "dlaczego ala straciła rumaka?", "Rumak. Nie wolno z tym wejść"),
    ],
)
def test_why_another_lost_something_is_told_from_that_loss(lang: Lang, line: str, told: str) -> None:
    at = Listener(table_at("asked_entrance"), lang)
    at.at = 1
    assert told in at.hear(line).unbroken
