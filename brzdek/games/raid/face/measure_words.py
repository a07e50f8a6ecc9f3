"""Words for what finished raids are measured by."""

from __future__ import annotations

from brzdek.core.text import Book, Text

MEASURES: Book = {
    "measure.out": Text("koniec wyprawy", "end of the raid"),
    "measure.out.left": Text("uciekł", "escaped"),
    "measure.out.rescued": Text("nieprzytomny, uratowany", "knocked out, rescued"),
    "measure.out.lost": Text("stracony", "lost"),
    "measure.artifacts": Text("artefakty", "artifacts"),
    "measure.cards": Text("karty w talii", "cards in the deck"),
    "measure.clank": Text("Brzdęk!", "Clank!"),
    "measure.gold": Text("zdobyte złoto", "gold gained"),
    "measure.healed": Text("wyleczone obrażenia", "damage healed"),
    "measure.damage_monsters": Text("obrażenia od potworów", "damage by monsters"),
    "measure.damage_cards": Text("obrażenia od kart", "damage by cards"),
    "measure.damage_dragon": Text("kostki wylosowane w atakach smoka", "cubes drawn in dragon attacks"),
    "use.seen": Text("w rzędzie", "in the row"),
    "use.acquired": Text("zdobyta", "acquired"),
    "use.used": Text("użyta", "used"),
    "use.defeated": Text("pokonana", "defeated"),
    "use.played": Text("zagrana", "played"),
    "use.trashed": Text("zniszczona", "trashed"),
}
