"""Write the texts and marks of all golden transcripts anew; the answers stay.

Where other decks were shuffled before, a set-up game deals other copies of the same cards: its answers are fitted to
them. ``python -m tests.golden magia_i_miecz/gra_na_3``: the bots of such a game play it anew, where its answers are no
longer legal under a new version of the rules.
"""

from __future__ import annotations

import sys
from pathlib import Path

from brzdek.core.ask import Ask, Option
from brzdek.core.copies import card_of
from brzdek.core.problems import BadData
from brzdek.core.record.header import write_header
from brzdek.core.record.transcript import answer_line, read_transcript, result_line
from brzdek.core.rulebook import Setup
from brzdek.core.table import Table
from tests.golden import FOLDER, marked, replayed, told, transcripts
from tests.support import catalog, rulebook

LONGEST = 5000
"""So many answers no calm game takes."""


def refit(path: Path) -> None:
    """The answers of a set-up game with the copies of today, as far as they go; then it is played calmly to its end."""
    transcript = read_transcript(path)
    setup = transcript.setup
    table = Table(rulebook(setup.game), setup, catalog(setup.game), mark_turns=True)
    left = [answer.words for answer in transcript.answers]
    while table.ask is not None:
        if len(table.journal) > LONGEST:
            raise SystemExit(f"{path}: it does not come to an end; play it anew by hand")
        option = _fitting(table.ask, left[0]) if left else None
        if option is not None:
            left.pop(0)
        elif not table.ask.forced_pass:
            left.clear()
        table.answer(option or _calm(table.ask))
    write(path, table, setup)


def _calm(ask: Ask) -> Option:
    return next(
        (one for word in ("pass", "go_on", "done", "end") for one in ask.options if one == (word,)), ask.options[0]
    )


def _fitting(ask: Ask, line: str) -> Option | None:
    """The answer itself, or the one with another copy of the same card."""
    words = line.split()
    wanted = [card_of(word) for word in words]
    exact = [option for option in ask.options if [*map(str, option)] == words]
    alike = [option for option in ask.options if [card_of(str(word)) for word in option] == wanted]
    return next(iter([*exact, *alike]), None)


def renew(path: Path) -> None:
    before = read_transcript(path)
    if before.setup.position is not None:
        try:
            replayed(path)
        except BadData:
            refit(path)
            before = read_transcript(path)
    text = marked(path)
    old = path.read_text(encoding="utf-8")
    if text != old:
        path.write_text(text, encoding="utf-8")
        after = read_transcript(path)
        marks = any(answer.mark for answer in before.answers)
        if [answer.words for answer in after.answers] != [answer.words for answer in before.answers] or (
            marks and after.rules == before.rules
        ):
            path.write_text(old, encoding="utf-8")
            raise SystemExit(f"{path}: other marks under the same version of the rules; raise Rulebook.version")
    path.with_suffix(".txt").write_text(told(replayed(path)), encoding="utf-8")
    print(path)


def play_anew(path: Path) -> None:
    """A game with a bot in every seat, from its header alone."""
    setup = read_transcript(path).setup
    rules, cards = rulebook(setup.game), catalog(setup.game)
    table = Table(rules, setup, cards, mark_turns=True)
    table.play_out([rules.bots[who.bot](seat, setup.seed) for seat, who in enumerate(setup.seats)])
    write(path, table, setup)


def write(path: Path, table: Table, setup: Setup) -> None:
    """A whole game as a transcript with marks."""
    names = [who.name for who in setup.seats]
    answers = [
        answer_line(option, names[seat], table.marks.get(count, ""))
        for count, (seat, option) in enumerate(table.journal, 1)
    ]
    rules, fingerprint = table.rulebook, catalog(setup.game).fingerprint
    header = write_header(setup, fingerprint, rules.version)
    path.write_text(header + "".join(answers) + result_line(names, rules.result(table.game)), encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        play_anew(FOLDER / f"{name}.partia")
    for transcript in transcripts():
        renew(transcript)
