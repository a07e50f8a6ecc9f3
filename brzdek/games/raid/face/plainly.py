"""Questions of a few words about oneself and the game, answered with that alone: how one wins, how loud one is, what a
good is worth, how long one still has.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import ANYTHING, AT_ONCE, Inquiry, best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, fold
from brzdek.core.whole_question import WholeQuestion
from brzdek.games.raid.face.looks import Show
from brzdek.games.raid.face.naming import name, text_of
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.face.plainly_words import TOLD
from brzdek.games.raid.face.points import by_card
from brzdek.games.raid.rules.state import MASTERY
from brzdek.games.raid.view.view import RaidView

V = TypeVar("V", bound=RaidView[Any])
_WINS = pattern(
    r"^(?:(?:and |so |ok |okay )?how (?:do|can|does|would) (?:i|we|you|one|somebody|anybody) (?:actually )?win"
    r"(?: (?:this|the|that|a))?(?: game)?|how to win(?: (?:this|the))?(?: game)?"
    r"|(?:a |no |to |ok )?jak (?:sie )?(?:tu |w to |to )?(?:mam |moge |mozna )?wygr(?:ac|am|ywac?)(?: sie)?"
    r"(?: w)?(?: (?:to|te|ta))?(?: gre)?)[?!. ]*$"
)
_LOUD = pattern(
    r"^(?:how (?:loud|noisy|quiet|silent) am i|how much noise (?:do i|am i) mak\w+"
    r"|(?:a )?(?:jak|jaki|jaka) (?:bardzo )?(?:ja )?(?:jestem )?(?:glosn\w*|halasliw\w*|cich\w*)(?: (?:ja )?jestem)?"
    r"|(?:jak bardzo|ile) (?:ja )?halasuje)(?: (?:now|right now|teraz|juz))?[?!. ]*$"
)
_WORTH = WholeQuestion(
    r"worth|wart\w*|oplaca\w*",
    beside=r"much|buy\w*|kup\w*|punkt\w*|points?|gold|zlot\w*|w|in|at|on|na|za|a|market|kram\w*|for|really|naprawde|\d+",
)
_POINTS = pattern(
    r"^(?:(?:so )?what are my points|(?:a )?jakie (?:ja )?(?:mam punkty|punkty (?:ja )?mam))"
    r"(?: (?:so far|now|right now|teraz|juz|do tej pory|na razie))?[?!. ]*$"
)
_POINTS_OF = pattern(r"\b(?:jakie (?:\w+ ){0,2}punkty|punkty (?:ma|\w+ ma)|what points|what (?:is|are) \w+ points)\b")
_POINTS_FROM = pattern(
    r"\b(?:skad|za co|z czego|jakim cudem|dlaczego|czemu|where|how come|how did|how does|why|what for)\b.*"
    r"\b(?:punkt\w*|pkt|points?)\b"
)
_BY_CARDS = pattern(r"\b(?:kart\w*|cards?)\b")
_MINE = pattern(r"\b(?:mam|moje|mialem|mialam|i|my|mine)\b")
_WAY_COUNTED = pattern(
    r"^(?:(?:a|ale|no|and|but|so) )*(?:dlaczego|czemu|skad|jak to|why|how come|how is it)\b"
    r"(?: (?:to|jest|it|is|teraz|now|nagle|az|tylko|do|it['’]?s))* ?(?P<n>\d+) (?:but\w*|boots?)\b"
)
_LONG = pattern(
    r"^(?:(?:so |and )?how (?:long|much time|many (?:more )?(?:turns|rounds)) (?:do|have|will|can) (?:i|we) (?:still )?"
    r"(?:have\b ?|got |get |stay )?(?:left|here|still|remaining|more|to go)?(?: (?:in here|left|to escape))?"
    r"|(?:a )?(?:ile|jak dlugo) (?:ja |mi |nam )?(?:jeszcze )?(?:mam|mi|zostalo|nam|zostaly)?(?: mi| nam)?(?: jeszcze)?"
    r"(?: zostalo| zostaly)? ?(?:czasu|tur|tury|kolejek|kolejki|rund)?"
    r"(?: (?:jeszcze|mam|zostalo|mi|do konca|na ucieczke))*)[?!. ]*$"
)
_TIME = pattern(r"\b(?:czasu|tur|tury|kolejek|kolejki|rund|dlugo|long|time|turns|rounds)\b")


def _asks(found: Any, tell: Show[V]) -> Inquiry[V]:
    """Told at once of lines like these."""

    def told(view: V, about: str, say: Say, style: Style) -> list[Line]:
        return tell(view, about, say.also(TOLD), style) if found.search(fold(about).strip()) else []

    return Inquiry(AT_ONCE, ANYTHING, told)


def _winning(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    lying = [token for room in view.board.rooms for token in view.artifacts_in(room)]
    taken = [token for thief in view.thieves for token in thief.tokens if view.pieces[token].kind == "artifact"]
    worth = [view.pieces[token].points for token in (*view.artifact_stack, *lying, *taken)]
    away = view.pieces[MASTERY].points
    return wrapped(say("told.winning", least=min(worth), most=max(worth), n=away, lost=say("told.lost")), style)


def _loudness(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    if view.seat is None:
        return []
    return wrapped(say("told.loudness", n=view.me.clank, bag=view.bag[view.seat], draws=view.cubes_next_attack), style)


def _own_points(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """One's own points so far, by source."""
    if view.seat is None:
        return []
    tally = view.tally(view.seat)
    told = ", ".join(f"{say(f'score.{source}')} {n}" for source, n in tally.items() if n)
    return wrapped(say("told.points" if told else "told.no_points", n=sum(tally.values()), what=told), style)


