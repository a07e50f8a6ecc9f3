"""Rooms asked about by their numbers, and the dangers of where one stands: "what does 34 have", "going through 34?"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import ANYTHING, AT_ONCE, Inquiry, best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, fold
from brzdek.games.raid.face.looks import Show
from brzdek.games.raid.face.naming import capital, resources
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.view.view import RaidView

V = TypeVar("V", bound=RaidView[Any])
_ROOM = (
    r"(?:the )?(?:(?:room|chamber|cave|komna\w+|jaskini\w*|pokoj\w*|sal[aieę]) )?(?:(?:nr|no|number|numer\w*) )?"
    r"(?P<room>\d{1,4})"
)
_THERE = pattern(
    r"(?:(?:and|so|then|but|ok|a|i|no) )*"
    r"(?:what(?:[’']?s| is| does| has| can i (?:get|find)| would i find)?(?: there)?(?: (?:at|in|on|inside))?"
    r"|(?:what|how) about|what can i do(?: (?:at|in))?|co moge(?: tam)? (?:zrobic|robic)(?: w)?"
    r"|(?:and|a)(?: co(?: z| w)?)?"
    r"|(?:is there )?any(?:thing|body|one)(?: good| interesting| dangerous)? (?:at|in)"
    r"|(?:co|kto)(?: (?:jest|ma|lezy|siedzi|stoi|znajduje sie|znajde|kryje|daje|tam|tu|z|to))*(?: (?:w|na|pod))?"
    r"|(?:czy )?(?:jest |lezy )?cos(?: (?:jest|ciekawego|lezy|dobrego))*(?: (?:w|na))"
    rf") {_ROOM}(?: (?:have|has|hold|contain|got|offer|give|hide|like|jest|ma|kryje|daje))?"
    r"(?: (?:there|in it|inside|ciekawego))?"
)
_AT = r"(?:w|we|na|in|at)"
_NEXT_ROOM = rf"(?:(?:,| i| a| oraz| albo| lub| czy| and| or)+ (?:{_AT} )?(?:(?:komna\w+|rooms?) )?\d{{1,4}})"
_IN_ROOMS = pattern(
    r"(?:(?:a|i|no|and|so) )*"
    r"(?:(?P<many>ile|ilu|how many|how much|(?:czy )?(?:jest|sa|lezy|leza)|(?:is|are) there)|co|jaki\w*|ktor\w+"
    r"|what|which)\b.*? "
    rf"{_AT} "
    rf"(?:(?:komna\w+|rooms?) )?(?P<rooms>\d{{1,4}}{_NEXT_ROOM}*)(?: (?:left|jeszcze|lezy|jest|zostalo|there))*"
)
"""What lies in one room or several that are told by their numbers."""
_LYING = pattern(
    r"\b(?:sekret\w*|secrets?|artef\w*|artif\w*|bozk\w*|bozek|idols?|zeton\w*|tokens?|skarb\w*|treasures?|lup\w*|loot|zlot\w*"
    r"|gold)\b"
)
_WORTH = pattern(r"\b(?:get|worth|wart\w*|dosta\w*|punkt\w*|pkt|points?|kosztuj\w*|costs?|boots?|but\w*)\b")
"""Then no things are counted."""
_NUMBER = pattern(r"\d+")
_SAFE = pattern(
    rf"(?:(?:is|how|czy|jak) )+(?:(?:dangerous|safe|risky|(?:nie)?bezpieczn\w+|grozn\w+) )?(?:is |jest )?{_ROOM}"
    r"(?: (?:is|jest))?(?: (?:dangerous|safe|risky|(?:nie)?bezpieczn\w+|grozn\w+))?"
)
_THROUGH = pattern(rf"(?:.* )?(?:through|via|past|by way of|przez) {_ROOM}(?: (?:is|jest|then|wtedy|to))*(?: \w+)?")
_PAST = pattern(
    r".*\b(?:to|do) (?P<goal>(?:\w+ )?\d+)\b.* (?:through|via|past|pass|przez|obok) .*"
    r"|.*\b(?:through|via|past|pass|przez|obok) .*\b(?:to|do) (?P<last>(?:\w+ )?\d+)"
)
_COSTS = pattern(
    r"(?:how much|what) (?:does|would|will) it (?:cost|take)(?: me)? to (?:get|go|walk|reach)(?: to)? (?P<goal>.+)"
    r"|ile (?:mnie |mi )?(?:bedzie )?kosztuje (?:dojscie|droga|przejscie|dotarcie|powrot)(?: do)? (?P<last>.+)"
)
_LEFT = pattern(
    r"what(?:[’']?s| is| do i have| have i)?(?: got)? left (?:of|from) (?:my|the) (?:skill|swords?|boots?)"
    r"|co (?:mi )?zostalo (?:mi )?z(?:e)? (?:mojej |moich )?(?:sprawnosci|mieczy|butow)"
)
_DOING = pattern(
    r"(?:what(?:[’']?s| is)|how is) (?P<who>\w+) (?:doing|up to)(?: now)?|co (?:teraz )?robi (?P<other>\w+)"
)
_HITS_ME = pattern(
    r"(?:will|can|could|might) the dragon (?:hit|attack|hurt|get|catch|kill|bite) me(?: now| next)?"
    r"|czy smok (?:mnie )?(?:teraz )?(?:moze )?(?:mnie )?(?:traf\w+|zran\w+|zaatak\w+|dorw\w+|zab\w+)(?: mnie)?"
)
_NOISE = pattern(r"(?:how much|ile)\b.*\b(?:halas\w*|noise|clank\w*|brzde\w+)\b.*")
_DANGER = pattern(
    r"(?:(?:is|am|how|czy|jak|and|a) )*(?:(?:it|i|this|we|jest|tu|tutaj|mi|teraz|to) )*(?:very |too |bardzo |mocno )?"
    r"(?:dangerous|risky|safe|in danger|(?:nie)?bezpieczn\w+|ryzykown\w+|groznie|cos mi grozi|w niebezpieczenstwie)"
    r"(?: (?:is|it|here|now|for me|where i am|this|room|place|jest|tu|tutaj|teraz|dla mnie|mi|w|tej|komnacie|to))*"
)
_OWN = pattern(r"\b(?:i|my|mine|me|i[’']?ve|mam|moj\w*|narobil[ea]?m|zrobil[ea]?m|jestem|mnie)\b")
_MY_CUBES = pattern(
    r"\b(?:my|mine|i|moich|moje|mam|swoich)\b.*\b(?:cubes?|clank|kost\w+)\b.*\b(?:bag|sakw\w+|work\w+)"
    r"|\b(?:cubes?|clank|kost\w+)\b.*\b(?:mine|my|moje|moich)\b.*\b(?:bag|sakw\w+|work\w+)"
)


def numbered(
    describe: Callable[[V, int, Say], str],
    way: Show[V],
    far: Show[V],
    coming: Callable[[V, int, Say], str],
    who: Callable[[V, int, Say, Style], list[Line]],
    danger: Show[V],
    bag: Show[V],
    found_in: Callable[[V, int, Say], Sequence[str]],
) -> Sequence[Inquiry[V]]:
    """What is told at once where a room is named by its number, of the danger here, and of one's own cubes."""

    def room(view: V, number: int, say: Say, style: Style) -> list[Line]:
        if number not in view.board.rooms:
            told = coming(view, number, say)
            return wrapped(told, style) if told else wrapped(say("why.no_room", room=number), style, "bad")
        return wrapped(capital(describe(view, number, say)), style)

    def in_rooms(view: V, line: str, say: Say, style: Style) -> list[Line]:
        """What lies in each room that is named, counted if that is asked; of a single one only what can be counted."""
        asked = _IN_ROOMS.fullmatch(line.replace(" ,", ","))
        rooms = [int(number) for number in _NUMBER.findall(asked["rooms"])] if asked is not None else []
        counts = _LYING.search(line) and not _WORTH.search(line)
        if asked is None or not (counts or (not asked["many"] and len(rooms) > 1)):
            return []
        if not asked["many"] or not all(number in view.board.rooms for number in rooms):
            return [told for number in rooms for told in room(view, number, say, style)]
        told = [(number, ", ".join(found_in(view, number, say)) or say("told.nothing_there")) for number in rooms]
        return [part for number, lies in told for part in wrapped(f"{capital(say('room', n=number))}: {lies}.", style)]

    def tell(view: V, about: str, say: Say, style: Style) -> list[Line]:
        line = " ".join(fold(about).strip(" ?!.").replace(",", " ").split())
        if found := _THERE.fullmatch(line):
            return room(view, int(found["room"]), say, style)
        if lines := in_rooms(view, " ".join(fold(about).strip(" ?!.").split()), say, style):
            return lines
        found = _SAFE.fullmatch(line) or (_THROUGH.fullmatch(line) if about.rstrip().endswith("?") else None)
        if found is not None and sum(word.isdecimal() for word in line.split()) == 1:
            told = room(view, int(found["room"]), say, style)
            away = int(found["room"]) in view.board.rooms and not view.me.out and int(found["room"]) != view.me.room
            return [*told, *(way(view, found["room"], say, style) if away else [])]
        if (found := _COSTS.fullmatch(line) or _PAST.fullmatch(line)) is not None:
            return far(view, found["goal"] or found["last"], say, style)
        if (found := _DOING.fullmatch(line)) is not None:
            named = best_named(
                found["who"] or found["other"], {seat: (who,) for seat, who in enumerate(view.names)}, whole=True
            )
            return [line for seat in named for line in who(view, seat, say, style)]
        if view.seat is None or view.me.out:
            return []
        if _LEFT.fullmatch(line):
            return wrapped(f"{capital(', '.join(resources(view.means, say, zeros=True)))}.", style)
        if _NOISE.fullmatch(line) and _OWN.search(line):
            return bag(view, "", say, style)
        if _DANGER.fullmatch(line):
            return [*room(view, view.me.room, say, style), *danger(view, "", say, style)]
        return bag(view, "", say, style) if _MY_CUBES.search(line) or _HITS_ME.fullmatch(line) else []

    return [Inquiry(AT_ONCE, ANYTHING, tell)]
