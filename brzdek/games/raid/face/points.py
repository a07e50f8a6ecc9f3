"""The standing: points by source, as far as everybody may know them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from brzdek.core.drawing import Line, Style
from brzdek.core.text import Say, shortened
from brzdek.games.raid.face.naming import name, text_of
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.rules.state import LEFT, MASTERY, RESCUED
from brzdek.games.raid.view.view import RaidView

ARTIFACT = "artifact"
MOST_SOURCES = 3
"""So many differences are told of those that decided a game."""
COLUMN = 12
"""The most columns that the name of a player takes."""


def points(view: RaidView[Any], say: Say, style: Style) -> list[Line]:
    """A table with a row for each source, in the order in which they are counted; without boxes, player by player."""
    lines: list[Line] = [[("title", say("score.final" if view.over else "score.now"))]]
    tallies = [view.tally(seat) for seat in range(len(view.names))]
    lines += _table(view, tallies, say, style) if style.unicode else _one_by_one(view, tallies, say)
    lines += [line for seat in range(len(view.names)) for line in by_card(view, seat, say, style)]
    for thief, tally in zip(view.thieves, tallies, strict=True):
        if thief.out not in ("", LEFT, RESCUED):
            text = say("score.nothing", who=view.names[thief.seat], n=sum(tally.values()))
            lines += wrapped(text, style, "bad")
    if any(not thief.out for thief in view.thieves):
        lines += wrapped(say("score.still_in", n=view.pieces[MASTERY].points), style, "dim")
    return [*lines, *(tie(view, _totals(view, tallies), say) if view.over else [])]


def leading(view: RaidView[Any], say: Say) -> str:
    """Who has most points so far."""
    totals = standing(view)
    most = max(totals)
    names = [name for name, total in zip(view.names, totals, strict=True) if total == most]
    if len(names) == len(view.names):
        return say("told.all_level", n=most)
    return say("told.leading" if len(names) == 1 else "told.leading_alike", who=", ".join(names), n=most)


def tie(view: RaidView[Any], totals: list[int], say: Say) -> list[Line]:
    """Of those who have most points alike, by what the winner is found."""
    level = [seat for seat, total in enumerate(totals) if total == max(totals) and view.thieves[seat].artifacts]
    if len(level) < 2:
        return []
    best = {
        seat: max(
            view.pieces[token].points for token in view.thieves[seat].tokens if view.pieces[token].kind == ARTIFACT
        )
        for seat in level
    }
    told = ", ".join(f"{view.names[seat]} – {worth}" for seat, worth in best.items())
    return [[("", say("score.tie", told=told))]]


def by_card(view: RaidView[Any], seat: int, say: Say, style: Style) -> list[Line]:
    """Which cards give a player how many points, the most first, and which on what terms; of others only when all is
    over, and then the tokens as well.
    """
    if not view.over and seat != view.seat:
        return []
    counted = Counter(view.cards_of(seat))
    tokens = Counter(view.thieves[seat].tokens if view.over else ())
    things = tokens + counted
    worth = {thing: view.worth(seat, thing) * count for thing, count in things.items()}
    # The name of an artifact may end with a number.
    key, between = ("score.by_thing", ": ") if view.over else ("score.by_card", " ")
    told = [
        f"{name(view, thing, say)}{f' ×{things[thing]}' if things[thing] > 1 else ''}{between}{n}"
        for thing, n in sorted(worth.items(), key=lambda one: -one[1])
        if n
    ]
    lines = wrapped(say(key, who=view.names[seat], cards=", ".join(told)), style, "dim") if told else []
    scoring = {} if view.over else {card: text_of(view.pieces[card], say, "score") for card in counted}
    for card, text in scoring.items():
        if text:
            text = text[:1].lower() + text[1:]
            lines += wrapped(say("score.scoring", card=name(view, card, say), text=text), style, "dim")
    return lines


def standing(view: RaidView[Any]) -> list[int]:
    """What everybody has now."""
    return _totals(view, [view.tally(seat) for seat in range(len(view.names))])


def _totals(view: RaidView[Any], tallies: list[dict[str, int]]) -> list[int]:
    """What everybody has, or would have when they get away."""
    return [
        sum(tally.values()) if thief.out in ("", LEFT, RESCUED) else 0
        for thief, tally in zip(view.thieves, tallies, strict=True)
    ]


def _table(view: RaidView[Any], tallies: list[dict[str, int]], say: Say, style: Style) -> list[Line]:
    first = max(len(say(f"score.{source}")) for source in [*tallies[0], "total"])
    column = min(COLUMN, (style.width - 3 - first) // len(view.names) - 2)
    names = [shortened(who, column) for who in view.names]
    widths = [max(len(who), 4) + 2 for who in names]
    head: Line = [("", " " * (first + 2))]
    head += [
        ("you" if seat == view.seat else "title", f"{who:>{width}}")
        for seat, (who, width) in enumerate(zip(names, widths, strict=True))
    ]
    lines: list[Line] = [head]
    for source in tallies[0]:
        if view.over and not any(tally[source] for tally in tallies):
            continue
        numbers = [f"{tally[source]:>{width}}" for tally, width in zip(tallies, widths, strict=True)]
        lines.append([("", f"  {say(f'score.{source}'):<{first}}"), ("", "".join(numbers))])
    totals = _totals(view, tallies)
    last: Line = [("title", f"  {say('score.total'):<{first}}")]
    last += [
        ("gold" if total == max(totals) else "", f"{total:>{width}}")
        for total, width in zip(totals, widths, strict=True)
    ]
    return [*lines, last]


def _one_by_one(view: RaidView[Any], tallies: list[dict[str, int]], say: Say) -> list[Line]:
    lines: list[Line] = []
    for who, tally, total in zip(view.names, tallies, _totals(view, tallies), strict=True):
        parts = [f"{say(f'score.{source}')} {count}" for source, count in tally.items() if count]
        lines.append([("", f"{who}: {', '.join([*parts, say('score.total') + ' ' + str(total)])}")])
    return lines


def decided(view: RaidView[Any], say: Say) -> str:
    """What made most of the difference to the winner; for whoever won, to the second."""
    if view.seat is None or not view.over or len(view.names) < 2:
        return ""
    tallies = [view.tally(seat) for seat in range(len(view.names))]
    totals = _totals(view, tallies)
    me = view.seat
    other = max((seat for seat in range(len(totals)) if seat != me), key=lambda seat: totals[seat])
    if view.thieves[me].out not in ("", LEFT, RESCUED):
        return say("score.why_nothing", who=view.names[other], n=totals[other], lost=sum(tallies[me].values()))
    if totals[me] == totals[other]:
        return say("score.why_level", who=view.names[other], n=totals[me])
    better, worse = (me, other) if totals[me] > totals[other] else (other, me)
    if not totals[worse]:
        return say("score.why_alone", who=view.names[other], n=totals[me])
    gains = {kind: n - tallies[worse].get(kind, 0) for kind, n in tallies[better].items()}
    most = sorted((kind for kind, gain in gains.items() if gain > 0), key=lambda kind: -gains[kind])[:MOST_SOURCES]
    own, theirs = tallies[me], tallies[other]
    told = [
        say("score.against", source=say(f"score.{kind}"), n=own.get(kind, 0), others=theirs.get(kind, 0))
        for kind in most
    ]
    key = "score.why_won" if better == me else "score.why_lost"
    return say(key, who=view.names[other], n=totals[me], others=totals[other], sources=", ".join(told))
