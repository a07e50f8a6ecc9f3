"""Who may import whom: the arrows of the design, read from the source without running it."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
OUTSIDE = ("click", "prompt_toolkit", "reportlab")
BUILDS_ON = {"brzdek": "raid", "katakumby": "raid", "smoki": "magia_i_miecz"}
"""Packages on which a game may build. The sister games share ``raid``, which is no game by itself."""
ROOMS = {
    "cards": ("view", "face", "bots"),
    "rules": ("view", "face", "bots"),
    "view": ("face", "bots"),
    "bots": ("face",),
}
"""The rooms of a game, and those that a room never looks into."""
SHELL_ROOMS = ("reading", "display", "answering", "sitting", "lobby")
"""The rooms of the shell: each looks only into those before it, but for types of what it is handed."""
RAIDS = ("raid", "brzdek", "katakumby")
DEEDS = ("verbs", "counters", "conditions", "selectors")
"""How the names of modules of cards end that carry out what rules say."""


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, at its top or inside a function."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            assert node.module is not None
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def inside(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(package + ".") for package in packages)


def offences(package: str, *forbidden: str) -> list[str]:
    """Imports of forbidden packages in a package."""
    found = []
    for path in sorted((ROOT / package.replace(".", "/")).rglob("*.py")):
        found += [f"{module_name(path)} imports {name}" for name in imports(path) if inside(name, *forbidden)]
    return found


def handed(path: Path) -> set[str]:
    """What a file imports for its types alone."""
    blocks = [
        node
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    ]
    return {node.module or "" for block in blocks for node in block.body if isinstance(node, ast.ImportFrom)}


def games() -> list[str]:
    folder = ROOT / "brzdek" / "games"
    return sorted(path.name for path in folder.iterdir() if (path / "__init__.py").exists())


def test_the_core_knows_nobody() -> None:
    above = ("brzdek.games", "brzdek.shell", "brzdek.sim", "brzdek.commands", "brzdek.cli", "printables")
    assert offences("brzdek.core", *above, *OUTSIDE) == []


@pytest.mark.parametrize("game", games())
def test_a_game_knows_the_core_and_at_most_the_game_it_builds_on(game: str) -> None:
    others = [other for other in games() if other not in (game, BUILDS_ON.get(game))]
    above = ("brzdek.shell", "brzdek.sim", "brzdek.commands", "brzdek.cli", "printables")
    assert offences(f"brzdek.games.{game}", *above, *OUTSIDE, *(f"brzdek.games.{other}" for other in others)) == []


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("room", ROOMS)
def test_a_room_looks_only_into_those_beneath_it(game: str, room: str) -> None:
    above = [f"brzdek.games.{one}.{other}" for one in games() for other in ROOMS[room]]
    assert offences(f"brzdek.games.{game}.{room}", *above) == []


@pytest.mark.parametrize("room", SHELL_ROOMS)
def test_a_room_of_the_shell_looks_only_into_those_before_it(room: str) -> None:
    above = [f"brzdek.shell.{one}" for one in SHELL_ROOMS[SHELL_ROOMS.index(room) + 1 :]]
    found = []
    for path in sorted((ROOT / "brzdek" / "shell" / room).rglob("*.py")):
        types = handed(path)
        found += [
            f"{module_name(path)} imports {name}"
            for name in imports(path)
            if inside(name, *above) and not any(inside(name, one) for one in types)
        ]
    assert found == []


def test_every_module_of_the_shell_is_in_a_room() -> None:
    outside = {path.stem for path in (ROOT / "brzdek" / "shell").glob("*.py")}
    assert outside == {"__init__", "words"}


@pytest.mark.parametrize("game", games())
def test_what_cards_say_comes_before_the_rules(game: str) -> None:
    """Pieces, boards and tiles know no rules; verbs, which carry rules out, do."""
    found = offences(f"brzdek.games.{game}.cards", *(f"brzdek.games.{one}.rules" for one in games()))
    assert [line for line in found if not line.partition(" imports ")[0].endswith(DEEDS)] == []


@pytest.mark.parametrize("game", RAIDS)
def test_the_rules_of_a_raid_know_no_verb_by_name(game: str) -> None:
    found = offences(f"brzdek.games.{game}.rules", *(f"brzdek.games.{one}.cards" for one in RAIDS))
    assert [
        line for line in found if line.rpartition(".cards.")[2].partition(".")[0].endswith((*DEEDS, "schema"))
    ] == []


@pytest.mark.parametrize("game", games())
def test_only_the_view_looks_at_the_game_behind_it(game: str) -> None:
    for room in ("bots", "face"):
        for path in (ROOT / "brzdek" / "games" / game / room).rglob("*.py"):
            names = [
                node.attr for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Attribute)
            ]
            assert "_game" not in names, path


@pytest.mark.parametrize("package", ["brzdek.shell", "brzdek.sim", "brzdek.commands", "printables"])
def test_nobody_else_knows_a_game_by_name(package: str) -> None:
    assert offences(package, *(f"brzdek.games.{game}" for game in games())) == []
    for path in (ROOT / package.replace(".", "/")).rglob("*.py"):
        words = set(words_in(path))
        # "brzdek" names the program as well as a game.
        assert not words & (set(games()) - {"brzdek"}), f"{path} names a game"


def words_in(path: Path) -> Iterator[str]:
    """The strings of a module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_the_shell_and_the_commands_do_not_lean_on_each_other() -> None:
    assert offences("brzdek.shell", "brzdek.commands", "brzdek.cli", "click", "reportlab") == []
    assert offences("brzdek.commands", "prompt_toolkit", "reportlab") == []


