"""What the first prompt does not wait for. Named, not timed: how long a start takes is for ``make bench``."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.shell.test_terminal import Tty, pytty

LATE = (
    "_uuid",
    "brzdek.core.effects.answers",
    "brzdek.core.catalog.deck",
    "brzdek.core.catalog.shelf",
    "brzdek.core.effects.docs",
    "brzdek.core.effects.grammar",
    "brzdek.core.inflection",
    "brzdek.core.lemmas",
    "brzdek.core.record.position",
    "brzdek.core.search",
    "brzdek.games.raid.cards.verbs",
    "brzdek.games.raid.rules.reasons",
    "brzdek.games.sabotazysta.cards.deal_check",
    "brzdek.games.smoki.rules.king",
    "brzdek.games.smoki.rules.tower",
    "brzdek.games.{game}.bots.steady",
    "brzdek.games.{game}.cards.catalog_check",
    "brzdek.games.{game}.view.position",
    "brzdek.games.{game}.face.looks",
    "brzdek.games.katakumby.face.tile_art",
    "brzdek.games.katakumby.rules.legality",
    "brzdek.games.magia_i_miecz.cards.verbs",
    "brzdek.games.magia_i_miecz.face.boards",
    "brzdek.games.magia_i_miecz.rules.combat",
    "brzdek.games.magia_i_miecz.rules.reasons",
    "brzdek.games.magia_i_miecz.rules.turn",
    "brzdek.shell.sitting.actions",
    "brzdek.shell.reading.associations",
    "brzdek.shell.sitting.conversation",
    "brzdek.shell.reading.evidence",
    "brzdek.shell.reading.parse",
    "brzdek.shell.lobby.replay",
    "brzdek.shell.reading.small_words",
    "brzdek.shell.reading.speech",
    "brzdek.shell.reading.spoken",
    "brzdek.shell.reading.understand",
    "brzdek.shell.reading.vocabulary",
    "brzdek.shell.reading.weighing",
    "brzdek.sim",
    "morfeusz2",
    "printables",
    "prompt_toolkit.key_binding.digraphs",
    "prompt_toolkit.shortcuts.dialogs",
    "prompt_toolkit.shortcuts.progress_bar",
    "rapidfuzz",
    "_ast",
    "_ctypes",
    "_hashlib",
    "_ssl",
    "xml.dom.expatbuilder",
    "yaml",
)
START = """
import os, signal, sys
from brzdek import doors
from brzdek.cli import main
with doors.ajar():
    from brzdek.core.catalog import kept
filled = kept.Unread._filled
def note(effects):
    read.append(effects)
    return filled(effects)
read = []
kept.Unread._filled = note
def tell(*signal):
    open_ones = [name for name in sys.argv[3:] if not isinstance(sys.modules.get(name, doors.Door("")), doors.Door)]
    with open(sys.argv[1], "w") as report:
        print("CARDS", len(read), *open_ones, file=report)
    os._exit(0)
