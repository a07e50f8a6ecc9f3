"""What counts for how much when the steady bot weighs its options in Brzdęk!, beside what holds in every raid."""

from __future__ import annotations

from brzdek.games.raid.bots.weights import BACKPACK as BACKPACK
from brzdek.games.raid.bots.weights import IDLE as IDLE
from brzdek.games.raid.bots.weights import MASTERY as MASTERY
from brzdek.games.raid.bots.weights import PAD as PAD
from brzdek.games.raid.bots.weights import REVEALS as REVEALS
from brzdek.games.raid.bots.weights import SAVED as SAVED
from brzdek.games.raid.bots.weights import Temper

# -- what a plan is worth

STEADY = Temper(turn=2.0, out=1.0)
"""A turn: one earns more than that in it, but so do the others, and somebody who leaves first stops their earning. To
be out: a minor secret is not enough to stay for."""
PATIENT = Temper(turn=0.3, out=-6.0, attacks=0.45, doom=-0.6, soft=0.6, spare=3.0)
"""Comes home in good time, but stays before the exit for as long as it is safe, and buys for the turns that this
brings: what beats those who leave as soon as they can."""
RACE = 2.0
"""What an artifact that still lies there is worth less than one that is carried: others may be first."""

# -- how long it takes, and how dangerous it is

RIVAL_SPEED = 2.0
"""Boots a turn of the others."""
RIVAL_DELAY = 1.0
"""Turns that the others take longer than that: they, too, look right and left."""
COUNTDOWN = 1.5
"""More cubes in the attacks of the countdown, on average."""

# -- tokens

MAJOR, MINOR, IDOL = 4.5, 2.5, 5.0
"""What a secret brings on average, and an idol for sure."""
