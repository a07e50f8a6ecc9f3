"""What gets installed: built as anybody would build it, put into an empty environment, run from another folder."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import brzdek
from tests.cli_support import PATIENCE

ROOT = Path(__file__).resolve().parent.parent
LEFT_BEHIND = shutil.ignore_patterns(
    ".git", ".venv", "build", "dist", "*.egg-info", "__pycache__", ".*_cache", ".hypothesis"
)


def call(*command: str | Path, cwd: Path) -> str:
    """Run a command that must succeed, without anything of this environment; what it printed."""
    outside = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    ran = subprocess.run(
        [*map(str, command)], cwd=cwd, env=outside, capture_output=True, encoding="utf-8", timeout=PATIENCE
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source tree: building leaves traces."""
    copy = tmp_path_factory.mktemp("package") / "source"
    shutil.copytree(ROOT, copy, ignore=LEFT_BEHIND)
    return copy


@pytest.fixture(scope="module")
def python(source: Path) -> Path:
    """The Python of an empty environment."""
    folder = source.parent / "venv"
    call(sys.executable, "-m", "venv", folder, cwd=source.parent)
    return folder / ("Scripts" if os.name == "nt" else "bin") / "python"


@pytest.fixture(scope="module")
def wheel(source: Path, python: Path) -> Path:
    out = source.parent / "dist"
    call(python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", out, source, cwd=source.parent)
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def brzdek_command(wheel: Path, python: Path) -> Path:
    call(python, "-m", "pip", "install", "--quiet", wheel, cwd=wheel.parent)
    return python.with_name("brzdek")


@pytest.mark.xdist_group("package")
def test_the_wheel_holds_the_program_and_the_cards_and_nothing_else(wheel: Path) -> None:
    names = names_in(wheel)
    info, data = (f"brzdek-{brzdek.__version__}.{part}" for part in ("dist-info", "data"))
    command = {f"{data}/scripts/brzdek"} if os.name == "posix" else set()
    assert {name for name in names if name.startswith(data)} == command
    assert {name.split("/")[0] for name in names} == {"brzdek", "printables", info} | {data for _ in command}
    cards = {f"brzdek/{path.relative_to(ROOT).as_posix()}" for path in (ROOT / "cards").rglob("*.yaml")}
    sheets = {path.relative_to(ROOT).as_posix() for path in (ROOT / "printables" / "data").rglob("*.yaml")}
    words = {path.relative_to(ROOT).as_posix() for path in (ROOT / "brzdek").rglob("*.yaml")}
    assert cards and sheets and words
    assert {name for name in names if name.endswith(".yaml")} == cards | sheets | words
    packages = [path.parent for top in ("brzdek", "printables") for path in (ROOT / top).rglob("__init__.py")]
    code = {path.relative_to(ROOT).as_posix() for package in packages for path in package.glob("*.py")}
    assert {name for name in names if name.endswith(".py")} == code
    assert {"LICENSE", "NOTICE"} <= {name.rpartition("/")[2] for name in names if name.startswith(info)}


@pytest.mark.xdist_group("package")
def test_a_wheel_made_from_the_source_archive_is_the_same(source: Path, wheel: Path, python: Path) -> None:
    out = source.parent / "sdist"
    build = f"from setuptools.build_meta import build_sdist; print(build_sdist({str(out)!r}))"
    call(python, "-m", "pip", "install", "--quiet", "setuptools>=68", cwd=source.parent)
    call(python, "-c", build, cwd=source)
    (archive,) = out.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"Makefile", "LICENSE", "NOTICE", "setup.cfg", ".ci/run", "cards/sabotazysta/game.yaml"} <= names
    tests = {path.relative_to(source).as_posix() for path in (source / "tests").rglob("*.*")}
    assert "tests/data/ledgers/sabotazysta.yaml" in tests and tests - names == set()
    call(python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", out, archive, cwd=out)
    (again,) = out.glob("*.whl")
    assert names_in(again) == names_in(wheel)


@pytest.mark.xdist_group("package")
def test_the_installed_program_works_from_any_folder(brzdek_command: Path, tmp_path: Path) -> None:
    assert call(brzdek_command, "--version", cwd=tmp_path) == f"brzdek {brzdek.__version__}\n"
    games = json.loads(call(brzdek_command, "games", "--json", cwd=tmp_path))
    assert "sabotazysta" in {game["name"] for game in games}
    assert "SAB-001" in call(brzdek_command, "rules", "sabotazysta", "sab-001", cwd=tmp_path)
    call(brzdek_command, "check", cwd=tmp_path)
    seats = [word for name in "ABC" for word in ("--seat", f"{name}=steady")]
    line = ["play", "sabotazysta", *seats, "--seed", "7", "--save", "game.partia"]
    assert "Wygrywa" in call(brzdek_command, *line, cwd=tmp_path)
    assert json.loads(call(brzdek_command, "replay", "game.partia", "--json", cwd=tmp_path))["finished"]


@pytest.mark.xdist_group("package")
def test_nothing_but_our_packages_lies_on_the_path(brzdek_command: Path, tmp_path: Path) -> None:
    probe = (
        "import importlib.util as find, pathlib, brzdek, printables;"
        "print(pathlib.Path(brzdek.__file__).parent.parent, *[name for name in ('cards', 'tests', 'docs', 'bench')"
        " if find.find_spec(name)], sep='\\n')"
    )
    python = brzdek_command.with_name("python")
    place, *others = call(python, "-c", probe, cwd=tmp_path).splitlines()
    assert others == []
    assert Path(place).is_relative_to(brzdek_command.parent.parent)
