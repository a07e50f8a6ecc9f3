"""What is answered to somebody who asks."""

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
PLACE = frozenset(fold("miejsce pole obszar komnata place space room").split())
DOING = frozenset(("does", "did", "is", "has", "do", "to"))
"""What stands in English questions before whoever does something."""
TELLING = 25
"""A card with fewer letters says next to nothing."""
MOST_CARDS = 12


def status(session: Session) -> list[Line]:
    """Who one is and what one has."""
    score = session.face.score(session.view(session.at), session.words, session.screen.style)
    return [*_head(session), *held(session), *score]


def _head(session: Session) -> list[Line]:
    """One's name and the numbers that matter."""
    facts = session.face.status(session.view(session.at), session.words)
    name = session.names[session.at] if session.at is not None else ""
    head = " · ".join(filter(None, (name, facts)))
    return session.screen.paragraph(head, "you") if head else []


def of_ones_own(session: Session, question: str) -> list[Line]:
    """What one has of the thing that is asked about; if nothing is named, the numbers, or all that one has."""
    from brzdek.shell.answering.state import mine, on_the_table
    from brzdek.shell.reading.players import named_in

    if named_in(session, question):
        return on_the_table(session, question)
    if lines := mine(session, question):
        return lines
    if any(guide.says_something(word) for word in question.split()):
        return []
    return _head(session) if counts(question) else status(session)


def held(session: Session) -> list[Line]:
    """What one has: what lies before one, and one's hand."""
    view, style = session.view(session.at), session.screen.style
    own = [] if session.at is None else session.face.belongings(view, session.at, telling(session), style)
    return [*own, *session.face.hand(view, session.words, style)]


def people(session: Session) -> list[Line]:
    """The table, and what is known of what it does not show; before there is one, what one holds."""
    view = session.view(session.at)
    hidden = session.face.hidden(view, session.words)
    table = session.stage.board() or held(session)
    return [*table, *(session.screen.paragraph(hidden) if hidden else [])]


def tell_who(session: Session, question: str) -> None:
    """The lines of the players that speak of what is asked about, or all of these, and what is hidden.

    Before there is a table, whoever is named is on a card.
    """
    from brzdek.shell.answering.state import all_players, of_players

    named = cards_like(session.table.view(None).catalog, subject(question))
    if not session.stage.board() and len(named) == 1:
        session.page(card_lines(session, named[0]))
    else:
        hidden = session.face.hidden(session.view(session.at), session.words)
        telling, everybody = of_players(session, question), all_players(session)
        below = session.screen.paragraph(hidden) if hidden and not telling else []
        told = [*(telling or everybody), *below] if telling or everybody else _of_named(session, question)
        session.page(told or people(session))


def is_of_others(session: Session, question: str) -> bool:
    """Is another player the one who does what is asked about: “does Bolek break carts”?"""
    others = {fold(name) for seat, name in enumerate(session.names) if seat != session.at}
    words = [word for word in fold(question).split() if word not in DOING]
    return len(words) > 1 and words[0] in others


def tell_of_their_deeds(session: Session, question: str) -> bool:
    """What is known of the players whom a question names that asks why they do something."""
    from brzdek.shell.answering.state import in_the_log, on_the_table
    from brzdek.shell.reading.players import named_in

    if not named_in(session, question):
        return False
    hidden = session.face.hidden(session.view(session.at), session.words)
    session.screen.say(session.say("why_theirs"), "dim")
    session.page(
        [
            *on_the_table(session, question),
            *in_the_log(session, question),
            *(session.screen.paragraph(hidden) if hidden else []),
        ]
    )
    return True


def _of_named(session: Session, question: str) -> list[Line]:
    """What the game tells of the players whom a question names."""
    from brzdek.shell.reading.players import named_in

    view, style = session.view(session.at), session.screen.style
    seats = [session.names.index(name) for name in named_in(session, question)]
    return [line for seat in seats for line in session.face.belongings(view, seat, telling(session), style)]


def about_the_game(session: Session) -> list[Line]:
    """What the game is about and how it is won."""
    text = session.face.about(session.words) or session.say("about_none", command=session.word("rules"))
    return [line for part in text.split("\n") for line in session.screen.paragraph(part)]


