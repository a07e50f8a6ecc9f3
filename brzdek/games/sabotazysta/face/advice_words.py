"""Why a steady player does something in Sabotażysta."""

from __future__ import annotations

from brzdek.core.text import Book, Text

ADVICE: Book = {
    "advice.nearer.open": Text(
        "stąd do celu na {goal}, pod którym może leżeć skarb, {n|zostaje|zostają|zostaje} {n} {n|pole|pola|pól}.",
        "from there it is {n} {n|cell|cells} to the goal at {goal}, which may hide the treasure.",
    ),
    "advice.nearer.known": Text(
        "stąd do skarbu na {goal} {n|zostaje|zostają|zostaje} {n} {n|pole|pola|pól}.",
        "from there it is {n} {n|cell|cells} to the treasure at {goal}.",
    ),
    "advice.reach.open": Text(
        "korytarz dojdzie do celu na {goal}, pod którym może leżeć skarb.",
        "the corridor then reaches the goal at {goal}, which may hide the treasure.",
    ),
    "advice.reach.known": Text(
        "korytarz dojdzie do skarbu na {goal}.", "the corridor then reaches the treasure at {goal}."
    ),
    "advice.plug": Text(
        "ślepa karta zatka koniec korytarza, od którego do celu na {goal} {n|zostało|zostały|zostało} {n} "
        "{n|pole|pola|pól}.",
        "the dead end plugs a corridor that is {n} {n|cell|cells} from the goal at {goal}.",
    ),
    "advice.astray": Text(
        "korytarz skręci tu i nie zbliży się do celu na {goal}.",
        "the corridor goes astray here and comes no nearer to the goal at {goal}.",
    ),
    "advice.innocent": Text(
        "wygląda to na uczciwą pracę, a do celu na {goal} i tak {n|zostaje|zostają|zostaje} {n} {n|pole|pola|pól}.",
        "it looks like honest work, and it is still {n} {n|cell|cells} to the goal at {goal}.",
    ),
    "advice.break.clues": Text(
        "{who} wygląda na sabotażystę ({clues}), a z zepsutym narzędziem nie dołoży korytarza.",
        "{who} looks like a saboteur ({clues}), and lays no path with a broken tool.",
    ),
    "advice.break.dig": Text(
        "{who} z zepsutym narzędziem nie dołoży korytarza, a po czyjej jest stronie, jeszcze nie wiadomo.",
        "{who} lays no path with a broken tool, and nobody knows yet on which side {who} is.",
    ),
    "advice.break.next": Text(
        "{who} ma turę zaraz po tobie i z zepsutym narzędziem nie dołoży korytarza.",
        "{who} has the next turn, and lays no path with a broken tool.",
    ),
    "advice.break.hinder": Text(
        "{who} to najpewniej górnik, a z zepsutym narzędziem nie dołoży korytarza.",
        "{who} is most likely a miner, and lays no path with a broken tool.",
    ),
    "advice.repair.own": Text(
        "z zepsutym narzędziem nie dołożysz żadnego korytarza.", "with a broken tool you cannot lay any path."
    ),
    "advice.repair.own_half": Text(
        "to jedno narzędzie mniej; dopóki zepsute zostaje i to: {tools}, korytarza jeszcze nie dołożysz.",
        "that is one tool less; as long as this stays broken, too: {tools}, you cannot lay a path yet.",
    ),
    "advice.repair.half": Text(
        "to jedno narzędzie mniej, ale zepsute zostaje jeszcze: {tools}, więc {who} korytarza na razie nie dołoży.",
        "that is one tool less, but this stays broken: {tools}, so {who} cannot lay a path yet.",
    ),
    "advice.repair.dig": Text(
        "{who} nie robi nic podejrzanego i bez zepsutego narzędzia znów będzie kopać.",
        "{who} has done nothing suspicious, and can dig again without the broken tool.",
    ),
    "advice.repair.doubtful": Text(
        "{who} bez zepsutego narzędzia znów będzie kopać.", "{who} can dig again without the broken tool."
    ),
    "advice.repair.hinder": Text(
        "{who} może być po twojej stronie i bez zepsutego narzędzia znów będzie przeszkadzać.",
        "{who} may be on your side, and can lay paths again without the broken tool.",
    ),
    "advice.look": Text(
        "nie wiesz jeszcze, co leży na {cell}, a skarb może być pod: {goals}.",
        "you do not know yet what lies at {cell}, and the treasure may be at: {goals}.",
    ),
    "advice.collapse.dig": Text(
        "ślepa karta na {cell} zatyka drogę do skarbu.", "the dead end at {cell} blocks the way to the treasure."
    ),
    "advice.collapse.free": Text(
        "przez wolne pole {cell} da się poprowadzić korytarz lepiej.",
        "over the free cell {cell} the corridor can be led better.",
    ),
    "advice.collapse.hinder": Text(
        "bez karty na {cell} najlepsza droga do skarbu będzie przerwana.",
        "without the card at {cell} the best way to the treasure is cut.",
    ),
    "clue.dead": Text("ślepe karty: {cells}", "dead ends at {cells}"),
    "clue.away": Text("korytarz odwrócony od celów: {cells}", "corridors away from the goals at {cells}"),
    "clue.fall": Text("osuwiska: {cells}", "rockfalls at {cells}"),
    "clue.broke": Text("zepsute narzędzia: {names}", "tools broken: {names}"),
    "advice.useless": Text("tej karty będzie ci brakować najmniej.", "it is the card that you will miss least."),
    "advice.gold": Text("więcej bryłek to więcej punktów.", "more nuggets are more points."),
}
