"""Whether to go home with what one has or to stay for more: the points that are safe, the way, the dragon, what is left
to fetch.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import ANYTHING, AT_ONCE, Inquiry
from brzdek.core.patterns import pattern
from brzdek.core.text import Book, Say, Text, fold
from brzdek.core.values import NamedTuple
from brzdek.core.whole_question import WholeQuestion
from brzdek.games.raid.face.attacks import attacks_ahead
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.face.prospects import leaving
from brzdek.games.raid.face.rivalry import Nearest
from brzdek.games.raid.view.view import RaidView

V = TypeVar("V", bound=RaidView[Any])


class Stay(NamedTuple):
    """What one might still stay for."""

    better: bool
    """Does a steady player think that more is to be expected of it than of going home?"""
    points: int
    room: int
    """Where an artifact lies that is worth so much; 0: one that is still to be discovered."""


_ASKS = (
    r"radzisz|doradz\w*|poradz\w*|advise|recommend|suggest|what do you think|should"
    r"|shall|better|time|worth|wise|smart|sensible|safer|do i|stay|go|leave|escape|run|czy|lepiej|czas|pora|warto"
    r"|oplaca|powin\w+|wracac|uciekac|wychodzic|zostac|mam|ma sens|rozsadn\w+"
)
_HOME = (
    r"(?:go|going|head|heading|get|getting|run|running|come|coming) (?:straight |right )?(?:home|out|back|for the exit)"
    r"|home|time to (?:leave|go)|return|returning|turn back|escape|escaping|wraca\w*|wroci\w*|uciek\w*"
    r"|wychodz\w*|wyjsc|wyniesc sie|zwiewa\w*|do domu|spadac"
)
_LEAVE = rf"{_HOME}|leave|leaving|go|exit"
_STAY = (
    r"stay\w*|remain\w*|keep (?:going|exploring|looting|collecting)|go on|carry on|collect\w*|gather\w*|loot|explore"
    r"|look for|(?:go|going|head|heading|push|run) (?:on |further |on further )?(?:deeper|further|down)|deeper"
    r"|further in|(?:isc|ide|idziemy|pojsc|lezc|schodzic) (?:glebiej|dalej)|glebiej|w glab"
    r"|zosta\w*|zbiera\w*|szuka\w*|eksplor\w*|gra\w* dalej|isc dalej"
)
_BESIDE = (
    rf"{_ASKS}|now|or|for|more|longer|yet|already|is|be|a|bit|while|with|what|points?|punkt\w*|loot|lup\w*|just|soon|next"
    r"|turn|tej|turze|another|it|artifacts?|artefakt\w*|juz|jeszcze|dluzej|troche|sie|raczej|z tym|stad|krypt\w*|do|to"
    r"|of|here|back|myslisz|robic|zrobic|to do|do you think|dalej|wiecej|po|na|albo|lub|oplacaloby|mi"
)
_ONE = WholeQuestion(
    _ASKS,
    rf"{_HOME}|stay (?:for|longer|more)\w*|(?:jeszcze|dluzej) zosta\w*|zosta\w* (?:jeszcze|dluzej)",
    beside=_BESIDE,
)
_BOTH = WholeQuestion(_ASKS, _LEAVE, _STAY, beside=_BESIDE)
_OF_THE_WAY = pattern(
    r"^(?!(?:(?:a|no|so|ok|and) )*(?:co|jak|what|how) (?:(?:mi|mam|do|would|should) )?(?:(?:you|byscie|bys|ty) )?"
    r"(?:radzi\w*|doradz\w*|poradz\w*|myslisz|lepiej|robic|zrobic|advise|suggest|recommend|think))"
    r"(?:(?:a|i|and|so|ok|to|but) )*(?:how|can|could|where|which|when|what|who"
    r"|jak|gdzie|kiedy|ktoredy|co|ile|czy mog\w+)\b"
)
"""Then it is asked how one gets home, or whether one may."""
WORDS: Book = {
    "home.go": Text("Radzę: wracaj do domu.", "Advice: go home."),
    "home.full": Text(
        "Więcej artefaktów nie uniesiesz; zostając, dozbierasz najwyżej karty, złoto i sekrety.",
        "You can carry no more artifacts; by staying you gather at most cards, gold and secrets.",
    ),
    "home.not_worth": Text(
        "To, co da się jeszcze zdobyć, nie jest raczej warte ryzyka.",
        "What you might still get is hardly worth the risk.",
    ),
    "home.fetch": Text(
        "Radzę: zostań po artefakt {n} z komnaty {room}, bo obiecuje więcej niż powrót.",
        "Advice: stay for artifact {n} in room {room}: it promises more than going home.",
    ),
    "home.explore": Text(
        "Radzę: zostań i szukaj artefaktu na nowych kaflach, bo obiecuje to więcej niż powrót.",
        "Advice: stay and look for an artifact on new tiles: it promises more than going home.",
    ),
    "home.way": Text("Do wyjścia: {takes}.", "To the way out: {takes}."),
}


def going_home(nearest: Nearest[V], stay: Callable[[V], Stay | None]) -> Inquiry[V]:
    """With the ways of one game, and what a player of it might stay for; None: for no artifact."""

    def tell(view: V, about: str, say: Say, style: Style) -> list[Line]:
        if view.seat is None or view.over or view.me.out or _OF_THE_WAY.search(fold(about)):
            return []
        if not _ONE.is_asked(about) and not _BOTH.is_asked(about):
            return []
        words, near = say.also(WORDS), nearest(view, view.seat, (view.board.start,), say)
        lines = []
        if view.me.artifacts:
            lines = [line for text in _advice(stay(view), words) for line in wrapped(text, style)]
        lines += leaving(view, about, say, style)
        if near is not None and view.me.room != view.board.start:
            lines += wrapped(words("home.way", takes=near.takes), style)
        lines += wrapped(say("told.health", left=view.health - view.me.damage, all=view.health), style)
        return [*lines, *attacks_ahead(view, say, style)]

    return Inquiry(AT_ONCE, ANYTHING, tell)


def _advice(found: Stay | None, say: Say) -> list[str]:
    if found is None:
        return [say("home.go"), say("home.full")]
    if not found.better:
        return [say("home.go"), say("home.not_worth")]
    return [say("home.fetch", n=found.points, room=found.room) if found.room else say("home.explore")]
