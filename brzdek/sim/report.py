"""A report as a structure: headings, tables and bars. Terminal and paper each draw it their own way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from brzdek.core.text import Lang, Say
from brzdek.core.values import dataclass, field
from brzdek.sim.findings import CardUse, Discoveries, MeasureFound, ShareFound, WinShare
from brzdek.sim.intervals import FEW, Interval
from brzdek.sim.words import SIM

if TYPE_CHECKING:
    from brzdek.core.catalog.catalog import Catalog
    from brzdek.core.rulebook import Rulebook

SHOWN_CARDS = 12
"""So many cards a report names at either end of the list."""


@dataclass(slots=True)
class ReportRow:
    cells: list[str]
    bar: Interval | None = None
    """Drawn beside the row, where the table has bars."""
    mark: bool = False
    """Is there something to notice?"""


@dataclass(slots=True)
class ReportSection:
    """A heading with a table below it."""

    title: str
    columns: list[str]
    """Their headings; the first column is words, the others are numbers."""
    rows: list[ReportRow]
    note: str = ""
    fair: float | None = None
    """Where the bars have a line to compare with."""
    bars: tuple[float, float] | None = None
    """From where to where bars reach; None: there are none."""
    every: list[ReportRow] = field(default_factory=list)
    """All rows, where only some are shown."""


@dataclass(slots=True)
class Report:
    title: str
    head: list[str]
    sections: list[ReportSection]
    verdicts: list[str] = field(default_factory=list)
    """What the numbers mean, in sentences."""


class Wording:
    """Numbers and names of one game in one language."""

    def __init__(self, rulebook: Rulebook[Any, Any], catalog: Catalog, lang: Lang) -> None:
        self.lang, self._catalog = lang, catalog
        self.game = catalog.title.to(lang)
        self.say = Say(lang, rulebook.face.measures(), SIM)

    def measure(self, name: str) -> str:
        key = f"measure.{name}"
        return self.say(key) if self.say.knows(key) else name.replace("_", " ")

    def card(self, card: str) -> str:
        found = self._catalog.cards.get(card)
        return card if found is None else found.name.to(self.lang)

    def value(self, label: str, value: str) -> str:
        """What a label says of a seat or a game: a word of the game's, or a card."""
        key = f"measure.{label}.{value}"
        return self.say(key) if self.say.knows(key) else self.card(value)

    def number(self, value: float, digits: int = 1) -> str:
        if abs(value) == float("inf"):
            return "–"
        text = f"{value:,.{digits}f}"
        if self.lang == "pl":
            text = text.replace(",", "\u00a0").replace(".", ",")
        return "0" if text.strip("-0,.") == "" and not digits else text

    def percent(self, value: float) -> str:
        return f"{self.number(100 * value)} %"

    def between(self, interval: Interval, show: Callable[[float], str]) -> str:
        if abs(interval.low) == float("inf"):
            return "–"
        return f"{show(interval.low)} – {show(interval.high)}"

    def player(self, seat: str) -> str:
        return self.say("seat", n=int(seat) + 1)

    def use(self, deed: str) -> str:
        return self.say(f"use.{deed}")


def simulated(found: Discoveries, words: Wording) -> Report:
    """The report of one simulation."""
    say = words.say
    sections = [_wins("wins.seats", found.seats, words, words.player)]
    if found.bots:
        sections.append(_wins("wins.bots", found.bots, words, str))
    sections.append(_measures(found.measures, words))
    # Long tables come last.
    shares = sorted(found.shares.items(), key=lambda share: len(share[1]))
    sections += [_shares(label, values, words) for label, values in shares]
    if found.cards:
        sections.append(_cards(found, words))
    return Report(say("title.simulation", game=words.game), head(found, words), sections, verdicts(found, words))


def head(found: Discoveries, words: Wording) -> list[str]:
    """What was played."""
    trials, say = found.trials, words.say
    lines = [say("head.games", n=found.games, games=words.number(found.games, 0), seed=trials.seed)]
    lines.append(say("head.bots", bots=", ".join(trials.bots)))
    if trials.decks:
        lines.append(say("head.decks", decks=", ".join(deck.name for deck in trials.decks)))
    if trials.options:
        lines.append(
            say("head.options", options=", ".join(f"{key}={value}" for key, value in sorted(trials.options.items())))
        )
    if found.failed:
        lines.append(say("head.failed", n=found.failed))
    return lines


