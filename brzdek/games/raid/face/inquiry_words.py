"""What people ask in both sister games: the words of their questions, and of the answers."""

from __future__ import annotations

from brzdek.core.text import Book, Text

ASKED: Book = {
    "in_time": Text(
        "zdążyć wyjść|zdążyć uciec|zdążyć wrócić|zdążyć dojść|zdążyć do|dojść w tura|wyjść w tura|uciec w tura"
        "|wrócić w tura|dotrzeć w tura|starczyć but wyjść|starczyć but wyjście|wystarczyć but|starczyć but do"
        "|mieć dość but|mieć dosyć but|starczyć but",
        "make out turn|get out this turn|reach turn|escape turn|make turn|make home turn|get home turn|get there turn"
        "|make in time|get out in time|enough boots|boots enough|leave turn|exit turn|back turn",
    ),
    "out": Text("uciec|wyjść|uciekać|powrócić|dom|zewnątrz", "escape|escaped|out|left|home"),
    "deck": Text("talia|karta", "deck|card"),
    "dungeon_deck": Text("talia lochów|talia loch", "dungeon deck"),
    "health": Text(
        "życie|zdrowie|serce|obrażenie|rana|cios wytrzymać|cios przyjąć|trafienie wytrzymać|wytrzymać",
        "health|life|lives|hp|heart|hit points|damage|hit take|hits take|hit before|hits before|more hits|can survive",
    ),
    "shop": Text("sklep|pula|rząd|oferta|kupienie|nowy pula", "shop|store|row|for sale|new row|offer"),
    "trash": Text("usunąć|usuwać|odchudzić", "trash|remove deck|thin"),
    "secret": Text("sekret", "secret"),
    "secrets": Text(
        "wart sekret|warty sekret|dawać sekret|punkt sekret|wielki sekret|pomniejszy sekret|jaki sekret",
        "secret worth|what secret|secret give|major secret|minor secret|point secret",
    ),
    "piles": Text("talia|odrzucony|odrzucić stos|stos", "deck|discard|card own|pile"),
    "everybodys": Text("ile karta", "many card"),
    "dragon": Text("smok", "dragon"),
    "attack": Text(
        "smok zrobić|smok atakować|smok atak|atak smok|smok zaatakować|kiedy smok|smok działać",
        "dragon attack|dragon do|when dragon|dragon attacks|dragon work",
    ),
    "rage_at": Text(
        "smok furia dojść|smok furia osiągnąć|furia dojść|furia osiągnąć|furia sięgnąć|furia wynosić|furia koniec|furia ostatni"
        "|furia maksymalny|furia maksimum|furia pełny|smok dojść koniec|smok ostatni pole|smok koniec tor|tor furia",
        "dragon rage hits|dragon rage reaches|dragon rage gets|rage hits|rage hit|rage reaches|rage reach|rage gets|rage goes"
        "|rage last|rage full|rage max|rage maximum|rage at|rage end|dragon last space|dragon end track|rage track",
    ),
    "boots_there": Text(
        "but potrzebować|but trzeba|but komnata|but do", "boot need|boots need|boot room|boots room|boot to|boots to"
    ),
    "reach": Text("dojść|dotrzeć|zdążyć|sięgnąć|dostać", "reach|make|get"),
    "leads": Text("prowadzić|przejście|wyjście z komnata|droga z komnata", "lead|leads|exit from|exits|ways out of"),
    "limit": Text(
        "artefakt wziąć|artefakt nieść|artefakt limit|artefakt mieć",
        "artifact take|artifact carry|artifact limit|artifact have",
    ),
    "market": Text("targ|kram|rynek|towar", "market|stall|goods"),
    "artifact": Text("artefakt", "artifact"),
    "clank": Text("brzdęk|kostka", "clank|cube"),
    "skill": Text("sprawność", "skill"),
    "swords": Text("miecz", "sword"),
    "boots": Text("but", "boot"),
    "healing": Text("leczyć|wyleczyć|uleczyć", "heal"),
    "danger": Text("smok groźny|smok niebezpieczny|smok zły|furia", "dragon dangerous|dragon angry|rage"),
    "death": Text(
        "umrzeć|zginąć|paść|polec|zdechnąć|śmierć|przytomność|zemdleć|stracić zdrowie|skończyć zdrowie",
        "die|death|dead|killed|faint|pass out|knocked|unconscious|lose health|out of health",
    ),
    "tokens": Text("żeton|uwolnić|więzień|eliksir", "token|freed|prisoner|potion"),
    "symbol": Text("smok karta|symbol smok|znak smok", "dragon symbol|dragon card|dragon icon"),
    "threat": Text("zagrożenie", "danger"),
    "exhausted": Text("wyczerpanie|wyczerpany|zmęczony|wyczerpana|zmęczona", "exhausted|exhaustion|exhaust|tired"),
}

