"""Every number by which the steady bot weighs its options.

The unit is the work of laying one easy card: an act is worth the work that it saves (or, for a saboteur, makes), and
a card in hand is kept for the work that it may save later. The numbers come from playing many rounds against each
other with one of them changed; most may be changed by a third without much effect.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from brzdek.games.sabotazysta.cards.corridors import EAST, NORTH, SOUTH, WEST

NEVER = -50.0
"""Whatever else there is to do is better."""
TIE = 0.01
"""Options that differ by less are equally good."""


class Work:
    """How hard it is to go on, by the edges that a card has to link."""

    SCARCITY = 0.3
    """A card that few others can replace costs more than one: everybody may have to wait for it."""
    STRAIGHT = 1 + SCARCITY * (31 / 13 - 1)
    """13 of the 31 passages lead straight on to the east."""
    SHAFT = 1 + SCARCITY * (31 / 14 - 1)
    BEND = 1 + SCARCITY * (31 / 20 - 1)
    LINK: ClassVar[Mapping[int, float]] = {
        WEST | EAST: STRAIGHT,
        NORTH | SOUTH: SHAFT,
        NORTH | EAST: BEND,
        EAST | SOUTH: BEND,
        SOUTH | WEST: BEND,
        WEST | NORTH: BEND,
    }
    EASIEST = min(LINK.values())
    CARD = 1.2
    """A card of which one knows no more."""


class Clue:
    """How much an act speaks for a saboteur: the logarithm of how many times likelier it is of one than of a miner.

    Bots among themselves could be surer than this, but people make mistakes and have bad luck with their cards: one
    act should not be a proof.
    """

    DEAD_END = 1.6
    """A miner can always pass with it instead."""
    DUG_ON = -0.5
    """Not much: saboteurs dig along while it does no harm."""
    DUG_ASIDE = 0.3
    DUG_AWAY = 0.9
    NEARER = 0.3
    """From so much work saved on, it is digging on …"""
    FARTHER = 0.7
    """… and from so much made, digging away. Miners, too, must take a bend now and then."""
    CLEARED = -1.0
    TORE_DOWN = 1.4
    BROKE_MINER = 1.5
    BROKE_SABOTEUR = -0.9
    """Between the two, by what one thinks of the player whose tool it is; without a reason it is suspicious."""
    REPAIRED_MINER = -0.8
    REPAIRED_SABOTEUR = 0.8
    PASSED = 0.22
    """With whole tools; with a broken one there is often nothing better to do."""
    MOST = 6.0
    """Nobody is ever quite sure, and anybody may yet be found out."""


class Digging:
    """What counts for a miner."""

    FIND = 100.0
    """Before anything else; with three goals unknown, a third of it is still more than enough."""
    SPARE_END = 0.06
    """Another end of the corridor from which one could go on just as well."""
    IDLE = 0.05
    """Rather pass with a card than lay it where it is no use."""

    BREAK_SUSPECT = 2.0
    """Broken tools for whoever is suspected more than the others. Miners, too, may fall victim to it."""
    REASON = 0.001
    """So much more than the others. Without any clue nobody is to blame."""
    BREAK_AGAIN = 0.9
    """A second broken tool only makes repairs harder."""
    REPAIR_SELF = 1.6
    """With a broken tool one digs no more, so this comes before nearly everything."""
    REPAIR_TRUSTED = 1.5
    """Who digs should not wait for a tool."""
    REPAIR_MINER = 1.2
    REPAIR_SABOTEUR = 1.8
    CLEAR = 0.3
    """A dead end taken away cannot come back to haunt us, on top of the work it saves."""

    LOOK = 0.5
    """Early on the way is the same to all goals; a map can wait until there is nothing to dig."""
    LOOK_NEAR = 1.5
    """Now a card in the wrong direction is a card lost."""
    NEAR = 5.0
    """Work to the nearest goal from which on one should know where to turn."""

    # Cards in hand. A passage may serve wherever corridors need to be linked the way it does.
    KEEP_STRAIGHT = 0.22
    KEEP_BEND = 0.18
    KEEP_SHAFT = 0.08
    KEEP_REPAIR = 0.2
    """Somebody's tool will be broken before long."""
    KEEP_BREAK = 0.05
    KEEP_ROCKFALL = 0.3
    KEEP_MAP = 0.4
    KEEP_ANOTHER = 0.12
    """A second repair, broken tool or rockfall; the hand is small."""


class Hindering:
    """What counts for a saboteur."""

    FIND = 30.0
    """What it would cost to uncover the treasure: it is never worth it."""
    MOST = 4.0
    """However long the detour, more work than this makes no difference."""
    CLOSE_END = 0.3
    """The best end closed, even if there is another one as good."""
    LAY_FIRST = 0.5
    """Hinder with cards in the maze while one's tools are whole; other cards can also be played without."""

    BREAK_MINER = 1.4
    BREAK_SABOTEUR = 1.0
    """What it costs if it hits somebody on one's own side."""
    BREAK_AGAIN = 0.4
    BREAK_SOON = 0.3
    """The sooner it is their turn, the less time for anybody to repair it."""
    REPAIR_SELF = 0.5
    REPAIR_ARMED = 0.3
    """For each dead end in hand that waits for it."""
    REPAIR_SABOTEUR = 0.9
    LOOK = 0.26
    """It helps to know which goal to guard, but there are more urgent things."""

    COLLAPSE_NEAR = 2.5
    """Work to the nearest goal from which on a rockfall hurts: earlier there is time enough to go round."""
    GAP = 1.0
    """A gap that half, a third … of the passages fit costs one, two … times this on top of the card that fills it."""

    HIDE = 4.0
    """What each unit of suspicion costs, while it is early and one is not suspected anyway: more than any harm that
    one could do. Let the others suspect each other."""
    STRIKE = 2.7
    """Work to the nearest goal from which on one hides no more: two cards. Whoever begins sooner is found out, and
    stands without tools when it matters."""
    HIDDEN = 0.5
    """So much farther away one hides as well as one can."""

    KEEP_DEAD_END = 0.5
    KEEP_EARLY = 0.3
    """More for a dead end while one hides: later it will hurt more."""
    KEEP_BREAK = 0.6
    KEEP_ROCKFALL = 0.7
    KEEP_ASTRAY = 0.25
    """A curve or a shaft, which can lead away."""
    KEEP_REPAIR = 0.2
    """Once found out, one's own tools will be broken."""
    KEEP_MAP = 0.1
