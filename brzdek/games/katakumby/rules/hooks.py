"""What Katakumby does otherwise than its sister game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from brzdek.core.ask import Option, Steps
from brzdek.games.katakumby.cards.pieces import Relic
from brzdek.games.katakumby.rules import events
from brzdek.games.katakumby.rules.altars import mark_altar, redeem
from brzdek.games.katakumby.rules.artifacts import rank, take_artifact
from brzdek.games.katakumby.rules.discovery import other_turns, turn_tile, walled_in
from brzdek.games.katakumby.rules.dragon import attack
from brzdek.games.katakumby.rules.loot import open_loot
from brzdek.games.katakumby.rules.market import pay_for_good, pays_extras
from brzdek.games.katakumby.rules.rooms import room_actions
from brzdek.games.katakumby.rules.state import Delve, Delver, DelveTurn
from brzdek.games.katakumby.rules.travel import owes_move, teleport, teleports, walk
from brzdek.games.katakumby.rules.walking import moves
from brzdek.games.raid.cards.pieces import Piece
from brzdek.games.raid.rules.dragon import cubes_to_draw, leave
from brzdek.games.raid.rules.hooks import Hooks


class DelveHooks(Hooks[Delve, Delver]):
    """The hooks of Katakumby."""

    token_rows: ClassVar[Mapping[str, str]] = {
        "artifact": "artifact", "mastery": "mastery", "good": "good", "idol": "idol", "major_secret": "secret",
        "minor_secret": "secret", "prisoner": "prisoner", "coupon": "prisoner",
    }  # fmt: skip
    hushed_noise_counts = True

    # -- the turn

    def new_turn(self) -> DelveTurn:
        return DelveTurn()

    def pawn_actions(self, game: Delve, thief: Delver) -> list[Option]:
        options = moves(game, thief)
        options += teleports(game, thief)
        options += room_actions(game, thief)
        if game.options["mercy"] and game.cave(thief).tile and walled_in(game, thief):
            options += [("turn", 90 * turn) for turn in other_turns(game.board, game.cave(thief).tile)]
        return options

    def pawn_act(self, game: Delve, thief: Delver, answer: Option) -> Steps[None]:
        match answer[0]:
            case "move" | "explore":
                yield from walk(game, thief, answer)
            case "teleport":
                yield from teleport(game, thief, answer)
            case "take":
                take_artifact(game, thief, cast(str, answer[1]))
            case "open":
                yield from open_loot(game, thief, cast(str, answer[1]))
            case "mark":
                mark_altar(game, thief, cast(int, answer[1]))
            case "redeem":
                yield from redeem(game, thief, cast(str, answer[1]))
            case _:
                turn_tile(game, game.cave(thief).tile, cast(int, answer[1]) // 90)

    def owes_move(self, game: Delve, thief: Delver) -> bool:
        return owes_move(game, thief)

    def cleaned_up(self, game: Delve, thief: Delver) -> None:
        """Nothing of the turn counts any more; who came home leaves."""
        game.now = DelveTurn()
        if not thief.out and game.homecoming(thief):
            leave(game, thief)

    def out_turn(self, game: Delve, thief: Delver) -> Steps[None]:
        """Instead of a turn an attack of a fixed strength."""
        game.log.tell(events.OutAttack, thief.seat)
        yield from attack(game, game.catalog.tables["out_attack"][game.players])

    # -- the dragon

    def roused(self, game: Delve) -> Steps[None]:
        yield from attack(game, cubes_to_draw(game))

    # -- what is noted of a turn

    def spent_skill(self, game: Delve, skill: int) -> None:
        game.now.skill_spent += skill

    def gained_gold(self, game: Delve, thief: Delver, gold: int) -> None:
        """Only what the player on turn gains counts for the turn."""
        if thief.seat == game.turn:
            game.now.gold_gained += gold

    def defeated_in_row(self, game: Delve) -> None:
        game.now.row_monsters += 1

    def reshuffles(self, game: Delve, thief: Delver) -> None:
        if thief.seat == game.turn:
            game.now.shuffled_in += thief.discard

    # -- cubes, cards and tokens

    def mend(self, game: Delve, thief: Delver, count: int) -> int:
        """Own cubes come off the meter first, black ones last."""
        own = min(count, thief.damage - thief.black)
        black = min(count - own, thief.black)
        thief.damage -= own + black
        thief.supply += own
        thief.black -= black
        game.black_aside += black
        return own + black

    def on_terms(self, game: Delve, thief: Delver, face: Piece) -> bool:
        return face.verb != "use" or pays_extras(game, thief, cast(Relic, face))

    def pay_extras(self, game: Delve, thief: Delver, face: Piece) -> None:
        """Gold and lockpicks."""
        relic = cast(Relic, face)
        thief.gold -= relic.gold_cost
        thief.lockpicks -= relic.lockpick_cost

    def pay_for_good(self, game: Delve, thief: Delver, answer: Option) -> None:
        pay_for_good(game, thief, answer)

    def artifact_rank(self, game: Delve, artifact: str) -> int:
        return rank(game, artifact)
