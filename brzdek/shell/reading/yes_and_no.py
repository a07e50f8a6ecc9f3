"""What people say who mean yes or no, in both languages."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache

from brzdek.core.patterns import pattern
from brzdek.core.text import fold

YES_SAID, NO_SAID = "tak", "nie"
LONGEST_WAY = 4
"""No way to say it in several words is longer, where others may stand beside it."""
AGREEING = frozenset(
    fold(
        "tak jasne pewnie ok okej oczywiście spoko zgoda owszem chętnie"
        " yes yep yeah yup sure okay absolutely certainly definitely"
    ).split()
)
"""Words that say yes and nothing else."""
SIGHS = frozenset(
    fold(
        "no ba hm hmm ach och ech eh ej oj ups ojej kurczę cóż halo hej aha właśnie"
        " well oh ah wow ooh oops hey huh um uh alright"
    ).split()
)
"""Words that say nothing; the Polish “no” says yes rather than no."""
_YES_IF_ASKED = "t|oki|mhm|no tak|dobra|dobrze|chcę|poproszę|y|aye|please"
"""What says yes to a question, and elsewhere something else …"""
_NO_IF_ASKED = (
    "n|nie|dziękuję|dzięki|dość|starczy|wystarczy|koniec|na dziś|no|nope|nah|enough|thanks|thx|thank you|quit"
)
"""… and what says no."""
_YES_ANYWHERE = "of course|go ahead|let's go|jak najbardziej|no jasne"
_NO_ANYWHERE = "no thanks|not now"
"""Sayings that answer a question, and may stand where none was asked."""
_ALSO_YES = {
    "yes_rematch": (
        "jeszcze|raz|jeszcze raz|jeszcze jedną|jeszcze jedna|rewanż|od nowa|gramy|zagrajmy|nowa gra"
        "|again|once more|one more|rematch|play again|another|another one|another game|new game"
    )
}
"""What says yes to one question alone …"""
_ALSO_NO = {
    "yes_rematch": (
        "nie teraz|nie dziś|nie dzisiaj|nie tym razem|później|może później|potem|może potem|jutro|może jutro"
        "|kiedy indziej|może kiedy indziej|innym razem|może innym razem|na razie|na razie wystarczy|na teraz|na dzisiaj"
        "|mam dość|raczej nie|lepiej nie|muszę lecieć|muszę iść|muszę kończyć|nie mam czasu|do następnego razu"
        "|later|maybe later|later maybe|not today|not tonight|tomorrow|maybe tomorrow|another time|maybe another time"
        "|some other time|maybe some other time|next time|maybe next time|not this time|for now|for today|for one day"
        "|for tonight|that's enough|thats enough|that's it|thats it|i'm done|im done|i've had enough|no more|gotta go"
        "|i have to go|got to go|have to go|i'd rather not|rather not|i'm good|im good"
    )
}
"""… and what says no to it."""
_SAYINGS = {
    YES_SAID: (
        f"{_YES_ANYWHERE}|why not|sure why not|go for it|let's do it|lets do it|do it|by all means|you bet"
        "|hell yes|hell yeah|fine|fine by me|i don't mind|i dont mind|please do|with pleasure|gladly"
        "|might as well|count me in|i'm in|im in|czemu nie|czemu by nie|dlaczego nie|a co tam|co tam"
        "|co mi tam|niech będzie|niech tam|a niech tam|raz kozie śmierć|no dobra|dobra|w porządku"
        "|no pewnie|pewnie że tak|jasne że tak|wchodzę w to|nie ma sprawy"
        "|bardzo chętnie|z chęcią|z przyjemnością|ma się rozumieć|rzecz jasna|oczywiście że tak|tak jest"
        "|dawaj"
    ),
    NO_SAID: (
        f"{_NO_ANYWHERE}|no way|hell no|heck no|maybe later|some other time|another time|not this time|leave it alone"
        "|i'll leave it alone|leave it be|let it be|forget it|no thank you|i'd rather not"
        "|id rather not|rather not|better not|not worth it|no need|not interested|i'm good|im good|skip it"
        "|never|not a chance|hard pass|i'll pass|ill pass|nah leave it|no leave it|nie ma mowy|ani mi się śni"
        "|innym razem|może innym razem|może później|nie teraz|nie tym razem|lepiej nie|raczej nie|daj spokój"
        "|nie trzeba|nie warto|szkoda zachodu|odpuszczam|odpuszczę|odpuśćmy|zapomnij|nie dziękuję"
        "|dziękuję nie|dzięki nie|obejdzie się|obejdę się|za nic|nigdy w życiu|nie chcę|nie mam ochoty"
    ),
}
"""Ways to say yes and no that have no word for it, or that of the other."""
_PASSING_ON = pattern(r"(?:i['’]?ll |i will |i['’]?d |i )?(?:pass on|skip) (?:the |that |this )?[a-z]+(?: [a-z]+){0,2}")
"""Who says so does not do what is named."""


def yes_or_no(line: str, *also: str) -> bool | None:
    """Is it a yes or a no, in either language, in one word or several (“no pewnie”, “yes please”)? None: neither.

    ``also`` names further words that mean yes or no to what is asked.
    """
    answer = fold(line).strip(" .,!")
    said = answer.replace(",", " ").replace("!", " ").split()
    agreeing = AGREEING.union(_ways(_YES_IF_ASKED, _YES_ANYWHERE, *(_ALSO_YES[key] for key in also)))
    declining = _ways(_NO_IF_ASKED, _NO_ANYWHERE, *(_ALSO_NO[key] for key in also))
    for known, meaning in ((declining, False), (agreeing, True)):
        if answer in known or _is_made_of(said, known):
            return meaning
        if meaning and said[:1] == ["no"] and _is_made_of(said[2 if said[1:2] == ["to"] else 1 :], known):
            return True
    return None


def _is_made_of(words: Sequence[str], known: Collection[str]) -> bool:
    """Is a line nothing but known ways to say something, one after the other: “sure, one more”?"""
    made = [True] + [False] * len(words)
    for end in range(1, len(words) + 1):
        starts = range(max(0, end - LONGEST_WAY), end)
        made[end] = any(made[start] and " ".join(words[start:end]) in known for start in starts)
    return bool(words) and made[-1]


@cache
def _ways(*listed: str) -> frozenset[str]:
    return frozenset(way for ways in listed for way in fold(ways).split("|"))


@cache
def _sayings() -> Mapping[str, str]:
    """Each saying, and the plain yes or no that it stands for."""
    return {saying: meant for meant, sayings in _SAYINGS.items() for saying in _ways(sayings)}


def saying(line: str) -> str:
    """The plain yes or no that a line stands for; "": it is no such saying, or asks something."""
    if "?" in line:
        return ""
    words = " ".join(word.strip(".,!;:…-") for word in fold(line).split()).split()
    if _PASSING_ON.fullmatch(" ".join(words)):
        return NO_SAID
    while words:
        if (meant := _sayings().get(" ".join(words))) is not None:
            return meant
        if words[0] not in SIGHS and words[0] not in AGREEING:
            return ""
        words = words[1:]
    return ""


_RESIGNED = pattern(
    r"(?i)(?:(?:no|ech|eh|ach|oh|ah|well|but|ale)[ ,]+)*(?:mówi się |mowi sie )?(?:trudno|cóż|coz|szkoda|nie ma rady"
    r"|nie mam wyjścia|nie mam wyjscia|nic nie poradzę|nic nie poradze|co poradzić|co poradzic|ech|eh|ach|uch"
    r"|too bad|oh well|ah well|well|alas|tough luck|tough|pity|(?:it )?can['’]?t be helped|nothing for it"
    r"|no choice|i have no choice|such is life|takie życie|takie zycie|pech|bad luck|no luck)"
    r"(?: (?:then|no|to))?\s*[,;.!…–—-]+\s*(?P<then>[^?]*\w[^?]*)"
)
"""A sigh before what is to be done."""
_WELL = pattern(r"(?i)no\s+(?:(?:to|i|więc|wiec)\s+)?(?P<said>(?P<verb>[^\W\d_]+)\b.*)")
_DOING = frozenset(("fin", "impt"))
"""How the dictionary marks verbs that say what somebody does, or is to do."""
_MARVELLING = frozenset(
    fold("ładnie nieźle pięknie cóż proszę fajnie super świetnie ślicznie cudnie masz patrz").split()
)
"""What one says after a “no” who is pleased, or is not."""


def without_sigh(line: str) -> str:
    """A line without the sigh with which it begins: “too bad, I pass”."""
    found = _RESIGNED.fullmatch(line.strip())
    return line if found is None else found["then"]


def without_well(line: str) -> str:
    """A line without the Polish “no” before a yes, before what somebody does, or before how one likes it: „no biorę
    sekret”, „no ładnie” refuse nothing.
    """
    found = _WELL.fullmatch(line.strip())
    if found is None:
        return line
    if yes_or_no(found["said"]) or fold(found["verb"]) in _MARVELLING:
        return found["said"]
    from brzdek.core.lemmas import polish_readings
    from brzdek.shell.reading.speech.kinds import deeds_of, things_of

    if things_of(fold(found["verb"])) and not deeds_of(fold(found["verb"])):
        return line  # “no scale”
    kinds = {reading.kind for reading in polish_readings(fold(found["verb"]))}
    return line if kinds.isdisjoint(_DOING) else found["said"]
