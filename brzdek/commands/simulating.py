"""``brzdek simulate`` and ``brzdek compare``: many games at once, and what they show."""

from __future__ import annotations

import csv
import shutil
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from brzdek.commands.click_words import SHOWN, Number, Span, WordedCommand, flag, hinted
from brzdek.commands.common import complain, decks_of, game_argument, open_with_parts, option, read_options, show_json
from brzdek.core.seats import MAX_SEED, random_seed, usual_bot, usual_players
from brzdek.core.text import Say, clean, fold
from brzdek.sim.words import SIM

if TYPE_CHECKING:
    from brzdek.sim.findings import Discoveries
    from brzdek.sim.report import Report
    from brzdek.sim.trials import Trials

GAMES = 1000
MOST_GAMES = 100_000_000
MOST_JOBS = 1024
TRANSCRIPTS = 3
"""So many games that came to no end are written down."""
BASE = "base"


def _common(say: Say) -> list[click.Parameter]:
    return [
        option(say, "games", "number", "games_played", type=Number(say, 1, MOST_GAMES), default=GAMES),
        option(say, "bots", "bots", "bots_seated"),
        option(say, "seed", "number", type=Number(say, 0, MAX_SEED)),
        option(say, "deck", "file", multiple=True),
        option(say, "option", "option", multiple=True),
        option(say, "jobs", "number", type=Number(say, 1, MOST_JOBS)),
        option(say, "cluster", "address"),
        option(say, "limit", "number", type=Number(say, 1, MOST_GAMES)),
        flag("--json", say("help.json")),
        option(say, "csv", "file"),
        option(say, "report", "file"),
    ]


def simulate(say: Say) -> WordedCommand:
    words = say.also(SIM)
    players = option(words, "players", "span", "players_span", type=Span(say, 1, 20))
    params = [game_argument(say), players, *_common(words)]
    return WordedCommand(words, "simulate", params, lambda **given: _simulate(words, **given))


def compare(say: Say) -> WordedCommand:
    words = say.also(SIM)
    variants = click.Argument(["variants"], nargs=-1, required=True, metavar=say("place.variants"))
    params = [variants, option(words, "players", "number", type=Number(say, 1, 20)), *_common(words)]
    return WordedCommand(words, "compare", params, lambda **given: _compare(words, **given))


# -- simulate


def _simulate(say: Say, game: str, games: int, jobs: int | None, cluster: str | None, **given: Any) -> int:
    from brzdek.sim.by_players import as_plain_data, by_players
    from brzdek.sim.findings import as_data
    from brzdek.sim.report import Wording, simulated
    from brzdek.sim.trials import opened

    players: range | None = given["players"]
    given["seed"] = random_seed() if given["seed"] is None else given["seed"]
    if players is None or len(players) == 1:
        trials = _trials(say, game, {**given, "players": players[0] if players else None})
        found = _found(say, trials, games, jobs, cluster)
        words = Wording(*opened(trials.game, trials.decks), say.lang)
        _publish(say, simulated(found, words), lambda: as_data(found), given)
        return 0
    named = [bot for bot in (given["bots"] or "").split(",") if bot.strip()]
    if len(named) > 1:
        raise click.UsageError(say("one_bot", found=len(named)), click.get_current_context())
    sides = [_trials(say, game, {**given, "players": count}) for count in players]
    by_count = {trials.players: _found(say, trials, games, jobs, cluster) for trials in sides}
    words = Wording(*opened(sides[0].game, sides[0].decks), say.lang)
    _publish(say, by_players(by_count, words), lambda: as_plain_data(by_count), given)
    return 0


def _found(say: Say, trials: Trials, games: int, jobs: int | None, cluster: str | None) -> Discoveries:
    from brzdek.sim.findings import findings
    from brzdek.sim.running import tally
    from brzdek.sim.tally import Tally
    from brzdek.sim.trials import opened

    counted = Tally()
    _play(say, partial(tally, trials), games, jobs, cluster, counted.merge)
    _tell_unfinished(say, trials, counted.unfinished)
    if not counted.games:
        raise click.ClickException(say("nothing_played"))
    rulebook, _ = opened(trials.game, trials.decks)
    return findings(trials, counted, rulebook.gauge().uses)


# -- compare


def _compare(say: Say, variants: Sequence[str], games: int, jobs: int | None, cluster: str | None, **given: Any) -> int:
    from brzdek.sim.comparing import as_data, compared, nothing, pairs
    from brzdek.sim.report import Wording
    from brzdek.sim.trials import opened

    game, rest = _game_of(say, variants, given["deck"])
    if len(rest) < 2:
        raise click.UsageError(say("one_variant"), click.get_current_context())
    given["seed"] = random_seed() if given["seed"] is None else given["seed"]
    sides = [_variant(say, game, text, given) for text in rest]
    found = nothing(len(sides))
    _play(say, partial(pairs, sides), games, jobs, cluster, found.merge)
    for trials, tally in zip(sides, found.tallies, strict=True):
        _tell_unfinished(say, trials, tally.unfinished)
    if not found.tallies[0].games:
        raise click.ClickException(say("nothing_played"))
    rulebook, catalog = opened(next((side.game for side in sides if side.game != game), game), ())
    names = [say("base") if text == BASE else clean(text)[:SHOWN] for text in rest]
    words = Wording(rulebook, catalog, say.lang)
    _publish(say, compared(names, found, sides, words), lambda: as_data(names, found, sides), given)
    return 0


