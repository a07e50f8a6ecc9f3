"""Games that came to no end, written down as saved games so that one can look at them."""

from __future__ import annotations

from pathlib import Path

from brzdek.core.paths import private_folder
from brzdek.core.record import files
from brzdek.core.record.decks import kept_beside
from brzdek.core.record.header import write_header
from brzdek.core.record.saves import saves_folder
from brzdek.core.record.transcript import ENDING, answer_line
from brzdek.core.table import Table
from brzdek.sim.playing import Unfinished, play
from brzdek.sim.trials import Trials


def written_down(trials: Trials, number: int) -> Path:
    """Play the game once more up to where it was given up, and save it. OSError: it cannot be saved."""
    try:
        play(trials, number)
    except Unfinished as unfinished:
        return _saved(trials, number, unfinished.table)
    raise AssertionError("the same game came to an end this time")


def _saved(trials: Trials, number: int, table: Table) -> Path:
    folder, turn = private_folder(saves_folder()), 1
    names = [who.name for who in table.setup.seats]
    answers = "".join(answer_line(answer, names[seat]) for seat, answer in table.journal)
    while True:
        stem = f"{trials.game}-{trials.seed}-{number}" + (f"-{turn}" if turn > 1 else "")
        path = folder / (stem + ENDING)
        try:
            with kept_beside(path, trials.decks) as decks:
                header = write_header(table.setup, table.catalog.fingerprint, table.rulebook.version, decks)
                files.write_new(path, (header + answers).encode())
            return path
        except FileExistsError:
            turn += 1
