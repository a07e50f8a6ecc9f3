"""What Smoki says at the table: questions, options, the line of the dragons, its look."""

from __future__ import annotations

from brzdek.core.text import Book, Text

WORDS: Book = {
    "about.dragons": Text(
        "Magia i Miecz ze Smokami: wędrujesz, walczysz i zbierasz rzeczy, aż starczy ci sił na Króla Smoków, który siedzi "
        "na Koronie Władzy pośrodku planszy. Kto go pokona, wygrywa.\n"
        "Na początku tury losujesz smoczy żeton. Łuski trafiają do Władców (Varthrax, Cadorus, Grilipus): trzecia łuska "
        "koronuje swojego Władcę na Króla. Na obszarze z łuską spotykasz obszar, łuskę albo kogoś, kto tam stoi.\n"
        "Potem rzut kostką i ruch dokładnie o tyle obszarów. W walce wręcz liczy się Siła, w psychicznej Moc, z rzutem "
        "kostką. Zdobyte łuski pomagają w walce i odwracają gniew Smoków.\n"
        "„smoki” pokazuje Króla, Władców i łuski, „szanse” – jak stoi walka.",
        "Talisman with dragons: you wander, fight and gather things until you are strong enough for the Dragon King on the "
        "Crown of Command in the middle of the board. Whoever beats him wins.\n"
        "A turn begins with a dragon token. Scales go to the Lords (Varthrax, Cadorus, Grilipus): the third scale crowns "
        "its Lord as King. On a space with a scale you meet the space, the scale or somebody who stands there.\n"
        "Then you roll a die and move exactly that many spaces. Melee goes by Strength, psychic combat by Craft, with a die "
        "added. Scales you win help in fights and turn away the dragons' rage.\n"
        "“dragons” shows the King, the Lords and scales, “odds” how a fight stands.",
    ),
    # what is asked
    "ask.encounter": Text(
        "Leży tu łuska: {scale}. Spotykasz obszar czy łuskę (1 kartę jej talii)?",
        "A scale lies here: {scale}. Do you meet the space or the scale (1 card of its deck)?",
    ),
    "ask.encounter_company": Text(
        "Leży tu łuska: {scale}. Spotykasz obszar, łuskę (1 kartę jej talii) czy kogoś (mijasz wtedy Wrogów)?",
        "A scale lies here: {scale}. Do you meet the space, the scale (1 card of its deck) or somebody (past all enemies)?",
    ),
    "ask.rage": Text(
        "Smoczy Gniew ({lord}): {rage}. Oddajesz łuskę tego Władcy, żeby go odwrócić?",
        "Dragon Rage ({lord}): {rage}. Do you give up a scale of this Lord to turn it away?",
    ),
    "ask.take_scale": Text("Zabierasz stąd łuskę: {lord}?", "Do you take the scale from here: {lord}?"),
    "ask.claim": Text("Zatrzymujesz wylosowaną łuskę: {lord}?", "Do you keep the drawn scale: {lord}?"),
    "ask.sleep": Text("Na kim kładziesz żeton Snu?", "Who gets the sleep token?"),
    "ask.breath": Text("Kto zionie najpierw?", "Who breathes first?"),
    "ask.climb": Text("Idziesz w górę czy zawracasz?", "Do you go up or turn back?"),
    "ask.prize": Text("Czyją łuskę bierzesz w nagrodę?", "Whose scale do you take as a prize?"),
    "ask.lord": Text("Którego Władcę atakujesz?", "Which Lord do you attack?"),
    "ask.bonus": Text("Który punkt więcej na początek?", "Which extra point to begin with?"),
    "ask.deck": Text("Z której talii dobierasz kartę?", "From which deck do you draw?"),
    "ask.replace_card": Text("Wymieniasz dobraną kartę Smoka?", "Do you replace a drawn Dragon Card?"),
    # options
    "reason.scale": Text(
        "{lord} – z Wrogami z jego talii wygrasz w {percent}%, a za pokonanego jest łuska",
        "{lord} – of the enemies in that deck you beat {percent}%, and a kill brings the scale",
    ),
    "reason.mode": Text("{mode}: {brings}", "{mode}: {brings}"),
    "reason.scale_kept": Text(
        "łuska jest warta więcej niż to, co zabierze Gniew", "a scale is worth more than what the Rage takes"
    ),
    "reason.scale_spent": Text(
        "Gniew zabrałby coś cenniejszego niż łuska", "the Rage would take something worth more than a scale"
    ),
    "option.mode_space": Text("spotkaj obszar", "meet the space"),
    "option.mode_scale": Text("spotkaj łuskę", "meet the scale"),
    "option.mode_adventurer": Text("spotkaj kogoś", "meet somebody"),
    "option.mode": Text("spotkaj: {one}", "meet: {one}"),
    "option.scale": Text("{one}", "{one}"),
    "option.sleep": Text("uśpij: {one}", "put to sleep: {one}"),
    "option.breath": Text("{one}", "{one}"),
    "option.climb": Text("dobierz karty i w górę", "draw the cards and go up"),
    "option.prize": Text("nagroda: {one}", "prize: {one}"),
    "option.lord": Text("{one}", "{one}"),
    "option.bonus": Text("{one}", "{one}"),
    "option.deck": Text("{one}", "{one}"),
    "option.sleep_none": Text("nikogo nie usypiaj", "put nobody to sleep"),
    "option.prize_none": Text("nie bierz łuski", "take no scale"),
    "option.replace_none": Text("zostaw dobrane karty", "keep the drawn cards"),
    "option.replace": Text("wymień: {one}", "replace: {one}"),
    # words inside options
    "word.space": Text("obszar", "the space"),
    "word.adventurer": Text("Poszukiwacz", "an adventurer"),
    "word.scale": Text("łuska", "the scale"),
    "word.spend": Text("oddaję łuskę", "give up the scale"),
    "word.keep": Text("znoszę Gniew", "suffer the Rage"),
    "word.take": Text("zabieram łuskę", "take the scale"),
    "word.leave": Text("zostawiam łuskę", "leave the scale"),
    # the table
    "look.mark": Text("łuska {mark}", "scale {mark}"),
    "look.mark_bound": Text(
        "łuska {mark} – musisz ją spotkać zamiast obszaru", "scale {mark} – you must meet it instead of the space"
    ),
    "table.scale": Text("łuska: {scale}", "scale: {scale}"),
    "dragons.line": Text("Król: {king} ♛ (spotykasz jego łuski)", "King: {king} ♛ (his scales must be met)"),
    "sign.next": Text(
        "do korony: {sign} {n}/3 – {lord} ma {n} z 3 łusek, które czynią go Królem",
        "next: {sign} {n}/3 – {lord} has {n} of the 3 scales that make him King",
    ),
    "dragons.line_low": Text("Król: {king} ♛", "King: {king} ♛"),
    "dragons.next": Text("do korony: {lords}", "next: {lords}"),
    "dragons.on_the_way": Text("{lord} {n}/{all}", "{lord} {n}/{all}"),
    "dragons.own": Text("twoje: {scales}", "yours: {scales}"),
    "dragons.title": Text("Smoki", "Dragons"),
    "dragons.none": Text("W tej grze nie ma smoków.", "There are no dragons in this game."),
    "dragons.lord": Text(
        "{lord}{king}: Siła {strength}, Moc {craft}, Wytrzymałość {endurance}; na karcie {n} {n|łuska|łuski|łusek}.",
        "{lord}{king}: Strength {strength}, Craft {craft}, Endurance {endurance}; {n} {n|scale|scales} on the card.",
    ),
    "dragons.prey": Text(
        "{lord}{king}: Siła {strength}, Moc {craft}; na karcie {n} {n|łuska|łuski|łusek}.",
        "{lord}{king}: Strength {strength}, Craft {craft}; {n} {n|scale|scales} on the card.",
    ),
    "dragons.prizes": Text("Nagrody: {n} {n|łuska|łuski|łusek}.", "Prizes: {n} {n|scale|scales}."),
    "dragons.king": Text(" ♛ Król Smoków", " ♛ Dragon King"),
    "dragons.reigns": Text(", Król Smoków", ", the Dragon King"),
    "dragons.rage": Text("Smoczy Gniew Króla: {rage}.", "The King's Dragon Rage: {rage}."),
    "dragons.spaces": Text("Łuski na planszy: {spaces}.", "Scales on the board: {spaces}."),
    "dragons.owned": Text("Łuski graczy: {players}.", "Scales of the players: {players}."),
    "condition.asleep": Text("śpi", "asleep"),
    "sign.marks": Text(
        "◆V ◆C ◆G – łuska (Varthrax, Cadorus, Grilipus)",
        "◆V ◆C ◆G – a scale (Varthrax, Cadorus, Grilipus)",
    ),
    "dragons.none_about": Text("Żadna karta smoka nie leży teraz na planszy.", "No dragon card lies on the board now."),
    "dragons.none_asleep": Text("Nikt teraz nie śpi.", "Nobody is asleep now."),
    "dragons.floors": Text(
        "Do Korony Władzy zostało w górę Smoczej Wieży: {n} {n|obszar|obszary|obszarów}.",
        "{n} {n|space|spaces} up the Dragon Tower to the Crown of Command.",
    ),
    "dragons.nearest": Text(
        "Łuski na planszy, najbliższa pierwsza: {spaces}.", "Scales on the board, the nearest first: {spaces}."
    ),
    "dragons.none_lying": Text("Na planszy nie leży teraz żadna łuska.", "No scale lies on the board now."),
    "dragons.asleep": Text("Śpią: {cards}.", "Asleep: {cards}."),
    "dragons.pool": Text(
        "W puli {n} {n|żeton|żetony|żetonów}: {tokens}.", "{n} {n|token|tokens} in the pool: {tokens}."
    ),
    "dragons.retreat": Text("W odwrocie: {players}.", "Turning back: {players}."),
    "token.natarcie": Text(" (jeszcze 2 żetony)", " (2 more tokens)"),
    "token.drzemka": Text(
        " (zasypia Smok, jeśli jakiś leży na planszy)", " (a Dragon on the board, if any, falls asleep)"
    ),
    "dragons.seat": Text("Król Smoków siedzi na Koronie Władzy.", "The Dragon King sits on the Crown of Command."),
    "dragons.bound": Text(
        "Leży tu łuska Króla Smoków ({lord}): musisz spotkać ją, nie obszar.",
        "The Dragon King's scale lies here ({lord}): you have to meet it, not the space.",
    ),
    "dragons.own_scales": Text("Masz {n} {n|łuskę|łuski|łusek}.", "You have {n} {n|scale|scales}."),
    "dragons.scales_of": Text("{who}: {n} {n|łuska|łuski|łusek}.", "{who}: {n} {n|scale|scales}."),
    "dragons.lord_scales": Text(
        "Na kartach Władców: {scales}; trzecia koronuje na Króla.",
        "On the cards of the Lords: {scales}; the third crowns a King.",
    ),
    "dragons.needed": Text(
        "Łuski same nie wygrywają: wygrywa, kto pokona Króla Smoków na Koronie Władzy.",
        "Scales alone do not win: whoever beats the Dragon King on the Crown of Command does.",
    ),
    "dragons.purpose": Text(
        "Łuska na obszarze: można ją spotkać zamiast obszaru (karta z talii jej Władcy), a łuskę panującego Króla trzeba; "
        "po wygranej można ją zabrać. Zdobyta pomaga w walce ze Smokami albo odwraca Smoczy Gniew. Trzy łuski na karcie "
        "Władcy koronują go na Króla.",
        "A scale on a space: one may meet it instead of the space (a card of its Lord's deck), and one of the reigning King "
        "must be met; after a win it may be taken. It helps in combat with Dragons or averts a Dragon Rage. Three scales on a Lord's card crown him King.",
    ),
    "dragons.taking": Text(
        "Spotkaj łuskę zamiast obszaru: dobierasz 1 kartę z talii jej Władcy. Łuskę zabiera, kto na tym obszarze pokona "
        "Wroga z karty Smoka; jeśli karta nie jest Wrogiem albo walka nie jest wygrana, łuska zostaje. Wróg z talii "
        "Przygód jej nie daje, nawet Smok.",
        "Meet the scale instead of the space: you draw 1 card of its Lord's deck. Whoever kills an enemy of a Dragon Card "
        "there may take the scale; if the card is no enemy, or the combat is not won, the scale stays. An "
        "enemy of the Adventure deck does not bring it, not even a Dragon.",
    ),
    "dragons.how_won": Text(
        "Stań na obszarze, gdzie leży łuska, spotkaj ją (dobierasz kartę z talii jej Władcy) i pokonaj Wroga z tej karty: "
        "wtedy możesz zabrać łuskę.",
        "Stop on a space where a scale lies, meet it (you draw a card of its Lord's deck) and kill the enemy on that card: "
        "then you may take the scale.",
    ),
    "dragons.not_just_so": Text("Nie tak od razu. {how}", "Not just like that. {how}"),
    "dragons.asked_when_won": Text(
        "Tak, po wygranej: kto pokonał Wroga z karty Władcy, od razu jest pytany, czy zabiera łuskę.",
        "Yes, after winning: whoever has killed the enemy on the Lord's card is asked at once whether to take the scale.",
    ),
    "dragons.why_rage": Text(
        "To Smoczy Gniew ({lord}): {rage}.{friendless}", "That was the Dragon Rage ({lord}): {rage}.{friendless}"
    ),
    "dragons.nothing_else": Text(
        " Nie było czego innego zabrać, więc poszła Wytrzymałość.",
        " There was nothing else to take, so it was Endurance.",
    ),
    "dragons.why_breath": Text("Zionął na ciebie Smok: {card}. {text}", "A Dragon breathed at you: {card}. {text}"),
    "dragons.reign": Text(
        "Łuski panującego Króla trzeba spotykać, jego Smoczy Gniew działa, gdy wypadnie taki żeton, i to z nim walczy się "
        "na Koronie Władzy.",
        "Scales of the reigning King must be met, his Dragon Rage strikes when such a token is drawn, and he is the one to "
        "fight on the Crown of Command.",
    ),
    "dragons.crowned": Text(
        "{lord} jest Królem od obiegu {n}: na jego kartę trafiła trzecia łuska ({who}).",
        "{lord} is King since round {n}: the third scale came to his card ({who}).",
    ),
    "dragons.king_by_lot": Text(
        "{lord} jest Królem od początku gry: pierwszego Króla wybiera los. Zmieni to trzecia łuska innego Władcy.",
        "{lord} has been King from the start: the first one is chosen by chance. A third scale of another Lord changes it.",
    ),
    "dragons.must_meet": Text(
        "Łuskę panującego Króla ({lord}) trzeba spotkać, gdy się na niej stanie; inną tylko, jeśli chcesz.",
        "The scale of the reigning King ({lord}) must be met by whoever stops there; any other only if you want to.",
    ),
    "dragons.kings_scales": Text(
        "Król to {lord}; jego łuski na planszy: {spaces}.", "The King is {lord}; his scales on the board: {spaces}."
    ),
    "dragons.no_kings_scales": Text(
        "Król to {lord}; żadna jego łuska nie leży na planszy.",
        "The King is {lord}; no scale of his lies on the board.",
    ),
    "dragons.scale_here": Text("Na twoim obszarze leży łuska: {lord}.", "On your space lies a scale: {lord}."),
    "dragons.last_token": Text("Twój ostatni żeton: {token}.", "Your last token: {token}."),
    "dragons.no_token": Text("Nie było jeszcze twojego żetonu.", "You have not drawn a token yet."),
    "dragons.placed_by": Text(
        "{space}: łuskę ({lord}) położył żeton, który wylosował gracz {who}.",
        "{space}: the scale ({lord}) was placed when {who} drew a token.",
    ),
    "dragons.tokens_by_themselves": Text(
        "Żeton losuje się sam na początku każdej twojej tury.", "A token is drawn by itself when your turn begins."
    ),
    "dragons.until_rage": Text(
        "Smoczy Gniew przychodzi, gdy ktoś na początku tury wylosuje taki żeton. {pool}",
        "A Dragon Rage comes when somebody draws such a token at the beginning of a turn. {pool}",
    ),
    "dragons.beating": Text(
        "Wejdź na Koronę Władzy (trzeba Talizmanu) i wygrywaj walki z Królem: wręcz albo psychiczne; każda odbiera mu 1 "
        "Wytrzymałości, a kto odbierze ostatnią, wygrywa grę.",
        "Come to the Crown of Command (it takes a Talisman) and win fights with the King, melee or psychic; each costs him 1 "
        "Endurance, and whoever takes the last wins the game.",
    ),
    "dragons.risk": Text(
        "Kto spotyka łuskę, dobiera kartę z talii jej Władcy ({lord}). W tej talii {n} z {all} kart to Wrogowie: {easy} – {hard}. "
        "Przegrana walka kosztuje zwykle 1 Wytrzymałość, a Smoki mogą przedtem zionąć; wygrana daje trofeum i łuskę.",
        "Whoever meets the scale draws a card of its Lord's deck ({lord}). {n} of its {all} cards are enemies: {easy} – {hard}. "
        "A lost combat costs 1 Endurance as a rule, and Dragons may breathe before it; a win brings a trophy and the scale.",
    ),
    "dragons.foe_odds": Text("{foe} (wygrywasz {percent}%)", "{foe} (you win {percent}%)"),
    "look.dragons": Text("smoki", "dragons"),
    "look.dragons.help": Text(
        "Król Smoków, Władcy, łuski, śpiący Wrogowie, żetony", "the Dragon King, Lords, scales, sleepers, tokens"
    ),
}

