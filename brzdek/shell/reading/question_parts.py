"""Where in a line the question stands: what is said before and behind it, what it speaks of, several in one."""

from __future__ import annotations

from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.reading.questions import WHAT_IF, asked, asks_leave, asks_what_is_best, is_why, without_opening
from brzdek.shell.reading.small_words import FILLERS, bare, bare_words
from brzdek.shell.reading.speech.asking_words import ASKING, IDLE, INVERTED, OTHERS, OWN, PERSONS, POINTED

_NEXT = "co jak ile gdzie kiedy kto dokąd czemu dlaczego what how where when who why"
JOINT = pattern(
    rf"\?\s+|(?:,\s*|\s+(?:i|a|and|oraz)\s+)(?=(?:{'|'.join(_NEXT.split())}|po co (?:mi|nam|to|one|on|ona)|do czego)\b)"
)
"""What stands between two questions."""
TOPIC_FIRST = pattern(
    r"(?i)(?:(?P<first>[^?,:–-]{2,40}?)\s*[?,:–-]+\s*(?:a\s+|to\s+)?(?:co|kto|jak|what|who|how|where)\b"
    r"|(?P<before>[^?,:–-]{2,40}?)\s+(?:co tam|co to|to kto|to co|what is it|what's that|whats that)\b"
    r"|(?P<able>[^?,:–-]{2,40}?)\s+(?:co (?:on |ona |ono |to )?(?:daje|robi|umie|potrafi)"
    r"|what(?:'s| does| do|s) (?:it|he|she|that|they) (?:do|give)s?)[?!. ]*$)"
)
"""A thing, and then what is asked about it."""
OR = pattern(r"\S (?:czy|or|albo|vs) \S")
"""What stands between two things of which one is asked for."""
PLACES_AND_PEOPLE = frozenset(("gdzie", "kto", "where", "who", "where's", "who's", "wheres", "whos"))
"""Words for which nothing is called out: who asks with them wants an answer, even if he asks more."""
AS_IT_IS = ("jak ", "kiedy ", "when ")
"""What a clause after a question why begins with that says what makes one wonder: “…, when there are four of us”."""

_WHAT_IF_FIRST = pattern(
    r"^(?:a |and |so |no |ale |but )?(?:co (?:bedzie|sie stanie|sie dzieje|jesli|jak)|what (?:happens|if))\b"
)
"""What comes before a condition."""
_WHAT_THEN = pattern(
    r"[, ]+(?:and |so |i |to |no |a )*"
    r"(?:what then|then what|what happens(?: then)?|co wtedy|to co|co potem)[?!. ]*$"
)
"""What follows something that may happen."""
_MIGHT = pattern(
    r"^(?:(?:but|ale|a|no) )?(?:(?:i|we) (?:might|may|could) (?:well |also |easily )?(?:die|lose|fail|be|get)\b"
    r"|(?:moge|mozemy) (?:tu |tam |latwo |przeciez )?(?:zgin|umrz|przegr|strac)"
    r"|(?:maybe|perhaps) (?:i|we) (?:will|ll|might|could|lose|die)|(?:i|we)'?ll (?:probably )?(?:die|lose)\b)"
)
"""What a line begins with that says what may happen to oneself."""


_FOR_WHAT = pattern(
    r"(?:what(?:['’]?s| are| is) (?:they|it|this|that|those|these) (?:good )?for|what good (?:is|are) (?:it|they|that)"
    r"|why (?:should|would) (?:i|we) (?:even )?(?:care|bother|want (?:it|them|that))(?: about (?:it|them|that))?"
    r"|(?P<pl>po co (?:mi |nam |komu )?(?:one|to|on|ona|oni)(?: (?:mi|nam|sa|jest|wiedziec|w ogole))*"
    r"|do czego (?:one |to |on |ona |mi |mi to )?(?:sluz\w*|sa|jest)))"
)
"""Asks what that is good for which was just named."""
_NOTHING_NAMED = (
    ASKING | IDLE | OWN | PERSONS | POINTED | FILLERS | INVERTED | frozenset(("have", "mam", "mamy", "got"))
)
_THESE = frozenset(("te", "these", "those", "they"))
_CARDS = _THESE | {"karty", "cards"}
"""With “these”, cards that were named before."""
_MARKED = pattern(r"(?<=\?)\s+")
STANDING = 3
"""A question of fewer words goes with the one before it: “and Bolek?”"""
MOST_NAMED = 3
"""A thing has no more words."""


