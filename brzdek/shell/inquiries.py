"""Which sort of thing a question wants to know, and what the game has to tell of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from brzdek.core.inquiry import BUY, CHANCE, COST, FAR, GO, HAVE, INSIDE, MANY, WHAT, WHERE, WHO, Inquiry
from brzdek.core.text import LANGS, fold
from brzdek.core.values import NamedTuple
from brzdek.shell.questions import ABILITY, ASKING, IDLE, PRICED, WHO as WHO_WORDS, is_question, without_opening
from brzdek.shell.small_words import FILLERS, bare

if TYPE_CHECKING:
    from typing import Any

    from brzdek.core.face import Line
    from brzdek.shell.session import Session

LIKELY = ("szans", "prawdopodob", "chance", "odds", "likel", "probab")
"""What words begin with that ask for chances."""
DISTANT = frozenset(
    fold(
        "daleko którędy dojść dotrzeć dojdę dotrę dostać trafić trafię najbliżej najbliższy najbliższa najbliższe najbliższą"
        " najbliższego najbliższej najbliższym najkrótsza far reach nearest closest way path route distance droga drogi drogą"
    ).split()
)
PLACES = frozenset(fold("gdzie where where's wheres").split())
GOING = frozenset(fold("iść pójść dojść dojdę pójdę idę jechać ruszyć stanąć go move walk reach get land").split())
AMOUNT = frozenset(fold("ile ilu").split())
PRICES = PRICED | frozenset(fold("cena cenę ceny price prices kosztować kosztował").split())
OWNING = frozenset(
    fold(
        "mam mamy ma mają posiadam posiada niosę niesie noszę nosi trzymam trzyma have has own owns carry carries carrying"
        " hold holds holding got wiozę dźwigam zdobyłem zdobyłam"
    ).split()
)
BELONGINGS = frozenset(
    fold(
        "rzeczy rzecz przedmioty przedmiot przedmiotów ekwipunek łupy łup sprzęt graty żetony przyjaciół przyjaciele plecaku"
        " items item things stuff loot equipment inventory gear possessions belongings tokens friends followers backpack"
        " przy sobie exactly dokładnie ze ty on ona i do does did you he she they we with me him her all wszystko in now teraz"
    ).split()
)
"""Words for whatever somebody may have."""
SELLING = frozenset(fold("kupić kupienia kupować kupowania sprzedaż sprzedania buy purchase sale sells sold").split())
LYING = frozenset(fold("jest leży są leżą stoi czeka mieści is are lies lie in inside at on w we na s").split())
HERE = frozenset(fold("tu tutaj here there tam").split())
AT = frozenset(fold("w we na in inside at on").split())
THINGS = frozenset(fold("co what what's whats cóż").split())
ANY = ""


class Wanted(NamedTuple):
    """What a question wants to know, and of what."""

    sort: str
    about: str


def wanted(line: str) -> Wanted | None:
    """What a line asks for; None: it is no question."""
    line = without_opening(line)
    words = _words(line)
    if not words or not (is_question(line) or "%" in line):
        return None
    sort = next((sort for sort, asks in SORTS.items() if asks(words, line)), WHAT)
    return Wanted(sort, _about(line, sort))


def _words(line: str) -> list[str]:
    return [word for word in (bare(fold(one)) for one in line.split()) if word]


def _about(line: str, sort: str) -> str:
    """What is asked about, without the words that only ask."""
    idle = ASKING | IDLE | DISTANT if sort in (FAR, WHERE) else ASKING | IDLE
    if sort == COST:
        idle |= PRICES
    if sort == INSIDE:
        idle |= LYING
    typed = [one.strip(" ?!.,") for one in line.split()]
    kept = [one for one in typed if bare(fold(one)) not in idle and not fold(one).startswith(LIKELY)]
    return " ".join(one for one in kept if one)


# -- sorts


def _is_chance(words: Sequence[str], line: str) -> bool:
    return "%" in line or any(word.startswith(LIKELY) for word in words)


def _is_cost(words: Sequence[str], line: str) -> bool:
    return bool(PRICES & set(words)) or words[:2] in (["po", "ile"], ["ile", "za"]) or words[:3] == ["how", "much", "is"]


def _is_buying(words: Sequence[str], line: str) -> bool:
    return words[0] in THINGS | frozenset(("jakie", "ktore", "which")) and not SELLING.isdisjoint(words)


def _is_going(words: Sequence[str], line: str) -> bool:
    if words[0] == "dokad":
        return True
    return words[0] in PLACES and not ABILITY.isdisjoint(words) and not GOING.isdisjoint(words)


def _is_far(words: Sequence[str], line: str) -> bool:
    if words[0] == "ktoredy" or not DISTANT.isdisjoint(words):
        return True
    if words[0] == "ile":
        return "do" in words[1:4]
    return words[:4] == ["how", "do", "i", "get"] and "to" in words or (words[:2] == ["how", "many"] and "to" in words)


def _is_inside(words: Sequence[str], line: str) -> bool:
    if words[0] not in THINGS or len(words) < 2:
        return False
    follows = [word for word in words[1:4] if word in LYING | HERE]
    return not AT.isdisjoint(follows) or (bool(follows) and words[-1] in HERE)


def _is_having(words: Sequence[str], line: str) -> bool:
    asks = words[0] in THINGS | frozenset(("jakie", "jaki", "jaka", "which")) or words[:2] in (["show", "me"],)
    return asks and not OWNING.isdisjoint(words)


def _is_many(words: Sequence[str], line: str) -> bool:
    limits = any(word.startswith("limit") for word in words)
    return words[0] in AMOUNT or limits or (words[0] == "how" and words[1:2] in (["many"], ["much"]))


def _is_who(words: Sequence[str], line: str) -> bool:
    return words[0] in WHO_WORDS or words[:2] in (["which", "player"], ["ktory", "gracz"], ["ktorzy", "gracze"])


SORTS: Mapping[str, Callable[[Sequence[str], str], bool]] = {
    CHANCE: _is_chance,
    COST: _is_cost,
    GO: _is_going,
    FAR: _is_far,
    WHERE: lambda words, line: words[0] in PLACES,
    BUY: _is_buying,
    WHO: _is_who,
    MANY: _is_many,
    HAVE: _is_having,
    INSIDE: _is_inside,
}
"""How each is known; the first that fits is meant."""


# -- what the game tells


def told_by_game(session: Session, line: str, wanted: Wanted) -> list[Line]:
    """What the game answers; nothing: it does not know."""
    sort, about = wanted
    for inquiry in _fitting(session.face.inquiries, _words(line), sort):
        lines = inquiry.tell(session.view(session.at), about, session.words, session.screen.style)
        if lines:
            return lines
    return []


def named_alone(session: Session, line: str) -> list[Line]:
    """What the game tells of the thing that a line names without asking: “shop”, “my chances”."""
    from brzdek.shell.command_words import SHOWING

    words = [word for word in _words(line) if word not in SHOWING | FILLERS]
    for inquiry in session.face.inquiries:
        ways = [way for way in _ways(inquiry) if words and len(way) == len(words)]
        if any(_has_all(words, way) for way in ways):
            return inquiry.tell(session.view(session.at), " ".join(words), session.words, session.screen.style)
    return []


def _fitting(inquiries: Sequence[Inquiry[Any]], words: Sequence[str], sort: str) -> list[Inquiry[Any]]:
    """Those that answer such a question, first the ones that have most of its words."""
    found: list[tuple[int, Inquiry[Any]]] = []
    for inquiry in inquiries:
        if sort in inquiry.sorts.split("|"):
            fits = [len(way) for way in _ways(inquiry) if _has_all(words, way)]
            if fits or not inquiry.words.pl:
                found.append((max(fits, default=0), inquiry))
    return [inquiry for _, inquiry in sorted(found, key=lambda one: -one[0])]


def _ways(inquiry: Inquiry[Any]) -> list[list[str]]:
    return [way.split() for lang in LANGS for way in inquiry.words.to(lang).split("|") if way]


def _has_all(words: Sequence[str], way: Sequence[str]) -> bool:
    """Is every word of a way to ask among these, in some form?"""
    from brzdek.shell.likeness import inflected

    return all(any(inflected(typed, word, fold(word)) is not None for typed in words) for word in way)
