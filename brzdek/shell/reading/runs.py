"""Several moves in a line that is not divided: names one after the other, a plural, “both”, a yes that is implied."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from brzdek.core.ask import Option
from brzdek.core.copies import card_of
from brzdek.core.inflection import plurals_of
from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.reading import several
from brzdek.shell.reading.associations import REFUSALS
from brzdek.shell.reading.command_words import THEM
from brzdek.shell.reading.deeds import Deed, Pick
from brzdek.shell.reading.journeys import says_to_go
from brzdek.shell.reading.moods import asks_yes_or_no, without_mood
from brzdek.shell.reading.moves import Moves, tokens
from brzdek.shell.reading.parse import worded
from brzdek.shell.reading.purposes import with_answer, with_purpose
from brzdek.shell.reading.readings import Reading
from brzdek.shell.reading.several import BOTH, Orders, can_be_done, most_times
from brzdek.shell.reading.small_words import NEGATIONS, NUMBERS, bare, bare_words, parts, words_of
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.reading.trying import behind, question_behind
from brzdek.shell.reading.turning import turned_as_told
from brzdek.shell.reading.ways import says_which_way
from brzdek.shell.reading.yes_and_no import yes_or_no

if TYPE_CHECKING:
    from brzdek.shell.sitting.session import Session


FINISHING = "finish"
"""What is done by whoever ends something."""
_NEAR = r"(?i)[\s,]+(?:right )?(?:after|behind|beside|next to|past|za|obok|przy|koło|kolo|po)\s+\D*"
_BESIDE = pattern(_NEAR + "$")
_BESIDE_BEFORE = pattern(_NEAR + r"(?=\s(?:at|on|na|to)\s+-?\d)")
"""What is said to lie beside a place, at the end of a line or before the numbers of the place."""


def orders_in(session: Session, line: str, moves: Moves, narrowed: Sequence[Deed]) -> Orders | None:
    """What a line says to do that is no single move. ``narrowed``: the moves that were listed last."""
    if line.rstrip().endswith("?"):
        return None
    return (
        with_answer(session, line, None, moves)
        or several.commanded(session, line, moves)
        or with_purpose(session, line, moves)
        or several.both_in_one(session, line, moves)
        or several.one_after_the_other(session, line, moves)
        or several.repeated(session, line, moves)
        or several.all_of(session, line, moves)
        or several.each_of(session, line, moves)
        or listed(session, line, moves)
        or both_listed(session, line, narrowed, moves)
        or agreed_first(session, line, moves)
        or with_means(session, line, moves)
        or run_together(session, line, moves)
        or placed_plainly(line, moves)
        or raised_first(session, line, moves)
    )


def raised_first(session: Session, line: str, moves: Moves) -> Orders | None:
    """The only move on offer that raises the question which a line answers, where no move does what the line says:
    “replace the Ladder” with a card in hand that replaces one.
    """
    said = {deed for word in bare_words(line) for deed in deeds_of(word)}
    names_nothing = len(bare_words(line)) < 2 or not REFUSALS.isdisjoint(said)
    if not said or names_nothing or moves.ask.topic not in session.face.open_topics:
        return None
    if not all(said.isdisjoint(session.face.deeds_of(moves.view, option)) for option in moves.ask.options):
        return None
    found = dict[tuple[object, ...], Option]()
    for option in moves.ask.options:
        question = question_behind(session, option, moves)
        answer = None if question is None else question.moves.understanding.surely(line)
        if question is None or answer is None:
            continue
        view, ask = question.moves.view, question.moves.ask
        if not said.isdisjoint(session.face.deeds_of(view, ask.options[answer])):
            found.setdefault(option[:2], option)
    return Orders(Pick(next(iter(found.values()))), [line]) if len(found) == 1 else None


def orders_beside(session: Session, line: str, reading: Reading, moves: Moves) -> Orders | None:
    """What a line says beside the move that it means: the same move again, what follows a yes, what is chosen then."""
    if not isinstance(reading, Pick) or not reading.sure:
        return None
    orders = (
        in_plural(session, line, reading, moves)
        or agreed_first(session, line, moves)
        or with_purpose(session, line, moves)
        or with_answer(session, line, None, moves)
        or _said_besides(session, line, reading, moves)
    )
    return orders if orders is not None and orders.first == reading else None


def _said_besides(session: Session, line: str, move: Pick, moves: Moves) -> Orders | None:
    """The move that the first part of a line means, and the others that say to go somewhere, to end or to do another
    thing – “go to Ala and attack her”: they cannot be done now, or not before the first, and are not passed over in
    silence.
    """
    if move.option not in moves.ask.options or len(parts(line)) == 1 or line.rstrip().endswith("?"):
        return None
    if moves.readings(tokens(line))[1]:
        return None
    orders = several.one_after_the_other(session, line, moves, move)
    if orders is None:
        return None
    done = moves.understanding.evidence.about.deeds[moves.ask.options.index(move.option)]
    # Those with a verb of their own; what a way may cost is part of the way, and how a card lies is part of laying it.
    said = [p for p in orders.others if p in line and not says_which_way(p) and turned_as_told(p) is None]
    others = [part for part in said if _says_to_go(part) or _ends(part, moves) or _is_another_deed(part, done)]
    return Orders(orders.first, others) if others else None


def _says_to_go(part: str) -> bool:
    return says_to_go(bare(fold(part.split()[0])))


def _ends(part: str, moves: Moves) -> bool:
    """Does a part of a line plainly mean a move that ends something?"""
    move = moves.understanding.surely(part)
    return move is not None and len(moves.ask.options[move]) == 1


def _is_another_deed(part: str, done: Collection[str]) -> bool:
    """Does a part of a line say to do something else than what is done?"""
    said = [deeds for word in bare_words(part) if (deeds := deeds_of(word))]
    return bool(done) and any(deeds.isdisjoint(done) for deeds in said)


def placed_plainly(line: str, moves: Moves) -> Orders | None:
    """The one move to a place that is named by its numbers, whatever is said to lie near it: “4,1 after Ala's card”."""
    known = moves.understanding.known
    for said in (_BESIDE.sub(" ", line), _BESIDE_BEFORE.sub(" ", line)):
        cells = [word for word in words_of(said, known) if "," in word and word in known]
        move = moves.understanding.surely(said) if said != line and len(cells) == 1 else None
        if move is None:
            continue
        option = moves.ask.options[move]
        if cells[0] in option and option[0] not in moves.face.careful:
            return Orders(Pick(option), [])
    return None


