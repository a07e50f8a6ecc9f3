"""A typed line becomes a move, a command, or a reason why it is neither."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from brzdek.core.drawing import Style
from brzdek.core.text import Lang, fold
from brzdek.shell.reading.by_sense import by_measure, by_rank, most_likely, numbers_a_name
from brzdek.shell.reading.commands import Command, Commands
from brzdek.shell.reading.deeds import Deed, Do, Pick
from brzdek.shell.reading.moods import accepted, agreement, agrees, asks_yes_or_no, claimed, is_mood, takes_up
from brzdek.shell.reading.moves import EXACT, SHORTENED, UNFINISHED, Moves, plain, tokens
from brzdek.shell.reading.named_commands import YIELDING, can_show, command_only, commands_named, requests
from brzdek.shell.reading.questions import asked
from brzdek.shell.reading.readings import Reading, Unclear, Unknown
from brzdek.shell.reading.small_words import RANKS
from brzdek.shell.reading.speech.asking_words import ASKING

SHORT = 2
"""A line of so few letters is never enough to end something."""
YES = "yes"


def read(
    line: str,
    moves: Moves | None,
    commands: Commands,
    lang: Lang,
    style: Style,
    *,
    listed: Sequence[Deed] = (),
    fresh: bool = True,
    repeated: Callable[[str], bool] = lambda line: False,
) -> Reading:
    """What a typed line means now.

    ``moves`` is None where only commands can be typed; ``listed`` is the list whose numbers may be typed, and
    ``fresh``, whether it was the last thing that was said: “the last one” means it only then;
    ``repeated`` tells a line that only says again what the program has said.
    """
    if line.startswith("/"):
        return command_only(line[1:].strip(), commands)
    if line.strip("? ") == "":
        return Do(commands.find("moves")[1][0], "") if line else Unknown()
    if moves is None:
        return command_only(line, commands)
    if line.isdecimal() and (reading := _by_number(line, moves, listed)) is not None:
        return reading
    if (reading := _by_place(line, moves, listed if fresh else (), lang)) is not None:
        return reading
    if lang == "pl" and plain(line) == "no" and (asks_yes_or_no(moves) or accepted(moves) is not None):
        return Unclear(list(range(len(moves.ask.options))), [])  # in Polish that is rather a yes
    fit, found = moves.readings(tokens(line))
    exact, named, _ = commands_named(line, commands)
    if fit == EXACT and len(found) == 1 and not named:
        return Pick(moves.ask.options[found[0]])
    if not named and not asks_yes_or_no(moves) and (is_mood(line, lang) or takes_up(line, moves, lang)):
        return _by_mood(line, moves)
    return (
        (None if named else _chosen(claimed(line, moves), moves))
        or (None if exact and named else _by_sentence(line, moves, style))
        or (Unknown(reason="repeated") if " " in line and repeated(line) else None)
        or _to_the_letter(line, moves, commands)
        or asked(line)
        or _only_asked(line, _by_brief(line, moves, style))
        or _only_asked(line, by_rank(line, moves, lang, style))
        or _only_asked(line, by_measure(line, moves))
        or _only_asked(line, _by_sense_or_yes(line, moves, commands, lang))
        or Unknown()
    )


# -- numbers


def _by_number(line: str, moves: Moves, listed: Sequence[Deed]) -> Reading | None:
    """A number of the list that was shown last. None: here it is a word like others."""
    if not moves.numbered:
        return None
    number = int(line.lstrip("0")[:9] or 0)
    if 1 <= number <= len(listed):
        return listed[number - 1]
    if number == len(moves.ask.options) == 1:
        return Pick(moves.ask.options[0])
    meaning = moves.understanding.meaning(line)
    move = Pick(moves.ask.options[meaning.moves[0]]) if meaning and len(meaning.moves) == 1 else None
    last = len(listed) or len(moves.ask.options)
    if not 0 < number <= last:
        return move or Unknown(None, "no_such_number", (("number", number), ("n", last)))
    return Unknown(None, "number_of_what", (("number", number),))


def _by_place(line: str, moves: Moves, listed: Sequence[Deed], lang: Lang) -> Reading | None:
    """“The last one”, “te drugie”: one of a few that were listed, or of what is asked about beside other moves."""
    if " " not in line or RANKS.keys().isdisjoint(plain(line).split()) or numbers_a_name(line, moves):
        return None
    from brzdek.shell.reading.measures import only_ranked

    place = only_ranked(line, moves.face.question(moves.view, moves.ask, moves.face.say(lang)))
    shown = listed if len(listed) < len(moves.ask.options) else ()
    if not shown and moves.ask.topic in moves.face.open_topics:
        shown = [Pick(option) for option in moves.ask.options if option[0] == moves.ask.topic]
    return shown[place] if place is not None and len(shown) > 1 and -len(shown) <= place < len(shown) else None


# -- to the letter


def _to_the_letter(line: str, moves: Moves, commands: Commands) -> Reading | None:
    """Words of moves and commands, complete or shortened."""
    fit, found = moves.readings(tokens(line))
    exact, named, do = commands_named(line, commands)
    if named and not exact and (_says_what_to_do(line) or _asks(line)):
        named = []
    if found and (not named or (not exact and fit < SHORTENED)):
        if len(found) > 1:
            agreed = [index for index in found if moves.ask.options[index][-1] == YES]
            if len(found) == len(moves.ask.options) == 2 and len(agreed) == 1:
                # The mere verb of a question that is answered with yes or no is most likely a yes.
                return Pick(moves.ask.options[agreed[0]], sure=False)
            return Unclear(found, [])
        if fit == UNFINISHED and (alike := _called_so_as_well(line, found[0], moves)):
            return Unclear(alike, [])
        return Pick(moves.ask.options[found[0]], sure=fit < SHORTENED or len(fold(line)) > SHORT)
    if named and (not found or (exact and fit >= SHORTENED)):
        return (
            (
                None
                if exact and do is not None and not (do.rest and do.command.takes)
                else _or_a_move(line, moves, exact, named, do)
            )
            or do
            or Unclear([], named)
        )
    if len(found) == 1 and moves.ask.topic not in moves.face.open_topics:
        return Pick(moves.ask.options[found[0]])  # a small question is answered before anything is shown
    return Unclear(found, named) if found else None


def _called_so_as_well(line: str, found: int, moves: Moves) -> list[int]:
    """The moves whose names all have the whole word with which the name of one only begins: “dragon” for a Dragon Whelp
    beside a Gold Dragon; none: there is but the one.
    """
    if fold(line) not in moves.understanding.known:
        return []
    meaning = moves.understanding.meaning(line)
    alike = meaning.moves if meaning is not None and meaning.sure and not meaning.strange else []
    return list(alike) if len(alike) > 1 and found in alike else []


def _says_what_to_do(line: str) -> bool:
    """Does a line of several words begin with a word for a deed? That abbreviates no command: “end of turn”."""
    word, _, rest = line.partition(" ")
    if not rest:
        return False
    from brzdek.shell.reading.speech.kinds import deeds_of

    return bool(deeds_of(fold(word)))


def _asks(line: str) -> bool:
    """Does a line of several words begin with one that asks? It is no move and no command cut short: “kto ma miecz”."""
    word, _, rest = line.partition(" ")
    return bool(rest) and fold(word) in ASKING


def _or_a_move(line: str, moves: Moves, exact: bool, named: list[Command], do: Do | None) -> Reading | None:
    """What a line of several words means as a move, where its first word is also a command or begins one."""
    if (
        " " not in line
        or _asks(line)
        or (exact and not all(command.own or command.takes in YIELDING for command in named))
    ):
        return None
    meaning = moves.understanding.meaning(line)
    if meaning is None or meaning.strange or not meaning.sure:
        return None
    rest = do.rest if do is not None else line.partition(" ")[2]
    shows = exact and any(can_show(command, rest, moves) for command in named)
    if shows and not all(command.own for command in named):
        return None
    if len(meaning.moves) > 1 or (shows and not requests(rest, named, moves)):
        return Unclear(meaning.moves, named if shows else [])
    return _only_asked(line, Pick(moves.ask.options[meaning.moves[0]]))


def _by_sentence(line: str, moves: Moves, style: Style) -> Reading | None:
    """A move typed just as it is listed or told, in either language."""
    wanted = plain(line)
    found = moves.sentences(style)[0].get(wanted, []) if " " in wanted else []
    if not found:
        return None
    return Pick(moves.ask.options[found[0]]) if len(found) == 1 else Unclear(found, [])


def _by_brief(line: str, moves: Moves, style: Style) -> Reading | None:
    """Moves typed as they stand under a heading, where a name says enough, or the heading itself."""
    briefs = moves.sentences(style)[1]
    if (wanted := plain(line)) not in briefs:
        return None
    meaning = moves.understanding.meaning(line)
    others = meaning.moves if meaning is not None and not meaning.strange else []
    found = sorted({*briefs[wanted], *others})
    verbs = {option[0] for option in moves.ask.options}
    if len(found) == 1 < len(verbs) and moves.ask.options[found[0]][0] in moves.face.careful:
        return Unknown(Pick(moves.ask.options[found[0]], sure=False))
    return Pick(moves.ask.options[found[0]]) if len(found) == 1 else Unclear(found, [])


# -- by sense


def _by_mood(line: str, moves: Moves) -> Reading:
    """A yes where one thing can be had or left; otherwise it abbreviates nothing, least of all a move."""
    offered = accepted(moves) if agrees(line) else None
    if offered is None:
        return Unknown()
    move = Pick(moves.ask.options[offered.move])
    return move if offered.sure else Unknown(move, "meant")


def _by_sense_or_yes(line: str, moves: Moves, commands: Commands, lang: Lang) -> Reading | None:
    reading = most_likely(line, moves, commands)
    if isinstance(reading, Pick | Do | Unclear):
        return reading
    return _chosen(agreement(line, moves, lang), moves) or reading


def _chosen(index: int | None, moves: Moves) -> Reading | None:
    return None if index is None else Pick(moves.ask.options[index])


def _only_asked(line: str, reading: Reading | None) -> Reading | None:
    """A question is no move: what it is about is offered."""
    return Unknown(reading, "meant") if isinstance(reading, Pick) and line.rstrip().endswith("?") else reading


def worded(deed: Deed, moves: Moves | None, lang: Lang) -> str:
    """What to type for it, in this language."""
    if isinstance(deed, Do):
        return " ".join(filter(None, (deed.command.name(lang), deed.rest)))
    assert moves is not None
    return moves.worded(moves.ask.options.index(deed.option), lang)


def shown(deed: Deed, moves: Moves, lang: Lang) -> str:
    """The same in the middle of a sentence."""
    if isinstance(deed, Do):
        return worded(deed, moves, lang)
    return moves.shown(moves.ask.options.index(deed.option), lang)
