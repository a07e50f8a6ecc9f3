"""Being healed as far as it goes, where each point is asked for by itself: “heal me for all my gold”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.reading.deeds import Pick
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.questions import asked
from brzdek.shell.reading.several import Orders
from brzdek.shell.reading.small_words import NEGATIONS, bare_words
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.reading.trying import goes_on

if TYPE_CHECKING:
    from brzdek.core.ask import Option
    from brzdek.shell.sitting.session import Session

HEAL = "heal"
MOST = 12
_FULLY = pattern(
    r"\b(?:do pelna|do konca|w pelni|calkiem|calkowicie|zupelnie|na maksa|maksymalnie|ile (?:sie da|moge|tylko moge)"
    r"|za (?:cale|calosc|wszystk\w+|obie|oba)(?: moje)?(?: zloto| monety| pieniadze| mieszki| mz)?|wszystko"
    r"|wszystkie rany"
    r"|fully|completely|entirely|all the way|to the (?:full|max)|as (?:much|far|often) as (?:possible|i can|it goes)"
    r"|(?:for|with) (?:all|everything)(?: (?:of )?(?:my|the|i have))?(?: gold| money| bags| coins)?"
    r"|up to (?:the )?full)\b"
)
"""Says to do it as often as can be."""


def to_the_full(session: Session, line: str, moves: Moves) -> Orders | None:
    """The answers that heal as much as can be healed; None: a line says nothing of the sort."""
    said = fold(line)
    if line.rstrip().endswith("?") or asked(line) is not None or not _FULLY.search(said):
        return None
    plainly = " ".join(_FULLY.sub(" ", said).split())
    words = bare_words(plainly)
    if not NEGATIONS.isdisjoint(words) or not any(HEAL in deeds_of(word) for word in words):
        return None
    trial, here = session.table.fork(), moves
    steps: list[tuple[Option, str]] = []
    while len(steps) < MOST and (move := _plainly(plainly, here)) is not None:
        option = here.ask.options[move]
        steps.append((option, here.typed(move, session.lang)))
        if not goes_on(trial, option) or trial.ask is None or trial.ask.topic in session.face.open_topics:
            break
        here = Moves(session.face, trial.view(moves.ask.seat), trial.ask)
    return Orders(Pick(steps[0][0]), [typed for _, typed in steps[1:]]) if steps else None


def _plainly(line: str, moves: Moves) -> int | None:
    """The one answer that a line means, even if it does not say yes to what is asked."""
    meaning = moves.understanding.meaning(line)
    if meaning is None or meaning.strange or not meaning.named or len(meaning.moves) != 1:
        return None
    return None if moves.understanding.evidence.about.refuses[meaning.moves[0]] else meaning.moves[0]
