"""The Dragon King: one die at every visit decides whether he dines, fights, helps, sleeps or dies."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from brzdek.core.ask import Option, Steps, choose
from brzdek.core.effects.throws import throw
from brzdek.games.magia_i_miecz.rules import crown, death, events, moves, opponents, things
from brzdek.games.magia_i_miecz.rules.combat import fight_enemies
from brzdek.games.magia_i_miecz.rules.endings import kings_help
from brzdek.games.magia_i_miecz.rules.endings.ending import Ending, clash
from brzdek.games.magia_i_miecz.rules.endings.kings_help import KING
from brzdek.games.magia_i_miecz.rules.scores import MELEE, PSYCHIC, WON
from brzdek.games.magia_i_miecz.rules.state import World, craft
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

BROTHERS = ("najmlodszy_brat_krola", "mlodszy_brat_krola", "starszy_brat_krola")
FIGHTS, HELPS = 3, 4
"""The results that last."""


def turn(game: World, seat: int) -> Steps[None]:
    rivals = crown.rivals(game, seat)
    if rivals:
        yield from clash(game, seat, rivals)
        return
    if game.endgame.seat != seat:
        rolled = yield from throw(game, seat, "dragon_king", windows=WINDOWS)
        rolled = min(6, max(1, rolled))
        game.log.tell(events.KingDecides, seat, rolled)
        if rolled in (FIGHTS, HELPS):
            game.endgame.seat, game.endgame.result = seat, rolled
    else:
        rolled = game.endgame.result
    yield from RESULTS[rolled](game, seat)


def _dines(game: World, seat: int) -> Steps[None]:
    """He eats a friend and throws the adventurer out."""
    friends = [one for one in game.zone("friends", seat) if game.card(one).kind != "event"]
    options: list[Option] = [("feed", one) for one in things.one_of_each(game, friends)]
    if options:
        answer = yield from choose(seat, "feed", options)
        game.log.tell(events.Discarded, seat, str(answer[1]))
        things.throw_away(game, str(answer[1]))
    yield from _thrown_out(game, seat)


def _thrown_out(game: World, seat: int) -> Steps[None]:
    yield from moves.put(game, seat, moves.PLAIN, as_move=True)
    game.now.ended = True


def _brothers(game: World, seat: int) -> Steps[None]:
    """Three combats, whatever comes of them; whoever wins them all has won the game."""
    won = 0
    for brother in BROTHERS:
        if not game.adventurers[seat].alive or game.now.ended:
            break
        won += (yield from fight_enemies(game, seat, [brother], MELEE, ends_turn=False)) == WON
    if won == len(BROTHERS):
        death.win(game, seat)
    elif game.adventurers[seat].alive:
        yield from _thrown_out(game, seat)


def _fights(game: World, seat: int) -> Steps[None]:
    """Melee, then psychic combat, turn by turn until one of them is dead."""
    for how in (MELEE, PSYCHIC):
        if game.adventurers[seat].alive and opponents.left(game, KING) and not game.now.ended:
            yield from opponents.attack(game, seat, KING, how)
    if not opponents.left(game, KING):
        death.win(game, seat)


def _sleeps(game: World, seat: int) -> Steps[None]:
    rolled = yield from throw(game, seat, "king_asleep", 2, windows=WINDOWS)
    if rolled < craft(game, seat):
        _dies(game, seat)
    else:
        yield from _dines(game, seat)


def _dies(game: World, seat: int) -> None:
    game.log.tell(events.Killed, seat, KING)
    death.win(game, seat)


def _frightened(game: World, seat: int) -> Steps[None]:
    _dies(game, seat)
    yield from ()


RESULTS: Mapping[int, Callable[[World, int], Steps[None]]] = {
    1: _dines, 2: _brothers, FIGHTS: _fights, HELPS: kings_help.turn, 5: _sleeps, 6: _frightened,
}  # fmt: skip


def bars(game: World, seat: int) -> bool:
    return game.endgame.seat not in (None, seat)


def died(game: World, seat: int) -> None:
    if game.endgame.seat == seat:
        if game.endgame.result == FIGHTS:
            things.lose_everything(game, seat)
        _flies_home(game)


def left(game: World, seat: int) -> None:
    if game.endgame.seat == seat:
        _flies_home(game)


def _flies_home(game: World) -> None:
    """The fight or the help is over: the next visitor rolls anew."""
    kings_help.end(game)
    opponents.restore(game, KING)
    game.endgame.seat, game.endgame.result = None, 0


def holds(game: World, seat: int) -> bool:
    """Whoever fights the King cannot leave the Crown."""
    return game.endgame.seat == seat and game.endgame.result == FIGHTS


ENDING = Ending(turn, bars=bars, died=died, left=left, holds=holds)
