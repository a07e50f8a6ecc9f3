"""What may be seen. Numbers in combat are read with the first of them."""

from __future__ import annotations

from brzdek.doors import late

late(__name__, "marks odds")
