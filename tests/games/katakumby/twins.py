"""Pairs of games of Katakumby that differ only in what one seat cannot see.

Whatever comes to light in the first game is put where it comes to light in the second one, too, and everything
else is mixed up again after every answer. So a pair can be followed to the end of the game.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar

from brzdek.core.ask import Ask, Option
from brzdek.core.table import Table
from tests.games.brzdek.twins import (
    FROM_HAND,
    all_of,
    hold,
    lay,
    lay_on_top,
    mix_decks,
    mix_dungeon,
    mix_hands,
    shuffle,
)
from tests.going_back import go_on
from tests.support import seat_down
from tests.twins import Mix, Twins, Viewer


def mix_secrets(game: Any, viewer: Viewer, choice: random.Random) -> bool:
    """Face-down tokens in the bank."""
    return sum(shuffle(all_of(pool), choice) for pool in game.secrets.values()) > 0


def mix_tiles(game: Any, viewer: Viewer, choice: random.Random) -> bool:
    """The order of the stack, back by back, and which haven tiles lie in the box."""
    return sum(shuffle(places, choice) for places in tile_places(game)) > 0


def tile_places(game: Any) -> tuple[list[tuple[list[str], int]], list[tuple[list[str], int]]]:
    plans = game.board.plans.tiles
    stack = all_of(game.tiles)
    haven = [place for place in stack if plans[place[0][place[1]]].back == "haven"]
    return [*haven, *all_of(game.tiles_aside)], [place for place in stack if place not in haven]


class Covered:
    """What lies face down in a game and may come to light."""

    def __init__(self, game: Any, viewer: Viewer) -> None:
        self.hand: list[str] = list(game.thief.hand)
        self.hands: list[list[str]] = [list(thief.hand) for thief in game.thieves]
        self.dungeon: list[str] = list(game.deck)
        self.own_deck: list[str] = [] if viewer is None else list(game.thieves[viewer].deck)
        self.secrets: dict[str, list[str]] = {pool: list(tokens) for pool, tokens in game.secrets.items()}
        self.tiles: list[str] = list(game.tiles)


class DelveTwins(Twins):
    """A game of Katakumby and its twin."""

    mixes: ClassVar[Mapping[str, Mix]] = {
        "hands": mix_hands,
        "decks": mix_decks,
        "dungeon": mix_dungeon,
        "secrets": mix_secrets,
        "tiles": mix_tiles,
    }
    screen_every = 50

    @classmethod
    def somewhere(cls, seed: int) -> Table:
        """A game in the middle of some turn, after random play."""
        choice = random.Random(seed)
        table = seat_down("katakumby", 2 + seed % 5, seed=seed)
        go_on(table, choice, choice.randrange(200))
        while table.ask is not None and table.ask.topic != "turn":
            go_on(table, choice, 1)
        return table

    def more(self, view: Any) -> Any:
        """Orders count: what is listed first could tell something, too."""
        seats = range(len(view.names))
        cards = [list(view.cards_of(seat).items()) for seat in seats]
        tallies = [view.tally(seat) for seat in seats]
        table = dict.fromkeys((*view.row, *view.reserve, *view.market))
        options: list[Option] = [(view.pieces[card].verb, card) for card in table]
        options += [(verb, room) for verb in ("move", "teleport") for room in view.board.rooms]
        reasons = [view.why_not(option) for option in [*options, ("end",)]]
        return view.now, view.question, view.cubes_next_attack, cards, tallies, reasons

    def step(self) -> bool:
        assert self.one.ask is not None
        assert self.two.ask is not None
        option = self.same_move(self.one.ask, self.two.ask)
        before = Covered(self.one.game, self.viewer)
        self.one.answer(option)
        self.uncover(before, option)
        self.two.answer(option)
        self.mix(self.two.game)
        return True

    def same_move(self, one: Ask, two: Ask) -> Option:
        """A move of the first game. In the second one a rival gets the card for it in hand."""
        if one.seat == self.viewer:
            return self.own_move()
        option = self.choice.choice(one.options)
        if option[0] in (*FROM_HAND, "ward") and option[1] != "no":
            state: Any = self.two.game
            thief = state.thieves[one.seat]
            if option[1] not in thief.hand:
                lay(all_of(thief.deck), self.choice.choice(all_of(thief.hand)), str(option[1]))
        if one.options != two.options:
            two.options = one.options
        return option

    def uncover(self, before: Covered, option: Option) -> None:
        """What the viewer has seen of the first game since then is about to be seen in the second one."""
        one, two = self.games
        events = [(event.kind, *event.args) for event in one.log.seen_by(None, self.since)]
        lay_on_top(two.deck, before.dungeon[len(one.deck) :])
        if self.viewer is not None:
            left = 0 if ("reshuffled", self.viewer) in events else len(one.thieves[self.viewer].deck)
            lay_on_top(two.thieves[self.viewer].deck, before.own_deck[left:])
        for pool, tokens in before.secrets.items():
            lay_on_top(two.secrets[pool], tokens[len(one.secrets[pool]) :])
        for index in range(len(one.tiles), len(before.tiles)):
            haven, depths = tile_places(two)
            tile = before.tiles[index]
            places = haven if two.board.plans.tiles[tile].back == "haven" else depths
            lay(places, (two.tiles, index), tile)
        warding = self.one.ask is not None and self.one.ask.topic == "ward"
        if warding or any(event[0] == "ghost" for event in events):
            # Being asked shows that one holds a card against ghosts; not being asked, that one does not.
            for thief, cards in zip(two.thieves, before.hands, strict=True):
                if thief.seat != two.turn or not events_of(events, "drew", thief.seat):
                    hold(thief, cards)
        asked = self.one.ask is not None and self.one.ask.topic == "discard"
        if asked or (option[0] != "discard" and any(event[0] == "discarded" for event in events)):
            # Whether somebody has to choose what to discard shows whether the cards in hand are all alike.
            hold(two.thief, before.hand)


def events_of(events: list[tuple[Any, ...]], kind: str, seat: int) -> bool:
    return any(event[:2] == (kind, seat) for event in events)
