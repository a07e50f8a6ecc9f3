"""What a person types and what comes of it: several commands on a line, offers, lists, own words, repetition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brzdek.core.ask import Ask, Option
from brzdek.shell.answering import alternatives, at_hand, gossip, remarks, supposing, unheard
from brzdek.shell.answering.advice import advise, asks_to_choose
from brzdek.shell.answering.inquiries import AtOnce, place_asked
from brzdek.shell.answering.replies import reply
from brzdek.shell.answering.worthwhile import tells_whether_good
from brzdek.shell.display.screen import LeaveGame
from brzdek.shell.reading import several
from brzdek.shell.reading.aliases import Aliases
from brzdek.shell.reading.choosing import agreed_and_then
from brzdek.shell.reading.commands import LEAVING
from brzdek.shell.reading.deeds import Deed, Do, Pick
from brzdek.shell.reading.meaning import among_listed, asked_first, meaning_of
from brzdek.shell.reading.moods import comes_back, goes_on_only, handed_over, rolled_again
from brzdek.shell.reading.moves import Moves, plain, tokens
from brzdek.shell.reading.named_commands import names_in_passing
from brzdek.shell.reading.parse import shown
from brzdek.shell.reading.plain_lines import in_plain_words
from brzdek.shell.reading.players import with_full_names
from brzdek.shell.reading.pronouns import of_the_card, spelled_out
from brzdek.shell.reading.purposes import serving, with_answer
from brzdek.shell.reading.questions import Asked, asked, only_asks_advice
from brzdek.shell.reading.readings import Reading, Unclear, Unknown
from brzdek.shell.reading.recalling import Recollection, asks_about_advice
from brzdek.shell.reading.runs import orders_beside, orders_in
from brzdek.shell.reading.second_thoughts import called_off, instead, only_waits, undone_at_once, without_hesitation
from brzdek.shell.reading.small_words import goes_on_after
from brzdek.shell.reading.to_the_full import to_the_full
from brzdek.shell.reading.trying import goes_on, is_said_behind
from brzdek.shell.reading.twins import one_of_twins
from brzdek.shell.reading.yes_and_no import yes_or_no
from brzdek.shell.sitting.actions import perform
from brzdek.shell.sitting.agreeing import agreement, remembered
from brzdek.shell.sitting.asking import answer_question, chooses_among_answers, may_ask
from brzdek.shell.sitting.by_itself import is_under_way
from brzdek.shell.sitting.carrying import Carrying
from brzdek.shell.sitting.cautions import holds_back
from brzdek.shell.sitting.echoes import Echoes
from brzdek.shell.sitting.explaining import Reasons
from brzdek.shell.sitting.first_things import FirstThings
from brzdek.shell.sitting.open_lists import OpenList
from brzdek.shell.sitting.peace import is_to_pass_on, offer_to_pass_on
from brzdek.shell.sitting.quieting import without_peace
from brzdek.shell.sitting.refusing import list_readings, say_why_not
from brzdek.shell.sitting.seeking import seeks
from brzdek.shell.sitting.sentences import one_at_a_time
from brzdek.shell.sitting.setting_out import sets_out, so_often
from brzdek.shell.sitting.turning_over import is_turned_over
from brzdek.shell.sitting.unasked import is_unasked, used_up
from brzdek.shell.sitting.waiting import Waiting, still_to_do

if TYPE_CHECKING:
    from brzdek.shell.reading.several import Orders
    from brzdek.shell.sitting.session import Session

BETWEEN = ";"
"""What stands between several commands on one line."""
MOST_PIECES = 60
"""How many commands one line may hold."""


class Conversation:
    """What was said last decides what a number, an empty line or "again" means."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.aliases = Aliases()
        self.narrowed: Sequence[Deed] = ()
        """The few ways to read a line, as they were listed last."""
        self.offered: Deed | None = None
        """What Enter does now."""
        self.refused_since = False
        """Was a line refused since that list?"""
        self.memory = Recollection()
        self.queue = Waiting(session)
        self.open = OpenList(self)
        self.first = FirstThings(self)
        self.carrying = Carrying(session)
        self.reasons = Reasons(session)
        self._queued = self.of_several = False
        """Is the next line, or the one that is being done, one of several that were typed at once?"""
        self.warned: Ask | None = None
        """At which question it was asked whether the turn is to end."""
        self.last: dict[int, str] = {}
        """What each person did last."""
        self.earlier: tuple[Ask, Deed, int] | None = None
        """What was offered last, at which question, and how many lines ago."""
        self.echoes = Echoes(session)
        self.at_once = AtOnce(session)

    # -- lines

    def waiting(self, seat: int) -> str | None:
        """The next command of a line that held several, if the same person is asked."""
        if not self.queue.is_for(seat):
            self.queue.lines.clear()
            return None
        ask = self.session.table.ask
        moves = Moves(self.session.face, self.session.view(seat), ask) if ask is not None else None
        if ask is not None and (found := self.first.on_the_way(ask)) is not None:
            return self._queued_line(found)
        if self.queue.has_no_more_sense():
            self.drop_the_rest()
            return None
        if moves is not None and self.queue.is_spoken and self._is_passed_over(self.queue.lines[0], moves):
            self.queue.lines.popleft()
            return self.waiting(seat)
        self.queue.pass_over_what_is_done()
        if not self.queue.lines:
            return None
        if (
            moves is not None
            and self.queue.is_spoken
            and is_said_behind(self.session, self.session.table, self.queue.lines[0])
        ):
            return self._queued_line(moves.typed(0, self.session.lang))
        first = None if ask is None else self.first.before(self.queue.lines[0], ask)
        if first == "":
            return None
        return self._queued_line(first or self._next_in_line(moves))

    def _is_passed_over(self, line: str, moves: Moves) -> bool:
        """Is a part of a sentence no answer to what is asked now? A no to something else is told."""
        if is_unasked(line, moves):
            self.tell_dropped([line])
            return True
        return is_under_way(self.session, line, moves)

    def _next_in_line(self, moves: Moves | None) -> str:
        """The first command that waits, which waits no more; what it says besides of this question is used up."""
        first = self.queue.lines.popleft()
        if moves is not None and self.queue.is_spoken:
            self.queue.keep(used_up(self.queue.lines, first, moves))
        return first

    def _queued_line(self, line: str) -> str:
        """A command that is done now, without being typed."""
        self.session.screen.say(f"> {line}", "dim")
        self.echoes.typed.add(plain(line))
        self._queued = True
        return line

    def hear_next(self, line: str, seat: int) -> None:
        """Something was typed before the next question was put; that one only wants to go on need not be heard."""
        if not goes_on_only(line) and yes_or_no(line) is None:
            self.queue.put_last(line, seat)

    def forget(self) -> None:
        """Somebody else comes to the screen."""
        self.queue.lines.clear()
        self.echoes.typed.clear()
        self.narrowed = ()
        self.offered = self.earlier = None
        self.queue.held = ()
        self.open.forget()
        self.memory = Recollection()

    def drop_the_rest(self) -> None:
        """A command could not be done: those that wait behind it may make no sense now."""
        queue = self.queue
        if queue.lines:
            rest = queue.lost()
            self.memory.drop(rest, queue.seat, walking=queue.walking)
            queue.lines.clear()
            self.tell_dropped([line for line in rest if not self.echoes.is_offered(line, self.offered)])

    def tell_dropped(self, rest: Sequence[str]) -> None:
        """Say what of a line is not done."""
        if rest:
            self.session.screen.say(self.session.say("rest_dropped", line=f"{BETWEEN} ".join(rest)), "dim")

    def hear(self, line: str, ask: Ask, moves: Moves) -> None:
        """Do what a typed line says, or say why not; what was asked before and is not answered stays open."""
        rest, answers = self.first.set_aside(ask), len(self.session.table.journal)
        self.at_once = AtOnce(self.session)
        promised = is_to_pass_on(self.offered)
        self._hear(line, ask, moves)
        if promised and self.offered is None and self.session.table.ask is ask:
            self.session.screen.say(offer_to_pass_on(self.session, ask), "dim")  # a question does not end it
        self.first.go_on(rest, ask, answers)
        self.open.settle(ask)

    def _hear(self, line: str, ask: Ask, moves: Moves) -> None:
        offered, self.offered = self.offered, None
        held, self.queue.held = self.queue.held, ()
        self.of_several, self._queued = self._queued, False
        earlier = remembered(self, offered, ask)
        if not line or (offered is None and len(ask.options) == 1 and goes_on_only(line)):
            self.queue.go_on_with(held if offered else (), ask.seat)
            self._enter(offered, ask, moves)
        elif offered is not None and (answer := agreement(self, line, offered, moves)) is not None:
            if answer:
                self.queue.go_on_with(held, ask.seat)
                self.do(offered, ask, moves)
            else:
                self.session.ask_aloud(ask)
        elif offered is not None and (then := agreed_and_then(line)):
            self.queue.put_first([*held, then], ask.seat)
            self.do(offered, ask, moves)
        elif earlier is not None and comes_back(line) and not moves.readings(tokens(line))[1]:
            self.do(earlier, ask, moves)
        elif (paid := self.open.paid(line, moves)) is not None:
            self._pay(line, paid, ask, moves)
        elif not self.first.taken_first(line, moves):
            self._obey(self._first_piece(in_plain_words(line), moves), ask, moves)

    def _pay(self, line: str, paid: Pick | Unclear, ask: Ask, moves: Moves) -> None:
        """Take the one of several ways that is paid for as a line says, or list those that are."""
        if isinstance(paid, Pick):
            self.do(paid, ask, moves)
        else:
            list_readings(self, line, paid, moves)

    def _enter(self, offered: Deed | None, ask: Ask, moves: Moves) -> None:
        if offered is not None:
            self.do(offered, ask, moves)
        elif self.open.is_open(ask):
            self.open.put_again()
        elif (usual := self.session.face.usual(ask)) is not None:
            self.do(Pick(usual), ask, moves)
        else:
            self.session.ask_aloud(ask)

    def _first_piece(self, line: str, moves: Moves) -> str:
        """The first of several commands; the others wait."""
        if BETWEEN in line and self._is_one(line, moves):
            return line
        expanded = self.aliases.expand(line)
        pieces = [piece.strip() for piece in expanded.split(BETWEEN)]
        pieces = [piece for piece in pieces if piece][:MOST_PIECES]
        if not pieces:
            return line
        self.queue.put_first(pieces[1:], moves.ask.seat)
        if not self.of_several:
            self.queue.is_spoken = len(pieces) == 1
        return pieces[0]

    def _is_one(self, line: str, moves: Moves) -> bool:
        """Is it one thing although it looks like several: an alias being noted, a sentence of ours with a semicolon?"""
        _, named = self.session.commands.find(line.removeprefix("/").partition(" ")[0])
        if [command.key for command in named] == ["alias"]:
            return True
        if plain(line) in moves.sentences(self.session.screen.style)[0] or self.echoes.was_said(line):
            return True
        return self.echoes.repeated(line, moves.ask)

    def _obey(self, line: str, ask: Ask, moves: Moves) -> None:
        """Do what one line says, or say why not."""
        line = without_peace(self, line, ask)
        if not line:
            return
        if at_hand.tells_of_it(self.session, line, ask, moves):
            self.memory.hear(line, line)
            return
        line = self._first_said(line, ask, moves)
        if not line or is_turned_over(self, line, moves) or self._only_talks(line, ask, moves):
            return
        reading = self._understood(line, ask, moves)
        if reading is None or (isinstance(reading, Pick) and holds_back(self, line, reading, moves)):
            return
        if isinstance(reading, Pick | Do):
            self.last[ask.seat] = line
            self._decide(reading, ask, moves)
        elif isinstance(reading, Asked):
            about = reading.what == "hint" and not only_asks_advice(line)
            answer_question(self, reading._replace(rest=line) if about else reading, ask, moves)
        else:
            say_why_not(self, line, reading, moves)

    def _first_said(self, line: str, ask: Ask, moves: Moves) -> str:
        """The first thing that a line says, in full; the others wait. "": there is nothing to do about it."""
        recalled = of_the_card(self.session, self._recalled(without_hesitation(line), ask), moves)
        typed = handed_over(with_full_names(self.session, recalled, moves), moves)
        at_once = undone_at_once(typed, moves)
        line, *others = [typed] if at_once else one_at_a_time(self, typed, moves) or [""]
        self.memory.hear(typed, line)
        if not line or self._thinks_again(line, ask, moves):
            return ""
        if not self.echoes.is_ours(line, ask):
            line = spelled_out(self.session, line, ask)
        self.queue.put_first(others, ask.seat)
        return instead(line, moves)

    def _only_talks(self, line: str, ask: Ask, moves: Moves) -> bool:
        """Does a line only speak of the advice, or of other players? It has been answered then."""
        if asks_about_advice(self.session, line, ask, moves):
            advise(self.session, ask, moves, do=False)
            return True
        if self.reasons.judges_another(line, ask, moves) or supposing.tells_outcome(self.session, line, moves):
            return True
        if unheard.told(self.session, line, moves):
            return True
        if tells_whether_good(self.session, line, moves):
            return True
        if gossip.answered(self.session, line, moves):
            return True
        if alternatives.tell_the_better(self.session, line, ask, moves):
            self.drop_the_rest()
            return True
        return False

    def _understood(self, line: str, ask: Ask, moves: Moves) -> Reading | None:
        """What a line means, with all that may stand beside it; None: it has been done, or answered."""
        session = self.session
        if (served := serving(session, line, moves)) is not None:
            return served
        at_length = seeks(self, line, moves) or to_the_full(session, line, moves)
        if (begun := self._first(at_length, moves, repeats=True)) is not None:
            return begun
        reading = one_of_twins(meaning_of(self, line, ask, moves), moves, session.words)
        lost = isinstance(reading, Unknown) or (isinstance(reading, Unclear) and bool(reading.strange))
        sure = isinstance(reading, Asked) or (isinstance(reading, Pick | Do) and reading.sure)
        if not sure or (self.narrowed and names_in_passing(line, reading, session.commands)):
            reading = among_listed(self, line, ask, moves) or reading
        if sets_out(self, line, reading, ask, moves):
            return None
        if (first := asked_first(self, line, reading, moves)) is not None:
            return first
        if lost and not self.echoes.is_ours(line, ask):
            orders = orders_in(session, line, moves, self.narrowed)
            told = self.at_once.lines(line)
            if orders is None and not told and (said := remarks.without_remarks(session, line)) != line:
                self._obey(said, ask, moves)
                return None
            reading = self._first(orders, moves) or several.sparing(line, reading, moves)
            if isinstance(reading, Unknown):
                reading = several.whole_of(session, line, [Pick(option) for option in ask.options], moves) or reading
        elif isinstance(reading, Pick | Do) and goes_on_after(line):
            found = with_answer(session, line, reading, moves)
            found = found or several.one_after_the_other(session, line, moves, reading)
            reading = self._first(found, moves) or reading
        else:
            reading = self._first(orders_beside(session, line, reading, moves), moves) or reading
        if isinstance(reading, Unknown | Unclear):
            reading = self._first(so_often(self, line, ask, moves), moves, repeats=True) or reading
        if isinstance(reading, Do) and reading.command.key == "again":
            if (thrown := rolled_again(moves)) is not None:
                return Unknown(thrown, "meant")
            self._again(ask, moves)
            return None
        return self._unless_answered(line, reading, ask)

    def _unless_answered(self, line: str, reading: Reading, ask: Ask) -> Reading | None:
        """A reading, unless the line asks something that has been answered."""
        at_once = not isinstance(reading, Pick) and bool(self.at_once.lines(line))
        if asks_to_choose(self.session, line, ask) and not isinstance(reading, Pick) and not at_once:
            return Asked("hint")
        if chooses_among_answers(self.session, reading, line, ask):
            return reading
        told = at_once and self.at_once.tell(line)
        if not told and (only_asks_advice(line) or not may_ask(reading, line)):
            return reading
        if told or reply(self.session, line, ask):
            self.memory.place = place_asked(line) or self.memory.place
            return None
        return Asked("hint") if asked(line) == Asked("hint") else reading

    def _thinks_again(self, line: str, ask: Ask, moves: Moves) -> bool:
        """Does a line take back what it says, or only say to wait? Nothing is done then."""
        thought_again = only_waits(line) or called_off(line, moves)
        if not undone_at_once(line, moves) and (self.session.commands.spoken(line) is not None or not thought_again):
            return False
        self.queue.lines.clear()
        self.session.screen.say(self.session.say("called_off", command=self.session.word("undo")), "dim")
        self.session.ask_aloud(ask)
        return True

    def _recalled(self, line: str, ask: Ask) -> str:
        """A line, or what it stands for that goes on with what was said before; "": that was just done."""
        memory = self.memory
        if (commands := memory.taken_up(line, ask.seat)) and ask.topic in self.session.face.open_topics:
            line, *others = commands
            self.queue.put_first(others, ask.seat)
            self.queue.walking = memory.walking
            self.session.screen.say(f"> {line}", "dim")
        elif rest := memory.rest_of_list(line):
            self.session.page([[("", f"  {text}")] for text in rest])
            return ""
        return memory.goes_on(self.session, line)

    def _first(self, found: Orders | None, moves: Moves, *, repeats: bool = False) -> Deed | None:
        """The first of several commands; the others wait, unless they only say the first once more in other words."""
        ask = self.session.table.ask
        if found is None or ask is None:
            return None
        others = found.others if repeats else still_to_do(self.session, found, moves)
        self.queue.put_first(others, ask.seat)
        self.queue.keep_to_this_turn()
        return found.first

    def _again(self, ask: Ask, moves: Moves) -> None:
        last = self.last.get(ask.seat)
        if last is None:
            self.session.refuse(self.session.say("again_none"))
            return
        self.session.screen.say(f"> {last}", "dim")
        self._obey(last, ask, moves)

    # -- doing

    def _decide(self, deed: Deed, ask: Ask, moves: Moves) -> None:
        """Do what is sure; a guess only if it can be taken back."""
        if deed.sure:
            self.do(deed, ask, moves)
        elif isinstance(deed, Do):
            if deed.command.key != LEAVING or not self.session.screen.live:
                self.offer(deed, moves, "meant")
            elif self.session.agree("leave"):
                raise LeaveGame
        elif deed.clear or goes_on(self.session.table.fork(), deed.option):
            move = self.session.face.option(moves.view, deed.option, self.session.words)
            self.session.screen.say(self.session.say("taken_for", move=move), "dim")
            self.do(deed, ask, moves)
        else:
            self.offer(deed, moves, "meant")

    def do(self, deed: Deed, ask: Ask, moves: Moves) -> None:
        """Carry a move or a command out."""
        session = self.session
        before = len(session.table.journal)
        self.open.answered(deed, ask)
        if isinstance(deed, Pick):
            if ask.topic in session.face.open_topics:
                self.memory.drop((), None)  # whoever does something else does not go on
            self._answer(deed.option, ask, moves)
        else:
            perform(session, deed, ask, moves)
        if len(session.table.journal) > before and not (isinstance(deed, Do) and deed.command.key == "redo"):
            session.steps.did(before)

    def _answer(self, option: Option, ask: Ask, moves: Moves) -> None:
        """Give an answer; one of which nothing is told is confirmed, lest it look as if it had been lost."""
        session = self.session
        moment = session.view(session.at).moment
        chosen = session.face.option(moves.view, option, session.words)
        session.told.note(ask.seat, session.face.remark(moves.view, ask, option, session.words))
        session.answer(option)
        if ask.topic not in session.face.open_topics and not session.told.events(session.at, moment):
            session.screen.say(session.say("chosen", move=chosen), "dim")

    def offer(self, deed: Deed, moves: Moves, key: str, before: str = "", **more: str) -> None:
        """Ask whether this was meant; Enter does it."""
        session = self.session
        if isinstance(deed, Pick) and key == "did_you_mean" and session.face.rash(moves.view, deed.option):
            session.refuse(before + session.say("see_moves"))
            session.ask_aloud(moves.ask)
            return
        move = session.face.option(moves.view, deed.option, session.words) if isinstance(deed, Pick) else ""
        word = shown(deed, moves, session.lang)
        session.refuse((before + session.say(key, word=word, move=move, **more)).lstrip())
        self.offered = deed