def _points_of(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """The points so far of the one other player who is named, by source."""
    seats = best_named(about, {seat: (who,) for seat, who in enumerate(view.names) if seat != view.seat}, whole=True)
    if len(seats) != 1:
        return []
    tally = view.tally(seats[0])
    told = ", ".join(f"{say(f'score.{source}')} {n}" for source, n in tally.items() if n)
    key = "told.points_of" if told else "told.no_points_of"
    return wrapped(say(key, who=view.names[seats[0]], n=sum(tally.values()), what=told), style)


def _points_from(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """What brought somebody their points, or those of their cards; nothing: nobody is named, and not oneself."""
    seats = best_named(about, {seat: (who,) for seat, who in enumerate(view.names)}, whole=True)
    if not seats and view.seat is not None and _MINE.search(fold(about)):
        seats = [view.seat]
    if len(seats) != 1:
        return []
    cards = by_card(view, seats[0], say, style)
    if _BY_CARDS.search(fold(about)):
        return cards or wrapped(say("told.no_card_points", who=view.names[seats[0]]), style)
    tell = _own_points if seats[0] == view.seat else _points_of
    return [*tell(view, view.names[seats[0]], say, style), *cards]


def _way_counted(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    return wrapped(say("told.way_counted"), style)


def _good(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """The price of a good, its points, and what is gained; of several of a sort the one that is had next."""
    goods = {key: tuple(piece.name) for key, piece in view.pieces.items() if piece.kind == "good"}
    named = best_named(about, goods)
    say = say.also(TOLD)
    if not _WORTH.is_asked(about, [called for one in named for called in view.pieces[one].name]):
        return []
    if not named or any(view.pieces[one].sort != view.pieces[named[0]].sort for one in named):
        return []
    cards = {key: tuple(piece.name) for key, piece in view.pieces.items() if piece.kind not in ("good", "artifact")}
    if best_named(about, cards, whole=True):
        return []
    left = [one for one in named if view.market.get(one)]
    if not left:
        return wrapped(say("told.sold_out", good=name(view, named[0], say)), style)
    best = max(left, key=lambda one: view.pieces[one].points)
    points = view.pieces[best].points
    key = "told.good_worth" if points > view.price else "told.good_loss"
    told = say(key, good=name(view, best, say), price=view.price, n=points, net=abs(points - view.price))
    does = "" if points > view.price else text_of(view.pieces[best], say)
    return [*wrapped(told, style), *(wrapped(does, style) if does else [])]


def plainly(time_left: Callable[[V, Say], str]) -> Sequence[Inquiry[V]]:
    """``time_left``: how long one still has, by the rules of one game."""

    def lasting(view: V, about: str, say: Say, style: Style) -> list[Line]:
        said = fold(about).strip()
        if view.seat is None or not _TIME.search(said):
            return []
        return wrapped(time_left(view, say), style)

    return (
        _asks(_WINS, _winning),
        _asks(_LOUD, _loudness),
        Inquiry(AT_ONCE, ANYTHING, _good),
        _asks(_POINTS, _own_points),
        _asks(_POINTS_OF, _points_of),
        _asks(_POINTS_FROM, _points_from),
        _asks(_WAY_COUNTED, _way_counted),
        _asks(_LONG, lasting),
    )
