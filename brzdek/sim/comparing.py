"""Variants of a game on the same seeds: what differs, how surely, and how many games would tell."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from typing import Any

from brzdek.core.text import Say
from brzdek.core.values import NamedTuple, dataclass, field
from brzdek.sim.findings import CERTAIN
from brzdek.sim.intervals import FEW, Interval, average, chance_of, deviation_from_nothing, games_needed, holm
from brzdek.sim.playing import WON, Unfinished, figures, play
from brzdek.sim.report import Report, ReportRow, ReportSection, Wording
from brzdek.sim.tally import Spread, Tally
from brzdek.sim.trials import Trials

LEFT_OUT = ("answers",)
"""Figures that say something about the program, not about the game."""


ORDER = ("turns", "points", "best", "seat", "bot", "label", "outcome")


@dataclass(slots=True)
class Pairs:
    """Games of each variant, and how each differs from the first one on the same seed."""

    tallies: list[Tally]
    differences: list[dict[str, Spread]] = field(default_factory=list)
    """By variant (the first one is left out) and figure."""

    def merge(self, other: Pairs) -> None:
        for mine, theirs in zip(self.tallies, other.tallies, strict=True):
            mine.merge(theirs)
        for own, more in zip(self.differences, other.differences, strict=True):
            for name, spread in more.items():
                own[name].counts.update(spread.counts)


def nothing(variants: int) -> Pairs:
    return Pairs([Tally() for _ in range(variants)], [defaultdict(Spread) for _ in range(variants - 1)])


def pairs(sides: Sequence[Trials], numbers: range) -> Pairs:
    """Play the games of these numbers in each variant."""
    found = nothing(len(sides))
    for number in numbers:
        played = []
        for trials, tally in zip(sides, found.tallies, strict=True):
            try:
                played.append(play(trials, number))
            except Unfinished as unfinished:
                tally.fail(number, unfinished.reason)
        if len(played) < len(sides):
            # Half a pair tells nothing.
            continue
        for tally, one in zip(found.tallies, played, strict=True):
            tally.add(one)
        first, *others = (figures(one) for one in played)
        for differences, other in zip(found.differences, others, strict=True):
            for name in {*first, *other}:
                differences[name].counts[other[name] - first[name]] += 1
    return found


class Difference(NamedTuple):
    """One figure of a variant against that of the first one."""

    figure: str
    first: float
    other: float
    estimate: Interval
    certain: bool
    needed: int
    """So many games would tell, if the difference is what it seems to be; 0: it seems to be none."""


def differences(found: Pairs, players: int) -> list[list[Difference]]:
    """All differences, by variant."""
    games = found.tallies[0].games
    keys = [(place, name) for place, spreads in enumerate(found.differences) for name in sorted(spreads, key=_order)]
    keys = [(place, name) for place, name in keys if name not in LEFT_OUT]
    spreads = [_whole(found.differences[place][name], games) for place, name in keys]
    corrected = holm([chance_of(deviation_from_nothing(spread)) for spread in spreads])
    rows: list[list[Difference]] = [[] for _ in found.differences]
    for (place, name), spread, chance in zip(keys, spreads, corrected, strict=True):
        scale = 1 / _per(name, players)
        first, other = (found.tallies[at].spread(name).mean * scale for at in (0, place + 1))
        certain = chance < CERTAIN and games >= FEW
        needed = games_needed(spread) if not certain else 0
        rows[place].append(Difference(name, first, other, average(spread).scaled(scale), certain, needed))
    return rows


def _order(name: str) -> tuple[int, str]:
    """Length and result first, then whatever the game is measured by."""
    sort = name.partition(".")[0]
    return (ORDER.index(sort) if sort in ORDER else len(ORDER), name)


def _whole(spread: Spread, games: int) -> Spread:
    """Games in which a figure came up on neither side differ by nothing."""
    missing = games - spread.n
    return Spread({**spread.counts, 0: spread.counts[0] + missing})


def _per(name: str, players: int) -> int:
    """How many of what is counted in a figure make one of what a reader wants to see."""
    if name.startswith(("seat.", "bot.")):
        return WON
    return players if name == "points" or name.startswith(("each.", "label.")) else 1


# -- words


def compared(names: Sequence[str], found: Pairs, sides: Sequence[Trials], words: Wording) -> Report:
    """The report of a comparison. ``names``: what each variant is called."""
    say, games = words.say, found.tallies[0].games
    letters = [chr(ord("A") + place) for place in range(len(names))]
    head = [say("head.games", n=games, games=words.number(games, 0), seed=sides[0].seed)]
    head += [say("head.variant", letter=letter, what=name) for letter, name in zip(letters, names, strict=True)]
    failed = sum(tally.failed for tally in found.tallies)
    head += [say("head.failed", n=failed)] if failed else []
    sections, verdicts = [], []
    for letter, rows in zip(letters[1:], differences(found, sides[0].players), strict=True):
        sections.append(_section(letters[0], letter, rows, words))
        verdicts.append(_verdict(letters[0], letter, rows, words))
    if games < FEW:
        verdicts = [say("verdict.few", n=games)]
    return Report(say("title.comparison", game=words.game), head, sections, verdicts)


def _section(first: str, other: str, rows: Sequence[Difference], words: Wording) -> ReportSection:
    say = words.say
    title = say("differences", first=first, other=other)
    columns = [say("what"), first, other, say("difference"), say("interval"), say("verdict")]
    lines = [
        ReportRow(
            [
                _named(one.figure, words),
                *(_shown(one.figure, value, words) for value in (one.first, one.other)),
                _signed(one.figure, words, one.estimate.value),
                words.between(one.estimate, partial(_signed, one.figure, words)),
                _tells(one, words),
            ],
            mark=one.certain,
        )
        for one in rows
    ]
    return ReportSection(title, columns, lines, say("differences.note"))


def _named(figure: str, words: Wording) -> str:
    sort, _, name = figure.partition(".")
    if sort == "seat":
        return words.say("compared.seat", seat=words.player(name))
    if sort == "bot":
        return words.say("compared.bot", bot=name)
    if sort in ("label", "outcome"):
        label, _, value = name.partition(".")
        return f"{words.measure(label)}: {words.value(label, value)}"
    return words.measure(name or sort)


def _shown(figure: str, value: float, words: Wording, signed: bool = False) -> str:
    share = figure.startswith(("seat.", "bot.", "label."))
    text = words.percent(value) if share else words.number(value, 2)
    return f"+{text}" if signed and value > 0 else text


def _signed(figure: str, words: Wording, value: float) -> str:
    return _shown(figure, value, words, signed=True)


def _tells(one: Difference, words: Wording) -> str:
    say = words.say
    if one.certain:
        return say("tells.more" if one.estimate.value > 0 else "tells.less")
    return say("tells.few", games=words.number(one.needed, 0)) if one.needed else say("tells.same")


def _verdict(first: str, other: str, rows: Sequence[Difference], words: Wording) -> str:
    certain = [one for one in rows if one.certain]
    if not certain:
        return words.say("verdict.alike", first=first, other=other)
    parts = [_sentence(one, words.say, words) for one in certain]
    return words.say("verdict.compared", first=first, other=other, what="; ".join(parts))


def _sentence(one: Difference, say: Say, words: Wording) -> str:
    key = "compared.more" if one.estimate.value > 0 else "compared.less"
    return say(key, what=_named(one.figure, words), by=_shown(one.figure, abs(one.estimate.value), words))


def as_data(names: Sequence[str], found: Pairs, sides: Sequence[Trials]) -> dict[str, Any]:
    """All of it as plain data."""
    return {
        "game": sides[0].game,
        "games": found.tallies[0].games,
        "seed": sides[0].seed,
        "variants": list(names),
        "differences": [
            {
                one.figure: {
                    "first": one.first,
                    "other": one.other,
                    "difference": one.estimate.value,
                    "low": one.estimate.low if found.tallies[0].games >= FEW else None,
                    "high": one.estimate.high if found.tallies[0].games >= FEW else None,
                    "certain": one.certain,
                    "games_needed": one.needed,
                }
                for one in rows
            }
            for rows in differences(found, sides[0].players)
        ],
    }