def _wins(title: str, shares: Sequence[WinShare], words: Wording, name: Callable[[str], str]) -> ReportSection:
    rows = [
        ReportRow(
            [name(one.name), words.percent(one.estimate.value), words.between(one.estimate, words.percent)],
            one.estimate,
            one.certain,
        )
        for one in shares
    ]
    fair = shares[0].fair if len({one.fair for one in shares}) == 1 else None
    columns = [words.say(key) for key in (f"{title}.who", "wins", "interval")]
    return ReportSection(words.say(title), columns, rows, fair=fair, bars=(0.0, 1.0))


def _measures(measures: Sequence[MeasureFound], words: Wording) -> ReportSection:
    rows = [
        ReportRow(
            [
                words.measure(one.name),
                words.number(one.estimate.value),
                words.between(one.estimate, words.number),
                *(words.number(one.quantile(part)) for part in (0.1, 0.5, 0.9)),
            ]
        )
        for one in measures
    ]
    columns = [words.say(key) for key in ("what", "mean", "interval", "tenth", "median", "ninth")]
    return ReportSection(words.say("measures"), columns, rows, words.say("measures.note"))


def _shares(label: str, values: Sequence[ShareFound], words: Wording) -> ReportSection:
    """What was how often; for what seats are or become also how often they won, the best of many first."""
    won = values[0].wins is not None
    many = len(values) > 2 * SHOWN_CARDS
    hidden = len(values) - 2 * SHOWN_CARDS
    values = sorted(values, key=lambda one: (-one.wins.z if one.wins and many else -one.estimate.value, one.name))
    rows = [_share(label, one, words, marked=many) for one in values]
    columns = ["what", *(("wins", "interval") if won else ()), "share", "interval"]
    title = words.measure(label)
    return ReportSection(
        title[:1].upper() + title[1:],
        [words.say(key) for key in columns],
        _ends(rows),
        words.say("shares.hidden", n=hidden) if many else "",
        bars=(0.0, 1.0),
        every=rows,
    )


def _ends(rows: list[ReportRow]) -> list[ReportRow]:
    """The first and the last of many."""
    return rows if len(rows) <= 2 * SHOWN_CARDS else [*rows[:SHOWN_CARDS], *rows[-SHOWN_CARDS:]]


def _share(label: str, one: ShareFound, words: Wording, *, marked: bool) -> ReportRow:
    shown = [one.estimate] if one.wins is None else [one.wins.having, one.estimate]
    cells = [text for found in shown for text in (words.percent(found.value), words.between(found, words.percent))]
    return ReportRow([words.value(label, one.name), *cells], one.estimate, marked and one.certain)


def _cards(found: Discoveries, words: Wording) -> ReportSection:
    hidden = len(found.cards) - 2 * SHOWN_CARDS
    rows = [_card(one, found, words) for one in found.cards]
    columns = [
        words.say("card"),
        *(words.use(deed) for deed in found.uses),
        *(words.say(key) for key in ("wins.with", "wins.without", "chance")),
    ]
    note = words.say("cards.note") + (" " + words.say("cards.hidden", n=hidden) if hidden > 0 else "")
    return ReportSection(words.say("cards"), columns, _ends(rows), note, every=rows)


def _card(one: CardUse, found: Discoveries, words: Wording) -> ReportRow:
    uses = [words.number(one.uses.get(deed, 0), 0) for deed in found.uses]
    effect = one.effect
    least = words.number(0.001, 3)
    chance = f"< {least}" if one.chance < 0.001 else words.number(one.chance, 3)
    # A card that nearly everybody has can be compared with hardly anything.
    compared = [words.percent(effect.others.value), chance] if effect.games >= FEW else ["–", "–"]
    return ReportRow([words.card(one.card), *uses, words.percent(effect.having.value), *compared], mark=one.certain)


def verdicts(found: Discoveries, words: Wording) -> list[str]:
    """What can be said for certain, and what cannot."""
    say = words.say
    if found.games < FEW:
        return [say("verdict.few", n=found.games)]
    said = [
        say("verdict.seat.more" if one.estimate.value > one.fair else "verdict.seat.less", seat=words.player(one.name))
        for one in found.seats
        if one.certain
    ]
    said = said or [say("verdict.seats")]
    for key, sign in (("verdict.strong", 1), ("verdict.weak", -1)):
        names = [words.card(one.card) for one in found.cards if one.certain and one.effect.z * sign > 0]
        if names:
            said.append(say(key, n=len(names), cards=_some(names, words)))
    if found.never:
        said.append(
            say("verdict.never", n=len(found.never), cards=_some([words.card(card) for card in found.never], words))
        )
    return said


def _some(names: Sequence[str], words: Wording) -> str:
    shown = ", ".join(names[:SHOWN_CARDS])
    return shown if len(names) <= SHOWN_CARDS else f"{shown} {words.say('and_more', n=len(names) - SHOWN_CARDS)}"
