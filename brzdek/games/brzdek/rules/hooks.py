"""What Brzdęk! does otherwise than its sister game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from brzdek.core.ask import Option, Steps
from brzdek.games.brzdek.rules.dragon import attack, count_down, to_countdown
from brzdek.games.brzdek.rules.moving import move, moves, must_teleport, teleport, teleports
from brzdek.games.brzdek.rules.rooms import artifacts_to_take, goods_for_sale, take
from brzdek.games.brzdek.rules.state import Heist
from brzdek.games.raid.rules.dragon import cubes_to_draw
from brzdek.games.raid.rules.hooks import Hooks
from brzdek.games.raid.rules.state import Thief


class HeistHooks(Hooks[Heist, Thief]):
    """The hooks of Brzdęk!."""

    token_rows: ClassVar[Mapping[str, str]] = {
        "artifact": "artifact", "mastery": "mastery", "good": "good",
        "idol": "token", "major_secret": "token", "minor_secret": "token",
    }  # fmt: skip

    def pawn_actions(self, game: Heist, thief: Thief) -> list[Option]:
        options: list[Option] = []
        if game.now.boots:
            options += moves(game, thief)
        if game.now.teleports:
            options += teleports(game, thief)
        if thief.gold >= game.kit.price:
            options += goods_for_sale(game, thief)
        if game.options["late_artifacts"]:
            options += artifacts_to_take(game, thief, game.tokens.get(thief.room))
        return options

    def pawn_act(self, game: Heist, thief: Thief, answer: Option) -> Steps[None]:
        match answer[0]:
            case "move":
                return move(game, thief, answer)
            case "teleport":
                return teleport(game, thief, cast(int, answer[1]))
            case _:
                return take(game, thief, game.tokens[thief.room], cast(str, answer[1]))

    def owes_move(self, game: Heist, thief: Thief) -> bool:
        return bool(game.now.teleports) and not thief.out and must_teleport(game, thief)

    def roused(self, game: Heist) -> Steps[None]:
        yield from attack(game, cubes_to_draw(game))

    def went_out(self, game: Heist, thief: Thief) -> None:
        to_countdown(game, thief)

    def out_turn(self, game: Heist, thief: Thief) -> Steps[None]:
        """Who is on the countdown track counts down; others out of play have no turn."""
        if game.counting == thief.seat:
            yield from count_down(game)
