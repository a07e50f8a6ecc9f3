"""One word names one thing: docs/glossary.md is held to the code, and the code to it."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

from tests.cli_support import ROOT

GLOSSARY = ROOT / "docs" / "glossary.md"
SAME = "## The same in each game"
WORDS_OF_CARDS = re.compile(r"(events|reasons|(.*_)?(verbs|conditions|selectors)|counters)\.py")
"""Events, reasons and the words of the card language are read with the name of their module before them."""


def classes() -> dict[str, list[Path]]:
    """Public classes of the program by name, and where they are."""
    found: dict[str, list[Path]] = defaultdict(list)
    for top in ("brzdek", "printables"):
        for path in sorted((ROOT / top).rglob("*.py")):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    found[node.name].append(path)
    return found


def listed(part: str) -> set[str]:
    """The words in code type in a part of the glossary."""
    return set(re.findall(r"`([A-Za-z]+)`", part))


def test_no_two_classes_share_a_name() -> None:
    shared = listed(GLOSSARY.read_text(encoding="utf-8").partition(SAME)[2])
    twice = {
        name: [str(path.relative_to(ROOT)) for path in homes]
        for name, homes in classes().items()
        if name not in shared and len([path for path in homes if not WORDS_OF_CARDS.fullmatch(path.name)]) > 1
    }
    assert twice == {}


def test_what_is_the_same_in_each_game_is_there_more_than_once() -> None:
    known = classes()
    shared = listed(GLOSSARY.read_text(encoding="utf-8").partition(SAME)[2])
    assert {word for word in shared if len(known[word]) < 2} == set()


def test_every_word_of_the_glossary_exists() -> None:
    words = listed(GLOSSARY.read_text(encoding="utf-8"))
    assert len(words) > 30
    assert words - set(classes()) == set()


def test_the_rooms_of_every_game_are_the_same() -> None:
    rooms = {"cards", "rules", "view", "face", "bots"}
    for game in (ROOT / "brzdek" / "games").iterdir():
        if (game / "__init__.py").is_file():
            assert {room.name for room in game.iterdir() if (room / "__init__.py").is_file()} == rooms, game.name
            loose = {path.name for path in game.glob("*.py")} - {"__init__.py", "rulebook.py", "layer.py"}
            assert loose == set(), game.name


def test_every_part_to_print_has_the_same_doors() -> None:
    for part in ("cards", "tokens", "boards", "tiles", "pads", "aids", "boxes"):
        doors = {path.stem for path in (ROOT / "printables" / part).glob("*.py")}
        assert {"options", "press", "printing"} <= doors, part


def test_the_map_leads_somewhere() -> None:
    """Every path of docs/map.md exists, and the functions that it names stand there."""
    named = re.findall(
        r"`((?:brzdek|printables|cards)/[a-z_/.]+)(?:: ([a-z_]+))?`", (ROOT / "docs" / "map.md").read_text("utf-8")
    )
    assert len(named) > 40
    assert [path for path, _ in named if not (ROOT / path).exists()] == []
    functions = [(path, name) for path, name in named if name]
    assert len(functions) > 10
    assert [(path, name) for path, name in functions if f"def {name}(" not in (ROOT / path).read_text("utf-8")] == []
