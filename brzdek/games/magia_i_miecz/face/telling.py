"""What happened, in words: the events that need more than their message and their fields."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from brzdek.core.ask import Word
from brzdek.core.copies import card_of
from brzdek.core.effects.effect import inside
from brzdek.core.effects.events import Moved, MovedSecretly, Thrown, Used
from brzdek.core.events import Rolled
from brzdek.core.log import Event
from brzdek.core.text import Say
from brzdek.core.wording import WORDINGS, Shown, Wording, message, player
from brzdek.games.magia_i_miecz.cards.pieces import SpaceCard, ThingCard
from brzdek.games.magia_i_miecz.face import fights_told, in_vain
from brzdek.games.magia_i_miecz.face.naming import (
    as_fought,
    as_printed,
    card_text,
    cast_when,
    has_both,
    name,
    names,
    with_words,
)
from brzdek.games.magia_i_miecz.face.ways import ways_into
from brzdek.games.magia_i_miecz.rules import events, reasons, scores
from brzdek.games.magia_i_miecz.view.view import WorldView

if TYPE_CHECKING:
    from brzdek.core.effects.dice import Row

SHOWN: Mapping[str, Shown[WorldView]] = {
    "seat": player,
    "whom": name,
    "card": name,
    "keeper": name,
    "squire": name,
    "copy": name,
    "actor": name,
    "target": name,
    "space": name,
    "what": name,
    "how": name,
    "outcome": name,
    "alignment": name,
    "being": name,
    "deck": name,
    "roll": lambda view, roll, say: say(f"king.{roll}"),
    "reached": lambda view, word, say: "" if word is None else name(view, word, say),
    "cards": lambda view, words, say: names(view, words, say),
    "characters": lambda view, words, say: names(view, words, say),
    "foes": lambda view, words, say: ", ".join(as_printed(view, word, say) for word in words),
    "dice": lambda view, dice, say: ", ".join(map(str, dice)),
    "says": lambda view, card, say: f" {card_text(view, card, say)}".rstrip(),
    "cast_when": lambda view, spell, say: cast_when(view, spell, say),
    "spaces": lambda view, words, say: names(view, words, say),
    "region": lambda view, region, say: view.regions[region].name.to(say.lang),
    "led": lambda view, region, say: " ".join(ways_into(view, region, say)),
    "road": lambda view, road, say: say(f"road.{road}"),
    "quest": lambda view, quest, say: say(f"quest.{quest}"),
    "standings": lambda view, standings, say: _by_player(view, standings, say),
}
"""How the fields of events and reasons are shown."""
ALIVE = 10
"""What whoever has an adventurer stands at, apart from the points."""
INNER, VISIT = "inner", "visit"
"""How one moves on the way to the Crown; the instruction that is carried out as soon as one comes to a space."""
COMMAND, COMMAND_HITS = "command", (1, 4)
"""Up to which result the Command hits its caster, and from which on the other one."""
ON_YOU = "on_you"
POINTS = ("gold", "strength", "craft", "endurance")
LOSING = "lose_turn"
ATTACK = "attack"
"""A roll in a combat, which is told before and after it."""
PASSED_OVER = (
    "rolled", "thrown", "paid", "moved", "moved_secretly", "saw_spell", "fights", "fights.weaker", "scored", "trophy",
    "saved",
    "not_saved", "tie_won", "too_little", "meets", "begins", "banned", "banned.yours", "placed", "came_to_nothing",
    "had_none", "had_none.least", "loses_nothing", "loaded", "unloaded", "no_room_for_spell",
)  # fmt: skip
SLIGHT = ("short.went", "short.unloaded", "short.drew", "short.meets", "short.reaches", "short.took_gold", "short.uses")
"""What of another's turn says less than what came of it; where somebody stands is seen on the board."""


class Meets(Event):
    """A card was drawn and fought at once: whoever reads of another's turn need not be told twice."""

    seat: int
    card: str


class Uses(Event):
    """A player used an ability of a card: the same as ``Used``, told of the one who did it."""

    seat: int
    card: str


class TieWon(Event):
    """The scores were equal, and yet one has won."""

    seat: int
    whom: Word


class TooLittle(Event):
    """The scores differed, and yet nobody has won."""

    seat: int
    foes: tuple[Word, ...]


class ComesNear(Event):
    """Another player has come to a space of the way to the Crown."""

    seat: int
    space: str


class BringsNothing(Event):
    """The reader has come to a space of which the instruction could not be carried out."""

    seat: int
    space: str


