"""How Smoki shows itself to a person: as Magia i Miecz does, with dragons."""

from __future__ import annotations

from brzdek.core.text import Lang, Say
from brzdek.games.magia_i_miecz.face.face import WorldFace
from brzdek.games.smoki.face.event_words import EVENT_WORDS
from brzdek.games.smoki.face.why_words import WHY_WORDS


class DragonFace(WorldFace):
    """Words and drawings of the stack."""

    def say(self, lang: Lang) -> Say:
        below = super().say(lang)
        return Say(lang, *below.books, EVENT_WORDS, WHY_WORDS)
