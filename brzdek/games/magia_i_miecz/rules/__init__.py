"""What happens. Whatever a draft does not need is read when somebody stands on the board."""

from __future__ import annotations

from brzdek.doors import late

late(__name__, "turn why")
late(
    __name__,
    "abyss acts combat crown moves opponents passages points reasons regions scores settling spells things trophies",
)