MADE = (Meets, Uses, TieWon, TooLittle, ComesNear, BringsNothing, fights_told.LosesNothing, in_vain.GivesNothing)
"""Events that the telling makes of others."""
BRINGING: Mapping[type[Event], str] = {
    events.Drew: "drawn",
    Meets: "drawn",
    events.Reaches: "met",
    events.Casts: "cast",
    Uses: "used",
}
"""What brings something about, each by a player and with a card."""
BEFALLING = (
    events.Lost, events.LosesTurn, events.HadNone, events.ToadBegins, events.Discarded, events.Dropped, events.Went,
    events.Gained, events.Healed, events.Becomes, events.Captured, events.Died, events.TurnCut, events.GotSpell,
    events.SpellLost,
)  # fmt: skip
"""What befalls somebody by a card that its event does not name."""
FIGHTING = (events.Fights, events.Scored, events.FightEnds, events.Evaded, TooLittle)


def _surprise(before: Event | None, end: events.FightEnds) -> list[Event]:
    """Why a combat did not end as its scores alone would have it."""
    if not isinstance(before, events.Scored) or not end.foes:
        return []
    even = before.n == before.foe_score
    if even and end.outcome == scores.WON:
        return [TieWon(end.seat, end.foes[0])]
    if even and end.outcome == scores.LOST and isinstance(end.foes[0], int):
        return [TieWon(end.foes[0], end.seat)]
    return [] if even or end.outcome != scores.DRAWN else [TooLittle(end.seat, end.foes)]


def gather(happened: Sequence[Event]) -> list[Event]:
    """Events as they are told: what follows from another one of them is not said again."""
    told: list[Event] = []
    happened = fights_told.with_losses_of_nothing(happened, BEFALLING)
    taken = {(event.seat, event.card) for event in happened if isinstance(event, events.Took)} - _at_work(happened)
    fought = {(event.seat, foe) for event in happened if isinstance(event, events.Fights) for foe in event.foes}
    known: set[tuple[str, int, object]] = set()
    before: Event | None = None
    for event in happened:
        told += _surprise(before, event) if isinstance(event, events.FightEnds) else []
        before = event
        match event:
            case events.Drew(seat=seat, card=card):
                known.add(("met", seat, card))
                if (seat, card) not in taken:
                    told.append(Meets(seat, card) if (seat, card) in fought else event)
            case events.Reaches(seat=seat, card=card) if ("met", seat, card) in known:
                pass
            case events.FightEnds(seat=seat, foes=foes, outcome=scores.WON):
                known.update(("killed", seat, foe) for foe in foes)
                told.append(event)
            case events.Killed(seat=seat, card=card) if ("killed", seat, card) in known:
                pass
            case events.Bought(seat=seat, what=what):
                known.add(("bought", seat, what))
                told.append(event)
            case events.Took(seat=seat, card=card) if ("bought", seat, card_of(card)) in known:
                pass
            case Used(actor=int(seat), copy=copy):
                told.append(Uses(seat, str(copy)))
            case events.LosesTurn(seat=seat, n=n) if (earlier := _lost_before(told, seat)) is not None:
                told.remove(earlier)
                told.append(events.LosesTurn(seat, earlier.n + n))
            case _:
                told.append(event)
    return told


def _at_work(happened: Sequence[Event]) -> set[tuple[int, str]]:
    """The cards that do something as soon as they are met, and are taken only after that."""
    return {
        (event.seat, event.card)
        for event, after in pairwise(happened)
        if isinstance(event, events.Reaches) and isinstance(after, BEFALLING) and after[0] == event.seat
    }


def _lost_before(told: Sequence[Event], seat: int) -> events.LosesTurn | None:
    """Turns to be lost that were told before, if none of them has passed since."""
    for event in reversed(told):
        if isinstance(event, events.TurnLost) and event.seat == seat:
            return None
        if isinstance(event, events.LosesTurn) and event.seat == seat:
            return event
    return None


def untold(view: WorldView, happened: Sequence[Event]) -> list[Event]:
    """What is not known otherwise: dealt characters lie on the table, and of one's own new spell its name is told."""
    own = events.GotSpell(view.seat) if view.seat is not None else None
    told = [one for one in happened if not isinstance(one, events.DealtSet) and one != own]
    told = [one for before, one in pairwise([None, *told]) if one is not None and not _is_rolled(view, before, one)]
    told = [one for place, one in enumerate(told) if not fights_told.is_told_with_scores(one, told[place + 1 :])]
    mine = True
    """Is it the reader's turn?"""
    found: list[Event] = []
    for one, after in pairwise([*told, None]):
        if one is None:
            continue
        mine = one.seat == view.seat if isinstance(one, events.TurnBegins) else mine
        found += [one, *_of_a_way(view, one, after, mine), *in_vain.met_in_vain(view, one, after)]
    return found


