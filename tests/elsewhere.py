"""Running parts of the tests with other interpreters and other hash seeds."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import yaml

from tests.cli_support import PATIENCE

ROOT = Path(__file__).resolve().parents[1]
OLDEST = (3, 11)


def _pyenv() -> Path:
    """Where pyenv keeps its Pythons, if there is any. Looked up early: tests have another home."""
    try:
        return Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    except RuntimeError:
        return ROOT / "no pyenv"


PYENV = _pyenv()


def run_elsewhere(python: str, words: Sequence[str], tmp_path: Path, hash_seed: str) -> list[str]:
    """The lines that a module of the tests (``words``: its name and what it is told) prints there."""
    ran = subprocess.run(
        [python, "-m", *words],
        cwd=ROOT,
        env=environment(tmp_path, hash_seed, lend=python != sys.executable),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


def environment(tmp_path: Path, hash_seed: str = "0", *, lend: bool = True) -> dict[str, str]:
    """PyYAML in plain Python is lent to interpreters that have none."""
    own = {"PYTHONHASHSEED": hash_seed, "PYTHONDONTWRITEBYTECODE": "1", "XDG_CACHE_HOME": str(tmp_path / "cache")}
    lent = tmp_path / "lent"
    if lend and not lent.exists():
        folder = Path(yaml.__file__).parent
        shutil.copytree(folder, lent / "yaml", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return {**os.environ, **own, **({"PYTHONPATH": str(lent)} if lend else {})}


def other_pythons(tmp_path: Path) -> dict[tuple[int, ...], str]:
    """Interpreters of other versions on this machine that could run the program, one of each version."""
    found: dict[tuple[int, ...], str] = {}
    for minor in range(OLDEST[1], OLDEST[1] + 10):
        if sys.version_info[:2] == (3, minor):
            continue
        installed = sorted(PYENV.glob(f"3.{minor}.*/bin/python"))
        for python in (*map(str, installed), f"python3.{minor}", "pypy3"):
            if (3, minor) not in found and version_of(python, tmp_path) == (3, minor):
                found[3, minor] = python
    return found


def version_of(python: str, tmp_path: Path) -> tuple[int, ...]:
    """Its version, or nothing if it does not run or cannot import PyYAML."""
    question = "import sys, yaml; print(sys.version_info[0], sys.version_info[1])"
    try:
        ran = subprocess.run(
            [python, "-c", question],
            env=environment(tmp_path),
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            timeout=PATIENCE,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ()
    return tuple(map(int, ran.stdout.split())) if ran.returncode == 0 else ()
