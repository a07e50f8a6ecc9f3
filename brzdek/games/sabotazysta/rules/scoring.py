"""Gold: how the miners divide it, what the saboteurs are paid, who wins the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import cast

from brzdek.core.ask import Ask, Steps
from brzdek.core.rulebook import Result
from brzdek.games.sabotazysta.rules import events
from brzdek.games.sabotazysta.rules.state import Mine


def divide_gold(game: Mine, finder: int) -> Steps[None]:
    """The miners take one gold card each, counterclockwise from the one who reached the treasure."""
    miners = [seat for seat in game.from_seat(finder, -1) if not game.is_saboteur(seat)]
    game.offered = [game.gold_deck.pop() for _ in miners[: len(game.gold_deck)]]
    for seat in miners[: len(game.offered)]:
        game.chooser = seat
        value = game.offered[0]
        if len(game.offered) > 1:
            # Also when the cards are alike: not to ask would tell the others that they are.
            values = sorted(set(game.offered), reverse=True)
            answer = yield Ask(seat, "gold", [("take", value) for value in values])
            value = cast(int, answer[1])
        game.offered.remove(value)
        take_gold(game, seat, [value])
    game.chooser = None


def pay_saboteurs(game: Mine, saboteurs: Sequence[int]) -> None:
    """Each saboteur gets the same sum in as few gold cards as the gold deck still allows."""
    if not saboteurs:
        return
    payout = game.catalog.tables["payout"]
    each = payout[min(len(saboteurs), max(payout))]
    for seat in saboteurs:
        take_gold(game, seat, take_sum(game.gold_deck, each))


def take_gold(game: Mine, seat: int, values: Sequence[int]) -> None:
    game.gold[seat] += values
    game.log.tell(events.Gold, seat, len(values))
    game.log.tell(events.Nuggets, seat, tuple(values))


def take_sum(gold_deck: list[int], total: int) -> list[int]:
    """Take cards worth exactly this from the gold deck: the fewest, with the most of high value.

    A house game of many rounds can run short; then the nearest smaller sum is taken.
    """
    left = Counter(gold_deck)
    for goal in range(total, 0, -1):
        best = min(_sums(left, sorted(left, reverse=True), goal), key=len, default=None)
        if best:
            for value in best:
                gold_deck.remove(value)
            return best
    return []


def _sums(left: Counter[int], values: Sequence[int], total: int) -> Iterator[list[int]]:
    """All ways to make up the total from what is left, those with many high cards first."""
    if total == 0:
        yield []
    elif values:
        value, *rest = values
        for count in range(min(left[value], total // value), -1, -1):
            for others in _sums(left, rest, total - count * value):
                yield [value] * count + others


def result(game: Mine) -> Result:
    scores = tuple(sum(gold) for gold in game.gold)
    return Result(scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))
