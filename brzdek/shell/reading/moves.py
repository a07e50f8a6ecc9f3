"""The legal moves of one question as a tree of words that may be typed, in both languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from brzdek.core.ask import Ask, Option
from brzdek.core.face import Face
from brzdek.core.patterns import pattern
from brzdek.core.text import LANGS, Say, fold
from brzdek.core.values import NamedTuple

if TYPE_CHECKING:
    from brzdek.shell.reading.understand import Understanding

_SIGNS = pattern(r"[^\w\-,°]|_")
_COMMA = pattern(r"\s*,\s*")

_REMEMBERED = 8
"""For how many sets of answers that are not on offer the words are kept at hand."""

EXACT, UNFINISHED, SHORTENED, SKIPPING = range(4)
"""How well typed words fit a move: to the letter; so far; abbreviated; with words of a name left out."""


@lru_cache(maxsize=4096)
def tokens(text: str) -> tuple[str, ...]:
    """What is compared: words without accents and capitals."""
    return tuple(split(fold(text)))


def split(text: str) -> list[str]:
    """Words; "3 , 0" is one."""
    return _COMMA.sub(",", text).split()


@lru_cache(maxsize=512)
def plain(text: str) -> str:
    """Only its letters, digits and signs of numbers, however it is set."""
    words = (word.strip(",") for word in _SIGNS.sub(" ", fold(text)).split())
    return " ".join(word for word in words if word.strip("-"))


class Form(NamedTuple):
    """One way to type one word of a move."""

    lang: str
    """Empty for the stable word of transcripts."""
    text: str
    tokens: tuple[str, ...]


class Node:
    """A place in the tree: the moves that begin with the words on the way here."""

    __slots__ = ("children", "depth", "forms", "option", "size")

    def __init__(self, forms: tuple[Form, ...], depth: int = 0) -> None:
        self.forms = forms
        self.depth = depth
        """How many words lead here."""
        self.children: dict[tuple[Form, ...], Node] = {}
        self.option: int | None = None
        """The index of the move that ends here."""
        self.size = 0
        """How many moves end here or further on."""

    def below(self) -> Iterator[int]:
        """The indexes of all moves from here on."""
        if self.option is not None:
            yield self.option
        for child in self.children.values():
            yield from child.below()

    @property
    def only_child(self) -> Node | None:
        """The one way on, where there is no choice."""
        if self.option is None and len(self.children) == 1:
            return next(iter(self.children.values()))
        return None

    def first(self, lang: str) -> str:
        """The word that completion offers in this language."""
        return next((form.text for form in self.forms if form.lang == lang), self.forms[0].text)


class Place(NamedTuple):
    """Where some typed words lead: a node, how well they fit, and the languages they were typed in."""

    node: Node
    fit: int
    langs: frozenset[str]


class Moves:
    """The options of an ask, ready to be recognised, completed and listed for one person."""

    def __init__(self, face: Face[Any], view: Any, ask: Ask, *, told: bool = True) -> None:
        self.told = told
        """Can they be worded? What is not allowed cannot always be."""
        self.face = face
        self.view = view
        self.ask = ask
        self.root = Node(())
        self.slots: list[list[tuple[Form, ...]]] = []
        """For every move, its words in all their forms."""
        self._groups: dict[tuple[str, int], list[tuple[str, list[int]]]] = {}
        self._distances: dict[int, float] = {}
        self._listed: dict[str, list[str]] = {}
        self._wider: dict[tuple[Option, ...], Moves] = {}
        self._sentences: tuple[dict[str, list[int]], dict[str, list[int]]] | None = None
        known: dict[tuple[object, ...], tuple[Form, ...]] = {}
        for index, option in enumerate(ask.options):
            self._plant(index, option, known)

    def _plant(self, index: int, option: Option, known: dict[tuple[object, ...], tuple[Form, ...]]) -> None:
        node = self.root
        node.size += 1
        slots: list[tuple[Form, ...]] = []
        self.slots.append(slots)
        for word, forms in zip(option, self.face.forms(self.view, option), strict=True):
            key = (word, *((lang, *forms.get(lang, ())) for lang in LANGS))
            worded = known.get(key)
            if worded is None:
                worded = known[key] = _forms(str(word), forms)
            slots.append(worded)
            child = node.children.get(worded)
            if child is None:
                child = node.children[worded] = Node(worded, node.depth + 1)
            node = child
            node.size += 1
        node.option = index

    # -- recognising

    def starts(self) -> list[Place]:
        """Where typing may begin: at the first word, or after words that all moves share."""
        places = [Place(self.root, EXACT, frozenset())]
        while (child := places[-1].node.only_child) is not None:
            places.append(Place(child, UNFINISHED, frozenset()))
        return places

    def walk(self, typed: Sequence[str]) -> list[Place]:
        """The places that typed words, all of them, may lead to."""
        found: list[Place] = []
        for start in self.starts():
            _walk(start, typed, 0, found)
        return found

    def readings(self, typed: Sequence[str]) -> tuple[int, list[int]]:
        """The moves that fit best, and how well they fit. No typed words: no readings."""
        best: dict[int, int] = {}
        for node, fit, _ in self.walk(typed) if typed else ():
            for index in node.below():
                this = fit if index == node.option else max(fit, UNFINISHED)
                best[index] = min(this, best.get(index, this))
        if not best:
            return SKIPPING, []
        fit = min(best.values())
        return fit, sorted(index for index, this in best.items() if this == fit)

    @cached_property
    def understanding(self) -> Understanding:
        """What lines mean that do not name a move to the letter."""
        from brzdek.shell.reading.understand import Understanding

        return Understanding(self)

    def among(self, options: Sequence[Option]) -> Moves:
        """Other answers to the same question, allowed or not, to be recognised in the same way."""
        key = tuple(options)
        if key not in self._wider:
            if len(self._wider) >= _REMEMBERED:
                self._wider.clear()
            self._wider[key] = Moves(self.face, self.view, Ask(self.ask.seat, self.ask.topic, options), told=False)
        return self._wider[key]

    def sentences(self, style: Any) -> tuple[dict[str, list[int]], dict[str, list[int]]]:
        """The moves by what the program prints for them, in both languages; and by what stands under headings."""
        if self._sentences is None:
            self._sentences = self._all_sentences(style)
        return self._sentences

    def _all_sentences(self, style: Any) -> tuple[dict[str, list[int]], dict[str, list[int]]]:
        whole: dict[str, list[int]] = {}
        briefs: dict[str, list[int]] = {}
        for lang in LANGS:
            say, number = self.face.say(lang), 0
            for heading, indexes in self.groups(lang, style):
                for index in indexes:
                    number += 1
                    _add(briefs, plain(heading), index)
                    option, (label, entry) = self.ask.options[index], self.entry(index, number, lang)
                    brief, told = self.face.brief(self.view, option, say), self.face.option(self.view, option, say)
                    numbered = (f"{label} {entry}", f"{label} {brief}", f"{label} {told}")
                    texts = (told, self.typed(index, lang), *numbered, f"{heading} {brief}")
                    for text in dict.fromkeys(map(plain, texts)):
                        _add(whole, text, index)
                    _add(briefs, plain(brief), index)
        return whole, briefs

    def unfinished(self, typed: Sequence[str]) -> Node | None:
        """The one place these words lead to, if a choice of further words follows it."""
        places = self.walk(typed)
        best = min((max(place.fit, UNFINISHED) for place in places), default=UNFINISHED)
        nodes = {id(place.node): place.node for place in places if max(place.fit, UNFINISHED) == best}
        return next(iter(nodes.values())) if len(nodes) == 1 else None

    def distance(self, index: int) -> float:
        """How far away a move is."""
        if index not in self._distances:
            self._distances[index] = self.face.distance(self.view, self.ask.options[index])
        return self._distances[index]

    # -- listing

    def groups(self, lang: Any, style: Any) -> list[tuple[str, list[int]]]:
        """The moves in the order in which they are listed, under their headings. None is left out."""
        key = (lang, style.width)
        if key not in self._groups:
            menu = self.face.menu(self.view, self.ask, self.face.say(lang), style) or []
            listed = {index for _, indexes in menu for index in indexes}
            rest = [index for index in range(len(self.ask.options)) if index not in listed]
            self._groups[key] = [*menu, ("", rest)] if rest else menu
        return self._groups[key]

    @property
    def numbered(self) -> bool:
        """May moves be chosen by their place in the list? Not where one of several is itself a bare number."""
        return len(self.ask.options) == 1 or not any(
            _is_number(child.forms)
            for place in self.starts()
            for child in place.node.children.values()
            if child.option is not None
        )

    def order(self, lang: Any, style: Any) -> list[int]:
        """The indexes of the moves as they are numbered, from 1."""
        return [index for _, indexes in self.groups(lang, style) for index in indexes]

    def label(self, index: int, number: int, lang: str) -> str:
        """What stands before a move in a list, and is enough to choose it."""
        if self.numbered:
            return str(number)
        option = self.ask.options[index]
        shared = len(self.starts()) - 1
        return self._words(option, lang, shared)

    def entry(self, index: int, number: int, lang: Any) -> tuple[str, str]:
        """A move in a list: its label, and what is said of it beside that."""
        label = self.label(index, number, lang)
        text = self._told(lang)[index]
        return label, text.removeprefix(label).removeprefix(" – ") if not self.numbered and f"{text} ".startswith(
            f"{label} "
        ) else text

    def _told(self, lang: Any) -> list[str]:
        """All moves as they are listed."""
        if lang not in self._listed:
            told, say = self.face.brief if len(self.ask.options) > 1 else self.face.option, self.face.say(lang)
            texts = [told(self.view, option, say) for option in self.ask.options]
            # What reads the same under two headings is told apart by them.
            wholes = [self.face.option(self.view, option, say) for option in self.ask.options]
            self._listed[lang] = told_apart(self.face, self.view, self.ask.options, texts, say, wholes)
        return self._listed[lang]

    def typed(self, index: int, lang: str) -> str:
        """What to type for this move, in full."""
        return self._words(self.ask.options[index], lang, 0)

    def worded(self, index: int, lang: Any) -> str:
        """The same as it is said to people: without the last word where that has no form in a language and is not
        needed; with the whole sentence where it is.
        """
        option = self.ask.options[index]
        last, forms = str(option[-1]), self.face.forms(self.view, option)[-1]
        if (
            len(option) == 1
            or not last.isidentifier()
            or any(list(forms.get(lang, (last,)))[:1] != [last] for lang in LANGS)
        ):
            return self.typed(index, lang)
        alike = [other for other in self.ask.options if other[: len(option) - 1] == option[:-1]]
        if len(alike) == 1:
            return self.typed(index, lang).rpartition(" ")[0]
        return self.face.option(self.view, option, self.face.say(lang))

    def shown(self, index: int, lang: Any) -> str:
        """The same in the middle of a sentence: a Polish name stands behind a colon, as it is not inflected."""
        text = self.worded(index, lang)
        verb = next(iter(self.face.forms(self.view, self.ask.options[index])[0].get(lang, ())), "")
        rest = text.removeprefix(f"{verb} ")
        return f"{verb}: {rest}" if lang == "pl" and rest != text and rest[:1].isupper() else text

    def _words(self, option: Option, lang: str, skipped: int) -> str:
        pairs = list(zip(option, self.face.forms(self.view, option), strict=True))
        return " ".join((forms.get(lang) or [str(word)])[0] for word, forms in pairs[skipped:])


def _is_number(forms: Sequence[Form]) -> bool:
    """Is it called by a bare number? That the stable word of somebody who has a name is one, nobody sees."""
    if not any(len(form.tokens) == 1 and form.tokens[0].isdecimal() for form in forms):
        return False
    names = [form.text for form in forms if form.lang]
    return not names or any(sign.isdecimal() for text in names for sign in text)


def told_apart(
    face: Face[Any],
    view: Any,
    options: Sequence[Option],
    texts: Sequence[str],
    say: Say,
    wholes: Sequence[str] | None = None,
) -> list[str]:
    """The texts of options, told apart where several read the same: by where things are, else by their order.
    ``wholes``: what they are called in full, if something above them tells the rest.
    """
    if len(set(texts)) == len(texts):
        return list(texts)
    keys = list(zip(texts, wholes or texts, strict=True))
    again = Counter(keys)
    pairs = zip(options, keys, strict=True)
    notes = [face.apart(view, option, say) if again[key] > 1 else "" for option, key in pairs]
    told = [f"{text} – {note}" if note else text for text, note in zip(texts, notes, strict=True)]
    keys = [(text, whole) for text, (_, whole) in zip(told, keys, strict=True)]
    again, counted = Counter(keys), Counter[tuple[str, str]]()
    for place, key in enumerate(keys):
        if again[key] > 1:
            counted[key] += 1
            told[place] = f"{key[0]} ({counted[key]})"
    return told


def _add(found: dict[str, list[int]], text: str, index: int) -> None:
    moves = found.setdefault(text, [])
    if index not in moves:
        moves.append(index)


def _forms(word: str, by_lang: Any) -> tuple[Form, ...]:
    forms = [Form(lang, text, tokens(text)) for lang in LANGS for text in by_lang.get(lang, ())]
    if all(form.text != word for form in forms):
        forms.append(Form("", word, tokens(word)))
    return tuple(form for form in forms if form.tokens)


def _walk(place: Place, typed: Sequence[str], at: int, found: list[Place]) -> None:
    if at == len(typed):
        found.append(place)
        return
    for child in place.node.children.values():
        for form in child.forms:
            langs = place.langs | {form.lang} if form.lang else place.langs
            for end, fit in fits(form.tokens, typed, at):
                _walk(Place(child, max(fit, place.fit), langs), typed, end, found)


def fits(form: Sequence[str], typed: Sequence[str], at: int) -> Iterator[tuple[int, int]]:
    """How many typed words, from a place on, this form may stand for: (where they end, how well they fit)."""
    return _fits(form, 0, typed, at, EXACT)


def _is_another_number(word: str, label: str) -> bool:
    """Is a typed number only the beginning of a label with letters, such as 1 of the open end 1EL1?"""
    return word.isdecimal() and label[len(word) : len(word) + 1].isalpha()


def _fits(form: Sequence[str], used: int, typed: Sequence[str], at: int, fit: int) -> Iterator[tuple[int, int]]:
    if at == len(typed):
        return
    word = typed[at]
    for place in range(used, len(form)):
        if not form[place].startswith(word) or _is_another_number(word, form[place]):
            continue
        here = fit if place == used else SKIPPING
        if form[place] != word:
            here = max(here, SHORTENED)
        done = place + 1 == len(form)
        yield at + 1, here if done else max(here, UNFINISHED)
        if not done:
            yield from _fits(form, place + 1, typed, at + 1, here)
