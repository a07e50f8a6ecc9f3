"""The line and the look of the dragons, and the drawing of a Tower that lies beside the board."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence

from brzdek.core.face import Line, Look, Style
from brzdek.core.text import Say
from brzdek.games.magia_i_miecz.face import rings
from brzdek.games.magia_i_miecz.face.looks import LOOKS as BELOW
from brzdek.games.magia_i_miecz.face.naming import name, strong
from brzdek.games.magia_i_miecz.view.view import WorldView
from brzdek.games.smoki.face.words import WORDS
from brzdek.games.smoki.rules import tower
from brzdek.games.smoki.view.view import DragonView, SeenDragons


def letters(counts: Mapping[str, int]) -> str:
    """``V2 C1 G0``."""
    return " ".join(f"{lord[0].upper()}{count}" for lord, count in counts.items())


def dragon_line(view: DragonView, say: Say, style: Style) -> list[Line]:
    """Who reigns, and where the scales are."""
    seen = view.dragons
    if seen is None:
        return []
    lying = {lord.id: list(seen.on_spaces.values()).count(lord.id) for lord in seen.lords}
    own = "" if view.seat is None else say("dragons.own", scales=letters(seen.owned[view.seat]))
    text = say(
        "dragons.line",
        king=name(view, seen.king, say),
        lords=letters({lord.id: lord.scales for lord in seen.lords}),
        board=letters(lying),
        own=own,
    )
    told = text if style.unicode else text.replace(" ♛", "")
    return [[("last", part)] for part in textwrap.wrap(told, style.width - 1, subsequent_indent="  ")]


def show(view: WorldView, rest: str, say: Say, style: Style) -> list[Line]:
    """All about the dragons."""
    assert isinstance(view, DragonView)
    seen = view.dragons
    if seen is None:
        return [[("", say("dragons.none"))]]
    told = [*_lords(view, seen, say), *_scales(view, seen, say)]
    if seen.asleep:
        told.append(say("dragons.asleep", cards=", ".join(strong(view, one, say) for one in seen.asleep)))
    if seen.retreat:
        told.append(say("dragons.retreat", players=", ".join(view.names[seat] for seat in seen.retreat)))
    left = {token: count for token, count in seen.pool.items() if count}
    tokens = ", ".join(f"{name(view, token, say)} {count}" for token, count in left.items())
    told.append(say("dragons.pool", n=sum(left.values()), tokens=tokens or "–"))
    lines: list[Line] = [[("title", say("dragons.title"))]]
    for text in told:
        plain = text if style.unicode else text.replace(" ♛", "")
        lines += [[("", part)] for part in textwrap.wrap(plain, style.width - 1, subsequent_indent="  ")]
    return lines


def _lords(view: DragonView, seen: SeenDragons, say: Say) -> list[str]:
    told: list[str] = []
    for lord in seen.lords:
        # Where Lords are hunted for their scales their Endurance does not count.
        text = say(
            "dragons.lord" if lord.endurance else "dragons.prey",
            lord=name(view, lord.id, say),
            king=say("dragons.king") if lord.king else "",
            strength=lord.strength,
            craft=lord.craft,
            endurance=lord.endurance,
            n=lord.scales,
        )
        told.append(f"{text} {say('dragons.prizes', n=lord.prizes)}" if lord.prizes else text)
    return told


def _scales(view: DragonView, seen: SeenDragons, say: Say) -> list[str]:
    told: list[str] = []
    if seen.on_spaces:
        spaces = [f"{name(view, space, say)} ({name(view, lord, say)})" for space, lord in seen.on_spaces.items()]
        told.append(say("dragons.spaces", spaces=", ".join(spaces)))
    owners = [f"{view.names[seat]} {letters(own)}" for seat, own in enumerate(seen.owned) if any(own.values())]
    if owners:
        told.append(say("dragons.owned", players=", ".join(owners)))
    return told


def beside(view: WorldView, say: Say, style: Style) -> list[Line]:
    """A Tower beside the board: three rows of three cells round its Crown."""
    spaces = [card for card in rings.spaces_of(view) if card.region == tower.REGION]
    return rings.grid_lines(view, spaces, say, style, range(2, 5))


LOOKS: Sequence[Look[WorldView]] = (*BELOW, Look(WORDS["look.dragons"], WORDS["look.dragons.help"], show))
