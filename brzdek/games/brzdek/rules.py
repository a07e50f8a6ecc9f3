"""The rules of Brzdęk! as a whole, and how a game is set up."""

from __future__ import annotations

from typing import cast

from brzdek.core.ask import Word
from brzdek.core.catalog import Catalog
from brzdek.core.chance import Chance
from brzdek.core.rulebook import BadSetup, Setup
from brzdek.games.brzdek.board import Board
from brzdek.games.brzdek.countdown import Countdown
from brzdek.games.brzdek.laying import DUNGEON_KINDS, copies, first_seat, make_kit
from brzdek.games.brzdek.state import Heist, RoomTokens, Thief
from brzdek.games.brzdek.words import WORDS


class Rules(Countdown):
    """Brzdęk! from the set-up to the count."""

    # -- the set-up

    def begin(self, setup: Setup, catalog: Catalog) -> Heist:
        """Everything laid out, before the first turn."""
        game = self.new_game(setup, catalog)
        self.place_tokens(game)
        self.deal_hands(game)
        self.deal_row(game)
        for place, thief in enumerate(game.thieves[game.first :] + game.thieves[: game.first]):
            self.clank(game, thief, catalog.tables["starting_clank"][place])
        game.now = self.new_turn()  # the noise of the set-up is not made in a turn
        return game

    def new_game(self, setup: Setup, catalog: Catalog) -> Heist:
        """Boards, piles and supplies, nothing shuffled or dealt yet."""
        players = len(setup.seats)
        tables = catalog.tables
        kit = make_kit(catalog, tuple(tables["rage"]))
        chance = Chance(setup.seed)
        board = self.board(catalog, setup.options["board"])
        cubes = cast(int, tables["cubes"])
        starters = copies(catalog, "starter")
        first = first_seat(setup, chance)
        return Heist(
            catalog=catalog,
            options=setup.options,
            names=tuple(seat.name for seat in setup.seats),
            chance=chance,
            kit=kit,
            rules=self,
            board=board,
            thieves=[Thief(seat, board.start, list(starters), cubes) for seat in range(players)],
            first=first,
            turn=first,
            deck=[card for card in copies(catalog, *DUNGEON_KINDS) if card not in tables["reserve"]],
            reserve={card: catalog.cards[card].copies for card in tables["reserve"]},
            market={card: face.copies for card, face in kit.cards.items() if face.kind == "good"},
            mastery=players,
            bag=[0] * players + [tables["dragon_cubes"]],
            rage=tables["rage_start"][players] - 1,
        )

    def board(self, catalog: Catalog, side: Word) -> Board:
        boards = catalog.tables["boards"]
        if side not in boards:
            raise BadSetup(WORDS["setup.board"])
        return cast(Board, boards[side])

    def place_tokens(self, game: Heist) -> None:
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
