"""What newcomers are told of gold, repairs, lost games, and of what a laid card does to the way."""

from __future__ import annotations

from brzdek.core.text import Book, Text

PLAIN_WORDS: Book = {
    "told.share_order": Text(
        "Po wygranej górników pierwszy wybiera ten, kto doszedł do skarbu, potem kolejni górnicy przeciwnie do ruchu "
        "wskazówek zegara. Każdy bierze jedną kartę złota; kto wybiera wcześniej, może wziąć więcej bryłek.",
        "When the miners win, whoever reached the treasure chooses first, then the other miners counterclockwise. Each "
        "takes one gold card; those who choose early can take more nuggets.",
    ),
    "told.share.miners": Text(
        "Gdy rundę wygrają górnicy, każdy z nich bierze jedną kartę złota (1–3 bryłki); pierwszy wybiera ten, kto doszedł do "
        "skarbu.",
        "When the miners win a round, each of them takes one gold card (1–3 nuggets); whoever reached the treasure chooses "
        "first.",
    ),
    "told.share.saboteurs": Text(
        "Gdy wygrają sabotażyści: jeden dostaje 4 bryłki, dwóch lub trzech po 3, czterech po 2, w tylu kartach, ile trzeba "
        "(4 to np. 3 i 1).",
        "When saboteurs win: a lone one gets 4 nuggets, two or three get 3 each, four 2 each, in as many cards as it takes "
        "(4 may be 3 and 1).",
    ),
    "told.share.losers": Text("Przegrani nie dostają nic.", "Losers get nothing."),
    "told.nuggets_hidden": Text(
        "Bryłki innych są tajne do końca gry; widać tylko, ile kto ma kart złota, a na każdej jest od 1 do 3 bryłek: {cards}.",
        "The nuggets of others stay secret until the end; all that is seen are their gold cards, with 1 to 3 nuggets on each: "
        "{cards}.",
    ),
    "told.own_nuggets": Text("Ty masz {n} {n|bryłkę|bryłki|bryłek}.", "You have {n} {n|nugget|nuggets}."),
    "told.one_repair": Text(
        "Nie: jedna karta naprawia jedno narzędzie. Karta z dwoma znakami naprawia jedno z nich, do wyboru.",
        "No: one card mends one tool. A card with two signs mends one of them, whichever you choose.",
    ),
    "told.rounds_brought": Text("{rounds}.", "{rounds}."),
    "told.round_brought.miners": Text(
        "Runda {n}: wygrali górnicy, ty ({role}) – {got} {got|bryłka|bryłki|bryłek}",
        "Round {n}: the miners won, you ({role}) got {got} {got|nugget|nuggets}",
    ),
    "told.round_brought.saboteurs": Text(
        "Runda {n}: wygrali sabotażyści, ty ({role}) – {got} {got|bryłka|bryłki|bryłek}",
        "Round {n}: the saboteurs won, you ({role}) got {got} {got|nugget|nuggets}",
    ),
    "told.round_brought.nobody": Text(
        "Runda {n}: nie wygrał nikt, ty ({role}) – {got} {got|bryłka|bryłki|bryłek}",
        "Round {n}: nobody won, you ({role}) got {got} {got|nugget|nuggets}",
    ),
    "told.you_lost": Text(
        "Razem {n}, a najwięcej bryłek ({most}) ma {names}.", "{n} in all; most nuggets ({most}): {names}."
    ),
    "told.you_won": Text("Razem {n}: więcej nie ma nikt.", "{n} in all: nobody has more."),
    "told.laying.on": Text("Ta karta przybliża korytarz do celu.", "The card brings the corridor nearer to a goal."),
    "told.laying.aside": Text(
        "Ta karta nie skraca drogi do żadnego celu, ale jej też nie psuje.",
        "The card makes the way to no goal shorter, but does it no harm either.",
    ),
    "told.laying.farther": Text("Ta karta wydłuża drogę do celów.", "The card makes the way to the goals longer."),
    "told.laying.away": Text(
        "Ta karta odwraca korytarz od wszystkich celów: żadne jej wyjście nie prowadzi bliżej.",
        "The card turns the corridor away from all goals: none of its sides leads nearer.",
    ),
    "told.laying.dead": Text(
        "To ślepa karta: zatyka korytarz, dopóki nie usunie jej osuwisko.",
        "It is a dead end: it blocks the corridor until a rockfall removes it.",
    ),
    "told.lay_found": Text(
        "W rundzie {round} skarb leżał na {cell}: korytarz tam doszedł.",
        "In round {round} the treasure lay at {cell}: a corridor got there.",
    ),
    "told.lay_known": Text(
        "W rundzie {round} skarb leżał na {cell}: tyle wynika z twoich map i z odkrytych celów. Nikt tam nie doszedł, więc "
        "karta została zakryta.",
        "In round {round} the treasure lay at {cell}: so much your own maps and the uncovered goals tell. Nobody got there, "
        "so the card stayed face down.",
    ),
    "told.lay_unknown": Text(
        "Gdzie leżał skarb w rundzie {round}, nie wyszło na jaw: nikt do niego nie doszedł, a na koniec rundy zakrytych celów "
        "się nie odkrywa [SAB-139]. Został pod jednym z tych celów: {cells}.",
        "Where the treasure of round {round} lay never came to light: nobody reached it, and goals that are still face down "
        "are not turned up at a round's end [SAB-139]. It was under one of these: {cells}.",
    ),
    "told.why_broke": Text(
        "Po co, wie tylko {who}: powodów nikt nie podaje, a ról nikt nie widzi.",
        "Why, only {who} knows: nobody gives reasons, and nobody sees the roles.",
    ),
    "told.not_broke": Text(
        "{who} nie ma w tej rundzie takiego zepsutego narzędzia na koncie.",
        "{who} has broken no such tool in this round.",
    ),
    "told.why_broke.mine": Text(
        "Są dwa wyjścia: albo {who} podejrzewa ciebie, albo to sabotażysta, który psuje narzędzia górnikom.",
        "There are two ways to read it: either {who} suspects you, or is a saboteur who hinders miners.",
    ),
    "told.why_broke.theirs": Text(
        "Są dwa wyjścia: albo {who} podejrzewa kogoś ({whom}), albo to sabotażysta, który psuje narzędzia górnikom.",
        "There are two ways to read it: either {who} suspects {whom}, or is a saboteur who hinders miners.",
    ),
    "told.why_broke.sure": Text(
        "{who} to na pewno górnik, więc pewnie kogoś tu podejrzewa ({whom}).",
        "{who} is a miner for certain, and so probably suspects {whom}.",
    ),
    "told.only_they_know": Text("Po co, wie tylko {who}.", "What for, only {who} knows."),
}
