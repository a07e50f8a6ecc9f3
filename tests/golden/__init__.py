"""Golden transcripts: whole games with a mark of the state after each turn, and what an onlooker reads of them.

After a change that is meant to change what is told, or how the games come out: ``python -m tests.golden`` writes
texts and marks anew. New marks need a new version of the rules; the answers always stay.
"""

from __future__ import annotations

from pathlib import Path

from brzdek.core.drawing import Style, text_of
from brzdek.core.plain import fingerprint
from brzdek.core.record.replaying import open_table
from brzdek.core.record.transcript import answer_line, read_transcript
from brzdek.core.table import Table
from brzdek.core.text import LANGS, Lang
from tests.support import catalog, rulebook

FOLDER = Path(__file__).parent
STYLE = Style(width=100, unicode=False)


def transcripts() -> list[Path]:
    return sorted(FOLDER.glob("*/*.partia"))


def replayed(path: Path) -> Table:
    game = path.parent.name
    return open_table(read_transcript(path), rulebook(game), catalog(game))


def marked(path: Path) -> str:
    """The transcript with the version of the rules and the marks of today; all else as it is."""
    game = path.parent.name
    transcript = read_transcript(path)
    table = open_table(transcript, rulebook(game), catalog(game), mark_turns=True, any_state=True)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    names = [seat.name for seat in transcript.setup.seats]
    for count, (answer, (seat, option)) in enumerate(zip(transcript.answers, table.journal, strict=True), 1):
        lines[answer.line - 1] = answer_line(option, names[seat], table.marks.get(count, ""))
    header = [line for line in lines[: lines.index("\n")] if not line.startswith("rules:")]
    place = next(at for at, line in enumerate(header) if line.startswith("catalog:"))
    return "".join(
        [*header[:place], f"rules: {table.rulebook.version}\n", *header[place:], *lines[lines.index("\n") :]]
    )


def told(table: Table) -> str:
    """The whole game as an onlooker reads it in both languages, the table at the end, and the final state."""
    lines = [line for lang in LANGS for line in _told_in(table, lang)]
    lines.append(f"{len(table.journal)} {fingerprint(table.game)}")
    return "\n".join(lines) + "\n"


def _told_in(table: Table, lang: Lang) -> list[str]:
    face = table.rulebook.face
    view = table.view(None)
    say = face.say(lang)
    words = [face.event(view, event, say) for event in view.events()]
    shown = [line for line in words if line]
    return [*shown, *text_of(face.board(view, say, STYLE)), *text_of(face.score(view, say, STYLE)), ""]
