"""The typefaces: Source Serif and Source Sans, read from their packages when a text is first measured."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from brzdek.core.text import Text

_FILES: Mapping[str, tuple[str, str]] = {
    "title": ("font_source_serif_pro", "SourceSerifPro-Semibold"),
    "number": ("font_source_serif_pro", "SourceSerifPro-Bold"),
    "quiet": ("font_source_serif_pro", "SourceSerifPro-It"),
    "text": ("font_source_sans_pro", "SourceSansPro-Regular"),
    "strong": ("font_source_sans_pro", "SourceSansPro-Semibold"),
}
STYLES = tuple(_FILES)
"""The names under which drawings ask for a typeface."""
BASIC = "text"


class Missing(Exception):
    """A package is not installed that is needed here."""

    def __init__(self, package: str, reason: Text) -> None:
        super().__init__(package)
        self.reason = reason


class MissingFont(Missing):
    """A typeface is not installed."""

    def __init__(self, package: str) -> None:
        name = package.replace("_", "-")
        super().__init__(
            package,
            Text(
                f"brakuje krojów pisma; zainstaluj pakiet „{name}”",
                f"the typefaces are missing; install the package “{name}”",
            ),
        )


class _Widths(dict[str, float]):
    """Widths of signs at size 1, as they are met; one that the font lacks is as wide as the empty box drawn for it."""

    def __init__(self, face: Any) -> None:
        super().__init__()
        self.face = face

    def __missing__(self, sign: str) -> float:
        width: float = self.face.charWidths.get(ord(sign), self.face.defaultWidth) / 1000
        self[sign] = width
        return width


class Font:
    """One typeface: what its texts measure, and the font that a document embeds."""

    def __init__(self, style: str) -> None:
        from reportlab.pdfbase import pdfmetrics
        from reportlab.pdfbase.ttfonts import TTFont

        name, file = _file(style)
        self.name = name
        self.embedded: Any = TTFont(name, str(file))
        pdfmetrics.registerFont(self.embedded)
        face = self.embedded.face
        self._signs = _Widths(face)
        self._known = face.charToGlyph
        self._measured: dict[str, float] = {}

    def width(self, text: str) -> float:
        """Width of a text at size 1."""
        measured = self._measured.get(text)
        if measured is None:
            measured = self._measured[text] = sum(map(self._signs.__getitem__, text))
        return measured

    def lacks(self, text: str) -> str:
        """The signs of a text that the typeface does not have."""
        known = self._known
        return "".join(dict.fromkeys(sign for sign in text if ord(sign) not in known))


_OWN: dict[str, Path] = {}
"""Typefaces that a house deck has brought, by their style."""


def add_font(file: Path, content: bytes) -> str:
    """A typeface of a house deck; the style under which it is known. ValueError: it is none that can be used."""
    style = f"own-{hashlib.sha256(content).hexdigest()[:12]}"
    if style not in _OWN:
        _OWN[style] = file
        try:
            font(style)
        except Exception:
            # The library raises whatever it likes on a file that only pretends to be a font.
            del _OWN[style]
            raise ValueError(file.name) from None
    return style


def _file(style: str) -> tuple[str, Path]:
    """The name and the file of a typeface."""
    if style in _OWN:
        return style, _OWN[style]
    package, name = _FILES[style]
    file = _folder(package) / f"{name}.ttf"
    if not file.is_file():
        raise MissingFont(package)
    return name, file


def _folder(package: str) -> Path:
    """Where the files of a font package lie; found without running the package."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise MissingFont(package)
    return Path(next(iter(spec.submodule_search_locations))) / "files"


@cache
def font(style: str) -> Font:
    """A typeface by the name of its use."""
    return Font(style)


CAP = 0.66
"""Height of capitals at size 1, near enough the same in both families."""
