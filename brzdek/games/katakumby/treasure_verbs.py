"""Lockpicks, prisoners, secrets and ghosts: what cards give that only the catacombs have."""

from __future__ import annotations

from typing import ClassVar

from brzdek.core.ask import Steps
from brzdek.core.effects.entries import AmountVerb, Verb
from brzdek.core.effects.phrases import Reading, same
from brzdek.core.text import Text
from brzdek.games.katakumby.chambers import MAJOR, MINOR, PRISON
from brzdek.games.katakumby.counters import Ctx, delver_of


class Lockpicks(AmountVerb):
    """Lockpicks from the bank."""

    __slots__ = ()
    terse = True
    word: ClassVar[str] = "lockpicks"
    doc: ClassVar[Text] = Text("Wytrychy z banku.", "Lockpicks from the bank.")
    example: ClassVar[str] = "lockpicks: 1"
    reads: ClassVar[Reading] = same("+{n} ⟦lockpick⟧", "+{n} ⟦lockpick⟧")

    def do(self, ctx: Ctx) -> None:
        ctx.game.rules.take_lockpicks(ctx.game, delver_of(ctx), self.amount)


class SpendLockpicks(AmountVerb):
    """Lockpicks as a price."""

    __slots__ = ()
    word: ClassVar[str] = "spend_lockpicks"
    doc: ClassVar[Text] = Text(
        "Cena w wytrychach, z efektem w „then”.", "A price in lockpicks, with the effect under “then”."
    )
    example: ClassVar[str] = "spend_lockpicks: 1\nthen: {draw: 2}"
    reads: ClassVar[Reading] = Reading(
        Text("wydaj {n} ⟦lockpick⟧", "spend {n} ⟦lockpick⟧"), Text("wydaje {n} ⟦lockpick⟧", "spends {n} ⟦lockpick⟧")
    )

    def possible(self, ctx: Ctx) -> bool:
        return delver_of(ctx).lockpicks >= self.amount

    def do(self, ctx: Ctx) -> None:
        delver_of(ctx).lockpicks -= self.amount


class FreePrisoners(AmountVerb):
    """Random prison tokens."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "free_prisoners"
    doc: ClassVar[Text] = Text("Uwalnia losowych więźniów.", "Frees random prisoners.")
    example: ClassVar[str] = "free_prisoners: 1"
    reads: ClassVar[Reading] = Reading(
        Text("uwolnij {n} {n|więźnia|więźniów|więźniów}", "free {n} {n|prisoner|prisoners}"),
        Text("uwalnia {n} {n|więźnia|więźniów|więźniów}", "frees {n} {n|prisoner|prisoners}"),
    )

    def possible(self, ctx: Ctx) -> bool:
        return bool(ctx.game.secrets[PRISON])

    def run(self, ctx: Ctx) -> Steps[None]:
        yield from ctx.game.rules.free_prisoners(ctx.game, delver_of(ctx), self.amount)


class SecretVerb(AmountVerb):
    """Random secrets from the bank, turned up at once."""

    __slots__ = ()
    asks = True
    pool: ClassVar[str]

    def possible(self, ctx: Ctx) -> bool:
        return bool(ctx.game.secrets[self.pool])

    def run(self, ctx: Ctx) -> Steps[None]:
        game = ctx.game
        for _ in range(min(self.amount, len(game.secrets[self.pool]))):
            yield from game.rules.take_secret(game, delver_of(ctx), game.secrets[self.pool])


class MinorSecrets(SecretVerb):
    """Minor secrets."""

    __slots__ = ()
    pool = MINOR
    word: ClassVar[str] = "minor_secrets"
    doc: ClassVar[Text] = Text("Losowe pomniejsze sekrety z banku.", "Random minor secrets from the bank.")
    example: ClassVar[str] = "minor_secrets: 1"
    reads: ClassVar[Reading] = Reading(
        Text(
            "weź {n} {n|pomniejszy sekret|pomniejsze sekrety|pomniejszych sekretów}",
            "take {n} minor {n|secret|secrets}",
        ),
        Text(
            "bierze {n} {n|pomniejszy sekret|pomniejsze sekrety|pomniejszych sekretów}",
            "takes {n} minor {n|secret|secrets}",
        ),
    )


class MajorSecrets(SecretVerb):
    """Major secrets."""

    __slots__ = ()
    pool = MAJOR
    word: ClassVar[str] = "major_secrets"
    doc: ClassVar[Text] = Text("Losowe wielkie sekrety z banku.", "Random major secrets from the bank.")
    example: ClassVar[str] = "major_secrets: 1"
    reads: ClassVar[Reading] = Reading(
        Text("weź {n} {n|wielki sekret|wielkie sekrety|wielkich sekretów}", "take {n} major {n|secret|secrets}"),
        Text("bierze {n} {n|wielki sekret|wielkie sekrety|wielkich sekretów}", "takes {n} major {n|secret|secrets}"),
    )


class Haunt(AmountVerb):
    """Ghost cubes to the Clank! area."""

    __slots__ = ()
    word: ClassVar[str] = "haunt"
    doc: ClassVar[Text] = Text(
        "Kostki duchów z banku trafiają na obszar Brzdęk!.", "Ghost cubes go from the bank to the Clank! area."
    )
    example: ClassVar[str] = "haunt: 1"
    reads: ClassVar[Reading] = Reading(
        Text(
            "połóż {n} {n|kostkę ducha|kostki duchów|kostek duchów} na obszarze Brzdęk!",
            "put {n} ghost {n|cube|cubes} into the Clank! area",
        ),
        Text(
            "kładzie {n} {n|kostkę ducha|kostki duchów|kostek duchów} na obszarze Brzdęk!",
            "puts {n} ghost {n|cube|cubes} into the Clank! area",
        ),
    )

    def do(self, ctx: Ctx) -> None:
        ctx.game.rules.haunt(ctx.game, self.amount)


TREASURES: tuple[type[Verb], ...] = (Lockpicks, SpendLockpicks, FreePrisoners, MinorSecrets, MajorSecrets, Haunt)
