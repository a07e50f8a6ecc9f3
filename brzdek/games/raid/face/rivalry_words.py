"""What people ask of each other and of the dragon: the words of their questions, and of the answers."""

from __future__ import annotations

from brzdek.core.text import Book, Text

ASKED: Book = {
    "compared": Text(
        "być góra|teraz góra|porównanie|porównać|na tle|lepszy od",
        "compared|comparison|ahead of|better than|worse than|doing against",
    ),
    "closest": Text(
        "kto blisko artefakt|kto najbliżej artefakt|najbliżej artefakt|bliżej artefakt|najłatwiej artefakt|najłatwiejszy artefakt|łatwy artefakt",
        "who close artifact|closest artifact|nearest artifact|who near artifact|easiest artifact|easy artifact",
    ),
    "closest_out": Text(
        "kto blisko wyjście|kto najbliżej wyjście|kto blisko dom|kto najbliżej dom|kto pierwszy wyjść|kto najbliżej zewnątrz"
        "|kto najbliżej krypta|kto blisko krypta",
        "who close exit|who closest exit|closest exit|who nearest exit|who near exit|who closest out|who closest home"
        "|who closest crypt|closest to escaping",
    ),
    "struck": Text(
        "smok zranić|smok trafić|smok uderzyć|smok skrzywdzić|smok oberwać|smok zadać",
        "dragon hurt|dragon hit|dragon wound|dragon damage|dragon bite",
    ),
    "threat": Text(
        "smok grozić|grozić od smok|smok zabić|smok wykończyć|ryzyko smok|smok niebezpieczeństwo|smok ubić|być bezpieczny|jestem bezpieczny|martwić kostka|bać kostka|bać smok|martwić smok|obawiać smok|przejmować smok|groźny smok",
        "dragon kill|dragon threat|dragon risk|afraid dragon|dragon finish|dragon get me|worry dragon|danger dragon|worry cube|worry bag|worry clank|fear dragon|is it safe|am i safe|am safe",
    ),
    "boots_out": Text(
        "but wyjść|but wyjście|but zewnątrz|but uciec|but krypta|but dom", "boot out|boot exit|boot escape|boot home"
    ),
    "worth": Text(
        "artefakt dostać|artefakt warty|artefakt wart|artefakt punkt", "artifact get|artifact worth|artifact point"
    ),
    "hurts": Text(
        "obrażenie dojść|obrażenie do|boleć dojść|zdrowie dojść|zdrowie kosztować|obrażenie pójść|oberwać do|oberwać pójść"
        "|niebezpiecznie iść|niebezpiecznie pójść|niebezpiecznie do|bezpiecznie iść|bezpiecznie pójść|bezpiecznie do"
        "|pójść bez miecz|iść bez miecz|wejść bez miecz|stać pójść|dziać pójść|pójdę bez mieczy|groźnie iść|ryzykownie iść|ryzykowny iść|niebezpieczny droga",
        "go without sword|go without swords|walk without swords|happens go to|happens if go|dangerous go|dangerous to|risky go|risky to|safe go|safe to|is it safe go|is it safe to|danger going|hurt get|hurt go|damage get|damage go|hurt to|damage to|health get|damage take|hurt if",
    ),
    "between": Text("między|pomiędzy|po droga", "between|on the way"),
    "noise": Text(
        "skąd brzdęk|dostać brzdęk|czemu brzdęk|dlaczego brzdęk|za co brzdęk|skąd kostka|dostać kostka",
        "get clank|got clank|why clank|clank from|get cube|got cube|why cube",
    ),
}

TOLD: Book = {
    "told.nearest": Text(
        "{who}: {takes} do artefaktu {points} w komnacie {room}",
        "{who}: {takes} to artifact {points} in room {room}",
    ),
    "told.nearest_out": Text("{who}: {takes} do wyjścia", "{who}: {takes} to the way out"),
    "told.nearest_none": Text("Żaden artefakt nie leży w zasięgu drogi.", "No artifact lies where a way leads."),
    "told.no_attack": Text("Smok jeszcze nie atakował.", "The dragon has not attacked yet."),
    "told.last_attack": Text("Ostatni atak: {text}", "The last attack: {text}"),
    "told.no_noise": Text("Żadnego Brzdęku! jeszcze nie było.", "There has been no Clank! of yours yet."),
    "told.artifact_there": Text(
        "Artefakt {points} z komnaty {room} to {points} {points|punkt|punkty|punktów}, jeśli go wyniesiesz.",
        "Artifact {points} of room {room} is {points} {points|point|points} if you get it out.",
    ),
}
