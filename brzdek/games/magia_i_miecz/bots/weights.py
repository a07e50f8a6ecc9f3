"""What things are worth to the steady bot. A point of Strength or Craft for good is 10."""

from __future__ import annotations

from collections.abc import Mapping

POINT = 10.0
LIVES = {0: 60.0, 1: 60.0, 2: 18.0, 3: 10.0, 4: 7.0}
"""What a point of Endurance is worth to whoever has so many; with more it is FAR_FROM_DEATH."""
FAR_FROM_DEATH = 5.0
AFTER_THE_CROWN = 1.6
"""How much dearer life is when every death is final."""
DEATH_BEFORE_THE_CROWN = 0.3
"""The share of that which it is worth to take a rival's life who comes again."""
GOLD = 2.0
TALISMAN = 40.0
MAGIC_ITEM = 8.0
ITEM = 2.0
FRIEND = 7.0
SPELL = 4.0
LOOT = 5.0
"""What a drawn card brings that is no enemy, on the average: enough to leave the Village for it."""
ENEMIES_DRAWN: Mapping[str, float] = {"adventure": 0.27, "dungeon": 0.45, "abyss": 0.28}
OUT_OF_THE_CHEST: Mapping[str, float] = {"adventure": 3.5, "abyss": 2.7, "dungeon": 1.5}
"""How many cards of a deck Pandora's Box brings on the average."""
OUT_OF_REACH = frozenset({"porwanie", "przybysz_z_gwiazd", "kamienny_krag"})
"""Cards that lead to the Abyss, where nobody is reached from the Crown."""
CHEST_SKULL = 6.0
"""What the skulls among them make a card of the Dungeon worth to whoever opens the chest."""
MOST_ENEMIES_DRAWN = 0.5
"""The share of enemies in the decks, and in those that are not known well."""
SKULLS = (8.0, 30.0, 500.0)
"""What a skull is worth to whoever has none, one or two of them: three win."""
LIFE_ON_THE_CROWN = 400.0
"""What it is worth to take a life on the Crown: more than all that a cart can bear, less than the third skull."""
TO_AND_FRO, LOOKING_BACK = 4, 400
"""A thing taken that often without a life being lost goes to and fro; how many events one looks back for that."""
DESCENT, ASCENT = 12.0, 6.0
"""What it is worth to go down to the Dungeon if one is strong, and to come up from it if one is weak."""
WHOLE, HALF_WHOLE, WEAK = 4, 3, 2
"""Endurance for the descent, for the descent of whoever has no other way to the Crown, and for flight."""
DEEP = (1.5, 0.0, -3.0)
"""What a card must be worth down there to whoever has none, one or two skulls."""
ONE_MISSING = 2
"""With so many skulls the third one is looked for."""
TO_A_DOORWAY, TO_THE_ONLY_DOORWAY = (6.0, 12.0), 40.0
"""How strongly a way down draws whoever has no skull or one, and whoever has nothing better to do."""
STRAIGHT = 100.0
"""What the way counts for whoever has to reach a space before anything else."""
EVEN, TO_A_RIVAL = 0.5, 25.0
"""A rival is sought who is beaten that often, and how strongly he draws."""
RESTLESS, LONG = 3.0, 2.0
"""How much chance counts on the way, from that haste on: nobody is to walk in circles."""
VERY_LONG = 3.0
"""From that haste on everything is dared."""
HEALING, HEALING_IN_VAIN = 0.7, 0.2
"""The share of its worth with which Endurance is sought; less while another on the Crown takes it again."""
SECOND_OF_A_SORT = 0.2
"""What a second weapon, a second armour of a sort or a second copy still is worth."""
DRAW = -0.6
"""A drawn combat ends the turn."""

# -- the way to the Crown

