"""The header of a transcript: how a game begins, as lines of text and back."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from brzdek.core.ask import Word
from brzdek.core.patterns import pattern
from brzdek.core.plain import plain
from brzdek.core.problems import Problem, nearest
from brzdek.core.record.words import RECORDS
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.seats import MAX_NAME, MAX_SEED, tidy_name
from brzdek.core.text import clean, fold
from brzdek.core.values import dataclass, field

VERSION = 1
MAGIC = "brzdek partia"

MAX_SEATS = 20
MAX_DECKS = 20
MAX_LINE = 400
MAX_POSITION = 200_000
MAX_NESTING = 12

_MANY = ("seat", "deck")
_KEYS = ("game", "seed", "rules", "catalog", "position", *_MANY, "option")
_NEEDED = ("game", "seed", "seat")
_COMMENT = pattern(r"(?:^|\s)#.*$")
_WHOLE = pattern(r"-?[0-9]{1,15}")
_WORD = pattern(r"[a-z][a-z0-9_]{0,39}")
_BOT = pattern(r"[a-z][a-z0-9_]{0,39}(:[0-9.]{1,9}n?)?")
"""A bot, and its budget if it has one."""
_VERSION = pattern(r"[0-9A-Za-z][0-9A-Za-z._+-]{0,79}")
_FILE_NAME = pattern(r"[^./\\:*?\"<>|#\s][^/\\:*?\"<>|#]{0,99}\.ya?ml", re.IGNORECASE)


def word(text: str) -> Word:
    """A whole number or, if it is none, the text itself."""
    return int(text) if _WHOLE.fullmatch(text) else text


def without_comment(line: str) -> str:
    return _COMMENT.sub("", line).strip()


def is_deck_name(name: str) -> bool:
    """Is this a bare name of a YAML file, leading to no other folder?"""
    return _FILE_NAME.fullmatch(name) is not None


def write_header(setup: Setup, fingerprint: str, rules: str = "", decks: Sequence[str] = ()) -> str:
    """The lines of a transcript before its first answer. ``decks``: bare file names, the topmost deck last."""
    lines = [f"{MAGIC} {VERSION}", f"game: {setup.game}", f"seed: {setup.seed}"]
    lines += [f"seat: {seat.name}" + (f" = {seat.bot}" if seat.bot else "") for seat in setup.seats]
    lines += [f"option {key}: {value}" for key, value in sorted(setup.options.items())]
    lines += [f"rules: {rules}"] if rules else []
    lines += [f"catalog: {fingerprint}"]
    lines += [f"deck: {deck}" for deck in decks]
    if setup.position is not None:
        lines += ["position: " + json.dumps(plain(setup.position), ensure_ascii=False)]
    return "\n".join(lines) + "\n\n"


@dataclass(slots=True)
class Header:
    """What the lines of a header say. ``lines``: where each thing stands, for complaints."""

    file: str
    game: str = ""
    seed: int = 0
    seats: list[Seat] = field(default_factory=list)
    options: dict[str, Word] = field(default_factory=dict)
    rules: str = ""
    fingerprint: str = ""
    decks: list[str] = field(default_factory=list)
    position: dict[str, Any] | None = None
    lines: dict[str, int] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def setup(self) -> Setup:
        return Setup(self.game, tuple(self.seats), self.seed, self.options, self.position)

    def complain(self, line: int, key: str, near: str | None = None, **values: Any) -> None:
        self.problems.append(Problem(self.file, line, 1, RECORDS[key], values, near))

    # -- reading

    def read(self, lines: Iterable[tuple[int, str]]) -> None:
        """Read the lines between the first one and the empty one; problems are noted."""
        last = 1
        for last, line in lines:
            self._read_line(last, line)
        if not self.problems:
            for key in _NEEDED:
                if key not in self.lines:
                    self.complain(last, "missing", field=key)

    def _read_line(self, number: int, line: str) -> None:
        key, colon, value = line.partition(":")
        key = " ".join(key.split())
        if key != "position":
            key, colon, value = without_comment(line).partition(":")
            key, value = " ".join(key.split()), clean(value).strip()
        if not key and not colon:
            return
        kind, _, name = key.partition(" ")
        if not colon or kind not in _KEYS or bool(name) != (kind == "option"):
            hint = nearest(kind, _KEYS) if kind not in _KEYS else None
            self.complain(number, "key", hint, found=key, allowed=", ".join(_KEYS))
            return
        if key in self.lines and key not in _MANY:
            self.complain(number, "twice", field=key, first=self.lines[key])
            return
        self.lines.setdefault(key, number)
        if kind == "option":
            self._option(number, name, value)
        else:
            _READERS[kind](self, number, value)

    def _game(self, number: int, value: str) -> None:
        if _WORD.fullmatch(value):
            self.game = value
        else:
            self.complain(number, "value", field="game", found=value)

    def _seed(self, number: int, value: str) -> None:
        if value.isascii() and value.isdigit() and len(value) <= 20 and int(value) <= MAX_SEED:
            self.seed = int(value)
        else:
            self.complain(number, "seed", found=value, limit=MAX_SEED)

    def _seat(self, number: int, value: str) -> None:
        name, equals, bot = (part.strip() for part in value.partition("="))
        if not name or tidy_name(name) != name or (equals and not _BOT.fullmatch(bot)):
            self.complain(number, "seat", found=value, limit=MAX_NAME)
        elif len(self.seats) == MAX_SEATS:
            self.complain(number, "seats", limit=MAX_SEATS)
        elif fold(name) in {fold(seat.name) for seat in self.seats}:
            self.complain(number, "same_name", name=name)
        else:
            self.seats.append(Seat(name, bot))
            self.lines[f"seat {len(self.seats) - 1}"] = number

    def _option(self, number: int, name: str, value: str) -> None:
        if _WORD.fullmatch(name) and value:
            self.options[name] = word(value)
        else:
            self.complain(number, "value", field=f"option {name}", found=value)

    def _rules(self, number: int, value: str) -> None:
        if _VERSION.fullmatch(value):
            self.rules = value
        else:
            self.complain(number, "value", field="rules", found=value)

    def _catalog(self, number: int, value: str) -> None:
        if re.fullmatch(r"[0-9a-f]{8,64}", value):
            self.fingerprint = value
        else:
            self.complain(number, "value", field="catalog", found=value)

    def _deck(self, number: int, value: str) -> None:
        if not is_deck_name(value):
            self.complain(number, "deck", found=value)
        elif len(self.decks) == MAX_DECKS:
            self.complain(number, "decks", limit=MAX_DECKS)
        else:
            self.decks.append(value)

    def _position(self, number: int, value: str) -> None:
        try:
            data, end = _JSON.raw_decode(value.strip())
        except (ValueError, RecursionError):
            data, end = None, len(value)
        if isinstance(data, dict) and not without_comment(value.strip()[end:]) and _nesting(data) <= MAX_NESTING:
            self.position = _with_numbers(data)
        else:
            self.complain(number, "position")


_READERS: dict[str, Callable[[Header, int, str], None]] = {
    "game": Header._game,
    "seed": Header._seed,
    "seat": Header._seat,
    "rules": Header._rules,
    "catalog": Header._catalog,
    "deck": Header._deck,
    "position": Header._position,
}


def _no_constants(name: str) -> None:
    raise ValueError(name)


_JSON = json.JSONDecoder(parse_constant=_no_constants)


def _nesting(value: Any) -> int:
    """How many lists and dicts stand inside one another."""
    depth, layer = 0, [value]
    while layer:
        inner: list[Any] = []
        for item in layer:
            inner += item.values() if isinstance(item, dict) else item if isinstance(item, list) else ()
        depth, layer = depth + 1, [item for item in inner if isinstance(item, (dict, list))]
    return depth


def _with_numbers(value: Any) -> Any:
    """The same data with keys that are whole numbers as numbers: JSON knows only text there."""
    if isinstance(value, dict):
        return {word(key): _with_numbers(item) for key, item in value.items()}
    return [_with_numbers(item) for item in value] if isinstance(value, list) else value
