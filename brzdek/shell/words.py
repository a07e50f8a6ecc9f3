"""Messages of the shell."""

from __future__ import annotations

from brzdek.core.text import Book, Lang, Text


def other(lang: Lang) -> Lang:
    """The language that is not shown."""
    return "en" if lang == "pl" else "pl"


SHELL: Book = {
    # -- the prompt and what stands around it
    "keys": Text(
        "Tab podpowiada|? ruchy|F1 pomoc|F2 plansza|F3 ręka|F4 dziennik|Ctrl-D wyjście",
        "Tab completes|? moves|F1 help|F2 board|F3 hand|F4 log|Ctrl-D leave",
    ),
    "first_line": Text(
        "Wpisz ruch słowami albo jego numer. „?” – co można zrobić, „pomoc” – polecenia.",
        "Type a move in words or its number. “?” – what you can do, “help” – commands.",
    ),
    "first_line_plain": Text(
        "Wpisz ruch słowami albo jego numer. „?” – co można zrobić, „plansza” – stół, „pomoc” – polecenia.",
        "Type a move in words or its number. “?” – what you can do, “board” – the table, “help” – commands.",
    ),
    "only_one": Text("Jedyna możliwość: {move} (Enter)", "The only choice: {move} (Enter)"),
    "lead_to": Text("{n} {n|ruch|ruchy|ruchów}", "{n} {n|move|moves}"),
    # -- lines that cannot be done
    "unknown": Text("Nie rozumiem: „{line}”.", "I do not understand “{line}”."),
    "nearest": Text(" Najbliżej: „{word}”.", " The nearest: “{word}”."),
    "see_moves": Text(" Lista ruchów: „?”.", " For the moves, type “?”."),
    "no_such_number": Text(
        "Nie ma ruchu numer {number}; numery są od 1 do {n}.",
        "There is no move number {number}; the numbers go from 1 to {n}.",
    ),
    "unclear": Text("„{line}” można rozumieć różnie:", "“{line}” can mean several things:"),
    "go_on": Text("„{line}” i co dalej? {next}", "“{line}” and then? {next}"),
    "and_more": Text("… i jeszcze {n}", "… and {n} more"),
    "at_line": Text("wiersz {line}: ", "line {line}: "),
    # -- moves, help, log
    "moves_title": Text("Możesz ({n} {n|ruch|ruchy|ruchów}):", "You can ({n} {n|move|moves}):"),
    "help_title": Text("Polecenia (w każdej chwili):", "Commands (at any time):"),
    "help_own": Text("W tej grze:", "In this game:"),
    "help_typing": Text(
        "Ruchy wpisuje się słowami (po polsku lub angielsku, ogonki i końcówki można pominąć), stałymi słowami z "
        "zapisu gry albo numerem z listy „?”. Tab dopowiada kolejne słowo.",
        "Moves are typed in words (Polish or English, accents optional, short beginnings will do), in the stable "
        "words of saved games, or as a number of the “?” list. Tab completes the next word.",
    ),
    "help_keys": Text(
        "Ctrl-C czyści wiersz, Ctrl-D pyta o wyjście. Gra zapisuje się sama po każdym ruchu.",
        "Ctrl-C clears the line, Ctrl-D asks before leaving. The game saves itself after every move.",
    ),
    "help_slash": Text(
        "Ukośnik przed słowem („/{word}”) to zawsze polecenie, nawet gdy ruch nazywa się tak samo.",
        "A slash before a word (“/{word}”) always means the command, even where a move has the same name.",
    ),
    "log_empty": Text("Jeszcze nic się nie wydarzyło.", "Nothing has happened yet."),
    "log_more": Text(
        "… wcześniej {n} {n|wpis|wpisy|wpisów}: „{command} all”", "… {n} earlier {n|entry|entries}: “{command} all”"
    ),
    "log_count": Text(
        "Po „{command}” może stać liczba albo „all”, nie „{found}”.",
        "“{command}” takes a number or “all”, not “{found}”.",
    ),
    "macro_nothing": Text(
        "„{command}”: nie ma tu nic bez twojej decyzji.", "“{command}”: nothing here goes without a decision of yours."
    ),
    "no_hand": Text("Nic.", "Nothing."),
    # -- cards and rules
    "card_which": Text("Którą kartę? Na przykład: „{command} {name}”.", "Which card? For example: “{command} {name}”."),
    "card_none": Text("Nie ma karty „{word}”.", "There is no card “{word}”."),
    "card_several": Text("Pasuje kilka kart: {names}.", "Several cards fit: {names}."),
    "rules_topics": Text("Zasady są pod hasłami: {topics}.", "The rules have these topics: {topics}."),
    "rules_how": Text(
        "Wpisz „{command}” i słowo, hasło albo numer zasady.", "Type “{command}” and a word, a topic or a rule id."
    ),
    "rules_none": Text("Nic o tym nie ma w zasadach: „{word}”.", "The rules say nothing about “{word}”."),
    "rules_absent": Text("Ta gra nie ma spisu zasad.", "This game has no rule reference."),
    # -- hint, undo, save, language
    "hint": Text("Rada: {move}  (wpisz: {typed})", "Advice: {move}  (type: {typed})"),
    "hint_none": Text("Nie ma kto doradzić.", "There is nobody to advise you."),
    "undone": Text("Cofnięto ostatni ruch: {name}.", "Taken back: the last move of {name}."),
    "undo_none": Text("Nie ma czego cofnąć.", "There is nothing to take back."),
    "undo_reveal": Text(
        "Od tego ruchu coś zostało odkryte, wylosowane lub przetasowane.",
        "Since that move something was revealed, rolled or shuffled.",
    ),
    "undo_other": Text("To ruch innej osoby: {name}.", "That was somebody else's move: {name}."),
    "undo_agree": Text(
        "Czy cały stół zgadza się cofnąć? (tak/nie) ", "Does the whole table agree to take it back? (yes/no) "
    ),
    "undo_force": Text("Jeśli stół się zgadza: „{command}!”.", "If the table agrees: “{command}!”."),
    "undo_kept": Text("Nic nie cofnięto.", "Nothing was taken back."),
    "saved": Text("Zapisano: {file}", "Saved: {file}"),
    "saved_here": Text("Gra zapisuje się sama, w pliku {file}", "The game saves itself, in {file}"),
    "save_exists": Text(
        "Plik {file} już jest; „{command}! {file}” go zastąpi.",
        "{file} is there already; “{command}! {file}” replaces it.",
    ),
    "save_failed": Text("Nie udało się zapisać: {file} ({reason}).", "Could not save {file} ({reason})."),
    "save_none": Text("Ta gra nie jest zapisywana.", "This game is not being saved."),
    "lang_which": Text("Języki: pl, en.", "Languages: pl, en."),
    "lang_now": Text("Odtąd po polsku.", "English from now on."),
    # -- coming and going
    "pass_to": Text("Przekaż ekran: {name}. Enter ", "Pass to {name}, press Enter "),
    "turn_of": Text("— {name} —", "— {name} —"),
    "hide": Text("Enter – zasłoń ekran i przekaż: {name} ", "Press Enter to hide the screen and pass to {name} "),
    "hide_end": Text("Enter – zasłoń ekran ", "Press Enter to hide the screen "),
    "interrupted": Text(
        "Ctrl-C tylko czyści wiersz. Wyjście: „{command}” (gra jest zapisana).",
        "Ctrl-C only clears the line. To leave: “{command}” (the game is saved).",
    ),
    "leave": Text("Wyjść z gry? (tak/nie) ", "Leave the game? (yes/no) "),
    "yes": Text("t|tak", "y|yes"),
    "no": Text("n|nie", "n|no"),
    "yes_or_no": Text("Odpowiedz: tak albo nie. ", "Please answer yes or no. "),
    "left": Text(
        "Gra jest zapisana. Dalszy ciąg: brzdek resume {file}", "The game is saved. To go on: brzdek resume {file}"
    ),
    "left_unsaved": Text("Ta gra nie była zapisywana.", "This game was not being saved."),
    "script_over": Text("Skrypt skończył się przed końcem gry.", "The script ended before the game."),
    "script_bad": Text(
        "{n} {n|wiersz skryptu|wiersze skryptu|wierszy skryptu} nie {n|pasował|pasowały|pasowało} do gry.",
        "{n} {n|line|lines} of the script did not fit the game.",
    ),
    "stopped": Text("Przerwano.", "Stopped."),
    "over": Text("Koniec gry", "The game is over"),
    "winners": Text("{n|Wygrywa|Wygrywają|Wygrywają}: {names}", "{n|Winner|Winners}: {names}"),
    "no_winner": Text("Nikt nie wygrywa.", "Nobody wins."),
    "more": Text("— Enter: dalej, q: dość — ", "— Enter: more, q: enough — "),
}

