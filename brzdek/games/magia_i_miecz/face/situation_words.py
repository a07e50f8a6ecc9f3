"""What people ask of what would be, of causes, and of whoever leads: the words of their questions, and of the answers."""

from __future__ import annotations

from brzdek.core.text import Book, Text

SITUATIONS: Book = {
    "why_shot": Text(
        "postrzelić|ustrzelić|zastrzelić|strzelić|strzelać|strzał|trafić mnie", "shoot|shot|shooting|hit me"
    ),
    "crossing_barred": Text(
        "nie most|nie móc most|nie przejść most|czemu nie most|nie móc rzeka|nie móc przeprawić",
        "can't bridge|cannot bridge|cant bridge|not bridge|can't cross|cannot cross|cant cross|not cross",
    ),
    "no_loss": Text(
        "nie stracić wytrzymałość|nie stracić życie|nic nie stracić|nie stracić punkt",
        "didn't lose endurance|not lose endurance|didnt lose endurance|didn't lose life|lose nothing|didn't lose anything",
    ),
    "what_killed": Text(
        "co zabić|kto zabić|czym zabić|dlaczego zginąć|co pokonać",
        "what killed|what kill|who killed|how killed|how die|why die",
    ),
    "why_nothing": Text("nie|nic", "didn't|not|nothing|didnt|don't|no"),
    "leading": Text(
        "kto prowadzić|kto wygrywać|zaraz wygrać|blisko wygrać|bliski wygrana|blisko wygrana|kto najbliżej wygrana|kto najbliżej wygrać|kto najbliżej korona|prowadzić gra"
        "|kto przodować|kto pierwszy korona|blisko zwycięstwo|bliski zwycięstwo",
        "who winning|who's winning|whos winning|who is winning|who leading|who's leading|who lead|who ahead|who's ahead"
        "|about to win|close win|close winning|nearest win|near winning|almost won|who closest crown|going win",
    ),
    "barred": Text("podziemia|loch|lochy|otchłań|kosmos", "dungeon|abyss|underground|space"),
    "champion_lost": Text(
        "przegrać|zginąć|umrzeć|polec|padać|padnie", "lose|loses|lost|die|dies|fail|fails|beaten|killed|fall|falls"
    ),
    "out_by_death": Text(
        "umrzeć koniec|zginąć koniec|umrzeć odpadać|umrzeć odpaść|zginąć odpaść|zginąć odpadać|umrzeć wypadać|zginąć wypadać"
        "|umrzeć przegrać|zginąć przegrać|śmierć koniec gra|śmierć odpadać",
        "die out game|die game over|die lose game|dead out game|death out game|die i out|killed out game|die over me"
        "|dying out game|die eliminated",
    ),
    "added": Text(
        "dodawać moc|dodawać siła|dodać moc|dodać siła|doliczać moc|doliczać siła|doliczyć moc|doliczyć siła|liczyć moc rzut"
        "|liczyć siła rzut|dodawać rzut|doliczać rzut",
        "add craft|add strength|plus craft|plus strength|craft count roll|strength count roll|craft added|strength added"
        "|craft help roll|strength help roll|add roll|add anything",
    ),
    "power_on": Text(
        "zdolność|moc|umiejętność|użyć|zniewolić|przyłączyć|zwerbować|opanować|zaczarować|ujarzmić|oswoić|przejąć",
        "power|ability|bind|enslave|control|tame|use|command|charm|recruit|skill",
    ),
    "cross_now": Text(
        "przejść środkowy|przejść środek|przejść rzeka|przekroczyć rzeka|dostać środkowy|iść środkowy|przejść most"
        "|wejść środkowy|przedostać środkowy|przejść kraina",
        "cross middle|cross river|cross bridge|cross now|go middle|get middle|enter middle|cross over",
    ),
    "must_roll": Text(
        "musieć rzucać|musieć rzucić|trzeba rzucać|trzeba rzucić|musieć polecenie|muszę spotkać",
        "have roll|must roll|need roll|have to roll|roll or",
    ),
    "again_fought": Text(
        "walczyć znów|walczyć znowu|walczyć jeszcze|walczyć ponownie|spotkać znów|spotkać znowu|atakować znów"
        "|atakować znowu|zaatakować znowu|zaatakować jeszcze|bić znowu|znowu on|jeszcze raz",
        "fight again|meet again|face again|attack again|battle again|still fight|still there|still around",
    ),
    "again_taken": Text(
        "wziąć znów|wziąć znowu|zabrać znowu|wziąć jeszcze|wziąć ponownie|odzyskać|wziąć powrót|zabrać powrót"
        "|zabrać jeszcze|zatrudnić znowu|zatrudnić ponownie|podnieść znowu|znowu wziąć|dostać powrót",
        "take again|pick again|get back|have back|hire again|take back|pick back|recover|join again|get again|rehire",
    ),
    "attack_whom": Text("zaatakować|atakować|napaść|pobić|walczyć", "attack|fight|jump|assault"),
    "odds_of_power": Text("szansa|zdolność|procent", "odds|chance|chances|ability|power|likely"),
    "comparing_places": Text(
        "różnica|różnić|czym różnić|co lepsze|który lepszy|które lepsze", "difference|differ|compare"
    ),
    "kept": Text(
        "zachować|zostać mi|zatrzymać|co stracić|tracić wszystko|jakie postać|za postać|kim być|kto być",
        "keep|kept|who characters|which characters|what characters|characters again|lose everything|carry over",
    ),
    "enemy_worth": Text(
        "siła punkt|moc punkt|silny punkt|dostać punkt|punkt za|siła dostać|moc dostać|trofeum dostać|siła mieć|moc mieć"
        "|jak silny|jak mocny|warty punkt|jaka siła|jaka moc",
        "strength points|craft points|strong points|points get|points worth|strength get|trophy get|strength worth"
        "|strength have|craft have|strength has|craft has|how strong|points for|what strength|what craft",
    ),
    "ending_there": Text(
        "jaki zakończenie|zakończenie korona|które zakończenie|zakończenie czekać|zakończenie być|zakończenie leżeć",
        "which ending|what ending|ending crown|ending waits|ending wait|ending is|ending there",
    ),
    "getting": Text(
        "skąd wziąć|gdzie wziąć|gdzie zdobyć|jak zdobyć|gdzie znaleźć|gdzie dostać|gdzie kupić|skąd dostać"
        "|gdzie trzeci|gdzie szukać|jak dostać",
        "where get|where find|how get|where third|where can get|how find|where another|where more|where come",
    ),
    "in_deck": Text(
        "karta talia|co talia|rodzaj talia|zawierać talia|być talia",
        "cards deck|what deck|kind deck|kinds deck|contain deck",
    ),
    "into_dungeon": Text(
        "wejść podziemia|dostać podziemia|zejść podziemia|wejście podziemia|wejść loch|zejść loch|dostać loch"
        "|jak podziemia|gdzie podziemia|droga podziemia",
        "get dungeon|enter dungeon|into dungeon|go dungeon|way dungeon|where dungeon|reach dungeon|get underground",
    ),
    "to_alignment": Text(
        "zmienić charakter|stać dobry|zostać dobry|stać zły|zostać zły|zmienić zły|zmienić dobry|stać neutralny"
        "|zostać neutralny|zmiana charakter|przestać zły",
        "change alignment|become good|become evil|become neutral|turn good|turn evil|get good|switch alignment|stop evil"
        "|good again",
    ),
    "drawn_there": Text(
        "karta dobierać|karta dobrać|karta ciągnąć|karta dobiera|karta dobierasz|kartę dobieram|karty dobiera",
        "draw card|draw cards|cards drawn|card drawn",
    ),
    "past_foe": Text(
        "przejść obok|minąć|wyminąć|pokonać|dać radę|przejść przez|pobić",
        "get past|get by|get through|pass|beat|defeat|go past|overcome",
    ),
    "left_there": Text(
        "co zostawić|co upuścić|co odłożyć|co zostać|co porzucić|co leżeć po",
        "what leave|what left|what drop|what dropped|what lose on|what abandon",
    ),
    "several_named": Text("co|czym|kto|jak", "what|what's|who|tell"),
    "beyond_portal": Text(
        "czekać wrota|za wrota|po wrota|wrota silny|wrota gotowy",
        "behind portal|beyond portal|waits portal|past portal|after portal|portal strong enough|portal ready",
    ),
    "worth_taking": Text(
        "warto brać|warto wziąć|warto zabrać|opłacać brać|opłacać wziąć|warto mieć|przydać",
        "worth taking|worth take|worth having|worth keeping|any use|any good|worth picking",
    ),
}
SITUATION_WORDS: Book = {
    # what lies ahead
    "ahead.draw": Text(
        "{space}: dobierasz {n} {n|kartę|karty|kart} (napisane {printed}, leży tam: {lying}).",
        "{space}: you draw {n} {n|card|cards} (it says {printed}, lying there: {lying}).",
    ),
    "ahead.draw_rule": Text(
        "Obszar każe dobrać tyle kart, ile na nim napisano, mniej o te, które już tam leżą: kto zastanie kartę na "
        "obszarze z „dobierz 1”, nie dobiera nic.",
        "A space has you draw as many cards as it says, less those that lie there already: whoever finds a card on a "
        "space with “draw 1” draws nothing.",
    ),
    "ahead.named": Text("• {card}: {text}", "• {card}: {text}"),
    "ahead.row": Text("• {range}: {percent}% – {what}", "• {range}: {percent}% – {what}"),
    "ahead.table": Text(
        "{space} (rzut: {thrown}, tu dla ciebie {plus}):", "{space} (the roll: {thrown}, for you {plus}):"
    ),
    "ahead.rolled_at": Text("Gdzie jest {roll}: {spaces}.", "Where {roll} is made: {spaces}."),
    # why
    "because.barred": Text(
        "Nie wolno z tym wejść ({region}): {card} przepada przy wejściu, razem z ładunkiem.",
        "It may not be taken there ({region}): {card} is lost on arrival, with its load.",
    ),
    "because.left": Text(
        "Nie wolno z tym wejść ({region}): {card} zostaje na obszarze, z którego ruszasz.",
        "It may not be taken there ({region}): {card} stays on the space from which you set out.",
    ),
    "because.card": Text("Tak działa {card}: {text}", "So says {card}: {text}"),
    "because.card_of": Text("Tak działa {card} ({who}): {text}", "So says {card} ({who}): {text}"),
    "because.place": Text("Tak działa obszar {space}: {text}", "So says {space}: {text}"),
    "because.find": Text(
        "Była to karta {card}, dobrana na obszarze {space}.", "That was the card {card}, drawn on {space}."
    ),
    "because.put_down": Text(
        "Nikt tego nie zabrał: rzecz odkłada się samemu albo gdy nie ma na nią miejsca.",
        "Nobody took it: a thing is put down by choice, or for want of room.",
    ),
    "because.there": Text("To było na obszarze {space}.", "That was on {space}."),
    "because.roll": Text("Rzut ({what}), wypadło {n}: {brings}.", "A roll ({what}), it came to {n}: {brings}."),
    "because.exchanged": Text("To za wymienione trofea.", "That was for the trophies that you exchanged."),
    "because.lost_usual": Text(
        "To po przegranej walce ({foes}): kto przegra z Wrogiem, traci 1 Wytrzymałości.",
        "That was after a lost combat ({foes}): whoever loses to an enemy loses 1 Endurance.",
    ),
    "because.lost_combat": Text("To po przegranej walce ({foes}).", "That was after a lost combat ({foes})."),
    "because.duel": Text(
        "To po przegranej walce ({who}): zwycięzca wybiera, czy zabiera Wytrzymałość, złoto, czy przedmiot.",
        "That was after a lost combat ({who}): the winner chooses to take Endurance, gold or an item.",
    ),
    "because.shot": Text("Strzela {who}. {ability}", "The shot was fired by {who}. {ability}"),
    "because.ability": Text("Pozwala na to {card}: {text}", "{card} allows that: {text}"),
    "because.some_ability": Text(
        "Skąd ta zdolność, z tego, co widać, nie wiadomo.", "Which ability allowed that cannot be seen now."
    ),
    "because.free_to": Text("Czemu akurat w ciebie, wie tylko on.", "Why just at you only that player knows."),
    "because.rolled_nothing": Text("Wypadło {n}: {brings}.", "You rolled {n}: {brings}."),
    "because.nothing_to_lose": Text(
        "Nie było ci czego zabrać: masz {gold} mz, a Siła ({strength}) i Moc ({craft}) nie spadają poniżej wartości "
        "początkowych.",
        "You had nothing to lose there: you have {gold} gold, and Strength ({strength}) and Craft ({craft}) do not go "
        "below their starting values.",
    ),
    # who leads
    "lead.player": Text(
        "{who}: {space} ({region}), Siła {strength}, Moc {craft}, Wytrzymałość {endurance}{more}.",
        "{who}: {space} ({region}), Strength {strength}, Craft {craft}, Endurance {endurance}{more}.",
    ),
    "lead.talisman": Text(", ma Talizman", ", has a Talisman"),
    "lead.hoard": Text(", {card}: {n} z {most} do wygranej", ", {card}: {n} of {most} to win"),
    "lead.steps": Text(", do Korony {n} {n|obszar|obszary|obszarów}", ", {n} {n|space|spaces} from the Crown"),
    "lead.gone": Text("{who}: nie ma teraz Poszukiwacza.", "{who}: has no adventurer now."),
    "lead.nearest": Text("Najbliżej wygranej: {who} ({why}).", "Nearest to winning: {who} ({why})."),
    "lead.nobody": Text(
        "Nikt wyraźnie nie prowadzi; do Korony Władzy każdemu daleko.",
        "Nobody is clearly ahead; it is a long way to the Crown of Command for everybody.",
    ),
    "lead.why_crown": Text("stoi na Koronie Władzy", "is on the Crown of Command"),
    "lead.why_skulls": Text("jednej karty brakuje do wygranej", "is one card short of winning"),
    "lead.why_inner": Text("jest w środku planszy", "is in the middle of the board"),
    "lead.why_talisman": Text("ma już Talizman", "has a Talisman already"),
    "lead.why_middle": Text("jest za rzeką", "is across the river"),
    "lead.why_stronger": Text(
        "tak daleko jak następna osoba, ale więcej Siły i Mocy razem",
        "as far as the next player, but more Strength and Craft together",
    ),
    "lead.why_strong": Text(
        "najwięcej Siły i Mocy razem, ale do Korony daleko",
        "most Strength and Craft together, but far from the Crown",
    ),
    # yes, no, what if
    "told.owned_you": Text("{card}: masz to ty.", "{card}: you have it."),
    "would.lose_it": Text(
        "Tak: nie wolno z tym wejść ({region}). {card} przepada przy wejściu, razem z ładunkiem.",
        "Yes: it may not be taken there ({region}). {card} is lost on arrival, with its load.",
    ),
    "would.leave_it": Text(
        "Tak, nie wolno z tym wejść ({region}): {card} zostanie na obszarze, z którego ruszysz.",
        "Yes, it may not be taken there ({region}): {card} will stay on the space from which you set out.",
    ),
    "would.not_take_it": Text(
        "Nie, z tym wejść nie wolno ({region}). {card} przepada przy wejściu, razem z ładunkiem.",
        "No: it may not be taken there ({region}). {card} is lost on arrival, with its load.",
    ),
    "would.not_along": Text(
        "Nie, z tym wejść nie wolno ({region}). {card} zostaje na obszarze, z którego ruszasz.",
        "No: it may not be taken there ({region}). {card} stays on the space from which you set out.",
    ),
    "would.keep_it": Text("Nie: {card} wejdzie tam z tobą ({region}).", "No: {card} goes there with you ({region})."),
    "would.take_it": Text("Tak: {card} wejdzie tam z tobą ({region}).", "Yes: {card} goes there with you ({region})."),
    "would.champion": Text(
        "Wtedy {card} bije się za ciebie (Siła {strength}, Moc {craft}). Gdy przegra, nie tracisz Wytrzymałości i "
        "{card} zostaje z tobą, ale twoja tura się kończy, a Wróg zostaje na obszarze.",
        "Then {card} fights in your place (Strength {strength}, Craft {craft}). If that is lost you lose no Endurance "
        "and {card} stays with you, but your turn ends and the enemy stays on the space.",
    ),
    "would.champion_duel": Text(
        "Wtedy {card} bije się za ciebie (Siła {strength}, Moc {craft}). W walce z graczem przegrana kosztuje cię tę kartę "
        "i nic więcej.",
        "Then {card} fights in your place (Strength {strength}, Craft {craft}). Against another player a loss costs you "
        "this card and nothing else.",
    ),
    "would.bodyguard": Text(
        "Walczy wtedy za ciebie; gdy przegra, ty nie tracisz Wytrzymałości, ale strażnik przepada, a twoja tura się kończy.",
        "It fights in your place then; if that is lost you lose no Endurance, but the guard is gone and your turn ends.",
    ),
    "would.lose": Text(
        "{card}: przegrana kosztuje 1 Wytrzymałości i kończy turę, a Wróg zostaje na obszarze.",
        "{card}: a loss costs 1 Endurance and ends your turn; the enemy stays on the space.",
    ),
    "would.lose_guard": Text(
        "{card}: przegrana kosztuje 1 Wytrzymałości i turę, remis samą turę; nie przechodzisz dalej.",
        "{card}: a loss costs 1 Endurance and the turn, a draw the turn alone; you do not get past.",
    ),
    "would.lose_special": Text(
        "{card}: przegrana kończy turę, a co kosztuje, mówi karta. {text}",
        "{card}: a loss ends your turn, and its card says what it costs. {text}",
    ),
    "would.be_out": Text("Tak. {rule}", "Yes. {rule}"),
    "would.not_be_out": Text("Nie. {rule}", "No. {rule}"),
    "would.not_add": Text(
        "Nie, {what} się tu nie dolicza: liczy się sam rzut. {card}: {text}",
        "No, {what} is not added here: the roll alone counts. {card}: {text}",
    ),
    "would.add_both": Text("Tak. {card}: {text}", "Yes. {card}: {text}"),
    "would.add_fight": Text(
        "Tak: w tej walce liczy się {what} i rzut kostką, po obu stronach.",
        "Yes: in this combat {what} and a roll of the die count, on both sides.",
    ),
    "would.not_in_fight": Text(
        "Nie: w tej walce ({how}) liczy się {what}, z rzutem kostką.",
        "No: in this combat ({how}) it is {what} that counts, with a roll of the die.",
    ),
    "would.work_on": Text("Tak, {target} to {sort}. {card}: {text}", "Yes, {target}: {sort}. {card}: {text}"),
    "would.not_work_on": Text("Nie, {target} to {sort}. {card}: {text}", "No, {target}: {sort}. {card}: {text}"),
    "would.cross": Text("Tak, tym rzutem: {way}.", "Yes, with this roll: {way}."),
    "would.cross_if": Text("Tak, jeśli wyrzucisz {rolls}: {way}.", "Yes, if you roll {rolls}: {way}."),
    "would.not_cross": Text("Nie w tym ruchu.", "Not with this move."),
    "would.across": Text("Jesteś już za rzeką.", "You are across the river already."),
    "would.roll_there": Text(
        "Rzucić trzeba: {space} działa na każdego, kto tam stanie. Kogo tam spotkasz, możesz wcześniej zaatakować albo z nim "
        "handlować, ale rzut i tak cię czeka (chyba że stracisz turę).",
        "You have to roll: {space} works on everybody who stops there. Whomever you meet there you may attack or trade with "
        "before that, but the roll comes all the same (unless your turn ends).",
    ),
    "would.may_roll": Text(
        "Nie: na obszarze {space} rzut jest dobrowolny, a kogoś, kto tam stoi, możesz spotkać tak czy inaczej.",
        "No: at {space} the roll is up to you, and you may meet somebody who stands there either way.",
    ),
    "would.no_roll": Text(
        "Nie: {space} nie każe rzucać. Kogo tam spotkasz, możesz zaatakować albo z nim handlować.",
        "No: {space} asks for no roll. Whomever you meet there you may attack or trade with.",
    ),
    "would.fight_again": Text(
        "Tak: {card} leży na obszarze {space} i zaatakuje każdego, kto tam stanie.",
        "Yes: {card} lies on {space} and attacks whoever stops there.",
    ),
    "would.fight_if_wanted": Text(
        "Tylko jeśli zechcesz: {card} leży na obszarze {space}, ale sam cię nie zaatakuje.",
        "Only if you want to: {card} lies on {space} but does not attack you by itself.",
    ),
    "would.not_again": Text("Nie: {card} nie leży już na planszy.", "No: {card} does not lie on the board any more."),
    "would.take_lying": Text(
        "Tak: {card} leży na obszarze {space}; weźmie, kto tam stanie. {text}",
        "Yes: {card} lies on {space}; whoever stops there may take it. {text}",
    ),
    "would.have_already": Text("Nie trzeba, masz to: {card}.", "No need, you have it: {card}."),
    "would.others_have": Text("Nie: {card} jest teraz u gracza {who}.", "No: {who} has {card} now."),
    "would.nowhere": Text(
        "Nie: {card} nie leży na planszy i nikt tego nie ma.",
        "No: {card} neither lies on the board nor is with anybody.",
    ),
    "would.attack": Text("Tak: stoicie na tym samym obszarze.", "Yes: you are on the same space."),
    "would.attack_later": Text(
        "Jeszcze nie: {who} stoi na obszarze {space}. Atakować możesz po ruchu, gdy staniesz na tym samym.",
        "Not yet: {who} is on {space}. You may attack after a move that ends on the same space.",
    ),
    "would.attack_self": Text("Nie: {who} to ty.", "No: {who} is you."),
    "would.power_odds": Text(
        "{card}, zdolność: {own} {mine} + kostka przeciw {theirs} {other} + kostka ({who}): wygrana {won}%, remis {drawn}%, "
        "przegrana {lost}%.",
        "{card}, ability: {own} {mine} + a die against {theirs} {other} + a die ({who}): won {won}%, drawn {drawn}%, lost "
        "{lost}%.",
    ),
    # the rest
    "told.beyond": Text("{space}: {what}; dalej w tę stronę: {next}.", "{space}: {what}; beyond it: {next}."),
    "told.same": Text("Same w sobie niczym się nie różnią.", "By themselves they are alike."),
    "told.kept_nothing": Text(
        "Nowa para zaczyna od zera: nic po poprzedniej nie zachowujesz (rzeczy, złoto i Przyjaciele zostali na obszarze, "
        "gdzie można je podnieść).",
        "A new pair begins from scratch: you keep nothing of the last one (things, gold and friends stayed on the space, "
        "where they may be picked up).",
    ),
    "told.worth_points": Text(
        "{foe}: wartość trofeum – {worth}; {price} {price|punkt|punkty|punktów} trofeów to 1 punkt Siły albo Mocy.",
        "{foe}: a trophy of {worth}; {price} {price|point|points} of trophies make 1 point of Strength or Craft.",
    ),
    "told.no_worth": Text(
        "{foe}: walczy z Siłą taką jak twoja (teraz {n}); trofeum nie ma punktów.",
        "{foe}: fights with a Strength equal to yours ({n} now); the trophy has no points.",
    ),
    "told.ending_open": Text("Na Koronie Władzy leży: {card}. {text}", "On the Crown of Command lies: {card}. {text}"),
    "told.ending_secret": Text(
        "Tego nikt jeszcze nie wie: odsłoni je pierwszy, kto stanie na Koronie Władzy. Możliwe: {cards}.",
        "Nobody knows yet: the first one on the Crown of Command turns it up. It may be: {cards}.",
    ),
    "told.in_deck": Text(
        "{card}: w talii ({deck}) jest ich jeszcze najwyżej {n}; dobiera się z niej tam, gdzie obszar każe dobrać kartę.",
        "{card}: the deck ({deck}) still has {n} at most; one draws from it where a space says so.",
    ),
    "told.deck": Text("{deck}: {kinds}.", "{deck}: {kinds}."),
    "deck.enemy": Text("{n} {n|Wróg|Wrogów|Wrogów}", "{n} {n|enemy|enemies}"),
    "deck.event": Text("{n} {n|Wydarzenie|Wydarzenia|Wydarzeń}", "{n} {n|event|events}"),
    "deck.stranger": Text("{n} {n|Nieznajomy|Nieznajomych|Nieznajomych}", "{n} {n|stranger|strangers}"),
    "deck.place": Text("{n} {n|Miejsce|Miejsca|Miejsc}", "{n} {n|place|places}"),
    "deck.object": Text("{n} {n|Przedmiot|Przedmioty|Przedmiotów}", "{n} {n|item|items}"),
    "deck.magic_item": Text(
        "{n} {n|Magiczny Przedmiot|Magiczne Przedmioty|Magicznych Przedmiotów}", "{n} {n|magic item|magic items}"
    ),
    "deck.friend": Text("{n} {n|Przyjaciel|Przyjaciół|Przyjaciół}", "{n} {n|friend|friends}"),
    "deck.find": Text("{n} razy złoto", "gold {n} {n|time|times}"),
    "told.dungeon_doors": Text(
        "Wejścia na planszy: {doors}. Zakończ tam ruch, a następny zrób w dół: „zejdź” (bez rzutu).",
        "Doorways on the board: {doors}. End a move there, and make the next one down: “descend” (without a roll).",
    ),
    "told.dungeon_no_door": Text(
        "Teraz się nie da: na planszy nie leży żadne Wejście do Podziemi. Trafia się, gdy ktoś dobiera karty Przygód.",
        "There is no way now: no Doorway to the Dungeon lies on the board. One turns up when somebody draws Adventure cards.",
    ),
    "told.dungeon_in": Text("Jesteś już w Podziemiach.", "You are in the Dungeon already."),
    "told.dungeon_here": Text("Stoisz przy Wejściu: „zejdź”.", "You stand at a Doorway: “descend”."),
    "told.aligning": Text("Na charakter {alignment} zmieniają: {names}.", "What makes one {alignment}: {names}."),
    "told.by_die": Text("{place} ({who}, wypadnie {rolls})", "{place} ({who}, a roll of {rolls})"),
    "told.aligning_cards": Text("Do tego z talii: {names}.", "And out of the decks: {names}."),
    "told.aligned_already": Text("Masz już taki charakter.", "That is your alignment already."),
}
