"""What dragons do. They come after the draft, and so do these."""

from __future__ import annotations

from brzdek.doors import late

late(__name__, "encounter fighting king reasons retreat scales sleep tokens tower variants")