def in_plural(session: Session, line: str, move: Pick, moves: Moves) -> Orders | None:
    """A move as often as it can be made where its thing is named as several: “play my Burgles”; None: it is one, or one
    that gives something up.
    """
    option = move.option
    card = moves.view.catalog.cards.get(card_of(str(option[1]))) if len(option) == 2 else None
    words = bare_words(line)
    if card is None or option[0] in moves.face.careful or any(word in NUMBERS or word.isdecimal() for word in words):
        return None
    if not any(word in plurals_of(part) for word in words for name in card.name for part in name.split()):
        return None
    times = most_times(session.table, option)
    return Orders(move, [worded(move, moves, session.lang)] * (times - 1)) if times > 1 else None


def listed(session: Session, line: str, moves: Moves) -> Orders | None:
    """Moves of one sort whose things are named one after the other with nothing between: “burgle burgle sidestep”."""
    words = line.split()
    found: list[Option] = []
    start = 1 if moves.understanding.vocabulary.says_only_verbs(words[0]) else 0
    while start < len(words):
        meant = next(
            (
                (end, option)
                for end in range(len(words), start, -1)
                if (option := _named_alone(" ".join(words[start:end]), moves)) is not None
            ),
            None,
        )
        if meant is None or meant[1][0] in moves.face.careful:
            return None
        start, option = meant
        found.append(option)
    if len(found) < 2 or len({option[0] for option in found}) > 1 or not can_be_done(session.table, found):
        return None
    first, *others = [Pick(option) for option in found]
    return Orders(first, [worded(move, moves, session.lang) for move in others])


def _named_alone(words: str, moves: Moves) -> Option | None:
    """The one move whose thing has just this name; a number is none."""
    if words.isdecimal() or bare(fold(words)) in NUMBERS:
        return None
    move = moves.understanding.surely(words)
    if move is None:
        return None
    option = moves.ask.options[move]
    card = moves.view.catalog.cards.get(card_of(str(option[1]))) if len(option) == 2 else None
    said = len(words.split())
    return option if card is not None and any(said <= len(name.split()) for name in card.name) else None


