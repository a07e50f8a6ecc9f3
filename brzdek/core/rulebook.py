"""What every game offers to the table, the shell, the bots and the simulator."""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar

from brzdek.core.ask import Ask, Option, Steps, Word
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.options import BadOption, read_options
from brzdek.core.catalog.schema import message
from brzdek.core.catalog.source import Document
from brzdek.core.chance import Chance
from brzdek.core.duplicate import flat
from brzdek.core.expansion import Layer
from brzdek.core.face import Face
from brzdek.core.layers import Layers, Stack
from brzdek.core.legality import Reason
from brzdek.core.log import Event, Log
from brzdek.core.problems import BadSetup
from brzdek.core.text import Text
from brzdek.core.values import NamedTuple, dataclass, field, fields, replace

if TYPE_CHECKING:
    from brzdek.core.effects.ongoing import Happening
    from brzdek.core.gauge import Gauge
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

    APART: ClassVar[frozenset[str]] = frozenset({"catalog", "chance", "layers", "log", "names", "reveals"})
    """Fields that are not part of the plain state."""

    catalog: Catalog
    options: Mapping[str, Word]
    names: tuple[str, ...]
    chance: Chance
    log: Log = field(default_factory=Log)
    over: bool = False
    reveals: int = 0
    """How often something hidden came to light; an undo must not cross that unnoticed."""
    layers: Stack = field(init=False)
    """What lies above the game: its hooks, as the options have it."""
    parts: dict[str, Any] = field(default_factory=dict)
    """What each layer keeps, by its name."""

    def __post_init__(self) -> None:
        self.layers = self.catalog.layers.stack(self.options)

    @property
    def players(self) -> int:
        return len(self.names)

    def duplicate(self) -> Self:
        """An independent game in the same state. A game that is searched writes it out by hand with ``flat``."""
        return copy.deepcopy(self)

    def _parted(self) -> Self:
        """A flat copy of the game with all that every game has of its own."""
        other = flat(self)
        other.chance, other.log = self.chance.duplicate(), self.log.duplicate()
        if self.parts:
            other.parts = copy.deepcopy(self.parts)
        return other

    def plain(self) -> dict[str, Any]:
        """The state of the game as plain data, without the random source, the log and the cards' texts."""
        state = {one.name: getattr(self, one.name) for one in fields(self) if one.name not in self.APART}
        if not self.parts:
            # A game without layers has the fingerprint that it would have if there were none.
            del state["parts"]
        return state


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

    def why_not(self, option: Option) -> Reason | None:
        """What stands against this answer of the seat; None where nothing does, or the game cannot tell."""
        return None

    @property
    def announced(self) -> Sequence[Happening] | None:
        """What is about to happen and may be answered, the newest last; None: in this game nothing ever may."""
        return None

    def imagine(self, seed: int) -> G:
        """A whole game made up by lot that fits all that this seat knows, for a search."""
        raise LookupError("nobody has said what may be hidden in this game")

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


class Rooms(NamedTuple):
    """What an expansion shows beside the game below it, whose rooms it takes over. Its rules are a ``Layer``."""

    face: Face[Any]
    view: Callable[[Any, int | None], View[Any]]
    bots: Mapping[str, BotMaker]
    events: Sequence[type[Event]] = ()
    """What can be told beside the events of the game below."""
    reasons: Callable[[], Sequence[type[Reason]]] = tuple


class Rulebook(ABC, Generic[G, W]):
    """One game: how it is set up, how a turn runs, what may be seen of it."""

    name: str
    version: str = "1"
    """Of the rules: raised whenever the same answers may lead to another state than before."""
    layers: Layers
    """The game and what lies over it: what its files may hold, and its hooks."""
    face: Face[W]
    bots: Mapping[str, BotMaker]
    events: Sequence[type[Event]] = ()
    """Everything that can be told in its log."""
    resumable: frozenset[str] = frozenset()
    """Topics of questions at which nothing but the state says how the turn goes on."""

    def over(self, name: str, *above: Layer) -> Self:
        """The same game with more layers on top, under a name of its own."""
        other = copy.copy(self)
        other.name = name
        other.layers = self.layers.over(*above, name=name)
        other.version = ".".join([self.version, *(str(layer.version) for layer in above)])
        return other

    def furnished(self, rooms: Rooms) -> Self:
        """The same game as an expansion shows it."""
        other = copy.copy(self)
        other.face, other.bots = rooms.face, rooms.bots
        other.events = (*self.events, *rooms.events)
        # Methods of the one object: its class is that of the game below.
        vars(other)["reasons"] = lambda: (*self.reasons(), *rooms.reasons())
        vars(other)["view"] = rooms.view
        return other

    @abstractmethod
    def begin(self, setup: Setup, catalog: Catalog) -> G:
        """The game before its first turn."""

    @abstractmethod
    def turn(self, game: G) -> Steps[None]:
        """One turn. The table calls it again and again until the game is over.

        Nothing that outlives the turn may live in its local variables: a copy of the game made before the
        turn and the answers given since must be enough to get back here.
        """

    def resume(self, game: G) -> Steps[None]:
        """The rest of a turn from a ``resumable`` question on, which is put again."""
        raise LookupError(f"{self.name} cannot go on in the middle of a turn")

    @abstractmethod
    def view(self, game: G, seat: int | None) -> W:
        """What this seat may know."""

    @abstractmethod
    def result(self, game: G) -> Result:
        """Scores and winners of a game that is over."""

    def reasons(self) -> Sequence[type[Reason]]:
        """Everything that its rules can hold against an option."""
        return ()

    def tiles(self) -> TileArt | None:
        """How its tiles are drawn, if it has any."""
        return None

    def gauge(self) -> Gauge[G]:
        """What finished games of it are measured by."""
        from brzdek.core.gauge import Gauge

        return Gauge()

    @abstractmethod
    def check_position(self, doc: Document, setup: Setup, catalog: Catalog) -> None:
        """Check the game's own keys of a position file (``doc.data`` without the common keys) as the start of
        this game; what is wrong or impossible is noted in the document. ``setup`` is complete.
        """


DICE = "dice"
"""The key of a position that tells how the next dice fall, in every game."""


def begin_game(rulebook: Rulebook[G, Any], setup: Setup, catalog: Catalog) -> G:
    """The game before its first turn; the dice of its position lie ready."""
    position = setup.position
    if position is None or DICE not in position:
        return rulebook.begin(setup, catalog)
    own = {key: value for key, value in position.items() if key != DICE}
    game = rulebook.begin(replace(setup, position=own), catalog)
    game.chance.falls = list(position[DICE])
    return game


def complete(setup: Setup, catalog: Catalog) -> Setup:
    """The setup with every house option filled in; BadSetup if the game cannot be played like that."""
    low, high = catalog.players
    if not low <= len(setup.seats) <= high:
        raise BadSetup(message("wrong_number_of_players", low=low, high=high, found=len(setup.seats)))
    try:
        options = read_options(catalog.options, setup.options)
    except BadOption as bad:
        raise BadSetup(Text(bad.worded("pl"), bad.worded("en"))) from None
    reason = catalog.layers.refusal(options)
    if reason is not None:
        raise BadSetup(reason)
    return replace(setup, options=options)
