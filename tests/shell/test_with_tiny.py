"""The shell with the tiny game, which uses everything the core has: reactions, hidden bids, dice, counting."""

from __future__ import annotations

import random
from typing import Any

import pytest

from brzdek.core.ask import ANSWER, PASS, Ask
from brzdek.core.effects.context import Context
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table, options_written
from brzdek.shell.display.screen import Ended, Prompt
from brzdek.shell.reading.commands import SHELL_COMMANDS, Commands
from brzdek.shell.reading.deeds import Pick
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.parse import read
from brzdek.shell.reading.readings import Unclear
from brzdek.shell.sitting.peace import Peace
from brzdek.shell.sitting.session import Session
from tests.shell.menagerie import Watched
from tests.shell.menagerie import table as menagerie
from tests.tiny.state import Fair
from tests.tiny.tables import Arranged, arranged, catalog, compiled, empty_hand, empty_spells, give, sit_down

COMMANDS = Commands(SHELL_COMMANDS)


class Player(Watched):
    """Types a move of each question, chosen at random, in either language or as its number."""

    def __init__(self, table: Any, seed: int, questions: int) -> None:
        super().__init__()
        self.table = table
        self.random = random.Random(seed)
        self.questions = questions

    def read(self, prompt: Prompt) -> str:
        ask = self.table.ask
        if prompt.owner and ask is not None:
            self.questions -= 1
            moves = Moves(self.table.rulebook.face, self.table.view(ask.seat), ask)
            index = self.random.randrange(len(ask.options))
            lines = [" ".join(map(str, ask.options[index])), moves.typed(index, self.random.choice(("pl", "en")))]
            self._lines = [self.random.choice(lines)]
            reading = read(self._lines[0], moves, COMMANDS, "pl", self.style)
            if isinstance(reading, Unclear):
                assert index in reading.moves
                self._lines = ["1"] if moves.numbered else lines[:1]
            else:
                assert reading == Pick(ask.options[index])
        elif not self._lines:
            self._lines = [""]
        if self.questions < 0:
            raise Ended
        return super().read(prompt)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_the_game_asks_can_be_typed(seed: int) -> None:
    table = sit_down(3, seed, keep_turns=True)
    screen = Player(table, seed, 150)
    assert Session(table, None, screen, "pl").run() == 0
    assert len(table.journal) >= 100 or table.ask is None


def test_bids_made_at_one_screen_stay_hidden() -> None:
    """Hidden choices are typed one after another; nobody sees an earlier one."""
    table = sit_down(3, 1, keep_turns=True)
    screen = Player(table, 1, 60)
    Session(table, None, screen, "pl").run()
    owners = [owner for owner, _ in screen.shots]
    for (owner, seen), before in zip(screen.shots[1:], owners, strict=False):
        if owner and before != owner:
            assert seen.count("> ") == 1, "the screen begins anew for each person"


class Typed(Watched):
    """Types these lines as answers to questions and leaves; keeps the questions that were put."""

    def __init__(self, table: Table, *lines: str) -> None:
        super().__init__()
        self.table = table
        self.given = list(lines)
        self.asked: list[list[str]] = []
        self.leaving = False

    def read(self, prompt: Prompt) -> str:
        ask = self.table.ask
        if prompt.owner and ask is not None:
            self.asked.append(options_written(ask))
            if not self.given:
                self.leaving = True
            self._lines = [self.given.pop(0)] if self.given else []
        elif not self._lines:
            self._lines = [""]
        if self.leaving:
            raise Ended
        return super().read(prompt)


@pytest.mark.parametrize("bot", ["", "random"])
def test_a_forced_pass_is_asked_for_only_where_another_person_could_see_it(bot: str) -> None:
    def arrange(game: Fair) -> None:
        empty_spells(game)
        give(game, 0, "spells", "pocisk")
        give(game, 1, "spells", "wyssanie")

    seats = (Seat("Ala", bot), Seat("Bolek"))
    table = Table(Arranged(arrange), Setup("tiny", seats, 1, {"rounds": 1}), catalog(), keep_turns=True)
    table.answer(("cast", "pocisk.1"))
    assert table.ask is not None and table.ask.seat == 1 and table.ask.forced_pass
    screen = Typed(table)
    Session(table, None, screen, "pl").run()
    assert (["pass"] in screen.asked) == (bot == "")
    assert (table.answers[1:2] == [("pass",)]) == (bot == "random"), "the transcript keeps it all the same"


