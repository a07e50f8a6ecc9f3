"""How the game shows itself. What shows maps and ways is read with the first that is wanted."""

from __future__ import annotations

from brzdek.doors import late

late(__name__, "candidates looks rotations tile_art")
