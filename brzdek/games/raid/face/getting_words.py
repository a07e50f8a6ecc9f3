"""What people ask of what they can get and of what lies in wait: the words of their questions, and of the answers."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.text import Book, Text, fold

ASKED: Book = {
    "bargains": Text(
        "co starczyć|starczyć na|stać na|stać ja|stać mnie|dostać sprawność|kupić sprawność|dostać za|kupić za"
        "|najtańszy|najtaniej|kupić złoto|kupić moneta",
        "get skill|buy skill|get for|buy for|afford|cheapest|buy gold|buy coin|get coin",
    ),
    "worth_buying": Text("warto kupić|opłacać kupić", "worth buying|worth getting"),
    "short": Text(
        "brakować kupić|brakować do|brakować na|brakować",
        "enough for|short for|short of|missing for|lack for|need more buy|need to buy|more skill|more gold|more sword",
    ),
    "fight": Text("walczyć|pokonać|zabić|bić|pobić|stłuc|ubić", "fight|kill|beat|defeat|attack|slay|take on|smack|hit"),
    "reward": Text(
        "dawać pokonać|dawać pokonanie|dostać pokonać|dostać pokonanie|dostać zabić|dostać zabicie|dawać zabicie|dostać za|nagroda",
        "get for killing|get for beating|get killing|get kill|get beating|get beat|get defeating|get fight|get fighting|reward|give monster",
    ),
    "best_monster": Text(
        "potwór dawać|potwór najwięcej|który potwór|jaki potwór",
        "which monster|what monster|monster give|monster gives|monsters give",
    ),
    "end_worth": Text(
        "wart koniec|wart punkt|punkt koniec|ile wart|punkt dawać|ile punkt",
        "worth end|many point|worth points|point worth|points worth|worth at the end|points give|be worth|points for",
    ),
    "leaves": Text(
        "zniknąć|znikać|znika|zniknie|przepaść|przepadać|zostać pula|zostawać pula|zostać pokonać|zostać użyć|schodzić pula"
        "|zejść pula",
        "disappear|disappears|vanish|vanishes|go away|goes away|leave row|leaves row|stay row|stays row|gone after|be gone"
        "|stay use|stays use|stay after",
    ),
    "dying": Text(
        "zaraz zginąć|zaraz umrzeć|zginąć zaraz|umrę zaraz|czy zginąć|czy umrzeć|ledwo żyć|przeżyć tura|przeżyć atak",
        "about to die|am dying|will i die|going to die|gonna die|survive this|survive the|survive next|close to dying",
    ),
    "unfought": Text(
        "bez walka|bez potwór|bez walczyć|bez bicie",
        "without fight|without fighting|without monster|no monster|no fight",
    ),
    "nothing": Text(
        "nic dostać|nic nie dostać|nic znaleźć|nic dać|nic zyskać", "get nothing|get anything|find nothing|give nothing"
    ),
}
RESOURCES: Mapping[str, tuple[str, ...]] = {
    "boot": ("but", "boot"),
    "sword": ("miecz", "sword"),
    "skill": ("sprawnos", "skill"),
    "gold": ("zlot", "monet", "kas", "gold", "coin"),
}
"""What words for what cards give begin with, by icon."""
NUMERALS: Mapping[str, int] = {
    word: n
    for n, words in enumerate(
        (
            "one jeden jedna jedno jednym jednego jedną",
            "two dwa dwie dwoma dwóch",
            "three trzy trzema trzech",
            "four cztery czterema",
        ),
        1,
    )
    for word in fold(words).split()
}
"""Small numbers in words."""
TOLD: Book = {
    "get.title": Text("Za {have}:", "For {have}:"),
    "get.giving": Text("Daje to, od najtańszej:", "These give that, the cheapest first:"),
    "get.none_gives": Text("Nic z puli ani z rezerwy tego nie daje.", "Nothing in the row or the reserve gives that."),
    "get.nothing": Text("Za {have} nic teraz nie dostaniesz.", "For {have} there is nothing to get now."),
    "get.play_first": Text(
        "Masz jeszcze niezagrane karty: najpierw je zagraj, dadzą więcej.",
        "You have cards left to play: play them first, they bring more.",
    ),
    "get.card": Text("  {name} ({price})", "  {name} ({price})"),
    "get.card_does": Text("  {name} ({price}): {text}", "  {name} ({price}): {text}"),
    "leaves.yes": Text("tak", "yes"),
    "leaves.no": Text("nie", "no"),
    "leaves.use": Text(
        "{card}: {answer}, po użyciu idzie na stos odrzuconych kart lochów; wolne miejsce w puli zapełnia się na koniec tury.",
        "{card}: {answer}, once used it goes to the dungeon discard pile; the gap in the row is filled at the end of the turn.",
    ),
    "leaves.fight": Text(
        "{card}: {answer}, po pokonaniu idzie na stos odrzuconych kart lochów; wolne miejsce w puli zapełnia się na koniec tury.",
        "{card}: {answer}, once beaten it goes to the dungeon discard pile; the gap in the row is filled at the end of the turn.",
    ),
    "leaves.buy": Text(
        "{card}: {answer}, kupiona karta idzie na twój stos odrzuconych; wolne miejsce w puli zapełnia się na koniec tury.",
        "{card}: {answer}, once bought it goes to your discard pile; the gap in the row is filled at the end of the turn.",
    ),
    "leaves.stays": Text(
        "{card}: {answer}, w rezerwie zostaje na następne walki.",
        "{card}: {answer}, it stays in the reserve to be fought again.",
    ),
    "leaves.pile": Text(
        "{card}: kupiona karta idzie na twój stos odrzuconych; w rezerwie leży ich {n}.",
        "{card}: a bought one goes to your discard pile; {n} lie in the reserve.",
    ),
    "short.enough": Text("{card}: {price}, masz {have} – starczy.", "{card}: {price}, you have {have} – enough."),
    "short.lacks": Text("{card}: {price}, masz {have} – brakuje {n}.", "{card}: {price}, you have {have} – {n} short."),
    "short.good": Text("{n} złota", "{n} gold"),
    "market.enough": Text(
        "Towar kosztuje {n} złota, masz {gold}: starczy.", "A ware costs {n} gold, you have {gold}: enough."
    ),
    "market.lacks": Text(
        "Towar kosztuje {n} złota, masz {gold}: brakuje {short}.",
        "A ware costs {n} gold, you have {gold}: {short} short.",
    ),
    "fight.yes": Text("Tak: {card} ({price}), masz {have}.", "Yes: {card} ({price}), you have {have}."),
    "fight.no": Text(
        "Nie: {card} ({price}), masz {have} – {n|brakuje|brakują|brakuje} {n} {n|miecz|miecze|mieczy}.",
        "No: {card} ({price}), you have {have} – {n} {n|sword|swords} short.",
    ),
    "fight.not_here": Text("Nie tu: {card} – {where}.", "Not here: {card} – {where}."),
    "way.peaceful": Text("Po drodze nie ma potworów: żadnych obrażeń.", "No monsters on that way: no damage."),
    "way.ignored": Text("Potworów nie musisz się bać: żadnych obrażeń.", "Monsters do not count now: no damage."),
    "way.hurts": Text(
        "Każdy potwór to 1 obrażenie albo 1 miecz. Masz {have}, więc {n} {n|obrażenie|obrażenia|obrażeń}: zdrowie po tym {left}.",
        "Each monster is 1 damage or 1 sword. You have {have}, so {n} damage: health {left} after it.",
    ),
    "way.spared": Text(
        "Każdy potwór to 1 obrażenie albo 1 miecz. Masz {have}, więc 0 obrażeń.",
        "Each monster is 1 damage or 1 sword. You have {have}, so 0 damage.",
    ),
    "way.kills": Text(
        "Każdy potwór to 1 obrażenie albo 1 miecz. Masz {have}, więc {n} {n|obrażenie|obrażenia|obrażeń}, a zdrowia {health}: tak "
        "przejść nie możesz.",
        "Each monster is 1 damage or 1 sword. You have {have}, so {n} damage, and your health is {health}: you may not pass so.",
    ),
    "worth.points": Text(
        "{card}: na koniec gry {n} {n|punkt|punkty|punktów}.", "{card}: {n} {n|point|points} at the end."
    ),
    "worth.scoring": Text("{card} na koniec gry: {text}", "{card} at the end of the game: {text}"),
    "worth.none": Text("{card}: sama karta nie daje punktów na koniec.", "{card}: no points of its own at the end."),
    "room.gives": Text(
        "Komnata daje tylko to, co jest w niej oznaczone. {room}.",
        "A room gives only what is marked in it. {room}.",
    ),
}
