"""What keeps a move from being made at once: what it costs, what else the line says, what would be left over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.shell.reading.associations import REFUSALS
from brzdek.shell.reading.bearings import is_dear, uses_up_unsaid, walks_off
from brzdek.shell.reading.deeds import Do, Pick
from brzdek.shell.reading.moves import Moves, plain, tokens
from brzdek.shell.reading.readings import Unclear
from brzdek.shell.reading.small_words import NEGATIONS, bare_words
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.reading.turning import other_way
from brzdek.shell.reading.ways import hurts_unsaid
from brzdek.shell.sitting.by_itself import only_goes_on
from brzdek.shell.sitting.leftovers import overlooked
from brzdek.shell.sitting.refusing import list_readings
from brzdek.shell.sitting.seeking import offers_to_seek, seeks

if TYPE_CHECKING:
    from brzdek.shell.sitting.conversation import Conversation

IN_VAIN = "in_vain"
"""A move is offered after which what the line says next cannot be done."""


def holds_back(talk: Conversation, line: str, move: Pick, moves: Moves) -> bool:
    """Is a move not made at once, but offered, asked about or refused for what else the line says?"""
    _says_it_once(talk, move, moves)
    if _only_adds(talk, line, move, moves) or only_goes_on(talk, line, move, moves):
        return True
    if key := _is_dear(talk, line, move, moves):
        talk.last[moves.ask.seat] = line
        rest = () if key == IN_VAIN else talk.queue.taken_out()
        talk.offer(move, moves, "spending" if key == IN_VAIN else key)
        talk.queue.hold(rest)
        return True
    if not _looks_beyond(talk, line, move, moves):
        return True
    if _turns_back(line, move, moves):
        talk.offer(Do(talk.session.commands.find("undo")[1][0], ""), moves, "meant")
        return True
    return _asks_which_way(talk, line, move, moves) or _overlooks(talk, line, move, moves)


def _says_it_once(talk: Conversation, move: Pick, moves: Moves) -> None:
    """Who ends a turn in two breaths – “that's it, end turn” – ends it once: the second waits for nothing."""
    if len(move.option) > 1 or not talk.queue.is_for(moves.ask.seat):
        return
    meant = [moves.ask.options.index(move.option)]
    for line in tuple(talk.queue.lines):
        meaning = moves.understanding.meaning(line)
        if meaning is not None and meaning.moves == meant and meaning.sure and not meaning.strange:
            talk.queue.lines.remove(line)


def _only_adds(talk: Conversation, line: str, move: Pick, moves: Moves) -> bool:
    """Is it the rest of a sentence in which nothing is declined, where the move declines? “To the Ruins, more cards
    there” does not say that there is nothing more to take.
    """
    if not (talk.of_several and talk.queue.is_spoken) or moves.readings(tokens(line))[1]:
        return False
    if not moves.understanding.evidence.about.refuses[moves.ask.options.index(move.option)]:
        return False
    said = {deed for word in bare_words(line) for deed in deeds_of(word)}
    if said & REFUSALS or not NEGATIONS.isdisjoint(bare_words(line)):
        return False
    if not said.isdisjoint(moves.face.deeds_of(moves.view, move.option)):
        return False  # it is what follows if nothing is done
    if said:
        talk.tell_dropped([line])
    return True


def _is_dear(talk: Conversation, line: str, move: Pick, moves: Moves) -> str:
    """In which words a move is offered first: for what it costs, with too little said, or something that it does not
    bring; "": it is not.
    """
    screen = talk.session.screen
    if screen.live and hurts_unsaid(line, move, moves, moves.sentences(screen.style)[0]):
        return "hurting"
    if uses_up_unsaid(line, move, moves, moves.sentences(screen.style)[0]):
        return "spending"
    if is_dear(line, move, moves) or walks_off(talk.session, line, move, moves):
        return "spending"
    if not talk.queue.lines or moves.readings(tokens(line))[1]:
        return ""
    from brzdek.shell.answering.beyond import is_in_vain

    return IN_VAIN if is_in_vain(move, talk.queue.lines[0], moves, talk.session) else ""


def _looks_beyond(talk: Conversation, line: str, move: Pick, moves: Moves) -> bool:
    """Have what follows a move wait; False: what the line names cannot be had, and that is said."""
    talk.carrying.after_passing(line, move, moves)
    if moves.readings(tokens(line))[1] or plain(line) in moves.sentences(talk.session.screen.style)[0]:
        return True  # to the letter
    if seeks(talk, line, moves) is not None:
        return True  # the fight waits
    from brzdek.shell.answering.beyond import beyond

    found = beyond(line, move, moves, talk.session)
    if found.against and not offers_to_seek(talk, line, moves):
        talk.session.refuse(found.against)
    if found.against:
        return False
    if found.then:
        talk.queue.put_at_once(found.then, moves.ask.seat)
    return True


def _turns_back(line: str, move: Pick, moves: Moves) -> bool:
    """Does a line say to go back where it is not a move to the letter?"""
    if moves.readings(tokens(line))[1]:
        return False
    return moves.understanding.turns_back(line, moves.ask.options.index(move.option))


def _asks_which_way(talk: Conversation, line: str, move: Pick, moves: Moves) -> bool:
    """Have both ways been listed in which a move can be made? Enter makes it as the line says."""
    other = other_way(talk.session, line, move, moves)
    if other is None:
        return False
    both = [moves.ask.options.index(option) for option in (move.option, other)]
    list_readings(talk, line, Unclear(both, [], why="which_way_round"), moves)
    talk.offered = move
    return True


def _overlooks(talk: Conversation, line: str, move: Pick, moves: Moves) -> bool:
    """Has it been asked whether a turn is to end although something is left over? Who says so again means it."""
    ask = moves.ask
    if talk.of_several or talk.warned is ask or not (left := overlooked(talk.session, line, move, ask)):
        return False
    talk.warned = ask
    talk.offer(move, moves, "left_over", left=left)
    talk.drop_the_rest()
    return True
