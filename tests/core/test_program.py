"""The program names itself as it can be started again."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from brzdek.core.program import called
from tests.cli_support import PATIENCE, ROOT


@pytest.fixture
def script(tmp_path: Path) -> Path:
    """The program in a virtual environment that is not on the path, as ``make play`` makes it."""
    file = tmp_path / ".venv" / "bin" / "brzdek"
    file.parent.mkdir(parents=True)
    libraries = [str(ROOT), *(path for path in sys.path if path.endswith("site-packages"))]
    file.write_text(
        f"#!{sys.executable}\nimport sys\nsys.path[:0] = {libraries!r}\nfrom brzdek.cli import main\nsys.exit(main())\n"
    )
    file.chmod(0o755)
    return file


def test_a_program_that_is_not_on_the_path_is_named_by_the_way_to_it(
    script: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr(sys, "argv", [".venv/bin/brzdek"])
    assert called() == ".venv/bin/brzdek"
    monkeypatch.setenv("PATH", str(script.parent))
    assert called() == "brzdek"
    monkeypatch.setattr(sys, "argv", [str(ROOT / "brzdek" / "__main__.py")])
    assert called() == f"{shlex.quote(sys.executable)} -m brzdek"
    monkeypatch.setattr(sys, "argv", ["/gone/brzdek"])
    assert called() == "brzdek"
    monkeypatch.setattr(sys, "argv", [])
    assert called() == "brzdek"


@pytest.mark.skipif(os.name != "posix", reason="shell scripts")
def test_what_is_said_on_leaving_works(script: Path, tmp_path: Path) -> None:
    """Play from the folder of the project as ``make play`` does, leave, and type what the program says."""
    environment = {**os.environ, "BRZDEK_HOME": str(tmp_path / "home"), "PATH": "/usr/bin:/bin"}

    def run(line: str, typed: str) -> str:
        done = subprocess.run(
            line,
            shell=True,
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env=environment,
            cwd=tmp_path,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    left = run(str(script.relative_to(tmp_path)), "sabotażysta 3\n1\nwyjdź\nwyjdź\n")
    command = re.search(r"Dalszy ciąg: (.*)", left)
    assert command is not None and command[1].startswith(".venv/bin/brzdek resume ")
    assert "Gracz · " in run(command[1], "wyjdź\n")
