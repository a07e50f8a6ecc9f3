"""What people ask in Katakumby beside its commands."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from brzdek.core.drawing import Line, Style
from brzdek.core.face import Face
from brzdek.core.inquiry import AT_ONCE, BUY, COST, FAR, INSIDE, LEGEND, MANY, WHAT, WHERE, WHO, Inquiry, best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, Text, fold
from brzdek.core.whole_question import WholeQuestion
from brzdek.games.katakumby.cards.tiles import Tile
from brzdek.games.katakumby.face.advice import stay
from brzdek.games.katakumby.face.ends_asked import ENDS
from brzdek.games.katakumby.face.goals import GOALS
from brzdek.games.katakumby.face.looking_round import towards
from brzdek.games.katakumby.face.looks import described, show_market
from brzdek.games.katakumby.face.places import features, room_line
from brzdek.games.katakumby.face.sign_words import SIGNS
from brzdek.games.katakumby.face.survival import SURVIVAL
from brzdek.games.katakumby.face.way_looks import path_costs, show_way, way_from, where
from brzdek.games.katakumby.rules.market import COUPON
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.katakumby.view.ways import met, path_to, reach
from brzdek.games.raid.face.inquiries import MAJOR, MINOR, explained, inquiries
from brzdek.games.raid.face.inquiry_words import ENDING, LEAVING
from brzdek.games.raid.face.looking_round import looking_round
from brzdek.games.raid.face.on_screen import signs_of_the_map
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.face.rivalry import Near

HAUNTED = Text(
    "który nawiedzony|kafel nawiedzony|gdzie nawiedzony|jaki nawiedzony|gdzie duch",
    "which haunted|where haunted|tile haunted|tiles haunted|any haunted|where ghost",
)
WHAT_HAUNTED = Text("nawiedzony", "haunted tile|haunted tiles|haunted|tile haunt")
PRISONER = ("prison", "wiez")
"""Who may be haunted, too."""
_DEFINES = pattern(
    r"^(?:a |and |so |no )?(?:what(?:['’]?s| is| are| does| do)\b|co (?:to|robi\w*|daje|znacz\w*|oznacza\w*)\b|czym\b"
    r"|jak dziala\w*\b|how do(?:es)?\b)"
)
"""Asks what something is or does."""
_WHAT_FOR = (
    r"^(?:(?:a|and|so|no) )?(?:po co|na co|co|jak|what|why|how)",
    r"daj\w*|da|dosta\w*|zyska\w*|robi\w*|dziala\w*|z|za|give|gives|get|gain|brings?|worth|for|by|should|would|a|when|if|gdy"
    r"|jesli|on|na|of",
)
"""Asks what something brings, and not why it cannot be done: with what it begins, and what may stand beside it."""
_WHY_FREE = WholeQuestion(
    _WHAT_FOR[0],
    r"wiezni\w*|wiezieni\w*|uwolni\w*|uwalnia\w*|prison\w*|jails?",
    beside=rf"{_WHAT_FOR[1]}|free\w*|uwolni\w*|uwalnia\w*|open\w*|otw\w+|from|reward|nagrod\w*",
)
_WHY_MARK = WholeQuestion(
    _WHAT_FOR[0],
    r"kostk\w*|cubes?|mark\w*|oznacz\w*",
    r"oltarz\w*|altars?",
    beside=rf"{_WHAT_FOR[1]}|klas\w*|poloz\w*|kladz\w*|postaw\w*|stawia\w*|put\w*|plac\w+|leav\w+|swoj\w*|own",
)
_OWN = pattern(r"\b(?:my|mine|moi\w*|moj\w*|mam|have|warc\w*|wart\w*|worth|inside|nawiedz\w*|haunted|karta|card)\b")
TO_FREE = Text("więzień|więzienie|uwolnić|uwolnienie|uwalniać", "prison|prisoner|prisoners|jail")
TO_MARK = Text("kostka ołtarzyk|kostka ołtarz", "cube altar|mark altar")
TOP_TILE = Text(
    "wierzch stos|wierzch kafel|szczyt stos|szczyt kafel|następny kafel|jaki kafel|stos głębia"
    "|stos podziemia|stos kafel",
    "top tile|next tile|tile next|top stack|tile stack|tiles left|tile on top",
)
ARTIFACT_THERE = Text(
    "artefakt leżeć|artefakt komnata|jaki artefakt|który artefakt|artefakt wart|wart artefakt|artefakt w",
    "which artifact|what artifact|artifact in|artifact room|artifact worth|worth artifact",
)
BEYOND = Text("za|kryć|leżeć za|być za", "behind|beyond|past|lead|leads")
COUPON_PRICE = Text("kupon|zniżka|rabat", "coupon|discount")
PRISONERS = Text(
    "kto w więzienie|kto w cela|jaki więzień",
    "who inside prison|who in prison|who in jail|which prisoner|what prisoner",
)
SECRETS = {"minor_secret": MINOR, "chest": MAJOR}


def _secrets_here(view: DelveView) -> Sequence[str]:
    return [SECRETS[feature.kind] for feature in view.cave(view.me.room).has if feature.kind in SECRETS]


def _on_tile(view: DelveView, room: int, say: Say) -> str:
    """What is in a room of the tile that is about to be placed."""
    if not view.revealed:
        return ""
    from brzdek.games.katakumby.face.rotations import found_in, placing

    tile = placing(view, 0)
    if room not in tile.board.tile_rooms(tile.tile):
        return ""
    found = ", ".join(found_in(view, tile.board, room, say))
    return say("told.on_tile", room=room, found=found or say("told.nothing_there"))


def _artifact_to_come(view: DelveView, about: str, say: Say, style: Style) -> list[Line]:
    """What is in the room that is named of the tile to be placed; nothing: it names none of these."""
    rooms = [int(word) for one in about.split() if (word := one.strip("?!.,")).isdecimal() and len(word) < 5]
    told = [_on_tile(view, room, say) for room in rooms if room not in view.board.rooms]
    lines = [line for text in told if text for line in wrapped(text, style)]
    return [*lines, *wrapped(say("told.artifact_to_come"), style)] if lines else []


def _ending(view: DelveView, about: str, say: Say, style: Style) -> list[Line]:
    """Who is still in play."""
    within = [view.names[thief.seat] for thief in view.thieves if not thief.out]
    return wrapped(say("told.ending", who=", ".join(within)), style) if within else []


def _leaving(view: DelveView, about: str, say: Say, style: Style) -> list[Line]:
    """What comes of it when somebody is out of play."""
    return wrapped(say("told.leaving", n=view.catalog.tables["out_attack"][len(view.names)]), style)


def _time_left(view: DelveView, say: Say) -> str:
    """There is no countdown: what would end one's raid."""
    out = ", ".join(view.names[thief.seat] for thief in view.thieves if thief.out)
    draws = view.catalog.tables["out_attack"][len(view.names)]
    health = view.health - view.me.damage
    return say("told.no_limit", health=health, n=draws, out=out or say("told.nobody_out"))


