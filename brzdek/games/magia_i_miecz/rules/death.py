"""Death, new pairs, elimination, victory by being the last."""

from __future__ import annotations

from itertools import permutations

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.effects.runtime import drop, forget_owner
from brzdek.core.layers import decide, step
from brzdek.core.zones import draw, move, shuffle
from brzdek.games.magia_i_miecz.rules import events, things
from brzdek.games.magia_i_miecz.rules.records import Adventurer
from brzdek.games.magia_i_miecz.rules.state import CHARACTERS, World

DECLINE: Option = ("pair", "none")


def fall(game: World, seat: int) -> None:
    """Somebody has lost the last point of Endurance. What follows waits until the action is settled."""
    from brzdek.games.magia_i_miecz.rules import crown

    adventurer = game.adventurers[seat]
    adventurer.alive = False
    game.stirred += 1
    adventurer.endurance = 0
    game.fallen.append(seat)
    game.log.tell(events.Died, seat)
    crown.ending(game).died(game, seat)
    if seat == game.turn:
        game.now.ended = True


def settle(game: World) -> Steps[None]:
    """Bury the dead clockwise from the left of whoever's turn it is, that one last; then new pairs come."""
    if not game.fallen:
        return
    order = sorted(game.fallen, key=lambda seat: (seat - game.turn - 1) % game.players)
    game.fallen.clear()
    for seat in order:
        if game.over:
            return
        yield from _bury(game, seat)
    for seat in order:
        if not game.over and not game.adventurers[seat].out:
            yield from _new_pair(game, seat)


def _bury(game: World, seat: int) -> Steps[None]:
    things.leave_everything(game, seat)
    for copy in [*game.zone("spells", seat), *game.zone("trophies", seat), *game.zone("kept", seat)]:
        things.throw_away(game, copy)
    for copy in list(game.zone("pair", seat)):
        move(game, copy, game.zone("deck", CHARACTERS), tell=False)
        drop(game, copy)
        game.counters.pop(copy, None)
        game.used_up = [one for one in game.used_up if one[0] != copy]
    forget_owner(game, seat)
    space, deaths = game.adventurers[seat].space, game.adventurers[seat].deaths + 1
    game.allow_casts(seat, 0)
    game.adventurers[seat] = Adventurer(space=space, deaths=deaths)
    game.stirred += 1
    if _final(game, deaths):
        eliminate(game, seat)
    yield from step(game, "death_and_inheritance", seat, space)


def _final(game: World, deaths: int) -> bool:
    """Is it the end for the player? After a visit to the Crown, or what stands for it, every death is."""
    last: bool | None = decide(game, "elimination_rule")
    final = int(game.options["final_death"])
    return (game.crowned if last is None else last) or bool(final and deaths >= final)


def eliminate(game: World, seat: int) -> None:
    """Out of the game; whoever is left alone has won."""
    game.adventurers[seat].out = True
    game.log.tell(events.Eliminated, seat)
    left = [one for one, adventurer in enumerate(game.adventurers) if not adventurer.out]
    if len(left) == 1:
        win(game, left[0])


def win(game: World, seat: int) -> None:
    game.winner = seat
    game.over = True
    game.now.ended = True
    game.log.tell(events.Won, seat)


def _new_pair(game: World, seat: int) -> Steps[None]:
    """After the first death the player chooses two of three characters, later he gets two."""
    from brzdek.games.magia_i_miecz.rules import setup

    deck = game.zone("deck", CHARACTERS)
    shuffle(game, deck)
    dealt = game.zone("dealt", seat)
    for _ in range(3 if game.adventurers[seat].deaths == 1 else 2):
        draw(game, deck, dealt, tell=False)
    options: list[Option] = [("pair", one, other) for one, other in permutations(dealt.copies, 2)]
    answer = yield Ask(seat, "pair", [*options, DECLINE])
    if answer == DECLINE:
        for copy in list(dealt):
            move(game, copy, deck, tell=False)
        eliminate(game, seat)
        return
    yield from setup.enter(game, seat, str(answer[1]), str(answer[2]))
