"""Messages about tiles: what is wrong with them, and how they are described."""

from __future__ import annotations

from brzdek.core.text import Book, Text

TILE_CHECKS: Book = {
    # a tile as such
    "same_id": Text(
        "{tile}: „{name}” to komnata i portal naraz; nazwij je różnie",
        "{tile}: “{name}” is both a room and a portal; name them differently",
    ),
    "feature_twice": Text(
        "{tile}: komnata „{room}” ma dwa razy „{feature}”; dozwolony jest jeden raz",
        "{tile}: the room “{room}” has “{feature}” twice; allowed: once",
    ),
    "start_feature": Text(
        "{tile}: „{feature}” może być tylko na kaflu startowym",
        "{tile}: “{feature}” can only be on the starting tile",
    ),
    "many_rooms": Text(
        "{tile}: {place} ma {found} {found|komnatę|komnaty|komnat}; dozwolone: od 1 do {limit}",
        "{tile}: {place} has {found} {found|room|rooms}; allowed: 1 to {limit}",
    ),
    "place.tile": Text("kafel", "the tile"),
    "place.upper": Text("górna połowa", "the upper half"),
    "place.lower": Text("dolna połowa", "the lower half"),
    # tunnels
    "no_end": Text(
        "{tile}: „{end}” nie jest ani komnatą, ani portalem, ani punktem krawędzi tego kafla; dozwolone: {allowed}",
        "{tile}: “{end}” is no room, portal or edge point of this tile; allowed: {allowed}",
    ),
    "loop": Text("{tile}: korytarz łączy „{end}” z nim samym", "{tile}: the tunnel joins “{end}” with itself"),
    "no_room": Text(
        "{tile}: korytarz łączy „{first}” z „{second}”; jednym z końców musi być komnata, a przy portalu – komnata albo punkt krawędzi",
        "{tile}: the tunnel joins “{first}” with “{second}”; one end must be a room, or else a portal and an edge point",
    ),
    "unused_point": Text(
        "{tile}: do {point} nie prowadzi żaden korytarz; każdy punkt krawędzi ma mieć jeden",
        "{tile}: no tunnel leads to {point}; every edge point must have one",
    ),
    "point_twice": Text(
        "{tile}: do {point} prowadzi już korytarz nr {number}; każdy punkt krawędzi ma mieć jeden",
        "{tile}: tunnel no. {number} already leads to {point}; every edge point must have one",
    ),
    "portal_tunnels": Text(
        "{tile}: portal „{name}” ma {found} {found|korytarz|korytarze|korytarzy}; dozwolony jest jeden",
        "{tile}: the portal “{name}” has {found} {found|tunnel|tunnels}; allowed: one",
    ),
    "many_portals": Text(
        "{tile}: {found} {found|portal|portale|portali}; dozwolone: najwyżej {limit}",
        "{tile}: {found} {found|portal|portals}; allowed: at most {limit}",
    ),
    "edge_portals": Text(
        "{tile}: więcej niż jeden portal łączy się wprost z krawędzią; dozwolony jest jeden",
        "{tile}: more than one portal is joined straight with the edge; allowed: one",
    ),
    "no_tunnel": Text(
        "{tile}: do komnaty „{room}” nie prowadzi żaden korytarz", "{tile}: no tunnel leads to the room “{room}”"
    ),
    "no_way_in": Text(
        "{tile}: do komnaty „{room}” nie da się wejść, wszystkie strzałki prowadzą na zewnątrz",
        "{tile}: the room “{room}” cannot be entered, all arrows lead out of it",
    ),
    "no_way_out": Text(
        "{tile}: z komnaty „{room}” nie da się wyjść, wszystkie strzałki prowadzą do środka",
        "{tile}: the room “{room}” cannot be left, all arrows lead into it",
    ),
    # ways across
    "no_main_route": Text(
        "{tile}: samymi butami nie da się przejść między wszystkimi bokami; najlepsza trasa pomija: {sides}",
        "{tile}: boots alone do not lead from every side to every other; the best route leaves out: {sides}",
    ),
    "no_easy_entry": Text(
        "{tile}: żaden punkt o numerze {index} nie prowadzi na główną trasę za 1 but, bez miecza i wytrychu",
        "{tile}: no edge point with the number {index} leads to the main route for 1 boot, no sword and no lockpick",
    ),
    # where things are drawn
    "some_spots": Text(
        "{tile}: „{name}” nie ma współrzędnych „at”; podaj je wszystkim komnatom i portalom albo żadnemu",
        "{tile}: “{name}” has no “at”; give it to all rooms and portals or to none",
    ),
    "bad_spot": Text(
        "{tile}: „{name}” leży w [{x}, {y}]; dozwolone: x od {left} do {right}, y od {top} do {bottom}",
        "{tile}: “{name}” lies at [{x}, {y}]; allowed: x from {left} to {right}, y from {top} to {bottom}",
    ),
    "close_spots": Text(
        "{tile}: „{name}” leży za blisko „{other}”; dozwolona odległość: co najmniej {apart}",
        "{tile}: “{name}” lies too close to “{other}”; the least distance is {apart}",
    ),
    # haunting and the starting tile
    "haunted_haven": Text("{tile}: kafel azylu nie może być nawiedzony", "{tile}: a haven tile cannot be haunted"),
    "no_side": Text(
        "kafel startowy nie ma strony „{side}”; potrzebne są strony a i b",
        "the starting tile has no side “{side}”; it needs the sides a and b",
    ),
    "no_half": Text(
        "{tile}: „{name}” nie ma połowy; podaj „half: upper” albo „half: lower”",
        "{tile}: “{name}” has no half; give “half: upper” or “half: lower”",
    ),
    "start_count": Text(
        "{tile}: komnat z „{feature}” jest {found}, a ma być jedna",
        "{tile}: {found} {found|room has|rooms have} “{feature}”; there must be one",
    ),
    "wrong_half": Text(
        "{tile}: komnata z „{feature}” musi leżeć w połowie „{half}”",
        "{tile}: the room with “{feature}” must lie in the half “{half}”",
    ),
    "lonely_crypt": Text(
        "{tile}: krypta nie jest połączona w obie strony z inną komnatą",
        "{tile}: the crypt is not joined both ways with another room",
    ),
    "crypt_sides": Text(
        "{tile}: z krypty samymi butami da się dojść do boków dolnej połowy: {found}; potrzebne są co najmniej 2",
        "{tile}: from the crypt boots alone lead to these sides of the lower half: {found}; at least 2 are needed",
    ),
    "crypt_steps": Text(
        "{tile}: z krypty bez śladów stóp prowadzi na krawędź dolnej połowy {found} {found|korytarz|korytarze|korytarzy}; potrzebne są co najmniej 2",
        "{tile}: {found} {found|tunnel|tunnels} without footprints {found|leads|lead} from the crypt's rooms to the edge of the lower half; at least 2 are needed",
    ),
    "shrine_cut_off": Text(
        "{tile}: do małpiego sanktuarium nie da się dojść samymi butami z żadnego punktu krawędzi górnej połowy",
        "{tile}: boots alone do not lead to the monkey shrine from any edge point of the upper half",
    ),
    # the set as a whole
    "lone_portal": Text(
        "portale są tylko na jednym kaflu zestawu; potrzebne są na co najmniej 2 albo na żadnym",
        "only one tile of the set has portals; at least 2 must have them, or none",
    ),
    "other_points": Text(
        "liczba punktów krawędzi musi być wspólna dla całego zestawu: zmień ją tylko razem z „standard_tiles: false” i obiema stronami kafla startowego",
        "the number of edge points is one for the whole set: change it only together with “standard_tiles: false” and both sides of the starting tile",
    ),
    "standard_count": Text(
        "zestaw standardowy: {what}: {found}, a ma być {wanted}",
        "the standard set: {what}: {found}; there must be {wanted}",
    ),
    "standard_least": Text(
        "zestaw standardowy: {what}: {found}; potrzeba co najmniej {wanted}",
        "the standard set: {what}: {found}; at least {wanted} are needed",
    ),
    "haven_artifact": Text(
        "{tile}: zestaw standardowy nie ma artefaktów na kaflach azylu",
        "{tile}: in the standard set haven tiles have no artifact room",
    ),
    "haven_monsters": Text(
        "{tile}: na kaflach azylu zestawu standardowego korytarz ma najwyżej 1 potwora",
        "{tile}: on haven tiles of the standard set a tunnel has at most 1 monster",
    ),
    "gold_value": Text(
        "{tile}: w zestawie standardowym złoto w komnacie ma wartość od 1 do 3, a nie {found}",
        "{tile}: in the standard set gold rooms are worth 1 to 3, not {found}",
    ),
    "few_tiles": Text(
        "w zestawie kafli: {what}: {found}; potrzeba co najmniej {wanted}",
        "the set of tiles: {what}: {found}; at least {wanted} are needed",
    ),
    "few_artifacts": Text(
        "komnat z artefaktem jest {found}, a graczy może być {players}; kto nie zdobędzie artefaktu, kończy z 0 punktów",
        "there are {found} artifact rooms for up to {players} players; whoever gets no artifact scores 0",
    ),
    "few_ghosts": Text(
        "nawiedzonych kafli jest {found}, a kostek duchów {cubes}; ostatnie kafle nie dołożą ducha (potrzeba {wanted})",
        "there are {found} haunted tiles and {cubes} ghost cubes; the last tiles will add no ghost ({wanted} are needed)",
    ),
    "count.haven": Text("kafle azylu", "haven tiles"),
    "count.depths": Text("kafle podziemi", "depths tiles"),
    "count.haunted": Text("nawiedzone kafle", "haunted tiles"),
    "count.artifact": Text("komnaty z artefaktem", "artifact rooms"),
    "count.artifact_0": Text("komnaty z artefaktem bez plusa", "artifact rooms without a plus"),
    "count.artifact_1": Text("komnaty z artefaktem z jednym plusem", "artifact rooms with one plus"),
    "count.artifact_2": Text("komnaty z artefaktem z dwoma plusami", "artifact rooms with two pluses"),
    "count.market": Text("kramy", "market rooms"),
    "count.altar": Text("ołtarzyki", "altars"),
    "count.chest": Text("skrzynie", "chests"),
    "count.library": Text("biblioteki", "libraries"),
    "count.prison": Text("więzienia", "prisons"),
    "count.crystal_cave": Text("kryształowe groty", "crystal caves"),
    "count.portal": Text("portale", "portals"),
    "count.minor_secret": Text("komnaty z pomniejszym sekretem", "minor-secret rooms"),
    "count.gold": Text("komnaty ze złotem", "gold rooms"),
    "count.heal": Text("komnaty z leczeniem", "healing rooms"),
}

