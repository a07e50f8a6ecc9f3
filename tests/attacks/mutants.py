"""Saved games with something wrong in them: each is resumed or refused with a sentence, and none is spoilt."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from brzdek.core.problems import BadData
from brzdek.core.record import sittings
from brzdek.core.text import LANGS
from brzdek.games import NAMES, open_game
from tests.support import catalog, rulebook

GOLDEN = sorted((Path(__file__).resolve().parents[1] / "golden").glob("*/*.partia"))
_LINES = (
    b"deck: ../../x.yaml",
    b"deck: x.yaml",
    b"seed: 99999999999999999999999",
    b"seat: X",
    b"rules: 7",
    b'position: {"turn": 1}',
    b"option rounds: 99999",
    b"",
    b"#",
    b"\x1b[2J",
    b"brzdek partia 1",
    b"play nothing 1,1",
    b"end",
)


def out_of_the_box(name: str, decks: Sequence[Path]) -> tuple[Any, Any]:
    """A game that is opened once for all mutants."""
    return open_game(name, decks) if decks else (rulebook(name), catalog(name))


def _flip(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data))
    return data[:at] + bytes([data[at] ^ (1 << chance.randrange(8))]) + data[at + 1 :]


def _cut(data: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data))]


def _drop(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data))
    return data[:at] + data[at + chance.randrange(1, 40) :]


def _noise(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data))
    return data[:at] + chance.randbytes(chance.randrange(1, 12)) + data[at:]


def _line(data: bytes, chance: random.Random) -> bytes:
    lines = data.split(b"\n")
    lines.insert(chance.randrange(len(lines)), chance.choice(_LINES))
    return b"\n".join(lines)


def _repeat(data: bytes, chance: random.Random) -> bytes:
    lines = data.split(b"\n")
    at = chance.randrange(len(lines))
    return b"\n".join([*lines[:at], lines[at], *lines[at:]])


def _swap(data: bytes, chance: random.Random) -> bytes:
    lines = data.split(b"\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


CHANGES: tuple[Callable[[bytes, random.Random], bytes], ...] = (_flip, _cut, _drop, _noise, _line, _repeat, _swap)


def attack(folder: Path, mutants: int, seed: int = 0) -> tuple[int, int]:
    """Try so many; how many could be gone on with, and how many were refused."""
    chance = random.Random(seed)
    originals = [path.read_bytes() for path in GOLDEN]
    fine = 0
    for _ in range(mutants):
        data = chance.choice(originals)
        for _ in range(chance.choice((1, 1, 1, 2, 4))):
            data = chance.choice(CHANGES)(data, chance) or data
        fine += _survives(folder / "mutant.partia", data)
    return fine, mutants - fine


def _survives(path: Path, data: bytes) -> bool:
    path.write_bytes(data)
    try:
        with sittings.resume(path, NAMES, out_of_the_box, lambda note: None):
            pass
    except BadData as bad:
        assert bad.problems
        for problem in bad.problems:
            for lang in LANGS:
                assert problem.worded(lang).isprintable(), data
        assert path.read_bytes() == data, "a file that was refused is left as it was"
        return False
    kept = data[: data.rfind(b"\n") + 1]
    assert path.read_bytes() in (kept, kept + b"\n"), data
    return True
