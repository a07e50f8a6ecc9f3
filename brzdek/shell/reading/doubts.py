"""Moves that a line seems to mean, and yet itself speaks against."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.copies import card_of
from brzdek.core.lemmas import is_form_of_any
from brzdek.core.text import Say, fold
from brzdek.shell.reading.deeds import Pick
from brzdek.shell.reading.journeys import GO, says_to_go
from brzdek.shell.reading.moods import FOLLOWING, goes_on_only
from brzdek.shell.reading.moves import Moves, plain, tokens
from brzdek.shell.reading.small_words import FILLERS, NEGATIONS, said_words
from brzdek.shell.reading.speech.idioms import plainly
from brzdek.shell.reading.speech.kinds import changes_all, deeds_of
from brzdek.shell.reading.yes_and_no import AGREEING

if TYPE_CHECKING:
    from brzdek.core.ask import Option

DECLINING = frozenset(("no", "done"))
"""How options end with which one declines."""
GAINING = frozenset(("take", "heal", "buy"))
"""Whoever says to do so does not decline …"""
ENDING = frozenset(("finish", "refuse", "leave behind", "give", "lose", "unload"))
"""… unless the same word can mean to have done with it."""
EXPLORE = "explore"
WILLING = frozenset(("agree", "take"))
"""What a word may mean with which one says that one is willing."""
FINISH, TURN = "finish", frozenset(fold("tura turę tury kolejka kolejkę turn").split())
WISHING = frozenset(("take", "buy"))
NOTHING_DONE = frozenset[str]()
SHORTEST_ALIKE = 2
"""Shorter words make no two names alike."""
OF = ("od", "of")
"""What follows a side from which something lies: right of the start is no right curve."""


def speaks_against(line: str, move: Pick, moves: Moves) -> bool:
    """Does a line that is no move to the letter say something that the move is not?"""
    if moves.readings(tokens(line))[1]:
        return False
    words = said_words(plainly(fold(line)))
    return (
        _declines_a_gain(words, move, moves)
        or _agrees_to_end(words, move, moves)
        or _walks_for_a_card(line, words, move, moves)
        or _agrees_to_nothing(words, move, moves)
        or _goes_nowhere(line, words, move, moves)
    )


def _agrees_to_end(words: list[str], move: Pick, moves: Moves) -> bool:
    """“Dobra, kończę turę”, where yes would do something else."""
    index = moves.ask.options.index(move.option)
    about = moves.understanding.evidence.about
    if moves.ask.topic in moves.face.open_topics or about.ends[index] or about.refuses[index]:
        return False
    ends = any(FINISH in (deeds := deeds_of(word)) and deeds.isdisjoint(about.deeds[index]) for word in words)
    return ends and not TURN.isdisjoint(words)


def _declines_a_gain(words: list[str], move: Pick, moves: Moves) -> bool:
    """“Take everything”, where only the end of taking is called by the word “everything”."""
    index = moves.ask.options.index(move.option)
    declines = move.option[-1] in DECLINING or moves.understanding.evidence.about.ends[index]
    if not declines or not NEGATIONS.isdisjoint(words):
        return False
    said = [deeds_of(word) for word in words if word not in FILLERS]
    return any(not deeds.isdisjoint(GAINING) and deeds.isdisjoint(ENDING) for deeds in said)


def _agrees_to_nothing(words: list[str], move: Pick, moves: Moves) -> bool:
    """“The rest of the cards”, to a question of yes or no that has but small words of it: nothing says yes."""
    understanding = moves.understanding
    about, index = understanding.evidence.about, moves.ask.options.index(move.option)
    willing = [word for word in words if word in AGREEING | FOLLOWING or not deeds_of(word).isdisjoint(WILLING)]
    if willing or not about.agreed_to[index]:
        return False
    idle, known = understanding.vocabulary.says_nothing, understanding.known
    telling = [word for word in words if word in known or not (idle(word) or changes_all(word))]
    done = about.deeds[index]
    others = [word for word in telling if (deeds := deeds_of(word)) and not (deeds & done or about.is_asked(deeds))]
    others += [word for word in telling if says_to_go(word) and GO not in about.asked]
    return not any(word in known or word not in others for word in telling)


def _goes_nowhere(line: str, words: list[str], move: Pick, moves: Moves) -> bool:
    """“Go to the next room”, where only the end of a turn has the word “next”; “I go”, where one can only play."""
    about, index = moves.understanding.evidence.about, moves.ask.options.index(move.option)
    told = [word for word in words if word not in FILLERS]
    if not told or not says_to_go(told[0]) or goes_on_only(line) or moves.ask.topic not in moves.face.open_topics:
        return False
    if move.option[0] in moves.face.careful:
        return any(option[0] not in moves.face.careful for option in moves.ask.options)
    if not deeds_of(told[0]).isdisjoint(ENDING):
        return False
    if about.ends[index]:
        return len(told) > 1
    halted = moves.face.halted(moves.view, moves.face.say("en"))
    names_nothing = moves.understanding.vocabulary.says_only_verbs(line)
    # A card may be called as what one does with boots.
    explores = len(told) == 1 and EXPLORE in deeds_of(told[0])
    return bool(halted) and GO not in about.deeds[index] and (names_nothing or explores)


def _walks_for_a_card(line: str, words: list[str], move: Pick, moves: Moves) -> bool:
    """“I want Sneak”: the name of the card is also a word for going."""
    if moves.face.heading(moves.view, move.option) is None:
        return False
    if not any(not deeds_of(word).isdisjoint(WISHING) for word in words):
        return False
    said = f" {plain(line)} "
    return any(f" {plain(name)} " in said for card in moves.view.catalog.cards.values() for name in card.name)


def lies_nowhere(line: str, option: Option, moves: Moves, say: Say) -> bool:
    """“Take the secret” where none lies, and only a card has a name with that word: is a thing of the place meant?"""
    if moves.readings(tokens(line))[1] and len(line.split()) > 1:
        return False
    about, vocabulary = moves.understanding.evidence.about, moves.understanding.vocabulary
    done, words = about.deeds[moves.ask.options.index(option)], said_words(plainly(fold(line)))
    said = NOTHING_DONE.union(*(deeds_of(word) for word in words))
    for lack in moves.face.lacking(moves.view, moves.ask, say) if "take" in said or not said & done else ():
        deeds = frozenset(lack.deeds.split("|"))
        named = [
            word
            for word in words
            if is_form_of_any(lack.words, word) or (said & deeds and is_form_of_any(lack.beside, word))
        ]
        others = [word for word in words if word not in named and not (vocabulary.says_nothing(word) or deeds_of(word))]
        if lack.lies and named and not others and (said & deeds or not said) and done.isdisjoint(deeds):
            return True
    return False


def names_its_like(line: str, option: Option, moves: Moves) -> bool:
    """Is it not the card of this move that is named in full but another one that is called alike: a right curve, where
    there are only left ones?
    """
    cards = moves.view.catalog.cards
    own = cards.get(card_of(str(option[1]))) if len(option) > 1 else None
    if own is None:
        return False
    said = f" {plain(line)} "
    if any(f" {plain(name)} " in said for name in own.name):
        return False
    alike = {word for name in own.name for word in plain(name).split() if len(word) > SHORTEST_ALIKE}
    others = (plain(name) for card in cards.values() if card is not own for name in card.name)
    return any(
        f" {name} " in said and not any(f" {name} {of} " in said for of in OF) and not alike.isdisjoint(name.split())
        for name in others
        if " " in name
    )
