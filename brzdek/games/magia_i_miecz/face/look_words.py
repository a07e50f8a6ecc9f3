"""What the commands of Magia i Miecz that only show something say."""

from __future__ import annotations

from brzdek.core.text import Book, Text

LOOK_WORDS: Book = {
    "sheet.title": Text("{seat}: {pair}", "{seat}: {pair}"),
    "sheet.legend": Text(
        "Pierwsza liczba to Siła lub Moc, która liczy się teraz; „własna” – punkty bez rzeczy i "
        "Przyjaciół; „w walce” – wręcz z najlepszą bronią, przed rzutem kostką.",
        "The first number is the Strength or Craft that counts now; “own” are the points without things and friends; "
        "“combat” is melee with the best weapon, before the die.",
    ),
    "sheet.things": Text("Rzeczy: {things}", "Things: {things}"),
    "sheet.friends": Text("Przyjaciele: {things}", "Friends: {things}"),
    "sheet.trophies": Text("Trofea: {things}", "Trophies: {things}"),
    "macro.take_all": Text(
        "weź wszystko|biorę wszystko|zabierz wszystko|zbierz wszystko|wszystko",
        "take all|take everything|grab everything|get everything|everything|take it all",
    ),
    "help.take_all": Text("weź po kolei wszystko, co tu leży", "take all that lies here, one after the other"),
    "look.sheet": Text("postać|poszukiwacz|arkusz", "sheet|character"),
    "look.sheet.help": Text("karta Poszukiwacza: postać [kto]", "an adventurer's sheet: sheet [who]"),
    "look.map": Text("mapa", "map"),
    "look.map.help": Text("sama plansza", "the board alone"),
    "look.compare": Text("porównaj|porównanie", "compare"),
    "look.compare.help": Text(
        "postacie albo gracze obok siebie: porównaj [kto i kto]",
        "characters or players side by side: compare [whom and whom]",
    ),
    "look.here": Text("tutaj|tu", "here"),
    "look.here.help": Text("co jest na twoim obszarze", "what is on your space"),
    "look.look": Text("obszar", "look"),
    "look.look.help": Text("co jest na obszarze: obszar NAZWA", "what is on a space: look NAME"),
    "look.odds": Text("szanse|jakie mam szanse", "odds|what are my odds"),
    "look.odds.help": Text("szanse walki z Wrogiem: szanse [kto]", "the odds of a combat: odds [whom]"),
    "look.where": Text("dokąd|gdzie mogę dojść", "where|where can i go"),
    "look.where.help": Text("dokąd prowadzi rzut: dokąd [liczba]", "where a roll leads: where [number]"),
    "look.ending": Text("zakończenie|korona", "ending|crown"),
    "look.ending.help": Text("co czeka na Koronie Władzy", "what waits on the Crown of Command"),
    "ending.title": Text("Na Koronie Władzy czeka: {card}", "On the Crown of Command waits: {card}"),
    "ending.secret": Text(
        "Nikt nie wie, co czeka na Koronie Władzy: zakończenie losuje ten, kto pierwszy tam stanie.",
        "Nobody knows what waits on the Crown of Command: whoever first comes there draws the ending.",
    ),
    "ending.one_of": Text("Jedno z nich: {cards}.", "One of them: {cards}."),
    "ending.none": Text(
        "Kto pierwszy stanie na Koronie Władzy, wygrywa.", "Whoever first comes to the Crown of Command wins."
    ),
    "ending.there": Text("Na Koronie: {names}.", "On the Crown: {names}."),
    "ending.bearer": Text("Siłę Herkulesa ma {seat}.", "{seat} has the Strength of Hercules."),
    "ending.result_3": Text("Król Smoków walczy na śmierć: {seat}.", "The Dragon King fights {seat} to the death."),
    "ending.result_4": Text("Król Smoków pomaga: {seat}.", "The Dragon King helps {seat}."),
    "ending.being": Text("{card}: Wytrzymałość {left} z {full}.", "{card}: Endurance {left} of {full}."),
    "look.way": Text(
        "droga|jak daleko|jak dojść do|jak dojść na|jak dojść|którędy do|którędy na|gdzie jest|gdzie leży|jak daleko do|jak daleko na",
        "way|how far|how far is|how do i get to|how to get to|where is|where's",
    ),
    "look.way.help": Text("jak daleko do obszaru: droga do NAZWA", "how far it is to a space: way to NAME"),
    "look.odds_spells": Text("To szanse bez Czarów. Czar:", "These are the chances without spells. The spell:"),
    "look.odds_no_spells": Text(
        "To szanse bez Czarów: nie masz żadnego.", "These are the chances without spells: you have none."
    ),
    "look.odds_line": Text(
        "{foe}, {how}: wygrana {won}%, remis {drawn}%, przegrana {lost}%",
        "{foe}, {how}: won {won}%, drawn {drawn}%, lost {lost}%",
    ),
    "look.other_combat": Text(
        "{foe}: tu czeka cię {how}; innej nie możesz wybrać.", "{foe}: this is {how}; you may choose no other."
    ),
    "look.odds_again": Text(
        "  gdy powtórzysz słaby rzut ({card}): wygrana {won}%", "  if you throw a poor roll again ({card}): won {won}%"
    ),
    "look.odds_weapon": Text("  {weapon}: wygrana {won}%", "  {weapon}: won {won}%"),
    "look.odds_unseen": Text(
        "{foe}: nie leży teraz na planszy; w razie spotkania:", "{foe}: lies nowhere on the board now; if you met it:"
    ),
    "look.odds_boost": Text(
        "  jeśli użyjesz: {card} (+{n}): wygrana {won}%; wyżej bez tego",
        "  if you use: {card} (+{n}): won {won}%; not counted above",
    ),
    "look.odds_boost_foe": Text(
        "  jeśli {seat} użyje: {card} (+{n}): wygrana {won}%; wyżej bez tego",
        "  if {seat} uses: {card} (+{n}): won {won}%; not counted above",
    ),
    "look.odds_joint": Text(
        "  walczą razem, bo w tej walce już bierze udział: {foes}",
        "  they fight together, as this one is in the combat already: {foes}",
    ),
    "look.no_weapon": Text("bez broni", "no weapon"),
    "look.several": Text("Który obszar? {spaces}", "Which space? {spaces}"),
    "look.no_pawn": Text("Nie masz teraz Poszukiwacza.", "You have no adventurer now."),
    "look.which": Text(
        "Napisz nazwę obszaru, np. „{command} {space}”.", "Add the name of a space: “{command} {space}”."
    ),
    "way.there": Text("Już tu jesteś.", "You are there."),
    "way.ring": Text(
        "{space}: {cw} {cw|obszar|obszary|obszarów} zgodnie z zegarem, {acw} przeciwnie.",
        "{space}: {cw} {cw|space|spaces} clockwise, {acw} anticlockwise.",
    ),
    "way.rolls": Text("Teraz wystarczy rzut: {rolls}.", "A roll of {rolls} gets you there now."),
    "way.by_this_roll": Text("Wypadło {n}: tym rzutem tam dojdziesz.", "You rolled {n}: this roll gets you there."),
    "way.not_by_this_roll": Text(
        "Wypadło {n}: tym rzutem tam nie dojdziesz.", "You rolled {n}: this roll does not get you there."
    ),
    "way.no_roll": Text("Jednym rzutem nie dojdziesz.", "One roll does not get you there."),
    "way.chances": Text(
        "Szansa w 1 turze {one}%, w 2 turach {two}%, w 3 turach {three}%.",
        "The chance in 1 turn {one}%, in 2 turns {two}%, in 3 turns {three}%.",
    ),
    "way.uncounted": Text(
        "Bez twojej zdolności, której to nie liczy – {card}: {text}",
        "Without your ability, which is not counted – {card}: {text}",
    ),
    "way.bridge": Text(
        "Most ({space}): {cw} zgodnie z zegarem, {acw} przeciwnie; przejdziesz, gdy wyrzucisz więcej niż {n}.",
        "The bridge ({space}): {cw} clockwise, {acw} anticlockwise; you cross it with a roll of more than {n}.",
    ),
    "way.bridge_far": Text(
        "Most ({space}): {cw} zgodnie z zegarem, {acw} przeciwnie; jednym rzutem go nie dosięgniesz.",
        "The bridge ({space}): {cw} clockwise, {acw} anticlockwise; one roll does not reach it.",
    ),
    "way.raft": Text(
        "Albo tratwą: kupioną, albo zbudowaną toporem w lesie czy puszczy.",
        "Or by raft: bought, or built with an axe in the forest or the woods.",
    ),
    "way.led_over": Text(
        "Albo z polecenia obszaru: {space}; przy szczęściu stamtąd na obszar: {goals}.",
        "Or by what a space says: {space}, with luck from there to: {goals}.",
    ),
    "way.gate": Text(
        "Tajemne Wrota: 2 kostki, najwyżej Siła ({strength}%) albo Moc ({craft}%).",
        "The Portal of Power: 2 dice, at most Strength ({strength}%) or Craft ({craft}%).",
    ),
    "way.gate_far": Text(
        " Stąd {cw} zgodnie z zegarem, {acw} przeciwnie.", " From here {cw} clockwise, {acw} anticlockwise."
    ),
    "way.inner": Text(
        "W Krainie Wewnętrznej idziesz co turę o jeden obszar; do Doliny Ognia trzeba mieć Talizman.",
        "In the Inner Region you go one space a turn; the Valley of Fire asks for a Talisman.",
    ),
    "way.back": Text(
        "Z Krainy Wewnętrznej wracasz przez Równinę Grozy, o jeden obszar na turę.",
        "From the Inner Region you go back over the Plain of Peril, one space a turn.",
    ),
    "way.on": Text("{space}: {n} {n|obszar|obszary|obszarów} przed tobą.", "{space}: {n} {n|space|spaces} ahead."),
    "way.behind": Text(
        "{space}: {n} {n|obszar|obszary|obszarów} za tobą; wraca się tylko w ucieczce albo po przegranej walce.",
        "{space}: {n} {n|space|spaces} behind you; only flight or a lost combat leads back.",
    ),
    "way.treasury": Text(
        "Do Skarbca, z którego rzut wyprowadza na planszę główną: {n} {n|obszar|obszary|obszarów}.",
        "To the Treasury, from which a roll leads out to the main board: {n} {n|space|spaces}.",
    ),
    "way.flight": Text(
        "Ucieczka do Wejścia: {n} {n|obszar|obszary|obszarów}, potem przejściem na planszę główną.",
        "Flight to the Entrance: {n} {n|space|spaces}, then through a doorway to the main board.",
    ),
    "way.doors": Text("Wejście do Podziemi leży na: {spaces}.", "A Doorway lies on: {spaces}."),
    "way.no_doors": Text(
        "Na planszy nie leży żadne Wejście do Podziemi.", "No Doorway to the Dungeon lies on the board."
    ),
    "way.dungeon": Text(
        "Kto tam stoi, schodzi w następnym ruchu na Wejście; dalej idzie się tylko ku Skarbcowi.",
        "Whoever stands there goes down to the Entrance with the next move; then it is only on, to the Treasury.",
    ),
    "way.deep": Text(
        "{space}: {n} {n|obszar|obszary|obszarów} od Wejścia.", "{space}: {n} {n|space|spaces} from the Entrance."
    ),
    "way.vortex": Text(
        "Z Kosmicznej Otchłani wyprowadza obszar {space}: rzut kostką mówi dokąd.",
        "The {space} leads out of the Cosmic Abyss: a die tells where to.",
    ),
    "way.abyss": Text(
        "Do Kosmicznej Otchłani wchodzi się przez obszar {space}: pomagają Mędrzec i Czarodziejka (2 kostki, co najmniej "
        "{n}: {percent}%), za opłatą Czarownik, Czar i niektóre karty.",
        "The way into the Cosmic Abyss is the {space}: the Sage and the Enchantress help (2 dice, at least {n}: "
        "{percent}%), the Warlock for a price, a spell and some cards.",
    ),
    "way.talismans": Text("Talizmany w grze: {cards}.", "Talismans in play: {cards}."),
    "way.no_talismans": Text("Nikt nie ma jeszcze Talizmanu.", "Nobody has a Talisman yet."),
    "look.no_foe": Text("Nie ma tu z kim walczyć.", "There is nobody to fight here."),
    "look.nobody": Text("Nie ma takiego gracza.", "There is no such player."),
    "look.no_space": Text("Nie ma takiego obszaru.", "There is no such space."),
    "look.lying": Text("leży: {cards}", "lying here: {cards}"),
    "look.hidden": Text("zakryte Czary: {n}", "face-down spells: {n}"),
    "look.gold": Text("złoto: {n} mz", "gold: {n}"),
    "look.standing": Text("stoją: {names}", "standing here: {names}"),
    "look.standing_you": Text("stoisz tu ty", "you stand here"),
    "look.standing_with_you": Text("stoisz tu ty i: {names}", "you stand here, and: {names}"),
    "look.roll": Text("{n} – {spaces}", "{n} – {spaces}"),
}
