"""Commands of Katakumby that show something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from brzdek.core.drawing import Line, Style
from brzdek.core.facets import Look
from brzdek.core.text import Lang, Say
from brzdek.games.katakumby.cards.pieces import BASE, Relic
from brzdek.games.katakumby.face.focus import no_such_place, number_in
from brzdek.games.katakumby.face.goals import GOALS
from brzdek.games.katakumby.face.map_look import map_words, show_map
from brzdek.games.katakumby.face.panels import stock, terms
from brzdek.games.katakumby.face.places import room_line, tile_name
from brzdek.games.katakumby.face.way_looks import path_lines, show_way, where
from brzdek.games.katakumby.face.words import FACE
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.katakumby.view.ways import path_to
from brzdek.games.raid.cards.pieces import Piece
from brzdek.games.raid.face.looks import (
    goods,
    look,
    means,
    other_names,
    player_named,
    show_bag,
    show_deck,
    show_row,
)
from brzdek.games.raid.face.naming import drawn, text_of, token_name
from brzdek.games.raid.face.panels import wrapped

TOKEN_KINDS = ("minor_secret", "major_secret", "prisoner", "coupon", "good", "idol", "mastery")


# -- rooms and tiles


def show_room(view: DelveView, rest: str, say: Say, style: Style) -> list[Line]:
    """One room in words: one's own, or the one with this number."""
    room = number_in(rest) if rest else view.me.room
    if room in view.board.rooms:
        return wrapped(room_line(view, room, say), style)
    return wrapped(no_such_place(rest, say), style, "bad")


def show_tile(view: DelveView, rest: str, say: Say, style: Style) -> list[Line]:
    """One tile: that with this number; without one, the one to be placed, or else one's own."""
    if not rest and view.revealed:
        from brzdek.games.katakumby.face.discovery import revealed

        return revealed(view, say, style)
    number = number_in(rest) if rest else view.cave(view.me.room).tile + 1
    if not 1 <= number <= len(view.board.placed):
        return [[("bad", say("tile.no_tile", n=rest))]]
    lines: list[Line] = [[("title", say("tile.title", n=number, name=tile_name(view, number - 1, say)))]]
    if style.unicode:
        from brzdek.games.katakumby.face.drawing import draw_alone

        lines += draw_alone(view, number - 1, say, style)
    for room in view.board.tile_rooms(number - 1):
        lines += wrapped(room_line(view, room, say), style, "you" if room == view.me.room else "")
    return lines


def _tile_words(view: DelveView, lang: Lang) -> list[str]:
    return [str(number + 1) for number in range(len(view.board.placed))]


def _room_words(view: DelveView, lang: Lang) -> list[str]:
    return list(map(str, view.board.rooms))


# -- tokens


def show_tokens(view: DelveView, rest: str, say: Say, style: Style) -> list[Line]:
    """What the tokens of a player do; with "all", those of the whole game."""
    if means(rest, FACE["word.all"]):
        return _all_tokens(view, say, style)
    rival = player_named(view, rest) if rest else view.me
    if rival is None:
        return [[("bad", say("deck.who", word=rest))]]
    mine, who = rival.seat == view.seat, view.names[rival.seat]
    if not rival.tokens:
        return [[("dim", say("tokens.none") if mine else say("tokens.none_of", who=who))]]
    title = say("tokens.mine") if mine else say("tokens.of", who=who)
    return [[("title", title)], *_described(view, Counter(rival.tokens).items(), say, style)]


def _all_tokens(view: DelveView, say: Say, style: Style) -> list[Line]:
    lines: list[Line] = []
    for kind in TOKEN_KINDS:
        if found := described(view, [piece for piece in view.pieces.values() if piece.kind == kind], say, style):
            lines += [[("title", say(f"tokens.{kind}"))], *found]
    return lines


