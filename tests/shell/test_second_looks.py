"""What is asked or told before something is given up: a turn that ends with much left, a card that can be turned."""

from __future__ import annotations

from typing import Any

from brzdek.core.drawing import Style, text_of
from brzdek.core.table import Table
from brzdek.games.brzdek.rules.events import EVENTS
from brzdek.games.raid.face.points import tie
from brzdek.games.raid.rules.events import Clank
from brzdek.shell.sitting.session import Session
from tests.shell.menagerie import Watched
from tests.shell.screens import seat_down, shown, written

F2 = "\x1bOQ"


def heard(table: Table, *lines: str, lang: Any = "en") -> str:
    screen = Watched(*lines, size=(100, 60))
    Session(table, None, screen, lang).run()
    return " ".join(screen.seen.split())


def rich_turn(**position: Any) -> Table:
    """A turn of Brzdęk! with something to buy."""
    wanted: dict[str, Any] = {"turn": 0, "hand": {0: []}, "skill": 7, "row": [], **position}
    return seat_down("brzdek", 2, position=wanted)


def test_a_turn_that_ends_with_much_left_is_asked_about_once() -> None:
    asked = "Still left: 7 skill. End the turn? (Enter – yes)"
    for lines, ends in ((("end",), 0), (("end", ""), 1), (("end", "end"), 1), (("end", "no"), 0)):
        table = rich_turn()
        assert asked in heard(table, *lines)
        assert len([option for seat, option in table.journal if seat == 0 and option == ("end",)]) == ends, lines


def test_it_is_not_asked_where_nothing_is_worth_it_or_the_line_says_so() -> None:
    for table, line in ((rich_turn(), "end turn anyway"), (rich_turn(skill=1), "end")):
        assert "Still left" not in heard(table, line)
        assert ("end",) in table.answers


def test_a_script_is_not_asked() -> None:
    class Script(Watched):
        live = False

    table = rich_turn()
    Session(table, None, Script("end"), "en").run()
    assert ("end",) in table.answers


FORKED = {"hands": {0: ["t_horizontal"], 1: ["cross"], 2: ["cross"], 3: ["cross"]}, "deck": 0, "turn": 0}


def test_a_fork_that_fits_both_ways_is_asked_about() -> None:
    for answer, turned in (("", False), ("2", True), ("turned", True), ("1", False)):
        table = seat_down("sabotazysta", 4, position=FORKED)
        said = heard(table, "put the fork at 1,0", answer)
        assert "which way round? (Enter – 1)" in said and "╦" in said and "╩" in said
        assert table.answers[0] == ("play", "t_horizontal", "1,0", *(("turned",) if turned else ())), answer


def test_who_says_which_way_round_is_not_asked() -> None:
    for line, turned in (("lay the fork turned at 1,0", True), ("lay the fork at 1,0 unturned", False)):
        table = seat_down("sabotazysta", 4, position=FORKED)
        assert "which way round" not in heard(table, line, "")
        assert table.answers[0] == ("play", "t_horizontal", "1,0", *(("turned",) if turned else ()))


def test_what_reads_the_same_under_two_headings_has_no_numbers() -> None:
    hand = ["straight_horizontal", "cross", "cross"]
    table = seat_down("sabotazysta", 4, position={**FORKED, "hands": {**FORKED["hands"], 0: hand}})  # type: ignore[dict-item]
    said = heard(table, "?")
    assert "1,0" in said and "(1)" not in said and "(2)" not in said


def test_the_legend_of_a_low_screen_has_the_sign_of_dead_ends_in_hand_too() -> None:
    table = seat_down("sabotazysta", 4, position=FORKED)
    face = table.rulebook.face
    lines = text_of(face.board(table.view(0), face.say("pl"), Style(compact=True)))
    assert any("─┼✗ ślepy zaułek" in line for line in lines)


def test_where_can_i_lay_a_card_that_one_does_not_have() -> None:
    table = seat_down("sabotazysta", 4, position=FORKED)
    assert "Nie masz tej karty na ręce: skrzyżowanie." in heard(table, "gdzie mogę położyć skrzyżowanie", lang="pl")


def test_boots_that_are_missing_may_still_be_in_hand() -> None:
    table = seat_down("brzdek", 2, position={"turn": 0, "room": {0: 2}, "hand": {0: ["sidestep", "burgle"]}})
    assert "1 boot short. [BRZ-" in (said := heard(table, "move to 3")) and "still to be played" in said


def test_a_way_too_long_says_how_far_one_gets() -> None:
    table = rich_turn(room={0: 2}, boots=1)
    assert "This turn you get as far as room 3 (1 boot)." in heard(table, "go to room 5")


def test_coming_home_says_what_it_is_worth() -> None:
    table = seat_down(
        "katakumby", 2, position={"turn": 0, "hand": {0: []}, "tokens": {0: ["artifact_5"]}, "room": {0: 1}, "skill": 2}
    )
    assert "escape with the loot for good, which is worth 20 points" in heard(table, "?")


def test_noise_tells_what_made_it() -> None:
    table = seat_down("brzdek", 2, position={"turn": 0, "hand": {0: ["stumble"]}})
    assert "Clank! You add 1 cube (Stumble)." in heard(table, "play stumble")
    assert Clank in EVENTS


def test_a_tie_is_told_with_what_breaks_it() -> None:
    table = seat_down("brzdek", 2, position={"turn": 0, "tokens": {0: ["artifact_5"], 1: ["artifact_20"]}})
    view, say = table.view(0), table.rulebook.face.say("en")
    (line,) = text_of(tie(view, [80, 80], say))
    assert line == "Points are level, so the most valuable artifact decides: Ola – 5, Ala – 20."
    assert not tie(view, [80, 79], say)


def test_the_end_of_a_game_is_told_shortly() -> None:
    """Others play on long after the only person is out."""
    table = seat_down("brzdek", 4, people=1, seed=5)
    bots = [table.rulebook.bots["steady"](seat, 1) for seat in range(4)]
    while table.ask is not None and not table.view(0).me.out:
        table.answer(bots[table.ask.seat].choose(table.view(table.ask.seat), table.ask))
    screen = Watched(*[""] * 40)
    Session(table, None, screen, "en").run()
    news = [line for line in screen.seen.splitlines() if line.startswith("• ")]
    assert table.ask is None and len(news) <= 40 and "The game is over" in screen.seen


def test_the_map_is_spoken_of_and_function_keys_close_a_page() -> None:
    size = (80, 24)
    screens = list(shown(written(seat_down("brzdek", 3), size, "en", "map", F2, ""), size))
    assert any("“map” shows the map" in line for line in screens[0])
    assert any(any(line == "> /board" for line in screen) for screen in screens)
