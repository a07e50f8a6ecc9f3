"""Words that stand on printed boards."""

from __future__ import annotations

from brzdek.core.text import Book, Text

BOARDS: Book = {
    "rage": Text("Tor smoczej furii", "Rage track"),
    "rage_usual": Text("Tor smoczej furii · 2–4 graczy", "Rage track · 2–4 players"),
    "rage_party": Text("Tor smoczej furii · 5–6 graczy", "Rage track · 5–6 players"),
    "countdown": Text("Tor odliczania", "Countdown track"),
    "health": Text("Wskaźniki zdrowia", "Health meters"),
    "clank_area": Text("Obszar Brzdęk!", "Clank! area"),
    "bag": Text("Smocza sakwa", "Dragon bag"),
    "market": Text("Targ: każdy towar za {n} złota", "Market: any good for {n} gold"),
    "row": Text("Pula kart lochów: {n} {n|karta|karty|kart}", "Dungeon row: {n} {n|card|cards}"),
    "players": Text("{n} gr.", "{n} pl."),
    "zone.outside": Text("NA ZEWNĄTRZ", "OUTSIDE"),
    "zone.upper": Text("LOCHY", "DUNGEON"),
    "zone.depths": Text("PODZIEMIA", "DEPTHS"),
    "draw_cards": Text("Dobierz {n} {n|kartę|karty|kart}.", "Draw {n} {n|card|cards}."),
    "needs": Text("Tylko dla tego, kto ma: {name}.", "Only for whoever has: {name}."),
    "start": Text("START", "START"),
    "way_in": Text("WEJŚCIE", "WAY IN"),
    "road.stone": Text("Droga biała", "White road"),
    "road.blue": Text("Droga niebieska", "Blue road"),
    "road.red": Text("Droga czerwona", "Red road"),
    "damage": Text("od {n} obrażeń", "with {n} damage"),
    "out_attack_title": Text("Atak gracza poza grą: kostki", "Attack of a player who is out: cubes"),
    "noise_board": Text("plansza Brzdęk!", "Clank! board"),
    "market_board": Text("planszetka rynku", "market board"),
}
