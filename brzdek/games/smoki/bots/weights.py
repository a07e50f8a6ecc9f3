"""How much each thing counts for the bot that minds dragons."""

from __future__ import annotations

REIGNING = "zakonczenie_panujacy_krol"
HOPE = 0.7
"""The chance of winning on the Crown with which one sets out for it."""
STEADFAST = 0.5
"""The share of it with which one who is there already goes on."""
MOST_DARED = 2.0
"""The longer the game lasts the less is enough: down to this part of it."""
PASSABLE = 0.5
"""The chance of passing the Crypt or the Mines alive with which one goes through the Portal."""
LEAST_LIVES = 2
"""With fewer points of Endurance one turns back and guards them."""
AFTER_FACING = 1.6
"""How much dearer life is when every death is final."""
ENEMIES = 0.5
"""The share of enemies in the decks of the Lords."""
SCALE = 3.0
"""A scale before oneself: a bonus in every combat with its Lord's creatures, and a shield against his rage."""
SPELL = 2.5
"""A spell that a rage would take."""
MISSING = 3.0
"""A scale of a Lord of whom one has none."""
