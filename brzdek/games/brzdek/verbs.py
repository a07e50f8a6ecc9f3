"""What cards and tokens of Brzdęk! can do: the game's own words of the card language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from brzdek.core.ask import Option, Steps
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, Question
from brzdek.core.effects.entries import AmountVerb, Arguments, Given, NamedOption, PlainVerb, Verb
from brzdek.core.effects.grammar import GRAMMAR
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Reading, Who, same
from brzdek.core.schema import Whole
from brzdek.core.schema import Word as WordField
from brzdek.core.text import Lang, Text, fill
from brzdek.games.brzdek.counters import COUNTERS, SELECTORS, Ctx, thief_of
from brzdek.games.brzdek.resource_verbs import RESOURCES
from brzdek.games.brzdek.state import Heist

HeistCtx = Context[Heist]

# -- cards


class Discard(AmountVerb, Question):
    """A card from hand, chosen; the price of something."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "discard"
    doc: ClassVar[Text] = Text(
        "Odrzuca z ręki jeszcze niezagrane karty.", "Discards cards from hand that are not yet played."
    )
    example: ClassVar[str] = "discard: 1\nthen: {draw: 2}"
    reads: ClassVar[Reading] = Reading(
        Text("odrzuć {n} {n|kartę|karty|kart}", "discard {n} {n|card|cards}"),
        Text("odrzuca {n} {n|kartę|karty|kart}", "discards {n} {n|card|cards}"),
    )

    def possible(self, ctx: Ctx) -> bool:
        return len(thief_of(ctx).hand) >= self.amount

    def run(self, ctx: Ctx) -> Steps[None]:
        thief = thief_of(ctx)
        for _ in range(self.amount):
            options: list[Option] = [("discard", card) for card in dict.fromkeys(thief.hand)]
            answer = options[0] if len(options) == 1 else (yield from self.put(ctx, "discard", options))
            card = str(answer[1])
            thief.hand.remove(card)
            thief.discard.append(card)
            ctx.game.log.tell("discarded", thief.seat, card)

    def question(self, lang: Lang) -> str:
        return Text("Którą kartę odrzucasz?", "Which card do you discard?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return None


class TakeCards(Verb):
    """Cards from the reserve, without their price."""

    __slots__ = ("card", "copies")
    word: ClassVar[str] = "take_cards"
    doc: ClassVar[Text] = Text(
        "Karty z rezerwy na własny stos kart odrzuconych, o ile są.",
        "Cards from the reserve to one's own discard pile, as far as there are any.",
    )
    example: ClassVar[str] = "take_cards: secret_tome\ncopies: 2"
    NAMES: ClassVar[dict[str, Text]] = {
        "secret_tome": Text("{n|Tajemny wolumin|Tajemne woluminy|Tajemnych woluminów}", "Secret {n|Tome|Tomes}"),
        "mercenary": Text("{n|Najemnika|Najemników|Najemników}", "{n|Mercenary|Mercenaries}"),
        "explore": Text("{n|Zwiad|Zwiady|Zwiadów}", "{n|Explore|Explores}"),
    }

    def __init__(self, card: str, copies: int) -> None:
        self.card = card
        self.copies = copies

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        copies = NamedOption(Whole(1, 9), Text("ile kart; zwykle 1", "how many cards; usually 1"))
        return Arguments(WordField(list(cls.NAMES)), {"copies": copies})

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value, given.get("copies", 1))

    def possible(self, ctx: Ctx) -> bool:
        return ctx.game.reserve.get(self.card, 0) > 0

    def do(self, ctx: Ctx) -> None:
        game, thief = ctx.game, thief_of(ctx)
        for _ in range(min(self.copies, game.reserve.get(self.card, 0))):
            game.reserve[self.card] -= 1
            game.rules.gain_card(game, thief, self.card)
            game.log.tell("acquired", thief.seat, self.card)

    def phrase(self, lang: Lang, who: Who) -> str:
        noun = fill(lang, self.NAMES[self.card].to(lang), {"n": self.copies})
        verb = Reading(Text("weź", "take"), Text("bierze", "takes")).to(lang, who)
        if self.copies > 1:
            return f"{verb} {self.copies} {noun}"
        article = ("an " if noun[0] in "AEIOU" else "a ") if lang == "en" else ""
        return f"{verb} {article}{noun}"


