"""What stands against an answer that is not on offer: said to whoever asks, never to decide what is legal."""

from __future__ import annotations

from typing import cast

from brzdek.core.ask import Option
from brzdek.core.copies import Copy
from brzdek.core.effects.runtime import number_of
from brzdek.core.layers import objection
from brzdek.core.legality import Reason
from brzdek.games.magia_i_miecz.cards.pieces import ANY_TIME, SpaceCard, SpellCard
from brzdek.games.magia_i_miecz.rules import moves, reasons, regions, things
from brzdek.games.magia_i_miecz.rules.board import WAYS, board, distance
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.magia_i_miecz.rules.why_things import windows_open
from brzdek.games.magia_i_miecz.rules.why_wishes import WISHES, chosen, not_for, undrafted

CROSSINGS = {"cross": "bridge", "bridge": "bridge", "portal": "gate"}
"""Where each of them leads, by the field of the space."""
CHOICES = ("pair", "ban")
"""What is answered while characters are chosen."""
MIDDLE = "middle"
SIDES = 6
ROADS = "roads"
"""How one moves in the Abyss, by the word of its region."""


def why_not(game: World, seat: int, option: Option) -> Reason | None:
    """The reason, as far as this seat may know it; None: nothing is known."""
    word = str(option[0])
    if game.phase == "draft":
        return (
            chosen(game, seat, word, str(option[1])) if len(option) > 1 and word in CHOICES else undrafted(game, seat)
        )
    if not game.adventurers[seat].alive:
        return None
    if word == "go_to":
        return _go_to(game, seat, int(option[1]))
    if word == "region":
        return _region(game, seat, str(option[1]))
    if word == "go":
        return _go(game, seat, str(option[1]))
    if word == "cast" and len(option) > 1:
        return _cast(game, seat, str(option[1]))
    if word in ("attack", "trade") and len(option) > 1:
        return _meet(game, seat, int(option[1]))
    if word == "take":
        return _take(game, seat, str(option[1]))
    if word == "drop":
        return reasons.NoDroppingNow(str(option[1]))
    if word in CROSSINGS:
        return _cross(game, seat, word)
    if word == "build":
        return reasons.NoRaftHere()
    return WISHES[word](game, seat, option) if word in WISHES else None


def _take(game: World, seat: int, one: str) -> Reason:
    """``one``: a copy that lies there, or the id of a card of which none does."""
    if one not in game.zone("space", game.adventurers[seat].space):
        return reasons.NotLyingHere(one)
    return reasons.TakenLater(one) if things.may_take(game, seat, one) else not_for(game, seat, one)


def _cross(game: World, seat: int, word: str) -> Reason | None:
    """What a layer above has against bridge or Portal, if one of them is on the way."""
    plan, here = board(game), game.adventurers[seat].space
    steps = range(max(1, game.now.steps))
    if here not in plan.places:
        return None
    for space in dict.fromkeys(plan.step(here, way, count) for count in steps for way in WAYS.values()):
        to = getattr(game.space(space), CROSSINGS[word])
        reason = objection(game, "crossing_guard", seat, space, to) if to else None
        if reason is not None:
            return reason
    if word == "bridge" and game.turn == seat and game.now.moved:
        return reasons.WalkedAlready()
    if word == "portal" and game.turn == seat and not game.now.moved and not game.now.steps:
        return reasons.PortalAfterRoll() if game.space(here).region == MIDDLE else None
    if word == "portal" or game.turn != seat or game.now.moved or game.space(here).region not in moves.RINGS:
        return None
    return reasons.NoBridgeNear() if game.now.steps else reasons.BridgeAfterRoll()


def _go(game: World, seat: int, space: str) -> Reason | None:
    here, there = game.space_of(seat), game.space(space)
    if game.turn != seat:
        return reasons.NotYourTurn(game.turn)
    if game.now.moved:
        return reasons.MovedAlready(space)
    if not regions.policy_of(game, seat).rolls:
        return reasons.OneSpaceOnly(space)
    if here.region != there.region:
        return _elsewhere(game, here, there)
    region = board(game).region_of(here.id)
    if region.moves == ROADS:
        return reasons.CarriedByRoads(space)
    if region.open and board(game).places[space] < board(game).places[here.id]:
        return reasons.BehindOneself(space)
    far = distance(game, here.id, space)
    if not game.now.steps:
        return reasons.RollFirst(space) if far is None else _before_roll(game, seat, space, far)
    if far is None:
        return None
    kind = reasons.PassedOnTheWay if _is_passed(game, seat, there) else reasons.OtherDistance
    return kind(space, far, game.now.steps)


def _is_passed(game: World, seat: int, there: SpaceCard) -> bool:
    """May one leave the ring there in the middle of this move?"""
    ways = {option[0] for option in regions.policy_of(game, seat).landings(game, seat, game.now.steps)}
    return bool(there.gate and "portal" in ways) or bool(there.bridge and "cross" in ways)


def _go_to(game: World, seat: int, whom: int) -> Reason | None:
    """To where another player stands."""
    there, here = game.adventurers[whom], game.adventurers[seat]
    if not there.alive:
        return None
    return reasons.AlreadyThere(whom) if there.space == here.space else _go(game, seat, there.space)


def _region(game: World, seat: int, region: str) -> Reason | None:
    """Into another region."""
    if game.turn != seat or game.space_of(seat).region == region:
        return None
    return reasons.RegionElsewhere(region, region)


def _before_roll(game: World, seat: int, space: str, far: int) -> Reason:
    most = SIDES * max(1, number_of(game, seat, "dice_to_move"))
    return reasons.RollExactly(space, far) if far <= most else reasons.TooFarAway(space, far, most)


def _elsewhere(game: World, here: SpaceCard, there: SpaceCard) -> Reason:
    plan = board(game).regions
    if {here.region, there.region} == set(moves.RINGS):
        return reasons.AcrossTheRiver(there.id)
    if plan[here.region].board != plan[there.region].board:
        return reasons.OnAnotherBoard(there.id)
    return reasons.BehindTheGate(there.id)


def _meet(game: World, seat: int, whom: int) -> Reason | None:
    if whom == seat or not game.adventurers[whom].alive:
        return None
    apart = game.adventurers[whom].space != game.adventurers[seat].space
    return reasons.NotOnThisSpace(whom) if apart else reasons.NoMeetingNow(whom)


def _cast(game: World, seat: int, spell: Copy) -> Reason | None:
    adventurer = game.adventurers[seat]
    if spell in game.catalog.cards:
        return reasons.NotHeld(spell)
    if adventurer.toad:
        return reasons.ToadCasts(spell)
    if adventurer.casts <= 0:
        return reasons.CastsSpent(spell)
    windows = windows_open(game, seat)
    timing = cast(SpellCard, game.card(spell)).timing
    fits = ANY_TIME in timing or windows & set(timing)
    return reasons.NoEffect(spell) if fits else reasons.WrongMoment(spell, spell)