ASKED: Book = {
    "king_strong": Text(
        "silny król|siła król|mocny król|król silny smok|punkt król|statystyka król",
        "strong dragon king|strong king|strength king|powerful king|tough king|stats king",
    ),
    "scale_risk": Text(
        "niebezpieczny łuska|groźny łuska|ryzyko łuska|ryzykować łuska|ryzykowny łuska|grozić łuska|trudny łuska",
        "dangerous scale|risk scale|risky scale|safe scale|hard scale|threat scale|danger scale",
    ),
    "dragons": Text("smok", "dragon|dragons"),
    "king": Text("król|król smok|rządzić|panować|koronowany", "king|dragon king|reigns|rules|crowned"),
    "tokens": Text("żeton", "token"),
    "asleep": Text("spać|śpiący|śpi|uśpiony", "sleep|asleep|sleeping|sleeps"),
    "rage": Text("gniew|wściekłość", "rage|wrath|fury"),
    "reign": Text(
        "dawać król|dać król|znaczyć król|zmieniać król|robić król|obchodzić król|gdyby król|stać król|stało król"
        "|po król|służyć król",
        "do king|mean king|give king|change king|matter king|effect king|king do|if king|were king"
        "|use king|care king|point king",
    ),
    "crowning": Text(
        "kiedy król|zostać król|brakować korona|łuska brakować korona|trzecia łuska|trzy łuski|blisko korona",
        "when king|become king|next king|scale crown|scales crown need|three scale|third scale|close crown",
    ),
    "lords": Text(
        "władca|smoczy władca|władca smoków|najgroźniejszy władca", "lord|lords|dragon lord|dragon lords|strongest lord"
    ),
    "lord_odds": Text("varthrax|cadorus|grilipus", "varthrax|cadorus|grilipus"),
    "kings_scale": Text("łuska król", "scale king"),
    "must_meet": Text(
        "musieć spotkać łuska|trzeba spotkać łuska|muszę łuska|musieć walczyć łuska|nie walczyć łuska|nie wybrać łuska",
        "must meet scale|have meet scale|must scale|have fight scale|not fight scale|not choose scale|avoid scale",
    ),
    "last_token": Text(
        "żeton wyciągnąć|żeton wylosować|jaki żeton|ostatni żeton|żeton zrobić|był żeton|łuska wylosować",
        "that token|token draw|draw scale|drew scale|which token|last token|drew token|my token",
    ),
    "scale_origin": Text("łuska wziąć|skąd łuska|łuska leżeć|łuska", "scale come|scale from|scale there|scale"),
    "crowned": Text("król|koronowany|korona|koronować", "king|crowned|crown"),
    "beating": Text(
        "atakować król|zaatakować król|pokonać król|zabić król|wygrać król|pokonać smok|walczyć król",
        "beat king|defeat king|kill king|slay king|win king|fight king|attack king",
    ),
    "king_beaten": Text(
        "pokonać król|zabić król|pobić król|wygrać król|rada król|szansa król|sprostać król|poradzić król",
        "beat king|defeat king|kill king|slay king|take king|handle king|odds king|chance king|chances king"
        "|strong enough king",
    ),
    "scales": Text("łuska", "scale"),
    "how_won": Text(
        "jak zdobyć łuska|jak wygrać łuska|jak zdobywać łuska|jak wygrywać łuska|zabrać łuska tu|wziąć łuska tu|mogę wziąć łuska|mogę zabrać łuska|mogę dostać łuska|mogę zdobyć łuska|mogę podnieść łuska"
        "|jak łuska dostać|jak wziąć łuska|jak zabrać łuska",
        "how win scale|how get scale|how earn scale|how take scale|how collect scale|can take scale|can grab scale"
        "|can get scale|can pick scale|may take scale",
    ),
    "sleep_does": Text(
        "robić spać|znaczyć uśpić|znaczyć uśpiony|dawać uśpiony|robić uśpiony|dawać spać|dawać uśpienie|dawać uśpić|robić sen|dawać sen|po sen|po uśpić|znaczyć spać|działać sen"
        "|działać uśpienie|żeton sen|robić uśpienie",
        "sleep do|sleeping do|asleep do|sleep mean|asleep mean|sleep token|sleep give|why sleep|sleep for|sleep help"
        "|point sleep|point sleeping|good sleep",
    ),
    "aim": Text(
        "chodzić smok|cel smok|wygrać smok|chodzić smoki",
        "goal dragon|aim dragon|point dragon|purpose dragon|about dragon",
    ),
    "purpose": Text("służyć łuska|po łuska smok|łuska smok", "scale dragon|use scale|good scale"),
    "not_mine": Text(
        "łuska moja|łuska nie mieć|łuska nie dostać|łuska nie mój|łuska przepaść",
        "scale mine|not get scale|didn't get scale|no scale get|keep scale",
    ),
    "won_scale": Text(
        "dostać łuska pokonać|dostać łuska zabić|zdobyć łuska pokonać|mieć łuska pokonać|dostać łuska wygrać",
        "get scale beat|get scale kill|get scale defeat|have scale beat|win scale beat",
    ),
    "floors": Text(
        "piętro król|piętro góra|piętro szczyt|schody szczyt", "floor king|floor top|stairs left|floors left"
    ),
    "nearest_scale": Text(
        "łuska najbliższy|łuska bliski|łuska blisko|łuska najbliżej", "nearest scale|closest scale|near scale"
    ),
    "taking": Text(
        "wziąć łuska|zabrać łuska|zdobyć łuska|dostać łuska|pokonać łuska|pokonać wziąć łuska|musieć wziąć łuska",
        "take scale|get scale|win scale fight|beat take scale|beat scale|got scale",
    ),
    "needed": Text(
        "łuska trzeba|łuska wygrać|łuska potrzebować|łuska potrzeba|łuska musieć|łuska brakuje",
        "scale need|scale win|scale must|scale required|scale enough",
    ),
}
"""The words of questions."""
TYPED: Book = {
    "type.mode": Text("spotkaj|spotykam", "meet"),
    "space.mode": Text("obszar", "the space|space"),
    "scale.mode": Text("łuskę|łuska", "the scale|scale"),
    "adventurer.mode": Text("kogoś|poszukiwacza|poszukiwacz", "somebody|an adventurer|adventurer"),
    "type.take_scale": Text("zabierz łuskę|weź łuskę|podnieś łuskę|zbierz łuskę", "take the scale|pick up the scale"),
    "type.scale": Text("łuska", "scale"),
    "type.sleep": Text("uśpij|usyp", "sleep"),
    "type.breath": Text("zionięcie", "breath"),
    "type.climb": Text("wejdź|w górę|wspinaj", "climb|go up|up"),
    "type.prize": Text("nagroda", "prize"),
    "type.lord": Text("władca", "lord"),
    "type.bonus": Text("premia|dodaj", "bonus"),
    "type.deck": Text("talia", "deck"),
    "type.replace": Text("wymień", "replace"),
    "none.sleep": Text("nikogo|nikt", "nobody|no one"),
    "none.replace": Text("nic|żadna", "nothing|none"),
    "type.first": Text("najpierw|na wierzch", "first|on top"),
}

