"""What a trader may know."""

from __future__ import annotations

from typing import Any

from brzdek.core.ask import Word
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.ongoing import Happening
from brzdek.core.plain import plain
from brzdek.core.rulebook import View
from brzdek.core.text import Text
from brzdek.core.zones import shown
from tests.tiny.state import DEVIL, Fair, Trader, price_of, strength_of

DEVIL_NAME = Text("Czart", "The Devil")
OPEN = ("gold", "life", "crowns", "cubes", "toad", "skill", "swords", "boots", "cubes_made", "items", "played", "place")


class FairView(View[Fair]):
    """A window onto the fair."""

    __slots__ = ()

    @property
    def me(self) -> Trader | None:
        return None if self.seat is None else self._game.traders[self.seat]

    @property
    def turn(self) -> int:
        return self._game.turn

    @property
    def stalls(self) -> list[str]:
        return list(self._game.stalls)

    @property
    def hand(self) -> list[str]:
        return [] if self.me is None else list(self.me.hand)

    @property
    def spells(self) -> list[str]:
        return [] if self.me is None else list(self.me.spells)

    @property
    def announced(self) -> list[Happening]:
        """What is about to happen, the newest last."""
        return list(self._game.ongoing.stack)

    @property
    def question(self) -> Effect | None:
        """The effect that asks this seat, if one does."""
        return self._game.ongoing.question_to(self.seat)

    def name_of(self, copy: str) -> Any:
        return self._game.card(copy).name

    def who(self, actor: Word) -> Any:
        """A trader's name, or that of a beast or the devil."""
        if isinstance(actor, int):
            return Text(self.names[actor], self.names[actor])
        return DEVIL_NAME if actor == DEVIL else self.name_of(actor)

    def seats(self) -> list[dict[str, Any]]:
        """What everybody can see of everybody."""
        game = self._game
        return [
            {
                **{name: plain(getattr(trader, name)) for name in OPEN},
                "strength": strength_of(game, seat),
                "hand": len(trader.hand),
                "deck": len(trader.deck),
                "discard": list(trader.discard),
                "spells": len(trader.spells),
            }
            for seat, trader in enumerate(game.traders)
        ]

    def prices(self) -> dict[str, int]:
        game = self._game
        return {card: price_of(game, game.turn, card) for card in game.stalls}

    def data(self) -> dict[str, Any]:
        game = self._game
        return {
            "seat": self.seat,
            "turn": game.turn,
            "round": game.round,
            "over": game.over,
            "seats": self.seats(),
            "stalls": self.stalls,
            "prices": self.prices(),
            "market": len(game.market),
            "spell_deck": len(game.spell_deck),
            "hand": self.hand,
            "my_spells": self.spells,
            "lasting": [plain(record) for record in game.ongoing.lasting()],
            "awaited": plain(game.ongoing.waiting),
            "announced": plain(game.ongoing.stack),
            "question": plain(self.question),
            "zones": shown(game, self.seat),
            "throws": plain(game.ongoing.throws),
            "devil": game.devil_life,
            "parts": plain(game.parts),
        }