READY = 0.12
"""The chance of passing the Portal and the Crypt or the Mines alive with which one sets out."""
LATE_READY = 0.04
"""The same when somebody else wears the Crown already."""
PATIENCE = 40
"""After so many rounds more and more is dared."""
MOST_DARED = 1.6
"""A shut Portal costs points and the Sentinel a life, so not too much is dared there."""
LEAST_PROSPECT = 0.5
"""However hard an ending is, somebody has to go there some day."""
LEAST_HOPE = 0.5
"""The same of the Demon Lord when a game lasts very long; before that one had better grow, or hunt the others."""
DEMONS_SPELLS = 1
"""The Craft that the spells of the Demon Lord cost on the average."""
KINGS_HELP = 0.9
"""How likely the help of the Dragon King wins the game."""
FLEE_BELOW = 0.12
"""With a smaller chance against the Demon Lord one flees."""
MIDDLE = 6
"""The Strength in combat with which the Middle Region is worth while."""
AFRAID = 0.35
"""A Sentinel that is beaten less often than that is gone round."""
DEATH_COSTS = 1.0
"""Endurance that the game with Death costs on the average."""
VAMPIRE_COSTS = 2.0
DEVILS = 3.5
NEAR = (1.0, 0.37, 0.36, 0.35, 0.34, 0.33, 0.32, 0.22, 0.18, 0.15, 0.12, 0.1, 0.08)
"""How much of the pull of a space is felt so many spaces away."""
TO_THE_GATE, TO_THE_CAVE, TO_THE_TEMPLE, TO_THE_BRIDGE, TO_THE_WOOD, TO_THE_AXE = 16.0, 12.0, 7.0, 9.0, 12.0, 6.0
TO_A_GATEKEEPER = 9.0
CRAWLING = 3.0
"""How much more strongly whoever moves only one space a turn is drawn, and evenly from afar."""
TO_A_TALISMAN = 25.0
THROUGH_THE_GATE = 40.0
SHUT_GATE = 7.0
CROSSING, LEAVING = 16.0, -6.0
BUILD = 18.0
SURE = 0.6
"""A Sentinel that is beaten that often makes rafts needless."""

VOYAGE, VOYAGE_LIVES, VOYAGE_WORTH = 6, 4, 6.0
"""The Strength in combat and the Endurance with which one sets out for the Abyss, and what that is worth."""
SHIPWRECK = 1
"""With so little Endurance one wants to leave it."""
OUT_OF_THE_ABYSS = 20.0

THINGS: Mapping[str, float] = {
    "blaster": 12.0, "ostrze_plazmowe": 18.0, "rekawica_energetyczna": 12.0, "pole_silowe": 9.0,
    "skafander_bojowy": 7.5, "egzoszkielet": 11.0, "implant_neuronowy": 9.0, "plecak_odrzutowy": 2.0, "namiernik": 2.0,
    "medpakiet": 5.0, "granat_plazmowy": 3.0, "robot_tragarz": -1.0, "kombinezon_kameleona": 8.0, "zyrokompas": 0.5,
    "platforma_antygrawitacyjna": 0.5, "pas_nadprzestrzenny": 2.0, "krysztal_czasu": 5.0, "gwiezdne_berlo": 11.0,
    "robot_medyczny": 6.0, "telepatka": 8.0, "kot_pokladowy": 7.0, "skrzynia_kredytow": 4.0,
    "rdzen_energetyczny": 10.0, "kapsula_wiedzy": 9.0,
    "miecz": 7.0, "topor": 6.5, "helm": 3.0, "tarcza": 5.0, "zbroja": 7.0, "butelka_wody": 2.5, "mul": 1.0, "kon": 2.0,
    "kon_i_woz": 1.5, "rumak": 5.0, "tratwa": 1.0, "talizman": TALISMAN, "poltergeist": -6.0, "przeklenstwo": -5.0,
    "blazen": -4.0, "pierscien": 18.0, "magiczny_pas": 10.0, "korona_salomona": 14.0, "swiety_graal": 8.0,
    "miecz_runiczny": 9.0, "swieta_lanca": 8.0, "amulet": -2.0, "bezdenny_worek": 1.0, "rozdzka": 9.0,
    "eliksir_sily": 4.0, "laska_wladzy": 8.0, "lopata": 5.0, "mapa": 2.0, "zloty_posag": 5.0, "szkatula": 1.5,
    "ukryta_sakiewka": 0.5, "jednorozec": 18.0, "dziewica": 14.0, "zbrojny": 14.0, "magiczny_pomocnik": 8.0,
    "czempion": 3.0, "gnom": 5.0, "ksiaze": 5.0, "ksiezniczka": 5.0, "dzinn": 5.0, "najemnik": 3.0, "tragarz": -1.0,
    "znaleziony_talizman": TALISMAN, "mieszek_zlota": 2.0, "dwa_mieszki_zlota": 4.0,
}  # fmt: skip
"""Cards that may be owned or found; others are worth what their kind is worth."""

