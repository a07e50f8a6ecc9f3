"""What both sister games say to people who play them."""

from __future__ import annotations

from brzdek.core.text import Book, Text

FACE: Book = {
    "you": Text("ty", "you"),
    # -- amounts
    "skill": Text("{n} {n|sprawność|sprawności|sprawności}", "{n} {n|skill|skill}"),
    "swords": Text("{n} {n|miecz|miecze|mieczy}", "{n} {n|sword|swords}"),
    "boots": Text("{n} {n|but|buty|butów}", "{n} {n|boot|boots}"),
    "teleports": Text("{n} {n|teleport|teleporty|teleportów}", "{n} {n|teleport|teleports}"),
    "damage": Text("{n} {n|obrażenie|obrażenia|obrażeń}", "{n} {n|damage|damage}"),
    "monsters": Text("{n} {n|potwór|potwory|potworów}", "{n} {n|monster|monsters}"),
    "locks": Text("{n} {n|kłódka|kłódki|kłódek}", "{n} {n|lock|locks}"),
    "stops": Text(
        "{n} {n|postój w grocie|postoje w grotach|postojów w grotach}", "{n} {n|stop in a cave|stops in caves}"
    ),
    "amount.skill": Text("sprawność {n}", "skill {n}"),
    "amount.swords": Text("miecze {n}", "swords {n}"),
    "amount.boots": Text("buty {n}", "boots {n}"),
    "amount.teleports": Text("teleporty {n}", "teleports {n}"),
    "amount.gold": Text("złoto {n}", "gold {n}"),
    "amount.clank": Text("Brzdęk! {n}", "Clank! {n}"),
    "bag.long": Text(" · w sakwie {n}", " · in the bag {n}"),
    "bag.short": Text(" (sakwa {n})", " (bag {n})"),
    "amount.health": Text("zdrowie {n}/{of}", "health {n}/{of}"),
    "amount.health_left": Text("zdrowie {n}", "health {n}"),
    "loot.things": Text("{n} {n|rzecz|rzeczy|rzeczy}", "{n} {n|thing|things}"),
    # -- icons in card texts
    "icon.skill": Text("{n|sprawność|sprawności|sprawności}", "{n|skill|skill}"),
    "icon.sword": Text("{n|miecz|miecze|mieczy}", "{n|sword|swords}"),
    "icon.boot": Text("{n|but|buty|butów}", "{n|boot|boots}"),
    "icon.gold": Text("{n|złoto|złota|złota}", "{n|gold|gold}"),
    "icon.heart": Text("{n|leczenie|leczenia|leczenia}", "{n|healing|healing}"),
    "icon.clank": Text("{n|Brzdęk!|Brzdęk!|Brzdęk!}", "{n|Clank!|Clank!}"),
    "icon.rage": Text("{n|pole|pola|pól} smoczej furii", "dragon rage {n|space|spaces}"),
    "icon.dragon": Text("(smoczy {n|atak|atak|atak})", "(dragon {n|attack|attack})"),
    # -- kinds of cards
    "kind.starter": Text("karta startowa", "starting card"),
    "kind.reserve": Text("karta rezerwy", "reserve card"),
    "kind.blue": Text("karta lochów", "dungeon card"),
    "kind.device": Text("okazja", "device"),
    "kind.monster": Text("potwór", "monster"),
    "kind.major_secret": Text("wielki sekret", "major secret"),
    "kind.minor_secret": Text("pomniejszy sekret", "minor secret"),
    "kind.artifact": Text("artefakt", "artifact"),
    "kind.idol": Text("żeton", "token"),
    "kind.mastery": Text("żeton", "token"),
    "kind.good": Text("towar z kramu", "market good"),
    # -- rooms and tunnels
    "room": Text("komnata {n}", "room {n}"),
    "room.depths": Text("podziemia", "depths"),
    "room.artifact": Text("artefakt {n}", "artifact {n}"),
    "goal.in_room": Text("{what} w komnacie {n}", "{what} in room {n}"),
    "room.exits": Text("Przejścia: {rooms}.", "Ways out: {rooms}."),
    "near.title": Text("Obok:", "Next door:"),
    "room.exhausted": Text(
        "Grota cię wyczerpała: w tej turze już bez butów.", "The cave has exhausted you: no more boots this turn."
    ),
    "room.no_boots": Text(
        "Nie masz butów, by iść dalej: zagraj karty z butami.",
        "You have no boots to go on with: play cards with boots.",
    ),
    "room.boots_spent": Text(
        "Nie masz już butów: dalej pójdziesz w następnej turze.", "You have no boots left: you go on in your next turn."
    ),
    "tunnel.lock": Text("kłódka", "lock"),
    # -- the map
    "map.undrawn": Text("Nie zmieściły się korytarze: {pairs}.", "There was no place for the tunnels {pairs}."),
    "map.all": Text("Wszystkie komnaty: „mapa wszystko”.", "All rooms: “map all”."),
    # -- ways
    "where.title": Text("W zasięgu ({have}):", "In reach ({have}):"),
    "where.nothing": Text(
        "  Nic. Zagraj karty z butami; „gdzie 3” pokaże, dokąd dojdziesz z 3 butami.",
        "  Nothing. Play cards with boots; “where 3” shows how far 3 boots go.",
    ),
    "where.not_yet": Text("  Jeszcze nic.", "  Nothing yet."),
    "where.once_played": Text(
        "Po zagraniu ręki („zagraj wszystko”: {have}):", "Once your hand is played (“play all”: {have}):"
    ),
    "where.beyond": Text("O krok dalej:", "One step further:"),
    "where.via": Text("przez {rooms}", "by way of {rooms}"),
    "where.from": Text("z {room}", "from {room}"),
    "why.boots": Text("brakuje {n} {n|buta|butów|butów}", "{n} {n|boot|boots} short"),
    "why.monsters": Text(
        "za dużo potworów: brakuje {n} {n|miecza|mieczy|mieczy}", "too many monsters: {n} {n|sword|swords} short"
    ),
    "why.tired": Text("za grotą, dopiero w następnej turze", "beyond a cave, not before the next turn"),
    "way.title": Text("Najtańsza droga – {goal}:", "The cheapest way – {goal}:"),
    "way.title_from": Text("Najtańsza droga z komnaty {room} – {goal}:", "The cheapest way from room {room} – {goal}:"),
    "way.title_of": Text("{who}, najtańsza droga – {goal}:", "{who}, the cheapest way – {goal}:"),
    "way.there": Text("{who}: już na miejscu – {goal}.", "{who}: there already – {goal}."),
    "way.they_need": Text(
        "Stąd wypuszcza tylko artefakt, a {who} jeszcze go nie ma.",
        "Only an artifact lets anybody out, and {who} has none yet.",
    ),
    "way.this_turn": Text("Już w tej turze:", "This turn already:"),
    "time.yes": Text("Tak, jeszcze w tej turze – {goal}:", "Yes, this turn – {goal}:"),
    "time.no": Text("Nie w tej turze – {goal}: masz {have}.", "Not this turn – {goal}: you have {have}."),
    "time.hand": Text(
        "Na ręce masz jeszcze {n} {n|kartę|karty|kart}; mogą dać buty.",
        "{n} {n|card|cards} in your hand may still bring boots.",
    ),
    "way.walked": Text("Droga za same buty – {goal}:", "The way for boots alone – {goal}:"),
    "way.stop": Text("postój w grocie", "stop in a cave"),
    "way.too_far": Text(
        "W tej turze tam nie dojdziesz ({n} {n|but|buty|butów}).",
        "You cannot get there this turn ({n} {n|boot|boots}).",
    ),
    "way.partly": Text(
        "W tej turze dojdziesz najdalej do komnaty {room} ({n} {n|but|buty|butów}).",
        "This turn you get as far as room {room} ({n} {n|boot|boots}).",
    ),
    "way.at_a_price": Text("To kosztuje nie tylko buty.", "That takes more than boots."),
    "way.gone": Text("{who} – {how}: tam już nie dojdziesz.", "{who} is out of play ({how}): no way leads there."),
    "way.here": Text("{goal}: już tu jesteś.", "{goal}: you are there."),
    # -- places that can be named
    "goal.skipped": Text(
        "do|na|po|z|ze|komnata|komnaty|komnatę|k|najbliższy|najbliższego|najbliższa|najbliższej|najbliższe|najbliższym|"
        "pobliskiego|jakiegoś|stąd|lochy|lochów|lochu|podziemi|katakumb|tych|tego|za|wart|warty|wartego",
        "to|the|a|an|any|some|room|nearest|closest|next|of|from|here|dungeon|dungeons|catacombs|this|place|for|worth",
    ),
    "goal.points": Text(
        "punkt|punkty|punktów|punktowy|punktowego|pkt|pktowy|pktowego", "point|points|pointer|pt|pts|valued|value"
    ),
    "goal.nearest": Text("najbliz", "nearest"),
    "goal.leaving": Text("wyjdź|wychodzę|wychodź|wychodzimy|wyjść|wyjdę", "leave|leaving|out"),
    "goal.fleeing": Text("uciekam|uciekaj|ucieknij|uciec|uciekamy|zwiewam|zwiewaj", "escape|flee"),
    "stem.artifact": Text("artef|skarb", "artif|treasur"),
    "stem.depths": Text("gleb|najgleb", "deep|depth"),
    "goal.depths": Text("głębia", "the depths"),
    "stem.cave": Text("grot|kryszt", "cave|crystal"),
    "goal.artifact": Text("artefakt", "artifact"),
    "goal.market": Text("kram", "market"),
    "goal.minor": Text("pomniejszy sekret", "minor secret"),
    "goal.cave": Text("grota", "cave"),
    # -- commands of the game
    "look.map": Text("mapa", "map"),
    "look.where": Text("gdzie|zasięg", "where|reach"),
    "look.way": Text(
        "droga|jak dojść do|jak dojść|jak dotrzeć do|jak trafić do|którędy do|którędy|gdzie jest|gdzie są|gdzie leży|gdzie znajdę",
        "way|path|how do i get to|how do i get|how to get to|how do i find|how far is|where is|where's|where are|where can i find",
    ),
    "look.row": Text("pula|rząd", "row"),
    "look.deck": Text("talia", "deck"),
    "look.bag": Text("sakwa|worek", "bag"),
    "look.market": Text("kram|targ", "market"),
    "help.where": Text(
        "dokąd teraz dojdziesz; „gdzie 3 1” – z 3 butami i 1 mieczem",
        "rooms in reach now; “where 3 1” – with 3 boots and 1 sword",
    ),
    "help.row": Text("pula lochów i rezerwa z pełnymi tekstami", "the dungeon row and the reserve with full texts"),
    "help.deck": Text(
        "twoje karty; z imieniem – karty innego gracza", "your cards; with a name, those of another player"
    ),
    "help.market": Text("towary na kramach", "goods at the markets"),
    "macro.play_all": Text(
        "zagraj wszystko|graj wszystko|wszystko|wszystkie|zagraj wszystkie karty|wszystkie karty|użyj wszystkich kart|zagraj karty|"
        "zagraj całą rękę|całą rękę|cała ręka|zagraj rękę|zagraj resztę|reszta|użyj wszystkiego|"
        "wszystkie karty na stół|daj wszystkie karty na stół|wszystko na stół|karty na stół|rzuć wszystko na stół",
        "play all|play everything|everything|play all cards|play all my cards|play my cards|play the rest|play rest|"
        "play everything else|whole hand|play hand|play my hand|use everything|use all|use all cards|use every card|"
        "all cards on the table|all my cards on the table|everything on the table|play em all|play them all",
    ),
    "help.play_all": Text(
        "zagraj po kolei karty, które o nic nie pytają", "play your cards in order, those that ask nothing"
    ),
    "held": Text(
        "Na ręce {n|zostaje karta, która o coś pyta, więc zagraj ją|zostają karty, które o coś pytają, więc zagraj je|"
        "zostają karty, które o coś pytają, więc zagraj je} osobno: {cards}.",
        "Still in your hand {n|is a card that asks something, so play it by itself|are cards that ask something, so"
        " play them by themselves}: {cards}.",
    ),
    "word.all": Text("wszystko|wszystkie|cała|całość", "all|everything|full"),
    "word.list": Text("lista|blisko", "list|near"),
    # -- the table
    "row.texts": Text(" – co robią: „pula”, „karta NAZWA”", " – what they do: “row”, “card NAME”"),
    "row.title": Text("Pula lochów (w talii {deck})", "Dungeon row (deck {deck})"),
    "row.discard": Text("Odrzucone karty lochów: {n}", "Dungeon discard pile: {n}"),
    "reserve.title": Text("Rezerwa:", "Reserve:"),
    "price.buy": Text("kup {n}", "buy {n}"),
    "price.use": Text("użyj {n}", "use {n}"),
    "price.fight": Text("walcz {n}", "fight {n}"),
    "sign.dragon": Text("smok", "dragon"),
    "sign.danger": Text("zagrożenie", "danger"),
    "sign.depths": Text("podziemia", "depths"),
    "sign.crystal_cave": Text("grota", "cave"),
    "means.map": Text("„mapa” pokazuje mapę, „legenda” jej znaki", "“map” shows the map, “legend” its signs"),
    "means.dragon": Text(
        "karta (smok): smok atakuje, gdy trafia ona do puli", "a card (dragon): an attack when it is revealed"
    ),
    "means.danger": Text(
        "karta (zagrożenie): smok losuje 1 kostkę więcej, dopóki leży ona w puli",
        "a card (danger): the dragon draws 1 cube more as long as it lies in the row",
    ),
    "means.places": Text("karta ({signs}): tylko {where}", "a card ({signs}): only {where}"),
    "means.there": Text("w takim miejscu", "in such a place"),
    "means.depths": Text("w podziemiach", "in the depths"),
    "means.crystal_cave": Text("w kryształowej grocie", "in a crystal cave"),
    "market.title": Text("Kram (każdy towar {n} złota):", "Market (any good {n} gold):"),
    "market.empty": Text("wszystko sprzedane", "sold out"),
    "market.way": Text("Najbliższy kram:", "The nearest market:"),
    "dragon.title": Text("Smok:", "Dragon:"),
    "dragon.sure": Text(
        "{k|pewny atak|pewne ataki|pewne ataki} {sure}, z karty {n}",
        "{k|sure attack|sure attacks} {sure}, by a card {n}",
    ),
    "dragon.rage": Text("furia {n} z {of}", "rage {n} of {of}"),
    "dragon.inside": Text("w sakwie {n}", "{n} in the bag"),
    "dragon.bag": Text("w sakwie {n}, w tym {black} {black|czarna|czarne|czarnych}", "{n} in the bag, {black} black"),
    "out.rescued": Text("bez przytomności, ale łup się liczy", "knocked out, but the loot counts"),
    "out.lost": Text("bez przytomności, łup stracony", "knocked out, loot lost"),
    "card.points": Text("{n} {n|punkt|punkty|punktów}.", "{n} {n|point|points}."),
    "card.worth": Text("Na koniec gry {n} {n|punkt|punkty|punktów}.", "{n} {n|point|points} at the end of the game."),
    "hand.title": Text("Ręka:", "Hand:"),
    "hand.empty": Text("Ręka pusta.", "Your hand is empty."),
    "hand.played": Text("Zagrane:", "Played:"),
    "deck.hand": Text("Ręka ({n})", "Hand ({n})"),
    "deck.played": Text("Zagrane ({n})", "Played ({n})"),
    "deck.draw": Text("Talia ({n}), kolejność nieznana", "Deck ({n}), order unknown"),
    "deck.discard": Text("Odrzucone ({n})", "Discard pile ({n})"),
    "deck.of": Text("{who}: razem {n} {n|karta|karty|kart}", "{who}: {n} {n|card|cards} in all"),
    "deck.counts": Text(
        "  na ręce {hand}, w talii {deck}, odrzucone {discard}",
        "  {hand} in hand, {deck} in the deck, {discard} discarded",
    ),
    "deck.who": Text("Nie ma gracza „{word}”.", "There is no player “{word}”."),
    "deck.onlooker": Text("Podaj imię gracza.", "Give the name of a player."),
    "bag.title": Text("Smocza sakwa ({n} {n|kostka|kostki|kostek}):", "Dragon bag ({n} {n|cube|cubes}):"),
    "bag.black": Text("czarne {n}", "black {n}"),
    "bag.area": Text(
        "W obszarze Brzdęk!, czyli do sakwy przy ataku: {noise}",
        "In the Clank! area, for the bag at an attack: {noise}",
    ),
    "bag.draws": Text(
        "Następny atak: {n} z {of} {of|kostki|kostek|kostek}.", "The next attack: {n} of {of} {of|cube|cubes}."
    ),
    "bag.sure": Text(
        "Przed twoją następną turą smok na pewno zaatakuje zamiast tur graczy poza grą ({who}): {sure} {last|kostka|kostki|kostek}.",
        "Before your next turn the dragon surely attacks instead of turns of those who are out ({who}): {sure} {last|cube|cubes}.",
    ),
    "bag.by_card": Text(
        "Do tego atak, jeśli do puli trafi karta z symbolem smoka: {n} z {of} {of|kostki|kostek|kostek}.",
        "Beside that an attack if a card with the dragon symbol comes into the row: {n} of {of} {of|cube|cubes}.",
    ),
    "bag.hit": Text(
        "{who}: szansa trafienia {percent}%, średnio {mean} obrażenia",
        "{who}: {percent}% to be hit, {mean} damage on average",
    ),
    "bag.knocked_out": Text(", utrata przytomności {percent}%", ", {percent}% to be knocked out"),
    # -- points
    "score.now": Text("Punkty zebrane do tej pory", "Points gathered so far"),
    "score.final": Text("Punkty", "Points"),
    "score.artifact": Text("artefakty", "artifacts"),
    "score.tie": Text(
        "Przy równych punktach rozstrzyga najcenniejszy artefakt: {told}.",
        "Points are level, so the most valuable artifact decides: {told}.",
    ),
    "score.mastery": Text("odznaki mistrzostwa", "mastery tokens"),
    "score.good": Text("towary z kramu", "market goods"),
    "score.gold": Text("złoto", "gold"),
    "score.cards": Text("karty", "cards"),
    "score.total": Text("razem", "total"),
    "score.nothing": Text(
        "{who}: bez punktów, bo bez artefaktu albo bez przytomności w podziemiach (byłoby {n}).",
        "{who}: no points, having no artifact or being knocked out in the depths ({n} otherwise).",
    ),
    "score.still_in": Text(
        "Ucieczka z artefaktem to jeszcze {n} {n|punkt|punkty|punktów}. Kto straci przytomność bez artefaktu albo w podziemiach, "
        "nie ma punktów.",
        "Escaping with an artifact is {n} {n|point|points} more. Whoever is knocked out without an artifact or in the depths "
        "has no points.",
    ),
    "score.why_won": Text(
        "Wygrywasz {n} do {others} ({who}); największa przewaga: {sources}.",
        "You won {n} to {others} ({who}); what made most of the difference: {sources}.",
    ),
    "score.why_lost": Text(
        "Przegrywasz {n} do {others} ({who}); największa strata: {sources}.",
        "You lost {n} to {others} ({who}); what made most of the difference: {sources}.",
    ),
    "score.against": Text("{source} {n}:{others}", "{source} {n} to {others}"),
    "ask.already_home": Text(
        "Stoisz już z artefaktem na zewnątrz: wystarczy zakończyć turę, a dostaniesz {n} {n|punkt|punkty|punktów}.",
        "You stand outside with an artifact already: just end the turn for {n} {n|point|points}.",
    ),
    "score.why_nothing": Text(
        "Twój łup przepadł razem z tobą, więc twoje {lost} pkt się nie liczy; {who} ma {n}.",
        "Your loot was lost with you, so your {lost} {lost|point does|points do} not count; {who} has {n}.",
    ),
    "score.why_alone": Text(
        "Masz {n} pkt, a łup innych przepadł ({who}: 0).",
        "You have {n} {n|point|points}, and the others' loot was lost ({who}: 0).",
    ),
    "score.why_level": Text(
        "Po równo: {n} pkt ma też {who}; rozstrzyga najcenniejszy artefakt.",
        "Level: {who} has {n} {n|point|points}, too; the most valuable artifact decides.",
    ),
    "score.scoring": Text("{card} na koniec gry: {text}", "{card} at the end of the game: {text}"),
    "score.by_thing": Text("Za co – {who}: {cards}", "What for – {who}: {cards}"),
    "score.by_card": Text("Z kart – {who}: {cards}", "From cards – {who}: {cards}"),
    # -- the status line
    "status.exhausted": Text("wyczerpanie", "exhausted"),
    "status.quiet": Text("cisza {n}", "quiet {n}"),
    # -- questions
    "ask.turn": Text(
        "Twoja tura: zagraj karty ({n} na ręce), kupuj, walcz, idź.",
        "Your turn: play your cards ({n} in hand), buy, fight, move.",
    ),
    "remark.fought": Text(
        "W korytarzu pokonujesz {n} {n|potwora|potwory|potworów}: {n|wydany|wydane|wydanych} {n} {n|miecz|miecze|mieczy}.",
        "You beat {n} {n|monster|monsters} in the tunnel: {n} {n|sword|swords} spent.",
    ),
    "ask.rest": Text("Wydaj, co zostało, albo zakończ turę.", "Spend what is left, or end the turn."),
    "ask.go_on": Text("Wydaj, co zostało.", "Spend what is left."),
    "ask.do_on": Text("Zrób, co jeszcze możesz, albo zakończ turę.", "Do what you still can, or end the turn."),
    "here.offers": Text("W tej komnacie – {offers}.", "In this room – {offers}."),
    "here.market": Text("kram: towary po {n} złota", "market: goods for {n} gold each"),
    "ask.teleport": Text(
        "Przed końcem tury musisz się jeszcze teleportować.", "You still have to teleport before the turn ends."
    ),
    "ask.nothing_left": Text(
        "Nic więcej nie da się zrobić: zakończ turę.", "There is nothing more to do: end the turn."
    ),
    "ask.coming_home": Text(
        "Z końcem tury uciekasz z łupem na dobre; to warte {n} {n|punkt|punkty|punktów}.",
        "With the end of the turn you escape with the loot for good, which is worth {n} {n|point|points}.",
    ),
    "ask.outside": Text(
        "Łup jest bezpieczny, a ucieczka warta {n} {n|punkt|punkty|punktów}; z końcem tury jesteś poza lochem na dobre.",
        "The loot is safe, and the escape is worth {n} {n|point|points}; with the end of the turn you are out for good.",
    ),
    "ask.trash": Text("Którą kartę usuwasz z gry?", "Which card do you trash?"),
    "ask.other": Text("Co wybierasz?", "What do you choose?"),
    "ask.arrived": Text("{card} – nowa karta w puli: {question}", "{card}, new in the row: {question}"),
    "ask.from_card": Text("{card}: {question}", "{card}: {question}"),
    # -- what cannot be done now
    "why.not_your_turn": Text("Teraz ruch ma {seat}.", "It is the turn of {seat}."),
    "why.not_in_hand": Text("{card}: nie masz tej karty na ręce.", "{card}: this card is not in your hand."),
    "why.hand_left": Text(
        "Najpierw zagraj całą rękę ({n} {n|karta|karty|kart}): „zagraj wszystko”.",
        "First play your whole hand ({n} {n|card|cards}): “play all”.",
    ),
    "why.teleport_owed": Text("Masz jeszcze teleport i musisz go użyć.", "You still have a teleport and must use it."),
    "why.not_on_table": Text(
        "{card}: nie ma tej karty w rzędzie ani w rezerwie.", "{card}: this card is not in the row or the reserve."
    ),
    "why.other_verb": Text("{card} to {sort}: „{verb}”.", "{card} is a {sort}: “{verb}”."),
    "why.none_left": Text("{card}: w rezerwie nic nie zostało.", "{card}: none are left in the reserve."),
    "why.wrong_place": Text("{card}: {only_in}.", "{card}: {only_in}."),
    "why.little_skill": Text(
        "{card}: trzeba {n} sprawności, a masz {have}.",
        "{card} costs {n} skill, and you have {have}.",
    ),
    "why.few_swords": Text(
        "{card}: trzeba {n} {n|miecza|mieczy|mieczy}, a masz {have}.",
        "{card} costs {n} {n|sword|swords}, and you have {have}.",
    ),
    "why.no_market": Text("{card}: tu nie ma kramu.", "{card}: there is no market here."),
    "why.sold_out": Text("{card}: wszystkie sprzedane.", "{card}: sold out."),
    "why.better_first": Text("{card}: najpierw idzie {better}.", "{card}: {better} comes first."),
    "why.little_gold": Text("{card}: trzeba {n} złota, a masz {have}.", "{card} costs {n} gold, and you have {have}."),
    "why.not_owned": Text("{card}: nie masz tego żetonu.", "{card}: you do not have this token."),
    "nothing_to_drink": Text("Nie masz nic do wypicia.", "You have nothing to drink."),
    "unplayed": Text(
        "Na ręce {n|czeka|czekają|czeka} jeszcze {n} {n|karta|karty|kart}: „zagraj wszystko”.",
        "{n} {n|card|cards} in your hand {n|is|are} still to be played: “play all”.",
    ),
    "why.no_potion": Text("{card}: tego się nie pije.", "{card}: this cannot be drunk."),
    "why.unhurt": Text("Nie masz obrażeń, nie ma czego leczyć.", "You have no damage: there is nothing to heal."),
    "why.no_cure": Text(
        "Nie masz teraz czym się leczyć: leczą serca na kartach i eliksirach, w kramie i w niektórych komnatach przy wejściu.",
        "You have nothing to heal with now: hearts on cards and potions heal, at markets and in some rooms on entering.",
    ),
    "why.no_artifact": Text("Tu nie leży żaden artefakt.", "No artifact lies here."),
    "lies_here": Text("{token} leży tutaj, ale: {why}", "{token} lies here, but: {why}"),
    "why.artifact_limit": Text(
        "Niesiesz już artefakt, a na następny potrzebny jest plecak.",
        "You carry an artifact already and need a backpack for another.",
    ),
    "why.not_adjacent": Text(
        "Stąd nie da się tam teleportować: {room}.", "You cannot teleport there from here: {room}."
    ),
    "why.no_way.here": Text("Już stoisz w komnacie {room}.", "You are in room {room} already."),
    "why.no_teleport": Text("Nie masz teleportu.", "You have no teleport."),
    # -- what is given up
    "remark.unused": Text("Zostało niewykorzystane: {things}.", "Left unused: {things}."),
    "remark.wasted": Text(
        "{card}: na ręce nie ma czego odrzucić, więc bez skutku.",
        "{card}: there is nothing in hand to discard, so it does nothing.",
    ),
    "remark.out": Text("Z artefaktem można było wyjść.", "With the artifact you could have left."),
    "remark.market": Text("Złota wystarczało na coś z kramu.", "There was gold enough for something at the market."),
    # -- options
    "option.play": Text("zagraj: {card}", "play {card}"),
    "option.buy": Text("kup: {card} ({price})", "buy {card} ({price})"),
    "option.buy_good": Text("kup na kramie: {card} ({n} złota)", "buy at the market: {card} ({n} gold)"),
    "option.use": Text("wykorzystaj: {card} ({price})", "use {card} ({price})"),
    "option.fight": Text("walcz: {card} ({price})", "fight {card} ({price})"),
    "option.move": Text("idź do komnaty {room} ({price})", "move to room {room} ({price})"),
    "option.teleport": Text("teleportuj się do komnaty {room}", "teleport to room {room}"),
    "option.drink": Text("wypij: {card}", "drink {card}"),
    "option.take": Text("weź: {token}", "take {token}"),
    "option.leave": Text("zostaw", "leave it"),
    "option.end": Text("zakończ turę", "end the turn"),
    "option.end_unspent": Text("zakończ turę (zostaje: {left})", "end the turn (left over: {left})"),
    "option.trash": Text("usuń: {card}", "trash {card}"),
    "option.discard": Text("odrzuć: {card}", "discard {card}"),
    "option.replace": Text("wymień: {card}", "replace {card}"),
    "option.copy": Text("powtórz: {card}", "repeat {card}"),
    "option.player": Text("{who}", "{who}"),
    "taken.major": Text("wielki sekret", "a major secret"),
    "taken.minor": Text("pomniejszy sekret", "a minor secret"),
    "menu.play": Text("Zagraj", "Play"),
    "menu.buy": Text("Kup", "Buy"),
    "menu.use": Text("Wykorzystaj", "Use"),
    "menu.fight": Text("Walcz", "Fight"),
    "menu.move": Text("Idź do komnaty", "Move to room"),
    "menu.teleport": Text("Teleportuj się", "Teleport"),
    "menu.drink": Text("Wypij", "Drink"),
    "menu.take": Text("Weź", "Take"),
    "menu.end": Text("Koniec", "End"),
    "brief.card": Text("{card} ({n})", "{card} ({n})"),
    "brief.move": Text("{room}: {price}", "{room}: {price}"),
    # -- words to type
    "type.play": Text("zagraj|graj", "play"),
    "type.buy": Text("kup|zdobądź", "buy|acquire"),
    "type.use": Text("użyj|wykorzystaj", "use"),
    "type.fight": Text("walcz|pokonaj|bij", "fight|defeat"),
    "type.move": Text("idź|rusz|przejdź|wejdź", "move|go|walk"),
    "type.teleport": Text("teleportuj|teleport", "teleport"),
    "type.drink": Text("wypij|pij", "drink"),
    "type.take": Text("weź|bierz|zabierz", "take|grab"),
    "type.leave": Text("zostaw|nie|nic", "leave|no|nothing"),
    "type.cure": Text("ulecz|lecz|wylecz", "heal|cure"),
    "type.heal": Text("lecz|ulecz|tak", "heal|yes"),
    "type.end": Text("koniec|zakończ|pas", "end|done|pass"),
    "type.trash": Text("usuń", "trash"),
    "type.discard": Text("odrzuć", "discard"),
    "type.replace": Text("wymień", "replace"),
    "type.copy": Text("powtórz", "repeat|copy"),
    "type.choose": Text("wybierz", "choose"),
    "type.may": Text("odpowiedz", "answer"),
    "type.player": Text("gracz", "player"),
    "type.yes": Text("tak|t", "yes|y"),
    "type.no": Text("nie|n", "no|n"),
    "type.major": Text("wielki sekret|wielki", "major secret|major"),
    "type.minor": Text("pomniejszy sekret|pomniejszy", "minor secret|minor"),
    "type.unarmed": Text("bez mieczy|0 mieczy", "without swords|0 swords"),
    "type.swords": Text("{n} {n|miecz|miecze|mieczy}", "{n} {n|sword|swords}"),
    "type.artifact": Text("artefakt {n}", "artifact {n}"),
}
