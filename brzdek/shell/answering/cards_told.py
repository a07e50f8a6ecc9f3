"""Cards that are told of: by name, by a word of it, by what only points at them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.copies import card_of
from brzdek.core.drawing import Line
from brzdek.core.inquiry import best_named
from brzdek.core.text import fold
from brzdek.shell.answering import guide, library
from brzdek.shell.answering.inquiries import telling
from brzdek.shell.reading.card_search import cards_like, find_cards
from brzdek.shell.reading.deeds import Do
from brzdek.shell.reading.questions import counts, subject
from brzdek.shell.reading.small_words import FILLERS, bare
from brzdek.shell.reading.speech.asking_words import ABILITY, OWN, PERSONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from brzdek.core.ask import Ask
    from brzdek.core.catalog.cards import Card
    from brzdek.shell.reading.moves import Moves
    from brzdek.shell.reading.verdict import Meaning
    from brzdek.shell.sitting.session import Session

POINTING = frozenset(
    fold(
        "za to ta ten tę tej karta karty kartę pyta pytasz pytanie pytania chodzi jeśli jak gdy powiem tak nie"
        " się stanie zgodzę odmówię rzecz"
        " card this that it one thing question ask asks asked asking do does if when i say yes no about"
    ).split()
)
"""Words for something that one does not name."""
JUDGING = frozenset(
    fold(
        "good bad any useful strong weak worth dobra dobry dobre zła zły złe przydatna przydatny mocna mocny silna"
        " słaba niezła niezły opłacalna decent nice great okay ok"
    ).split()
)
"""What one says of a card who asks whether it is any good."""
FOR_ME = frozenset(("me", "us", "mi", "mnie", "nam", "ci"))
TELLING = 25
"""A card with fewer letters says next to nothing."""
MOST_CARDS = 12


def tell_of_things(session: Session, named: Sequence[str]) -> bool:
    """Tell of each of these things if all are names of cards: “what do the Chapel and the City do”."""
    known = session.table.view(None).catalog.cards
    names = {card.id: tuple(card.name) for card in known.values()}
    found = [best_named(one, names, whole=True) for one in named]
    if not all(len({known[card].name for card in cards}) == 1 for cards in found):
        return False
    if any(_says_more(one, tuple(known[cards[0]].name)) for one, cards in zip(named, found, strict=True)):
        return False
    session.page([line for cards in found for card in cards[:1] for line in card_lines(session, known[card])])
    return True


def _says_more(part: str, names: Sequence[str]) -> bool:
    """Does a part of a question say more than the name of a card?"""
    most = max(len(name.split()) for name in names)
    return sum(guide.says_something(word) for word in part.split()) > most


def _telling(words: Sequence[str]) -> list[str]:
    """Words without those that say nothing, of which one may look like a form of a name: “zaraz”, “Zaraza”."""
    from brzdek.shell.reading.speech.kinds import is_always_light

    return [word for word in words if not is_always_light(bare(fold(word)))] or list(words)


def show_card_within(session: Session, words: str) -> bool:
    """The card whose whole name stands among other words: “what did the Cleric give me”."""
    known = session.table.view(None).catalog.cards
    said = " ".join(_telling(words.split()))
    found = best_named(said, {card.id: tuple(card.name) for card in known.values()}, whole=True)
    if len({known[card].name for card in found}) != 1:
        return False
    session.page([line for card in found for line in card_lines(session, known[card])])
    return True


def show_card_at_hand(session: Session, words: str) -> bool:
    """The one card before the player of which a word stands among others that say whether it is good."""
    cards = session.table.view(None).catalog.cards
    said = [word for word in words.split() if bare(fold(word)) not in JUDGING | FILLERS | OWN]
    if len(said) == len(words.split()):
        return False
    names = {card: tuple(cards[card].name) for card in session.face.held(session.view(session.at)) if card in cards}
    found = best_named(" ".join(said), names) if said else []
    if len({cards[card].name for card in found}) != 1:
        return False
    session.page(card_lines(session, cards[found[0]]))
    return True


def show_card_asked_about(session: Session, question: str) -> bool:
    """The one card that a question names beside words that only ask: “what can the Samurai do”, “co mi da Gnom”."""
    if not question or counts(question):
        return False
    idle = ABILITY | OWN | PERSONS | FILLERS | FOR_ME
    words = _telling([word for word in subject(question).split() if bare(fold(word)) not in idle])
    known = session.table.view(None).catalog.cards
    found = best_named(" ".join(words), {card.id: tuple(card.name) for card in known.values()}, whole=True)
    joined = {fold(name).replace(" ", ""): card.id for card in known.values() for name in card.name if " " in name}
    found = found or [joined[fold(word)] for word in words[:1] if fold(word) in joined]
    if found and len(words) == 1 and fold(words[0]) in joined:
        session.page(card_lines(session, known[found[0]]))
        return True
    names = {known[card].name for card in found}
    if len(names) != 1 or all(len(name.split()) != len(words) for name in next(iter(names))):
        return False
    session.page([line for card in found for line in card_lines(session, known[card])])
    return True


def show_card(session: Session, words: str) -> bool:
    """The cards of this name, or the names of the few that may be meant, to choose from by number."""
    found = cards_meant(session, words)
    names = list(dict.fromkeys(card.name.to(session.lang) for card in found))
    if len(names) == 1:
        session.talk.memory.card = found[0]
        session.page([line for card in found for line in card_lines(session, card)])
    elif found:
        _list_cards(session, names[:MOST_CARDS])
    return bool(found)


def card_lines(session: Session, card: Card) -> list[Line]:
    """A card to read, with its price; of one that says next to nothing, the rule about it."""
    lines = library.card_lines(session.face, card, session.words, session.screen)
    price = session.face.price(session.view(session.at), card, telling(session))
    if price:
        return [*lines, *session.screen.paragraph(price, indent="  ", first="  ")]
    says = card.text(session.lang)
    if len(says) >= TELLING or (not session.screen.names_rules and (says or card.notes(session.lang))):
        return lines
    from brzdek.shell.answering.rule_search import rules_of_card

    name = card.name.to(session.lang)
    others = [other.name.to(session.lang) for other in session.table.view(None).catalog.cards.values()]
    rules = rules_of_card(library.rules_of(session.table.setup.game), name, others, session.lang)
    return [*lines, *library.rules_lines(rules, session.lang, session.screen)]


def _list_cards(session: Session, names: Sequence[str]) -> None:
    """Names of cards; a number then means one of them, and no move."""
    session.screen.say(session.say("card_several", names=numbered(session, "card", names)))


def show_card_in_question(session: Session, words: str = "") -> bool:
    """The card that the question speaks of, if the words only point at it: “co to za karta”, “what is that”."""
    ask = session.table.ask
    if ask is None or not POINTING.issuperset(fold(words).split()):
        return False
    question = session.face.question(session.view(ask.seat), ask, session.words)
    cards = session.table.view(None).catalog.cards.values()
    named = {name: card for card in cards if (name := card.name.to(session.lang)) in question}
    if not named:
        return False
    first = min(named, key=lambda name: (question.index(name), -len(name)))
    offered = {card_of(str(word)) for option in ask.options for word in option[1:]}
    if named[first].id in offered and len(offered & {card.id for card in cards}) > 1:
        return False  # but an example of what one may choose
    session.page(card_lines(session, named[first]))
    return True


def cards_meant(session: Session, words: str) -> Sequence[Card]:
    """The cards that these words name; of several, those of which one has some."""
    catalog = session.table.view(None).catalog
    found = find_cards(catalog, words)
    if FILLERS.issuperset(bare(fold(word)) for word in words.split()):
        # Small words begin many a name – “tam” that of the Tamer –, but nobody means a card by them.
        return [card for card in found if fold(words) in map(fold, card.name)]
    like = cards_like(catalog, words)
    own = session.face.held(session.view(session.at))
    held = [card for card in {card.id: card for card in (*found, *like)}.values() if card.id in own]
    return held or found or like


def is_out_of_play(session: Session, words: str, ask: Ask) -> bool:
    """Is this the name of one card, of which no move of the question speaks?"""
    found = cards_meant(session, words)
    spoken_of = {card_of(str(word)) for option in ask.options for word in option}
    return len(found) == 1 and found[0].id not in spoken_of


def names_another(moves: Moves, meaning: Meaning, words: Sequence[str]) -> bool:
    """Is the only move that is meant about a card, and another card named?"""
    option = moves.ask.options[meaning.moves[0]]
    catalog = moves.view.catalog
    if len(meaning.moves) > 1 or len(option) == 1 or card_of(str(option[1])) not in catalog.cards:
        return False
    return bool(cards_like(catalog, " ".join(words)))


def numbered(session: Session, key: str, names: Sequence[str]) -> str:
    """Names, each with a number that means this command with that name."""
    ask = session.table.ask
    command = session.commands.find(key)[1][0]
    if ask is not None:
        session.stage.listed([Do(command, name) for name in names], ask)
    return "; ".join(f"{number} – {name}" for number, name in enumerate(names, 1))
