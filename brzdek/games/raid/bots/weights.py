"""What counts for how much in both sister games when the steady bots weigh their options. The unit is one point.

The numbers were found by letting variants play against each other; most of them may be off by a third without harm.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

# -- what a plan is worth

MASTERY = 20.0
"""The token for getting out, which those who are only rescued do not get."""
IDLE = 0.01
"""Walking must be worth at least so much more than staying."""

# -- how long it takes

SPEEDUP = 0.5
"""Boots a turn that the purchases to come will add to what the deck gives now."""
MIN_SPEED = 1.0
PAD = 0.4
"""Turns that every plan takes longer than boots alone would tell: not every hand has the boots it needs."""

# -- how dangerous it is

NOISE = 2.0
"""For how many turns ahead the noise of one's own deck is counted into the bag."""
REVEALS = 1.0
"""Cards that a player takes from the row in a turn; when the deck runs out, the dragon catches everybody."""
STAKE = 50.0
"""What one stands to lose with the last health: most of what one is likely to win."""
LEAST_HIT = 0.5
"""Even when health abounds, a hit costs so much."""
MOST_CUBE = 1.0
"""One more cube in the bag costs no more than that."""
DRAGON = 0.27
"""The chance that a card turned up wakes the dragon."""
DANGER = 0.5
"""What it is worth to be rid of a danger card, besides what it brings."""
RIVAL_HIT = 0.3
"""What it is worth when another player is hit."""
AGAIN = 12
"""So many monsters of the reserve are enough for a turn: no printed card lets one beat as many."""

# -- tokens

BACKPACK = 2.0
"""What a backpack is worth before one has any artifact, apart from its points."""
POTION = 1.0
"""What a potion may still be good for later."""
HASTE = 0.2
"""Going further at once must be worth at least so much more than it costs."""

# -- cards

SAVED = 3.5
"""What it is worth to get along one turn faster: more than the turn costs, since one gets it for every plan to come."""
SAME_AGAIN = 0.9
"""A second copy of a card in the same turn is worth less by this factor."""
OWN: Mapping[str, float] = {
    "skill": 0.8,
    "boots": 0.3,
    "swords": 0.6,
    "gold": 1.0,
    "draw": 1.0,
    "heal": 1.0,
    "teleport": 1.0,
    "trash": 1.0,
    "discard": -0.3,
    "pay": -1.0,
    "take_cards": 7.0,
    "take_adjacent_secret": 3.0,
    "damage": -1.0,
    "dragon_attack": -0.4,
    "give": -1.0,
    "copy_played": 1.6,
    "copy_row": 2.0,
    "card_cost": -0.8,
    "companion_cost": -0.3,
    "device_cost": -0.2,
    "monster_cost": -0.3,
    "attack_cubes": -0.1,
}
"""What one of each resource is worth, by the words of the card language, and what it is worth that a number is greater
by one for a turn. Boots: besides what they save in turns."""
OTHER, RIVALS = "other_", -0.2
"""What the words begin with that tell what each of the others gets, and which share of its worth it costs oneself."""
PRICES: Mapping[str, float] = {
    **OWN,
    **{f"{OTHER}{word}": RIVALS * price for word, price in OWN.items()},
    "other_clank": 0.15,
    "other_damage": RIVAL_HIT,
    "other_dragon_attack": -0.4,
    "other_give": 1.0,
}
"""The same with what the others get: what they give is one's own, and a dragon that they rouse attacks everybody."""
LIKELY: Mapping[str, float] = {
    "artifact": 0.5,
    "crown": 0.15,
    "monkey_idol": 0.2,
    "another_companion": 0.45,
    "mastery": 0.8,
    "curiosity_kinds": 0.2,
    "cubes_made": 1.3,
    "gold": 8.0,
    "secret_tomes": 0.7,
    "damage": 3.0,
    "hand": 2.0,
    "other_cards": 4.0,
    "noise": 1.5,
    "players_out": 0.3,
}
"""How many of each thing that a card counts or asks for there are likely to be."""
PLENTY = frozenset({"gold", "damage", "hand", "other_cards", "noise", "lockpicks"})
"""Things of which one has several: there it matters how many of them a condition asks for."""
PLACES: Mapping[str, float] = {"depths": 0.5, "crystal_cave": 0.15, "market": 0.15, "altar": 0.1}
"""The chance to stand in such a place when a card asks for it."""
LEADING = 0.45
"""The chance that nobody has more of something, or less of it."""
UNSURE = 0.5
"""The chance that any other condition holds."""

# -- cards that wait, last or aim at somebody

FIRST_TIME, LATER = 0.4, 0.9
"""The share that is left of what happens only the first time a card is played, and of what comes a turn later."""
MEANT: Mapping[str, float] = {"here": 0.4, "with_more": 0.5, "with_fewer": 0.5}
"""The share of the others whom such a word means."""
ONE_OF_THEM = 0.6
"""What it is worth to choose one of the others, of what it is worth if it happens to all of them."""
EVENTS: Mapping[str, float] = {
    "damage": 0.4,
    "acquire": 1.0,
    "use_device": 0.2,
    "defeat": 0.4,
    "gain_gold": 0.6,
    "make_clank": 0.8,
    "enter_room": 1.8,
    "take_artifact": 0.1,
    "take_secret": 0.3,
    "dragon_attack": 0.35,
    "turn_begins": 1.0,
}
"""How often each happens to a player from one of his turns to the next."""
OTHERS, MEANWHILE = 1.5, 0.2
"""How many times more often it happens to somebody else, and how often while it is one's own turn."""
THIS_TURN = "end_of_turn"
LASTING: Mapping[str, float] = {THIS_TURN: 1.0, "end_of_game": 4.0}
"""For how many turns something lasts that ends in such a moment; all others come once in a turn."""
USUAL_NUMBER = 4.0
"""What a cost or the cubes of an attack usually are, for cards that double or set them."""


@dataclass(frozen=True, kw_only=True)
class Temper:
    """How patient and how careful one is: what one bot weighs otherwise than another in the same game."""

    turn: float
    """What a turn costs that a plan takes longer."""
    out: float = 0.0
    """What it is worth to be out this turn, beside all that may still happen until the next one."""
    attacks: float = 0.35
    """Attacks in a player's turn. Really it is fewer, but the dragon's rage grows, and the bag gets emptier of black
    cubes."""
    doom: float = 0.5
    soft: float = 1.0
    """So long after the likely end the chance to be still in the game is a half; how quickly it falls there."""
    spare: float = 0.5
    """Turns more than the plan needs in which a card bought now may still be of use."""


@dataclass(frozen=True, eq=False)
class Scale:
    """What the words of a game's cards are worth."""

    prices: Mapping[str, float]
    likely: Mapping[str, float]
    first: float = FIRST_TIME
    """The share of what happens only the first time."""


SCALE = Scale(PRICES, LIKELY)
