"""The examples of the README do what it says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
BLOCKS = re.findall(r"```console\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.S)
ELLIPSIS = "..."


def examples() -> list[tuple[str, list[str]]]:
    """Each command with the lines that it should print."""
    found: list[tuple[str, list[str]]] = []
    for block in BLOCKS:
        for line in block.splitlines():
            if line.startswith("$ "):
                found.append((line[2:], []))
            else:
                found[-1][1].append(line)
    return found


def matches(shown: list[str], expected: list[str]) -> bool:
    """Do the lines agree? ``...`` stands for any number of lines."""
    pattern = "\n".join(".*" if line == ELLIPSIS else re.escape(line) for line in expected)
    return re.fullmatch(pattern, "\n".join(shown), re.S) is not None


@pytest.mark.parametrize(("command", "expected"), examples())
def test_an_example_of_the_readme(command: str, expected: list[str], tmp_path: Path) -> None:
    command = command.replace("brzdek ", f"{sys.executable} -m brzdek ", 1)
    environment = {**os.environ, "BRZDEK_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        command,
        shell=True,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        cwd=tmp_path,
        check=False,
    )
    shown = [line.rstrip() for line in done.stdout.splitlines()]
    assert matches(shown, expected), done.stdout + done.stderr


def test_the_readme_has_examples() -> None:
    assert len(examples()) >= 3
    assert not matches(["one", "two"], ["one", "three"])
