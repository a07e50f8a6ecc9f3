"""The line and the look of the dragons, and the drawing of a Tower that lies beside the board."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence

from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.effects.effect import Effect
from brzdek.core.facets import Look
from brzdek.core.text import Say
from brzdek.core.values import replace
from brzdek.games.magia_i_miecz.face import rings
from brzdek.games.magia_i_miecz.face.ending_look import ending as ending_below
from brzdek.games.magia_i_miecz.face.looks import LOOKS as BELOW
from brzdek.games.magia_i_miecz.face.naming import name, names, whereabouts
from brzdek.games.magia_i_miecz.face.telling import SPOKEN
from brzdek.games.magia_i_miecz.rules.events import Drew
from brzdek.games.magia_i_miecz.view.view import WorldView
from brzdek.games.smoki.cards.pieces import deck_of
from brzdek.games.smoki.face.words import WORDS
from brzdek.games.smoki.rules import tower
from brzdek.games.smoki.rules.scales import CROWNING
from brzdek.games.smoki.view.view import DragonView, SeenDragons


def letters(counts: Mapping[str, int]) -> str:
    """``V2 G1``: of whom there are any."""
    return " ".join(f"{lord[0].upper()}{count}" for lord, count in counts.items() if count)


def dragon_line(view: DragonView, say: Say, style: Style) -> list[Line]:
    """Who reigns, who is near to it, and the scales that one has; those on the board are drawn there."""
    seen = view.dragons
    if seen is None:
        return []
    rising = sorted((lord for lord in seen.lords if lord.scales), key=lambda lord: -lord.scales)
    lords = [say("dragons.on_the_way", lord=lord.id[0].upper(), n=lord.scales, all=CROWNING) for lord in rising]
    own = letters({} if view.seat is None else seen.owned[view.seat])
    king = name(view, seen.king, say)
    parts = [say("dragons.line", king=king)]
    parts += [say("dragons.next", lords=", ".join(lords))] if lords else []
    parts += [say("dragons.own", scales=own)] if own else []
    text = " · ".join(parts)
    if style.compact and len(text) >= style.width:
        text = " · ".join([say("dragons.line_low", king=king), *parts[1:]])
    told = text if style.unicode else text.replace(" ♛", "")
    return [[("last", part)] for part in textwrap.wrap(told, style.width - 1, subsequent_indent="  ")]


def standing_lines(view: DragonView, say: Say, style: Style) -> list[Line]:
    """Who reigns, and who owns which scales."""
    seen = view.dragons
    if seen is None:
        return []
    owned = [line for text in owner_lines(view, seen, say) for line in textwrap.wrap(text, style.width - 1)]
    return [*dragon_line(view, say, style), *[[("", line)] for line in owned]]


def scale_on(view: WorldView, space: str) -> str:
    """The Lord whose scale lies on a space; none: empty."""
    seen = view.dragons if isinstance(view, DragonView) else None
    return "" if seen is None else seen.on_spaces.get(space, "")


def scale_named(view: WorldView, lord: str, say: Say) -> str:
    """Whose scale it is, and whether that is the King."""
    assert isinstance(view, DragonView)
    reigns = view.dragons is not None and view.dragons.king == lord
    return name(view, lord, say) + (say("dragons.reigns") if reigns else "")


def rage_text(view: WorldView, lord: str, say: Say) -> str:
    """What the rage of a Lord does."""
    effect: Effect = view.catalog.cards[lord].effects["rage"]
    return effect.phrase(say.lang, "you")


def token_named(view: WorldView, token: object, say: Say) -> str:
    """A drawn token, with what it brings where that is not told by what follows."""
    note = f"token.{token}"
    return name(view, str(token), say) + (say(note) if say.knows(note) else "")


def drew(view: WorldView, event: Drew, say: Say) -> str | None:
    """A drawn card; where the scale of the King lies, it is met whether one wants to or not, and that is said."""
    told = SPOKEN[Drew](view, event, say)
    if event.seat != view.seat or not isinstance(view, DragonView) or view.dragons is None:
        return told
    lord = scale_on(view, view.adventurer(event.seat).space)
    bound = lord == view.dragons.king == deck_of(view.catalog.cards[card_of(event.card)])
    return f"{say('dragons.bound', lord=name(view, lord, say))} {told}" if bound else told


def ending(view: WorldView, rest: str, say: Say, style: Style) -> list[Line]:
    """What waits on the Crown: over the overlay that is the Dragon King, whoever he is just then."""
    seen = view.dragons if isinstance(view, DragonView) and view.king_waits else None
    if seen is None:
        return ending_below(view, rest, say, style)
    lord = next(one for one in seen.lords if one.king)
    about = say(
        "dragons.lord",
        lord=name(view, lord.id, say),
        king=say("dragons.king"),
        strength=lord.strength,
        craft=lord.craft,
        endurance=lord.endurance,
        n=lord.scales,
    )
    told = [say("dragons.seat"), about, say("dragons.beating")]
    if view.on_the_crown:
        told.append(say("ending.there", names=names(view, view.on_the_crown, say)))
    return [
        [("", part)]
        for text in told
        for part in textwrap.wrap(
            text if style.unicode else text.replace(" ♛", ""), style.width - 1, subsequent_indent="  "
        )
    ]


def show(view: WorldView, rest: str, say: Say, style: Style) -> list[Line]:
    """All about the dragons."""
    assert isinstance(view, DragonView)
    seen = view.dragons
    if seen is None:
        return [[("", say("dragons.none"))]]
    told = [*lord_lines(view, seen, say), *scale_lines(view, seen, say)]
    told.append(say("dragons.rage", rage=rage_text(view, seen.king, say)))
    if seen.asleep:
        told.append(say("dragons.asleep", cards=", ".join(_sleeper(view, one, say) for one in seen.asleep)))
    if seen.retreat:
        told.append(say("dragons.retreat", players=", ".join(view.names[seat] for seat in seen.retreat)))
    told.append(pool_line(view, seen, say))
    lines: list[Line] = [[("title", say("dragons.title"))]]
    for text in told:
        plain = text if style.unicode else text.replace(" ♛", "")
        lines += [[("", part)] for part in textwrap.wrap(plain, style.width - 1, subsequent_indent="  ")]
    return lines


def _sleeper(view: WorldView, copy: str, say: Say) -> str:
    """Who sleeps, and where."""
    return f"{name(view, copy, say)} ({whereabouts(view, copy, say)})"


def pool_line(view: WorldView, seen: SeenDragons, say: Say) -> str:
    """The tokens that are left."""
    left = {token: count for token, count in seen.pool.items() if count}
    tokens = ", ".join(f"{name(view, token, say)} {count}" for token, count in left.items())
    return say("dragons.pool", n=sum(left.values()), tokens=tokens or "–")


def lord_lines(view: DragonView, seen: SeenDragons, say: Say) -> list[str]:
    """The Lords, a sentence each."""
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


def scale_lines(view: DragonView, seen: SeenDragons, say: Say) -> list[str]:
    """Where scales lie, and whose they are."""
    told: list[str] = []
    if seen.on_spaces:
        spaces = [f"{name(view, space, say)} ({name(view, lord, say)})" for space, lord in seen.on_spaces.items()]
        told.append(say("dragons.spaces", spaces=", ".join(spaces)))
    return [*told, *owner_lines(view, seen, say)]


def owner_lines(view: DragonView, seen: SeenDragons, say: Say) -> list[str]:
    """Whose scales there are, in one sentence, if anybody has some."""
    owners = [f"{view.names[seat]} {letters(own)}" for seat, own in enumerate(seen.owned) if any(own.values())]
    return [say("dragons.owned", players=", ".join(owners))] if owners else []


def beside(view: WorldView, say: Say, style: Style) -> list[Line]:
    """A Tower beside the board: three rows of three cells round its Crown."""
    spaces = [card for card in rings.spaces_of(view) if card.region == tower.REGION]
    return rings.grid_lines(view, spaces, say, style, range(2, 5))


LOOKS: Sequence[Look[WorldView]] = (
    *[replace(look, show=ending) if look.show is ending_below else look for look in BELOW],
    Look(WORDS["look.dragons"], WORDS["look.dragons.help"], show),
)
