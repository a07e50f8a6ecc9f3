"""Drawings that are kept to be compared with.

After a change that is meant to change them: ``python -m tests.games.katakumby.pictured`` draws them anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from brzdek.core.drawing import Style
from tests.games.katakumby.quarry import look, pictured, quarry
from tests.support import answer

FOLDER = Path(__file__).parent / "pictures"


def _whole() -> list[str]:
    table = quarry(
        room={0: "gate.gate", 1: "well.cave"},
        lying={"well.cave": ["artifact_7"]},
        altars={"gate.gate": [1, 0]},
        tiles=["fork"],
    )
    return look(table, "map", style=Style(120))


def _part() -> list[str]:
    return look(quarry(tiles=["fork"]), "map", lang="pl", style=Style(80, height=20))


def _plain() -> list[str]:
    return look(quarry(tiles=["fork"]), "map", "drawing", style=Style(80, unicode=False))


def _tile() -> list[str]:
    return look(quarry(tiles=["fork"]), "tile", "3", style=Style(80, height=30))


def _rotations() -> list[str]:
    table = quarry(boots=2, tiles=["fork"])
    answer(table, "explore 2N0")
    return pictured(table, Style(80, height=20), "pl")


def _text(draw: Callable[[], list[str]]) -> Callable[[], str]:
    return lambda: "\n".join(draw()) + "\n"


PICTURES: Mapping[str, Callable[[], str]] = {
    "whole_map": _text(_whole),
    "part_of_the_map": _text(_part),
    "map_in_letters": _text(_plain),
    "one_tile": _text(_tile),
    "rotations": _text(_rotations),
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, draw in PICTURES.items():
        (FOLDER / f"{name}.txt").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
