"""What cards of a raid can wait for and what numbers they can change: events, occasions, moments, numbers, places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from brzdek.core.catalog.schema import Word
from brzdek.core.effects.entries import (
    Arguments,
    Condition,
    EventWord,
    Given,
    MomentWord,
    NumberWord,
    OccasionWord,
)
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Reading, Who
from brzdek.core.text import Lang, Text
from brzdek.games.raid.cards.counters import Ctx, thief_of
from brzdek.games.raid.rules.harm import ATTACK, CARD, DAMAGE, DRAGON, MONSTERS
from brzdek.games.raid.rules.state import ACQUIRED, DEFEATED, TURN_BEGINS, TURN_OVER, USED


def _happens(pl: str, pl_they: str, en: str, en_they: str) -> Reading:
    return Reading(Text(pl, en), Text(pl_they, en_they))


EVENTS: tuple[EventWord, ...] = (
    EventWord(
        DAMAGE,
        Text("Gracz otrzymuje obrażenia.", "A player takes damage."),
        _happens("otrzymujesz obrażenia", "otrzymuje obrażenia", "you take damage", "takes damage"),
        _happens("masz otrzymać obrażenia", "ma otrzymać obrażenia", "you would take damage", "would take damage"),
        it=Text("je", "it"),
    ),
    EventWord(
        "acquire",
        Text("Gracz zdobywa kartę do swojej talii.", "A player acquires a card for their deck."),
        _happens("zdobywasz kartę", "zdobywa kartę", "you acquire a card", "acquires a card"),
    ),
    EventWord(
        "use_device",
        Text("Gracz wykorzystuje urządzenie z puli lochów.", "A player uses a device of the dungeon row."),
        _happens("wykorzystujesz urządzenie", "wykorzystuje urządzenie", "you use a device", "uses a device"),
    ),
    EventWord(
        "defeat",
        Text("Gracz pokonuje potwora.", "A player defeats a monster."),
        _happens("pokonujesz potwora", "pokonuje potwora", "you defeat a monster", "defeats a monster"),
    ),
    EventWord(
        "gain_gold",
        Text("Gracz dostaje złoto z banku.", "A player gains gold from the bank."),
        _happens("dostajesz złoto", "dostaje złoto", "you gain gold", "gains gold"),
    ),
    EventWord(
        "make_clank",
        Text("Gracz kładzie kostki na obszarze Brzdęk!.", "A player puts cubes into the Clank! area."),
        _happens("wydajesz ⟦clank⟧", "wydaje ⟦clank⟧", "you make ⟦clank⟧", "makes ⟦clank⟧"),
    ),
    EventWord(
        "enter_room",
        Text("Gracz wchodzi do komnaty.", "A player enters a room."),
        _happens("wchodzisz do komnaty", "wchodzi do komnaty", "you enter a room", "enters a room"),
    ),
    EventWord(
        "take_artifact",
        Text("Gracz zabiera artefakt.", "A player takes an artifact."),
        _happens("zabierasz artefakt", "zabiera artefakt", "you take an artifact", "takes an artifact"),
    ),
    EventWord(
        "take_secret",
        Text("Gracz odkrywa sekret.", "A player turns up a secret."),
        _happens("odkrywasz sekret", "odkrywa sekret", "you turn up a secret", "turns up a secret"),
    ),
    EventWord(
        ATTACK,
        Text(
            "Smok atakuje; zdarza się to temu, w czyjej turze.",
            "The dragon attacks; it happens to the one in whose turn it does.",
        ),
        _happens(
            "wywołujesz atak smoka", "wywołuje atak smoka", "you set off a dragon attack", "sets off a dragon attack"
        ),
        _happens(
            "masz wywołać atak smoka",
            "ma wywołać atak smoka",
            "you would set off a dragon attack",
            "would set off a dragon attack",
        ),
        it=Text("atak", "the attack"),
    ),
    EventWord(
        TURN_BEGINS,
        Text("Początek tury.", "A turn begins."),
        _happens("zaczynasz turę", "zaczyna turę", "you begin a turn", "begins a turn"),
    ),
)

OCCASIONS: tuple[OccasionWord, ...] = (
    OccasionWord(DRAGON, Text("Atak smoka.", "An attack of the dragon."), Text("w ataku smoka", "in a dragon attack")),
    OccasionWord(
        MONSTERS, Text("Potwory w korytarzu.", "Monsters in a tunnel."), Text("w korytarzu z potworami", "in a tunnel")
    ),
    OccasionWord(CARD, Text("Działanie karty.", "The effect of a card."), Text("przez kartę", "by a card")),
)

MOMENTS: tuple[MomentWord, ...] = (
    MomentWord(
        "end_of_turn",
        Text(
            "Koniec bieżącej tury, po ataku smoka, jeśli taki nastąpi.",
            "The end of the current turn, after the dragon's attack if there is one.",
        ),
        Text("do końca tury", "until the end of the turn"),
        Text("do końca {n}. tury, licząc od tej", "until the end of turn {n}, counting this one"),
        TURN_OVER,
    ),
    MomentWord(
        "next_acquire",
        Text(
            "Następna karta, którą zdobędzie ten, kto to wywołał.", "The next card that the one who caused it acquires."
        ),
        Text("do zdobycia następnej karty", "until you next acquire a card"),
        Text("aż zdobędziesz {n} {n|kartę|karty|kart}", "until you have acquired {n} {n|card|cards}"),
        ACQUIRED,
        "by",
    ),
    MomentWord(
        "next_device",
        Text(
            "Następne urządzenie, którego użyje ten, kto to wywołał.",
            "The next device that the one who caused it uses.",
        ),
        Text("do wykorzystania następnego urządzenia", "until you next use a device"),
        Text("aż wykorzystasz {n} {n|urządzenie|urządzenia|urządzeń}", "until you have used {n} {n|device|devices}"),
        USED,
        "by",
    ),
    MomentWord(
        "next_defeat",
        Text(
            "Następny potwór, którego pokona ten, kto to wywołał.",
            "The next monster that the one who caused it defeats.",
        ),
        Text("do pokonania następnego potwora", "until you next defeat a monster"),
        Text("aż pokonasz {n} {n|potwora|potwory|potworów}", "until you have defeated {n} {n|monster|monsters}"),
        DEFEATED,
        "by",
    ),
)

NUMBERS: tuple[NumberWord, ...] = (
    NumberWord(
        "card_cost",
        Text(
            "Koszt kart w sprawności (nie urządzeń); zniżka to liczba ujemna, a koszt nie spada poniżej 0.",
            "The cost of cards in skill (not of devices); a discount is a negative number, and no cost is below 0.",
        ),
        Text("koszt kart", "the cost of cards"),
        Text("kosztu kart", "to the cost of cards"),
    ),
    NumberWord(
        "companion_cost",
        Text("Koszt towarzyszy w sprawności.", "The cost of companions in skill."),
        Text("koszt towarzyszy", "the cost of companions"),
        Text("kosztu towarzyszy", "to the cost of companions"),
    ),
    NumberWord(
        "device_cost",
        Text("Koszt urządzeń w sprawności.", "The cost of devices in skill."),
        Text("koszt urządzeń", "the cost of devices"),
        Text("kosztu urządzeń", "to the cost of devices"),
    ),
    NumberWord(
        "monster_cost",
        Text("Ile mieczy trzeba na potwora z puli albo rezerwy.", "How many swords a monster of row or reserve takes."),
        Text("koszt potworów", "the cost of monsters"),
        Text("kosztu potworów", "to the cost of monsters"),
    ),
    NumberWord(
        "attack_cubes",
        Text(
            "Ile kostek losuje smok w ataku; liczy się gracz, w którego turze smok atakuje.",
            "How many cubes the dragon draws in an attack; what counts is the player in whose turn it attacks.",
        ),
        Text("liczba kostek w ataku smoka", "the number of cubes in a dragon attack"),
        Text("liczby kostek w ataku smoka", "to the number of cubes in a dragon attack"),
    ),
)


class InPlace(Condition):
    """``in: depths``: where one's pawn stands."""

    __slots__ = ("place",)
    word: ClassVar[str] = "in"
    doc: ClassVar[Text] = Text("Gracz stoi w takim miejscu.", "The player stands in such a place.")
    example: ClassVar[str] = "in: depths"
    PLACES: ClassVar[Mapping[str, Text]] = {
        "depths": Text("w podziemiach", "in the depths"),
        "crystal_cave": Text("w kryształowej grocie", "in a crystal cave"),
        "market": Text("w komnacie z kramem", "in a market room"),
    }

    def __init__(self, place: str) -> None:
        self.place = place

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(Word(tuple(cls.PLACES)))

    @classmethod
    def make(cls, given: Given) -> Condition:
        return cls(given.value)

    def holds(self, ctx: Ctx) -> bool:
        thief = thief_of(ctx)
        return not thief.out and ctx.game.room(thief).suits(self.place)

    def clause(self, lang: Lang, who: Who) -> str:
        return self._reading(IS, lang, who)

    def negated(self, lang: Lang, who: Who) -> str:
        return self._reading(IS_NOT, lang, who)

    def _reading(self, reading: Reading, lang: Lang, who: Who) -> str:
        return reading.to(lang, who, place=self.PLACES[self.place].to(lang))


IS = Reading(Text("jesteś {place}", "you are {place}"), Text("jest {place}", "they are {place}"))
IS_NOT = Reading(Text("nie jesteś {place}", "you are not {place}"), Text("nie jest {place}", "they are not {place}"))
