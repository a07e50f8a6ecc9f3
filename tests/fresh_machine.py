"""Runs tests as on machines quite unlike this one: ``python -m tests.fresh_machine [--seed N] [tests …]``.

The folder for temporary files is short, ordinary and very long in turn; the locale, the terminal, the time zone and
the number of workers are other ones, nobody has a home, and the tests come in an order drawn by lot. Without further
words the tests of the shell and of the commands are run.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.again import ROOT, look_again

TESTS = ("tests/commands", "tests/shell")
DROPPED = re.compile(r"HOME|TMPDIR|TEMP|TMP|LANG.*|LC_.*|XDG_.*|BRZDEK_.*|LINES|NO_COLOR|PYTEST_.*")
ODD = {"LANG": "C", "TERM": "dumb", "COLUMNS": "40"}


class Machine(NamedTuple):
    folder: str
    """Where its temporary files lie, below a folder of our own."""
    workers: int
    zone: str


MACHINES = (
    Machine("b", 0, "America/Los_Angeles"),
    Machine("zwykły folder na pliki", 2, "Pacific/Kiritimati"),
    Machine("/".join(["a_folder_whose_name_is_rather_long_and_would_not_fit_on_one_line"] * 8), 3, "UTC"),
)


def command(machine: Machine, tests: Sequence[str], seed: int) -> list[str]:
    workers = ["-n", str(machine.workers), "--dist", "loadgroup"] if machine.workers else []
    order = ["--random-order", f"--random-order-seed={seed}"]
    return [sys.executable, "-m", "pytest", "-q", *workers, *order, *tests]


def surroundings(machine: Machine, folder: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not DROPPED.fullmatch(name)}
    return {**kept, **ODD, "TZ": machine.zone, "TMPDIR": str(folder)}


def run(tests: Sequence[str], seed: int) -> Iterator[int]:
    """The exit code of the tests on each machine."""
    with tempfile.TemporaryDirectory(prefix="b") as below:
        for machine in MACHINES:
            folder = Path(below) / machine.folder
            folder.mkdir(parents=True)
            print(f"{len(str(folder))} letters to {folder.name}, {machine.zone}, seed {seed}", flush=True)
            around = surroundings(machine, folder)
            code = subprocess.run(command(machine, tests, seed), cwd=ROOT, env=around, check=False).returncode
            yield look_again(around) if code else code


def main() -> int:
    about, _, more = (__doc__ or "").partition("\n\n")
    words = argparse.ArgumentParser(prog="python -m tests.fresh_machine", description=about, epilog=more)
    words.add_argument("tests", nargs="*", default=TESTS)
    words.add_argument("--seed", type=int, default=random.randrange(1_000_000), help="of the order of tests")
    given = words.parse_args()
    return max(list(run(given.tests, given.seed)))


if __name__ == "__main__":
    sys.exit(main())
