"""Lines that ask instead of doing: a question is never a move."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.core.values import NamedTuple
from brzdek.shell.reading.leftover_asks import asks_what_is_left
from brzdek.shell.reading.small_words import FILLERS, bare

WHY = frozenset(fold("dlaczego czemu why").split())
ASKING = WHY | frozenset(
    fold(
        "co czego czy czyj czyja czyje czym dokąd gdzie ile ilu jak jaka jaką jaki jakie jakich jakim kim kiedy kogo"
        " kto komu którędy która które który którzy którego której którą jakiej jakiego skąd what what's whats where"
        " where's wheres when who who's whos whose which how how's hows wat wats wut whts whta waht hwo"
    ).split()
)
"""What a question begins with."""
NOUNS = frozenset(fold("cena koszt szansa szanse odległość price cost chance chances odds distance").split())
"""What somebody may begin with who asks for it."""
BEGINNINGS = frozenset(
    tuple(fold(words).split())
    for words in (
        "po co",
        "na co",
        "na kogo",
        "po ile",
        "za ile",
        "za co",
        "od kogo",
        "dla kogo",
        "w czym",
        "do czego",
        "do kogo",
        "o co",
        "od czego",
        "na czym",
        "z kim",
        "z czym",
        "u kogo",
    )
)
"""Two words that a question may begin with, the first of which does not ask."""
MODAL = frozenset(
    fold(
        "nie not czy can can't cant cannot could couldn't i we mogę moge możemy mógłbym mogłabym można wolno mi nam"
        " da się am allowed to able for me it's isn't is it possible won't będę mogła mógł teraz now tutaj here there"
        " ja my to legal legalne dozwolone możliwe there any way get somehow jakoś"
    ).split()
)
"""Words that may stand between “why” and the move that is asked about."""
ABILITY = frozenset(fold("mogę moge możemy można wolno can can't cant cannot could afford allowed stać sale").split())
OWN = frozenset(fold("mam mamy jestem gram mój moja moje moją moim mojego moich mojej mi mnie my i'm am have").split())
GOAL = ("wygra", "wygry", "zwycie", "chodzi", "win", "goal", "aim", "objective", "purpose", "point")
"""What words begin with that ask for the aim of the game."""
AIM, GAME = frozenset(("cel", "celu", "celem")), frozenset(("gra", "gry", "grze"))
"""In Polish a goal is also a card: “what” hides there does not ask for the aim unless the game is named."""
LEADING = ("wygry", "prowadz", "winn", "lead", "ahead")
"""What words begin with that ask, after “who”, how the game stands."""
POINTS = ("punkt", "pkt", "point", "pts", "score")
TURN = frozenset(fold("tura turę kolej kolejka ruch turn move go").split())
OPENING = frozenset(
    fold(
        "a i no to ale więc hm hmm ok okej oki dobra dobrze cześć czesc hej siema witaj witam halo czyli przecież kurde"
        " ojej eh ech aha ach ups oops super wow fajnie and so but well then hey hi hello okay right alright ugh oh ah"
        " wait um uh er yo please ouch damn dang nice cool great kurczę kurcze cholera auć ała rany matko"
        " proszę sorry przepraszam właściwie actually"
    ).split()
)
"""What may stand before a question and says nothing."""
ADVICE = frozenset(
    fold(
        "najlepiej najlepszy najlepsza najlepsze najlepszą lepiej lepszy lepsza lepsze powinienem powinnam"
        " powinniśmy radzisz doradzasz polecasz opłaca warto zrobiłbyś zrobiłabyś byś miejscu"
        " najbezpieczniej najbezpieczniejszy najbezpieczniejsza najbezpieczniejsze bezpieczniej"
        " should supposed recommend advise suggest best better safest"
    ).split()
)
"""Whoever asks so wants a hint."""
_WOULD_YOU = pattern(
    r"\b(?:would (?:a |an |the )?\w+ do|by (?:ktos )?(?:zrobil|zagral|wybral)\w*"
    r"|would you|you['’]?d|you would|(?:is|are|be) (?:it )?worth (?:it|buying|getting|taking|having|playing|the)"
    r"|worth (?:it|buying|getting|taking|having)|least useful|most useful"
    r"|(?:najmniej|bardziej|bardzo) (?:przydatn|potrzebn)\w*)\b"
)
"""Whoever asks so wants to hear what somebody else would do …"""
USELESS = frozenset(
    fold(
        "niepotrzebna niepotrzebny niepotrzebne niepotrzebną zbędna zbędny zbędne zbędną bezużyteczna bezużyteczny"
        " bezużyteczną najgorsza najgorszy najgorszą najsłabsza najsłabszą zbyteczna worthless useless worst weakest"
    ).split()
)
"""… and so, which card one can do without."""
WHICH = frozenset(fold("która który które którą którego której jaka jaką which what").split())
BEST = frozenset(fold("best najlepszy najlepsza najlepsze").split())
OBLIGED = frozenset(("mam", "mamy"))
KNOWING = frozenset(
    (
        *("wiedziec", "rozumiec", "poznac", "rozpoznac"),
        *("dopasc", "dorwac", "dogonic", "dojsc", "dotrzec", "trafic", "dostac", "przejsc"),
    )
)
"""Whoever asks how to know something, or to get to somebody, wants no move."""
INVERTED = frozenset(["is", "are", "am", "was", "were", "does", "did"])
HELPING = frozenset(["do", "have", "will", "would", "has"])
ANYBODY = frozenset(fold("anyone anybody someone somebody ktoś ktokolwiek kogoś").split())
PERSONS = frozenset(["i", "we", "you", "he", "she", "they", "it", "there", *ANYBODY])
"""Verbs with which English questions begin, some of them only before a person."""
_NEXT = "co jak ile gdzie kiedy kto dokąd czemu dlaczego what how where when who why"
JOINT = pattern(rf"\?\s+|(?:,\s*|\s+(?:i|a|and|oraz)\s+)(?=(?:{'|'.join(_NEXT.split())})\b)")
"""What stands between two questions."""
TOPIC_FIRST = pattern(
    r"(?i)(?:(?P<first>[^?,:–-]{2,40}?)\s*[?,:–-]+\s*(?:a\s+|to\s+)?(?:co|kto|jak|what|who|how|where)\b"
    r"|(?P<before>[^?,:–-]{2,40}?)\s+(?:co tam|co to|to kto|to co|what is it|what's that|whats that)\b)"
)
"""A thing, and then what is asked about it."""
WHETHER = " czy "
OR = pattern(r"\S (?:czy|or|albo|vs) \S")
"""What stands between two things of which one is asked for."""
SHOULD = frozenset(fold("powinienem powinnam should").split())
LEAVE = (("can", "i"), ("could", "i"), ("may", "i"), ("czy", "moge"), ("czy", "mozna"), ("czy", "wolno"), ("czy", "da"))
"""What a question begins with that asks whether something is allowed."""
SELF = frozenset(fold("ja my mi nam teraz tu tutaj w ogóle").split())
"""What may stand between the words of such a beginning in Polish."""
ALLOWED = frozenset(fold("legal allowed possible legalne dozwolone możliwe").split())
OTHERS = frozenset(
    fold("on ona ono oni jego jej ich niego niej nich nim nią he she they his her him them their").split()
)
PRICED = frozenset(fold("kosztuje kosztują cost costs").split())
WHO = frozenset(fold("kto kogo komu czyj czyja czyje who who's whose whos").split())
"""Whoever asks about people is shown the table."""
IS_IT = frozenset(("czy", "am", "are", "is"))
WHERE = frozenset(fold("gdzie where where's").split())
PAST = frozenset(
    [
        "did",
        "didn't",
        "didnt",
        "was",
        "were",
        "wasn't",
        "happened",
        "gave",
        "broke",
        "stole",
        "took",
        "killed",
        "hit",
        "attacked",
    ]
)
PAST_KINDS = frozenset(("praet", "aglt"))
SHORT_VERB = 2
IDLE = frozenset(
    fold(
        "a the is are was do does did about of for in on at mean means work works happen happens this that there any"
        " jest są był była było to ten ta te tu znaczy działa działają robi robią daje dają służy służą do czego na w"
        " we z o za po"
        " umie umieją potrafi silny silna mocny mocna strong powerful tough"
        " się tego tej kosztuje cost costs much many dzieje we will mi dadzą da będzie"
    ).split()
)
"""Words of a question that say nothing of what is asked about."""


_WHAT_IF_FIRST = pattern(
    r"^(?:a |and |so |no |ale |but )?(?:co (?:bedzie|sie stanie|sie dzieje|jesli|jak)|what (?:happens|if))\b"
)
"""What comes before a condition."""
POINTED = frozenset(fold("to ta ten tego tym tam środku inside there it that this then give gives do does").split())
"""Words for what was just named."""
FEW, WITHIN = 5, frozenset(("w", "we", "na", "z", "u", "przy", "in", "at", "on"))
"""Among so many first words one may ask after a place, and what stands before places."""
MISSING = frozenset(("brakuje", "brak", "missing", "lack", "short"))
"""How many points are wanting for something does not ask how the game stands."""
TRAILING = frozenset(("gdzie", "where", "ile", "kiedy", "when", "dokad"))
"""Words that ask, and with which a question may also end."""
WHAT_IF = "co"
_WHAT_THEN = pattern(
    r"[, ]+(?:and |so |i |to |no |a |no to )*"
    r"(?:what then|then what|what happens(?: then)?|co wtedy|to co|co potem)[?!. ]*$"
)
"""What follows something that may happen."""
_ANY_NEAR = pattern(r"(?:any|anything|anyone|anybody|jacys|jakies) .*\b(?:near|nearby|around|blisko|obok|w poblizu)\b")
"""Asks what is about, without a word that asks."""
_MIGHT = pattern(
    r"^(?:(?:but|ale|a|no) )?(?:(?:i|we) (?:might|may|could) (?:well |also |easily )?(?:die|lose|fail|be|get)\b"
    r"|(?:moge|mozemy) (?:tu |tam |latwo |przeciez )?(?:zgin|umrz|przegr|strac)"
    r"|(?:maybe|perhaps) (?:i|we) (?:will|ll|might|could|lose|die)|(?:i|we)'?ll (?:probably )?(?:die|lose)\b)"
)
"""What a line begins with that says what may happen to oneself."""


class Asked(NamedTuple):
    """What somebody wants to know."""

    what: str
    """``why``, ``may`` (whether one may), ``hint``, ``moves``, ``about`` (the game), ``board`` (where one is),
    ``people`` (who is what), ``score``, ``turn`` (whose it is), ``state`` (how much there is of something), ``mine``
    (the same of oneself), ``thing``.
    """
    rest: str = ""
    """Of what."""


def asked(line: str) -> Asked | None:
    """What a line asks; None: it is no question."""
    line = without_opening(line)
    typed = line.split()
    words = [bare(fold(word)) for word in typed]
    if asks_what_is_left(line):
        return Asked("moves")
    if not words or (
        words[0] not in ASKING | SHOULD | NOUNS
        and not (words[0] in BEST and line.rstrip().endswith("?"))
        and tuple(words[:2]) not in BEGINNINGS
        and not _is_inverted(words)
        and not _asks_leave(words, line)
    ):
        return None
    if words[0] in SHOULD or words[0] in BEST:
        return Asked("hint")
    if words[0] in WHY or _asks_leave(words, line):
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


def supposed(line: str) -> str:
    """A line that says what may happen, as the question what then; any other line as it is."""
    said = fold(line)
    then = _WHAT_THEN.search(said)
    if then is None and not _MIGHT.search(said):
        return line
    rest = line[: then.start()].strip(" ,") if then is not None else line.strip(" ?!.")
    return f"{WHAT_IF} {rest}?" if rest else line


def is_why(line: str) -> bool:
    """Does a line ask why?"""
    return bool(line) and bare(fold(without_opening(line).partition(" ")[0])) in WHY


def last_clause(line: str) -> str:
    """The clause that asks, where something is said before it: “I have the Talisman, what next?”."""
    line = supposed(line)
    _, comma, last = line.rpartition(",")
    if not comma or not line.rstrip().endswith("?"):
        return line
    last = without_opening(last.strip())
    if OR.search(fold(line[: line.rindex(",")])):
        return line  # which of these is asked
    words = [bare(fold(word)) for word in last.split()]
    of_somebody = not OTHERS.isdisjoint(words)  # who stands before the comma
    if only_points(last) or of_somebody:
        return line
    return last if words and (words[0] in ASKING or _asks_leave(words, last)) else line


def question_before_remark(line: str) -> str:
    """What a line asks before it says something more: “what does it do, nobody has one”; "": it does not."""
    first, comma, rest = without_opening(line).partition(",")
    asks = comma and " " in first.strip() and asked(first) is not None
    return first.strip() if asks and asked(rest.strip()) is None and not OR.search(fold(line)) else ""


def only_points(part: str) -> bool:
    """Does a question only point at what stands before it: “…, what does it do”?"""
    words = [bare(fold(word)) for word in part.split()]
    if POINTED.isdisjoint(words):
        return False
    telling = [word for word in words if word not in ASKING | IDLE | OWN | POINTED | FILLERS | INVERTED]
    return not telling or (len(telling) == 1 and words[0] in INVERTED)


def is_past(line: str) -> bool:
    """Does it ask about what has happened?"""
    from brzdek.core.lemmas import polish_readings

    words = [bare(fold(word)) for word in line.split()]
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
    r"(?:remind me|tell me|przypomnij(?: mi)?|powiedz(?: mi)?|przypomnieć mi|przypomniec mi)[ ,]+"
    r"(?=(?:what|who|where|how|which|when|why|co|kto|kim|gdzie|jak|ile|który|ktory|czemu|kiedy)\b)"
)
"""What only says that somebody asks."""


_EXCLAIMED = pattern(
    r"(?i)^[^?!,;]{1,40}!+\s+(?=(?:what|what['’]?s|who|where|where['’]?s|how|which|when|why|co|kto|gdzie|jak|ile|który|ktory"
    r"|czemu|dlaczego|kiedy)\b[^!]*$)"
)
"""What somebody calls out before a question: “4 gold! Where is a shop”."""


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
    return line


def _asking_first(typed: list[str]) -> list[str]:
    """The words of a question that has the one that asks at its end, or behind a place, with that first: “Varthrax
    scale where?”, “in the Forest what may happen to me”.
    """
    place = next((place for place, word in enumerate(typed[:FEW]) if bare(fold(word)) in ASKING), 0)
    if place > 1 and bare(fold(typed[0])) in OPENING | WITHIN and bare(fold(typed[place - 2])) in WITHIN:
        return [*typed[place:-1], typed[-1].rstrip("?"), *typed[:place]]
    last = typed[-1] if len(typed) > 1 else ""
    if not last.endswith("?") or bare(fold(last)) not in TRAILING or bare(fold(typed[0])) in ASKING:
        return typed
    return [bare(last), *typed[:-1]]


def topic_named_first(line: str) -> str:
    """The thing that is named before it is asked about: “gnom? co to za jeden”, “miasto – co tam jest”."""
    found = TOPIC_FIRST.match(without_opening(line).strip())
    return "" if found is None else (found["first"] or found["before"]).strip(" ,-–?")


def one_by_one(line: str) -> list[str]:
    """The questions of a line that asks several: “how far is it and what do I get there?”."""
    parts = JOINT.split(without_opening(line).strip(" ?"))
    if _WHAT_IF_FIRST.match(fold(line)):
        return [without_opening(line)]
    several = len(parts) > 1 and all(asked(part) is not None and " " in part for part in parts)
    return parts if several else [last_clause(without_opening(line))]


def _shown_whole(words: Sequence[str]) -> str:
    """What is shown to whoever asks about the game, the standing or the turn; "": something else is asked."""
    if words[0] in WHO and TURN & set(words):
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
    return len(others) > 1 or _counts(words)


def counts(line: str) -> bool:
    """Does a question ask for a number?"""
    return _counts([bare(fold(word)) for word in line.split()])


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


def _asks_leave(words: Sequence[str], line: str) -> bool:
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
    typed = line.split()
    return _without(typed, [bare(fold(word)) for word in typed], MODAL | WHY)


def _without(typed: Sequence[str], words: Sequence[str], dropped: Collection[str]) -> str:
    """The line from the first word on that is not dropped."""
    start = next((place for place, word in enumerate(words) if word not in dropped), len(words))
    return " ".join(typed[start:]).rstrip("?! ")
