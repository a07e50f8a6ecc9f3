"""Questions that name nothing, since it lies before everybody: “who is he”, “what do I get for it”, “and then”."""

from __future__ import annotations

from re import Pattern
from typing import TYPE_CHECKING

from brzdek.core.inquiry import AHEAD, GAIN, HARM, THEN, USE, WHO, WORTH
from brzdek.core.patterns import pattern
from brzdek.shell.answering.advice import advise
from brzdek.shell.answering.inquiries import telling
from brzdek.shell.reading.moves import plain
from brzdek.shell.reading.players import named_in
from brzdek.shell.reading.pronouns import card_in

if TYPE_CHECKING:
    from collections.abc import Mapping

    from brzdek.core.ask import Ask
    from brzdek.shell.reading.moves import Moves
    from brzdek.shell.sitting.session import Session

_HIM = r"(?:he|she|it|they|this|that|him|her|them|this one|that one|this thing|that thing)"
_TO = r"(?:to|on|ona|ono|oni|one|ten|ta|go|jego|niego|niej|nich|nim|nia|nimi|tym|tego|ktos taki)"
_BEFORE = r"(?:(?:ok|okay|well|hm+|so|and|but|a|i|no|to|wiec|ale|dobra|czyli) )*"
_AFTER = r"(?: (?:then|here|now|anyway|exactly|again|teraz|tu|tutaj|wtedy|wlasciwie|w ogole|dokladnie|potem))*"

