"""What a typed line means at the open question: by itself, by a saying, among what was just listed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from brzdek.core.ask import Ask
from brzdek.core.text import fold
from brzdek.shell.reading import several
from brzdek.shell.reading.bearings import heading_of
from brzdek.shell.reading.deeds import Deed, Pick
from brzdek.shell.reading.doubts import lies_nowhere, names_its_like, speaks_against
from brzdek.shell.reading.moods import asks_yes_or_no, is_too_dear, takes_up
from brzdek.shell.reading.moves import Moves, plain, tokens
from brzdek.shell.reading.parse import read
from brzdek.shell.reading.pronouns import only_meant
from brzdek.shell.reading.readings import Reading, Unclear, Unknown
from brzdek.shell.reading.second_thoughts import unharmed
from brzdek.shell.reading.skipping import lets_be, skipping
from brzdek.shell.reading.small_words import bare
from brzdek.shell.reading.speech.clauses import segments
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.reading.ways import which_way
from brzdek.shell.reading.yes_and_no import NO_SAID, YES_SAID, saying

if TYPE_CHECKING:
    from brzdek.shell.sitting.conversation import Conversation


def meaning_of(talk: Conversation, line: str, ask: Ask, moves: Moves) -> Reading:
    """What a line means by itself."""
    session = talk.session
    listed = _numbers(talk, ask, moves)

    def plainly(line: str) -> Reading:
        reading = read(
            line,
            moves,
            session.commands,
            session.lang,
            session.screen.style,
            listed=listed,
            fresh=not talk.refused_since,
            repeated=lambda line: talk.echoes.repeated(line, ask),
        )
        return heading_of(line, reading, moves, session.words)

    if (skipped := skipping(line, moves)) is not None:
        return Pick(ask.options[skipped])
    if (passing := lets_be(line, moves)) is not None:
        return Pick(passing)
    if ask.topic not in session.face.open_topics and (meant := _by_saying(talk, line, moves, plainly)) is not None:
        return meant
    told = "?" in line or talk.echoes.is_ours(line, ask)
    reading = (None if told else _by_asked_deed(line, moves, plainly)) or plainly(line)
    if isinstance(reading, Pick) and names_its_like(line, reading.option, moves):
        return Unknown()
    chosen = line.isdecimal() and reading in listed
    if chosen or any(plain(line) in told for told in moves.sentences(session.screen.style)):
        return reading
    if isinstance(reading, Pick) and speaks_against(line, reading, moves):
        return Unknown()
    meant = reading if isinstance(reading, Pick) else reading.nearest if isinstance(reading, Unknown) else None
    if isinstance(meant, Pick) and lies_nowhere(line, meant.option, moves, session.words):
        return Unknown()
    reading = which_way(line, unharmed(line, reading, moves), moves, plainly)
    spoken_of = (
        only_meant(session, line, reading, moves) if isinstance(reading, Unclear) and not reading.strange else None
    )
    return reading if spoken_of is None else Pick(moves.ask.options[spoken_of])


def _by_asked_deed(line: str, moves: Moves, plainly: Callable[[str], Reading]) -> Reading | None:
    """What the one part of a line says that does what a question asks: “nie ryzykuję, pomijam” skips; None: there is no
    such part, or nothing beside it.
    """
    parts = segments(line)
    if len(parts) == 1 or not asks_yes_or_no(moves):
        return None
    about = moves.understanding.evidence.about
    asked = [part for part in parts if any(about.is_asked(deeds_of(bare(fold(word)))) for word in part.split())]
    meant = plainly(asked[0]) if len(asked) == 1 else None
    return meant if isinstance(meant, Pick) and meant.sure else None


def _by_saying(talk: Conversation, line: str, moves: Moves, plainly: Callable[[str], Reading]) -> Reading | None:
    """What a saying for yes or no means here: “sure, why not”; None: it is none, or a move to the letter."""
    first, _, rest = line.partition(",")
    whole = saying(line) or (NO_SAID if is_too_dear(line) else "")
    begun = saying(first) if takes_up(f"{YES_SAID}, {rest}", moves, "pl") else ""
    said = whole or begun
    if not said or moves.readings(tokens(line))[1] or plain(line) in moves.sentences(talk.session.screen.style)[0]:
        return None
    if said == YES_SAID:
        meant = plainly(said if whole else f"{said}, {rest}")
        return meant if isinstance(meant, Pick) else None
    refuses = [index for index, no in enumerate(moves.understanding.evidence.about.refuses) if no]
    if not whole or len(refuses) != 1:
        return None
    meant = Pick(moves.ask.options[refuses[0]])
    # Of one thing among others it may be said, too, that it is dear.
    surely = bool(saying(line)) or asks_yes_or_no(moves)
    return meant if surely else Unknown(nearest=meant, reason="meant")


def asked_first(talk: Conversation, line: str, whole: Reading, moves: Moves) -> Unclear | None:
    """What has to be asked about the first part of a line before the others can be done, which wait; None: nothing.
    ``whole``: what is made of all of the line.
    """
    if not isinstance(whole, Unclear | Unknown):
        return None
    first, rest = several.asked_first(talk.session, line, moves)
    reading = meaning_of(talk, first, moves.ask, moves) if first else None
    if not isinstance(reading, Unclear) or reading.strange or reading.commands or not reading.moves:
        return None
    if isinstance(whole, Unclear) and not whole.strange and not set(reading.moves) <= set(whole.moves):
        return None  # the others tell which is meant
    talk.open.wait(rest)
    return reading


def among_listed(talk: Conversation, line: str, ask: Ask, moves: Moves) -> Reading | None:
    """The one of the few moves that were just listed that a line means where it is not clear by itself, or those."""
    options = [deed.option for deed in talk.narrowed if isinstance(deed, Pick)]
    if talk.session.stage.numbered(ask) is not talk.narrowed or not 0 < len(options) == len(talk.narrowed):
        return None
    if talk.refused_since and all(option[0] in moves.face.careful for option in options):
        return None  # who has spoken of something else since does not give anything up by a word
    option = several.among(line, moves, options)
    if option is not None:
        return Pick(option)
    whole = several.whole_of(talk.session, line, talk.narrowed, moves)
    if whole is not None:
        return whole
    kept = several.some_of(line, moves, options)
    if len(kept) == 1:
        return Unknown(Pick(kept[0]), "meant")
    return Unclear([ask.options.index(one) for one in kept], []) if kept else None


def _numbers(talk: Conversation, ask: Ask, moves: Moves) -> Sequence[Deed]:
    """The list whose numbers may be typed. A script, which sees none, may go by the one that could be shown."""
    listed = talk.session.stage.numbered(ask)
    if listed is not None:
        return listed
    if talk.session.screen.live:
        return ()
    order = moves.order(talk.session.lang, talk.session.screen.style)
    return [Pick(ask.options[index]) for index in order]
