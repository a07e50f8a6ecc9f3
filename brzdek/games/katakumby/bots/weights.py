"""What counts for how much when the steady bot weighs its options in the catacombs. The unit is one point.

The numbers were found by letting variants play against each other; those of every raid hold where none is given here.
"""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.games.raid.bots.weights import BACKPACK as BACKPACK
from brzdek.games.raid.bots.weights import IDLE as IDLE
from brzdek.games.raid.bots.weights import LIKELY, PRICES, Scale, Temper
from brzdek.games.raid.bots.weights import MASTERY as MASTERY
from brzdek.games.raid.bots.weights import PAD as PAD
from brzdek.games.raid.bots.weights import REVEALS as REVEALS

# -- what a plan is worth

STEADY = Temper(turn=0.4)
"""While a plan takes longer, the others come home, and then they rouse the dragon."""
PATIENT = Temper(turn=0.2, out=-6.0, attacks=0.45, doom=-0.6, soft=0.6, spare=3.0)
"""Stays before the crypt for as long as it is safe, and buys for the turns that this brings."""
LEAD, AHEAD = 10.0, 0.1
"""What it costs more for each point that one is ahead of all others by more than that: who leads brings it home."""
QUEST = 3.0
"""So many times more it costs as long as one has no artifact: one never knows how long it will take to find one."""
FRESH = 1.0
"""What there is to find on a new tile, an artifact apart."""

# -- how far it is

LOCK = 2
"""A lock in a tunnel counts like so many boots, if one has a lockpick."""
BACK = 1
"""Boots from a new tile back to where one came from."""
EACH_TILE = 3
"""Boots, there and back, for each tile that one has to see before one with an artifact."""
LAST_TILE = 4
"""Boots, there and back, on the tile of the artifact."""
HELP = 0.5
"""How many tiles each of the others uncovers while one uncovers one oneself."""
THERE = 0.6
"""The share of the way that one has to go before one has found an artifact on new tiles."""
HAVEN = 2
"""Boots from where one is safe with an artifact to the crypt."""

# -- how dangerous it is

RIVAL_SPEED = 2.0
"""Boots a turn of the others on their way home."""
RIVAL_DELAY = 2.0
"""Turns that they take longer than that."""
RIVAL_NOISE = 2
"""Cubes that each of them is going to put into the bag."""
RIVAL_HEALTH = 0.8
"""How much of the damage that they can stand is likely to be enough."""
RIVAL_TAKES, RIVAL_EDGE = 0.8, 1.5
"""How likely a rival who is much nearer gets an artifact first; how many boots make a difference."""

# -- rooms

MINOR, IDOL, MAJOR = 2.5, 5.0, 4.6
LOOT: Mapping[str, float] = {"library": 7.0, "chest": MAJOR, "prison": 4.4}
"""What opening brings on average."""
LOCKPICK = 1.5
"""What a lockpick may be good for otherwise."""
TARGETS = 2
"""How many artifacts are weighed at a time."""

# -- cards

SCALE = Scale(
    prices={
        **PRICES,
        "lockpicks": 2.5,
        "spend_lockpicks": -2.5,
        "free_prisoners": 2.2,
        "minor_secrets": MINOR,
        "major_secrets": MAJOR,
        "mark_altar": 2.5,
        "free_row_card": 4.0,
        "free_good": 7.0,
        "market_offer": 0.5,
        "place_tile": 2.0,
        "leap": 0.7,
        "top_of_deck": 0.3,
        "ignore_caves": 0.2,
        "ignore_monsters": 0.8,
        "replace_row_card": 0.2,
        "rage": -0.5,
        "haunt": -1.0,
    },
    likely={
        **LIKELY,
        "skill_made": 0.6,
        "gold_gained": 0.3,
        "crystal_cave": 0.15,
        "prisoners": 1.5,
        "prisoners_freed": 0.1,
        "portals_used": 0.15,
        "row_monsters_defeated": 0.5,
        "tome_at_hand": 0.3,
        "altars_marked": 2.0,
        "gem": 0.4,
        "artifacts_carried": 0.5,
        "cubes_placed": 0.2,
        "lockpicks": 1.2,
    },
)
"""What the words of the cards are worth, and how much there is likely to be of what they count."""
