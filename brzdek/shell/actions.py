"""What the commands do, and what is said about lines that mean nothing or too much."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from brzdek.core.ask import Ask
from brzdek.core.face import Line, Look
from brzdek.core.seats import usual_bot
from brzdek.core.text import Lang, clean, fold
from brzdek.shell import library
from brzdek.shell.commands import Command
from brzdek.shell.moves import Moves, tokens
from brzdek.shell.parse import Do, Unclear, Unknown
from brzdek.shell.words import other

if TYPE_CHECKING:
    from brzdek.shell.session import Session

LOG_LINES = 20
NAMED = 8
"""How many readings of an unclear line are listed."""
RULES_SHOWN = 30
LOOK, MACRO = "look", "macro"
"""How the keys of a game's own commands begin; a number follows."""
LANG_WORDS: dict[Lang, tuple[str, ...]] = {"pl": ("pl", "polski", "polish"), "en": ("en", "angielski", "english")}


class Leave(Exception):
    """The person wants to go."""


def perform(session: Session, do: Do, ask: Ask, moves: Moves) -> None:
    """Carry out a command."""
    if do.command.key.startswith(MACRO):
        _macro(session, do, ask)
    elif do.command.own:
        _look(session, do)
    elif do.command.key in SHOWN and not do.rest:
        session.page(SHOWN[do.command.key](session))
    elif do.command.key == "moves":
        _moves(session, moves)
    elif do.command.key == "hint":
        _hint(session, ask, moves)
    else:
        DONE[do.command.key](session, do)


def arguments(session: Session, command: Command) -> Iterable[str]:
    """What completion offers after a command."""
    if command.takes == "card":
        return library.card_names(session.table.catalog, session.lang)
    if command.takes == "rule":
        rules = library.rules_of(session.table.setup.game)
        return [*library.topics(rules), *(rule.id for rule in rules)]
    if command.takes == "lang":
        return ("pl", "en")
    if command.takes == "count":
        return ("all",)
    if command.takes == "print":
        return library.printed_parts(session.lang)
    if command.takes == "command":
        return [other.name(session.lang) for other in session.commands.all]
    if command.own and command.takes:
        offers = _look_of(session, command).offers
        return offers(session.view(session.at), session.lang) if offers else ()
    return ()


# -- showing


def show(session: Session, key: str) -> None:
    """Something that a function key shows, as the person at the screen may see it."""
    session.screen.show(SHOWN[key](session))


def _board(session: Session) -> list[Line]:
    return session.board()


def _hand(session: Session) -> list[Line]:
    lines = session.face.hand(session.view(session.at), session.words, session.screen.style)
    return lines or [[("dim", session.say("no_hand"))]]


def _score(session: Session) -> list[Line]:
    return session.face.score(session.view(session.at), session.words, session.screen.style)


def recent(session: Session, count: int | None = LOG_LINES) -> list[Line]:
    """The last things that happened; None: all of them."""
    lines = session.told.events(session.at)
    if not lines:
        return [[("dim", session.say("log_empty"))]]
    if count is None or len(lines) <= count:
        return lines
    more = session.say("log_more", n=len(lines) - count, command=session.word("log"))
    return [[("dim", more)], *lines[-count:]]


def help_lines(session: Session) -> list[Line]:
    """How to type moves, and all commands."""
    say, screen = session.say, session.screen
    lines = screen.paragraph(say("help_typing"))
    own = [command for command in session.commands.all if command.own]
    if own:
        lines += [[("title", say("help_own"))], *_command_lines(session, own)]
    lines += [[("title", say("help_title"))]]
    lines += _command_lines(session, [command for command in session.commands.all if not command.own])
    lines += screen.paragraph(say("help_slash", word=session.word("log")), "dim")
    return lines + screen.paragraph(say("help_keys"), "dim")


SHOWN: dict[str, Callable[[Session], list[Line]]] = {
    "board": _board,
    "hand": _hand,
    "score": _score,
    "log": recent,
    "help": help_lines,
}
KEYS = {"f1": "help", "f2": "board", "f3": "hand", "f4": "log"}
"""What function keys show."""


def _command_lines(session: Session, commands: Iterable[Command]) -> list[Line]:
    rows = [(command.name(session.lang), command.name(other(session.lang)), command) for command in commands]
    width = max(len(name) for name, _, _ in rows)
    return [
        [
            ("key", f"  {name:<{width}}"),
            ("", f"  {command.help.to(session.lang)}"),
            ("dim", f" · {foreign}" if foreign != name else ""),
        ]
        for name, foreign, command in rows
    ]


