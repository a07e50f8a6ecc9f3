"""What people say who want to be left in peace, or to be asked again: in a line of its own, or beside an order."""

from __future__ import annotations

from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.reading.commands import OFF, OWN_TOO, UNTIL_TURN
from brzdek.shell.reading.small_words import bare

_MARKS = " .,:;!?„”“\"'()–-"
_POLITE = (
    r"(?:(?:and|so|then|but|also|just|now|ok|okay|please|pls|hey|no|well|i|a|ale|to|teraz|prosze|wiec|oraz|potem|juz"
    r"|(?:can|could|would|will) you(?: please)?|let['’]?s|i(?:['’]ll| will)|i (?:want|wish|would like"
    r"|['’]d like) (?:you )?to"
    r"|(?:czy )?(?:mozesz|moglbys|moglabys)|chce|niech) )*"
)
_QUESTIONS = (
    r"(?:questions|prompts|interruptions|windows|(?:reaction|spell|healing|\w+['’]s) (?:windows|moments"
    r"|questions)|reactions|pop-?ups"
    r"|moments|asking|pytania\w*|pytan|okna|okien|reakcje|przerywniki|momenty)"
)
_THESE = r"(?:(?:all|these|those|the|such|this|your|of|any|more|for|me|te|takie|wszystkie|wszelkie|mi|tych|takich|o) )*"
_ONLY = (
    r"(?: (?:tez|takze|rowniez|nawet|also|too|either|even|mnie|mi|me|us|nas|juz|wiecej|again|any ?more"
    r"|any longer|now|teraz|ever|already|please|prosze|for now|at all|always|zawsze|co chwile|ciagle|na razie"
    r"|od teraz|from now on|in future))*"
)
_CLAUSE = (
    r"(?: (?:(?:in|on|at|during|for|about|with|while|when|whenever|every|each|outside|except|unless|until|till"
    r"|til|if|as long as"
    r"|w|we|na|o|przy|podczas|gdy|kiedy|jak|dopoki|poki|chyba|az|do|poza|oprocz|jesli|jezeli|za|z)\b.*))?"
)
_ASK = (
    r"(?:ask(?:ing)?|bother(?:ing)?|prompt(?:ing)?|interrupt(?:ing)?|disturb(?:ing)?|pester(?:ing)?|nag(?:ging)?"
    r"|(?:keep|go on) asking)"
)
_PYTAJ = (
    r"(?:pytaj\w*|pytac|zapytuj\w*|dopytuj\w*|wypytuj\w*|zaczepiaj\w*|zaczepiac|przeszkadzaj\w*|przeszkadzac"
    r"|przerywaj\w*|przerywac"
    r"|zawracaj\w* (?:mi )?glowy|zawracac (?:mi )?glowy|zadawaj\w* (?:mi )?(?:tych |takich )?pytan"
    r"|zadawac (?:mi )?pytan)"
)
_OTHERS = (
    r"(?:(?:the )?(?:other|others['’]?|other players?['’]?s?|opponents?['’]?|everyone else['’]?s"
    r"|everybody else['’]?s|someone else['’]?s"
    r"|somebody else['’]?s|their|bots?['’]?|enem(?:y|ies)['’]?)(?: players?['’]?)?(?: turns?| moves?)"
    r"|(?:the )?turns? of (?:the )?(?:others?|other players|opponents?|everyone else|bots?)"
    r"|(?:nie swoich|nie moich|nieswoich|cudz\w*|obcych|czyich\w*) (?:turach|turze|kolejkach|kolejce|ruchach|ruchu)"
    r"|(?:turach|turze|kolejkach|kolejce|ruchach) (?:innych|przeciwnik\w*|pozostalych|rywali|botow|reszty)(?: graczy)?)"
)
_PASS = r"(?:pass(?:ing)?|skip(?:ping)?|pas|pasuj\w*|spasuj\w*|pomijaj\w*|przepuszczaj\w*|odpuszczaj\w*)"
_ALWAYS = r"(?:always|auto(?:matically)?|auto-|constantly|keep|zawsze|automatycznie|stale|wciaz|caly czas|autom\w*)"
_NO_MORE = r"(?:juz |wiecej )?nie pytaj\w*|przestan\w* (?:mnie )?pytac|stop asking|(?:do not|don['’]?t) ask"
_PEACE = r"(?:quiet|silence|silent|peace|(?:quiet|silent) mode|cicho|cisza|cisze|cichy tryb|tryb cichy|spokoj)"