SERVICES: Mapping[str, float] = {
    "strefa_promieniowania": 1.0, "posterunek_obcych": -4.0, "kosmiczna_forteca": 2.0, "petla_czasu": -2.0,
    "wezel_swiatow": 6.0, "swiat_smierci": 0.0, "nadprzestrzenna_brama": -1.0,
    "swiatynia": 6.0, "miasto": -1.0, "wioska": 3.5, "skaly": -1.5, "las": -1.5, "gospoda": -0.5, "cmentarz": -0.5,
    "przekleta_polana": -2.0, "runy_1": -3.0, "runy_2": -3.0, "runy_3": -3.0, "czarny_rycerz": -1.0,
}  # fmt: skip
"""What the text of a space brings, beside healing and loss of Endurance."""
WOUNDS: Mapping[str, float] = {"przepasc": 0.33, "pustynia_1": 1.0, "pustynia_2": 1.0, "czarny_rycerz": 0.4}
"""Endurance that a space costs; water helps in the desert, gold against the knight."""
HEALERS: Mapping[str, int] = {"kosmiczna_forteca": 9, "wioska": 9, "kapliczka": 9, "miasto": 2, "zamek": 9}
"""Where Endurance can be bought, and how much at once."""
CALLS: Mapping[str, float] = {
    "fontanna_madrosci": 10.0, "magiczny_strumien": 10.0, "sadzawka_zycia": 8.0, "swiatynka": 3.0,
    "sekretne_drzwi": 5.0,
    "bozek": 5.0, "targ": 3.0, "uzdrowiciel": 2.0, "pustelnik": 30.0, "polbog": 6.0, "zaklinacz": 5.0, "mag": 2.0,
    "nauczyciel": 2.0, "domokrazca": 2.0, "czarownica_nieznajoma": -1.0, "tredowaty": -4.0, "cyklop": -4.0,
    "bagno": -2.0, "labirynt": -2.0, "syrena": -3.0, "sedzia": -2.0, "wrozka_nieznajoma": 4.0, "fantom": 4.0,
    "czarnoksieznik_nieznajomy": 1.0,
}  # fmt: skip
"""What strangers and places that lie on a space bring."""

# -- choices

CHOICES: Mapping[str, float] = {
    "heal": 8.0, "healer": 8.0, "gain_strength": 11.0, "gain_craft": 10.0, "gain_spell": 4.0, "gain_talisman": 40.0,
    "gain_gold": 2.0, "gain_endurance": 7.0, "shop": 3.0, "roll": 2.0, "lose_gold": -2.0, "lose_strength": -10.0,
    "lose_craft": -9.0, "pay": -4.0, "imprison": -9.0, "extra_turns": 5.0, "done": 0.0, "as_often": -1.0,
    "discard": -3.0, "lose_turn": -3.0,
}  # fmt: skip
"""What a branch of a text is worth, by what it does."""
RISKY = frozenset({"jaskinia", "grobowiec", "magiczny_portal", "magik", "nauczyciel"})
"""Cards whose offer is taken only by the strong."""

# -- the draft

ADVENTURER = {"strength": 2.6, "craft": 1.2, "endurance": 1.0, "gold": 0.3, "spells": 0.8}
POWERS: Mapping[str, float] = {
    "mnich": 9.0, "wojownik": 8.0, "zabojca": 7.0, "amazonka": 6.0, "wojownik_chaosu": 6.0, "zolnierz": 5.0,
    "minstrel": 4.0, "niziolek": 5.0, "czarnoksieznik": 9.0, "wrozka": 10.0, "kaplan": 4.0, "tropiciel": 3.5,
    "barbarzynca": 2.0, "gladiator": 3.0, "krasnolud": 3.0, "zlodziej": 3.0, "ninja": 3.0, "lesnik": 3.0, "ghul": 2.0,
    "hobgoblin": 2.0, "nekromanta": 2.5, "pielgrzym": 2.5, "rycerz": 2.0, "centaur": 2.0, "elf": 2.0, "ork": 1.5,
    "szaman": 2.0, "lotr": 2.0, "samuraj": 2.0, "satyr": 1.5, "filozof": 2.0, "kobold": 1.5, "druid": 1.0,
    "kupiec": 1.5,
    "czarownica": 2.0, "troll": 0.5,
    "kuglarz": 3.0, "mroczny_elf": 2.5, "inkwizytor": 3.0, "mistrz_sztuk_walki": 7.0, "pirat": 4.0, "saracen": 4.0,
    "zwiadowca": 5.0, "szpieg": 4.0, "szermierz": 6.0, "zulus": 3.5, "cyganka": 3.0, "goral": 4.5, "chochlik": 4.0,
    "zawadiaka": 5.0,
    "archeolog": 4.0, "astronauta": 2.5, "astropata": 3.5, "wojownik_z_pila": 4.0, "cyborg": 4.5, "naukowiec": 5.0,
    "kosmiczny_komandos": 3.0, "kosmiczny_pirat": 3.5,
    "kanibal": 4.0, "alchemik_poszukiwacz": 4.0, "szlachetny_rycerz": 2.5, "kleryk": 3.0, "mroczny_kultysta": 4.0,
    "rycerz_grozy": 5.0, "magus": 4.0, "wodz_ogrow": 1.5, "medrzec": 5.0, "walkiria": 4.0, "wampirzyca": 3.0,
    "czarownik": 2.5,
    "flisak": 4.0, "grabarz": 3.5, "hazardzista": 4.5, "kartograf": 5.0, "kat": 3.5, "planetnik": 3.0,
    "rusalka": 4.0, "egzorcysta": 4.5, "lichwiarz": 3.5, "lowca_nagrod": 3.5, "paladyn": 4.0, "treser": 4.0,
    "platnerz": 4.5, "pogromca_olbrzymow": 5.0, "zielarka": 5.0, "zebrak": 5.0,
}  # fmt: skip
"""What the powers of a character bring, as adventurer or as squire."""

