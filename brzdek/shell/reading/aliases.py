"""Words of one's own for commands and moves, kept from one session to the next."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping

from brzdek.core.paths import config_folder, private_folder
from brzdek.core.record.files import real, write_over
from brzdek.core.text import clean, fold

FILE = "aliases.yaml"
MOST = 200
"""How many aliases are kept."""
LONGEST = 300
"""How long the text of one may be."""
SIZE_LIMIT = 200_000


class Aliases:
    """The user's own words. Where the file cannot be read or written, they last as long as the session."""

    def __init__(self) -> None:
        self._texts: dict[str, str] | None = None

    @property
    def all(self) -> Mapping[str, str]:
        if self._texts is None:
            self._texts = _read()
        return self._texts

    def expand(self, line: str) -> str:
        """The line with its first word replaced, if it is an alias; what replaces it is not looked at again."""
        if not line:
            return line
        word, _, rest = line.partition(" ")
        text = self.all.get(fold(word))
        return line if text is None else f"{text} {rest}".rstrip()

    def keep(self, word: str, text: str) -> None:
        """Note an alias; an empty text removes it."""
        texts = {**self.all}
        texts.pop(fold(word), None)
        if text and len(texts) < MOST:
            texts[fold(word)] = text[:LONGEST]
        self._texts = texts
        _write(texts)


def _read() -> dict[str, str]:
    """What the file holds, as far as it makes sense."""
    try:
        file = config_folder() / FILE
        if not file.is_file() or file.stat().st_size > SIZE_LIMIT:
            return {}
        import yaml

        data = yaml.safe_load(file.read_text("utf-8", "replace"))
    except (OSError, ValueError, RecursionError):
        return {}
    except yaml.YAMLError:
        return {}
    if not isinstance(data, dict):
        return {}
    pairs = ((fold(clean(word)), " ".join(clean(text).split())) for word, text in data.items() if _is_text(word, text))
    return {word: text[:LONGEST] for word, text in list(pairs)[:MOST] if word and text and not word.startswith("/")}


def _is_text(word: object, text: object) -> bool:
    return isinstance(word, str) and isinstance(text, str) and " " not in word


def _write(texts: Mapping[str, str]) -> None:
    import yaml

    with contextlib.suppress(OSError):
        file = private_folder(config_folder()) / FILE
        write_over(real(file), yaml.safe_dump(dict(texts), allow_unicode=True, sort_keys=False).encode())
