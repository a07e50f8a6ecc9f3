"""The moments in which somebody may act, in words: of others, and one's own."""

from __future__ import annotations

from brzdek.core.text import Book, Text

MOMENT_WORDS: Book = {
    "ask.answer": Text("{moment} Reagujesz?", "{moment} Do you react?"),
    "ask.answer_own": Text("{moment} Robisz coś?", "{moment} Do you do anything?"),
    "moment.turn_start": Text("{seat} zaczyna turę.", "{seat} begins a turn."),
    "moment.turn_end": Text("{seat} kończy turę.", "{seat} ends a turn."),
    "moment.turn_move": Text("{seat} jest po ruchu.", "{seat} has moved."),
    "moment.move_roll": Text("{seat} ma rzut na ruch: {dice}.", "{seat} has rolled to move: {dice}."),
    "moment.before_draw": Text("{seat} ma dobrać karty.", "{seat} is to draw cards."),
    "moment.card_drawn": Text("{seat} dobiera: {card}.", "{seat} draws: {card}."),
    "moment.before_combat": Text("{seat} ma walczyć: {foes}.", "{seat} is to fight: {foes}."),
    "moment.no_foe": Text("{seat} nie ma już z kim walczyć.", "{seat} has nobody left to fight."),
    "moment.outcome": Text("{seat} kończy walkę: {foes}.", "{seat} ends a combat: {foes}."),
    "moment.before_roll": Text("{seat} ma rzucić kostkami{what}.", "{seat} is to roll dice{what}."),
    "moment.after_roll": Text("{seat} ma na kostkach: {dice}{what}.", "{seat} has rolled: {dice}{what}."),
    "moment.cast": Text("{seat} rzuca Czar: {card}{aim}. {text}", "{seat} casts: {card}{aim}. {text}"),
    "moment.aim": Text(" (cel: {whom})", " (target: {whom})"),
    "moment.you": Text("ty", "you"),
    "moment.attacked": Text("{card} atakuje.", "{card} attacks."),
    "moment.lose_endurance": Text("{hit} ma stracić Wytrzymałość.", "{hit} is about to lose Endurance."),
    "moment.friend_dies": Text("{hit} ma stracić Przyjaciela.", "{hit} is about to lose a friend."),
    "moment.visit": Text("{seat} bada obszar.", "{seat} explores the space."),
    "moment.other": Text("{seat}: chwila na działanie.", "{seat}: a moment to act."),
    "pass.fight": Text("dalej – walka: {names}{odds}", "go on – fight {names}{odds}"),
    "pass.odds": Text(" (wygrasz w {percent}%)", " (you win {percent}%)"),
    "pass.meet": Text("dalej – spotkaj: {names}", "go on – meet {names}"),
    "pass.take": Text("dalej – możesz wziąć: {names}", "go on – you may take {names}"),
    "pass.roll": Text("dalej – rzut", "go on – roll"),
    "pass.kept": Text("zostaw ten rzut ({dice})", "keep this roll ({dice})"),
    "pass.walk": Text("dalej – idź o {n}", "go on – move {n}"),
    "pass.draw": Text("dalej – dobierz karty", "go on – draw cards"),
    "pass.visit": Text("dalej – zbadaj: {names}", "go on – explore {names}"),
    "pass.lose_endurance": Text("dalej – tracisz Wytrzymałość", "go on – you lose Endurance"),
    "pass.lose_friend": Text("dalej – tracisz Przyjaciela", "go on – you lose the friend"),
    "pass.outcome.won": Text("dalej – wygrywasz", "go on – you win"),
    "pass.outcome.lost": Text("dalej – przegrywasz", "go on – you lose"),
    "pass.outcome.drawn": Text("dalej – remis", "go on – a draw"),
    "moment.score": Text(
        "Wypadło {dice}, masz {own}; {foes}: {foe}. Wygrasz w {percent}%{again}.",
        "You rolled {dice} and have {own}; {foes}: {foe}. You win {percent}%{again}.",
    ),
    "moment.dice_to_come": Text("{foe} + {n} {n|kostka|kostki|kostek}", "{foe} + {n} {n|die|dice}"),
    "moment.die_to_come": Text("{foe} + kostka", "{foe} + a die"),
    "moment.again": Text(" (po powtórce w {percent}%)", " (thrown again {percent}%)"),
    "moment.leads": Text("Wypadło {dice}; dokąd: {spaces}.", "You rolled {dice}; that leads to {spaces}."),
    "moment.brings": Text("Wypadło {dice} ({what}): {brings}.", "You rolled {dice} ({what}): {brings}."),
    "because.kept": Text(
        "tak wygrasz w {percent}%, po powtórce w {again}%", "you win {percent}% as it is, {again}% if you throw again"
    ),
    "because.not_again": Text(
        "powtórka kosztuje, a tak też wygrasz w {percent}%", "to throw again costs something, and you win {percent}% so"
    ),
    "because.harmless": Text(
        "{space}: nic cię tam nie spotka, ani złego, ani dobrego.",
        "{space}: nothing happens to you there, bad or good.",
    ),
    "plan.grow": Text(
        "na razie rośniesz: zbierasz Siłę, Moc i przedmioty; potem rzeka, Talizman i Korona Władzy",
        "for now you grow: gather Strength, Craft and items; then come the river, a Talisman and the Crown of Command",
    ),
    "plan.grow_with_talisman": Text(
        "masz Talizman; zbieraj Siłę albo Moc, aż Tajemne Wrota dadzą się otworzyć, potem po Koronę Władzy",
        "you have a Talisman; gather Strength or Craft until the Portal of Power can be opened, then go for the Crown",
    ),
    "plan.hunt": Text("plan: dogonić słabszego gracza i wygrać z nim", "the plan: catch a weaker player and win"),
    "plan.cross": Text(
        "plan: przeprawić się przez rzekę, potem po Talizman i po Koronę Władzy",
        "the plan: cross the river, then get a Talisman and the Crown of Command",
    ),
    "plan.talisman": Text(
        "plan: zdobyć Talizman, potem przez Tajemne Wrota po Koronę Władzy",
        "the plan: get a Talisman, then go through the Portal of Power for the Crown",
    ),
    "plan.crown": Text("plan: prosto po Koronę Władzy", "the plan: straight for the Crown of Command"),
    "because.fight": Text("wygrasz w {percent}%", "you win {percent}%"),
    # one's own
    "own_moment.turn_start": Text("Zaczyna się twoja tura.", "Your turn begins."),
    "own_moment.turn_end": Text("Kończy się twoja tura.", "Your turn ends."),
    "own_moment.move_roll": Text("Twój rzut na ruch: {dice}.", "Your roll to move: {dice}."),
    "own_moment.before_draw": Text("Zaraz dobierasz karty.", "You are to draw cards."),
    "own_moment.card_drawn": Text("Dobierasz: {card}.", "You draw: {card}."),
    "own_moment.before_combat": Text("Zaraz walczysz: {foes}{odds}.", "You are to fight: {foes}{odds}."),
    "own_moment.no_foe": Text("Nie masz już z kim walczyć.", "You have nobody left to fight."),
    "own_moment.outcome": Text("Twoja walka się kończy: {foes}.", "Your combat ends: {foes}."),
    "own_moment.before_roll": Text("Zaraz rzucasz kostkami{what}.", "You are to roll dice{what}."),
    "own_moment.after_roll": Text("Masz na kostkach: {dice}{what}.", "You have rolled: {dice}{what}."),
    "own_moment.attacked": Text("{card} atakuje cię.", "{card} attacks you."),
    "own_moment.lose_endurance": Text("Masz stracić Wytrzymałość!", "You are about to lose Endurance!"),
    "own_moment.friend_dies": Text("Masz stracić Przyjaciela!", "You are about to lose a friend!"),
    "own_moment.visit": Text("Badasz obszar.", "You explore the space."),
}
