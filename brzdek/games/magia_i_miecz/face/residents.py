"""Who belongs to a space, by whatever name people know them: they lie there as no card, and can be looked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from brzdek.core.effects.effect import with_inside
from brzdek.core.inquiry import best_named
from brzdek.core.text import LANGS, Say, Text
from brzdek.games.magia_i_miecz.cards.attack_verbs import AttackedBy
from brzdek.games.magia_i_miecz.face.naming import name
from brzdek.games.magia_i_miecz.face.place_inquiries import by_distance, with_steps
from brzdek.games.magia_i_miecz.face.ways import way_to
from brzdek.games.magia_i_miecz.view.view import WorldView

PERSONS: Mapping[Text, Sequence[str]] = {
    Text("Mędrzec|Mistyk", "Sage|Mystic"): ("wioska",),
    Text("Kowal|Zbrojmistrz", "Blacksmith|Smith"): ("wioska",),
    Text("Lekarz|Uzdrowiciel|Doktor|Medyk", "Healer|Doctor|Physician"): ("wioska", "miasto", "zamek"),
    Text("Cyrulik", "Barber|Barber Surgeon"): ("miasto",),
    Text("Czarodziejka", "Enchantress|Sorceress"): ("miasto",),
    Text("Alchemik", "Alchemist"): ("miasto",),
    Text("Czarownik", "Warlock"): ("jaskinia_czarownika",),
}
"""Those who have no card: what they are called, and on which spaces they are."""
NAMES = Text(*("|".join(text.to(lang) for text in PERSONS).lower() for lang in LANGS))


def living(view: WorldView, about: str, say: Say) -> list[str]:
    """Where somebody is who belongs to a space, and the way there; nothing: nobody of that kind is named."""
    known = {one: words for one, (words, _) in _residents(view).items()}
    found = best_named(about, known, whole=True)
    spaces = [space for one in found for space in _residents(view)[one][1]]
    spaces = by_distance(view, list(dict.fromkeys(spaces)))
    if not spaces:
        return []
    who = _called(found[0], view, say)
    lines = [say("told.lives", who=who, spaces=", ".join(with_steps(view, space, say) for space in spaces))]
    seeks = view.seat is not None and view.adventurer(view.seat).alive and view.adventurer(view.seat).space
    return [*lines, *(way_to(view, spaces[0], say) if seeks and len(spaces) == 1 else [])]


def _called(one: str | Text, view: WorldView, say: Say) -> str:
    return name(view, one, say) if isinstance(one, str) else one.to(say.lang).split("|")[0]


def _residents(view: WorldView) -> dict[str | Text, tuple[Sequence[str], list[str]]]:
    """Everybody who belongs to a space: by which names, and where."""
    found: dict[str | Text, tuple[Sequence[str], list[str]]] = {
        one: ([word for lang in LANGS for word in one.to(lang).split("|")], [s for s in spaces if s in view.rings])
        for one, spaces in PERSONS.items()
    }
    for space, being in _attackers(view):
        names = tuple(text.partition(" (")[0] for text in view.catalog.cards[being].name)
        found.setdefault(being, (names, []))[1].append(space)
    return found


def _attackers(view: WorldView) -> Iterator[tuple[str, str]]:
    """The spaces whose instruction lets a being attack, and which one."""
    for space in view.rings:
        for effect in view.land(space).effects.values():
            for part in with_inside((effect,)):
                if isinstance(part, AttackedBy):
                    yield space, part.being
