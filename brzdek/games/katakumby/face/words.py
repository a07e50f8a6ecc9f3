"""What Katakumby says to people who play it, beside what both sister games say."""

from __future__ import annotations

from brzdek.core.text import Book, Text
from brzdek.games.katakumby.cards.tile_words import TILES
from brzdek.games.katakumby.face.typed_words import TYPED
from brzdek.games.raid.face.words import FACE as RAID

FACE: Book = {
    **RAID,
    **TILES,
    **TYPED,
    "about": Text(
        "Schodzisz z krypty do katakumb smoka po artefakt i wracasz z nim do krypty: za powrót jest 20 punktów. Wygrywa, "
        "kto ma najwięcej punktów: artefakt, złoto, żetony i karty.\n"
        "W turze zagrywasz całą rękę („zagraj wszystko”). Karty dają sprawność (kupujesz nowe karty), miecze (walczysz) i "
        "buty (idziesz). Co kupisz, trafi do twojej talii i wróci na rękę.\n"
        "Mapa rośnie: wchodząc w nieznane, odkrywasz kafel i obracasz go, jak chcesz. Wytrychy otwierają skrzynie, cele i zamki.\n"
        "Brzdęk! to hałas: twoje kostki wpadają do sakwy, a smok przy każdym ataku kogoś z niej losuje. Kto straci całe "
        "zdrowie w podziemiach albo bez artefaktu, przegrywa; w azylu, na pierwszych kaflach, jego punkty się liczą.",
        "You go down from the crypt into the dragon's catacombs for an artifact and bring it back to the crypt: coming "
        "back is 20 points. Whoever has most points wins: artifact, gold, tokens and cards.\n"
        "In a turn you play your whole hand (“play all”). Cards give skill (buy new cards), swords (fight) and boots "
        "(move). What you buy goes into your deck and comes back to your hand.\n"
        "The map grows: stepping into the unknown you reveal a tile and turn it as you like. Lockpicks open chests, cells "
        "and locks.\n"
        "Clank! is noise: your cubes fall into the bag, and at each attack the dragon draws from it. Whoever loses all "
        "health in the depths or without an artifact loses; in the haven, on the first tiles, their points count.",
    ),
    "told.lost": Text(
        "Kto nie ma artefaktu albo padnie poza azylem, nie dostaje nic.",
        "Whoever has no artifact, or is knocked out anywhere but in the haven, gets nothing.",
    ),
    # -- amounts
    "lockpicks": Text("{n} {n|wytrych|wytrychy|wytrychów}", "{n} {n|lockpick|lockpicks}"),
    "gold": Text("{n} {n|złoto|złota|złota}", "{n} gold"),
    "amount.lockpicks": Text("wytrychy {n}", "lockpicks {n}"),
    "icon.lockpick": Text("{n|wytrych|wytrychy|wytrychów}", "{n|lockpick|lockpicks}"),
    "extra.gold": Text("za {n} {n|złoto|złota|złota}", "costs {n} gold"),
    "extra.lockpick": Text("za {n} {n|wytrych|wytrychy|wytrychów}", "costs {n} {n|lockpick|lockpicks}"),
    "sign.altar": Text("ołtarzyk", "altar"),
    "means.altar": Text("przy ołtarzyku", "at an altar"),
    "kind.prisoner": Text("więzień", "prisoner"),
    "kind.coupon": Text("żeton", "token"),
    "token.artifact": Text("{name}", "{name}"),
    "dragon.draws": Text("atak {n} {n|kostka|kostki|kostek}", "attack {n} {n|cube|cubes}"),
    "dragon.further": Text("duchy {n}", "ghosts {n}"),
    # -- rooms and ways
    "room.outside": Text("krypta (1)", "crypt (1)"),
    "room.haven": Text("azyl", "haven"),
    "room.tile": Text("kafel {n}", "tile {n}"),
    "room.haunted": Text("nawiedzony kafel", "haunted tile"),
    "room.shrine": Text("małpie sanktuarium ({n} {n|figurka|figurki|figurek})", "monkey shrine ({n} {n|idol|idols})"),
    "room.altar": Text("ołtarzyk (kostki: {who})", "altar (cubes: {who})"),
    "room.on_entering": Text("{what} (przy następnym wejściu)", "{what} (when you next enter)"),
    "room.opened_chest": Text("otwarta skrzynia", "opened chest"),
    "room.opened_library": Text("otwarta biblioteka", "opened library"),
    "room.opened_prison": Text("otwarte więzienie", "opened prison"),
    "room.no_exits": Text("Nie ma stąd wyjścia.", "There is no way out."),
    "room.portals": Text("przez portal {rooms}", "through the portal {rooms}"),
    "room.shut": Text("{room} – tylko z artefaktem", "{room} – only with an artifact"),
    "room.unknown": Text("w nieznane {ends}", "into the unknown {ends}"),
    "room.blind": Text("w ślepe korytarze {ends}", "into blind tunnels {ends}"),
    "towards.N": Text("na północ", "north"),
    "towards.E": Text("na wschód", "east"),
    "towards.S": Text("na południe", "south"),
    "towards.W": Text("na zachód", "west"),
    "way.portal": Text("przez portal", "through a portal"),
    "way.against": Text("pod strzałkę", "against the arrow"),
    "way.ignored": Text("pominięte potwory: {n}", "monsters ignored: {n}"),
    "way.other": Text("droga nr {n}", "way no. {n}"),
    "way.unknown": Text("nieznane", "unknown"),
    # -- tiles
    "tile.title": Text("Kafel {n}: {name}", "Tile {n}: {name}"),
    "tile.first": Text("kafel startowy", "starting tile"),
    "tile.no_tile": Text("Kafla {n} nie ma na stole.", "Tile {n} is not on the table."),
    "tile.candidates": Text("Kafel „{name}” w obrotach:", "The tile “{name}” in its rotations:"),
    "tile.entry": Text("@ – tędy wchodzisz", "@ – where you come in"),
    "tile.rooms": Text("Komnaty: {rooms}.", "Rooms: {rooms}."),
    "turn.to": Text("{n}°: do komnaty {rooms}", "{n}°: to room {rooms}"),
    "turn.arrival": Text("{room} ({price})", "{room} ({price})"),
    "turn.arrival_at": Text("{room} ({price}) – {found}", "{room} ({price}) – {found}"),
    "turn.and_on": Text("{rooms}; stamtąd dalej: {ways}", "{rooms}; from there on: {ways}"),
    "turn.no_way_on": Text("nigdzie", "nowhere"),
    "turn.no": Text("{n}°: tędy nie wejdziesz ({why})", "{n}°: you cannot come in ({why})"),
    "turn.joins": Text("{n}°: łączy komnaty {pairs}", "{n}°: joins rooms {pairs}"),
    "turn.alone": Text("{n}°: z niczym się nie łączy", "{n}°: joins nothing"),
    "turn.free": Text("bez dopłaty", "nothing more to pay"),
    "turn.nowhere": Text("ślepy korytarz", "a blind tunnel"),
    "turn.or": Text(" albo ", " or "),
    "side.N": Text("na północ od kafla {n}", "north of tile {n}"),
    "side.E": Text("na wschód od kafla {n}", "east of tile {n}"),
    "side.S": Text("na południe od kafla {n}", "south of tile {n}"),
    "side.W": Text("na zachód od kafla {n}", "west of tile {n}"),
    "side.EU": Text("na wschód od górnej połowy kafla {n}", "east of the upper half of tile {n}"),
    "side.EL": Text("na wschód od dolnej połowy kafla {n}", "east of the lower half of tile {n}"),
    "side.WU": Text("na zachód od górnej połowy kafla {n}", "west of the upper half of tile {n}"),
    "side.WL": Text("na zachód od dolnej połowy kafla {n}", "west of the lower half of tile {n}"),
    # -- the map
    "why.no_room": Text("Komnaty {room} jeszcze nie ma na mapie.", "There is no room {room} on the map yet."),
    "map.how": Text(
        "Czego szukasz na mapie? „mapa 12”, „mapa kafel 4”, „mapa północ”, „mapa Ola”, „mapa lista”, „mapa legenda”.",
        "What do you look for? “map 12”, “map tile 4”, “map north”, “map Ola”, “map list”, “map legend”.",
    ),
    "map.nothing": Text("Tam nie leży jeszcze żaden kafel.", "No tile lies there yet."),
    "map.more": Text(
        "To część mapy. Dalej: „mapa północ”, „mapa 12”, „mapa kafel 4”, „mapa legenda”.",
        "A part of the map. More: “map north”, “map 12”, “map tile 4”, “map legend”.",
    ),
    "map.signs": Text("Znaki: „mapa legenda”.", "Signs: “map legend”."),
    "map.legend_more": Text("Na twojej mapie jeszcze ich nie ma:", "Not on your map yet:"),
    "map.legend": Text(
        "{crypt} krypta · {monkey_shrine} małpie sanktuarium · {market} kram · {altar}2 ołtarzyk i kostki na nim, {mark} jest twoja · {chest} skrzynia · {library} biblioteka · {prison} więzienie · "
        "{opened} otwarte · {artifact}20 artefakt wart 20 · {minor_secret} pomniejszy sekret · {gold} złoto · {heal} leczenie · {cave} kryształowa grota · {portal} portal · {haunted} nawiedzony kafel · "
        "{monster} potwór · {lock} kłódka · {arrow} tylko w tę stronę · {double} 2 buty · #4 kafel 4 · 4N1 nieodkryte · ramka {haven} azyl, {depths} podziemia",
        "{crypt} crypt · {monkey_shrine} monkey shrine · {market} market · {altar}2 altar and cubes on it, {mark} one is yours · {chest} chest · {library} library · {prison} prison · "
        "{opened} opened · {artifact}20 artifact worth 20 · {minor_secret} minor secret · {gold} gold · {heal} healing · {cave} crystal cave · {portal} portal · {haunted} haunted tile · "
        "{monster} monster · {lock} lock · {arrow} this way only · {double} 2 boots · #4 tile 4 · 4N1 undiscovered · frame {haven} haven, {depths} depths",
    ),
    "word.legend": Text("legenda|znaki", "legend|signs"),
    "word.drawing": Text("rysunek|narysuj", "drawing|draw"),
    "word.tile": Text("kafel|k", "tile"),
    "word.north": Text("północ|pn|góra|n", "north|up|n"),
    "word.east": Text("wschód|wsch|prawo|e", "east|right|e"),
    "word.south": Text("południe|pd|dół|s", "south|down|s"),
    "word.west": Text("zachód|zach|lewo|w", "west|left|w"),
    # -- ways
    "where.out": Text("Twój pionek jest już poza grą.", "Your pawn is out of play."),
    "where.ends": Text("W nieznane:", "Into the unknown:"),
    "why.locked": Text("brakuje {n} {n|wytrycha|wytrychów|wytrychów}", "{n} {n|lockpick|lockpicks} short"),
    "why.outside": Text("do krypty wraca się tylko z artefaktem", "you return to the crypt only with an artifact"),
    "why.arrow": Text(
        "pod strzałkę, tylko teleport albo mapa katakumb", "against the arrow, only a teleport or the catacombs map"
    ),
    "why.tiles": Text("kafli już nie ma", "no tiles are left"),
    "way.how": Text(
        "Dokąd? Na przykład: „droga do 18”, „droga artefakt 20”, „droga kram”, „droga ołtarzyk”, „droga krypta”, „droga nieznane”.",
        "Where to? For example: “way to 18”, “way artifact 20”, “way market”, “way altar”, “way crypt”, “way unknown”.",
    ),
    "way.none_left": Text(
        "{goal}: nie ma takiego miejsca na mapie. Trzeba je dopiero odkryć.",
        "{goal}: there is no such place on the map. It has yet to be discovered.",
    ),
    "way.no_way": Text(
        "{goal}: pieszo nie ma drogi przez to, co odkryte.", "{goal}: no way on foot through what is discovered."
    ),
    "way.needs_picks": Text("{goal}: tylko z wytrychami, w sumie {n}.", "{goal}: only with lockpicks, {n} in all."),
    "way.no_end": Text("Do niczego nieodkrytego nie da się dojść pieszo.", "Nothing unknown can be reached on foot."),
    "way.nearest_end": Text("Najbliższe nieodkryte:", "The nearest unknown:"),
    "way.haven": Text(
        "Bliżej jest azyl, komnata {room}: {costs}. Tam z artefaktem twoje punkty są już bezpieczne.",
        "The haven is nearer, room {room}: {costs}. There, with an artifact, your points are safe already.",
    ),
    "way.needs_artifact": Text(
        "Do krypty wraca się tylko z artefaktem, a jeszcze go nie masz.",
        "You return to the crypt only with an artifact, and you have none yet.",
    ),
    "stem.market": Text("kram|targ|ryn|sklep|plecak|koron|amulet|niezbed", "market|shop|backpack|crown|amulet|kit"),
    "stem.out": Text("krypt|wyjsc|zewn|dom|start|mistrz|powierzch", "crypt|out|exit|home|start|mastery|surface"),
    "stem.heal": Text("lecz|wylecz|ulecz|zdrow|zrod|serc", "heal|heart|spring"),
    "stem.idol": Text("boze|bozk|malp|figur|sankt", "idol|monkey|shrine"),
    "stem.minor": Text("sekret|pomniej", "secret|minor"),
    "stem.chest": Text("skrzyn|wielk", "chest|major"),
    "stem.library": Text("bibl|tajem|wolum", "libr|tome"),
    "stem.prison": Text("wiez|cel", "prison|jail|gaol|cell"),
    "stem.altar": Text("oltarz", "altar"),
    "stem.gold": Text("zlot", "gold"),
    "stem.haven": Text("azyl", "haven"),
    "stem.unknown": Text("niezn|nieod|odkr|kafel|kafl", "unkn|undis|new|explor|disc|tile"),
    "goal.out": Text("krypta", "crypt"),
    "goal.heal": Text("leczenie", "healing"),
    "goal.idol": Text("małpie sanktuarium", "monkey shrine"),
    "goal.chest": Text("skrzynia", "chest"),
    "goal.library": Text("biblioteka", "library"),
    "goal.prison": Text("więzienie", "prison"),
    "goal.altar": Text("ołtarzyk", "altar"),
    "goal.gold": Text("złoto", "gold"),
    "goal.haven": Text("azyl", "haven"),
    "goal.unknown": Text("nieznane", "unknown"),
    # -- commands of the game
    "look.room": Text("komnata", "room"),
    "look.tile": Text("kafel", "tile"),
    "look.tokens": Text("żetony", "tokens"),
    "look.altars": Text("ołtarzyki", "altars"),
    "look.stock": Text("bank|stos", "bank|stack"),
    "help.map": Text(
        "mapa; „mapa 12”, „mapa północ” – inna część, „mapa lista” – słowami",
        "the map; “map 12”, “map north” – another part, “map list” – in words",
    ),
    "help.way": Text(
        "najtańsza droga: „droga do 18”, „droga ołtarzyk”, „droga nieznane”",
        "the cheapest way: “way to 18”, “way altar”, “way unknown”",
    ),
    "help.room": Text(
        "co jest w komnacie i dokąd prowadzi: „komnata 12”",
        "what is in a room and where it leads: “room 12”",
    ),
    "help.tile": Text(
        "jeden kafel: „kafel 4”; przy odkrywaniu – możliwe obroty",
        "one tile: “tile 4”; while discovering, the possible rotations",
    ),
    "help.tokens": Text(
        "co robią twoje żetony; „żetony wszystko” – wszystkie w grze",
        "what your tokens do; “tokens all” – all there are",
    ),
    "help.altars": Text("odkryte ołtarzyki i kostki na nich", "discovered altars and the cubes on them"),
    "help.stock": Text(
        "ile zostało kafli, artefaktów, sekretów, więźniów, duchów",
        "how many tiles, artifacts, secrets, prisoners and ghosts are left",
    ),
    "help.bag": Text(
        "kostki w smoczej sakwie i szanse trafienia, z duchami",
        "cubes in the dragon bag and the odds of being hit, ghosts included",
    ),
    # -- the table
    "stock.line": Text("Kafle: {n}, na wierzchu {back}", "Tiles: {n}, on top {back}"),
    "stock.back_haven": Text("azyl", "haven"),
    "stock.back_depths": Text("podziemia", "depths"),
    "stock.no_tiles": Text("Kafle się skończyły", "No tiles are left"),
    "stock.artifacts": Text("stos artefaktów: {list}", "artifact stack: {list}"),
    "stock.no_artifacts": Text("stos artefaktów pusty", "no artifacts left"),
    "stock.idols": Text(
        "W sanktuarium: {n} {n|figurka małpiego bożka|figurki małpiego bożka|figurek małpiego bożka}.",
        "In the shrine: {n} monkey {n|idol|idols}.",
    ),
    "stock.minor": Text(
        "{n} {n|pomniejszy sekret|pomniejsze sekrety|pomniejszych sekretów}", "{n} minor {n|secret|secrets}"
    ),
    "stock.major": Text("{n} {n|wielki sekret|wielkie sekrety|wielkich sekretów}", "{n} major {n|secret|secrets}"),
    "stock.prison": Text("{n} {n|żeton więźniów|żetony więźniów|żetonów więźniów}", "{n} prison {n|token|tokens}"),
    "stock.bank": Text("W banku zakryte: {list}.", "Face down in the bank: {list}."),
    "stock.ghosts": Text(
        "Duchy: {bank} w banku, {area} na obszarze Brzdęk!, {bag} w sakwie.",
        "Ghosts: {bank} in the bank, {area} in the Clank! area, {bag} in the bag.",
    ),
    "stock.black": Text("Czarne kostki odłożone na bok: {n}.", "Black cubes set aside: {n}."),
    "altar.none": Text("Nie odkryto jeszcze żadnego ołtarzyka.", "No altar has been discovered yet."),
    "altar.title": Text(
        "Ołtarzyki: masz oznaczone {n}, za następny dostaniesz {gold} {gold|złoto|złota|złota}.",
        "Altars: you have marked {n}; the next one brings {gold} gold.",
    ),
    "altar.line": Text("komnata {room}: {cubes}", "room {room}: {cubes}"),
    "altar.free": Text("bez kostek", "no cubes"),
    "altar.cubes": Text("{who} (wolne {free})", "{who} ({free} free)"),
    "tokens.mine": Text("Twoje żetony:", "Your tokens:"),
    "tokens.of": Text("Żetony – {who}:", "Tokens of {who}:"),
    "tokens.none": Text("Nie masz żadnych żetonów.", "You have no tokens."),
    "tokens.none_of": Text("{who}: żadnych żetonów.", "{who}: no tokens."),
    "tokens.minor_secret": Text("Pomniejsze sekrety", "Minor secrets"),
    "tokens.major_secret": Text("Wielkie sekrety", "Major secrets"),
    "tokens.prisoner": Text("Więźniowie", "Prisoners"),
    "tokens.coupon": Text("Wśród więźniów", "Among the prisoners"),
    "tokens.good": Text("Towary", "Goods"),
    "tokens.idol": Text("Figurki", "Idols"),
    "tokens.mastery": Text("Odznaki mistrzostwa", "Mastery tokens"),
    "market.offer": Text(
        "W tej turze jeden towar w dowolnej komnacie za {n} {n|złoto|złota|złota}.",
        "This turn one good in any room for {n} gold.",
    ),
    "market.coupon": Text("Kupon rabatowy: o {n} {n|złoto|złota|złota} taniej.", "Discount coupon: {n} gold less."),
    "market.rooms": Text("Odkryte kramy: {rooms}", "Markets discovered: {rooms}"),
    "market.no_rooms": Text("Nie odkryto jeszcze żadnego kramu.", "No market has been discovered yet."),
    "bag.further": Text("duchy {n}", "ghosts {n}"),
    "out.left": Text("w domu z łupem", "home with the loot"),
    # -- the status line
    "leap.market": Text("teleport z kramu", "teleport from a market"),
    "leap.haunted": Text("teleport między nawiedzonymi kaflami", "teleport between haunted tiles"),
    "leap.altar": Text("teleport między ołtarzykami", "teleport between altars"),
    "leap.blink": Text("mgnienie", "blink"),
    "leap.portal": Text("przez portal", "through a portal"),
    "status.offer": Text("towar za {n} {n|złoto|złota|złota}", "a good for {n} gold"),
    # -- points
    "score.idol": Text("małpie bożki", "monkey idols"),
    "score.secret": Text("sekrety", "secrets"),
    "score.prisoner": Text("więźniowie", "prisoners"),
    # -- questions
    "ask.place": Text(
        "Kafel „{tile}” za {end}: w jakim obrocie go kładziesz?", "The tile “{tile}” beyond {end}: which rotation?"
    ),
    "ask.place_first": Text(
        "Kafel „{tile}” za {end}: w żadnym obrocie jeszcze nie wejdziesz. Zagraj karty, kup coś albo walcz.",
        "The tile “{tile}” beyond {end}: no rotation lets you in yet. Play cards, buy or fight.",
    ),
    "ask.place_stay": Text(
        "Na kafel „{tile}” za {end} nie wejdziesz. W jakim obrocie go kładziesz?",
        "You cannot enter the tile “{tile}” beyond {end}. Which rotation?",
    ),
    "ask.cell": Text("Gdzie kładziesz kafel?", "Where do you place the tile?"),
    "ask.rotation": Text("W jakim obrocie kładziesz kafel „{tile}”?", "Which rotation for the tile “{tile}”?"),
    "ask.reward": Text("{room}: co bierzesz?", "{room}: what do you take?"),
    "ask.onward": Text("Jak idziesz dalej?", "How do you go on?"),
    "ask.fill": Text("Do której komnaty najpierw trafia artefakt?", "Which room gets its artifact first?"),
    "ask.freed": Text("Który więzień działa najpierw?", "Which prisoner takes effect first?"),
    "ask.ward": Text(
        "Duch! Odrzucasz kartę, żeby cię nie zranił?", "A ghost! Do you discard a card so that it does not hurt you?"
    ),
    # -- what cannot be done now
    "why.tile_first": Text(
        "Najpierw połóż kafel: napisz „połóż” i obrót.", "First place the tile: type “place” and a rotation."
    ),
    "why.no_way": Text(
        "Z {here} nie ma przejścia do {room}; jak dojść, mówi „droga {room}”.",
        "No way leads from {here} to {room}; “way {room}” tells how to get there.",
    ),
    "why.no_end": Text("Do {end} nie prowadzi stąd żaden korytarz.", "No tunnel leads from here to {end}."),
    "why.home": Text(
        "To już krypta i koniec drogi: zakończ turę.", "This is the crypt, the way is over: end the turn."
    ),
    "why.healthy": Text(
        "{card}: tylko z {n} {n|obrażeniem|obrażeniami|obrażeniami} lub więcej, a masz {have}.",
        "{card}: only with {n} damage or more, and you have {have}.",
    ),
    "why.little_gold_too": Text(
        "{card}: trzeba też {n} złota, a masz {have}.",
        "{card} also costs {n} gold, and you have {have}.",
    ),
    "why.few_lockpicks": Text(
        "{card}: trzeba też {n} {n|wytrycha|wytrychów|wytrychów}, a masz {have}.",
        "{card} also costs {n} {n|lockpick|lockpicks}, and you have {have}.",
    ),
    "why.rotation": Text("Obrót {n}°: {because}.", "Rotation {n}°: {because}."),
    "why.lies_so": Text(
        "Kafel leży już na {n}°, a musi leżeć inaczej.", "The tile lies at {n}° already and must come to lie otherwise."
    ),
    "why.library_empty": Text("W rezerwie nie ma już tajemnych woluminów.", "No Secret Tome is left in the reserve."),
    "why.prison_empty": Text("Nie ma już więźniów do uwolnienia.", "No prisoners are left to be freed."),
    "why.no_use": Text("{card}: teraz nic by to nie dało.", "{card}: it would bring nothing now."),
    "why.artifact_again": Text(
        "Z tej komnaty artefakt już masz, drugiego nie weźmiesz.",
        "You have an artifact from this room; there is no second one for you.",
    ),
    "why.best_first": Text("Najpierw najcenniejszy: {token}.", "The most valuable first: {token}."),
    "why.no_reward": Text("Tego w tej komnacie nie ma.", "There is none of that in this room."),
    "way.round": Text("Dojdziesz inną drogą: {rooms} ({costs}).", "You can get there another way: {rooms} ({costs})."),
    "why.on_entering": Text(
        "To dostaje się tylko przy wejściu do komnaty, raz na turę: wyjdź i wejdź tu w innej turze jeszcze raz.",
        "That comes only on entering the room, once a turn: leave and enter it again on another turn.",
    ),
    "why.no_loot": Text("Tu nie ma nic do otwarcia.", "There is nothing to open here."),
    "why.loot_open": Text("To już otwarte.", "It is open already."),
    "why.loot_empty": Text("W środku nic by już nie było.", "Nothing would be left inside."),
    "why.no_lockpick": Text("Nie masz wytrycha.", "You have no lockpick."),
    "why.no_altar": Text("Tu nie ma ołtarzyka.", "There is no altar here."),
    "why.altar_twice": Text("Ten ołtarzyk ma już twoją kostkę.", "Your cube is on this altar already."),
    "why.altar_full": Text("Na tym ołtarzyku nie ma już miejsca.", "There is no space left on this altar."),
    "why.no_cubes": Text("Nie masz w zapasach ani jednej kostki.", "You have no cube left in your supply."),
    "why.no_tile": Text("Teraz nie ma kafla do położenia.", "There is no tile to place now."),
    # -- options
    "option.move_out": Text("wróć do krypty ({price})", "return to the crypt ({price})"),
    "option.explore": Text(
        "odkryj kafel {side}, za {room} ({price})", "discover a tile to the {side}, beyond {room} ({price})"
    ),
    "option.teleport_out": Text("teleportuj się do krypty", "teleport to the crypt"),
    "option.teleport_open": Text("teleportuj się w nieznane za {room}", "teleport into the unknown beyond {room}"),
    "option.leap": Text("{teleport} ({leap})", "{teleport} ({leap})"),
    "option.onward": Text("do komnaty {room} ({price})", "to room {room} ({price})"),
    "option.onward_out": Text("do krypty ({price})", "to the crypt ({price})"),
    "option.place": Text("połóż kafel – {result}", "place the tile – {result}"),
    "option.turn": Text("obróć swój kafel na {n}°", "turn your tile to {n}°"),
    "option.heal": Text("lecz się (1 obrażenie)", "heal (1 damage)"),
    "option.open": Text("otwórz: {what} (1 wytrych)", "open {what} (1 lockpick)"),
    "option.mark": Text(
        "oznacz ołtarzyk w komnacie {room} (+{n} {n|złoto|złota|złota})", "mark the altar in room {room} (+{n} gold)"
    ),
    "option.redeem": Text("oddaj przy ołtarzyku: {card}", "turn in at the altar: {card}"),
    "option.fill": Text("komnata {room}: {token}", "room {room}: {token}"),
    "option.first": Text("najpierw: {card}", "first {card}"),
    "option.ward": Text("odrzuć: {card}", "discard {card}"),
    "option.ward_no": Text("nic nie odrzucaj", "discard nothing"),
    "option.keep": Text("nic nie usuwaj", "trash nothing"),
    "option.cell": Text("{label}: {where}", "{label}: {where}"),
    "option.buy_offer": Text(
        "kup okazyjnie: {card} ({n} {n|złoto|złota|złota})", "buy at the special price: {card} ({n} gold)"
    ),
    "option.with_coupon": Text("{option}, z kuponem", "{option}, with the coupon"),
    "option.take_free": Text("weź za darmo: {card}", "take {card} for free"),
    "option.buy_free": Text("zdobądź za darmo: {card}", "acquire {card} for free"),
    "option.use_free": Text("wykorzystaj za darmo: {card}", "use {card} for free"),
    "taken.monkey_shrine": Text("figurka małpiego bożka", "a monkey idol"),
    "taken.minor_secret": Text("pomniejszy sekret", "a minor secret"),
    "taken.gold": Text("{n} {n|złoto|złota|złota}", "{n} gold"),
    "taken.heal": Text("leczenie 1 obrażenia", "healing of 1 damage"),
    "opened.chest": Text("skrzynia", "the chest"),
    "opened.library": Text("biblioteka", "the library"),
    "opened.prison": Text("więzienie", "the prison"),
    "menu.place": Text("Połóż kafel", "Place the tile"),
    "brief.explore": Text("{room} {side}: {price}", "{room} {side}: {price}"),
    "menu.explore": Text("Odkryj kafel", "Discover a tile"),
    "menu.open": Text("Otwórz", "Open"),
    "menu.mark": Text("Oznacz ołtarzyk", "Mark the altar"),
    "menu.redeem": Text("Oddaj przy ołtarzyku", "Turn in at the altar"),
    "menu.turn": Text("Obróć kafel", "Turn the tile"),
    "brief.mark": Text("komnata {room} (+{n} {n|złoto|złota|złota})", "room {room} (+{n} gold)"),
    "brief.good": Text("{card} ({n} {n|złoto|złota|złota})", "{card} ({n} gold)"),
    "brief.open": Text("{what} – {gain}", "{what} – {gain}"),
    "gain.chest": Text("wielki sekret", "a major secret"),
    "gain.library": Text("tajemny wolumin", "a secret tome"),
    "gain.prison": Text("2 więźniów", "2 prisoners"),
}
