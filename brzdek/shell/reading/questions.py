"""Lines that ask instead of doing: a question is never a move."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.core.values import NamedTuple
from brzdek.shell.reading.leftover_asks import asks_what_is_left
from brzdek.shell.reading.small_words import FILLERS, bare, bare_words
from brzdek.shell.reading.speech.asking_words import (
    ABILITY,
    ADVICE,
    AIM,
    ALLOWED,
    ASKING,
    BEGINNINGS,
    BEST,
    GAME,
    GOAL,
    HELPING,
    IDLE,
    INVERTED,
    IS_IT,
    KNOWING,
    LEADING,
    LEAVE,
    MISSING,
    MODAL,
    NOUNS,
    OBLIGED,
    OPENING,
    OTHERS,
    OWN,
    PAST,
    PERSONS,
    POINTS,
    PRICED,
    SELF,
    SHOULD,
    TRAILING,
    TURN,
    USELESS,
    WHERE,
    WHICH,
    WHO,
    WHY,
    WITHIN,
)

_WOULD_YOU = pattern(
    r"\b(?:would (?:a |an |the )?\w+ do|by (?:ktos )?(?:zrobil|zagral|wybral)\w*"
    r"|would you|you['’]?d|you would|(?:is|are|be) (?:it )?worth (?:it|buying|getting|taking|having|playing|the)"
    r"|worth (?:it|buying|getting|taking|having)|least useful|most useful"
    r"|(?:najmniej|bardziej|bardzo) (?:przydatn|potrzebn)\w*)\b"
)
"""Whoever asks so wants to hear what somebody else would do."""
WHETHER = " czy "
PAST_KINDS = frozenset(("praet", "aglt"))
SHORT_VERB = 2
FIRST_WORDS = 5
"""Among so many one may ask after a place."""
WHAT_IF = "co"
WITH = frozenset(("z", "ze"))
_ANY_NEAR = pattern(r"(?:any|anything|anyone|anybody|jacys|jakies) .*\b(?:near|nearby|around|blisko|obok|w poblizu)\b")
"""Asks what is about, without a word that asks."""


class Asked(NamedTuple):
    """What somebody wants to know."""

    what: str
    """``why``, ``may`` (whether one may), ``hint``, ``moves``, ``about`` (the game), ``board`` (where one is),
    ``people`` (who is what), ``score``, ``turn`` (whose it is), ``state`` (how much there is of something), ``mine``
    (the same of oneself), ``thing``.
    """
    rest: str = ""
    """Of what."""


_ADVISE_ME = pattern(
    r"(?:(?:ok|okay|no|hej|hey|hm+|so|to|a|please|prosze|well|i am stuck|i'?m stuck|utknalem|utknelam) )*"
    r"(?:(?:(?:daj|dawaj|give|got|have|do you have|you got|masz|macie|i need|need|potrzebuje|poprosze|przyda sie"
    r"|przydalaby sie|spare|any|some|mi|me|us|nam|an?|jakas|jakies|jakichs|o|your|twoja|good|dobra) )*"
    r"(?:rad[aey]|porad[aey]|podpowiedz|wskazowk[aei]|tips?|hints?|advice|suggestions?|pointers?|ideas?|pomysly?)"
    r"|(?:poradz|poradzcie|doradz|podpowiedz|podpowiedzcie|advise|suggest|recommend|pomoz|pomozcie|help)"
    r"(?: mi| me| us| nam)?(?: cos| out| something| anything| a move| ruch| jakis ruch)?"
    r"|(?:jaka|jakie|jakas|any|what) (?:jest |macie |masz )?(?:rad[ay]|porad[ay]|advice|suggestions?)"
    r"|what would you (?:do|play|pick|choose)|co (?:ty )?by(?:s|scie) (?:ty )?(?:zrobil|zagral|wybral)\w*"
    r"|co (?:by |ja |tu |teraz |mam |tak )*(?:zrobic|zagrac|poczac|robic)(?: (?:by|mam))?)"
    r"(?: (?:here|now|tutaj|tu|teraz|please|prosze|in my place|na moim miejscu|for me|dla mnie))*"
)

_ADVISE_WHAT = pattern(
    r"(?:(?:do|po)radz(?:cie)?|podpowiedz(?:cie)?)(?: mi| nam)?,? "
    r"(?:co|czego|ktor\w+|jak\w+|gdzie|dokad)(?: \w+){0,3}? \w+c\b"
    r"|(?:(?:tell|show) (?:me|us) |(?:advise|suggest|recommend)(?: me| us)? )?(?:what|which \w+|where) to "
    r"(?:buy|play|do|take|get|fight|go)(?: now| next| first| here| please)?[?!. ]*$"
)
"""Begins a line that asks for advice about what it says."""
_HELP_ME = (["help", "me"], ["pomoz", "mi"])


def asks_what_is_best(line: str) -> bool:
    """Does a line begin with asking for advice, and say about what?"""
    return _ADVISE_WHAT.match(fold(line)) is not None


def only_asks_advice(line: str) -> bool:
    """Is nothing said but that one wants a hint?"""
    words = bare_words(line)
    # A single word is a command; who says “help me” may want to know how to type.
    return len(words) > 1 and words not in _HELP_ME and _ADVISE_ME.fullmatch(" ".join(words)) is not None


_MY_TURN = pattern(
    r"is it (?:already |now |still )?my (?:turn|go|move)(?: now| yet| already| again)?"
    r"|(?:czy )?(?:to )?(?:jest )?(?:juz |teraz |znowu |dalej )*moj\w* (?:tura|kolej|kolejka|ruch)(?: juz| teraz)?"
)
_CELL = pattern(r"-?\d+\s*,\s*-?\d+")
_FITTING = pattern(
    r"\b(?:(?:czy|sie|will|would|does|do|can|could|tam|there|in)\s+)*"
    r"(?:pasuj[ae]|bedzie pasowac|pasowal\w*|wejdzie|wchodzi|zmiesci|miesci|da sie|fits?|go|goes|works?)\b(?: sie| in)?"
)


def _fitted(line: str) -> str:
    """The card and the cell of which a line asks whether they go together; "": it asks something else."""
    said = fold(line)
    if not line.rstrip().endswith("?") or not _CELL.search(said) or not _FITTING.search(said):
        return ""
    words = bare_words(_CELL.sub(" ", said))
    if not words or (words[0] in ASKING and words[0] != "czy"):
        return ""
    fitted = " ".join(_FITTING.sub(" ", said).rstrip("?! ").removeprefix("a ").split()).removeprefix("czy ")
    return "" if FILLERS.issuperset(_CELL.sub(" ", fitted).split()) else fitted


def asked(line: str) -> Asked | None:
    """What a line asks; None: it is no question."""
    line = without_opening(line)
    if fitted := _fitted(line):
        return Asked("may", fitted)
    typed = line.split()
    words = [bare(fold(word)) for word in typed]
    if asks_what_is_left(line):
        return Asked("moves")
    if only_asks_advice(line) or asks_what_is_best(line):
        return Asked("hint")
    if not words or (
        words[0] not in ASKING | SHOULD | NOUNS
        and not (words[0] in BEST and line.rstrip().endswith("?"))
        and tuple(words[:2]) not in BEGINNINGS
        and not _is_inverted(words)
        and not asks_leave(words, line)
    ):
        return None
    if words[0] in SHOULD or words[0] in BEST:
        return Asked("hint")
    if words[0] in WHY or asks_leave(words, line):
        return Asked("why" if words[0] in WHY else "may", move_asked_about(line))
    shown = _shown_whole(words)
    if shown:
        return Asked(shown)
    if ADVICE & set(words[1:]) or _wonders(words) or _asks_for_choice(words, line):
        return Asked("hint")
    if ABILITY & set(words):
        return Asked("moves", line)
    if words[0] in WHO and words[:2] != ["kto", "to"]:
        return Asked("people", line)
    if OWN & set(words):
        return Asked("mine", line)
    if _counts(words) and not PRICED & set(words):
        return Asked("state", line)
    about = subject(line)
    return Asked("thing", about) if about else Asked("moves")


def _asks_for_choice(words: Sequence[str], line: str) -> bool:
    """“Which would you play”, “which card is useless”: of what one has, which is it?"""
    if words[0] not in WHICH and words[0] != WHAT_IF:
        return False
    return _WOULD_YOU.search(fold(line)) is not None or not USELESS.isdisjoint(words)


def _wonders(words: Sequence[str]) -> bool:
    """“Który mam wyrzucić”: what is one to do?"""
    from brzdek.core.lemmas import polish_readings

    for place, word in enumerate(words[1:-1], 1):
        if word in OBLIGED:
            after = [one for one in words[place + 1 :] if one not in SELF][:1]
            readings = polish_readings(after[0]) if after else ()
            return any(reading.kind == "inf" and reading.lemma not in KNOWING for reading in readings)
    return False


def is_question(line: str) -> bool:
    """Does a line ask something, other than why something is not allowed?"""
    found = asked(line)
    if found is not None:
        return found.what not in ("why", "may", "hint")
    return line.rstrip().endswith("?") or WHETHER in fold(line) or _ANY_NEAR.match(fold(line)) is not None


def is_why(line: str) -> bool:
    """Does a line ask why?"""
    return bool(line) and bare(fold(without_opening(line).partition(" ")[0])) in WHY


def is_past(line: str) -> bool:
    """Does it ask about what has happened?"""
    from brzdek.core.lemmas import polish_readings

    words = bare_words(line)
    if not PAST.isdisjoint(words):
        return True
    kinds = [{reading.kind for reading in polish_readings(word)} for word in words if len(word) > SHORT_VERB]
    # “Dostałem” is also a form of an obscure noun, but its ending says who did it.
    return any(kind and (kind <= PAST_KINDS or kind >= PAST_KINDS) for kind in kinds)


_BY_THE_WAY = pattern(
    r"(?i)[\s,]*\b(?:by the way|btw|swoj[aą] drog[aą]|tak przy okazji|przy okazji|a propos"
    r"|just curious|tak z ciekawo[sś]ci)\b[\s,]*"
)
"""What only says that one asks in passing."""


_TELL_ME = pattern(
    r"(?i)^(?:(?:please|can you|could you|możesz|mozesz|ok|so|no|a)[, ]+)*"
    r"(?:remind me|tell me|(?:show|list)(?: me)?|any (?:idea|clue)|(?:masz|jaki[śs]) pomys[łl]|masz poj[ęe]cie"
    r"|(?:przypomnij|powiedz|napisz|poka[żz]|podaj|wypisz|wymie[ńn]|wska[żz])(?: mi)?|przypomnie[ćc] mi)[ ,]+"
    r"(?=(?:what|who|where|how|which|when|why|co|kto|kim|gdzie|dok[ąa]d|sk[ąa]d|jak|ile|który|ktory|czemu|kiedy)\b)"
)
"""What only says that somebody asks."""


_WISHES_TO_HEAR = pattern(
    r"(?i)(?:(?:please|ok|okay|so|and|now|first|well|can you|could you|would you|will you)[, ]+)*"
    r"(?:tell (?:me|us)|explain(?: to (?:me|us))?|describe|let me (?:hear|know)"
    r"|i(?:['’]d| would)?(?: just)? (?:want|like|love|need) to (?:know|hear|learn|read))"
    r"(?: (?:everything|all|more|something|a bit|a little|exactly))*(?: (?:about|of))?(?: (?:what|that))*"
    r" (?P<things>\S.*?) (?:can do|could do|does|do)[ .!?]*"
)
"""Says in a sentence that one wants to hear what something does, where no word asks."""


def asked_plainly(line: str) -> str:
    """A wish to hear what something does, as the question for it: “tell me everything the Witch can do”."""
    found = _WISHES_TO_HEAR.fullmatch(line.strip())
    return line if found is None else f"what does {found['things']} do?"


_EXCLAIMED = pattern(
    r"(?i)^[^?!,;]{1,40}!+\s+(?=(?:what|what['’]?s|who|where|where['’]?s|how|which|when|why|co|kto|gdzie|jak|ile|który|ktory"
    r"|czemu|dlaczego|kiedy)\b[^!]*$)"
)
"""What somebody calls out before a question: “4 gold! Where is a shop”."""


_INSTEAD = pattern(
    r"(?i)\b(?:zamiast (?:tego|niego|niej|nich)|w zamian|instead(?: of (?:that|this|him|her|it|them))?)\b"
)
"""What says only that something else was on offer."""
LINKING = frozenset(("a", "i", "to", "ale", "and", "but", "so"))


def without_opening(line: str) -> str:
    """A question without what people say before they ask: “a co robi …”, “hey, so what is …”."""
    line = _BY_THE_WAY.sub(" ", line).strip() or line
    line = _EXCLAIMED.sub("", _TELL_ME.sub("", line))
    typed = _asking_first(line.split())
    words = [bare(fold(word)) for word in typed]
    line = " ".join(typed) if typed != line.split() else line
    opening = next((place for place, word in enumerate(words) if word not in OPENING), 0)
    for place in range(opening, 0, -1):
        if words[place] in ASKING or tuple(words[place : place + 2]) in BEGINNINGS:
            return " ".join(typed[place:])
        if words[place] in ABILITY and words[0] in LINKING and line.rstrip().endswith("?"):
            return " ".join(typed[place:])  # “a mogę …?”
    return line


def _asking_first(typed: list[str]) -> list[str]:
    """The words of a question that has the one that asks at its end, or behind a place, with that first: “Varthrax
    scale where?”, “in the Forest what may happen to me”.
    """
    place = next((place for place, word in enumerate(typed[:FIRST_WORDS]) if bare(fold(word)) in ASKING), 0)
    if place > 1 and bare(fold(typed[0])) in OPENING | WITHIN and bare(fold(typed[place - 2])) in WITHIN:
        return [*typed[place:-1], typed[-1].rstrip("?"), *typed[:place]]
    last = typed[-1] if len(typed) > 1 else ""
    if not last.endswith("?") or bare(fold(last)) not in TRAILING or bare(fold(typed[0])) in ASKING:
        return typed
    return [bare(last), *typed[:-1]]


def _shown_whole(words: Sequence[str]) -> str:
    """What is shown to whoever asks about the game, the standing or the turn; "": something else is asked."""
    if (words[0] in WHO and TURN & set(words)) or _MY_TURN.fullmatch(" ".join(words)):
        return "turn"
    if words[0] in WHO | IS_IT and any(word.startswith(LEADING) for word in words[1:]):
        return "score"
    counts = (_counts(words) and MISSING.isdisjoint(words)) or words[0] in WHO
    if counts and any(word.startswith(POINTS) for word in words[1:]):
        return "score"
    asks_the_aim = AIM & set(words) and (words[0] != "co" or GAME & set(words))
    if (asks_the_aim or any(word.startswith(GOAL) for word in words[1:])) and not _names_more(words):
        return "about"
    if words[0] in WHERE and words[-1] in ("jestem", "i"):
        return "board"
    return "people" if OTHERS & set(words) and _counts(words) else ""


def _names_more(words: Sequence[str]) -> bool:
    """Does a question about winning speak of something else, too: “what do saboteurs get if they win”?"""
    idle = ASKING | IDLE | OWN | PERSONS | HELPING | INVERTED | ABILITY | MODAL | GAME | AIM | OPENING | FILLERS
    others = [word for word in words if word not in idle and not word.startswith((*GOAL, *LEADING))]
    with_it = words[:3] == ["o", "co", "chodzi"] and WITH & set(words[3:5])  # “o co chodzi z tym usuwaniem”
    return len(others) > (0 if with_it else 1) or _counts(words)


def counts(line: str) -> bool:
    """Does a question ask for a number?"""
    return _counts(bare_words(line))


def _counts(words: Sequence[str]) -> bool:
    return words[0] in ("ile", "ilu") or (words[0] == "how" and words[1:2] in (["many"], ["much"]))


def subject(line: str) -> str:
    """What a question is about, without the words that only ask."""
    typed = line.split()
    words = [bare(fold(word)) for word in typed]
    kept = [one.strip(" ?!.,") for one, word in zip(typed, words, strict=True) if word not in ASKING | IDLE]
    return " ".join(kept)


def wished(line: str) -> str:
    """What somebody wants to do who asks where or how it can be done."""
    typed = line.split()
    idle = ASKING | ABILITY | PERSONS | MODAL
    return " ".join(one.strip("?!.,") for one in typed if bare(fold(one)) not in idle)


def _is_inverted(words: Sequence[str]) -> bool:
    """“Do I have …”, “is the …”."""
    if len(words) > 2 and words[0] == "do" and words[1].endswith("s") and words[1] not in FILLERS:
        return True  # “do scales help me”
    return len(words) > 2 and (words[0] in INVERTED or (words[0] in HELPING and words[1] in PERSONS))


def asks_leave(words: Sequence[str], line: str) -> bool:
    """“Can I …?”, with whatever may be left out in Polish."""
    if tuple([word for word in words if word not in SELF][:2]) in LEAVE or tuple(words[:2]) in LEAVE:
        return True
    if words[:2] in (["is", "it"], ["czy", "to"]) and not ALLOWED.isdisjoint(words[2:4]):
        return True
    if words[:2] == ["is", "there"] and "way" in words[2:4] and "to" in words[3:5]:
        return True
    return line.rstrip().endswith("?") and words[0] in ABILITY


def move_asked_about(line: str) -> str:
    """What follows “why”: ``can't I lay the crossing`` is about ``lay the crossing``."""
    typed = _INSTEAD.sub(" ", line).split() or line.split()
    return _without(typed, [bare(fold(word)) for word in typed], MODAL | WHY)


def _without(typed: Sequence[str], words: Sequence[str], dropped: Collection[str]) -> str:
    """The line from the first word on that is not dropped."""
    start = next((place for place, word in enumerate(words) if word not in dropped), len(words))
    return " ".join(typed[start:]).rstrip("?! ")
