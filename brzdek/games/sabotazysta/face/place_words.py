"""Words in which people speak of places on the table: where from a card, which card, how far, open to which side."""

from __future__ import annotations

from collections.abc import Mapping

RIGHT, LEFT, ABOVE, BELOW = "right", "left", "above", "below"
BESIDE, AFTER, BEFORE, ON, TOWARDS, REACHING = "beside", "after", "before", "on", "towards", "reaching"
BETWEEN = "between"

RELATIONS: Mapping[str, str] = {
    RIGHT: "na prawo od|w prawo od|prawo od|z prawej strony|z prawej|po prawej stronie|po prawej stronie od|po prawej od"
    "|po prawej|na wschód od|to the right of|on the right of|on the right side of|right side of|right of|right from"
    "|to the east of|east of|going east from|east from|going right from",
    LEFT: "na lewo od|w lewo od|lewo od|z lewej strony|z lewej|po lewej stronie|po lewej stronie od|po lewej od|po lewej"
    "|na zachód od|to the left of|on the left of|on the left side of|left side of|left of|left from|to the west of|west of"
    "|going west from|west from|going left from",
    ABOVE: "u góry|u szczytu|at the top of|nad|ponad|powyżej|na górze od|do góry od|w górę od|tuż nad|above|right above|just above|over|on top of"
    "|north of|going north from|north from|up from|going up from",
    BELOW: "u dołu|u spodu|at the bottom of|at the foot of|pod|poniżej|na dole od|w dół od|tuż pod|below|right below|just below|under|right under|just under|underneath"
    "|beneath|south of|going south from|south from|down from|going down from",
    BESIDE: "obok|przy|koło|tuż przy|tuż obok|next to|right next to|beside|near|close to|adjacent to|touching",
    AFTER: "tam gdzie|where|za|po|od|zaraz za|tuż za|na końcu|after|right after|behind|past|beyond|from|off|at the end of|to the end of|end of",
    BEFORE: "przed|tuż przed|before|right before|in front of|ahead of",
    BETWEEN: "między|pomiędzy|w przerwę między|w lukę między|between|in between|right between|into the gap between"
    "|in the gap between|to fill the gap between|joining|joins|linking|links|connecting|connects|connect|join|link"
    "|połącz|łączę|łączy|łącząc|łączący|połączyć|połączył|połączyło",
    ON: "na|w|on|onto|at|in|into|upon|over",
    TOWARDS: "do|ku|w stronę|w kierunku|to|towards|toward|in the direction of",
    REACHING: "połącz|połączyć|łączę|podłącz|dojdź do|dotrzyj do|dokop się do|dociągnij do|doprowadź do|domknij do"
    "|connect|connect to|reach|join|link|finish to|finish the tunnel to|complete the tunnel to|all the way to",
}
"""What stands before the card, or the goal, from which a place is told; between bars."""
FOR_GOALS = frozenset((TOWARDS, REACHING))
"""What is only said of goals."""
FOR_ROCKFALLS = ON
"""What is only said of a card that is to be buried: on a card nothing is laid."""

BURYING = (
    "osuwisko|rockfall|zawal|zawał|zburz|usuń|usuwam|wysadź|wyburz|zniszcz|rozwal|collapse|destroy|remove|demolish|clear"
    "|cave|blow|smash|wreck|zasyp|zasypuję|bury|nuke"
)
"""Words after which a card on the table need not be told by where it lies."""

LIFTING = "wywal|wywalam|wyrzuć|wyrzucam|wyrzucić|wywalić|sprzątnij|sprzątam|zdejmij|zdejmuję|toss|chuck|scrap|throw|dump|bin|ditch"
"""The same where it is said whose card it is, or by what it goes; otherwise cards of a hand are given up so."""
BURY = "zawal"
"""What they mean then."""
GIVES_UP_ROCKFALL = (
    r"\b(?:wywal|wyrzuc|sprzat|zdejm|toss|chuck|scrap|throw|dump|bin|ditch)\w*"
    r"(?: (?:the|that|this|my|away|out|to|te|moje|swoje))* (?:osuwisko|zawal|rockfall)\b"
)
"""Where the rockfall itself is what goes: it is named right after the word, and not as what something is done with."""

