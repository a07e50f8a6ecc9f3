"""What a prompt promises holds after a question, and the pause before a result answers one."""

from __future__ import annotations

from brzdek.shell.sitting.ending import finish
from brzdek.shell.sitting.session import Session
from tests.shell.menagerie import Watched
from tests.shell.screens import seat_down
from tests.shell.test_afterwards import finished

HURT = {
    "hands": {0: ["cross", "curve_sw", "t_vertical"], 1: ["map"], 2: ["map"]},
    "tools": {0: ["pickaxe"]},
    "board": ["cross@1,0"],
    "deck": 0,
}
OFFER = "Enter – pasuję za ciebie, póki nic innego nie możesz."


def test_to_pass_on_is_offered_again_after_a_question_and_done() -> None:
    screen = Watched("ile mam kart?", "", size=(80, 60))
    Session(seat_down("sabotazysta", 3, position=HURT), None, screen, "pl").run()
    asked, told = (" ".join(seen.split()) for _, seen in screen.shots[:2])
    assert OFFER in asked
    assert OFFER in told.rpartition("ile mam kart?")[2]
    assert "Pasuję za ciebie, póki nic innego nie możesz." in screen.told


def at_the_end(*lines: str, rows: int) -> Watched:
    screen = Watched(*lines, size=(80, rows))
    finish(Session(finished("sabotazysta"), None, screen, "pl"))
    return screen


def test_a_question_at_the_pause_before_the_result_is_answered() -> None:
    asks = "czemu górnicy nie wygrali tej rundy?"
    screen = at_the_end(asks, "", "", rows=12)
    first, second = screen.shots[0][1], screen.shots[1][1]
    prompt = first.splitlines()[-1]
    assert prompt.startswith("Koniec gry. Enter – ")
    answer = second.rpartition(asks)[2]
    assert answer.rstrip().endswith(prompt.strip()) and len(answer.splitlines()) > 1


def test_each_pause_says_what_comes_next() -> None:
    screen = at_the_end("", "", "", rows=12)
    pauses = [seen.splitlines()[-1].strip() for _, seen in screen.shots]
    assert pauses[-1] == "Koniec gry. Enter – wynik"
    assert pauses.count("Koniec gry. Enter – wynik") == 1
