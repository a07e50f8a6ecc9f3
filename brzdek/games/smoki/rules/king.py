"""The Dragon King on the Crown of Command, and the endings in which Lords are fought there."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.ask import Ask, Option, Steps, choose
from brzdek.games.magia_i_miecz.rules import crown, death, opponents
from brzdek.games.magia_i_miecz.rules.endings import slot
from brzdek.games.magia_i_miecz.rules.endings.ending import Ending
from brzdek.games.magia_i_miecz.rules.scores import LOST, WON
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.smoki.cards.pieces import LORDS
from brzdek.games.smoki.rules.state import dragons, present

REIGNING = "zakonczenie_panujacy_krol"
SLAYERS = "zakonczenie_pogromcy_smokow"
DOMAIN = "zakonczenie_panowanie_smokow"
PRIZES = 5
"""So many prize scales lie with each Lord."""


def ending_card(game: World) -> str:
    """The ending that lies on the Crown."""
    copy = slot.in_force(game)
    return "" if copy is None else game.card(copy).id


def guards_crown(game: World) -> bool:
    """Does the Dragon King wait on the Crown, so that he cannot change while somebody is there?"""
    return game.options["overlay"] != "none" or ending_card(game) == REIGNING


def every_scale_binds(game: World) -> bool:
    """Must every scale on the board be met as if it were the King's?"""
    return ending_card(game) == DOMAIN


# -- the battle with the King


def battle(game: World, seat: int) -> Steps[None]:
    """Attack after attack, as long as they are won. His last point wins the game."""
    from brzdek.games.smoki.rules import rage

    part = dragons(game)
    part.faced = True
    lord = part.king
    while game.adventurers[seat].alive and not game.over:
        outcome = yield from opponents.attack(game, seat, lord)
        if outcome == WON and not opponents.left(game, lord):
            death.win(game, seat)
        if outcome != WON:
            if outcome == LOST:
                yield from rage.suffer(game, seat, lord)
            break
    if seat == game.turn:
        game.now.ended = True


def arrived(game: World, seat: int) -> Steps[None]:
    """Whoever is put on the Crown in another's turn attacks at once; in his own turn he is about to."""
    if seat != game.turn:
        yield from battle(game, seat)


def recover(game: World, seat: int) -> None:
    """The King recovers when nobody is left on the Crown."""
    if game.adventurers[seat].space == crown.place(game) and not crown.present(game):
        opponents.restore(game, dragons(game).king)


# -- Dragon Slayers


def lay_prizes(game: World) -> None:
    """Scales of each Lord come out of the pool as prizes."""
    from brzdek.games.smoki.rules import scales

    part = dragons(game)
    for lord in LORDS:
        part.prizes[lord] = PRIZES
        part.pool[scales.token_of(lord)] -= PRIZES


def prizes_left(game: World) -> int:
    return sum(dragons(game).prizes.values())


def with_prizes(game: World) -> list[str]:
    return [lord for lord in LORDS if dragons(game).prizes.get(lord, 0)]


def take_prize(game: World, seat: int, lord: str) -> None:
    """A prize scale; with the last of all the player with most scales has won, of several the one who took last."""
    from brzdek.games.smoki.rules import scales

    part = dragons(game)
    part.prizes[lord] -= 1
    scales.gain(game, seat, lord)
    part.takers = [*[one for one in part.takers if one != seat], seat]
    if not prizes_left(game):
        most = max(scales.owned(game, one) for one in range(game.players))
        tied = [one for one in range(game.players) if scales.owned(game, one) == most]
        last = [one for one in part.takers if one in tied]
        death.win(game, last[-1] if last else tied[0])


def prize_for_dragon(game: World, seat: int) -> Steps[None]:
    """In that ending whoever kills a Dragon may take a prize scale of any Lord, wherever he is."""
    if ending_card(game) != SLAYERS or not prizes_left(game):
        return
    options: list[Option] = [("prize", one) for one in with_prizes(game)]
    answer = yield Ask(seat, "prize", [*options, ("prize", "none")])
    if answer[1] != "none":
        take_prize(game, seat, str(answer[1]))


def hunt(game: World, seat: int) -> Steps[None]:
    """One attack in a turn on a Lord who has prize scales."""
    lord = yield from _pick(game, seat, with_prizes(game))
    outcome = yield from opponents.attack(game, seat, lord)
    if outcome == WON:
        take_prize(game, seat, lord)
    if seat == game.turn:
        game.now.ended = True


# -- Domain of Dragons


def rule_domain(game: World, seat: int) -> Steps[None]:
    """A scale of every Lord wins; otherwise one attack in a turn, for a scale of the Lord who is beaten."""
    from brzdek.games.smoki.rules import scales

    if not _rules(game, seat):
        lord = yield from _pick(game, seat, list(LORDS))
        outcome = yield from opponents.attack(game, seat, lord)
        if outcome == WON and _take_token(game, lord):
            scales.gain(game, seat, lord)
    if _rules(game, seat):
        death.win(game, seat)
    if seat == game.turn:
        game.now.ended = True


def _rules(game: World, seat: int) -> bool:
    return game.adventurers[seat].alive and all(dragons(game).owned[seat].values())


def _take_token(game: World, lord: str) -> bool:
    """A scale of his from the pool, else from the box."""
    from brzdek.games.smoki.rules import scales

    part = dragons(game)
    for pile in (part.pool, part.removed):
        if pile.get(scales.token_of(lord), 0):
            pile[scales.token_of(lord)] -= 1
            return True
    return False


def _pick(game: World, seat: int, lords: list[str]) -> Steps[str]:
    options: list[Option] = [("lord", one) for one in lords]
    answer = yield from choose(seat, "lord", options)
    return str(answer[1])


# -- hooks

KING = Ending(battle, arrive=arrived, died=recover)
ENDINGS: Mapping[str, Ending] = {REIGNING: KING, SLAYERS: Ending(hunt), DOMAIN: Ending(rule_domain)}


def win_condition(game: World, card: str) -> Ending | None:
    """Over the overlay the King waits on the Crown; otherwise what the ending card says."""
    return KING if game.options["overlay"] != "none" else ENDINGS.get(card)


def eliminates(game: World) -> bool | None:
    """Over the overlay every death is final once somebody has faced the King."""
    return dragons(game).faced if game.options["overlay"] != "none" else None


def bears(game: World, being: str, points: int) -> int:
    """Where Lords are hunted for prizes, a lost combat costs them none of their Endurance."""
    if being in LORDS and present(game) and ending_card(game) in (SLAYERS, DOMAIN):
        return 0
    return points
