"""Pairs of games of Brzdęk! that differ only in what one seat cannot see.

Whatever comes to light in the first game is put where it comes to light in the second one, too, and everything
else is mixed up again after every answer. So a pair can be followed to the end of the game.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

from brzdek.core.ask import Ask, Option
from brzdek.core.table import Table
from tests.going_back import go_on
from tests.support import seat_down
from tests.twins import Mix, Twins, Viewer

SIZES = ("minor", "major")
FROM_HAND = ("play", "discard")
"""What is done with a card that nobody else could see before."""
Place: TypeAlias = tuple[list[str], int]
"""A pile, and where in it."""


# --- mixing up what the viewer cannot see; each of these says whether anything is different now


def shuffle(places: Sequence[Place], choice: random.Random) -> bool:
    before = [pile[index] for pile, index in places]
    after = choice.sample(before, len(before))
    for (pile, index), card in zip(places, after, strict=True):
        pile[index] = card
    return after != before


def all_of(*piles: list[str]) -> list[Place]:
    return [(pile, index) for pile in piles for index in range(len(pile))]


def mix_hands(game: Any, viewer: Viewer, choice: random.Random) -> bool:
    """Which of their cards the others hold, and which are in their decks."""
    others = [thief for thief in game.thieves if thief.seat != viewer]
    return sum(shuffle(all_of(thief.hand, thief.deck), choice) for thief in others) > 0


def mix_decks(game: Any, viewer: Viewer, choice: random.Random) -> bool:
    """The order of everybody's deck, the viewer's own one, too."""
    return sum(shuffle(all_of(thief.deck), choice) for thief in game.thieves) > 0


def mix_dungeon(game: Any, viewer: Viewer, choice: random.Random) -> bool:
    return shuffle(all_of(game.deck), choice)


def mix_secrets(game: Any, viewer: Viewer, choice: random.Random) -> bool:
    """Face-down secrets, in rooms and in the box."""
    return sum(shuffle(face_down(game, size), choice) for size in SIZES) > 0


def face_down(game: Any, size: str) -> list[Place]:
    """Where secrets of a size lie that nobody has seen; those in the box were put there before all others."""
    lying = all_of(*(getattr(tokens, size) for tokens in game.tokens.values()))
    kind = f"{size}_secret"
    spaces = sum(getattr(room, f"{kind}s") for room in game.board.rooms.values())
    copies = sum(piece.copies for piece in game.kit.cards.values() if piece.kind == kind)
    boxed = [index for index, token in enumerate(game.box) if game.kit.cards[token].kind == kind]
    return lying + [(game.box, index) for index in boxed[: copies - spaces]]


# --- going on alike


def lay(places: Sequence[Place], goal: Place, card: str) -> None:
    """Have this card lie there, in exchange for the one that does."""
    pile, index = next((pile, index) for pile, index in places if pile[index] == card)
    there, at = goal
    pile[index], there[at] = there[at], card


def lay_on_top(pile: list[str], cards: Sequence[str]) -> None:
    """Have these cards of a pile lie on top of it, in this order; the last one is the first to be drawn."""
    bottom = len(pile) - len(cards)
    for index in reversed(range(bottom, len(pile))):
        lay(all_of(pile)[: index + 1], (pile, index), cards[index - bottom])


def hold(thief: Any, cards: Sequence[str]) -> None:
    """Have a player hold these cards, in exchange for those that are in hand."""
    for index, card in enumerate(cards):
        lay(all_of(thief.hand)[index:] + all_of(thief.deck), (thief.hand, index), card)


class Covered:
    """What lies face down in a game and may come to light."""

    def __init__(self, game: Any, viewer: Viewer) -> None:
        self.hand: list[str] = list(game.thief.hand)
        self.dungeon: list[str] = list(game.deck)
        self.own_deck: list[str] = [] if viewer is None else list(game.thieves[viewer].deck)
        self.secrets: dict[tuple[int, str], list[str]] = {
            (room, size): list(getattr(tokens, size)) for room, tokens in game.tokens.items() for size in SIZES
        }


class HeistTwins(Twins):
    """A game of Brzdęk! and its twin."""

    mixes: ClassVar[Mapping[str, Mix]] = {
        "hands": mix_hands,
        "decks": mix_decks,
        "dungeon": mix_dungeon,
        "secrets": mix_secrets,
    }
    screen_every = 50

    @classmethod
    def somewhere(cls, seed: int) -> Table:
        """A game in the middle of some turn, after random play."""
        choice = random.Random(seed)
        options = {"board": ("front", "back")[seed // 3 % 2]}
        table = seat_down("brzdek", 2 + seed % 3, seed=seed, options=options)
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
        if option[0] in FROM_HAND:
            state: Any = self.two.game
            thief = state.thieves[one.seat]
            if option[1] not in thief.hand:
                lay(all_of(thief.deck), self.choice.choice(all_of(thief.hand)), str(option[1]))
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
        for (room, size), tokens in before.secrets.items():
            for token in tokens[len(getattr(one.tokens[room], size)) :]:
                lay(face_down(two, size), (getattr(two.tokens[room], size), -1), token)
        asked = self.one.ask is not None and self.one.ask.topic == "discard"
        if asked or (option[0] != "discard" and any(event[0] == "discarded" for event in events)):
            # Whether somebody has to choose what to discard shows whether the cards in hand are all alike.
            hold(two.thief, before.hand)
