"""What Sabotażysta says about card files, setups and positions."""

from __future__ import annotations

from brzdek.core.text import Book, Text

WORDS: Book = {
    # the card files
    "schema.edges": Text(
        "krawędzie spośród N, E, S, W, każda raz, np. NSW", "edges out of N, E, S, W, each once, e.g. NSW"
    ),
    "schema.one_deed": Text(
        "karta akcji „{card}” musi mieć w „play” dokładnie jedno działanie",
        "the action card “{card}” must do exactly one thing in “play”",
    ),
    "schema.other_deed": Text(
        "karta „{card}” rodzaju „{kind}” musi mieć w „play” działanie „{deed}”",
        "the card “{card}” of the kind “{kind}” must do “{deed}” in “play”",
    ),
    "schema.links": Text(
        "karta „{card}”: „links” muszą zawierać każdą otwartą krawędź („open”) dokładnie raz i żadnej innej",
        "card “{card}”: “links” must hold every open edge (“open”) exactly once, and no other",
    ),
    "schema.starts": Text(
        "musi być dokładnie jedna karta startu, a {n|jest|są|jest} {n}",
        "there must be exactly one start card, and there {n|is|are} {n}",
    ),
    "schema.goals": Text(
        "kart celu musi być tyle co rzędów w „goal_rows”: {wanted}, a {n|jest|są|jest} {n}",
        "there must be as many goal cards as rows in “goal_rows”: {wanted}, and there {n|is|are} {n}",
    ),
    "schema.treasure": Text(
        "wśród kart celu nie ma skarbu („treasure: true”)", "no goal card is the treasure (“treasure: true”)"
    ),
    "schema.dwarfs": Text(
        "karta „{card}” musi być krasnoludem („dwarf”) w co najmniej {wanted} egzemplarzach, a {n|jest|są|jest} {n}",
        "the card “{card}” must be a dwarf with at least {wanted} copies, and there {n|is|are} {n}",
    ),
    "schema.hands": Text(
        "w talii {n|jest|są|jest} {n} {n|karta|karty|kart}; nawet dla {players} graczy trzeba {wanted}",
        "the deck has {n} {n|card|cards}; even {players} players need {wanted}",
    ),
    "setup.youngest": Text(
        "Najmłodszy gracz (youngest) musi być jednym z miejsc przy stole, liczonych od 0.",
        "The youngest player (youngest) must be one of the seats at the table, counted from 0.",
    ),
    "setup.hand": Text(
        "Tylu kart na ręce (hand) nie starczy w talii dla tylu graczy.",
        "The deck is too small for hands of that size (hand) with that many players.",
    ),
    # impossible positions
    "position.too_many": Text(
        "kart „{card}” jest tylko {n}, a tu jest o jedną za dużo",
        "there {n|is|are} only {n} of the card “{card}”, and this is one too many",
    ),
    "position.occupied": Text("pole {cell} jest już zajęte", "the cell {cell} is taken already"),
    "position.misfit": Text(
        "{card} na {cell} nie pasuje do sąsiada na {other}", "{card} at {cell} does not match its neighbour at {other}"
    ),
    "position.not_a_goal": Text(
        "{cell} nie jest polem celu; cele leżą na {allowed}", "{cell} is not a goal cell; the goals are at {allowed}"
    ),
    "position.goals": Text(
        "karty celów muszą być każda w jednym miejscu: {allowed}",
        "each goal card must be in exactly one place: {allowed}",
    ),
    "position.treasure": Text(
        "odkryty skarb kończy rundę; takiej pozycji nie można rozgrywać",
        "an uncovered treasure ends the round; such a position cannot be played",
    ),
    "position.roles": Text(
        "za dużo ról „{role}” dla {players} graczy: w puli {n|jest|są|jest} {n}",
        "too many roles “{role}” for {players} players: the pool has {n}",
    ),
    "position.tool": Text("gracz {seat} ma to narzędzie zepsute dwa razy", "player {seat} has that tool broken twice"),
    "position.too_few": Text(
        "brakuje kart: trzeba jeszcze {wanted}, a {n|została|zostały|zostało} {n}",
        "too few cards: {wanted} more are needed, but {n} {n|is|are} left",
    ),
    "position.no_hands": Text(
        "nikt nie ma kart na ręce, a w talii {n|jest jeszcze|są jeszcze|jest jeszcze} {n}",
        "nobody has a card in hand, but {n} {n|is|are} left in the deck",
    ),
    "position.gold": Text(
        "tylu kart złota o wartości {value} nie ma", "there are not that many gold cards of value {value}"
    ),
    "position.round": Text("rund jest {rounds}", "the game has {rounds} {rounds|round|rounds}"),
    "position.cell": Text("pole zapisuje się jako x,y, np. 3,-1", "a cell is written x,y, e.g. 3,-1"),
    "position.turned_cell": Text(
        "pole zapisuje się jako x,y albo (karta obrócona) x,y/180, np. 8,0",
        "a cell is written x,y or (a turned card) x,y/180, e.g. 8,0",
    ),
    "position.board": Text(
        "karta na planszy: karta@x,y albo karta@x,y/180", "a card on the board: card@x,y or card@x,y/180"
    ),
}
