"""What the commands do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from brzdek.core.ask import Ask
from brzdek.core.drawing import Line
from brzdek.core.facets import Look, Macro
from brzdek.core.text import clean, fold
from brzdek.shell.answering import answers, cards_told, guide, library
from brzdek.shell.answering.advice import advise
from brzdek.shell.answering.lately import recent
from brzdek.shell.display.screen import LeaveGame
from brzdek.shell.reading.card_search import card_names
from brzdek.shell.reading.commands import LOOK, MACRO, Command
from brzdek.shell.reading.deeds import Do
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.questions import Asked, move_asked_about, subject
from brzdek.shell.sitting import going_back
from brzdek.shell.sitting.peace import be_quiet
from brzdek.shell.sitting.showing import SHOWN, command_lines, show_moves
from brzdek.shell.words import LANG_WORDS

if TYPE_CHECKING:
    from brzdek.core.catalog.catalog import Catalog
    from brzdek.shell.sitting.session import Session


def perform(session: Session, do: Do, ask: Ask, moves: Moves) -> None:
    """Carry out a command."""
    if do.command.key.startswith(MACRO):
        _macro(session, do, ask)
    elif do.command.own:
        _look(session, do)
    elif do.command.key in SHOWN and not do.rest:
        session.page(SHOWN[do.command.key](session))
    elif do.command.key == "moves":
        show_moves(session, moves)
    elif do.command.key == "hint":
        advise(session, ask, moves, do=do.agreed, line=do.rest)
    elif do.command.key == "why":
        session.talk.reasons.explain(Asked("why", move_asked_about(do.rest)), ask, moves)
    else:
        DONE[do.command.key](session, do)


def arguments(session: Session, command: Command) -> Iterable[str]:
    """What completion offers after a command."""
    if command.takes == "card":
        return card_names(_catalog(session), session.lang)
    if command.takes == "rule":
        rules = library.rules_of(session.table.setup.game)
        return [*library.topics(rules, session.lang), *(rule.id for rule in rules)]
    if command.takes == "lang":
        return ("pl", "en")
    if command.takes == "count":
        return ("all",)
    if command.takes == "print":
        return library.printed_parts(session.lang)
    if command.takes == "command":
        chapters = library.guide_of(session.table.setup.game)
        return [
            *(other.name(session.lang) for other in session.commands.all),
            *(one.title.to(session.lang) for one in chapters),
        ]
    if command.own and command.takes:
        offers = _look_of(session, command).offers
        return offers(session.view(session.at), session.lang) if offers else ()
    return ()


def _look(session: Session, do: Do) -> None:
    look = _look_of(session, do.command)
    view = session.view(session.at)
    session.page(session.stage.fitting(lambda style: look.show(view, do.rest, session.words, style)))


def _look_of(session: Session, command: Command) -> Look[Any]:
    return session.face.looks[int(command.key.removeprefix(LOOK))]


def _macro(session: Session, do: Do, ask: Ask) -> None:
    """Give the answers of a macro one by one, as long as it has one and the same player is asked."""
    macro = session.face.macros[int(do.command.key.removeprefix(MACRO))]
    view = session.view(ask.seat)
    while (now := session.table.ask) is not None and now.seat == ask.seat:
        option = macro.next(view, now)
        if option is None:
            break
        session.told.note(ask.seat, session.face.remark(view, now, option, session.words))
        session.answer(option)
    _tell_what_is_held(session, macro, ask)
    insisted = macro.insist(view, ask) if macro.insist is not None and session.table.ask is ask else None
    if insisted is not None:
        session.answer(insisted)
    elif session.table.ask is ask and ask.topic not in session.face.open_topics:
        session.refuse(session.say("answer_first", line=do.command.name(session.lang)))
        session.talk.drop_the_rest()
        session.ask_aloud(ask)
    elif session.table.ask is ask:
        lacks = session.face.lacking(view, ask, session.words)
        told = next((lack.why for lack in lacks if macro.deed and macro.deed in lack.deeds.split("|")), "")
        nothing = told or session.say("macro_nothing", command=do.command.name(session.lang))
        if session.talk.queue.is_for(ask.seat):
            session.screen.say(nothing, "dim")  # what is said to be done after it can still be done
        else:
            session.refuse(nothing)


def _tell_what_is_held(session: Session, macro: Macro[Any], ask: Ask) -> None:
    """After a macro has done something, say what it leaves."""
    now = session.table.ask
    if macro.held is None or now is None or now is ask or now.seat != ask.seat:
        return
    session.told.note(ask.seat, macro.held(session.view(ask.seat), now, session.words))


def _log(session: Session, do: Do) -> None:
    word = fold(do.rest)
    if word in ("all", "wszystko"):
        session.page(recent(session, None))
    elif word.isdecimal() and len(word) < 7 and int(word):
        session.page(recent(session, int(word)))
    else:
        session.refuse(session.say("log_count", command=session.word("log"), found=do.rest))


def _catalog(session: Session) -> Catalog:
    """The cards of this game, without those that its options leave out."""
    catalog: Catalog = session.table.view(None).catalog
    return catalog


def _card(session: Session, do: Do) -> None:
    catalog = _catalog(session)
    if not do.rest and cards_told.show_card_in_question(session):
        return
    if not do.rest:
        name = card_names(catalog, session.lang)[0]
        session.refuse(session.say("card_which", command=session.word("card"), name=name))
        return
    if answers.told_of_each(session, do.rest) or answers.told_of(session, subject(do.rest) or do.rest):
        return
    if " " in do.rest and guide.near(session, do.rest):
        answers.have_none(session, do.rest)
    else:
        session.refuse(session.say("card_none", word=do.rest) + _nearest(session, do))


def _nearest(session: Session, do: Do) -> str:
    from brzdek.core.problems import nearest

    near = nearest(do.rest, arguments(session, do.command))
    return session.say("nearest", word=near) if near else ""


def _rules(session: Session, do: Do) -> None:
    rules = library.rules_of(session.table.setup.game)
    if not rules:
        session.refuse(session.say("rules_absent"))
    elif not do.rest:
        session.screen.say(session.say("rules_topics", topics=", ".join(library.topics(rules, session.lang))))
        session.screen.say(session.say("rules_how", command=session.word("rules")), "dim")
    else:
        from brzdek.shell.answering.rule_search import find_rules

        found = find_rules(rules, do.rest, session.lang)
        if not found:
            session.refuse(session.say("rules_none", word=do.rest) + _nearest(session, do))
            return
        session.page(library.rules_lines(found, session.lang, session.screen))


def _save(session: Session, do: Do) -> None:
    recorder = session.recorder
    if recorder is None or recorder.failed:
        session.refuse(session.say("save_none"))
        return
    if not do.rest:
        session.screen.say(session.say("saved_here", file=clean(str(recorder.path))))
        return
    shown = clean(do.rest)
    from brzdek.core.problems import BadData, why
    from brzdek.core.record.saves import copy_to

    try:
        copy_to(recorder, Path(do.rest).expanduser(), replace=do.agreed)
    except FileExistsError:
        session.refuse(session.say("save_exists", file=shown, command=session.word("save")))
    except BadData as bad:
        session.refuse("\n".join(problem.worded(session.lang) for problem in bad.problems))
    except OSError as error:
        session.refuse(session.say("save_failed", file=shown, reason=why(error, session.lang)))
    except (ValueError, RuntimeError):
        # A zero byte, or the home of somebody who has none.
        session.refuse(session.say("save_failed", file=shown, reason=session.say("save_name")))
    else:
        session.screen.say(session.say("saved", file=shown), "good")


def _print(session: Session, do: Do) -> None:
    from printables.jobs.line import told

    told(do.rest, session.table.setup.game, session.lang, session.screen.say, session.refuse)


def _alias(session: Session, do: Do) -> None:
    """Own words: list them, note one ("zk = zagraj wszystko; koniec"), remove one ("zk =")."""
    aliases = session.talk.aliases
    word, equals, text = (part.strip() for part in do.rest.partition("="))
    if not do.rest:
        lines: list[Line] = [[("key", f"  {name}"), ("", f" = {meaning}")] for name, meaning in aliases.all.items()]
        session.page(lines or [[("dim", session.say("alias_none"))]])
    elif not equals or not word or " " in word or word.startswith("/"):
        session.refuse(session.say("alias_how", command=session.word("alias")))
    elif text and (word.isdecimal() or session.commands.find(word)[0]):
        session.refuse(session.say("alias_taken", word=word))
    else:
        aliases.keep(word, text)
        session.screen.say(session.say("alias_kept" if text else "alias_gone", word=word, text=text), "good")


def _lang(session: Session, do: Do) -> None:
    for lang, words in LANG_WORDS.items():
        if fold(do.rest) in words:
            session.use(lang)
            session.screen.say(session.say("lang_now"))
            return
    session.refuse(session.say("lang_which"))


def _help(session: Session, do: Do) -> None:
    asked = (do.rest.removeprefix("/"), *do.rest.split())
    found = next((found for word in asked if (found := session.commands.find(word)[1])), [])
    chapter = guide.titled(session, do.rest)
    if chapter is not None:
        session.page(guide.chapter_lines(session, chapter))
    elif found:
        session.screen.show(command_lines(session, found))
    elif not (guide.tell(session, do.rest, guide.LIKELY) or answers.told_of(session, do.rest)):
        answers.have_none(session, do.rest)


def _quit(session: Session, do: Do) -> None:
    raise LeaveGame


DONE: dict[str, Callable[[Session, Do], None]] = {
    "log": _log,
    "card": _card,
    "rules": _rules,
    "quiet": be_quiet,
    "undo": going_back.undo,
    "redo": going_back.redo,
    "alias": _alias,
    "save": _save,
    "print": _print,
    "lang": _lang,
    "help": _help,
    "quit": _quit,
}
