"""Golden transcripts: whole games, and what an onlooker reads of them.

After a change that is meant to change what is told: ``python -m tests.golden`` writes the texts anew.
"""

from __future__ import annotations

from pathlib import Path

from brzdek.core.face import Style, text_of
from brzdek.core.plain import fingerprint
from brzdek.core.table import Table
from brzdek.core.text import LANGS, Lang
from brzdek.core.transcript import open_table, read_transcript
from tests.support import catalog, rulebook

FOLDER = Path(__file__).parent
STYLE = Style(width=100, unicode=False)


def transcripts() -> list[Path]:
    return sorted(FOLDER.glob("*/*.partia"))


def replayed(path: Path) -> Table:
    game = path.parent.name
    return open_table(read_transcript(path), rulebook(game), catalog(game))


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
