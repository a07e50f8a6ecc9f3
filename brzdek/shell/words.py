"""Messages of the shell at a table."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.text import Book, Lang, Text


def other(lang: Lang) -> Lang:
    """The language that is not shown."""
    return "en" if lang == "pl" else "pl"


LANG_WORDS: Mapping[Lang, tuple[str, ...]] = {
    "pl": ("pl", "polski", "polish"),
    "en": ("en", "angielski", "english"),
}
"""What the languages are called, in either of them."""

SHELL: Book = {
    # -- the prompt and what stands around it
    "keys": Text(
        "Tab podpowiada|? ruchy|F1 pomoc|F2 plansza|F3 ręka|F4 dziennik|Ctrl-D wyjście",
        "Tab completes|? moves|F1 help|F2 board|F3 hand|F4 log|Ctrl-D leave",
    ),
    "first_line": Text(
        "Wpisz ruch słowami. „o grze” – o co chodzi, „?” – ruchy, „pomoc” – polecenia.",
        "Type a move in words. “about” – what this is, “?” – moves, “help” – commands.",
    ),
    "first_line_plain": Text(
        "Wpisz ruch słowami. „o grze” – o co chodzi, „?” – ruchy, „plansza” – stół, „pomoc” – polecenia.",
        "Type a move in words. “about” – what this is, “?” – moves, “board” – the table, “help” – commands.",
    ),
    "usual": Text("{question} (Enter – {move})", "{question} (Enter – {move})"),
    "only_one": Text("Jedyna możliwość: {move} (Enter)", "The only choice: {move} (Enter)"),
    "many_options": Text(
        "{n} {n|możliwość|możliwości|możliwości}: „?” pokazuje wszystkie.", "{n} {n|choice|choices}: “?” lists them."
    ),
    "folded": Text("Poza tym – {groups}; „?” pokazuje wszystko.", "Besides – {groups}; “?” lists everything."),
    "joined": Text("{deed} … („{move}”)", "{deed} … (“{move}”)"),
    "left_out": Text(
        "… pominięto {n} {n|wiersz|wiersze|wierszy}: „{command}”", "… {n} {n|line|lines} left out: “{command}”"
    ),
    "quiet_now": Text(
        "Odtąd pasuję za ciebie w cudzych turach, póki nic nie jest wymierzone w ciebie. „głośno” to kończy.",
        "From now on I pass for you in the turns of others, unless something is aimed at you. “quiet off” ends it.",
    ),
    "quiet_now.own": Text(
        "Odtąd pasuję za ciebie, gdy można tylko zareagować, także w twojej turze, póki nic nie jest wymierzone w ciebie. "
        "„głośno” to kończy.",
        "From now on I pass for you wherever one may only react, in your own turn too, unless something is aimed at you. "
        "“quiet off” ends it.",
    ),
    "quiet_now.turn": Text(
        "Pasuję za ciebie do twojej tury, póki nic nie jest wymierzone w ciebie.",
        "Passing for you until your turn, unless something is aimed at you.",
    ),
    "quiet_off": Text("Pytam znowu, ilekroć możesz zareagować.", "You are asked again whenever you may react."),
    "quiet_none": Text(
        "I tak pytam, ilekroć możesz zareagować. „cisza” – pasuję za ciebie w cudzych turach.",
        "You are asked whenever you may react as it is. “quiet”: I pass for you in the turns of others.",
    ),
    "quiet_how": Text(
        "Pytam w każdej chwili, w której możesz rzucić czar albo czegoś użyć. „cisza” – pasuję za ciebie w cudzych turach, "
        "póki nic nie jest wymierzone w ciebie; „cisza też w mojej turze” – także w twojej; „głośno” – pytam znowu.",
        "You are asked at every moment at which you could cast a spell or use something. “quiet”: I pass for you in the "
        "turns of others, unless something is aimed at you; “quiet in my turn too”: in yours as well; "
        "“quiet off”: you are asked again.",
    ),
    "quiet_on": Text(
        "Jest cisza: pasuję za ciebie w cudzych turach, póki nic nie jest wymierzone w ciebie. „cisza też w mojej turze” – "
        "także w twojej; „głośno” – pytam znowu.",
        "It is quiet: I pass for you in the turns of others, unless something is aimed at you. “quiet in my turn too”: in "
        "yours as well; “quiet off”: you are asked again.",
    ),
    "quiet_mark": Text("cisza", "quiet"),
    "quiet_offer": Text(
        "Za dużo pytań? „{command}” – pasuję za ciebie w cudzych turach, póki nic nie jest wymierzone w ciebie.",
        "Too many questions? “{command}”: I pass for you in the turns of others, unless something is aimed at you.",
    ),
    "pass_on_offer": Text(
        "Zostało ci samo pasowanie. Enter – pasuję za ciebie, póki nic innego nie możesz.",
        "You can do nothing but pass. Enter: I pass for you as long as that is so.",
    ),
    "pass_on_now": Text(
        "Pasuję za ciebie, póki nic innego nie możesz.", "Passing for you as long as that is all you can."
    ),
    "quiet_but": Text("Jest cisza, ale to dotyczy ciebie.", "It is quiet, but this concerns you."),
    "rematch": Text(
        "Rewanż – te same miejsca, nowe rozdanie? (tak/nie) ", "Play again – the same seats, a new deal? (yes/no) "
    ),
    "after_game": Text(
        "Gra skończona: „tak” rozdaje na nowo, „nie” kończy; można też zapytać o wynik, kartę albo to, co się działo.",
        "The game is over: “yes” deals anew, “no” ends; or ask about the result, a card or what happened.",
    ),
    "after_all": Text("W takim razie koniec. Do następnej gry!", "That is all, then. Until the next game!"),
    "next_part": Text("Enter – dalej ", "Press Enter to go on "),
    "see_table": Text("Koniec gry. Enter – stół ", "The game is over. Press Enter for the table "),
    "see_result": Text("Koniec gry. Enter – wynik ", "The game is over. Press Enter for the result "),
    "lead_to": Text("{n} {n|ruch|ruchy|ruchów}", "{n} {n|move|moves}"),
    # -- lines that cannot be done
    "unknown": Text("Nie rozumiem: „{line}”.", "I do not understand “{line}”."),
    "nearest": Text(" Najbliżej: „{word}”.", " The nearest: “{word}”."),
    "did_you_mean": Text(" Może „{word}”? (Enter – tak)", " Perhaps “{word}”? (Enter – yes)"),
    "at_most": Text("Tyle razy się nie da, najwyżej {n}.", "Not so often: {n} at most."),
    "meant": Text("Czy chodzi o „{word}”? (Enter – tak)", "Do you mean “{word}”? (Enter – yes)"),
    "taken_for": Text("Rozumiem: {move}", "Taken as: {move}"),
    "chosen": Text("Wybrano: {move}.", "Chosen: {move}."),
    "strange": Text(
        "Nie jestem pewien, co {n|znaczy|znaczą|znaczą} tu {words}. Może chodzi o:",
        "I am not sure what {words} {n|means|mean} here. Perhaps:",
    ),
    "quoted": Text("„{word}”", "“{word}”"),
    "repeated": Text("To nie jest teraz ruch.", "That is no move now."),
    "number_of_what": Text(
        "Numer {number}: z której listy? Oto lista na teraz.", "Number {number} of which list? This is the one for now."
    ),
    "rest_dropped": Text("Pominięto resztę: {line}", "Left out: {line}"),
    "done_already": Text("To już zrobione: {line}.", "That is done already: {line}."),
    "as_above": Text("Jak wyżej.", "As above."),
    "first_for_nothing": Text("Najpierw – {move}.", "First – {move}."),
    "answer_and_then": Text("Najpierw to pytanie; potem: {line}", "This question first; then: {line}"),
    "called_off": Text(
        "Dobrze, nic nie zrobiono. Ostatni ruch cofa „{command}”.",
        "All right, nothing was done. “{command}” takes back the last move.",
    ),
    "again_none": Text("Nie ma czego powtórzyć.", "There is nothing to repeat."),
    "see_moves": Text(" Lista ruchów: „?”.", " For the moves, type “?”."),
    "no_such_number": Text(
        "Nie ma ruchu numer {number}; numery są od 1 do {n}.",
        "There is no move number {number}; the numbers go from 1 to {n}.",
    ),
    "unclear": Text("„{line}” można rozumieć różnie:", "“{line}” can mean several things:"),
    "one_way": Text("„{line}” – może to:", "“{line}” – perhaps this:"),
    "where_to": Text("„{line}” – dokąd?", "“{line}” – where to?"),
    "no_way_there": Text(
        "„{line}”: w tę stronę nie ma stąd drogi. Można tak:", "“{line}”: no way leads there from here. You can:"
    ),
    "first_answer": Text(" Teraz pytanie: {question}", " The question now: {question}"),
    "stands_against": Text("{why}", "{why}"),
    "which_way": Text("„{line}” – którędy?", "“{line}” – which way?"),
    "pay_how": Text("„{line}” – czym płacisz? (Enter – 1)", "“{line}” – what do you pay with? (Enter – 1)"),
    "which_way_round": Text("„{line}” – jak? (Enter – 1)", "“{line}” – which way round? (Enter – 1)"),
    "no_such_way": Text(
        "„{line}”: takiej drogi teraz nie ma. Można tak:", "“{line}”: there is no such way now. You can:"
    ),
    "first_step": Text("Pierwszy krok: {move}? (Enter – tak)", "The first step: {move}? (Enter – yes)"),
    "whole_way": Text("Iść całą drogą ({price})? (Enter – tak)", "Go all the way ({price})? (Enter – yes)"),
    "then_rest": Text("Potem: {line}", "After that: {line}"),
    "worth_other": Text("Dla porównania – {move}: {why}", "For comparison – {move}: {why}"),
    "spending": Text("Czy chodzi o to: {move}? (Enter – tak)", "Do you mean: {move}? (Enter – yes)"),
    "hurting": Text(
        "To kosztuje zdrowie: {move}. Na pewno? (Enter – tak)", "This costs health: {move}. Sure? (Enter – yes)"
    ),
    "left_over": Text(
        "Zostaje: {left}. Kończyć turę? (Enter – tak)", "Still left: {left}. End the turn? (Enter – yes)"
    ),
    "go_on": Text("„{line}” i co dalej? {next}", "“{line}” and then? {next}"),
    "and_more": Text("… i jeszcze {n}", "… and {n} more"),
    "at_line": Text("wiersz {line}: ", "line {line}: "),
    # -- moves, help, log
    "moves_title": Text("Możesz ({n} {n|ruch|ruchy|ruchów}):", "You can ({n} {n|move|moves}):"),
    "help_title": Text("Polecenia (w każdej chwili):", "Commands (at any time):"),
    "help_own": Text("W tej grze:", "In this game:"),
    "help_typing": Text(
        "Ruchy wpisuje się zwykłymi słowami, po polsku lub angielsku: ogonki, końcówki i drobne słowa można pominąć, "
        "skrócić lub odmienić, literówka nie szkodzi. Numer znaczy ostatnio pokazaną listę, np. „?”. Kilka poleceń "
        "oddziela średnik. Tab dopowiada kolejne słowo.",
        "Moves are typed in plain words, Polish or English: accents and small words may be left out, words shortened or "
        "inflected, a slip of the fingers does no harm. A number means the list shown last, such as “?”. A semicolon "
        "stands between several commands. Tab completes the next word.",
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
        "… wcześniej {n} {n|wpis|wpisy|wpisów}: „{command} wszystko”",
        "… {n} earlier {n|entry|entries}: “{command} all”",
    ),
    "log_count": Text(
        "Po „{command}” może stać liczba albo „wszystko”, nie „{found}”.",
        "“{command}” takes a number or “all”, not “{found}”.",
    ),
    "hint_after": Text("Rada: najpierw „{first}”, a potem {move}.", "Advice: first “{first}”, and then {move}."),
    "hint_first": Text("Enter – „{typed}”.", "Enter – “{typed}”."),
    "may_both": Text("Tak, po kolei: {moves}.", "Yes, one after the other: {moves}."),
    "may_either": Text(
        "Nie, tylko jedno z tego: albo {one}, albo {two}.", "No, only one of the two: either {one}, or {two}."
    ),
    "may_not_both": Text(
        "Nie wszystko. Da się: {done}. Potem: {reason}", "Not all of it. You can: {done}. Then: {reason}"
    ),
    "not_both": Text(
        "Obu naraz nie da się zrobić: wybierz jedno, numerem albo nazwą.",
        "Both cannot be done: choose one, by its number or name.",
    ),
    "macro_nothing": Text("„{command}”: nie ma już nic takiego.", "“{command}”: there is nothing left of the kind."),
    "no_hand": Text("Nic.", "Nothing."),
    # -- cards and rules
    "card_which": Text("Którą kartę? Na przykład: „{command} {name}”.", "Which card? For example: “{command} {name}”."),
    "card_none": Text("Nie ma karty „{word}”.", "There is no card “{word}”."),
    "card_several": Text("Pasuje kilka kart: {names}.", "Several cards fit: {names}."),
    "nothing_such": Text("W dzienniku nic takiego nie ma.", "The log has nothing of the kind."),
    "cause_unknown": Text("Co to sprawiło, dziennik nie mówi.", "What brought it about, the log does not say."),
    "lately_not": Text(
        "Niczego takiego nie widzę w ostatnich wydarzeniach; cały dziennik: „{command}”. Ostatnia tura:",
        "I see nothing of the kind in what happened lately; all of it: “{command}”. The last turn:",
    ),
    "lately": Text("Ostatnio:", "Lately:"),
    "rules_topics": Text("Zasady są pod hasłami: {topics}.", "The rules have these topics: {topics}."),
    "rules_how": Text(
        "Wpisz „{command}” i słowo, hasło albo numer zasady.", "Type “{command}” and a word, a topic or a rule id."
    ),
    "rules_none": Text("Nic o tym nie ma w zasadach: „{word}”.", "The rules say nothing about “{word}”."),
    "rules_absent": Text("Ta gra nie ma spisu zasad.", "This game has no rule reference."),
    "ruling": Text("Przyjęto: {text}", "Ruling: {text}"),
    # -- hint, undo, save, language
    "hint": Text("Rada: {move}  (wpisz: {typed})", "Advice: {move}  (type: {typed})"),
    "hint_how": Text("Enter – zrób tak (albo wpisz: „{typed}”).", "Press Enter to do it (or type “{typed}”)."),
    "hint_live": Text("Rada: {move}", "Advice: {move}"),
    "hint_why": Text("Bo: {why}", "Because: {why}"),
    "hint_plan": Text("Potem: {moves}.", "Then: {moves}."),
    "hint_not_now": Text("Tego teraz zrobić nie można. Zamiast tego:", "That cannot be done now. Instead:"),
    "hint_not_worth": Text(
        "Nic takiego się teraz nie opłaca. Zamiast tego:", "Nothing of the kind is worth it now. Instead:"
    ),
    "worth_yes": Text("Teraz się opłaca: {move}", "Worth it now: {move}"),
    "worth_rather": Text("Można, ale lepiej najpierw: {move}", "You can, but rather first: {move}"),
    "worth_no": Text("Teraz się nie opłaca. Lepiej: {move}", "Not worth it now. Rather: {move}"),
    "worth_not_now": Text("Teraz nic z nią nie zrobisz.", "There is nothing to do with it now."),
    "worth_enter": Text("Enter – zrób tak.", "Press Enter to do it."),
    "hint_done": Text("Zgodnie z radą: {move}", "As advised: {move}"),
    "seek_first": Text("Najpierw trzeba tam dojść: „{word}”? (Enter – tak)", "First go there: “{word}”? (Enter – yes)"),
    "why_not_advised": Text("To nie było radą.", "That was not the advice."),
    "why_allowed": Text("To wolno: {moves}.", "This is allowed: {moves}."),
    "may": Text("Tak, wolno: {moves}.", "Yes, that is allowed: {moves}."),
    "may_not": Text("Nie. {reason}", "No. {reason}"),
    "why_theirs": Text(
        "Dlaczego ktoś gra tak, a nie inaczej, wie tylko on. Oto, co widać:",
        "Why somebody plays so, only they know. This is what can be seen:",
    ),
    "why_no_move": Text(
        "Żaden ruch nie dotyczy teraz tej karty: nie ma jej wśród tych, których można użyć.",
        "No move is about this card now: it is not among those that can be used.",
    ),
    "why_unknown": Text("Nie wiem, o jaki ruch chodzi: „{line}”.", "I do not know which move is meant: “{line}”."),
    "why_what": Text("Zapytaj o ruch: „dlaczego nie RUCH”.", "Ask about a move: “why not MOVE”."),
    "no_answer": Text(
        "Tego nie wiem. O kartach: „{card} NAZWA”, o zasadach: „{rules} SŁOWO”.",
        "That I cannot tell. About cards: “{card} NAME”, about rules: “{rules} WORD”.",
    ),
    "no_answer_beside": Text("Na to nie umiem odpowiedzieć.", "That I cannot answer."),
    "no_answer_near": Text(
        "Nie jestem pewien, o co pytasz. Może o to: {topics}.",
        "I am not sure what you ask. Perhaps one of these: {topics}.",
    ),
    "no_answer_perhaps": Text(
        "Nie jestem pewien, o co pytasz. Może o to – {title}:", "I am not sure what you ask. Perhaps this – {title}:"
    ),
    "no_answer_or": Text("Albo: {topics}.", "Or: {topics}."),
    "guide_rules": Text("Dokładnie: „{command} {rule}”.", "To the letter: “{command} {rule}”."),
    "in_the_rules": Text("W zasadach:", "From the rules:"),
    "rules_more": Text("Więcej: „{command} {word}”.", "More: “{command} {word}”."),
    "about_none": Text("O co tu chodzi, mówią zasady: „{command}”.", "The rules tell what this is about: “{command}”."),
    "you_can": Text("Możesz:", "You can:"),
    "your_turn": Text("Teraz decydujesz ty ({name}).", "It is for you to decide now ({name})."),
    "answer_first": Text(
        "„{line}”: tego tu nie ma do wyboru, najpierw odpowiedz.",
        "“{line}”: that is none of the answers; first answer this.",
    ),
    "must_choose": Text(
        "Tu trzeba coś wybrać, zrezygnować nie można.", "You must choose one of these; there is no declining."
    ),
    "not_now": Text("„{line}”: nie widzę teraz takiego ruchu.", "“{line}”: I see no such move now."),
    "heard": Text(
        "Rozumiem. A ruch? („{hint}” doradzi, „{moves}” wymieni ruchy.)",
        "I see. And your move? (“{hint}” advises, “{moves}” lists the moves.)",
    ),
    "unheard": Text(
        "Tego nikomu nie przekażę: boty nie rozmawiają, sądzą po tym, co kto robi.",
        "I pass nothing on: bots do not talk, they judge by what people do.",
    ),
    "welcome": Text("Proszę bardzo. A teraz:", "You are welcome. And now:"),
    "nothing_to_agree": Text(
        "Nie pytam tu o „tak” ani o „nie”. Lista ruchów: „?”.",
        "This is no question of yes or no. For the moves, type “?”.",
    ),
    "which_one": Text("„{line}”: co wybierasz?", "“{line}”: which one?"),
    "hint_none": Text("Nie ma kto doradzić.", "There is nobody to advise you."),
    "undone": Text("Cofnięto ostatni ruch: {name}.", "Taken back: the last move of {name}."),
    "undone_several": Text(
        "Cofnięto {n|ostatni ruch|ostatnie ruchy|ostatnich ruchów} ({n}): {name}.",
        "Taken back: the last {n} moves of {name}.",
    ),
    "redone": Text("Zrobione znowu.", "Done again."),
    "redo_none": Text("Nie ma czego przywrócić.", "There is nothing to do again."),
    "alias_none": Text("Nie ma jeszcze skrótów.", "There are no aliases yet."),
    "alias_how": Text(
        "Tak: „{command} zk = zagraj wszystko; koniec”; usunięcie: „{command} zk =”.",
        "Like this: “{command} pe = play all; end”; to remove it: “{command} pe =”.",
    ),
    "alias_taken": Text(
        "„{word}” już coś znaczy; trzeba innego słowa.", "“{word}” means something already; take another word."
    ),
    "alias_kept": Text("Odtąd „{word}” znaczy „{text}”.", "From now on “{word}” means “{text}”."),
    "alias_gone": Text("Nie ma już skrótu „{word}”.", "The alias “{word}” is gone."),
    "undo_few": Text(
        "Cofnąć można najwyżej {n} {n|ruch|ruchy|ruchów}.", "At most {n} {n|move|moves} can be taken back."
    ),
    "undo_none": Text("Nie ma czego cofnąć.", "There is nothing to take back."),
    "undo_reveal": Text(
        "Od tego ruchu coś zostało odkryte, wylosowane lub przetasowane.",
        "Since that move something was revealed, rolled or shuffled.",
    ),
    "undo_other": Text("To ruch innej osoby: {name}.", "That was somebody else's move: {name}."),
    "undo_agree": Text(
        "Czy cały stół zgadza się cofnąć? (tak/nie) ", "Does the whole table agree to take it back? (yes/no) "
    ),
    "undo_force": Text("Jeśli stół się zgadza: „{command}”.", "If the table agrees: “{command}”."),
    "undo_kept": Text("Nic nie cofnięto.", "Nothing was taken back."),
    "saved": Text("Zapisano: {file}", "Saved: {file}"),
    "saved_here": Text("Gra zapisuje się sama, w pliku {file}", "The game saves itself, in {file}"),
    "save_exists": Text(
        "Plik {file} już jest; „{command}! {file}” go zastąpi.",
        "{file} is there already; “{command}! {file}” replaces it.",
    ),
    "save_failed": Text("Nie udało się zapisać: {file} ({reason}).", "Could not save {file} ({reason})."),
    "save_name": Text("taka nazwa pliku jest niemożliwa", "a file cannot have such a name"),
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
    "yes_or_no": Text("Odpowiedz: tak albo nie. ", "Please answer yes or no. "),
    "left": Text(
        "Gra jest zapisana. Dalszy ciąg: {program} resume {file}",
        "The game is saved. To go on: {program} resume {file}",
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
    "you_win": Text("Wygrywasz!", "You win!"),
    "no_winner": Text("Nikt nie wygrywa.", "Nobody wins."),
    "more": Text("— Enter: dalej, q: dość — ", "— Enter: more, q: enough — "),
}
