"""What is answered to somebody who asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.drawing import Line
from brzdek.core.text import fold
from brzdek.shell.answering import guide, library
from brzdek.shell.answering.cards_told import (
    POINTING,
    card_lines,
    numbered,
    show_card,
    show_card_at_hand,
    show_card_in_question,
    show_card_within,
    tell_of_things,
)
from brzdek.shell.answering.inquiries import telling
from brzdek.shell.reading.card_search import cards_like
from brzdek.shell.reading.questions import counts, subject
from brzdek.shell.reading.speech.asking_words import OWN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from brzdek.shell.sitting.session import Session

PLACE = frozenset(fold("miejsce pole obszar komnata place space room").split())
DOING = frozenset(("does", "did", "is", "has", "do", "to"))
"""What stands in English questions before whoever does something."""


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
        or show_card_within(session, words)
        or _show_what_asks(session, words)
        or show_card_at_hand(session, words)
        or guide.tell(session, words, guide.LIKELY)
        or show_rules(session, words)
    )


def told_of_each(session: Session, words: str) -> bool:
    """Have several cards been told of that are named one after the other, where no card is called just so?"""
    from brzdek.shell.reading.card_search import find_cards, one_by_one

    things = one_by_one(words)
    if len(things) < 2 or find_cards(session.table.view(None).catalog, words):
        return False
    return tell_of_things(session, things)


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


def _topics(session: Session, titles: Sequence[str]) -> str:
    """Titles of the guide, with numbers unless the question has a list of its own, which is put again below."""
    ask = session.table.ask
    if ask is not None and ask.topic not in session.face.open_topics:
        return "; ".join(titles)
    return numbered(session, "help", titles)


def have_none(session: Session, question: str) -> None:
    """Nothing is surely an answer: say so, tell what comes nearest in the guide, and name what else may be meant. What
    a line says besides, such as an order, is done all the same.
    """
    if session.talk.queue.lines and not session.talk.queue.walking:
        session.refuse(session.say("no_answer_beside"), goes_on=True)
        return
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
