"""What people ask in both sister games beside their commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeAlias, TypeVar

from brzdek.core.catalog.cards import Card
from brzdek.core.drawing import Line, Style
from brzdek.core.face import Face
from brzdek.core.inquiry import (
    ANYTHING,
    AT_ONCE,
    BEAT,
    BUY,
    CHANCE,
    COST,
    FAR,
    GO,
    HAVE,
    INSIDE,
    MANY,
    MAY,
    OWNED,
    WHAT,
    WHERE,
    WHO,
    Inquiry,
    best_named,
)
from brzdek.core.text import Say, Text, fold
from brzdek.games.raid.face import panels
from brzdek.games.raid.face.alive import ALIVE
from brzdek.games.raid.face.attacks import attacks_ahead
from brzdek.games.raid.face.cards_asked import cards_asked
from brzdek.games.raid.face.catching_up import catching_up
from brzdek.games.raid.face.elsewhere import Tell, told_trek, trek, without_own_start
from brzdek.games.raid.face.escaping import escaping
from brzdek.games.raid.face.getting import getting
from brzdek.games.raid.face.getting_words import ASKED as GETTING
from brzdek.games.raid.face.goals import Goals
from brzdek.games.raid.face.going_home import Stay, going_home
from brzdek.games.raid.face.holdings import holdings
from brzdek.games.raid.face.in_time import WayNow, asks_of_oneself, speaks_of_leaving, whether_in_time
from brzdek.games.raid.face.inquiry_words import ASKED
from brzdek.games.raid.face.looks import Show, show_bag, show_deck
from brzdek.games.raid.face.naming import capital, name, names, token_text, tokens
from brzdek.games.raid.face.numbered import numbered
from brzdek.games.raid.face.on_screen import on_screen
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.face.places import room_name
from brzdek.games.raid.face.plainly import plainly
from brzdek.games.raid.face.prospects import prospects
from brzdek.games.raid.face.rivalry import Nearest, rivalry
from brzdek.games.raid.view.view import RaidView

V = TypeVar("V", bound=RaidView[Any])
Describe: TypeAlias = Callable[[V, int, Say], str]
"""A room in one sentence."""
Reached: TypeAlias = Callable[[V], Mapping[int, WayNow]]
"""The rooms in reach, each with the best way there."""
SecretsHere: TypeAlias = Callable[[V], Sequence[str]]
"""The kinds of secrets that can be had where one stands."""
HERE = frozenset(("tu", "tutaj", "here", "there", "komnacie", "tej", "this", "room", "mojej", "my"))
"""Words for the room where one stands."""
AT = frozenset(("room", "chamber", "komnacie", "komnata", "sali", "pokoju"))
"""What stands before the number of a room."""
EXPLAINED = ("death", "symbol", "threat", "clank", "skill", "swords", "boots", "healing", "exhausted")
MINOR, MAJOR = "minor_secret", "major_secret"
SIZES = {
    MINOR: ("pomniejsz", "mniejsz", "mał", "minor", "small", "lesser"),
    MAJOR: ("wielk", "więks", "duż", "major", "big", "large", "greater"),
}
"""What words begin with that say which secret is meant."""


# -- players and cards


def place(view: RaidView[Any], seat: int, say: Say) -> str:
    thief = view.thieves[seat]
    where = say(f"out.{thief.out}") if thief.out else room_name(view, thief.room, say)
    return say("told.place", who=view.names[seat], place=where)


def possessions(view: RaidView[Any], seat: int, say: Say, style: Style) -> list[Line]:
    """What is counted of a player, and the tokens."""
    thief = view.thieves[seat]
    counted = [say(f"amount.{kind}", n=count) for kind, count in thief.belongings.items()]
    if not thief.out:
        counted.insert(0, say("amount.health", n=view.health - thief.damage, of=view.health))
    lines = wrapped(say("told.has", who=view.names[seat], what=" · ".join(counted)), style)
    if thief.tokens:
        lines += wrapped(say("told.tokens", tokens=", ".join(tokens(view, thief.tokens, say))), style)
    return lines


def _standing(view: RaidView[Any], seat: int, say: Say, style: Style) -> list[Line]:
    """Where a player is, and with what."""
    return [*wrapped(place(view, seat, say), style), *possessions(view, seat, say, style)]


def price(view: RaidView[Any], card: Card, say: Say) -> str:
    """What a card costs now if it is on offer; its face says what it costs otherwise."""
    if card.id in view.market:
        return say("told.good", n=view.price, left=view.market[card.id])
    on_offer = card.id in view.row or card.id in view.reserve
    whole = ", ".join([panels.price(view, card.id, say), *panels.extras(view.pieces[card.id], say)])
    return say("told.price", price=whole) if on_offer else ""


def held(view: RaidView[Any]) -> set[str]:
    """What one has, and what is on offer."""
    return {*view.hand, *view.me.tokens, *view.me.played, *view.row} if view.seat is not None else set()


def _whereabouts(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """Where a card or token lies: in the row, or before a player."""
    known = {card: tuple(view.pieces[card].name) for card in view.row}
    owners = {token: thief.seat for thief in view.thieves for token in thief.tokens}
    lines: list[Line] = []
    for card in best_named(about, {**known, **{token: tuple(view.pieces[token].name) for token in owners}}):
        if card in known:
            lines += wrapped(say("told.in_row", card=name(view, card, say), price=panels.price(view, card, say)), style)
        else:
            who = view.names[owners[card]]
            lines += wrapped(say("told.owned", card=name(view, card, say), who=who), style)
    return lines


def _out(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """Who is out of the game, and how."""
    gone = [
        say("told.one_out", who=view.names[thief.seat], how=say(f"out.{thief.out}"))
        for thief in view.thieves
        if thief.out
    ]
    return wrapped(say("told.out", who=", ".join(gone)) if gone else say("told.all_in"), style)


# -- numbers


def _deck(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """How many cards one has, pile by pile; of a player who is named the same."""
    seats = best_named(about, {seat: (who,) for seat, who in enumerate(view.names)})
    if view.seat is None and not seats:
        return []
    return wrapped(_piled(view, view.names[seats[0]] if seats else view.names[view.me.seat], say), style)


def _everybodys_cards(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """How many cards everybody has, pile by pile."""
    return [line for who in view.names for line in wrapped(f"{who} – {_uncapital(_piled(view, who, say))}", style)]


def _uncapital(text: str) -> str:
    return text[:1].lower() + text[1:]


def _piled(view: RaidView[Any], who: str, say: Say) -> str:
    thief = view.thieves[view.names.index(who)]
    piles = {
        "hand": thief.hand_count,
        "played": len(thief.played),
        "deck": thief.deck_count,
        "discard": len(thief.discard),
    }
    return say("told.deck", **piles, all=sum(piles.values()))


def _dungeon_deck(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    return wrapped(say("told.dungeon", n=view.dungeon_deck_count), style)


def _health(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """How much one can still bear; of somebody else the table tells."""
    others = best_named(about, {seat: (who,) for seat, who in enumerate(view.names) if seat != view.seat})
    if view.seat is None or others or view.me.out:
        return []
    return wrapped(say("told.health", left=view.health - view.me.damage, all=view.health), style)


# -- what there is to have


def _shop(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """The row, the reserve and the goods."""
    return [*panels.row(view, say, style), *panels.reserve(view, say, style), *panels.market(view, say, style)]


def _trash(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    cards = [*view.me.played, *view.me.discard]
    return wrapped(say("told.trash", cards=names(view, cards, say)), style) if cards else []


def _sizes_named(about: str) -> list[str]:
    words = about.casefold().split()
    return [kind for kind, begins in SIZES.items() if any(word.startswith(begins) for word in words)]


def _secrets(view: RaidView[Any], kinds: Sequence[str], say: Say, style: Style) -> list[Line]:
    """What a secret may be: one of these kinds, if any is named or lies here."""
    lines = wrapped(say("told.secret"), style)
    for kind in kinds or SIZES:
        for piece in view.pieces.values():
            if piece.kind == kind:
                lines += wrapped(f"  {piece.name.to(say.lang)} – {token_text(piece, say)}", style, "", "    ")
    return lines


def _anger(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """How angry the dragon is, and how likely it hits whom."""
    return [panels.dragon(view, say), *show_bag(view, about, say, style)]


def _dragon(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    return [panels.dragon(view, say)]


def _attack(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """When it attacks, and how likely it hits whom."""
    return [*wrapped(say("told.attack"), style), panels.dragon(view, say), *attacks_ahead(view, say, style)]


def _rage_at(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """What an attack draws on the space of the rage track that is named, or on the last one, and what that means."""
    track = view.rage_track
    numbers = [
        int(word) for word in (part.strip("?!.,") for part in about.split()) if word.isdecimal() and len(word) < 3
    ]
    space = next((number for number in numbers if 0 < number <= len(track)), len(track))
    cubes = view.cubes_next_attack + track[space - 1] - track[view.rage]
    lines = [say("told.rage_at", space=space, of=len(track), n=cubes)]
    if space == len(track):
        lines.append(say("told.rage_last"))
    return [line for text in lines for line in wrapped(text, style)] + [panels.dragon(view, say)]


def _dying(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """How much one can still bear, and what an attack would do now."""
    left = _health(view, "", say, style)
    return [*left, *_attack(view, about, say, style)] if left else []


def _limit(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    return wrapped(say("told.limit", limit=view.artifact_limit, n=view.me.artifacts), style)


def _piles(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    return show_deck(view, "", say, style)


def _own_tokens(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """Only what one has oneself."""
    return [] if view.seat is None else possessions(view, view.seat, say, style)


def _said(key: str) -> Show[Any]:
    def tell(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
        return wrapped(say(key), style)

    return tell


def _artifact(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """What somebody has who is named beside it; else what an artifact is."""
    seats = best_named(about, {seat: (who,) for seat, who in enumerate(view.names)})
    return possessions(view, seats[0], say, style) if seats else wrapped(say("told.artifact"), style)


def explained(signs: Mapping[Text, Text]) -> Iterator[Inquiry[Any]]:
    """What the signs of the board do, by what they are called."""
    for called, text in signs.items():
        yield Inquiry(WHAT, called, _explanation(text))


def _explanation(text: Text) -> Show[Any]:
    def tell(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
        own = view.me.tokens if view.seat is not None else ()
        if best_named(about, {token: tuple(view.pieces[token].name) for token in own}):
            return []  # what one has oneself is meant rather
        return wrapped(text.to(say.lang), style)

    return tell


# -- places


def _endings(about: str) -> Iterator[str]:
    """A line from each of its words on."""
    words = about.split()
    for start in range(len(words)):
        yield " ".join(words[start:])


def inquiries(
    goals: Goals[V],
    way: Show[V],
    where: Show[V],
    market: Show[V],
    describe: Describe[V],
    secrets: SecretsHere[V],
    reached: Reached[V],
    coming: Describe[V] = lambda view, room, say: "",
    *,
    face: Callable[[], Face[V]],
    nearest: Nearest[V],
    time_left: Callable[[V, Say], str],
    once_out: Show[V],
    features: Callable[[V, int, Say], Sequence[str]],
    from_elsewhere: Tell[V],
    stay: Callable[[V], Stay | None],
) -> Sequence[Inquiry[V]]:
    """With the ways and rooms of one game; ``coming``: a room that is not on the map yet, if one can see it;
    ``once_out``: what comes of it when somebody is out.
    """

    def is_here(view: V, line: str, say: Say) -> bool:
        goal = goals.find(view, line, say)
        return goal is not None and not view.me.out and view.me.room in goal.rooms

    def far(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """The way to the place, the player or the artifact that is named last."""
        seats = best_named(about, {seat: (who,) for seat, who in enumerate(view.names) if seat != view.seat})
        words = [view.names[seats[0]]] if seats else about.split()
        found = [line for line in _endings(" ".join(words)) if goals.find(view, line, say) is not None]
        if found:
            return way(view, next((line for line in found if not is_here(view, line, say)), found[0]), say, style)
        return [] if words else way(view, say("goal.out"), say, style)

    def in_time(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """The way, and whether one can go it now."""
        told = far(view, about, say, style) if about else []
        named = [found for line in _endings(about) if (found := goals.find(view, line, say))]
        goal = next((goal for goal in named if view.me.out or view.me.room not in goal.rooms), next(iter(named), None))
        if not told or goal is None or not goal.rooms or view.me.out or view.me.room in goal.rooms:
            return told
        key = "told.out_of_reach" if set(goal.rooms).isdisjoint(reached(view)) else "told.in_reach"
        return [*told, *wrapped(say(key, n=view.means.boots), style)]

    def to_room(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """The way to the room whose number is named, or to the artifact that is worth so much."""
        words = [word.strip("?!.,") for word in about.split()]
        numbers = [word for word in words if word.isdecimal()]
        named = [line for line in _endings(" ".join(words)) if goals.find_artifact(view, line, say) is not None]
        return way(view, named[0] if named else numbers[-1], say, style) if numbers else []

    def lies(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """The same where something is asked for; a mere number says how many boots one has."""
        return [] if not about or about.isdecimal() else far(view, about, say, style)

    def inside(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """What is in the room with this number, or where one stands."""
        numbers = [int(word) for word in about.split() if word.isdecimal() and len(word) < 5]
        if numbers and numbers[0] not in view.board.rooms:
            if (told := coming(view, numbers[0], say)) != "":
                return wrapped(told, style)
            return wrapped(say("why.no_room", room=numbers[0]), style, "bad")
        if not numbers and ((about and not HERE.issuperset(about.split())) or view.me.out):
            return []
        return wrapped(capital(describe(view, numbers[0] if numbers else view.me.room, say)), style)

    def secret(view: V, about: str, say: Say, style: Style) -> list[Line]:
        here = () if view.seat is None or view.me.out else secrets(view)
        return _secrets(view, _sizes_named(about) or here, say, style)

    def sold_there(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """What the room sells that is named, or the market; nothing: no place is named."""
        sells = goals.kinds["market"]
        said = [fold(word) for word in about.split()]
        named = [goal for word in said if not word.isdecimal() and (goal := goals.find(view, word, say))]
        if any(goal.rooms and all(sells(view, room) for room in goal.rooms) for goal in named):
            return market(view, "", say, style)
        rooms = [int(word) for before, word in pairwise(said) if before in AT and word.isdecimal() and len(word) < 5]
        if not rooms or rooms[0] not in view.board.rooms:
            return []
        if sells(view, rooms[0]):
            return market(view, "", say, style)
        return wrapped(say("told.no_market_there", room=capital(describe(view, rooms[0], say))), style)

    def unfought(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """What is in reach without swords, and therefore without a fight."""
        return where(view, f"{view.means.boots} 0", say, style)

    def reach(view: V, about: str, say: Say, style: Style) -> list[Line]:
        return where(view, "", say, style)

    def soon(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """Whether one gets to the room or artifact that is named, or out, within this turn."""
        if view.seat is None or view.me.out or not asks_of_oneself(view, about):
            return []
        named = goals.find_artifact(view, about, say) or goals.named(view, about, say)
        goal = named or (goals.find(view, say("goal.out"), say) if speaks_of_leaving(about) else None)
        if goal is None or not goal.rooms:
            return []
        wanted = goal.name if named is None or len(named.rooms) > 1 else str(goal.rooms[0])
        return whether_in_time(view, goal, reached(view), lambda: way(view, wanted, say, style), say, style)

    def elsewhere(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """The way from the place that is named, or of the player; from one's own room the one that is always told."""
        found = trek(view, goals, about, say)
        if found is not None:
            return told_trek(view, found, from_elsewhere, say, style)
        onward = without_own_start(view, about)
        goes_on = any(goals.find(view, line, say) for line in _endings(onward)) if onward != about else False
        return far(view, onward, say, style) if goes_on else []

    return (
        *plainly(time_left),
        *cards_asked(),
        *on_screen(),
        *escaping(way, nearest, reached, goals, once_out),
        *numbered(describe, way, far, coming, _standing, _dying, show_bag, features),
        ALIVE,
        catching_up(nearest),
        going_home(nearest, stay),
        Inquiry(AT_ONCE, ANYTHING, elsewhere),
        Inquiry(f"{WHAT}|{BEAT}|{FAR}|{GO}|{HAVE}|{OWNED}|{MAY}", ASKED["in_time"], soon),
        *prospects(describe, way, coming),
        *getting(describe),
        *holdings(describe, way),
        *rivalry(face, nearest, way, far),
        Inquiry(WHO, ASKED["out"], _out),
        Inquiry(WHO, ASKED["everybodys"], _everybodys_cards),
        Inquiry(MANY, ASKED["dungeon_deck"], _dungeon_deck),
        Inquiry(MANY, ASKED["deck"], _deck),
        Inquiry(MANY, ASKED["health"], _health),
        Inquiry(BUY, ASKED["shop"], sold_there),
        Inquiry(f"{BUY}|{WHAT}|{INSIDE}", ASKED["shop"], _shop),
        Inquiry(BUY, ANYTHING, sold_there),
        Inquiry(BUY, ANYTHING, _shop),
        Inquiry(WHAT, ASKED["trash"], _trash),
        Inquiry(f"{HAVE}|{INSIDE}", ASKED["piles"], _piles),
        Inquiry(MANY, ASKED["tokens"], _own_tokens),
        Inquiry(WHAT, ASKED["danger"], _anger),
        Inquiry(WHERE, ASKED["dragon"], _dragon),
        Inquiry(f"{WHAT}|{MANY}", ASKED["rage_at"], _rage_at),
        Inquiry(WHAT, ASKED["attack"], _attack),
        Inquiry(f"{WHAT}|{MANY}|{BEAT}", GETTING["dying"], _dying),
        Inquiry(f"{GO}|{WHERE}", GETTING["unfought"], unfought),
        Inquiry(f"{MANY}|{COST}|{FAR}", ASKED["boots_there"], to_room),
        Inquiry(FAR, ASKED["reach"], in_time),
        Inquiry(f"{WHERE}|{GO}|{WHAT}|{INSIDE}|{FAR}", ASKED["leads"], inside),
        Inquiry(MANY, ASKED["limit"], _limit),
        Inquiry(f"{BUY}|{COST}", ASKED["market"], market),
        Inquiry(WHAT, ASKED["artifact"], _artifact),
        *(Inquiry(WHAT, ASKED[key], _said(f"told.{key}")) for key in EXPLAINED),
        Inquiry(f"{INSIDE}|{WHAT}", ASKED["secret"], secret),
        Inquiry(f"{WHAT}|{MANY}|{COST}", ASKED["secrets"], secret),
        Inquiry(CHANCE, ANYTHING, show_bag),
        Inquiry(INSIDE, ANYTHING, inside),
        Inquiry(FAR, ANYTHING, far),
        Inquiry(WHERE, ANYTHING, lies),
        Inquiry(f"{WHERE}|{WHO}", ANYTHING, _whereabouts),
        Inquiry(GO, ANYTHING, reach),
    )