_WANTED = pattern(
    _POLITE
    + "(?:"
    + "|".join(
        (
            rf"(?:do not|don['’]?t|never|stop|quit|no need to|you need not){_ONLY} {_ASK}{_ONLY}{_CLAUSE}",
            rf"(?:(?:juz|wiecej|mnie|mi|nigdy) )*(?:nie|przestan\w*|przestac)(?: (?:juz|wiecej|mnie|mi|nigdy|ciagle))*"
            rf" {_PYTAJ}{_ONLY}{_CLAUSE}",
            rf"nie (?:(?:chce|mam|musze|trzeba|juz|wiecej) )*byc (?:(?:juz|wiecej|o to|ciagle"
            rf"|stale) )*pytan[ya]{_ONLY}{_CLAUSE}",
            rf"i (?:do not|don['’]?t) want to be (?:asked|bothered|interrupted|prompted|disturbed){_ONLY}{_CLAUSE}",
            rf"(?:(?:stay|be|keep|remain|go|turn on|switch on|give me|badz|siedz|zostan|zostaje|wlacz|zrob"
            rf"|ma byc|daj mi) )?(?:some )?"
            rf"{_PEACE}(?: on)?{_ONLY}(?: (?:in|on|during|while|when|unless|until|till|til|as long as|w|we|gdy"
            rf"|kiedy|dopoki|poki|chyba"
            r"|az|do)\b.*)?",
            rf"{_ALWAYS}[ -]?{_PASS}(?: (?:for me|za mnie|everything|all|wszystko|on|it))*{_ONLY}{_CLAUSE}",
            rf"{_PASS} (?:(?:for me|za mnie|everything|wszystko|on|it) )*{_ALWAYS}{_ONLY}{_CLAUSE}",
            rf"{_PASS}(?: (?:for me|za mnie|everything|all|wszystko|on|it))* (?:in|on|during|w|we|przy|for)"
            rf" (?:(?:all|every|each|wszystkich|kazdej|of|the) )*{_OTHERS}.*",
            rf"(?:pasuj|pomijaj|przepuszczaj) za mnie{_ONLY}{_CLAUSE}",
            rf"(?:skip|turn off|switch off|disable|hide|mute|stop|no more|enough|wylacz\w*|pomin\w*|pomijaj\w*"
            rf"|ukryj|wycisz\w*)"
            rf" {_THESE}{_QUESTIONS}{_ONLY}{_CLAUSE}",
            rf"(?:dosc|dosyc|koniec|bez) (?:tych |takich |juz )*pytan{_ONLY}{_CLAUSE}",
            rf"leave me (?:alone|in peace|be){_ONLY}{_CLAUSE}",
            rf"(?:zostaw\w* mnie w spokoju|daj\w* mi (?:swiety )?spokoj){_ONLY}{_CLAUSE}",
            r"(?:only ask(?: me)?|ask(?: me)? only) (?:in|on|during|when|if|about) .*",
            r"pytaj\w*(?: mnie)? (?:tylko|dopiero|wylacznie) .*",
            rf"(?:(?:nie|pas\w*|no|nope|pass|skip),?(?: i| and)? )?(?:{_NO_MORE})"
            r"(?: (?:mnie|mi|me|us|juz|wiecej|again|any ?more|now|teraz|o (?:to|nic|reakcj\w*)|about (?:it|that"
            r"|reactions)"
            r"|w (?:tej )?turze(?: \w+)?|do mojej tury|(?:in|during|on) (?:this|\w+['’]s) turn|until my turn))*",
            r"(?:(?:nie|no|nope),? )*(?:i )?(?:pass|skip|pas\w*|spasuj\w*)(?: (?:on|it|everything|all|wszystko"
            r"|the rest|reszte))*,?"
            r" (?:az )?(?:until|till|til|do|to) (?:it(?:['’]s| is) )?(?:my|mojej|swojej)(?: (?:own|next|wlasnej"
            r"|nastepnej))?"
            r" (?:turn|tury|kolejki)(?: again)?",
        )
    )
    + ")"
)
"""Says that one wants to be left in peace."""
_ENDED = pattern(
    _POLITE
    + "(?:"
    + "|".join(
        (
            rf"{_PEACE}(?: mode)? (?:off|wylacz\w*|koniec|precz)|unquiet|loud|glosno|un-?mute",
            rf"(?:end|no more|not|turn off|switch off|disable|leave|cancel|stop|enough|koniec|wylacz\w*"
            rf"|zakoncz\w*|przerwij|dosc|nie)"
            rf" (?:(?:the|of|my|being|this|tej|z|ma byc) )*(?:{_PEACE}|ciszy|spokoju)(?: mode)?(?: any ?more| juz)?",
            r"(?:you (?:may|can) )?(?:start |keep )?ask(?:ing)?(?: me)?(?: (?:again|always|every ?time"
            r"|everything|about everything|once more"
            r"|as before|from now on))+(?: please)?",
            r"start asking(?: me)?",
            r"i want to be asked(?: again| every ?time| always| about everything)*",
            r"(?:znowu|znow|ponownie|zawsze) (?:mnie )?pytaj(?: mnie)?(?: o wszystko)?",
            r"pytaj(?: mnie)? (?:znowu|znow|ponownie|zawsze|o wszystko|dalej|jak (?:przedtem|wczesniej"
            r"|dawniej))(?: o wszystko)?",
            r"(?:zacznij )?(?:mnie )?(?:juz |znowu |znow |ponownie )?pytac(?: mnie)?(?: (?:znowu|znow|ponownie"
            r"|o wszystko|dalej))*",
            r"(?:byc )?(?:znowu|znow) pytan[ya]",
        )
    )
    + ")"
)
"""Says that one wants to be asked again."""
_HOW = pattern(
    r"(?:.*\b(?:how|can i|could i|may i|is there (?:a|any) way|is it possible|where|what (?:do|can"
    r"|should) i (?:type|do|say|write)"
    r"|jak|czy (?:moge|mozna|da sie|jest sposob)|da sie|mozna|gdzie|co (?:wpisac|zrobic|napisac))\b.*"
    rf"(?:\b(?:switch|turn|shut|disable|stop|skip|avoid|get rid|mute|silence|hide|fewer|less|wylacz\w*"
    rf"|wycisz\w*|pomin\w*|pomij\w*"
    rf"|unikn\w*|pozby\w*|ukry\w*|mniej|zatrzyma\w*|przesta\w*)\b.*\b(?:{_QUESTIONS}|pytac|pytal\w*|pytan[ya]"
    rf"|asked|ask)\b"
    rf"|\b{_QUESTIONS}\b.* (?:off|away|out)\b|\b(?:not|n['’]t|without|never|nie|bez) .*\b(?:be(?:ing)? asked"
    rf"|byc pytan\w*|bylo pytan|pytal\w*)\b).*"
    r"|(?:.*\b)?(?:why|czemu|dlaczego|po co)\b.*\b(?:(?:you|it|does the game|am i|do i get) .*(?:ask|asking"
    r"|asked)(?: me)?\b"
    r"|(?:mnie )?(?:ciagle |stale |wciaz |caly czas |co chwile )?pytasz|jestem .*pytan[ya]|tyle pytan"
    r"|so many (?:questions|prompts))"
    r"(?: .*)?)"
)
"""Asks how to be left in peace, or why one is asked at all."""
_OWN_TURN = pattern(
    r".*\b(?:(?:in|on|during) my (?:own )?turns?|w (?:mojej|swojej|moich|swoich)(?: wlasn\w+)? (?:turze|turach"
    r"|kolejce))\b"
    r"(?: (?:too|either|as well|also|tez|takze|rowniez))?|.*\b(?:even|also|takze|rowniez|tez|nawet) (?:in|on"
    r"|during|w) (?:my|mojej|swojej)\b.*"
)
_BUT_OWN = pattern(r".*\b(?:only|just|except|but|unless|outside|tylko|poza|oprocz|procz|chyba|dopiero|wylacznie)\b.*")
_TO_OWN_TURN = pattern(
    r".*\b(?:until|till|til|to|do|az do|dopoki nie)\b (?:(?:it['’]?s|it is|the start of|przyjdzie|bedzie"
    r"|nadejdzie|poczatku) )*"
    r"(?:my|mojej|swojej|moja)(?: (?:own|next|wlasnej|nastepnej|kolejnej))? (?:turn|tury|kolejki|tura|kolejka)\b.*"
    r"|.*\b(?:(?:in|on|during|for) this turn|w tej (?:turze|kolejce))$"
)


