"""Lines that only say yes, or nothing at all, and what they mean where no yes or no is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.patterns import pattern
from brzdek.core.text import Lang, fold
from brzdek.core.values import NamedTuple
from brzdek.shell.reading.deeds import Deed, Pick
from brzdek.shell.reading.small_words import FILLERS, NEGATIONS, bare, bare_words, said_words
from brzdek.shell.reading.speech.asking_words import ASKING
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.reading.yes_and_no import AGREEING, SIGHS, YES_SAID, saying, yes_or_no

if TYPE_CHECKING:
    from collections.abc import Sequence

    from brzdek.shell.reading.moves import Moves

_CLAIMING = frozenset(
    fold(
        "moje mój moja mnie ładne ładny ładna śliczne piękne fajne fajny super ekstra przyda się"
        " mine shiny pretty nice cool sweet lovely neat yoink gimme useful handy"
    ).split()
)
"""What one says who sees something that can be had."""
_DISMAY = pattern(r"(?:o+h?|ah|ach|ojej|god|kurde|kurcze|shit|damn)?[ ,]*(?:o+h? )?(?:no+|nie+)[!. ]*")
"""A no that is a sigh, if something else is said after it."""
_TAKING = "take"
_ONWARD = frozenset(
    fold(
        "dalej dobra dawaj lecimy lecisz jedziemy gramy następny następna następną kolejna kolejną kolejny"
        " next continue proceed onward onwards"
    ).split()
)
"""What one says who wants to go on."""
_TURNS = frozenset(fold("round turn game part please runda runda rundę rundy tura turę gra grę część proszę").split())
"""What goes on."""
_GO_ON = pattern(r"\bgo (?:on|ahead)\b")
_WHETHER = frozenset(("can", "may", "could", "czy"))
"""What one begins with who asks whether one may."""
FOLLOWING = frozenset(
    fold(
        "posłucham posłuchajmy słucham zrobię zróbmy robię zrób rób rada radę rady pomysł dobry świetny dobra"
        " niech będzie radzisz mówisz proponujesz sugerujesz"
        " do that follow listen advice advise good idea as you say suggest suggested let let's lets one okay fine"
    ).split()
)
"""What one says who does what was advised or offered."""
_ASSENT = frozenset(("dobra", "dobry", "swietny", "good", "okay", "fine", "one", "as", "you", "say"))
"""Those of them that may be said to anything."""
_AS_SAID = pattern(
    r"\b(?:(?:go )?(?:what|as|like|whatever) you(?:['’]ve| have)?(?: just)?"
    r" (?:say|said|suggest|suggested|advise|advised|told me|recommend|recommended|proposed)"
    r"|(?:go )?(?:with )?your (?:way|advice|suggestion|recommendation|idea)"
    r"|(?:to )?(?:jak|co) (?:mi )?(?:mowi|radzi|doradz|propon|sugero|powiedz)\w+"
    r"|po twojemu|(?:wedlug |za )?twoj\w* (?:rad\w*|pomysl\w*|sugesti\w*))\b"
)
"""Names what was advised, as that."""
_POLISH_NO = pattern(r"^(?:no )+(?=(?:to|dobra|dobrze|niech|ok|okej|tak|zr[oó]b\w*|r[oó]b\w*)\b)")


_FACE = pattern(r"(?:^|\s)[:;=8x]['-]?[()\[\]dDpP/\\|oO3]+(?:\s|$)|\^\^|<3")
_EXCLAIMING = frozenset(
    fold(
        "kurczę kurde kurcze cholera ha haha hehe hihi hura hurra brawo super ekstra fajnie świetnie pięknie szkoda auć"
        " auc ałć lol xd rany matko ojej yesss yess yay woohoo haha lol omg damn dang ouch nice cool great awesome"
        " wow phew whew noooo nooo argh aargh bummer sweet lovely haha"
    ).split()
)
"""What one says who is glad or sorry."""


def only_exclaims(line: str) -> bool:
    """Is it what one says to oneself: an emoticon, or a word of joy or sorrow at the begin?"""
    if "?" in line:
        return False
    first = bare(fold(line.strip().partition(" ")[0])).strip("!")
    return first in _EXCLAIMING or _FACE.search(fold(line)) is not None


_TOO_DEAR = pattern(
    r"(?:(?:nie|no|nah|nope|oj|ech|eh) )?(?:szkoda (?:mi )?(?:na to )?[a-z]+|(?:to )?(?:za|zbyt) drogo?"
    r"|(?:that'?s |it'?s )?too (?:expensive|pricey|dear|much)|(?:that'?s |it'?s )?(?:a )?waste of [a-z]+"
    r"|(?:i'?ll |i'?d rather )?(?:save|keep|hold on to) (?:my|the) (?:gold|money|coins?|cash)"
    r"|(?:wole )?(?:oszczedz\w+|zatrzym\w+|zachow\w+) (?:moje |swoje )?(?:zlot\w+|pieni\w+|kase|monet\w+|forse))"
)
"""Who says so does not pay for what is asked."""


def is_too_dear(line: str) -> bool:
    """Is it only said that one does not pay?"""
    return "?" not in line and _TOO_DEAR.fullmatch(" ".join(map(bare, fold(line).split()))) is not None


_HANDING_OVER = pattern(
    r"\b(?:take|have|wez|wezcie|bierz|bierzcie|masz|macie|here'?s|here is|here are)"
    r" (?=(?:my|your|moj\w*|swoj\w*|twoj\w*)\b)"
)
_GIVEN_UP = frozenset(("give", "discard", "lose"))


def handed_over(line: str, moves: Moves) -> str:
    """A line with “take my scale” as what it means where it is asked whether something is given up: to give it."""
    said = _HANDING_OVER.sub("give ", fold(line))
    if said == fold(line) or "?" in line or not asks_yes_or_no(moves):
        return line
    about = moves.understanding.evidence.about
    given = any(yes and about.deeds[move] & _GIVEN_UP for move, yes in enumerate(about.agreed_to))
    return said if given else line


_PROPOSING = pattern(
    r"\b(?:wanna|want to|fancy a|care to|chcesz|chcialbys|chcialabys|masz ochote) .*\?$"
    r"|^(?:[a-z]+, )?[a-z]{3,}(?:imy|emy|amy|ymy)\b.*\?$"
)


def proposes(line: str) -> bool:
    """Is somebody else asked to do something together: “Cela, wanna trade?”."""
    words = bare_words(line)
    if not words or words[0] in ASKING:
        return False
    return _PROPOSING.search(fold(line).strip()) is not None


class Accepted(NamedTuple):
    """What a yes means where one thing can be had, or nothing."""

    move: int
    sure: bool
    """Is it there to be taken? Anything else is asked."""


def is_mood(line: str, lang: Lang) -> bool:
    """Does a line say nothing, or only yes?"""
    words = said_words(line)
    idle = AGREEING | (SIGHS if lang == "pl" else SIGHS - {"no"})
    return any(word in idle for word in words) and all(word in idle or word in FILLERS for word in words)


def agrees(line: str) -> bool:
    """Is yes said?"""
    return any(bare(word) in AGREEING for word in fold(line).split())


def claimed(line: str, moves: Moves) -> int | None:
    """The one thing that can be had, where it is only admired or called one's own: “mine!”."""
    words = said_words(line)
    said = [word for word in words if word in _CLAIMING]
    if (
        "?" in line
        or not said
        or not all(word in said or word in SIGHS or word in AGREEING or word in FILLERS for word in words)
    ):
        return None
    offered = None if asks_yes_or_no(moves) else accepted(moves)
    return offered.move if offered is not None and offered.sure else None


