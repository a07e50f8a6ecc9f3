"""What Sabotażysta says at the table."""

from __future__ import annotations

from brzdek.core.text import Book, Text

WORDS: Book = {
    # what is asked
    "ask.turn": Text(
        "Użyj jednej karty: dołóż korytarz, zagraj akcję albo spasuj.",
        "Use one card: lay a path, play an action or pass.",
    ),
    "ask.turn_broken": Text(
        "Masz zepsute: {tools}. Bez naprawy nie dołożysz korytarza: napraw, zagraj inną akcję albo spasuj.",
        "Broken: your {tools}. Until that is repaired you lay no path: repair it, play another action or pass.",
    ),
    "ask.gold": Text("Wybierz kartę złota dla siebie.", "Choose a gold card for yourself."),
    # options
    "option.lay": Text("{card} na {cell}", "{card} at {cell}"),
    "option.lay_turned": Text("{card} na {cell} (karta obrócona)", "{card} at {cell} (turned)"),
    "option.opening": Text("wyjście {ways}", "opening {ways}"),
    "option.and": Text("i", "and"),
    "way.1": Text("w górę", "up"),
    "way.2": Text("w prawo", "to the right"),
    "way.4": Text("w dół", "down"),
    "way.8": Text("w lewo", "to the left"),
    "option.or": Text("albo", "or"),
    "option.on": Text("{card} – {who}", "{card} on {who}"),
    "option.repair": Text("{card} – {who}: {tool}", "{card} on {who}: {tool}"),
    "option.you": Text("ty", "you"),
    "option.at": Text("{card} na {cell}", "{card} at {cell}"),
    "option.discard": Text("spasuj i odrzuć: {card}", "pass, discarding: {card}"),
    "option.take": Text("weź kartę: {n} {n|bryłka|bryłki|bryłek}", "take the card with {n} {n|nugget|nuggets}"),
    "brief.turned": Text("{cell} obrócona", "{cell} turned"),
    "brief.repair": Text("{who}: {tool}", "{who}: {tool}"),
    "card.open": Text("korytarz wychodzi: {sides}", "a corridor leads out: {sides}"),
    "card.dead": Text(
        "ślepa karta: korytarze kończą się w środku i nie łączą się ze sobą",
        "a dead end: the corridors stop inside the card and are not linked",
    ),
    "card.turned": Text("wolno ją obrócić o 180 stopni: {picture}", "it may be turned by 180 degrees: {picture}"),
    "menu.pass": Text("Spasuj, odrzucając", "Pass by discarding"),
    "menu.gold": Text("Złoto", "Gold"),
    "about": Text(
        "Kopiecie chodnik od startu do skarbu, który leży pod jednym z trzech zakrytych celów.\n"
        "Górnicy chcą do niego dotrzeć, sabotażyści – żeby skończyły się karty. Każdy zna tylko swoją rolę.\n"
        "W turze używasz jednej karty: dokładasz korytarz, psujesz lub naprawiasz komuś narzędzie, zawalasz korytarz, "
        "mapą zaglądasz pod cel – albo pasujesz i odrzucasz kartę. Potem dobierasz nową.\n"
        "Zwycięzcy rundy dzielą się złotem. Po trzech rundach wygrywa, kto ma najwięcej bryłek.",
        "You dig a tunnel from the start to the treasure under one of the three hidden goals.\n"
        "Miners want to reach it; saboteurs want the cards to run out first. Everybody knows only their own role.\n"
        "In a turn you use one card: lay a path, break or mend somebody's tool, drop a rockfall, look under a goal with a "
        "map – or pass and discard a card. Then you draw a new one.\n"
        "The winners of a round share gold. After three rounds whoever has most nuggets wins.",
    ),
    # words to type
    "type.play": Text("zagraj|graj|poloz|dołóż", "play|lay|put"),
    "type.discard": Text("odrzuć|spasuj|pasuj|pasuję|pas", "discard|pass"),
    "type.take": Text("weź|wybierz", "take|choose"),
    "type.turned": Text("obrócona|obróć|odwrotnie|180", "turned|rotated|180"),
    # the status line and the table
    "status": Text("{role} · runda {round}/{rounds} · talia {deck}", "{role} · round {round}/{rounds} · deck {deck}"),
    "status.onlooker": Text("runda {round}/{rounds} · talia {deck}", "round {round}/{rounds} · deck {deck}"),
    "status.broken": Text(" · zepsute: {tools}", " · broken: {tools}"),
    "table.round": Text("Runda {round} z {rounds}", "Round {round} of {rounds}"),
    "table.deck": Text("talia: {n}", "deck: {n}"),
    "table.discard": Text("odrzucone: {n}", "discarded: {n}"),
    "table.cards": Text("{n} {n|karta|karty|kart}", "{n} {n|card|cards}"),
    "table.gold": Text("złoto: {n} {n|karta|karty|kart}", "gold: {n} {n|card|cards}"),
    "table.gold_brief": Text("złoto {n}", "gold {n}"),
    "table.broken": Text("zepsute: {tools}", "broken: {tools}"),
    "hidden": Text(
        "Kto jest sabotażystą, wyjdzie na jaw na koniec rundy. Jest ich {n}: z {dealt} kart ról {high} to "
        "{high|sabotażysta|sabotażyści|sabotażyści}, a jedna karta leży zakryta z boku.",
        "Who is a saboteur comes to light at the end of the round. Their number is {n}: of the {dealt} role cards {high} "
        "{high|is a saboteur|are saboteurs}, and one card lies face down aside.",
    ),
    "table.final": Text("Koniec rundy {round}", "The end of round {round}"),
    "table.you": Text("(ty)", "(you)"),
    "table.known": Text("Twoje mapy: {found}.", "Your maps: {found}."),
    "table.last": Text("ostatnia: {cell}", "last: {cell}"),
    "table.legend": Text(
        "{start} start · {hidden} zakryty cel · {stone} kamień · {dead} ślepy zaułek",
        "{start} start · {hidden} face-down goal · {stone} stone · {dead} dead end",
    ),
    "table.lay": Text("Skarb leżał na {cell}: tyle wiesz.", "The treasure lay at {cell}: so much you know."),
    "table.unfound": Text(
        "Cele, do których nikt nie doszedł, zostają zakryte.", "Goals that nobody reached stay face down."
    ),
    "table.legend.free": Text("{free} tu dochodzi korytarz", "{free} a corridor leads here"),
    "legend.cell": Text(
        "Pole to kolumna i rząd: start to 0,0, na prawo od niego 1,0, nad nim 0,-1",
        "A cell is a column and a row: the start is 0,0, to its right lies 1,0, above it 0,-1",
    ),
    "legend.dead": Text(
        "{card} – ślepa karta: korytarze się na niej urywają, zatyka drogę",
        "{card} – a dead end: its corridors stop on the card, it blocks the way",
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
    "event.round": Text("Runda {round}. Zaczyna {seat}.", "Round {round}. {seat} begins."),
    "event.role.miners": Text(
        "Twoja rola w tej rundzie: {role}. Pomóż dotrzeć do skarbu.",
        "Your role this round: {role}. Help to reach the treasure.",
    ),
    "event.role.saboteurs": Text(
        "Twoja rola w tej rundzie: {role}. Nie dopuść nikogo do skarbu.",
        "Your role this round: {role}. Keep everybody away from the treasure.",
    ),
    "event.role.miners.again": Text(
        "Twoja rola w tej rundzie jest znów ta sama: {role}. Pomóż dotrzeć do skarbu.",
        "Your role this round, once again: {role}. Help to reach the treasure.",
    ),
    "event.role.saboteurs.again": Text(
        "Twoja rola w tej rundzie jest znów ta sama: {role}. Nie dopuść nikogo do skarbu.",
        "Your role this round, once again: {role}. Keep everybody away from the treasure.",
    ),
    "event.path_laid": Text("{seat}: {card} na {cell}.", "{seat}: {card} at {cell}."),
    "event.path_laid.turned": Text("{seat}: {card} na {cell} (karta obrócona).", "{seat}: {card} at {cell} (turned)."),
    "event.uncovered": Text("Cel na {cell} odkryty: {card}.", "The goal at {cell} is uncovered: {card}."),
    "event.broke": Text("{seat} zagrywa na gracza {whom}: {card}.", "{seat} plays on {whom}: {card}."),
    "event.broke.own": Text("{seat} zagrywa na siebie: {card}.", "{seat} plays on themselves: {card}."),
    "event.repaired": Text("{seat} naprawia – {whom}: {tool}.", "{seat} repairs for {whom}: {tool}."),
    "event.repaired.own": Text("{seat} naprawia u siebie: {tool}.", "{seat} repairs their own {tool}."),
    "event.collapsed": Text("{seat}: osuwisko na {cell}. Znika {card}.", "{seat}: rockfall at {cell}. Gone: {card}."),
    "event.looked": Text("{seat} ogląda cel na {cell}.", "{seat} looks at the goal at {cell}."),
    "event.saw": Text("Na {cell} leży: {card}.", "At {cell} lies: {card}."),
    "event.passed": Text("{seat} pasuje i odrzuca kartę.", "{seat} passes and discards a card."),
    "event.discarded": Text("Odrzucasz: {card}.", "You discard: {card}."),
    "event.drew": Text("Dobierasz: {card}.", "You draw: {card}."),
    "event.nothing_to_use": Text("{seat} nie ma kart i pasuje.", "{seat} has no cards and passes."),
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
    "event.roles": Text("Sabotażyści: {roles}.", "The saboteurs: {roles}."),
    "event.roles.one": Text("Sabotażysta: {roles}.", "The saboteur: {roles}."),
    "roles.none": Text("nie było ich", "there were none"),
    "event.gold": Text("{seat} bierze złoto: {n} {n|karta|karty|kart}.", "{seat} takes gold: {n} {n|card|cards}."),
    "event.nuggets": Text(
        "Bierzesz złoto, bryłki na kartach: {values}.", "You take gold, the nuggets on the cards: {values}."
    ),
    "event.game_over": Text("Koniec gry. Bryłki: {scores}.", "The game is over. Nuggets: {scores}."),
    # what happened, to the reader
    "you.round": Text("Runda {round}. Zaczynasz.", "Round {round}. You begin."),
    "you.path_laid": Text("Kładziesz: {card} na {cell}.", "You lay {card} at {cell}."),
    "you.path_laid.turned": Text("Kładziesz: {card} na {cell} (karta obrócona).", "You lay {card} at {cell} (turned)."),
    "you.broke": Text("Zagrywasz na gracza {whom}: {card}.", "You play on {whom}: {card}."),
    "you.broke.own": Text("Zagrywasz na siebie: {card}.", "You play on yourself: {card}."),
    "at_you.broke": Text("{seat} zagrywa na ciebie: {card}!", "{seat} plays on you: {card}!"),
    "you.repaired": Text("Naprawiasz – {whom}: {tool}.", "You repair for {whom}: {tool}."),
    "you.repaired.own": Text("Naprawiasz u siebie: {tool}.", "You repair your own {tool}."),
    "at_you.repaired": Text("{seat} naprawia u ciebie: {tool}.", "{seat} repairs for you: {tool}."),
    "you.collapsed": Text("Osuwisko na {cell}. Znika {card}.", "Rockfall at {cell}. Gone: {card}."),
    "you.looked": Text("Oglądasz cel na {cell}.", "You look at the goal at {cell}."),
    "you.passed": Text("Pasujesz.", "You pass."),
    "you.nothing_to_use": Text("Nie masz kart i pasujesz.", "You have no cards and pass."),
    "you.gold": Text("Bierzesz złoto: {n} {n|karta|karty|kart}.", "You take gold: {n} {n|card|cards}."),
    # what happened, another player's turn
    "short.path_laid": Text("{card} na {cell}", "{card} at {cell}"),
    "short.path_laid.turned": Text("{card} na {cell} (obrót)", "{card} at {cell} (turned)"),
    "short.broke": Text("{card} – {whom}", "{card} on {whom}"),
    "short.broke.own": Text("{card} – na siebie", "{card} on themselves"),
    "short.repaired": Text("naprawa – {whom}: {tool}", "repairs for {whom}: {tool}"),
    "short.repaired.own": Text("naprawa u siebie: {tool}", "repairs their own {tool}"),
    "short.collapsed": Text("osuwisko na {cell}, znika {card}", "rockfall at {cell}, gone: {card}"),
    "short.looked": Text("ogląda cel na {cell}", "looks at the goal at {cell}"),
    "short.passed": Text("pasuje", "passes"),
    "short.nothing_to_use": Text("bez kart, pasuje", "has no cards, passes"),
    # why not
    "side.1": Text("u góry", "above"),
    "side.2": Text("po prawej", "to the right"),
    "side.4": Text("na dole", "below"),
    "side.8": Text("po lewej", "to the left"),
    "type.sideways": Text("w poprzek|bokiem|90|270", "sideways|90|270"),
    "why.not_your_turn": Text("Teraz ruch ma {seat}.", "It is the turn of {seat}."),
    "why.not_held": Text("Nie masz tej karty na ręce: {card}.", "You do not hold this card: {card}."),
    "why.not_a_turn": Text(
        "Trwa podział złota: wybierz kartę złota.", "The gold is being divided: choose a gold card."
    ),
    "why.no_gold_now": Text(
        "Złoto dzieli się dopiero na koniec rundy.", "Gold is divided only when the round is over."
    ),
    "why.not_offered": Text(
        "Nie ma do wyboru karty z {n} {n|bryłką|bryłkami|bryłkami}.",
        "There is no card with {n} {n|nugget|nuggets} on offer.",
    ),
    "why.tools_broken": Text(
        "Masz zepsute narzędzie ({tools}), a z takim nie wolno dokładać korytarzy.",
        "You have a broken tool ({tools}), and with one you may not lay path cards.",
    ),
    "why.taken": Text("Pole {cell} jest zajęte.", "The cell {cell} is taken."),
    "why.apart": Text(
        "Pole {cell} nie styka się bokiem z żadną kartą labiryntu.",
        "The cell {cell} shares no edge with a card of the maze.",
    ),
    "why.wall_there": Text(
        "Karta tu nie pasuje: {side} ma korytarz, a sąsiad na {cell} ma tam ścianę.",
        "The card does not fit: it has a corridor {side}, where the neighbour at {cell} has a wall.",
    ),
    "why.corridor_there": Text(
        "Karta tu nie pasuje: {side} ma ścianę, a sąsiad na {cell} ma tam korytarz.",
        "The card does not fit: it has a wall {side}, where the neighbour at {cell} has a corridor.",
    ),
    "why.cut_off": Text(
        "Z pola {cell} nie prowadzi żaden korytarz do karty startu.", "No corridor leads from {cell} to the start card."
    ),
    "why.sideways": Text(
        "Karty korytarza nie wolno kłaść w poprzek; można ją tylko obrócić o 180 stopni.",
        "A path card may not be laid sideways; it may only be turned by 180 degrees.",
    ),
    "why.same_turned": Text(
        "Po obróceniu ta karta jest taka sama: połóż ją bez obracania.",
        "This card is the same when turned: lay it as it is.",
    ),
    "why.nowhere_to_lay": Text(
        "Ta karta nigdzie teraz nie pasuje; można ją tylko odrzucić.",
        "This card fits nowhere now; it can only be discarded.",
    ),
    "why.on_a_cell": Text("Kartę korytarza kładzie się na polu, np. 3,0.", "A path card is laid on a cell, e.g. 3,0."),
    "why.on_a_player": Text("Tę kartę zagrywa się na gracza.", "This card is played on a player."),
    "why.already_broken": Text(
        "{whom} ma już zepsute to narzędzie ({tool}).", "{whom} has that tool broken already ({tool})."
    ),
    "why.all_broken": Text(
        "Wszyscy mają już zepsute to narzędzie ({tool}).", "Everybody has that tool broken already ({tool})."
    ),
    "why.not_broken": Text(
        "{whom} nie ma zepsutego narzędzia, które naprawia ta karta ({tools}).",
        "{whom} has no broken tool that this card repairs ({tools}).",
    ),
    "why.other_tool": Text("Ta karta naprawia tylko: {tools}.", "This card only repairs: {tools}."),
    "why.one_tool": Text(
        "Ta karta naprawia jedno z narzędzi; podaj które: {tools}.",
        "This card repairs one of the tools; say which: {tools}.",
    ),
    "why.nothing_to_repair": Text(
        "Nikt nie ma zepsutego narzędzia, które naprawia ta karta ({tools}); można ją tylko odrzucić.",
        "Nobody has a broken tool that this card repairs ({tools}); it can only be discarded.",
    ),
    "why.unmovable": Text(
        "Osuwisko nie usuwa karty startu ani kart celów, a taka leży na {cell}.",
        "A rockfall removes neither the start card nor goal cards, and such a card lies at {cell}.",
    ),
    "why.nothing_there": Text(
        "Osuwisko usuwa kartę korytarza, a tu żadna nie leży.",
        "A rockfall removes a path card, and there is none.",
    ),
    "why.nothing_to_collapse": Text(
        "W labiryncie nie ma jeszcze żadnej karty korytarza, którą można usunąć; osuwisko można tylko odrzucić.",
        "There is no path card in the maze yet that could be removed; a rockfall can only be discarded.",
    ),
    "why.no_goal": Text(
        "Mapa pokazuje zakrytą kartę celu; takie leżą na: {goals}.",
        "A map shows a face-down goal card; those lie at: {goals}.",
    ),
    "why.face_up": Text("Cel na {cell} jest już odkryty.", "The goal at {cell} is face up already."),
}
