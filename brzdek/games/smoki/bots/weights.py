"""How much each thing counts for the bot that minds dragons."""

from __future__ import annotations

READY = 0
"""So far ahead of the King, with one's scales, one goes for him."""
LEAST_LIVES = 2
"""With fewer points of Endurance one turns back and guards them."""
BOLD = 0.6
"""So likely a victory over a Dragon Card has to be for its scale to be met."""
COMPANY = -0.1
"""What meeting somebody is worth beside the space."""
SCALE = 2.0
"""A scale before oneself: a bonus in every combat with its Lord's creatures, and a shield against his rage."""
SPELL = 1.5
"""A spell that a rage would take."""
MISSING = 3.0
"""A scale of a Lord of whom one has none."""
TOO_EARLY = 50.0
"""Opening the Portal before one can hope to win."""
