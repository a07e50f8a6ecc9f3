"""Lines that say several things, or one several times, and lines that answer the short list that was just shown."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from brzdek.core.ask import Ask, Option
from brzdek.core.text import fold
from brzdek.core.values import NamedTuple
from brzdek.shell.reading.asides import only_thinks
from brzdek.shell.reading.command_words import COURTESY, THEM, TOTAL
from brzdek.shell.reading.deeds import Deed, Do, Pick
from brzdek.shell.reading.exclusions import left_out
from brzdek.shell.reading.journeys import says_to_go, stations
from brzdek.shell.reading.likeness import inflected, likest
from brzdek.shell.reading.moods import asks_yes_or_no, told_parts
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.parse import read, worded
from brzdek.shell.reading.questions import is_past
from brzdek.shell.reading.readings import Reading, Unknown
from brzdek.shell.reading.small_words import FILLERS, NUMBERS, bare, bare_words, parts, words_of
from brzdek.shell.reading.speech.clauses import segments
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.reading.vocabulary import BUT, EXCEPT
from brzdek.shell.reading.ways import says_which_way

if TYPE_CHECKING:
    from brzdek.core.table import Table
    from brzdek.shell.reading.commands import Command
    from brzdek.shell.reading.understand import Understanding
    from brzdek.shell.sitting.session import Session

BOTH = frozenset(fold("oba obie obydwa obydwie both").split())
TWO = ("dwa", "dwie", "two")
MOST_TIMES = 9
BUYING = "buy"
COMMA = ","
"""What stands between the two numbers of a place."""
PRICED = frozenset(("for", "na", "za"))
"""What stands between what is paid and what it is paid for."""
WHITHER = frozenset(("do", "na", "to", "into", "towards", "back", "ku", "out", "outside", "home"))
"""What begins with one of these says where to go, whatever verb stood before."""
AT_ANY_TIME = ("undo", "redo", "save", "help", "hint")
"""Commands that people say among other things."""


class Orders(NamedTuple):
    """What a line says to do first, and the commands that wait."""

    first: Deed
    others: Sequence[str]


def one_after_the_other(session: Session, line: str, moves: Moves, meant: Deed | None = None) -> Orders | None:
    """The parts of a line with "and" or "then" between them, if the first is clear.

    ``meant``: what that has to be.
    """
    known = moves.understanding.known
    said = stations(line) or with_whole_places(parts(line), known)
    first, *others = told_parts(said, session.lang) or said
    if not others and len(said) == 1:
        return None
    whole = session.commands.done_with_all(first, among_others=True) if others else None
    plainly = read(first, moves, session.commands, session.lang, session.screen.style)
    reading = plainly if whole is None or isinstance(plainly, Pick) else Do(whole, "")
    if not isinstance(reading, Pick | Do) or not reading.sure:
        return None
    if isinstance(meant, Pick) and reading != meant._replace(sure=True, clear=False):
        return None
    if isinstance(meant, Do) and not (isinstance(reading, Do) and reading.command is meant.command):
        return None
    if isinstance(reading, Pick):
        others = [part for part in others if not _is_place_of(reading.option, words_of(part, known))]
    others = [
        part
        for part in others
        if session.commands.find(part)[0] or _says_where_to(part) or not only_thinks(part, moves)
    ]
    # A mere name has no verb that could be meant again, and what follows a command is done with something else.
    mere = isinstance(reading, Do) or not moves.understanding.vocabulary.says_what_to_do(first)
    return Orders(reading, _with_verbs(session, "" if mere else first.split()[0], others, moves))


def _with_verbs(session: Session, verb: str, others: Sequence[str], moves: Moves) -> list[str]:
    """These parts of a line, each with the verb that was said before it, if it has none of its own."""
    vocabulary = moves.understanding.vocabulary
    waiting: list[str] = []
    for part in others:
        if session.commands.find(part)[0]:
            waiting.append(part)
        elif _goes_on_buying(session, verb, part):
            waiting.append(f"{verb} {part}")
        elif vocabulary.says_what_to_do(part) or _says_where_to(part) or _is_an_order(part):
            verb = part.split()[0]  # what comes next without one goes on with that
            waiting.append(part)
        else:
            waiting.append(f"{verb} {part}".strip())
    return waiting


def _goes_on_buying(session: Session, verb: str, part: str) -> bool:
    """Is a part just the name of a card, after a word for buying, even if that name is a word for a deed?"""
    if BUYING not in deeds_of(bare(fold(verb))):
        return False
    cards = session.table.view(None).catalog.cards.values()
    return any(fold(part) == fold(name) for card in cards for name in card.name)


def asked_first(session: Session, line: str, moves: Moves) -> tuple[str, list[str]]:
    """The first part of a line and what is to be done after it; "": it is one thing, or not all of it is to be done."""
    first, *others = parts(line) or [""]
    others = [part for part in others if not says_which_way(part)]
    vocabulary = moves.understanding.vocabulary
    orders = all(
        part.isdecimal() or vocabulary.says_what_to_do(part) or _says_where_to(part) or _is_an_order(part)
        for part in others
    )
    if not others or not orders or "?" in line or not vocabulary.says_what_to_do(first):
        return "", []
    return first, _with_verbs(session, first.split()[0], others, moves)


def _is_an_order(part: str) -> bool:
    """Does a part begin with a verb and go on, even if nothing of the kind can be done now: “take the secret”?"""
    first, *rest = bare_words(part)
    return bool(rest) and bool(deeds_of(first))


def _says_where_to(part: str) -> bool:
    """Does a part begin with where to go, or with a word for going and have that somewhere – “walk back to 1” –, even
    if a card is called so?
    """
    first, *rest = bare_words(part)
    return first in WHITHER or (says_to_go(first) and any(word in WHITHER or word.isdecimal() for word in rest))


def with_whole_places(said: Sequence[str], known: Collection[str]) -> list[str]:
    """The parts of a line, with the two numbers of a place on the board in the same one: “the shaft to 3, -2”, and a
    place that stands alone with what is put there: “the crossing beside it, to 2,1”.
    """
    found: list[str] = []
    for part in said:
        if found and f"{bare(found[-1].split()[-1])}{COMMA}{bare(part.split()[0])}" in known:
            found[-1] += f"{COMMA}{part}"
        elif found and _is_place(words_of(part, known)) and not any(map(_is_cell, words_of(found[-1], known))):
            found[-1] += f" {part}"
        else:
            found.append(part)
    return found


def _is_cell(word: str) -> bool:
    return COMMA in word


def _is_place(words: Sequence[str]) -> bool:
    """Is nothing named but places on the board?"""
    named = [word for word in words if word not in FILLERS]
    return bool(named) and all(map(_is_cell, named))


def _is_place_of(option: Option, words: Sequence[str]) -> bool:
    """Is only the place named to which a move leads anyway?"""
    return _is_place(words) and all(word in option for word in words if _is_cell(word))


def commanded(session: Session, line: str, moves: Moves) -> Orders | None:
    """The one command that a line says among other things – “oops, undo that”, “I am lost, help” –, and what it says to
    do after that, unless it is chatter or tells what has happened.
    """
    said = segments(line)
    found = [(place, command) for place, part in enumerate(said) if (command := _command(session, part)) is not None]
    if len(said) < 2 or len({command.key for _, command in found}) != 1:
        return None
    place, command = found[-1]
    others = [part for rest in said[place + 1 :] for part in parts(f" {rest}")]
    chatter = moves.understanding.evidence.is_chatter
    told = [part for part in others if session.commands.find(part)[0] or not (chatter(part) or is_past(part))]
    # Who says the same twice in a breath wants it once.
    return Orders(Do(command, ""), [part for part in told if not _means(session, part, command, moves)])


def _means(session: Session, part: str, command: Command, moves: Moves) -> bool:
    """Is a part of a line that command, in whatever words?"""
    said = " ".join(word for word in part.split() if bare(fold(word)) not in COURTESY)
    reading = read(said, moves, session.commands, session.lang, session.screen.style)
    return isinstance(reading, Do) and reading.command is command and not reading.rest


def _command(session: Session, part: str) -> Command | None:
    """The command that a part of a line is, if it may stand beside anything else."""
    spoken = session.commands.spoken(part)
    if spoken is None:
        exact, named = session.commands.find(part)
        spoken = (named[0], "") if exact and len(named) == 1 else None
    return spoken[0] if spoken is not None and not spoken[1] and spoken[0].key in AT_ANY_TIME else None


def both_in_one(session: Session, line: str, moves: Moves) -> Orders | None:
    """The one move with a thing that is called two of something, where a line says both of them: “both purses”."""
    typed = line.split()
    places = [place for place, word in enumerate(typed) if bare(fold(word)) in BOTH]
    rest = " ".join(word for place, word in enumerate(typed) if place not in places)
    named = len(places) == 1 and bool(moves.understanding.evidence.things_in(rest))
    for two in TWO if named else ():
        one = moves.understanding.surely(" ".join((*typed[: places[0]], two, *typed[places[0] + 1 :])))
        if one is not None and moves.understanding.vocabulary.is_named(two, one):
            return Orders(Pick(moves.ask.options[one]), [])
    return None


def repeated(session: Session, line: str, moves: Moves) -> Orders | None:
    """The move that a line says to make several times – “play both Burgles” –, if that can be done."""
    typed = line.split()
    counts = {place: times for place, word in enumerate(typed) if (times := _times(bare(fold(word)))) > 1}
    if len(counts) != 1:
        return None
    place, times = counts.popitem()
    one = moves.understanding.surely(" ".join((*typed[:place], *typed[place + 1 :])))
    if one is None:
        return None
    option = moves.ask.options[one]
    counted = bare(fold(typed[place + 1])) if place + 1 < len(typed) else ""
    given = moves.understanding.evidence.about.objects[one][1]
    if counted in PRICED or likest(counted, given, inflected) is not None:
        return None  # so much is paid, or given by one of them
    if len(option) == 1 or not _can_be_repeated(session.table, option, times):
        return None
    move = Pick(option)
    return Orders(move, [worded(move, moves, session.lang)] * (times - 1))


def all_of(session: Session, line: str, moves: Moves) -> Orders | None:
    """The moves that a line says to make with all of a sort, or with all but what it excepts – “play all Burgles”,
    “play everything except Stumble” –, as long as nothing else is asked between.
    """
    told, excepted = excepting(line)
    whole = session.commands.done_with_all(told) if excepted else None
    if whole is not None:
        spared = moves.understanding.explaining(excepted)
        deeds = moves.understanding.evidence.about.deeds
        doable = [index for index in range(len(deeds)) if whole.deed in deeds[index]]
        wanted = [] if set(doable).isdisjoint(spared) else [index for index in doable if index not in spared]
    else:
        wanted = [] if excepted else _all_of_one(line, moves)
    options = [moves.ask.options[index] for index in wanted]
    if not options or any(len(option) == 1 or option[0] in moves.face.careful for option in options):
        return None
    done = [option for option in options for _ in range(most_times(session.table, option))]
    first, *others = [Pick(option) for option in done]
    return Orders(first, [worded(move, moves, session.lang) for move in others])


def each_of(session: Session, line: str, moves: Moves) -> Orders | None:
    """All answers to a small question that offers some things of a sort, where a line only says “both”, “all of them”
    and one can be given after the other.
    """
    words = bare_words(line)
    counting = [word for word in words if word in BOTH or word in TOTAL]
    idle = moves.understanding.vocabulary.says_nothing
    if not counting or not all(word in counting or word in THEM or idle(word) for word in words):
        return None
    about, options = moves.understanding.evidence.about, moves.ask.options
    wanted = [option for index, option in enumerate(options) if not about.refuses[index]]
    fits = len(wanted) == 2 if BOTH.intersection(counting) else 1 < len(wanted) <= MOST_TIMES
    one_sort = len({option[0] for option in wanted}) == 1 and moves.ask.topic not in moves.face.open_topics
    given = _given(session.table, wanted) if fits and one_sort else []
    if not given:
        return None
    first, *others = [Pick(option) for option in given]
    return Orders(first, [worded(move, moves, session.lang) for move in others])


def _given(table: Table, options: Sequence[Option]) -> list[Option]:
    """These answers, as far as they are asked for one after the other: the last of them may be the only one that is
    left, and then nobody is asked. None of them: they cannot all be given.
    """
    trial = table.fork()
    assert trial.ask is not None
    seat, topic = trial.ask.seat, trial.ask.topic
    for place, option in enumerate(options):
        ask = trial.ask
        if ask is None or (ask.seat, ask.topic) != (seat, topic):
            return list(options[:place]) if place == len(options) - 1 else []
        if option not in ask.options:
            return []
        trial.answer(option)
    return list(options)


def whole_of(session: Session, line: str, narrowed: Sequence[Deed], moves: Moves) -> Do | None:
    """The command that does all of what was just listed, where a line only says “all of it”."""
    words = bare_words(line)
    options = [deed.option for deed in narrowed if isinstance(deed, Pick)]
    idle = moves.understanding.vocabulary.says_nothing
    if not options or TOTAL.isdisjoint(words) or not all(word in TOTAL | THEM or idle(word) for word in words):
        return None
    deeds = [set(moves.face.deeds_of(moves.view, option)) for option in options]
    common = set.intersection(*deeds)
    return next((Do(command, "") for command in session.commands.all if command.deed in common), None)


def excepting(line: str) -> tuple[str, list[str]]:
    """A line without what it excepts, and the words for that; none: it excepts nothing."""
    typed = line.split()
    words = [bare(fold(word)) for word in typed]
    for place, word in enumerate(words):
        if 0 < place < len(words) - 1 and (word in EXCEPT or (word == BUT and words[place - 1] in TOTAL)):
            return " ".join(typed[:place]), [one for one in words[place + 1 :] if one]
    return line, []


def sparing(line: str, reading: Reading, moves: Moves) -> Reading:
    """A reading of a line, without a guess at the very thing that it excepts."""
    _, excepted = excepting(line)
    guess = reading.nearest if excepted and isinstance(reading, Unknown) else None
    if not isinstance(guess, Pick):
        return reading
    spared = [moves.ask.options[index] for index in moves.understanding.explaining(excepted)]
    return Unknown() if guess.option in spared else reading


def _all_of_one(line: str, moves: Moves) -> list[int]:
    """The one move that a line means apart from a word for all."""
    if asks_yes_or_no(moves):
        return []
    typed = line.split()
    rest = [word for word in typed if bare(fold(word)) not in TOTAL]
    one = moves.understanding.surely(" ".join(rest)) if len(rest) < len(typed) else None
    return [] if one is None else [one]


def most_times(table: Table, option: Option) -> int:
    return next((times for times in range(MOST_TIMES, 1, -1) if _can_be_repeated(table, option, times)), 1)


def _times(word: str) -> int:
    if word in BOTH:
        return 2
    number = NUMBERS.get(word, word)
    return int(number) if number.isdecimal() and 0 < int(number[:3]) <= MOST_TIMES else 0


def _can_be_repeated(table: Table, option: Option, times: int) -> bool:
    """Can the same answer be given so often, one after the other, with nothing else asked between?"""
    return can_be_done(table, [option] * times)


def can_be_done(table: Table, options: Sequence[Option]) -> bool:
    """Can these answers be given, one after the other, with nothing else asked between?"""
    trial = table.fork()
    assert trial.ask is not None
    seat = trial.ask.seat
    for option in options:
        if trial.ask is None or trial.ask.seat != seat or option not in trial.ask.options:
            return False
        trial.answer(option)
    return True


def among(line: str, moves: Moves, options: Sequence[Option]) -> Option | None:
    """The one of these moves that a line means, if only they are asked about: by its words, by its place among them, by
    what it costs, by where it leads on the map.
    """
    from brzdek.shell.reading.bearings import lying_farthest
    from brzdek.shell.reading.measures import measured, ranked

    few = _of_few(moves, options)
    meaning = few.meaning(line)
    if meaning is not None and not meaning.strange and meaning.sure and len(meaning.moves) == 1:
        return options[meaning.moves[0]]
    if (shown := _standing_in_one(few, line)) is not None:
        return options[shown]
    place, named = ranked(few, line, range(len(options)))
    if place is not None and place in named:
        return options[place]
    found = measured(few, line)
    return options[found[0]] if len(found) == 1 else lying_farthest(line, moves, options)


def _standing_in_one(few: Understanding, line: str) -> int | None:
    """The one entry that is listed with the word that is all that is said, as it can be read there."""
    meaning = few.meaning(line)
    if meaning is None or not meaning.borrowed or len(meaning.moves) > 1 or any(meaning.strange):
        return None
    return meaning.moves[0] if few.is_harmless(meaning.moves) else None


def _of_few(moves: Moves, options: Sequence[Option]) -> Understanding:
    ask = moves.ask
    return Moves(moves.face, moves.view, Ask(ask.seat, ask.topic, options, ask.about, ask.for_)).understanding


def some_of(line: str, moves: Moves, options: Sequence[Option]) -> list[Option]:
    """Fewer of these moves, where a line means several of them, or says which one it does not: “not the blocked”."""
    few = _of_few(moves, options)
    excluded = left_out(line)
    meaning = few.meaning(excluded or line)
    if meaning is None or meaning.strange or not meaning.sure or len(meaning.moves) == len(options):
        return []
    return [option for move, option in enumerate(options) if (move in meaning.moves) != bool(excluded)]
