"""What the first prompt does not wait for. Named, not timed: how long a start takes is for ``make bench``."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

LATE = (
    "brzdek.core.catalog.shelf",
    "brzdek.core.effects.docs",
    "brzdek.core.inflection",
    "brzdek.games.sabotazysta.bots.steady",
    "brzdek.games.sabotazysta.cards.deal_check",
    "brzdek.games.sabotazysta.view.position",
    "brzdek.shell.replay",
    "brzdek.shell.understand",
    "brzdek.sim",
    "morfeusz2",
    "printables",
    "prompt_toolkit.key_binding.digraphs",
    "prompt_toolkit.shortcuts.dialogs",
    "prompt_toolkit.shortcuts.progress_bar",
    "rapidfuzz",
    "ssl",
    "xml.dom.expatbuilder",
    "yaml",
)
START = """
import sys
from brzdek.cli import main
from brzdek.shell.doors import ajar
with ajar():
    import brzdek.shell.terminal
main(["play", "sabotazysta", "--players", "5", "--seat", "Ola", "--seed", "7", "--script", "-"])
print("READ", *[name for name in sys.argv[1:] if name in sys.modules])
"""


def test_the_first_prompt_reads_no_more_than_it_shows(tmp_path: Path) -> None:
    for _ in range(2):  # the first start fills the cache of cards
        done = subprocess.run(
            [sys.executable, "-c", START, *LATE],
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            env={**os.environ, "BRZDEK_HOME": str(tmp_path)},
            check=True,
        )
    assert "Runda 1" in done.stdout or "Round 1" in done.stdout
    assert done.stdout.splitlines()[-1] == "READ"


@pytest.mark.parametrize(
    "look",
    [
        "import prompt_toolkit; assert prompt_toolkit.__version__ and prompt_toolkit.HTML",
        "import prompt_toolkit.shortcuts as it; assert all(getattr(it, name) for name in it.__all__)",
        "import prompt_toolkit.widgets as it; assert all(getattr(it, name) for name in it.__all__)",
        "from prompt_toolkit.key_binding.bindings.vi import TextObject",
        "from prompt_toolkit.formatted_text import HTML; assert HTML('<b>x</b>').value",
        "import wcwidth; assert wcwidth.wcswidth('łoś') == 3",
        "import ssl; assert ssl.SSLContext",
    ],
)
def test_behind_a_door_lies_the_whole_module(look: str) -> None:
    code = f"from brzdek.shell.doors import ajar\nwith ajar():\n    import brzdek.shell.terminal\n{look}"
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)


def test_a_door_finds_what_another_version_has_moved() -> None:
    code = (
        "from brzdek.shell import doors\n"
        "doors.EARLY = {**doors.EARLY, 'wcwidth': {'wcwidth': 'wcwidth.gone'}, 'prompt_toolkit': {}}\n"
        "with doors.ajar():\n    import brzdek.shell.terminal\n"
        "from prompt_toolkit.utils import get_cwidth\n"
        "assert get_cwidth('łoś') == 3\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