_SAID: Mapping[str, str] = {
    WHO: (
        rf"who(?: is|s) {_HIM}|who are (?:they|those|these)|what (?:is|kind of \w+ is) (?:he|she)"
        r"|who am i (?:facing|fighting|up against)|who do i (?:face|fight)"
        rf"|kto to(?: jest)?(?: taki)?|kto to {_TO}|kim (?:{_TO} )*jest(?: {_TO})*|co to za (?:jeden|typ|gosc|stwor\w*)"
        r"|z kim (?:ja )?(?:walcze|mam walczyc)"
    ),
    AHEAD: (
        r"what(?: is|s)? (?:waiting|waits|awaits|lies|there)(?: for)?(?: me)?(?: out)? ?(?:there|ahead)?"
        r"|what(?: is|s) (?:there|ahead|over there)"
        r"|what(?: will| would| can| could| might)? (?:i )?(?:meet|find|happens?)(?: to me)? there"
        r"|what(?: is|s) (?:on|in|at) (?:those|these|each|both)(?: spaces| fields| places)?"
        r"|co (?:(?:tam|mnie|na mnie) ){1,2}(?:czeka|spotka|jest|bedzie|grozi)(?: tam)?"
        r"|co (?:jest|czeka|lezy|bedzie|moze byc) tam|co (?:tam )?(?:znajde|spotkam)(?: tam)?"
    ),
    HARM: (
        r"what (?:if|happens if|happens when) i (?:roll|throw) (?:an? )?\w+|"
        r"co (?:(?:sie stanie|bedzie) )?(?:jak|jesli|jezeli|gdy) (?:mi )?(?:wyrzuce|wypadnie)(?: mi)? \w+|"
        rf"what (?:can|could|will|would|does|might) {_HIM} do(?: to (?:me|us))?"
        rf"|what (?:happens|if|happens if|will happen if|would happen if|do i lose if) i (?:lose|fail|do not make it)"
        rf"(?: {_HIM}| the fight| this fight| to {_HIM})?|what (?:do|can|could|will|would|might) i lose"
        rf"|what(?: is|s) (?:the risk|the danger|the worst(?: that can happen)?|at stake)|what do i risk"
        rf"|(?:is|are) {_HIM} (?:very |really |any |so )*(?:risky|dangerous|a risk|safe|a threat|deadly)"
        rf"|(?:can|could|will) {_HIM} (?:kill|hurt|harm) me|how (?:bad|dangerous|risky|deadly) is {_HIM}"
        rf"|co (?:{_TO} |mi |moze |moga )*(?:zrobic|zrobi|zrobia)(?: mi| {_TO})*|co mi (?:grozi|zrobi|zrobia)"
        rf"|co (?:(?:sie stanie|bedzie) )?(?:jak|jesli|jezeli|gdy|kiedy) (?:{_TO} |z |mi |sie )*"
        rf"(?:przegram|przegramy|nie uda|sie nie uda)(?: (?:z )?{_TO}| sie)*"
        rf"|co (?:ja )?(?:moge )?(?:strace|stracic|ryzykuje)|ile (?:ja )?ryzykuje"
        rf"|(?:czy )?(?:{_TO} )?(?:jest )?(?:bardzo )?(?:ryzykown|niebezpieczn|grozn)\w+(?: jest)?(?: {_TO})?"
        rf"|(?:czy )?(?:{_TO} )?(?:moze )?(?:{_TO} )?(?:mnie )?(?:moze )?(?:zabic|skrzywdzic)(?: mnie)?"
    ),
    USE: rf"what (?:is|s) {_HIM} (?:good )?for|po co (?:mi )?to(?: jest)?|do czego (?:mi )?to(?: jest| sluzy)?",
    GAIN: (
        rf"what (?:do|will|would|can|could) (?:i|we|you) (?:get|gain|win|earn|have)"
        rf"(?: (?:for|from|out of|by) (?:{_HIM}|doing \w+))?"
        rf"(?: (?:if|when) i (?:win|beat {_HIM}|kill {_HIM}|do {_HIM}))?"
        rf"|what do i get (?:for|from|by) (?:winning|beating {_HIM}|killing {_HIM}|doing {_HIM})"
        rf"|what (?:does|will|would) {_HIM} (?:bring|give|gain|get)(?: me| us)?"
        rf"|what(?: is|s) in (?:it|this|that) for (?:me|us)|what (?:happens|if|happens if) i win"
        r"|what(?: is|s) (?:the|my) (?:reward|prize)"
        rf"|co (?:ja )?(?:za|z) (?:to|{_TO}) (?:ja )?(?:dostan\w+|mam|bede mial\w*|zysk\w+)"
        rf"|co (?:ja )?(?:dostan\w+|zysk\w+|bede mial\w*|mam)(?: (?:za|z) (?:to|{_TO}))"
        r"|co (?:ja )?(?:dostane|dostaje|zyskam|zyskuje)"
        r"(?: (?:jak|jesli|gdy|kiedy) (?:go |ja |to )?(?:wygram|pokonam|zabije))?"
        rf"|co (?:mi )?(?:{_TO} )?(?:mi )?(?:da|daje|przyniesie)(?: mi| nam)?"
        rf"|co (?:jak|jesli|gdy) (?:wygram|{_TO} (?:pokonam|zabije))"
        r"|jaka (?:jest )?nagroda"
    ),
    THEN: (
        r"(?:what|then|what comes|what happens|what is|whats|what do i do) (?:then|next|what|after|afterwards|later"
        r"|after (?:that|this|it))|and (?:then|after that|afterwards)|what then|then"
        r"|co (?:(?:jest|bedzie|sie stanie|sie dzieje|mnie czeka) )?(?:potem|dalej|pozniej|nastepnie|wtedy|po tym)"
        r"|(?:potem|dalej) co"
    ),
    WORTH: (
        rf"(?:is|are) {_HIM} (?:really |even )?worth (?:it|the (?:risk|trouble|fight|money|gold)|fighting|trying|a try)"
        r"|worth it|worth the risk|should i (?:do (?:it|this|that)|risk (?:it|this|that)|even try|try (?:it|this))"
        r"|(?:w )?ktor\w+ (?:stron\w+|drog\w+) (?:jest )?bezpieczn\w+|gdzie (?:jest |bedzie )?bezpieczniej(?: isc)?"
        rf"|(?:czy )?(?:{_TO} |mi |sie )*(?:warto|oplaca)(?: sie| mi| {_TO}| ryzykowac| walczyc| probowac)*"
    ),
}
ASKED: Mapping[str, Pattern[str]] = {sort: pattern(rf"{_BEFORE}(?:{said}){_AFTER}") for sort, said in _SAID.items()}


def sort_of(line: str) -> str:
    """What a line asks of that which is before whoever plays; "": it asks something else, or names what it is about."""
    said = " ".join(plain(line.replace("’", "'").replace("'s ", "s ")).split())
    if not line.rstrip().endswith("?") and " " not in said:
        return ""
    return next((sort for sort, asks in ASKED.items() if asks.fullmatch(said)), "")


def tells_of_it(session: Session, line: str, ask: Ask, moves: Moves) -> bool:
    """Does a line ask so, and does the game know of the moment? It has been told then."""
    sort = sort_of(line)
    if sort and _just_named(session, ask, moves):
        return False
    lines = session.face.at_hand(moves.view, ask, sort, telling(session), session.screen.style) if sort else []
    if not lines:
        return False
    session.page(lines)
    if sort == WORTH:
        advise(session, ask, moves, do=False)
    return True


def _just_named(session: Session, ask: Ask, moves: Moves) -> bool:
    """Did the line before ask about somebody, or something, else than the open question? Then that is meant."""
    spoken = session.talk.memory.question
    names = [*named_in(session, spoken), *filter(None, [card_in(session, spoken)])] if spoken else []
    texts = [session.face.option(moves.view, option, session.words) for option in ask.options]
    put = " ".join((session.face.question(moves.view, ask, session.words), *texts))
    return any(name not in put for name in names)
