"""Nobody can tell apart two games of Brzdęk! that differ only in what they cannot see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from brzdek.core.ask import Ask, Option
from brzdek.games.brzdek.face.face import HeistFace
from brzdek.games.brzdek.view.view import HeistView
from brzdek.games.raid.rules.events import Drew
from brzdek.games.raid.view.view import Rival
from tests.games.brzdek.twins import HeistTwins
from tests.support import rulebook, seat_down
from tests.twins import BOT, Viewer, pairs

PAIRS, STEPS = 4, 60
ALL = tuple(HeistTwins.mixes)
PUBLIC = ("reshuffled", "revealed", "took", "attack", "replaced", "discarded", "trashed", "knocked_out", "game_over")


@pytest.mark.rule("BRZ-257")
@pytest.mark.parametrize("onlooker", [False, True], ids=["player", "onlooker"])
@pytest.mark.parametrize("hidden", [*((kind,) for kind in ALL), ALL], ids="-".join)
def test_what_a_seat_cannot_see_changes_nothing_for_it(hidden: tuple[str, ...], onlooker: bool) -> None:
    steps = 0
    for twins in pairs(HeistTwins, hidden, onlooker=onlooker, count=PAIRS):
        twins.run(STEPS)
        steps += twins.steps
    assert steps > PAIRS * STEPS * 0.9, "only the end of the game stops a pair"


def test_pairs_are_followed_to_the_end_of_the_game() -> None:
    happened = Counter[str]()
    for twins in pairs(HeistTwins, ALL, onlooker=False, count=3):
        start = len(twins.one.game.log)
        twins.run(2000)
        assert twins.two.game.over
        assert twins.one.rulebook.result(twins.one.game) == twins.two.rulebook.result(twins.two.game)
        happened.update(event.kind for event in twins.one.game.log.seen_by(None, start))
    assert all(happened[kind] for kind in PUBLIC), happened


@pytest.mark.rule("BRZ-257")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_positions_that_differ_in_secrets_begin_alike(viewer: Viewer) -> None:
    """From the first event of the log on."""
    hands = {0: ["burgle", "sneak", "stumble"], 1: ["sleight_of_hand", "mercenary", "burgle"]}
    decks = {0: ["scramble", "burgle", "explore"], 1: ["swagger", "stumble", "secret_tome"]}
    common: dict[str, Any] = {
        "turn": 0,
        "room": {0: 3, 1: 14},
        "boots": 1,
        "row": ["kobold", "ladder", "wizard"],
        "discard": {1: ["scramble"]},
        "tokens": {1: ["dragon_egg", "chalice"]},
    }
    known: dict[str, Any] = {
        "hand": hands,
        "draw": decks,
        "deck": ["ogre", "diamond", "search", "ruby"],
        "secrets": {4: ["treasure", "skill_boost"], 5: ["chalice"], 6: ["greater_treasure"]},
    }
    other = {
        "hand": {seat: hands[seat] if seat == viewer else decks[seat] for seat in hands},
        "draw": {seat: decks[seat][::-1] if seat == viewer else hands[seat] for seat in hands},
        "deck": ["ruby", "search", "ogre", "diamond"],
        "secrets": {4: ["magic_spring", "dragon_egg"], 5: ["flash_of_brilliance"], 6: ["chalice"]},
    }
    one, two = (seat_down("brzdek", 2, position={**common, **keys}) for keys in (known, other))
    assert one.view(viewer).data() == two.view(viewer).data()
    assert one.view(viewer).events() == two.view(viewer).events()
    assert one.view(viewer).tally(1) == two.view(viewer).tally(1)
    if viewer == 0:
        assert one.ask is not None
        assert two.ask is not None
        assert one.ask.options == two.ask.options


# --- the test itself must be able to fail


def show_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rival, "hand_count", property(lambda rival: rival._thief.hand))


def show_top_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rival, "deck_count", property(lambda rival: rival._thief.deck[-1:]))


def show_own_deck_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HeistView, "deck", property(lambda view: view._game.thieves[view.seat].deck))


def list_cards_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HeistView, "cards_of", lambda view, seat: Counter(view._game.thieves[seat].cards()))


def show_next_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HeistView, "dungeon_deck_count", property(lambda view: view._game.deck[-1:]))


def show_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HeistView, "lying", lambda view, room: view._game.tokens.get(room))


def show_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HeistView, "dungeon_discard", property(lambda view: view._game.box))


def show_on_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HeistFace, "status", lambda face, view, say: str(view._game.tokens))


def tell_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Drew, "secret", False)


def peep(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that knows which card comes next."""

    class Peeping:
        def choose(self, view: HeistView, ask: Ask) -> Option:
            return ask.options[sum(map(ord, view._game.deck[-1])) % len(ask.options)]

    monkeypatch.setattr(rulebook("brzdek"), "bots", {BOT: lambda seat, seed: Peeping()})


@pytest.mark.parametrize(
    ("leak", "kind", "onlooker"),
    [
        (show_hands, "hands", True),
        (list_cards_in_order, "hands", True),
        (tell_secrets, "hands", True),
        (show_top_cards, "decks", True),
        (show_own_deck_in_order, "decks", False),
        (list_cards_in_order, "decks", False),
        (tell_secrets, "decks", True),
        (show_next_card, "dungeon", True),
        (peep, "dungeon", False),
        (show_secrets, "secrets", True),
        (show_box, "secrets", True),
        (show_on_screen, "secrets", True),
    ],
)
def test_a_leak_is_noticed(
    leak: Callable[[pytest.MonkeyPatch], None], kind: str, onlooker: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        for twins in pairs(HeistTwins, (kind,), onlooker=onlooker, count=PAIRS):
            twins.run(STEPS)
