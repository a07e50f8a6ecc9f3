"""What the mine tells of gold that was dealt, of suspicion, of advice, and how it is drawn."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.drawing import Line, Style, text_of
from brzdek.games.sabotazysta.bots.watching import Watcher
from brzdek.games.sabotazysta.face.drawing import draw_maze, legend, seen_now
from brzdek.games.sabotazysta.face.suspecting import SCALE, Witness
from brzdek.games.sabotazysta.rules import events
from tests.support import answer, seat_down
from tests.typed.listening import Listener, listener
from tests.typed.positions import table_at

pytestmark = pytest.mark.xdist_group("typed lines")


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("pl", "czemu bolek dostal az 2 karty w tej rundzie", "Rundę 1 wygrali górnicy. Karty złota: Bolek – 1 karta."),
        ("pl", "kto dostał złoto w rundzie 1?", "Darek – 1 karta, Cela – 1 karta"),
        ("pl", "skąd bolek ma tyle złota", "Bolek – 1 karta"),
        ("pl", "ile złota dostał Bolek", "Bolek – 1 karta"),
        ("en", "why does bolek have so much gold", "The miners won round 1. Gold cards: Bolek – 1 card."),
        ("en", "who got gold?", "whoever reached the treasure chooses first"),
    ],
)
def test_who_took_how_much_gold_is_told_with_the_reason(lang: Any, line: str, told: str) -> None:
    assert told in listener("sabo_second", lang).hear(line).unbroken


@pytest.mark.parametrize(("lang", "line"), [("pl", "kogo podejrzewasz?"), ("en", "who do you suspect?")])
def test_suspicion_names_what_speaks_for_it(lang: Any, line: str) -> None:
    said = listener("sabo_cells", lang).hear(line).unbroken
    assert (
        "głównie przez: ślepy zaułek na 4,0" if lang == "pl" else "suspicion, above all: laid a dead end at 4,0"
    ) in said
    assert "%" not in said


def test_the_words_for_suspicion_rise_with_the_number() -> None:
    limits = [limit for limit, _ in SCALE]
    assert limits == sorted(limits) and limits[-1] > 1
    words = listener("sabo_cells", "pl").face.inquiry_words()
    assert len({words[f"suspicion.{word}"].pl for _, word in SCALE}) == len(SCALE)


def test_who_lays_a_dead_end_is_not_cleared_by_digging_on() -> None:
    hands = {0: ["cross"] * 4, 1: ["dead_cross", *["straight_horizontal"] * 3], 2: ["map"] * 4}
    roles = {0: "miner", 1: "saboteur", 2: "miner"}
    table = seat_down("sabotazysta", 3, position={"hands": hands, "roles": roles, "deck": 0})
    answer(table, "discard cross", "play dead_cross 0,1", "discard map")
    after_harm = Witness(table.view(0)).suspicion(table.view(0))[1]
    for column in range(1, 4):
        answer(table, "discard cross", f"play straight_horizontal {column},0", *["discard map"] * (column < 3))
    view = table.view(0)
    careless = Watcher()
    careless.watch(view)
    assert after_harm > Witness(view).suspicion(view)[1] > careless.suspicion(view)[1]


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("pl", "co radzisz", "dopóki zepsute zostaje i to: wagonik"),
        ("en", "hint", "as long as this stays broken, too: cart"),
    ],
)
def test_advice_says_what_stays_broken(lang: Any, line: str, told: str) -> None:
    assert told in listener("sabo_hurt", lang).hear(line).unbroken


def drawn(height: int = 0, *, compact: bool = False) -> list[str]:
    view = table_at("sabo_cells").view(0)
    return text_of(draw_maze(seen_now(view), Style(compact=compact, height=height)))


def test_rows_share_an_edge_rather_than_be_drawn_low() -> None:
    whole, close = drawn(), drawn(len(drawn()) - 1)
    assert len(close) < len(whole)
    assert any("✗" in line for line in close)
    assert len(drawn(len(whole))) == len(whole)
    assert max(map(len, close)) == max(map(len, whole))


@pytest.mark.parametrize("unicode", [True, False])
def test_dead_ends_have_their_mark_also_in_a_low_drawing(unicode: bool) -> None:
    style = Style(compact=True, unicode=unicode)
    view = table_at("sabo_cells").view(0)
    at = listener("sabo_cells", "pl")
    sign = "✗" if unicode else "x"
    assert any(sign in line for line in text_of(draw_maze(seen_now(view), style)))
    assert any(f"{sign} ślepy zaułek" in line for line in text_of(legend(at.words, style)))


def test_the_legend_has_no_dots_between_its_signs() -> None:
    told: list[Line] = legend(listener("sabo_cells", "pl").words, Style())
    assert " · · " not in "".join(text_of(told))


def test_one_looks_back_at_the_maze_of_the_round_that_is_over() -> None:
    table = seat_down("sabotazysta", 3, seed=2)
    bots = [table.rulebook.bots["steady"](seat, 1) for seat in range(3)]
    last: dict[Any, Any] = {}
    while table.view(0).round == 1:
        assert table.ask is not None
        last = {cell: laid.card for cell, laid in table.view(0).laid.items()}
        table.answer(bots[table.ask.seat].choose(table.view(table.ask.seat), table.ask))
    at = Listener(table, "pl")
    lines = text_of(at.face.looking_back(table.view(0), at.words, Style()))
    assert lines[0] == "Koniec rundy 1"
    assert len(lines) > max(row for _, row in last) - min(row for _, row in last) + 1
    first = listener("sabo_cells", "pl")
    assert not first.face.looking_back(first.view(0), first.words, Style())


def test_what_gold_one_takes_is_told_in_one_sentence() -> None:
    at = listener("sabo_second", "pl")
    log = at.view(0).events()
    own = [event for event in at.face.gather(log) if isinstance(event, events.Gold | events.Nuggets)]
    assert sum(isinstance(event, events.Nuggets) for event in own) == 1
    assert not any(isinstance(event, events.Gold) and event.seat == 0 for event in own)
