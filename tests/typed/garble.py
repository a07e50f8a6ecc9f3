"""Lines as nobody would type them on purpose: mutated moves, mixtures of words, noise."""

from __future__ import annotations

import random
from collections.abc import Iterator

from brzdek.core.text import Lang
from brzdek.shell.display.complete import strange_words
from brzdek.shell.display.screen import tidy
from tests.support import legal
from tests.typed.listening import Listener
from tests.typed.positions import positions_of, table_at

NOISE = "abcząęłśżźóń ABC 0123456789 ,.;:!?/=-–()[]{}'\"„”\\|<>@#$%^&*\t\u200b\u202e😀ß"
LONG = 400


def garbled(at: Listener, count: int, seed: int) -> Iterator[str]:
    """So many lines for this place."""
    chance = random.Random(seed)
    words = [
        "undo",
        "redo",
        "g",
        "again",
        "alias",
        "alias a = ?",
        "hint",
        "log",
        "?",
        "/",
        "x",
        "i",
        "l",
        "save",
        "lang",
    ]
    moves = [at.moves.typed(index, lang) for index in range(len(at.ask.options)) for lang in ("pl", "en")]
    moves += [at.face.option(at.view(at.at), option, at.words) for option in at.ask.options]
    words += [word for move in moves for word in move.split()]
    for _ in range(count):
        kind = chance.randrange(5)
        if kind == 0:
            yield "".join(chance.choice(NOISE) for _ in range(chance.randrange(LONG if chance.random() < 0.02 else 30)))
        elif kind == 1:
            yield " ".join(chance.choice(words) for _ in range(chance.randrange(1, 8)))
        else:
            yield mutated(chance.choice(moves), chance)


def mutated(line: str, chance: random.Random) -> str:
    """A line with some letters left out, doubled, swapped, changed or inserted."""
    letters = list(line)
    for _ in range(chance.randrange(1, 4)):
        place = chance.randrange(len(letters) + 1)
        match chance.randrange(5):
            case 0:
                del letters[place : place + chance.randrange(1, 4)]
            case 1:
                letters[place:place] = chance.choice(NOISE)
            case 2:
                letters[place : place + 2] = reversed(letters[place : place + 2])
            case 3:
                letters[place : place + 1] = chance.choice(NOISE)
            case _:
                letters[place:place] = letters[place : place + 2]
    return "".join(letters)


def type_garbled(game: str, lang: Lang, lines: int, seed: int) -> int:
    """Type so many garbled lines at the positions of a game; how many of them were moves."""
    places = positions_of(game)
    made = 0
    for number, place in enumerate(places):
        at = Listener(table_at(place), lang)
        for line in garbled(at, -(-lines // len(places)), seed + number):
            made += check(at, line)
    return made


def check(at: Listener, line: str) -> bool:
    """A line breaks nothing, gets an answer, and makes none but a legal move; did it make one?"""
    try:
        heard = at.hear(tidy(line))
    except Exception as error:
        error.add_note(f"typed: {line!r}")
        raise
    assert not heard.move or heard.move in legal(at.table), line
    assert heard.move or heard.command or heard.said or not tidy(line), line
    strange = strange_words(line, at.moves, at.commands, at.talk.aliases)
    assert all(0 <= begin < end <= len(line) for begin, end in strange), line
    return bool(heard.move)
