"""Sleep tokens: who may get one, how it weakens an enemy, when it goes back."""

from __future__ import annotations

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.copies import Copy
from brzdek.games.magia_i_miecz.rules.records import Fight
from brzdek.games.magia_i_miecz.rules.scores import EVADED
from brzdek.games.magia_i_miecz.rules.state import World, sort_of
from brzdek.games.smoki.rules import events, lying
from brzdek.games.smoki.rules.state import dragons

SLEEP_TOKEN = "zeton_snu"
WEAKER = 3
"""So much less Strength and Craft has a sleeper."""
NOBODY: Option = ("sleep", "none")


def enemies(game: World) -> list[Copy]:
    """Enemies that lie face up on the board, where effects on Dragons reach them."""
    return [copy for copy in lying.outside(game) if game.card(copy).kind == "enemy"]


def sleepers(game: World) -> list[Copy]:
    """Those who sleep; whoever has left the board has lost his token."""
    part = dragons(game)
    part.asleep = [one for one in part.asleep if one in game.zones and game.zones.of(one).kind.name == "space"]
    return part.asleep


def seen(game: World) -> tuple[Copy, ...]:
    """Those who sleep, where effects on Dragons reach them."""
    known, asleep = game.catalog.known, dragons(game).asleep
    return tuple([one for one in asleep if known[one].kind == "enemy" and lying.lies_outside(game, one)])


def tokens_left(game: World) -> int:
    return game.catalog.cards[SLEEP_TOKEN].copies - len(sleepers(game))


def put_to_sleep(game: World, seat: int, copy: Copy) -> None:
    """One token at most lies on an enemy."""
    if copy not in sleepers(game) and tokens_left(game):
        dragons(game).asleep.append(copy)
        game.log.tell(events.Slept, seat, copy)


def slumber(game: World, seat: int) -> Steps[None]:
    """A Dragon of his choice falls asleep; if there is none on the board, any enemy may."""
    if not tokens_left(game):
        return
    here = enemies(game)
    found = [one for one in here if sort_of(game.card(one)) == "dragon"]
    awake = [one for one in found or here if one not in sleepers(game)]
    options: list[Option] = [("sleep", one) for one in awake]
    if not options:
        return
    if not found:
        options.append(NOBODY)
    answer = options[0] if len(options) == 1 else (yield Ask(seat, "sleep", options))
    if answer != NOBODY:
        put_to_sleep(game, seat, str(answer[1]))


def weaken(game: World, foe: Copy, name: str, worth: int) -> int:
    """Strength and Craft of a sleeper, at least 1."""
    if name in ("strength", "craft") and worth and foe in dragons(game).asleep:
        return max(1, worth - WEAKER)
    return worth


def note(game: World, fight: Fight, outcome: str) -> None:
    """Sleepers who have been fought wake at the end of the turn; one that was evaded sleeps on."""
    if outcome != EVADED:
        part = dragons(game)
        part.turn.met += [str(foe) for foe in fight.foes if foe in part.asleep and foe not in part.turn.met]


def wake(game: World) -> None:
    """At the end of a turn."""
    part = dragons(game)
    for copy in sleepers(game):
        if copy in part.turn.met:
            game.log.tell(events.Woke, copy)
    part.asleep = [one for one in part.asleep if one not in part.turn.met]
