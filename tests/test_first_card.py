"""The page for beginners does what it says: every file, every command, every answer."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli_support import ROOT, Run

PAGE = (ROOT / "docs" / "first-card.md").read_text(encoding="utf-8")


def test_the_page_works_as_it_stands(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    deck = tmp_path / "mine.yaml"
    texts = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    first, second, third = texts
    changes: Iterator[Callable[[], object]] = iter([
        lambda: deck.write_text(first, encoding="utf-8"),
        lambda: deck.write_text(first + second, encoding="utf-8"),
        lambda: deck.write_text((first + second).replace("boot:", "boots:"), encoding="utf-8"),
        lambda: deck.write_text(re.sub(r"    play: .*\n", third, first + second), encoding="utf-8"),
    ])  # fmt: skip
    steps = re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL)
    assert len(steps) == 6
    for place, step in enumerate(steps):
        if 0 < place < 5:
            next(changes)()
        for command, answer in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", step, re.MULTILINE):
            words = shlex.split(command)
            assert words[0] == "brzdek"
            ran = run(*words[1:])
            assert ran.code == (1 if answer == "1 problem\n" else 0), ran.err
            assert not answer or ran.out.replace(" \n", "\n") == answer
            if ran.code:
                (told,) = re.findall(r"^> (.*)$", PAGE, re.MULTILINE)
                start, end = told.split("…")
                assert ran.err.startswith(start) and ran.err.strip().endswith(end.strip())
    assert (tmp_path / "mine.pdf").stat().st_size > 1000


def test_the_settings_for_editors_hand_the_server_the_same() -> None:
    """What the page says for VS Code is JSON, for helix TOML; both, and the first line of a deck, name one file."""
    (code,) = re.findall(r"`(\{\"yaml\.schemas\".*\})`", PAGE)
    (((file, globs),),) = (json.loads(code)["yaml.schemas"].items(),)
    (table, entry) = re.findall(r"`(\[language-server.*?\])` and below it `(.*?)`", PAGE)[0]
    server = tomllib.loads(f"{table}\n{entry}\n")["language-server"]["yaml-language-server"]
    assert server["config"] == {"yaml": {"schemas": {file: globs[0]}}}
    assert f"# yaml-language-server: $schema={file.removeprefix('./')}`" in PAGE
    assert f"brzdek deck schema > {file.removeprefix('./')}" in PAGE
