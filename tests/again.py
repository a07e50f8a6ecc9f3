"""A second look at tests that fell, for those alone that live in a moment of their own: ``python -m tests.again``.

A real terminal, real signals and a second process may come too late on a busy machine, and a whole change should not
hang on that. Whatever else has fallen is wrong at the first look.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FELL = (sys.executable, "-m", "pytest", "-q", "--last-failed", "--last-failed-no-failures", "none")
NONE_COLLECTED = 5


def look_again(env: Mapping[str, str] | None = None) -> int:
    """The exit code of what fell: of the second look, or 1 if a test fell that gets none."""
    others = subprocess.run([*FELL, "--collect-only", "-m", "not moment"], cwd=ROOT, env=env, check=False)
    if others.returncode != NONE_COLLECTED:
        print("These tests fell, and there is no second look at them.", flush=True)
        return 1
    code = subprocess.run([*FELL, "-m", "moment"], cwd=ROOT, env=env, check=False).returncode
    return 0 if code == NONE_COLLECTED else code


if __name__ == "__main__":
    sys.exit(look_again())