ENDING = Text(
    "koniec gra|do koniec|gra skończyć|gra kończyć|gra potrwać|gra trwać|zostać tura|zostać runda|tura koniec",
    "game end|game ends|until end|until ends|game over|turn left|game last|turn remain|round left|till end|game left",
)

LEAVING = Text(
    "dziać ktoś wyjść|stać ktoś wyjść|dziać ktoś uciec|stać ktoś uciec|być ktoś uciec|być ktoś wyjść"
    "|gdy ktoś ucieknie|gdy ktoś wyjdzie|dziać dom|stać dom|dziać ktoś dom|stać ktoś dom|dziać uciec|stać uciec"
    "|dziać wyjść|stać wyjść|co potem uciec|ile tura uciec|ile tura wyjść|ile kolejka uciec|ile kolejka wyjść"
    "|stać wyjść pierwszy|dziać wyjść pierwszy|stać wrócić krypta|dziać wrócić krypta|stać wejść krypta",
    "happens someone out|happens somebody out|happen someone out|happens someone escapes|happens somebody escapes"
    "|happens someone leaves|happens somebody leaves|happen someone escape|happens first escapes|happens home"
    "|happens someone home|happens somebody home|happens escapes|happens escaped|happens gets out|happens out first"
    "|happens first out|happens return crypt|happens back crypt|happens reach crypt|turns once out|turn once out|turns after out|turns when out|turns left out|turns get out"
    "|turns once left|turns once escaped|turns after escapes|long once out|time once out",
)
"""What comes of it when somebody is out: words that ask who is out as well."""