def _of_what_was_named(parts: list[str]) -> list[str]:
    """Questions, with what the first is about put into those that ask what it is for."""
    named = [word for word in parts[0].strip(" ?").split() if bare(fold(word)) not in _NOTHING_NAMED]
    if not 0 < len(named) <= MOST_NAMED:
        return parts
    from brzdek.core.lemmas import noun_of_written

    found = [_FOR_WHAT.fullmatch(fold(part).strip(" ?!.")) for part in parts[1:]]
    about = " ".join(named)
    worded = [
        part
        if one is None
        else f"po co {' '.join(map(noun_of_written, named))}?"
        if one["pl"]
        else f"what is the use of {about}?"
        for part, one in zip(parts[1:], found, strict=True)
    ]
    return [parts[0], *worded]


def supposed(line: str) -> str:
    """A line that says what may happen, as the question what then; any other line as it is."""
    said = fold(line)
    then = _WHAT_THEN.search(said)
    if then is None and not _MIGHT.search(said):
        return line
    rest = line[: then.start()].strip(" ,") if then is not None else line.strip(" ?!.")
    return f"{WHAT_IF} {rest}?" if rest else line


def last_clause(line: str) -> str:
    """The clause that asks, where something is said before it: “I have the Talisman, what next?”."""
    line = supposed(line)
    _, comma, last = line.rpartition(",")
    if not comma or not line.rstrip().endswith("?"):
        return line
    last = without_opening(last.strip())
    if asks_what_is_best(line):
        return line
    if OR.search(fold(line[: line.rindex(",")])):
        return line  # which of these is asked
    words = bare_words(last)
    of_somebody = not OTHERS.isdisjoint(words)  # who stands before the comma
    if only_points(last) or of_somebody:
        return line
    return last if words and (words[0] in ASKING or asks_leave(words, last)) else line


def question_before_remark(line: str) -> str:
    """What a line asks before it says something more: “what does it do, nobody has one”; "": it does not."""
    first, comma, rest = without_opening(line).partition(",")
    asks = comma and " " in first.strip() and asked(first) is not None
    return first.strip() if asks and asked(rest.strip()) is None and not OR.search(fold(line)) else ""


def only_points(part: str) -> bool:
    """Does a question only point at what stands before it: “…, what does it do”?"""
    words = bare_words(part)
    if (POINTED | _THESE).isdisjoint(words):
        return False
    telling = [word for word in words if word not in ASKING | IDLE | OWN | POINTED | FILLERS | INVERTED | _CARDS]
    return not telling or (len(telling) == 1 and words[0] in INVERTED)


def topic_named_first(line: str) -> str:
    """The thing that is named before it is asked about: “gnom? co to za jeden”, “miasto – co tam jest”."""
    found = TOPIC_FIRST.match(without_opening(line).strip())
    return "" if found is None else (found["first"] or found["before"] or found["able"]).strip(" ,-–?")


def one_by_one(line: str) -> list[str]:
    """The questions of a line that asks several: “how far is it and what do I get there?”."""
    parts = JOINT.split(without_opening(line).strip(" ?"))
    if _WHAT_IF_FIRST.match(fold(line)):
        return [without_opening(line)]
    if told_apart := _asked_in_sentences(line):
        return told_apart
    several = len(parts) > 1 and all(asked(part) is not None and " " in part for part in parts)
    if several and is_why(parts[0]) and all(fold(part).startswith(AS_IT_IS) for part in parts[1:]):
        return [without_opening(line)]
    return _of_what_was_named(parts) if several else _before_and_last(without_opening(line))


def _asked_in_sentences(line: str) -> list[str]:
    """The questions of a line each of which ends with its mark and can stand by itself; nothing: it is not so."""
    said = [part for part in _MARKED.split(line.strip()) if part]
    if len(said) == 1 or any(len(bare_words(part)) < STANDING or only_points(part) for part in said):
        return []
    if not all(part.endswith("?") for part in said):
        return []
    return said if any(asked(last_clause(part)) is not None for part in said) else []


def _before_and_last(line: str) -> list[str]:
    """The clause that asks; where somebody has asked where or who before it, that question, too."""
    last = last_clause(line)
    first = line[: -len(last)].strip(" ,") if last != line and line.endswith(last) else ""
    asks = bool(first) and " " in first and bare_words(first)[0] in PLACES_AND_PEOPLE and asked(first) is not None
    return [first, last] if asks else [last]
