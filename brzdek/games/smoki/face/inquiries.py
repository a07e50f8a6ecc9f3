"""What people ask about the dragons."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import (
    AT_ONCE,
    BEAT,
    CAUSE,
    CHANCE,
    COST,
    FAR,
    HAVE,
    INSIDE,
    MANY,
    MAY,
    OWNED,
    WHAT,
    WHERE,
    WHO,
    WHY,
    Inquiry,
    best_named,
)
from brzdek.core.log import Event
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, fold
from brzdek.games.magia_i_miecz.face.inquiries import INQUIRIES as BELOW
from brzdek.games.magia_i_miecz.face.leading import leading
from brzdek.games.magia_i_miecz.face.legends import GONE
from brzdek.games.magia_i_miecz.face.legends import LOSSES as LOST
from brzdek.games.magia_i_miecz.face.looks import against
from brzdek.games.magia_i_miecz.face.naming import as_printed, card_text, name, strong, whereabouts
from brzdek.games.magia_i_miecz.face.place_inquiries import by_distance, kinds_named, with_steps
from brzdek.games.magia_i_miecz.face.self_inquiries import named_others, told
from brzdek.games.magia_i_miecz.face.situation_words import SITUATIONS
from brzdek.games.magia_i_miecz.face.supposing import HOW, LEAVE, begins
from brzdek.games.magia_i_miecz.face.ways import way_to, win_chance
from brzdek.games.magia_i_miecz.rules.events import FightEnds, Lost, TurnBegins
from brzdek.games.magia_i_miecz.rules.scores import WON
from brzdek.games.magia_i_miecz.rules.state import CROWN
from brzdek.games.magia_i_miecz.view.view import WorldView
from brzdek.games.smoki.cards.pieces import deck_of
from brzdek.games.smoki.face.looks import (
    lord_lines,
    owner_lines,
    pool_line,
    rage_text,
    scale_lines,
    scale_on,
    token_named,
)
from brzdek.games.smoki.face.scale_inquiries import OF_SCALES
from brzdek.games.smoki.face.words import ASKED
from brzdek.games.smoki.rules import tower
from brzdek.games.smoki.rules.events import Breathes, Crowned, Rages, ScalePlaced, TokenDrawn
from brzdek.games.smoki.rules.sleep import SLEEP_TOKEN
from brzdek.games.smoki.view.view import DragonView, SeenDragons

DRAGONS = frozenset(("smok", "smoczyca", "smoczy"))
LOSSES = (*LOST, *GONE)
COUNTING = ("ile", "ilu", "many", "much")
OF_OTHERS = ("does", "somebod", "someone", "anybod", "anyone", "my", "ktos", "inn", "moj", "moja")
"""What is said by whoever asks what becomes of scales, not how one wins them."""
SCALES, KING = "scales", ("król", "king")


def _seen(view: WorldView) -> SeenDragons | None:
    return view.dragons if isinstance(view, DragonView) else None


def _king(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Who reigns, and how strong he is."""
    seen = _seen(view)
    if seen is None or not isinstance(view, DragonView):
        return []
    return told(style, *lord_lines(view, seen._replace(lords=tuple(one for one in seen.lords if one.king)), say))


