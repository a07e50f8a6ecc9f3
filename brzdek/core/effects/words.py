"""Messages of the card language: joints of sentences, questions, mistakes."""

from __future__ import annotations

from brzdek.core.text import Book, Text

WORDS: Book = {
    # joints
    "and": Text(" i ", " and "),
    "or": Text(" albo ", " or "),
    "then": Text("{first}, a potem {then}", "{first}, then {then}"),
    # choices
    "one_of.you": Text("wybierz jedno: {list}", "choose one: {list}"),
    "one_of.they": Text("wybiera jedno: {list}", "chooses one: {list}"),
    "up_to.you": Text("wybierz najwyżej {n}: {list}", "choose up to {n}: {list}"),
    "up_to.they": Text("wybiera najwyżej {n}: {list}", "chooses up to {n}: {list}"),
    "exactly.you": Text("wybierz {n}: {list}", "choose {n}: {list}"),
    "exactly.they": Text("wybiera {n}: {list}", "chooses {n}: {list}"),
    "may.you": Text("jeśli chcesz, {price}", "if you wish, {price}"),
    "may.they": Text("jeśli chce, {price}", "if they wish, {price}"),
    "may_then.you": Text("jeśli chcesz, {price}; wtedy {then}", "if you wish, {price}; if you do, {then}"),
    "may_then.they": Text("jeśli chce, {price}; wtedy {then}", "if they wish, {price}; if they do, {then}"),
    # conditions
    "if": Text("jeśli {condition}: {then}", "if {condition}: {then}"),
    "otherwise": Text("{first}; w przeciwnym razie: {otherwise}", "{first}; otherwise: {otherwise}"),
    "not": Text("nie jest tak, że {condition}", "it is not so that {condition}"),
    "at_least": Text("co najmniej {n}", "at least {n}"),
    "at_most": Text("najwyżej {n}", "at most {n}"),
    "exactly": Text("dokładnie {n}", "exactly {n}"),
    "between": Text("od {low} do {high}", "{low} to {high}"),
    # counting
    "for_each": Text("{each}: {effect}", "{each}: {effect}"),
    "per": Text("{effect} {each}", "{effect} {each}"),
    "every": Text("za każde {n} {noun}", "for every {n} {noun}"),
    # dice
    "roll_one.you": Text("rzuć kostką{plus} – {table}", "roll a die{plus} – {table}"),
    "roll_one.they": Text("rzuca kostką{plus} – {table}", "rolls a die{plus} – {table}"),
    "roll_many.you": Text("rzuć {n} kostkami{plus} – {table}", "roll {n} dice{plus} – {table}"),
    "roll_many.they": Text("rzuca {n} kostkami{plus} – {table}", "rolls {n} dice{plus} – {table}"),
    "roll_plus": Text(" ({amount})", " ({amount})"),
    "roll_row": Text("{range}: {effect}", "{range}: {effect}"),
    "roll_any": Text("dowolny wynik", "any result"),
    "pip": Text("{n|oczko|oczka|oczek}", "{n|pip|pips}"),
    # targets
    "choose.you": Text("wybierz {target}; {effect}", "choose {target}; {effect}"),
    "choose.they": Text("wybiera {target}; {effect}", "chooses {target}; {effect}"),
    "that_player": Text("ten gracz", "that player"),
    "and_you": Text("{they}; ty: {then}", "{they}; you: {then}"),
    "other_player": Text("inny gracz", "another player"),
    "any_player": Text("ktokolwiek", "anyone"),
    # things that last
    "modify_add": Text("{sum} do {number}", "{sum} {number}"),
    "modify_times": Text("{number} ×{n}", "{number} ×{n}"),
    "modify_set": Text("{number} = {n}", "{number} = {n}"),
    "scope.others": Text("pozostali gracze", "other players"),
    "scope.everyone": Text("wszyscy", "everyone"),
    "while": Text("{effect}, dopóki {condition}", "{effect} while {condition}"),
    "until": Text("{effect} {until}", "{effect} {until}"),
    "until_times": Text("{effect}, {until}", "{effect}, {until}"),
    "until_first": Text("{until}, {effect}", "{until}, {effect}"),
    "forbid.you": Text("nie możesz {act}", "you may not {act}"),
    "forbid.they": Text("nie może {act}", "may not {act}"),
    "forbid.others": Text("inni gracze nie mogą {act}", "other players may not {act}"),
    "forbid.everyone": Text("nikt nie może {act}", "nobody may {act}"),
    "allow.you": Text("możesz {act}", "you may {act}"),
    "allow.they": Text("może {act}", "may {act}"),
    "allow.others": Text("inni gracze mogą {act}", "other players may {act}"),
    "allow.everyone": Text("każdy może {act}", "everyone may {act}"),
    "when": Text("gdy {event}{colon} {effect}", "when {event}{colon} {effect}"),
    "when_once": Text("następnym razem, gdy {event}{colon} {effect}", "the next time {event}{colon} {effect}"),
    "when_turn": Text("raz na turę, gdy {event}{colon} {effect}", "once per turn, when {event}{colon} {effect}"),
    "event_if": Text("{event} i {condition}", "{event} and {condition}"),
    "instead": Text("zamiast tego {effect}", "instead {effect}"),
    "instead_may": Text("jeśli chcesz, zamiast tego {effect}", "if you wish, instead {effect}"),
    # questions and their answers
    "ask_one": Text("Wybierz jedno.", "Choose one."),
    "ask_more": Text("Wybierz następne.", "Choose the next one."),
    "ask_may": Text("Czy chcesz: {effect}?", "Do you wish to: {effect}?"),
    "ask_target": Text("Wybierz {target}.", "Choose {target}."),
    "yes": Text("tak", "yes"),
    "no": Text("nie", "no"),
    "done": Text("dość", "enough"),
}

