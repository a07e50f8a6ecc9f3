"""What holds for every test: folders of its own, and surroundings that do not depend on the machine."""

from __future__ import annotations

import io
import os
import re
import signal
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from brzdek.cli import main
from brzdek.core import seats
from tests.cli_support import ROOT, Ran, Run

GROUP = re.compile(r'mark\.xdist_group\("([^"]+)"\)')

# A busy machine must not fail a test, and a failure must be the same for everybody.
hypothesis.settings.register_profile(
    "brzdek",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[hypothesis.HealthCheck.too_slow, hypothesis.HealthCheck.function_scoped_fixture],
)
hypothesis.settings.load_profile("brzdek")

# A shell starts what runs in the background with Ctrl-C switched off, and ``nohup`` switches off the signal of a closed
# terminal; programs that tests start would inherit both.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Files of one ``xdist_group`` go to one process. ``xdist`` itself writes groups into the names of tests, where
    pytest 9.2 no longer looks for them, and every process would make what they share.
    """
    if config.getvalue("dist") != "loadgroup":
        return None
    from xdist.scheduler import LoadScopeScheduling

    scheduler = LoadScopeScheduling(config, log)
    scheduler._split_scope = lambda nodeid: _group_of(nodeid.partition("::")[0]) or nodeid
    return scheduler


@cache
def _group_of(file: str) -> str:
    found = GROUP.search((ROOT / file).read_text(encoding="utf-8"))
    return found[1] if found else ""


@pytest.fixture(scope="session")
def shared_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One cache for all tests of a process: card files are read and checked once."""
    return tmp_path_factory.mktemp("cache")


SURROUNDINGS = {"BRZDEK_LANG": "pl", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "TZ": "UTC"}
UNSET = re.compile(r"BRZDEK_.*|LANG|LANGUAGE|LC_.*|COLUMNS|LINES|.*_COLOR|PYTHON(IOENCODING|UTF8|OPTIMIZE|DEVMODE)")


@pytest.fixture(autouse=True)
def own_surroundings(tmp_path: Path, shared_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that wants another terminal, time zone or language says so itself."""
    for name in filter(UNSET.fullmatch, [*os.environ]):
        monkeypatch.delenv(name)
    for name, value in SURROUNDINGS.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("HOME", str(tmp_path / "nowhere"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(shared_cache))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    if hasattr(time, "tzset"):
        time.tzset()


@pytest.fixture(autouse=True)
def quick_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many tests play by asking for advice again and again; one about advice that is thought out says so itself."""
    monkeypatch.setattr(seats, "ADVISER", seats.STEADY)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command line in this process, with some text for it to read."""

    def running(*words: str, stdin: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8"))
        code = main(words)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return running
