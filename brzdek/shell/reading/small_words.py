"""Words that people type and that say nothing of themselves, and numbers in words."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.reading.speech.idioms import plainly

FILLERS = frozenset(
    fold(
        "a aby ale bardzo by być całą cały chce chcę chciałabym chciałbym dla do i je ją jest jeszcze już kartą kartę"
        " karty karta ku mi mój moja moje moją mojego mojej moim może można mu na nad niech o od oraz po pod poproszę pole polu pola pani pan pora przy"
        " przez proszę razie sam sama samej samym się sobie swoim swoją swój tam ta tą tę te ten teraz to trzeba tu tym tutaj u w we wolę więc z za"
        " ze zrób chodź dobrze hej też także również wybieram wybiorę wolałbym wolałabym trudno"
        " an and at by card can cell for from i'd i'll i'm id ill im in into is it its lets let's like me my next"
        " now of off on onto or own please spot that the then there this to using want wanna will with would"
        " up you your too also via choose pick come someone somebody something else just first kogoś ktoś coś jakiś"
        " jakąś jakieś tylko najpierw rather some still strona stronę stronie"
    ).split()
)
"""Of no weight where nothing on offer is called so."""
NEGATIONS = frozenset(
    fold(
        "nie nic niczego bez żaden żadna żadne żadnego żadnej żadną nikt nikogo nigdzie nowhere neither nobody no not nothing none without don't dont won't wont wouldn't nope nah never"
    ).split()
)

_NUMBERS = {
    "0": "zero żadnych",
    "1": "jeden jedna jedno jedną jednego jednej jednym one single",
    "2": "dwa dwie dwoma dwiema dwóch dwu dwoje two",
    "3": "trzy trzema trzech troje three",
    "4": "cztery czterema czterech czworo four",
    "5": "pięć pięcioma pięciu pięcioro five",
    "6": "sześć sześcioma sześciu sześcioro six",
    "7": "siedem siedmioma siedmiu seven",
    "8": "osiem ośmioma ośmiu eight",
    "9": "dziewięć dziewięcioma dziewięciu nine",
    "10": "dziesięć dziesięcioma dziesięciu ten",
    "11": "jedenaście jedenastu eleven",
    "12": "dwanaście dwunastu twelve",
    "13": "trzynaście trzynastu thirteen",
    "14": "czternaście czternastu fourteen",
    "15": "piętnaście piętnastu fifteen",
    "16": "szesnaście szesnastu sixteen",
    "17": "siedemnaście siedemnastu seventeen",
    "18": "osiemnaście osiemnastu eighteen",
    "19": "dziewiętnaście dziewiętnastu nineteen",
    "20": "dwadzieścia dwudziestu twenty",
    "30": "trzydzieści trzydziestu thirty",
}
_NOUNS = (
    "jedyn dwój trój czwór piąt szóst siódem ósem dziewiąt dziesiąt jedenast dwunast trzynast czternast piętnast szesnast"
    " siedemnast osiemnast dziewiętnast dwudziest"
)
"""What the Polish nouns of the numbers from 1 on begin with: "piątka", "do siódemki"."""
_NOUN_ENDINGS = ("ka", "ki", "kę", "ce", "ką")
NUMBERS = {word: digits for digits, words in _NUMBERS.items() for word in fold(words).split() if word != "ten"} | {
    fold(begin + ending): str(number) for number, begin in enumerate(_NOUNS.split(), 1) for ending in _NOUN_ENDINGS
}
"""Number words; "ten" is the Polish pronoun, unless it ends an English phrase (``idioms.yaml``)."""

_TIMES = {"dwukrotnie": 2, "twice": 2, "trzykrotnie": 3, "thrice": 3}
_SO_OFTEN = pattern(
    r"\b(?:(dwukrotnie|trzykrotnie|twice|thrice)|(\d|dwa|trzy|cztery|two|three|four)(?:[ ]?x| ?razy| times))\b"
)


def how_often(line: str) -> tuple[str, int]:
    """A line without what it says of how many times, and that: “run right twice”; 1: it says nothing of it."""
    folded = fold(line)
    found = _SO_OFTEN.search(folded)
    if found is None:
        return line, 1
    times = _TIMES.get(found[1]) or int(NUMBERS.get(found[2], found[2]))
    kept = line if len(line) == len(folded) else folded
    return " ".join((kept[: found.start()] + kept[found.end() :]).split()), times


_OF_MOVES = frozenset(
    fold(
        "ruch ruchu ruchy ruchów krok kroku kroki kroków polecenie polecenia poleceń akcja akcję akcje akcji zagranie zagrania"
        " zagrań raz razy ostatni ostatnia ostatnią ostatnie ostatnich te moje moich wstecz o proszę"
        " move moves step steps command commands action actions play plays time times last previous the my these please"
    ).split()
)
"""Words beside a number of moves that say nothing more."""
_WHOLE_TURN = frozenset(fold("wszystko wszystkie turę tura tury turn all everything").split())
_OF_A_TURN = frozenset(fold("całą cała całe tę ta whole entire this of in").split())
WHOLE_TURN = 0


def times_said(words: str) -> int | None:
    """How many moves some words speak of: "3 ruchy", "the last two", "twice"; one where no number is said, all of a turn
    (``WHOLE_TURN``) where that is named. None: they speak of something else.
    """
    typed = bare_words(words)
    if not _WHOLE_TURN.isdisjoint(typed):
        return WHOLE_TURN if all(word in _WHOLE_TURN | _OF_A_TURN | _OF_MOVES for word in typed) else None
    numbers = [_TIMES.get(word) or int(NUMBERS.get(word, word)[:3]) for word in typed if _is_number(word)]
    if len(numbers) > 1 or not all(_is_number(word) or word in _OF_MOVES for word in typed):
        return None
    return numbers[0] if numbers else 1


def _is_number(word: str) -> bool:
    return word in _TIMES or word in NUMBERS or (word.isdecimal() and word.isascii())


_ORDINALS = (
    "pierwsz drug trzec czwart piąt szóst siódm ósm dziewiąt dziesiąt jedenast dwunast trzynast czternast piętnast szesnast"
    " siedemnast osiemnast dziewiętnast dwudziest",
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth"
    " sixteenth seventeenth eighteenth nineteenth twentieth",
)
_ORDINAL_ENDINGS = "y i a ie ia e ą ią ego iego ej iej ym im"
ORDINALS = {
    fold(begin + ending): str(number)
    for number, begin in enumerate(_ORDINALS[0].split(), 1)
    for ending in _ORDINAL_ENDINGS.split()
} | {
    spelled: str(number)
    for number, word in enumerate(_ORDINALS[1].split(), 1)
    for spelled in (word, f"{number}{'st' if number == 1 else 'nd' if number == 2 else 'rd' if number == 3 else 'th'}")
}
"""Where something on offer bears a number, it may be called the second as well."""

_LAST = fold("ostatni ostatnia ostatnie ostatnią ostatniego ostatniej last")
_MIDDLE = fold("środkowy środkowa środkowe środkową środkowego środkowej pośredni pośrednia pośrednią middle")
RANKS: Mapping[str, int | None] = (
    {word: int(number) - 1 for word, number in ORDINALS.items()}
    | dict.fromkeys(_LAST.split(), -1)
    | dict.fromkeys(_MIDDLE.split())
)
"""Which one of several that are listed, from 0; None: the one in the middle."""

_EDGES = " .,:;!?()[]{}\"'`„”“»«–—-…/\\"
_PLACE = pattern(r"\(?\s*(-?\d{1,3})\s*[,./x:–]\s*(-?\d{1,3})\s*\)?")
_RANGE = pattern(r"\b(\d{1,3})-(\d{1,3})\b")
_PAIRING = frozenset(["and", "to", "with", "z", "ze", "i", "do", "a", "oraz"])
"""What may stand between two numbers that belong together."""
HYPHEN = pattern(r"(?<=[^\W\d_])-(?=[^\W\d_])")
"""Words that are joined by it are words of their own."""
_NUMBER = pattern(r"-?\d{1,3}\Z")


@lru_cache(maxsize=4096)
def bare(word: str) -> str:
    """A word without what stands around it: quotation marks, brackets, a full stop, the English possessive."""
    if word[:1] == "+" and word[1:2].isdigit():
        word = word[1:]
    sign = "-" if word[:1] == "-" and word[1:2].isdigit() else ""
    word = word.strip(_EDGES)
    for ending in ("'s", "’s", "s'", "s’"):
        if word.endswith(ending) and len(word) > len(ending):
            word = word[: -len(ending)]
    return sign + word


def bare_words(line: str) -> list[str]:
    """The words of a line, bare and without accents."""
    return [bare(fold(word)) for word in line.split()]


def said_words(line: str) -> list[str]:
    """The same without what is no word at all: a dash, a quotation mark."""
    return [word for word in bare_words(line) if word]


_WELL = pattern(
    r"\bno (?=(?:pewnie|jasne|tak|dobra|dobrze|oczywiscie|raczej|nie|dawaj|chodz|to|i|teraz|wiec|a|ba|ok|okej)\b)"
)
"""The Polish “no” before another word says nothing, least of all no."""
_ONE = pattern(
    r"\b(?:the|that|this) ([a-z]+) ones?\b|"
    r"\b([a-z]+(?:est|er)|first|second|third|middle|top|bottom|left|right|last|next|other|big|small|cheap) ones?\b"
)
"""“The bigger one” is no number."""
SHORTEST_PART = 4
"""So many letters has each part of two words that are typed as one."""


_HUNDREDS = {"sto": 100, "stu": 100, "dwiescie": 200, "dwustu": 200, "trzysta": 300, "hundred": 100}
_TENS = {
    fold(word): 10 * ten
    for ten, words in enumerate(
        (
            "dwadzieścia dwudziestu twenty",
            "trzydzieści trzydziestu thirty",
            "czterdzieści czterdziestu forty",
            "pięćdziesiąt pięćdziesięciu fifty",
            "sześćdziesiąt sześćdziesięciu sixty",
            "siedemdziesiąt siedemdziesięciu seventy",
            "osiemdziesiąt osiemdziesięciu eighty",
            "dziewięćdziesiąt dziewięćdziesięciu ninety",
        ),
        2,
    )
    for word in words.split()
}
_TEN, _HUNDRED = 10, 100


def counted(words: Sequence[str]) -> list[str]:
    """Words of which numbers in several words are one: "dwieście siedemdziesiąt", "two seventy", "twenty seven"."""
    found: list[str] = []
    sums: list[int] = []
    for word in words:
        unit = int(NUMBERS[word]) if word in NUMBERS else None
        value = _HUNDREDS.get(word, _TENS.get(word, unit))
        last = sums[-1] if sums else 0
        if value is None or not last:
            sums.append(0 if value is None or word == "one" else value)
            found.append(word if value is None or (word in NUMBERS and value < 2 * _TEN) else str(value))
            if word in NUMBERS:
                sums[-1] = value or 0
        elif value < _TEN and last % _TEN == 0 and last >= 2 * _TEN:
            found[-1], sums[-1] = str(last + value), 0
        elif _TEN < value < _HUNDRED and value % _TEN == 0 and (last % _HUNDRED == 0 or last < _TEN):
            whole = last + value if last >= _HUNDRED else last * _HUNDRED + value
            found[-1], sums[-1] = str(whole), whole
        elif value == _HUNDRED and last < _TEN:
            found[-1], sums[-1] = str(last * value), last * value
        else:
            sums.append(value)
            found.append(word)
    return found


def words_of(line: str, known: Collection[str]) -> list[str]:
    """The words of a typed line, without accents. ``known``: words that moves have, to find places, words that were
    joined and words that were not.
    """

    def place(found: re.Match[str]) -> str:
        place = f"{found[1]},{found[2]}"
        return f" {place} " if place in known else found[0]

    folded = _ONE.sub(lambda found: found[1] or found[2], plainly(_WELL.sub("", fold(line))).replace("the one ", " "))
    folded = _PLACE.sub(place, folded)
    folded = _RANGE.sub(lambda found: found[0] if f"{found[1]},-{found[2]}" in known else place(found), folded)
    folded = HYPHEN.sub(" ", folded)
    words = [part for word in map(bare, folded.split()) if word for part in _parted(word, known)]
    words = counted(words)
    found: list[str] = []
    for word in words:
        ordinal = ORDINALS.get(word, word)
        word = word if word in known else ordinal if ordinal in known else NUMBERS.get(word, word)
        if found and f"{found[-1]},{word}" in known and _NUMBER.match(found[-1]) and _NUMBER.match(word):
            found[-1] += f",{word}"
        elif len(found) > 1 and found[-1] in _PAIRING and f"{found[-2]},{word}" in known:
            found[-2:] = [f"{found[-2]},{word}"]
        elif found and len(found[-1] + word) > 4 and found[-1] + word in known:
            found[-1] += word
        else:
            found.append(word)
    return found


_BETWEEN = pattern(
    r"(?:,|;|\s)\s*(?:i|oraz|a(?= potem| nast[eę]pnie)|potem|nast[eę]pnie|po czym|and|then|plus(?= an? | the | jeszcze )"
    r"|followed by|as well as)\s+(?:potem |then )?|\s\+\s|,\s+(?:a )?"
)


def parts(line: str) -> list[str]:
    """What a line says one after the other: "play Burgle and Stumble", "idź do 2, potem 3"."""
    return [part for part in (part.strip() for part in _BETWEEN.split(line)) if part]


_AFTERWARDS = pattern(r"\S\s+(?:a |i |and )?(?:potem|nastepnie|then)\s+\S")


def goes_on_after(line: str) -> bool:
    """Does a line say that something is done after something else?"""
    return _AFTERWARDS.search(fold(line)) is not None


_BEFORE = r"(?P<before>\S(?:.*?\S)?)(?<!\bthe)(?<!\bmy)(?<!\bhis)(?<!\bher)(?<!\btheir)(?<!\bat)"
_IN_TURN = (
    pattern(
        rf"(?i){_BEFORE},? (?:first|najpierw)[\s,]+(?:and |a |i )?(?:then|next|after that|potem|p[oó][zź]niej) (?P<after>.+)"
    ),
    pattern(
        r"(?i)(?:first|najpierw),? (?P<before>[^,]+?)\s*,\s*(?:and |a |i )?(?P<after>[^,]+?),?"
        r" (?:second|next|after that|afterwards|potem|p[oó][zź]niej)[ .!]*"
    ),
    pattern(rf"(?i){_BEFORE} first\s*,\s*(?:and )?(?P<after>[^,]+?)(?<!\bthe) second[ .!]*"),
)


def in_turn(line: str) -> str:
    """Two things of which a line says which is to come first, one after the other: “the Judge first, then Pegasus”."""
    for told in _IN_TURN:
        if (found := told.fullmatch(line.strip())) is not None:
            return f"{found['before']}, then {found['after']}"
    return line


def _parted(word: str, known: Collection[str]) -> tuple[str, ...]:
    """Two words of a move that were typed as one, or the word itself."""
    if word not in known:
        for cut in range(SHORTEST_PART, len(word) - SHORTEST_PART + 1):
            if word[:cut] in known and word[cut:] in known:
                return word[:cut], word[cut:]
    return (word,)


_WITHIN = frozenset(("in", "inside", "at", "w", "we"))
_ROOM = ("komnat", "komnac", "sal", "pokoj", "room", "chamber")


def telling_where(words: Sequence[str]) -> frozenset[int]:
    """Which of these words say that the number behind them is that of a place where something named before lies: “the
    artifact in room 21” is not the artifact that is worth 21.
    """
    found = set[int]()
    for place, word in enumerate(words):
        if word.isdecimal():
            before = place - 1
            if before > 0 and words[before].startswith(_ROOM):
                found.add(before)
                before -= 1
            before -= 1 if before > 0 and words[before] in ("the", "nr") else 0
            if before > 0 and words[before] in _WITHIN:
                found.add(before)
    return frozenset(found)