def agreed_first(session: Session, line: str, moves: Moves) -> Orders | None:
    """A yes, where a line names what is only asked for after it: “discard Stumble” where it is asked whether one
    discards a card.
    """
    rest = without_mood(line, session.lang)
    if not rest or not asks_yes_or_no(moves) or line.isdecimal() or moves.readings(tokens(line))[1]:
        return None
    from brzdek.shell.reading.vocabulary import agreed_to

    yes = moves.ask.options[agreed_to(moves.ask.options).index(True)]
    found = question_behind(session, yes, moves)
    if found is None:
        return None
    after = found.moves
    chosen_from = {
        option[0]
        for option, no in zip(after.ask.options, after.understanding.evidence.about.refuses, strict=True)
        if not no
    }
    named = any(map(after.understanding.vocabulary.is_named, bare_words(rest)))  # a name may be a word for a deed, too
    if len(chosen_from) > 1 or asks_yes_or_no(after) or not named:
        return None  # what the yes leads to is no choice of one thing
    then = after.understanding.surely(rest)
    return None if then is None else Orders(Pick(yes), [after.typed(then, session.lang)])


def agreed_alone(session: Session, line: str, moves: Moves) -> str:
    """The yes of a line that besides says only what it agrees to, in other words: “yes, open it”; "": more is said."""
    rest = without_mood(line, session.lang)
    said = line[: len(line) - len(rest)].strip(" ,.!")
    if yes_or_no(said) is not True or not rest or "?" in line or len(parts(rest)) > 1 or not asks_yes_or_no(moves):
        return ""
    from brzdek.shell.reading.vocabulary import agreed_to

    yes = agreed_to(moves.ask.options).index(True)
    meant = moves.understanding.surely(rest)
    if meant is not None:
        return said if meant == yes else ""
    words, vocabulary = bare_words(rest), moves.understanding.vocabulary
    deeds = {deed for word in words for deed in deeds_of(word)}
    if not deeds or FINISHING in deeds or not NEGATIONS.isdisjoint(words) or _says_to_go(rest):
        return ""
    if any(vocabulary.is_player(word) for word in words):
        return ""
    if any(vocabulary.is_name(word) and not vocabulary.is_asked_with(word) for word in words):
        return ""
    found = question_behind(session, moves.ask.options[yes], moves)
    return said if found is None or found.moves.understanding.surely(rest) is None else ""


def with_means(session: Session, line: str, moves: Moves) -> Orders | None:
    """A deed, and the thing it is done with, where that is asked for after it: “attack lance”, „atakuję lancą”."""
    verb, _, rest = line.partition(" ")
    first = moves.understanding.surely(verb) if rest and deeds_of(bare(fold(verb))) else None
    if first is None:
        return None
    option = moves.ask.options[first]
    found = question_behind(session, option, moves)
    if found is None or not found.moves.understanding.evidence.things_in(rest):
        return None
    then = found.moves.understanding.surely(rest)
    return None if then is None else Orders(Pick(option), [found.moves.typed(then, session.lang)])


def run_together(session: Session, line: str, moves: Moves) -> Orders | None:
    """Two orders with nothing between them, where the second can be done after the first: “to 3 pray”."""
    words = line.split()
    for cut in range(1, len(words)):
        if not deeds_of(bare(fold(words[cut]))):
            continue
        said = " ".join(words[:cut])
        first = moves.understanding.surely(said) if _names_a_thing(said, moves) else None
        found = None if first is None else behind(session, moves.ask.options[first], moves)
        rest = " ".join(words[cut:])
        if first is not None and found is not None and found.moves.understanding.surely(rest) is not None:
            return Orders(Pick(moves.ask.options[first]), [rest])
    return None


def _names_a_thing(part: str, moves: Moves) -> bool:
    """Is more said than a verb or a direction?"""
    return any(word.isdecimal() for word in part.split()) or bool(moves.understanding.evidence.things_in(part))


def says_both(line: str, narrowed: Sequence[Deed], moves: Moves) -> bool:
    """Is it only said “both” where two moves were listed?"""
    words = bare_words(line)
    idle = moves.understanding.vocabulary.says_nothing
    both = not BOTH.isdisjoint(words) and all(word in BOTH | THEM or idle(word) for word in words)
    return both and len(narrowed) == 2 and all(isinstance(deed, Pick) for deed in narrowed)


def both_listed(session: Session, line: str, narrowed: Sequence[Deed], moves: Moves) -> Orders | None:
    """The two moves that were just listed, where a line only says “both” and both can be made."""
    options = [deed.option for deed in narrowed if isinstance(deed, Pick)]
    if not says_both(line, narrowed, moves):
        return None
    if any(option[0] in moves.face.careful for option in options) or not can_be_done(session.table, options):
        return None
    first, second = [Pick(option) for option in options]
    return Orders(first, [worded(second, moves, session.lang)])
