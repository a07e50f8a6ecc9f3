"""How Brzdęk! shows itself to a person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from brzdek.core.ask import Ask, Option
from brzdek.core.drawing import Line, Style
from brzdek.core.facets import Journey, Lack, Look, Macro, Toll
from brzdek.core.text import Say, shortened
from brzdek.games.brzdek.cards.board import Tunnel
from brzdek.games.brzdek.cards.words import WORDS
from brzdek.games.brzdek.face import looks, panels
from brzdek.games.brzdek.face.event_words import EVENTS
from brzdek.games.brzdek.face.places import features, lies, sides_towards
from brzdek.games.brzdek.face.retold_words import RETOLD
from brzdek.games.brzdek.face.telling import WORDINGS
from brzdek.games.brzdek.face.words import FACE
from brzdek.games.brzdek.rules.rooms import IDOL
from brzdek.games.brzdek.view.view import HeistView
from brzdek.games.raid.face import candidates
from brzdek.games.raid.face import panels as raid
from brzdek.games.raid.face.face import BRIEF, RaidFace
from brzdek.games.raid.face.forms import Forms, counted
from brzdek.games.raid.face.naming import capital
from brzdek.games.raid.face.people import players
from brzdek.games.raid.face.places import room_name
from brzdek.games.raid.face.playing import held, play_all, play_any
from brzdek.games.raid.face.synonyms_words import EDGE, SIDES
from brzdek.games.raid.face.table import PLAYERS, RESERVE, Sections
from brzdek.games.raid.rules.tokens import MAJOR, MINOR

if TYPE_CHECKING:
    from brzdek.core.inquiry import Inquiry

SWORDS = 2
"""The place of their number in a step past monsters."""


class HeistFace(RaidFace[HeistView]):
    """Words and drawings, from the view of one player."""

    books = (FACE, EVENTS, RETOLD, WORDS)
    wordings = WORDINGS
    groups = ("play", "buy", "use", "fight", "move", "teleport", "drink", "take", "end")
    topics = (*RaidFace.topics, "spring")
    macros = (Macro(FACE["macro.play_all"], FACE["help.play_all"], play_all, "play", play_any, held),)

    @property
    def looks(self) -> Sequence[Look[HeistView]]:
        return looks.LOOKS

    def inquiries(self) -> Sequence[Inquiry[HeistView]]:
        from brzdek.games.brzdek.face.inquiries import INQUIRIES

        return INQUIRIES

    def sections(self, view: HeistView, say: Say, style: Style, *, short: bool = False) -> Sections:
        selling = not view.me.out and view.board.rooms[view.me.room].market
        return {
            RESERVE: raid.reserve_in_short(view, say, style) if short else raid.reserve(view, say, style),
            "goods": raid.market(view, say, style) if selling else [],
            "dragon": [raid.dragon(view, say), *panels.countdown(view, say)],
            PLAYERS: players(view, say, style),
            "here": panels.here(view, say, style),
        }

    def map(self, view: HeistView, say: Say, style: Style) -> list[Line]:
        from brzdek.games.brzdek.face.drawing import draw_part

        return draw_part(view, say, style) if view.seat is not None else []

    def lowest_map(self, view: HeistView, width: int) -> int:
        from brzdek.games.brzdek.face.closing_up import plan_close

        sheet = plan_close(view.board, width - 1)
        return 0 if sheet is None else sheet.height

    def surroundings(self, view: HeistView, say: Say, style: Style) -> list[Line]:
        ways = [] if view.me.out else sorted({tunnel.to for tunnel in view.board.tunnels[view.me.room]})
        return raid.next_door({room: features(view, room, say) for room in ways}, say, style)

    def question(self, view: HeistView, ask: Ask, say: Say) -> str:
        if ask.topic == "find":
            return say("ask.find", room=capital(room_name(view, view.me.room, say)))
        return super().question(view, ask, say)

    def option(self, view: HeistView, option: Option, say: Say) -> str:
        match option[0]:
            case "move" | "teleport":
                verb = f"option.{option[0]}"
                key = f"{verb}_out" if option[1] == view.board.start else verb
                return say(key, room=option[1], price=_toll(view, option, say))
            case "secret":
                return say("option.secret", size=say(f"taken.{option[2]}"), room=option[1])
        return super().option(view, option, say)

    def brief(self, view: HeistView, option: Option, say: Say) -> str:
        """Of a step, the room and what is there."""
        verb = option[0]
        if verb in ("move", "teleport"):
            room = cast(int, option[1])
            found = ", ".join(features(view, room, say))
            shown = str(room) if verb == "teleport" else say("brief.move", room=room, price=_toll(view, option, say))
            return shortened(shown + (f" – {found}" if found else ""), BRIEF)
        return super().brief(view, option, say)

    def in_room(self, view: HeistView, room: int, say: Say) -> list[str]:
        return features(view, room, say) if room in view.board.rooms else []

    def lying_here(self, view: HeistView) -> Mapping[str, Option]:
        lying = view.lying(view.me.room)
        sorts = {"secret": MAJOR if lying["major"] else MINOR, "idol": IDOL, "artifact": lying["artifact"]}
        there = {"secret": lying["major"] or lying["minor"], "idol": lying["idols"], "artifact": lying["artifact"]}
        return {sort: ("take", token) for sort, token in sorts.items() if there[sort]}

    def distance(self, view: HeistView, option: Option) -> float:
        tunnel = _tunnel(view, cast(int, option[1])) if option[0] == "move" else None
        return tunnel.boots if tunnel is not None else 0.0

    def why(self, view: HeistView, ask: Ask, option: Option, say: Say) -> str | None:
        from brzdek.games.brzdek.face.advice import why

        return why(view, ask, option, say)

    def journey(self, view: HeistView, where: str, say: Say, style: Style) -> Journey | None:
        return looks.journey(view, where, say, style)

    def word_forms(self, view: HeistView, option: Option, place: int) -> Forms:
        word = option[place]
        if isinstance(word, int) and place > 1:
            return counted(FACE["type.swords" if word else "type.unarmed"], word)
        if word == view.board.start:
            return counted(FACE["type.outside"], view.board.start)
        return super().word_forms(view, option, place)

    def aims(self, view: HeistView, option: Option) -> Sequence[str]:
        if option[0] not in ("move", "teleport") or len(option) == 1:
            return ()
        sides = [SIDES[side] for side in sides_towards(view, cast(int, option[1]))]
        tunnel = _tunnel(view, cast(int, option[1])) if option[0] == "move" else None
        return [*super().aims(view, option), *sides, *([EDGE] if tunnel is not None and tunnel.wrap else [])]

    def sides(self, view: HeistView, option: Option) -> str | None:
        return sides_towards(view, cast(int, option[1])) if option[0] == "move" else None

    def lies(self, view: HeistView, option: Option) -> tuple[float, float] | None:
        return lies(view, cast(int, option[1])) if option[0] == "move" else None

    def spends(self, view: HeistView, option: Option) -> bool:
        """Health, where monsters are passed without swords."""
        toll = self.toll(view, option)
        return toll.health > 0 if toll is not None else super().spends(view, option)

    def toll(self, view: HeistView, option: Option) -> Toll | None:
        tunnel = _tunnel(view, cast(int, option[1])) if option[0] == "move" else None
        if tunnel is None:
            return None
        swords, monsters = (cast(int, option[SWORDS]), tunnel.monsters) if len(option) > SWORDS else (0, 0)
        return Toll(tunnel.boots, monsters - swords, swords, foes=monsters)

    def exits(self, view: HeistView) -> Sequence[Option]:
        return () if view.me.out else [("move", tunnel.to) for tunnel in view.board.tunnels[view.me.room]]

    def lacking(self, view: HeistView, ask: Ask, say: Say) -> Sequence[Lack]:
        from brzdek.games.raid.face.lacking import keyless

        lacks = super().lacking(view, ask, say)
        return [keyless(view, say), *lacks] if lacks else ()

    def candidates(self, view: HeistView, ask: Ask, line: str) -> Sequence[Option]:
        if ask.seat != view.seat or ask.topic not in (*self.open_topics, "find"):
            return ()
        tokens = [token for token, piece in view.pieces.items() if piece.kind == "artifact"]
        lying = view.artifacts_in(view.me.room) or tokens
        taken: list[Option] = [("take", token) for token in (*lying, MAJOR, MINOR, IDOL)]
        if ask.topic == "find":
            return taken
        rooms = candidates.rooms_meant(view, line)
        steps: list[Option] = [(verb, room) for verb in ("move", "teleport") for room in rooms]
        return [*super().candidates(view, ask, line), *steps, ("teleport",), *taken]


def _toll(view: HeistView, option: Option, say: Say) -> str:
    """What a step costs: boots, swords, damage."""
    tunnel = _tunnel(view, cast(int, option[1]))
    if tunnel is None or option[0] == "teleport":
        return ""
    parts = [say("boots", n=tunnel.boots)]
    if len(option) > 2:
        swords = cast(int, option[2])
        parts += [say("swords", n=swords)] if swords else []
        parts += [say("damage", n=tunnel.monsters - swords)] if tunnel.monsters > swords else []
    return ", ".join(parts)


def _tunnel(view: HeistView, room: int) -> Tunnel | None:
    ways = view.board.tunnels[view.me.room]
    return next((tunnel for tunnel in ways if tunnel.to == room and not tunnel.against), None)
