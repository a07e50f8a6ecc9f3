"""How Katakumby shows itself to a person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, cast

from brzdek.core.ask import Ask, Option, Word
from brzdek.core.drawing import Line, Style
from brzdek.core.facets import Journey, Lack, Look, Macro, Toll
from brzdek.core.legality import Reason
from brzdek.core.log import Event
from brzdek.core.text import LANGS, Book, Say, shortened
from brzdek.games.katakumby.cards.tiles import ARTIFACT, GOLD
from brzdek.games.katakumby.cards.words import WORDS
from brzdek.games.katakumby.face import candidates, looks, panels, rotations
from brzdek.games.katakumby.face.event_words import EVENTS
from brzdek.games.katakumby.face.places import features, numbered, side_of, tile_title, toll
from brzdek.games.katakumby.face.retold_words import RETOLD
from brzdek.games.katakumby.face.telling import SHOWN, WORDINGS, variant
from brzdek.games.katakumby.face.typed_words import (
    HALF_TURN,
    JOINING,
    LOCKED,
    LONGER,
    MARKED,
    OPENED,
    SHORTER,
    UNHINDERED,
    UNTOUCHED,
    UNTURNED,
    UPSIDE_DOWN,
)
from brzdek.games.katakumby.face.words import FACE
from brzdek.games.katakumby.rules import events
from brzdek.games.katakumby.rules.catacombs import Way
from brzdek.games.katakumby.rules.market import COUPON
from brzdek.games.katakumby.view.now import DelveTurnView
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.face import panels as raid
from brzdek.games.raid.face.alive import too_much_to_come
from brzdek.games.raid.face.face import BRIEF, RaidFace
from brzdek.games.raid.face.forms import Forms, counted, same, typed
from brzdek.games.raid.face.naming import capital, name, resources, token_name
from brzdek.games.raid.face.places import room_name
from brzdek.games.raid.face.playing import held, play_all, play_any
from brzdek.games.raid.face.synonyms_words import SIDES
from brzdek.games.raid.face.table import Sections
from brzdek.games.raid.view.now import TurnView

if TYPE_CHECKING:
    from brzdek.core.inquiry import Inquiry

OTHER_WAY = 3
"""So many words has a step by another way than the shortest at least."""
PICTURED = ("place", "turn_tile")
"""Questions about a tile, which one has to see."""


class DelveFace(RaidFace[DelveView]):
    """Words and drawings, from the view of one player."""

    books = (FACE, EVENTS, RETOLD, WORDS)
    shown = SHOWN
    wordings = WORDINGS
    groups = (
        "place", "play", "buy", "use", "fight", "move", "explore", "teleport", "open", "take", "mark", "redeem",
        "drink", "turn", "end",
    )  # fmt: skip
    topics = (*RaidFace.topics, "onward", "fill", "freed", "ward", "cell")
    slots: ClassVar[Mapping[str, str]] = {**RaidFace.slots, "redeem": "redeem", "first": "take"}
    card_verbs = (*RaidFace.card_verbs, "redeem", "first", "ward")
    open_topics = ("turn", "place")
    passed_over = (*RaidFace.passed_over, "placed")
    rewards: ClassVar[Mapping[str, str]] = {"secret": "minor_secret", "idol": "monkey_shrine", "gold": GOLD}
    macros = (Macro(FACE["macro.play_all"], FACE["help.play_all"], play_all, "play", play_any, held),)

    @property
    def looks(self) -> Sequence[Look[DelveView]]:
        return looks.LOOKS

    def inquiries(self) -> Sequence[Inquiry[DelveView]]:
        from brzdek.games.katakumby.face.inquiries import INQUIRIES

        return INQUIRIES

    def measures(self) -> Book:
        from brzdek.games.katakumby.face.measure_words import MEASURES

        return MEASURES

    def variant(self, view: DelveView, event: Event) -> str:
        return variant(view, event)

    def way(self, event: Event) -> tuple[object, object] | None:
        return (event.origin, event.room) if isinstance(event, events.Entered) else super().way(event)

    # -- the table

    def resources(self, now: TurnView[Any], say: Say, *, zeros: bool = False) -> list[str]:
        assert isinstance(now, DelveTurnView)
        leaps = Counter(now.leaps)
        more = [say(f"leap.{leap}") + (f" ×{count}" if count > 1 else "") for leap, count in leaps.items()]
        return [*resources(now, say, zeros=zeros), *more, *[say("status.offer", n=price) for price in now.offers]]

    def sections(self, view: DelveView, say: Say, style: Style, *, short: bool = False) -> Sections:
        return panels.sections(view, say, style, short=short)

    def map(self, view: DelveView, say: Say, style: Style) -> list[Line]:
        from brzdek.games.katakumby.face.drawing import draw_map
        from brzdek.games.katakumby.face.map_look import LEAST_WIDTH

        drawable = view.seat is not None and style.unicode and style.width >= LEAST_WIDTH
        return draw_map(view, say, style, least=1) if drawable else []

    def surroundings(self, view: DelveView, say: Say, style: Style) -> list[Line]:
        ways = [] if view.me.out else sorted({way.to for way in view.ways(view.me.room) if way.to})
        return raid.next_door({room: features(view, room, say) for room in ways}, say, style)

    # -- questions

    def question(self, view: DelveView, ask: Ask, say: Say) -> str:
        if ask.topic == "reward":
            return say("ask.reward", room=capital(room_name(view, view.me.room, say)))
        if ask.topic == "place":
            return _place_question(view, ask, say)
        if ask.topic == "ward":
            return " ".join(filter(None, (too_much_to_come(view, ask.seat, say), say("ask.ward"))))
        return super().question(view, ask, say)

    def picture(self, view: DelveView, ask: Ask, say: Say, style: Style) -> list[Line]:
        """A tile in its rotations, once: right after it was turned up."""
        if ask.topic not in PICTURED or (ask.topic == "place" and not _just_revealed(view)):
            return []
        from brzdek.games.katakumby.face.discovery import picture

        return picture(view, ask, say, style)

    def menu(self, view: DelveView, ask: Ask, say: Say, style: Style) -> list[tuple[str, list[int]]] | None:
        return self.grouped(ask, say) if ask.topic in ("turn", "place") else None

    # -- options

    def option(self, view: DelveView, option: Option, say: Say) -> str:
        match option:
            case ("move" | "explore", *_):
                return _walk(view, option, say)
            case ("teleport", *_):
                return _teleport(view, option, say)
            case ("place", int(degrees)):
                return say("option.place", result=rotations.result(view, degrees, say))
            case ("turn", int(degrees)):
                return say("option.turn", n=degrees)
            case ("take", "heal"):
                return say("option.heal")
            case ("take" | "buy" | "use", str(card)) if _is_free(view, option):
                return say(f"option.{option[0]}_free", card=name(view, card, say))
            case ("buy", str(card), *_) if view.relic(card).kind == "good":
                return _purchase(view, option, say)
            case ("open", kind):
                return say("option.open", what=say(f"opened.{kind}"))
            case ("mark", room):
                return say("option.mark", room=room, n=view.altars_marked(view.me.seat) + 1)
            case ("fill", int(room)):
                return say("option.fill", room=room, token=_next_artifact(view, room, say))
            case ("ward", "no"):
                return say("option.ward_no")
            case ("cell", label):
                return say("option.cell", label=label, where=_where(str(label), say))
        return super().option(view, option, say)

    def taken(self, view: DelveView, option: Option, say: Say) -> str:
        return say("taken.gold", n=option[2]) if option[1] == GOLD else super().taken(view, option, say)

    def brief(self, view: DelveView, option: Option, say: Say) -> str:
        match option:
            case ("move", int(room), *_):
                shown = say("brief.move", room=room, price=_price(view, option, say))
                found = ", ".join(features(view, room, say))
                return shortened(shown + (f" – {found}" if found else ""), BRIEF)
            case ("explore", end, *_):
                return say("brief.explore", room=end, side=side_of(end, say), price=_price(view, option, say))
            case ("place", int(degrees)):
                return rotations.result(view, degrees, say)
            case ("open", kind):
                return say("brief.open", what=say(f"opened.{kind}"), gain=say(f"gain.{kind}"))
            case ("take", "heal"):
                return say("option.heal")
            case ("teleport", target, *leap):
                found = ", ".join(features(view, target, say)) if isinstance(target, int) else ""
                shown = f"{target} ({_leaps(leap, say)})" if leap else str(target)
                return shortened(shown + (f" – {found}" if found else ""), BRIEF)
            case ("mark", room):
                return say("brief.mark", room=room, n=view.altars_marked(view.me.seat) + 1)
            case ("take", str(good)) if _is_free(view, option):
                return self.slotted(view, name(view, good, say), good, "", say)
        return super().brief(view, option, say)

    def priced(self, view: DelveView, option: Option, say: Say) -> str:
        card = cast(str, option[1])
        if _is_free(view, option):
            return name(view, card, say)
        if view.relic(card).kind == "good":
            shown = say("brief.good", card=name(view, card, say), n=view.price_of_good(option))
            return say("option.with_coupon", option=shown) if COUPON in option else shown
        extras = raid.extras(view.relic(card), say)
        return " ".join([super().priced(view, option, say), *extras])

    # -- what may be typed

    def word_forms(self, view: DelveView, option: Option, place: int) -> Forms:
        verb, word = option[0], option[place]
        if verb in ("place", "turn"):
            pairs = rotations.rooms_joined(view, option) if _joins(view, option) else []
            joints = [f"{one},{other}" for pair in pairs for one, other in (pair, pair[::-1])]
            return {lang: [*forms, *joints] for lang, forms in counted(FACE["type.degrees"], cast(int, word)).items()}
        if verb == "cell" or (place == 1 and isinstance(word, str) and verb in ("explore", "teleport")):
            return same(str(word))
        if verb == "take" and place == 2:
            return counted(FACE["type.gold_value"], cast(int, word))
        if option[:2] == ("take", "heal"):
            return typed(FACE["type.reward_heal"])
        if verb in ("move", "explore") and place > 1:
            kind = "type.way" if place != 2 else "type.swords" if word else "type.unarmed"
            return counted(FACE[kind], cast(int, word))
        if verb in ("move", "teleport") and word == view.board.start:
            return counted(FACE["type.outside"], view.board.start)
        return super().word_forms(view, option, place)

    def aims(self, view: DelveView, option: Option) -> Sequence[str]:
        if option[0] != "place" or not view.revealed:
            return super().aims(view, option)
        return [" ".join(rotations.found_beyond(view, cast(int, option[1]), self.say(lang))) for lang in LANGS]

    def lacking(self, view: DelveView, ask: Ask, say: Say) -> Sequence[Lack]:
        from brzdek.games.katakumby.face.lacking import lacking_here

        lacks = super().lacking(view, ask, say)
        return [*lacking_here(self, view, ask, say), *lacks] if lacks else ()

    def candidates(self, view: DelveView, ask: Ask, line: str) -> Sequence[Option]:
        if ask.topic == "turn_tile" and ask.seat == view.seat:
            return [("turn", degrees) for degrees in rotations.TURNS]
        cards = super().candidates(view, ask, line)
        if not cards or (ask.topic == "place" and view.walked is None):
            return ()
        return [*cards, *candidates.places_meant(view, line), *candidates.room_meant(view)]

    def in_room(self, view: DelveView, room: int, say: Say) -> list[str]:
        return features(view, room, say) if room in view.board.rooms else []

    def lying_here(self, view: DelveView) -> Mapping[str, Option]:
        has = {one.kind for one in view.cave(view.me.room).has}
        here: dict[str, Option] = {thing: ("take", kind) for thing, kind in self.rewards.items() if kind in has}
        artifacts = view.artifacts_in(view.me.room)
        return {**here, **({"artifact": ("take", artifacts[0])} if artifacts else {})}

    def why(self, view: DelveView, ask: Ask, option: Option, say: Say) -> str | None:
        from brzdek.games.katakumby.face.advice import why

        return why(view, ask, option, say)

    def reason(self, view: DelveView, reason: Reason, say: Say) -> str:
        """A way that is shut is no reason not to get there by another one."""
        from brzdek.games.raid.rules.reasons import OnTheWay

        told = super().reason(view, reason, say)
        if not isinstance(reason, OnTheWay) or not isinstance(reason.target, int) or view.walked is not None:
            return told
        from brzdek.games.katakumby.face.way_looks import way_round

        return " ".join(filter(None, (told, way_round(view, reason.target, say))))

    def journey(self, view: DelveView, where: str, say: Say, style: Style) -> Journey | None:
        from brzdek.games.katakumby.face.way_looks import journey

        return journey(view, where, say, style) if view.walked is None else None

    def lies(self, view: DelveView, option: Option) -> tuple[float, float] | None:
        from brzdek.games.katakumby.face.compass import lies

        return lies(view, option[1]) if self.sides(view, option) else None

    def sides(self, view: DelveView, option: Option) -> str | None:
        if option[0] not in ("move", "explore") or view.revealed:
            return None
        from brzdek.games.katakumby.face.compass import sides_towards

        return "" if _way(view, option)[0].portals else sides_towards(view, option[1])

    def spends(self, view: DelveView, option: Option) -> bool:
        """A lockpick, or health, where monsters are passed without swords."""
        toll = self.toll(view, option)
        if toll is None:
            return option[0] == "open" or super().spends(view, option)
        return bool(toll.tools or toll.health)

    def toll(self, view: DelveView, option: Option) -> Toll | None:
        if option[0] not in ("move", "explore"):
            return None
        way, boots = _way(view, option)
        swords = cast(int, option[2]) if len(option) > 2 else 0
        monsters = 0 if view.ignores_monsters() else way.monsters
        return Toll(boots, max(0, monsters - swords), swords, len(way.locks), monsters)

    def halted(self, view: DelveView, say: Say) -> str:
        return "" if view.revealed else super().halted(view, say)

    def exits(self, view: DelveView) -> Sequence[Option]:
        if view.me.out or view.walked is not None:
            return ()
        ways = view.ways(view.me.room)
        return list(dict.fromkeys([("move" if way.to else "explore", way.target) for way in ways]))

    def distance(self, view: DelveView, option: Option) -> float:
        return _way(view, option)[1] if option[0] in ("move", "explore") else 0.0

    def price_of_good(self, view: DelveView, option: Option) -> int:
        return view.price_of_good(option)

    def synonyms(self, view: DelveView, option: Option) -> Sequence[str]:
        words = super().synonyms(view, option)
        if option[0] == "move":
            words = [*words, LONGER if len(option) > OTHER_WAY else SHORTER, LOCKED if _is_locked(view, option) else ""]
        if option[0] == "explore":
            return [*words, *(SIDES[letter] for letter in str(option[1]) if letter in SIDES)]
        if option[0] in ("place", "turn"):
            return [*words, *_turned_words(self, view, option)]
        if option[0] == "mark":
            return [*words, MARKED]
        if option[0] == "open" and len(option) > 1:
            return [*words, OPENED.get(str(option[1]), "")]
        if option[0] != "cell":
            return words
        label = str(option[1])
        told = [_where(label, self.say(lang)) for lang in LANGS]
        return [*words, label.rstrip("NESWUL"), *told, *(SIDES[letter] for letter in label if letter in SIDES)]


# -- tiles


def _joins(view: DelveView, option: Option) -> bool:
    """Does a tile come to lie so without anybody walking onto it?"""
    return option[0] == "turn" or (bool(view.revealed) and view.walked is None)


def _turned_words(face: DelveFace, view: DelveView, option: Option) -> list[str]:
    """How people speak of a rotation: as it lies, upside down, by where the pawn comes out or what is joined."""
    degrees = cast(int, option[1])
    lying = 0 if option[0] == "place" else 90 * view.board.placed[view.cave(view.me.room).tile].turn
    words = [UNTURNED if option[0] == "place" else f"{UNTURNED}|{UNTOUCHED}"] if degrees == lying else []
    words += [UPSIDE_DOWN] if degrees == HALF_TURN else []
    if _joins(view, option):
        here = str(view.me.room)
        return [
            *words,
            JOINING,
            here,
            *(beyond for room, beyond in rotations.rooms_joined(view, option) if room == here),
        ]
    if not view.revealed:
        return words
    # Whoever names a room means to come out there, not to go on to it later.
    words += [rotations.result(view, degrees, face.say(lang), onward=False) for lang in LANGS]
    if view.walked is not None and not view.me.out:
        words += [side for lang in LANGS for side in rotations.sides_on(view, degrees, face.say(lang))]
    return [*words, UNHINDERED] if rotations.is_free_of_monsters(view, degrees) else words


def _just_revealed(view: DelveView) -> bool:
    """Was the tile turned up a moment ago, or its place chosen?"""
    last = view.events(max(0, view.moment - 1))
    return not view.walked or bool(last and last[-1].kind == "tile")


def _place_question(view: DelveView, ask: Ask, say: Say) -> str:
    tile = tile_title(view, view.revealed, say)
    if view.walked is None:
        return say("ask.rotation", tile=tile)
    turns = [cast(int, option[1]) for option in ask.options if option[0] == "place"]
    fits = any(rotations.comes_in(view, degrees) for degrees in turns)
    key = "ask.place" if fits else "ask.place_stay" if turns else "ask.place_first"
    return say(key, tile=tile, end=view.bound_for)


def _where(label: str, say: Say) -> str:
    """A cell beside a tile: 3N, 1EU."""
    number = label.rstrip("NESWUL")
    return say(f"side.{label[len(number) :]}", n=number)


def _next_artifact(view: DelveView, room: int, say: Say) -> str:
    """What a room gets from the stack; with a party all down to there."""
    pluses = next(feature.value for feature in view.cave(room).has if feature.kind == ARTIFACT)
    deepest = min(pluses, len(view.artifact_stack) - 1)
    tokens = view.artifact_stack[: deepest + 1] if view.party else view.artifact_stack[deepest : deepest + 1]
    return ", ".join(token_name(view, token, say) for token in tokens)


# -- moves


def _way(view: DelveView, option: Option) -> tuple[Way, int]:
    """The way that an option means, and what it costs in boots: from here, or on from the tile just placed."""
    words = cast(tuple[int, ...], option[2:])
    number = words[1] if len(words) > 1 else 1
    if view.walked is None:
        way = numbered(view.ways(view.me.room), option[1], number)
        return way, way.boots
    way = numbered(view.onward(), option[1], number)
    if view.walked.free:
        way = way._replace(monsters=0, locks=(), against=False)
    return way, view.more_boots(way)


def _is_locked(view: DelveView, option: Option) -> bool:
    """Does a lock have to be picked on a way to there?"""
    return not view.me.out and any(way.locks for way in view.ways(view.me.room) if way.target == option[1])


def _price(view: DelveView, option: Option, say: Say) -> str:
    """What a step costs, and what else to know of it."""
    way, boots = _way(view, option)
    parts = toll(view, way, boots, cast(int, option[2]) if len(option) > 2 else 0, say)
    if len(option) > 3:
        parts.append(say("way.other", n=option[3]))
    return ", ".join(parts) or say("turn.free")


def _walk(view: DelveView, option: Option, say: Say) -> str:
    verb = "onward" if view.walked is not None else option[0]
    out = "_out" if option[1] == view.board.start else ""
    side = side_of(option[1], say) if option[0] == "explore" else ""
    return say(f"option.{verb}{out}", room=option[1], side=side, price=_price(view, option, say))


def _teleport(view: DelveView, option: Option, say: Say) -> str:
    target = option[1]
    key = "teleport_open" if isinstance(target, str) else "teleport"
    text = say("option.teleport_out" if target == view.board.start else f"option.{key}", room=target)
    return say("option.leap", teleport=text, leap=_leaps(option[2:], say)) if len(option) > 2 else text


def _leaps(terms: Sequence[Word], say: Say) -> str:
    """By what one teleports, and through what."""
    return ", ".join(say(f"leap.{term}") for term in terms)


# -- goods


def _is_free(view: DelveView, option: Option) -> bool:
    """Is it a card or a good that an effect gives away?"""
    return view.question is not None and view.relic(str(option[1])).kind != ARTIFACT


def _purchase(view: DelveView, option: Option, say: Say) -> str:
    key = "option.buy_offer" if "offer" in option else "option.buy_good"
    text = say(key, card=name(view, str(option[1]), say), n=view.price_of_good(option))
    return say("option.with_coupon", option=text) if COUPON in option else text
