"""Games of every kind played through the shell in both languages, some of them in a real terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from brzdek.core.ask import Option
from brzdek.core.drawing import Style, text_of
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.core.text import LANGS, Lang, Text
from brzdek.games import NAMES
from brzdek.shell.display.screen import Prompt
from brzdek.shell.reading.moves import Moves
from brzdek.shell.sitting.session import Session
from tests.shell.menagerie import Watched
from tests.shell.test_terminal import Tty, pytty
from tests.support import catalog, rulebook, seat_down

LOST = ("Nie rozumiem", "I do not understand", "można rozumieć różnie", "can mean several things")
SHORT: dict[str, dict[str, Any]] = {
    "sabotazysta": {"rounds": 1},
    "magia_i_miecz": {"turn_limit": 8},
    "smoki": {"turn_limit": 5},
}
"""Options that make a game short."""


class Reader(Watched):
    """Somebody who does what a bot would do, and says it in the words that the program has for it."""

    def __init__(self, table: Table, lang: Lang, size: tuple[int, int]) -> None:
        super().__init__(size=size)
        self.table = table
        self.lang: Lang = lang
        self.meant: dict[int, Option] = {}
        """By the place in the journal."""
        self._bots = [table.rulebook.bots["steady"](seat, 1) for seat in range(len(table.setup.seats))]

    def read(self, prompt: Prompt) -> str:
        self._lines = [self._words() if prompt.owner else ""]
        return super().read(prompt)

    def _words(self) -> str:
        ask = self.table.ask
        assert ask is not None
        view, face = self.table.view(ask.seat), self.table.rulebook.face
        option = self._bots[ask.seat].choose(view, ask)
        self.meant[len(self.table.journal)] = option
        told = [face.option(view, other, face.say(self.lang)) for other in ask.options]
        index = ask.options.index(option)
        if told.count(told[index]) == 1 and len(self.meant) % 2:
            return told[index]
        return Moves(face, view, ask).typed(index, self.lang)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_in_the_words_of_the_program(game: str, lang: Lang) -> None:
    players = catalog(game).players[0]
    seats = (Seat("Ola"), *(Seat(name, "steady") for name in ("Jan", "Ewa", "Iga", "Olo")[: players - 1]))
    table = Table(rulebook(game), Setup(game, seats, 3, SHORT.get(game, {})), catalog(game), keep_turns=True)
    reader = Reader(table, lang, (120, 40))
    assert Session(table, None, reader, lang).run() == 0
    assert table.ask is None
    # Nobody is asked about a forced pass.
    mine = {place: option for place, (seat, option) in enumerate(table.journal) if seat == 0}
    assert {place: mine[place] for place in reader.meant} == reader.meant
    assert len(reader.meant) > 5
    assert not [word for word in LOST if word in reader.seen]


def test_a_game_of_four_at_one_screen_shows_nobody_the_secrets_of_another() -> None:
    table = seat_down("sabotazysta", 4, seed=5, keep_turns=True)
    watched = Sentinel(table, "pl", (100, 40))
    watched.session = Session(table, None, watched, "pl")
    assert watched.session.run() == 0
    assert table.ask is None
    assert {owner for owner, _ in watched.shots if owner} == {f"sabotazysta.{name}" for name in table.game.names}
    assert watched.compared > 1000


class Sentinel(Reader):
    """Looks at every screen for what only somebody else may know."""

    session: Session
    compared = 0

    def __init__(self, table: Table, lang: Lang, size: tuple[int, int]) -> None:
        super().__init__(table, lang, size)
        self._known: dict[int, set[str]] = {}
        """What each of them has seen of their own."""

    def read(self, prompt: Prompt) -> str:
        at = self.session.at
        told = _even(self.seen)
        pieces = {_even(piece) for line in self.seen.splitlines() for piece in re.split(r"\s{2,}|, |: ", line)}
        for secret in filter(None, self._secrets(at)):
            assert secret not in (told if secret.endswith(".") else pieces), (at, secret)
            self.compared += 1
        return super().read(prompt)

    def _secrets(self, at: int | None) -> Iterator[str]:
        """The hands and the private sentences of everybody else, unless one may know the same oneself."""
        public = " ".join(self._sentences(None))
        own: set[str] = self._known.setdefault(at, set()) if at is not None else set()
        own.update(self._private(at) if at is not None else ())
        for seat in range(self.table.game.players):
            if seat != at:
                yield from (secret for secret in set(self._private(seat)) - own if secret not in public)

    def _private(self, seat: int) -> Iterator[str]:
        face = self.table.rulebook.face
        yield from self._sentences(seat)
        for line in text_of(face.hand(self.table.view(seat), face.say(self.lang), self.style)):
            yield _even(line)

    def _sentences(self, seat: int | None) -> Iterator[str]:
        """What only this seat was told; for an onlooker, what everybody was."""
        view, face = self.table.view(seat), self.table.rulebook.face
        for event in view.events():
            if (event.to is None) == (seat is None):
                yield _even(face.event(view, event, face.say(self.lang)) or "")


def _even(text: str) -> str:
    return " ".join(text.split())


# -- a real terminal

SIZES = [(80, 24), (120, 40)]
KEYS = Text("Tab podpowiada", "Tab completes")


@contextmanager
def at_a_terminal(*words: str, size: tuple[int, int], home: Path) -> Iterator[Tty]:
    tty = Tty("-m", "brzdek", *words, environment={"BRZDEK_HOME": str(home), "LANG": "C.UTF-8"}, size=size)
    try:
        yield tty
    finally:
        tty.close()


def boards(table: Table, lang: Lang, size: tuple[int, int]) -> list[list[str]]:
    """The table as it may be drawn on a screen of this size."""
    face, view = table.rulebook.face, table.view(0)
    style = Style(width=size[0], height=size[1])
    drawn = [face.board(view, face.say(lang), one) for one in (style, style._replace(compact=True))]
    if size[0] > 100 and face.shelf(view, face.say(lang), style):
        drawn.append(face.unshelved(view, face.say(lang), style._replace(compact=True)))  # the rest is beside a map
    return [[line.strip() for line in text_of(lines) if line.strip()] for lines in drawn]


@pytty
@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", NAMES)
def test_a_turn_in_a_real_terminal(game: str, lang: Lang, size: tuple[int, int], tmp_path: Path) -> None:
    players = str(catalog(game).players[0])
    words = ["play", game, "--players", players, "--seat", "Ola", "--seed", "7", "--lang", lang]
    with at_a_terminal(*words, size=size, home=tmp_path) as tty:
        # Keys that come while no line is being read may be lost: each time, wait for the prompt below what came before.
        shown = tty.wait(lambda text: KEYS.to(lang) in text and "Ola · " in text)
        table = Table(rulebook(game), Setup(game, _seats(int(players)), 7, {}), catalog(game))
        assert table.ask is not None and table.ask.seat == 0
        drawn = boards(table, lang, size)
        seen = [sum(_shows(shown, line) for line in lines) >= min(len(lines), size[1] // 2) for lines in drawn]
        assert any(seen), shown
        tty.type("hint!\r")
        done = {"pl": "Zgodnie z radą", "en": "As advised"}[lang]
        tty.wait(lambda text: KEYS.to(lang) in tty.raw.decode(errors="replace").partition(done)[2])
        tty.type("\x04")
        tty.wait(lambda text: {"pl": "Wyjść z gry?", "en": "Leave the game?"}[lang] in text)
        tty.type({"pl": "tak\r", "en": "yes\r"}[lang])
        assert tty.finish() == 0
    (saved,) = (tmp_path / "state" / "partie").glob("*.partia")
    assert "# Ola" in saved.read_text(encoding="utf-8")


def _seats(players: int) -> tuple[Seat, ...]:
    names = ("Ola", "Ala", "Bolek", "Celina", "Darek")
    return tuple(Seat(name, "steady" if number else "") for number, name in enumerate(names[:players]))


def _shows(screen: str, line: str) -> bool:
    return any(line in shown for shown in screen.splitlines())
