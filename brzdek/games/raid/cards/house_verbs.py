"""Words that no printed card of a raid needs: for house decks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from brzdek.core.ask import Option, Steps
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, Question, inside, perform
from brzdek.core.effects.entries import AmountVerb, Arguments, Given, PlainVerb, Verb
from brzdek.core.effects.language import Language
from brzdek.core.effects.once import FirstTime
from brzdek.core.effects.phrases import Reading, Who, deed
from brzdek.core.effects.watch import When
from brzdek.core.text import Lang, Text, fill
from brzdek.games.raid.cards.counters import Ctx, thief_of
from brzdek.games.raid.rules import events
from brzdek.games.raid.rules.harm import DAMAGE, harm
from brzdek.games.raid.rules.state import TURN_BEGINS, Thief


class Damage(AmountVerb):
    """Damage by a card; it may knock somebody out."""

    __slots__ = ()
    asks = True
    only_reacts = True
    causes: ClassVar[tuple[str, ...]] = (DAMAGE,)
    word: ClassVar[str] = "damage"
    doc: ClassVar[Text] = Text(
        "Obrażenia, kostkami z zapasu gracza; pełny wskaźnik zdrowia to utrata przytomności. Jako cena nigdy do końca.",
        "Damage, with cubes of the player's supply; a full health meter knocks out. As a price never to the end.",
    )
    example: ClassVar[str] = "each: {player: other}\ndo: {damage: 1}"
    reads: ClassVar[Reading] = deed(
        ("otrzymaj", "otrzymuje", "otrzymać"),
        ("take", "takes"),
        Text("{n} {n|obrażenie|obrażenia|obrażeń}", "{n} damage"),
    )

    def possible(self, ctx: Ctx) -> bool:
        thief = thief_of(ctx)
        return not thief.out and thief.supply > 0

    def payable(self, ctx: Ctx) -> bool:
        thief = thief_of(ctx)
        return not thief.out and self.amount <= min(thief.supply, ctx.game.kit.health - 1 - thief.damage)

    def run(self, ctx: Ctx) -> Steps[None]:
        yield from harm(ctx.game, thief_of(ctx), self.amount, str(ctx.source))


class Give(AmountVerb):
    """Gold from one player to another."""

    __slots__ = ()
    needs = frozenset({"player"})
    word: ClassVar[str] = "give"
    doc: ClassVar[Text] = Text(
        "Gracz daje złoto, ile ma, najwyżej tyle: w „they” i „each” temu, czyja to karta, w „then” wybranemu.",
        "A player gives gold, as far as there is any: in “they” and “each” to the owner of the card, in “then” to the "
        "chosen player.",
    )
    example: ClassVar[str] = "choose: {player: other}\nthey: {give: 2}"
    reads: ClassVar[Reading] = Reading(
        Text("daj temu graczowi {n} ⟦gold⟧", "give that player {n} ⟦gold⟧"),
        Text("daje ci {n} ⟦gold⟧", "gives you {n} ⟦gold⟧"),
        Text("dać temu graczowi {n} ⟦gold⟧", "give that player {n} ⟦gold⟧"),
    )
    to_you: ClassVar[Text] = Text("dać ci {n} ⟦gold⟧", "give you {n} ⟦gold⟧")
    """The purpose of another player."""

    def purpose(self, lang: Lang, who: Who) -> str | None:
        return super().purpose(lang, who) if who == "you" else fill(lang, self.to_you.to(lang), {"n": self.amount})

    def possible(self, ctx: Ctx) -> bool:
        return thief_of(ctx).gold > 0 and self._taker(ctx) is not thief_of(ctx)

    def payable(self, ctx: Ctx) -> bool:
        return self.possible(ctx) and thief_of(ctx).gold >= self.amount

    def do(self, ctx: Ctx) -> None:
        giver, taker = thief_of(ctx), self._taker(ctx)
        given = min(self.amount, giver.gold)
        if given and taker is not giver:
            giver.gold -= given
            taker.gold += given
            ctx.game.log.tell(events.Gave, giver.seat, taker.seat, given)

    def _taker(self, ctx: Ctx) -> Thief:
        taker: Thief = ctx.game.thieves[ctx.player if ctx.by == ctx.seat else ctx.by]
        return taker


class CopyPlayed(Question, PlainVerb):
    """What another card of this turn did, once more."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "copy_played"
    doc: ClassVar[Text] = Text(
        "Powtarza działanie innej karty zagranej w tej turze; karty, która sama powtarza, nie można wybrać.",
        "Repeats what another card played this turn does; a card that repeats others cannot be chosen.",
    )
    example: ClassVar[str] = "copy_played"
    reads: ClassVar[Reading] = deed(
        ("powtórz", "powtarza", "powtórzyć"),
        ("repeat", "repeats"),
        Text("działanie innej karty zagranej w tej turze", "the effect of another card played this turn"),
    )

    def possible(self, ctx: Ctx) -> bool:
        return bool(self._options(ctx))

    def run(self, ctx: Ctx) -> Steps[None]:
        options = self._options(ctx)
        if options:
            answer = yield from self.put(ctx, "copy", options)
            card = str(answer[1])
            ctx.game.log.tell(events.Copied, ctx.seat, card)
            yield from perform(ctx.game.kit.cards[card].effects["play"], Context(ctx.game, ctx.seat, card))

    def _options(self, ctx: Ctx) -> list[Option]:
        if ctx.seat != ctx.game.turn:
            return []
        cards = [card for card in dict.fromkeys(self.candidates(ctx)) if card != ctx.source]
        return [("copy", card) for card in cards if _repeatable(ctx.game.kit.cards[card].effects.get("play"))]

    def candidates(self, ctx: Ctx) -> Iterable[str]:
        """The cards among which one may choose."""
        return thief_of(ctx).played

    def question(self, lang: Lang) -> str:
        return Text("Działanie której karty powtarzasz?", "Which card's effect do you repeat?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return None


class CopyRow(CopyPlayed):
    """What a card of the dungeon row would do if one played it."""

    __slots__ = ()
    word: ClassVar[str] = "copy_row"
    doc: ClassVar[Text] = Text(
        "Działa jak wybrana karta z puli lochów, gdyby ją zagrać; karty, która sama powtarza, nie można wybrać.",
        "Does what a card of the dungeon row does when it is played; a card that repeats others cannot be chosen.",
    )
    example: ClassVar[str] = "copy_row"
    reads: ClassVar[Reading] = deed(
        ("wykonaj", "wykonuje", "wykonać"),
        ("carry out", "carries out"),
        Text("działanie wybranej karty z puli lochów", "the effect of a card in the dungeon row"),
    )

    def candidates(self, ctx: Ctx) -> Iterable[str]:
        return ctx.game.row

    def question(self, lang: Lang) -> str:
        return Text("Działanie której karty z puli wykonujesz?", "Which card's effect do you carry out?").to(lang)


class NextTurn(When):
    """``next_turn: {boots: 2}``: when the player's next turn begins."""

    __slots__ = ()
    word: ClassVar[str] = "next_turn"
    doc: ClassVar[Text] = Text("Na początku następnej tury gracza.", "At the start of the player's next turn.")
    example: ClassVar[str] = "next_turn: {boots: 2}"

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(language.part)

    @classmethod
    def make(cls, given: Given) -> Any:
        return cls(given.language.events[TURN_BEGINS], given.value, "you", None, "ever", None)

    def _waiting(self, lang: Lang, who: Who, effect: str) -> str:
        return NEXT_TURN.to(lang, who, effect=effect)


NEXT_TURN = Reading(
    Text("na początku swojej następnej tury: {effect}", "at the start of your next turn, {effect}"),
    Text("na początku swojej następnej tury {effect}", "at the start of their next turn {effect}"),
)


def _repeatable(effect: Effect | None) -> bool:
    return effect is not None and not any(isinstance(one, CopyPlayed) for one in _all(effect))


def _all(effect: Effect) -> Iterator[Any]:
    yield effect
    yield from inside(effect)


HOUSE_VERBS: tuple[type[Verb], ...] = (Damage, Give, CopyPlayed, CopyRow, FirstTime, NextTurn)
