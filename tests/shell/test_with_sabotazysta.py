"""The shell with a real game: rounds are played to the end by typing, on screens of two sizes."""

from __future__ import annotations

import io
import itertools
from functools import partial
from typing import Any

import pytest

from brzdek.core.ask import Ask
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.shell.display.complete import Completer
from brzdek.shell.display.screen import PlainScreen
from brzdek.shell.reading.commands import SHELL_COMMANDS, Commands
from brzdek.shell.reading.deeds import Pick
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.parse import read
from brzdek.shell.reading.several import one_after_the_other
from brzdek.shell.sitting.session import Session
from tests.effort import effort
from tests.shell.menagerie import Watched
from tests.support import answer, catalog, rulebook, seat_down
from tests.typed.listening import Listener, listener
from tests.typed.positions import table_at


def mine(*seats: str, seed: int = 7, rounds: int = 1) -> Table:
    sitting = tuple(Seat(*seat.split("=")) for seat in seats)
    setup = Setup("sabotazysta", sitting, seed, {"rounds": rounds})
    return Table(rulebook("sabotazysta"), setup, catalog("sabotazysta"), keep_turns=True)


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_move_can_be_typed_in_full_in_both_languages(lang: Any) -> None:
    at = mine("Ola", "Jan", "Ewa", "Tola", "Adam")
    commands = Commands(SHELL_COMMANDS)
    style = Watched().style
    for step in range(40):
        ask = at.ask
        if ask is None:
            break
        moves = Moves(at.rulebook.face, at.view(ask.seat), ask)
        for index, option in enumerate(ask.options):
            assert read(moves.typed(index, lang), moves, commands, lang, style) == Pick(option)
            assert read(" ".join(map(str, option)), moves, commands, lang, style) == Pick(option)
        at.answer(ask.options[step % len(ask.options)])


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_newcomer_can_finish_a_round_with_numbers(size: tuple[int, int]) -> None:
    at = mine("Ola", "Jan=steady", "Ewa=steady", "Tola=steady", "Adam=steady")
    screen = Watched(*["1"] * 60, size=size)
    assert Session(at, None, screen, "pl").run() == 0
    assert at.ask is None
    assert "Koniec gry" in screen.seen


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_turn_fits_on_the_screen(size: tuple[int, int]) -> None:
    at = mine("Ola", "Jan=steady", "Ewa=steady", "Tola=steady", "Adam=steady")
    screen = Watched(*["hint!"] * 60, size=size)
    Session(at, None, screen, "pl").run()
    turns = [seen for owner, seen in screen.shots if owner]
    for before, after in itertools.pairwise(turns):
        shown = after[len(before) :].splitlines()[1:]
        assert all(len(line) < size[0] for line in shown)
        table = next(place for place, line in enumerate(shown) if line.startswith("Runda 1 z 1"))
        # One more line is the toolbar; nothing of the table may be scrolled away.
        assert len(shown) - table + 1 <= size[1]


def test_a_script_of_hints_plays_a_round() -> None:
    at = mine("Ola", "Jan=steady", "Ewa=steady")
    out = io.StringIO()
    assert Session(at, None, PlainScreen(out, ["?", "hint", "1"] * 40, live=False), "en").run() == 0
    assert "The game is over" in out.getvalue()
    assert "\x1b" not in out.getvalue()


def test_completion_stays_quick() -> None:
    at = mine("Ola", "Jan", "Ewa")
    ask = at.ask
    assert ask is not None
    cards = list(at.view(0).corridors)
    options = [("play", card, f"{x},{y}") for card in cards for x in range(5) for y in range(3)][:150]
    made: list[Moves] = []
    effort(lambda: made.append(Moves(at.rulebook.face, at.view(0), Ask(0, "turn", options))), 200 * len(options))
    (moves,) = made
    complete = Completer(moves, Commands(SHELL_COMMANDS), "pl", lambda command: ())
    for text in ("", "zagraj ", "zagraj skrzyżowanie ", "play rozwidlenie p"):
        effort(partial(complete.offers, text), 100 * len(options))


