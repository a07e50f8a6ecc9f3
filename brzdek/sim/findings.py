"""What a tally says: estimates with their intervals, ready to be worded, drawn or written down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from brzdek.core.values import NamedTuple, dataclass, field
from brzdek.sim.intervals import (
    FEW,
    Advantage,
    Interval,
    average,
    chance_of,
    deviation_of_share,
    effect,
    holm,
    part_of,
    ratio,
)
from brzdek.sim.playing import SHARES, WON
from brzdek.sim.tally import Spread, Tally
from brzdek.sim.trials import Trials

CERTAIN = 0.05
"""What would come up by chance less often than this, after correction, is called certain."""


class MeasureFound(NamedTuple):
    """One number over all games."""

    name: str
    estimate: Interval
    spread: Spread
    per: int = 1
    """The spread counts that many of what the estimate counts once, such as the points of all players."""

    def quantile(self, part: float) -> float:
        return self.spread.quantile(part) / self.per


class WinShare(NamedTuple):
    """How often a seat or a bot won."""

    name: str
    estimate: Interval
    fair: float
    """What it would be if nothing mattered."""
    certain: bool
    """Is the difference to that more than chance, after correction for all shares of its sort?"""


class ShareFound(NamedTuple):
    """How often something was the case: what seats became, or what came out."""

    name: str
    estimate: Interval
    wins: Advantage | None = None
    """How often those seats won; None: it is nothing that a seat is."""
    chance: float = 1.0
    """That such wins come up by chance, corrected for all values of its label."""

    @property
    def certain(self) -> bool:
        return self.chance < CERTAIN


class CardUse(NamedTuple):
    """What became of a card."""

    card: str
    uses: dict[str, int]
    effect: Advantage
    chance: float
    """Corrected for all cards."""

    @property
    def certain(self) -> bool:
        return self.chance < CERTAIN


@dataclass(slots=True)
class Discoveries:
    """All that a simulation found."""

    trials: Trials
    games: int
    failed: int
    seats: list[WinShare]
    bots: list[WinShare]
    measures: list[MeasureFound]
    """Of a game, and of each player."""
    shares: dict[str, list[ShareFound]]
    """What seats became and what came out, by label."""
    cards: list[CardUse]
    uses: Sequence[str]
    never: list[str]
    unfinished: list[tuple[int, str]] = field(default_factory=list)


def findings(trials: Trials, tally: Tally, uses: Sequence[str]) -> Discoveries:
    """Read a tally. There must be games in it."""
    players = trials.players
    bots = sorted(set(trials.bots))
    return Discoveries(
        trials=trials,
        games=tally.games,
        failed=tally.failed,
        seats=_wins(tally, [f"seat.{seat}" for seat in range(players)], [1 / players] * players),
        bots=_wins(tally, [f"bot.{bot}" for bot in bots], [trials.bots.count(bot) / players for bot in bots])
        if len(bots) > 1
        else [],
        measures=_measures(tally, players),
        shares=_shares(tally),
        cards=_cards(tally),
        uses=[deed for deed in uses if tally.uses.get(deed)],
        never=tally.never_used(),
        unfinished=tally.unfinished,
    )


def _wins(tally: Tally, names: Sequence[str], fair: Sequence[float]) -> list[WinShare]:
    spreads = [tally.spread(name) for name in names]
    # Games that nobody wins are nobody's share.
    decided = sum(spread.sum for spread in spreads) / WON / tally.games
    fair = [part * decided for part in fair]
    shares = [part_of(spread, WON) for spread in spreads]
    chances = [
        chance_of(deviation_of_share(one.value, part, tally.games)) for one, part in zip(shares, fair, strict=True)
    ]
    return [
        WinShare(name.partition(".")[2], one, part, chance < CERTAIN and tally.games >= FEW)
        for name, one, part, chance in zip(names, shares, fair, holm(chances), strict=True)
    ]


def _measures(tally: Tally, players: int) -> list[MeasureFound]:
    scores: list[tuple[str, int]] = [(name, 1) for name in ("turns", "answers", "best") if name in tally.figures]
    scores.append(("points", players))
    counted = [f"each.{name}" for name in tally.names("each.")]
    return [
        *(_measure(name, tally.spread(name), per) for name, per in scores),
        *(_measure(name.removeprefix("each."), tally.spread(name), players, least=0.0) for name in counted),
    ]


def _measure(name: str, spread: Spread, per: int, least: float = float("-inf")) -> MeasureFound:
    """``least``: what is counted cannot be less."""
    found = average(spread).scaled(1 / per)
    low = max(least, found.low) if spread.n >= FEW else found.low
    return MeasureFound(name, Interval(found.value, low, found.high), spread, per)


def _shares(tally: Tally) -> dict[str, list[ShareFound]]:
    found: dict[str, list[ShareFound]] = {}
    for prefix in SHARES:
        for label in sorted({name.partition(".")[0] for name in tally.names(prefix)}):
            names = [f"{prefix}{label}.{value}" for value in tally.names(f"{prefix}{label}.")]
            wins = [effect(tally.being[name]) if name in tally.being else None for name in names]
            chances = holm([chance_of(one.z) if one else 1.0 for one in wins])
            found[label] = [
                ShareFound(name.split(".", 2)[2], _share(tally, name), won, chance)
                for name, won, chance in zip(names, wins, chances, strict=True)
            ]
    return found


def _share(tally: Tally, name: str) -> Interval:
    return ratio(tally.spread(name), tally.whole(name), tally.together[name])


def _cards(tally: Tally) -> list[CardUse]:
    names = sorted(tally.having)
    effects = [effect(tally.having[card]) for card in names]
    chances = holm([chance_of(one.z) for one in effects])
    used = [
        CardUse(card, {deed: cards[card] for deed, cards in tally.uses.items()}, one, chance)
        for card, one, chance in zip(names, effects, chances, strict=True)
    ]
    return sorted(used, key=lambda use: (-use.effect.z, use.card))


# -- as plain data


def as_data(found: Discoveries) -> dict[str, Any]:
    """All of it as plain data, for programs to read."""
    trials = found.trials
    return {
        "game": trials.game,
        "games": found.games,
        "seed": trials.seed,
        "bots": list(trials.bots),
        "decks": [deck.name for deck in trials.decks],
        "options": dict(trials.options),
        "unfinished": {"games": found.failed, "first": [list(one) for one in found.unfinished]},
        "seats": [_win_data(one) for one in found.seats],
        "bots_won": [_win_data(one) for one in found.bots],
        "measures": {one.name: _measure_data(one) for one in found.measures},
        "shares": {label: {one.name: _share_data(one) for one in values} for label, values in found.shares.items()},
        "cards": {one.card: _card_data(one) for one in found.cards},
        "never_used": found.never,
    }


def _interval_data(interval: Interval) -> dict[str, float | None]:
    bounds = {"low": interval.low, "high": interval.high}
    finite = {name: bound if abs(bound) != float("inf") else None for name, bound in bounds.items()}
    return {"value": interval.value, **finite}


def _win_data(one: WinShare) -> dict[str, Any]:
    return {"name": one.name, **_interval_data(one.estimate), "fair": one.fair, "certain": one.certain}


def _share_data(one: ShareFound) -> dict[str, Any]:
    if one.wins is None:
        return _interval_data(one.estimate)
    wins = {"wins": _interval_data(one.wins.having), "chance": one.chance, "certain": one.certain}
    return {**_interval_data(one.estimate), **wins}


def _measure_data(one: MeasureFound) -> dict[str, Any]:
    quantiles = {name: one.quantile(part) for name, part in (("p10", 0.1), ("median", 0.5), ("p90", 0.9))}
    least, most = min(one.spread.counts) / one.per, max(one.spread.counts) / one.per
    return {
        **_interval_data(one.estimate),
        "deviation": one.spread.deviation / one.per,
        "least": least,
        **quantiles,
        "most": most,
    }


def _card_data(one: CardUse) -> dict[str, Any]:
    return {
        "uses": one.uses,
        "compared_games": one.effect.games,
        "wins_with": _interval_data(one.effect.having),
        "wins_without": _interval_data(one.effect.others),
        "z": one.effect.z,
        "chance": one.chance,
        "certain": one.certain,
    }