def _of_a_way(view: WorldView, event: Event, after: Event | None, own: bool) -> list[Event]:
    """What comes of a way that was gone: a rival is near to winning, or the space has nothing for the reader."""
    if not isinstance(event, events.Went) or event.space not in view.rings:
        return []
    near = view.region(event.space).moves == INNER
    if event.seat != view.seat:
        return [ComesNear(event.seat, event.space)] if near else []
    land, seen = view.land(event.space), view.space(event.space)
    if near or not own or VISIT not in land.effects or land.draw or seen.cards or seen.marks:
        return []
    left = view.adventurer(event.seat).space != event.space
    explored = not left and isinstance(view.why_not(("explore",)), reasons.ExploredAlready)
    over = isinstance(after, events.TurnBegins) or (after is None and explored)
    return [BringsNothing(event.seat, event.space)] if over else []


def _is_rolled(view: WorldView, before: Event | None, event: Event) -> bool:
    """Are turns to be lost by the roll that was just told to the reader with what it brings?"""
    if not isinstance(event, events.LosesTurn) or not isinstance(before, Rolled) or event.seat != view.seat:
        return False
    row = row_of(view, before) if before.seat == view.seat else None
    return row is not None and any(part.word == LOSING for part in (row.effect, *inside(row.effect)))


def variant(view: WorldView, event: Event) -> str:
    """Which of several messages words an event."""
    match event:
        case events.Shot(target=target, hit=hit):
            return _on(view, "hit" if hit else "missed", target)
        case events.FightEnds(foes=foes, outcome=outcome):
            known = outcome if outcome in (scores.WON, scores.LOST, scores.DRAWN) else ""
            return _on(view, known, *foes) if known else ""
        case events.Fights(foes=foes) if any(has_both(view, one) for one in foes):
            return "weaker"
        case events.Fights(foes=foes) | events.Scored(foes=foes) | events.Evaded(foes=foes):
            return _on(view, "", *foes)
        case events.Gained(what=what) | events.Lost(what=what):
            return what if what in POINTS else ""
        case events.HadNone(what="strength" | "craft"):
            return "least"
        case events.Banned(card=card) if card in own_set(view):
            return "yours"
        case Used(actor=actor) if actor == view.seat:
            return "own"
        case events.CalledOff(standings=standings) if standings.count(max(standings)) > 1:
            return "tied"
        case _:
            return ""


def _by_player(view: WorldView, standings: Sequence[int], say: Say) -> str:
    """How many points each has in all, or why none."""
    lost = ("table.out", "status.none")
    told = [str(one - ALIVE) if one >= ALIVE else say(lost[one]) for one in standings]
    return ", ".join(f"{who} – {points}" for who, points in zip(view.names, told, strict=True))


def _on(view: WorldView, variant: str, *foes: object) -> str:
    """The same for a reader whom it hits."""
    mine = view.seat is not None and view.seat in foes
    return ".".join(filter(None, (variant, ON_YOU if mine else "")))


def own_set(view: WorldView) -> tuple[str, ...]:
    """The characters that the reader was dealt: the first of the sets that he has looked at."""
    return next((one.characters for one in view.events() if isinstance(one, events.DealtSet)), ())


def concerns(view: WorldView, event: Event) -> bool:
    """Does it happen to the reader as the foe or the target of another?"""
    if view.seat is None:
        return False
    if isinstance(event, FIGHTING):
        return view.seat in event.foes
    return isinstance(event, events.Shot) and event.target == view.seat


def cause(view: WorldView, event: Event, before: Sequence[Event], say: Say) -> str:
    """The card by which something befalls the reader: in another's turn whatever that one met, cast or used."""
    if isinstance(event, events.Killed) and event.seat == view.seat:
        return fights_told.killed_by(view, event, before, _bringing_card, say)
    if not isinstance(event, BEFALLING) or event.seat != view.seat:
        return ""
    if isinstance(event, events.Discarded | events.Dropped) and (barred := _barred(view, event, say)):
        return barred
    for one in reversed(before):
        if isinstance(one, events.FightEnds) and isinstance(event, events.HadNone):
            return names(view, one.foes, say)
        if isinstance(one, (*FIGHTING, events.Shot)):
            return ""
        if type(one) in BRINGING:
            return _brought(view, event, one, say)
    return ""


