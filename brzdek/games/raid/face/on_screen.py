"""Questions that quote the lines of the table, and questions about how much of something one may have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import ANYTHING, AT_ONCE, Inquiry
from brzdek.core.patterns import pattern
from brzdek.core.text import Book, Say, Text, fold
from brzdek.core.whole_question import WholeQuestion
from brzdek.games.raid.face import panels
from brzdek.games.raid.face.attacks import attacks_ahead
from brzdek.games.raid.face.looks import Show, show_bag
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.view.view import RaidView

V = TypeVar("V", bound=RaidView[Any])
_ASKS_MEANING = pattern(
    r"\b(?:znacz\w*|oznacza\w*|co to|czym jest|o co chodzi|mean\w*|stands? for|what(?:[’']?s| is| are| does))\b"
)
_SURE = pattern(
    r"\b(?:sure attacks?(?: \d+)?|by a card \d+|pewn\w+ atak\w*(?: \d+)?|z karty \d+|draws \d+ cubes?"
    r"|atak losuje \d+ kost\w+)\b"
)
_BAG = pattern(r"\b(?:\d+ in the bag|in the bag \d+|\d+ black|w sakwie \d+|w tym \d+ czarn\w+)\b")
_MAY = r"(?:mog\w*|mozna|mozemy|wolno|da sie|can|could|may|(?:am i|are we) allowed|limit\w*|max\w*)"
_HAVING = r"(?:miec|niesc|nosic|trzymac|zebrac|uzbierac|posiadac|have|carry|hold|own|keep|collect)"
_MUCH = (
    r"(?:ile|ilu|how many|wiecej niz|ponad|drugi\w*|dwa|dwie|kilka|wiele|kolejn\w+|more than|another|second|two|several"
    r"|many|any number|limit\w*|max\w*|najwiecej|jeden|jednego|one|1)"
)
_ALLOWED = pattern(rf"^(?=.*\b{_MAY}\b)(?=.*\b{_HAVING}\b)(?=.*\b{_MUCH}\b)")
_MORE = pattern(
    r"\b(?:wiecej niz (?:jeden|jednego|1)|drugi\w*|dwa|kilka|wiele|kolejn\w+"
    r"|more than (?:one|1|a single)|another|second|two|several)\b"
)
_ONE_ONLY = pattern(r"\b(?:tylko|jedynie|only|just|najwyzej|at most)\b.*\b(?:jeden|jednego|one|1|a single)\b")
_ARTIFACT = pattern(r"\b(?:artefakt\w*|artifacts?)\b")
_OTHER_THINGS = pattern(r"\b(?:sekret\w*|secrets?|figur\w*|bozk\w*|idols?|zlot\w*|monet\w*|gold|coins?)\b")
_ELSE = pattern(
    r"\b(?:ma|has|kto|who|punkt\w*|points?|za|for|koszt\w*|tur\w*|turns?|komna\w*|rooms?|kart[aeęy]?|cards?|zabra\w*|wzia\w*"
    r"|take|grab|jesli|if|plecak\w*|backpacks?)\b"
)
"""Then something else is asked of it, too."""
_SIGNS = WholeQuestion(
    r"znacz[ay]|oznacza|mean|means|stand for|czytac|read|rozumiec|understand",
    r"znaki|znaczki|znaczkow|symbole|ikonki|ikony|literki|litery|oznaczenia|signs|marks|symbols|icons|letters|markings",
    beside=r"mapi?e|mapa|mapy|planszy|na|rysunku|kaflach|korytarz\w*|map|board|on|drawing|tiles|tunnels|little|small|all"
    r"|wszystkie|rozne|of|in|w|poszczegolne|mozesz|powiedz|powiesz|explain|tell",
)
TOLD: Book = {
    "phrase.sure": Text(
        "„Pewny atak” to atak smoka zamiast tury kogoś, kto jest już poza grą, „z karty” – taki, który wywoła karta z "
        "symbolem smoka w puli; liczba mówi, ile kostek się losuje. Pewnych ataków teraz nie ma.",
        "A “sure attack” is one of the dragon instead of the turn of somebody who is out, “by a card” one that a card "
        "with the dragon symbol in the row brings; the number says how many cubes are drawn. No attack is sure now.",
    ),
    "limit.no": Text("Nie: możesz nieść {limit}, masz {n}.", "No: you can carry {limit} and have {n}."),
    "limit.yes": Text("Tak: możesz nieść {limit}, masz {n}.", "Yes: you can carry {limit} and have {n}."),
    "limit.more": Text(
        "Każdy plecak (towar z kramu) pozwala nieść o 1 więcej.",
        "Every backpack (sold at a market) lets you carry 1 more.",
    ),
    "limit.none": Text(
        "Bez ograniczeń: sekretów, figurek i złota możesz mieć, ile zdobędziesz. Ograniczona jest tylko liczba "
        "artefaktów ({limit}).",
        "There is no limit: have as many secrets, idols and as much gold as you can get. Only artifacts are limited "
        "({limit}).",
    ),
}


def _quoted(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """What the words of the dragon's line mean that a question quotes, with what they tell now."""
    said = " ".join(fold(about).split())
    if view.seat is None or not _ASKS_MEANING.search(said):
        return []
    if _SURE.search(said):
        told = [] if view.sure_attacks else wrapped(say.also(TOLD)("phrase.sure"), style)
        return [*told, panels.dragon(view, say), *attacks_ahead(view, say, style)]
    if _BAG.search(said):
        return [panels.dragon(view, say), *show_bag(view, "", say, style)]
    return []


def _allowed(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """How many artifacts one may have, or as many as one likes of other things."""
    said = fold(about)
    if view.seat is None or not _ALLOWED.search(said) or _ELSE.search(said):
        return []
    words, limit = say.also(TOLD), view.artifact_limit
    if not _ARTIFACT.search(said):
        return wrapped(words("limit.none", limit=limit), style) if _OTHER_THINGS.search(said) else []
    key = "told.limit"
    if _ONE_ONLY.search(said):
        key = "limit.yes" if limit == 1 else "limit.no"
    elif _MORE.search(said):
        key = "limit.yes" if limit > 1 else "limit.no"
    return wrapped(f"{words(key, limit=limit, n=view.me.artifacts)} {words('limit.more')}", style)


def signs_of_the_map(legend: Show[V]) -> Inquiry[V]:
    """All signs, where they are asked for without one being named."""

    def tell(view: V, about: str, say: Say, style: Style) -> list[Line]:
        return legend(view, about, say, style) if _SIGNS.is_asked(about) else []

    return Inquiry(AT_ONCE, ANYTHING, tell)


def on_screen() -> Sequence[Inquiry[V]]:
    return (Inquiry(AT_ONCE, ANYTHING, _quoted), Inquiry(AT_ONCE, ANYTHING, _allowed))
