"""A typed line becomes a move, a command, or a reason why it is neither."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from brzdek.core.drawing import Style
from brzdek.core.facets import GAIN
from brzdek.core.text import LANGS, Lang, fold
from brzdek.core.values import NamedTuple
from brzdek.shell.reading.commands import LEAVING, LOOK, Command, Commands
from brzdek.shell.reading.deeds import Deed, Do, Pick
from brzdek.shell.reading.moods import accepted, agreement, agrees, asks_yes_or_no, claimed, is_mood, takes_up
from brzdek.shell.reading.moves import EXACT, SHORTENED, Moves, plain, tokens
from brzdek.shell.reading.questions import ASKING, Asked, asked
from brzdek.shell.reading.saving import file_named
from brzdek.shell.reading.small_words import FILLERS, NUMBERS, RANKS, times_said

SHORT = 2
"""A line of so few letters is never enough to end something."""
YIELDING = ("", "card", "file")
"""What commands take that give way to a move where what follows them is nothing of the kind."""
FILE = "file"
LONGEST_FILE = 2
"""A name for a saved game has no more words, where the command itself is a slip."""
YES = "yes"
LAST = -1
AGREEABLE = ("undo", "save", "hint")
"""Commands that an exclamation mark makes do what they would ask or only say."""


class Unclear(NamedTuple):
    """The line may be read in several ways: these moves and these commands."""

    moves: list[int]
    commands: list[Command]
    strange: tuple[str, ...] = ()
    """Words that none of these ways explains."""
    why: str = "unclear"
    """The key of the message that says so."""


class Unknown(NamedTuple):
    """The line is nothing; this is the nearest thing that would be something."""

    nearest: Deed | None = None
    reason: str = "unknown"
    """The key of the message that says so."""
    values: tuple[tuple[str, object], ...] = ()


Reading: TypeAlias = Pick | Do | Unclear | Unknown | Asked


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
        return _command_only(line[1:].strip(), commands)
    if line.strip("? ") == "":
        return Do(commands.find("moves")[1][0], "") if line else Unknown()
    if moves is None:
        return _command_only(line, commands)
    if line.isdecimal() and (reading := _by_number(line, moves, listed)) is not None:
        return reading
    if (reading := _by_place(line, moves, listed if fresh else (), lang)) is not None:
        return reading
    if lang == "pl" and plain(line) == "no" and (asks_yes_or_no(moves) or accepted(moves) is not None):
        return Unclear(list(range(len(moves.ask.options))), [])  # in Polish that is rather a yes
    fit, found = moves.readings(tokens(line))
    exact, named, _ = _commands(line, commands)
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
        or _only_asked(line, _by_rank(line, moves, lang, style))
        or _only_asked(line, _by_measure(line, moves))
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
    if " " not in line or RANKS.keys().isdisjoint(plain(line).split()) or _numbers_a_name(line, moves):
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
    exact, named, do = _commands(line, commands)
    if named and not exact and (_says_what_to_do(line) or _asks(line)):
        named = []
    if found and (not named or (not exact and fit < SHORTENED)):
        if len(found) > 1:
            agreed = [index for index in found if moves.ask.options[index][-1] == YES]
            if len(found) == len(moves.ask.options) == 2 and len(agreed) == 1:
                # The mere verb of a question that is answered with yes or no is most likely a yes.
                return Pick(moves.ask.options[agreed[0]], sure=False)
            return Unclear(found, [])
        return Pick(moves.ask.options[found[0]], sure=fit < SHORTENED or len(fold(line)) > SHORT)
    if named and (not found or (exact and fit >= SHORTENED)):
        return (
            (None if exact and do is not None and not do.rest else _or_a_move(line, moves, exact, named, do))
            or do
            or Unclear([], named)
        )
    return Unclear(found, named) if found else None


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
    shows = exact and any(_can_show(command, rest, moves) for command in named)
    if shows and not all(command.own for command in named):
        return None
    if len(meaning.moves) > 1 or (shows and not _requests(rest, named, moves)):
        return Unclear(meaning.moves, named if shows else [])
    return _only_asked(line, Pick(moves.ask.options[meaning.moves[0]]))


def _can_show(command: Command, rest: str, moves: Moves) -> bool:
    """Is what follows a command something that it shows?"""
    from brzdek.shell.reading.card_search import cards_like, find_cards
    from brzdek.shell.reading.likeness import named_by

    if not command.own and command.takes != "card":
        return not rest
    if not command.own:
        catalog = moves.view.catalog
        named = " ".join(word for word in rest.split() if fold(word) not in FILLERS) or rest
        return bool(find_cards(catalog, named) or cards_like(catalog, named))
    words = [NUMBERS.get(fold(word), word) for word in rest.split() if fold(word) not in FILLERS]
    wanted = " ".join(words)
    return any(named_by(wanted, name) for name in _things_shown(command, moves))


def _things_shown(command: Command, moves: Moves) -> Sequence[str]:
    """What a command of the game can be followed by."""
    look = moves.face.looks[int(command.key.removeprefix(LOOK))] if command.key.startswith(LOOK) else None
    return [name for lang in LANGS for name in look.offers(moves.view, lang)] if look and look.offers else ()


def _requests(rest: str, named: Sequence[Command], moves: Moves) -> bool:
    """“Room 18 please” where it is asked for a room: a word more than it takes to look at one."""
    if not any(fold(word) in FILLERS for word in rest.split()):
        return False
    shown = {name for command in named for name in _things_shown(command, moves)}
    choices = [option[1:] for option in moves.ask.options if len(option) > 1]
    return bool(choices) and all(len(words) == 1 and str(words[0]) in shown for words in choices)


def _command_only(line: str, commands: Commands) -> Reading:
    _, named, do = _commands(line, commands)
    if do is not None:
        return do
    return Unclear([], named) if named else commands_like(line, commands)


def _commands(line: str, commands: Commands) -> tuple[bool, list[Command], Do | None]:
    """The commands a line may name: exactly or by its beginning; and what to do if it is just one."""
    spoken = commands.spoken(line)
    if spoken is not None:
        agreed = line.endswith("!") and " " not in line and spoken[0].key in AGREEABLE
        return True, [spoken[0]], Do(*spoken, agreed, sure=spoken[0].key != LEAVING)
    if " " in line:
        exact, named = commands.find(line)
        if named:
            return exact, named, Do(named[0], "") if len(named) == 1 else None
    word, _, rest = line.partition(" ")
    agreed = word.endswith("!")
    exact, named = commands.find(word.removesuffix("!"))
    if not exact and any(command.own for command in named) and _says_end(word):
        named = [command for command in named if not command.own]  # who ends something asks for no look
    if rest.strip():
        # A preposition before something is no abbreviation: "do miasta", "do it".
        named = [command for command in named if command.takes and (exact or fold(word) not in FILLERS)]
        named = [command for command in named if command.takes != "command" or commands.find(rest.split()[-1])[1]]
        named = [command for command in named if command.takes != "times" or times_said(rest) is not None]
    if agreed:
        named = [command for command in named if command.key in AGREEABLE]
    if len(named) != 1:
        return exact, named, None
    if named[0].takes == FILE and rest and not agreed:
        found = file_named(named[0], rest.strip(), commands)
        return exact, named if found is not None else [], found
    return exact, named, Do(named[0], rest.strip(), agreed, exact or named[0].key != LEAVING)


def _says_end(word: str) -> bool:
    from brzdek.shell.reading.speech.kinds import deeds_of

    return "finish" in deeds_of(fold(word))


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
    reading = _by_sense(line, moves, commands)
    if isinstance(reading, Pick | Do | Unclear):
        return reading
    return _chosen(agreement(line, moves, lang), moves) or reading


def _chosen(index: int | None, moves: Moves) -> Reading | None:
    return None if index is None else Pick(moves.ask.options[index])


def _only_asked(line: str, reading: Reading | None) -> Reading | None:
    """A question is no move: what it is about is offered."""
    return Unknown(reading, "meant") if isinstance(reading, Pick) and line.rstrip().endswith("?") else reading


def _by_measure(line: str, moves: Moves) -> Reading | None:
    """The cheapest, the strongest, something for 3, unless the words make sense as they are. What is not named as well
    is a guess, unless it is what the move itself brings.
    """
    meaning = moves.understanding.meaning(line)
    if meaning is not None and meaning.sure and not meaning.strange:
        return None
    from brzdek.shell.reading.measures import measured, nearest, says_all

    understanding = moves.understanding
    near = nearest(understanding, line)
    if near:
        return Pick(moves.ask.options[near[0]]) if len(near) == 1 else Unclear(near, [])
    found = measured(understanding, line)
    if len(found) != 1:
        return Unclear(found, []) if found else None
    worth = understanding.worth(found[0])
    sure = (worth is not None and worth.kind == GAIN) or says_all(understanding, line, found[0])
    return Pick(moves.ask.options[found[0]], sure=sure)


def _by_rank(line: str, moves: Moves, lang: Lang, style: Style) -> Reading | None:
    """The second, the last: of a question that lists what there is to choose from."""
    if moves.ask.topic in moves.face.open_topics:
        return None
    from brzdek.shell.reading.measures import ranked

    if _numbers_a_name(line, moves):
        return None
    found, named = ranked(moves.understanding, line, moves.order(lang, style))
    if found is None:
        return None
    if found in named:
        worth = moves.understanding.worth(found)
        return Pick(moves.ask.options[found], sure=worth is not None and worth.kind == GAIN)
    if len(named) == 1 and _says_when(line):
        return Pick(moves.ask.options[next(iter(named))], sure=False)
    return Unclear(sorted({found, *named}), []) if len(named) == 1 else None


def _says_when(line: str) -> bool:
    """Does a line end with “first”? It says what comes first, not which one in the list."""
    return plain(line).split()[-1:] in (["first"], ["pierwsza"], ["pierwszy"], ["pierwsze"])


def _numbers_a_name(line: str, moves: Moves) -> bool:
    """Does an ordinal stand beside the name of something that has such a number: “the second fields”?"""
    from brzdek.shell.reading.small_words import ORDINALS

    words = plain(line).split()
    known, explains = moves.understanding.known, moves.understanding.vocabulary.is_named
    for place, word in enumerate(words):
        if ORDINALS.get(word) in known:
            return any(explains(near) for near in words[max(0, place - 1) : place + 2] if near != word)
    return False


def _by_sense(line: str, moves: Moves, commands: Commands) -> Reading:
    """What the line most likely means."""
    meaning = None if _says_only_last(line, moves) else moves.understanding.meaning(line)
    options = moves.ask.options
    if meaning is not None and not meaning.strange:
        if len(meaning.moves) > 1 and (whole := commands.done_with_all(line)) is not None:
            return Do(whole, "")
        if len(meaning.moves) > 1:
            return Unclear(meaning.moves, [])
        if meaning.sure:
            return Pick(options[meaning.moves[0]])
    command = commands_like(line, commands)
    if isinstance(command, Do):
        return command
    if meaning is None:
        return _to_be_seen(line, moves, commands) or command
    shown = _to_be_seen(line, moves, commands)
    if shown is not None:
        return shown
    if not meaning.strange:
        return Pick(options[meaning.moves[0]], sure=False, clear=meaning.clear)
    if len(meaning.moves) > 1:
        return Unclear(meaning.moves, [], meaning.strange)
    return Unknown(Pick(options[meaning.moves[0]], sure=False))


def _says_only_last(line: str, moves: Moves) -> bool:
    """“The last card”: of what? Only a list has such a one, and that was looked at."""
    idle = moves.understanding.vocabulary.says_nothing
    telling = [word for word in plain(line).split() if not idle(word)]
    return bool(telling) and all(RANKS.get(word) == LAST for word in telling)


def _to_be_seen(line: str, moves: Moves, commands: Commands) -> Do | None:
    """The card that a line wants to see: “show me the blaster”."""
    from brzdek.shell.reading.command_words import SEEING

    word, _, rest = line.partition(" ")
    told = " ".join(word for word in rest.split() if fold(word) not in FILLERS)
    if not told or fold(word) not in SEEING:
        return None
    command = commands.find("card")[1][0]
    return Do(command, told) if _can_show(command, told, moves) else None


def commands_like(line: str, commands: Commands) -> Do | Unknown:
    """The command that a line names in another form; one that it names with a slip of the fingers is only near."""
    found, slip = commands.like(line)
    if found is not None and slip and found[0].takes == FILE and len(found[1].split()) > LONGEST_FILE:
        return Unknown()
    if found is not None and found[0].takes == FILE and found[1]:
        named = file_named(*found, commands)
        return Unknown() if named is None else Unknown(named) if slip else named
    if found is None:
        return Unknown()
    sure = found[0].key != LEAVING
    return Unknown(Do(*found, sure=sure)) if slip else Do(*found, sure=sure)


def worded(deed: Deed, moves: Moves | None, lang: Lang) -> str:
    """What to type for it, in this language."""
    if isinstance(deed, Do):
        return " ".join(filter(None, (deed.command.name(lang), deed.rest)))
    assert moves is not None
    return moves.worded(moves.ask.options.index(deed.option), lang)
