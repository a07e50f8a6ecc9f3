"""Write the texts and marks of all golden transcripts anew; the answers stay.

``python -m tests.golden magia_i_miecz/gra_na_3``: the bots of such a game play it anew, where its answers are no longer
legal under a new version of the rules.
"""

from __future__ import annotations

import sys
from pathlib import Path

from brzdek.core.record.header import write_header
from brzdek.core.record.transcript import answer_line, read_transcript, result_line
from brzdek.core.table import Table
from tests.golden import FOLDER, marked, replayed, told, transcripts
from tests.support import catalog, rulebook


def renew(path: Path) -> None:
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
    names = [who.name for who in setup.seats]
    answers = [
        answer_line(option, names[seat], table.marks.get(count, ""))
        for count, (seat, option) in enumerate(table.journal, 1)
    ]
    header = write_header(setup, cards.fingerprint, rules.version)
    path.write_text(header + "".join(answers) + result_line(names, rules.result(table.game)), encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        play_anew(FOLDER / f"{name}.partia")
    for transcript in transcripts():
        renew(transcript)