def agreement(line: str, moves: Moves, lang: Lang) -> int | None:
    """The yes with which a line begins, where a yes is asked for and nothing else is made of the rest."""
    rest = without_mood(line, lang)
    said = bare_words(rest)
    if not asks_yes_or_no(moves) or rest == line or not agrees(line) or not NEGATIONS.isdisjoint(said):
        return None
    from brzdek.shell.reading.vocabulary import agreed_to

    return agreed_to(moves.ask.options).index(True)


def goes_on_only(line: str) -> bool:
    """Is it only said to go on? Where there is one thing to do, that means it."""
    words = [word for word in map(bare, _GO_ON.sub("next", fold(line)).split()) if word]
    going = [word for word in words if word in _ONWARD or word in AGREEING]
    return (
        bool(going)
        and words[0] not in _WHETHER
        and all(word in going or word in SIGHS or word in _TURNS or word in FILLERS for word in words)
    )


def follows(line: str) -> bool:
    """Is it said that what was offered is to be done: “ok posłucham”, “do that”?"""
    told = fold(line) if "?" in line else _AS_SAID.sub("follow", fold(line))
    words = [word for word in map(bare, _POLISH_NO.sub("", told).split()) if word]
    said = [word for word in words if word in FOLLOWING]
    return bool(said) and all(word in FOLLOWING or word in AGREEING or word in FILLERS for word in words)


