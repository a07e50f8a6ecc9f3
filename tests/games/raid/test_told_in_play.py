"""What a fight on the way costs, what is left when a turn ends, what decided a game: told in a sentence, once."""

from __future__ import annotations

import random
from typing import Any

import pytest

from brzdek.core.drawing import Style
from brzdek.core.log import Event
from brzdek.games.raid.rules.events import Harmed, Hurt, Turn
from brzdek.shell.sitting.afterwards import wants_rematch
from brzdek.shell.sitting.session import Session
from tests.shell.menagerie import Watched
from tests.support import seat_down

AT_18 = {"turn": 0, "hand": {0: []}, "room": {0: 18}, "boots": 4, "swords": 1, "skill": 2}


def _typed(lang: Any, *lines: str, position: Any = AT_18) -> str:
    table = seat_down("brzdek", 2, position=position, keep_turns=True)
    screen = Watched(*lines, size=(120, 80))
    session = Session(table, None, screen, lang)
    session.people, session.at, session.hot_seat = [0, 1], 0, False
    session.run()
    return screen.seen


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "go to 25 and fight the monster", "You beat 1 monster in the tunnel: 1 sword spent."),
        ("pl", "idź 25 1", "W korytarzu pokonujesz 1 potwora: wydany 1 miecz."),
    ],
)
def test_a_fight_in_a_tunnel_tells_what_it_cost(lang: Any, line: str, told: str) -> None:
    assert told in _typed(lang, line)


@pytest.mark.parametrize(
    ("lang", "line", "asked"), [("en", "end turn", "End the turn?"), ("pl", "koniec", "Kończyć turę?")]
)
def test_whoever_could_still_buy_something_is_asked(lang: Any, line: str, asked: str) -> None:
    assert asked in _typed(lang, line)
    assert asked not in _typed(lang, line, position={**AT_18, "skill": 1, "swords": 0, "boots": 0})


@pytest.mark.parametrize(
    ("lang", "line", "question"),
    [
        ("en", "buy mercenary; move 26", "Spend what is left, or end the turn."),
        ("pl", "kup najemnika; idź 26", "Wydaj, co zostało, albo zakończ turę."),
    ],
)
def test_the_question_stands_only_behind_the_last_part_of_a_line(lang: Any, line: str, question: str) -> None:
    assert _typed(lang, line).partition(line)[2].count(question) == 1


def test_what_hurt_another_player_is_told() -> None:
    table = seat_down("brzdek", 3)
    face, view = table.rulebook.face, table.view(0)
    turn: list[Event] = [Turn(1), Hurt(1, 1), Harmed(1, 2, "dragon_shrine"), Turn(2)]
    for lang, monsters in (("en", "−1 health (monsters)"), ("pl", "−1 zdrowia (potwory)")):
        text = " ".join(one.text for one in face.retold(view, turn, face.say(lang), Style()))
        assert monsters in text
        assert view.pieces["dragon_shrine"].name.to(lang) in text


@pytest.mark.parametrize("game", ["brzdek", "katakumby"])
@pytest.mark.parametrize(
    ("lang", "lines"),
    [("en", ("why did I lose?", "why did I win?")), ("pl", ("dlaczego przegrałam?", "czemu wygrałem?"))],
)
def test_what_decided_a_game_is_told_in_a_sentence(game: str, lang: Any, lines: tuple[str, ...]) -> None:
    table = seat_down(game, 3)
    choice = random.Random(1)
    while table.ask is not None:
        table.answer(choice.choice(table.ask.options))
    for seat in range(3):
        for line in lines:
            screen = Watched(line, size=(80, 400))
            session = Session(table, None, screen, lang)
            session.at = seat
            told = table.rulebook.face.decided(table.view(seat), session.words)
            wants_rematch(session)
            assert told
            assert " ".join(told.split()) in screen.told
            assert len(told) < 160
