"""Who is meant by “she”, “him”, “jej”: whoever was named before in the same line, whom the open question speaks of, or
whom one has last spoken or heard of.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from brzdek.core.copies import card_of
from brzdek.core.inquiry import best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import Lang, fold
from brzdek.shell.reading.players import named_in
from brzdek.shell.reading.questions import asked
from brzdek.shell.reading.small_words import bare
from brzdek.shell.reading.speech.kinds import deeds_of

if TYPE_CHECKING:
    from brzdek.core.ask import Ask
    from brzdek.shell.reading.moves import Moves
    from brzdek.shell.reading.readings import Unclear
    from brzdek.shell.sitting.session import Session

SHE: Mapping[Lang, frozenset[str]] = {
    "pl": frozenset(fold("ona jej nią niej").split()),
    "en": frozenset(("she", "her", "hers", "she's", "shes")),
}
HE: Mapping[Lang, frozenset[str]] = {
    "pl": frozenset(fold("on jego mu go niego nim niemu").split()),
    "en": frozenset(("he", "him", "his", "he's", "hes")),
}
IT: Mapping[Lang, frozenset[str]] = {
    "pl": frozenset(fold("ją go to tę ten").split()),
    "en": frozenset(("it", "that", "this")),
}
THAT_CARD = frozenset(fold("to go ją tę ten ta tego tej je karta kartę karty kart it that this one card cards").split())
"""Words for a card that was spoken of."""
_IT = pattern(
    r"(?i)(?P<verb>[^\W\d_]+) (?P<it>[^\W\d_]+)(?=\W*$|[,.;!]| (?:and|then|now|please|i|a|oraz|potem|teraz)\b)"
)
"""A verb with what it is done with; nothing else is named behind it."""
_THAT_CARD = pattern(
    r"(?i)\b(?:(?:this|that) (?:card|one)|t[ęe] kart[ęe]|it|go|j[ąa])\b(?! (?:to|anywhere|somewhere)\b)"
)
SPOKEN_OF = 2
"""In so many of the last lines."""
FEMININE = "a"
"""How names of women end."""
LATELY = 8
"""So many of the last things that happened may be spoken of."""
MODAL = frozenset(("can", "could", "will", "would"))
DETERMINERS = frozenset(
    ("the", "my", "this", "that", "these", "those", "any", "they", "he", "she", "it", "somebody", "anyone")
)
"""After these a question speaks of something else than oneself."""
_NEAREST = pattern(r"(?i)\b(closest|nearest)(?: one)?(?=\W*$)|\b(?=najbli[żz]sz\w+\W*$)(\w+)")
"""The nearest of the things that were just named."""
WHETHER = frozenset(("can", "could", "will", "would", "may", "might", "does", "did", "is", "has", "should"))


def spelled_out(session: Session, line: str, ask: Ask) -> str:
    """A question with the names of those whom its pronouns mean; one about a player that has no mark, with it."""
    line = _of_what_was_named(session.talk.memory.before, _marked(session, line))
    line = _with_that_card(session, line, ask)
    kinds = [kind for kind in (SHE, HE) if any(bare(fold(word)) in kind[session.lang] for word in line.split())]
    if not kinds or (asked(line) is None and not line.rstrip().endswith("?")) or named_in(session, line):
        return line
    for kind in kinds:
        name = _meant(session, ask, feminine=kind is SHE)
        if name:
            pronouns = kind[session.lang]
            line = " ".join(_named(word, name) if bare(fold(word)) in pronouns else word for word in line.split())
    return line


def only_meant(session: Session, line: str, reading: Unclear, moves: Moves) -> int | None:
    """Of the ways to read a line that has a pronoun the one that is about whoever is meant; None: there is none."""
    words = {bare(fold(word)) for word in line.split()}
    kind = next((kind for kind in (SHE, HE) if not words.isdisjoint(kind[session.lang])), None)
    if kind is None or reading.commands:
        return None
    texts = {index: session.face.option(moves.view, moves.ask.options[index], session.words) for index in reading.moves}
    named = {index: [name for name in session.names if name in text] for index, text in texts.items()}
    likely = [index for index, names in named.items() if names and all(_fits(name, kind is SHE) for name in names)]
    if len(likely) > 1:
        last = next((names for said in reversed(session.talk.memory.lines) if (names := named_in(session, said))), [])
        likely = [index for index in likely if not set(last).isdisjoint(named[index])]
    return likely[0] if len(likely) == 1 else None


def of_the_card(session: Session, line: str, moves: Moves) -> str:
    """An order with “it” – “ok buy it and end my turn” – with the name of the card that one of the last lines asked
    about, if that can be had or done now; any other line as it is.
    """
    found = next((one for one in _IT.finditer(line) if fold(one["it"]) in IT[session.lang]), None)
    deeds = set(deeds_of(bare(fold(found["verb"])))) if found is not None else set()
    if found is None or not deeds:
        return line
    name = card_spoken_of(session)
    cards = moves.view.catalog.cards
    near = {*moves.face.held(moves.view), *(card_of(str(word)) for option in moves.ask.options for word in option[1:])}
    if not any(cards[card].name.to(session.lang) == name for card in near if card in cards):
        return line
    if not any(not deeds.isdisjoint(moves.face.deeds_of(moves.view, option)) for option in moves.ask.options):
        return line
    return f"{line[: found.start('it')]}{name}{line[found.end('it') :]}"


def _with_that_card(session: Session, line: str, ask: Ask) -> str:
    """A question that says “it” of a card at hand about which one of the last lines asked, and what is done with such a
    card – “why can't I put it at 1,1” –, with the name of that card.
    """
    found = _THAT_CARD.search(line)
    if found is None or (asked(line) is None and not line.rstrip().endswith("?")) or card_in(session, line):
        return line
    name, view = card_spoken_of(session), session.view(ask.seat)
    cards = session.table.view(None).catalog.cards
    held = [card for card in cards if name == cards[card].name.to(session.lang)]
    done = {deed for one in line.split() for deed in deeds_of(bare(fold(one)))}
    own = [option for option in ask.options if any(card_of(str(word)) in held for word in option[1:])]
    if not any(done.intersection(session.face.deeds_of(view, option)) for option in own):
        return line
    return f"{line[: found.start()]}{name}{line[found.end() :]}"


def card_spoken_of(session: Session) -> str:
    """The card about which one of the last lines asked; "": none did."""
    spoken = reversed(session.talk.memory.lines[-SPOKEN_OF:])
    return next((card for said in spoken if asked(said) is not None and (card := card_in(session, said))), "")


def _marked(session: Session, line: str) -> str:
    """“Can Celina hit me”, “can the dragons hurt me” ask, with a mark or without."""
    first, _, rest = line.partition(" ")
    second = rest.partition(" ")[0]
    asks = fold(first) in MODAL and fold(second) in DETERMINERS
    asks = asks or (bare(fold(first)) in WHETHER and bool(second) and bool(named_in(session, second)))
    return f"{line}?" if asks and not line.rstrip().endswith("?") else line


def _of_what_was_named(before: str, line: str) -> str:
    """“I want a scale, where is the closest one?”, with what the first clause ends with."""
    thing = before.split()[-1].strip("?!.,") if before else ""
    return _NEAREST.sub(lambda found: f"{found[1] or found[2]} {thing}", line) if thing.isalpha() else line


def _named(word: str, name: str) -> str:
    mark = "?" if word.endswith("?") else ""
    return f"{name}{mark}"


def _meant(session: Session, ask: Ask, *, feminine: bool) -> str:
    """The player, or the card, that is spoken of."""
    memory = session.talk.memory
    own = session.names[session.at] if session.at is not None else ""
    before = [name for name in named_in(session, memory.before) if name != own]
    if before:
        return before[-1]
    if card := card_in(session, memory.before):
        return card
    spoken_of = _asked_about(session, ask)
    others = [name for name in spoken_of if name in session.names and name != own]
    if others or spoken_of:
        return _likely(others, feminine) or spoken_of[0]
    spoken = [name for line in reversed(memory.lines) for name in named_in(session, line) if name != own]
    if spoken:
        return _likely(spoken, feminine)
    told = reversed(session.told.happened(session.at)[-LATELY:])
    heard = [name for text in told for name in session.names if name != own and name in text]
    return _likely(heard, feminine)


def _asked_about(session: Session, ask: Ask) -> list[str]:
    """The players and the one card of whom a question speaks that is not open."""
    if ask.topic in session.face.open_topics:
        return []
    view = session.view(ask.seat)
    question = session.face.question(view, ask, session.words)
    texts = [question, *(session.face.option(view, option, session.words) for option in ask.options)]
    people = [name for name in session.names if any(name in text for text in texts)]
    cards = session.table.view(None).catalog.cards
    named = {card for option in ask.options for word in option[1:] if (card := card_of(str(word))) in cards}
    thing = [cards[named.pop()].name.to(session.lang)] if len(named) == 1 else []
    return [*people, *thing]


def card_in(session: Session, text: str) -> str:
    """The card that a text names, of several the first; "": there is none."""
    cards = session.table.view(None).catalog.cards
    found = best_named(text, {card.id: tuple(card.name) for card in cards.values()}, whole=True) if text else []
    names = {one: tuple(cards[one].name) for one in found}
    first = next((one for word in text.split() for one in best_named(word, names)), "")
    return cards[first].name.to(session.lang) if first else ""


def _likely(names: Sequence[str], feminine: bool) -> str:
    """The first of them who may be called so; if none may, the first."""
    return next((name for name in names if _fits(name, feminine)), names[0] if names else "")


def _fits(name: str, feminine: bool) -> bool:
    return fold(name).endswith(FEMININE) is feminine
