"""What no printed card of a raid counts: for house decks."""

from __future__ import annotations

from typing import ClassVar

from brzdek.core.effects.entries import Counter
from brzdek.core.effects.phrases import Reading, same
from brzdek.core.text import Text
from brzdek.games.raid.cards.counters import Ctx, TurnDeed, thief_of

PLAYS = TurnDeed("zagrasz", "zagra", "play")


class DamageTaken(Counter):
    """Damage on the player's health meter."""

    __slots__ = ()
    word: ClassVar[str] = "damage"
    doc: ClassVar[Text] = Text("Obrażenia gracza.", "The player's damage.")
    example: ClassVar[str] = "damage"
    each: ClassVar[Text] = Text("za każde twoje obrażenie", "for each damage you have")
    noun: ClassVar[Text] = Text("{n|obrażenie|obrażenia|obrażeń}", "damage")
    thing: ClassVar[Text | None] = Text("jakieś obrażenia", "any damage")
    lacking: ClassVar[Text | None] = Text("obrażeń", "damage")
    mass: ClassVar[bool] = True

    def count(self, ctx: Ctx) -> int:
        return thief_of(ctx).damage


class HandCards(Counter):
    """Cards in the player's hand."""

    __slots__ = ()
    word: ClassVar[str] = "hand"
    doc: ClassVar[Text] = Text("Karty na ręce gracza.", "The cards in the player's hand.")
    example: ClassVar[str] = "hand"
    each: ClassVar[Text] = Text("za każdą kartę na ręce", "for each card in hand")
    noun: ClassVar[Text] = Text("{n|karta|karty|kart} na ręce", "{n|card|cards} in hand")
    thing: ClassVar[Text | None] = Text("kartę na ręce", "a card in hand")
    things: ClassVar[Text | None] = Text("{quantity} {n|kartę|karty|kart} na ręce", "{quantity} {n|card|cards} in hand")
    lacking: ClassVar[Text | None] = Text("kart na ręce", "cards in hand")

    def count(self, ctx: Ctx) -> int:
        return len(thief_of(ctx).hand)


class OtherCards(Counter):
    """Cards played this turn besides the card itself."""

    __slots__ = ()
    over_turn: ClassVar[bool] = True
    word: ClassVar[str] = "other_cards"
    doc: ClassVar[Text] = Text("Karty zagrane w tej turze, poza tą kartą.", "Cards played this turn besides this card.")
    example: ClassVar[str] = "other_cards"
    each: ClassVar[Text] = Text("za każdą inną kartę zagraną w tej turze", "for each other card you play this turn")
    noun: ClassVar[Text] = Text(
        "{n|inna karta zagrana|inne karty zagrane|innych kart zagranych} w tej turze",
        "other {n|card|cards} you play this turn",
    )
    has: ClassVar[Reading] = PLAYS.clause(
        "{quantity} {n|inną kartę|inne karty|innych kart}", "{quantity} other {n|card|cards}"
    )

    def count(self, ctx: Ctx) -> int:
        played = thief_of(ctx).played
        return len(played) - (ctx.source in played)


class CubesInArea(Counter):
    """The player's cubes in the Clank! area."""

    __slots__ = ()
    word: ClassVar[str] = "noise"
    doc: ClassVar[Text] = Text("Kostki gracza na obszarze Brzdęk!.", "The player's cubes in the Clank! area.")
    example: ClassVar[str] = "noise"
    each: ClassVar[Text] = Text(
        "za każdą twoją kostkę na obszarze Brzdęk!", "for each cube you have in the Clank! area"
    )
    noun: ClassVar[Text] = Text("{n|kostka|kostki|kostek} na obszarze Brzdęk!", "{n|cube|cubes} in the Clank! area")
    thing: ClassVar[Text | None] = Text("kostkę na obszarze Brzdęk!", "a cube in the Clank! area")
    things: ClassVar[Text | None] = Text(
        "{quantity} {n|kostkę|kostki|kostek} na obszarze Brzdęk!", "{quantity} {n|cube|cubes} in the Clank! area"
    )
    lacking: ClassVar[Text | None] = Text("kostek na obszarze Brzdęk!", "cube in the Clank! area")

    def count(self, ctx: Ctx) -> int:
        return thief_of(ctx).clank


class PlayersOut(Counter):
    """Players who have left or were knocked out."""

    __slots__ = ()
    word: ClassVar[str] = "players_out"
    doc: ClassVar[Text] = Text("Gracze, którzy są już poza grą.", "Players who are out of play already.")
    example: ClassVar[str] = "players_out"
    each: ClassVar[Text] = Text("za każdego gracza poza grą", "for each player out of play")
    noun: ClassVar[Text] = Text("{n|gracz|gracze|graczy} poza grą", "{n|player|players} out of play")
    has: ClassVar[Reading] = same(
        "poza grą {n|jest|są|jest} {quantity} {n|gracz|gracze|graczy}",
        "{quantity} {n|player is|players are} out of play",
    )
    one: ClassVar[Reading | None] = same("ktoś jest już poza grą", "somebody is out of play")
    none: ClassVar[Reading | None] = same("nikt nie jest jeszcze poza grą", "nobody is out of play yet")

    def count(self, ctx: Ctx) -> int:
        return sum(bool(thief.out) for thief in ctx.game.thieves)


HOUSE_COUNTERS: tuple[type[Counter], ...] = (DamageTaken, HandCards, OtherCards, CubesInArea, PlayersOut)
