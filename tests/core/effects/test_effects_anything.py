"""Whatever a house deck says: it is refused with a reason, or it compiles, reads and plays."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from brzdek.core.ask import Ask
from brzdek.core.catalog.schema import BAD
from brzdek.core.catalog.source import Document
from brzdek.core.effects.actions import act, actions
from brzdek.core.effects.answers import announce
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, perform
from brzdek.core.effects.endless import Endless
from brzdek.core.effects.ongoing import Happening
from brzdek.core.effects.runtime import TURN_END, TURN_START, fire, settle, tick, value
from brzdek.core.plain import plain
from brzdek.core.text import LANGS
from tests.tiny.language import LANGUAGE
from tests.tiny.spells import ACTS, WINDOWS
from tests.tiny.tables import all_cards, game_of, give, sit_down

OPTIONS = sorted({name for verb in LANGUAGE.verbs.values() for name in verb.arguments(LANGUAGE).options} | {"then"})
WORDS = [*LANGUAGE.verbs, *LANGUAGE.conditions, *LANGUAGE.counters, *LANGUAGE.events, *OPTIONS, "per", "player", "xyz"]

junk = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-5, 120), st.sampled_from(WORDS), st.text(max_size=5)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(st.one_of(st.sampled_from(WORDS), st.integers(0, 9)), inner, max_size=3),
    ),
    max_leaves=12,
)


@settings(max_examples=400)
@given(junk)
def test_junk_is_refused_with_a_reason(value: Any) -> None:
    doc = Document("junk.yaml", value)
    effect = LANGUAGE.read(value, (), doc)
    assert (effect is BAD) == bool(doc.problems)
    for problem in doc.problems:
        assert all(problem.worded(lang) for lang in LANGS)


number = st.integers(1, 3)
counter = st.sampled_from(["gold", "crown", "cubes_made", "companions"])
amount = st.one_of(number, st.builds(lambda per, every: {"per": per, "every": every}, counter, number))
condition = st.recursive(
    st.one_of(
        st.builds(lambda what: {"have": what}, counter),
        st.builds(lambda what, n: {"at_least": {what: n}}, counter, number),
        st.builds(lambda whose: {"aimed_at": whose}, st.sampled_from(["you", "others"])),
        st.just("fighting"),
        st.just({"less": ["strength", "wits"]}),
        st.just({"how": "fight"}),
        st.just({"roll_of": "you"}),
    ),
    lambda inner: st.one_of(
        st.builds(lambda one: {"not": one}, inner), st.builds(lambda a, b: {"any": [a, b]}, inner, inner)
    ),
    max_leaves=3,
)
leaf = st.one_of(
    st.builds(
        lambda word, n: {word: n},
        st.sampled_from(["skill", "swords", "boots", "gold", "noise", "draw", "pay", "hand_over", "discard"]),
        amount,
    ),
    st.builds(lambda thing, n: {"lose": {thing: n}}, st.sampled_from(["gold", "life", "strength", "spell"]), number),
    st.builds(lambda thing, n: {"gain": {thing: n}}, st.sampled_from(["gold", "life", "strength", "spell"]), number),
    st.sampled_from(["nothing", "take_crown", {"become": "toad"}, {"special": "swap_hands"}, {"special": "offer"}]),
)
who = st.sampled_from([{"player": "other"}, {"player": "any"}])
until = st.sampled_from(["end_of_turn", "your_next_turn", {"their_next_turn": 2}])
scope = st.sampled_from(["you", "others", "everyone"])
whose = st.sampled_from(["you", "others", "anyone"])
change = st.sampled_from(["cancel", "reflect", {"weaken": 1}, {"choose": {"player": "other"}, "then": "redirect"}])


def composed(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.one_of(
        st.lists(inner, min_size=2, max_size=3),
        st.builds(lambda a, b: {"one_of": [a, b]}, inner, inner),
        st.builds(lambda a, b, c: {"some_of": [a, b, c], "up_to": 2}, inner, inner, inner),
        st.builds(lambda a, b: {"may": a, "then": b}, inner, inner),
        st.builds(lambda c, a: {"if": c, "then": a}, condition, inner),
        st.builds(lambda c, a, b: {"if": c, "then": a, "else": b, "now": True}, condition, inner, inner),
        st.builds(lambda c, a: {"for_each": c, "do": a}, counter, inner),
        st.builds(lambda a, b: {"roll": {"1-3": a, "4+": b}, "plus": 1}, inner, inner),
        st.builds(lambda s, a, b: {"choose": s, "they": a, "then": b}, who, inner, inner),
        st.builds(lambda s, a: {"each": s, "do": a}, who, inner),
        st.builds(lambda: {"choose": {"card": "own_item"}, "then": "drop_it"}),
        st.builds(lambda s, n, a: {"choose": s, n: 2, "they": a}, who, st.sampled_from(["count", "up_to"]), inner),
        st.builds(lambda a, b: {"test": {"dice": 2, "under": "strength"}, "pass": a, "fail": b}, inner, inner),
        st.builds(lambda a, w: {"at": w, "do": a, "once": "turn"}, inner, st.sampled_from(["own_turn", "loss_due"])),
        st.builds(
            lambda n, s, o: {"modify": {"strength": n}, "for": s, "during": o},
            amount,
            st.sampled_from(["you", "foe", "this"]),
            st.sampled_from(["fight", "hunt"]),
        ),
        st.builds(lambda n, s, u: {"modify": {"strength": n}, "for": s, "until": u}, amount, scope, until),
        st.builds(lambda s, u: {"forbid": "cast", "for": s, "until": u}, scope, until),
        st.builds(
            lambda e, a, w, c: {"when": e, "do": a, "whose": w, "only_if": c},
            st.sampled_from(["buy", "gain_gold", "lose_life"]),
            inner,
            whose,
            condition,
        ),
        st.builds(lambda a, w: {"before": "lose_life", "do": a, "whose": w}, st.one_of(inner, change), whose),
        st.builds(lambda a, o: {"instead_of": "lose_life", "do": a, "optional": o}, inner, st.booleans()),
    )


effects = st.recursive(leaf, composed, max_leaves=6)


@settings(max_examples=300)
@given(effects, effects, st.integers(0, 1000))
def test_whatever_compiles_reads_and_plays(first: Any, second: Any, seed: int) -> None:
    game = game_of(sit_down(3, seed))
    give(game, 0, "items", "miecz")
    cards = all_cards(game)
    plays = []
    for text in (first, second):
        doc = Document("any.yaml", text)
        effect = LANGUAGE.read(text, (), doc)
        assert isinstance(effect, Effect), doc.problems
        for lang in LANGS:
            words = effect.text(lang)
            assert words[-1] in ".!?" and ".." not in words and "{" not in words, words
        plays.append(effect)
    steps = turn_of(game, plays)
    answers = 0
    try:
        asked = next(steps)
        while answers < 400:
            assert isinstance(asked, Ask) and asked.options
            assert len(set(asked.options)) == len(asked.options)
            plain(game)
            answers += 1
            asked = steps.send(asked.options[(seed + answers) % len(asked.options)])
    except StopIteration:
        assert not game.ongoing.stack and not game.ongoing.throws
    except Endless as stuck:
        assert stuck.reason
    assert game.zones.problems() == []
    assert all_cards(game) == cards
    assert min(trader.gold for trader in game.traders) >= 0
    value(game, 0, "strength", 2)


def turn_of(game: Any, plays: list[Effect]) -> Any:
    """A turn in which both effects are played and everything happens that they may wait for."""
    for effect in plays:
        yield from perform(effect, Context(game, 0, "card.1"))
        yield from settle(game)
    game.traders[0].crowns += 1
    fire(game, "buy", 0)
    fire(game, "buy", 1)
    yield from settle(game)
    yield from announce(Context(game, 1), Happening("lose_life", 0, 1, 1, window="loss_due"), WINDOWS)
    yield from settle(game)
    for option in actions(game, 0, "own_turn", ACTS):
        if option in actions(game, 0, "own_turn", ACTS):
            yield from act(game, 0, option, "own_turn", ACTS)
            yield from settle(game)
    tick(game, TURN_END, 0)
    tick(game, TURN_START, 1)
