"""Whatever happens to the reader, or is done by the reader, is told without the reader's name; dragons mind it too."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

from brzdek.core.log import Event
from brzdek.core.text import Lang
from brzdek.games.magia_i_miecz.face.telling import Meets, TieWon, TooLittle, Uses
from brzdek.games.magia_i_miecz.rules import scores
from brzdek.games.magia_i_miecz.rules.events import EVENTS, GateShut
from brzdek.games.magia_i_miecz.view.view import WorldView
from brzdek.games.smoki.rules.events import EVENTS as DRAGON_EVENTS
from tests.support import rulebook, seat_down

GAME = "smoki"
"""The stack: what it tells is what Magia i Miecz tells, and what happens with dragons."""
FACE = rulebook(GAME).face
LANGS: tuple[Lang, ...] = ("pl", "en")
READER, OTHER = 0, 1
ENEMY = "wilk.0"
POSSIBLE: dict[str, tuple[Any, ...]] = {
    "about": ("", "wioska"),
    "card": (ENEMY,), "squire": ("elf",), "copy": (ENEMY,), "keeper": (ENEMY,), "being": ("straznik_mostu",),
    "space": ("pola_1",), "what": ("gold", "strength", "craft", "endurance", "spell"), "n": (1, 5), "round": (2,),
    "road": ("white",), "how": ("melee",), "alignment": ("good",), "deck": ("adventure",), "quest": (1,), "roll": (1,),
    "outcome": (scores.WON, scores.LOST, scores.DRAWN), "hit": (True, False), "foe_score": (7,),
    "worths": ((2,),), "die": (0, 3), "foe_die": (2,), "foe_added": (0, 3),
    "kind_left": ("space",), "left": ("pola_1",), "kind_reached": ("space",), "reached": ("pola_1",),
    "token": ("natarcie",), "lord": ("varthrax",), "rolled": (4,),
    "cards": ((ENEMY,),), "characters": (("elf",),), "dice": ((3,), (3, 4)), "total": (3,),
}  # fmt: skip
"""What the fields of an event may hold, beside seats."""
FOES: dict[str, tuple[Any, ...]] = {"foes": ((ENEMY,), (OTHER,)), "target": (ENEMY, OTHER), "actor": (OTHER,)}
HIT: dict[str, tuple[Any, ...]] = {"foes": ((READER,),), "target": (READER,), "actor": (READER,), "whom": (READER,)}
TOLD: tuple[type[Event], ...] = (*EVENTS, *DRAGON_EVENTS, Meets, TieWon, TooLittle, Uses)
DONE = [kind for kind in TOLD if "seat" in kind.fields]
SUFFERED = [kind for kind in TOLD if {"foes", "target", "whom"} & {*kind.fields} and not kind.secret]


@cache
def reading() -> WorldView:
    view = seat_down(GAME, 2).view(READER)
    assert isinstance(view, WorldView)
    return view


def examples(kind: type[Event], seat: int, others: dict[str, tuple[Any, ...]]) -> Iterator[Event]:
    """Events of a kind with everything that its fields may hold."""
    possible = {"whom": (OTHER,), **POSSIBLE, **others, "seat": (seat,)}
    for values in product(*(possible[name] for name in kind.fields)):
        yield kind(*values)


def named(event: Event) -> list[str]:
    """The lines about an event that name the reader."""
    view = reading()
    said = [FACE.event(view, event, FACE.say(lang)) or "" for lang in LANGS]
    assert not any("⟦" in line or "{" in line for line in said), said
    return [line for line in said if view.names[READER] in line]


@pytest.mark.parametrize("kind", DONE, ids=lambda kind: kind.kind)
def test_what_the_reader_does_is_told_in_the_second_person(kind: type[Event]) -> None:
    assert not [line for event in examples(kind, READER, FOES) for line in named(event)]


@pytest.mark.parametrize("kind", SUFFERED, ids=lambda kind: kind.kind)
def test_so_is_what_others_do_to_the_reader(kind: type[Event]) -> None:
    assert not [line for event in examples(kind, OTHER, HIT) for line in named(event)]


def test_others_are_named() -> None:
    view, say = reading(), FACE.say("pl")
    assert FACE.event(view, GateShut(OTHER), say) == f"Brama nie otwiera się dla gracza {view.names[OTHER]}."
    assert FACE.event(view, GateShut(READER), say) == "Brama nie otwiera się dla ciebie."
