"""Counting: how many sequences of legal answers there are from a situation on."""

from __future__ import annotations

from brzdek.core.ask import written
from brzdek.core.table import Table


def perft(table: Table, depth: int) -> int:
    """The number of ways to give that many answers in a row; the table stays as it is."""
    if table.ask is None:
        return 0
    if depth == 1:
        return len(table.ask.options)
    return sum(count for _, count in divide(table, depth))


def divide(table: Table, depth: int) -> list[tuple[str, int]]:
    """The same, told apart by the first answer."""
    if table.ask is None:
        return []
    if depth == 1:
        return [(written(option), 1) for option in table.ask.options]
    counts = []
    for option in table.ask.options:
        branch = table.fork()
        branch.answer(option)
        counts.append((written(option), perft(branch, depth - 1)))
    return counts