TILES: Book = {
    "tile.haven": Text("azyl", "haven"),
    "tile.depths": Text("podziemia", "depths"),
    "tile.start": Text("kafel startowy, strona {side}", "starting tile, side {side}"),
    "tile.haunted": Text("nawiedzony", "haunted"),
    "tile.turned": Text("obrót {turn}°", "turned {turn}°"),
    "tile.room": Text("{number} {id}: {features}", "{number} {id}: {features}"),
    "tile.empty": Text("pusta", "empty"),
    "tile.portal": Text("{sign} {id}: portal", "{sign} {id}: portal"),
    "tile.tunnel": Text("{a} – {b}: {symbols}", "{a} – {b}: {symbols}"),
    "tile.one_way": Text("{a} → {b}: {symbols}", "{a} → {b}: {symbols}"),
    "tile.plain": Text("zwykłe korytarze: {tunnels}", "plain tunnels: {tunnels}"),
    "tile.undrawn": Text("nie zmieściły się na rysunku: {tunnels}", "left out of the drawing: {tunnels}"),
    "tile.footprints": Text("ślady stóp", "footprints"),
    "tile.monsters": Text("{n} {n|potwór|potwory|potworów}", "{n} {n|monster|monsters}"),
    "tile.lock": Text("kłódka", "a lock"),
    "tile.arrow": Text("tylko w tę stronę", "only this way"),
    "feature.crypt": Text("krypta", "crypt"),
    "feature.monkey_shrine": Text("małpie sanktuarium", "monkey shrine"),
    "feature.crystal_cave": Text("kryształowa grota", "crystal cave"),
    "feature.market": Text("kram", "market"),
    "feature.altar": Text("ołtarzyk", "altar"),
    "feature.chest": Text("skrzynia", "chest"),
    "feature.library": Text("biblioteka", "library"),
    "feature.prison": Text("więzienie", "prison"),
    "feature.artifact": Text("artefakt", "artifact"),
    "feature.artifact_plus": Text("artefakt {plus}", "artifact {plus}"),
    "feature.minor_secret": Text("pomniejszy sekret", "minor secret"),
    "feature.gold": Text("złoto: {n}", "{n} gold"),
    "feature.heal": Text("leczenie", "healing"),
    "tile.legend": Text(
        "{crypt} krypta · {monkey_shrine} małpie sanktuarium · {market} kram · {altar} ołtarzyk · {chest} skrzynia · {library} biblioteka · {prison} więzienie · "
        "{artifact} artefakt · {minor_secret} pomniejszy sekret · {gold} złoto · {heal} leczenie · {cave} kryształowa grota · {portal} portal · {haunted} nawiedzony kafel · "
        "{monster} potwór · {lock} kłódka · {arrow} tylko w tę stronę · {double} ślady stóp (2 buty)",
        "{crypt} crypt · {monkey_shrine} monkey shrine · {market} market · {altar} altar · {chest} chest · {library} library · {prison} prison · "
        "{artifact} artifact · {minor_secret} minor secret · {gold} gold · {heal} healing · {cave} crystal cave · {portal} portal · {haunted} haunted tile · "
        "{monster} monster · {lock} lock · {arrow} only this way · {double} footprints (2 boots)",
    ),
}
