"""What is said of a line that is no move: why, what is nearest to it, in which ways it may be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brzdek.core.text import fold
from brzdek.shell.answering import answers, cards_told, guide, remarks
from brzdek.shell.answering.beyond import not_now
from brzdek.shell.answering.lacking import ANY, in_vain, in_vain_at_all
from brzdek.shell.answering.why import first_step, refusal
from brzdek.shell.reading.bearings import MARKS, SIDES
from brzdek.shell.reading.deeds import Deed, Do, Pick
from brzdek.shell.reading.journeys import GO, says_to_go, stations
from brzdek.shell.reading.moods import goes_on_only, only_exclaims
from brzdek.shell.reading.moves import Moves, plain, tokens, told_apart
from brzdek.shell.reading.parse import worded
from brzdek.shell.reading.pronouns import card_in
from brzdek.shell.reading.readings import Unclear, Unknown
from brzdek.shell.reading.runs import says_both
from brzdek.shell.reading.second_thoughts import harmless, meant_else
from brzdek.shell.reading.several import with_whole_places
from brzdek.shell.reading.small_words import bare, bare_words, parts
from brzdek.shell.reading.speech.asking_words import ASKING
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.reading.spots import without_ruled_out
from brzdek.shell.reading.tallies import at_most
from brzdek.shell.reading.ways import PAY_HOW
from brzdek.shell.reading.yes_and_no import yes_or_no
from brzdek.shell.sitting import going_back
from brzdek.shell.sitting.carrying import is_led_to
from brzdek.shell.sitting.seeking import offers_to_seek
from brzdek.shell.sitting.showing import NAMED, show_moves, some

if TYPE_CHECKING:
    from brzdek.shell.sitting.conversation import Conversation
    from brzdek.shell.sitting.session import Session


NEEDING = frozenset(fold("need needs potrzebuję potrzebny potrzebna potrzebne przyda przydałby przydałaby").split())
"""What begins a reason, where an order has been given before it."""
NUMBER_OF_WHAT = "number_of_what"
DECLINING = frozenset(("refuse", "finish"))
UNCLEAR, ONE_WAY = "unclear", "one_way"
MOST_MEANT = 15
"""A question that may mean more moves than that asks for something else."""
TRIED = 2
"""So many parts of a line are looked at for what stands against them."""


def say_why_not(talk: Conversation, line: str, reading: Unknown | Unclear, moves: Moves) -> None:
    """A line is no move, command or question: show the card that it names, list what it may mean, or refuse it."""
    session, ask, asks = talk.session, moves.ask, line.rstrip().endswith("?")
    if talk.of_several and talk.queue.is_spoken and not asks and _is_aside(line, moves):
        return
    talk.memory.cut = ()
    card = line.strip("? ")
    if asks and (cards_told.show_card(session, card) or cards_told.show_card_at_hand(session, card)):
        return
    if asks and (_is_nothing(reading) or _only_declines(reading, moves)) and not talk.echoes.repeated(line, ask):
        answers.have_none(session, line)
    elif not (_is_meant(reading) or talk.echoes.is_ours(line, ask)) and remarks.is_remark(session, line, moves):
        remarks.heard(session, line, moves)
    elif isinstance(reading, Unclear):
        list_readings(talk, line, reading, moves)
    elif reading.nearest is None and yes_or_no(line) is not None and not moves.understanding.declines_in_vain(line):
        session.refuse(session.say("nothing_to_agree"))
        session.ask_aloud(ask)
    else:
        talk.refused_since = True
        refuse(talk, line, reading, moves)
    talk.reasons.doubted(ask, line)
    talk.echoes.typed.add(plain(line))


def _is_meant(reading: Unknown | Unclear) -> bool:
    """Is it known what a line means, and only asked whether it is so?"""
    return isinstance(reading, Unknown) and reading.reason in ("meant", "stands_against")


def _is_nothing(reading: Unknown | Unclear) -> bool:
    """Does nothing speak for a reading but that it is nearest?"""
    if isinstance(reading, Unclear):
        return bool(reading.strange) or (len(reading.moves) > MOST_MEANT and not reading.commands)
    return not reading.nearest


def _only_declines(reading: Unknown | Unclear, moves: Moves) -> bool:
    """Is all that a line might mean to pass, or to do nothing about what there is? Nobody asks that way for it."""
    nearest = reading.nearest if isinstance(reading, Unknown) else None
    if not isinstance(nearest, Pick) or nearest.option not in moves.ask.options:
        return False
    return moves.understanding.evidence.about.refuses[moves.ask.options.index(nearest.option)]


def _is_aside(line: str, moves: Moves) -> bool:
    """Is it said beside an order, such as a reason for it, with neither a deed nor a thing of which a move speaks?"""
    vocabulary = moves.understanding.vocabulary
    words = bare_words(line)
    if vocabulary.says_what_to_do(line) and words[0] not in NEEDING:
        return False
    return not any(vocabulary.is_name(word) for word in words)


def refuse(talk: Conversation, line: str, reading: Unknown, moves: Moves) -> None:
    """Say why a line is no move now, or offer what is nearest to it."""
    session, unknown, nearest = talk.session, reading.reason == "unknown", reading.nearest
    if offers_to_seek(talk, line, moves):
        return
    if (
        _is_known_to_be_none(talk, line, reading, moves)
        or _meant_something_else(talk, line, moves)
        or (reading.reason != NUMBER_OF_WHAT and _is_in_vain(talk, line, moves))
        or _goes_back(talk, line, moves)
    ):
        return
    if unknown and talk.echoes.was_said(line):
        _say_it_is_no_move(talk, moves)
        return
    if (
        unknown
        and not _only_says_to(line, moves)
        and not not_now(session, line, moves)
        and guide.tell(session, line, guide.SAME)
    ):
        return
    text = session.say(reading.reason, line=line, **dict(reading.values))
    if reading.reason == NUMBER_OF_WHAT:
        session.refuse(text)
        show_moves(session, moves)
    elif nearest is not None and not _is_far_fetched(line, moves, nearest):
        most = at_most(session, line, moves)
        before = session.say("at_most", n=most) if most is not None else "" if unknown else text
        talk.offer(nearest, moves, "did_you_mean", before)
    elif moves.understanding.declines_in_vain(line):
        session.refuse(session.say("must_choose") + session.say("see_moves"))
        session.ask_aloud(moves.ask)
    else:
        _put_again(talk, line, text, moves)


def _is_known_to_be_none(talk: Conversation, line: str, reading: Unknown, moves: Moves) -> bool:
    """Does the reading itself say what there is to say of a line? That has been told then."""
    session = talk.session
    if reading.reason == "meant" and reading.nearest is not None:
        talk.offer(reading.nearest, moves, "meant")
    elif says_both(line, talk.narrowed, moves):
        session.refuse(session.say("not_both"))
    elif reading.reason == "stands_against":
        session.refuse(session.say(reading.reason, **dict(reading.values)))
    elif reading.reason == "repeated":
        _say_it_is_no_move(talk, moves)
    else:
        return False
    return True


def _say_it_is_no_move(talk: Conversation, moves: Moves) -> None:
    talk.session.refuse(talk.session.say("repeated"))
    show_moves(talk.session, moves)


def _is_in_vain(talk: Conversation, line: str, moves: Moves) -> bool:
    """Does something stand against what a line wants? That has been told then, or the first step to it offered."""
    session = talk.session
    wish = remarks.without_remarks(session, line)
    said = [wish, *(stations(wish) or with_whole_places(parts(wish), moves.understanding.known))[:TRIED]]
    reason = next((told for part in said if (told := in_vain(moves, part, session.words)) is not None), None)
    if reason is None:
        return False
    step = next((step for part in said if (step := first_step(moves, part)) is not None), None)
    if step is None:
        small = session.screen.live and moves.ask.topic not in moves.face.open_topics
        question = moves.face.question(moves.view, moves.ask, session.words)
        session.refuse(reason + (session.say("first_answer", question=question) if small else ""))
        return True
    session.talk.carrying.after(step, line, moves.ask.seat)
    if is_led_to(step, line, moves, session):
        talk.do(Pick(step), moves.ask, moves)
    else:
        talk.offer(Pick(step), moves, "did_you_mean", reason)
    return True


def _meant_something_else(talk: Conversation, line: str, moves: Moves) -> bool:
    """Has it been offered to take the last answer back, where a line says that something else was meant?"""
    if not meant_else(line) or not going_back.can_be_left(talk.session):
        return False
    talk.offer(Do(talk.session.commands.find("undo")[1][0], ""), moves, "meant")
    return True


def _goes_back(talk: Conversation, line: str, moves: Moves) -> bool:
    """Does a line want to be out of what is asked, where one can go back? That has been offered then."""
    session = talk.session
    if not moves.understanding.wants_out(line) or goes_on_only(line) or not going_back.can_be_left(session):
        return False
    undo = session.commands.find("undo")[1][0]
    must = session.say("must_choose") + " " if moves.understanding.declines_in_vain(line) else ""
    talk.offer(Do(undo, ""), moves, "meant", must)
    return True


def _is_far_fetched(line: str, moves: Moves, nearest: Deed) -> bool:
    """Is what is nearest to a line no offer: does the line ask, say to do something else, or give nothing up?"""
    if _asks(line) or _is_another_order(line, moves, nearest):
        return True
    if not isinstance(nearest, Pick) or nearest.option[0] not in moves.face.careful:
        return False
    given_up = moves.understanding.evidence.about.deeds[moves.ask.options.index(nearest.option)]
    return " " in line and all(given_up.isdisjoint(deeds_of(bare(fold(word)))) for word in line.split())


def _asks(line: str) -> bool:
    """Does a line ask something, wherever the word stands that asks, and not say what to do first? Then no move is near
    to it.
    """
    first, *rest = bare_words(line)
    return not deeds_of(first) and any(word in ASKING for word in (first, *rest))


def _is_another_order(line: str, moves: Moves, nearest: Deed | None = None) -> bool:
    """Does a line say to do something else than what is asked, where the answer is yes or no, or to go where what is
    nearest to it leads nowhere?
    """
    about = moves.understanding.evidence.about
    verb, *rest = bare_words(line)
    deeds = deeds_of(verb)
    if isinstance(nearest, Pick) and says_to_go(verb):
        done = about.deeds[moves.ask.options.index(nearest.option)]
        halted = moves.face.halted(moves.view, moves.face.say("en"))
        if done and GO not in done and (halted or deeds.isdisjoint(done)):
            return True
    if None in about.agreed_to or not deeds or not rest:
        return False
    return not about.is_asked(deeds) or (GO in deeds and GO not in about.asked)


def _put_again(talk: Conversation, line: str, text: str, moves: Moves) -> None:
    """Say that a line is nothing now, and put the question again to whoever sits there, or what could be done."""
    session = talk.session
    verb, rest = _verb_and_rest(line, moves)
    meaning = moves.understanding.meaning(verb) if rest else None
    if meaning is not None:
        meaning = meaning._replace(moves=without_ruled_out(moves, line, meaning.moves))
    if (
        meaning is not None
        and meaning.moves
        and not meaning.strange
        and moves.numbered
        and (len(meaning.moves) > 1 or moves.understanding.is_harmless(meaning.moves))
        and not cards_told.names_another(moves, meaning, rest)
        and not _is_another_order(line, moves, Pick(moves.ask.options[meaning.moves[0]]))
        and not moves.understanding.names_another_thing(rest)
    ):
        if len(meaning.moves) == 1:
            talk.offer(Pick(moves.ask.options[meaning.moves[0]]), moves, "did_you_mean", text)
        else:
            strange = tuple(word for word in rest if word not in moves.understanding.fillers)
            list_readings(talk, line, harmless(Unclear(meaning.moves, [], strange), moves), moves)
        return
    if only_exclaims(line):
        remarks.heard(session, line, moves)
        return
    against = in_vain_at_all(moves, line, session.words)
    if against is not None:
        session.refuse(against)
        return
    reason = not_now(session, line, moves)
    if not reason and guide.tell(session, line, guide.SURE):
        return
    session.refuse(reason or text + session.say("see_moves"))
    if session.screen.live:
        session.ask_aloud(moves.ask)


def _verb_and_rest(line: str, moves: Moves) -> tuple[str, list[str]]:
    """The word that says what to do, which may stand last – „gobosa klepnij” –, and the others."""
    words = bare_words(line)
    vocabulary = moves.understanding.vocabulary
    acting = [place for place, word in enumerate(words) if deeds_of(word) and not vocabulary.says_nothing(word)]
    place = acting[0] if len(acting) == 1 and moves.understanding.meaning(words[0]) is None else 0
    return words[place], words[:place] + words[place + 1 :]


def _no_way_there(line: str, reading: Unclear, moves: Moves) -> str:
    """The key that says so, where all that may be meant leads elsewhere than a line says; "": it does not."""
    marks = {MARKS.get(bare(fold(word)), "") for word in line.split()}.intersection(SIDES)
    ways = [moves.face.heading(moves.view, moves.ask.options[index]) for index in reading.moves]
    nowhere = bool(marks and ways) and all(way is not None and marks.isdisjoint(way) for way in ways)
    return "no_way_there" if nowhere else ""


def _doubtful(line: str, reading: Unclear, texts: Sequence[str], moves: Moves) -> list[str]:
    """The words of a line that nothing explains of what is listed, and that do not merely ask or fill."""
    evidence = moves.understanding.evidence
    listed = {bare(word) for text in texts for word in fold(text).split()}

    def is_explained(word: str) -> bool:
        if word in ANY or word in ASKING or word in listed or evidence.vocabulary.says_nothing(word):
            return True
        senses = evidence.senses([word])
        return any(not senses[index].strange for index in reading.moves)

    words = [word for word in map(bare, line.split()) if fold(word) in reading.strange]
    return [word for word in words if not is_explained(fold(word))]


def _of_the_card_named(session: Session, line: str, reading: Unclear, moves: Moves) -> str | None:
    """What stands against playing the card that a line names in full, where nothing that may be meant has its name."""
    name = card_in(session, line)
    unexplained = bool(name) and all(bare(fold(word)) in reading.strange for word in name.split())
    return refusal(moves, name, session.words, asked=True) if unexplained else None


def list_readings(talk: Conversation, line: str, reading: Unclear, moves: Moves) -> None:
    """The ways in which a line may be read, to choose from by number."""
    session = talk.session
    gives_up = bool(reading.moves) and not moves.understanding.is_harmless(reading.moves)
    # Whoever says “I'm lost” wants to lose nothing.
    if (
        gives_up
        and not (moves.readings(tokens(line))[1] or _only_says_to(line, moves))
        and (guide.tell(session, line, guide.SAME))
    ):
        return
    if reading.strange:
        reason = in_vain(moves, line, session.words) or _of_the_card_named(session, line, reading, moves)
        if reason is not None:
            session.refuse(reason)
            return
    talk.refused_since = False
    place = moves.unfinished(tokens(line)) if not reading.strange else None
    if place is not None and not reading.commands and len(reading.moves) > NAMED:
        words = [child.first(session.lang) for child in place.children.values()]
        talk.memory.cut = words
        session.refuse(session.say("go_on", line=line, next=some(session, words)))
        return
    deeds, texts = _ways_to_read(talk, reading, moves)
    labels = (
        map(str, range(1, len(deeds) + 1)) if moves.numbered else (worded(deed, moves, session.lang) for deed in deeds)
    )
    readings = [f"{label} – {text}" for label, text in zip(labels, texts, strict=True)]
    session.stage.listed(deeds, moves.ask)
    talk.narrowed = deeds
    talk.memory.cut = readings if len(readings) > NAMED else ()
    strange = _doubtful(line, reading, texts, moves)
    unclear = ONE_WAY if len(deeds) == 1 and reading.why == UNCLEAR else reading.why
    key = _no_way_there(line, reading, moves) or ("strange" if strange else unclear)
    quoted = ", ".join(session.say("quoted", word=word) for word in strange)
    message = session.say(key, line=line, n=len(strange), words=quoted)
    one_line = f"{message} {some(session, readings, '; ')}."
    fits = len(one_line) < session.screen.style.width
    text = one_line if fits else f"{message}\n  {some(session, readings, f'{chr(10)}  ')}"
    if session.screen.live and not strange:
        talk.open.wait(talk.queue.taken_out())  # what waits is done when it is known what is meant
    session.refuse(text)
    if key == PAY_HOW:
        talk.offered = deeds[0]
    if not strange:
        talk.open.put(line, reading, deeds, text, talk.offered)


def _only_says_to(line: str, moves: Moves) -> bool:
    """Does a line say nothing but the deed of the moves, of oneself: “I pass”, „to pasuję”?"""
    acting = [word for word in bare_words(line) if not moves.understanding.vocabulary.says_nothing(word)]
    return len(acting) == 1 and not deeds_of(acting[0]).isdisjoint(DECLINING)


def _ways_to_read(talk: Conversation, reading: Unclear, moves: Moves) -> tuple[list[Deed], list[str]]:
    """What a line may mean, and each of that in words."""
    session = talk.session
    options = sorted(
        (moves.ask.options[index] for index in reading.moves),
        key=lambda option: session.face.rash(moves.view, option),
    )
    texts = [session.face.offered(moves.view, option, session.words) for option in options]
    texts = told_apart(session.face, moves.view, options, texts, session.words)
    for command in reading.commands:
        texts.append(f"{command.name(session.lang)} ({command.help.to(session.lang)})")
    return [*map(Pick, options), *(Do(command, "") for command in reading.commands)], texts
