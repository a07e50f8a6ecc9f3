"""Checked data kept as text, so that it need not be read from YAML again.

An entry is a line with a checksum, then for each section a line with its name and its keys, and one line with the
JSON of each value. A value is parsed when it is asked for. Whatever goes wrong, the caller simply reads the YAML:
nothing here raises because of a file.
"""

from __future__ import annotations

import hashlib
import json
import os
import stat
import time
import zlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import brzdek
from brzdek.core.paths import cache_folder, private_folder

FORMAT = 3
KEPT = 60
"""How many entries may lie in the folder."""
SIZE_LIMIT = 20_000_000
_SURROGATES = "surrogatepass"
"""Halves of characters, which some text may hold, come back as they are."""
_STALE = 3600.0
"""After how many seconds a half-written entry was surely left behind."""
_NUMBER_KEY = "\0"
"""Marks a key that is a number: JSON knows only text. No text from YAML begins so."""
_NUMBER_KEY_JSON = "\\u0000"
_READER = json.JSONDecoder()


def key_of(*parts: object) -> str:
    """A name for the entry that these parts decide."""
    return hashlib.sha256(repr((FORMAT, *map(str, parts))).encode()).hexdigest()[:40]


@cache
def code_mark() -> str:
    """Changes with the modules that read and word cards: in a checkout the version stays the same for long.

    A process goes on with the modules it has read, so it looks only once.
    """
    own = Path(brzdek.__file__).parent
    try:
        with os.scandir(own / "games") as games:
            wording = sorted(
                [f"{game.path}{os.sep}cards" for game in games if game.name[:1] not in "._" and game.is_dir()]
            )
        reading = [f"{own}{os.sep}core{os.sep}{part}" for part in ("", "catalog", "effects")]
        return key_of(*[_changes(folder) for folder in reading + wording])
    except OSError:  # the program does not lie in a folder, so it changes with its version only
        return ""


def _changes(folder: str) -> str:
    with os.scandir(folder) as entries:
        modules = sorted([(entry.name, entry.stat()) for entry in entries if entry.name.endswith(".py")])
    return "".join([f"{name} {status.st_mtime_ns} {status.st_size}\n" for name, status in modules])


def recall(key: str) -> dict[str, dict[str, bytes]] | None:
    """The kept JSON by section and key, or None."""
    try:
        checksum, _, body = _read(_file(key)).partition(b"\n")
        if checksum.decode() != _checksum(body):
            return None
        entry: dict[str, dict[str, bytes]] = {}
        lines = body.split(b"\n")
        while lines:
            section, name, *names = lines[0].decode(errors=_SURROGATES).split("\t")
            texts = lines[1 : len(names) + 2]
            entry[section] = dict(zip((name, *names), texts, strict=True))
            del lines[: len(names) + 2]
        return entry
    except (OSError, ValueError):
        return None


def revived(kept: bytes) -> Any:
    """The plain data again, from its JSON. ValueError: it is none."""
    text = kept.decode(errors=_SURROGATES)
    try:
        value, end = _READER.raw_decode(text)
        if end != len(text):
            raise ValueError("more than one value")
        return _with_numbers(value) if _NUMBER_KEY_JSON in text else value
    except RecursionError:
        raise ValueError("nested too deeply") from None


def keep(key: str, data: Mapping[str, Mapping[str, Any]]) -> None:
    """Keep plain data, by section and key, if that is possible here."""
    lines: list[str] = []
    for section, values in data.items():
        if values:
            lines += ["\t".join((section, *map(str, values))), *[_json(value) for value in values.values()]]
    body = "\n".join(lines).encode(errors=_SURROGATES)
    try:
        file = _file(key)
        private_folder(file.parent)
        _write(file, _checksum(body).encode() + b"\n" + body)
        _tidy(file.parent)
    except (OSError, ValueError):
        return


def _file(key: str) -> Path:
    return cache_folder() / f"{key}.cards"


def _json(value: Any) -> str:
    return json.dumps(_with_text_keys(value), ensure_ascii=False, separators=(",", ":"))


def _with_text_keys(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            f"{_NUMBER_KEY}{key}" if isinstance(key, int) else key: _with_text_keys(item) for key, item in value.items()
        }
    if isinstance(value, list):
        return [_with_text_keys(item) for item in value]
    return value


def _with_numbers(value: Any) -> Any:
    if isinstance(value, dict):
        return {int(key[1:]) if key[:1] == _NUMBER_KEY else key: _with_numbers(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_with_numbers(item) for item in value]
    return value


def _checksum(body: bytes) -> str:
    return f"{zlib.crc32(body):08x}"


def _read(file: Path) -> bytes:
    # A link could lead anywhere and a pipe could wait for ever; neither is of our making.
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    number = os.open(file, flags)
    try:
        status = os.fstat(number)
        if not stat.S_ISREG(status.st_mode) or status.st_size > SIZE_LIMIT or _foreign(status):
            raise OSError("not an entry of ours")
        return os.read(number, status.st_size)
    finally:
        os.close(number)


def _foreign(status: os.stat_result) -> bool:
    return hasattr(os, "geteuid") and status.st_uid != os.geteuid()


def _write(file: Path, content: bytes) -> None:
    """Write aside and rename, so that a reader sees all of it or nothing."""
    aside = file.with_name(f".{file.stem}.{os.getpid()}.{os.urandom(4).hex()}.part")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    try:
        with os.fdopen(os.open(aside, flags, 0o600), "wb") as stream:
            stream.write(content)
        aside.replace(file)
    finally:
        aside.unlink(missing_ok=True)


def _tidy(folder: Path) -> None:
    """Remove the oldest entries, and what a killed process left behind."""
    entries = [(_age(file), file) for file in folder.glob("*.cards")]
    for _, file in sorted(entries)[KEPT:]:
        file.unlink(missing_ok=True)
    for file in folder.glob(".*.part"):
        if _age(file) > _STALE:
            file.unlink(missing_ok=True)


def _age(file: Path) -> float:
    try:
        return time.time() - file.lstat().st_mtime
    except FileNotFoundError:
        return 0.0