def _legend(view: DelveView, about: str, say: Say, style: Style) -> list[Line]:
    from brzdek.games.katakumby.face.drawing import legend_by_map

    return legend_by_map(view, say, style)


def _face() -> Face[DelveView]:
    from brzdek.games.katakumby import RULEBOOK

    return RULEBOOK.face


def _nearest(view: DelveView, seat: int, rooms: Collection[int], say: Say) -> Near | None:
    """By the way that ``way`` tells, with the lockpicks of that player."""
    path, purse = path_to(view, rooms, view.thieves[seat].lockpicks, seat), view.purse_of(seat)
    if path is None:
        return None
    monsters = sum(met(way, purse) for way in path.ways)
    takes, stops = ", ".join(path_costs(path, purse, say)), len(path.stops_with(purse))
    return Near(path.cost(purse), int(path.end), takes, monsters, path.boots, stops)


def _haunted(view: DelveView, about: str, say: Say, style: Style) -> list[Line]:
    """The haunted tiles on the table, by their rooms."""
    rooms: dict[int, list[str]] = {}
    for room in view.board.rooms:
        if view.cave(room).haunted:
            rooms.setdefault(view.cave(room).tile, []).append(str(room))
    told = [say("told.haunted_tile", n=tile + 1, rooms=", ".join(found)) for tile, found in rooms.items()]
    lines = wrapped(say("told.to_be_haunted"), style) if _places_haunted(view) else []
    if lines and not told:
        return lines
    return [*lines, *wrapped(say("told.haunted", tiles="; ".join(told)) if told else say("told.none_haunted"), style)]


def _places_haunted(view: DelveView) -> bool:
    """Is the tile haunted that is about to be placed?"""
    layout = view.board.plans.tiles[view.revealed].layout if view.revealed else None
    return isinstance(layout, Tile) and layout.haunted


