"""Words that people type and that say nothing of themselves, and numbers in words."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from brzdek.core.patterns import pattern
from brzdek.core.text import fold

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
        "nie nic niczego bez żaden żadna żadne żadnego żadnej żadną nikt nikogo nigdzie nowhere neither nobody no not nothing none without don't dont won't wont wouldn't nope never"
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
"""Number words; "ten" is the Polish pronoun, unless it ends an English phrase (``_IDIOMS``)."""

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
    typed = [bare(word) for word in fold(words).split()]
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


_WELL = pattern(
    r"\bno (?=(?:pewnie|jasne|tak|dobra|dobrze|oczywiscie|raczej|nie|dawaj|chodz|to|i|teraz|wiec|a|ba|ok|okej)\b)"
)
"""The Polish “no” before another word says nothing, least of all no."""
_ONE = pattern(
    r"\b(?:the|that|this) ([a-z]+) ones?\b|"
    r"\b([a-z]+(?:est|er)|first|second|third|middle|top|bottom|left|right|last|next|other|big|small|cheap) ones?\b"
)
"""“The bigger one” is no number."""
_IDIOMS = (
    (pattern(r"\b(?:jasne|pewnie|oczywiscie|wiadomo|of course|sure),? (?:ze|that) (?=\w)"), ""),
    (pattern(r"\b(?:suit|gear|tool) up\b"), "wear"),
    (pattern(r"\brzu(?:c|cam|cmy|ce|cimy) okiem\b"), "zerknij"),
    (pattern(r"\b(?:take|have|sneak|steal) an? (?:quick )?(?:look|peek|glance|glimpse)\b"), "look"),
    (pattern(r"\bi ?['’]?m (?:good|fine|okay)\b"), "no thanks"),
    (pattern(r"\btake out (?=the\b)"), "kill "),
    (pattern(r"\b(?:poke|nose|sniff|ferret|rummage|snoop|dig)(?: my nose)? (?:a?round|about)\b"), "explore"),
    (
        pattern(r"\b(?:everyone|everybody|wszyscy) (?:fights?|joins?|walcz\w+|ida) (?:except|but|oprocz|poza|procz)\b"),
        "without",
    ),
    (pattern(r"\b(?:(?:does not|doesn['’]?t|won['’]?t) (?:fight|join)|nie (?:walczy|idzie|pomaga))\b"), "stays out"),
    (pattern(r"\blet (?:him|her|them|it|the \w+|[a-z]+) live\b|\bniech (?:sobie )?(?:zyje|zyja)\b"), "mercy"),
    (pattern(r"\b(?:leg|hoof|peg) it\b|\bskedaddle\b|\bscarper\b"), "flee"),
    (
        pattern(
            r"\b(?:wiedziec|zobaczyc|sprawdzic|dowiedziec sie),? co (?:tam |tu )?(?:jest|lezy|siedzi|kryje sie) (?=(?:w|na|pod) )"
        ),
        "podejrzec ",
    ),
    (
        pattern(
            r",? ?\b(?:zobaczmy|zobaczymy|let'?s see|we'?ll see) (?:co (?:sie stanie|bedzie|wyjdzie)|what happens|how it goes)"
        ),
        "",
    ),
    (pattern(r"\bmov(?:e|ing) on\b"), "continue"),
    (
        pattern(
            r"\bco (?:tam |tu |mi |nam )*(?:kaz[aeu]\w*|trzeba|nalezy|mowi\w*|pisz[ae]|jest napisane)\b"
            r"|\bwhat (?:it|they|the (?:card|space|place)) (?:says?|tells?|orders?|wants?)(?: me)?(?: to do)?\b"
        ),
        "obey",
    ),
    (pattern(r"\b(?:biore|wezme|bierzemy) (.{1,30}) na klate\b"), r"spotkaj \1"),
    (pattern(r"\byour (?:go|turn|move)\b|\btwoja kolej(?:ka)?\b"), "finish turn"),
    (pattern(r"\blet it happen\b|\bniech sie dzieje(?: co chce)?$"), "pass"),
    (pattern(r"\bturla(?:j|m|my) dropsa\b"), "rzuc"),
    (pattern(r"\b(?:rozgladam|rozejrze|rozejrzyjmy|rozejrzec) sie (?:po |tam |tu )?"), "zbadam "),
    (
        pattern(
            r"^(?:oh |ah |ok |no |a )?(?:(?:screw|sod|bugger|damn) (?:it|this|that)|(?:to|what the) (?:hell|heck)"
            r"(?: with (?:it|this|that))?|here goes(?: nothing)?|(?:a )?(?:co mi tam|raz kozie smierc|niech sie dzieje"
            r"(?: co chce)?|pal licho|chrzanic to|walic to|olac to))[\s,.!–-]+(?=\w)"
        ),
        "",
    ),
    (
        pattern(
            r"\b(?:pak|spak|zapak|wrzuc|wklad|wloz|chow|schow|upych|stuff|put|pack|shove|stick|chuck|toss|pop|slip)"
            r"[a-z]*( .{1,30})? (?:do|w|in|into) (?:(?:moj|swoj|wlasn)[a-z]+ |my |the )?(?:plecak|torb|sakw|work|worek|tobol"
            r"|kiesze|backpack|rucksack|bag|pack|pocket|satchel|sack|inventory)[a-z]*"
        ),
        r"take\1",
    ),
    (pattern(r"\b(?:put|lull|send) (.{1,40}) to (?:bed|sleep)\b"), r"sleep \1"),
    (
        pattern(
            r"\b(?:juz )?nie (?:jest |sa )?(?:mi )?(?:juz )?(?:potrzebuje|potrzebne|potrzebny|potrzebna|przyda|uzywam)\b(?: sie)?(?: mi)?(?: juz)?"
        ),
        "niepotrzebny",
    ),
    (
        pattern(r"\b(?:i )?(?:don['’]?t|do not|never|no longer) (?:really )?(?:need|use|like|want)\b(?! to\b| any)"),
        "unneeded",
    ),
    (pattern(r"\bno (?:more )?(?:need|use) (?:for|of)\b"), "unneeded"),
    (pattern(r"\b(?:i )?(?:could|can) use\b"), "want"),
    (pattern(r"\bgive me\b"), "take"),
    (pattern(r"\bmimo wszystko\b|\bafter all\b|\ball right\b|\bfor now\b|\bna razie\b|\bw koncu\b|\bjak zawsze\b"), ""),
    (
        pattern(
            r"\bcall it a (?:turn|day|night)\b|\bthat(?:['’]ll| will) (?:do|be all|be it)\b|\bto by bylo na tyle\b"
        ),
        "done",
    ),
    (pattern(r"\bjeszcze (\d+|dwa|dwie|trzy|jeden|jedno|jedna|cztery|piec)\b(?: dalej)?"), r"\1 wiecej"),
    (pattern(r"\b(\d+|dwa|dwie|trzy|jeden|jedno|jedna|cztery|piec) dalej\b"), r"\1 wiecej"),
    (pattern(r"(?:^|(?<= ))(?:dalej (?=(?:do|na|ku) )|(?:on|onwards?|further) (?=(?:to|into) ))"), ""),
    (pattern(r"\bnothing (?:more|else)\b"), "nothing"),
    (pattern(r"\bnic (?:wiecej|juz|innego)\b|\bjuz nic\b"), "nic"),
    (pattern(r"\bbez (?:zadnego )?(?:obrotu|obracania)\b|\b(?:tak )?jak (?:teraz )?(?:jest|lezy)\b"), "nieobrocony"),
    (pattern(r"\bnie (?:obracaj|obracam|obracac|przekrecaj|krec)\b"), "nieobrocony"),
    (
        pattern(
            r"\b(?:without|no) (?:any )?(?:rotation|rotating|turning)\b|\b(?:just )?(?:as|the way|how) (?:it )?(?:is|lies)\b"
            r"|\b(?:don['’]?t|do not) (?:turn|rotate)(?: it)?\b"
        ),
        "unturned",
    ),
    (pattern(r"\s*&\s*"), " and "),
    (pattern(r"\bturn (.{1,40}) into (?=(?:some )?(?:gold|coins?|cash|money)\b)"), r"sell \1 for "),
    (pattern(r"\b(to|into|room|number|take|go) ten(?= *$| please\b| and\b| then\b| now\b)"), r"\1 10"),
    (pattern(r"\b(?:swoja|wlasna) droga\b|\b(?:w ramach |za )(?:kary|kare|zemsty)\b"), ""),
    (pattern(r"\b(?:as|for) (?:a )?(?:punishment|revenge)\b|\bserves (?:him|her|them|you) right\b"), ""),
    (pattern(r"(?<=\w) instead\b(?! of)|(?<=\w),? zamiast tego\b"), ""),
    (pattern(r"\bset (.{1,40}) free\b"), r"free \1"),
    (pattern(r"\bhalf (?:a )?turn\b|\b(?:o )?pol obrotu\b"), "upside"),
    (pattern(r"\bw powietrze\b|\b(?:in)?to the air\b|\bsky[ -]high\b"), ""),
    (pattern(r"\bkeep (?=[a-z]+ing\b)"), ""),
    (pattern(r"\b(?:i['’]?ll |i will |i['’]?d rather )?pass on (?:the |that )?(?=[a-z])"), "no "),
    (pattern(r"\blet (.{1,30}) be\b(?= *$|[.,!])"), r"leave \1 alone"),
    (pattern(r"\b(don['’]?t|do not|not) ([a-z]+) (?:anybody|anyone)\b"), r"\1 \2"),
    (pattern(r"\btake off (?=(?:the|my|that|this)\b)"), "remove "),
    (pattern(r"\b(?:see|check|find out) what(?: i|['’])?s (?:in|on|at|inside) (?:the )?[a-z]+"), "explore"),
    (pattern(r"\b(?:see|check|find out) what(?: i|['’])?s (?:here|there|around)\b"), "explore"),
    (
        pattern(r"\b(?:zobacz|zobacze|zobaczmy|sprawdze|sprawdzam|sprawdzmy) co tu(?:taj)?(?: jest| lezy| mamy)?\b"),
        "badaj",
    ),
    (pattern(r"\b(?:(?:biore|brac|bierz|wez|bierzemy) )?nogi za pas\b"), "uciekam"),
    (pattern(r"\b(?:daje|dam|dac|dajemy) (?:noge|dyla|drapaka)\b"), "uciekam"),
    (pattern(r"\b(?:climb|go|walk|come|head) back down\b"), "back down"),
    (
        pattern(
            r"^((?:chce |i want to |i'll )?(?:ide|idz|isc|idziemy|pojde|biegne|go|walk|run|move|head)) (?:tam |to )?"
            r"(?:gdzie|where) (?:(?:jest|stoi|siedzi|lezy|czeka|the|a) )*([a-z]{3,})(?: (?:is|stands|lies|waits|jest|stoi|lezy))?$"
        ),
        r"\1 \2",
    ),
    (
        pattern(
            r"\b(?:tam|tego|to|ten|te|ta|pola|pole|the (?:one|place|space|field|spot)),? (?:gdzie|na ktorym|w ktorym|where)"
            r"(?: (?:jest|sa|lezy|leza|stoi|stoja|siedzi|there is|there'?s|is|the))*( .*?[a-z]{3,}.*?)"
            r"(?: (?:is|are|stands?|lies?|sits?|jest|sa|lezy|stoi|siedzi))?$"
        ),
        r"tam\1",
    ),
    (
        pattern(
            r"\b(?:in|on|over) the (?:face|head|nose|teeth|jaw|gut|belly|butt|ass|kisser)\b"
            r"|\b(?:w|po|prosto w) (?:twarz\w*|pysk\w*|leb|lbie|ryj\w*|nos\w*|zeb\w+|mord\w+|glowie|glowe|tyl\w*k\w*|dup\w+)(?!\w)"
        ),
        "hit",
    ),
    (
        pattern(
            r"\b(?:come at me|bring it(?: on)?|let'?s (?:dance|rumble)|show me what you(?:'ve| have)? got|(?:no )?chodz tu)\b"
        ),
        "fight",
    ),
    (pattern(r"\b(?:re-roll|(?:roll|throw|toss)(?: it| them| the dice?| the die)? (?:again|once more))\b"), "reroll"),
    (
        pattern(r"\brzu(?:c|cam|cmy|ce|camy)(?: kost\w+)? (?:jeszcze raz|raz jeszcze|ponownie|znowu|od nowa)\b"),
        "przerzuc",
    ),
)
"""Phrases whose words mean something else one by one, and what they mean, in words that verbs of the games have."""
SHORTEST_PART = 4
"""So many letters has each part of two words that are typed as one."""


@lru_cache(maxsize=512)
def plainly(folded: str) -> str:
    """A line without accents, and without idioms."""
    for phrase, meaning in _IDIOMS:
        folded = phrase.sub(meaning, folded)
    return folded


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
    r"(?:,|;|\s)\s*(?:i|oraz|a(?= potem| nast[eę]pnie)|potem|nast[eę]pnie|and|then)\s+(?:potem |then )?|,\s+(?:a )?"
)


def parts(line: str) -> list[str]:
    """What a line says one after the other: "play Burgle and Stumble", "idź do 2, potem 3"."""
    return [part for part in (part.strip() for part in _BETWEEN.split(line)) if part]


_AFTERWARDS = pattern(r"\S\s+(?:a |i |and )?(?:potem|nastepnie|then)\s+\S")


def goes_on_after(line: str) -> bool:
    """Does a line say that something is done after something else?"""
    return _AFTERWARDS.search(fold(line)) is not None


def _parted(word: str, known: Collection[str]) -> tuple[str, ...]:
    """Two words of a move that were typed as one, or the word itself."""
    if word not in known:
        for cut in range(SHORTEST_PART, len(word) - SHORTEST_PART + 1):
            if word[:cut] in known and word[cut:] in known:
                return word[:cut], word[cut:]
    return (word,)
