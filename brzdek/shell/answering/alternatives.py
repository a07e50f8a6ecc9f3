"""Which of several moves is better, or whether one is worth making: “should I fix hers or mine”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brzdek.core.ask import Ask
from brzdek.core.copies import card_of
from brzdek.core.inquiry import best_named
from brzdek.core.patterns import pattern
from brzdek.core.seats import usual_bot
from brzdek.core.text import fold
from brzdek.core.values import NamedTuple
from brzdek.shell.answering.advice import advise, best_of_all, reason_for, tell_why
from brzdek.shell.answering.lacking import in_vain
from brzdek.shell.answering.why import refusal
from brzdek.shell.answering.worthwhile import weigh
from brzdek.shell.reading.associations import REFUSALS
from brzdek.shell.reading.deeds import Pick
from brzdek.shell.reading.journeys import GO
from brzdek.shell.reading.pronouns import THAT_CARD, card_spoken_of
from brzdek.shell.reading.questions import Asked, asked
from brzdek.shell.reading.small_words import FILLERS, NUMBERS, bare
from brzdek.shell.reading.speech.kinds import deeds_of

if TYPE_CHECKING:
    from brzdek.core.ask import Option
    from brzdek.core.catalog.cards import Card
    from brzdek.shell.reading.moves import Moves
    from brzdek.shell.sitting.session import Session

_WEIGHS = pattern(
    r"(?:(?:a|no|to|hm+|so|ok|wiec|and|but|well|then|teraz|now|czy)[, ]+)*"
    r"(?P<way>(?:lepiej|bardziej|co lepiej|co lepsze|which is better|what is better|what's better)(?: jest)?[:,]?"
    r"|(?:warto|oplaca(?:loby)? (?:mi |nam )?sie|sie (?:mi )?oplaca|ma sens|jest sens)"
    r"|powin(?:ienem|nam|nismy)|should (?:i|we)|shall (?:i|we)|do i|ought i to"
    r"|(?:is|would) it (?:be )?(?:any )?(?:better|worth|worthwhile|wise|smart|good|clever|best)|better|worth)"
    r"(?: (?:it|to|teraz|now|moze|raczej|rather|byloby|bedzie|by bylo|mi))* (?P<what>\S.*?)[?!. ]*"
)
"""How a line begins that asks whether something is worth doing, or which of several things."""
_BARE = pattern(
    r"(?:(?:a|no|to|hm+|so|ok|wiec|and|but|well|then|teraz|now|czy)[, ]+)*"
    r"(?P<way>)(?P<what>(?:isc|pojsc|ruszyc|brac|wziac|kupic|odlozyc|wybrac|spotkac|go|take|buy|drop|meet|choose)"
    r" \S.*? (?:czy|or) \S.*?) ?\?"
)
"""The same with nothing but the things: “go to the Fields or to the Woods?”."""
_OR = pattern(r",? (?:czy|albo|lub|or|vs\.?|versus|niz|than)(?: (?:tez|moze|raczej|rather|maybe|to))? |, ")
"""What stands between them."""
_ASKS_WORTH = ("warto", "oplaca", "sens", "should", "shall", "powin", "worth", "wise", "smart", "good", "clever")
"""Words that ask even of one thing alone; “better go” may be said of what one is about to do."""
_TO_WHOM = pattern(
    r"(?:(?:a|no|to|hm+|so|ok|wiec|and|but|well|then|teraz|now)[, ]+)*"
    r"(?:(?:who|whom|whose|which (?:one|player|of them))(?: (?:tools?|else|one))?"
    r" (?:(?:should|shall|do|would|must|ought|had|is|are|it|to|i|we|you|me|best|better|rather|now|first|next"
    r"|wise)(?: |$))+"
    r"|(?:kogo|komu|czyj\w*|ktorego|ktorej|ktoremu)(?: (?:by|mam|mamy|powinn?\w*|lepiej|najlepiej|warto|teraz|najpierw"
    r"|trzeba|tu|radzisz|narzedzi\w*|kilof\w*|gracz\w*|z nich))* )"
    r"(?P<deed>[a-z]+)(?: (?:for|it|now|first|next|up|teraz|najpierw|tu|narzedzi\w*|a tool|tools?|with this))*[?!. ]*"
)
"""Asks to whom something is best done, and names nobody."""
_WHERE_TO = pattern(
    r"(?:(?:a|no|to|hm+|so|ok|wiec|and|but|well|then|teraz|now)[, ]+)*(?:where|gdzie|dokad)"
    r" (?:(?:should|shall|do|would|must|ought|had|is|are|it|to|i|we|you|me|best|better|rather|now|first|then|the"
    r"|place|spot|by|bys|mam|mamy|powinn?\w*|lepiej|najlepiej|warto|teraz|najpierw|trzeba|tu|radzisz|go|ja|je|ten"
    r"|te)(?: |$))*(?P<said>\S.*?)[?!. ]*"
)
"""Asks where something is best put."""
ABLE = frozenset(("can", "could", "may", "moge", "mozna", "mozemy"))
_MOST_TOLD = 3
"""Of so many other moves it is told what they bring."""
_COUNTED = pattern(rf"\b(?:\d|{'|'.join(NUMBERS)}) (?=[a-z])")
_THING = 2
"""With so many words a move says what is done with which thing."""


class _Choice(NamedTuple):
    """Something that may be done, and the moves that do it."""

    text: str
    options: Sequence[Option]


def tell_the_better(session: Session, line: str, ask: Ask, moves: Moves) -> bool:
    """Was it asked which of several moves is better, or whether one is worth making? It has been told then."""
    said = fold(line).strip()
    bare_choice = _BARE.fullmatch(said)
    found = bare_choice or _WEIGHS.fullmatch(said)
    if not session.table.rulebook.bots:
        return False
    if found is None:
        return _tell_to_whom(session, line, ask, moves) or _tell_where(session, line, ask, moves)
    parts = _with_deed([part.strip() for part in _OR.split(found["what"]) if part.strip()])
    asks_worth = any(word in found["way"] for word in _ASKS_WORTH)
    if len(parts) < 2 and not (asks_worth and deeds_of(bare(parts[0].partition(" ")[0]))):
        return False
    choices = _choices(parts, moves)
    if not any(choice.options for choice in choices) or (bare_choice and not all(one.options for one in choices)):
        return False
    for choice in choices:
        if not choice.options and (reason := refusal(moves, choice.text, session.words, asked=True)) is not None:
            session.screen.say(reason)
    named = list(dict.fromkeys(option for choice in choices for option in choice.options))
    if len(choices) < 2:
        weigh(session, named, ask)
        return True
    _advise(session, _of_one_sort(choices) or named, ask, compared=True)
    return True


def _of_one_sort(choices: Sequence[_Choice]) -> Sequence[Option]:
    """The moves by which the same can be done with all that is weighed: a card that is for sale, too, is not played."""
    sorts = [{option[0] for option in choice.options} for choice in choices if choice.options]
    common = set.intersection(*sorts) if len(sorts) > 1 else set()
    options = (option for choice in choices for option in choice.options if option[0] in common)
    return list(dict.fromkeys(options))


def _with_deed(parts: list[str]) -> list[str]:
    """The things that are weighed, the first with what is to be done with all of them: “what to buy, X or Y”."""
    if len(parts) > 2 and " " not in parts[0] and deeds_of(bare(parts[0])):
        return [f"{parts[0]} {parts[1]}", *parts[2:]]
    return parts


def _tell_of_others(session: Session, better: Option, named: Sequence[Option], ask: Ask) -> None:
    """What each of the other moves would bring; the same is told once."""
    told = {reason_for(session, ask, better)}
    for option in [option for option in named if option != better][:_MOST_TOLD]:
        move = session.face.option(session.view(ask.seat), option, session.words)
        why = reason_for(session, ask, option)
        if why and why not in told:
            told.add(why)
            session.screen.say(session.say("worth_other", move=move, why=why), indent="  ")


def _advise(
    session: Session, named: Sequence[Option], ask: Ask, *, chosen: bool = False, compared: bool = False
) -> None:
    """The best of these moves, and the best of all if that is another one; ``chosen``: it is to be one of these;
    ``compared``: with what each of the others brings.
    """
    view, bots = session.view(ask.seat), session.table.rulebook.bots
    bot = bots[usual_bot(bots)](ask.seat, session.table.setup.seed)
    among = Ask(ask.seat, ask.topic, list(named), ask.about, ask.for_)
    better = bot.choose(view, among)
    best = best_of_all(session, ask)
    session.screen.say(session.say("hint_live", move=session.face.option(view, better, session.words)), "good")
    tell_why(session, among if len(named) > 1 else ask, better)
    if compared:
        _tell_of_others(session, better, named, ask)
    session.talk.reasons.advised(ask, better)
    if session.screen.live and (best in named or (chosen and not session.face.rash(view, better))):
        session.talk.offered = Pick(better)
        session.screen.say(session.say("worth_enter"), "dim", indent="  ")
    if best not in named:
        session.screen.say(session.say("worth_rather", move=session.face.option(view, best, session.words)), "dim")
        tell_why(session, ask, best)


def _tell_to_whom(session: Session, line: str, ask: Ask, moves: Moves) -> bool:
    """Was it asked to whom something is best done: “who should I fix”? One of those moves has been advised then, or it
    has been told why there is none.
    """
    found = _TO_WHOM.fullmatch(fold(line).strip())
    if found is None or asked(line) == Asked("turn"):
        return False
    view, deeds = session.view(ask.seat), deeds_of(found["deed"])
    named = [option for option in ask.options if not deeds.isdisjoint(session.face.deeds_of(view, option))]
    if not named:
        reason = in_vain(moves, found["deed"], session.words, asked=True)
        if reason is not None:
            session.screen.say(reason)
        return reason is not None
    _advise(session, named, ask, chosen=True)
    return True


def _tell_where(session: Session, line: str, ask: Ask, moves: Moves) -> bool:
    """Was it asked where a card of one's own is best put, “where should I put it”? One of those moves has been advised
    then, or it has been told why there is none.
    """
    found = _WHERE_TO.fullmatch(fold(line).strip())
    if found is None or ask.topic not in session.face.open_topics:
        return False
    first, *others = found["said"].split()
    thing = " ".join(others if deeds_of(first) else (first, *others[:-1]))  # the verb is first or last
    if not deeds_of(first) and not (others and deeds_of(others[-1])):
        return False
    verb = first if deeds_of(first) else others[-1]
    if not REFUSALS.isdisjoint(deeds_of(verb)):
        return False  # “gdzie pasuje” asks where it fits
    if bare(first) in ABLE and GO in deeds_of(verb):
        return False  # “where can I go” asks for all the ways
    cards = _meant_of_hand(session, thing, ask)
    view, face = session.view(ask.seat), session.face
    own = [option for option in ask.options if not cards.isdisjoint(map(card_of, map(str, option[1:])))]
    named = [option for option in own if REFUSALS.isdisjoint(face.deeds_of(view, option))]
    if len(named) > 1:
        _advise(session, named, ask, chosen=True)
    elif not cards and thing and _only_points(thing):
        advise(session, ask, moves, do=False)
    elif own and not named and (reason := refusal(moves, _first_name(session, cards), session.words, asked=True)):
        session.screen.say(reason)
    else:
        return False
    return True


def _meant_of_hand(session: Session, thing: str, ask: Ask) -> set[str]:
    """The cards of the moves on offer that a question names, or the one that was spoken of if it only says “it”."""
    cards = session.table.view(None).catalog.cards
    spoken_of = {card_of(str(word)) for option in ask.options for word in option[1:]}
    near = {card: tuple(cards[card].name) for card in spoken_of if card in cards}
    if _only_points(thing):
        return set(best_named(card_spoken_of(session), near, whole=True))
    return set(best_named(" ".join(word for word in thing.split() if word not in FILLERS), near))


def _only_points(thing: str) -> bool:
    words = [bare(word) for word in thing.split()]
    return not THAT_CARD.isdisjoint(words) and THAT_CARD.issuperset(word for word in words if word not in FILLERS)


def _first_name(session: Session, cards: set[str]) -> str:
    card: Card = session.table.view(None).catalog.cards[min(cards)]
    return card.name.to(session.lang)


def _choices(parts: Sequence[str], moves: Moves) -> list[_Choice]:
    """What may be done, each part with what the first one says for all: “fix hers or mine”."""
    first = _Choice(parts[0], _meant(parts[0], moves))
    found, words = [first], parts[0].split()
    things = {option[:_THING] for option in first.options}
    for part in parts[1:]:
        own = deeds_of(bare(part.partition(" ")[0]))
        wholes = (
            [part]
            if own
            else [" ".join((*words[:kept], part)) for kept in range(1, max(2, len(words)))] + [part] * (not own)
        )
        meant = [_Choice(whole, _meant(whole, moves)) for whole in wholes]
        alike = [choice for choice in meant if any(option[:_THING] in things for option in choice.options)]
        readable = (
            [choice for choice in meant if choice.options]
            if not alike
            else [_Choice(alike[0].text, [option for option in alike[0].options if option[:_THING] in things])]
        )
        found.append((readable or [_Choice(part if own else wholes[0], ())])[0])
    return found


def _meant(text: str, moves: Moves) -> Sequence[Option]:
    """The moves that these words mean; none: they say something else, too."""
    meaning = moves.understanding.meaning(text)
    if (meaning is None or meaning.strange) and _COUNTED.search(text):
        return _meant(_COUNTED.sub("", text), moves)  # of several one is as good as the other
    if meaning is None or meaning.strange or len(meaning.moves) == len(moves.ask.options) > 1:
        return ()
    return [moves.ask.options[move] for move in meaning.moves]