def test_an_arrow_that_points_the_wrong_way_would_be_found() -> None:
    assert "brzdek.commands.app imports click" in offences("brzdek.commands", "click")
    rules = offences("brzdek.games.raid.cards", "brzdek.games.raid.rules")
    assert any(line.startswith("brzdek.games.raid.cards.verbs imports") for line in rules)
    display = offences("brzdek.shell.display", *OUTSIDE)
    assert any(line.startswith("brzdek.shell.display.terminal imports prompt_toolkit") for line in display)


@pytest.mark.parametrize(
    ("code", "kept_out"),
    [
        ("import brzdek.cli", ("click", "prompt_toolkit", "reportlab", "yaml", "brzdek.core")),
        ("from brzdek.cli import main; main(['--version'])", ("click", "prompt_toolkit", "reportlab", "yaml")),
        ("from brzdek.cli import main; main(['--help'])", ("prompt_toolkit", "reportlab", "yaml")),
        ("import brzdek.core.table, brzdek.games", ("click", "prompt_toolkit", "reportlab", "yaml")),
        ("import brzdek.shell.sitting.session, brzdek.shell.lobby.menu", ("prompt_toolkit", "reportlab", "yaml")),
    ],
)
def test_what_takes_long_to_import_waits_until_it_is_needed(code: str, kept_out: tuple[str, ...]) -> None:
    probe = f"{code}\nimport sys\nprint('modules:', *sorted(sys.modules))"
    run = subprocess.run([sys.executable, "-c", probe], cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    loaded = run.stdout.rpartition("modules:")[2].split()
    assert "brzdek" in loaded
    assert [name for name in loaded if inside(name, *kept_out)] == []


def test_every_package_is_named_in_the_metadata() -> None:
    """The packages are listed by name, so a forgotten one would be missing from an installation."""
    from configparser import ConfigParser

    config = ConfigParser()
    config.read(ROOT / "setup.cfg", encoding="utf-8")
    listed = set(config["options"]["packages"].split())
    found = {module_name(path) for top in ("brzdek", "printables") for path in (ROOT / top).rglob("__init__.py")}
    assert listed - {"brzdek.cards"} == found
