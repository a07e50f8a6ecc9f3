"""What Magia i Miecz says to whom it happens, and what it says of another player's turn in one line."""

from __future__ import annotations

from brzdek.core.text import Book, Text

RETOLD: Book = {
    # -- to the reader
    "cause.barred": Text("nie ma dla niej miejsca w {region}", "there is no place for it in {region}"),
    "you.banned": Text("Usuwasz z gry postać: {card}.", "You remove a character: {card}."),
    "you.pair_chosen": Text("Grasz: {card}, giermek {squire}.", "You play {card}, squire {squire}."),
    "you.begins": Text("Ty zaczynasz.", "You begin."),
    "you.placed": Text("Zaczynasz na obszarze {space}.", "You start on {space}."),
    "you.turn_begins": Text("Obieg {round}. Twoja tura.", "Round {round}. Your turn."),
    "you.turn_lost": Text("Tracisz tę turę.", "You lose this turn."),
    "you.turn_cut": Text(
        "W tej turze już nie idziesz ani nie badasz.", "You neither move nor explore any more this turn."
    ),
    "you.flees": Text("Zawracasz ku wyjściu z Podziemi.", "You turn back for the way out of the Dungeon."),
    "you.driven_back": Text(
        "W następnym ruchu musisz cofnąć się ku Wejściu.", "Your next move leads back towards the Entrance."
    ),
    "you.went": Text("Idziesz na obszar {space}.", "You go to {space}."),
    "you.held": Text("Zostajesz w niewoli.", "You remain enslaved."),
    "you.drifts": Text("Unosi cię Droga: {road}.", "The {road} road carries you."),
    "you.bound_for": Text("W następnym ruchu trafisz na obszar {space}.", "Your next move leads to {space}."),
    "you.imprisoned": Text("Więzi cię Obca Cywilizacja.", "The Alien Civilisation imprisons you."),
    "you.escaped": Text("Uciekasz z więzienia!", "You break out of prison!"),
    "you.still_held": Text(
        "Nie udaje ci się uciec (zostało prób: {n}).", "You fail to break out ({n} {n|attempt|attempts} left)."
    ),
    "you.gate_shut": Text("Brama nie otwiera się dla ciebie.", "The Gate does not open for you."),
    "you.drew": Text("Dobierasz: {card}.", "You draw: {card}."),
    "you.reaches": Text("Spotykasz: {card}.", "You meet: {card}."),
    "you.gained": Text("Zyskujesz: {what} ({n}).", "You gain: {what} ({n})."),
    "you.gained.gold": Text("Zyskujesz {n} {n|mieszek|mieszki|mieszków} złota.", "You gain {n} {n|bag|bags} of gold."),
    "you.gained.strength": Text(
        "Zyskujesz {n} {n|punkt|punkty|punktów} Siły.", "You gain {n} {n|point|points} of Strength."
    ),
    "you.gained.craft": Text("Zyskujesz {n} {n|punkt|punkty|punktów} Mocy.", "You gain {n} {n|point|points} of Craft."),
    "you.gained.endurance": Text(
        "Zyskujesz {n} {n|punkt|punkty|punktów} Wytrzymałości.", "You gain {n} {n|point|points} of Endurance."
    ),
    "you.lost": Text("Tracisz: {what} ({n}).", "You lose: {what} ({n})."),
    "you.lost.gold": Text("Tracisz {n} {n|mieszek|mieszki|mieszków} złota.", "You lose {n} {n|bag|bags} of gold."),
    "you.lost.strength": Text(
        "Tracisz {n} {n|punkt|punkty|punktów} Siły.", "You lose {n} {n|point|points} of Strength."
    ),
    "you.lost.craft": Text("Tracisz {n} {n|punkt|punkty|punktów} Mocy.", "You lose {n} {n|point|points} of Craft."),
    "you.lost.endurance": Text(
        "Tracisz {n} {n|punkt|punkty|punktów} Wytrzymałości!", "You lose {n} {n|point|points} of Endurance!"
    ),
    "you.had_none": Text("Nic nie tracisz, bo tego nie masz: {what}.", "You lose nothing, as you have none: {what}."),
    "you.had_none.least": Text(
        "Nic nie tracisz: {what} nie spada poniżej wartości początkowej.",
        "You lose nothing: {what} does not go below its start.",
    ),
    "you.loses_nothing": Text("Nic nie tracisz: {why}.", "You lose nothing: {why}."),
    "you.healed": Text(
        "Leczysz {n} {n|punkt|punkty|punktów} Wytrzymałości.", "You heal {n} {n|point|points} of Endurance."
    ),
    "you.saved": Text("{card} chroni cię przed stratą.", "{card} saves you."),
    "you.not_saved": Text("{card} nie pomaga.", "{card} does not help."),
    "you.no_room_for_spell": Text(
        "Nie dostajesz Czaru: możesz ich mieć najwyżej {n}.", "You get no spell: you may hold {n} at most."
    ),
    "you.got_spell": Text("Dostajesz Czar.", "You get a spell."),
    "you.took": Text("Bierzesz: {card}.", "You take: {card}."),
    "you.dropped": Text("Zostawiasz na obszarze {space}: {card}.", "You leave on {space}: {card}."),
    "you.loaded": Text("Ładujesz na {keeper}: {card}.", "You load on {keeper}: {card}."),
    "you.unloaded": Text("Zdejmujesz z nosiciela: {card}.", "You unload: {card}."),
    "you.dropped_spell": Text("Odkładasz zakryty Czar na obszarze {space}.", "You put a face-down spell on {space}."),
    "you.discarded": Text("Odrzucasz: {card}.", "You discard: {card}."),
    "you.enslaved": Text("Zyskujesz sługę: {card}.", "You gain a servant: {card}."),
    "you.bought": Text("Kupujesz: {what} ({n} mz).", "You buy: {what} ({n} gold)."),
    "you.took_gold": Text(
        "Zabierasz z obszaru {n} {n|mieszek|mieszki|mieszków} złota.",
        "You take {n} {n|bag|bags} of gold from the space.",
    ),
    "you.trade_refused": Text(
        "Nie zgadzasz się na wymianę z graczem {whom}.", "You do not agree to the trade with {whom}."
    ),
    "at_you.trade_refused": Text(
        "{seat} nie zgadza się na twoją propozycję wymiany.", "{seat} does not agree to the trade that you proposed."
    ),
    "you.gave": Text("Oddajesz graczowi {whom}: {what}.", "You hand to {whom}: {what}."),
    "at_you.gave": Text("{seat} oddaje ci: {what}.", "You get from {seat}: {what}."),
    "you.fights.weaker": Text(
        "Walczysz niższą ze swoich cech ({how}): {foes}.", "You fight with your weaker attribute ({how}): {foes}."
    ),
    "you.fights": Text("Walczysz ({how}): {foes}.", "You fight ({how}): {foes}."),
    "you.scored": Text("Razem masz {n}, przeciwnik {foe_score}.", "You have {n} in all, the foe {foe_score}."),
    "you.tie_won": Text("Wyniki są równe, a remis to dla ciebie wygrana.", "The scores are equal, and you win draws."),
    "you.too_little": Text("Przewaga nie wystarcza do zwycięstwa.", "The lead is not enough for a victory."),
    "you.fight_ends.won": Text("Wygrywasz walkę!", "You win the combat!"),
    "you.fight_ends.lost": Text("Przegrywasz walkę.", "You lose the combat."),
    "you.fight_ends.drawn": Text("Walka kończy się remisem.", "The combat is a draw."),
    "you.evaded": Text("Unikasz walki: {foes}.", "You evade: {foes}."),
    "you.killed": Text("Zabijasz: {card}.", "You kill: {card}."),
    "you.trophy": Text("Zatrzymujesz trofeum: {card}.", "You keep a trophy: {card}."),
    "you.exchanged": Text("Wymieniasz trofea: {what} +{n}.", "You exchange trophies: {what} +{n}."),
    "you.shot.hit": Text("Strzelasz i trafiasz: {target}.", "You shoot and hit: {target}."),
    "you.shot.missed": Text("Strzelasz i chybiasz: {target}.", "You shoot and miss: {target}."),
    "you.casts": Text("Rzucasz Czar: {card}.", "You cast: {card}."),
    "you.commands": Text("Rzucasz Rozkaz na gracza {whom}.", "You cast the Command on {whom}."),
    "at_you.commands": Text("{seat} rzuca na ciebie Rozkaz!", "{seat} casts the Command on you!"),
    "you.commands_nobody": Text(
        "Rzucasz Rozkaz, który nikogo nie dosięga.", "You cast the Command, which reaches nobody."
    ),
    "you.becomes": Text("Masz teraz charakter: {alignment}.", "You are now {alignment}."),
    "you.toad_begins": Text(
        "Zamieniasz się w ropuchę na {n} {n|turę|tury|tur}!", "You are a toad for {n} {n|turn|turns}!"
    ),
    "you.toad_ends": Text("Nie jesteś już ropuchą.", "You are a toad no more."),
    "roll.spared": Text("{brought}; ciebie to nie dotyczy ({card})", "{brought}; not you, though ({card})"),
    "you.loses_turn": Text("Stracisz {n} {n|turę|tury|tur}.", "You will lose {n} {n|turn|turns}."),
    "you.captured": Text("Popadasz w niewolę.", "You are enslaved."),
    "you.quest_taken": Text("Dostajesz zadanie: {quest}.", "You get a quest: {quest}."),
    "you.quest_done": Text("Wypełniasz zadanie.", "You fulfil the quest."),
    "you.portal_opened": Text("Otwierasz Tajemne Wrota.", "You open the Portal of Power."),
    "you.portal_shut": Text("Tajemne Wrota pozostają zamknięte.", "The Portal of Power stays shut."),
    "you.crossed": Text("Przeprawiasz się przez Rwącą Rzekę.", "You cross the Storm River."),
    "you.raft_built": Text("Budujesz tratwę.", "You build a raft."),
    "you.empowered": Text(
        "Zyskujesz Siłę Herkulesa: Siła 14, Wytrzymałość 5!",
        "You gain the Strength of Hercules: Strength 14, Endurance 5!",
    ),
    "you.king_decides": Text("Stajesz przed Królem Smoków: {roll}.", "You face the Dragon King: {roll}."),
    "you.king_flies": Text("Posyłasz Króla Smoków na gracza {whom}.", "You send the Dragon King against {whom}."),
    "at_you.king_flies": Text("Król Smoków leci na ciebie!", "The Dragon King flies against you!"),
    "you.robbed": Text("{being} zabiera ci: {card}.", "{being} takes from you: {card}."),
    "you.chest_opened": Text(
        "Otwierasz Puszkę Pandory ({deck}): pierwsza kostka – Czary, druga – karty.",
        "You open Pandora's Box ({deck}): the first die is for spells, the second for cards.",
    ),
    "you.chest_spells": Text(
        "Dostajesz ze skrzyni {n} {n|Czar|Czary|Czarów}.", "You get {n} {n|spell|spells} from the chest."
    ),
    "you.chest_gave": Text("Dajesz graczowi {whom} ze skrzyni: {card}.", "You give to {whom} from the chest: {card}."),
    "at_you.chest_gave": Text("{seat} daje ci ze skrzyni: {card}.", "{seat} gives you from the chest: {card}."),
    "you.died": Text("Twój Poszukiwacz ginie!", "Your adventurer dies!"),
    "you.eliminated": Text("Odpadasz z gry.", "You are out of the game."),
    "you.won": Text("Wygrywasz grę!", "You win the game!"),
    "cause.drawn": Text("{card}, dobiera {seat}", "{card}, drawn by {seat}"),
    "cause.met": Text("{card}, spotyka {seat}", "{card}, met by {seat}"),
    "cause.cast": Text("{card}, rzuca {seat}", "{card}, cast by {seat}"),
    "cause.used": Text("{card}, używa {seat}", "{card}, used by {seat}"),
    # -- another player's turn
    "short.nothing": Text("nic się nie dzieje", "nothing happens"),
    "short.turn_lost": Text("traci turę", "loses the turn"),
    "short.turn_cut": Text("na tym kończy turę", "ends the turn there"),
    "short.flees": Text("zawraca ku wyjściu z Podziemi", "turns back for the way out of the Dungeon"),
    "short.driven_back": Text("musi się cofnąć", "has to go back"),
    "short.went": Text("idzie: {space}", "goes to {space}"),
    "short.held": Text("zostaje w niewoli", "remains enslaved"),
    "short.drew": Text("dobiera: {card}", "draws {card}"),
    "short.reaches": Text("spotyka: {card}", "meets {card}"),
    "short.gained": Text("zyskuje: {what}", "gains {what}"),
    "short.gained.gold": Text("+{n} mz", "+{n} gold"),
    "short.gained.strength": Text("+{n} S", "+{n} S"),
    "short.gained.craft": Text("+{n} M", "+{n} C"),
    "short.gained.endurance": Text("+{n} W", "+{n} E"),
    "short.lost": Text("traci: {what}", "loses {what}"),
    "short.lost.gold": Text("−{n} mz", "−{n} gold"),
    "short.lost.strength": Text("−{n} S", "−{n} S"),
    "short.lost.craft": Text("−{n} M", "−{n} C"),
    "short.lost.endurance": Text("−{n} W", "−{n} E"),
    "short.healed": Text("+{n} W", "+{n} E"),
    "short.got_spell": Text("+ Czar", "+ a spell"),
    "short.took": Text("bierze: {card}", "takes {card}"),
    "short.dropped": Text("zostawia: {card}", "leaves {card}"),
    "short.dropped_spell": Text("odkłada zakryty Czar", "puts down a face-down spell"),
    "short.discarded": Text("odrzuca: {card}", "discards {card}"),
    "short.laid_out": Text("na obszar {space} trafia {card}", "there now on {space}: {card}"),
    "short.hoarded": Text("na kartę {keeper} trafia {card}", "there now on {keeper}: {card}"),
    "short.enslaved": Text("zyskuje sługę: {card}", "gains a servant: {card}"),
    "short.bought": Text("kupuje: {what}", "buys {what}"),
    "short.took_gold": Text("+{n} mz z obszaru", "+{n} gold from the space"),
    "short.trade_refused": Text("nie zgadza się na wymianę", "does not agree to a trade"),
    "short.gave": Text("oddaje graczowi {whom}: {what}", "hands to {whom}: {what}"),
    "short.fight_ends.won": Text("pokonuje: {foes}", "beats {foes}"),
    "short.fight_ends.lost": Text("przegrywa: {foes}", "loses to {foes}"),
    "short.fight_ends.drawn": Text("remis: {foes}", "a draw with {foes}"),
    "short.fight_ends": Text("walczy: {foes}", "fights {foes}"),
    "short.evaded": Text("unika walki: {foes}", "evades {foes}"),
    "short.killed": Text("zabija: {card}", "kills {card}"),
    "short.exchanged": Text("za trofea: {what}", "for trophies: {what}"),
    "short.shot.hit": Text("trafia strzałem: {target}", "shoots {target}"),
    "short.shot.missed": Text("chybia: {target}", "misses {target}"),
    "short.casts": Text("rzuca Czar: {card}", "casts {card}"),
    "short.fizzles": Text("Czar {card} nie działa", "{card} fails"),
    "short.becomes": Text("charakter: {alignment}", "is now {alignment}"),
    "short.toad_begins": Text("zamienia się w ropuchę", "becomes a toad"),
    "short.toad_ends": Text("nie jest już ropuchą", "is a toad no more"),
    "short.loses_turn": Text("straci turę", "will lose a turn"),
    "short.captured": Text("popada w niewolę", "is enslaved"),
    "short.quest_taken": Text("zadanie: {quest}", "quest: {quest}"),
    "short.quest_done": Text("wypełnia zadanie", "fulfils the quest"),
    "short.portal_shut": Text("nie otwiera Tajemnych Wrót", "fails to open the Portal"),
    "short.crossed": Text("przeprawia się przez Rzekę", "crosses the River"),
    "short.raft_built": Text("buduje tratwę", "builds a raft"),
    "short.wounded": Text("{card}: −1 W", "{card}: −1 E"),
    "short.recovered": Text("{card} odzyskuje siły", "{card} recovers"),
    "short.ending_revealed": Text("odsłania zakończenie: {card}", "reveals the ending: {card}"),
    "short.being_casts": Text("{being} rzuca Czar: {card}", "{being} casts {card}"),
    "short.being_arms": Text("{being}: + {n} {n|Czar|Czary|Czarów}", "{being}: + {n} {n|spell|spells}"),
    "short.empowered": Text("zyskuje Siłę Herkulesa", "gains the Strength of Hercules"),
    "short.king_decides": Text("Król Smoków: {roll}", "the Dragon King: {roll}"),
    "short.king_flies": Text("Król Smoków leci na gracza {whom}", "the Dragon King flies against {whom}"),
    "short.robbed": Text("{being} zabiera: {card}", "{being} takes {card}"),
    "short.chest_opened": Text("otwiera Puszkę Pandory ({deck})", "opens Pandora's Box ({deck})"),
    "short.chest_spells": Text("Czary ze skrzyni: {n}", "spells from the chest: {n}"),
    "short.chest_gave": Text("daje graczowi {whom}: {card}", "gives to {whom}: {card}"),
    "short.uses": Text("używa: {card}", "uses {card}"),
}