# -- spells

SPELLS: Mapping[str, float] = {
    "wzrost_sily": 11.0, "wzrost_mocy": 10.0, "zakrzywienie_czasu": 9.0, "wir_czasu": 5.0, "wyssanie_sily": 13.0,
    "wyssanie_mocy": 12.0, "wyssanie_zycia": 11.0, "rozproszenie_magii": 8.0, "odbicie_czaru": 8.0, "uzdrowienie": 8.0,
    "przyplyw_energii": 9.0, "fala_mozgowa": 6.0, "dotyk_smierci": 8.0, "kradziez_czasu": 7.0, "zawladniecie": 8.0,
    "hipnoza": 6.0, "przywrocenie": 7.0, "ocalenie": 7.0, "boska_interwencja": 6.0, "odwet": 6.0, "wsparcie": 6.0,
    "teleportacja": 6.0, "zaklecie_ostrza": 7.0, "wezwanie_laski": 7.0, "wzbogacenie": 6.0,
    "sciezka_przeznaczenia": 5.0,
    "zaropuszenie": 5.0, "przypadek": 5.0, "osad": 6.0, "kula_ognia": 5.0, "zaostrzenie": 4.0,
    "chodzenie_po_wodzie": 4.0,
}  # fmt: skip
"""What it is worth to hold a spell; SPELL for others."""
AT_ONCE: Mapping[str, float] = {
    "wzrost_sily": 40.0, "wzrost_mocy": 40.0, "zakrzywienie_czasu": 35.0, "wir_czasu": 35.0, "zaklecie_ostrza": 35.0,
    "zawladniecie": 35.0, "hipnoza": 35.0, "wzbogacenie": 35.0, "wezwanie_laski": 30.0,
}  # fmt: skip
"""Spells that are cast in one's own turn as soon as they can be."""
SPRINGS = frozenset({"wrozka", "czarnoksieznik", "rozdzka"})
"""Cards that bring a new spell for the last one cast: with them spells are spent freely."""
JUNK = frozenset({
    "wrozba", "magiczny_wicher", "przemieszczenie", "zniszczenie", "bariera", "uderzenie_pioruna", "pulapka",
    "przywolanie_burzy", "unicestwienie", "zniszczenie_magii", "chwilowa_zmiana",
})  # fmt: skip
"""Spells that do little, cast to make room for another."""
SPENT = 20.0
FREELY = 3.0
"""What a combat must threaten to cost for whoever spends spells freely."""
BOOSTS: Mapping[str, float] = {
    "uderzenie_psioniczne": 3.0, "wsparcie": 4.0, "naznaczony_chwala": 4.0,
    "zaostrzenie": 5.0, "przyplyw_energii": 3.5, "fala_mozgowa": 3.5,
    "oslabienie": 5.0, "oslabienie_umyslu": 5.0, "zamrozenie": 4.0, "dotyk_smierci": 3.0, "rozdarcie_duszy": 4.0,
    "kula_ognia": 4.0, "dominacja": 4.0, "sobowtor_czarow": 2.5, "unieruchomienie": 2.0, "niewidzialnosc": 1.5,
    "plaszcz_cieni": 1.5, "przebranie": 1.0, "przywolanie_feniksa": 3.0, "przywolanie_niedzwiedzia": 2.0,
    "przywolanie_weza": 2.5, "przywolanie_kruka_burzy": 2.0, "zaropuszenie": 2.2, "metamorfoza": 1.8,
}  # fmt: skip
"""Spells that help in one's own combat, the best first to be cast."""
CHAMPIONS: Mapping[str, int] = {
    "przywolanie_feniksa": 5, "przywolanie_niedzwiedzia": 3, "przywolanie_weza": 4, "przywolanie_kruka_burzy": 3,
}  # fmt: skip
"""Those who fight in one's place, and how strong they are."""
DANGER = 9.0
"""What a combat must threaten to cost before a spell is spent on it."""
DRAINS: Mapping[str, float] = {
    "wyssanie_sily": 20.0, "wyssanie_mocy": 20.0, "wyssanie_zycia": 20.0, "kradziez_czasu": 12.0, "hojnosc": 6.0,
}  # fmt: skip
"""Spells at the start of another's turn that bring something to whoever casts them."""
HARMS: Mapping[str, float] = {
    "sen": 5.0, "spowolnienie": 4.0, "unieruchomienie": 4.0, "podmuch_wiatru": 3.0, "przemiana_w_drewno": 3.0,
    "roztrzaskanie": 5.0, "osad": 5.0, "przypadek": 4.0, "zmylenie_drogi": 3.0, "wir": 3.0, "blyskawica": 4.0,
    "zlikwidowanie": 4.0, "wyssanie": 5.0, "rozkaz": 20.0, "pech": 6.0, "zle_oko": 4.0, "czarny_lod": 1.0,
}  # fmt: skip
"""Spells that hurt whomever they hit: cast at the one who is nearest to the Crown, warded off when aimed at oneself."""
FOR_ONESELF = frozenset({"uzdrowienie", "wezwanie_laski", "sciezka_przeznaczenia"})
"""Spells that do good to whomever they hit."""
DISPELS = frozenset({"rozproszenie_magii", "spopielenie_czaru", "wezwanie_czaru"})
SPREADERS = frozenset({"czar_hydry"})
"""They carry a spell that hurts to others, too."""
SPOILERS = frozenset({"wskrzeszenie"})
"""They take a victory over an enemy from another."""
SHORT_CUT = 4.0
"""How much better a move must become for a spell to be spent on it."""
CHOSEN_PRAYER = 9.0
EXCHANGERS = frozenset({"metamorfoza"})
"""They put another enemy in the place of the one who is fought."""
TRAPS = frozenset({"pulapka", "bariera"})
"""Laid where others pass."""
REFLECTS = frozenset({"odbicie_czaru"})
SAVERS = frozenset({"boska_interwencja", "odwet", "ocalenie", "przywrocenie", "amazonka", "szermierz"})
DISPEL_WORTH = 10.0
"""What another's spell must be like before a Dispel is spent on it; the Command always is."""
LITTLE = 2
"""With so little Endurance every harmful spell is dispelled."""

