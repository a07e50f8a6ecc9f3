"""Effects on tiles and teleports from special places."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from brzdek.core.ask import Option, Steps
from brzdek.core.catalog.schema import Word as WordField
from brzdek.core.effects.effect import Effect, Question, perform
from brzdek.core.effects.entries import Arguments, Given, NamedOption, PlainVerb, Verb
from brzdek.core.effects.language import Language
from brzdek.core.effects.ongoing import Delayed
from brzdek.core.effects.phrases import Flow, Reading, Who, deed, same
from brzdek.core.text import Lang, Text, fill
from brzdek.games.katakumby.cards.counters import Ctx, delver_of
from brzdek.games.katakumby.rules.catacombs import Cell
from brzdek.games.katakumby.rules.discovery import TURNS, other_turns, place, reveal, tiles_with_pawns, turn_tile
from brzdek.games.katakumby.rules.travel import leap_to


class TileVerb(Verb):
    """An effect on tiles: it waits while a move is unfinished."""

    __slots__ = ()
    asks = True

    def run(self, ctx: Ctx) -> Steps[None]:
        if ctx.game.revealed:
            ctx.game.postponed.append(Delayed(self, ctx.seat, ctx.source, ctx.by, ctx.bound))
        else:
            yield from self.change(ctx)

    @abstractmethod
    def change(self, ctx: Ctx) -> Steps[None]:
        """Carry it out, now that every pawn stands in a room."""


class TurnOwnTile(TileVerb, Question, PlainVerb):
    """Players who are alone on a tile must turn it."""

    __slots__ = ()
    word: ClassVar[str] = "turn_own_tile"
    doc: ClassVar[Text] = Text(
        "Każdy gracz, który jest sam na kwadratowym kaflu, musi go obrócić.",
        "Each player who is alone on a square tile must turn it.",
    )
    example: ClassVar[str] = "turn_own_tile"
    flow: Flow = ":"
    reads: ClassVar[Reading] = same(
        "każdy gracz, którego pionek stoi sam na kwadratowym kaflu, obraca ten kafel do innego położenia",
        "each player whose pawn is alone on a square tile turns that tile to a different rotation",
    )

    def change(self, ctx: Ctx) -> Steps[None]:
        game = ctx.game
        for thief in game.in_play():
            tile = game.cave(thief).tile
            if tile and len(tiles_with_pawns(game)[tile]) == 1:
                options: list[Option] = [("turn", 90 * turn) for turn in other_turns(game.board, tile)]
                theirs = type(ctx)(game, thief.seat, ctx.source, by=ctx.seat)
                answer = yield from self.put(theirs, "turn_tile", options)
                turn_tile(game, tile, int(answer[1]) // 90)

    def question(self, lang: Lang) -> str:
        return Text("Jak obracasz swój kafel?", "How do you turn your tile?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return None


class TurnAllTiles(TileVerb, PlainVerb):
    """Every tile with a pawn on it is turned upside down."""

    __slots__ = ()
    word: ClassVar[str] = "turn_all_tiles"
    doc: ClassVar[Text] = Text(
        "Każdy kwadratowy kafel z pionkiem obraca się o 180 stopni.",
        "Every square tile with a pawn on it is turned by 180 degrees.",
    )
    example: ClassVar[str] = "turn_all_tiles"
    flow: Flow = ":"
    reads: ClassVar[Reading] = same(
        "każdy kwadratowy kafel z pionkiem obraca się o 180°", "every square tile with a pawn on it turns by 180°"
    )

    def change(self, ctx: Ctx) -> Steps[None]:
        game = ctx.game
        for tile in sorted(tiles_with_pawns(game)):
            turn_tile(game, tile, (game.board.placed[tile].turn + 2) % 4)
        yield from ()


class PlaceTile(TileVerb, Question):
    """A new tile beside one's own, or anywhere."""

    __slots__ = ("then", "where")
    word: ClassVar[str] = "place_tile"
    doc: ClassVar[Text] = Text(
        "Dokłada kafel ze stosu: obok własnego („beside”) albo gdziekolwiek („anywhere”, po wskazaniu miejsca); "
        "„then” następuje zawsze.",
        "Places a tile from the stack: beside one's own (“beside”) or anywhere (“anywhere”, the place is named first); "
        "“then” always follows.",
    )
    example: ClassVar[str] = "place_tile: beside\nthen: {one_of: [{leap: new_tile}, {gold: 2}]}"
    PLACES: ClassVar[Mapping[str, Reading]] = {
        "beside": deed(
            ("dołóż", "dokłada", "dołożyć"),
            ("place", "places"),
            Text("nowy kafel obok swojego", "a new tile next to {your} tile"),
        ),
        "anywhere": Reading(
            Text(
                "wskaż wolne miejsce obok dowolnego kafla i dołóż tam nowy kafel",
                "name an empty place next to any tile and place a new tile there",
            ),
            Text(
                "wskazuje wolne miejsce obok dowolnego kafla i dokłada tam nowy kafel",
                "names an empty place next to any tile and places a new tile there",
            ),
            Text(
                "wskazać wolne miejsce obok dowolnego kafla i dołożyć tam nowy kafel",
                "name an empty place next to any tile and place a new tile there",
            ),
        ),
    }
    THEN: ClassVar[Text] = Text("{first}, a potem {then}", "{first}, then {then}")

    def __init__(self, where: str, then: Effect | None) -> None:
        self.where = where
        self.then = then

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        then = NamedOption(language.part, Text("co potem", "what follows"))
        return Arguments(WordField(tuple(cls.PLACES)), {"then": then})

    @classmethod
    def make(cls, given: Given) -> Any:
        return cls(given.value, given.get("then"))

    def cells(self, ctx: Ctx) -> dict[str, Cell]:
        """Where the tile may go, each cell once, by a label."""
        game = ctx.game
        tiles = range(len(game.board.placed)) if self.where == "anywhere" else (game.cave(delver_of(ctx)).tile,)
        found: dict[Cell, str] = {}
        for tile in tiles:
            for label, cell in game.board.empty_cells(tile).items():
                found.setdefault(cell, label)
        return {label: cell for cell, label in found.items()}

    def possible(self, ctx: Ctx) -> bool:
        if ctx.game.tiles and not delver_of(ctx).out:
            return True
        return self.then is not None and self.then.possible(ctx)

    def change(self, ctx: Ctx) -> Steps[None]:
        ctx.game.now.new_tile = 0
        if ctx.game.tiles and not delver_of(ctx).out:
            cells = self.cells(ctx)
            if cells:
                yield from self._place(ctx, cells)
        if self.then is not None:
            yield from perform(self.then, ctx)

    def _place(self, ctx: Ctx, cells: Mapping[str, Cell]) -> Steps[None]:
        """Anywhere: the cell first, unseen; beside: the tile is known by then."""
        game, thief = ctx.game, delver_of(ctx)
        if self.where == "beside":
            reveal(game, thief, "")
        options: list[Option] = [("cell", label) for label in cells]
        answer = yield from self.put(ctx, "cell", options)
        label = str(answer[1])
        if self.where == "anywhere":
            reveal(game, thief, label)
        game.bound_for = label
        turn = yield from self.put(ctx, "place", [("place", 90 * turn) for turn in TURNS])
        game.now.new_tile = len(game.board.placed)
        yield from place(game, thief, cells[label], int(turn[1]) // 90)

    def reading(self) -> Reading | None:
        return self.PLACES[self.where]

    def phrase(self, lang: Lang, who: Who) -> str:
        return self._followed(lang, who, inner=False)

    def inner(self, lang: Lang, who: Who) -> str:
        return self._followed(lang, who, inner=True)

    def _followed(self, lang: Lang, who: Who, inner: bool) -> str:
        first = self.PLACES[self.where].to(lang, who)
        if self.then is None:
            return first
        return fill(lang, self.THEN.to(lang), {"first": first, "then": self.then.worded(lang, who, inner)})

    def purpose(self, lang: Lang, who: Who) -> str | None:
        return super().purpose(lang, who) if self.then is None else None

    def question(self, lang: Lang) -> str:
        return Text("Gdzie i jak kładziesz nowy kafel?", "Where and how do you place the new tile?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return None


class Leap(Question, Verb):
    """A teleport from a special place, or farther than to the next room."""

    __slots__ = ("asks", "kind")
    word: ClassVar[str] = "leap"
    doc: ClassVar[Text] = Text(
        "Szczególny teleport: „market” z komnaty z kramem do sąsiedniej, „haunted” z nawiedzonego kafla na inny "
        "nawiedzony, „altar” między ołtarzykami za usunięcie tej karty, „blink” do sąsiedniej komnaty lub do gracza "
        "w podziemiach, „new_tile” od razu na kafel właśnie dołożony.",
        "A special teleport: “market” from a market room to an adjacent one, “haunted” from a haunted tile to another, "
        "“altar” between altars by trashing this card, “blink” to an adjacent room or to a player in the depths, "
        "“new_tile” at once onto the tile just placed.",
    )
    example: ClassVar[str] = "leap: market"
    KINDS: ClassVar[Mapping[str, Reading]] = {
        "market": deed(
            ("teleportuj", "teleportuje", "teleportować"),
            ("teleport", "teleports"),
            Text(
                "z komnaty z kramem {verb} się do sąsiedniej komnaty", "from a market room {verb} to an adjacent room"
            ),
        ),
        "haunted": deed(
            ("możesz", "może", "móc"),
            ("you may", "may", "be allowed to"),
            Text(
                "z nawiedzonego kafla {verb} teleportować się do dowolnej komnaty innego nawiedzonego kafla",
                "from a haunted tile {verb} teleport to any room of a different haunted tile",
            ),
        ),
        "altar": deed(
            ("możesz", "może", "móc"),
            ("you may", "may", "be allowed to"),
            Text(
                "usunąć tę kartę, aby z komnaty z ołtarzykiem teleportować się do innej komnaty z ołtarzykiem",
                "trash this card to teleport from an altar room to a different altar room",
            ),
        ),
        "blink": deed(
            ("teleportuj", "teleportuje", "teleportować"),
            ("teleport", "teleports"),
            Text(
                "się do sąsiedniej komnaty lub do komnaty innego gracza, który jest w podziemiach",
                "to an adjacent room or to the room of another player who is in the depths",
            ),
        ),
        "new_tile": deed(
            ("teleportuj", "teleportuje", "teleportować"),
            ("teleport", "teleports"),
            Text("się do dowolnej komnaty tego kafla", "to any room of that tile"),
        ),
    }

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.asks = kind == "new_tile"

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(WordField(tuple(cls.KINDS)))

    @classmethod
    def make(cls, given: Given) -> Any:
        return cls(given.value)

    def possible(self, ctx: Ctx) -> bool:
        thief = delver_of(ctx)
        if thief.out or ctx.game.homecoming(thief):
            return False
        return self.kind != "new_tile" or ctx.game.now.new_tile > 0

    def do(self, ctx: Ctx) -> None:
        if self.possible(ctx):
            ctx.game.now.leaps.append(self.kind)
            if self.kind == "altar":
                ctx.game.now.waystones.append(str(ctx.source))

    def run(self, ctx: Ctx) -> Steps[None]:
        if not self.possible(ctx):
            return
        game = ctx.game
        options: list[Option] = [("teleport", room) for room in game.board.tile_rooms(game.now.new_tile)]
        answer = yield from self.put(ctx, "leap", options)
        yield from leap_to(game, delver_of(ctx), int(answer[1]))

    def reading(self) -> Reading | None:
        return self.KINDS[self.kind]

    def question(self, lang: Lang) -> str:
        return Text("Dokąd się teleportujesz?", "Where do you teleport to?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return None


TILE_VERBS: tuple[type[Verb], ...] = (TurnOwnTile, TurnAllTiles, PlaceTile, Leap)