def test_cards_that_never_end_are_told_in_one_sentence_and_the_game_goes_on() -> None:
    def arrange(game: Fair) -> None:
        empty_spells(game)
        empty_hand(game, 0)
        give(game, 0, "hand", "kramarz")
        compiled("{when: gain_gold, do: {may: {gold: 1}}}").do(Context(game, 0, "skarbonka.1"))

    table = arranged(arrange)
    screen = Typed(table, "play kramarz.1", "choose gold", *["may yes"] * 200, "may no")
    Session(table, None, screen, "pl").run()
    assert "te karty wywołują się nawzajem bez końca: Skarbonka" in " ".join(seen for _, seen in screen.shots)
    assert table.ask is not None and table.ask.topic == "turn"


# -- being left in peace


def bolts(game: Fair) -> None:
    """Ala holds two bolts, Bolek an answer to them."""
    empty_spells(game)
    give(game, 0, "spells", "pocisk", "pocisk")
    give(game, 1, "spells", "rozproszenie_magii")


class Fair3(Typed):
    """Types these lines, and "pass" wherever there is nothing else; then Ala and Cela go on until Bolek is asked."""

    last = ""
    """What stood above the last question."""
    asking = ""
    """What the last prompt said before the line that is typed."""

    def read(self, prompt: Prompt) -> str:
        ask = self.table.ask
        if prompt.owner and ask is not None:
            self.last = self.seen
            self.asking = prompt.line[0][1]
            options = options_written(ask)
            if options == ["pass"]:
                self.given.insert(0, "pass")
            elif not self.given and ask.seat != 1:
                self.given = ["end" if "end" in options else options[0]]
        return super().read(prompt)


def peaceful(*lines: str) -> tuple[Table, Fair3]:
    table = arranged(bolts)
    screen = Fair3(table, *lines)
    Session(table, None, screen, "pl").run()
    return table, screen


@pytest.mark.parametrize("word", ["cisza", "quiet", "spokój"])
def test_in_peace_one_passes_until_something_is_aimed_at_oneself(word: str) -> None:
    answers = ["pass", "answer rozproszenie_magii.1"]
    _, noisy = peaceful("cast pocisk.1", "player 2", "pass", "cast pocisk.2", "player 2")
    assert noisy.asked[-1] == answers, "asked each time"
    at_other = ["cast pocisk.1", "player 2", word, "cast pocisk.2", "player 2"]
    table, screen = peaceful(*at_other)
    assert screen.asked.count(answers) == 1, "asked once, and left in peace from then on"
    assert [option for seat, option in table.journal if seat == 1][:2] == [("pass",), ("pass",)]
    table, screen = peaceful(*at_other[:4], "player 1")
    assert screen.asked[-1] == answers, "it is aimed at Bolek"
    assert "Jest cisza, ale to dotyczy ciebie." in screen.last


@pytest.mark.parametrize(("word", "marked"), [("quiet", True), ("pas do mojej tury", False)])
def test_peace_lasts_until_it_is_taken_back_and_one_is_asked_in_ones_own_turn(word: str, marked: bool) -> None:
    table, screen = peaceful("cast pocisk.1", "player 2", word)
    assert table.ask is not None and (table.ask.seat, table.ask.topic) == (1, "turn")
    assert "Jest cisza" not in screen.last, "that one's own turn has come is seen anyway"
    assert (screen.asking == "Bolek (cisza)") == marked


def test_whoever_takes_the_peace_back_is_asked_again() -> None:
    answers = ["pass", "answer rozproszenie_magii.1"]
    _, screen = peaceful("cast pocisk.1", "player 2", "quiet", "głośno", "end", "cast pocisk.2", "player 2")
    assert screen.asked[-1] != answers
    table, screen = peaceful("cast pocisk.1", "player 2", "cisza; cofnij")
    assert screen.asked.count(answers) == 1 and table.ask is not None


def test_whoever_is_asked_again_and_again_is_told_of_the_peace() -> None:
    peace = Peace()
    others, own = (Ask(1, ANSWER, [PASS], about=("turn_start", by, "")) for by in (0, 1))
    assert [peace.wearies(ask) for ask in (others, others, own, others, others, others, others)] == [
        False, False, False, True, False, False, True,
    ]  # fmt: skip
    assert not any(peace.wearies(Ask(1, "turn", [("end",)])) for _ in range(9))


def test_peace_is_offered_only_where_there_are_windows() -> None:
    with_windows = Session(sit_down(3), None, Watched(), "pl")
    without = Session(menagerie("Ola", "Jan"), None, Watched(), "pl")
    assert [command.key for command in with_windows.commands.all if command.key == "quiet"] == ["quiet"]
    assert "quiet" not in [command.key for command in without.commands.all]
