"""What people call cards by that is not their name: what they give, what sort they are, what lies in wait on a way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from brzdek.core.ask import Option
from brzdek.core.patterns import pattern
from brzdek.core.text import Say
from brzdek.games.raid.cards.pieces import Piece
from brzdek.games.raid.face.naming import text_of

SWORDS = 2
"""Where in a move the swords stand with which monsters are fought on the way."""
MONSTERS = ("potwór", "bestia", "stwór", "monster", "beast", "creature")
"""What lies in wait on a way."""
_GIVEN = pattern(r"\+\d+ (boot|sword|lockpick)|(heal) \d|(draw) \d")
CALLED: Mapping[str, Sequence[str]] = {
    "boot": ("but", "boot"),
    "sword": ("miecz", "sword"),
    "lockpick": ("wytrych", "lockpick"),
    "heal": ("leczenie", "leczyć", "healing", "heal"),
    "draw": ("dobieranie", "draw"),
}
"""By what the English text of a card says that it gives."""
BY_TYPE: Mapping[str, str] = {
    "companion": "towarzysz|towarzyszka|kompan|kompanka|companion|ally|buddy",
    "device": "urządzenie|maszyna|device|machine|gadget",
    "gem": "klejnot|kamień|kryształ|gem|jewel|stone|rock|crystal",
}
"""By its type, or where it has none by its kind."""
DEALING = "buy|take|play|choose|use"


@lru_cache(maxsize=512)
def _names(piece: Piece, say: Say) -> tuple[str, ...]:
    found = [next(filter(None, given)) for given in _GIVEN.findall(text_of(piece, say).casefold())]
    return tuple(name for given in dict.fromkeys(found) for name in CALLED[given])


def objects_of(pieces: Mapping[str, Piece], option: Option, say: Say) -> tuple[str, Sequence[str]]:
    """What a move is done with although it is not named in it, and the deeds beside which that is said. ``say``: in
    English.
    """
    if option[0] in ("move", "explore") and len(option) > SWORDS:
        return "fight" if option[SWORDS] else "evade|go", MONSTERS
    card = str(option[1]) if len(option) > 1 else ""
    if option[0] not in ("buy", "play", "use") or card not in pieces:
        return "", ()
    return DEALING, _names(pieces[card], say)