THE = frozenset(
    [
        "the",
        "a",
        "an",
        "tej",
        "tego",
        "ta",
        "te",
        "ten",
        "tym",
        "temu",
        "tamtej",
        "tamtego",
        "tamten",
        "tamta",
        "that",
        "this",
        "those",
        "these",
    ]
)
"""What begins the name of a thing …"""
THAT = frozenset(
    ["that", "this", "tej", "tego", "ta", "te", "ten", "tym", "temu", "tamtej", "tamtego", "tamten", "tamta"]
)
"""… and of these, what means the one that was laid last."""
IT = frozenset(
    ["it", "that", "this", "nim", "nia", "niej", "niego", "tym", "tego", "tej", "tamtym", "tamtej", "tamtego"]
)
"""The card that was laid last, said by one word."""
GLUE = frozenset(
    [
        "w",
        "card",
        "karta",
        "karte",
        "karty",
        "karcie",
        "karta",
        "i",
        "ja",
        "just",
        "which",
        "who",
        "co",
        "ktora",
        "ktory",
        "ktorej",
        "przez",
        "by",
        "of",
        "od",
    ]
)
"""What may stand in the midst of the name of a thing."""
CARD = "karta|card|path|co|what|droga|dróżka|ścieżka|korytarz|tunel|corridor|tunnel|thing|one|rzecz"
LAID = "położyć|dołożyć|kłaść|zagrać|położony|dołożony|put|laid|placed|played|lay"
"""What somebody did with the card that is meant."""
LAST = "ostatni|nowy|najnowszy|poprzedni|dopiero|last|latest|newest|previous|just"
MINE = "mój|moja|moje|my|mine|i|ja"
DEAD = "ślepy|zaułek|zablokowany|dead|blocked|blind"
NOOK = "zaułek|koniec|end|alley"
"""What may follow that."""
GOAL = "cel|goal"
TREASURE = "skarb|złoto|treasure|gold"
"""The goal under which it lies, as far as one knows; otherwise any that may hide it."""
STONE = "kamień|głaz|stone|boulder"
"""A goal of which one knows that there is none: turned up, or seen by a map."""
UNCOVERED = "odkryty|odsłonięty|uncovered|revealed"
AND = frozenset(("and", "with", "to", "i", "a", "oraz", "z", "ze"))
"""What stands between the two things between which something lies …"""
TWO = frozenset(("two", "both", "dwoma", "obydwoma", "oboma", "the"))
"""… and before both of them at once."""
TOP, MIDDLE, BOTTOM = (
    "górny|góra|górze|wyższy|najwyższy|top|upper|highest|uppermost",
    "środkowy|środek|middle|centre|center|central|mid",
    "dolny|dół|dole|niższy|najniższy|bottom|lower|lowest",
)
START = "start|startowy|drabina|ladder|entrance|wejście"
ALSO_CALLED: Mapping[str, str] = {
    "cross": "krzyżówka|krzyżak|crossroads|intersection|plus",
    "curve": "łuk|kolanko|bend|turn|corner",
    "t": "rozgałęzienie|rozjazd|junction|branch",
    "straight": "prosta|prosty|straight",
}
"""Other words for cards on the table, by what their ids begin with."""

SIDES: Mapping[str, str] = {
    "E": "prawo prawej prawa prawy wschod right east rightwards",
    "W": "lewo lewej lewa lewy zachod left west leftwards",
    "N": "gore gory gorze polnoc up north upwards top",
    "S": "dol dolu dole poludnie down south downwards bottom",
}
"""Without accents, in either language."""
SIDE_WORDS = frozenset(["prawej", "lewej", "stronie", "strony"])
"""With what ways to tell a side end that need nothing to be told from."""
TOWARDS_SIDE = r"(?:\s+(?:to|do|w|we|na|po|ku|the|strone|stronie|towards|toward|from))*\s+"
_LEG = (
    r"(?:(?:with|z|ze) )?(?:(?:an|the|its|a) )?(?:t )?(?:nog[ai]|nozk[ai]|odnog[ai]|ramieniem|ramie|trzonkiem|ogonkiem"
    r"|leg|stem|arm|foot|tail|branch)(?= |$)(?: (?:is|going|pointing|skierowan\w+|zwrocon\w+|idac\w+))?"
)
"""What people call the side of a fork that is by itself."""
OPEN = rf"\b(?:{_LEG}|otwart\w+|open\w*|(?:so (?:that )?)?(?:it )?(?:going|goes|leading|leads|heading|heads)|(?:zeby )?(?:prowadz\w+|idac\w*|szedl|szla|szlo)|(?:z )?wyjsci\w+|(?:with )?(?:an |the )?(?:exit|opening|way out)|(?:t )?(?:facing|pointing|zwrocon\w+|skierowan\w+))"
"""What is said of the side to which a card is to be open."""
FARTHEST = r"\b(?:(?:as|so) (?:far|much)|furthest|farthest|(?:jak )?(?:najdalej|najbardziej)|maksymalnie|skrajnie)"
AS_CAN_BE = r"(?:\s+as (?:possible|i can|it goes|can be)|\s+(?:jak|ile) (?:sie da|mozna))?"
MOST: Mapping[str, str] = {
    "E": "rightmost easternmost",
    "W": "leftmost westernmost",
    "N": "topmost najwyzej",
    "S": "bottommost najnizej",
}
CORRIDOR = r"(?:korytarz\w*|tunel\w*|tunnel|corridor|way|drog\w+|odnog\w+|galaz\w*|branch)"
UPPER, LOWER, MAIN = (
    r"(?:gorn\w+|wyzsz\w+|upper|top|higher|northern)",
    r"(?:doln\w+|nizsz\w+|lower|bottom|southern)",
    r"(?:dlug\w+|najdluzsz\w+|glown\w+|long|longest|main)",
)
ENDING = frozenset(("ends", "end", "stops", "sie", "konczy"))
"""What may follow the name of a card at which a corridor ends."""
GOING_ON = "przedłuż|przedłużam|kontynuuj|kontynuuję|extend|continue|lengthen"
"""Words after which a card that somebody laid, or the last one, is the one to go on from."""
AT_THE_END = r"\b(?:na|w|do|at|to|on|at the|to the|on the) (?:konca|koncu|koniec|end)\b"
OF_THE = r"(?: (?:of|the|this|that|tego|tej|ten))*"
MOST_CELL = r"\b(lowest|highest|najnizsz\w+|najwyzsz\w+) (?:free |open |wolnym? )?(?:spot|cell|place|end|pol\w+|miejsc\w+|kon\w+)\b"
LONGER = r"\b(?:(?:dluzej|dluzsz\w+)|longer)\b"
ROW, COLUMN = r"(?:row|rz[ae]d\w*|wiersz\w*)", r"(?:column|kolumn\w*)"
NUMBERED = (
    r"\b(?:(?:w|we|in|on|na) )?(?:(?:tym|tej|the|that|this) )?"
    r"(?:{line} (?:nr |numer |number )?(-?\d{{1,2}})|(-?\d{{1,2}})\.? {line}(?! -?\d))(?![\d,]*\d)"
)
"""How a row or a column is named by its number."""