def _king_strong(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How strong the King is who reigns now, and how one would fare against him."""
    return [*_king(view, about, say, style), *_odds(view, about, say, style)]


_WON_ALREADY = pattern(r"\b(?:my|mine|moj\w*|swoj\w*)\b")
"""Said of a scale that is met no more."""


def scale_risk(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What may come of meeting a scale: the one of a Lord who is named, else on one's own space, else the King's."""
    seen = _seen(view)
    if seen is None or view.seat is None or not view.adventurer(view.seat).alive:
        return []
    if _WON_ALREADY.search(fold(about)) or named_others(view, about):
        return []
    named = best_named(about, {lord.id: view.catalog.cards[lord.id].name for lord in seen.lords})
    lord = next(iter(named), scale_on(view, view.adventurer(view.seat).space) or seen.king)
    deck = [card for card in view.catalog.cards.values() if deck_of(card) == lord]
    chances = {card: win_chance(view.odds(f"{card.id}.1")) for card in deck if card.kind == "enemy"}
    if not chances:
        return []
    ends = [pick(chances, key=lambda card: chances[card]) for pick in (max, min)]
    easy, hard = [say("dragons.foe_odds", foe=as_printed(view, one.id, say), percent=chances[one]) for one in ends]
    counts = {"n": sum(card.copies for card in chances), "all": sum(card.copies for card in deck)}
    return told(style, say("dragons.risk", lord=name(view, lord, say), easy=easy, hard=hard, **counts))


def _beating(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How the King is beaten, and how likely."""
    seen = _seen(view)
    if seen is None:
        return []
    lines = told(style, say("dragons.beating"))
    return [*lines, *_odds(view, about, say, style)]


def _could_beat_him(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How one would fare against the King, before anything lies on the board that is called a dragon, too."""
    return [] if begins(about, *HOW) else _beating(view, about, say, style)


def _odds(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    seen = _seen(view)
    if seen is None or view.seat is None or not view.adventurer(view.seat).alive:
        return []
    return against(view, (seen.king,), say)


def _scales(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How many scales there are: on the Lords who are named or on all, before the players."""
    seen = _seen(view)
    if seen is None or not isinstance(view, DragonView):
        return []
    named = best_named(about, {lord.id: view.catalog.cards[lord.id].name for lord in seen.lords})
    if best_named(about, {seen.king: KING}):
        named = [seen.king]
    if named:
        return told(
            style, *lord_lines(view, seen._replace(lords=tuple(one for one in seen.lords if one.id in named)), say)
        )
    players = best_named(about, {seat: (who,) for seat, who in enumerate(view.names) if seat != view.seat})
    if players:
        texts = [say("dragons.scales_of", who=view.names[seat], n=sum(seen.owned[seat].values())) for seat in players]
        return told(style, *texts)
    own = 0 if view.seat is None else sum(seen.owned[view.seat].values())
    counted = ", ".join(f"{name(view, lord.id, say)} {lord.scales}" for lord in seen.lords)
    return told(style, say("dragons.own_scales", n=own), say("dragons.lord_scales", scales=counted))


def _needed(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    return [] if _seen(view) is None else [*told(style, say("dragons.needed")), *_scales(view, "", say, style)]


def _purpose(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    return [] if _seen(view) is None else told(style, say("dragons.purpose"))


def _taking(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    return [] if _seen(view) is None else told(style, say("dragons.taking"))


def _places(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    seen = _seen(view)
    if seen is None or not isinstance(view, DragonView):
        return []
    none = [] if seen.on_spaces else [say("dragons.none_lying")]
    return told(style, *none, *scale_lines(view, seen, say))


def _nearest(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Where scales lie, the nearest first, and how far it is."""
    seen = _seen(view)
    if seen is None or view.seat is None:
        return []
    spaces = by_distance(view, list(seen.on_spaces))
    lying = [f"{with_steps(view, space, say)} – {name(view, scale_on(view, space), say)}" for space in spaces]
    key = "dragons.nearest" if lying else "dragons.none_lying"
    return told(style, say(key, spaces="; ".join(lying)))


def _dragons(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Where dragons lie, who their Lords are, and where scales lie; nothing if something else is named with them."""
    seen = _seen(view)
    cards = view.catalog.cards
    if seen is None or not isinstance(view, DragonView) or len(about.split()) > 1:
        return []
    lying = [
        (copy, space)
        for space in view.rings
        for copy in view.space(space).cards
        if cards[card_of(copy)].kind == "enemy"
        and any(fold(word) in DRAGONS for word in cards[card_of(copy)].name.pl.split())
    ]
    texts = [say("told.lies", card=strong(view, copy, say), space=name(view, space, say)) for copy, space in lying]
    return told(
        style, *(texts or [say("dragons.none_about")]), *lord_lines(view, seen, say), *scale_lines(view, seen, say)
    )


def _asleep(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Who sleeps."""
    seen = _seen(view)
    if seen is None:
        return []
    sleepers = [f"{strong(view, one, say)} – {whereabouts(view, one, say)}" for one in seen.asleep]
    return told(style, say("dragons.asleep", cards=", ".join(sleepers)) if sleepers else say("dragons.none_asleep"))


def _owners(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Whose scales there are."""
    seen = _seen(view)
    if seen is None:
        return []
    owned = [say("dragons.scales_of", who=who, n=sum(seen.owned[seat].values())) for seat, who in enumerate(view.names)]
    return told(style, *owned)


def _way(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """The way to the Crown, where the King sits."""
    if _seen(view) is None or view.seat is None or not view.adventurer(view.seat).alive:
        return []
    here = view.adventurer(view.seat).space
    if here and view.land(here).region == tower.REGION:
        floors = view.ring[tower.REGION]
        left = len(floors) - floors.index(here)
        return told(style, say("dragons.seat"), say("dragons.floors", n=left))
    return told(style, say("dragons.seat"), *way_to(view, CROWN, say))


def _pool(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    seen = _seen(view)
    return [] if seen is None else told(style, pool_line(view, seen, say))


def _rage(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    seen = _seen(view)
    return [] if seen is None else told(style, say("dragons.rage", rage=rage_text(view, seen.king, say)))


def _reign(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What it means that somebody is King."""
    return [] if _seen(view) is None else [*_king(view, about, say, style), *told(style, say("dragons.reign"))]


def _why_king(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How the King came to the crown."""
    seen = _seen(view)
    if seen is None:
        return []
    turn, found = None, None
    for event in view.events():
        turn = event if isinstance(event, TurnBegins) else turn
        found = (event, turn) if isinstance(event, Crowned) else found
    lord = name(view, seen.king, say)
    if found is None or found[1] is None:
        return told(style, say("dragons.king_by_lot", lord=lord))
    return told(style, say("dragons.crowned", lord=lord, n=found[1].round, who=view.names[found[1].seat]))


def _until_rage(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How near a Dragon Rage is, and what it does."""
    seen = _seen(view)
    if seen is None:
        return []
    return [*told(style, say("dragons.until_rage", pool=pool_line(view, seen, say))), *_rage(view, about, say, style)]


def _crowning(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How near the Lords are to the crown."""
    seen = _seen(view)
    if seen is None:
        return []
    counted = ", ".join(f"{name(view, lord.id, say)} {lord.scales}" for lord in seen.lords)
    return told(style, say("dragons.lord_scales", scales=counted))


def _lords(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    seen = _seen(view)
    return told(style, *lord_lines(view, seen, say)) if seen is not None and isinstance(view, DragonView) else []


def _lord_odds(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How one would fare against a Lord who is named."""
    seen = _seen(view)
    if seen is None or view.seat is None or not view.adventurer(view.seat).alive:
        return []
    named = best_named(about, {lord.id: view.catalog.cards[lord.id].name for lord in seen.lords})
    return against(view, named, say)


def _kings_scales(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Where the scales lie that have to be met; whose lies where one stands."""
    seen = _seen(view)
    if seen is None:
        return []
    lord = name(view, seen.king, say)
    spaces = [name(view, space, say) for space in view.rings if scale_on(view, space) == seen.king]
    one = view.adventurer(view.seat) if view.seat is not None else None
    here = scale_on(view, one.space) if one is not None and one.space else ""
    own = [say("dragons.scale_here", lord=name(view, here, say))] if here else []
    key = "dragons.kings_scales" if spaces else "dragons.no_kings_scales"
    lying = say(key, lord=lord, spaces=", ".join(spaces))
    return told(style, *own, lying, say("dragons.must_meet", lord=lord))


def _must_meet(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    seen = _seen(view)
    return [] if seen is None else told(style, say("dragons.must_meet", lord=name(view, seen.king, say)))


def _last_token(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What one drew last."""
    if _seen(view) is None or view.seat is None:
        return []
    drawn = [one for one in view.events() if isinstance(one, TokenDrawn) and one.seat == view.seat]
    if not drawn:
        return told(style, say("dragons.no_token"))
    return told(style, say("dragons.last_token", token=token_named(view, drawn[-1].token, say)))


def _scale_origin(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Who drew the token that laid a scale on a place that is named, or else the last one."""
    seen = _seen(view)
    if seen is None:
        return []
    named = {space for kind in kinds_named(view, about) for space in kind}
    lords = best_named(about, {lord.id: view.catalog.cards[lord.id].name for lord in seen.lords})
    placed = [one for one in view.events() if isinstance(one, ScalePlaced) and (not named or one.space in named)]
    placed = [one for one in placed if not lords or one.lord in lords]
    if not placed:
        return []
    last = placed[-1]
    words = {"space": name(view, last.space, say), "lord": name(view, last.lord, say), "who": view.names[last.seat]}
    return told(style, say("dragons.placed_by", **words))


def _how_won(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How one comes by a scale; whoever asks whether he may take one is told first that it is not so easy."""
    if _seen(view) is None or begins(about, *COUNTING, *OF_OTHERS):
        return []
    how = say("dragons.how_won")
    asks_leave = begins(about, *LEAVE) and not begins(about, *HOW)
    if asks_leave and _has_won_here(view):
        return told(style, say("dragons.asked_when_won"))
    return told(style, say("dragons.not_just_so", how=how) if asks_leave else how)


def _has_won_here(view: WorldView) -> bool:
    """Has one won a combat in this turn where a scale lies?"""
    seen = _seen(view)
    if seen is None or view.seat is None or view.adventurer(view.seat).space not in seen.on_spaces:
        return False
    turn = takewhile(lambda event: not isinstance(event, TurnBegins), reversed(view.events()))
    return any(isinstance(one, FightEnds) and one.seat == view.seat and one.outcome == WON for one in turn)


def _sleep_does(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What sleep does to an enemy, and who sleeps."""
    if _seen(view) is None:
        return []
    return [*told(style, card_text(view, SLEEP_TOKEN, say)), *_asleep(view, "", say, style)]


def _leading(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Who leads, and who has scales that help against the King."""
    seen = _seen(view)
    lines = leading(view, about, say, style)
    if seen is None or not lines or not isinstance(view, DragonView):
        return lines
    return [*lines, *told(style, *owner_lines(view, seen, say))]


def why(view: WorldView, one: Event, event: Event, say: Say) -> str:
    """Whether a Dragon brought an event about, by rage or breath, with what that does."""
    if getattr(one, "seat", None) != event[0]:
        return ""
    if isinstance(one, Rages) and isinstance(event, LOSSES):
        bare = isinstance(event, Lost) and event.what == "endurance"
        rage = rage_text(view, one.lord, say)
        nothing = say("dragons.nothing_else") if bare else ""
        return say("dragons.why_rage", lord=name(view, one.lord, say), rage=rage, friendless=nothing)
    if isinstance(one, Breathes) and isinstance(event, LOSSES):
        return say("dragons.why_breath", card=name(view, one.card, say), text=card_text(view, one.card, say))
    return ""


def _aim(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What the game is about, with its dragons."""
    return told(style, *say("about.dragons").split("\n"))


INQUIRIES: Sequence[Inquiry[WorldView]] = (
    *OF_SCALES,
    Inquiry(AT_ONCE, ASKED["how_won"], _how_won),
    Inquiry(AT_ONCE, ASKED["sleep_does"], _sleep_does),
    Inquiry(AT_ONCE, ASKED["king_strong"], _king_strong),
    Inquiry(AT_ONCE, ASKED["scale_risk"], scale_risk),
    Inquiry(AT_ONCE, ASKED["king_beaten"], _could_beat_him),
    Inquiry(AT_ONCE, SITUATIONS["leading"], _leading),
    Inquiry(f"{WHAT}|{WHY}", ASKED["aim"], _aim),
    Inquiry(WHAT, ASKED["purpose"], _purpose),
    Inquiry(WHY, ASKED["not_mine"], _taking),
    Inquiry(f"{WHAT}|{MAY}|{HAVE}|{OWNED}|{BEAT}", ASKED["won_scale"], _taking),
    Inquiry(f"{WHERE}|{FAR}|{WHAT}", ASKED["nearest_scale"], _nearest),
    Inquiry(WHERE, ASKED["dragons"], _dragons),
    Inquiry(f"{WHAT}|{WHERE}|{INSIDE}|{WHO}", ASKED["kings_scale"], _kings_scales),
    Inquiry(f"{WHAT}|{HAVE}", ASKED["reign"], _reign),
    Inquiry(f"{WHAT}|{MANY}|{COST}|{FAR}|{INSIDE}|{WHO}", ASKED["crowning"], _crowning),
    Inquiry(f"{WHAT}|{WHO}|{MANY}", ASKED["lords"], _lords),
    Inquiry(f"{CHANCE}|{BEAT}", ASKED["lord_odds"], _lord_odds),
    Inquiry(f"{WHAT}|{MAY}|{WHY}|{CAUSE}", ASKED["must_meet"], _must_meet),
    Inquiry(f"{WHAT}|{HAVE}|{WHO}", ASKED["last_token"], _last_token),
    Inquiry(WHY, ASKED["scale_origin"], _scale_origin),
    Inquiry(WHY, ASKED["crowned"], _why_king),
    Inquiry(f"{MANY}|{FAR}|{COST}|{CHANCE}", ASKED["rage"], _until_rage),
    Inquiry(f"{WHAT}|{COST}", ASKED["beating"], _beating),
    Inquiry(f"{WHO}|{WHAT}", ASKED["king"], _king),
    Inquiry(f"{CHANCE}|{BEAT}", ASKED["king"], _odds),
    Inquiry(MANY, ASKED["floors"], _way),
    Inquiry(f"{WHERE}|{FAR}", ASKED["king"], _way),
    Inquiry(f"{MANY}|{HAVE}|{FAR}|{COST}", ASKED[SCALES], _scales),
    Inquiry(f"{WHAT}|{COST}", ASKED["taking"], _taking),
    Inquiry(f"{MANY}|{WHAT}|{COST}|{FAR}", ASKED["needed"], _needed),
    Inquiry(WHO, ASKED[SCALES], _owners),
    Inquiry(MANY, ASKED["tokens"], _pool),
    Inquiry(WHAT, ASKED["rage"], _rage),
    Inquiry(WHAT, ASKED[SCALES], _purpose),
    Inquiry(f"{WHERE}|{INSIDE}", ASKED[SCALES], _places),
    Inquiry(f"{WHO}|{WHAT}|{WHERE}|{MANY}", ASKED["asleep"], _asleep),
    *BELOW,
)
