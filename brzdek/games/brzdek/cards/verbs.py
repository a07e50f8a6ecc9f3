"""What cards and tokens of Brzdęk! can do that depends on its board and its dragon."""

from __future__ import annotations

from typing import ClassVar, cast

from brzdek.core.ask import Option, Steps
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Question
from brzdek.core.effects.entries import Verb
from brzdek.core.text import Lang, Text
from brzdek.games.brzdek.rules.dragon import attack
from brzdek.games.brzdek.rules.rooms import adjacent_secrets, secrets
from brzdek.games.brzdek.rules.state import Heist
from brzdek.games.raid.cards import verbs as raid
from brzdek.games.raid.rules.dragon import cubes_to_draw
from brzdek.games.raid.rules.tokens import take_secret

Ctx = Context[Heist]


class DragonAttack(raid.DragonAttack):
    """The dragon attacks at once."""

    __slots__ = ()
    asks = True
    only_reacts = True

    def run(self, ctx: Ctx) -> Steps[None]:
        yield from attack(ctx.game, cubes_to_draw(ctx.game))


class TakeSecret(Question, raid.AdjacentSecret):
    """A secret from an adjacent room."""

    __slots__ = ()
    asks = True
    doc: ClassVar[Text] = Text("Zabiera sekret z sąsiedniej komnaty.", "Takes a secret from an adjacent room.")

    def secrets(self, ctx: Ctx) -> list[Option]:
        return adjacent_secrets(ctx.game, ctx.game.thieves[ctx.seat])

    def possible(self, ctx: Ctx) -> bool:
        return bool(self.secrets(ctx))

    def run(self, ctx: Ctx) -> Steps[None]:
        options = self.secrets(ctx)
        if options:
            answer = yield from self.put(ctx, "secret", options)
            lying = ctx.game.tokens[cast(int, answer[1])]
            yield from take_secret(ctx.game, ctx.game.thieves[ctx.seat], secrets(lying, cast(str, answer[2])))

    def question(self, lang: Lang) -> str:
        return Text("Skąd bierzesz sekret?", "Where do you take a secret from?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return None


VERBS: tuple[type[Verb], ...] = (DragonAttack, TakeSecret)
LANGUAGE = raid.LANGUAGE.extend(Text("Brzdęk!", "Clank!"), verbs=VERBS)