def wanted(said: str) -> str | None:
    """How far somebody wants peace who says just this; ``OFF``: not any more. None: it says nothing of it."""
    folded = fold(said).strip(_MARKS)
    if _ENDED.fullmatch(folded):
        return OFF
    if not _WANTED.fullmatch(folded):
        return None
    if _TO_OWN_TURN.fullmatch(folded) and not _of_others(folded):
        return UNTIL_TURN
    return OWN_TOO if _OWN_TURN.fullmatch(folded) and not _BUT_OWN.fullmatch(folded) else ""


_THESE_ALL = pattern(
    _POLITE + r"(?:(?:always|zawsze) )?(?:skip|ignore|pomijaj|omijaj|przepuszczaj) (?:all |wszystkie )?(?:of )?(?:these"
    r"|those|such|te|takie|them all)"
    r"(?: (?:ones|things|rzeczy|sprawy))?(?: (?:from now on|always|od teraz|zawsze|please|prosze|for me|za mnie))*"
)
_OF_OTHERS = pattern(rf".*\b{_OTHERS}.*")


def _of_others(folded: str) -> bool:
    return bool(_OF_OTHERS.fullmatch(folded))


def skips_these(line: str) -> bool:
    """Does a line pass over more than the moment that is open?"""
    return bool(_THESE_ALL.fullmatch(fold(line).strip(_MARKS)))


