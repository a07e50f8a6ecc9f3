"""Words for the same thing, in both languages and as dictionaries list them; any form of them is understood."""

from __future__ import annotations

ALIKE = """
latarnia latarka lampa lampka światło kaganek lantern lamp light torch
kilof oskard motyka pickaxe pick pickax
wózek wagon wagonik wóz taczka cart wagon trolley minecart carriage
skrzyżowanie krzyżówka krzyżak krzyż crossing crossroads cross intersection plus
zakręt skręt łuk kolanko curve bend turn corner
rozwidlenie rozgałęzienie trójnik rozstaj fork branch split junction tee
korytarz tunel chodnik przejście corridor tunnel path passage
szyb pion shaft
ślepy zamknięty zablokowany dead blocked blind
osuwisko zawał lawina głaz obsunięcie rockfall avalanche landslide boulder
mapa plan map chart
złoto kasa forsa hajs pieniądz pieniądze pieniążek moneta szmal siano kapusta grosz grosik bryłka samorodek gold coin money cash nugget dough bucks
miecz ostrze klinga szabla mieczyk sword blade
eliksir mikstura napój wywar flaszka butelka buteleczka fiolka potion elixir brew flask vial bottle drink juice
leczenie uzdrowienie zdrowie lecznicze leczniczy healing health heal
siła strength power
szybkość prędkość swiftness speed
księga tom wolumin książka tome book volume
potwór bestia stwór stworzenie kreatura poczwara maszkara monster beast creature
klucz kluczyk key
plecak tobołek torba backpack rucksack pack bag
korona diadem crown tiara
płaszcz peleryna opończa cloak cape mantle
but trzewik kamasz bucik boot shoe
pierścień pierścionek sygnet ring
amulet wisior wisiorek medalion naszyjnik amulet necklace pendant medallion
różdżka patyk wand rod stick
laska kij kostur laska staff stick cane
berło sceptre scepter rod
tarcza shield
hełm kask helmet helm
zbroja pancerz kolczuga armour armor mail
topór toporek siekiera siekierka axe hatchet
włócznia dzida lanca kopia spear lance
sztylet nóż nożyk dagger knife
karwasz bransoleta bracer bracelet
pas pasek belt girdle
koń rumak wierzchowiec konik szkapa horse steed mount warhorse stallion
muł osioł mule donkey ass
zwierzę zwierzak muł koń animal mule horse
smok smoczysko jaszczur dragon drake
ksiądz kapłan kapłanka duchowny mnich priest cleric priestess monk
mag czarodziej czarownik czarnoksiężnik wizard mage sorcerer magician warlock
wiedźma czarownica czarodziejka witch sorceress enchantress
rycerz paladyn paladynka knight paladin
złodziej rabuś włamywacz opryszek thief burglar rogue
rozbójnik bandyta zbój bandit robber brigand outlaw
najemnik żołnierz wojak mercenary merc soldier
łucznik strzelec archer bowman
zbrojny wojownik man-at-arms warrior
książę diuk prince duke
księżniczka królewna princess
król władca king lord ruler
kapliczka kaplica świątynia ołtarzyk ołtarz shrine chapel temple altar
kram sklep targ rynek bazar stragan market shop store stall marketplace
studnia well
źródło zdrój krynica fontanna spring fountain
rzeka strumień potok river stream
miasto gród city town
wioska wieś village hamlet
las bór puszcza gaj forest wood woods
cmentarz grób nekropolia graveyard cemetery
ruiny gruzy ruina ruins ruin
skała skały głaz crag crags rock
wzgórze wzgórza pagórek górka hill
pole pola łąka field meadow
równina równiny step plain
bagno moczary mokradło swamp bog marsh
gospoda karczma tawerna zajazd knajpa knajpka szynk oberża bar tavern inn pub alehouse
zamek twierdza warownia castle fortress fort
brama wrota bramka gate gateway portal
drzwi door doorway
most kładka bridge
wieża tower
dolina valley dale
polana clearing glade
jaskinia grota pieczara cave cavern
kostka kość die dice bones
klejnot kamień kamyk kamulec brylant gem jewel stone gemstone
uzdrowiciel medyk lekarz doktor znachor healer doctor medic
kot kotek kociak kocur cat kitty
pies piesek psina psisko kundel kundelek ogar chart brytan dog doggy doggo mutt hound
szczenię szczeniak puppy pup
ptak ptaszek bird
wilk wolf
wilkołak werewolf
wampir wampirzyca krwiopijca vampire vampiress bloodsucker
gnom krasnal krasnalek skrzat gnome
medpakiet apteczka lekarstwo medikit medkit medicine
granat bomba grenade bomb
blaster pistolet laser gun pistol
mędrzec mądry sage wise
niedźwiedź miś bear
wąż żmija gad snake serpent
szczur rat
pająk spider
nietoperz bat
szkielet kościotrup kościej skeleton bones
duch zjawa widmo upiór ghost spirit spectre specter phantom
demon diabeł czart demon devil
zombi zombie umarlak nieumarły undead
olbrzym gigant wielkolud giant
goblin goblinek gobos gobbo gobo
robot bot maszyna cyborg android robot machine
świnia dzik odyniec knur pig boar hog swine
małpa małpka monkey ape
kłódka zamek wytrych lock padlock lockpick picklock pick
figurka posążek bożek idol statuette figurine
posąg statua pomnik statue
artefakt relikt artifact artefact relic
sekret tajemnica secret
skrzynia kufer skrzynka chest trunk coffer
mur ściana bariera zapora wall barrier
łuska scale
czar zaklęcie urok spell enchantment
drabina ladder
tragarz nosiciel bagażowy porter carrier bearer
garbus garbaty hunchback
dziewica panna dziewczyna maiden girl maid
jajo jajko egg
łza tear
ropucha żaba toad frog
kula sfera orb sphere
łopata szpadel saperka shovel spade
zwój pergamin scroll parchment
rękawica rękawiczka gauntlet glove
sztandar chorągiew flaga banner flag
kufel kubek kielich puchar graal tankard mug grail chalice goblet cup
szpon pazur talon claw
kombinezon skafander suit
domokrążca handlarz kupiec sprzedawca pedlar peddler merchant trader seller vendor
pustelnik eremita hermit
kowal zbrojmistrz płatnerz smith blacksmith armourer armoursmith weaponsmith
nauczyciel instruktor trener teacher instructor trainer
sadzawka staw bajoro pool pond
labirynt błędnik maze labyrinth
grobowiec krypta mogiła grób tomb crypt grave
kuźnia forge smithy
gniazdo legowisko leże nest roost lair
ludojad ogr ogre
rzygacz gargulec gargoyle
sobowtór klon doppelganger clone
żuk chrząszcz beetle bug
śluz glut slime ooze
syrena siren mermaid
lina sznur rope
mieszek sakiewka sakwa worek woreczek torba bag purse pouch sack
przewodnik guide
giermek squire
dżinn dżin genie djinn jinn
wróżka nimfa rusałka elf fairy pixie nymph
jednorożec unicorn
strażnik wartownik guard sentinel guardian keeper
woda water
talizman talisman charm
kafel kafelek płytka tile
brzdęk hałas clank noise
"""
"""One line for each thing."""
