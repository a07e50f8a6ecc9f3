"""What Sabotażysta says."""

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
    "setup.youngest": Text(
        "Najmłodszy gracz (youngest) musi być jednym z miejsc przy stole, liczonych od 0.",
        "The youngest player (youngest) must be one of the seats at the table, counted from 0.",
    ),
    "setup.hand": Text(
        "Tylu kart na ręce (hand) nie starczy w talii dla tylu graczy.",
        "The deck is too small for hands of that size (hand) with that many players.",
    ),
    # what is asked
    "ask.turn": Text(
        "Użyj jednej karty: dołóż korytarz, zagraj akcję albo spasuj.",
        "Use one card: lay a path, play an action or pass.",
    ),
    "ask.gold": Text("Wybierz kartę złota dla siebie.", "Choose a gold card for yourself."),
    # options
    "option.lay": Text("{card} na {cell}", "{card} at {cell}"),
    "option.lay_turned": Text("{card} na {cell} (karta obrócona)", "{card} at {cell} (turned)"),
    "option.on": Text("{card} – {who}", "{card} on {who}"),
    "option.repair": Text("{card} – {who}: {tool}", "{card} on {who}: {tool}"),
    "option.at": Text("{card} na {cell}", "{card} at {cell}"),
    "option.discard": Text("spasuj i odrzuć: {card}", "pass, discarding: {card}"),
    "option.take": Text("weź kartę: {n} {n|bryłka|bryłki|bryłek}", "take the card with {n} {n|nugget|nuggets}"),
    "brief.turned": Text("{cell} obrócona", "{cell} turned"),
    "brief.repair": Text("{who}: {tool}", "{who}: {tool}"),
    "menu.pass": Text("Spasuj, odrzucając", "Pass by discarding"),
    "menu.gold": Text("Złoto", "Gold"),
    # words to type
    "type.play": Text("zagraj|graj|poloz|dołóż", "play|lay|put"),
    "type.discard": Text("odrzuć|spasuj|pas", "discard|pass"),
    "type.take": Text("weź|wybierz", "take|choose"),
    "type.turned": Text("obrócona|obróć|odwrotnie|180", "turned|rotated|180"),
    # the status line and the table
    "status": Text("{role} · runda {round}/{rounds} · talia {deck}", "{role} · round {round}/{rounds} · deck {deck}"),
    "status.onlooker": Text("runda {round}/{rounds} · talia {deck}", "round {round}/{rounds} · deck {deck}"),
    "status.broken": Text(" · zepsute: {tools}", " · broken: {tools}"),
    "table.round": Text("Runda {round} z {rounds}", "Round {round} of {rounds}"),
    "table.deck": Text("talia: {n} {n|karta|karty|kart}", "deck: {n} {n|card|cards}"),
    "table.discard": Text("odrzucone: {n}", "discarded: {n}"),
    "table.cards": Text("{n} {n|karta|karty|kart}", "{n} {n|card|cards}"),
    "table.gold": Text("złoto: {n} {n|karta|karty|kart}", "gold: {n} {n|card|cards}"),
    "table.broken": Text("zepsute: {tools}", "broken: {tools}"),
    "table.you": Text("(ty)", "(you)"),
    "table.known": Text("Twoje mapy: {found}.", "Your maps: {found}."),
    "table.last": Text("ostatnia karta: {cell}", "last card: {cell}"),
    "table.legend": Text(
        "{start} start · {hidden} zakryty cel · {stone} kamień · {dead} ślepy zaułek · {free} tu dochodzi korytarz",
        "{start} start · {hidden} face-down goal · {stone} stone · {dead} dead end · {free} a corridor leads here",
    ),
    "hand.title": Text("Twoja ręka", "Your hand"),
    "hand.role": Text("Rola: {role}", "Role: {role}"),
    "hand.gold": Text(
        "Twoje złoto: {n} {n|bryłka|bryłki|bryłek} ({cards})", "Your gold: {n} {n|nugget|nuggets} ({cards})"
    ),
    "hand.no_gold": Text("Twoje złoto: jeszcze nic", "Your gold: nothing yet"),
    "hand.empty": Text("Nie masz kart na ręce.", "You hold no cards."),
    "hand.offered": Text("Do wyboru: {cards}", "On offer: {cards}"),
    "score.title": Text("Stan gry po {n} {n|rundzie|rundach|rundach}", "The standing after {n} {n|round|rounds}"),
    "score.final": Text("Wynik", "Result"),
    "score.line": Text("{n} {n|bryłka|bryłki|bryłek}", "{n} {n|nugget|nuggets}"),
    "score.hidden": Text("{n} {n|karta|karty|kart} złota", "{n} gold {n|card|cards}"),
    "score.winner": Text("zwycięstwo", "winner"),
    # what happened
    "event.round": Text("Runda {round}. Zaczyna {who}.", "Round {round}. {who} begins."),
    "event.role": Text("Twoja rola w tej rundzie: {role}.", "Your role this round: {role}."),
    "event.laid": Text("{who}: {card} na {cell}.", "{who}: {card} at {cell}."),
    "event.laid_turned": Text("{who}: {card} na {cell} (karta obrócona).", "{who}: {card} at {cell} (turned)."),
    "event.uncovered": Text("Cel na {cell} odkryty: {card}.", "The goal at {cell} is uncovered: {card}."),
    "event.broke": Text("{who} zagrywa na gracza {whom}: {card}.", "{who} plays on {whom}: {card}."),
    "event.broke_own": Text("{who} zagrywa na siebie: {card}.", "{who} plays on themselves: {card}."),
    "event.repaired": Text("{who} naprawia – {whom}: {tool}.", "{who} repairs for {whom}: {tool}."),
    "event.repaired_own": Text("{who} naprawia u siebie: {tool}.", "{who} repairs their own {tool}."),
    "event.collapsed": Text("{who}: osuwisko na {cell}. Znika {card}.", "{who}: rockfall at {cell}. Gone: {card}."),
    "event.looked": Text("{who} ogląda cel na {cell}.", "{who} looks at the goal at {cell}."),
    "event.saw": Text("Na {cell} leży: {card}.", "At {cell} lies: {card}."),
    "event.passed": Text("{who} pasuje i odrzuca kartę.", "{who} passes and discards a card."),
    "event.discarded": Text("Odrzucasz: {card}.", "You discard: {card}."),
    "event.drew": Text("Dobierasz: {card}.", "You draw: {card}."),
    "event.nothing_to_use": Text("{who} nie ma kart i pasuje.", "{who} has no cards and passes."),
    "event.round_over.miners": Text(
        "Koniec rundy {round}: skarb znaleziony! Wygrywają górnicy.",
        "Round {round} is over: the treasure is found! The miners win.",
    ),
    "event.round_over.saboteurs": Text(
        "Koniec rundy {round}: skarbu nie znaleziono. Wygrywają sabotażyści.",
        "Round {round} is over: the treasure was not found. The saboteurs win.",
    ),
    "event.round_over.nobody": Text(
        "Koniec rundy {round}: skarbu nie znaleziono, a sabotażysty nie było. Nie wygrywa nikt.",
        "Round {round} is over: the treasure was not found, and there was no saboteur. Nobody wins.",
    ),
    "event.roles": Text("Role: {roles}.", "Roles: {roles}."),
    "event.gold": Text("{who} bierze złoto: {n} {n|karta|karty|kart}.", "{who} takes gold: {n} {n|card|cards}."),
    "event.nuggets": Text(
        "Bryłki na twoich nowych kartach złota: {values}.", "Nuggets on your new gold cards: {values}."
    ),
    "event.game_over": Text("Koniec gry. Bryłki: {scores}.", "The game is over. Nuggets: {scores}."),
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