# -- abilities

USES: Mapping[str, float] = {
    "zolnierz": 5.0, "ksiaze": 6.0, "ksiezniczka": 6.0, "zloty_posag": 6.0, "amazonka": 1.0, "szaman": 20.0,
    "kula_wiedzy": 1.0, "skrzydlate_buty": 1.0, "archeolog": 1.0,
    "krysztal_czasu": 6.0,
}  # fmt: skip
"""Abilities worth using whenever one may, by card; outside combat others are left alone."""
FIGHT_USES: Mapping[str, float] = {
    "laska_wladzy": 4.0, "minstrel": 4.0, "ork": 4.0, "pielgrzym": 4.0, "nekromanta": 4.0, "rumak": 2.0,
    "eliksir_sily": 2.0, "najemnik": 3.0, "czempion": 1.0, "kupiec": 1.0, "treser": 4.0, "wojownik_z_pila": 3.5,
    "granat_plazmowy": 1.5,
}  # fmt: skip
FREE_USES = frozenset({"laska_wladzy", "minstrel", "ork", "pielgrzym", "nekromanta", "treser"})
"""Abilities that cost nothing: used in every combat."""
MEETING = 3.0
"""What an ability against somebody who is met is worth."""
TRIALS: Mapping[str, str] = {"samuraj": "strength", "kosmiczny_pirat": "strength"}
"""Whose trial of Craft is against what; the others' against Craft."""
BANISHERS = frozenset({"cyganka", "staza"})
"""Abilities and spells that get rid of a card just drawn."""
BRIBERS = frozenset({"szpieg", "lichwiarz"})
"""Those who may pay instead of being attacked."""
WASTERS = frozenset({"ghul"})
"""Offers that cost more than they bring: a trophy is worth more than help in one combat."""
DEAR_DISPELS = frozenset({"czarownik"})
"""Dispels that cost a point of Endurance."""
