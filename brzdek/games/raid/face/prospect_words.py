"""What people ask of what lies ahead: the words of their questions, and of the answers."""

from __future__ import annotations

from brzdek.core.text import Book, Text

ASKED: Book = {
    "rage": Text(
        "smok wkurzyć maks|smok wkurzyć|smok wściec|zanim smok|smok maks|furia maks|furia szczyt|furia koniec|pełny furia"
        "|ile furia",
        "full rage|max rage|maximum rage|rage max|rage left|until rage|dragon maxed|dragon furious|until dragon rage",
    ),
    "leaving": Text(
        "teraz wyjść punkt|wyjść punkt|uciec punkt|wychodzić punkt|uciekać punkt",
        "leave now points get|leave points|leave now points|escape points|escape now points|get out points",
    ),
    "purse": Text(
        "kasa zakupy|kasa na zakupy|pieniądz zakupy|ile wydać|mieć zakupy|ile na zakupy|mieć do wydanie",
        "much can spend|have to spend|left to spend|money spend|money shopping|spend on cards",
    ),
    "unarmed": Text(
        "potwór bez miecz|wejść potwór bez miecz|dwa potwór bez miecz",
        "monster without sword|monsters without swords|into monsters without swords|monsters no swords|monster no sword",
    ),
    "for_swords": Text(
        "zrobić miecz|móc zrobić miecz|zrobić z miecz|zrobić jeden miecz|przydać miecz",
        "do with sword|do anything with sword|do sword|anything sword|good for sword|spend sword",
    ),
    "floor": Text(
        "leżeć podłoga|na podłoga|podłoga|leżeć tu|leżeć ziemia", "on floor here|floor|on the ground|lying here"
    ),
    "locks": Text(
        "wytrych potrzebować|wytrych trzeba|wytrych wejść|klucz potrzebować|klucz trzeba|kłódka do",
        "lockpick need|lockpicks need|pick need|key need|keys need|locks to",
    ),
}
TOLD: Book = {
    "rage.left": Text(
        "Do pełnej furii brakuje {n} {n|pola|pól|pól}. Furia rośnie, gdy ktoś weźmie artefakt, i przez niektóre karty i żetony; "
        "upływ tur jej nie zwiększa.",
        "{n} {n|step is|steps are} left to full rage. It rises when somebody takes an artifact, and by some cards and tokens; turns "
        "alone do not raise it.",
    ),
    "rage.full": Text("To już pełna furia: bardziej nie urośnie.", "That is full rage: it rises no further."),
    "leaving.points": Text(
        "Wyjście z tym, co masz: {n} {n|punkt|punkty|punktów} ({own} z tego, co niesiesz, i {mastery} za odznakę mistrzostwa).",
        "Out with what you have: {n} {n|point|points} ({own} of what you carry and {mastery} for the mastery token).",
    ),
    "leaving.nothing": Text(
        "Bez artefaktu nie można wyjść, a kto go nie wyniesie, nie dostanie nic (zebrane dotąd: {n}).",
        "Without an artifact you may not leave, and whoever gets none out scores nothing (gathered so far: {n}).",
    ),
    "purse": Text("Na karty: {skill}; na kramie: {gold} złota.", "For cards: {skill}; at a market: {gold} gold."),
    "unarmed": Text(
        "Każdy potwór, na którego nie wydasz miecza, to 1 obrażenie; razem {n}. Masz zdrowie {left} z {all}.",
        "Each monster on which you spend no sword is 1 damage; {n} in all. Your health is {left} of {all}.",
    ),
    "swords.fight": Text("Za {have}: {monsters}.", "For {have}: {monsters}."),
    "swords.none": Text(
        "Za {have} nie ma teraz potwora do pokonania. Miecz odpiera też jednego potwora w korytarzu.",
        "No monster can be fought now for {have}. A sword also fends off one monster in a tunnel.",
    ),
}
