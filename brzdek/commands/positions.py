"""``brzdek legal`` and ``brzdek perft``: what can be done in a position, listed and counted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from brzdek.commands.click_words import Number, WordedCommand, flag
from brzdek.commands.common import file_argument, open_position, option, show_json
from brzdek.core.text import Say

if TYPE_CHECKING:
    from brzdek.core.table import Table

MOST_DEPTH = 20


def legal(say: Say) -> WordedCommand:
    return WordedCommand(say, "legal", [file_argument(say), flag("--json", say("help.json"))], _legal)


def perft(say: Say) -> WordedCommand:
    return WordedCommand(
        say,
        "perft",
        [
            file_argument(say),
            option(say, "depth", "number", type=Number(say, 1, MOST_DEPTH), required=True),
            flag("--divide", say("help.divide")),
            flag("--json", say("help.json")),
        ],
        _perft,
    )


def _legal(file: str, json: bool) -> int:
    from brzdek.core.table import options_written

    table = _table(file)
    ask = table.ask
    options = options_written(ask) if ask is not None else []
    if json:
        seat = ask.seat if ask is not None else None
        name = table.setup.seats[seat].name if seat is not None else None
        topic = ask.topic if ask is not None else None
        show_json({"game": table.setup.game, "seat": seat, "name": name, "topic": topic, "options": options})
    else:
        for line in options:
            print(line)
    return 0


def _perft(file: str, depth: int, divide: bool, json: bool) -> int:
    from brzdek.core.perft import divide as divided

    table = _table(file)
    counts = divided(table, depth)
    total = sum(count for _, count in counts)
    if json:
        answer = {"game": table.setup.game, "depth": depth, "count": total}
        show_json({**answer, "divide": dict(counts)} if divide else answer)
        return 0
    if divide:
        for first, count in counts:
            print(f"{first}: {count}")
    print(total)
    return 0


def _table(file: str) -> Table:
    from brzdek.core.record.position import read_position
    from brzdek.core.table import Table
    from brzdek.games import NAMES

    rulebook, catalog, setup = open_position(read_position(Path(file), NAMES), {})
    return Table(rulebook, setup, catalog, keep_turns=True)