INQUIRY_WORDS: Book = {
    "told.leading": Text("Prowadzi {who}: {n} pkt.", "{who} leads: {n} {n|point|points}."),
    "told.leading_alike": Text("Prowadzą po równo: {who}, {n} pkt.", "Level in the lead: {who}, {n} {n|point|points}."),
    "told.all_level": Text("Nikt nie prowadzi: wszyscy mają {n} pkt.", "Nobody leads: all have {n} {n|point|points}."),
    "told.place": Text("{who}: {place}.", "{who}: {place}."),
    "told.out": Text("Poza grą: {who}.", "Out of the game: {who}."),
    "told.all_in": Text("Jeszcze nikt: wszyscy są w grze.", "Nobody yet: everybody is in play."),
    "told.one_out": Text("{who} ({how})", "{who} ({how})"),
    "told.deck": Text(
        "Karty: na ręce {hand}, zagrane {played}, w talii {deck}, odrzucone {discard}; razem {all}.",
        "Cards: {hand} in hand, {played} played, {deck} in the deck, {discard} discarded; {all} in all.",
    ),
    "told.dungeon": Text("W talii lochów: {n}.", "In the dungeon deck: {n}."),
    "told.health": Text(
        "Zdrowie {left} z {all}: jeszcze {left} {left|obrażenie|obrażenia|obrażeń} i tracisz przytomność.",
        "Health {left} of {all}: {left} more damage and you are knocked out.",
    ),
    "told.rage_at": Text(
        "Na polu {space} z {of} toru furii atak losuje {n} {n|kostkę|kostki|kostek} (z zagrożeniem kart, które teraz leżą).",
        "On space {space} of {of} of the rage track an attack draws {n} {n|cube|cubes} (with the danger of the cards that lie now).",
    ),
    "told.rage_last": Text(
        "To ostatnie pole: znacznik już dalej nie idzie. Nic więcej się tam nie dzieje, gra toczy się dalej.",
        "That is the last space: the marker goes no further. Nothing else happens there, play goes on.",
    ),
    "told.trash": Text(
        "W obszarze gry i na stosie odrzuconych: {cards}.", "In the play area and the discard pile: {cards}."
    ),
    "told.death": Text(
        "Kto straci przytomność z artefaktem poza podziemiami, liczy punkty; bez artefaktu albo w podziemiach ma ich zero.",
        "Whoever is knocked out with an artifact outside the depths still counts their points; without an artifact, or in the "
        "depths, they score nothing.",
    ),
    "told.limit": Text("Możesz nieść {limit}, masz {n}.", "You can carry {limit} and have {n}."),
    "told.artifact": Text(
        "Artefakt jest wart tyle punktów, ile ma w nazwie; bez niego nie wolno wyjść, a wzięty rozwściecza smoka.",
        "An artifact is worth the points in its name; without one you may not leave, and taking it angers the dragon.",
    ),
    "told.clank": Text(
        "Brzdęk! to twoje kostki na planszy: przy ataku smoka trafiają do sakwy, a wylosowana kostka to 1 obrażenie.",
        "Clank! is cubes of yours on the board: at a dragon attack they go into the bag, and each one drawn is 1 damage.",
    ),
    "told.skill": Text(
        "Za sprawność kupujesz karty z puli i rezerwy; niewydana przepada na koniec tury.",
        "Skill buys cards of the row and the reserve; what is left is lost at the end of the turn.",
    ),
    "told.swords": Text(
        "Mieczami pokonujesz potwory w puli i w korytarzach; niewydane przepadają na koniec tury.",
        "Swords beat monsters in the row and in tunnels; what is left is lost at the end of the turn.",
    ),
    "told.boots": Text(
        "But prowadzi przez jeden korytarz, przez korytarz ze śladami dwa; niewydane przepadają na koniec tury.",
        "A boot takes you through one tunnel, where there are footprints it takes two; what is left is lost at the end of the "
        "turn.",
    ),
    "told.healing": Text(
        "Leczą komnaty ze znakiem leczenia, eliksiry i niektóre karty.",
        "Rooms with the sign of healing, potions and some cards heal.",
    ),
    "told.symbol": Text(
        "Gdy na koniec tury do puli trafi karta z symbolem smoka, smok atakuje (raz, ilekolwiek ich było).",
        "When a card with the dragon symbol comes into the row at the end of a turn, the dragon attacks (once, however many "
        "there were).",
    ),
    "told.attack": Text(
        "Smok atakuje, gdy na koniec czyjejś tury do puli trafi karta z symbolem smoka (i gdy każe mu karta): Brzdęk! z planszy "
        "idzie do sakwy, a każda wylosowana kostka to 1 obrażenie dla jej właściciela.",
        "The dragon attacks when a card with the dragon symbol comes into the row at the end of a turn (and when a card makes "
        "it): Clank! from the board goes into the bag, and every cube drawn is 1 damage to its owner.",
    ),
    "told.in_reach": Text("Teraz dojdziesz ({n} {n|but|buty|butów}).", "You can get there now ({n} {n|boot|boots})."),
    "told.out_of_reach": Text(
        "Teraz nie dojdziesz ({n} {n|but|buty|butów}).", "You cannot get there now ({n} {n|boot|boots})."
    ),
    "told.exhausted": Text(
        "Kto wejdzie do kryształowej groty, jest wyczerpany: w tej turze nie pójdzie dalej pieszo. Teleport działa.",
        "Whoever enters a crystal cave is exhausted: no more steps on foot this turn. A teleport still works.",
    ),
    "told.threat": Text(
        "Póki karta z zagrożeniem leży w puli, smok losuje przy ataku o 1 kostkę więcej.",
        "While a card with danger lies in the row, a dragon attack draws 1 more cube.",
    ),
    "told.price": Text("Na stole: {price}.", "On the table: {price}."),
    "told.good": Text("{n} złota na kramie, zostało {left}.", "{n} gold at a market, {left} left."),
    "told.has": Text("{who} ma: {what}.", "{who} has: {what}."),
    "told.tokens": Text("Żetony: {tokens}.", "Tokens: {tokens}."),
    "told.in_row": Text("{card}: w puli ({price}).", "{card}: in the row ({price})."),
    "told.owned": Text("{card}: ma {who}.", "{card}: {who} has it."),
    "told.countdown": Text(
        "Odliczanie zacznie pierwszy, kto ucieknie lub straci przytomność: zamiast tury idzie o pole dalej, a smok atakuje i losuje "
        "coraz więcej kostek. Gdy po {turns} {turns|turze|turach|turach} stanie na polu {n}, gra się kończy, a kto został w lochach, traci "
        "przytomność.",
        "The countdown begins with the first player to escape or be knocked out: instead of a turn they go on one space, and "
        "the dragon attacks, drawing more and more cubes. Once they reach space {n}, after {turns} {turns|turn|turns}, the game "
        "ends, and whoever is still in the dungeon is knocked out.",
    ),
    "told.counting": Text(
        "Gra skończy się najpóźniej za {left} {left|turę|tury|tur} ({who}). W każdej prócz ostatniej smok atakuje i losuje coraz więcej "
        "kostek.",
        "The game ends after {left} more {left|turn|turns} of {who} at the latest. In each but the last the dragon attacks, drawing "
        "more and more cubes.",
    ),
    "told.leaving": Text(
        "Kto uciekł z artefaktem, ma odznakę za 20 punktów i smok już mu nic nie zrobi. Od tej pory, ilekroć wypada jego "
        "kolej, zamiast tego smok atakuje resztę, losując {n} {n|kostkę|kostki|kostek}. Odliczania nie ma.",
        "Whoever escaped with an artifact has a mastery token for 20 points, and the dragon cannot harm them any more. From "
        "then on, whenever the turn of that player would come, the dragon attacks all who are still inside instead and draws {n} {n|cube|cubes}. There is no "
        "countdown.",
    ),
    "told.ending": Text(
        "Gra kończy się, gdy wszyscy uciekną lub stracą przytomność. W grze jeszcze: {who}.",
        "The game ends when everybody has escaped or been knocked out. Still in play: {who}.",
    ),
    "told.on_tile": Text(
        "Komnata {room}, na kaflu do położenia: {found}.", "Room {room}, on the tile to be placed: {found}."
    ),
    "told.artifact_to_come": Text(
        "Artefakty przychodzą ze stosu dopiero, gdy kafel zostanie położony.",
        "Artifacts come from the stack only when the tile is placed.",
    ),
    "told.nothing_there": Text("nic szczególnego", "nothing special"),
    "told.haunted": Text("Nawiedzone: {tiles}.", "Haunted: {tiles}."),
    "told.no_market_there": Text(
        "Tam nie ma kramu; karty z puli i rezerwy kupuje się wszędzie. {room}",
        "There is no market there; cards of the row and the reserve are bought anywhere. {room}",
    ),
    "told.coupon": Text(
        "Z kuponem każdy towar kosztuje {n} złota zamiast {full} (kupon przepada).",
        "With the coupon any good costs {n} gold instead of {full} (the coupon is spent).",
    ),
    "told.no_coupon": Text(
        "Nie masz kuponu; z nim towar jest o {less} złota tańszy.",
        "You have no coupon; with one a good is {less} gold cheaper.",
    ),
    "told.prisoners": Text(
        "Tego nikt nie wie: dwa losowe żetony więźniów wychodzą na jaw dopiero po otwarciu więzienia.",
        "Nobody knows: two random prison tokens come to light only when the prison is opened.",
    ),
    "told.haunted_tile": Text("kafel {n} (komnaty {rooms})", "tile {n} (rooms {rooms})"),
    "told.to_be_haunted": Text(
        "Kafel, który jest właśnie kładziony, jest nawiedzony.", "The tile that is being placed now is haunted."
    ),
    "told.none_haunted": Text("Żaden odkryty kafel nie jest nawiedzony.", "No tile on the table is haunted."),
    "told.secret": Text("Sekret leży zakryty; to może być:", "A secret lies face down; it may be:"),
}