def named_after_yes(line: str) -> str:
    """What a line names after a yes to advice: “do what you said, ditch the fork”; "": nothing, or it asks."""
    parts = line.split(",")
    for count in range(len(parts) - 1, 0, -1):
        head = ",".join(parts[:count])
        if "?" not in line and (follows(head) or yes_or_no(head)):
            return ",".join(parts[count:]).strip()
    return ""


def comes_back(line: str) -> bool:
    """The same of what was offered some lines ago: is it said in words that mean an offer and nothing else?"""
    words = bare_words(_AS_SAID.sub("follow", fold(line)))
    return "?" not in line and follows(line) and any(word in FOLLOWING and word not in _ASSENT for word in words)


def accepted(moves: Moves) -> Accepted | None:
    """The one thing that a question offers, beside declining it or giving something up; None: there are several."""
    if moves.ask.topic in moves.face.open_topics:
        return None
    about, careful = moves.understanding.evidence.about, moves.face.careful
    offered = [
        index for index, option in enumerate(moves.ask.options) if not about.refuses[index] and option[0] not in careful
    ]
    if len(offered) != 1 or not any(about.refuses):
        return None
    return Accepted(offered[0], _TAKING in about.deeds[offered[0]])


def asks_yes_or_no(moves: Moves) -> bool:
    """Is it a question that a yes or a no answers?"""
    from brzdek.shell.reading.vocabulary import agreed_to

    return None not in agreed_to(moves.ask.options)


def without_mood(line: str, lang: Lang) -> str:
    """A line without the yes, or the sigh, that it begins with: “yes, take it”; "": nothing else is said."""
    typed = line.split()
    idle = AGREEING | (SIGHS if lang == "pl" else SIGHS - {"no"})
    start = next((place for place, word in enumerate(typed) if bare(fold(word)) not in idle), len(typed))
    return " ".join(typed[start:])


def takes_up(line: str, moves: Moves, lang: Lang) -> bool:
    """Is yes said, and then only to do what the one thing on offer is: “yes, take it”?"""
    rest = without_mood(line, lang)
    offered = accepted(moves) if rest != line and agrees(line) else None
    if not rest or offered is None or not moves.understanding.vocabulary.only_acts(rest):
        return False
    deeds = moves.understanding.evidence.about.deeds[offered.move]
    return all(deeds & said for word in map(bare, fold(rest).split()) if (said := deeds_of(word)))


def repeats(line: str, offered: Deed, moves: Moves, lang: Lang) -> bool:
    """Is yes said to an offer, and then only what it does: “yes, end it”?"""
    rest = without_mood(line, lang)
    if not isinstance(offered, Pick) or not rest or rest == line or not agrees(line):
        return False
    deeds = moves.understanding.evidence.about.deeds[moves.ask.options.index(offered.option)]
    said = [deeds_of(word) for word in map(bare, fold(rest).split()) if word not in FILLERS]
    return bool(said) and all(not deeds.isdisjoint(one) for one in said)


def told_parts(parts: Sequence[str], lang: Lang) -> list[str]:
    """The parts of a line that say something."""
    said = [part for part in parts if not is_mood(part, lang) and saying(part) != YES_SAID]
    return [part for part in said if _DISMAY.fullmatch(fold(part)) is None]


def rolled_again(moves: Moves) -> Pick | None:
    """The one move by which dice are thrown once more: who says “again” where that can be done means it."""
    deeds = moves.understanding.evidence.about.deeds
    found = [option for option, done in zip(moves.ask.options, deeds, strict=True) if "reroll" in done]
    return Pick(found[0]) if len(found) == 1 else None
