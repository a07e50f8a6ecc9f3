"""What a sentence says apart from its main clause: a reason, a purpose, chatter."""

from __future__ import annotations

from brzdek.core.patterns import pattern
from brzdek.core.text import fold

_REASON = pattern(
    r"[,;–—-]?\s+\b(?:żeby(?:m|ś|śmy)?|zeby(?:m|s|smy)?|aby(?:m|ś|śmy)?"
    r"|ażeby|by nikt|bo|ponieważ|poniewaz|gdyż|gdyz|skoro|po co|dzięki czemu|dzieki czemu"
    r"|because|cause|cuz|coz|since|so that|so (?=i\b|we\b|he\b|she\b|they\b|it\b|nobody\b|no one\b)|in order to|to be"
    r"|instead of|rather than|zamiast|which|as (?=i\b|it\b))\b.*"
)
"""From here on it is only said why."""
_BECAUSE = pattern(r"[,;–—-]?\s+(?:bo|ponieważ|poniewaz|gdyż|gdyz|skoro|because|cause|cuz|coz|since)\s+\S.*")
"""From here on it is said why, and not what for: what is said there of a place is no wish."""
_MARKS = pattern(r"\s*[,.;:!()…]+\s*|\s+[–—-]+\s+|(?<=\Anope) |(?<=\Anah) ")


_CORRECTION = pattern(
    r".*\b(?:to znaczy|znaczy się|znaczy|chodziło mi o|a raczej|albo nie|nie,? jednak|i meant?"
    r"|or rather|no wait|sorry|or nah|or no|actually)\b[,:]?\s+(?=\S)"
)
"""Up to here somebody has thought again."""
_APOLOGY = pattern(r"[.!]\s+(?:so |very )?(?:sorry|sorki|przepraszam|wybacz)[, ]+\S+[.!]*$")
"""Somebody is sorry for what was said, and does not take it back."""
_NEGATION = frozenset(fold("nie nic bez not no nope nah don't dont never without won't can't").split())


_STATING = pattern(
    r"(?:(?:no|a|ale|ja|ech|well|but) )?(?:mam|nie mam|jestem|zosta(?:l|la|lo|ly|je) mi|brakuje mi|i have|i've"
    r"|i only|i'?m|i got|i am|i don'?t have|i haven'?t)\b"
)
"""What one begins with who says how one stands."""
_AMOUNT_LEFT = pattern(
    r"(?:(?:no|a|ale|well|but|ok) )?(?:(?:ja )?mam (?:już |juz )?(?:tylko|ledwo|zaledwie)"
    r"|zosta(?:ł|l)\w* mi (?:już |juz |tylko )*"
    r"|i (?:only|just) (?:have|got)|i have (?:only|just)|i'?ve (?:only|just)(?: got)?)"
    r" (?!to |\w+[ćc]\b)(?:\w+ )?(?!\w+[ćc]\b)\w+(?: left)?\s*[.!]*"
)
"""Says how little of something one has: an order to nobody, unless it is a deed that is left."""
_WISHES = frozenset(
    fold(
        "chcę będę używam używać korzystam potrzebuję potrzeba trzeba mi tej tego z the a my any this that want need"
        " use using of to"
    ).split()
)
"""What may stand between a no and what is not wanted."""


def only_counts(line: str) -> bool:
    """Does a line only say how little of something one has: “I only have 2 lives”?"""
    return _AMOUNT_LEFT.fullmatch(line.casefold().strip()) is not None


def corrected(line: str) -> str:
    """What stands after a word with which one corrects oneself."""
    found = _CORRECTION.match(line.casefold())
    if found is None or _APOLOGY.search(line.casefold()):
        return line
    return line[found.end() :]


_PRAISE = pattern(
    r"\s*[,;–—-]+\s*(?:(?:a|i|and|some) )?(?:[^\W\d_]+ ){1,3}"
    r"(?:(?:always |really |kinda )?(?:sounds?|looks?|seems?|would be|could be|might be|is|are)"
    r"(?: \w+)? (?:nice|good|great|fine|handy|useful|tempting|fun|lovely|cool|neat)"
    r"|(?:zawsze |bardzo |by |mi )*(?:się (?:zawsze |mi |bardzo )?przyda\w*"
    r"|przyda\w*(?: mi)? się|kusi|brzmi \w+|wygląda \w+))[.!]*$"
    r"|\s*[,;–—-]+\s*(?:zawsze |na pewno )?przyda\w*(?: mi)? się(?: \w+){0,2}[.!]*$"
)
"""What one says at the end of what one is to get there."""


def without_praise(line: str) -> str:
    """A line without what it says at its end of how good something is: “to room 3, healing sounds nice”."""
    found = _PRAISE.search(line.casefold())
    return line[: found.start()] if found is not None and "?" not in line else line


_PROVISO = pattern(
    r"(?i)(?:^|[,;(]\s*|\s+)(?:jak|jeśli|jesli|jeżeli|jezeli|o ile|gdyby)"
    r" (?:tylko |to |mi |mnie |się |sie |na to |tam |tu |jeszcze )*"
    r"(?:da|można|mozna|mogę|moge|wolno|pasuje|zmieści|zmiesci|starczy|wystarczy|stać|stac|dam radę|dam rade)"
    r"(?: (?:się|sie|mi|mnie|to|tak|tam|na to|na niego|na nią|butów|butow|sprawności|sprawnosci|złota|zlota|kasy))*\)?"
    r"(?=\s*[,.)!]|$)[,.\s]*(?:to |wtedy )?"
    r"|(?:^|[,;(]\s*|\s+)if (?:(?:it|that|this|i|we)(?:['’]?s| is| am)? )?(?:still |even |all )*"
    r"(?:possible|allowed|legal|ok|okay|fits|works|can|may|afford it|can afford it|can do that|enough)"
    r"(?: there| here)?\)?"
    r"(?=\s*[,.)!]|$)[,.\s]*(?:then )?"
)
"""Under which condition anything is done here: that it can be."""


def without_proviso(line: str) -> str:
    """A line without a condition that says no more than that it must be allowed: “if it fits, the gallery at 7,0”."""
    if "?" in line:
        return line
    return _PROVISO.sub(" ", line).strip() or line


def tells_how_one_stands(line: str) -> bool:
    """Does a line begin with what one has: “I have three Burgles”?"""
    return _STATING.match(fold(line)) is not None


def takes_back(part: str) -> bool:
    """Does a clause say what is not to be done?"""
    return not _NEGATION.isdisjoint(fold(part).split())


def negated(line: str) -> list[str]:
    """The words right after a negation, but for what says that one wants or uses something: what is not done."""
    words = [word.strip(".,!?") for word in fold(line).split()]
    found: list[str] = []
    for place, word in enumerate(words):
        if word in _NEGATION:
            found += words[place + 1 : place + 2]
            found += [one for one in words[place + 1 :] if one not in _WISHES][:1]
    return found


def main_clause(line: str) -> str:
    """The line without a reason or a purpose at its end."""
    found = _REASON.search(line.casefold())
    return line[: found.start()].strip() if found else line


def without_reason(line: str) -> str:
    """The line without a reason at its end."""
    found = _BECAUSE.search(line.casefold())
    return line[: found.start()].strip() if found else line


def segments(line: str) -> list[str]:
    """What stands between commas, full stops and dashes."""
    return [part for part in _MARKS.split(line) if fold(part).strip()]
