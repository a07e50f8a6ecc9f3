"""What every game's faces offer, and the easel at which they are drawn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from brzdek.core.catalog.cards import CARD, Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.text import Lang, Say, Text
from brzdek.core.values import NamedTuple, dataclass, field
from printables.draw.art import Gallery, PictureFrame
from printables.draw.fonts import STYLES, font
from printables.draw.shapes import Shape, rectangle
from printables.draw.surface import Colour, Surface
from printables.draw.textflow import (
    ICON,
    DrawIcon,
    IconSpot,
    LabelPaint,
    Paragraph,
    Run,
    Setting,
    SetWord,
    TextRoom,
    draw,
    fit,
    words_of,
)
from printables.draw.theme import Theme
from printables.draw.units import POINT
from printables.icons.icons import ICONS, SINK, draw_drawing, draw_icon
from printables.icons.reading import IconWords, icon_in_text
from printables.jobs.notes import SMALL, PrintNotes

if TYPE_CHECKING:
    from printables.draw.svg import SvgDrawing

READABLE = 6 * POINT
"""The smallest letters that people read without complaint."""


class CardGroup(NamedTuple):
    """Cards that belong together, and how many of each lie in the box."""

    title: Text
    cards: tuple[tuple[Card, int], ...]
    back: str = ""
    """The back of all of them, where a card alone does not tell which it has."""
    size: str = ""
    """Their size, if it is not that of the others."""
    mark: str = ""
    """What they carry that only more players than usual need."""
    pile: str = ""
    """Where they lie on the table, if not with all others of their back."""


@dataclass(slots=True)
class Easel:
    """Where one face is drawn: the surface with the origin at the lower left of the card, and all that goes with it.

    Lengths in millimetres.
    """

    surface: Surface
    theme: Theme
    width: float
    height: float
    bleed: float
    langs: tuple[Lang, ...]
    says: dict[Lang, Say]
    """The words of the game."""
    catalog: Catalog
    notes: PrintNotes
    art: Gallery
    numbers: dict[str, str] = field(default_factory=dict)
    """Collector numbers by card."""
    drawings: Mapping[str, SvgDrawing] = field(default_factory=dict)
    """Icons that a house deck brings; they come before ours."""
    small: str = SMALL
    """The note of a text that is too small, which names what is drawn here."""
    icons: DrawIcon = field(init=False)
    """Draws the icons inside texts."""
    icon_words: IconWords = field(init=False)

    def __post_init__(self) -> None:
        self.icon_words = IconWords(self.says)
        usual = icon_in_text(self.surface, self.theme, self.icon_words)
        self.icons = self._icon_in_text if self.drawings else usual

    def _icon_in_text(self, spot: IconSpot) -> None:
        with self.icon_words.read(self.surface, spot):
            self.icon(spot.name, spot.x + 0.03 * spot.size, spot.base - SINK * spot.size, 0.94 * spot.size)

    def knows_icon(self, name: str) -> bool:
        return name in ICONS or name in self.drawings

    @property
    def lang(self) -> Lang:
        return self.langs[0]

    @property
    def scale(self) -> float:
        """Against a poker card: small cards have small letters."""
        return min(self.width / 63.5, self.height / 88.9, 1.35)

    def whole(self) -> Shape:
        """The card with its bleed."""
        bleed = self.bleed
        return rectangle(-bleed, -bleed, self.width + 2 * bleed, self.height + 2 * bleed)

    def has_art(self, card: Card) -> bool:
        """Does the card bring a picture that can be used?"""
        return self.art.holds(card, self.width, self.height)

    def covered(self, card: Card) -> bool:
        """Does its picture fill the whole card?"""
        return card.art is not None and card.art.fit == CARD and self.has_art(card)

    def cover(self, card: Card) -> None:
        """Fill the card with its picture, over the cut."""
        bleed = self.bleed
        frame = PictureFrame(-bleed, -bleed, self.width + 2 * bleed, self.height + 2 * bleed)
        self.art.draw(self.surface, card, frame)

    def words(self, card: Card, lang: Lang, *runs: Run) -> tuple[SetWord, ...]:
        """A text of a card as words, with what cannot be drawn noted."""
        words = words_of(runs, lang)
        for word in words:
            for style, text in word.pieces:
                if style == ICON and not self.knows_icon(text):
                    self.notes.warn("unknown_icon", card=card.id, icon=text)
                    return self.words(card, lang, *(run._replace(text=self._unmarked(run.text)) for run in runs))
        for run in runs:
            self.check_signs(card, run.text, style=run.style)
        return words

    def _unmarked(self, text: str) -> str:
        """A text with its unknown icons as plain words."""
        from brzdek.core.effects.phrases import with_icons

        return with_icons(text, lambda name, _: f"⟦{name}⟧" if self.knows_icon(name) else name)

    def check_signs(self, card: Card, *texts: str, style: str = "text") -> None:
        """Note the signs that no typeface has; ours have the same ones, a deck may bring others."""
        for text in texts:
            if text.isascii():
                continue
            lacking = font(style if style not in STYLES else "text").lacks(text.replace("⟦", "").replace("⟧", ""))
            if lacking:
                signs = " ".join(f"{sign} (U+{ord(sign):04X})" for sign in lacking)
                self.notes.warn("missing_signs", card=card.id, n=len(lacking), signs=signs)

    def write(
        self,
        card: Card,
        paragraphs: Sequence[Paragraph],
        room: TextRoom,
        x: float,
        top: float,
        middle: bool = False,
        label: LabelPaint | None = None,
    ) -> float:
        """Set a text and draw it from its upper left corner, or in the middle of its room; the height it takes."""
        setting = self.fitted(card, paragraphs, room)
        top -= max(0.0, (room.height - setting.height) / 2) if middle else 0
        self.show(setting, x, top, label)
        return setting.height

    def fitted(self, card: Card, paragraphs: Sequence[Paragraph], room: TextRoom) -> Setting:
        """A text set to fit; one that gets too small to be read is noted with the name of the card."""
        setting = fit(paragraphs, room)
        self.note_size(card.id, setting.size, room.least)
        return setting

    def note_size(self, name: str, size: float, least: float = READABLE) -> None:
        """Note a text that is too small to be read, with the id of what it stands on."""
        if size < least - 1e-9:
            self.notes.warn(self.small, card=name, size=f"{size / POINT:.1f}")

    def show(self, setting: Setting, x: float, top: float, label: LabelPaint | None = None) -> None:
        """Draw a text from its upper left corner."""
        draw(self.surface, setting, x, top, self.icons, label)

    def icon(
        self, name: str, x: float, y: float, size: float, main: Colour | None = None, light: Colour | None = None
    ) -> None:
        """An icon from its lower left corner."""
        if name in self.drawings:
            draw_drawing(self.surface, f"drawing.{name}", self.drawings[name], x, y, size)
            return
        draw_icon(self.surface, name, x, y, size, self.theme, main, light)


class CardDesign(ABC):
    """How the cards of one game look."""

    size = "poker"
    """The card size if none is asked for."""
    hue = "grey"
    """The colour of the box for the cards."""
    banners: ClassVar[Mapping[str, str]] = {}
    """The colour of the banner of each kind that the rules speak of."""
    corners: ClassVar[Mapping[str, str]] = {}
    """Where the marks stand that the rules speak of: ``{"cost": "upper_left"}``."""

    @abstractmethod
    def groups(self, catalog: Catalog, says: Mapping[Lang, Say]) -> Sequence[CardGroup]:
        """The cards of the box in the order in which they are printed."""

    @abstractmethod
    def back(self, card: Card) -> str:
        """Which back a card has: cards that must not be told apart have the same."""

    def back_hue(self, back: str) -> str:
        """The colour of a box for cards with this back alone."""
        return self.hue

    @abstractmethod
    def draw_front(self, easel: Easel, card: Card) -> None: ...

    @abstractmethod
    def draw_back(self, easel: Easel, back: str) -> None: ...
