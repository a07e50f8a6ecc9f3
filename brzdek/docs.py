"""Writes the reference of the card language and the guides to the games: ``python -m brzdek.docs docs/effects.md``.

The guides lie in the folder of that name beside the reference: ``docs/effects/brzdek.md``.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from brzdek import games
from brzdek.core.catalog.differences import read_stack
from brzdek.core.catalog.source import parse_yaml
from brzdek.core.effects.docs import document
from brzdek.core.effects.guide import Guided, guide
from brzdek.core.effects.language import Language
from brzdek.core.paths import cards_folder
from brzdek.core.text import LANGS, Text

_RAID = Text(
    "Można dawać i zabierać zasoby tury, karty, złoto i zdrowie; pytać o miejsce pionka, o to, co się ma (także "
    "w porównaniu z innymi: `none_more`, `with_more`), i o to, co zrobiono w turze; rzucać kostką; wybierać graczy; "
    "czekać na zdarzenia (`when`) i na następną turę (`next_turn`), zmieniać zapowiedziane obrażenia i atak smoka "
    "(`before`, `instead_of`), zmieniać koszty i siłę ataku (`modify`), także do następnego zakupu albo do końca gry "
    "(`until`), robić coś tylko raz w grze (`first_time`), powtarzać inną kartę (`copy_played`, `copy_row`). Nie "
    "można: zakazywać ruchów, działać w czasie cudzej akcji z ręki, zmieniać planszy ani pionków innych graczy, "
    "patrzeć w cudze karty. Punkty liczy tylko `score`. Sprawność, miecze i buty ma tylko ten, czyja jest tura.",
    "Cards can give and take what a turn has, cards, gold and health; ask where the pawn stands, what one has (also "
    "compared with others: `none_more`, `with_more`) and what was done this turn; roll dice; choose players; wait for "
    "events (`when`) and for the next turn (`next_turn`), change announced damage and the dragon's attack (`before`, "
    "`instead_of`), change costs and the size of an attack (`modify`), also until the next purchase or for the rest of "
    "the game (`until`), do something only once in a game (`first_time`), repeat another card (`copy_played`, "
    "`copy_row`). They cannot forbid moves, act from the hand in another's turn, change the board or the pawns of "
    "others, or look at others' cards. Only `score` counts points. Only the player whose turn it is has skill, swords "
    "and boots.",
)
_TALISMAN = Text(
    "Język jest najbogatszy: siły i liczby, zdarzenia, zapowiedzi, odpowiedzi czarami, strefy kart, pola "
    "planszy. Karta "
    "nie wymyśla nowych obszarów ruchu ani nowych rodzajów kart; obszary, istoty i żetony można zmieniać, lecz nie "
    "usuwać.",
    "The language is the richest one: numbers, events, announcements, spells in answer, zones of cards, spaces of the "
    "board. A card does not make new ways to move or new kinds of cards; spaces, beings and tokens may be changed but "
    "not removed.",
)
LIMITS: Mapping[str, Text] = {
    "sabotazysta": Text(
        "Karta akcji robi dokładnie jedną rzecz, tę, którą zapowiada jej rodzaj: psuje, naprawia, zawala "
        "albo podgląda. "
        "Pomysły mieszczą się w kartach ścieżek (`open`, `links`), liczbie egzemplarzy i tabelach.",
        "An action card does exactly one thing, that of its kind: it breaks, repairs, collapses or peeks. "
        "Ideas go into "
        "path cards (`open`, `links`), numbers of copies and tables.",
    ),
    "brzdek": _RAID,
    "katakumby": _RAID,
    "magia_i_miecz": _TALISMAN,
    "smoki": _TALISMAN,
}
"""What can be said in each game, and what cannot."""


_RAID_EXAMPLES = (
    "{for_each: crown, do: {one_of: [{gold: 1}, {draw: 1}]}}",
    "{instead_of: damage, do: {pay: 2}, optional: true}",
    "{before: damage, do: cancel, only_if: {how: monsters}}",
    "{before: damage, do: {weaken: 1}}",
    "{choose: {player: other}, they: {give: 2}}",
    "{if: {count: gold, least: 2, most: 5}, then: {boots: 1}}",
)
_TALISMAN_EXAMPLES = (
    "{for_each: friends, do: {gain: {gold: 1}}}",
    "{before: lose_endurance, do: {weaken: 1}}",
    "{if: {less: [strength, craft]}, then: {gain: {strength: 1}}}",
)
EXAMPLES: Mapping[str, tuple[str, ...]] = {
    "brzdek": _RAID_EXAMPLES,
    "katakumby": _RAID_EXAMPLES,
    "magia_i_miecz": _TALISMAN_EXAMPLES,
    "smoki": _TALISMAN_EXAMPLES,
}
"""Effects for words of the grammar that no card of a game uses."""


@cache
def guided(game: str) -> Guided:
    """What the guide to a game is made of: the game itself and its sample deck."""
    rulebook = games.load(game)
    sample = cards_folder() / "house" / f"{game}.yaml"
    shelf = read_stack(rulebook.layers, [sample] if sample.is_file() else [])
    says = [rulebook.face.say(lang) for lang in LANGS]
    kinds = {
        name: Text(*(say(f"kind.{name}") for say in says))
        for name in shelf.schema.kinds
        if says[0].knows(f"kind.{name}")
    }
    shown = [{"play": parse_yaml(example, game).data} for example in EXAMPLES.get(game, ())]
    return Guided(shelf.values["title"], shelf.schema, kinds, [*shelf.plain_cards.values(), *shown], LIMITS[game])


def languages() -> list[Language]:
    """The card languages of all games."""
    found = [games.load(name).layers.schema.language for name in games.NAMES]
    return [language for language in found if isinstance(language, Language)]


def effects_reference() -> str:
    """How effects are written, and the grammar."""
    return document([], {f"effects/{name}.md": guided(name).title for name in games.NAMES})


@cache
def guides() -> dict[str, str]:
    """The guide to each game."""
    return {name: guide(guided(name)) for name in games.NAMES}


def write(target: Path) -> None:
    target.write_text(effects_reference(), encoding="utf-8")
    folder = target.with_suffix("")
    folder.mkdir(exist_ok=True)
    for name, text in guides().items():
        (folder / f"{name}.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    (given,) = sys.argv[1:]
    write(Path(given))
