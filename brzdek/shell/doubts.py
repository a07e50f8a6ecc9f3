"""Moves that a line seems to mean, and yet itself speaks against."""

from __future__ import annotations

from brzdek.core.text import fold
from brzdek.shell.deeds import Pick
from brzdek.shell.moves import Moves, plain, tokens
from brzdek.shell.small_words import FILLERS, NEGATIONS, bare
from brzdek.shell.speech.kinds import deeds_of

DECLINING = frozenset(("no", "done"))
"""How options end with which one declines."""
GAINING = frozenset(("take", "heal", "buy"))
"""Whoever says to do so does not decline …"""
ENDING = frozenset(("finish", "refuse", "leave behind", "give", "lose", "unload"))
"""… unless the same word can mean to have done with it."""
FINISH, TURN = "finish", frozenset(fold("tura turę tury kolejka kolejkę turn").split())
WISHING = frozenset(("take", "buy"))


def speaks_against(line: str, move: Pick, moves: Moves) -> bool:
    """Does a line that is no move to the letter say something that the move is not?"""
    if moves.readings(tokens(line))[1]:
        return False
    words = [word for word in (bare(fold(word)) for word in line.split()) if word]
    return (
        _declines_a_gain(words, move, moves)
        or _agrees_to_end(words, move, moves)
        or _walks_for_a_card(line, words, move, moves)
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


def _walks_for_a_card(line: str, words: list[str], move: Pick, moves: Moves) -> bool:
    """“I want Sneak”: the name of the card is also a word for going."""
    if moves.face.heading(moves.view, move.option) is None:
        return False
    if not any(not deeds_of(word).isdisjoint(WISHING) for word in words):
        return False
    said = f" {plain(line)} "
    return any(f" {plain(name)} " in said for card in moves.view.catalog.cards.values() for name in card.name)
