"""What people ask of things that somebody has: the words of their questions, and of the answers."""

from __future__ import annotations

from brzdek.core.text import Book, Text

ASKED: Book = {
    "rooms": Text(
        "lepszy czy|lepiej czy|gorzej czy|gorszy czy|lepszy niż|gorszy niż|lepszy od|gorszy od|różnić|różnica|porównać",
        "worse than|better than|compared|compare|difference|better or|worse or|or",
    ),
    "own_cards": Text("ile mam|ile ja", "many have|many do i|many my"),
    "taken": Text(
        "artefakt wziąć|artefakt zabrać|artefakt mieć kto|kto artefakt|ktoś artefakt|artefakt zdobyć",
        "anybody artifact|anyone artifact|who artifact|somebody artifact|someone artifact|taken artifact|artifact taken",
    ),
    "token_worth": Text(
        "żeton wart|żeton warty|żeton punkt|więzień wart|więzień warty|więzień punkt|uwolnić|ile warty więzień",
        "token worth|tokens worth|prisoner worth|prisoners worth|prisoner point|did free|freed worth|i freed",
    ),
}

TOLD: Book = {
    "told.piles": Text("{card}: {piles}.", "{card}: {piles}."),
    "told.have_none": Text("{card}: nie masz ani jednej sztuki.", "{card}: you have none."),
    "pile.hand": Text("na ręce {n}", "{n} in hand"),
    "pile.played": Text("zagrane {n}", "{n} played"),
    "pile.deck": Text("w talii {n}", "{n} in the deck"),
    "pile.discard": Text("odrzucone {n}", "{n} discarded"),
    "pile.tokens": Text("wśród żetonów {n}", "{n} among your tokens"),
    "told.artifacts_of": Text("{who}: {what}.", "{who}: {what}."),
    "told.no_artifact": Text("Nikt jeszcze nie ma artefaktu.", "Nobody has an artifact yet."),
    "told.no_artifact_of": Text("{who}: bez artefaktu.", "{who}: no artifact yet."),
    "told.no_tokens": Text("Nie masz jeszcze takich żetonów.", "You have no such tokens yet."),
    "told.token_worth": Text("{name} {n}", "{name} {n}"),
    "told.token_scores": Text("{name} {n} ({how})", "{name} {n} ({how})"),
    "told.tokens_worth": Text(
        "Punkty: {tokens}; razem {n}. Liczą się tylko temu, kto ma artefakt.",
        "Points: {tokens}; {n} in all. They count only for whoever has an artifact.",
    ),
}
