"""What a person types and what comes of it: several commands on a line, offers, lists, own words, repetition."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from brzdek.core.ask import Ask, Option
from brzdek.core.text import Lang
from brzdek.shell.answering import answers, gossip, remarks
from brzdek.shell.answering.advice import advise, asks_to_choose, is_about, tell_why
from brzdek.shell.answering.inquiries import place_asked
from brzdek.shell.answering.replies import reply
from brzdek.shell.display.screen import LeaveGame
from brzdek.shell.reading import several
from brzdek.shell.reading.aliases import Aliases
from brzdek.shell.reading.bearings import is_dear, only_heads, walks_off
from brzdek.shell.reading.commands import LEAVING
from brzdek.shell.reading.deeds import Deed, Do, Pick
from brzdek.shell.reading.journeys import Departure, beginning_with, cheapest, flees, journey_of, leads_elsewhere
from brzdek.shell.reading.meaning import among_listed, meaning_of
from brzdek.shell.reading.moods import YES_SAID, comes_back, follows, goes_on_only, idiom, repeats
from brzdek.shell.reading.moves import Moves, plain, tokens
from brzdek.shell.reading.parse import Reading, Unclear, Unknown, worded
from brzdek.shell.reading.pronouns import spelled_out
from brzdek.shell.reading.questions import Asked, asked
from brzdek.shell.reading.recalling import Recollection, asks_about_advice
from brzdek.shell.reading.runs import orders_beside, orders_in
from brzdek.shell.reading.second_thoughts import called_off, instead, only_waits
from brzdek.shell.reading.small_words import goes_on_after, how_often
from brzdek.shell.reading.trying import goes_on
from brzdek.shell.reading.turning import other_way
from brzdek.shell.sitting import actions
from brzdek.shell.sitting.asking import answer_question
from brzdek.shell.sitting.leftovers import overlooked
from brzdek.shell.sitting.refusing import list_readings, refuse
from brzdek.shell.sitting.sentences import one_at_a_time
from brzdek.shell.words import yes_or_no

if TYPE_CHECKING:
    from brzdek.shell.reading.several import Orders
    from brzdek.shell.sitting.session import Session

BETWEEN = ";"
"""What stands between several commands on one line."""
ASKED = frozenset(("board", "card", "hand", "moves", "score", "status", "about", "why"))
"""Commands that questions begin with."""
LINES_REMEMBERED = 2
"""For so many lines an offer can be taken up that was not answered."""
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
        self._waiting: deque[str] = deque()
        self._waiting_for: int | None = None
        self._on_the_way = False
        """Are they the steps of a way?"""
        self._within_turn: int | None = None
        """From which answer on they belong to one turn; None: whoever typed them parted them and may mean the next."""
        self._begun = 0
        """How many turns had begun then."""
        self._doubted: tuple[Ask, str] | None = None
        """What was last refused, or asked about, and at which question: “why not?” means that."""
        self._advised: tuple[Ask, Option] | None = None
        """What was advised last."""
        self._queued = self._of_several = False
        """Is the next line, or the one that is being done, one of several that were typed at once?"""
        self._warned: Ask | None = None
        """At which question it was asked whether the turn is to end."""
        self._last: dict[int, str] = {}
        self._earlier: tuple[Ask, Deed, int] | None = None
        """What was offered last, at which question, and how many lines ago."""
        self._typed: set[str] = set()
        """What was typed to no effect: it stands on the screen, but nobody said it to the person."""
        self._sayings: Collection[str] = ()
        self._sayings_for: tuple[Ask, int | None, Lang] | None = None
        """At which question, to whom and in which language that was said."""

    # -- lines

    def waiting(self, seat: int) -> str | None:
        """The next command of a line that held several, if the same person is asked."""
        if not self.waits_for(seat):
            self._waiting.clear()
            return None
        ask = self.session.table.ask
        if self._turn_is_over(ask):
            self.drop_the_rest()
            return None
        if self._on_the_way and ask is not None and ask.topic not in self.session.face.open_topics:
            self.drop_the_rest()  # something is found on the way: whoever walks decides whether to go on
            return None
        line = self._waiting.popleft()
        self.session.screen.say(f"> {line}", "dim")
        self._typed.add(plain(line))
        self._queued = True
        return line

    def hear_next(self, line: str, seat: int) -> None:
        """Something was typed before the next question was put; that one only wants to go on need not be heard."""
        if goes_on_only(line) or yes_or_no(line) is not None:
            return
        self._waiting.append(line)
        self._waiting_for, self._on_the_way, self._within_turn = seat, False, None

    def waits_for(self, seat: int) -> bool:
        """Is there such a command?"""
        return bool(self._waiting) and self._waiting_for == seat

    def _turn_is_over(self, ask: Ask | None) -> bool:
        """Did others answer since what waits was said in one sentence, and does a turn begin anew?"""
        if self._within_turn is None or ask is None:
            return False
        if self._turns_begun() > self._begun:
            return True
        if ask.topic not in self.session.face.open_topics:
            return False
        return any(seat != self._waiting_for for seat, _ in self.session.table.journal[self._within_turn :])

    def _turns_begun(self) -> int:
        """How many turns there have been."""
        face = self.session.face
        return sum(face.begins_turn(event) for event in self.session.view(self._waiting_for).events())

    def forget(self) -> None:
        """Somebody else comes to the screen."""
        self._waiting.clear()
        self._typed.clear()
        self.narrowed = ()
        self.offered = self._earlier = None
        self.memory = Recollection()

    def drop_the_rest(self) -> None:
        """A command could not be done: those that wait behind it may make no sense now."""
        if self._waiting:
            rest = f"{BETWEEN} ".join(self._waiting)
            self.memory.drop(self._waiting, self._waiting_for, walking=self._on_the_way)
            self._waiting.clear()
            self.session.screen.say(self.session.say("rest_dropped", line=rest), "dim")

    def hear(self, line: str, ask: Ask, moves: Moves) -> None:
        """Do what a typed line says, or say why not."""
        offered, self.offered = self.offered, None
        self._of_several, self._queued = self._queued, False
        earlier = self._remembered(offered, ask)
        if not line or (offered is None and len(ask.options) == 1 and goes_on_only(line)):
            self._enter(offered, ask, moves)
        elif offered is not None and (answer := self._agreement(line, offered, moves)) is not None:
            if answer:
                self._do(offered, ask, moves)
            else:
                self.session.ask_aloud(ask)
        elif earlier is not None and comes_back(line) and not moves.readings(tokens(line))[1]:
            self._do(earlier, ask, moves)
        else:
            self._obey(self._first_piece(line, moves), ask, moves)

    def _remembered(self, offered: Deed | None, ask: Ask) -> Deed | None:
        """What was offered a line or two ago at this very question, for whoever comes back to it."""
        if offered is not None:
            self._earlier = (ask, offered, 0)
        elif self._earlier is not None:
            self._earlier = (*self._earlier[:2], self._earlier[2] + 1)
        if self._earlier is None or self._earlier[0] is not ask or self._earlier[2] > LINES_REMEMBERED:
            self._earlier = None
            return None
        return self._earlier[1]

    def _agreement(self, line: str, offered: Deed, moves: Moves) -> bool | None:
        """Is an offer accepted? Where no list was shown, it is the first and only thing that a number can mean."""
        if line == "1" and self.session.stage.numbered(moves.ask) is None:
            return True
        said = yes_or_no(line)
        if said is None and (saying := idiom(line)):
            return saying == YES_SAID
        return True if said is None and (follows(line) or repeats(line, offered, moves, self.session.lang)) else said

    def _enter(self, offered: Deed | None, ask: Ask, moves: Moves) -> None:
        if offered is not None:
            self._do(offered, ask, moves)
        elif (usual := self.session.face.usual(ask)) is not None:
            self._do(Pick(usual), ask, moves)
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
        self._wait(pieces[1:], moves.ask)
        return pieces[0]

    def _is_one(self, line: str, moves: Moves) -> bool:
        """Is it one thing although it looks like several: an alias being noted, a sentence of ours with a semicolon?"""
        _, named = self.session.commands.find(line.removeprefix("/").partition(" ")[0])
        if [command.key for command in named] == ["alias"]:
            return True
        if plain(line) in moves.sentences(self.session.screen.style)[0] or self.was_said(line):
            return True
        return self.repeated(line, moves.ask)

    def _obey(self, line: str, ask: Ask, moves: Moves) -> None:
        session = self.session
        typed = self._recalled(line, ask)
        line, *others = one_at_a_time(self, typed, moves) or [""]
        self.memory.hear(typed, line)
        if not line or self._thinks_again(line, ask, moves):
            return
        if not (self.was_said(line) or self.repeated(line, ask)):
            line = spelled_out(session, line, ask)
        line = instead(line, moves)
        self._wait(others, ask)
        if asks_about_advice(session, line, ask, moves):
            advise(session, ask, moves, do=False)
            return
        if gossip.answered(session, line, moves):
            self.drop_the_rest()
            return
        reading = meaning_of(self, line, ask, moves)
        lost = isinstance(reading, Unknown) or (isinstance(reading, Unclear) and bool(reading.strange))
        if not (isinstance(reading, Asked) or (isinstance(reading, Pick | Do) and reading.sure)):
            reading = among_listed(self, line, ask, moves) or reading
        if (leads_elsewhere(reading) or flees(line)) and (trip := journey_of(session, line, ask, moves)) is not None:
            self._set_out(line, trip, ask, moves)
            return
        if lost and not self.was_said(line) and not self.repeated(line, ask):
            orders = orders_in(session, line, moves, self.narrowed)
            if orders is None and (said := remarks.without_remarks(session, line)) != line:
                self._obey(said, ask, moves)
                return
            reading = self._first(orders, moves) or several.sparing(line, reading, moves)
            if isinstance(reading, Unknown):
                reading = several.whole_of(session, line, [Pick(option) for option in ask.options], moves) or reading
        elif isinstance(reading, Pick | Do) and goes_on_after(line):
            reading = self._first(several.one_after_the_other(session, line, moves, reading), moves) or reading
        else:
            reading = self._first(orders_beside(session, line, reading, moves), moves) or reading
        if isinstance(reading, Unknown | Unclear):
            reading = self._first(self._so_often(line, ask, moves), moves) or reading
        if isinstance(reading, Do) and reading.command.key == "again":
            self._again(ask, moves)
            return
        if asks_to_choose(session, line, ask) and not isinstance(reading, Pick):
            reading = Asked("hint")
        elif self._may_ask(reading, line):
            if reply(session, line, ask):
                self.memory.place = place_asked(line) or self.memory.place
                return
            if asked(line) == Asked("hint"):
                reading = Asked("hint")
        if isinstance(reading, Pick) and self._is_dear(line, reading, moves):
            self._last[ask.seat] = line
            self.offer(reading, moves, "spending")
            self.drop_the_rest()
            return
        if isinstance(reading, Pick) and not self._looks_beyond(line, reading, moves):
            return
        if isinstance(reading, Pick) and self._turns_back(line, reading, moves):
            self.offer(Do(session.commands.find("undo")[1][0], ""), moves, "meant")
            return
        if isinstance(reading, Pick) and (
            self._asks_which_way(line, reading, moves) or self._overlooks(line, reading, ask, moves)
        ):
            return
        if isinstance(reading, Pick | Do):
            self._last[ask.seat] = line
            self._decide(reading, ask, moves)
        elif isinstance(reading, Asked):
            answer_question(self, reading._replace(rest=line) if reading.what == "hint" else reading, ask, moves)
        else:
            self.memory.cut = ()
            if line.rstrip().endswith("?") and (
                answers.show_card(session, line.strip("? ")) or answers.show_card_at_hand(session, line.strip("? "))
            ):
                return
            if line.rstrip().endswith("?") and _is_nothing(reading) and not self.repeated(line, ask):
                answers.have_none(session, line)
            elif not self.was_said(line) and not self.repeated(line, ask) and remarks.is_remark(session, line, moves):
                remarks.heard(session, line, moves)
            elif isinstance(reading, Unclear):
                list_readings(self, line, reading, moves)
            else:
                self.refused_since = True
                refuse(self, line, reading, moves)
            self._doubted, self._advised = (ask, line), None
            self._typed.add(plain(line))

    def _thinks_again(self, line: str, ask: Ask, moves: Moves) -> bool:
        """Does a line take back what it says, or only say to wait? Nothing is done then."""
        if self.session.commands.spoken(line) is not None or not (only_waits(line) or called_off(line, moves)):
            return False
        self._waiting.clear()
        self.session.screen.say(self.session.say("called_off", command=self.session.word("undo")), "dim")
        self.session.ask_aloud(ask)
        return True

    @staticmethod
    def _turns_back(line: str, move: Pick, moves: Moves) -> bool:
        """Does a line say to go back where it is not a move to the letter?"""
        if moves.readings(tokens(line))[1]:
            return False
        return moves.understanding.turns_back(line, moves.ask.options.index(move.option))

    def _recalled(self, line: str, ask: Ask) -> str:
        """A line, or what it stands for that goes on with what was said before; "": that was just done."""
        memory = self.memory
        if (commands := memory.taken_up(line, ask.seat)) and ask.topic in self.session.face.open_topics:
            line, *others = commands
            self._wait(others, ask)
            self._on_the_way = memory.walking
            self.session.screen.say(f"> {line}", "dim")
        elif rest := memory.rest_of_list(line):
            self.session.page([[("", f"  {text}")] for text in rest])
            return ""
        return memory.led_there(line) or line

    def _is_dear(self, line: str, move: Pick, moves: Moves) -> bool:
        """Is a move offered first: for what it costs, with too little said, or something that it does not bring?"""
        if is_dear(line, move, moves) or walks_off(self.session, line, move, moves):
            return True
        if not self._waiting:
            return False
        from brzdek.shell.answering.beyond import is_in_vain

        return is_in_vain(move, self._waiting[0], moves, self.session)

    def _asks_which_way(self, line: str, move: Pick, moves: Moves) -> bool:
        """Have both ways been listed in which a move can be made? Enter makes it as the line says."""
        other = other_way(self.session, line, move, moves)
        if other is None:
            return False
        both = [moves.ask.options.index(option) for option in (move.option, other)]
        list_readings(self, line, Unclear(both, [], why="which_way_round"), moves)
        self.offered = move
        return True

    def _overlooks(self, line: str, move: Pick, ask: Ask, moves: Moves) -> bool:
        """Has it been asked whether a turn is to end although something is left over? Who says so again means it."""
        if self._of_several or self._warned is ask or not (left := overlooked(self.session, line, move, ask)):
            return False
        self._warned = ask
        self.offer(move, moves, "left_over", left=left)
        self.drop_the_rest()
        return True

    def _looks_beyond(self, line: str, move: Pick, moves: Moves) -> bool:
        """Have what follows a move wait; False: what the line names cannot be had, and that is said."""
        if moves.readings(tokens(line))[1] or plain(line) in moves.sentences(self.session.screen.style)[0]:
            return True  # to the letter
        from brzdek.shell.answering.beyond import beyond

        found = beyond(line, move, moves, self.session)
        if found.against:
            self.session.refuse(found.against)
            return False
        if found.then:
            self._waiting.appendleft(found.then)
            self._waiting_for = moves.ask.seat
        return True

    @staticmethod
    def _may_ask(reading: Reading, line: str) -> bool:
        """May a line ask something that is better answered than by the command that it begins with?"""
        if isinstance(reading, Do):
            if reading.command.key == "score" and not reading.rest:
                return False
            return " " in line and not line.startswith("/") and (reading.command.own or reading.command.key in ASKED)
        if isinstance(reading, Unclear) and reading.moves and reading.commands:
            return False  # which of both is meant is asked
        return not isinstance(reading, Pick)

    def _set_out(self, line: str, trip: Departure, ask: Ask, moves: Moves) -> None:
        """Go the first step of a way, and let the others wait; where it cannot be gone at once, tell it."""
        session, way = self.session, trip.way
        session.page(way.shown)
        steps = way.steps or (way.affordable if trip.partly else ())
        first = cheapest(steps[0], moves) if steps else None
        if first is None or trip.told:
            self._typed.add(plain(line))
            if halted := session.face.halted(moves.view, session.words):
                session.screen.say(halted)
            first_steps = [first] if first else beginning_with(way.towards, ask) if way.towards else []
            if len(first_steps) == 1:
                self.offer(Pick(first_steps[0]), moves, "first_step")
            elif first_steps:
                ways = [ask.options.index(option) for option in first_steps]
                list_readings(self, line, Unclear(ways, [], why="which_way"), moves)
            return
        others = steps[1 : trip.most]
        self._wait([session.face.candidate(moves.view, step, session.words) for step in others], ask)
        self._on_the_way = True
        self._last[ask.seat] = line
        self._do(Pick(first), ask, moves)

    def _so_often(self, line: str, ask: Ask, moves: Moves) -> Orders | None:
        """The steps that a line says to take several times in a direction."""
        once, times = how_often(line)
        if not 1 < times <= several.MOST_TIMES or not only_heads(once, moves):
            return None
        step = meaning_of(self, once, ask, moves)
        return several.Orders(step, [once] * (times - 1)) if isinstance(step, Pick) and step.sure else None

    def _first(self, found: Orders | None, moves: Moves) -> Deed | None:
        """The first of several commands; the others wait."""
        if found is None:
            return None
        self._wait(found.others, moves.ask)
        self._within_turn = len(self.session.table.journal)
        self._begun = self._turns_begun()
        return found.first

    def _wait(self, commands: Sequence[str], ask: Ask) -> None:
        """Let commands of a line wait until what comes before them is done."""
        self._waiting.extendleft(reversed(commands))
        self._waiting_for, self._on_the_way, self._within_turn = ask.seat, False, None

    def _again(self, ask: Ask, moves: Moves) -> None:
        last = self._last.get(ask.seat)
        if last is None:
            self.session.refuse(self.session.say("again_none"))
            return
        self.session.screen.say(f"> {last}", "dim")
        self._obey(last, ask, moves)

    def repeated(self, line: str, ask: Ask) -> bool:
        """Does the line only repeat the question, or what the log tells?"""
        session = self.session
        if self._sayings_for != (ask, session.at, session.lang):
            question = session.face.question(session.view(ask.seat), ask, session.words)
            self._sayings = {plain(text) for text in (question, *session.told.sentences(session.at))}
            self._sayings_for = (ask, session.at, session.lang)
        return plain(line) in self._sayings

    def was_said(self, line: str) -> bool:
        """Does the line stand on the screen?"""
        wanted = plain(line)
        if wanted in self._typed:
            return False
        return " " in wanted and f" {wanted} " in f" {plain(self.session.screen.said)} "

    def explain(self, question: Asked, ask: Ask, moves: Moves) -> None:
        """Why something is not allowed or was advised, or whether it is allowed; “why not?” is about what was last."""
        advised = self._advised[1] if self._advised is not None and self._advised[0] is ask else None
        if question.what == "why" and advised is not None and is_about(question.rest, advised, moves):
            tell_why(self.session, ask, advised)
            return
        about = question.rest
        if not about and self._doubted is not None and self._doubted[0] is ask:
            about = self._doubted[1]
        if about:
            self._doubted, self._advised = (ask, about), None
        actions.explain(self.session, about, ask, moves, whether=question.what == "may")

    def advised(self, ask: Ask, option: Option) -> None:
        """Something was advised: “why?” means that now."""
        self._advised, self._doubted = (ask, option), None

    # -- doing

    def _decide(self, deed: Deed, ask: Ask, moves: Moves) -> None:
        """Do what is sure; a guess only if it can be taken back."""
        if deed.sure:
            self._do(deed, ask, moves)
        elif isinstance(deed, Do):
            if deed.command.key != LEAVING or not self.session.screen.live:
                self.offer(deed, moves, "meant")
            elif self.session.agree("leave"):
                raise LeaveGame
        elif deed.clear or goes_on(self.session.table.fork(), deed.option):
            move = self.session.face.option(moves.view, deed.option, self.session.words)
            self.session.screen.say(self.session.say("taken_for", move=move), "dim")
            self._do(deed, ask, moves)
        else:
            self.offer(deed, moves, "meant")

    def _do(self, deed: Deed, ask: Ask, moves: Moves) -> None:
        session = self.session
        before = len(session.table.journal)
        if isinstance(deed, Pick):
            if ask.topic in session.face.open_topics:
                self.memory.drop((), None)  # whoever does something else does not go on
            self._answer(deed.option, ask, moves)
        else:
            actions.perform(session, deed, ask, moves)
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
        session.refuse((before + session.say(key, word=worded(deed, moves, session.lang), move=move, **more)).lstrip())
        self.offered = deed


def _is_nothing(reading: Reading) -> bool:
    """Does nothing speak for a reading but that it is nearest?"""
    return (
        bool(reading.strange) if isinstance(reading, Unclear) else isinstance(reading, Unknown) and not reading.nearest
    )
