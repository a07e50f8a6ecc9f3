"""What people ask in Magia i Miecz: the words of their questions, and of the answers."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.text import Book, Text, fold

ASKED: Book = {
    "limit": Text(
        "limit|wolne miejsce|miejsce przedmiot|miejsce rzecz|miejsce na|udźwig|udźwignąć|dźwigać|nieść|unieść|nosić|mieć przedmiot|przedmiot maksymalnie",
        "limit|carry|items can|item can|items may|hold items",
    ),
    "trophies": Text("trofeum|brakować siła|brakować moc", "trophy|trophies|missing strength|missing craft"),
    "quest": Text("zadanie|misja", "quest|task"),
    "gate": Text("brama", "gate"),
    "portal": Text("wrota|czym szansa|siła czy moc|czym otworzyć", "portal|likely work|strength or craft"),
    "own_strength": Text("silny jestem|mocny jestem|silny walka jestem", "strong am|strong i"),
    "talismans": Text("talizman", "talisman"),
    "strongest": Text(
        "najsilniejszy|najsłabszy|najbogatszy|najmocniejszy|silniejszy",
        "strongest|weakest|richest|stronger|most powerful",
    ),
    "here": Text("polecenie|obszar|pole|miejsce", "instruction|space here|this space|this place"),
    "shop": Text("sklep|kram|targ", "shop|store|merchant"),
    "foe": Text(
        "broń|wróg|przeciwnik|silny on|mocny on|kim walczyć|czym walczyć",
        "weapon|enemy|opponent|foe|am fighting|strong it|strong he|strong she",
    ),
    "get_talisman": Text(
        "zdobyć talizman|dostać talizman|znaleźć talizman", "get talisman|find talisman|obtain talisman"
    ),
    "near": Text("najbliżej|blisko", "closest|nearest|near"),
    "present": Text("tu|tutaj|tam", "here"),
    "strong": Text("silny|mocny|groźny", "strong|tough|powerful|dangerous"),
    "river": Text("rzeka|most|przeprawić", "river|bridge"),
    "who_heals": Text("móc wyleczyć|móc uleczyć|móc leczyć", "can heal|could heal|will heal|can cure"),
    "healing": Text("leczyć|wyleczyć|uleczyć|uzdrowić", "heal|healing|cure"),
    "spells": Text("czar", "spell"),
    "friends": Text("przyjaciel", "friend|follower"),
    "death": Text(
        "umrzeć|zginąć|śmierć|umierać|stracić wytrzymałość|zabić mnie", "die|death|dead|killed|lose endurance"
    ),
    "own_abilities": Text(
        "zdolność|umiejętność|umieć ja|potrafić ja|moje zdolności|robić postać|umieć postać|moja postać",
        "my ability|my abilities|my skills|my powers|ability|character do|my character",
    ),
    "life": Text("życie|zdrowie|wytrzymałość", "life|lives|health|endurance"),
    "own_spells": Text(
        "mieć czar|mój czar|czar użyć|czar rzucić|kiedy czar", "have spell|my spell|spell cast|spell use|when spell"
    ),
    "rolled": Text(
        "wyrzucić|wypaść|znaczyć rzut|mój rzut|wynik rzut|ostatni rzut",
        "rolled|my roll|roll mean|die mean|last roll|throw mean",
    ),
    "alignment": Text("zły dobry|dobry zły|mój charakter|jaki charakter", "good evil|evil good|my alignment|alignment"),
    "raise": Text(
        "zwiększyć siła|podnieść siła|zwiększyć moc|podnieść moc|zyskać siła|zyskać moc|zdobyć siła|zdobyć moc"
        "|dostać siła|dostać moc|zwiększyć|wzmocnić",
        "raise strength|raise craft|increase strength|increase craft|gain strength|gain craft|get strength|get craft"
        "|get stronger|more strength|more craft",
    ),
    "leave": Text(
        "wyjść|wydostać|uciec stąd|opuścić|wyjście|wydostać otchłań|wyjść otchłań|wyjść podziemia",
        "get out|out of|leave|escape|way out|get out abyss|get out dungeon|out abyss|get out here",
    ),
    "shooting": Text(
        "trafić strzelać|strzelić trafić|trafić strzelając|strzał|strzelanie|strzelać wyrzucić",
        "hit shooting|hit shoot|shoot roll|shot|shooting roll hit|roll hit",
    ),
    "safe": Text("bezpiecznie|bezpieczny|grozić tu|grozić tutaj", "safe here|safe|dangerous here"),
    "weaker": Text(
        "słabszy|łatwiejszy|większe szanse|lepsze szanse|kim szanse|pokonać mnie|pobić mnie|wygrać mną",
        "weaker|easier|better chances|better odds|whom chances|beat me|win against me|stronger than me",
    ),
    "must_fight": Text("musieć walczyć|trzeba walczyć|musieć walka", "must fight|have fight|need fight"),
    "points": Text(
        "mieć siła|mieć moc|mieć wytrzymałość|jestem słaby|jestem silny|taki słaby|taki silny",
        "my strength|my craft|my endurance|have strength|have craft|so weak|so strong|i weak",
    ),
    "rivals": Text(
        "przeciwnik|rywal|przeciwko|ilu gracz|ile gracz",
        "up against|opponent|rival|playing against|many players",
    ),
    "happens_at": Text(
        "stać|grozić|niebezpieczny|groźny|ryzyko|ryzykować|zdarzyć|spotkać|wyrzucić|wypaść|czekać|niebezpieczniejszy"
        "|groźniejszy|bezpieczniejszy|opłacać|robić|zrobić|gorszy|lepszy|gdybym|jeśli pójdę|jak pójdę|pójść",
        "happen|happens|danger|dangerous|risk|risky|expect|safer|safe|worse|better|bad|roll|await|waits|do there|do at|do in|what if|special",
    ),
    "spending": Text(
        "stać na|starczyć na|warto kupić tu|wydać|kupić za|robić złoto|zrobić złoto|robić mieszek|wydawać",
        "spend|buy with|use gold|afford|do with gold|buy gold|buy coin|worth buying|anything buy",
    ),
    "skipping": Text("ignorować|zignorować|pominąć|pomijać|ominąć|omijać|pominięcie", "ignore|skip|avoid|bypass"),
    "favoured": Text(
        "zniżka|ulga|przywilej|korzyść|łatwiej mi|bonus|lepiej mi",
        "discount|perk|perks|privilege|advantage|bonus|easier for me",
    ),
    "fight_went": Text(
        "walka tak|walka pójść|walka skończyć|walka potoczyć|przegrać walka|wygrać walka|walka przebieg|przegrać",
        "fight go|fight end|fight like|combat go|combat end|lose fight|lost fight|win fight|won fight",
    ),
    "reward": Text(
        "dostać za zabić|dostać za pokonać|mieć za pokonać|mieć za zabić|nagroda za|zyskać pokonać|dostać zabić",
        "get for kill|get killing|reward kill|reward beat|get for beating|gain killing|get defeat|reward it",
    ),
    "by_craft": Text(
        "użyć moc|moc zamiast|atakować moc|atakować psychicznie|atak psychiczny|walczyć moc|walczyć psychicznie",
        "use craft|craft instead|attack craft|attack psychically|psychic attack|fight craft|fight psychically",
    ),
    "together": Text(
        "walczyć razem|atakować oba|oba naraz|walczyć naraz|oba razem|wszyscy razem",
        "fight together|attack both|both at once|fight both|together or one",
    ),
    "rolling_for": Text(
        "na co rzucać|po co rzucać|o co rzucać|czemu rzucać", "rolling for|roll for what|is rolling|does roll for"
    ),
    "portal_failed": Text(
        "wrota nie udać|wrota nie otworzyć|wrota przegrać|wrota nie wyjść|wrota zawieść",
        "fail portal|portal fail|portal stay shut|not open portal|portal closed",
    ),
    "passage": Text(
        "prowadzić przejście|prowadzić wejście|prowadzić drzwi|przejście wejść", "passage lead|doorway lead|door lead"
    ),
    "dungeon": Text("podziemia|loch|lochy", "dungeon|underground"),
    "worth_risk": Text(
        "warto ryzykować|opłacać ryzykować|warto ryzyko|warto rzucać", "worth risk|worth rolling|worth roll"
    ),
    "why_not_buy": Text("kupić|kupować", "buy|afford|purchase"),
    "gear": Text(
        "kupić sprzęt|kupić ekwipunek|kupić coś|kupić rzecz|kupić przedmiot|kupić broń|kupić zbroja",
        "buy gear|buy stuff|buy equipment|buy things|buy something|buy items|buy weapon|buy armour",
    ),
    "why_lost": Text("dlaczego stracić|czemu stracić|przez co stracić", "why lose|why lost|how lose|how lost"),
    "missed": Text("chybić|spudłować|nie trafić|strzał nie", "miss|missed|shot fail|not hit"),
    "turn_lost": Text(
        "stracić tura|tracić tura|stracić kolejka|tracić kolejka|ominąć tura|ominąć kolejka|przepaść tura",
        "lose turn|lost turn|miss turn|missed turn|skip turn|skipped turn|lose my turn",
    ),
    "shoot": Text("strzelać|strzelić|ustrzelić|zastrzelić|strzał|łuk|zasięg", "shoot|shooting|shot|bow|range|arrow"),
    "shot_result": Text("trafić|strzał trafić|mój strzał", "my shot|shot hit|shot miss"),
    "found": Text(
        "znaleźć|wylosować|wyciągnąć|znalazł|wylosował|wyciągnął|podnieść",
        "find|found|drew|drawn|did draw|did pick|picked up",
    ),
    "attacked": Text(
        "atakować|zaatakować|napaść|bić|pobić|rzucić się", "attack|attacked|fight me|hit me|jump me|fought|attacking"
    ),
    "stealing": Text(
        "ukraść|kraść|okraść|zabrać|odebrać|zwinąć|podwędzić", "steal|rob|take from|nick|pinch|take off|grab from"
    ),
    "range_of_move": Text("iść|ruszyć|pójść|dojść|dalej|stanąć|ruch", "go|move|walk|land|reach|further"),
    "foes_near": Text(
        "wróg blisko|wróg pobliże|wróg okolica|potwór blisko|potwór pobliże|smok blisko|smok pobliże",
        "enemies near|enemies nearby|enemies around|monsters near|monsters nearby|dragons near|dragons nearby",
    ),
    "between": Text("od|między|pomiędzy", "from|between"),
    "percents": Text("procent|co procent", "percent|percentage"),
    "still": Text("siedzieć|leżeć|stać tu|być tu|dalej tu|jeszcze tu|nadal tu", "still here|still there|still around"),
    "to_be": Text(
        "mogę być|mam być|mogę grać|mam grać|będę grać|mogę zagrać|moje postacie|kim wybrać",
        "can be|i be|play as|i play|my characters|choose",
    ),
    "good": Text("dobry", "good"),
    "neutral": Text("neutralny", "neutral"),
    "evil": Text("zły", "evil"),
    "combat_sort": Text(
        "walczyć wręcz|walczyć moc|walczyć siła|walczyć psychicznie|walka wręcz|walka psychiczna",
        "fight melee|fight craft|fight strength|melee psychic|fight psychic",
    ),
}
CHANGED: Book = {
    "endurance": Text(
        "wytrzymałość|życie|zdrowie|rana|ranny|punkt|oberwać|dostać po|zranić",
        "endurance|life|lives|health|hurt|wounded|point|damage|get hit|got hit|hit",
    ),
    "strength": Text("siła", "strength"),
    "craft": Text("moc", "craft"),
    "gold": Text("złoto|mieszek|mz|kasa|pieniądze|forsa", "gold|bag|money|cash|coins"),
    "spell": Text("czar|zaklęcie", "spell"),
    "turn": Text("tura|kolejka", "turn"),
    "toad": Text("ropucha|żaba", "toad|frog"),
    "alignment": Text("charakter|zły|dobry|neutralny", "alignment|evil|good|neutral"),
    "place": Text("tu|tutaj|obszar|miejsce", "here|space|place"),
    "friend": Text("przyjaciel|towarzysz|kompan", "friend|companion|ally|follower"),
    "item": Text("przedmiot|rzecz|ekwipunek|graty", "item|thing|stuff|gear|equipment"),
}
"""What people call what an event changes of theirs."""
NUMERALS: Mapping[str, str] = {
    fold(word): str(number)
    for number, words in enumerate(
        (
            "jedynka jedynkę jeden one",
            "dwójka dwójkę dwa two",
            "trójka trójkę trzy three",
            "czwórka czwórkę cztery four",
            "piątka piątkę pięć five",
            "szóstka szóstkę sześć six",
        ),
        1,
    )
    for word in words.split()
}
"""What people call what dice show."""

INQUIRY_WORDS: Book = {
    "told.spell": Text("• {card}: {text} Kiedy: {when}.", "• {card}: {text} When: {when}."),
    "told.spell_cast": Text("Ostatni rzuciłeś: {card}.", "The last one you cast: {card}."),
    "told.spell_gone": Text("Ostatni przepadł: {card}.", "The last one is gone: {card}."),
    "told.because_of": Text("Przez: {cause}.", "By: {cause}."),
    "told.alignment": Text("Twój charakter: {alignment}.", "Your alignment: {alignment}."),
    "told.asked_strength": Text("siła siłę siły strength", "strength siła siłę siły"),
    "told.asked_craft": Text("moc mocy craft", "craft moc mocy"),
    "told.raise_trophies": Text(
        "Trofea za {price} {price|punkt|punkty|punktów} dają 1 punkt Siły albo Mocy („wymień”, przed ruchem, po "
        "ruchu, tuż przed walką albo na końcu tury).",
        "Trophies of {price} {price|point|points} bring 1 point of Strength or Craft (“exchange”, before the move, "
        "after it, before a combat or at the end of a turn).",
    ),
    "told.raise_at": Text("{what} – do zyskania tu: {spaces}.", "{what} can be had here: {spaces}."),
    "told.shooting": Text(
        "Strzał: twoja Siła + kostka musi być większa niż Siła (albo Moc) celu + jego kostka. Trafiona karta przepada, "
        "trafiony Poszukiwacz traci 1 Wytrzymałości; chybienie nic nie kosztuje.",
        "A shot: your Strength + a die must be more than the Strength (or Craft) of the target + a die. A card that is "
        "hit is discarded, an adventurer loses 1 Endurance; a miss costs nothing.",
    ),
    "told.combat_sort": Text(
        "Z Wrogiem, który ma Siłę, walczy się wręcz, z takim, który ma Moc – psychicznie; ma obie, to tą z nich, w której "
        "jesteś słabszy. Innych Poszukiwaczy atakuje się wręcz, chyba że zdolność pozwala inaczej.",
        "An enemy with Strength is fought in melee, one with Craft in psychic combat; one with both, by whichever of them "
        "is your weaker one. Other adventurers are attacked in melee unless an ability allows otherwise.",
    ),
    "told.rivals": Text("Graczy jest {n}: ty i {names}.", "There are {n} players: you and {names}."),
    "told.drawn_at_random": Text(
        "Dobierane karty są losowe: Wróg, rzecz, Przyjaciel, zdarzenie albo miejsce; im więcej kart, tym więcej ryzyka i "
        "łupów.",
        "Cards that are drawn are a matter of chance: an enemy, a thing, a friend, an event or a place; more cards bring "
        "more danger and more to win.",
    ),
    "told.may_skip": Text(
        "{space}: możesz pominąć to polecenie ({cards}); gra zapyta, gdy tam staniesz.",
        "{space}: you may skip this instruction ({cards}); you will be asked when you are there.",
    ),
    "told.may_not_skip": Text(
        "{space}: nic twojego nie pozwala pominąć tego polecenia.",
        "{space}: nothing of yours lets you skip this instruction.",
    ),
    "told.heals_for": Text("{place}: leczenie, {n} mz za punkt.", "{place}: healing, {n} gold a point."),
    "told.for_gold": Text("Co można mieć za {n} mz:", "What can be had for {n} gold:"),
    "told.nothing_for_gold": Text("Za {n} mz nic się teraz nie kupi.", "Nothing can be had for {n} gold now."),
    "told.steps_to": Text("{space} – {n} {n|obszar|obszary|obszarów}", "{space} – {n} {n|space|spaces}"),
    "told.from_to": Text("Stąd do celu ({goal}): {list}.", "How far to {goal}: {list}."),
    "told.goes_farther": Text(
        "Wypadło {n} i o tyle idziesz, a {cards} pozwala pójść dalej.",
        "You rolled {n} and go that far, and {cards} lets you go farther.",
    ),
    "told.goes_exactly": Text(
        "Wypadło {n}: idziesz dokładnie o tyle obszarów, w jedną albo w drugą stronę.",
        "You rolled {n}: you go exactly that many spaces, one way or the other.",
    ),
    "told.percents": Text(
        "Procent przy Wrogu, Strażniku albo graczu to twoja szansa, że wygrasz z nim walkę.",
        "The percentage beside an enemy, the Sentinel or a player is your chance to win the combat with him.",
    ),
    "told.turn_lost": Text("Ta tura przepadła, bo działa: {card}.", "That turn was lost by: {card}."),
    "told.turn_lost_by": Text("Ta tura przepadła przez: {card} ({who}).", "That turn was lost by: {card} ({who})."),
    "told.odds_made_of": Text(
        "Po obu stronach liczy się Siła (w walce psychicznej Moc) i rzut kostką; im większa różnica, tym mniejsza szansa.",
        "On both sides Strength counts (in psychic combat Craft) and a roll of the die; the wider the gap, the smaller the "
        "chance.",
    ),
    "told.found": Text("Wylosowane na obszarze {space}: {card}.", "Drawn at {space}: {card}."),
    "told.found_nothing": Text("Nie było tam żadnej karty dla ciebie.", "You drew no card there."),
    "told.not_attacked": Text("Nikt cię jeszcze nie zaatakował.", "Nobody has attacked you yet."),
    "told.attacked_by": Text(
        "Walkę zaczął {who}: kto kończy ruch na obszarze innego gracza, może go zaatakować, a zwycięzca zabiera złoto, "
        "przedmiot albo punkt Wytrzymałości.",
        "{who} began the combat: whoever ends a move on another player's space may attack, and the winner takes gold, an "
        "item or a point of Endurance.",
    ),
    "told.you_attacked": Text("Ta walka była z twojej woli: {who}.", "That combat was your own choice: {who}."),
    "told.enemy_attacked": Text(
        "Zaatakował cię Wróg ({who}): z każdym Wrogiem na obszarze, na którym się staje, trzeba walczyć, chyba że zdolność "
        "mówi inaczej.",
        "An enemy attacked you ({who}): every enemy on the space where you stop has to be fought unless an ability says "
        "otherwise.",
    ),
    "told.in_range": Text("W zasięgu strzału (3 obszary): {names}.", "Within range (3 spaces): {names}."),
    "told.none_in_range": Text("Nikogo nie ma w zasięgu strzału (3 obszary).", "Nobody is within range (3 spaces)."),
    "told.no_fight": Text("Twojej walki jeszcze nie było.", "You have not fought yet."),
    "told.reward": Text(
        "{foe}: po wygranej masz trofeum ({worth}); trofea za {price} {price|punkt|punkty|punktów} wymienia się na 1 punkt "
        "Siły albo Mocy.",
        "{foe}: after a win you keep a trophy ({worth}); trophies of {price} {price|point|points} are exchanged for 1 point "
        "of Strength or Craft.",
    ),
    "told.fought_either_way": Text("{foe}: możesz wybrać ({ways}).", "{foe}: you may choose ({ways})."),
    "told.fought_one_way": Text("{foe}: tylko {ways}.", "{foe}: only {ways}."),
    "told.together": Text(
        "Wrogowie z tym samym numerem i rodzajem walki walczą razem: ich Siła (albo Moc) się sumuje, a rzut mają jeden. "
        "Kto cię nie atakuje, dołącza tylko wtedy, gdy go zaatakujesz.",
        "Enemies of the same number and sort of combat fight together: their Strength (or Craft) is added up, and one die is "
        "thrown for them. One that does not attack you joins only if you attack it.",
    ),
    "told.rolling_for": Text("{seat} rzuca: {what}.", "{seat} rolls for: {what}."),
    "told.portal_failed": Text(
        "Jeśli na 2 kostkach wypadnie więcej niż Siła (albo Moc), Wrota się nie otwierają, a ty tracisz 1 zyskany "
        "punkt tej cechy (jeśli go masz) i zostajesz przed nimi; spróbować możesz w innej turze.",
        "If the 2 dice show more than your Strength (or Craft), the Portal stays shut, you lose 1 point of it that "
        "you have gained (if any) and stay before it; you may try again in another turn.",
    ),
    "told.dungeon": Text(
        "Podziemia: od obszaru Wejście idzie się rzutami, {n} {n|obszar|obszary|obszarów} w głąb, do Skarbca; po drodze "
        "dobierasz karty Podziemi (Wrogów i skarby). Skarbiec daje nagrodę i wyprowadza na planszę główną; zawrócić można "
        "tylko w ucieczce.",
        "The Dungeon: from its Entrance you go on by rolls, {n} {n|space|spaces} deep, to the Treasury; on the way you draw "
        "Dungeon cards (enemies and treasure). The Treasury has a reward and leads out to the main board; only flight leads "
        "back.",
    ),
    "told.in_six": Text("{text} – {n} na 6 ({percent}%)", "{text} – {n} in 6 ({percent}%)"),
    "told.die_here": Text("{space}, rzut kostką: {list}.", "{space}, a roll of the die: {list}."),
    "told.no_shop_here": Text("Na tym obszarze nikt niczego nie sprzedaje.", "Nobody sells anything on this space."),
    "told.too_dear": Text("Najtańsza rzecz kosztuje {n} mz.", "The cheapest thing costs {n} gold."),
    "told.no_shot": Text("Twojego strzału jeszcze nie było.", "You have not shot at anybody yet."),
    "told.at_distance": Text("{space} (stąd {n})", "{space} ({n} away)"),
    "told.no_talisman": Text(
        "Żaden Talizman nie leży na planszy i nikt go nie ma.", "No Talisman lies on the board, and nobody has one."
    ),
    "told.points_made_of": Text(
        "Na karcie Poszukiwacza: Siła {strength}, Moc {craft}; reszta to zyskane lub stracone punkty, rzeczy i Przyjaciele.",
        "On the adventurer's card: Strength {strength}, Craft {craft}; the rest is points gained or lost, things and "
        "friends.",
    ),
    "told.no_foes_near": Text("W zasięgu jednego rzutu nie leży żaden Wróg.", "No enemy lies within one roll of you."),
    "told.no_archer": Text(
        "Nic twojego nie pozwala strzelać: trzeba zdolności postaci albo Przyjaciela.",
        "Nothing of yours lets you shoot: that takes an ability of a character or a friend.",
    ),
    "told.stealing": Text(
        "Innym zabiera się rzeczy po wygranej walce na ich obszarze (złoto, jeden przedmiot albo punkt Wytrzymałości); "
        "kraść bez walki pozwala tylko zdolność, np. Złodzieja.",
        "Things are taken from others after a combat won on their space (gold, one item or a point of Endurance); to steal "
        "without one takes an ability such as the Thief's.",
    ),
    "told.own_gold": Text("Masz {n} mz.", "You have {n} gold."),
    "told.place": Text("{seat}: {space} ({region}).", "{seat}: {space} ({region})."),
    "told.nowhere": Text("{seat}: nie ma teraz Poszukiwacza.", "{seat}: has no adventurer now."),
    "told.lies": Text("{card}: leży na obszarze {space}.", "{card}: lies on {space}."),
    "told.owned": Text("{card}: ma {seat}.", "{card}: {seat} has it."),
    "told.limit": Text(
        "Możesz nieść {limit} {limit|przedmiot|przedmioty|przedmiotów}, masz {n}; wierzchowce i wozy niosą więcej.",
        "You can carry {limit} {limit|item|items} and have {n}; beasts and carts carry more.",
    ),
    "told.trophies": Text(
        "Punkt Siły albo Mocy kosztuje {price} {price|punkt|punkty|punktów} trofeów; masz: Siła {strength}, Moc {craft}.",
        "A point of Strength or Craft costs {price} {price|point|points} of trophies; you have: Strength {strength}, "
        "Craft {craft}.",
    ),
    "told.quest": Text(
        "Twoje zadanie: {quest}. Póki go nie wykonasz, Czarownik nie da następnego.",
        "Your quest: {quest}. Until it is done the Warlock gives no other.",
    ),
    "told.no_quest": Text(
        "Nie masz zadania. Zadania daje Czarownik w swojej Jaskini, a za wykonane Talizman.",
        "You have no quest. The Warlock gives quests in his Cave, and a Talisman for one that is done.",
    ),
    "told.spells": Text(
        "Masz {n} {n|Czar|Czary|Czarów}, limit: {limit}.", "You have {n} {n|spell|spells}, limit: {limit}."
    ),
    "told.friends": Text(
        "Przyjaciół możesz mieć dowolnie wielu; masz {n}.", "You may have any number of friends; you have {n}."
    ),
    "told.death": Text(
        "Bez Wytrzymałości giniesz: rzeczy, złoto i Przyjaciele zostają na obszarze, a ty zaczynasz z nową parą postaci.",
        "Without Endurance you die: things, gold and friends stay on the space, and you begin with a new pair of characters.",
    ),
    "told.death_last": Text(
        "Ktoś był już na Koronie Władzy: kto teraz straci ostatni punkt Wytrzymałości, odpada z gry.",
        "Somebody has been on the Crown of Command: whoever loses the last Endurance now is out of the game.",
    ),
    "told.own_healing": Text("Leczy cię {card}: {text}.", "Your {card} heals: {text}."),
    "told.healers": Text("Leczą: {spaces}.", "These heal: {spaces}."),
    "told.unseen": Text(
        "{card}: ani na planszy, ani u nikogo.",
        "{card}: neither on the board nor with anybody.",
    ),
    "told.talismans_left": Text(
        "W stosie Talizmanów: {n}. Talizman dostaje się za zadanie Czarownika albo z kart.",
        "In the pile of Talismans: {n}. One gets a Talisman for a quest of the Warlock's or from cards.",
    ),
    "told.price": Text("{n} mz", "{n} gold"),
    "told.sold": Text("Cena: {prices}.", "Price: {prices}."),
    "told.at": Text("{price} ({shop})", "{price} ({shop})"),
    "told.shop": Text("{shop}: {goods}.", "{shop}: {goods}."),
    "told.good": Text("{card} {n} mz", "{card} {n} gold"),
    "told.nothing": Text("nic", "nothing"),
    "told.things": Text("{seat} ma: {things}.", "{seat} has: {things}."),
}
