"""How a tile set of Katakumby behaves: what is discovered, what is found, who gets trapped.

``python -m bench.katakumby_tiles [GAMES [BOT [DECK]]]`` prints the report; DECK is a file with tiles of one's own.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.measure import line
from bench.playing import loaded
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.load import load_catalog
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.games.katakumby.rules.discovery import walled_in
from brzdek.games.katakumby.rules.state import Delve


@dataclass(slots=True)
class Report:
    """What happened in many games of one number of players."""

    players: int
    games: int = 0
    tiles: int = 0
    stack_emptied: int = 0
    artifacts_laid: int = 0
    artifacts_taken: int = 0
    without_artifact: int = 0
    """Games in which nobody ever took an artifact."""
    trapped_turns: int = 0
    """Turns that began without any adjacent room and without a tunnel into the open."""
    trapped_players: int = 0
    stuck_turns: int = 0
    """Turns that began without a way to walk, however many boots there were: locks, arrows, deadly monsters."""
    turns: int = 0
    home: int = 0
    rescued: int = 0
    forced: int = 0
    """Tiles that fitted in no rotation."""
    laid: Counter[str] = field(default_factory=Counter)
    rooms_laid: Counter[str] = field(default_factory=Counter)
    rooms_entered: Counter[str] = field(default_factory=Counter)
    """By ``tile.room``; ``a`` and ``b`` are the sides of the starting tile."""
    artifacts_from: Counter[str] = field(default_factory=Counter)
    """Artifacts carried away, by the room where they lay."""
    lockpicks: int = 0
    """Left over at the end."""


def play(report: Report, seed: int, bot: str, catalog: Catalog) -> None:
    """One game, watched turn by turn."""
    rulebook, _ = loaded("katakumby")
    seats = tuple(Seat(str(seat)) for seat in range(report.players))
    table = Table(rulebook, Setup("katakumby", seats, seed, {"turn_limit": 60}), catalog)
    bots = [rulebook.bots[bot](seat, seed) for seat in range(report.players)]
    game: Any = table.game
    assert isinstance(game, Delve)
    trapped: set[int] = set()
    turns = -1
    while table.ask is not None:
        ask = table.ask
        if game.turns != turns and ask.topic == "turn":
            turns = game.turns
            if walled_in(game, game.thief):
                report.trapped_turns += 1
                trapped.add(ask.seat)
            report.stuck_turns += not walkable(game)
        option = bots[ask.seat].choose(table.view(ask.seat), ask)
        if option[0] == "place" and game.bound_for[-1].isdigit() and not table.view(ask.seat).onward(int(option[1])):
            report.forced += 1
        table.answer(option)
    report.trapped_players += len(trapped)
    note(report, game)


def walkable(game: Delve) -> bool:
    """Could the player whose turn it is walk anywhere with boots, lockpicks and blood, but without a sword?"""
    thief = game.thief
    bearable = min(thief.supply, game.kit.health - 1 - thief.damage)
    return any(
        (way.to or game.tiles)
        and (way.to != game.board.start or thief.artifacts)
        and not way.against
        and len(way.locks) <= thief.lockpicks
        and way.monsters <= bearable
        for way in game.board.ways(thief.room)
    )


def note(report: Report, game: Delve) -> None:
    """Add up how a game came out."""
    placed = [one.tile for one in game.board.placed[1:]]
    taken = sum(thief.artifacts for thief in game.thieves)
    report.games += 1
    report.turns += game.turns
    report.tiles += len(placed)
    report.stack_emptied += not game.tiles
    report.artifacts_taken += taken
    report.artifacts_laid += taken + sum(map(len, game.lying.values()))
    report.without_artifact += taken == 0
    report.home += sum(thief.out == "left" for thief in game.thieves)
    report.rescued += sum(thief.out == "rescued" for thief in game.thieves)
    report.lockpicks += sum(thief.lockpicks for thief in game.thieves)
    report.laid.update(placed)
    note_rooms(report, game)


def note_rooms(report: Report, game: Delve) -> None:
    """Add up where everybody went, and where artifacts were taken."""
    names = {number: f"{game.board.placed[room.tile].tile}.{room.name}" for number, room in game.board.rooms.items()}
    report.rooms_laid.update(names.values())
    lay: dict[str, str] = {}
    for event in game.log.seen_by(None):
        if event.kind in ("moved", "entered", "teleported"):
            report.rooms_entered[names[int(event.args[2])]] += 1
        elif event.kind == "artifacts":
            lay |= dict.fromkeys(event.args[1], names[event.args[0]])
        elif event.kind == "took" and event.args[1] in lay:
            report.artifacts_from[lay[event.args[1]]] += 1


def run(players: int, games: int, bot: str, catalog: Catalog) -> Report:
    report = Report(players)
    for seed in range(games):
        play(report, seed, bot, catalog)
    return report


def show(report: Report, stack: int) -> None:
    games = report.games
    each = games * report.players
    print(f"\n{report.players} players, {games} games")
    line("tiles discovered in a game", f"{report.tiles / games:.1f} of {stack}")
    line("games that emptied the stack", f"{report.stack_emptied / games:.1%}")
    line("artifacts laid out, taken", f"{report.artifacts_laid / games:.2f}, {report.artifacts_taken / games:.2f}")
    line("games in which nobody took an artifact", f"{report.without_artifact / games:.1%}")
    line("players home, or rescued with an artifact", f"{(report.home + report.rescued) / each:.1%}")
    line("players ever trapped", f"{report.trapped_players / each:.2%}")
    line("turns begun trapped", f"{report.trapped_turns / report.turns:.2%}")
    line("turns begun with no way to walk", f"{report.stuck_turns / report.turns:.2%}")
    line("lockpicks left over, of a player", f"{report.lockpicks / each:.2f}")
    line("tiles that fitted in no rotation", f"{report.forced}")


def show_tiles(reports: list[Report]) -> None:
    """How often each room lies on the table, and how often somebody enters it or takes an artifact from it then."""
    laid = sum((report.rooms_laid for report in reports), Counter[str]())
    entered = sum((report.rooms_entered for report in reports), Counter[str]())
    taken = sum((report.artifacts_from for report in reports), Counter[str]())
    games = sum(report.games for report in reports)
    print("\nroom: share of games with it, entries when it lies there, artifacts taken there")
    for room in sorted(laid, key=lambda room: -entered[room] / laid[room]):
        artifacts = f", {taken[room] / laid[room]:.0%}" if taken[room] else ""
        line(room, f"{laid[room] / games:.0%}, {entered[room] / laid[room]:.2f}{artifacts}")


def main() -> None:
    games, bot, *deck = [*sys.argv[1:], *("200", "steady")[len(sys.argv) - 1 :]]
    rulebook, catalog = loaded("katakumby")
    if deck:
        catalog = load_catalog(rulebook.layers, [Path(deck[0])])
    reports = [run(players, int(games), bot, catalog) for players in range(2, 7)]
    for report in reports:
        show(report, 22 + catalog.tables["haven_tiles"])
    show_tiles(reports)


if __name__ == "__main__":
    main()
