"""What a good player would do: the next move, what it brings, and the plan for the turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Any

from brzdek.core.ask import Ask, Option
from brzdek.core.inquiry import CHANCE
from brzdek.core.seats import adviser, usual_bot
from brzdek.core.text import fold
from brzdek.core.values import NamedTuple
from brzdek.shell.answering.inquiries import Inquired, told_by_game
from brzdek.shell.reading.commands import MACRO
from brzdek.shell.reading.deeds import Do, Pick
from brzdek.shell.reading.moods import named_after_yes
from brzdek.shell.reading.questions import Asked, asked, without_opening
from brzdek.shell.reading.small_words import bare, bare_words
from brzdek.shell.reading.speech.asking_words import ASKING, OTHERS, USELESS, WHICH
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.reading.trying import goes_on
from brzdek.shell.reading.whole_hand import PLAYING

if TYPE_CHECKING:
    from brzdek.core.rulebook import Bot
    from brzdek.core.table import Table
    from brzdek.shell.reading.commands import Command
    from brzdek.shell.reading.deeds import Deed
    from brzdek.shell.reading.moves import Moves
    from brzdek.shell.sitting.session import Session

ASKED_ABOUT = frozenset({"buy", "fight", "go", "drink", "discard"})
"""Deeds about which people ask for advice."""
OFFERED = frozenset(fold("row puli pula pulę rzędu rząd sklep sklepu shop store offer oferty").split())
"""What lies where one buys."""
ANSWERS = frozenset(
    fold(
        "way one rotation side option direction answer choice obrót strona stronę opcja opcję ułożenie odpowiedź"
    ).split()
)
"""What the answers to a question may be called."""
RISKY = ("ryzyk", "niebezpiecz", "risk", "danger")
"""What words begin with that ask for a danger as well."""
FARTHEST = 12
"""How many moves ahead a plan is told."""


def advise(session: Session, ask: Ask, moves: Moves, *, do: bool, line: str = "") -> None:
    """Say what a good player would do in this place and why, or do it. ``line``: how somebody asked, which may be for
    a deed, such as what to buy.
    """
    bots = session.table.rulebook.bots
    if not bots:
        session.refuse(session.say("hint_none"))
        return
    seed = session.table.setup.seed
    view = session.view(ask.seat)
    if not do and _after_all(session, ask, line):
        return
    option = _of_the_deed(session, ask, line)
    if option is None:
        option = bots[adviser(bots)](ask.seat, seed).choose(view, ask) if do else best_of_all(session, ask)
    memory = session.talk.memory
    if not do and session.talk.of_several and memory.advised is ask and memory.advice == option:
        session.screen.say(session.say("as_above"), "dim")
        session.talk.offered = Pick(option) if session.screen.live else None
        return
    move = session.face.option(view, option, session.words)
    if do:
        session.screen.say(session.say("hint_done", move=move), "good")
        session.answer(option)
        return
    typed = moves.shown(ask.options.index(option), session.lang)
    live = session.screen.live
    session.screen.say(session.say("hint_live" if live else "hint", move=move, typed=typed), "good")
    tell_why(session, ask, option)
    session.talk.reasons.advised(ask, option)
    plan = list(_plan(session, bots[usual_bot(bots)](ask.seat, seed), option))
    if plan:
        steps = [(move, len(list(same))) for move, same in groupby(plan)]
        told = "; ".join(f"{move} ×{times}" if times > 1 else move for move, times in steps)
        session.screen.say(session.say("hint_plan", moves=told), "dim", indent="  ")
    if any(word.startswith(RISKY) for word in bare_words(line)):
        session.page(told_by_game(session, line, Inquired(CHANCE, "")))
    if live:
        session.screen.say(session.say("hint_how", typed=typed), "dim", indent="  ")
        session.talk.offered = Pick(option)
    session.talk.memory.advised, session.talk.memory.advice = ask, option


def best_of_all(session: Session, ask: Ask) -> Option:
    """What a good player would do for a reason that can be seen: the same to whoever asks, however they ask."""
    view, bots = session.view(ask.seat), session.table.rulebook.bots
    bot = bots[adviser(bots)](ask.seat, session.table.setup.seed)
    best = bot.choose(view, ask)
    if not session.face.unfounded(view, best):
        return best
    others = [option for option in ask.options if not session.face.unfounded(view, option)]
    return bot.choose(view, Ask(ask.seat, ask.topic, others, ask.about, ask.for_)) if others else best


def asks_to_choose(session: Session, line: str, ask: Ask) -> bool:
    """Is it asked which of the answers to give, where a question is open that is not the turn itself?"""
    words = [bare(word) for word in fold(without_opening(line)).split()]
    if not _is_pending(session, ask) or len(words) < 2 or words[0] not in WHICH:
        return False
    view, deeds = session.view(ask.seat), deeds_of(words[1])
    says_only_the_deed = len(words) == 2 and all(
        deeds.intersection(session.face.deeds_of(view, one)) for one in ask.options
    )
    return says_only_the_deed or words[1] in ANSWERS or asked(line) == Asked("hint")


def _is_pending(session: Session, ask: Ask) -> bool:
    """Is something to be chosen before the turn goes on, even if other moves can be made first?"""
    return ask.topic not in session.face.open_topics or any(option[0] == ask.topic for option in ask.options)


def tell_why(session: Session, ask: Ask, option: Option) -> None:
    """Why a move is advised, or at least what it does."""
    if why := reason_for(session, ask, option):
        session.screen.say(session.say("hint_why", why=why), indent="  ")


def reason_for(session: Session, ask: Ask, option: Option) -> str:
    """What speaks for a move, or at least what it does; "": that says no more than the move itself."""
    view = session.view(ask.seat)
    gist = session.face.gist(view, option, 1, session.words) if len(option) > 1 else ""
    why = session.face.why(view, ask, option, session.words) or gist
    says_more = any(map(str.isalpha, why)) and why.rstrip("…") not in session.face.option(view, option, session.words)
    return why if says_more else ""


def is_about(line: str, option: Option, moves: Moves) -> bool:
    """Does a question say nothing but words of this move, or nothing at all?"""
    says_nothing = moves.understanding.vocabulary.says_nothing
    telling = [word for word in map(bare, fold(line).split()) if not says_nothing(word) and word not in OTHERS]
    return moves.ask.options.index(option) in moves.understanding.explaining(telling)


def names_again(line: str, offered: Deed, moves: Moves) -> bool:
    """Is yes said to an offer, and then only words of that move: “do what you said, ditch the fork”?"""
    rest = named_after_yes(line)
    says_nothing = moves.understanding.vocabulary.says_nothing
    if not isinstance(offered, Pick) or all(word in ASKING or says_nothing(word) for word in bare_words(rest)):
        return False
    return asked(rest) is None and is_about(rest, offered.option, moves)


def _wanted(line: str) -> frozenset[str]:
    """The deeds about which somebody asks."""
    words = bare_words(line)
    if not USELESS.isdisjoint(words):
        return frozenset({"discard"})
    if not OFFERED.isdisjoint(words):
        return frozenset({"buy"})
    return ASKED_ABOUT.intersection(deed for word in words for deed in deeds_of(word))


class AllPlayed(NamedTuple):
    """A fork of the table after all cards were played, and the command that does it."""

    table: Table
    command: Command


def all_played(session: Session, ask: Ask) -> AllPlayed | None:
    """The table once all cards are played; None: there are none, or something comes to light."""
    for command in session.commands.all:
        if command.deed != PLAYING:
            continue
        trial, macro = session.table.fork(), session.face.macros[int(command.key.removeprefix(MACRO))]
        played = False
        while trial.ask is not None and (option := macro.next(trial.view(ask.seat), trial.ask)) is not None:
            if not goes_on(trial, option):
                return None
            played = True
        return AllPlayed(trial, command) if played and trial.ask is not None and trial.ask.seat == ask.seat else None
    return None


def _after_all(session: Session, ask: Ask, line: str) -> bool:
    """Say what to do of what is asked about once all cards are played, where they bring what it takes; False: nothing
    is asked about, or there is nothing to play first.
    """
    wanted, face, bots = _wanted(line), session.face, session.table.rulebook.bots
    played = all_played(session, ask) if wanted and not _is_pending(session, ask) else None
    if played is None or played.table.ask is None:
        return False
    now, view = played.table.ask, played.table.view(ask.seat)
    named = [option for option in now.options if wanted.intersection(face.deeds_of(view, option))]
    others = [option for option in now.options if "finish" in face.deeds_of(view, option)]
    few = Ask(now.seat, now.topic, [*named, *others], now.about, now.for_)
    best = bots[usual_bot(bots)](ask.seat, session.table.setup.seed).choose(view, few) if named else None
    if best is None or best not in named:
        return False
    first = played.command.name(session.lang)
    move = face.option(view, best, session.words)
    session.screen.say(session.say("hint_after", first=first, move=move), "good")
    if why := face.why(view, now, best, session.words):
        session.screen.say(session.say("hint_why", why=why), indent="  ")
    if session.screen.live:
        session.screen.say(session.say("hint_first", typed=first), "dim", indent="  ")
        session.talk.offered = Do(played.command, "")
    return True


def _of_the_deed(session: Session, ask: Ask, line: str) -> Option | None:
    """The best move of the deed that somebody asks about, or of all where that is not worth doing; None: they ask about
    none, or about one that cannot be done.
    """
    wanted = _wanted(line)
    if not wanted or _is_pending(session, ask):
        return None
    view, bots = session.view(ask.seat), session.table.rulebook.bots
    face = session.face
    named = [option for option in ask.options if wanted.intersection(face.deeds_of(view, option))]
    if not named:
        session.screen.say(session.say("hint_not_now"), "dim")
        return None
    others = [option for option in ask.options if "finish" in face.deeds_of(view, option)]
    bot = bots[usual_bot(bots)](ask.seat, session.table.setup.seed)
    option = bot.choose(view, Ask(ask.seat, ask.topic, [*named, *others], ask.about, ask.for_))
    if option in named:
        return option
    best = bots[adviser(bots)](ask.seat, session.table.setup.seed).choose(view, ask)
    if best not in named:
        session.screen.say(session.say("hint_not_worth"), "dim")
    return best


def _plan(session: Session, bot: Bot[Any], option: Option) -> Iterator[str]:
    """The moves that would follow, in words, as far as nothing has to come to light for them."""
    table = session.table.fork()
    assert table.ask is not None
    seat = table.ask.seat
    for _ in range(FARTHEST):
        if not goes_on(table, option) or table.ask is None or table.ask.seat != seat:
            return
        view = table.view(seat)
        option = bot.choose(view, table.ask)
        yield session.face.option(view, option, session.words)
