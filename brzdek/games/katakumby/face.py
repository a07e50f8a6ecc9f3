"""How Katakumby shows itself to a person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from brzdek.core.ask import Ask, Option
from brzdek.core.face import Line, Macro, Style
from brzdek.core.text import Say
from brzdek.games.brzdek import panels as raid
from brzdek.games.brzdek.naming import capital, name, resources, shortened, token_name
from brzdek.games.brzdek.places import room_name
from brzdek.games.brzdek.raid_face import BRIEF, Forms, RaidFace, counted, play_all, same, typed
from brzdek.games.brzdek.state import Turn
from brzdek.games.katakumby import panels
from brzdek.games.katakumby.catacombs import Way
from brzdek.games.katakumby.chambers import COUPON
from brzdek.games.katakumby.event_words import EVENTS
from brzdek.games.katakumby.face_words import FACE
from brzdek.games.katakumby.looks import LOOKS
from brzdek.games.katakumby.places import features, numbered, tile_title, toll
from brzdek.games.katakumby.rotations import comes_in, result
from brzdek.games.katakumby.state import DelveTurn
from brzdek.games.katakumby.telling import TELLINGS
from brzdek.games.katakumby.tiles import ARTIFACT, GOLD
from brzdek.games.katakumby.view import DelveView
from brzdek.games.katakumby.words import WORDS

PICTURED = ("place", "turn_tile")
"""Questions about a tile, which one has to see."""


class DelveFace(RaidFace[DelveView]):
    """Words and drawings, from the view of one player."""

    books = (FACE, EVENTS, WORDS)
    tellings = TELLINGS
    groups = (
        "place", "play", "buy", "use", "fight", "move", "explore", "teleport", "open", "take", "mark", "redeem",
        "drink", "turn", "end",
    )  # fmt: skip
    topics = (*RaidFace.topics, "onward", "fill", "freed", "ward", "cell")
    slots: ClassVar[Mapping[str, str]] = {**RaidFace.slots, "redeem": "redeem", "first": "take"}
    card_verbs = (*RaidFace.card_verbs, "redeem", "first", "ward")
    looks = LOOKS
    macros = (Macro(FACE["macro.play_all"], FACE["help.play_all"], play_all),)

    # -- the table

    def resources(self, now: Turn, say: Say) -> list[str]:
        assert isinstance(now, DelveTurn)
        more = [say(f"leap.{leap}") for leap in now.leaps]
        return [*resources(now, say), *more, *[say("status.offer", n=price) for price in now.offers]]

    def board(self, view: DelveView, say: Say, style: Style) -> list[Line]:
        return [
            *raid.row(view, say, style),
            *raid.reserve(view, say, style),
            *panels.goods_here(view, say, style),
            raid.dragon(view, say),
            *panels.stock(view, say, style),
            *raid.players(view, say, style),
            *panels.here(view, say, style),
        ]

    # -- questions

    def question(self, view: DelveView, ask: Ask, say: Say) -> str:
        if ask.topic == "reward":
            return say("ask.reward", room=capital(room_name(view, view.me.room, say)))
        if ask.topic == "place":
            return _place_question(view, ask, say)
        return super().question(view, ask, say)

    def picture(self, view: DelveView, ask: Ask, say: Say, style: Style) -> list[Line]:
        """A tile in its rotations, once: right after it was turned up."""
        if ask.topic not in PICTURED or (ask.topic == "place" and not _just_revealed(view)):
            return []
        from brzdek.games.katakumby.discovery import picture

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
                return say("option.place", result=result(view, degrees, say))
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
                return say("brief.move", room=end, price=_price(view, option, say))
            case ("place", int(degrees)):
                return result(view, degrees, say)
            case ("open", kind):
                return say("brief.open", what=say(f"opened.{kind}"), gain=say(f"gain.{kind}"))
            case ("take", "heal"):
                return say("option.heal")
            case ("teleport", target, *leap):
                found = ", ".join(features(view, target, say)) if isinstance(target, int) else ""
                shown = f"{target} ({say(f'leap.{leap[0]}')})" if leap else str(target)
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
            return counted(FACE["type.degrees"], cast(int, word))
        if verb == "cell" or (place == 1 and isinstance(word, str) and verb in ("explore", "teleport")):
            return same(str(word))
        if verb == "take" and place == 2:
            return counted(FACE["type.gold_value"], cast(int, word))
        if option[:2] == ("take", "heal"):
            return typed(FACE["type.reward_heal"])
        if verb in ("move", "explore") and place > 1:
            return counted(FACE["type.swords" if place == 2 else "type.way"], cast(int, word))
        if verb in ("move", "teleport") and word == view.board.start:
            return counted(FACE["type.outside"], view.board.start)
        return super().word_forms(view, option, place)

    def refusal(self, view: DelveView, ask: Ask, line: str, say: Say) -> str | None:
        from brzdek.games.katakumby.refusals import refusal

        return refusal(view, ask, line, say)


# -- tiles


def _just_revealed(view: DelveView) -> bool:
    """Was the tile turned up a moment ago, or its place chosen?"""
    last = view.events(max(0, view.moment - 1))
    return not view.walked or bool(last and last[-1].kind == "tile")


def _place_question(view: DelveView, ask: Ask, say: Say) -> str:
    tile = tile_title(view, view.revealed, say)
    if view.walked is None:
        return say("ask.rotation", tile=tile)
    turns = [cast(int, option[1]) for option in ask.options if option[0] == "place"]
    fits = any(comes_in(view, degrees) for degrees in turns)
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
    return say(f"option.{verb}{out}", room=option[1], price=_price(view, option, say))


def _teleport(view: DelveView, option: Option, say: Say) -> str:
    target = option[1]
    key = "teleport_open" if isinstance(target, str) else "teleport"
    text = say("option.teleport_out" if target == view.board.start else f"option.{key}", room=target)
    return say("option.leap", teleport=text, leap=say(f"leap.{option[2]}")) if len(option) > 2 else text


# -- goods


def _is_free(view: DelveView, option: Option) -> bool:
    """Is it a card or a good that an effect gives away?"""
    return view.question is not None and view.relic(str(option[1])).kind != ARTIFACT


def _purchase(view: DelveView, option: Option, say: Say) -> str:
    key = "option.buy_offer" if "offer" in option else "option.buy_good"
    text = say(key, card=name(view, str(option[1]), say), n=view.price_of_good(option))
    return say("option.with_coupon", option=text) if COUPON in option else text
