"""Sabotażysta: where a card is put that was only spoken of, what can be done to whom, and what has just been seen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.typed.listening import Listener, listener
from tests.typed.positions import table_at

pytestmark = pytest.mark.xdist_group("typed lines")
AT_3 = "play cross 3,0"
NOWHERE_NEAR = {"en": "The cell 5,5 shares no edge", "pl": "Pole 5,5 nie styka się bokiem"}


@pytest.mark.parametrize(
    ("lang", "before", "line", "offered"),
    [
        ("en", [], "where should I put the crossing", AT_3),
        ("en", ["what's a crossing"], "where should I put it", AT_3),
        ("en", ["what is the vertical fork"], "where does it go", "play t_vertical 3,0"),
        ("en", [], "where do I put the map", "play map 8,0"),
        ("en", [], "where should I put the rockfall", "play rockfall 2,0"),
        ("en", [], "where to put this card", AT_3),
        ("en", [], "where should i put the blocked crossing?", ""),
        ("pl", [], "gdzie położyć skrzyżowanie", AT_3),
        ("pl", ["co to jest skrzyżowanie"], "gdzie go położyć?", AT_3),
        ("pl", [], "gdzie dać rozwidlenie", "play t_vertical 3,0"),
        ("pl", [], "gdzie najlepiej użyć mapy", "play map 8,0"),
    ],
)
def test_where_a_card_is_best_put_is_advised(lang: Any, before: list[str], line: str, offered: str) -> None:
    came = listener("sabo_hand", lang).hear(line, before=before)
    assert (came.move, came.offered) == ("", offered)
    assert {"en": "Advice: ", "pl": "Rada: "}[lang] in came.said
    assert "✗" not in came.said  # a drawing is no reason


def test_with_a_broken_tool_it_is_told_why_nowhere() -> None:
    assert "Masz zepsute narzędzie" in listener("sabo_broken", "pl").hear("gdzie położyć ślepe skrzyżowanie").said


@pytest.mark.parametrize(
    ("lang", "before", "line"),
    [
        ("en", "put the crossing at 5,5", "why can't it go there"),
        ("en", "put the crossing at 5,5", "why can't i put it there?"),
        ("en", "what's a crossing", "why can't i put it at 5,5"),
        ("en", "what's a crossing", "can i put it at 5,5?"),
        ("pl", "połóż skrzyżowanie na 5,5", "czemu nie mogę go tam dać?"),
        ("pl", "połóż skrzyżowanie na 5,5", "dlaczego tam nie pasuje"),
        ("pl", "co to jest skrzyżowanie", "czemu nie mogę go dać na 5,5"),
    ],
)
def test_why_it_cannot_go_there_is_about_the_card_spoken_of(lang: Any, before: str, line: str) -> None:
    came = listener("sabo_hand", lang).hear(line, before=[before])
    assert not came.move
    assert NOWHERE_NEAR[lang] in came.said


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        ("sabo_hand", "en", "where can i lay a card", "crossing: -1,0; 0,-1; 0,1; 1,-1; 1,1; 3,0."),
        ("sabo_hand", "pl", "gdzie mogę położyć kartę", "skrzyżowanie: -1,0; 0,-1; 0,1; 1,-1; 1,1; 3,0."),
        ("sabo_tools", "pl", "komu mogę zepsuć wagonik", "zepsuty wagonik: Cela; Darek."),
        ("sabo_tools", "pl", "kogo mogę zablokować", "zepsuta latarnia: Cela; Darek."),
        ("sabo_hand", "en", "who can i break", "Nobody: you hold no card that breaks a tool."),
        ("sabo_hand", "en", "who should i break next", "You hold no card that breaks a tool."),
        (
            "sabo_hand",
            "en",
            "play broken lantern on the one who is closest",
            "You do not hold this card: broken lantern.",
        ),
        ("sabo_torn", "en", "can i fix my cart with lantern repair?", "No: none of your cards repairs that now"),
        ("sabo_lantern", "pl", "komu mogę pomóc", "Ala: naprawa latarni."),
        ("sabo_lantern", "pl", "zawalam korytarz", "Nie masz na ręce osuwiska."),
        ("sabo_hand", "en", "who knows where the gold is", "Nobody has played a map in this round yet."),
        ("sabo_hand", "pl", "kto jeszcze to wie", "W tej rundzie nikt jeszcze nie zagrał mapy."),
        ("sabo_treasure", "en", "so is it gold?", "Your map showed you at 8,-2: treasure."),
        ("sabo_treasure", "pl", "i co tam jest?", "Mapa pokazała ci na 8,-2: skarb."),
        ("sabo_hand", "en", "how many cards till the round ends", "10 cards are left in the deck"),
        ("sabo_hand", "pl", "ile kart do końca rundy", "W talii zostało 10 kart"),
    ],
)
def test_what_can_be_done_and_what_is_known(position: str, lang: Any, line: str, told: str) -> None:
    came = listener(position, lang).hear(line)
    assert (came.move, came.offered) == ("", "")
    assert told in came.unbroken


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "what's going on"),
        ("en", "what just happened?"),
        ("pl", "co się dzieje na stole"),
        ("pl", "co się teraz stało?"),
    ],
)
def test_what_goes_on_is_told_from_the_log(lang: Any, line: str) -> None:
    assert listener("sabo_cells", lang).hear(line).command == "log"


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "can i turn a card around?", "may be turned by 180 degrees"),
        ("en", "can i play two cards?", "exactly one card"),
        ("pl", "czy mogę zagrać dwie karty", "jednej karty"),
        ("en", "who's with me", "Among the others saboteurs: 1–2"),
        ("pl", "kto jest ze mną", "Wśród pozostałych sabotażystów: 1–2"),
        ("en", "any idea where the gold is?", "The treasure is under one of the goals"),
        ("pl", "masz pomysł, gdzie jest złoto?", "Skarb leży pod jednym z celów"),
        ("en", "is anyone acting weird?", "It is too early to tell"),
        ("pl", "ktoś tu dziwnie gra?", "Za wcześnie, by coś powiedzieć"),
        ("en", "who is closest to the gold", "the corridor is shared"),
        ("pl", "kto jest najbliżej złota", "korytarz jest wspólny"),
    ],
)
def test_what_is_asked_in_general_is_not_answered_with_a_card(lang: Any, line: str, told: str) -> None:
    came = listener("sabo_hand", lang).hear(line)
    assert (came.move, came.offered) == ("", "")
    assert told in came.unbroken


def test_advice_is_still_offered_to_whoever_asks_why() -> None:
    came = listener("sabo_hand", "en").hear("why that one", before=["what should i do?"])
    assert came.offered == AT_3


@pytest.mark.parametrize(("lang", "line"), [("en", "what did everyone do"), ("pl", "co wszyscy zrobili")])
def test_what_all_of_them_did_is_in_the_log(lang: Any, line: str) -> None:
    assert listener("sabo_cells", lang).hear(line).command == "log"


def test_what_one_knows_by_ones_role_is_no_suspicion() -> None:
    at = Listener(table_at("sabo_depths"), "en")
    at.at = 2
    said = at.hear("do i trust ala?").unbroken
    assert "A miner for certain: so much follows from your own role." in said
    assert "uspicion" not in said
