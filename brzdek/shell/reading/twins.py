"""Moves that differ in nothing but which of two equal cards they are made with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.copies import card_of
from brzdek.core.text import Say
from brzdek.shell.reading.deeds import Pick
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.readings import Reading, Unclear

if TYPE_CHECKING:
    from brzdek.core.ask import Option


def one_of_twins(reading: Reading, moves: Moves, say: Say) -> Reading:
    """Where a line may mean several moves with cards that say the same and lie in the same place, the first of them."""
    if not isinstance(reading, Unclear) or reading.commands or reading.strange or len(reading.moves) < 2:
        return reading
    options = [moves.ask.options[index] for index in reading.moves]
    looks = {_look(option, moves, say) for option in options}
    return Pick(options[0]) if len(looks) == 1 and None not in looks else reading


def _look(option: Option, moves: Moves, say: Say) -> tuple[str, ...] | None:
    """All that tells a move with a card from others: its words, where it lies, what it says; None: there is none."""
    card = moves.view.catalog.cards.get(card_of(str(option[1]))) if len(option) == 2 else None
    if card is None or str(option[1]) == card.id:
        return None
    texts = (moves.face.option(moves.view, option, say), moves.face.apart(moves.view, option, say))
    return (str(option[0]), *texts, card.kind, repr(card.slots(say.lang)))
