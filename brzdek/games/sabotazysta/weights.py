"""What counts for how much, when bots weigh their options. The unit is the work of laying one easy card."""

from __future__ import annotations

from brzdek.games.sabotazysta.maze import EAST, NORTH, SOUTH, WEST

# How hard it is to go on, by the edges to be linked
SCARCE = 0.3
STRAIGHT = 1 + SCARCE * (31 / 13 - 1)
SHAFT = 1 + SCARCE * (31 / 14 - 1)
BEND = 1 + SCARCE * (31 / 20 - 1)
CARD = 1.2
LINKS = {
    WEST | EAST: STRAIGHT, NORTH | SOUTH: SHAFT,
    NORTH | EAST: BEND, SOUTH | WEST: BEND, NORTH | WEST: BEND, SOUTH | EAST: BEND,
}

# clues
CLUES = {
    "dead_end": 2.5,
    "nearer": -0.5,
    "elsewhere": -0.1,
    "aside": 0.3,
    "farther": 1.5,
    "cleared": -1.5,
    "tore_down": 2.0,
    "broke_suspect": -0.8,
    "broke_somebody": 0.5,
    "broke_trusted": 1.5,
    "repaired_suspect": 0.5,
    "repaired_somebody": -0.8,
    "repaired_trusted": -1.2,
    "passed": 0.15,
    "passed_broken": 0.0,
}
NEARER = 0.3
FARTHER = 0.7
SUSPECT = 0.55
TRUSTED = 0.2
MOST_DOUBT = 6.0

# miner
FIND = 100.0
NEVER = -50.0
SPARE_END = 0.06
BREAK_SABOTEUR = 1.6
BREAK_MINER = 1.8
REPAIR_SELF = 1.6
REPAIR_MINER = 1.2
REPAIR_SABOTEUR = 1.8
LOOK_FAR = 0.5
LOOK_NEAR = 1.5
NEAR = 5.0
CLEAR = 0.3
K_CROSS = 0.45
K_TH = 0.4
K_EW = 0.35
K_TV = 0.3
K_CURVE = 0.2
K_NS = 0.12
K_REPAIR = 0.45
K_REPAIR2 = 0.15
K_BREAK = 0.3
K_BREAK2 = 0.1
K_ROCK = 0.3
K_ROCK2 = 0.1
K_MAP = 0.4

# saboteur
S_FIND = 30.0
S_CAP = 4.0
S_CLOSE = 0.3
S_BREAK = 1.5
S_BREAK_FRIEND = 1.0
S_BREAK_AGAIN = 0.4
S_REPAIR_SELF = 0.5
S_REPAIR_FRIEND = 0.4
S_LOOK = 0.4
S_K_DEAD = 0.5
S_K_BREAK = 0.6
S_K_ROCK = 0.7
S_K_CURVE = 0.25
S_K_OTHER = 0.0
S_K_REPAIR = 0.2
S_HARD = 1.0
S_HIDE = 0.1
S_COLLAPSE_NEAR = 6.0
S_STRIKE = 2.0
S_BREAK_EARLY = 0.0
BREAK_AGAIN = 0.3
IDLE = 0.05