def _look(session: Session, do: Do) -> None:
    look = _look_of(session, do.command)
    view = session.view(session.at)
    session.page(session.fitting(lambda style: look.show(view, do.rest, session.words, style)))


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
        session.answer(option)
    if session.table.ask is ask:
        session.refuse(session.say("macro_nothing", command=do.command.name(session.lang)))


# -- moves and advice


def _moves(session: Session, moves: Moves) -> None:
    """The legal moves with their numbers, under the game's headings."""
    style = session.screen.style
    lines: list[Line] = [[("title", session.say("moves_title", n=len(moves.ask.options)))]]
    number = 0
    for heading, indexes in moves.groups(session.lang, style):
        if heading:
            lines.append([("title", heading)])
        items = []
        for index in indexes:
            number += 1
            label = moves.label(index, number, session.lang)
            items.append((label, session.face.brief(moves.view, moves.ask.options[index], session.words)))
        lines += in_columns(items, style.width - 1 if session.screen.rich else 0)
    session.page(lines)


def in_columns(items: list[tuple[str, str]], width: int) -> list[Line]:
    """Numbered items, side by side where the screen is wide enough; read downwards."""
    label = max(len(label) for label, _ in items)
    wide = max(len(text) for _, text in items)
    columns = max(1, (width - 1) // (label + wide + 4))
    rows = -(-len(items) // columns)
    lines: list[Line] = []
    for row in range(rows):
        line: Line = []
        for mark, text in items[row::rows]:
            line += [("key", f"  {mark:>{label}}"), ("", f" {text:<{wide}}")]
        ink, last = line[-1]
        lines.append([*line[:-1], (ink, last.rstrip())])
    return lines


def _hint(session: Session, ask: Ask, moves: Moves) -> None:
    """What a steady player would do in this place."""
    bots = session.table.rulebook.bots
    if not bots:
        session.screen.say(session.say("hint_none"))
        return
    adviser = bots[usual_bot(bots)](ask.seat, session.table.setup.seed)
    option = adviser.choose(session.view(ask.seat), ask)
    move = session.face.option(moves.view, option, session.words)
    typed = moves.typed(ask.options.index(option), session.lang)
    session.screen.say(session.say("hint", move=move, typed=typed), "good")


# -- the others


def _log(session: Session, do: Do) -> None:
    word = fold(do.rest)
    if word in ("all", "wszystko"):
        session.page(recent(session, None))
    elif word.isdecimal() and len(word) < 7 and int(word):
        session.page(recent(session, int(word)))
    else:
        session.refuse(session.say("log_count", command=session.word("log"), found=do.rest))


def _card(session: Session, do: Do) -> None:
    catalog = session.table.catalog
    if not do.rest:
        name = library.card_names(catalog, session.lang)[0]
        session.refuse(session.say("card_which", command=session.word("card"), name=name))
        return
    found = library.find_cards(catalog, do.rest)
    if len(found) == 1:
        session.page(library.card_lines(session.face, found[0], session.words, session.screen))
    elif found:
        names = ", ".join(card.name.to(session.lang) for card in found[:12])
        session.refuse(session.say("card_several", names=names))
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
        session.screen.say(session.say("rules_topics", topics=", ".join(library.topics(rules))))
        session.screen.say(session.say("rules_how", command=session.word("rules")), "dim")
    else:
        found = library.find_rules(rules, do.rest, session.lang)
        if not found:
            session.refuse(session.say("rules_none", word=do.rest) + _nearest(session, do))
            return
        lines: list[Line] = []
        for rule in found[:RULES_SHOWN]:
            lines += library.rule_lines(rule, session.lang, session.screen)
        if len(found) > RULES_SHOWN:
            lines.append([("dim", session.say("and_more", n=len(found) - RULES_SHOWN))])
        session.page(lines)


def _undo(session: Session, do: Do) -> None:
    """Take back the last answer of a person, with what bots answered after it."""
    answers = [place for place, seat in enumerate(session.answered) if seat in session.people]
    if not answers:
        session.refuse(session.say("undo_none"))
        return
    place = answers[-1]
    seat = session.answered[place]
    reasons = []
    if seat != session.at:
        reasons.append(session.say("undo_other", name=session.names[seat]))
    if session.table.reveals_within(len(session.answered) - place):
        reasons.append(session.say("undo_reveal"))
    if reasons and not do.agreed and not _agreed(session, " ".join(reasons)):
        return
    session.take_back(place)
    session.screen.say(session.say("undone", name=session.names[seat]), "good")


def _agreed(session: Session, reasons: str) -> bool:
    if not session.screen.live:
        session.refuse(f"{reasons} {session.say('undo_force', command=session.word('undo'))}")
        return False
    session.screen.say(reasons)
    if session.agree("undo_agree"):
        return True
    session.screen.say(session.say("undo_kept"))
    return False


def _save(session: Session, do: Do) -> None:
    recorder = session.recorder
    if recorder is None or recorder.failed:
        session.refuse(session.say("save_none"))
        return
    if not do.rest:
        session.screen.say(session.say("saved_here", file=recorder.path))
        return
    shown = clean(do.rest)
    try:
        _copy(recorder.path, Path(do.rest).expanduser(), replace=do.agreed)
    except FileExistsError:
        session.refuse(session.say("save_exists", file=shown, command=session.word("save")))
    except (OSError, ValueError, RuntimeError) as error:
        session.refuse(session.say("save_failed", file=shown, reason=getattr(error, "strerror", None) or error))
    else:
        session.screen.say(session.say("saved", file=shown), "good")


def _copy(source: Path, target: Path, *, replace: bool) -> None:
    """Copy the whole file or nothing."""
    if target.exists() and (not replace or not target.is_file()):
        raise FileExistsError
    data = source.read_bytes()
    aside = target.with_name(target.name + ".new")
    try:
        with aside.open("xb") as file:
            file.write(data)
        aside.replace(target)
    except OSError:
        with contextlib.suppress(OSError):
            aside.unlink()
        raise


def _print(session: Session, do: Do) -> None:
    from printables.line import told

    told(do.rest, session.table.setup.game, session.lang, session.screen.say, session.refuse)


def _lang(session: Session, do: Do) -> None:
    for lang, words in LANG_WORDS.items():
        if fold(do.rest) in words:
            session.use(lang)
            session.screen.say(session.say("lang_now"))
            return
    session.refuse(session.say("lang_which"))


def _help(session: Session, do: Do) -> None:
    _, found = session.commands.find(do.rest.removeprefix("/"))
    if found:
        session.screen.show(_command_lines(session, found))
    else:
        session.refuse(session.say("unknown", line=do.rest) + _nearest(session, do))


def _quit(session: Session, do: Do) -> None:
    raise Leave


DONE: dict[str, Callable[[Session, Do], None]] = {
    "log": _log,
    "card": _card,
    "rules": _rules,
    "undo": _undo,
    "save": _save,
    "print": _print,
    "lang": _lang,
    "help": _help,
    "quit": _quit,
}


# -- lines that are not done


def explain(session: Session, line: str, reading: Unclear | Unknown, moves: Moves) -> None:
    """One sentence on why a line was not done."""
    if isinstance(reading, Unknown):
        reason = session.face.refusal(moves.view, moves.ask, line, session.words)
        if reason is not None:
            session.refuse(reason)
            return
        text = session.say(reading.reason, line=line, **dict(reading.values))
        text += session.say("nearest", word=reading.nearest) if reading.nearest else ""
        session.refuse(text + session.say("see_moves"))
        return
    place = moves.unfinished(tokens(line))
    if place is not None and not reading.commands:
        words = [child.first(session.lang) for child in place.children.values()]
        session.refuse(session.say("go_on", line=line, next=_some(session, words)))
        return
    order = moves.order(session.lang, session.screen.style)
    readings = []
    for index in reading.moves:
        label = moves.label(index, order.index(index) + 1, session.lang)
        readings.append(f"{label} – {session.face.option(moves.view, moves.ask.options[index], session.words)}")
    for command in reading.commands:
        name = ("/" if reading.moves else "") + command.name(session.lang)
        readings.append(f"{name} – {command.help.to(session.lang)}")
    session.refuse(f"{session.say('unclear', line=line)} {_some(session, readings, '; ')}.")


def _some(session: Session, words: list[str], between: str = ", ") -> str:
    shown = between.join(words[:NAMED])
    rest = len(words) - NAMED
    return shown + (f"{between}{session.say('and_more', n=rest)}" if rest > 0 else "")
