"""A turn: play every card, act in between, clean up, refill the row."""

from __future__ import annotations

from abc import abstractmethod
from typing import cast

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import perform
from brzdek.core.effects.runtime import TURN_END, settle, tick
from brzdek.games.brzdek.scoring import Scoring
from brzdek.games.brzdek.state import LEFT, R, T, Turn

END: Option = ("end",)
KEEP: Option = ("keep",)
MAYBE = "?"
"""After a card to trash: it may be kept."""


class Turns(Scoring[R, T]):
    """The course of the game."""

    @abstractmethod
    def out_turn(self, game: R, thief: T) -> Steps[None]:
        """What a player out of play does instead of a turn."""

    @abstractmethod
    def pawn_actions(self, game: R, thief: T) -> list[Option]:
        """What the pawn may do where it stands: move, teleport, trade, take."""

    @abstractmethod
    def pawn_act(self, game: R, thief: T, answer: Option) -> Steps[None]:
        """Carry out one of these."""

    @abstractmethod
    def owes_move(self, game: R, thief: T) -> bool:
        """Is there a teleport that must not lapse?"""

    def new_turn(self) -> Turn:
        """Nothing gained and nothing done yet."""
        return Turn()

    def turn(self, game: R) -> Steps[None]:
        """One player's turn, or what those out of play do instead."""
        thief = game.thief
        game.turns += 1
        if not thief.out:
            game.log.tell("turn", thief.seat)
            yield from self.play_turn(game, thief)
            yield from self.end_turn(game, thief)
        else:
            yield from self.out_turn(game, thief)
        limit = cast(int, game.options["turn_limit"]) * game.players
        if limit and game.turns >= limit and game.in_play():
            self.catch_all(game)
        if not game.in_play():
            game.over = True
            game.log.tell("game_over", self.scores(game))
        game.turn = (game.turn + 1) % game.players

    def play_turn(self, game: R, thief: T) -> Steps[None]:
        while thief.out in ("", LEFT):
            answer = yield Ask(thief.seat, "turn", self.actions(game, thief))
            if answer == END:
                return
            yield from self.act(game, thief, answer)
            if game.ongoing.unsettled and thief.out in ("", LEFT):
                yield from settle(game)

    def actions(self, game: R, thief: T) -> list[Option]:
        """Everything that may be done now. A turn ends only with an empty hand."""
        plays = game.kit.plays
        options = [plays[card] for card in dict.fromkeys(thief.hand)]
        options += self.deals(game, thief)
        if thief.tokens:
            options += self.potions(game, thief)
        if not thief.out:
            options += self.pawn_actions(game, thief)
        if not thief.hand and not self.owes_move(game, thief):
            options.append(END)
        return options

    def act(self, game: R, thief: T, answer: Option) -> Steps[None]:
        verb, *words = answer
        match verb:
            case "play":
                yield from self.play(game, thief, cast(str, words[0]))
            case "buy":
                yield from self.buy(game, thief, answer)
            case "use":
                yield from self.use(game, thief, cast(str, words[0]))
            case "fight":
                yield from self.fight(game, thief, cast(str, words[0]))
            case "drink":
                yield from self.drink(game, thief, cast(str, words[0]))
            case _:
                yield from self.pawn_act(game, thief, answer)

    def play(self, game: R, thief: T, card: str) -> Steps[None]:
        thief.hand.remove(card)
        thief.played.append(card)
        game.log.tell("played", thief.seat, card)
        effect = game.kit.cards[card].effects.get("play")
        if effect is None:
            return
        if effect.asks:
            yield from perform(effect, Context(game, thief.seat, card))
        else:
            effect.do(Context(game, thief.seat, card))

    # -- the end of a turn

    def end_turn(self, game: R, thief: T) -> Steps[None]:
        """Clean up, refill the row; the dragon may attack."""
        yield from self.clean_up(game, thief)
        if game.in_play():
            yield from self.refill(game)
        game.now = self.new_turn()

    def clean_up(self, game: R, thief: T) -> Steps[None]:
        """Trash, discard, draw a new hand."""
        if thief.out in ("", LEFT):
            yield from self.trash(game, thief)
        thief.discard += thief.played
        thief.played = []
        if not thief.out:
            thief.discard += thief.hand
            thief.hand = []
            self.draw(game, thief, game.kit.hand)
        tick(game, TURN_END, thief.seat)

    def trash(self, game: R, thief: T) -> Steps[None]:
        """Cards chosen from play area and discard pile leave the game, a different one each time."""
        for wanted in game.now.trashes:
            named = wanted.removesuffix(MAYBE)
            cards = dict.fromkeys([*thief.played, *thief.discard])
            options: list[Option] = [("trash", card) for card in cards if named in ("", card)]
            if not options:
                continue
            if wanted.endswith(MAYBE):
                options.append(KEEP)
            answer = options[0] if len(options) == 1 else (yield Ask(thief.seat, "trash", options))
            if answer == KEEP:
                continue
            card = cast(str, answer[1])
            (thief.played if card in thief.played else thief.discard).remove(card)
            game.box.append(card)
            game.log.tell("trashed", thief.seat, card)

    def refill(self, game: R) -> Steps[None]:
        """Fill the gaps of the row. Too few cards end the game; a dragon symbol brings one attack."""
        gaps = game.kit.row - len(game.row)
        if gaps > len(game.deck):
            game.log.tell("deck_empty")
            self.catch_all(game)
            return
        fresh = [game.deck.pop() for _ in range(gaps)]
        game.row += fresh
        if fresh:
            game.reveals += 1
            game.log.tell("revealed", tuple(fresh))
        yield from self.arrive(game, fresh)
        if any(game.kit.cards[card].dragon for card in fresh):
            yield from self.roused(game)
