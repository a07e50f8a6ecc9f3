"""What Katakumby says beside what both sister games say."""

from __future__ import annotations

from brzdek.core.text import Book, Text
from brzdek.games.raid.cards.words import WORDS as RAID

WORDS: Book = {
    **RAID,
    # cards: keywords before the text of a slot
    "slot.redeem": Text("PRZY OŁTARZYKU", "AT AN ALTAR"),
    "slot.freed": Text("UWOLNIENIE", "WHEN FREED"),
    "slot.bought": Text("ZAKUP", "WHEN BOUGHT"),
    # goods and tokens
    "good.cloak": Text("Ignorujesz potwory w korytarzach.", "You ignore tunnel monsters."),
    "token.catacombs_map": Text(
        "Możesz przechodzić korytarzami jednokierunkowymi pod prąd.", "You may walk one-way tunnels against the arrow."
    ),
    "token.golden_monkey_bot": Text("Liczy się jako figurka małpiego bożka.", "Counts as a monkey idol."),
    "token.discount_coupon": Text(
        "Raz w grze możesz kupić towar o 5 ⟦gold⟧ taniej. To nie jest więzień.",
        "Once per game you may buy a market good for 5 ⟦gold⟧ less. This is not a prisoner.",
    ),
    "ward": Text(
        "Gdy duch ma ci zadać obrażenie, możesz odrzucić tę kartę z ręki, aby mu zapobiec i dobrać 1 kartę.",
        "When a ghost would damage you, you may discard this card from hand to prevent it and draw 1 card.",
    ),
    # what numbers and symbols show, for lists
    "place.altar": Text("przy ołtarzyku", "in an altar room"),
    "note.needs_damage": Text(
        "tylko z {n} {n|obrażeniem|obrażeniami|obrażeniami} lub więcej", "only with {n} damage or more"
    ),
    # positions
    "position.no_tile": Text(
        "kafla „{tile}” nie ma w zestawie albo już leży na stole",
        "the tile “{tile}” is not in the set or lies on the table already",
    ),
    "position.cell": Text(
        "pole {cell} jest zajęte albo nie styka się z żadnym kaflem",
        "the cell {cell} is taken or touches no tile",
    ),
    "position.place": Text(
        "nie ma komnaty „{room}”; komnatę podaje numer albo kafel.komnata",
        "there is no room “{room}”; a room is a number or tile.room",
    ),
    "position.ghosts": Text(
        "jest tylko {n} {n|kostka ducha|kostki duchów|kostek duchów}", "there {n|is|are} only {n} ghost {n|cube|cubes}"
    ),
    "position.no_artifact_room": Text(
        "w komnacie {room} nie ma miejsca na artefakt", "room {room} has no place for an artifact"
    ),
    "position.altar": Text("w komnacie {room} nie ma ołtarzyka", "there is no altar in room {room}"),
    "position.altar_full": Text(
        "na ołtarzyku w komnacie {room} leży za dużo kostek albo dwie jednego gracza",
        "the altar in room {room} holds too many cubes, or two of one player",
    ),
    "position.loot": Text("w komnacie {room} nie ma: {kind}", "there is no {kind} in room {room}"),
    "position.lock": Text("korytarz {tunnel} kafla {tile} nie ma kłódki", "tunnel {tunnel} of tile {tile} has no lock"),
    # cards and tables that do not fit together
    "schema.starting_gold": Text(
        "w „starting_gold” musi być liczba dla każdego z {n} graczy",
        "“starting_gold” must hold a number for each of {n} players",
    ),
    "schema.track": Text("w „rage” brakuje toru „{track}”", "“rage” lacks the track “{track}”"),
    "schema.top_of_deck": Text(
        "karta „{card}”: „top_of_deck” może stać tylko w „acquire”, a nie w „{slot}”",
        "card “{card}”: “top_of_deck” may stand only in “acquire”, not in “{slot}”",
    ),
}
