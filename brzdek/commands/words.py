"""Messages of the command line."""

from __future__ import annotations

from brzdek.commands.deck_words import DECKS
from brzdek.core.seats import NAMELESS
from brzdek.core.text import Book, Text

COMMANDS: Book = {
    **DECKS,
    # -- the words of every help page
    "usage": Text("Użycie:", "Usage:"),
    "options": Text("Opcje", "Options"),
    "commands": Text("Polecenia", "Commands"),
    "options_place": Text("[OPCJE]", "[OPTIONS]"),
    "command_place": Text("[POLECENIE [ARGUMENTY]…]", "[COMMAND [ARGUMENTS]…]"),
    "try_help": Text("Pomoc: {command} --help", "For help: {command} --help"),
    "error": Text("Błąd: {message}", "Error: {message}"),
    # -- wrong usage
    "no_such_command": Text("nie ma polecenia „{name}”", "there is no command “{name}”"),
    "no_such_option": Text("nie ma opcji „{name}”", "there is no option “{name}”"),
    "needs_value": Text("opcja „{name}” wymaga wartości", "the option “{name}” needs a value"),
    "takes_no_value": Text("opcja „{name}” nie przyjmuje wartości", "the option “{name}” takes no value"),
    "missing_argument": Text("brakuje argumentu {name}", "the argument {name} is missing"),
    "missing_option": Text("brakuje opcji „{name}”", "the option “{name}” is missing"),
    "extra": Text("zbędne argumenty: {words}", "arguments too many: {words}"),
    "bad_value": Text("{name}: {message}", "{name}: {message}"),
    "bad_number": Text(
        "podano „{found}”; dozwolone: liczba całkowita od {low} do {high}",
        "given “{found}”; allowed: a whole number from {low} to {high}",
    ),
    "bad_choice": Text("podano „{found}”; dozwolone: {allowed}", "given “{found}”; allowed: {allowed}"),
    "bad_seat": Text("podano „{found}”; dozwolone: IMIĘ albo IMIĘ=BOT", "given “{found}”; allowed: NAME or NAME=BOT"),
    "bad_option": Text("podano „{found}”; dozwolone: KLUCZ=WARTOŚĆ", "given “{found}”; allowed: KEY=VALUE"),
    "option_twice": Text("opcja gry „{word}” podana dwa razy", "the game's option “{word}” is given twice"),
    "same_name": Text("imię „{name}” powtarza się", "the name “{name}” is repeated"),
    "too_many_seats": Text(
        "wymieniono {seats} {seats|miejsce|miejsca|miejsc}, a graczy jest {players}",
        "{seats} {seats|seat|seats} named for {players} {players|player|players}",
    ),
    "which_game": Text(
        "brakuje nazwy gry; dozwolone: {allowed}", "the name of the game is missing; allowed: {allowed}"
    ),
    "other_game": Text(
        "pozycja jest z gry „{found}”, a nie „{game}”", "the position is of the game “{found}”, not “{game}”"
    ),
    "other_players": Text(
        "pozycja jest dla {found} graczy, a nie {players}", "the position is for {found} players, not {players}"
    ),
    "too_few_answers": Text(
        "podano {found}, a partia ma {n} {n|odpowiedź|odpowiedzi|odpowiedzi}",
        "given {found}, but the game has {n} {n|answer|answers}",
    ),
    "no_card": Text("w tej grze nie ma karty „{name}”", "there is no card “{name}” in this game"),
    "many_cards": Text("„{name}” to może być: {cards}", "“{name}” may be: {cards}"),
    "no_rule": Text("w tej grze nie ma zasady „{name}”", "there is no rule “{name}” in this game"),
    "no_tile": Text("nie ma tu kafla „{name}”", "there is no tile “{name}” here"),
    "never_turned": Text(
        "kafel „{tile}” nigdy się nie obraca; pomiń opcję „--turn”",
        "the tile “{tile}” is never turned; leave out the option “--turn”",
    ),
    # -- things that go wrong
    "bad_settings": Text("Uwaga: pomijam ustawienia. {why}", "Note: the settings are ignored. {why}"),
    "memory": Text("zabrakło pamięci", "out of memory"),
    # -- playing and saved games
    "you": NAMELESS,
    "seed": Text("Ziarno: {seed}", "Seed: {seed}"),
    "nothing_saved": Text("nie ma niedokończonych partii", "there are no unfinished games"),
    "none_saved": Text("nie ma zapisanych partii", "there are no saved games"),
    "resumed": Text("Wczytano: {file}", "Loaded: {file}"),
    "go_on_in_copy": Text("Grać dalej w kopii? (tak/nie) ", "Go on in a copy? (yes/no) "),
    "only_copy": Text(
        "dalszy ciąg tylko w kopii: {program} resume PLIK --copy",
        "it can be gone on with only in a copy: {program} resume FILE --copy",
    ),
    # -- replay
    "replay.game": Text("Gra: {title}", "Game: {title}"),
    "replay.answers": Text("Odpowiedzi: {n}, wszystkie zgodne z zasadami", "Answers: {n}, all according to the rules"),
    "replay.open": Text("Gra trwa; odpowiada: {name}", "The game goes on; to answer: {name}"),
    "replay.score": Text("  {name}: {score}", "  {name}: {score}"),
    "replay.winner": Text("  {name}: {score} (wygrana)", "  {name}: {score} (won)"),
    "replay.result": Text("Wynik:", "Result:"),
    "replay.state": Text("Stan: {state}", "State: {state}"),
    # -- the database
    "game.players": Text("graczy: {low}–{high}", "players: {low}–{high}"),
    "game.bots": Text("boty: {bots}", "bots: {bots}"),
    "game.option": Text(
        "opcja {word}: {name}; {allowed}; zwykle {default}", "option {word}: {name}; {allowed}; usually {default}"
    ),
    "cards.none": Text("Nie ma takich kart.", "There are no such cards."),
    "rules.none": Text("Żadna zasada o tym nie mówi.", "No rule speaks of that."),
    "rules.ruling": Text("Przyjęto: {text}", "Ruling: {text}"),
    "check.fine": Text("{n} {n|plik|pliki|plików}: wszystko w porządku", "{n} {n|file|files}: all is well"),
    "check.warning": Text("{place}: uwaga: {message}", "{place}: warning: {message}"),
    "check.warned": Text(
        "{n} {n|plik|pliki|plików}: bez błędów, {w} {w|uwaga|uwagi|uwag}",
        "{n} {n|file|files}: no mistakes, {w} {w|warning|warnings}",
    ),
    "check.bad": Text("{n} {n|problem|problemy|problemów}", "{n} {n|problem|problems}"),
    "tile.made": Text("Zapisano: {file}", "Written: {file}"),
    "tile.more": Text(
        "… i jeszcze {n} {n|kafel|kafle|kafli}, których tu nie narysowano",
        "… and {n} more {n|tile|tiles}, not drawn here",
    ),
    # -- help: what each command does
    "help.brzdek": Text(
        "Gry planszowe jako polecenia tekstowe. Bez polecenia otwiera menu.",
        "Board games as text commands. Without a command it opens a menu.",
    ),
    "help.play": Text(
        "Rozegraj GRĘ.\n\nMiejsca, których nikt nie zajął (--seat), zajmują boty; gdy nie podano żadnego, pierwsze jest "
        "twoje. Polecenia czyta z klawiatury, z potoku albo z pliku (--script).",
        "Play a GAME.\n\nSeats that nobody has taken (--seat) are played by bots; when none is given, the first one is "
        "yours. Commands are read from the keyboard, a pipe or a file (--script).",
    ),
    "help.resume": Text(
        "Graj dalej zapisaną partię.\n\nBez PLIKU pokazuje niedokończone partie; w potoku bierze ostatnią.",
        "Go on with a saved game.\n\nWithout a FILE it lists the unfinished games; in a pipe it takes the last one.",
    ),
    "help.replay": Text(
        "Obejrzyj zapisaną partię krok po kroku.\n\nBez PLIKU pokazuje zapisane partie. Każda odpowiedź i każdy stan są "
        "najpierw sprawdzane; --check robi tylko to. Z każdego miejsca można grać dalej jako w nowej partii.",
        "Watch a saved game step by step.\n\nWithout a FILE it lists the saved games. Every answer and every state is "
        "checked first; --check does that alone. From any place a new game can be played on.",
    ),
    "help.cards": Text(
        "Pokaż karty GRY (albo wszystkich gier), w których są te SŁOWA.",
        "Show the cards of a GAME (or of all games) that hold these WORDS.",
    ),
    "help.card": Text("Pokaż jedną kartę GRY: ID albo nazwa.", "Show one card of a GAME: its ID or name."),
    "help.rules": Text(
        "Pokaż zasady GRY: wszystkie, te ze SŁOWEM albo jedną (ID).",
        "Show the rules of a GAME: all, those with a WORD, or one (ID).",
    ),
    "help.check": Text(
        "Sprawdź pliki z kartami; bez PLIKU całą bazę.", "Check card files; without a FILE the whole database."
    ),
    "help.games": Text("Pokaż gry i ich opcje.", "Show the games and their options."),
    "help.legal": Text(
        "Pokaż dozwolone odpowiedzi w pozycji z PLIKU.", "Show the legal answers in the position of a FILE."
    ),
    "help.perft": Text(
        "Policz ciągi dozwolonych odpowiedzi od pozycji z PLIKU.",
        "Count the sequences of legal answers from the position of a FILE.",
    ),
    "help.simulate": Text(
        "Niech boty rozegrają wiele partii GRY; pokaż, co z nich wynika.",
        "Let bots play many games of a GAME; show what comes out of them.",
    ),
    "help.compare": Text(
        "Porównaj WARIANTY gry na tych samych ziarnach: base, plik talii (.yaml), OPCJA=WARTOŚĆ, bots=BOT; + łączy.",
        "Compare VARIANTS of a game on the same seeds: base, a deck file (.yaml), OPTION=VALUE, bots=BOT; + joins them.",
    ),
    "help.tile": Text("Oglądaj kafle i twórz własne.", "Look at tiles and make your own."),
    "help.tile_show": Text(
        "Narysuj kafle z PLIKU (talii domowej) albo z GRY.\n\nJeden kafel (ID albo nazwa) widać we wszystkich obrotach.",
        "Draw the tiles of a FILE (a house deck) or of a GAME.\n\nA single tile (its ID or name) is shown in all rotations.",
    ),
    "help.tile_new": Text(
        "Utwórz PLIK z przykładowym kaflem i objaśnieniami; bez PLIKU tylko go pokaż.",
        "Make a FILE with a sample tile and comments; without a FILE just show it.",
    ),
    # -- help: options
    "help.help": Text("Pokaż tę pomoc.", "Show this help."),
    "help.version": Text("Pokaż wersję.", "Show the version."),
    "help.lang": Text("Język: pl albo en.", "The language: pl or en."),
    "help.plain": Text("Zwykły tekst: bez kolorów i przerysowywania.", "Plain text: no colours, nothing drawn over."),
    "help.games_played": Text("Ile partii.", "How many games."),
    "help.bots_seated": Text(
        "Bot dla wszystkich albo boty po przecinku, po jednym na miejsce.",
        "One bot for all, or bots with commas between them, one for each seat.",
    ),
    "help.jobs": Text("Ile procesów; wynik jest ten sam.", "How many processes; the result is the same."),
    "help.cluster": Text("Adres klastra Dask.", "The address of a Dask cluster."),
    "help.limit": Text("Najwięcej odpowiedzi w partii.", "The most answers of a game."),
    "help.csv": Text("Zapisz tabele do pliku CSV.", "Write the tables to a CSV file."),
    "help.report": Text("Zapisz raport jako PDF.", "Write the report as a PDF."),
    "help.json": Text("Odpowiedz w formacie JSON.", "Answer as JSON."),
    "help.players_span": Text(
        "Liczba graczy; 3-6: wszystkie od jednej do drugiej, obok siebie.",
        "The number of players; 3-6: all from one to the other, side by side.",
    ),
    "help.players": Text("Liczba graczy.", "The number of players."),
    "help.seat": Text(
        "Kto siedzi na kolejnym miejscu: IMIĘ to człowiek, IMIĘ=BOT to bot. Można powtarzać.",
        "Who takes the next seat: NAME is a person, NAME=BOT a bot. May be repeated.",
    ),
    "help.bots": Text(
        "Bot na pozostałych miejscach: random, steady, deep (deep:0.5 – pół sekundy na ruch, deep:64n – 64 gry).",
        "The bot on the other seats: random, steady, deep (deep:0.5: half a second a move, deep:64n: 64 games).",
    ),
    "help.seed": Text(
        "Ziarno losowości: to samo daje tę samą grę.", "The seed of chance: the same one gives the same game."
    ),
    "help.deck": Text(
        "Talia domowa (plik YAML). Można powtarzać: następna leży na poprzedniej.",
        "A house deck (a YAML file). May be repeated: the next lies on top of the one before.",
    ),
    "help.option": Text(
        "Opcja gry (zob. brzdek games). Można powtarzać.", "An option of the game (see brzdek games). May be repeated."
    ),
    "help.save": Text("Gdzie zapisywać partię.", "Where to save the game."),
    "help.script": Text("Czytaj polecenia z pliku (- to wejście).", "Read commands from a file (- is the input)."),
    "help.copy": Text(
        "Graj dalej w kopii; zapis zostaje nietknięty.", "Go on in a copy; the saved game is left as it is."
    ),
    "help.position": Text("Zacznij od pozycji z pliku YAML.", "Begin from a position in a YAML file."),
    "help.to": Text(
        "Zacznij (z --check: skończ) po tylu odpowiedziach.", "Begin (with --check: stop) after that many answers."
    ),
    "help.all": Text(
        "Pokaż też to, co w nieskończonej partii zakryte.", "Show what is hidden, too, in a game that is not over."
    ),
    "help.check_only": Text("Tylko sprawdź i podaj wynik.", "Only check it and tell the result."),
    "help.turn": Text(
        "Tylko jeden obrót, w prawo: 0, 90, 180 albo 270 stopni.",
        "Only one rotation, clockwise: 0, 90, 180 or 270 degrees.",
    ),
    "help.depth": Text("Ile odpowiedzi z rzędu.", "How many answers in a row."),
    "help.divide": Text("Osobno dla każdej pierwszej odpowiedzi.", "Separately for each first answer."),
    # -- names of values in help
    "place.game": Text("GRA", "GAME"),
    "place.file": Text("PLIK", "FILE"),
    "place.files": Text("[PLIK]…", "[FILE]…"),
    "place.words": Text("[SŁOWA]…", "[WORDS]…"),
    "place.card": Text("ID…", "ID…"),
    "place.rule": Text("[SŁOWO|ID]…", "[WORD|ID]…"),
    "place.seat": Text("IMIĘ[=BOT]", "NAME[=BOT]"),
    "place.bot": Text("BOT", "BOT"),
    "place.bots": Text("BOT[,BOT…]", "BOT[,BOT…]"),
    "place.address": Text("ADRES", "ADDRESS"),
    "place.variants": Text("[GRA] WARIANT WARIANT…", "[GAME] VARIANT VARIANT…"),
    "place.number": Text("N", "N"),
    "place.span": Text("N[-N]", "N[-N]"),
    "place.option": Text("KLUCZ=WARTOŚĆ", "KEY=VALUE"),
    "place.tile_file": Text("PLIK|GRA", "FILE|GAME"),
    "place.tile": Text("[ID]…", "[ID]…"),
    "place.turn": Text("STOPNIE", "DEGREES"),
    "place.script": Text("PLIK|-", "FILE|-"),
    "place.lang": Text("pl|en", "pl|en"),
}
