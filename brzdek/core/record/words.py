"""Messages about saved games and positions."""

from __future__ import annotations

from brzdek.core.text import Book, Text

RECORDS: Book = {
    "none_of_ours": Text(
        "to nie jest zapis partii: pierwszy wiersz powinien brzmieć „{first}”",
        "this is not a saved game: its first line should read “{first}”",
    ),
    "version": Text(
        "zapis partii w wersji {found}; ten program czyta tylko wersję {version}",
        "a saved game of version {found}; this program reads version {version} only",
    ),
    "cut_header": Text("zapis urywa się w nagłówku", "the saved game breaks off in its header"),
    "long_line": Text(
        "wiersz jest za długi; dozwolone: najwyżej {limit} znaków",
        "the line is too long; allowed: at most {limit} characters",
    ),
    "key": Text(
        "niezrozumiały wiersz nagłówka „{found}”; dozwolone: {allowed}",
        "the header line “{found}” makes no sense; allowed: {allowed}",
    ),
    "twice": Text(
        "„{field}” powtarza się; pierwszy raz w wierszu {first}",
        "“{field}” is repeated; it first stands in line {first}",
    ),
    "missing": Text("w nagłówku brakuje wiersza „{field}: …”", "the header has no line “{field}: …”"),
    "value": Text("„{field}”: niedozwolona wartość „{found}”", "“{field}”: the value “{found}” is not allowed"),
    "seed": Text(
        "„seed”: podano „{found}”; dozwolone: liczba całkowita od 0 do {limit}",
        "“seed”: found “{found}”; allowed: a whole number from 0 to {limit}",
    ),
    "seat": Text(
        "„seat”: podano „{found}”; dozwolone: imię (najwyżej {limit} znaków, bez # i =) albo imię = bot",
        "“seat”: found “{found}”; allowed: a name (at most {limit} characters, without # and =) or name = bot",
    ),
    "seats": Text("za dużo miejsc; dozwolone: najwyżej {limit}", "too many seats; allowed: at most {limit}"),
    "same_name": Text("imię „{name}” powtarza się", "the name “{name}” is repeated"),
    "deck": Text(
        "„deck”: podano „{found}”; dozwolona jest sama nazwa pliku *.yaml, bez folderu",
        "“deck”: found “{found}”; only the bare name of a *.yaml file is allowed, without a folder",
    ),
    "decks": Text("za dużo talii; dozwolone: najwyżej {limit}", "too many decks; allowed: at most {limit}"),
    "no_deck": Text(
        "partia używa talii „{deck}”, której nie ma obok zapisu; podaj ją opcją --deck",
        "the game uses the deck “{deck}”, which does not lie beside it; give it with --deck",
    ),
    "position": Text(
        "„position”: to nie jest zestaw kluczy w zapisie JSON",
        "“position”: this is not a set of keys written as JSON",
    ),
    "setup": Text("{reason}", "{reason}"),
    "game": Text("nieznana gra „{found}”; dozwolone: {allowed}", "unknown game “{found}”; allowed: {allowed}"),
    "bot": Text("nieznany bot „{found}”; dozwolone: {allowed}", "unknown bot “{found}”; allowed: {allowed}"),
    "after_end": Text(
        "odpowiedź „{answer}” stoi po końcu gry", "the answer “{answer}” stands after the end of the game"
    ),
    "illegal": Text(
        "odpowiedź „{answer}” ({name}) jest tu niedozwolona",
        "the answer “{answer}” ({name}) is not legal here",
    ),
    "illegal_other_cards": Text(
        "odpowiedź „{answer}” ({name}) nie pasuje do dzisiejszych kart, a partię zapisano z innymi",
        "the answer “{answer}” ({name}) does not fit the cards of today, and the game was saved with others",
    ),
    "state": Text(
        "po tej turze gra stoi inaczej niż wtedy, gdy ją zapisano: od tamtej pory zmieniono zasady albo ten plik",
        "after this turn the game stands otherwise than when it was saved: the rules or this file have been changed "
        "since",
    ),
    "state_other_rules": Text(
        "po tej turze gra stoi inaczej niż wtedy, gdy ją zapisano: zasady były w wersji {found}, dziś są w wersji "
        "{version}",
        "after this turn the game stands otherwise than when it was saved: the rules were of version {found}, today "
        "they are of version {version}",
    ),
    "state_other_cards": Text(
        "po tej turze gra stoi inaczej niż wtedy, gdy ją zapisano: karty były inne niż dzisiejsze",
        "after this turn the game stands otherwise than when it was saved: the cards were not those of today",
    ),
    "not_a_position": Text(
        "pozycja to zestaw kluczy (game, players, turn, …)", "a position is a set of keys (game, players, turn, …)"
    ),
    "being_played": Text(
        "w tę partię gra już inny program (proces {process}, komputer {machine})",
        "another program is playing this game (process {process} on {machine})",
    ),
    # -- notes while a game begins or goes on
    "not_saved": Text("Uwaga: gra nie jest zapisywana. {why}", "Note: the game is not being saved. {why}"),
    "not_ours": Text(
        "plik istnieje i nie jest zapisem partii; zostaje nietknięty",
        "the file exists and is not a saved game; it is left alone",
    ),
    "kept_older": Text("Wcześniejszy zapis leży teraz w {file}", "The game saved earlier is now in {file}"),
    "cut": Text(
        "Uwaga: urwany ostatni wiersz „{line}” został pominięty.",
        "Note: the unfinished last line “{line}” has been dropped.",
    ),
    "other_cards": Text(
        "Uwaga: partię zapisano z innymi kartami niż dzisiejsze; wszystkie odpowiedzi nadal pasują.",
        "Note: the game was saved with other cards than those of today; all answers still fit.",
    ),
    "copied": Text("Dalszy ciąg zapisuje się w kopii: {file}", "From here on the game is saved in a copy: {file}"),
}