def _what_haunted_means(view: DelveView, about: str, say: Say, style: Style) -> list[Line]:
    """What a haunted tile does, and which are haunted; nothing: it is asked where they are."""
    if _DEFINES.search(fold(about)) is None or any(word.startswith(PRISONER) for word in fold(about).split()):
        return []
    chapter = next(text for called, text in SIGNS.items() if "haunted" in called.en)
    return [*wrapped(chapter.to(say.lang), style), *_haunted(view, about, say, style)]


def _top_tile(view: DelveView, about: str, say: Say, style: Style) -> list[Line]:
    from brzdek.games.katakumby.face.panels import stock

    return stock(view, say, style)


def _beyond(view: DelveView, about: str, say: Say, style: Style) -> list[Line]:
    """What is known of what lies beyond an open end that is named: the back of the next tile."""
    labels = {str(way.target) for room in view.board.rooms for way in view.ways(room) if not way.to}
    return _top_tile(view, about, say, style) if labels.intersection(about.upper().split()) else []


def _with_coupon(view: DelveView, about: str, say: Say, style: Style) -> list[Line]:
    """What a good costs with a coupon, if one has one."""
    less = int(view.catalog.tables["coupon"])
    if view.seat is None or COUPON not in view.me.tokens:
        return wrapped(say("told.no_coupon", less=less), style)
    return wrapped(say("told.coupon", n=max(0, view.price - less), full=view.price, less=less), style)


def _sign(called: str, say: Say) -> str:
    """What a sign of the board is for, by what it is called in English."""
    return next(text for names, text in SIGNS.items() if called in names.en.split("|")).to(say.lang)


def _freeing(view: DelveView, about: str, say: Say, style: Style) -> list[Line]:
    """What a prison gives, and what each prisoner brings; nothing: one by name, or one's own, or else is meant."""
    freed = [piece for piece in view.pieces.values() if piece.kind == "prisoner"]
    by_name = best_named(about, {piece.id: tuple(piece.name) for piece in freed}, whole=True)
    if by_name or _OWN.search(fold(about)):
        return []
    return [*wrapped(_sign("prison", say), style), *described(view, freed, say, style)]


def _marking(view: DelveView, about: str, say: Say, style: Style) -> list[Line]:
    return wrapped(_sign("altar", say), style)


def _prisoners(view: DelveView, about: str, say: Say, style: Style) -> list[Line]:
    """Whom one may free: that comes to light only then."""
    return wrapped(say("told.prisoners"), style)


INQUIRIES: Sequence[Inquiry[DelveView]] = (
    *inquiries(
        GOALS,
        show_way,
        where,
        show_market,
        room_line,
        _secrets_here,
        lambda view: reach(view, view.purse),
        _on_tile,
        face=_face,
        nearest=_nearest,
        time_left=_time_left,
        once_out=_leaving,
        features=features,
        from_elsewhere=way_from,
        stay=stay,
    ),
    *SURVIVAL,
    looking_round(towards),
    signs_of_the_map(_legend),
    *ENDS,
    Inquiry(f"{WHAT}|{INSIDE}|{MANY}|{COST}|{WHERE}|{WHO}", ARTIFACT_THERE, _artifact_to_come),
    Inquiry(AT_ONCE, TO_FREE, _freeing, whole=_WHY_FREE),
    Inquiry(AT_ONCE, TO_MARK, _marking, whole=_WHY_MARK),
    Inquiry(AT_ONCE, WHAT_HAUNTED, _what_haunted_means),
    Inquiry(f"{WHAT}|{WHERE}|{WHO}|{MANY}", HAUNTED, _haunted),
    Inquiry(f"{WHAT}|{MANY}|{INSIDE}", TOP_TILE, _top_tile),
    Inquiry(f"{WHAT}|{INSIDE}|{WHERE}", BEYOND, _beyond),
    Inquiry(f"{COST}|{MANY}|{WHAT}|{BUY}", COUPON_PRICE, _with_coupon),
    Inquiry(WHO, PRISONERS, _prisoners),
    Inquiry(f"{MANY}|{FAR}|{WHAT}", ENDING, _ending),
    Inquiry(f"{WHO}|{WHAT}|{MANY}|{FAR}", LEAVING, _leaving),
    *explained(SIGNS),
    Inquiry(f"{WHAT}|{INSIDE}", LEGEND, _legend),
)