def tell_of(session: Session, question: str) -> bool:
    """Whatever is known about a thing: how it stands, a card, a place, rules; was there anything?"""
    from brzdek.shell.answering.state import on_the_table
    from brzdek.shell.reading.players import named_in

    if counts(question) and (lines := on_the_table(session, question)):
        session.page(lines)
        return True
    if named_in(session, question):
        session.page(on_the_table(session, question) or _of_named(session, question) or people(session))
        return True
    return told_of(session, subject(question) or question)


def told_of(session: Session, words: str) -> bool:
    """Was there anything to tell about this?"""
    if not OWN.isdisjoint(fold(words).split()) and (lines := of_ones_own(session, words)):
        session.page(lines)
        return True
    if show_card_in_question(session, words):
        return True
    if (POINTING | PLACE).issuperset(fold(words).split()) and not PLACE.isdisjoint(fold(words).split()):
        session.page(session.stage.board())
        return True
    return (
        show_card(session, words)
        or show_place(session, words)
        or _show_card_within(session, words)
        or _show_what_asks(session, words)
        or show_card_at_hand(session, words)
        or guide.tell(session, words, guide.LIKELY)
        or show_rules(session, words)
    )


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


def _show_card_within(session: Session, words: str) -> bool:
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


def _show_what_asks(session: Session, words: str) -> bool:
    """The card that asks, where the words speak of what its answers do: “what do I get for discarding”."""
    from brzdek.shell.reading.speech.kinds import deeds_of

    ask = session.table.ask
    if ask is None or ask.topic in session.face.open_topics:
        return False
    view = session.view(ask.seat)
    deeds = {deed for option in ask.options for deed in session.face.deeds_of(view, option)}
    spoken = [deed for word in fold(words).split() for deed in deeds_of(word)]
    return not deeds.isdisjoint(spoken) and show_card_in_question(session)


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
    session.screen.say(session.say("card_several", names=_numbered(session, "card", names)))


def _numbered(session: Session, key: str, names: Sequence[str]) -> str:
    """Names, each with a number that means this command with that name."""
    ask = session.table.ask
    command = session.commands.find(key)[1][0]
    if ask is not None:
        session.stage.listed([Do(command, name) for name in names], ask)
    return "; ".join(f"{number} – {name}" for number, name in enumerate(names, 1))


def _topics(session: Session, titles: Sequence[str]) -> str:
    """Titles of the guide, with numbers unless the question has a list of its own, which is put again below."""
    ask = session.table.ask
    if ask is not None and ask.topic not in session.face.open_topics:
        return "; ".join(titles)
    return _numbered(session, "help", titles)


def have_none(session: Session, question: str) -> None:
    """Nothing is surely an answer: say so, tell what comes nearest in the guide, and name what else may be meant."""
    near = guide.near(session, question)
    titles = [one.chapter.title.to(session.lang) for one in near]
    if not near:
        session.refuse(session.say("no_answer", rules=session.word("rules"), card=session.word("card")))
    elif near[0].vague or near[0].likeness < guide.WORTH_TELLING:
        session.refuse(session.say("no_answer_near", topics=_topics(session, titles)))
    else:
        session.refuse(session.say("no_answer_perhaps", title=titles[0]))
        session.page(guide.chapter_lines(session, near[0].chapter))
        if titles[1:]:
            session.screen.say(session.say("no_answer_or", topics=_topics(session, titles[1:])), "dim")


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


def show_place(session: Session, words: str) -> bool:
    """What a command of the game shows of the place that is named."""
    from brzdek.shell.reading.likeness import named_by

    view = session.view(session.at)
    for look in session.face.looks:
        offers = look.offers(view, session.lang) if look.offers is not None else ()
        found = [name for name in offers if named_by(words, name)]
        if found:
            show = look.show
            session.page(session.stage.fitting(lambda style: show(view, found[0], session.words, style)))  # noqa: B023
            return True
    return False


def show_rules(session: Session, words: str) -> bool:
    """The rule that says most about these words, and where to find more."""
    from brzdek.shell.answering.rule_search import rules_about

    found = rules_about(library.rules_of(session.table.setup.game), words, session.lang)
    if found:
        session.screen.say(session.say("in_the_rules"), "dim")
        session.page(library.rules_lines(found[:1], session.lang, session.screen))
        if len(found) > 1:
            session.screen.say(session.say("rules_more", command=session.word("rules"), word=words), "dim")
    return bool(found)
