"""Places by stones and between two cards, what would come of a card, which cards are wanting, and who is with whom."""

from __future__ import annotations

import pytest

from brzdek.core.drawing import Style, text_of
from brzdek.core.text import Lang
from brzdek.games.sabotazysta.face.gap import after_laying, gap_before
from brzdek.games.sabotazysta.rules import events
from tests.support import answer, seat_down
from tests.typed.listening import Listener, listener
from tests.typed.positions import table_at

pytestmark = pytest.mark.xdist_group("typed lines")
UNCOVERS = "Yes: shaft at 8,1 – the corridor gets to the goal there and uncovers it (8,2)."
ODKRYWA = "Tak: szyb na 8,1 – korytarz dochodzi tam do celu i odkrywa go (8,2)."


@pytest.mark.parametrize(
    ("position", "lang", "line", "move"),
    [
        ("sabo_stone", "en", "shaft under the stone", "play straight_vertical 8,1"),
        ("sabo_stone", "en", "put the shaft right below the uncovered stone", "play straight_vertical 8,1"),
        ("sabo_stone", "en", "curve below the stone", "play curve_sw 8,1 turned"),
        ("sabo_stone", "pl", "szyb pod kamieniem", "play straight_vertical 8,1"),
        ("sabo_stone", "pl", "szyb pod odkrytym kamieniem", "play straight_vertical 8,1"),
        ("sabo_stone", "en", "shaft between the middle and the bottom goal", "play straight_vertical 8,1"),
        ("sabo_stone", "pl", "szyb między celem środkowym a dolnym", "play straight_vertical 8,1"),
        ("sabo_between", "en", "gallery between the crossing 1,0 and the fork 3,0", "play straight_horizontal 2,0"),
        ("sabo_between", "en", "gallery between 1,0 and 3,0", "play straight_horizontal 2,0"),
        ("sabo_between", "en", "connect 1,0 and 3,0 with the gallery", "play straight_horizontal 2,0"),
        ("sabo_between", "en", "gallery in the gap between crossing and level fork", "play straight_horizontal 2,0"),
        ("sabo_between", "pl", "chodnik między skrzyżowaniem 1,0 a rozwidleniem 3,0", "play straight_horizontal 2,0"),
        ("sabo_between", "pl", "chodnik łączący skrzyżowanie i rozwidlenie", "play straight_horizontal 2,0"),
        ("sabo_between", "en", "gallery so that it joins the crossing and fork", "play straight_horizontal 2,0"),
        ("sabo_between", "pl", "połącz 1,0 z rozwidleniem 3,0 chodnikiem", "play straight_horizontal 2,0"),
    ],
)  # fmt: skip
def test_a_place_is_told_by_a_stone_or_by_two_cards(position: str, lang: Lang, line: str, move: str) -> None:
    assert listener(position, lang).hear(line).move == move


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        ("sabo_stone", "en", "gallery left of the stone", "The cell 7,0 is taken."),
        ("sabo_stone", "en", "shaft under the top stone", "I am not sure"),
        ("sabo_between", "en", "shaft under the stone", "I am not sure"),
        ("sabo_between", "en", "gallery between the two crossings", "The cell 1,1 is taken."),
        ("sabo_between", "pl", "szyb między skrzyżowaniami", "Pole 1,1 jest zajęte."),
        ("sabo_between", "en", "gallery between bolek and cela", "I am not sure"),
    ],
)
def test_where_nothing_lies_so_no_move_is_made(position: str, lang: Lang, line: str, told: str) -> None:
    came = listener(position, lang).hear(line)
    assert not came.move and told in came.unbroken


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "if I put the shaft under the stone, do I reach the bottom goal?", UNCOVERS),
        ("en", "do I reach the bottom goal if I lay the shaft at 8,1?", UNCOVERS),
        ("pl", "jak położę szyb pod kamieniem, to dojdę do dolnego celu?", ODKRYWA),
        ("pl", "czy dojdę do dolnego celu, jak położę szyb pod kamieniem?", ODKRYWA),
        ("en", "what if I put the shaft at 8,1?", "Shaft at 8,1 – the corridor gets to the goal there"),
        ("pl", "co się stanie, jak położę szyb na 8,1?", "Szyb na 8,1 – korytarz dochodzi"),
        ("en", "would the shaft at 8,1 reach the gold?", "Shaft at 8,1 – the corridor"),
        ("en", "if i put the blocked crossing at 8,1, is the goal uncovered?", "No: blocked crossing at 8,1 – no goal"),
        ("en", "if I put the shaft at 5,1, do I get closer to the bottom goal?", "No: shaft at 5,1 – no goal"),
        (
            "en",
            "if i put the gallery at 8,1, do i reach the bottom goal?",
            "The card does not fit: it has a wall above",
        ),
        ("pl", "jeśli położę chodnik na 8,1, to odkryję dolny cel?", "Karta tu nie pasuje"),
    ],
)
def test_what_would_come_of_a_card_is_told_and_not_done(lang: Lang, line: str, told: str) -> None:
    came = listener("sabo_stone", lang).hear(line)
    assert not came.move and told in came.unbroken


