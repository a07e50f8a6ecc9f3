"""What a position may say of dragons, under the key ``dragons``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from brzdek.core.catalog.schema import Field, Flag, ListOf, MapOf, Record, Whole, Word
from brzdek.core.catalog.source import Document
from brzdek.core.copies import card_of
from brzdek.core.text import Text
from brzdek.core.zones import move
from brzdek.games.magia_i_miecz.cards.pieces import EnemyCard
from brzdek.games.magia_i_miecz.rules.board import board
from brzdek.games.magia_i_miecz.rules.state import ENDINGS, World
from brzdek.games.smoki.cards.pieces import LORDS, TokenCard
from brzdek.games.smoki.rules import king, scales, sleep
from brzdek.games.smoki.rules.state import Dragons, dragons, present

KEY = "dragons"
WORDS = {
    "no_dragons": Text("w tej grze nie ma smoków", "there are no dragons in this game"),
    "no_scales": Text("na obszarze {space} nie może leżeć łuska", "no scale can lie on {space}"),
    "too_many": Text("nie ma już tylu żetonów: {token}", "there are not that many tokens: {token}"),
    "no_ending": Text("w tej grze nie ma takiego zakończenia", "there is no such ending in this game"),
    "not_there": Text("na planszy nie leży: {card}", "{card} does not lie on the board"),
}


def fields(game: World, known: Mapping[str, Field]) -> Mapping[str, Field]:
    lord, seat = Word(LORDS), Whole(0, game.players - 1)
    space = Word(list(board(game).spaces))
    token = Word([card.id for card in game.catalog.cards.values() if isinstance(card, TokenCard)])
    enemy = Word([card.id for card in game.catalog.cards.values() if isinstance(card, EnemyCard)])
    some = MapOf(lord, Whole(0, 40))
    own: Mapping[str, Field] = {
        "king": lord,
        "on_lords": MapOf(lord, Whole(0, scales.CROWNING - 1)),
        "on_spaces": MapOf(space, lord),
        "owned": MapOf(seat, some),
        "prizes": MapOf(lord, Whole(0, king.PRIZES)),
        "wounds": MapOf(lord, Whole(0, 9)),
        "removed": MapOf(token, Whole(0, 40)),
        "tokens": ListOf(token),
        "asleep": ListOf(enemy),
        "faced": Flag(),
        "ending": Word(list(king.ENDINGS)),
        "retreat": ListOf(seat),
    }
    return {**known, KEY: Record({}, own)}


def set_up(game: World, doc: Document, wanted: Mapping[str, Any]) -> Mapping[str, Any]:
    """Lay everything out; what is on Lords, spaces and before players is not in the pool."""
    said: Mapping[str, Any] = wanted.get(KEY, {})
    if said and not present(game):
        doc.problem((KEY,), WORDS["no_dragons"])
    if said and not doc.problems:
        _lay_out(game, doc, said)
    return wanted


def _lay_out(game: World, doc: Document, said: Mapping[str, Any]) -> None:
    part = dragons(game)
    part.king = said.get("king", part.king)
    part.on_lords.update(said.get("on_lords", {}))
    part.on_spaces.update(said.get("on_spaces", {}))
    for seat, own in said.get("owned", {}).items():
        part.owned[seat].update(own)
    _lay_ending(game, doc, said)
    game.wounds.update(said.get("wounds", {}))
    part.faced = said.get("faced", False)
    part.retreat = list(said.get("retreat", ()))
    part.told = list(said.get("tokens", ()))
    part.removed.update(said.get("removed", {}))
    for space in part.on_spaces:
        if not scales.accepts(game, space):
            doc.problem((KEY, "on_spaces", space), WORDS["no_scales"], space=space)
    _sleepers(game, doc, said.get("asleep", ()))
    _pool(part, doc)


def _lay_ending(game: World, doc: Document, said: Mapping[str, Any]) -> None:
    """This ending lies on the Crown, with the prizes that it brings."""
    wanted = said.get("ending", "")
    if wanted and wanted != king.ending_card(game):
        deck = game.zone("deck", ENDINGS)
        found = next((copy for copy in deck if card_of(copy) == wanted), None)
        if found is None:
            doc.problem((KEY, "ending"), WORDS["no_ending"])
            return
        for copy in list(game.zone("ending")):
            move(game, copy, deck, tell=False)
        move(game, found, game.zone("ending"), tell=False)
    usual = dict.fromkeys(LORDS, king.PRIZES) if king.ending_card(game) == king.SLAYERS else {}
    dragons(game).prizes = {**usual, **said.get("prizes", {})}


def _sleepers(game: World, doc: Document, cards: tuple[str, ...]) -> None:
    for place, card in enumerate(cards):
        lying = [one for one in sleep.enemies(game) if card_of(one) == card and one not in dragons(game).asleep]
        if not lying:
            doc.problem((KEY, "asleep", place), WORDS["not_there"], card=card)
            return
        dragons(game).asleep.append(lying[0])


def _pool(part: Dragons, doc: Document) -> None:
    """Every token is in one place only."""
    for lord in LORDS:
        token = scales.token_of(lord)
        lying = sum(whose == lord for whose in part.on_spaces.values())
        owned = sum(own[lord] for own in part.owned)
        part.pool[token] -= part.on_lords[lord] + lying + owned + part.prizes.get(lord, 0)
    for token, count in part.removed.items():
        part.pool[token] -= count
    short = [token for token, count in part.pool.items() if count < part.told.count(token)]
    if short:
        doc.problem((KEY,), WORDS["too_many"], token=short[0])
