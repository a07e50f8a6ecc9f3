"""House decks composed at random from the grammar of a game, and played by anybody."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from brzdek.core.ask import Ask, Option
from brzdek.core.catalog.schema import BAD
from brzdek.core.catalog.source import Document
from brzdek.core.effects.language import EffectField
from brzdek.core.problems import BadData, Stuck
from brzdek.core.table import Table
from brzdek.core.text import LANGS
from brzdek.games.magia_i_miecz.cards.pieces import ALIGNMENTS, ANY_TIME, ENEMY_SORTS
from brzdek.games.magia_i_miecz.cards.verbs import LANGUAGE
from brzdek.games.raid.cards.catalog_check import only_counts
from tests.attacks.decks import card, sit_down, told, write
from tests.attacks.grammar import Composer, Unsaid
from tests.games.brzdek import invariants as brzdek
from tests.games.katakumby import invariants as katakumby
from tests.games.magia_i_miecz import invariants as magia_i_miecz
from tests.games.sabotazysta import invariants as sabotazysta
from tests.games.smoki import invariants as smoki
from tests.support import rulebook

MOST_ANSWERS = 400
"""So far each game is played; what a deck can do it has done by then."""
BOT, BOTS = "steady", 0.4
"""Who thinks about the cards, and how often somebody does."""
MINE = "sabotazysta"
RAIDS = ("brzdek", "katakumby")
WORLDS = ("magia_i_miecz", "smoki")
EDGES = "NESW"
SYMBOLS = ("altar", "market", "crystal_cave", "heal", "library", "chest", "prison", "minor_secret")
"""What rooms of any tile may hold."""
AT_HOME = {"points": "score", "top_of_deck": "acquire"}
"""Words that may stand in one slot only."""
DUNGEON = ("blue", "device", "monster")
KINDS = (*DUNGEON, *DUNGEON, "minor_secret", "major_secret", "prisoner")
"""Kinds of cards and tokens that do something, those of the dungeon deck more often."""
WORLD_KINDS = ("event", "enemy", "stranger", "place", "object", "magic_item", "friend", "spell", "character")


# -- decks


def compose(game: str, seed: int) -> dict[str, Any]:
    """The cards, and perhaps tiles, of a deck that can be read; what the words of a game refuse is said anew."""
    chance = random.Random(seed)
    if game in WORLDS:
        return {"cards": [_world_card(game, chance, number) for number in range(8)]}
    if game == MINE:
        return {"cards": _mine_cards(chance)}
    cards = [_raid_card(game, chance, number) for number in range(5)]
    for name, copies in (("burgle", 6), ("stumble", 2)):
        starter = card(name, "starter", copies)
        cards.append(_readable(game, chance, ["play"], starter))
    deck: dict[str, Any] = {"cards": cards}
    if game == "katakumby":
        deck["tiles"] = {f"composed_{number}": _tile(chance) for number in range(4)}
    return deck


def _raid_card(game: str, chance: random.Random, number: int) -> dict[str, Any]:
    """A card or a token that does something at one or two moments."""
    kinds: Any = rulebook(game).layers.schema.kinds
    kind = chance.choice([kind for kind in KINDS if kind in kinds])
    slots = chance.sample(kinds[kind].effects, 1 if chance.random() < 0.7 else 2)
    more: dict[str, Any] = {"cost": chance.randint(0, 3)} if kind in DUNGEON else {}
    if kind in DUNGEON and chance.random() < 0.2:
        more["danger"] = True
    return _readable(game, chance, slots, card(f"composed_{number}", kind, 6, **more))


def _world_card(game: str, chance: random.Random, number: int) -> dict[str, Any]:
    """A card of an adventure, a spell or a character; so many copies that one meets it soon."""
    kinds: Any = rulebook(game).layers.schema.kinds
    kind = chance.choice(WORLD_KINDS)
    slots = chance.sample(kinds[kind].effects, 1 if chance.random() < 0.7 else 2)
    bare = card(f"composed_{number}", kind, 1 if kind == "character" else 30, **_world_fields(kind, chance))
    return _readable(game, chance, slots, bare)


def _world_fields(kind: str, chance: random.Random) -> dict[str, Any]:
    """What a card of this kind has to say beside its effects."""
    match kind:
        case "enemy":
            force = chance.choice(("strength", "craft"))
            return {"number": chance.randint(1, 6), "sort": chance.choice(ENEMY_SORTS), force: chance.randint(1, 9)}
        case "spell":
            timing = chance.sample((ANY_TIME, *LANGUAGE.windows), chance.randint(1, 3))
            return {"spell_class": chance.choice(("on_adventurer", "reflectable", "general")), "timing": timing}
        case "character":
            forces = {"strength": chance.randint(1, 6), "craft": chance.randint(1, 6)}
            return {**forces, "alignment": chance.choice(ALIGNMENTS), "start": "miasto", "spells": 1}
    return {"number": chance.randint(1, 6)}


def _readable(game: str, chance: random.Random, slots: Sequence[str], bare: Mapping[str, Any]) -> dict[str, Any]:
    """A card whose effects can be read; most that is said at random can."""
    schema: Any = rulebook(game).layers.schema
    composer = Composer(chance)
    while True:
        try:
            made = {**bare, **{slot: _effect(composer, slot, schema.language.part) for slot in slots}}
        except Unsaid:
            continue
        read = schema.read_card(made, (), Document("composed", made))
        if read is not BAD and all(_fits(slot, made[slot], read.effects[slot], game) for slot in slots):
            return made


def _effect(composer: Composer, slot: str, field: EffectField) -> Any:
    if slot != "score":
        return composer.value(field, composer.chance.randint(1, 5))
    words = field.words
    points = composer.word(words, "points", 0)
    counted = {"for_each": composer.word(words, "for_each", 1)["for_each"], "do": points}
    waiting = {"if": composer.word(words, "if", 1)["if"], "then": points, "now": True}
    return composer.chance.choice((points, counted, waiting))


def _fits(slot: str, said: Any, effect: Any, game: str) -> bool:
    """Nobody can be asked when the first row of Brzdęk! is laid out or at the end, and some words have their slot."""
    if slot == "arrive" and game == "brzdek" and effect.asks:
        return False
    if slot == "score" and not only_counts(effect):
        return False
    return all(home == slot or repr(word) not in repr(said) for word, home in AT_HOME.items())


def _mine_cards(chance: random.Random) -> list[dict[str, Any]]:
    cards = []
    for number in range(chance.randint(1, 8)):
        edges = chance.sample(EDGES, chance.randint(1, 4))
        links = [list(edges)]
        while chance.random() < 0.5 and len(links[-1]) > 1:
            cut = chance.randint(1, len(links[-1]) - 1)
            links[-1:] = [links[-1][:cut], links[-1][cut:]]
        more = {"links": ["".join(group) for group in links]} if chance.random() < 0.7 else {}
        kind = chance.choice(("passage", "dead_end"))
        cards.append(card(f"composed_{number}", kind, chance.randint(1, 9), open="".join(edges), **more))
    tools = ["cart", "lantern", "pickaxe"]
    deeds = {
        "broken_tool": {"break": chance.choice(tools)},
        "repair": {"repair": chance.sample(tools, chance.randint(1, 3))},
        "rockfall": "collapse",
        "map": "look_at_goal",
    }
    for kind, deed in deeds.items():
        if chance.random() < 0.5:
            cards.append(card(f"composed_{kind}", kind, chance.randint(0, 9), play=deed))
    return cards


def _tile(chance: random.Random) -> dict[str, Any]:
    spots = [[32, 32], [68, 34], [34, 70], [70, 68]]
    names = ["hall", "cave", "vault"][: chance.randint(1, 3)]
    rooms = {
        name: {"at": spot, "has": chance.sample([*SYMBOLS, {"gold": chance.randint(1, 9)}], chance.randint(0, 2))}
        for name, spot in zip(names, spots, strict=False)
    }
    portals = {"well": {"at": spots[3]}} if chance.random() < 0.3 else {}
    tunnels = [_tunnel(chance, chance.choice(names), f"{side}{index}") for side in EDGES for index in range(2)]
    tunnels += [_tunnel(chance, one, other) for one, other in pairwise(names)]
    tunnels += [_tunnel(chance, "well", chance.choice(names))] if portals else []
    for place in (*names, *portals):
        _open(place, tunnels)
    back = chance.choice(("haven", "depths"))
    return {
        "back": back,
        "haunted": back == "depths" and chance.random() < 0.3,
        "rooms": rooms,
        "tunnels": tunnels,
        **({"portals": portals} if portals else {}),
    }


def _tunnel(chance: random.Random, one: str, other: str) -> dict[str, Any]:
    symbols: tuple[dict[str, Any], ...] = (
        {},
        {"footprints": True},
        {"monsters": chance.randint(1, 3)},
        {"lock": True},
        {"one_way": "a_to_b"},
    )
    return {"a": one, "b": other, **chance.choice(symbols)}


def _open(place: str, tunnels: Sequence[dict[str, Any]]) -> None:
    """A place that could not be entered or left loses its arrows."""
    own = [tunnel for tunnel in tunnels if place in (tunnel["a"], tunnel["b"])]
    for end in "ab":
        if all("one_way" in tunnel and tunnel[end] == place for tunnel in own):
            for tunnel in own:
                tunnel.pop("one_way", None)


# -- playing


def attack(folder: Path, game: str, seed: int) -> str:
    """Compose a deck, check it and play it: ``refused``, ``stuck`` (told why) or ``played``."""
    deck = compose(game, seed)
    path = write(folder, game, deck.pop("cards"), **deck)
    problems = told(path)
    if problems:
        # What check refuses play refuses as well, with the same words.
        try:
            sit_down(path, game)
        except BadData as bad:
            assert [problem.message("en") for problem in bad.problems] == problems
            return "refused"
        raise AssertionError(problems)
    low, high = 3 if game == MINE else 2, 4
    try:
        table = sit_down(path, game, low + seed % (high - low + 1), seed=seed)
        return _play(table, random.Random(seed))
    except Exception as error:
        error.add_note(f"{game}, deck and seed {seed}")
        raise


def _play(table: Table, chance: random.Random) -> str:
    face, choose = table.rulebook.face, _players(table, chance)
    check = _invariants(table)
    while table.ask is not None and len(table.journal) < MOST_ANSWERS:
        ask = table.ask
        assert ask.options, f"{ask.topic} has no answer"
        option = choose(ask)
        if chance.random() < 0.1:
            view = table.view(ask.seat)
            assert all(
                face.question(view, ask, face.say(lang)) and face.option(view, option, face.say(lang)) for lang in LANGS
            )
        try:
            table.answer(option)
        except Stuck as stuck:
            assert all(stuck.reason)
            return "stuck"
        check()
    for lang in LANGS:
        for event in table.game.log.events:
            if event.to is None:
                face.event(table.view(None), event, face.say(lang))
    return "played"


def _players(table: Table, chance: random.Random) -> Callable[[Ask], Option]:
    """People who do anything, and bots who think about what the cards do."""
    make = table.rulebook.bots[BOT]
    bots = {seat: make(seat, 1) for seat in range(len(table.setup.seats)) if chance.random() < BOTS}

    def choose(ask: Ask) -> Option:
        if ask.seat in bots and chance.random() < 0.8:
            return bots[ask.seat].choose(table.view(ask.seat), ask)
        return chance.choice(ask.options)

    return choose


def _invariants(table: Table) -> Callable[[], None]:
    """What holds after every answer, whatever cards there are."""
    if table.rulebook.name in RAIDS:
        rules = {"brzdek": brzdek, "katakumby": katakumby}[table.rulebook.name]
        game: Any = table.game

        def check_raid() -> None:
            rules.check(table)
            assert all(thief.gold < 10**9 for thief in game.thieves)

        return check_raid
    if table.rulebook.name in WORLDS:
        world = {"magia_i_miecz": magia_i_miecz, "smoki": smoki}[table.rulebook.name]
        return lambda: world.check(table)
    cards = sabotazysta.cards(table.game)

    def check_mine() -> None:
        assert sabotazysta.cards(table.game) == cards
        sabotazysta.check_any_deck(table)

    return check_mine


def attacks(folder: Path, game: str, count: int, first: int = 0) -> dict[str, int]:
    """How so many decks came out."""
    found = dict.fromkeys(("played", "stuck", "refused"), 0)
    for seed in range(first, first + count):
        found[attack(folder, game, seed)] += 1
    return found
