"""The dragon in the catacombs, where ghosts join in."""

from __future__ import annotations

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.effects.runtime import fire
from brzdek.games.katakumby.rules import events
from brzdek.games.katakumby.rules.state import Delve, Delver
from brzdek.games.raid.rules.dragon import catch_all, draw_attack, knock_out_if_full
from brzdek.games.raid.rules.gains import draw
from brzdek.games.raid.rules.harm import ATTACK, GHOST, announced_attack, cube_strikes, suffered, tell_damage

NO_WARD: Option = ("ward", "no")


def haunt(game: Delve, count: int = 1) -> None:
    """Ghosts go from the bank to the Clank! area, as far as there are any."""
    coming = min(count, game.ghosts_banked)
    game.ghosts_banked -= coming
    game.ghosts_loud += coming
    if coming:
        game.log.tell(events.Haunted, coming)


def attack(game: Delve, cubes: int) -> Steps[None]:
    """Cubes are drawn, then they strike; drawn ghosts come back to the Clank! area. An empty bag ends the game."""
    drawn = yield from announced_attack(game, cubes)
    if drawn is None:
        return
    ghost = game.players + 1
    game.ghosts_bagged += game.ghosts_loud
    game.ghosts_loud = 0
    strikes = draw_attack(game, drawn, game.ghosts_bagged)
    game.ghosts_bagged -= strikes.count(ghost)
    for colour in strikes:
        if colour == ghost:
            game.drawn.remove(ghost)
            game.ghosts_drawn += 1
            yield from _ghost_strikes(game)
        else:
            yield from cube_strikes(game, game.thieves[colour])
    if not sum(game.bag) + game.ghosts_bagged:
        game.log.tell(events.BagEmpty)
        catch_all(game)
    game.ghosts_loud += game.ghosts_drawn
    game.ghosts_drawn = 0
    fire(game, ATTACK, game.turn)


def _ghost_strikes(game: Delve) -> Steps[None]:
    """Everybody still in the game is hurt, unless a card wards it off."""
    for thief in game.in_play():
        warded = yield from _warded(game, thief)
        if warded or not (yield from suffered(game, thief, 1, GHOST)) or thief.out:
            continue
        if _mark_damage(game, thief):
            game.log.tell(events.Ghost, thief.seat)
            tell_damage(game, thief, 1, GHOST)
            knock_out_if_full(game, thief)


def _warded(game: Delve, thief: Delver) -> Steps[bool]:
    wards: list[Option] = [("ward", card) for card in dict.fromkeys(thief.hand) if game.relic(card).ghost_ward]
    if not wards:
        return False
    answer = yield Ask(thief.seat, "ward", [*wards, NO_WARD])
    if answer == NO_WARD:
        return False
    card = str(answer[1])
    thief.hand.remove(card)
    thief.discard.append(card)
    game.log.tell(events.Warded, thief.seat, card)
    draw(game, thief, 1)
    return True


def _mark_damage(game: Delve, thief: Delver) -> bool:
    """With an own cube; with none in the supply, with a black one that was drawn; else not at all."""
    if thief.supply:
        thief.supply -= 1
    elif game.black_aside:
        game.black_aside -= 1
        thief.black += 1
    else:
        return False
    thief.damage += 1
    return True