class Trash(Verb):
    """A card out of the game at the end of the turn."""

    __slots__ = ("card",)
    word: ClassVar[str] = "trash"
    doc: ClassVar[Text] = Text(
        "Na koniec tury usuwa kartę z zagranych albo odrzuconych: dowolną („any”) albo o danym id.",
        "At the end of the turn removes a card from the play area or the discard pile: “any”, or one of that id.",
    )
    example: ClassVar[str] = "trash: any"
    NAMES: ClassVar[dict[str, Text]] = {
        "any": Text("zagraną lub odrzuconą kartę", "a card"),
        "burgle": Text("zagrany lub odrzucony Włam", "a Burgle"),
    }
    reads: ClassVar[Reading] = Reading(
        Text("na koniec tury usuń {card}", "trash {card} from your play area or discard pile at end of turn"),
        Text("na koniec tury usuwa {card}", "trashes {card} from their play area or discard pile at end of turn"),
    )

    def __init__(self, card: str) -> None:
        self.card = card

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(WordField(list(cls.NAMES)))

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls(given.value)

    def possible(self, ctx: Ctx) -> bool:
        """Will there be a card besides those that other effects take? The hand will have been played by then."""
        thief, trashes = thief_of(ctx), ctx.game.now.trashes
        cards = [*thief.hand, *thief.played, *thief.discard]
        for named in trashes:
            if named in cards:
                cards.remove(named)
        return len(cards) > trashes.count("") if self.card == "any" else self.card in cards

    def do(self, ctx: Ctx) -> None:
        ctx.game.now.trashes.append("" if self.card == "any" else self.card)

    def phrase(self, lang: Lang, who: Who) -> str:
        return self.reads.to(lang, who, card=self.NAMES[self.card].to(lang))


# -- this turn


class IgnoreCaves(PlainVerb):
    """Crystal caves do not stop the player this turn."""

    __slots__ = ()
    word: ClassVar[str] = "ignore_caves"
    doc: ClassVar[Text] = Text(
        "Kryształowe groty nie wyczerpują w tej turze.", "Crystal caves do not exhaust this turn."
    )
    example: ClassVar[str] = "ignore_caves"
    reads: ClassVar[Reading] = same(
        "w tej turze kryształowe groty cię nie zatrzymują", "crystal caves do not stop you this turn"
    )

    def do(self, ctx: Ctx) -> None:
        ctx.game.now.caves_lifted = True


class IgnoreMonsters(PlainVerb):
    """Tunnel monsters do nothing this turn."""

    __slots__ = ()
    word: ClassVar[str] = "ignore_monsters"
    doc: ClassVar[Text] = Text(
        "Potwory w korytarzach nie działają w tej turze.", "Tunnel monsters do nothing this turn."
    )
    example: ClassVar[str] = "ignore_monsters"
    reads: ClassVar[Reading] = same(
        "w tej turze ignorujesz potwory w korytarzach", "you ignore tunnel monsters this turn"
    )

    def do(self, ctx: Ctx) -> None:
        ctx.game.now.monsters_ignored = True


class RicherGains(AmountVerb):
    """Every gain of gold this turn is larger."""

    __slots__ = ()
    word: ClassVar[str] = "gold_gains"
    doc: ClassVar[Text] = Text("Każdy zysk złota w tej turze jest większy.", "Every gain of gold this turn is larger.")
    example: ClassVar[str] = "gold_gains: 1"
    reads: ClassVar[Reading] = same(
        "w tej turze, gdy zyskujesz ⟦gold⟧, weź o {n} więcej", "each time you gain ⟦gold⟧ this turn, gain {n} more"
    )

    def do(self, ctx: Ctx) -> None:
        ctx.game.rules.raise_gold_gains(ctx.game, thief_of(ctx), self.amount)


class CheaperGems(AmountVerb):
    """Gems cost less skill this turn."""

    __slots__ = ()
    word: ClassVar[str] = "gem_discount"
    doc: ClassVar[Text] = Text("Klejnoty kosztują w tej turze mniej.", "Gems cost less this turn.")
    example: ClassVar[str] = "gem_discount: 2"
    reads: ClassVar[Reading] = same(
        "w tej turze klejnoty są tańsze o {n} ⟦skill⟧", "gems cost you {n} ⟦skill⟧ less this turn"
    )

    def do(self, ctx: Ctx) -> None:
        ctx.game.rules.cheapen_gems(ctx.game, self.amount)


# -- the dungeon and the dragon


class Rage(AmountVerb):
    """The dragon marker moves."""

    __slots__ = ()
    word: ClassVar[str] = "rage"
    doc: ClassVar[Text] = Text(
        "Przesuwa znacznik smoka po torze furii.", "Moves the dragon marker along the rage track."
    )
    example: ClassVar[str] = "rage: 1"
    reads: ClassVar[Reading] = Reading(
        Text("przesuń znacznik smoka o {n} {n|pole|pola|pól}", "move the dragon marker {n} {n|space|spaces} forward"),
        Text("przesuwa znacznik smoka o {n} {n|pole|pola|pól}", "moves the dragon marker {n} {n|space|spaces} forward"),
    )

    def do(self, ctx: Ctx) -> None:
        ctx.game.rules.anger(ctx.game, self.amount)