ALSO = {
    "mode": "wybieram|chcę|badam|idę|choose|explore|want|spotkanie|encounter",
    "take_scale": "spotykam|spotkaj|meet|encounter|biorę|zabieram|zbieram|podnoszę|łuskę|smoczą|take|grab|collect|scale|pick|up|get",
    "scale": "łuskę|łuski|smok|dragon",
    "sleep": "uśpię|usypiam|śpij|sen|drzemka|put|to|slumber",
    "breath": "zionie|najpierw|pierwszy|first|breathes",
    "climb": "pnę|pnij|ascend|górę|góra|upstairs|higher|wspinam|wchodzę|idę|dalej|wyżej|schody|schodami|naprzód|karty|stairs|go|cards|draw",
    "prize": "biorę|łuska|łuskę|take|scale",
    "lord": "atakuję|atakuj|walczę|attack|fight",
    "bonus": "biorę|wybieram|take|choose|plus",
    "deck": "z|dobieram|from|draw",
    "replace": "wymieniam|zamień|swap|exchange|another",
    "first": "wyżej|wierzchu|górę|góra|pierwsza|kładę|połóż|above|higher|put|place",
}
DEEDS = {
    "mode": "choose|meet|draw|explore",
    "sleep": "sleep|choose",
    "climb": "climb",
    "prize": "take",
    "lord": "fight|choose",
    "bonus": "choose",
    "deck": "choose|draw",
    "replace": "swap",
    "first": "lay",
}
TAKING = "biorę|bierz|wziąć|weź|zabieram|zabierz|zabrać|zbieram|podnoszę|podnieś|take|grab|collect|get|pick"
"""Who wants a scale for himself has to win it first."""
FILLERS = Text("smok|smoka|smoki|smoków|smoczy|smocza", "dragon|dragons")
"""In a game of dragons they name nothing where something else does."""
CHOSEN = {
    "space": "take|biorę|weź|explore|badam|zbadaj|rozejrzę|rozejrzyj|rozglądam|zwiedzam|look|around|area|surroundings|obszar|pole|miejsce|obszaru|normalnie|zwykle|usual|normally|place",
    "adventurer": "przeciwnik|przeciwnika|rywal|rywala|other|opponent|rival|deal|poszukiwacza|gracza|gracz|kogoś|player|somebody|someone",
    "scale": "łuskę|łuski|smoka|smoczą|walczę|talia|dragon|fight|deck",
    "spend": "masz|proszę|have|yours|sacrifice|poświęcam|poświęć|oddaję|tak|odrzucam|odwróć|yes|pay|give|discard|cancel",
    "keep": "tank|brave|zniosę|przetrwam|przeżyję|przyjmuję|trudno|wścieka|złości|szaleje|hit|damage|cios|obrażenia|zostaw|zostawiam|zachowuję|zachowaj|zatrzymaj|trzymam|gniew|gniewa|rage|take|endure|hold|wytrzymam|nie|znoszę|zatrzymuję|cierpię|no|suffer|bear",
    "take": "tak|biorę|zabieram|weź|yes",
    "leave": "nie|zostawiam|zostaw|no",
    "smocze_szczenie": "szczeniak|szczeniaka|mały|puppy|pup|baby",
}
