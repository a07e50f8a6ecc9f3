"""Smoki as one layer over Magia i Miecz: its cards, switches and hooks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from brzdek.core.catalog.cards import Outline
from brzdek.core.catalog.schema import Field, ListOf, Word
from brzdek.core.catalog.source import Document
from brzdek.core.expansion import Layer, Options, Switched, when
from brzdek.core.text import Text
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.smoki.cards.pieces import LORDS
from brzdek.games.smoki.cards.schema import KINDS, check
from brzdek.games.smoki.rules import encounter, fighting, king, retreat, scales, setup, sleep, tower, variants
from brzdek.games.smoki.rules.state import PART

if TYPE_CHECKING:
    from brzdek.games.magia_i_miecz.rules.regions import Policy

NEEDS_DRAGONS = Text(
    "{part} wymaga smoków: włącz opcję „dragons”.", "{part} needs the dragons: turn the option “dragons” on."
)
PARTS = {
    "overlay": Text("Nakładka", "The overlay"),
    "wrath": Text("Gniew Króla Smoków", "Dragon King's Wrath"),
    "spawn": Text("Smocze Rozmnożenie", "Dragon Spawn"),
    "struggle": Text("Zmagania o Koronę", "Struggle for the Crown"),
}


# -- the switches


def refusal(options: Options) -> Text | None:
    """Parts of the expansion that do not go together."""
    used = [one for one in PARTS if options[one] not in (0, "none")]
    if used and not options["dragons"]:
        part = PARTS[used[0]]
        return Text(NEEDS_DRAGONS.pl.format(part=part.pl), NEEDS_DRAGONS.en.format(part=part.en))
    if options["ending"] != "off" and options["overlay"] != "none":
        return Text(
            "Zakończenie i nakładka wykluczają się: wybierz „overlay=none” albo „ending=off”.",
            "An ending and the overlay exclude each other: choose “overlay=none” or “ending=off”.",
        )
    if options["struggle"] and options["overlay"] != "tower":
        return Text(
            "Zmagania o Koronę toczą się w Smoczej Wieży: wybierz „overlay=tower”.",
            "Struggle for the Crown is played in the Dragon Tower: choose “overlay=tower”.",
        )
    return None


def deals(card: Outline, options: Options) -> bool:
    """Which cards take part: those whose switch is on."""
    if card.kind == "ending":
        pools = {"off": card.layer != PART, "smoki": card.layer == PART, "all": True}
        return pools[str(options["ending"])]
    if card.more.get("deck") in LORDS:
        return bool(options["dragons"])
    if card.layer != PART:
        return True
    if card.kind == "character":
        return bool(options["characters"])
    if card.kind == "space":
        return options["overlay"] == ("realm" if card.more["covers"] else "tower")
    return True


def with_lords(run: Callable[..., Any]) -> Switched:
    """The hook for games in which Lords take part, as dragons or through an ending."""
    return Switched(run, lambda options: bool(options["dragons"]) or options["ending"] != "off")


def over(run: Callable[..., Any], *sides: str) -> Switched:
    """The hook for games with one of these sides of the overlay."""
    return when("overlay", run, *sides)


def movement_policy(game: World, region: str) -> Policy | None:
    if region == tower.REGION:
        return tower.POLICY
    return retreat.REALM if region == "inner" and game.options["overlay"] == "realm" else None


def position_fields(game: World, known: Mapping[str, Field]) -> Mapping[str, Field]:
    from brzdek.games.smoki.view import position

    return position.fields(game, known)


def set_up_position(game: World, doc: Document, wanted: Mapping[str, Any]) -> Mapping[str, Any]:
    from brzdek.games.smoki.view import position

    return position.set_up(game, doc, wanted)


def words() -> Mapping[str, Any]:
    from brzdek.games.smoki.cards.verbs import WORDS

    return WORDS


LAYER = Layer(
    name=PART,
    needs=("magia_i_miecz",),
    version=5,
    kinds=KINDS,
    tables={"no_scales": ListOf(Word(), 1, 20)},
    options={
        "characters": "flag",
        "dragons": "flag",
        "overlay": "choice",
        "ending": "choice",
        "wrath": "flag",
        "spawn": "flag",
        "struggle": "flag",
        "bonus": "flag",
    },
    absent={"characters": "off", "dragons": "off", "overlay": "none"},
    words=words,
    check=check,
    steps={
        "setup_hook": with_lords(setup.setup_hook),
        "variant_options": when("bonus", lambda *given: variants.bonus(*given)),
        "start_of_turn": with_lords(setup.start_of_turn),
        "end_of_turn": with_lords(setup.end_of_turn),
        "encounter": with_lords(lambda *given: encounter.chosen(*given)),
        "card_resolution": with_lords(lambda *given: encounter.resolve(*given)),
        "pre_combat_window": with_lords(lambda *given: fighting.breathe(*given)),
        "turn_flags": with_lords(lambda *given: fighting.note(*given)),
        "trophies": with_lords(lambda *given: fighting.killed(*given)),
        "death_and_inheritance": with_lords(lambda *given: scales.inherit(*given)),
    },
    changes={
        "draw_count": over(lambda *given: tower.draw_count(*given), "tower"),
        "encounter_choice": with_lords(lambda *given: encounter.choice(*given)),
        "space_aliases": over(lambda *given: tower.meant(*given), "tower"),
        "attack_score_modifier": with_lords(lambda *given: fighting.bonus(*given)),
        "enemy_stat_modifier": with_lords(lambda *given: sleep.weaken(*given)),
        "opponent_endurance": with_lords(lambda *given: king.bears(*given)),
        "counts_for_numbers": with_lords(lambda *given: fighting.counts(*given)),
        "position_fields": position_fields,
        "position": set_up_position,
    },
    vetoes={
        "suppress_space_text": with_lords(lambda *given: encounter.silent(*given)),
        "crossing_guard": with_lords(lambda *given: encounter.guard(*given)),
    },
    decisions={
        "replace_region": over(setup.covered, "realm"),
        "movement_policy": over(movement_policy, "realm", "tower"),
        "alternative_ending_slot": setup.ending_slot,
        "win_condition": with_lords(lambda *given: king.win_condition(*given)),
        "elimination_rule": with_lords(lambda *given: king.eliminates(*given)),
    },
    deals=deals,
    refusal=refusal,
    part=setup.lay_out,
)
