"""The language of the fair: its own words on top of the core grammar."""

from __future__ import annotations

from typing import TypeAlias

from brzdek.core.ask import Ask, Steps
from brzdek.core.effects.context import Context
from brzdek.core.effects.entries import ActWord, EventWord, MomentWord, NumberWord, OccasionWord, WindowWord
from brzdek.core.effects.flow import Special
from brzdek.core.effects.grammar import GRAMMAR
from brzdek.core.effects.phrases import Reading, same
from brzdek.core.text import Text
from brzdek.core.zones import move
from tests.tiny import counts, events, verbs
from tests.tiny.fights import FIGHT_END
from tests.tiny.state import Fair, gain_gold

Here: TypeAlias = Context[Fair]

EVENTS = (
    EventWord(
        "buy",
        Text("Kupno karty.", "A card is bought."),
        Reading(Text("kupujesz kartę", "you buy a card"), Text("kupuje kartę", "buys a card")),
    ),
    EventWord(
        "gain_gold",
        Text("Zysk złota.", "Gold is gained."),
        Reading(Text("zyskujesz złoto", "you gain gold"), Text("zyskuje złoto", "gains gold")),
    ),
    EventWord(
        "cast",
        Text("Rzucenie czaru.", "A spell is cast."),
        Reading(Text("rzucasz czar", "you cast a spell"), Text("rzuca czar", "casts a spell")),
        Reading(Text("rzucasz czar", "you cast a spell"), Text("rzuca czar", "casts a spell")),
        subject="by",
    ),
    EventWord(
        "lose_life",
        Text("Utrata życia.", "A life is lost."),
        Reading(Text("tracisz życie", "you lose a life"), Text("traci życie", "loses a life")),
        Reading(Text("masz stracić życie", "you would lose a life"), Text("ma stracić życie", "would lose a life")),
    ),
    EventWord(
        "win_fight",
        Text("Wygrana walka.", "A fight is won."),
        Reading(Text("wygrywasz walkę", "you win a fight"), Text("wygrywa walkę", "wins a fight")),
    ),
)
NUMBERS = (
    NumberWord("strength", Text("Siła.", "Strength."), Text("siła", "strength"), Text("siły", "strength")),
    NumberWord(
        "price",
        Text("Cena kupowanej karty.", "The price of a card to buy."),
        Text("cena", "price"),
        Text("ceny", "to the price"),
    ),
    NumberWord("wits", Text("Spryt.", "Wits."), Text("spryt", "wits"), Text("sprytu", "wits")),
    NumberWord(
        "visit",
        Text("Rzut podczas odwiedzin.", "The roll of a visit."),
        Text("rzut podczas odwiedzin", "visit roll"),
        Text("rzutu podczas odwiedzin", "to the visit roll"),
    ),
    NumberWord(
        "visit_dice",
        Text("Kostki dodatkowe podczas odwiedzin; liczą się najlepsze.", "More dice on a visit; the best count."),
        Text("dodatkowe kostki podczas odwiedzin", "more dice on a visit"),
        Text("kostek podczas odwiedzin (liczą się najlepsze)", "to the dice of a visit (the best count)"),
    ),
    NumberWord(
        "attack", Text("Rzut w walce.", "The roll of a fight."), Text("atak", "attack"), Text("ataku", "attack")
    ),
    NumberWord("load", Text("Udźwig.", "Load."), Text("udźwig", "load"), Text("udźwigu", "load")),
)
OCCASIONS = (
    OccasionWord("fight", Text("Każda walka.", "Any fight."), Text("w walce", "in fights")),
    OccasionWord("duel", Text("Walka z graczem.", "A fight with a player."), Text("w pojedynku", "in duels"), "fight"),
    OccasionWord(
        "hunt", Text("Walka ze zwierzęciem.", "A fight with a beast."), Text("na łowach", "on a hunt"), "fight"
    ),
)
WINDOWS = (
    WindowWord(
        "turn_start", Text("Początek tury.", "The start of a turn."), Text("na początku tury", "at a turn's start")
    ),
    WindowWord("own_turn", Text("Własna tura.", "One's own turn."), Text("w swojej turze", "in your turn")),
    WindowWord(
        "cast",
        Text("Po rzuceniu czaru.", "After a spell is cast."),
        Text("gdy ktoś rzuca czar", "when a spell is cast"),
    ),
    WindowWord("before_fight", Text("Przed walką.", "Before a fight."), Text("przed walką", "before a fight")),
    WindowWord("before_roll", Text("Przed rzutem.", "Before a roll."), Text("przed rzutem", "before a roll")),
    WindowWord("after_roll", Text("Po rzucie.", "After a roll."), Text("po rzucie", "after a roll")),
    WindowWord(
        "loss_due",
        Text("Przed utratą życia.", "Before a life is lost."),
        Text("przed utratą życia", "before a life is lost"),
    ),
)
ACTS = (
    ActWord(
        "cast",
        Text("Rzucanie czarów.", "Casting spells."),
        Text("rzucać czarów", "cast spells"),
        Text("rzucać czary", "cast spells"),
    ),
    ActWord(
        "visit_again",
        Text("Drugie odwiedziny w turze.", "A second visit in a turn."),
        Text("iść drugi raz w odwiedziny", "visit a second time"),
        Text("iść drugi raz w odwiedziny", "visit a second time"),
    ),
)
MOMENTS = (
    MomentWord(
        "end_of_fight",
        Text("Koniec walki.", "The end of the fight."),
        Text("do końca walki", "until the end of the fight"),
        Text("do końca {n}. walki", "until the end of fight no. {n}"),
        FIGHT_END,
    ),
)


def swap_hands(ctx: Here) -> None:
    left = (ctx.seat + 1) % ctx.game.players
    mine, theirs = ctx.game.traders[ctx.seat].hand, ctx.game.traders[left].hand
    given, taken = list(mine), list(theirs)
    for cards, hand in ((given, theirs), (taken, mine)):
        for card in cards:
            move(ctx.game, card, hand, tell=False)
    ctx.game.log.tell(events.Swapped, ctx.seat, left)


def auction(ctx: Here) -> Steps[None]:
    """Offer 1 gold to the player on the left for a crown."""
    left = (ctx.seat + 1) % ctx.game.players
    answer = yield Ask(left, "offer", [("offer", "take"), ("offer", "leave")])
    if answer == ("offer", "take"):
        gain_gold(ctx.game, left, 1)


SPECIALS = {
    "swap_hands": Special(
        "swap_hands",
        Text("Zamiana rąk z graczem po lewej.", "Hands are swapped with the player on the left."),
        Reading(
            Text("zamień się ręką z graczem po lewej", "swap hands with the player on your left"),
            Text("zamienia się ręką z graczem po lewej", "swaps hands with the player on the left"),
        ),
        swap_hands,
    ),
    "offer": Special(
        "offer",
        Text("Gracz po lewej może wziąć złoto.", "The player on the left may take gold."),
        same("gracz po lewej może wziąć 1 ⟦gold⟧", "the player on the left may take 1 ⟦gold⟧"),
        auction,
        asks=True,
    ),
}

LANGUAGE = GRAMMAR.extend(
    Text("jarmark", "fair"),
    verbs=verbs.VERBS,
    conditions=counts.CONDITIONS,
    counters=counts.COUNTERS,
    selectors=counts.SELECTORS,
    events=EVENTS,
    numbers=NUMBERS,
    acts=ACTS,
    moments=MOMENTS,
    occasions=OCCASIONS,
    windows=WINDOWS,
    specials=SPECIALS,
    conditions_wait=True,
)