@pytest.mark.parametrize(
    "line",
    [
        "if I pass, do I get a new card?",
        "what if I discard the shaft?",
        "if I play the map on 8,2, do I win?",
        "if the treasure is at 8,2, do we win?",
        "what happens if everybody passes?",
    ],
)
def test_another_supposition_is_not_taken_for_a_corridor(line: str) -> None:
    came = listener("sabo_stone", "en").hear(line)
    assert "– the corridor" not in came.unbroken and "– no goal" not in came.unbroken


def test_what_lies_there_is_told_only_to_whoever_knows_it() -> None:
    line = "if I put the shaft at 8,1, do I reach the treasure?"
    told = listener("sabo_stone", "en").hear(line).unbroken
    assert "Yes" not in told and "comes to light" in told


def test_a_way_may_lead_through_a_stone_that_one_knows() -> None:
    view = table_at("sabo_through").view(0)
    gap, others = gap_before(view, (8, 2)), gap_before(table_at("sabo_through").view(1), (8, 2))
    assert gap is not None and len(gap.cells) == 4 and list(gap.through) == [(8, 0)]
    assert others is not None and len(others.cells) == 5 and not others.through
    hoping = gap_before(table_at("sabo_through").view(1), (8, 2), hoping=True)
    assert hoping is not None and len(hoping.cells) == 4


def test_after_laying_a_card_its_goal_is_turned_up() -> None:
    view = table_at("sabo_stone").view(0)
    assert after_laying(view, ("play", "straight_vertical", "8,1")).uncovered == [(8, 2)]
    assert not after_laying(view, ("play", "dead_cross", "8,1")).uncovered


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        ("sabo_through", "en", "how far are they from the treasure now?", "To 8,2 at least 4 cards"),
        ("sabo_through", "en", "how far are they from the treasure now?", "through the stone (8,0)"),
        ("sabo_through", "pl", "jak daleko do skarbu?", "Droga wiedzie przez kamień (8,0)"),
        ("sabo_goals", "en", "how far is the bottom goal?", "fewer (2) only if the goal that is still face down (8,0)"),
        ("sabo_one_short", "en", "which card do we need at 8,-1 to reach the gold?", "open up and to the left"),
        ("sabo_one_short", "en", "which card do we need to reach the gold?", "In your hand: vertical fork ╣."),
        ("sabo_one_short", "pl", "jaka karta jest potrzebna na 8,-1, żeby dojść do złota?", "otwarta w górę i w lewo"),
        ("sabo_one_short", "pl", "czego brakuje do skarbu?", "Na ręce masz: rozwidlenie pionowe ╣."),
        ("sabo_empty_handed", "en", "which card do we need at 8,-1?", "No corridor comes to 8,-1 yet."),
        ("sabo_empty_handed", "en", "what can I do to get to the treasure now?", "Nothing in your hand brings"),
        ("sabo_empty_handed", "en", "what can I do to get to the treasure now?", "Passing swaps one card"),
        ("sabo_empty_handed", "pl", "co mogę zrobić, żeby dojść do skarbu?", "Żadna karta z ręki nie przybliży"),
        ("sabo_one_short", "en", "what can I do to reach the gold?", "This gets you to 8,-2 now: vertical fork: 8,-1."),
        ("sabo_through", "en", "where is the stone?", "At 8,0 there is stone."),
        ("sabo_stone", "pl", "gdzie jest kamień?", "Na 8,0 jest kamień."),
        ("sabo_between", "en", "where are the stones?", "You know none of the goals yet."),
        ("sabo_alike", "en", "who do you think is the saboteur here?", "So far nothing sets them apart"),
        ("sabo_alike", "pl", "kto jest podejrzany?", "Na razie nic ich nie różni"),
        ("sabo_traitor", "en", "who seems to be on my side?", "In this round Cela broke Bolek's cart."),
        ("sabo_traitor", "pl", "kto jest po mojej stronie?", "zepsute narzędzie (Bolek: wagonik)"),
        ("sabo_traitor", "en", "why did Bolek break my lantern?", "Why, only Bolek knows"),
        ("sabo_traitor", "en", "why did Bolek break my lantern?", "either Bolek suspects you, or is a saboteur"),
        ("sabo_traitor", "en", "why did Cela wreck Bolek's cart?", "either Cela suspects Bolek"),
        ("sabo_traitor", "pl", "czemu Bolek zepsuł mi latarnię?", "albo Bolek podejrzewa ciebie"),
        ("sabo_traitor", "en", "why did Darek break my lantern?", "Darek has broken no such tool"),
        ("sabo_buried", "en", "where was the treasure?", "It was under one of these: 8,-2; 8,2."),
        ("sabo_buried", "pl", "gdzie był skarb?", "Został pod jednym z tych celów: 8,-2; 8,2."),
        ("sabo_second", "en", "where was the gold?", "In round 1 the treasure lay at 8,0"),
    ],
)
def test_what_is_known_of_ways_and_people(position: str, lang: Lang, line: str, told: str) -> None:
    assert told in listener(position, lang).hear(line).unbroken


