"""What a card is, what it is for, and whether it is any good now: “what is the Shrine and is it worth it?”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brzdek.core.ask import Ask
from brzdek.core.copies import card_of
from brzdek.core.inquiry import TRUST, WHAT, best_named
from brzdek.core.patterns import pattern
from brzdek.core.seats import usual_bot
from brzdek.core.text import fold
from brzdek.shell.answering import cards_told, guide
from brzdek.shell.answering.advice import best_of_all, tell_why
from brzdek.shell.answering.inquiries import Inquired, told_by_game
from brzdek.shell.answering.why import refusal
from brzdek.shell.reading.deeds import Pick
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.players import named_in
from brzdek.shell.reading.questions import is_why, without_opening
from brzdek.shell.reading.small_words import FILLERS, bare
from brzdek.shell.reading.speech.asking_words import ADVICE, ASKING, IDLE, OWN

if TYPE_CHECKING:
    from brzdek.core.ask import Option
    from brzdek.core.catalog.cards import Card
    from brzdek.shell.sitting.session import Session

SEVERAL = 2
"""With so many words of a question the game knows more of it than a card says."""
_WORTH = pattern(
    r"\b(?:is (?:it|he|she|that|this) (?:any good|worth (?:it|buying|taking|having|getting|the \w+))"
    r"|are they (?:any good|worth (?:it|buying|taking|having|getting))"
    r"|should i (?:buy|get|take|use) (?:it|one|him|her|that)"
    r"|(?:czy )?(?:to |mi |go |ja |sie )*(?:oplaca|warto)(?: sie| mi| go| ja| to| teraz)*)\b"
)
"""Asks whether what was named is any good."""
_ANY_USE = pattern(
    r"\b(?:is|are) (?:my |the |this |that |an? )?.{2,30} (?:any (?:use|good)|good for (?:me|anything)|useful"
    r"|worth (?:it|having|keeping|anything))\b"
    r"|\bczy .{2,30} (?:sie (?:na cos |do czegos |mi )?przyda\w*|(?:na cos |do czegos |mi )?sie przyda\w*"
    r"|jest (?:cos )?wart\w*)\b"
    r"|\b(?:czy )?(?:warto|oplaca sie) (?:isc do|odwiedzic|brac|wziac|kupic|pytac) .{2,30}"
    r"|\b(?:czy )?(?:warto|oplaca sie) .{2,40} (?:brac|wziac|kupic|zabrac)\b"
    r"|\b(?:worth|good idea to|should i) (?:take|taking|buy|buying|get|getting) .{2,40}"
)
"""Asks the same of something that it names."""
_IS_GOOD = pattern(
    r"(?:(?:a|and|so|but|ale|no|ok|to|i),? )*(?:(?:czy|does|do|is|are|would|will) )?"
    r"(?:it (?:be )?a good idea to )?(?P<move>.+?),?"
    r" (?:(?:to )?ma(?: to)?(?: tu| teraz| w ogole| jakis| jakikolwiek)* sens"
    r"|(?:to|jest|to jest|bedzie|bylby|byloby) (?:dobr|niezl|rozsadn|sensown|zl|glup)\w+ (?:pomysl|ruch|wybor|zagranie)"
    r"|makes? (?:any |some )?sense|(?:be )?an? (?:good|smart|wise|decent|sensible|bad) (?:idea|move|choice|play))"
    r"(?: tu| tutaj| teraz| now| here| at all)*"
)
"""Asks of a move whether it is a good one."""
_WHAT = pattern(
    r"\b(?:what (?:is|are|does|do)|what['’]?s|whats|who is|who['’]?s"
    r"|co to|co robi\w*|co daj\w*|czym|kim|kto to|jak dziala\w*)\b"
)
_PURPOSE = pattern(
    r"(?:^|[^\w])(?:po co (?!ja\b|mam\b|mamy\b|musze\b|tu\b|sie\b)|do czego\b"
    r"|na co komu\b|kto to\b|who(?:['’]s| is| are)\b)"
)
"""Asks what somebody or something is for."""


_IN_VAIN = pattern(
    r"\b(?:nie (?:za)?dzial\w*|nie pomog\w*|nie pomaga\w*|nic nie (?:da|dal)\w*"
    r"|(?:did ?n[o'’]?t|does ?n[o'’]?t|not) (?:work|help|count)\w*"
    r"|no (?:use|effect|help)|useless)\b"
)
"""Says that something did not do what was hoped for."""


def tell_of_card_and_worth(session: Session, line: str, ask: Ask) -> bool:
    """Was it asked what a card is and whether it is worth it? Both have been told then, of that card."""
    said = fold(line)
    if not (_WORTH.search(said) and _WHAT.search(said)) and not _ANY_USE.search(said):
        return False
    if (choice := _choice_named(session, _WORTH.sub(" ", said), ask)) is not None:
        session.screen.say(session.face.option(session.view(ask.seat), choice, session.words))
        weigh(session, [choice], ask)
        return True
    card = _named(session, _WORTH.sub(" ", said))
    if card is None:
        return False
    session.page(cards_told.card_lines(session, card))
    session.talk.memory.card = card
    _judge(session, card, ask)
    return True


def tells_whether_good(session: Session, line: str, moves: Moves) -> bool:
    """Is it asked of a move whether it is good? It has been judged then."""
    said = line.rstrip(" ?!")
    found = _IS_GOOD.fullmatch(fold(said)) if line.rstrip().endswith("?") else None
    if found is None or len(fold(said)) != len(said):
        return False
    meaning = moves.understanding.meaning(said[slice(*found.span("move"))])
    if meaning is None or meaning.strange or not meaning.named:
        return False
    meant = [moves.ask.options[move] for move in meaning.moves]
    done = [option for option in meant if option[0] not in moves.face.careful] or meant
    if len({option[:SEVERAL] for option in done}) != 1 or not session.table.rulebook.bots:
        return False
    weigh(session, done, moves.ask)
    return True


def tell_why_in_vain(session: Session, line: str) -> bool:
    """Was it asked why a card did not help? All that are named have been shown then: one of them says so."""
    said = fold(line)
    if not is_why(line) or not _IN_VAIN.search(said):
        return False
    cards = session.table.view(None).catalog.cards
    names = {card.id: tuple(card.name) for card in cards.values()}
    words = [word for one in said.split() if (word := bare(one)) not in ASKING | IDLE | OWN | FILLERS]
    found = {cards[ids[0]].name: cards[ids[0]] for word in words if (ids := best_named(word, names, whole=True))}
    session.page([text for card in found.values() for text in cards_told.card_lines(session, card)])
    return bool(found)


def tell_what_for(session: Session, line: str) -> bool:
    """Was it asked what a card is for, or who that is? The guide has told of it then, or the card."""
    said = fold(without_opening(line)).strip()
    found = _PURPOSE.search(said)
    if found is None or ("o" in found[0] and found[0].strip().startswith(("kto", "who")) and named_in(session, line)):
        return False
    card = _named(session, said)
    if card is None or told_by_game(session, line, Inquired(TRUST, line)):
        return False  # what the game knows of whose side somebody is on goes first
    if lines := told_by_game(session, line, Inquired(WHAT, line), SEVERAL):
        session.page(lines)
        return True
    if not guide.tell(session, line, guide.SAME):
        session.page(cards_told.card_lines(session, card))
        session.talk.memory.card = card
    return True


def _named(session: Session, said: str) -> Card | None:
    """The one card that a question names in full, or of those before the player by a part of its name."""
    cards = session.table.view(None).catalog.cards
    idle = ASKING | IDLE | OWN | FILLERS | ADVICE
    players = {fold(name) for name in session.names}
    kept = " ".join(word for one in said.split() if (word := bare(one)) and word not in idle | players)
    names = {card.id: tuple(card.name) for card in cards.values()}
    near = {card: names[card] for card in session.face.held(session.view(session.at)) if card in names}
    found = best_named(kept, names, whole=True) or best_named(kept, near)
    return cards[found[0]] if len({cards[card].name for card in found}) == 1 else None


def _choice_named(session: Session, said: str, ask: Ask) -> Option | None:
    """The one of several things to choose from that is named, and is no card."""
    cards = session.table.view(None).catalog.cards
    about = {card_of(str(word)) for option in ask.options for word in option[1:]}
    if ask.topic in session.face.open_topics or not about.isdisjoint(cards):
        return None
    moves = Moves(session.face, session.view(ask.seat), ask)
    idle = ASKING | IDLE | OWN | FILLERS | ADVICE
    words = [word for one in said.split() if (word := bare(one)) and word not in idle]
    things = [word for one in words for word in moves.understanding.evidence.things_in(one)]
    meaning = moves.understanding.meaning(" ".join(things)) if things else None
    if meaning is None or meaning.strange or moves.understanding.evidence.about.refuses[meaning.moves[0]]:
        return None
    return ask.options[meaning.moves[0]] if len(meaning.moves) == 1 else None


def _judge(session: Session, card: Card, ask: Ask) -> None:
    """Whether a good player would take this card now, or what stands against it."""
    view, bots = session.view(ask.seat), session.table.rulebook.bots
    own = [option for option in ask.options if any(card_of(str(word)) == card.id for word in option[1:])]
    if not own or not bots:
        moves = Moves(session.face, view, ask)
        reason = refusal(moves, card.name.to(session.lang), session.words, asked=True)
        session.screen.say(reason or session.say("worth_not_now"))
        return
    weigh(session, own, ask)


def weigh(session: Session, own: Sequence[Option], ask: Ask) -> None:
    """Whether a good player would make one of these moves now."""
    view, bots = session.view(ask.seat), session.table.rulebook.bots
    if not bots:
        return
    bot, best = bots[usual_bot(bots)](ask.seat, session.table.setup.seed), best_of_all(session, ask)
    others = [option for option in ask.options if "finish" in session.face.deeds_of(view, option)]
    alone = bot.choose(view, Ask(ask.seat, ask.topic, [*own, *others], ask.about, ask.for_)) if others else best
    if best in own:
        _advise(session, ask, "worth_yes", best)
    else:
        _advise(session, ask, "worth_rather" if alone in own else "worth_no", best)


def _advise(session: Session, ask: Ask, key: str, option: Option) -> None:
    move = session.face.option(session.view(ask.seat), option, session.words)
    session.screen.say(session.say(key, move=move), "good")
    tell_why(session, ask, option)
    if key == "worth_yes" and session.screen.live:
        session.talk.offered = Pick(option)
        session.screen.say(session.say("worth_enter"), "dim", indent="  ")