PROBLEMS: Book = {
    "unknown_word": Text("nieznane słowo „{word}”; dozwolone: {sort}", "unknown word “{word}”; allowed: {sort}"),
    "no_such_options": Text(
        "„{option}” nie pasuje do żadnego ze słów obok: {words}",
        "“{option}” belongs to none of the words beside it: {words}",
    ),
    "whose_option": Text(
        "nie wiadomo, do którego słowa należy „{option}”: {words}; zapisz je osobno",
        "it is not clear which word “{option}” belongs to: {words}; write them separately",
    ),
    "missing_option": Text("przy „{word}” brakuje „{option}”: {allowed}", "“{word}” needs “{option}”: {allowed}"),
    "needs_value": Text("„{word}” potrzebuje wartości: {allowed}", "“{word}” needs a value: {allowed}"),
    "takes_nothing": Text(
        "„{word}” nie ma wartości; napisz samo słowo albo „{word}: true”",
        "“{word}” takes no value; write the bare word or “{word}: true”",
    ),
    "needs_target": Text(
        "nie wiadomo, o jaki cel chodzi; taki efekt stoi w „choose” albo „each” z celem „{kind}”",
        "it is not clear which target is meant; such an effect stands in “choose” or “each” with a “{kind}”",
    ),
    "needs_happening": Text(
        "nie ma tu czego zmieniać; taki efekt stoi w „before”, „instead_of” albo „answer”",
        "there is nothing here to change; such an effect stands in “before”, “instead_of” or “answer”",
    ),
    "one_word_only": Text("dozwolone jest tylko jedno słowo: {sort}", "only one word may stand here: {sort}"),
    "one_option_of": Text("przy „{word}” musi stać jedno z: {options}", "“{word}” needs one of: {options}"),
    "bad_range": Text(
        "„{found}” nie jest wynikiem rzutu; dozwolone: liczba, zakres („2-3”), „5+” albo any",
        "“{found}” is not a result of a roll; allowed: a number, a range (“2-3”), “5+” or any",
    ),
    "ranges_overlap": Text("wynik {result} stoi w tabeli dwa razy", "the result {result} stands in the table twice"),
    "too_many": Text("wybrać można najwyżej {high}", "at most {high} can be chosen"),
    "not_announced": Text(
        "„{word}” działa tylko na zdarzenia zapowiadane; „{event}” takie nie jest",
        "“{word}” works only for events that are announced; “{event}” is not",
    ),
    "no_waiting_else": Text(
        "„else” wymaga „now: true”: warunek na całą turę nie ma chwili, w której jest niespełniony",
        "“else” needs “now: true”: a condition that waits all turn has no moment at which it fails",
    ),
}

SORTS: Book = {
    "verb": Text("efekt", "an effect"),
    "condition": Text("warunek", "a condition"),
    "counter": Text("licznik", "a counter"),
    "selector": Text("cel, np. player: other", "a target, such as player: other"),
    "event": Text("zdarzenie", "an event"),
    "number": Text("nazwa liczby do zmiany", "the name of a number to modify"),
    "act": Text("czynność", "an act"),
    "special": Text("nazwa efektu z kodu gry", "the name of an effect in the game's code"),
    "selector_of": Text("cel: jedno z {kinds}", "a target: one of {kinds}"),
    "amount": Text("{whole} albo „per: licznik”", "{whole} or “per: counter”"),
    "table": Text("tabela wyników rzutu", "a table of results of a roll"),
    "until": Text("chwila: {words} (albo chwila: ile razy)", "a moment: {words} (or moment: how many times)"),
    "change": Text("liczba, „times: n” albo „set: n”", "a number, “times: n” or “set: n”"),
    "nothing": Text("nic", "nothing"),
}
