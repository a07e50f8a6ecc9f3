"""The same game with several numbers of players, side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from brzdek.sim.findings import Discoveries, MeasureFound, as_data
from brzdek.sim.intervals import FEW, Interval, share
from brzdek.sim.report import SHOWN_CARDS, Report, ReportRow, ReportSection, Wording, head

FoundByPlayers = Mapping[int, Discoveries]
"""What was found with each number of players."""


def by_players(found: FoundByPlayers, words: Wording) -> Report:
    """The report: every measure by number of players, and every share with its interval."""
    say, first = words.say, next(iter(found.values()))
    lines = head(first, words)
    lines[0] = say("head.each", n=first.games, games=words.number(first.games, 0), seed=first.trials.seed)
    lines[1] = say("head.bots", bots=first.trials.bots[0])
    sections = [_measures(found, words)]
    for label in sorted({label for one in found.values() for label in one.shares}):
        values = sorted({each.name for one in found.values() for each in one.shares.get(label, ())})
        if len(values) <= SHOWN_CARDS:
            sections += [_share(found, label, value, words) for value in values]
    few = [say("verdict.few", n=first.games)] if first.games < FEW else []
    return Report(say("title.simulation", game=words.game), lines, sections, few)


def _measures(found: FoundByPlayers, words: Wording) -> ReportSection:
    """Averages; a number of players is a column."""
    by_name: dict[str, dict[int, MeasureFound]] = {}
    for players, one in found.items():
        for measure in one.measures:
            by_name.setdefault(measure.name, {})[players] = measure
    rows = [
        ReportRow(
            [
                words.measure(name),
                *(words.number(by_count[players].estimate.value) if players in by_count else "–" for players in found),
            ]
        )
        for name, by_count in by_name.items()
    ]
    columns = [words.say("what"), *(str(players) for players in found)]
    return ReportSection(words.say("by_players"), columns, rows, words.say("measures.note"))


def _share(found: FoundByPlayers, label: str, value: str, words: Wording) -> ReportSection:
    """One share; a number of players is a row."""
    rows = []
    for players, one in found.items():
        found_here = [each.estimate for each in one.shares.get(label, ()) if each.name == value]
        rows.append(_row(players, found_here[0] if found_here else share(0, one.games), words))
    title = f"{words.measure(label)}: {words.value(label, value)}"
    columns = [words.say(key) for key in ("players", "share", "interval")]
    return ReportSection(title[:1].upper() + title[1:], columns, rows, bars=(0.0, 1.0))


def _row(players: int, found: Interval, words: Wording) -> ReportRow:
    return ReportRow([str(players), words.percent(found.value), words.between(found, words.percent)], found)


def as_plain_data(found: FoundByPlayers) -> dict[str, Any]:
    """All of it as plain data: a whole simulation for each number of players."""
    first = next(iter(found.values()))
    return {"game": first.trials.game, "by_players": {str(players): as_data(one) for players, one in found.items()}}
