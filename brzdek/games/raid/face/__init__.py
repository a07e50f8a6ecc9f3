"""How raids show themselves. What hears typed words and counts points is read with the first of them."""

from __future__ import annotations

from brzdek.doors import late

late(__name__, "candidates points")
