"""Words of simulations and comparisons."""

from __future__ import annotations

from brzdek.core.text import Book, Text

SIM: Book = {
    "title.simulation": Text("Symulacja: {game}", "Simulation: {game}"),
    "title.comparison": Text("Porównanie: {game}", "Comparison: {game}"),
    "head.games": Text("{games} {n|partia|partie|partii}, ziarno {seed}", "{games} {n|game|games}, seed {seed}"),
    "head.each": Text(
        "{games} {n|partia|partie|partii} na każdą liczbę graczy, ziarno {seed}",
        "{games} {n|game|games} with each number of players, seed {seed}",
    ),
    "by_players": Text("Miary według liczby graczy", "Measures by number of players"),
    "players": Text("gracze", "players"),
    "head.bots": Text("boty: {bots}", "bots: {bots}"),
    "head.decks": Text("talie domowe: {decks}", "house decks: {decks}"),
    "head.options": Text("opcje: {options}", "options: {options}"),
    "head.failed": Text(
        "{n} {n|partia nie dobiegła|partie nie dobiegły|partii nie dobiegło} końca i się nie {n|liczy|liczą|liczy}",
        "{n} {n|game|games} came to no end and {n|does|do} not count",
    ),
    "head.variant": Text("{letter}: {what}", "{letter}: {what}"),
    "seat": Text("miejsce {n}", "seat {n}"),
    "interval": Text("95 %", "95 %"),
    "wins": Text("zwycięstwa", "wins"),
    "wins.seats": Text("Zwycięstwa według miejsc", "Wins by seat"),
    "wins.seats.who": Text("miejsce", "seat"),
    "wins.bots": Text("Zwycięstwa według botów", "Wins by bot"),
    "wins.bots.who": Text("bot", "bot"),
    "wins.with": Text("wygrane z nią", "wins with it"),
    "wins.without": Text("bez niej", "without"),
    "what": Text("co", "what"),
    "mean": Text("średnio", "mean"),
    "tenth": Text("1/10 do", "1/10 up to"),
    "median": Text("połowa do", "half up to"),
    "ninth": Text("9/10 do", "9/10 up to"),
    "share": Text("udział", "share"),
    "measures": Text("Miary", "Measures"),
    "measures.note": Text(
        "Tury, odpowiedzi i najlepszy wynik są na partię, reszta na gracza.",
        "Turns, answers and the best score are per game, the others per player.",
    ),
    "measure.turns": Text("tury", "turns"),
    "measure.answers": Text("odpowiedzi", "answers"),
    "measure.best": Text("najlepszy wynik", "best score"),
    "measure.points": Text("punkty", "points"),
    "card": Text("karta", "card"),
    "cards": Text("Karty", "Cards"),
    "chance": Text("los?", "by luck?"),
    "cards.note": Text(
        "Jak często wygrywał, kto miał z kartą do czynienia, a jak często inni przy tym samym stole. * – nie jest to przypadek, "
        "z poprawką na liczbę kart. Kto wygrywa, ten i kupuje więcej: o karcie rozstrzyga porównanie (brzdek compare).",
        "How often those won who had to do with the card, and how often others at the same table did. * – that is no accident, "
        "corrected for the number of cards. Whoever wins also buys more: a comparison settles it (brzdek compare).",
    ),
    "cards.hidden": Text(
        "{n} {n|karta pośrodku jest pominięta|karty pośrodku są pominięte|kart pośrodku jest pominiętych}; wszystkie są w --json i --csv.",
        "{n} {n|card|cards} in the middle {n|is|are} left out; --json and --csv have them all.",
    ),
    "shares.hidden": Text(
        "{n} {n|wiersz pośrodku jest pominięty|wiersze pośrodku są pominięte|wierszy pośrodku jest pominiętych}; "
        "wszystkie są w --json i --csv. * – zwycięstwa nie są przypadkiem, z poprawką na liczbę wierszy.",
        "{n} {n|row|rows} in the middle {n|is|are} left out; --json and --csv have them all. "
        "* – the wins are no accident, corrected for the number of rows.",
    ),
    "and_more": Text("i jeszcze {n}", "and {n} more"),
    "verdict.few": Text(
        "{n} {n|partia|partie|partii} to za mało, żeby cokolwiek stwierdzić; zagraj co najmniej 30.",
        "{n} {n|game is|games are} too few to tell anything; play 30 at least.",
    ),
    "verdict.seats": Text(
        "Żadne miejsce przy stole nie ma wyraźnej przewagi.", "No seat at the table has a clear advantage."
    ),
    "verdict.seat.more": Text(
        "{seat} wygrywa częściej, niż powinno, i nie jest to przypadek.",
        "{seat} wins more often than its share, and not by chance.",
    ),
    "verdict.seat.less": Text(
        "{seat} wygrywa rzadziej, niż powinno, i nie jest to przypadek.",
        "{seat} wins less often than its share, and not by chance.",
    ),
    "verdict.strong": Text(
        "{n|Karta, z którą|Karty, z którymi|Karty, z którymi} wygrywa się częściej: {cards}.",
        "{n|A card|Cards} with which one wins more often: {cards}.",
    ),
    "verdict.weak": Text(
        "{n|Karta, z którą|Karty, z którymi|Karty, z którymi} wygrywa się rzadziej: {cards}.",
        "{n|A card|Cards} with which one wins less often: {cards}.",
    ),
    "verdict.never": Text("Nikt nie użył ani razu: {cards}.", "Nobody ever used: {cards}."),
    # -- comparisons
    "difference": Text("różnica", "difference"),
    "verdict": Text("wniosek", "verdict"),
    "differences": Text("Różnice: {other} wobec {first}", "Differences: {other} against {first}"),
    "differences.note": Text(
        "Te same ziarna po obu stronach; różnice w obrębie par, z poprawką na liczbę porównań. W nawiasie: ile partii "
        "zapewne by rozstrzygnęło, jeśli różnica jest taka, na jaką wygląda.",
        "The same seeds on both sides; differences within pairs, corrected for the number of comparisons. In brackets: how "
        "many games would probably tell, if the difference is what it seems to be.",
    ),
    "tells.more": Text("więcej", "more"),
    "tells.less": Text("mniej", "less"),
    "tells.same": Text("bez zmian", "no change"),
    "tells.few": Text("nie wiadomo (~{games})", "cannot tell (~{games})"),
    "verdict.compared": Text(
        "{other} wobec {first}: {what}.",
        "{other} against {first}: {what}.",
    ),
    "verdict.alike": Text(
        "{other} wobec {first}: żadnej wyraźnej różnicy.", "{other} against {first}: no clear difference."
    ),
    "compared.more": Text("{what} więcej o {by}", "{what}: {by} more"),
    "compared.less": Text("{what} mniej o {by}", "{what}: {by} less"),
    "compared.seat": Text("wygrane: {seat}", "wins: {seat}"),
    "compared.bot": Text("wygrane bota {bot}", "wins of the bot {bot}"),
    # -- the command
    "interrupted": Text(
        "Przerwano po {n} {n|partii|partiach|partiach}; oto, co z nich wynika.",
        "Stopped after {n} {n|game|games}; this is what they show.",
    ),
    "nothing_played": Text("nie dokończono żadnej partii", "no game was finished"),
    "unfinished.limit": Text(
        "Partia {number} nie skończyła się po {limit} odpowiedziach; jej zapis: {file}",
        "Game {number} did not end within {limit} answers; its transcript: {file}",
    ),
    "unfinished.stuck": Text(
        "Partia {number} utknęła; jej zapis: {file}", "Game {number} got stuck; its transcript: {file}"
    ),
    "bad_bots": Text(
        "podano {found} {found|bota|boty|botów} dla {players} graczy; dozwolone: jeden dla wszystkich albo po jednym na miejsce",
        "given {found} {found|bot|bots} for {players} players; allowed: one for all, or one for each seat",
    ),
    "one_bot": Text(
        "przy kilku liczbach graczy wszyscy mają tego samego bota; podano {found} {found|bota|boty|botów}",
        "with several numbers of players everybody has the same bot; given {found} {found|bot|bots}",
    ),
    "no_cluster": Text(
        "do gry na klastrze potrzeba pakietu distributed: pip install brzdek[cluster]",
        "playing on a cluster needs the package distributed: pip install brzdek[cluster]",
    ),
    "cluster_gone": Text("klaster {address} nie odpowiada", "the cluster {address} does not answer"),
    "bad_variant": Text(
        "podano „{found}”; dozwolone: base, plik talii (.yaml), OPCJA=WARTOŚĆ, bots=BOT[,BOT…], łączone znakiem +",
        "given “{found}”; allowed: base, a deck file (.yaml), OPTION=VALUE, bots=BOT[,BOT…], joined by +",
    ),
    "one_variant": Text(
        "do porównania potrzeba co najmniej dwóch wariantów", "a comparison needs two variants at least"
    ),
    "base": Text("gra podstawowa", "the base game"),
    "no_game_told": Text(
        "pierwsza ma stać gra, chyba że talie zgodnie mówią, której są: {games}",
        "the game comes first, unless the decks agree on it: {games}",
    ),
}
