"""How far the nearest artifact is: the same numbers as those of the way there, for everybody."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from brzdek.core.drawing import Style, text_of
from brzdek.core.inquiry import FAR, WHO
from brzdek.core.table import Table
from brzdek.core.text import Lang
from tests.support import rulebook, seat_down
from tests.typed.listening import Listener

GAMES = ("brzdek", "katakumby")
YOU = {"pl": "Ty", "en": "You"}
ARTIFACT = {"pl": "artefakt", "en": "artifact"}


def positions(game: str) -> Iterator[Table]:
    """Positions of random games, now and then one."""
    for seed in range(4):
        table, chance = seat_down(game, 3, seed=seed), random.Random(seed)
        for moment in range(400):
            if table.ask is None:
                break
            if moment % 25 == 0:
                yield table
            table.answer(chance.choice(table.ask.options))


def asked(game: str, view: Any, sort: str, about: str, lang: Lang) -> list[str]:
    face = rulebook(game).face
    closest = next(
        one for one in face.inquiries() if "closest artifact" in one.words.en and sort in one.sorts.split("|")
    )
    say = face.say(lang).also(face.inquiry_words())
    return text_of(closest.tell(view, about, say, Style(200)))


def way_told(game: str, view: Any, lang: Lang) -> list[str]:
    face = rulebook(game).face
    look = next(one for one in face.looks if "way" in one.names.en.split("|"))
    return text_of(look.show(view, ARTIFACT[lang], face.say(lang), Style(200)))


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_the_nearest_artifact_is_as_far_as_the_way_there(game: str, lang: Lang) -> None:
    compared = 0
    for table in positions(game):
        for seat in range(3):
            view = table.view(seat)
            title, *hops = way_told(game, view, lang)
            if view.me.out or not hops or "→" not in hops[0]:
                continue
            told = asked(game, view, FAR, "", lang)
            if "wytrych" in title or "lockpick" in title or "key" in title or "klucz" in title:
                continue  # what one cannot open may be told as a way all the same
            takes = title.partition(": ")[2].removesuffix(".")
            room = re.findall(r"→ (\d+)", hops[0])[-1]
            assert told[0].startswith(f"{YOU[lang]}: {takes} ")
            assert told[0].endswith(f" {room}")
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("game", GAMES)
def test_others_are_told_what_everybody_is_told_of_oneself(game: str) -> None:
    compared = 0
    for table in positions(game):
        everybody = asked(game, table.view(table.ask.seat if table.ask else 0), WHO, "", "en")
        for seat in range(3):
            view = table.view(seat)
            if table.ask is None or seat == table.ask.seat or view.me.out:
                continue
            own = asked(game, view, FAR, "", "en")
            assert own[0].replace("You:", f"{view.names[seat]}:") in everybody or own[0].startswith("No artifact")
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "line",
    [
        "how far is the closest artifact from here",
        "how far am I from the nearest artifact?",
        "jak daleko mam do najbliższego artefaktu?",
    ],
)
def test_who_asks_about_oneself_is_told_of_nobody_else(game: str, line: str) -> None:
    table = seat_down(game, 3, seed=1)
    at = Listener(table, "pl" if "mam" in line else "en")
    names = table.view(0).names
    said = at.hear(line).said
    assert not any(f"{name}:" in said for seat, name in enumerate(names) if seat != at.at)


def test_a_stop_in_a_cave_is_no_boot() -> None:
    """2 → 3 → 8 (a cave) → 13 (2 boots) → 17 (a monster) → 23."""
    table = seat_down("brzdek", 2, position={"turn": 0, "board": "front", "room": {0: 2}})
    told = asked("brzdek", table.view(0), FAR, "", "en")
    assert told[0] == "You: 6 boots, 1 monster, 1 stop in a cave to artifact 15 in room 23"
    assert "2 → 3 → 8" in told[-1]