signal.signal(signal.SIGUSR1, tell)
main(["play", *sys.argv[2].split(), "--players", "4", "--seat", "Ola", "--seed", "2", "--lang", "pl"])
"""
BEGINS = "--option first=0"
"""The person is asked before any bot has to think."""


@pytty
@pytest.mark.moment
@pytest.mark.parametrize(
    ("game", "options", "shown", "cards"),
    [
        ("sabotazysta", "", "Runda 1", 11),
        ("brzdek", BEGINS, "Twoja tura", 0),
        ("katakumby", BEGINS, "Twoja tura", 0),
        ("magia_i_miecz", "", "Postacie sąsiada", 0),
        ("smoki", "", "Postacie sąsiada", 0),
    ],
)
def test_the_first_prompt_reads_no_more_than_it_shows(
    game: str, options: str, shown: str, cards: int, tmp_path: Path
) -> None:
    """``cards``: of how many the effects are read. What cards say is kept."""
    report = tmp_path / "report"
    words = ["-c", START, str(report), f"{game} {options}", *[name.format(game=game) for name in LATE]]
    for _ in range(2):  # the first start fills the cache of cards
        tty = Tty(*words, environment={"BRZDEK_HOME": str(tmp_path), "LANG": "C.UTF-8"})
        try:
            tty.wait(lambda text: "Ola · " in text and "Tab podpowiada" in text)
            assert shown in tty.raw.decode(errors="replace")
            os.kill(tty.pid, signal.SIGUSR1)
            assert tty.finish() == 0
        finally:
            tty.close()
    assert report.read_text().split() == ["CARDS", str(cards)]


@pytest.mark.parametrize(
    "look",
    [
        "import prompt_toolkit; assert prompt_toolkit.__version__ and prompt_toolkit.HTML",
        "import prompt_toolkit.shortcuts as it; assert all(getattr(it, name) for name in it.__all__)",
        "import prompt_toolkit.widgets as it; assert all(getattr(it, name) for name in it.__all__)",
        "import prompt_toolkit.completion as it; assert all(getattr(it, name) for name in it.__all__)",
        "import prompt_toolkit.formatted_text as it; assert all(getattr(it, name) for name in it.__all__)",
        "import prompt_toolkit.lexers as it; assert all(getattr(it, name) for name in it.__all__)",
        "from prompt_toolkit.key_binding.bindings.vi import TextObject",
        "from prompt_toolkit.formatted_text import HTML; assert HTML('<b>x</b>').value",
        "import wcwidth; assert wcwidth.wcswidth('łoś') == 3",
        "import ssl; assert ssl.SSLContext and ssl.create_default_context()",
        "import hashlib; assert hashlib.sha256(b'x').hexdigest() == hashlib.new('sha256', b'x').hexdigest()",
        "import datetime as it; assert it.datetime(2000, 1, 31) + it.timedelta(1) == it.datetime(2000, 2, 1)",
        "import uuid; assert uuid.UUID(int=7).int == 7 and isinstance(uuid.uuid4(), uuid.UUID)",
        "import brzdek.games; look = brzdek.games.load('smoki').face.looks; assert look[0].names.pl",
        "import inspect; from brzdek.doors import Door; assert 'class Door' in inspect.getsource(Door)",
        "import tempfile, shutil; shutil.rmtree(tempfile.mkdtemp())",
        "import locale; assert locale.getpreferredencoding()",
        "import xml.dom.minidom as it; assert it.parseString('<b>x</b>').documentElement.tagName == 'b'",
        "import asyncio.sslproto as it; assert it.SSLProtocol",
    ],
)
def test_behind_a_door_lies_the_whole_module(look: str) -> None:
    code = f"from brzdek.doors import ajar\nwith ajar():\n    import brzdek.shell.display.terminal\n{look}"
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)


def test_a_door_finds_what_another_version_has_moved() -> None:
    code = (
        "from brzdek import doors\n"
        "doors.EARLY = {**doors.EARLY, 'wcwidth': {'wcwidth': 'wcwidth.gone'}, 'prompt_toolkit': {}}\n"
        "with doors.ajar():\n    import brzdek.shell.display.terminal\n"
        "from prompt_toolkit.utils import get_cwidth\n"
        "assert get_cwidth('łoś') == 3\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)


def test_a_door_that_was_not_opened_to_the_end_can_be_opened_again() -> None:
    code = (
        "from brzdek import doors\n"
        "doors.late('brzdek.core', 'lines')\n"
        "with doors.ajar():\n    from brzdek.core import lines\n"
        "keeper = lines.__loader__\n"
        "behind, keeper.behind = keeper.behind, None\n"
        "try:\n    lines.packed\n    raise SystemExit('read out of nothing')\n"
        "except AttributeError:\n    keeper.behind = behind\n"
        "assert lines.packed and type(lines) is not doors.Door\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
