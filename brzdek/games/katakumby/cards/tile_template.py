"""A file of tiles to begin from, with comments in either language."""

from __future__ import annotations

from brzdek.core.text import Text

_TILES = """\
  {id}:
    name: {{pl: Krzywy zaułek, en: Crooked Alley}}
    back: depths  # {back}
    haunted: false  # {haunted}
    rooms:  # {rooms}
      hall: {{at: [32, 34], has: [altar, {{gold: 2}}]}}
      cave: {{at: [70, 32], has: [crystal_cave, minor_secret]}}
      vault: {{at: [66, 72], has: [{{artifact: 1}}]}}
    portals:  # {portals}
      well: {{at: [26, 76]}}
    tunnels:  # {tunnels}
      - {{a: hall, b: N0}}
      - {{a: cave, b: N1, footprints: true}}
      - {{a: cave, b: E0}}
      - {{a: vault, b: E1, monsters: 2}}
      - {{a: vault, b: S0, lock: true}}
      - {{a: hall, b: S1}}
      - {{a: well, b: W0}}
      - {{a: hall, b: W1}}
      - {{a: hall, b: cave}}
      - {{a: cave, b: vault, monsters: 1}}
      - {{a: vault, b: hall, one_way: a_to_b}}
"""

_PL = """\
# Kafle do gry Brzdęk! Katakumby, jako talia domowa.
#   brzdek check PLIK                    sprawdza kafle i rysuje je
#   brzdek tile show PLIK krzywy_zaulek  rysuje jeden kafel we wszystkich obrotach
#   brzdek play katakumby --deck PLIK    gra z tymi kaflami
extends: katakumby
name: {pl: Moje kafle, en: My tiles}

# Tylko twoje kafle, bez standardowych? Usuń znak # z następnego wiersza. Potrzeba wtedy co najmniej 4 kafli azylu,
# 8 kafli podziemi i komnaty z artefaktem.
# standard_tiles: false

# Krawędź ma po dwa punkty z każdej strony, nazwane zgodnie z ruchem wskazówek zegara:
#        N0  N1
#    W1          E0
#    W0          E1
#        S1  S0
# Do każdego z ośmiu punktów prowadzi dokładnie jeden korytarz.
#
# Samymi butami (bez kłódek, potworów i strzałek) musi się dać przejść między wszystkimi czterema bokami, a na tę trasę
# wejść za 1 but (także bez śladów stóp) którymś punktem z numerem 0 i którymś z numerem 1. Inaczej kafel może
# uwięzić graczy, o czym brzdek check ostrzega.
tiles:
  # Kafel o identyfikatorze kafla standardowego zastępuje go, każdy inny dochodzi do stosu.
"""
_PL_NOTES = {
    "id": "krzywy_zaulek",
    "back": "haven (azyl) albo depths (podziemia)",
    "haunted": "true tylko na kaflach podziemi",
    "rooms": "od 1 do 6; at: miejsce na rysunku, w setnych od lewej i od góry, od 10 do 90 (albo bez at)",
    "portals": "najwyżej 2; jeśli ich nie ma, usuń ten klucz",
    "tunnels": "zwykły korytarz kosztuje 1 but i prowadzi w obie strony",
}
_PL_END = """\

# W komnacie (has): market, altar, chest, library, prison, crystal_cave, minor_secret, heal, {gold: 1}, artifact,
#   {artifact: 1} (z plusem), {artifact: 2} (z dwoma plusami); albo nic.
# Na korytarzu: footprints: true, monsters: 1–3, lock: true, one_way: a_to_b albo b_to_a,
#   via: [[50, 20]] (zagięcia na wydruku).
# Własne strony kafla startowego stoją pod kluczem start (a, b); ich punkty to N, EU, EL, S, WL, WU z numerem, a każda
#   komnata i portal mówi, w której jest połowie: half: upper albo half: lower.
"""

_EN = """\
# Tiles for Clank! Catacombs, as a house deck.
#   brzdek check FILE                    checks the tiles and draws them
#   brzdek tile show FILE crooked_alley  draws one tile in all its rotations
#   brzdek play katakumby --deck FILE    plays with these tiles
extends: katakumby
name: {pl: Moje kafle, en: My tiles}

# Only your tiles, without the standard ones? Remove the # from the next line. You then need at least 4 haven tiles,
# 8 depths tiles and an artifact room.
# standard_tiles: false

# Each side has two edge points, named clockwise:
#        N0  N1
#    W1          E0
#    W0          E1
#        S1  S0
# Exactly one tunnel leads to each of the eight points.
#
# With boots alone (no locks, monsters or arrows) it must be possible to walk between all four sides, and to get onto
# that route for 1 boot (no footprints either) through some point with the number 0 and some with the number 1.
# Otherwise the tile may wall players in, of which brzdek check warns.
tiles:
  # A tile with the id of a standard one replaces it, any other joins the stack.
"""
_EN_NOTES = {
    "id": "crooked_alley",
    "back": "haven or depths",
    "haunted": "true only on depths tiles",
    "rooms": "1 to 6; at: the place in drawings, in hundredths from the left and from the top, 10 to 90 (or no at)",
    "portals": "at most 2; without any, remove this key",
    "tunnels": "a plain tunnel costs 1 boot and leads both ways",
}
_EN_END = """\

# In a room (has): market, altar, chest, library, prison, crystal_cave, minor_secret, heal, {gold: 1}, artifact,
#   {artifact: 1} (with a plus), {artifact: 2} (with two pluses); or nothing.
# On a tunnel: footprints: true, monsters: 1–3, lock: true, one_way: a_to_b or b_to_a,
#   via: [[50, 20]] (bends in print).
# Sides of your own for the starting tile stand under the key start (a, b); their points are N, EU, EL, S, WL, WU with a
#   number, and every room and portal says in which half it is: half: upper or half: lower.
"""

TEMPLATE = Text(_PL + _TILES.format(**_PL_NOTES) + _PL_END, _EN + _TILES.format(**_EN_NOTES) + _EN_END)
