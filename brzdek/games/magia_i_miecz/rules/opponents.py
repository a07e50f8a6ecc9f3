"""Beings with Endurance of their own: what they have lost stays lost until they recover."""

from __future__ import annotations

from brzdek.core.ask import Option, Steps, choose
from brzdek.core.layers import change
from brzdek.games.magia_i_miecz.cards.pieces import BeingCard
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.rules.scores import ATTRIBUTE
from brzdek.games.magia_i_miecz.rules.state import World


def endurance(game: World, being: str) -> int:
    """How much it can bear when it is unhurt; 0: it is beaten once and leaves no trace."""
    card = game.card(being)
    own = card.endurance if isinstance(card, BeingCard) else 0
    points: int = change(game, "opponent_endurance", being, own) if game.layers.change["opponent_endurance"] else own
    return points


def left(game: World, being: str) -> int:
    return max(0, endurance(game, being) - game.wounds.get(being, 0))


def beaten(game: World, seat: int, being: str) -> None:
    """Somebody has won a combat against it: a point is lost, or it is killed."""
    if not endurance(game, being):
        game.log.tell(events.Killed, seat, being)
        return
    game.wounds[being] = game.wounds.get(being, 0) + 1
    game.log.tell(events.Wounded, being, left(game, being))
    if not left(game, being):
        game.log.tell(events.Killed, seat, being)


def restore(game: World, being: str) -> None:
    """It has all its points again."""
    if game.wounds.pop(being, 0):
        game.log.tell(events.Recovered, being)


def attack(game: World, seat: int, being: str, how: str = "") -> Steps[str]:
    """One combat with it, melee or psychic by choice if it has both attributes. It does not end the turn by itself."""
    from brzdek.games.magia_i_miecz.rules import combat

    if not how:
        card = game.catalog.cards[being]
        ways = [one for one, name in ATTRIBUTE.items() if getattr(card, name, None)]
        options: list[Option] = [("how", one) for one in ways]
        answer = yield from choose(seat, "attack_how", options, (being,))
        how = str(answer[1])
    return (yield from combat.fight_enemies(game, seat, [being], how, ends_turn=False))