@pytest.mark.parametrize(
    ("position", "lang", "line", "untold"),
    [
        ("sabo_one_short", "en", "what can I do with the gold?", "This gets you to"),
        ("sabo_one_short", "en", "how many cards do we need to reach the gold?", "These will do"),
        ("sabo_one_short", "en", "which card do I need to repair my cart?", "These will do"),
        ("sabo_traitor", "en", "why can't i break bolek's cart?", "only Bolek knows"),
        ("sabo_traitor", "pl", "czemu nie mogę zepsuć wagonika Bolka?", "wie tylko Bolek"),
        ("sabo_traitor", "en", "who do you suspect?", "nothing sets them apart"),
        ("sabo_buried", "en", "where is the treasure?", "round 1"),
        ("sabo_buried", "en", "where was the treasure?", "lay at 8,2"),
    ],
)
def test_another_question_is_not_answered_so(position: str, lang: Lang, line: str, untold: str) -> None:
    assert untold not in listener(position, lang).hear(line).unbroken


SAME = {"roles": {0: "miner", 1: "miner", 2: "miner"}, "deck": 0, "goals": {"8,0": "treasure"}}
NEARLY = ["straight_horizontal@1,0", "straight_horizontal@2,0", *(f"t_horizontal@{column},0" for column in range(3, 7))]


def test_gold_cards_that_are_alike_are_no_choice() -> None:
    table = seat_down("sabotazysta", 3, position={**SAME, "board": NEARLY, "hands": {0: ["cross"], 1: ["map"], 2: []}})
    answer(table, "play cross 7,0")
    while table.ask is not None and table.ask.topic == "gold":
        at, alike = Listener(table, "en"), len(table.ask.options) == 1
        assert (at.face.forced(table.view(table.ask.seat), table.ask) is not None) == alike
        table.answer(table.ask.options[0])


def test_who_has_the_same_role_once_more_is_told_so() -> None:
    table = seat_down("sabotazysta", 3, seed=3)
    bots = [table.rulebook.bots["steady"](seat, 1) for seat in range(3)]
    while table.ask is not None and table.view(0).round < 3:
        table.answer(bots[table.ask.seat].choose(table.view(table.ask.seat), table.ask))
    at = Listener(table, "en")
    view = table.view(0)
    told = [at.face.event(view, event, at.words) for event in view.events() if isinstance(event, events.Role)]
    assert [str(text).startswith("Your role this round, once again") for text in told] == [False, True, False]


def test_the_end_of_a_round_has_no_sign_for_where_corridors_lead() -> None:
    table = seat_down("sabotazysta", 3, seed=3)
    bots = [table.rulebook.bots["steady"](seat, 1) for seat in range(3)]
    while table.ask is not None and table.view(0).round < 2:
        table.answer(bots[table.ask.seat].choose(table.view(table.ask.seat), table.ask))
    at = Listener(table, "en")
    whole = text_of(at.face.looking_back(table.view(0), at.words, Style(width=119)))
    assert "dead end" in whole[-2] and "a corridor leads here" not in "\n".join(whole)
    closed_up = text_of(at.face.looking_back(table.view(0), at.words, Style(width=119, height=len(whole) - 1)))
    assert len(closed_up) < len(whole)


def test_before_ones_first_turn_the_treasure_of_the_last_round_is_meant() -> None:
    table = seat_down("sabotazysta", 3, seed=3)
    bots = [table.rulebook.bots["steady"](seat, 1) for seat in range(3)]
    while table.ask is not None and (table.view(0).round < 2 or table.ask.seat != 0):
        table.answer(bots[table.ask.seat].choose(table.view(table.ask.seat), table.ask))
    at, line = Listener(table, "en"), "where was the treasure?"
    assert "round 1" in at.hear(line).said and "under one of the goals" not in at.hear(line).said
    turn = len(table.journal)
    while table.ask is not None and (table.ask.seat != 0 or len(table.journal) == turn):
        table.answer(bots[table.ask.seat].choose(table.view(table.ask.seat), table.ask))
    assert "To 8," in Listener(table, "en").hear(line).said
