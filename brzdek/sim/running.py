"""Many games on several processors, or on a cluster: the same result however they are spread."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from itertools import pairwise
from typing import Any, TypeAlias

from brzdek.sim.playing import Unfinished, play, seat
from brzdek.sim.tally import Tally
from brzdek.sim.trials import Trials, opened

Progress: TypeAlias = Callable[[int], None]
"""Is told how many more games are done."""
Work: TypeAlias = Callable[[range], Any]
"""Plays the games of these numbers; what comes back can be sent from one process to another."""
PIECES = 32
"""So many pieces of work there are for each processor at least, so that none of them waits for long at the end."""
LARGEST = 200


def tally(trials: Trials, numbers: range) -> Tally:
    """Play games and count them."""
    found = Tally()
    for number in numbers:
        try:
            found.add(play(trials, number))
        except Unfinished as unfinished:
            found.fail(number, unfinished.reason)
    if numbers:
        rulebook, _ = opened(trials.game, trials.decks)
        found.cards.update(rulebook.gauge().cards(seat(trials, numbers[0]).game))
    return found


def processors() -> int:
    """How many processes there are to work with."""
    import os

    usable = getattr(os, "sched_getaffinity", None)
    return len(usable(0)) if usable is not None else os.cpu_count() or 1


def pieces(games: int, jobs: int) -> list[range]:
    """The numbers of all games in pieces of work."""
    size = max(1, min(LARGEST, games // (jobs * PIECES)))
    marks = [*range(0, games, size), games]
    return [range(first, last) for first, last in pairwise(marks)]


def spread(work: Work, games: int, jobs: int, cluster: str = "") -> Iterator[tuple[int, Any]]:
    """The results of all pieces as they come, each with the number of its games.

    Whoever stops asking keeps what there is; what has begun elsewhere is called off.
    """
    todo = pieces(games, jobs)
    if jobs == 1 and not cluster:
        yield from ((len(piece), work(piece)) for piece in todo)
        return
    import joblib

    with _backend(cluster):
        processes = joblib.Parallel(n_jobs=jobs, return_as="generator_unordered", pre_dispatch="2*n_jobs")
        results = processes(joblib.delayed(_numbered)(work, piece) for piece in todo)
        try:
            yield from results
        finally:
            results.close()


def _numbered(work: Work, piece: range) -> tuple[int, Any]:
    return len(piece), work(piece)


def _backend(cluster: str) -> AbstractContextManager[Any]:
    if not cluster:
        return nullcontext()
    import joblib

    client: Any = import_module("distributed").Client(cluster)
    return _Connected(client, joblib.parallel_config(backend="dask", client=client))


class _Connected:
    """A cluster that one leaves again."""

    def __init__(self, client: Any, config: Any) -> None:
        self._client, self._config = client, config

    def __enter__(self) -> None:
        self._config.__enter__()

    def __exit__(self, *error: Any) -> None:
        self._config.__exit__(*error)
        self._client.close()


def gathered(results: Iterator[tuple[int, Any]], take: Callable[[Any], None], progress: Progress) -> bool:
    """Take all results; False if somebody called it off."""
    try:
        for games, result in results:
            take(result)
            progress(games)
    except KeyboardInterrupt:
        return False
    return True