def _bringing_card(seat: int, one: Event) -> str | None:
    """The card that somebody has cast or used; "": whatever was cast or used before has nothing to do with it."""
    if isinstance(one, Uses | events.Casts) and one.seat == seat:
        return one.card
    ends = (*FIGHTING, events.Shot, events.TurnBegins)
    return "" if isinstance(one, ends) else None


def _barred(view: WorldView, event: events.Discarded | events.Dropped, say: Say) -> str:
    """The region into which one has gone, if it lets no such card in."""
    here = view.adventurer(event.seat).space
    region = view.region(here) if here else None
    if region is None or card_of(event.card) not in (*region.bars, *region.leaves):
        return ""
    return say("cause.barred", region=region.within.to(say.lang))


def _brought(view: WorldView, event: Event, by: Event, say: Say) -> str:
    seat, card = by[0], name(view, by[1], say)
    if seat == view.seat:
        return card if isinstance(event, events.HadNone) else ""
    return say(f"cause.{BRINGING[type(by)]}", card=card, seat=view.names[seat])


def _dealt_set(view: WorldView, event: events.DealtSet, say: Say) -> str:
    """One's own set comes first, then that of the neighbour."""
    key = "event.dealt_set" if event.characters == own_set(view) else "event.dealt_set.other"
    return say(key, characters=names(view, event.characters, say))


def _met(view: WorldView, event: Meets | events.Drew | events.Reaches, say: Say) -> str:
    """A card that somebody comes upon; whom it concerns is told what it says."""
    kind = "reaches" if isinstance(event, events.Reaches) else "drew"
    told = say(message(view, event, kind, say), seat=view.names[event.seat], card=name(view, event.card, say))
    return _with_text(view, told, event.card, say) if event.seat == view.seat else told


def briefly(view: WorldView, event: Event, say: Say) -> str:
    """A card that the reader comes upon, by its mere name: its text is shown to whoever asks for it."""
    if isinstance(event, fights_told.LosesNothing) and event.seat == view.seat and not event.card:
        return say("you.loses_nothing", why=names(view, event.foes, say))
    if not isinstance(event, Meets | events.Drew | events.Reaches) or event.seat != view.seat:
        return ""
    kind = "reaches" if isinstance(event, events.Reaches) else "drew"
    return say(message(view, event, kind, say), seat=view.names[event.seat], card=name(view, event.card, say))


def is_find(view: WorldView, event: Event) -> bool:
    """Was it a card that is worth what it brings and nothing else, such as a bag of gold? That is told anyway."""
    return isinstance(event, events.Took) and view.catalog.cards[card_of(event.card)].kind == "find"


def _took(view: WorldView, event: events.Took, say: Say) -> str | None:
    if is_find(view, event):
        return None
    return say(message(view, event, "took", say), seat=view.names[event.seat], card=name(view, event.card, say))


def _fights(view: WorldView, event: events.Fights, say: Say) -> str:
    """The foes as they were when the combat began: an enemy may have fallen asleep since, or lie elsewhere."""
    variant_ = variant(view, event)
    key = message(view, event, f"fights.{variant_}" if variant_ else "fights", say)
    worths = dict(zip(event.foes, event.worths, strict=False))
    foes = [as_fought(view, foe, event.how, worths.get(foe), say) for foe in event.foes]
    return say(key, seat=view.names[event.seat], how=name(view, event.how, say), foes=", ".join(foes))


def _scored(view: WorldView, event: events.Scored, say: Say) -> str:
    """Both scores, each with the dice that it is made of, and what was added to those of a foe."""
    variant_ = variant(view, event)
    foe_score = fights_told.added(event.foe_score, event.foe_die, event.foe_added)
    return say(
        message(view, event, f"scored.{variant_}" if variant_ else "scored", say),
        seat=view.names[event.seat],
        foes=names(view, event.foes, say),
        n=fights_told.added(event.n, event.die),
        foe_score=foe_score + fights_told.added_by(view, event, say),
    )


def _saw_spell(view: WorldView, event: events.SawSpell, say: Say) -> str:
    return _with_text(view, say("event.saw_spell", card=name(view, event.card, say)), event.card, say)


def _with_text(view: WorldView, told: str, card: str, say: Say) -> str:
    text = card_text(view, card, say) or _carrying(view, card, say)
    return f"{told} {text}" if text else told


