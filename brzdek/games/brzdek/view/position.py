"""Set-up situations of Brzdęk!: what a position file may say beside what those of every raid may."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.catalog.schema import Field, ListOf, MapOf, Whole, Word
from brzdek.core.catalog.source import Path
from brzdek.games.brzdek.cards.words import WORDS
from brzdek.games.brzdek.rules.rooms import secrets
from brzdek.games.brzdek.rules.setup import new_game
from brzdek.games.brzdek.rules.state import Heist, RoomTokens
from brzdek.games.raid.rules.setup import copies
from brzdek.games.raid.rules.tokens import MAJOR, MINOR
from brzdek.games.raid.view.position import SetUp, token_field

SECRETS = {MINOR: "minor_secret", MAJOR: "major_secret"}


class HeistSetUp(SetUp[Heist]):
    """A situation of Brzdęk!."""

    side = ("board", "boards")
    new_game = staticmethod(new_game)

    @staticmethod
    def fields(game: Heist) -> dict[str, Field]:
        seat = Whole(0, game.players - 1)
        room = Whole(1, max(game.board.rooms))
        token = token_field(game)
        return {
            "board": Word(list(game.catalog.tables["boards"])),
            "room": MapOf(seat, room),
            "secrets": MapOf(room, ListOf(token)),
            "artifacts": MapOf(room, token),
            "countdown": Whole(1, len(game.catalog.tables["countdown"])),
            "counting": seat,
        }

    def places(self) -> None:
        game = self.game
        for thief in game.thieves:
            thief.room = self.of("room", thief.seat, thief.room)
            if thief.room not in game.board.rooms:
                self.doc.problem(("room", thief.seat), WORDS["position.no_room"], room=thief.room)

    def tokens(self) -> None:
        """Tokens of players and rooms as given, the others where the set-up would put them."""
        game = self.game
        left = {kind: copies(game.catalog, kind) for kind in ("artifact", "minor_secret", "major_secret", "idol")}
        for pile in left.values():
            game.chance.shuffle(pile)
        self.give_tokens(left)
        for room, tokens in self.wanted.get("secrets", {}).items():
            for index, token in enumerate(tokens):
                self.lay_secret(room, token, left, ("secrets", room, index))
        for room, token in self.wanted.get("artifacts", {}).items():
            self.take(left["artifact"], token, ("artifacts", room))
            game.tokens.setdefault(room, RoomTokens()).artifact = token
        self.remove_artifacts(left["artifact"])
        if not self.doc.problems:
            self.fill_rooms(left)

    def remove_artifacts(self, left: list[str]) -> None:
        """With few players some artifacts are out of the game; those that the position names are not."""
        game = self.game
        removed = game.catalog.tables["artifacts_removed"][game.players]
        if removed > len(left):
            count = len(copies(game.catalog, "artifact")) - removed
            self.doc.problem(("artifacts",), WORDS["position.removed"], players=game.players, n=count)
            return
        game.box += left[:removed]
        del left[:removed]

    def lay_secret(self, room: int, token: str, left: Mapping[str, list[str]], path: Path) -> None:
        lying = self.game.tokens.setdefault(room, RoomTokens())
        for size, kind in SECRETS.items():
            if self.game.kit.cards[token].kind == kind:
                self.take(left[kind], token, path)
                secrets(lying, size).append(token)
                return
        self.doc.problem(path, WORDS["position.not_a_secret"], token=token)

    def fill_rooms(self, left: Mapping[str, list[str]]) -> None:
        game = self.game
        by_value = {game.kit.cards[artifact].points: artifact for artifact in left["artifact"]}
        given_secrets, given_artifacts = self.wanted.get("secrets", {}), self.wanted.get("artifacts", {})
        idols = self.wanted.get("idols", len(left["idol"]))
        for room in game.board.rooms.values():
            lying = game.tokens.get(room.id) or RoomTokens()
            if room.id not in given_secrets:
                lying.minor += [left["minor_secret"].pop() for _ in range(room.minor_secrets) if left["minor_secret"]]
                lying.major += [left["major_secret"].pop() for _ in range(room.major_secrets) if left["major_secret"]]
            if room.id not in given_artifacts and "artifacts" not in self.wanted:
                lying.artifact = by_value.get(room.artifact, "")
            if room.monkey_idols:
                lying.idols = min(idols, len(left["idol"]))
            if lying != RoomTokens():
                game.tokens[room.id] = lying
        lying_artifacts = [lying.artifact for lying in game.tokens.values()]
        game.box += [token for token in left["artifact"] if token not in lying_artifacts]
        game.box += [*left["minor_secret"], *left["major_secret"]]
        game.box += left["idol"][: len(left["idol"]) - idols]

    def moment(self) -> None:
        """The countdown too."""
        super().moment()
        game, wanted = self.game, self.wanted
        out = [thief.seat for thief in game.thieves if thief.out]
        game.counting = wanted.get("counting", out[0] if out else None)
        game.countdown = wanted.get("countdown", 1 if out else 0)
        if (game.counting is None) != (game.countdown == 0) or (game.counting is not None and game.counting not in out):
            self.doc.problem(("countdown",), WORDS["position.countdown"])
