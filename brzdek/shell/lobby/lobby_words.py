"""Messages of the lobby: the menu, saved games, watching one."""

from __future__ import annotations

from brzdek.core.seats import NAMELESS
from brzdek.core.text import Book, Text

MENU: Book = {
    "menu_title": Text("Brzdęk! – gry planszowe w słowach", "Brzdęk! – board games in words"),
    "menu_how": Text(
        "Wpisz numer albo słowo. „{game} 5” – od razu gra pięcioosobowa z botami.",
        "Type a number or a word. “{game} 5” – a game for five, with bots, right away.",
    ),
    "menu_which": Text("W którą grę? Wpisz numer albo tytuł.", "Which game? Type its number or title."),
    "menu_keys": Text("Tab podpowiada|? menu|Ctrl-D wyjście", "Tab completes|? menu|Ctrl-D leave"),
    "menu_interrupted": Text("Wyjście: Ctrl-D albo „wyjdź”.", "To leave: Ctrl-D or “quit”."),
    "see_menu": Text(" Spis: „?”.", " For the menu, type “?”."),
    "help.game": Text("nowa gra dla {low}–{high} graczy", "a new game for {low}–{high} players"),
    "help.resume": Text("wróć do zapisanej gry", "go on with a saved game"),
    "help.replay": Text("obejrzyj zapisaną grę krok po kroku", "watch a saved game step by step"),
    "help.cards": Text("poczytaj karty (z nazwą: jedną)", "read cards (with a name: one of them)"),
    "help.rules": Text("poczytaj zasady (ze słowem: szukaj)", "read rules (with a word: search)"),
    "help.print": Text("zrób PDF do druku: „drukuj karty brzdek”", "make a PDF to print: “print cards brzdek”"),
    "help.lang": Text("zmień język (English)", "change the language (polski)"),
    "help.menu": Text("pokaż ten spis (to samo co „?”)", "show this list (same as “?”)"),
    "help.quit": Text("wyjdź", "leave"),
    "you": NAMELESS,
    "begins": Text("{title}", "{title}"),
    "begins_seed": Text("{title}, ziarno {seed}", "{title}, seed {seed}"),
    "replay_none": Text("Nie ma zapisanych gier.", "There are no saved games."),
    "resume_none": Text("Nie ma zapisanej gry do dokończenia.", "There is no saved game to go on with."),
    "resume_copy": Text("Grać dalej w kopii? (tak/nie) ", "Go on in a copy? (yes/no) "),
    "cards_how": Text("Wpisz „{command}” i nazwę karty.", "Type “{command}” and the name of a card."),
    "new_how": Text(
        "Po tytule może stać liczba graczy ({low}–{high}) i liczba osób przy ekranie.",
        "A title may be followed by the number of players ({low}–{high}) and of people at the screen.",
    ),
    "new_players": Text(
        "Ilu graczy, {low}–{high}? (Enter – {usual}) ", "How many players, {low}–{high}? (Enter – {usual}) "
    ),
    "new_people": Text(
        "Ile z nich to osoby przy tym ekranie? Pozostałymi grają boty. (Enter – {usual}) ",
        "How many of them are people at this screen? Bots play the others. (Enter – {usual}) ",
    ),
    "new_number": Text(
        "„{found}” nie pasuje: trzeba liczby od {low} do {high}.",
        "“{found}” will not do: it takes a number from {low} to {high}.",
    ),
    "new_name": Text("Imię osoby {number} (Enter – {usual}) ", "Name of person {number} (Enter – {usual}) "),
    "new_same_name": Text(
        "{name} już gra; potrzebne jest inne imię.", "{name} is playing already; please take another name."
    ),
}

SAVED: Book = {
    "saved_turn": Text("tura {turn}", "turn {turn}"),
    "saved_over": Text("skończona", "finished"),
    "saved_more": Text("… i jeszcze {n} {n|starsza|starsze|starszych}", "… and {n} older {n|one|ones}"),
    "saved_which": Text("Która? (Enter – pierwsza, 0 – żadna) ", "Which one? (Enter – the first, 0 – none) "),
    "saved_no": Text(
        "Nie ma zapisanej gry „{found}”; numery są od 1 do {n}.",
        "There is no saved game “{found}”; the numbers go from 1 to {n}.",
    ),
}

REPLAY: Book = {
    "replay_begins": Text(
        "{title}: {n} {n|odpowiedź|odpowiedzi|odpowiedzi}, {turns} {turns|tura|tury|tur}. Enter – dalej, „?” – polecenia.",
        "{title}: {n} {n|answer|answers}, {turns} {turns|turn|turns}. Enter – on, “?” – commands.",
    ),
    "replay_secret": Text(
        "Ta gra nie jest skończona, a jej zapis zdradza wszystko, co w niej zakryte.",
        "This game is not over, and its file gives away all that is hidden in it.",
    ),
    "replay_show_all": Text("Pokazać także to, co zakryte? (tak/nie) ", "Show what is hidden as well? (yes/no) "),
    "replay_hidden": Text("Widać tylko to, co wie {name}.", "Shown as {name} knows it."),
    "replay_hidden_all": Text("Widać tylko to, co wiedzą wszyscy.", "Shown as everybody knows it."),
    "replay_at": Text("{place}/{n} · tura {turn}", "{place}/{n} · turn {turn}"),
    "replay_start": Text("Początek gry", "The beginning of the game"),
    "replay_over": Text("Koniec gry", "The end of the game"),
    "replay_stops": Text("Dalej zapis nie sięga.", "The file goes no further."),
    "replay_first": Text("To początek gry.", "This is the beginning of the game."),
    "replay_turn": Text(
        "Nie ma tury „{found}”; tury są od 1 do {n}.", "There is no turn “{found}”; the turns go from 1 to {n}."
    ),
    "replay_count": Text(
        "Po „{command}” może stać liczba, nie „{found}”.", "“{command}” takes a number, not “{found}”."
    ),
    "replay_over_already": Text(
        "Ta gra jest tu skończona; cofnij się, by zagrać stąd.", "The game is over here; go back to play on from there."
    ),
    "replay_keys": Text(
        "Enter dalej|← → krok|PgUp PgDn tura|Home End|? polecenia|Ctrl-D wyjście",
        "Enter on|← → step|PgUp PgDn turn|Home End|? commands|Ctrl-D leave",
    ),
    "replay_help": Text(
        "Sam Enter to „dalej”, sama liczba to „tura”; „>” i „<” to krok, „>>” i „<<” to tura.",
        "A bare Enter means “next”, a bare number “turn”; “>” and “<” are a step, “>>” and “<<” a turn.",
    ),
}