def _carrying(view: WorldView, card: str, say: Say) -> str:
    """How much a thing carries that says nothing else."""
    known = view.catalog.cards[card_of(card)]
    notes = known.notes(say.lang)[1:] if isinstance(known, ThingCard) and known.capacity else ()
    return "; ".join(notes).capitalize() + "." if notes else ""


def _rolled(view: WorldView, event: Rolled, say: Say) -> str | None:
    """A roll, and what it is for."""
    told = WORDINGS[Rolled](view, event, say)
    purpose = "" if event.about == ATTACK else rolled_for(view, event.about, say)
    brought = brought_by(view, event, say) if purpose else ""
    return f"{told[:-1]} ({purpose}){f': {brought}' if brought else ''}." if told and purpose else told


def brought_by(view: WorldView, event: Rolled, say: Say) -> str:
    """What a roll on a table comes to; "": nothing, which is told anyway."""
    from brzdek.core.effects.flow import Nothing

    row = row_of(view, event)
    if event.about == COMMAND and COMMAND_HITS[0] < event.total < COMMAND_HITS[1]:
        return say("roll.command.nothing")
    if row is None or isinstance(row.effect, Nothing):
        return ""
    if event.seat == view.seat:
        from brzdek.games.magia_i_miecz.face.absences import loses_no_turns

        brought = with_words(row.effect.inner(say.lang, "you"), say)
        loses = any(part.word == LOSING for part in (row.effect, *inside(row.effect)))
        spared = loses_no_turns(view) if loses else []
        return say("roll.spared", brought=brought, card=name(view, spared[0], say)) if spared else brought
    from brzdek.games.magia_i_miecz.face.gists import gist

    return gist(row.effect, say)


def row_of(view: WorldView, event: Rolled) -> Row | None:
    """The row of the table that a roll means, if the card that it is for has one table for so many dice."""
    from brzdek.core.effects.dice import Roll

    card = view.catalog.cards.get(card_of(str(event.about)))
    if card is None:
        return None
    card = view.land(card.id) if isinstance(card, SpaceCard) else card
    parts = [part for effect in card.effects.values() for part in (effect, *inside(effect))]
    tables = [part for part in parts if isinstance(part, Roll) and part.dice == len(event.dice)]
    rows = tables[0].rows if len(tables) == 1 else ()
    return next((row for row in rows if row.low <= event.total <= row.high), None)


def rolled_for(view: WorldView, about: Word, say: Say) -> str:
    """What a roll is for: a card, a space or a word of the rules; of what goes without saying nothing."""
    key = f"roll.{about}"
    if say.knows(key):
        return say(key)
    told = name(view, about, say)
    return told if told != about else ""


def _loaded(view: WorldView, event: events.Loaded, say: Say) -> str:
    """The item by its mere name: on which carrier it lies is told anyway."""
    card = view.catalog.cards[card_of(event.card)].name.to(say.lang)
    key = message(view, event, "loaded", say)
    return say(key, seat=view.names[event.seat], card=card, keeper=name(view, event.keeper, say))


def _brings_nothing(view: WorldView, event: BringsNothing, say: Say) -> str | None:
    """That an instruction came to nothing, if it says anything to the reader at all."""
    from brzdek.games.magia_i_miecz.face.gists import concerns

    meant = concerns(view.land(event.space), say, view.adventurer(event.seat).alignment)
    return say("event.brings_nothing", space=name(view, event.space, say)) if meant else None


def _uses(view: WorldView, event: Uses, say: Say) -> str:
    key = "event.used.own" if event.seat == view.seat else "event.used"
    return say(key, actor=view.names[event.seat], copy=name(view, event.card, say))


SPOKEN: Mapping[type[Event], Wording[WorldView]] = {
    **WORDINGS,
    **dict.fromkeys((Moved, MovedSecretly, Thrown), lambda view, event, say: None),
    Rolled: _rolled,
    events.DealtSet: _dealt_set,
    events.Fights: _fights,
    events.Scored: _scored,
    Meets: _met,
    events.Drew: _met,
    events.Reaches: _met,
    events.Took: _took,
    events.Loaded: _loaded,
    events.SawSpell: _saw_spell,
    Uses: _uses,
    BringsNothing: _brings_nothing,
    fights_told.LosesNothing: fights_told.loses_nothing,
    in_vain.GivesNothing: in_vain.worded,
}
"""What zones and dice tell of themselves is told by the game in its own words."""