def described(view: DelveView, pieces: Iterable[Piece], say: Say, style: Style) -> list[Line]:
    """What tokens of this game do, and how many there are of each."""
    return _described(view, [(piece.id, piece.copies) for piece in pieces if _in_game(view, piece)], say, style)


def _in_game(view: DelveView, piece: Piece) -> bool:
    """Does a token belong to a game with so many players?"""
    if piece.kind == "good":
        return piece.id in view.market
    return isinstance(piece, Relic) and (piece.set == BASE or view.party)


def _described(view: DelveView, tokens: Iterable[tuple[str, int]], say: Say, style: Style) -> list[Line]:
    lines: list[Line] = []
    for token, count in tokens:
        piece = view.pieces[token]
        named = token_name(view, token, say) + (f" ×{count}" if count > 1 else "")
        parts = [named, *[drawn(note, say) for note in piece.notes(say.lang)]]
        text = text_of(piece, say)
        lines += wrapped("  " + " · ".join(parts) + (f" – {text}" if text else ""), style, "", "    ")
    return lines


def _token_words(view: DelveView, lang: Lang) -> list[str]:
    return [FACE["word.all"].to(lang).split("|")[0], *other_names(view, lang)]


# -- altars, the market, the bank, the bag


def show_altars(view: DelveView, rest: str, say: Say, style: Style) -> list[Line]:
    """Where they are and whose cubes are on them."""
    rooms = [room for room in view.board.rooms if view.cave(room).altar]
    marked = view.altars_marked(view.me.seat)
    lines: list[Line] = [[("title", say("altar.title", n=marked, gold=marked + 1))]]
    for room in rooms:
        cubes = view.altars.get(room, ())
        who = ", ".join(say("you") if seat == view.seat else view.names[seat] for seat in cubes)
        text = say("altar.cubes", who=who, free=view.altar_spaces - len(cubes)) if cubes else say("altar.free")
        ink = "good" if view.me.seat in cubes else ""
        lines.append([(ink, "  " + say("altar.line", room=room, cubes=text))])
    return lines if rooms else [[("dim", say("altar.none"))]]


def show_market(view: DelveView, rest: str, say: Say, style: Style) -> list[Line]:
    """The goods, what makes them cheaper, and the nearest stall."""
    lines = [*goods(view, say, style), *terms(view, say, style)]
    stalls = [room for room in view.board.rooms if view.cave(room).market]
    if not stalls:
        return [*lines, [("dim", say("market.no_rooms"))]]
    lines.append([("", say("market.rooms", rooms=", ".join(map(str, stalls))))])
    if view.me.room in stalls or view.me.out:
        return lines
    path = path_to(view, stalls, view.me.lockpicks)
    return [*lines, *path_lines(view, path, say("market.way"), say, style)] if path else lines


def show_stock(view: DelveView, rest: str, say: Say, style: Style) -> list[Line]:
    """What is left of everything that comes to light by and by."""
    left = ", ".join(say(f"stock.{pool}", n=count) for pool, count in view.secrets_left.items())
    ghosts = view.ghosts
    return [
        *stock(view, say, style),
        *wrapped(say("stock.idols", n=view.idols), style),
        *wrapped(say("stock.bank", list=left), style),
        *wrapped(say("stock.ghosts", **ghosts), style),
        *wrapped(say("stock.black", n=view.black_aside), style),
    ]


LOOKS: tuple[Look[DelveView], ...] = (
    look(FACE, "map", show_map, map_words),
    look(FACE, "where", where),
    look(FACE, "way", show_way, GOALS.words),
    look(FACE, "room", show_room, _room_words),
    look(FACE, "tile", show_tile, _tile_words),
    look(FACE, "row", show_row),
    look(FACE, "deck", show_deck, other_names),
    look(FACE, "bag", show_bag),
    look(FACE, "market", show_market),
    look(FACE, "tokens", show_tokens, _token_words),
    look(FACE, "altars", show_altars),
    look(FACE, "stock", show_stock),
)
