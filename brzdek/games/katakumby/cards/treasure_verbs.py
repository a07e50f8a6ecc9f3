"""Lockpicks, prisoners, secrets and ghosts: what cards give that only the catacombs have."""

from __future__ import annotations

from typing import ClassVar

from brzdek.core.ask import Steps
from brzdek.core.effects.entries import AmountVerb, SumVerb, Verb
from brzdek.core.effects.phrases import Reading, deed
from brzdek.core.effects.prices import Price
from brzdek.core.text import Text
from brzdek.games.katakumby.cards.counters import Ctx, delver_of
from brzdek.games.katakumby.rules.dragon import haunt
from brzdek.games.katakumby.rules.loot import PRISON, free_prisoners, take_lockpicks
from brzdek.games.raid.rules.tokens import MAJOR, MINOR, take_secret


class Lockpicks(SumVerb):
    """Lockpicks from the bank."""

    __slots__ = ()
    word: ClassVar[str] = "lockpicks"
    doc: ClassVar[Text] = Text("Wytrychy z banku.", "Lockpicks from the bank.")
    example: ClassVar[str] = "lockpicks: 1"
    icon: ClassVar[str] = "lockpick"

    def do(self, ctx: Ctx) -> None:
        take_lockpicks(ctx.game, delver_of(ctx), self.amount)


class SpendLockpicks(Price):
    """Lockpicks as a price."""

    __slots__ = ()
    word: ClassVar[str] = "spend_lockpicks"
    doc: ClassVar[Text] = Text(
        "Cena w wytrychach, z efektem w „then”.", "A price in lockpicks, with the effect under “then”."
    )
    example: ClassVar[str] = "spend_lockpicks: 1\nthen: {draw: 2}"
    reads: ClassVar[Reading] = deed(
        ("wydaj", "wydaje", "wydać"), ("spend", "spends"), Text("{n} ⟦lockpick⟧", "{n} ⟦lockpick⟧")
    )

    what: ClassVar[str] = "lockpicks"

    def owned(self, ctx: Ctx) -> int:
        return delver_of(ctx).lockpicks

    def take(self, ctx: Ctx) -> None:
        delver_of(ctx).lockpicks -= self.amount


class FreePrisoners(AmountVerb):
    """Random prison tokens."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "free_prisoners"
    doc: ClassVar[Text] = Text("Uwalnia losowych więźniów.", "Frees random prisoners.")
    example: ClassVar[str] = "free_prisoners: 1"
    reads: ClassVar[Reading] = deed(
        ("uwolnij", "uwalnia", "uwolnić"),
        ("free", "frees"),
        Text("{n} {n|więźnia|więźniów|więźniów}", "{n} {n|prisoner|prisoners}"),
    )

    def possible(self, ctx: Ctx) -> bool:
        return bool(ctx.game.secrets[PRISON])

    def run(self, ctx: Ctx) -> Steps[None]:
        yield from free_prisoners(ctx.game, delver_of(ctx), self.amount)


class SecretVerb(AmountVerb):
    """Random secrets from the bank, turned up at once."""

    __slots__ = ()
    asks = True
    pool: ClassVar[str]

    def possible(self, ctx: Ctx) -> bool:
        return bool(ctx.game.secrets[self.pool])

    def run(self, ctx: Ctx) -> Steps[None]:
        game = ctx.game
        bank = game.secrets[self.pool]
        for _ in range(self.amount):
            if bank:  # a secret may bring others
                yield from take_secret(game, delver_of(ctx), bank)


class MinorSecrets(SecretVerb):
    """Minor secrets."""

    __slots__ = ()
    pool = MINOR
    word: ClassVar[str] = "minor_secrets"
    doc: ClassVar[Text] = Text("Losowe pomniejsze sekrety z banku.", "Random minor secrets from the bank.")
    example: ClassVar[str] = "minor_secrets: 1"
    reads: ClassVar[Reading] = deed(
        ("weź", "bierze", "wziąć"),
        ("take", "takes"),
        Text("{n} {n|pomniejszy sekret|pomniejsze sekrety|pomniejszych sekretów}", "{n} minor {n|secret|secrets}"),
    )


class MajorSecrets(SecretVerb):
    """Major secrets."""

    __slots__ = ()
    pool = MAJOR
    word: ClassVar[str] = "major_secrets"
    doc: ClassVar[Text] = Text("Losowe wielkie sekrety z banku.", "Random major secrets from the bank.")
    example: ClassVar[str] = "major_secrets: 1"
    reads: ClassVar[Reading] = deed(
        ("weź", "bierze", "wziąć"),
        ("take", "takes"),
        Text("{n} {n|wielki sekret|wielkie sekrety|wielkich sekretów}", "{n} major {n|secret|secrets}"),
    )


class Haunt(AmountVerb):
    """Ghost cubes to the Clank! area."""

    __slots__ = ()
    word: ClassVar[str] = "haunt"
    doc: ClassVar[Text] = Text(
        "Kostki duchów z banku trafiają na obszar Brzdęk!.", "Ghost cubes go from the bank to the Clank! area."
    )
    example: ClassVar[str] = "haunt: 1"
    reads: ClassVar[Reading] = deed(
        ("połóż", "kładzie", "położyć"),
        ("put", "puts"),
        Text(
            "{n} {n|kostkę ducha|kostki duchów|kostek duchów} w obszarze Brzdęk!",
            "{n} ghost {n|cube|cubes} into the Clank! area",
        ),
    )

    def do(self, ctx: Ctx) -> None:
        haunt(ctx.game, self.amount)


TREASURES: tuple[type[Verb], ...] = (Lockpicks, SpendLockpicks, FreePrisoners, MinorSecrets, MajorSecrets, Haunt)
