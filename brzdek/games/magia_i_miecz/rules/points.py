"""Points, gold, Endurance, alignment and turns."""

from __future__ import annotations

from typing import Any

from brzdek.core.ask import Ask, Option, Steps, Word
from brzdek.core.copies import Copy
from brzdek.core.effects.answers import announce
from brzdek.core.effects.context import Context
from brzdek.core.effects.ongoing import Happening
from brzdek.core.effects.runtime import allowed, fire, value
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.rules.state import TALISMANS, World, alignment_of
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

CARDS = ("spell", "held_spell", "talisman")
"""Losses that take cards."""


def gain(game: World, seat: int, what: str, count: int) -> Steps[None]:
    """Gain points, gold, spells or Talismans."""
    adventurer = game.adventurers[seat]
    if count <= 0 or not adventurer.alive:
        return
    if what == "spell":
        if not spells.room(game, seat):
            game.log.tell(events.NoRoomForSpell, seat, spells.limit(game, seat))
        yield from spells.gain(game, seat, count)
    elif what == "talisman":
        yield from things.gain_talismans(game, seat, count)
    elif can_gain(game, seat, what):
        name = f"toad_{what}" if adventurer.toad and what in ("strength", "craft") else what
        setattr(adventurer, name, getattr(adventurer, name) + count)
        game.stirred += what == "craft"
        game.log.tell(events.Gained, seat, what, count)


def can_gain(game: World, seat: int, what: str) -> bool:
    if what == "spell":
        return spells.room(game, seat) > 0
    if what == "talisman":
        return bool(game.zone("deck", TALISMANS)) and not game.adventurers[seat].toad
    if what == "gold":
        return not game.adventurers[seat].toad
    return what != "endurance" or allowed(game, seat, "gain_lives")


def owned(game: World, seat: int, what: str) -> int:
    """How much there is to lose."""
    adventurer = game.adventurers[seat]
    if what in CARDS:
        return len(losable(game, seat, what))
    if what in ("strength", "craft"):
        return max(0, int(getattr(adventurer, f"toad_{what}" if adventurer.toad else what)))
    return int(getattr(adventurer, what))


def losable(game: World, seat: int, what: str) -> list[Copy]:
    """The cards that such a loss can take."""
    if what == "talisman":
        return [one for one in game.things(seat) if game.card(one).kind == "talisman"]
    return spells.held_by_cards(game, seat) if what == "held_spell" else list(game.zone("spells", seat))


def lose(ctx: Context[Any], what: str, count: int | None) -> Steps[None]:
    """Lose so much, as far as there is any; None: all of it."""
    game: World = ctx.game
    seat = ctx.seat
    if what == "endurance":
        yield from lose_in_context(ctx, game.adventurers[seat].endurance if count is None else count)
        return
    have = owned(game, seat, what)
    due = have if count is None else min(count, have)
    if due <= 0:
        game.log.tell(events.HadNone, seat, what)
        return
    if what in CARDS:
        yield from _lose_cards(ctx, what, due)
        return
    adventurer = game.adventurers[seat]
    name = f"toad_{what}" if adventurer.toad and what in ("strength", "craft") else what
    setattr(adventurer, name, getattr(adventurer, name) - due)
    game.stirred += what == "craft"
    game.log.tell(events.Lost, seat, what, due)


def _lose_cards(ctx: Context[Any], what: str, count: int) -> Steps[None]:
    game: World = ctx.game
    for left in range(count, 0, -1):
        cards = losable(game, ctx.seat, what)
        if left >= len(cards):
            for one in cards:
                _part_with(game, ctx.seat, one)
            return
        options: list[Option] = [("lose", one) for one in things.one_of_each(game, cards)]
        answer = yield Ask(ctx.seat, "lose_card", options, (ctx.source,))
        _part_with(game, ctx.seat, str(answer[1]))


def _part_with(game: World, seat: int, copy: Copy) -> None:
    if copy in game.zone("spells", seat):
        game.log.tell(events.SpellLost, seat, copy)
    things.throw_away(game, copy)


