"""Short answers that are a card: the one at hand, the one they have, the two between which one chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.drawing import Line
from brzdek.core.inquiry import MANY, best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.answering import cards_told
from brzdek.shell.reading.card_search import find_cards
from brzdek.shell.reading.players import named_in
from brzdek.shell.reading.question_parts import topic_named_first
from brzdek.shell.reading.questions import Asked, asks_leave, is_why, subject, without_opening
from brzdek.shell.reading.questions import asked as asked_for
from brzdek.shell.reading.small_words import FILLERS, bare, bare_words
from brzdek.shell.reading.speech.asking_words import ASKING, IDLE, OWN
from brzdek.shell.reading.speech.kinds import deeds_of

if TYPE_CHECKING:
    from brzdek.core.ask import Ask
    from brzdek.shell.answering.inquiries import Inquired
    from brzdek.shell.sitting.session import Session

AND = pattern(r"\s+(?:i|oraz|a|and|or|albo|czy|lub)\s+")
_ALSO = pattern(r"(?i)(?:a|i|and|(?:and )?(?:what|how) about|a? ?co z(?:e)?)\s+(?P<things>\S.*?)[?!. ]*\?")
"""A question that only names what it is about."""
_WHAT_THEY_HAVE = pattern(
    r"(?i)(?:what(?:['’]s| is| are)|co to(?: jest| są| sa)?|czym (?:jest|są|sa)) (?:the |this |that |ten |ta |to |te )?"
    r"[^,;?]{2,40}?,? (?:(?:that|which|który|ktory|którą|ktora|które|ktore|co) )?[^\W\d]\w+(?:['’]s)? "
    r"(?:(?:has|have|just|właśnie|wlasnie|now|teraz) )*"
    r"(?:has|got|took|taken|take|takes|drew|drawn|bought|picked up|found|carries|ma|wzi[ąa]ł|wzi[ęe]ła|wzial|wziela"
    r"|dosta[łl]\w*|kupi[łl]\w*|znalaz[łl]\w*|zabra[łl]\w*|niesie)(?: (?:just now|now|teraz))?\s*\?*"
)
"""Asks what a thing is and says who has it, or how he came by it."""
CHOICE = pattern(
    r"(?i)\s+(?:or|czy|vs\.?|versus|albo)\s+|\s*,\s*|\s+(?:better|worse|stronger|weaker|cheaper|dearer|lepsz\w+|gorsz\w+"
    r"|silniejsz\w+|mocniejsz\w+|s[łl]absz\w+|ta[ńn]sz\w+|dro[żz]sz\w+)\s+(?:than|niż|niz|od)\s+"
)
"""What stands between things of which one is to be chosen."""
LONG = 4
"""So long is a word that names a thing by itself."""
FEW = 3
"""So many cards are read at once."""
CARD_DOES = frozenset(fold("robi daje umie potrafi działa do does give gives").split())
SHOWING = frozenset(fold("pokaż pokażcie zobacz obejrzyj wyświetl show display view").split())
NAMING = frozenset(fold("na po z za of in on").split())
"""Small words with which a name may begin."""
TOPIC_END = " - "
"""What people type between a thing and what they ask about it."""


def shows_card_at_hand(session: Session, line: str) -> bool:
    """The one card before the players of whose name a question says a word, where nothing else is known and nobody is
    named.
    """
    if not line.rstrip().endswith("?") or named_in(session, line) or is_why(line) or asked_for(line) == Asked("hint"):
        return False
    if asks_leave(bare_words(line), line):
        return False  # whether it is allowed says more
    cards = session.table.view(None).catalog.cards
    near = {card: tuple(cards[card].name) for card in session.face.held(session.view(session.at)) if card in cards}
    said = [word for word in bare_words(line) if len(word) >= LONG and word not in FILLERS | ASKING]
    found = best_named(" ".join(word for word in said if not deeds_of(word)), near)
    if len({cards[card].name for card in found}) != 1:
        return False
    session.page(cards_told.card_lines(session, cards[found[0]]))
    return True


def shows_what_is_named(session: Session, line: str) -> bool:
    """The card that a question names before it asks, where nothing else is known: “Enchanter – all or one of them?”."""
    topic, between, _ = line.partition(TOPIC_END)
    named = find_cards(session.table.view(None).catalog, topic) if between and line.rstrip().endswith("?") else []
    return len({card.name for card in named}) == 1 and cards_told.show_card(session, topic)


def tells_of_their_card(session: Session, line: str) -> bool:
    """Is it asked what a card does that somebody has: “what does that Jester do that Celina got”?"""
    words = bare_words(line)
    what_is = _WHAT_THEY_HAVE.fullmatch(line.strip()) is not None
    if not named_in(session, line) or words[0] not in ASKING or (CARD_DOES.isdisjoint(words) and not what_is):
        return False
    known = session.table.view(None).catalog.cards
    found = best_named(line, {card.id: tuple(card.name) for card in known.values()}, whole=True)
    if len({known[card].name for card in found}) != 1:
        return False
    session.page(cards_told.card_lines(session, known[found[0]]))
    return True


def tells_of_several(session: Session, line: str) -> bool:
    """Is it asked about a thing that is named before the question, or about two things at once: both are told of."""
    first = topic_named_first(line)
    if first:
        return cards_told.tell_of_things(session, [first])
    if (also := _ALSO.fullmatch(line.strip())) is not None:
        parts = AND.split(also["things"])
        return len(parts) > 1 and cards_told.tell_of_things(session, parts)
    asked = asked_for(line)
    if asked is None or asked.what in ("why", "may", "hint"):
        return False
    # A small word that only asks elsewhere may belong to a name: “Move Silently on Tiptoe”, „Przewodnik po lochach”.
    ways = (AND.split(said) for said in (subject(line), _from_the_first_thing(line)))
    return any(len(parts) > 1 and cards_told.tell_of_things(session, parts) for parts in ways)


def _from_the_first_thing(line: str) -> str:
    """A question without the words that ask before what it names, and those behind it."""
    words = without_opening(line).strip(" ?!.").split()
    while words and bare(fold(words[0])) in (ASKING | IDLE) - NAMING:
        del words[0]
    while words and bare(fold(words[-1])) in ASKING | IDLE:
        del words[-1]
    return " ".join(words)


def of_two_cards(session: Session, line: str) -> list[Line]:
    """The cards between which somebody asks to choose, to be compared: “Explore or Mercenary, which is better?”."""
    parts = CHOICE.split(without_opening(line))
    if len(parts) < 2 or not (line.rstrip().endswith("?") or asked_for(line) is not None):
        return []
    cards = session.table.view(None).catalog.cards
    names = {card.id: tuple(card.name) for card in cards.values()}
    near = {card: names[card] for card in session.face.held(session.view(session.at)) if card in names}
    found = [best_named(part, names, whole=True) or best_named(part, near) for part in parts]
    named = {cards[ids[0]].name: cards[ids[0]] for ids in found if len({cards[one].name for one in ids}) == 1}
    return [one for card in named.values() for one in cards_told.card_lines(session, card)] if len(named) > 1 else []


def of_what_is_asked(session: Session, line: str, ask: Ask) -> list[Line]:
    """The card of which a small question speaks, where a part of its name is said: “what is a pet lizard to me”."""
    if ask.topic in session.face.open_topics or OWN.isdisjoint(words := bare_words(line)):
        return []
    from brzdek.shell.reading.likeness import inflected

    view = session.view(ask.seat)
    texts = [session.face.question(view, ask, session.words)]
    texts += [session.face.option(view, option, session.words) for option in ask.options]
    said = [word for word in words if len(word) >= LONG and word not in FILLERS | ASKING]
    for card in session.table.view(None).catalog.cards.values():
        name = card.name.to(session.lang)
        if any(name in text for text in texts) and any(
            inflected(word, part, fold(part)) is not None for word in said for part in name.split()
        ):
            return cards_told.card_lines(session, card)
    return []


def amount_of_card(session: Session, line: str, asked: Inquired) -> list[Line]:
    """The card of which it is asked how much it makes or gives: “how much Clank! do Stumbles make”."""
    if asked.sort != MANY or not OWN.isdisjoint(bare(fold(word)) for word in line.split()) or named_in(session, line):
        return []
    cards = session.table.view(None).catalog.cards
    found = best_named(asked.about, {card.id: tuple(card.name) for card in cards.values()}, whole=True)
    named = {cards[card].name: cards[card] for card in found}
    return [one for card in named.values() for one in cards_told.card_lines(session, card)] if len(named) == 1 else []


def shows_card(session: Session, line: str) -> bool:
    """Is the card to be shown that a line names after a word for showing?"""
    first, _, rest = line.partition(" ")
    return bare(fold(first)) in SHOWING and bool(rest) and cards_told.show_card_asked_about(session, rest)


def priced(session: Session, about: str) -> list[Line]:
    """What the few cards of this name cost, with all that they say."""
    cards = cards_told.cards_meant(session, about)
    return [line for card in cards for line in cards_told.card_lines(session, card)] if len(cards) <= FEW else []