def asks_how(line: str) -> bool:
    """Does a line ask how to be left in peace, or why one is asked so often?"""
    return bool(_HOW.fullmatch(fold(line).strip(_MARKS)))


_JOINTS = pattern(
    r"\s*[,;.!]\s*(?:(?:and|then|but|i|a|oraz|potem|ale)\s+)?|\s+(?:and|then|i|oraz|a|potem)\s+(?:then\s+|potem\s+)?"
)


def beside_an_order(line: str) -> tuple[str, str] | None:
    """What a part of a line says of peace, and the line without it: “end turn, quiet”. None: no part says anything."""
    joints = [(0, 0), *((found.start(), found.end()) for found in _JOINTS.finditer(line)), (len(line), len(line))]
    for place in range(len(joints) - 1):
        begin = joints[place][1]
        for end in range(len(joints) - 1, place, -1):
            stop, after = joints[end]
            how = None if (place, end) == (0, len(joints) - 1) else wanted(line[begin:stop])
            if how is None or (end < len(joints) - 1 and not _begins_an_order(line[after:])):
                continue
            if _swallows_an_order(line[begin:stop]):
                continue
            before, behind = line[: joints[place][0]].strip(), line[after:].strip()
            return how, ", ".join(filter(None, (before, behind)))
    return None


def _begins_an_order(text: str) -> bool:
    from brzdek.shell.reading.speech.kinds import deeds_of

    first = bare(fold(text.partition(" ")[0]))
    return bool(first) and (first.isdecimal() or bool(deeds_of(first)))


def _swallows_an_order(said: str) -> bool:
    """Does what is said of peace hold another order behind a joint, and no clause in which it might stand?"""
    pieces = _JOINTS.split(said)
    return any(_begins_an_order(piece) and wanted(pieces[0]) is not None for piece in pieces[1:]) and (
        _OPEN_ENDED.search(fold(pieces[0])) is None
    )


_OPEN_ENDED = pattern(
    r"\b(?:about|when|whenever|while|until|till|unless|if|o|gdy|kiedy|dopoki|poki|chyba|az|jesli|jezeli)\b"
)