class DragonAttack(PlainVerb):
    """The dragon attacks at once."""

    __slots__ = ()
    word: ClassVar[str] = "dragon_attack"
    doc: ClassVar[Text] = Text("Smok atakuje natychmiast.", "The dragon attacks at once.")
    example: ClassVar[str] = "dragon_attack"
    reads: ClassVar[Reading] = same("smok atakuje", "the dragon attacks")

    def do(self, ctx: HeistCtx) -> None:
        ctx.game.rules.attack(ctx.game)


class ReturnCubes(AmountVerb):
    """Black cubes go back into the bag."""

    __slots__ = ()
    word: ClassVar[str] = "return_cubes"
    doc: ClassVar[Text] = Text(
        "Odłożone czarne kostki wracają do smoczej sakwy.", "Black cubes set aside go back into the bag."
    )
    example: ClassVar[str] = "return_cubes: 3"
    reads: ClassVar[Reading] = same(
        "do smoczej sakwy {n|wraca|wracają|wraca} {n} {n|odłożona kostka|odłożone kostki|odłożonych kostek} smoka",
        "{n} set-aside dragon {n|cube goes|cubes go} back into the bag",
    )

    def do(self, ctx: Ctx) -> None:
        ctx.game.rules.return_cubes(ctx.game, self.amount)


class ReplaceRowCard(Question, PlainVerb):
    """A card of the dungeon row is exchanged."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "replace_row_card"
    doc: ClassVar[Text] = Text(
        "Wymienia kartę w puli lochów na nową.", "Replaces a card of the dungeon row with a new one."
    )
    example: ClassVar[str] = "replace_row_card"
    reads: ClassVar[Reading] = Reading(
        Text("wymień kartę w puli lochów", "replace a card in the dungeon row"),
        Text("wymienia kartę w puli lochów", "replaces a card in the dungeon row"),
    )

    def possible(self, ctx: Ctx) -> bool:
        return bool(ctx.game.row and ctx.game.deck)

    def run(self, ctx: Ctx) -> Steps[None]:
        if self.possible(ctx):
            options: Sequence[Option] = [("replace", card) for card in dict.fromkeys(ctx.game.row)]
            answer = options[0] if len(options) == 1 else (yield from self.put(ctx, "replace", options))
            yield from ctx.game.rules.replace_row_card(ctx.game, str(answer[1]))

    def question(self, lang: Lang) -> str:
        return Text("Którą kartę z puli lochów wymieniasz?", "Which card of the dungeon row do you replace?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return None


class TakeSecret(Question, PlainVerb):
    """A secret from an adjacent room."""

    __slots__ = ()
    asks = True
    word: ClassVar[str] = "take_adjacent_secret"
    doc: ClassVar[Text] = Text("Zabiera sekret z sąsiedniej komnaty.", "Takes a secret from an adjacent room.")
    example: ClassVar[str] = "take_adjacent_secret"
    reads: ClassVar[Reading] = Reading(
        Text("weź sekret z sąsiedniej komnaty", "take a secret from an adjacent room"),
        Text("bierze sekret z sąsiedniej komnaty", "takes a secret from an adjacent room"),
    )

    def secrets(self, ctx: HeistCtx) -> list[Option]:
        game, thief = ctx.game, ctx.game.thieves[ctx.seat]
        if thief.out:
            return []
        options: list[Option] = []
        for room in dict.fromkeys(tunnel.to for tunnel in game.board.tunnels[thief.room]):
            lying = game.tokens.get(room)
            if lying:
                options += [("secret", room, size) for size in ("major", "minor") if getattr(lying, size)]
        return options

    def possible(self, ctx: HeistCtx) -> bool:
        return bool(self.secrets(ctx))

    def run(self, ctx: HeistCtx) -> Steps[None]:
        options = self.secrets(ctx)
        if options:
            answer = options[0] if len(options) == 1 else (yield from self.put(ctx, "secret", options))
            lying = ctx.game.tokens[int(answer[1])]
            secrets = lying.major if answer[2] == "major" else lying.minor
            yield from ctx.game.rules.take_secret(ctx.game, ctx.game.thieves[ctx.seat], secrets)

    def question(self, lang: Lang) -> str:
        return Text("Skąd bierzesz sekret?", "Where do you take a secret from?").to(lang)

    def label(self, lang: Lang, option: Option) -> str | None:
        return None


VERBS: tuple[type[Verb], ...] = (
    *RESOURCES,
    Discard, TakeCards, Trash,
    IgnoreCaves, IgnoreMonsters, RicherGains, CheaperGems,
    Rage, DragonAttack, ReturnCubes, ReplaceRowCard, TakeSecret,
)  # fmt: skip
LANGUAGE = GRAMMAR.extend(
    Text("Brzdęk!", "Clank!"),
    verbs=VERBS,
    counters=COUNTERS,
    selectors=SELECTORS,
    conditions_wait=True,
)
