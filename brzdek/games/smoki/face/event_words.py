"""What happened with dragons, in words: of others, to whom it happens, in one line of another's turn."""

from __future__ import annotations

from brzdek.core.text import Book, Text

EVENT_WORDS: Book = {
    "event.token_drawn": Text("{seat} losuje żeton: {token}.", "{seat} draws a token: {token}."),
    "event.tokens": Text("{seat} losuje żetony: {tokens}.", "{seat} draws tokens: {tokens}."),
    "event.scale_on_lord": Text("{lord}: {n} z 3 łusek do korony.", "{lord}: {n} of 3 scales towards the crown."),
    "event.crowned": Text(
        "Trzecia łuska: nowym Królem Smoków zostaje {lord}!", "The third scale: {lord} is crowned the new Dragon King!"
    ),
    "event.crowned_again": Text(
        "Trzecia łuska: Królem Smoków pozostaje {lord}.", "The third scale: {lord} remains the Dragon King."
    ),
    "event.scale_placed": Text("Na obszarze {space} leży teraz łuska: {lord}.", "A scale now lies on {space}: {lord}."),
    "event.scale_kept": Text("Na karcie {card} leży teraz łuska: {lord}.", "A scale now lies on {card}: {lord}."),
    "event.scale_gone": Text("Łuska wraca do pudełka: {lord}.", "A scale goes back to the box: {lord}."),
    "event.scale_taken": Text("{seat} zdobywa łuskę: {lord}.", "{seat} wins a scale: {lord}."),
    "event.scale_spent": Text("{seat} oddaje łuskę: {lord}.", "{seat} gives up a scale: {lord}."),
    "event.rages": Text("{seat} ściąga na siebie Smoczy Gniew: {lord}.", "{seat} suffers a Dragon Rage: {lord}."),
    "event.rage_cancelled": Text("Łuska odwraca Smoczy Gniew.", "The scale turns the Dragon Rage away."),
    "event.slept": Text("{seat} usypia: {card}.", "{seat} puts to sleep: {card}."),
    "event.woke": Text("Budzi się: {card}.", "Wakes up: {card}."),
    "event.breathes": Text("{card} zionie na gracza {seat}.", "{card} breathes at {seat}."),
    "event.spawn_rolled": Text("{seat} rzuca: {rolled}.", "{seat} rolls {rolled}."),
    "event.retreats": Text("{seat} zarządza odwrót.", "{seat} turns back."),
    "you.token_drawn": Text("Losujesz żeton: {token}.", "You draw a token: {token}."),
    "you.tokens": Text("Twoje żetony: {tokens}.", "Your tokens: {tokens}."),
    "tokens.stays": Text("Król bez zmian", "the King stays"),
    "tokens.gone": Text("wraca do pudełka", "back to the box"),
    "you.scale_taken": Text("Zdobywasz łuskę: {lord}!", "You win a scale: {lord}!"),
    "you.scale_spent": Text("Oddajesz łuskę: {lord}.", "You give up a scale: {lord}."),
    "you.rages": Text("Ściągasz na siebie Smoczy Gniew: {lord}!", "You suffer a Dragon Rage: {lord}!"),
    "you.slept": Text("Usypiasz: {card}.", "You put to sleep: {card}."),
    "you.breathes": Text("{card} zionie na ciebie!", "{card} breathes at you!"),
    "you.spawn_rolled": Text("Rzucasz: {rolled}.", "You roll {rolled}."),
    "cause.rage.varthrax": Text("nie masz Przyjaciela do odrzucenia", "you have no friend to discard"),
    "cause.rage.cadorus": Text("nie masz przedmiotu do odrzucenia", "you have no item to discard"),
    "cause.rage.grilipus": Text("nie masz Czaru do stracenia", "you have no spell to lose"),
    "you.retreats": Text(
        "Zarządzasz odwrót: idziesz aż na Równiny Grozy.", "You turn back: the way leads to the Plain of Peril."
    ),
    "short.token_drawn": Text("żeton: {token}", "token: {token}"),
    "short.tokens": Text("żeton: {tokens}", "token: {tokens}"),
    "short.crowned": Text("nowy Król: {lord}", "new King: {lord}"),
    "short.crowned.alone": Text("Nowy Król Smoków: {lord}!", "The new Dragon King: {lord}!"),
    "short.scale_kept": Text("łuska na karcie {card}: {lord}", "a scale on {card}: {lord}"),
    "short.rage_cancelled": Text("łuska odwraca Gniew", "the scale turns it away"),
    "short.woke": Text("budzi się: {card}", "wakes up: {card}"),
    "short.crowned_again": Text("Królem pozostaje {lord}", "{lord} remains the King"),
    "short.scale_placed": Text("łuska na obszarze {space}: {lord}", "a scale on {space}: {lord}"),
    "short.scale_taken": Text("zdobywa łuskę: {lord}", "wins a scale: {lord}"),
    "short.scale_spent": Text("oddaje łuskę: {lord}", "gives up a scale: {lord}"),
    "short.rages": Text("ściąga Smoczy Gniew: {lord}", "suffers a Dragon Rage: {lord}"),
    "short.slept": Text("usypia: {card}", "puts to sleep: {card}"),
    "short.breathes": Text("{card} zionie", "{card} breathes"),
    "short.retreats": Text("zarządza odwrót", "turns back"),
}