def lose_in_context(ctx: Context[Any], amount: int) -> Steps[int]:
    """Endurance is lost through a card; in a lost fight it is the loss of that fight."""
    game: World = ctx.game
    fight = game.fight
    how = ""
    foes: tuple[Word, ...] = ()
    if fight is not None and fight.over == "lost" and fight.seat == ctx.seat:
        how, foes = fight.how, tuple(fight.foes)
    return (yield from lose_endurance(game, ctx.seat, amount, by=ctx.by, how=how, foes=foes, source=ctx.source))


def lose_endurance(
    game: World,
    seat: int,
    amount: int,
    *,
    by: int,
    how: str = "",
    foes: tuple[Word, ...] = (),
    source: Word = "",
) -> Steps[int]:
    """Somebody is to lose Endurance; others may prevent it, and in a fight an armour may. How much was lost."""
    adventurer = game.adventurers[seat]
    if not adventurer.alive or adventurer.endurance <= 0 or amount <= 0:
        return 0
    loss = Happening("lose_endurance", seat, by, amount=amount, about=source, how=how, foes=foes, window="loss_due")
    yield from announce(Context(game, seat, source, by=by), loss, WINDOWS)
    if loss.cancelled or not adventurer.alive:
        return 0
    if how and (yield from armour.saves(game, seat, how)):
        return 0
    lost = min(loss.amount, adventurer.endurance)
    adventurer.endurance -= lost
    game.log.tell(events.Lost, seat, "endurance", lost)
    fire(game, "lose_endurance", seat, loss)
    if adventurer.endurance <= 0:
        death.fall(game, seat)
    return lost


# -- healing


def starting_endurance(game: World, seat: int) -> int:
    return game.printed(seat, "endurance") + int(game.options["endurance"])


def wounds(game: World, seat: int) -> int:
    """How much can be healed."""
    if not allowed(game, seat, "gain_lives"):
        return 0
    return max(0, starting_endurance(game, seat) - game.adventurers[seat].endurance)


def heal(game: World, seat: int, count: int | None) -> None:
    """Heal so much, at most up to the starting value; None: all."""
    open_wounds = wounds(game, seat)
    healed = open_wounds if count is None else min(count + value(game, seat, "healing", 0), open_wounds)
    if healed > 0 and game.adventurers[seat].alive:
        game.adventurers[seat].endurance += healed
        game.log.tell(events.Healed, seat, healed)


# -- gold


def spend(game: World, seat: int, amount: int) -> None:
    game.adventurers[seat].gold -= amount


def hand_over(game: World, seat: int, to: int, amount: int) -> None:
    """Gold goes from one adventurer to another, as far as there is any."""
    given = min(amount, game.adventurers[seat].gold)
    if given <= 0 or seat == to:
        return
    game.adventurers[seat].gold -= given
    game.log.tell(events.Lost, seat, "gold", given)
    if not game.adventurers[to].toad:
        game.adventurers[to].gold += given
        game.log.tell(events.Gained, to, "gold", given)


# -- alignment


def aligned(game: World, seat: int) -> str:
    return alignment_of(game, seat)


def become(game: World, seat: int, alignment: str) -> None:
    if game.adventurers[seat].alignment != alignment:
        game.adventurers[seat].alignment = alignment
        game.stirred += 1
        aligned_anew(game, seat)


def aligned_anew(game: World, seat: int) -> None:
    """Whatever may not be owned any more is put down at once."""
    game.log.tell(events.Becomes, seat, alignment_of(game, seat))
    things.drop_forbidden(game, seat)


# -- turns


def lose_turn(game: World, seat: int, which: str, count: int) -> None:
    """This turn (of whoever's turn it is), or turns to come."""
    if not allowed(game, seat, "lose_turns"):
        return
    if which == "this" and game.turn == seat:
        game.now.ended = True
        game.log.tell(events.TurnCut, seat)
        count -= 1
    if count > 0:
        game.adventurers[seat].lost += count
        game.log.tell(events.LosesTurn, seat, count)


def capture(game: World, seat: int) -> None:
    """Held in the Temple until the movement roll lets him go."""
    game.adventurers[seat].captive = True
    game.log.tell(events.Captured, seat)


# These know this module from the first, so it comes to know them last.
from brzdek.games.magia_i_miecz.rules import armour, death, spells, things  # noqa: E402