@pytest.mark.parametrize(("between", "dropped"), [(" i ", True), ("; ", False)])
def test_what_one_sentence_says_is_not_done_in_the_next_turn(between: str, dropped: bool) -> None:
    """Whoever puts a semicolon may mean the next turn; “and” means this one."""
    at = mine("Ola", "Jan=steady", "Ewa=steady")
    view = at.view(0)
    first, second = [view.catalog.cards[card].name.pl for card in dict.fromkeys(view.hand)][:2]
    screen = Watched(f"odrzuć {first}{between}odrzuć {second}")
    Session(at, None, screen, "pl").run()
    assert (f"Pominięto resztę: odrzuć {second}" in screen.seen) == dropped
    assert len([seat for seat, _ in at.journal if seat == 0]) == (1 if dropped else 2)


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (("czy ja mogę położyć chodnik na 8,1", "czemu nie?"), "SAB-047"),
        (("szyb na prawo od skrzyżowania", "dlaczego?"), "SAB-043"),
        (("co radzisz?", "czemu?"), "stąd do celu na 8,-2"),
        (("co radzisz?", "czemu chodnik?"), "stąd do celu na 8,-2"),
        (("co radzisz?", "czemu akurat tam?"), "stąd do celu na 8,-2"),
    ],
)
def test_why_not_is_about_what_was_said_last(lines: tuple[str, str], said: str) -> None:
    at = Listener(table_at("sabo_cells"), "pl")
    for line in lines:
        at.paper.wipe()
        at.talk.hear(line, at.ask, at.moves)
    assert said in at.paper.written


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("czy ja mogę położyć chodnik na 8,1", "Nie. "),
        ("czy mogę położyć chodnik na 3,1", "Tak, "),
        ("co to jest rozwidlenie poziome", "po prawej, na dole, po lewej"),
        ("czemu Bolek kładzie ślepe karty", "Bolek: ślepy zakręt w lewo na 4,0."),
        ("ile jeszcze zostało do końca rundy?", "Bolek – 1"),
        ("kto oglądał cele?", "nikt jeszcze nie zagrał mapy"),
        ("pod którym celem jest skarb?", "8,-2; 8,0; 8,2"),
    ],
)
def test_questions_are_answered_with_what_the_table_tells(line: str, said: str) -> None:
    assert said in listener("sabo_cells", "pl").hear(line).said


def test_a_treasure_that_no_map_showed_is_said_to_be_the_last_one_left() -> None:
    goals = {"8,0": "stone_sw", "8,2": "treasure", "8,-2": "stone_nw"}
    hands = {0: ["map", "map", "cross"], 1: ["cross", "cross"], 2: ["cross", "cross"]}
    at = seat_down("sabotazysta", 3, position={"hands": hands, "goals": goals, "deck": 0})
    answer(at, "play map 8,0", "discard cross", "discard cross", "play map 8,-2", "discard cross", "discard cross")
    said = Listener(at, "pl").hear("gdzie jest skarb?").said
    assert "Skarb leży na 8,2: zostaje tylko ten cel" in said
    assert "mapa" not in said.splitlines()[0]
    assert "Ala: 8,0; 8,-2" in Listener(at, "pl").hear("kto oglądał cele?").said


def test_gold_is_listed_in_the_order_of_its_numbers() -> None:
    at = listener("sabo_gold", "pl")
    order = at.moves.order("pl", at.paper.style)
    values = [at.ask.options[index][1] for index in order]
    assert values == sorted(values)


@pytest.mark.parametrize(
    ("line", "move", "others"),
    [
        ("mapa na górny cel, 8, -2", ("play", "map", "8,-2"), []),
        ("ślepy szyb na 0, -1, i koniec", ("play", "dead_straight_vertical", "0,-1"), ["koniec"]),
    ],
)
def test_a_place_is_not_torn_apart_where_a_line_says_several_things(
    line: str, move: tuple[str, ...], others: list[str]
) -> None:
    at = listener("sabotazysta_2", "pl")
    orders = one_after_the_other(at, line, at.moves)
    assert orders is not None and isinstance(orders.first, Pick)
    assert (orders.first.option, list(orders.others)) == (move, others)
