"""What people ask in both sister games: the words of their questions, and of the answers."""

from __future__ import annotations

from brzdek.core.text import Book, Text

ASKED: Book = {
    "out": Text("uciec|wyjść|uciekać|powrócić|dom|zewnątrz", "escape|escaped|out|left|home"),
    "deck": Text("talia|karta", "deck|card"),
    "dungeon_deck": Text("talia lochów|talia loch", "dungeon deck"),
    "health": Text("życie|zdrowie|serce|obrażenie|rana", "health|life|lives|hp|heart|hit points|damage"),
    "shop": Text("sklep|pula|rząd|oferta|kupienie|nowy pula", "shop|store|row|for sale|new row|offer"),
    "trash": Text("usunąć|usuwać|odchudzić", "trash|remove deck|thin"),
    "secret": Text("sekret", "secret"),
}

INQUIRY_WORDS: Book = {
    "told.place": Text("{who}: {place}.", "{who}: {place}."),
    "told.out": Text("Poza grą: {who}.", "Out of the game: {who}."),
    "told.all_in": Text("Jeszcze nikt: wszyscy są w grze.", "Nobody yet: everybody is in play."),
    "told.one_out": Text("{who} ({how})", "{who} ({how})"),
    "told.deck": Text(
        "Karty: na ręce {hand}, zagrane {played}, w talii {deck}, odrzucone {discard}; razem {all}.",
        "Cards: {hand} in hand, {played} played, {deck} in the deck, {discard} discarded; {all} in all.",
    ),
    "told.dungeon": Text("W talii lochów: {n}.", "In the dungeon deck: {n}."),
    "told.health": Text(
        "Zdrowie {left} z {all}: jeszcze {left} {left|obrażenie|obrażenia|obrażeń} i tracisz przytomność.",
        "Health {left} of {all}: {left} more damage and you are knocked out.",
    ),
    "told.trash": Text("W obszarze gry i na stosie odrzuconych: {cards}.", "In the play area and the discard pile: {cards}."),
    "told.price": Text("Teraz: {price}.", "Now: {price}."),
    "told.good": Text("{n} złota na kramie, zostało {left}.", "{n} gold at a market, {left} left."),
    "told.has": Text("{who} ma: {what}.", "{who} has: {what}."),
    "told.tokens": Text("Żetony: {tokens}.", "Tokens: {tokens}."),
    "told.in_row": Text("{card}: w puli ({price}).", "{card}: in the row ({price})."),
    "told.owned": Text("{card}: ma {who}.", "{card}: {who} has it."),
    "told.secret": Text("To może być: {tokens}.", "It may be: {tokens}."),
}
