"""Why something cannot be done in Magia i Miecz, in words."""

from __future__ import annotations

from brzdek.core.text import Book, Text

WHY_WORDS: Book = {
    "why.roll_first": Text("{space}: najpierw rzut na ruch.", "{space}: roll to move first."),
    "why.roll_exactly": Text(
        "{space}: najpierw rzut na ruch. Stąd {n|jest|są|jest} {n} {n|obszar|obszary|obszarów}, więc musi wypaść {n}.",
        "{space}: roll to move first. It is {n} {n|space|spaces} away, so you need a {n}.",
    ),
    "why.carried_by_roads": Text(
        "{space}: w Otchłani nie liczy się obszarów, niosą cię drogi: rzut 1–2, 3–4 albo 5–6 wybiera jedną z trzech. "
        "„Jak daleko {space}” powie, jakie masz szanse.",
        "{space}: in the Abyss spaces are not counted, roads carry you: a roll of 1–2, 3–4 or 5–6 chooses one of three. "
        "“How far {space}” tells your chances.",
    ),
    "why.behind_oneself": Text(
        "{space}: to już za tobą. W Podziemiach idzie się naprzód, a cofa tylko w ucieczce.",
        "{space} lies behind you. In the Dungeon you go on, and back only in flight.",
    ),
    "why.spoils_afterwards": Text(
        "Najpierw walka: zabierać można dopiero po wygranej.",
        "The combat comes first: things are taken when it is won.",
    ),
    "why.too_far_away": Text(
        "{space}: za daleko na jeden ruch. Stąd {n|jest|są|jest} {n} {n|obszar|obszary|obszarów}, a rzut to najwyżej {most}.",
        "{space} is too far for one move: {n} {n|space|spaces} away, and a roll is {most} at most.",
    ),
    "why.passed_on_the_way": Text(
        "{space}: stąd {n} {n|obszar|obszary|obszarów}, a wypadło {steps}, więc tam nie staniesz, ale mijasz ten obszar i "
        "możesz spróbować przejść – to osobny ruch na liście.",
        "{space} is {n} {n|space|spaces} away and you rolled {steps}, so you cannot stop there, but you pass it and may try "
        "to go through: that is a move of its own on the list.",
    ),
    "why.other_distance": Text(
        "{space}: stąd {n} {n|obszar|obszary|obszarów}, a idziesz dokładnie tyle, ile wypadło: {steps}.",
        "{space} is {n} {n|space|spaces} away, and you go exactly as far as you rolled: {steps}.",
    ),
    "why.across_the_river": Text(
        "Obszar {space} leży po drugiej stronie Rwącej Rzeki: prowadzi tam most, tratwa albo czyjaś pomoc.",
        "{space} lies across the Storm River: the bridge, a raft or some help leads there.",
    ),
    "why.on_another_board": Text(
        "Obszar {space} leży na innej planszy: nie dochodzi się tam zwykłym ruchem.",
        "{space} lies on another board: an ordinary move does not lead there.",
    ),
    "why.behind_the_gate": Text(
        "Obszar {space} leży w Krainie Wewnętrznej: najpierw trzeba otworzyć Tajemne Wrota, a przez Dolinę Ognia "
        "przechodzi się tylko z Talizmanem.",
        "{space} lies in the Inner Region: the Portal of Power has to be opened first, and only a Talisman leads "
        "through the Valley of Fire.",
    ),
    "why.one_space_only": Text(
        "{space}: w Krainie Wewnętrznej idzie się o jeden obszar na turę.",
        "{space}: in the Inner Region you go one space a turn.",
    ),
    "why.moved_already": Text("{space}: ruch w tej turze już był.", "{space}: you have moved in this turn."),
    "why.not_on_this_space": Text("{whom} jest na innym obszarze.", "{whom} is on another space."),
    "why.no_meeting_now": Text(
        "{whom}: innych spotyka się po zbadaniu obszaru, przed zabraniem rzeczy.",
        "{whom}: others are met after the space is explored, before things are taken.",
    ),
    "why.casts_spent": Text(
        "{card}: nie możesz już rzucić Czaru przed swoją następną turą.",
        "{card}: you may cast no more spells before your next turn.",
    ),
    "why.toad_casts": Text("{card}: ropucha nie rzuca Czarów.", "{card}: a toad casts no spells."),
    "why.wrong_moment": Text(
        "{card}: to nie jest chwila na ten Czar. Rzuca się go: {cast_when}.",
        "{card}: this is not the moment for this spell. It is cast: {cast_when}.",
    ),
    "why.no_effect": Text("{card}: ten Czar nic by teraz nie zrobił.", "{card}: this spell would do nothing now."),
    "why.taken_later": Text(
        "{card}: rzeczy zabiera się na końcu badania obszaru.",
        "{card}: things are taken when the space has been explored.",
    ),
    "why.collected_later": Text(
        "Co leży na obszarze, zabiera się na końcu jego badania (leży tu: {cards}).",
        "What lies on a space is taken when it has been explored (here lies: {cards}).",
    ),
    "why.nothing_to_take": Text("Nie leży tu nic, co można zabrać.", "Nothing lies here that you could take."),
    "why.not_for_you": Text("{card}: nie możesz tego mieć.", "{card}: you may not own it."),
    "why.not_for_other": Text("{card}: {whom} nie może tego mieć.", "{card}: {whom} may not own it."),
    "why.not_for_other_aligned": Text(
        "{card}: {whom} nie może tego mieć, bo ma charakter {alignment}.",
        "{card}: {whom} may not own it, being {alignment}.",
    ),
    "why.not_for_aligned": Text(
        "{card}: to nie dla ciebie, póki twój charakter jest {alignment}.",
        "{card}: not for you as long as your alignment is {alignment}.",
    ),
    "why.already_rolled": Text("Już rzucono: {n}. Wybierz, dokąd iść.", "Already rolled: {n}. Choose where to go."),
    "why.no_dropping_now": Text(
        "{card}: rzeczy odkłada się przed rzutem na ruch, podczas badania obszaru i na końcu tury.",
        "{card}: things are put down before the roll, while exploring and at the end of the turn.",
    ),
    "why.no_raft_here": Text(
        "Tratwę buduje się toporem, zaczynając turę w Lesie lub Puszczy.",
        "A raft is built with an axe by whoever begins a turn in the Forest or the Woods.",
    ),
    # what cannot be done at all, now or here
    "why.unhurt": Text(
        "Nie ma czego leczyć: Wytrzymałość {n}, nie mniej niż na początku.",
        "There is nothing to heal: your Endurance is {n}, no less than at the start.",
    ),
    "why.nobody_heals": Text(
        "Nikt cię teraz nie leczy. Leczą w Wiosce, Mieście, Zamku i Kapliczce, gdy się je bada, zwykle za mieszek od punktu.",
        "Nobody heals you now. They heal in the Village, the City, the Castle and the Chapel when you explore them, mostly "
        "for a bag of gold a point.",
    ),
    "why.nothing_to_evade": Text("Nie ma przed kim uciekać.", "There is nobody to run away from."),
    "why.no_escape": Text(
        "Wymyka się przed walką ten, komu pozwala na to zdolność, Czar, Przyjaciel lub przedmiot; tu i teraz nie masz jak.",
        "Whom an ability, a spell, a friend or an item lets may evade before a combat; here and now nothing of yours does.",
    ),
    "why.fought_when_exploring": Text(
        "{card}: walka zacznie się, gdy zbadasz obszar („badaj”).",
        "{card}: the combat begins when you explore the space (“explore”).",
    ),
    "why.foe_elsewhere": Text(
        "{card} leży na obszarze {space}, a walczy się tylko na własnym.",
        "{card} lies on {space}, and one fights only on one's own space.",
    ),
    "why.no_foe": Text("Nie ma tu teraz z kim walczyć.", "There is nobody to fight here now."),
    "why.nobody_here": Text(
        "Nie ma tu nikogo: innych graczy spotyka się na własnym obszarze.",
        "Nobody is here: other players are met on one's own space.",
    ),
    "why.no_thief": Text(
        "Nie masz teraz zdolności, która pozwala okradać: innych się atakuje albo z nimi handluje.",
        "You have no ability to rob others now: they are attacked or traded with.",
    ),
    "why.no_spells": Text("Nie masz żadnego Czaru.", "You have no spells."),
    "why.no_spell_now": Text(
        "Żadnego z twoich Czarów nie można rzucić w tej chwili.", "None of your spells can be cast at this moment."
    ),
    "why.no_second_throw": Text(
        "Nic, co masz, nie pozwala teraz rzucić jeszcze raz.", "Nothing you have lets you throw again now."
    ),
    "why.must_roll": Text(
        "Nie można zostać w miejscu: rzucasz na ruch i idziesz dokładnie o tyle obszarów.",
        "You cannot stay: you roll to move and go exactly that many spaces.",
    ),
    "why.must_move": Text(
        "Nie można zostać w miejscu: idziesz dokładnie tyle, ile wypadło: {steps}.",
        "You cannot stay: you go exactly as far as you rolled: {steps}.",
    ),
    "why.move_first": Text(
        "Najpierw ruch: potem bada się obszar i kończy turę.",
        "Move first: then the space is explored, and the turn ends.",
    ),
    "why.no_roll_now": Text("Teraz nie ma na co rzucać.", "There is nothing to roll for now."),
    "why.few_trophies": Text(
        "Za mało trofeów ({what}): masz za {n}, a punkt kosztuje {price}.",
        "Too few trophies ({what}): yours are worth {n}, and a point costs {price}.",
    ),
    "why.exchanged_then": Text(
        "Najpierw to pytanie; trofea wymienisz przed ruchem, po ruchu, tuż przed walką albo na końcu tury.",
        "This question first; trophies are exchanged before the move, after it, before a combat or at the end of a turn.",
    ),
    "why.no_trophies": Text("Nie masz trofeów do wymiany.", "You have no trophies to exchange."),
    "why.bridge_after_roll": Text(
        "Most: najpierw rzut na ruch, musi wystarczyć na dojście do mostu i przejście.",
        "The bridge: roll to move first, far enough to reach the bridge and cross it.",
    ),
    "why.portal_after_roll": Text(
        "Tajemne Wrota: najpierw rzut na ruch; jeśli wystarczy, żeby do nich dojść i przejść, wybierasz je jako drogę i "
        "rzucasz 2 kostkami.",
        "The Portal of Power: roll to move first; if that is enough to reach it and go through, you choose it as your way "
        "and throw 2 dice.",
    ),
    "why.no_bridge_near": Text(
        "Twój ruch nie prowadzi teraz przez most.", "Your move does not lead over the bridge now."
    ),
    "why.used_then": Text("{card}: nie w tej chwili.{says}", "{card}: not at this moment.{says}"),
    "why.used_up": Text("{card}: w tej turze już użyte.", "{card}: already used this turn."),
    "why.silent_here": Text("{card}: nie działa na obszarze {space}.", "{card} does not work on {space}."),
    "why.nothing_comes_of_it": Text(
        "{card}: chwila jest dobra, ale nic by to teraz nie dało.{says}",
        "{card}: the moment is right, but nothing would come of it now.{says}",
    ),
    "why.never_used": Text(
        "{card}: nie trzeba tego używać, działa samo.{says}", "{card} need not be used, it works by itself.{says}"
    ),
    "why.one_weapon": Text("W walce używa się jednej broni.", "Only one weapon is used in a combat."),
    "why.one_armour": Text("Broni jeden pancerz.", "Only one armour protects you."),
    "why.too_many_items": Text(
        "Możesz nieść najwyżej {n} {n|przedmiot|przedmioty|przedmiotów}, więc coś musisz odłożyć.",
        "You may carry at most {n} {n|item|items}, so something has to be put down.",
    ),
    "why.has_no_such": Text("{whom} nie ma tego: {card}.", "{whom} does not have it: {card}."),
    "why.not_robbed": Text(
        "Graczowi {whom} nie można zabrać przedmiotu ani złota ({card}).",
        "No item and no gold can be taken from {whom} ({card}).",
    ),
    "refused.none_such_here": Text("Nic takiego tu nie leży.", "Nothing of the kind lies here."),
    "why.not_lying_here": Text("{card}: nie leży tu.", "{card} does not lie here."),
    "why.too_dear": Text(
        "{card} kosztuje {price} mz, a masz {gold} mz.", "{card} costs {price} gold, and you have {gold}."
    ),
    "why.not_sold": Text("{card}: tego tu nie sprzedają.", "{card} is not sold here."),
    "why.no_shop": Text("Nikt ci teraz nic nie sprzedaje.", "Nobody sells you anything now."),
    "why.given_in_trade": Text(
        "{card}: oddać można tylko w handlu, graczowi spotkanemu na tym samym obszarze.",
        "{card}: things are given only in trade, to a player met on the same space.",
    ),
    "why.removed": Text("{card}: postać usunięta z gry ({seat}).", "{card} has been removed from the game ({seat})."),
    "why.already_there": Text("{whom} stoi tam, gdzie ty.", "{whom} stands where you are."),
    "why.not_held": Text("{card}: nie masz takiej karty.", "{card}: you have no such card."),
    "why.sold_elsewhere": Text(
        "{card}: nikt ci teraz tego nie sprzedaje. Kupuje się, badając obszar {spaces}, za {price} mz (masz {gold}).",
        "{card}: nobody sells you that now. It is bought by exploring {spaces}, for {price} gold (you have {gold}).",
    ),
    "why.explore_first": Text(
        "Najpierw bada się obszar („badaj”), potem kończy turę.",
        "The space is explored first (“explore”), then the turn ends.",
    ),
    "why.fight_first": Text("Najpierw walka.", "The combat comes first."),
    "why.explored_already": Text("Ten obszar jest już zbadany.", "This space has been explored."),
    "why.walked_already": Text("Ruch w tej turze już był.", "You have moved in this turn."),
    "why.either_way": Text(
        "Najpierw rzut na ruch („rzuć”), potem wybierasz, w którą stronę iść.",
        "Roll to move first (“roll”), then you choose which way to go.",
    ),
    "why.region_elsewhere": Text("{region}: {led}", "{region}: {led}"),
    "why.characters_first": Text(
        "Gra zacznie się, gdy wszyscy wybiorą postacie: teraz usuwasz jedną z zestawu sąsiada, potem wybierasz swoją "
        "parę.",
        "The game begins when everybody has chosen characters: now you remove one of your neighbour's set, then you "
        "choose your own pair.",
    ),
    "why.pair_first": Text(
        "Gra zacznie się, gdy wszyscy wybiorą postacie: teraz wybierasz Poszukiwacza i Giermka ze swojego zestawu.",
        "The game begins when everybody has chosen characters: now you choose an adventurer and a squire of your set.",
    ),
    "why.not_your_turn": Text("To nie twoja tura (teraz gra: {whom}).", "It is not your turn (now: {whom})."),
    "why.start_first": Text(
        "Gra zaraz się zacznie: najpierw wybierz obszar, na którym zaczynasz.",
        "The game is about to begin: first choose the space on which you start.",
    ),
    "why.not_neighbours": Text(
        "{card}: tej postaci nie ma w zestawie sąsiada.", "{card} is not in your neighbour's set."
    ),
    "why.not_dealt": Text("{card}: nie ma tej postaci w twoim zestawie.", "{card} is not in your set."),
}
