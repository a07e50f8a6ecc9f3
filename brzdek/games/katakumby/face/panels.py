"""What lies on the table, in lines: what Katakumby has beside every raid."""

from __future__ import annotations

from brzdek.core.drawing import Line, Style
from brzdek.core.text import Say
from brzdek.games.katakumby.face.places import exits, furnished
from brzdek.games.katakumby.rules.market import COUPON
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.face.panels import dragon, market, reserve, reserve_in_short, wrapped
from brzdek.games.raid.face.people import players
from brzdek.games.raid.face.table import PLAYERS, RESERVE, STOCK, Sections


def sections(view: DelveView, say: Say, style: Style, *, short: bool) -> Sections:
    """The table without the row, from top to bottom."""
    return {
        RESERVE: reserve_in_short(view, say, style) if short else reserve(view, say, style),
        "goods": goods_here(view, say, style),
        "dragon": [dragon(view, say)],
        STOCK: stock(view, say, style),
        PLAYERS: players(view, say, style),
        "here": here(view, say, style, short=short),
    }


def stock(view: DelveView, say: Say, style: Style) -> list[Line]:
    """The stacks from which the catacombs grow."""
    if view.tiles_left:
        tiles = say("stock.line", n=view.tiles_left, back=say(f"stock.back_{view.next_back}"))
    else:
        tiles = say("stock.no_tiles")
    values = ", ".join(str(view.pieces[token].points) for token in view.artifact_stack)
    artifacts = say("stock.artifacts", list=values) if values else say("stock.no_artifacts")
    return wrapped(f"{tiles} · {artifacts}", style)


def goods_here(view: DelveView, say: Say, style: Style) -> list[Line]:
    """The market, where one can buy, and what makes a good cheaper."""
    in_market = not view.me.out and view.cave(view.me.room).market
    if not in_market and not view.means.offers:
        return []
    return [*(market(view, say, style) if in_market else []), *terms(view, say, style)]


def terms(view: DelveView, say: Say, style: Style) -> list[Line]:
    """What makes a good cheaper."""
    words = [say("market.offer", n=min(view.means.offers))] if view.means.offers else []
    if COUPON in view.me.tokens:
        words.append(say("market.coupon", n=view.coupon))
    return wrapped(" ".join(words), style, "gold") if words else []


def here(view: DelveView, say: Say, style: Style, *, short: bool = False) -> list[Line]:
    """Where one stands, and the ways out; ``short``: without the sides to which they lead."""
    me = view.me
    if me.out:
        return []
    text = f"{furnished(view, me.room, say)}. {exits(view, me.room, say, sides=not short)}"
    if view.means.tired:
        text += " " + say("room.exhausted")
    return wrapped(text, style)