MENU: Book = {
    "menu_title": Text("Brzdęk! – gry planszowe w słowach", "Brzdęk! – board games in words"),
    "menu_how": Text(
        "Wpisz numer albo słowo. „{game} 5” – od razu gra pięcioosobowa z botami.",
        "Type a number or a word. “{game} 5” – a game for five, with bots, right away.",
    ),
    "menu_keys": Text("Tab podpowiada|? menu|Ctrl-D wyjście", "Tab completes|? menu|Ctrl-D leave"),
    "menu_interrupted": Text("Wyjście: Ctrl-D albo „wyjdź”.", "To leave: Ctrl-D or “quit”."),
    "see_menu": Text(" Spis: „?”.", " For the menu, type “?”."),
    "help.game": Text("nowa gra, {low}–{high} graczy", "a new game for {low}–{high} players"),
    "help.resume": Text("wróć do zapisanej gry", "go on with a saved game"),
    "help.cards": Text("poczytaj karty (z nazwą: jedną)", "read cards (with a name: one of them)"),
    "help.rules": Text("poczytaj zasady (ze słowem: szukaj)", "read rules (with a word: search)"),
    "help.print": Text("zrób PDF do druku: „drukuj karty brzdek”", "make a PDF to print: “print cards brzdek”"),
    "help.lang": Text("zmień język (English)", "change the language (polski)"),
    "help.menu": Text("pokaż ten spis (to samo co „?”)", "show this list (same as “?”)"),
    "help.quit": Text("wyjdź", "leave"),
    "you": Text("Gracz", "Player"),
    "begins": Text("{title}, ziarno {seed}", "{title}, seed {seed}"),
    "not_saved": Text("Tej gry nie da się zapisać ({reason}).", "This game cannot be saved ({reason})."),
    "resume_none": Text("Nie ma zapisanej gry do dokończenia.", "There is no saved game to go on with."),
    "resume_which": Text("Która? (Enter – żadna) ", "Which one? (Enter – none) "),
    "resume_number": Text(
        "Nie ma zapisanej gry „{found}”; numery są od 1 do {n}.",
        "There is no saved game “{found}”; the numbers go from 1 to {n}.",
    ),
    "resume_row": Text(
        "{when}  {title}: {names} ({n} {n|ruch|ruchy|ruchów})", "{when}  {title}: {names} ({n} {n|move|moves})"
    ),
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
