"""How a game of Brzdęk! is set up."""

from __future__ import annotations

from typing import cast

from brzdek.core.ask import Word
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.chance import Chance
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import perform
from brzdek.core.problems import BadSetup
from brzdek.core.rulebook import Setup
from brzdek.games.brzdek.cards.board import Board
from brzdek.games.brzdek.cards.words import WORDS
from brzdek.games.brzdek.rules.hooks import HeistHooks
from brzdek.games.brzdek.rules.state import Heist, RoomTokens
from brzdek.games.raid.cards.pieces import DUNGEON_KINDS
from brzdek.games.raid.rules import events as raid_events
from brzdek.games.raid.rules.setup import common_parts, copies, deal, first_noise, first_seat, make_kit
from brzdek.games.raid.rules.state import Thief

HOOKS = HeistHooks()


def begin(setup: Setup, catalog: Catalog) -> Heist:
    """Everything laid out, before the first turn."""
    game = new_game(setup, catalog)
    place_tokens(game)
    deal(game)
    first_row_arrives(game)
    first_noise(game)
    return game


def new_game(setup: Setup, catalog: Catalog) -> Heist:
    """Boards, piles and supplies, nothing shuffled or dealt yet."""
    players = len(setup.seats)
    tables = catalog.tables
    kit = make_kit(catalog, tuple(tables["rage"]))
    chance = Chance(setup.seed)
    board = board_side(catalog, setup.options["board"])
    cubes = cast(int, tables["cubes"])
    starters = copies(catalog, "starter")
    first = first_seat(setup, chance)
    return Heist(
        **common_parts(setup, catalog, chance, first),
        kit=kit,
        hooks=HOOKS,
        board=board,
        thieves=[Thief(seat, board.start, list(starters), cubes) for seat in range(players)],
        deck=[card for card in copies(catalog, *DUNGEON_KINDS) if card not in tables["reserve"]],
        reserve={card: catalog.cards[card].copies for card in tables["reserve"]},
        market={card: face.copies for card, face in kit.cards.items() if face.kind == "good"},
    )


def board_side(catalog: Catalog, side: Word) -> Board:
    """One side of the board."""
    boards = catalog.tables["boards"]
    if side not in boards:
        raise BadSetup(WORDS["setup.board"])
    return cast(Board, boards[side])


def place_tokens(game: Heist) -> None:
    """Artifacts face up where their value is printed, secrets face down, idols in their shrine."""
    artifacts = copies(game.catalog, "artifact")
    game.chance.shuffle(artifacts)
    removed = game.catalog.tables["artifacts_removed"][game.players]
    game.box += artifacts[:removed]
    by_value = {game.kit.cards[artifact].points: artifact for artifact in artifacts[removed:]}
    minor, major = copies(game.catalog, "minor_secret"), copies(game.catalog, "major_secret")
    game.chance.shuffle(minor)
    game.chance.shuffle(major)
    for room in game.board.rooms.values():
        lying = RoomTokens(
            minor=[minor.pop() for _ in range(room.minor_secrets)],
            major=[major.pop() for _ in range(room.major_secrets)],
            idols=room.monkey_idols,
            artifact=by_value.get(room.artifact, ""),
        )
        if lying != RoomTokens():
            game.tokens[room.id] = lying
    game.box += [*minor, *major]


def first_row_arrives(game: Heist) -> None:
    """The Arrive texts of the first row, which never ask."""
    for card in game.row:
        effect = game.kit.cards[card].effects.get("arrive")
        if effect is not None:
            game.log.tell(raid_events.Arrived, card)
            for _ in perform(effect, Context(game, game.turn, card)):
                raise AssertionError(f"{card} asks while the game is laid out")
