"""One print job: everything that can be asked for, as one typed value, and how it is read from words."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NoReturn, TypeAlias, TypeVar, cast

from brzdek.core.catalog.schema import message
from brzdek.core.problems import nearest
from brzdek.core.text import LANGS, Lang, Say, Text, clean
from brzdek.core.values import NamedTuple, dataclass, replace
from brzdek.core.words import CORE
from printables.draw.theme import INKS, Ink, Theme
from printables.draw.units import MM, Size, micrometres, written
from printables.jobs import stock
from printables.jobs.stock import CARD, MARKS, Gutter, Margins, SheetLayout
from printables.jobs.words import PRINT

Backs: TypeAlias = Literal["none", "duplex-long", "duplex-short", "fold", "separate"]
BACKS: tuple[Backs, ...] = ("none", "duplex-long", "duplex-short", "fold", "separate")
BOTH = "both"
MARGIN = Margins(5 * MM, 5 * MM, 5 * MM, 5 * MM)
"""What most printers cannot reach."""
CLOSE = Gutter(0, 0)
REGISTRATION = 16 * MM
"""What registration marks need at each edge."""
MOST_ADDRESS = 120
_ADDRESS = re.compile(r"https?://[!-~]+")
SMALLEST, BIGGEST = 15, 600
"""Millimetres: the sides of what is printed and cut out."""


class BadJob(Exception):
    """A job that cannot be printed as asked, with the reason in both languages."""

    def __init__(self, key: str, **values: Any) -> None:
        self.reason = Text(*(Say(lang, PRINT, CORE)(key, **_in(lang, values)) for lang in LANGS))
        super().__init__(self.reason.en)


class NoPart(BadJob):
    """A game simply has none of what was asked for: no tiles, no board."""


def _in(lang: Lang, values: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value.to(lang) if isinstance(value, Text) else value for name, value in values.items()}


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """What to print on, how, and in which inks. Lengths in micrometres."""

    paper: Size
    card: Size
    langs: tuple[Lang, ...]
    sized: bool = False
    """Was this size of cards asked for? Otherwise some may have another."""
    single: bool = False
    """One page for each card."""
    landscape: bool | None = None
    """None: whichever holds more."""
    bleed: int = 0
    margin: Margins = MARGIN
    gutter: Gutter = CLOSE
    columns: int | None = None
    rows: int | None = None
    marks: str = "crop"
    corners: int = 0
    """Radius of the corner guides; 0: none."""
    backs: Backs = "none"
    back_offset: tuple[int, int] = (0, 0)
    ink: Ink = "full"
    palette: str = "normal"
    proof: bool = False
    watermark: str = ""
    qr: str = ""
    """The address that a code on each card leads to, with ``{id}`` for the card; empty: none."""

    def of_size(self, name: str) -> Job:
        """The same job for cards of another size, unless one was asked for."""
        size = stock.sizes()[name]
        if self.sized or size == self.card:
            return self
        page = Size(size.width + 2 * self.bleed, size.height + 2 * self.bleed) if self.single else self.paper
        return replace(self, card=size, paper=page)

    @property
    def theme(self) -> Theme:
        return Theme(stock.palettes()[self.palette], self.ink)


# -- options


class PrintOption(NamedTuple):
    """A word of the command line: ``--name``. Its help stands in the book under ``help.name``."""

    name: str
    place: str = ""
    """The name of its value in the book; empty: a flag."""
    help: str = ""
    """Where its help stands, if not under its own name."""
    many: bool = False
    """May it be given several times?"""


DECKS = PrintOption("deck", "file", many=True)
SHEET_OPTIONS: tuple[PrintOption, ...] = (
    PrintOption("paper", "paper"),
    PrintOption("size", "size"),
    PrintOption("layout", "layout"),
    PrintOption("bleed", "mm"),
    PrintOption("margin", "margin"),
    PrintOption("gutter", "mm"),
    PrintOption("marks", "marks"),
    PrintOption("corners", "mm"),
    PrintOption("backs", "backs"),
    PrintOption("back-offset", "offset"),
    PrintOption("ink", "ink"),
    PrintOption("palette", "palette"),
    PrintOption("proof"),
    PrintOption("watermark", "text"),
)
"""What every print command takes."""

CARD_OPTIONS: tuple[PrintOption, ...] = (
    DECKS,
    PrintOption("only", "ids"),
    PrintOption("changed-since", "deck"),
)
"""What further chooses the cards."""

BASE = PrintOption("base")
"""Nothing of an expansion for more players."""
PNG = PrintOption("png", "dpi")
"""Pictures instead of sheets."""


def known_options(*names: str) -> tuple[PrintOption, ...]:
    """Those of the options of cards and sheets, in their usual order."""
    return tuple(option for option in (*CARD_OPTIONS, *SHEET_OPTIONS) if option.name in names)


GivenValue: TypeAlias = str | bool | tuple[str, ...] | None
Given: TypeAlias = Mapping[str, GivenValue]
"""The options as they were typed, by name; what is not there was not given."""


def read_job(given: Given, size: str, langs: Sequence[Lang]) -> Job:
    """The job that the options ask for. ``size``: the card size if none is given. BadJob, BadData: what is wrong."""
    options = {name: value for name, value in given.items() if isinstance(value, str)}
    sheet = _sheet(options.get("layout"))
    card = _size(options.get("size", size))
    bleed = _length(options, "bleed", 0, 20, sheet.bleed or 0)
    paper = _paper(options.get("paper"), sheet, card, bleed)
    single = "paper" not in options and sheet.paper == CARD
    gutter = _gutter(options, sheet, bleed)
    _refuse_overlap(gutter, bleed)
    backs = _choice(options, "backs", BACKS, BACKS[0])
    marks: str = _choice(options, "marks", MARKS, sheet.marks or MARKS[0])
    if single and backs == "fold":
        raise BadJob("single_fold")
    return Job(
        paper=paper,
        card=card,
        langs=tuple(langs),
        sized="size" in options,
        single=single,
        landscape=False if single else sheet.landscape,
        bleed=bleed,
        margin=_around_marks(_margin(options.get("margin"), sheet), marks),
        gutter=gutter,
        columns=1 if single else sheet.columns,
        rows=1 if single else sheet.rows,
        marks=marks,
        corners=_length(options, "corners", 0, 20, sheet.corners or 0),
        backs=backs,
        back_offset=_offset(options.get("back-offset")),
        ink=_choice(options, "ink", INKS, INKS[0]),
        palette=_choice(options, "palette", list(stock.palettes()), "normal"),
        proof=bool(given.get("proof")),
        watermark=_watermark(options.get("watermark", "")),
        qr=_address(options.get("qr", "")),
    )


def refuse_idle(given: Given, job: Job) -> None:
    """BadJob: an option was given that would change nothing on these sheets."""
    if given.get("back-offset") is not None and job.backs == BACKS[0]:
        raise BadJob("idle_option", name="--back-offset", needs="--backs")
    for name in ("marks", "gutter"):
        if job.single and given.get(name) is not None:
            raise BadJob("idle_single", name=f"--{name}")


def read_langs(word: str | None, own: Lang) -> tuple[Lang, ...]:
    """The languages on the cards: ``pl``, ``en`` or ``both``, the shown one first."""
    if word is None:
        return (own,)
    if word == BOTH:
        return (own, *(lang for lang in LANGS if lang != own))
    return (cast(Lang, one_of("lang", word, (*LANGS, BOTH))),)


W = TypeVar("W", bound=str)


def hint(word: str, known: Collection[str], before: str = "") -> Text | str:
    """Which of the known words may have been meant, in brackets; empty: none."""
    near = nearest(word, known) if word else None
    return Text(*(f" ({text})" for text in message("did_you_mean", word=before + near))) if near else ""


def refuse(name: str, found: str, allowed: Text | str, known: Collection[str] = ()) -> NoReturn:
    """``known``: words of which one may have been meant."""
    raise BadJob(
        "bad_option_value",
        name=f"--{name}",
        found=clean(found)[:60],
        allowed=allowed,
        hint=hint(found.strip().lower(), known),
    )


def one_of(name: str, value: str, words: Sequence[str]) -> str:
    """One of the words; BadJob for any other."""
    word = value.strip().lower()
    if word not in words:
        refuse(name, value, ", ".join(words), words)
    return word


def _choice(options: Mapping[str, str], name: str, words: Sequence[W], usual: str) -> W:
    return cast(W, one_of(name, options.get(name, usual), words))


def _length(options: Mapping[str, str], name: str, low: int, high: int, usual: int) -> int:
    if name not in options:
        return usual
    return length_of(name, options[name], low, high)


def length_of(name: str, value: str, low: float, high: float) -> int:
    """Millimetres within limits, as micrometres; BadJob for anything else."""
    length = micrometres(value)
    if length is None or not low * MM <= length <= high * MM:
        refuse(name, value, both("length", low=low, high=high))
    return length


def both(key: str, **values: Any) -> Text:
    """A message in both languages."""
    return Text(*(Say(lang, PRINT)(key, **values) for lang in LANGS))


_BY = re.compile("[x×X*]")


def _size(word: str) -> Size:
    """A named card size or W×H."""
    sizes = stock.sizes()
    name = word.strip().lower()
    if name in sizes:
        return sizes[name]
    sides = [micrometres(side) for side in _BY.split(name)]
    if len(sides) != 2 or not all(side and SMALLEST * MM <= side <= BIGGEST * MM for side in sides):
        allowed = both("size_allowed", names=", ".join(sizes), low=SMALLEST, high=BIGGEST)
        refuse("size", word, allowed, sizes)
    return Size(sides[0] or 0, sides[1] or 0)


def _sheet(word: str | None) -> SheetLayout:
    """A layout of ours, by name, or a file."""
    known = stock.sheets()
    if word is None:
        return known["auto"]
    if word in known:
        return known[word]
    if not word.endswith((".yaml", ".yml")):
        refuse("layout", word, both("layout_allowed", names=", ".join(known)), known)
    return stock.read_sheet(Path(word))


def _paper(word: str | None, sheet: SheetLayout, card: Size, bleed: int) -> Size:
    papers = stock.papers()
    if word is not None:
        return papers[one_of("paper", word, list(papers))]
    if sheet.paper == CARD:
        return Size(card.width + 2 * bleed, card.height + 2 * bleed)
    return sheet.paper if isinstance(sheet.paper, Size) else papers[sheet.paper or "a4"]


def _gutter(options: Mapping[str, str], sheet: SheetLayout, bleed: int) -> Gutter:
    if "gutter" in options:
        gap = _length(options, "gutter", 0, 200, 0)
        return Gutter(gap, gap)
    return sheet.gutter if sheet.gutter is not None else Gutter(2 * bleed, 2 * bleed)


def _refuse_overlap(gutter: Gutter, bleed: int) -> None:
    if min(gutter) < 2 * bleed:
        raise BadJob("bleed_overlaps", bleed=written(bleed), gutter=written(min(gutter)), least=written(2 * bleed))


def _margin(value: str | None, sheet: SheetLayout) -> Margins:
    if value is None:
        return MARGIN if sheet.margin is None else sheet.margin
    sides = [micrometres(side) for side in value.split(",")]
    if len(sides) not in (1, 4) or not all(side is not None and 0 <= side <= 200 * MM for side in sides):
        refuse("margin", value, both("margin_allowed"))
    whole = [side or 0 for side in sides]
    return Margins(*(whole * 4 if len(whole) == 1 else whole))


def _around_marks(margin: Margins, marks: str) -> Margins:
    """Registration marks stand free in the margins."""
    return Margins(*(max(side, REGISTRATION) for side in margin)) if marks == "registration" else margin


def _address(value: str) -> str:
    """An address for a code on the cards."""
    if value and not (_ADDRESS.fullmatch(value) and len(value) <= MOST_ADDRESS):
        refuse("qr", value, both("qr_allowed", most=MOST_ADDRESS))
    return value


def _offset(value: str | None) -> tuple[int, int]:
    if value is None:
        return (0, 0)
    parts = [micrometres(part) for part in value.split(",")]
    if len(parts) != 2 or not all(part is not None and abs(part) <= 50 * MM for part in parts):
        refuse("back-offset", value, both("offset_allowed"))
    return (parts[0] or 0, parts[1] or 0)


def _watermark(value: str) -> str:
    text = clean(value).strip()
    if len(text) > 40:
        refuse("watermark", text[:20] + "…", both("watermark_allowed"))
    return text
