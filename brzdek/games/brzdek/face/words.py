"""What Brzdęk! says to people who play it, beside what both sister games say."""

from __future__ import annotations

from brzdek.core.text import Book, Text
from brzdek.games.raid.face.words import FACE as RAID

FACE: Book = {
    **RAID,
    "about": Text(
        "Wkradasz się do lochu smoka po artefakt i musisz z nim wrócić na zewnątrz. Wygrywa, kto wyniesie najwięcej "
        "punktów: artefakt, złoto, żetony i karty, a ucieczka z artefaktem daje 20.\n"
        "W turze zagrywasz całą rękę („zagraj wszystko”). Karty dają sprawność (kupujesz nowe karty), miecze (walczysz) i "
        "buty (idziesz do sąsiedniej komnaty). Co kupisz, trafi do twojej talii i wróci na rękę.\n"
        "Brzdęk! to hałas: twoje kostki wpadają do sakwy, a smok przy każdym ataku kogoś z niej losuje. Kto straci całe "
        "zdrowie w podziemiach albo bez artefaktu, przegrywa.\n"
        "Gdy pierwszy ucieknie z artefaktem, reszta ma coraz mniej czasu. „mapa” pokazuje loch, „droga 20” – jak dojść.",
        "You sneak into the dragon's dungeon for an artifact and must bring it back outside. Whoever brings most points "
        "wins: artifact, gold, tokens and cards, and getting out with an artifact is worth 20.\n"
        "In a turn you play your whole hand (“play all”). Cards give skill (buy new cards), swords (fight) and boots (move "
        "to the next room). What you buy goes into your deck and comes back to your hand.\n"
        "Clank! is noise: your cubes fall into the bag, and at each attack the dragon draws from it. Whoever loses all "
        "health in the depths or without an artifact loses.\n"
        "Once the first one escapes with an artifact, time runs out for the others. “map” shows the dungeon, “way 20” how "
        "to get there.",
    ),
    "told.lost": Text(
        "Kto nie ma artefaktu albo zostanie w podziemiach, nie dostaje nic.",
        "Whoever has no artifact, or does not get out of the depths, gets nothing.",
    ),
    # -- kinds of cards
    "token.artifact": Text("{name} ({n})", "{name} ({n})"),
    # -- rooms and tunnels
    "room.outside": Text("na zewnątrz", "outside"),
    "room.cave": Text("kryształowa grota", "crystal cave"),
    "room.market": Text("kram", "market"),
    "room.spring": Text("źródło", "spring"),
    "room.major": Text("{n} {n|wielki sekret|wielkie sekrety|wielkich sekretów}", "{n} major {n|secret|secrets}"),
    "room.minor": Text(
        "{n} {n|pomniejszy sekret|pomniejsze sekrety|pomniejszych sekretów}", "{n} minor {n|secret|secrets}"
    ),
    "room.idols": Text("{n} {n|małpi bożek|małpie bożki|małpich bożków}", "{n} monkey {n|idol|idols}"),
    "tunnel.against": Text("tylko w tę stronę, stąd nie wejdziesz", "one-way towards here, not on foot"),
    "tunnel.wrap": Text("przez krawędź planszy", "round the edge"),
    # -- the map
    "map.depths": Text(" podziemia ", " depths "),
    "map.on": Text("{sign} mapa sięga dalej, pokazuje ją „mapa”", "{sign} the map goes on, “map” shows it"),
    "why.no_room": Text("Na tej planszy nie ma komnaty {room}.", "This board has no room {room}."),
    "map.legend": Text(
        "[5] komnata · <7> kryształowa grota · {out} na zewnątrz · {market} kram · {spring} źródło · {artifact}20 artefakt wart 20 · {major} wielki sekret · {minor} pomniejszy sekret · {idol} małpi bożek · ─ 1 but · ═ 2 buty · {monster} potwór · {lock} kłódka · {arrow} tylko w tę stronę · {edge}17 przez krawędź do 17",
        "[5] room · <7> crystal cave · {out} outside · {market} market · {spring} spring · {artifact}20 artifact worth 20 · {major} major secret · {minor} minor secret · {idol} monkey idol · ─ 1 boot · ═ 2 boots · {monster} monster · {lock} lock · {arrow} this way only · {edge}17 round the edge to 17",
    ),
    # -- ways
    "where.out": Text("Twój pionek jest już poza lochami.", "Your pawn is out of the dungeon."),
    "why.locked": Text("kłódka, a nie masz klucza", "locked, and you have no key"),
    "why.outside": Text("wyjść można tylko z artefaktem", "you can leave only with an artifact"),
    "why.arrow": Text("pod strzałkę, tylko teleport", "against the arrow, teleport only"),
    "way.how": Text(
        "Dokąd? Na przykład: „droga do 18”, „droga artefakt 20”, „droga kram”, „droga źródło”, „droga sekret”, „droga wyjście”.",
        "Where to? For example: “way to 18”, “way artifact 20”, “way market”, “way spring”, “way secret”, “way out”.",
    ),
    "way.with_key": Text("Z kluczem:", "With a key:"),
    "way.none_left": Text("Na planszy nie ma teraz: {goal}.", "Not on the board now: {goal}."),
    "way.no_way": Text("{goal}: nie ma drogi, zostaje teleport.", "{goal}: there is no way but a teleport."),
    "way.needs_key": Text("{goal}: bez klucza się nie da.", "{goal}: not without a key."),
    "way.needs_artifact": Text(
        "Na zewnątrz wpuszcza tylko artefakt, a jeszcze go nie masz.",
        "Only an artifact lets you out, and you have none yet.",
    ),
    # -- places that can be named
    "stem.market": Text("kram|targ|ryn|sklep|klucz|plecak|koron", "market|shop|key|backpack|crown"),
    "stem.out": Text("wyjsc|wejsc|zewn|dom|start|powierzch", "out|exit|home|start|surface"),
    "stem.spring": Text("zrod|lecz|wylecz|ulecz|zdrow", "spring|heal"),
    "stem.idol": Text("boze|bozk|malp|figur", "idol|monkey|shrine"),
    "stem.major": Text("wielk|duz", "major"),
    "stem.minor": Text("pomniej|mal", "minor"),
    "stem.secret": Text("sekret", "secret"),
    "goal.out": Text("wyjście", "out"),
    "goal.spring": Text("źródło", "spring"),
    "goal.idol": Text("bożek", "idol"),
    "goal.major": Text("wielki sekret", "major secret"),
    "goal.secret": Text("sekret", "secret"),
    # -- commands of the game
    "help.map": Text(
        "mapa lochów; „mapa wszystko” – słowami, „mapa 18” – jedna komnata",
        "the map; “map all” – in words, “map 18” – one room",
    ),
    "help.way": Text(
        "najtańsza droga: „droga do 18”, „droga artefakt 20”, „droga wyjście”",
        "the cheapest way: “way to 18”, “way artifact 20”, “way out”",
    ),
    "help.bag": Text("kostki w smoczej sakwie i szanse trafienia", "cubes in the dragon bag and the odds of being hit"),
    # -- the table
    "market.rooms": Text("Komnaty z kramem: {rooms}", "Rooms with a market: {rooms}"),
    "dragon.draws": Text("atak losuje {n} {n|kostkę|kostki|kostek}", "an attack draws {n} {n|cube|cubes}"),
    "dragon.countdown": Text("Odliczanie: {who} na polu {n} z {of}", "Countdown: {who} on space {n} of {of}"),
    "out.left": Text("na zewnątrz z łupem", "out with the loot"),
    # -- points
    "score.token": Text("inne żetony", "other tokens"),
    # -- questions
    "ask.spring": Text("Źródło uzdrawiającej wody: leczysz się?", "A healing spring: do you heal?"),
    "ask.find": Text("{room}: co bierzesz?", "{room}: what do you take?"),
    # -- what cannot be done now
    "why.no_way": Text(
        "Z {here} nie ma korytarza do {room}; jak dojść, mówi „droga {room}”.",
        "No tunnel leads from {here} to {room}; “way {room}” tells how to get there.",
    ),
    "why.left_already": Text(
        "Jesteś już na zewnątrz: na planszy nic więcej nie zrobisz.",
        "You have left the dungeon: there is nothing more to do on the board.",
    ),
    "why.not_lying": Text("Takiego żetonu tu nie ma.", "No such token lies here."),
    "why.on_entering": Text(
        "Żeton bierze się tylko przy wejściu do komnaty.", "A token is taken only on entering the room."
    ),
    # -- options
    "option.move_out": Text("wyjdź na zewnątrz ({price})", "leave the dungeon ({price})"),
    "option.teleport_out": Text("teleportuj się na zewnątrz", "teleport out of the dungeon"),
    "option.heal": Text("lecz się przy źródle", "heal at the spring"),
    "option.secret": Text("{size} z komnaty {room}", "{size} from room {room}"),
    "taken.idol": Text("figurka małpiego bożka", "a monkey idol"),
    # -- words to type
    "type.secret": Text("sekret", "secret"),
    "type.idol": Text("figurka małpiego bożka|bożek", "monkey idol|idol"),
    "type.outside": Text("{n}|wyjście|na zewnątrz", "{n}|out|outside"),
}
