"""``python -m brzdek``."""

from __future__ import annotations

import sys

from brzdek.cli import main

if __name__ == "__main__":
    sys.exit(main())
