"""What every game offers to the table, the shell, the bots and the simulator."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from brzdek.core.ask import Ask, Option, Steps, Word
from brzdek.core.catalog import Catalog, CatalogSchema
from brzdek.core.chance import Chance
from brzdek.core.face import Face
from brzdek.core.log import Event, Log
from brzdek.core.options import BadOption, read_options
from brzdek.core.schema import message
from brzdek.core.source import Document
from brzdek.core.text import Text
from brzdek.core.tile_art import TileArt


class Seat(NamedTuple):
    """Who sits where: a name, and the bot that plays for it (none: a person)."""

    name: str
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that decides how a game begins."""

    game: str
    seats: tuple[Seat, ...]
    seed: int
    options: Mapping[str, Word] = field(default_factory=dict)
    """House options that differ from the default."""
    position: Mapping[str, Any] | None = None
    """A set-up situation to begin from instead of the usual start."""


@dataclass(slots=True, kw_only=True, eq=False, repr=False)
class Game:
    """A game in progress: the part that every game has. Plain data apart from chance and log."""

    APART: ClassVar[frozenset[str]] = frozenset({"catalog", "chance", "log", "names", "reveals"})
    """Fields that are not part of the plain state."""

    catalog: Catalog
    options: Mapping[str, Word]
    names: tuple[str, ...]
    chance: Chance
    log: Log = field(default_factory=Log)
    over: bool = False
    reveals: int = 0
    """How often something hidden came to light; an undo must not cross that unnoticed."""

    @property
    def players(self) -> int:
        return len(self.names)

    def plain(self) -> dict[str, Any]:
        """The state of the game as plain data, without the random source, the log and the cards' texts."""
        return {one.name: getattr(self, one.name) for one in fields(self) if one.name not in self.APART}


G = TypeVar("G", bound=Game)


class View(ABC, Generic[G]):
    """What one seat may know: a window onto the game. ``seat`` is None for an onlooker.

    Subclasses offer properties; nothing outside may touch ``_game``.
    """

    __slots__ = ("_game", "seat")

    def __init__(self, game: G, seat: int | None) -> None:
        self._game = game
        self.seat = seat

    @property
    def names(self) -> tuple[str, ...]:
        return self._game.names

    @property
    def over(self) -> bool:
        return self._game.over

    @property
    def catalog(self) -> Catalog:
        return self._game.catalog

    @property
    def moment(self) -> int:
        """How long the log is; pass it to ``events`` later to read what came since."""
        return len(self._game.log)

    def events(self, since: int = 0) -> list[Event]:
        """What this seat may read in the log, from that moment on."""
        return list(self._game.log.seen_by(self.seat, since))

    @abstractmethod
    def data(self) -> dict[str, Any]:
        """All that this seat may know, as plain data."""


W = TypeVar("W", bound=View[Any])
W_contra = TypeVar("W_contra", bound=View[Any], contravariant=True)


class Bot(Protocol[W_contra]):
    """Plays one seat, from its view alone."""

    def choose(self, view: W_contra, ask: Ask) -> Option: ...


BotMaker: TypeAlias = Callable[[int, int], Bot[Any]]
"""Makes a bot from its seat and a seed."""


class Result(NamedTuple):
    """How a finished game came out."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class BadSetup(Exception):
    """A game that cannot be set up as asked, with the reason in both languages."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.en)
        self.reason = reason


class Rulebook(ABC, Generic[G, W]):
    """One game: how it is set up, how a turn runs, what may be seen of it."""

    name: str
    schema: CatalogSchema
    face: Face[W]
    bots: Mapping[str, BotMaker]
    tiles: TileArt | None = None
    """How its tiles are drawn, if it has any."""

    @abstractmethod
    def begin(self, setup: Setup, catalog: Catalog) -> G:
        """The game before its first turn."""

    @abstractmethod
    def turn(self, game: G) -> Steps[None]:
        """One turn. The table calls it again and again until the game is over.

        Nothing that outlives the turn may live in its local variables: a copy of the game made before the
        turn and the answers given since must be enough to get back here.
        """

    @abstractmethod
    def view(self, game: G, seat: int | None) -> W:
        """What this seat may know."""

    @abstractmethod
    def result(self, game: G) -> Result:
        """Scores and winners of a game that is over."""

    @abstractmethod
    def check_position(self, doc: Document, setup: Setup, catalog: Catalog) -> None:
        """Check the game's own keys of a position file (``doc.data`` without the common keys) as the start of
        this game; what is wrong or impossible is noted in the document. ``setup`` is complete.
        """


def complete(setup: Setup, catalog: Catalog) -> Setup:
    """The setup with every house option filled in; BadSetup if the game cannot be played like that."""
    low, high = catalog.players
    if not low <= len(setup.seats) <= high:
        raise BadSetup(message("wrong_number_of_players", low=low, high=high, found=len(setup.seats)))
    try:
        options = read_options(catalog.options, setup.options)
    except BadOption as bad:
        raise BadSetup(Text(bad.worded("pl"), bad.worded("en"))) from None
    return replace(setup, options=options)
