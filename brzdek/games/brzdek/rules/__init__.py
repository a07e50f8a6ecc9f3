"""What happens. Why something may not be done is read with the first question."""

from __future__ import annotations

from brzdek.doors import late

late(__name__, "legality reasons")
