"""Pairs of games of Magia i Miecz that differ only in what one seat cannot see.

Whatever comes to light in the first game is put where it comes to light in the second one, too, and everything
else is mixed up again after every answer. So a pair can be followed to the end of the game.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, ClassVar, TypeAlias, cast

from brzdek.core.ask import Ask, Option
from brzdek.core.copies import Copy, card_of
from brzdek.core.plain import plain
from brzdek.core.table import Table
from brzdek.core.zones import hidden_from
from brzdek.games.magia_i_miecz.rules.state import ADVENTURE, CHARACTERS, ENDINGS, SPELLS, TALISMANS, World
from tests.going_back import go_on
from tests.support import seat_down
from tests.twins import Mix, Prepared, Twins, Viewer

Place: TypeAlias = tuple[str, Any, int]
"""A zone, whose it is, and where in it."""
DRAFT_EVERY = 6
"""One pair out of so many begins at the draft."""


def covered(game: World, viewer: Viewer) -> dict[Copy, Place]:
    """Where everything lies that the viewer cannot see. In the draft one looks at the left-hand neighbour's set."""
    left = None if viewer is None else (viewer + 1) % game.players
    return {
        one: (zone.kind.name, zone.owner, place)
        for zone in hidden_from(game, viewer)
        if zone.kind.name != "dealt" or zone.owner != left
        for place, one in enumerate(zone.copies)
    }


def mix_pile(*piles: str) -> Mix:
    """Everything from these piles that the viewer cannot see, wherever it lies by now."""

    def mix(game: Any, viewer: Viewer, choice: random.Random) -> bool:
        before = [one for one in covered(game, viewer) if game.zones.origins[one] in piles]
        for last in range(len(before) - 1, 0, -1):
            one, other = before[last], before[choice.randrange(last + 1)]
            if one != other:
                game.zones.swap(one, other)
        now = covered(game, viewer)
        return [one for one in now if game.zones.origins[one] in piles] != before

    return mix


def lay(game: World, one: Copy, place: Place) -> None:
    """Have it lie there, in exchange for what does."""
    kind, owner, index = place
    there = game.zone(kind, owner)[index]
    if there != one:
        game.zones.swap(one, there)


class WorldTwins(Twins):
    """A game of Magia i Miecz and its twin."""

    mixes: ClassVar[Mapping[str, Mix]] = {
        "spells": mix_pile(SPELLS),
        "adventure": mix_pile(ADVENTURE, "dungeon"),
        "characters": mix_pile(CHARACTERS),
        "talismans": mix_pile(TALISMANS),
        "endings": mix_pile(ENDINGS),
    }
    screen_every = 40

    @classmethod
    def somewhere(cls, seed: int) -> Table:
        """A game at the start of some turn, after random play; some at the draft."""
        choice = random.Random(seed)
        table = seat_down("magia_i_miecz", 2 + seed % 5, seed=seed, keep_turns=True)
        if seed % DRAFT_EVERY:
            go_on(table, choice, choice.randrange(300))
            while game_of(table).phase == "draft":
                go_on(table, choice, 1)
        if table.ask is None:
            table.undo()
        assert table._saved is not None
        table.game = copy.deepcopy(table._saved[0])
        return table

    def more(self, view: Any) -> Any:
        """What the view works out."""
        seats = range(len(view.names))
        spaces = [view.space(name) for name in view.rings]
        odds = [view.odds(foe) for foe in self._foes(view)]
        landings = [view.landings(steps) for steps in range(1, 7)]
        announced = [plain(replace(one, targets=dict(one.targets))) for one in view.announced]
        people = [view.adventurer(seat) for seat in seats]
        return people, spaces, odds, landings, view.fight, announced, view.hand, view.dealt, view.question

    def _foes(self, view: Any) -> list[Any]:
        if self.viewer is None or not view.adventurer(self.viewer).alive:
            return []
        here = view.space(view.adventurer(self.viewer).space)
        enemies = [one for one in here.cards if view.catalog.cards[card_of(one)].kind == "enemy"]
        return [*enemies, *(seat for seat in here.seats if seat != self.viewer)]

    def mix_first(self, table: Table, game: World) -> bool:
        """What comes to light before anybody is asked comes to light in both games."""
        before = covered(game, self.viewer)
        asked = Table(Prepared(table.rulebook, game), table.setup, table.catalog).game
        now, told = covered(cast(World, asked), self.viewer), self._told(cast(World, asked), len(game.log))
        self.mix(game)
        for card, place in before.items():
            if card not in now or card in told:
                lay(game, card, place)
        return covered(game, self.viewer) != before

    def _told(self, game: World, since: int) -> set[Any]:
        """All that the viewer has been told of since then."""
        return named(event.args for event in game.log.seen_by(self.viewer, since))

    def step(self) -> bool:
        assert self.one.ask is not None
        assert self.two.ask is not None
        one, two = self.games
        option = self.same_move(self.one.ask, self.two.ask)
        if option is None:
            return False
        before = covered(one, self.viewer)
        self.one.answer(option)
        now = covered(one, self.viewer)
        told = self._told(one, self.since)
        sought = self.one.ask is not None and self.one.ask.seat == self.viewer and self.one.ask.topic == "seek_spell"
        self.arrange(
            {
                card: place
                for card, place in before.items()
                if card not in now or card in told or (sought and now[card][:2] == ("deck", SPELLS))
            }
        )
        self.two.answer(option)
        self.mix(two)
        return True

    def same_move(self, one: Ask, two: Ask) -> Option | None:
        """A move of the first game. In the second one a rival gets the cards for it, unless the choice is already made
        among those that were there.
        """
        if one.seat == self.viewer:
            return self.own_move()
        options = one.options
        if one.topic == "target":
            options = [option for option in options if option in two.options]
            if not options:
                return None
        option = self.choice.choice(options)
        before = covered(game_of(self.one), self.viewer)
        self.arrange({card: place for card, place in before.items() if {card, card_of(card)} & {*option}})
        two.options = one.options
        return option

    def arrange(self, places: Mapping[Copy, Place]) -> None:
        """What is about to come to light in the second game is what has come to light in the first one."""
        for one, place in places.items():
            lay(self.games[1], one, place)


def game_of(table: Table) -> World:
    return cast(World, table.game)


def named(words: Iterable[Any]) -> set[Any]:
    """All words of what somebody is told, in lists too."""
    found: set[Any] = set()
    for word in words:
        found |= named(word) if isinstance(word, (tuple, list)) else {word}
    return found
