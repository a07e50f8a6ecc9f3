"""How this program was started, so that what it tells people to type works where they are."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

NAME = "brzdek"


def called() -> str:
    """What to type to start the program again: its name if that is enough, else the way to it."""
    started = Path(sys.argv[0] if sys.argv else "")
    if started.parts[-2:] == (NAME, "__main__.py"):
        return f"{shlex.quote(sys.executable)} -m {NAME}"
    found = shutil.which(NAME)
    try:
        known = started.stem != NAME or (found is not None and started.samefile(found))
    except OSError:
        known = True
    return NAME if known else shlex.quote(str(started))
