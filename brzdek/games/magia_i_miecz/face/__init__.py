"""How the game shows itself. What shows the board is read with the board, what hears typed words with the first."""

from __future__ import annotations

from brzdek.doors import late

late(__name__, "abilities looks boards directions moments rings sayings ways wishes")
