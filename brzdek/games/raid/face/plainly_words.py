"""What is told of a few plain questions about oneself and the game."""

from __future__ import annotations

from brzdek.core.text import Book, Text

TOLD: Book = {
    "told.winning": Text(
        "Wygrywa, kto ma najwięcej punktów: liczą się artefakt ({least}–{most}), inne łupy, karty i złoto (1 za sztukę), a "
        "wydostanie się z artefaktem daje jeszcze {n}. {lost}",
        "Have the most points: your artifact ({least}–{most}), other treasures, cards and gold (1 each) count, and getting out "
        "with an artifact is worth {n} more. {lost}",
    ),
    "told.loudness": Text(
        "Na planszy {n|leży|leżą|leży} {n} {n|twoja kostka|twoje kostki|twoich kostek} Brzdęk!, w sakwie: {bag}. Najbliższy "
        "atak losuje {draws} {draws|kostkę|kostki|kostek}.",
        "{n} of your Clank! cubes {n|lies|lie} on the board, {bag} in the bag. The next attack draws {draws} "
        "{draws|cube|cubes}.",
    ),
    "told.good_worth": Text(
        "{good}: kosztuje na kramie {price} złota i daje {n} {n|punkt|punkty|punktów}; złoto to też punkty, więc zyskujesz {net}.",
        "{good}: it costs {price} gold at a market and gives {n} {n|point|points}; gold is points, too, so you gain {net}.",
    ),
    "told.good_loss": Text(
        "{good}: kosztuje na kramie {price} złota i daje {n} {n|punkt|punkty|punktów}; złoto to też punkty, więc sam zakup "
        "to {net} {net|punkt|punkty|punktów} mniej – opłaca się tylko dla tego, co daje.",
        "{good}: it costs {price} gold at a market and gives {n} {n|point|points}; gold is points, too, so by itself it costs "
        "you {net} {net|point|points} – what pays is what it does.",
    ),
    "told.points": Text(
        "Masz na razie {n} pkt ({what}); „wynik” pokazuje wszystkich.",
        "So far you have {n} {n|point|points} ({what}); “score” shows everybody.",
    ),
    "told.points_of": Text(
        "{who} – na razie {n} pkt ({what}); „wynik” pokazuje wszystkich.",
        "{who} – so far {n} {n|point|points} ({what}); “score” shows everybody.",
    ),
    "told.no_points_of": Text("{who} – jeszcze bez punktów.", "{who} – no points yet."),
    "told.no_points": Text("Nie masz jeszcze punktów.", "You have no points yet."),
    "told.no_card_points": Text("{who} – żadna karta nie daje punktów.", "{who} – no card gives points."),
    "told.way_counted": Text(
        "Drogę liczy się w butach: 1 za korytarz, 2 za korytarz ═. Podaje się tę, na której buty, potwory, kłódki i postoje w "
        "grotach razem kosztują najmniej; inna może mieć mniej butów, a więcej potworów. Liczba zmienia się też z komnatą, z "
        "której się liczy. Rozpisze ją „droga …”, na przykład „droga do 3”.",
        "A way is counted in boots: 1 for a tunnel, 2 for a tunnel ═. The one is told on which boots, monsters, locks and stops in "
        "caves cost least together; another may take fewer boots and more monsters. It changes with the room from which it is "
        "counted, too. “way …” spells it out, such as “way to 3”.",
    ),
    "told.sold_out": Text("{good}: wszystko sprzedane.", "{good}: sold out."),
    "told.turns_left": Text(
        "{who} – pole {n} z {of} odliczania. {left|Została|Zostały|Zostało} ci {left} {left|tura|tury|tur}{this}; potem każdy, kto "
        "jest jeszcze w lochach, traci przytomność.",
        "{who} is on space {n} of {of} of the countdown. You have {left} {left|turn|turns} left{this}; then everybody still in "
        "the dungeon is knocked out.",
    ),
    "told.with_this": Text(", razem z tą", ", this one included"),
    "told.no_turns": Text(
        "{who} – pole {n} z {of} odliczania: gra kończy się, zanim znów będzie twoja kolej.",
        "{who} is on space {n} of {of} of the countdown: the game ends before it is your turn again.",
    ),
    "told.away_already": Text(
        "Jesteś już poza grą; gra skończy się najpóźniej za {left} {left|turę|tury|tur} ({who}).",
        "You are out of play already; the game ends after {left} more {left|turn|turns} of {who} at the latest.",
    ),
    "told.no_countdown": Text(
        "Odliczanie jeszcze nie ruszyło: zacznie je pierwszy, kto ucieknie lub straci przytomność, i od tej chwili zostają "
        "reszcie {n} {n|tura|tury|tur}. Do tego czasu może cię zatrzymać tylko utrata zdrowia (masz {health}).",
        "The countdown has not begun: it does when the first one escapes or is knocked out, and from then on the others have "
        "{n} {n|turn|turns} left. Until then only lost health can stop you (you have {health}).",
    ),
    "told.no_limit": Text(
        "Odliczania tu nie ma: grasz, dopóki starczy ci zdrowia (masz {health}) albo nie wyjdziesz. Gdy ktoś wyjdzie, to ilekroć "
        "wypada jego kolej, smok atakuje resztę, losując {n} {n|kostkę|kostki|kostek}; poza grą: {out}.",
        "There is no countdown here: you play until you get out or your health (you have {health}) is gone. Once somebody is "
        "out, the dragon attacks the rest whenever that player's turn would come and draws {n} {n|cube|cubes}; out so far: {out}.",
    ),
    "told.nobody_out": Text("nikt", "nobody"),
}
