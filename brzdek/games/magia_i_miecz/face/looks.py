"""Commands that show something: sheets, spaces, odds, where a roll leads, how far it is."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from brzdek.core.ask import Word
from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.facets import Look
from brzdek.core.inquiry import best_named
from brzdek.core.text import Lang, Say, fold
from brzdek.games.magia_i_miecz.face import boards, ways
from brzdek.games.magia_i_miecz.face.drafting import chooses, compared
from brzdek.games.magia_i_miecz.face.drawing import belongings, marks, pair, pile, points_lines
from brzdek.games.magia_i_miecz.face.ending_look import ending
from brzdek.games.magia_i_miecz.face.look_words import LOOK_WORDS
from brzdek.games.magia_i_miecz.face.naming import card_text, name, names, strong
from brzdek.games.magia_i_miecz.view.view import WorldView

SMALL_WORDS = ("do", "na", "to", "the", "at", "on", "of", "z", "with", "against")
MOST_ROLL = 24
MOST_FOES = 4
"""So many who are called alike are enough."""
POINTING = frozenset(fold("ten tego temu tym ta tej tą this that these").split())
SPELLS = ("czar", "zakle", "spell")
"""How words for spells begin."""
COMBATS = {"melee": ("wrecz", "sila", "melee", "fist"), "psychic": ("psych", "moca", "mental")}
"""How words begin with which people ask for one sort of combat."""


def _wrapped(text: str, style: Style, indent: str = "  ") -> list[Line]:
    return [[("", line)] for line in textwrap.wrap(text, style.width - 1, subsequent_indent=indent)]


def _bare(rest: str) -> str:
    """What is asked about, without "to" and "the"."""
    words = rest.strip().rstrip("?").split()
    while words and fold(words[0]) in SMALL_WORDS:
        words = words[1:]
    return " ".join(words)


def sheet(view: WorldView, rest: str, say: Say, style: Style) -> list[Line]:
    wanted = fold(_bare(rest))
    seat = view.seat or 0
    if wanted:
        found = [one for one, player in enumerate(view.names) if fold(player).startswith(wanted)]
        found += [
            one.seat
            for one in view.adventurers
            if any(fold(name(view, card, say)).startswith(wanted) for card in one.characters)
        ]
        if not found:
            return [[("bad", say("look.nobody"))]]
        seat = found[0]
    one = view.adventurer(seat)
    lines: list[Line] = [[("title", say("sheet.title", seat=one.name, pair=pair(view, one, say)))]]
    if one.alive:
        lines += [[("", line)] for line in points_lines(view, one, say, style)]
        if (one.strength, one.craft) != (one.own_strength, one.own_craft) or view.armed(seat) != one.strength:
            lines += [[("dim", text)] for text in textwrap.wrap(say("sheet.legend"), style.width - 1)]
    for copy in one.characters:
        lines += _wrapped(f"{name(view, copy, say)}: {card_text(view, copy, say)}", style)
    for key, things in (("sheet.things", one.things), ("sheet.friends", one.friends)):
        if things:
            lines += _wrapped(say(key, things=belongings(view, things, say)), style)
            for thing in (copy for piece in things for copy in (piece.copy, *piece.load)):
                lines += _wrapped(f"  • {name(view, thing, say)}: {card_text(view, thing, say)}", style, "    ")
    if one.trophies:
        told = ", ".join(strong(view, copy, say) for copy in one.trophies)
        lines += _wrapped(say("sheet.trophies", things=told), style)
    return [*lines, *[[("", f"  {mark}")] for mark in marks(view, one, say)]]


def space_lines(view: WorldView, space: str, say: Say, style: Style) -> list[Line]:
    card = ways.space_of(view, space)
    seen = view.space(space)
    title = f"{card.name.to(say.lang)} – {view.region(space).name.to(say.lang)}"
    if card.draw:
        deck = view.region(space).deck
        left = say("pile.left", pile=pile(view, deck, say), n=view.piles.get(deck, 0))
        due = view.draws(space)
        title += f", {say('table.draw', n=due)} ({left})" if due else f", {say('table.draw_none')}"
    lines: list[Line] = [[("title", title)]]
    text = card_text(view, space, say)
    if text:
        lines += _wrapped(text, style)
    for copy in seen.cards:
        lines += _wrapped(f"• {strong(view, copy, say)}: {card_text(view, copy, say)}".rstrip(": "), style, "    ")
    lines += [[("bad", mark)] for mark in seen.marks]
    if seen.gold:
        lines.append([("gold", say("look.gold", n=seen.gold))])
    if seen.hidden:
        lines.append([("secret", say("look.hidden", n=seen.hidden))])
    if seen.seats:
        others = names(view, [seat for seat in seen.seats if seat != view.seat], say)
        own = view.seat in seen.seats
        key = "look.standing" if not own else "look.standing_with_you" if others else "look.standing_you"
        lines.append([("", say(key, names=others))])
    return lines


def here(view: WorldView, rest: str, say: Say, style: Style) -> list[Line]:
    one = view.adventurer(view.seat or 0)
    return space_lines(view, one.space, say, style) if one.space else [[("bad", say("look.no_pawn"))]]


def look(view: WorldView, rest: str, say: Say, style: Style) -> list[Line]:
    wanted = _bare(rest)
    if not wanted:
        return here(view, rest, say, style)
    found = ways.named(view, wanted, say)
    if len(found) > 1:
        lying = [one for one in found if view.space(one).cards or view.space(one).seats]
        found = lying if len(lying) == 1 else found
    if not found:
        return [[("bad", say("look.no_space"))]]
    return [line for one in found[:3] for line in space_lines(view, one, say, style)]


def odds(view: WorldView, rest: str, say: Say, style: Style) -> list[Line]:
    """The chances against whoever is here, or whom the line names, with each weapon."""
    if view.seat is None or not view.adventurer(view.seat).alive:
        return [[("bad", say("look.no_pawn"))]]
    spells = spells_in_mind(view, rest, say, style)
    foes = foes_named(view, rest) or _foes(view, fold(_bare(rest)), say) or (_foes(view, "", say) if spells else [])
    told = against(view, foes, say, rest) or against_unseen(view, rest, say, style)
    return [*(told or [[("bad", say("look.no_foe"))]]), *spells]


def against_unseen(view: WorldView, rest: str, say: Say, style: Style) -> list[Line]:
    """The chances against the enemy who is named in full and lies nowhere, if he were met."""
    cards = view.catalog.cards
    found = best_named(rest, {card.id: tuple(card.name) for card in cards.values()}, whole=True)
    enemies = [card for card in found if cards[card].kind == "enemy"]
    if not enemies or len({cards[one].name for one in found}) > 1:
        return []
    unseen = say("look.odds_unseen", foe=name(view, enemies[0], say))
    return [*_wrapped(unseen, style), *against(view, [f"{enemies[0]}.1"], say, rest)]


def foes_named(view: WorldView, about: str) -> Sequence[Word]:
    """The enemy that lies open, the being or the player who is meant; of enemies first those on one's own space, and
    only them where a line says “this one”.
    """
    if view.seat is None or not view.adventurer(view.seat).alive:
        return ()
    others: dict[Word, tuple[str]] = {
        one.seat: (one.name,) for one in view.adventurers if one.alive and one.seat != view.seat
    }
    cards = view.catalog.cards
    lying = [copy for space in view.rings for copy in view.space(space).cards if cards[card_of(copy)].kind == "enemy"]
    foes = {copy: cards[card_of(copy)].name for copy in lying}
    here = view.adventurer(view.seat).space
    near = best_named(about, {copy: called for copy, called in foes.items() if view.lies_with(copy) == here})
    points = any(fold(word.strip("?!.,")) in POINTING for word in about.split())
    beings = {card.id: card.name for card in cards.values() if card.kind == "being"}
    # Who lies on the board is meant rather than a being that may never come.
    anywhere = [] if near and points else (best_named(about, foes) or best_named(about, beings))[:MOST_FOES]
    return best_named(about, others) or list(dict.fromkeys((*near, *anywhere)))


def odds_here(view: WorldView, asked: str, say: Say) -> list[Line]:
    """The chances against whoever is here."""
    if view.seat is None or not view.adventurer(view.seat).alive:
        return [[("bad", say("look.no_pawn"))]]
    return against(view, _foes(view, "", say), say, asked) or [[("bad", say("look.no_foe"))]]


def spells_in_mind(view: WorldView, asked: str, say: Say, style: Style) -> list[Line]:
    """Of chances with a spell: what it does, since chances are counted without."""
    words = [fold(word.strip("?!.,")) for word in asked.split()]
    named = best_named(asked, {copy: view.catalog.cards[card_of(copy)].name for copy in view.hand})
    if not named and not any(word.startswith(SPELLS) for word in words):
        return []
    told = [f"• {name(view, copy, say)}: {card_text(view, copy, say)}" for copy in named or view.hand]
    lines = [say("look.odds_spells" if told else "look.odds_no_spells"), *told]
    return [line for text in lines for line in _wrapped(text, style, "    ")]


def against(view: WorldView, foes: Sequence[Word], say: Say, asked: str = "") -> list[Line]:
    """The chances against each of these, or against those who fight together, in each sort of combat, or the one that
    is asked for.
    """
    enemies = [one for one in dict.fromkeys(foes) if isinstance(one, str) and view.lies_with(one)]
    parties: list[Sequence[Word]] = list(_parties(view, joined(view, enemies)))
    parties += [(one,) for one in dict.fromkeys(foes) if one not in enemies]
    return [line for party in parties for line in _in_sorts(view, party, say, asked)]


def joined(view: WorldView, enemies: Sequence[str]) -> Sequence[str]:
    """Enemies, with those who are already in the combat that they would join."""
    here = view.adventurer(view.seat or 0).space
    lies_here = any(view.lies_with(one) == here for one in enemies)
    return tuple(dict.fromkeys((*view.gathered, *enemies))) if lies_here else enemies


def _in_sorts(view: WorldView, party: Sequence[Word], say: Say, asked: str) -> list[Line]:
    sorts = view.sorts(party[0])
    meant = [how for how, begins in COMBATS.items() if any(fold(word).startswith(begins) for word in asked.split())]
    lines: list[Line] = []
    if len(meant) == 1 and meant[0] not in sorts:
        told = say("look.other_combat", foe=name(view, party[0], say), how=name(view, sorts[0], say))
        lines.append([("dim", told)])
    chosen = [one for one in sorts if one in meant] or sorts
    return [*lines, *[line for how in chosen for line in _chances(view, party, how, say)]]


def _parties(view: WorldView, enemies: Sequence[str]) -> list[Sequence[str]]:
    """Those who lie on one space and would fight together; of the combat that goes on, all of them."""
    fight = view.fight
    if fight is not None and enemies and all(one in fight.foes for one in enemies):
        return [tuple(enemies)]
    there: dict[Word, list[str]] = {}
    for one in enemies:
        there.setdefault(view.lies_with(one), []).append(one)
    return [party for lying in there.values() for party in view.parties(lying)]


def _chances(view: WorldView, party: Sequence[Word], how: str, say: Say) -> list[Line]:
    """In a sort of combat, and with each weapon if that makes a difference."""
    lines: list[Line] = [[("", ways.odds_line(view, party, how, say))]]
    if fought := [one for one in party if one in view.gathered]:
        lines.append([("dim", say("look.odds_joint", foes=names(view, fought, say)))])
    again = view.thrown_again(party, how)
    if again is not None:
        card, share = again
        lines.append([("dim", say("look.odds_again", card=name(view, card, say), won=ways.percent(share, 1)))])
    armed = {weapon: view.odds(party, weapon, how) for weapon in (*view.weapons, "")}
    if len(set(armed.values())) > 1:
        for weapon, odds in armed.items():
            shown = name(view, weapon, say) if weapon else say("look.no_weapon")
            lines.append([("dim", say("look.odds_weapon", weapon=shown, won=ways.win_chance(odds)))])
    return [*lines, *_boosted(view, party, how, say)]


def _boosted(view: WorldView, party: Sequence[Word], how: str, say: Say) -> list[Line]:
    """What is not counted because somebody would have to use it first, and the chances if that is done."""
    lines: list[Line] = []
    for boost in view.boosts(party, how):
        key = "look.odds_boost" if boost.seat == view.seat else "look.odds_boost_foe"
        values = {"seat": view.names[boost.seat], "card": name(view, boost.card, say), "n": boost.added}
        lines.append([("dim", say(key, won=ways.win_chance(boost.odds), **values))])
    return lines


def _foes(view: WorldView, wanted: str, say: Say) -> list[Word]:
    fight = view.fight
    if not wanted:
        if fight is not None and view.seat in (fight.seat, *fight.foes):
            return list(fight.foes) if fight.seat == view.seat else [fight.seat]
        space = view.adventurer(view.seat or 0).space
        seen = view.space(space)
        guard = ways.space_of(view, space).guard
        enemies: list[Word] = [one for one in seen.cards if view.catalog.cards[card_of(one)].kind == "enemy"]
        enemies += view.waits_on(space)
        here = [*enemies, *([guard] if guard else []), *[seat for seat in seen.seats if seat != view.seat]]
        asked = view.question is not None and not here
        return [one.seat for one in view.adventurers if one.alive and one.seat != view.seat] if asked else here
    cards = [copy for space in view.rings for copy in view.space(space).cards]
    known: list[Word] = [one for one in cards if view.catalog.cards[card_of(one)].kind == "enemy"]
    known += [one.seat for one in view.adventurers if one.alive and one.seat != view.seat]
    beings = [card.id for card in view.catalog.cards.values() if card.kind == "being"]

    def called(foes: Sequence[Word]) -> list[Word]:
        return [foe for foe in foes if fold(name(view, foe, say)).startswith(wanted[: max(4, len(wanted) - 2)])]

    return called(known) or called(beings)


def where(view: WorldView, rest: str, say: Say, style: Style) -> list[Line]:
    """Landing spaces of each roll, with bridge, Portal and raft and what lies there."""
    if view.seat is None or not view.adventurer(view.seat).alive:
        return [[("bad", say("look.no_pawn"))]]
    word = _bare(rest)
    if word and not word.isdecimal() and ways.named(view, word, say):
        return way(view, rest, say, style)
    if not view.rolls_to_move:
        return [line for told in ways.landings(view, 1, say) for line in _wrapped(told, style)]
    rolls: Sequence[int] = range(1, 7)
    if word.isdecimal() and word.isascii() and 0 < int(word[:3]) <= MOST_ROLL:
        rolls = [int(word)]
    lines: list[Line] = []
    for roll in rolls:
        lines += _wrapped(say("look.roll", n=roll, spaces="; ".join(ways.landings(view, roll, say))), style, "    ")
    return [*lines, *[line for told in ways.rafts(view, say) for line in _wrapped(told, style)]]


def way(view: WorldView, rest: str, say: Say, style: Style) -> list[Line]:
    """How far it is to a space, and what stands in the way."""
    if view.seat is None or not view.adventurer(view.seat).alive:
        return [[("bad", say("look.no_pawn"))]]
    wanted = _bare(rest)
    found = ways.named(view, wanted, say) if wanted else ()
    regions = best_named(wanted, ways.regions_in_play(view)) if not found else ()
    if regions:
        return [line for told in ways.ways_into(view, regions[0], say) for line in _wrapped(told, style)]
    if not found:
        example = name(view, "korona_wladzy", say)
        command = say("look.way").split("|")[0]
        return [[("bad", say("look.no_space") if wanted else say("look.which", command=command, space=example))]]
    return [line for goal in found[:3] for told in ways.way_to(view, goal, say) for line in _wrapped(told, style)]


def _map(view: WorldView, rest: str, say: Say, style: Style) -> list[Line]:
    return boards.empty(view, say, style) if chooses(view) else boards.board(view, say, style, boards.DRAWINGS)


def _players(view: WorldView, lang: Lang) -> Sequence[str]:
    return view.names


def _spaces(view: WorldView, lang: Lang) -> Sequence[str]:
    return [view.land(one).name.to(lang) for one in view.rings]


LOOKS: Sequence[Look[WorldView]] = (
    Look(LOOK_WORDS["look.sheet"], LOOK_WORDS["look.sheet.help"], sheet, _players),
    Look(LOOK_WORDS["look.map"], LOOK_WORDS["look.map.help"], _map),
    Look(LOOK_WORDS["look.compare"], LOOK_WORDS["look.compare.help"], compared, _players),
    Look(LOOK_WORDS["look.here"], LOOK_WORDS["look.here.help"], here),
    Look(LOOK_WORDS["look.look"], LOOK_WORDS["look.look.help"], look, _spaces),
    Look(LOOK_WORDS["look.odds"], LOOK_WORDS["look.odds.help"], odds),
    Look(LOOK_WORDS["look.where"], LOOK_WORDS["look.where.help"], where),
    Look(LOOK_WORDS["look.ending"], LOOK_WORDS["look.ending.help"], ending),
    Look(LOOK_WORDS["look.way"], LOOK_WORDS["look.way.help"], way, _spaces),
)
