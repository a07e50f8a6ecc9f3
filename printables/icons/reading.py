"""How icons read: the words that stand behind them in a document, to be searched, copied and heard."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import AbstractContextManager

from brzdek.core.text import Lang, Say
from printables.draw.surface import Surface
from printables.draw.textflow import ICON_WIDTH, THIN, DrawIcon, IconSpot
from printables.draw.theme import Theme
from printables.icons.icons import SINK, draw_icon

_AMOUNT = re.compile(r"[0-9]+$")


class IconWords:
    """The words of a game for its icons."""

    def __init__(self, says: Mapping[Lang, Say]) -> None:
        self.says = says

    def of(self, name: str, amount: int, lang: Lang) -> str:
        """An icon as a word, in the form that its number asks for: "buty"."""
        say, key = self.says[lang], f"icon.{name}"
        return say(key, n=amount) if say.knows(key) else name.replace("_", " ")

    def read(self, surface: Surface, spot: IconSpot) -> AbstractContextManager[None]:
        """What is drawn meanwhile reads as the icon's word; after a number there is a space."""
        amount = _AMOUNT.search(spot.before)
        word = self.of(spot.name, int(amount[0]) if amount else 1, spot.lang)
        gap = THIN if amount else 0
        words = f" {word}" if amount else word
        return surface.read_as(words, spot.x - gap * spot.size, spot.base, (ICON_WIDTH + gap) * spot.size, spot.size)


def icon_in_text(surface: Surface, theme: Theme, words: IconWords, hue: str = "") -> DrawIcon:
    """Draws the icons of a text, each in its usual colour or all in one; for ``textflow.draw``."""
    main = theme.colour(hue) if hue else None

    def draw(spot: IconSpot) -> None:
        with words.read(surface, spot):
            x, y = spot.x + 0.03 * spot.size, spot.base - SINK * spot.size
            draw_icon(surface, spot.name, x, y, 0.94 * spot.size, theme, main)

    return draw