def _game_of(say: Say, variants: Sequence[str], decks: Sequence[str]) -> tuple[str, Sequence[str]]:
    """The game whose variants are compared, and the variants. It is named first, or the decks tell it."""
    from brzdek.commands.deck import game_of_decks
    from brzdek.games import NAMES

    named = fold(variants[0].strip())
    if named in NAMES:
        return named, variants[1:]
    parts = [part.strip() for text in (*decks, *variants) for part in text.split("+")]
    told = {game_of_decks([str(decks_of([part])[0])]) for part in parts if _is_deck(part)}
    if len(told) == 1:
        return told.pop(), variants
    raise click.UsageError(say("no_game_told", games=", ".join(NAMES)), click.get_current_context())


def _is_deck(part: str) -> bool:
    return part.lower().endswith((".yaml", ".yml"))


def _variant(say: Say, game: str, text: str, given: dict[str, Any]) -> Trials:
    """One side of a comparison: what all sides have, and what is said of this one."""
    decks, options, bots = list(given["deck"]), list(given["option"]), given["bots"]
    for part in (part.strip() for part in text.split("+")):
        key, equals, value = part.partition("=")
        if _is_deck(part):
            decks.append(part)
        elif equals and key.strip() == "bots":
            bots = value
        elif equals and key.strip():
            options = [one for one in options if one.partition("=")[0].strip() != key.strip()] + [part]
        elif part != BASE:
            raise click.UsageError(say("bad_variant", found=clean(part)[:SHOWN]), click.get_current_context())
    return _trials(say, game, {**given, "deck": decks, "option": options, "bots": bots})


# -- what both need


def _trials(say: Say, game: str, given: dict[str, Any]) -> Trials:
    from brzdek.core.rulebook import complete
    from brzdek.sim.trials import LIMIT, Trials, opened

    decks = tuple(deck.resolve() for deck in decks_of(given["deck"]))
    game, options, rulebook, catalog = open_with_parts(game, read_options(say, given["option"]), *decks)
    low, high = catalog.players
    named = [_known_bot(say, bot, rulebook.bots) for bot in (given["bots"] or "").split(",") if bot.strip()]
    players = given["players"] or (len(named) if len(named) > 1 else usual_players(low, high))
    bots = tuple(named) if len(named) > 1 else (named or [usual_bot(rulebook.bots)]) * players
    if len(bots) != players:
        raise click.UsageError(say("bad_bots", found=len(bots), players=players), click.get_current_context())
    seed = random_seed() if given["seed"] is None else given["seed"]
    trials = Trials(game, tuple(bots), seed, decks, options, given["limit"] or LIMIT)
    complete(trials.setup(0), opened(game, decks)[1])
    return trials


def _known_bot(say: Say, text: str, bots: Collection[str]) -> str:
    word = fold(text.strip())
    if word in bots:
        return word
    message = say("bad_choice", found=clean(text)[:SHOWN], allowed=", ".join(bots))
    raise click.UsageError(hinted(message, text, list(bots), say), click.get_current_context())


def _play(
    say: Say,
    work: Callable[[range], Any],
    games: int,
    jobs: int | None,
    cluster: str | None,
    take: Callable[[Any], None],
) -> None:
    from brzdek.sim.running import gathered, processors, spread

    done = 0

    def progress(count: int) -> None:
        nonlocal done
        done += count
        told(count)

    try:
        with _progress(games) as told:
            whole = gathered(spread(work, games, jobs or processors(), cluster or ""), take, progress)
    except ImportError as missing:
        if not cluster:
            raise
        raise click.ClickException(say("no_cluster")) from missing
    except OSError as error:
        if not cluster:
            raise
        raise click.ClickException(say("cluster_gone", address=clean(cluster)[:SHOWN])) from error
    if not whole:
        complain(say("interrupted", n=done))


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar with the time left, on a terminal; silent anywhere else."""
    if not sys.stderr.isatty():
        yield lambda count: None
        return
    with click.progressbar(length=games, file=sys.stderr, show_pos=True) as bar:
        yield bar.update


def _tell_unfinished(say: Say, trials: Trials, unfinished: Sequence[tuple[int, str]]) -> None:
    """Write down games that came to no end, so that one can look at them."""
    from brzdek.sim.unfinished import written_down

    for number, reason in unfinished[:TRANSCRIPTS]:
        file = written_down(trials, number)
        complain(say(f"unfinished.{reason}", number=number, limit=trials.limit, file=clean(str(file))))


def _publish(say: Say, report: Report, data: Callable[[], dict[str, Any]], given: dict[str, Any]) -> None:
    if given["csv"]:
        from brzdek.sim.text_report import table

        with Path(given["csv"]).open("w", encoding="utf-8", newline="") as file:
            csv.writer(file).writerows(table(report))
    if given["report"]:
        from printables.jobs.output import write_whole
        from printables.reports.press import pdf

        write_whole(Path(given["report"]), pdf(report, say.lang))
    if given["json"]:
        show_json(data())
        return
    from brzdek.core.drawing import Style
    from brzdek.sim.text_report import drawn

    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else 100
    signs = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    for line in drawn(report, Style(width=max(60, width), unicode=signs)):
        print(line)
