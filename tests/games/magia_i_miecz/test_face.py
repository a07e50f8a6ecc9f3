"""Words of Magia i Miecz: every question, option and event can be read and typed in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from brzdek.core.bots import RandomBot
from brzdek.core.drawing import INKS, Line, Style, text_of
from brzdek.core.effects.events import Moved, MovedSecretly, Thrown
from brzdek.core.log import Secret
from brzdek.core.table import Table
from brzdek.core.text import Lang
from brzdek.games.magia_i_miecz.face.telling import is_find
from brzdek.shell.reading.moves import EXACT, Moves, tokens
from tests.support import rulebook, seat_down

FACE = rulebook("magia_i_miecz").face
LANGS: tuple[Lang, ...] = ("pl", "en")
SAY = {lang: FACE.say(lang) for lang in LANGS}
STYLES = [Style(80), Style(80, compact=True), Style(120), Style(60), Style(80, unicode=False)]
ROUNDS = 12


def random_table(seed: int) -> Iterator[Table]:
    """A short game of random players, after every answer."""
    players = 2 + seed % 3
    table = seat_down("magia_i_miecz", players, seed=seed, options={"turn_limit": ROUNDS})
    bots = [RandomBot(seat, seed) for seat in range(players)]
    while table.ask is not None:
        yield table
        table.answer(bots[table.ask.seat].choose(table.view(table.ask.seat), table.ask))
    yield table


@pytest.mark.parametrize("seed", range(4))
def test_every_question_and_option_can_be_read_and_typed(seed: int) -> None:
    for number, table in enumerate(random_table(seed)):
        ask = table.ask
        if ask is None or number % 5:
            continue
        view = table.view(ask.seat)
        moves = Moves(FACE, view, ask)
        for lang in LANGS:
            question = FACE.question(view, ask, SAY[lang])
            assert question.endswith((".", "?", ")")), question
            assert FACE.question(view, ask, SAY[lang]) != SAY[lang]("ask.other"), ask
            shown = [FACE.option(view, one, SAY[lang]) for one in ask.options]
            assert len(set(shown)) == len(shown), shown
            for index, one in enumerate(ask.options):
                assert "⟦" not in shown[index] + FACE.brief(view, one, SAY[lang])
                assert "{" not in shown[index]
                fit, found = moves.readings(tokens(moves.typed(index, lang)))
                assert (fit, found) == (EXACT, [index]), (one, moves.typed(index, lang))
            groups = FACE.menu(view, ask, SAY[lang], Style()) or [("", list(range(len(ask.options))))]
            assert sorted(index for _, indexes in groups for index in indexes) == list(range(len(ask.options)))


@pytest.mark.parametrize("seed", range(3))
def test_the_table_fits_the_screen(seed: int) -> None:
    for number, table in enumerate(random_table(seed)):
        if number % 25:
            continue
        for seat in (0, None):
            view = table.view(seat)
            for lang in LANGS:
                for style in STYLES:
                    board = FACE.board(view, SAY[lang], style)
                    lines: list[Line] = [*board, *FACE.hand(view, SAY[lang], style)]
                    lines += FACE.score(view, SAY[lang], style)
                    assert {ink for line in lines for ink, _ in line} <= set(INKS)
                    assert max(map(len, text_of(board)), default=0) < style.width
                    assert not style.compact or len(board) <= 15
                    assert FACE.status(view, SAY[lang])


@pytest.mark.parametrize("seed", range(3))
def test_every_kind_of_event_is_told_in_full_and_in_brief(seed: int) -> None:
    *_, table = random_table(seed)
    for seat in (0, 1, None):
        view = table.view(seat)
        for lang in LANGS:
            for event in view.events():
                text = FACE.event(view, event, SAY[lang])
                if isinstance(event, (Moved, MovedSecretly, Thrown)) or is_find(view, event):
                    assert text is None
                else:
                    assert text is not None
                    assert text.endswith((".", "!", "…")), text
                    assert "{" not in text
            for told in FACE.retold(view, view.events(), SAY[lang], Style()):
                assert told.text
                assert "{" not in told.text


def test_every_event_that_names_a_player_speaks_to_the_reader_too() -> None:
    events = [event for event in rulebook("magia_i_miecz").events if event.__module__.endswith("rules.events")]
    spoken = {key.split(".")[1] for book in SAY["en"].books for key in book if key.startswith("you.")}
    open_ones = [event for event in events if "seat" in event.fields and not issubclass(event, Secret)]
    assert len(open_ones) > 40
    assert {event.kind for event in open_ones} <= spoken


@pytest.mark.parametrize("seed", range(2))
def test_everything_that_can_be_looked_at(seed: int) -> None:
    for number, table in enumerate(random_table(seed)):
        if number % 60:
            continue
        for seat in (0, None):
            for one in FACE.looks:
                for lang in LANGS:
                    for style in STYLES:
                        for rest in ("", "4", "999", "miasto", "to the city", "korona", "smok", "bo", "xyz", "²"):
                            lines = one.show(table.view(seat), rest, SAY[lang], style)
                            assert lines
                            assert {ink for line in lines for ink, _ in line} <= set(INKS)
                            assert "⟦" not in "".join(text_of(lines))
