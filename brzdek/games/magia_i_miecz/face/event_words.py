"""What happened in Magia i Miecz, in words: to whoever reads of others."""

from __future__ import annotations

from brzdek.core.text import Book, Text

EVENT_WORDS: Book = {
    "event.dealt_set": Text("Twoje postacie: {characters}.", "Your characters: {characters}."),
    "event.dealt_set.other": Text("Postacie sąsiada: {characters}.", "Your neighbour's characters: {characters}."),
    "event.banned": Text("{seat} usuwa z gry postać: {card}.", "{seat} removes a character: {card}."),
    "event.banned.yours": Text(
        "{seat} usuwa z gry twoją postać: {card}.", "{seat} removes a character of yours: {card}."
    ),
    "event.pair_chosen": Text("{seat}: {card}, giermek {squire}.", "{seat}: {card}, squire {squire}."),
    "event.begins": Text("Zaczyna {seat}.", "{seat} begins."),
    "event.placed": Text("{seat} zaczyna na obszarze {space}.", "{seat} starts on {space}."),
    "event.turn_begins": Text("Obieg {round}. Tura: {seat}.", "Round {round}. {seat}'s turn."),
    "event.turn_lost": Text("{seat} traci tę turę.", "{seat} loses this turn."),
    "event.turn_cut": Text("Tura gracza {seat} na tym się kończy.", "The turn of {seat} ends here."),
    "event.called_off": Text(
        "Czas minął ({n} {n|obieg|obiegi|obiegów}). Wygrywa, kto ma razem najwięcej Siły, Mocy i Wytrzymałości: "
        "{standings}.",
        "Time is up ({n} {n|round|rounds}). Whoever has most Strength, Craft and Endurance in all wins: {standings}.",
    ),
    "event.called_off.tied": Text(
        "Czas minął ({n} {n|obieg|obiegi|obiegów}). Wygrywa, kto ma razem najwięcej Siły, Mocy i Wytrzymałości: "
        "{standings}. Przy remisie decyduje kolejność tur.",
        "Time is up ({n} {n|round|rounds}). Whoever has most Strength, Craft and Endurance in all wins: {standings}. "
        "The order of turns breaks the tie.",
    ),
    "event.flees": Text("{seat} zawraca ku wyjściu z Podziemi.", "{seat} turns back for the way out of the Dungeon."),
    "event.driven_back": Text(
        "{seat} musi w następnym ruchu cofnąć się ku Wejściu.", "{seat} has to move back towards the Entrance next."
    ),
    "event.comes_near": Text(
        "Uwaga: {seat} jest coraz bliżej Korony Władzy – {space}!",
        "Beware: {seat} comes near the Crown of Command – {space}!",
    ),
    "event.brings_nothing": Text(
        "Polecenie obszaru {space} nic ci nie robi ani nie daje.", "The instruction of {space} does nothing to you now."
    ),
    "event.went": Text("{seat} idzie na obszar {space}.", "{seat} goes to {space}."),
    "event.held": Text("{seat} zostaje w niewoli.", "{seat} remains enslaved."),
    "event.drifts": Text("{seat} rusza Drogą: {road}.", "{seat} is carried by the {road} road."),
    "event.bound_for": Text(
        "{seat} trafi w następnym ruchu na obszar {space}.", "The next move of {seat} leads to {space}."
    ),
    "event.imprisoned": Text("Obca Cywilizacja więzi gracza {seat}.", "The Alien Civilisation imprisons {seat}."),
    "event.escaped": Text("{seat} ucieka z więzienia.", "{seat} breaks out of prison."),
    "event.still_held": Text(
        "{seat} nie ucieka z więzienia (zostało prób: {n}).",
        "{seat} fails to break out ({n} {n|attempt|attempts} left).",
    ),
    "event.gate_shut": Text("Brama nie otwiera się dla gracza {seat}.", "The Gate does not open for {seat}."),
    "event.drew": Text("{seat} dobiera: {card}.", "{seat} draws: {card}."),
    "event.reaches": Text("{seat} spotyka: {card}.", "{seat} meets: {card}."),
    "event.gained": Text("{seat} zyskuje: {what} ({n}).", "{seat} gains: {what} ({n})."),
    "event.gained.gold": Text(
        "{seat} zyskuje {n} {n|mieszek|mieszki|mieszków} złota.", "{seat} gains {n} {n|bag|bags} of gold."
    ),
    "event.gained.strength": Text(
        "{seat} zyskuje {n} {n|punkt|punkty|punktów} Siły.", "{seat} gains {n} {n|point|points} of Strength."
    ),
    "event.gained.craft": Text(
        "{seat} zyskuje {n} {n|punkt|punkty|punktów} Mocy.", "{seat} gains {n} {n|point|points} of Craft."
    ),
    "event.gained.endurance": Text(
        "{seat} zyskuje {n} {n|punkt|punkty|punktów} Wytrzymałości.",
        "{seat} gains {n} {n|point|points} of Endurance.",
    ),
    "event.lost": Text("{seat} traci: {what} ({n}).", "{seat} loses: {what} ({n})."),
    "event.lost.gold": Text(
        "{seat} traci {n} {n|mieszek|mieszki|mieszków} złota.", "{seat} loses {n} {n|bag|bags} of gold."
    ),
    "event.lost.strength": Text(
        "{seat} traci {n} {n|punkt|punkty|punktów} Siły.", "{seat} loses {n} {n|point|points} of Strength."
    ),
    "event.lost.craft": Text(
        "{seat} traci {n} {n|punkt|punkty|punktów} Mocy.", "{seat} loses {n} {n|point|points} of Craft."
    ),
    "event.lost.endurance": Text(
        "{seat} traci {n} {n|punkt|punkty|punktów} Wytrzymałości.",
        "{seat} loses {n} {n|point|points} of Endurance.",
    ),
    "event.had_none": Text("{seat} nie ma czego stracić: {what}.", "{seat} has none to lose: {what}."),
    "event.had_none.least": Text(
        "{seat} nic nie traci: {what} nie spada poniżej wartości początkowej.",
        "{seat} loses nothing: {what} does not go below its start.",
    ),
    "event.loses_nothing": Text("{seat} nic nie traci: {why}.", "{seat} loses nothing: {why}."),
    "event.healed": Text(
        "{seat} leczy {n} {n|punkt|punkty|punktów} Wytrzymałości.", "{seat} heals {n} {n|point|points} of Endurance."
    ),
    "event.saved": Text("{seat}: {card} chroni przed stratą.", "{seat} is saved by: {card}."),
    "event.not_saved": Text("{seat}: {card} nie pomaga.", "{seat}: {card} does not help."),
    "event.got_spell": Text("{seat} dostaje Czar.", "{seat} gets a spell."),
    "event.no_room_for_spell": Text(
        "{seat} nie dostaje Czaru: może ich mieć najwyżej {n}.", "{seat} gets no spell: {n} are all that may be held."
    ),
    "event.saw_spell": Text("Twój nowy Czar: {card}.", "Your new spell: {card}."),
    "event.spell_taken": Text("{whom} zabiera ci Czar: {card}.", "{whom} takes a spell from you: {card}."),
    "event.spell_lost": Text("Tracisz Czar: {card}.", "You lose a spell: {card}."),
    "event.saw_spells": Text("Czary gracza {whom}: {cards}.", "The spells of {whom}: {cards}."),
    "event.saw_cards": Text("Na wierzchu stosu: {cards}.", "On top of the deck: {cards}."),
    "event.took": Text("{seat} bierze: {card}.", "{seat} takes: {card}."),
    "event.dropped": Text("{seat} zostawia na obszarze {space}: {card}.", "{seat} leaves on {space}: {card}."),
    "event.loaded": Text("{seat} ładuje na {keeper}: {card}.", "{seat} loads on {keeper}: {card}."),
    "event.unloaded": Text("{seat} zdejmuje z nosiciela: {card}.", "{seat} unloads: {card}."),
    "event.dropped_spell": Text(
        "{seat} odkłada zakryty Czar na obszarze {space}.", "{seat} puts a face-down spell on {space}."
    ),
    "event.discarded": Text("{seat} odrzuca: {card}.", "{seat} discards: {card}."),
    "event.laid_out": Text("Na obszarze {space} leży teraz: {card}.", "On {space} now lies: {card}."),
    "event.hoarded": Text("Na karcie {keeper} leży teraz: {card}.", "On {keeper} now lies: {card}."),
    "event.enslaved": Text("{seat} zyskuje sługę: {card}.", "{seat} gains a servant: {card}."),
    "event.bought": Text("{seat} kupuje: {what} ({n} mz).", "{seat} buys: {what} ({n} gold)."),
    "event.took_gold": Text(
        "{seat} zabiera z obszaru {n} {n|mieszek|mieszki|mieszków} złota.",
        "{seat} takes {n} {n|bag|bags} of gold from the space.",
    ),
    "event.trade_refused": Text(
        "{seat} nie zgadza się na wymianę z graczem {whom}.", "{seat} does not agree to the trade that {whom} proposed."
    ),
    "event.gave": Text("{seat} oddaje graczowi {whom}: {what}.", "{seat} hands to {whom}: {what}."),
    "event.fights": Text("Walczą ({how}): {seat} – {foes}.", "A combat ({how}): {seat} – {foes}."),
    "event.fights.weaker": Text(
        "Walczą ({how}, niższą cechą Poszukiwacza): {seat} – {foes}.",
        "A combat ({how}, by the adventurer's weaker attribute): {seat} – {foes}.",
    ),
    "event.fights.on_you": Text("{seat} atakuje cię ({how}).", "{seat} attacks you ({how})."),
    "event.scored": Text("{seat} ma {n}; {foes}: {foe_score}.", "{seat} has {n}; {foes}: {foe_score}."),
    "event.scored.on_you": Text("Masz {foe_score}; {seat}: {n}.", "You have {foe_score}; {seat}: {n}."),
    "event.tie_won": Text(
        "Wyniki są równe, a remis to dla gracza {seat} wygrana.", "The scores are equal, and {seat} wins draws."
    ),
    "event.too_little": Text("Przewaga nie wystarcza do zwycięstwa.", "The lead is not enough for a victory."),
    "event.fight_ends": Text("{seat}: {outcome} ({foes}).", "{seat}: {outcome} ({foes})."),
    "event.fight_ends.won": Text("{seat} wygrywa walkę: {foes}.", "{seat} beats {foes}."),
    "event.fight_ends.lost": Text("{seat} przegrywa walkę: {foes}.", "{seat} loses to {foes}."),
    "event.fight_ends.drawn": Text("Remis: {seat} – {foes}.", "A draw: {seat} – {foes}."),
    "event.fight_ends.won.on_you": Text("{seat} wygrywa z tobą walkę.", "{seat} beats you."),
    "event.fight_ends.lost.on_you": Text("Wygrywasz tę walkę!", "You win the combat!"),
    "event.fight_ends.drawn.on_you": Text("Walka kończy się remisem.", "The combat is a draw."),
    "event.evaded": Text("{seat} unika walki: {foes}.", "{seat} evades: {foes}."),
    "event.evaded.on_you": Text("{seat} wymyka ci się.", "{seat} evades you."),
    "event.killed": Text("{seat} zabija: {card}.", "{seat} kills: {card}."),
    "event.trophy": Text("{seat} zatrzymuje trofeum: {card}.", "{seat} keeps a trophy: {card}."),
    "event.exchanged": Text("{seat} wymienia trofea: {what} +{n}.", "{seat} exchanges trophies: {what} +{n}."),
    "event.shot.hit": Text("{seat} strzela i trafia: {target}.", "{seat} shoots and hits: {target}."),
    "event.shot.hit.on_you": Text("{seat} strzela i trafia cię.", "{seat} shoots and hits you."),
    "event.shot.missed": Text("{seat} strzela i chybia: {target}.", "{seat} shoots and misses: {target}."),
    "event.shot.missed.on_you": Text("{seat} strzela do ciebie i chybia.", "{seat} shoots at you and misses."),
    "event.casts": Text("{seat} rzuca Czar: {card}.", "{seat} casts: {card}."),
    "event.fizzles": Text("Czar {card} nie działa.", "The spell {card} fails."),
    "event.commands": Text("{seat} rzuca Rozkaz na gracza {whom}.", "{seat} casts the Command on {whom}."),
    "event.commands_nobody": Text(
        "{seat} rzuca Rozkaz, który nikogo nie dosięga.", "{seat} casts the Command, which reaches nobody."
    ),
    "event.becomes": Text("{seat} ma teraz charakter: {alignment}.", "{seat} is now {alignment}."),
    "event.toad_begins": Text(
        "{seat} zamienia się w ropuchę na {n} {n|turę|tury|tur}.", "{seat} is a toad for {n} {n|turn|turns}."
    ),
    "event.toad_ends": Text("{seat} nie jest już ropuchą.", "{seat} is a toad no more."),
    "event.loses_turn": Text("{seat} straci {n} {n|turę|tury|tur}.", "{seat} will lose {n} {n|turn|turns}."),
    "event.captured": Text("{seat} popada w niewolę.", "{seat} is enslaved."),
    "event.quest_taken": Text("{seat} dostaje zadanie: {quest}.", "{seat} gets a quest: {quest}."),
    "event.quest_done": Text("{seat} wypełnia zadanie.", "{seat} fulfils the quest."),
    "event.portal_opened": Text("{seat} otwiera Tajemne Wrota.", "{seat} opens the Portal of Power."),
    "event.portal_shut": Text("{seat} nie otwiera Tajemnych Wrót.", "{seat} fails to open the Portal of Power."),
    "event.crossed": Text("{seat} przeprawia się przez Rwącą Rzekę.", "{seat} crosses the Storm River."),
    "event.raft_built": Text("{seat} buduje tratwę.", "{seat} builds a raft."),
    "event.wounded": Text(
        "{card} traci punkt Wytrzymałości (zostaje {n}).", "{card} loses a point of Endurance ({n} left)."
    ),
    "event.recovered": Text("{card} odzyskuje całą Wytrzymałość.", "{card} recovers all Endurance."),
    "event.ending_revealed": Text("Na Koronie Władzy czeka: {card}.", "On the Crown of Command waits: {card}."),
    "event.being_casts": Text("{being} rzuca Czar: {card}.", "{being} casts: {card}."),
    "event.being_arms": Text("{being} dostaje {n} {n|Czar|Czary|Czarów}.", "{being} gets {n} {n|spell|spells}."),
    "event.empowered": Text("{seat} zyskuje Siłę Herkulesa.", "{seat} gains the Strength of Hercules."),
    "event.king_decides": Text("{seat} staje przed Królem Smoków: {roll}.", "{seat} faces the Dragon King: {roll}."),
    "event.king_flies": Text("Król Smoków leci na gracza {whom}.", "The Dragon King flies against {whom}."),
    "event.robbed": Text("{being} zabiera graczowi {seat}: {card}.", "{being} takes from {seat}: {card}."),
    "event.chest_opened": Text(
        "{seat} otwiera Puszkę Pandory ({deck}): pierwsza kostka – Czary, druga – karty.",
        "{seat} opens Pandora's Box ({deck}): the first die is for spells, the second for cards.",
    ),
    "event.chest_spells": Text(
        "{seat} dostaje ze skrzyni {n} {n|Czar|Czary|Czarów}.", "{seat} gets {n} {n|spell|spells} from the chest."
    ),
    "event.chest_gave": Text(
        "{seat} daje graczowi {whom} ze skrzyni: {card}.", "{seat} gives to {whom} from the chest: {card}."
    ),
    "event.died": Text("Ginie Poszukiwacz gracza {seat}.", "The adventurer of {seat} dies."),
    "event.eliminated": Text("{seat} odpada z gry.", "{seat} is out of the game."),
    "event.won": Text("{seat} wygrywa grę!", "{seat} wins the game!"),
    "event.thrown": Text("{seat} rzuca: {dice}.", "{seat} rolls: {dice}."),
    "event.used": Text("{actor} używa: {copy}.", "{actor} uses: {copy}."),
    "event.used.own": Text("Używasz: {copy}.", "You use: {copy}."),
    "event.moved": Text("{copy}: {reached}.", "{copy}: {reached}."),
    "event.moved_secretly": Text("{copy}: {reached}.", "{copy}: {reached}."),
}
