"""Pairs of games of Sabotażysta that differ only in what one seat cannot see."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from brzdek.core.ask import Ask, Option
from brzdek.core.table import Table
from brzdek.games.sabotazysta.cards.corridors import cell_word
from brzdek.games.sabotazysta.cards.pieces import DECK_KINDS, cards_of
from tests.going_back import go_on
from tests.support import seat_down
from tests.twins import Mix, Twins, Viewer

PLAYERS = (3, 4, 5, 7, 10)


# --- mixing up what the viewer cannot see; each of these says whether anything is different now


def mix_cards(game: Any, viewer: Viewer, choice: random.Random) -> bool:
    """Hands of others, the deck but for what the viewer will draw, face-down discards of others."""
    seats = [seat for seat in range(game.players) if seat != viewer]
    top = len(game.deck) - 1
    deck = [index for index in range(top + 1) if (game.turn + top - index) % game.players != viewer]
    face_down = [index for index, (_, face_up) in enumerate(game.discard) if not face_up]
    pile = [index for index, who in zip(face_down, passes(game), strict=True) if who != viewer]
    before = [card for seat in seats for card in game.hands[seat]]
    before += [game.deck[index] for index in deck] + [game.discard[index][0] for index in pile]
    after = choice.sample(before, len(before))
    cards = iter(after)
    for seat in seats:
        game.hands[seat] = [next(cards) for _ in game.hands[seat]]
    for index in deck:
        game.deck[index] = next(cards)
    for index in pile:
        game.discard[index] = (next(cards), False)
    return after != before


def passes(game: Any) -> list[int]:
    """Who has passed this round, in order."""
    found: list[int] = []
    for event in game.log.seen_by(None):
        if event.kind == "round":
            found.clear()
        elif event.kind == "passed":
            found.append(event.args[0])
    return found


def mix_goals(game: Any, viewer: Viewer, choice: random.Random) -> bool:
    """Face-down goals that the viewer has not looked at."""
    known = () if viewer is None else game.seen[viewer]
    before = {cell: face for cell, face in game.maze.hidden.items() if cell not in known}
    faces = choice.sample(list(before.values()), len(before))
    game.maze.hidden.update(zip(before, faces, strict=True))
    return faces != list(before.values())


def mix_roles(game: Any, viewer: Viewer, choice: random.Random) -> bool:
    """Roles of others, and the dwarf left over."""
    before = [role for seat, role in enumerate(game.roles) if seat != viewer] + [game.spare]
    after = choice.sample(before, len(before))
    *others, game.spare = after
    if viewer is not None:
        others.insert(viewer, game.roles[viewer])
    game.roles = others
    return after != before


def mix_gold(game: Any, viewer: Viewer, choice: random.Random) -> bool:
    """Gold of others, and the gold deck."""
    seats = [seat for seat in range(game.players) if seat != viewer]
    before = [value for seat in seats for value in game.gold[seat]] + game.gold_deck
    after = choice.sample(before, len(before))
    values = iter(after)
    for seat in seats:
        game.gold[seat] = [next(values) for _ in game.gold[seat]]
    game.gold_deck = list(values)
    return bool(after != before)


class MineTwins(Twins):
    """A game of Sabotażysta and its twin."""

    mixes: ClassVar[Mapping[str, Mix]] = {
        "cards": mix_cards,
        "goals": mix_goals,
        "roles": mix_roles,
        "gold": mix_gold,
    }

    @classmethod
    def somewhere(cls, seed: int) -> Table:
        """A game at the start of some turn, after random play. The goals are near, so that gold has been found."""
        choice = random.Random(seed)
        players = PLAYERS[seed % len(PLAYERS)]
        table = seat_down("sabotazysta", players, seed=seed, options={"distance": 1 + seed % 3})
        go_on(table, choice, choice.randrange(100))
        while table.ask is not None and table.ask.topic != "turn":
            go_on(table, choice, 1)
        return table

    def more(self, view: Any) -> Any:
        """The order in which corridors are listed could tell something, too, and so could reasons."""
        cells = [*view.laid, *view.goals, *view.frontier]
        cards = dict.fromkeys(cards_of(view.catalog, *DECK_KINDS))
        options: list[Option] = [
            ("play", card, cell_word(cell)) for card in cards for cell in cells[:: 1 + len(cells) // 9]
        ]
        options += [("play", card, seat) for card in cards for seat in range(len(view.names))]
        options += [("take", value) for value in (1, 2, 3)]
        return [list(view.reached.items()), list(view.frontier), [view.why_not(option) for option in options]]

    def step(self) -> bool:
        assert self.one.ask is not None
        assert self.two.ask is not None
        games = self.games
        goals = [dict(game.maze.hidden) for game in games]
        roles = [list(game.roles) for game in games]
        for table, option in zip((self.one, self.two), self.same_move(self.one.ask, self.two.ask), strict=True):
            table.answer(option)
        fresh = [list(game.log.seen_by(None, self.since)) for game in games]
        uncovered = {event.args[0] for event in fresh[0] if event.kind == "uncovered"}
        if any(goals[0][cell] != goals[1][cell] for cell in uncovered):
            return False
        ended = [any(event.kind == "round_over" for event in events) for events in fresh]
        if ended[0] != ended[1]:
            # It shows that nobody holds a card that could be played, which can be so in one game alone.
            assert not games[ended[0]].deck
            return False
        if ended[0] and (roles[0] != roles[1] or self.paid_differently(games)):
            return False
        return not self.viewer_learnt(games)

    def paid_differently(self, games: Sequence[Any]) -> bool:
        """The numbers of gold cards are public, and at the end of the game their values are, too."""
        counts = [[len(gold) for gold in game.gold] for game in games]
        sums = [[sum(gold) for gold in game.gold] for game in games]
        return counts[0] != counts[1] or (games[0].over and sums[0] != sums[1])

    def viewer_learnt(self, games: Sequence[Any]) -> bool:
        """Has the viewer looked at a goal, got gold or been shown gold that differs?"""
        seat = self.viewer
        if seat is None:
            return bool(games[0].over and games[0].gold != games[1].gold)
        offers = [sorted(game.offered) if game.chooser == seat else [] for game in games]
        learnt = games[0].seen[seat] != games[1].seen[seat] or games[0].gold[seat] != games[1].gold[seat]
        return learnt or offers[0] != offers[1] or bool(games[0].over and games[0].gold != games[1].gold)

    def same_move(self, one: Ask, two: Ask) -> tuple[Option, Option]:
        """A move in each game that looks the same to the viewer."""
        if one.seat == self.viewer:
            option = self.own_move()
            return option, option
        choice = self.choice
        shared = [option for option in one.options if option[0] == "play" and option in two.options]
        if shared and choice.random() < 0.8:
            option = choice.choice(shared)
            return option, option
        # Which card is discarded, and which gold is taken, nobody else can see.
        first, second = (choice.choice([option for option in ask.options if option[0] != "play"]) for ask in (one, two))
        return first, second
