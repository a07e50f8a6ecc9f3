"""Why something cannot be done in Magia i Miecz, in words."""

from __future__ import annotations

from brzdek.core.text import Book, Text

WHY_WORDS: Book = {
    "why.roll_first": Text("{space}: najpierw rzut na ruch.", "{space}: roll to move first."),
    "why.other_distance": Text(
        "{space}: stąd {n} {n|obszar|obszary|obszarów}, a idziesz dokładnie tyle, ile wypadło: {steps}.",
        "{space} is {n} {n|space|spaces} away, and you go exactly as far as you rolled: {steps}.",
    ),
    "why.across_the_river": Text(
        "{space} leży po drugiej stronie Rwącej Rzeki: prowadzi tam most, tratwa albo czyjaś pomoc.",
        "{space} lies across the Storm River: the bridge, a raft or some help leads there.",
    ),
    "why.on_another_board": Text(
        "{space} leży na innej planszy: nie dochodzi się tam zwykłym ruchem.",
        "{space} lies on another board: an ordinary move does not lead there.",
    ),
    "why.behind_the_gate": Text(
        "{space} leży w Krainie Wewnętrznej: najpierw trzeba otworzyć Tajemne Wrota.",
        "{space} lies in the Inner Region: the Portal of Power has to be opened first.",
    ),
    "why.one_space_only": Text(
        "{space}: w Krainie Wewnętrznej idzie się o jeden obszar na turę.",
        "{space}: in the Inner Region you go one space a turn.",
    ),
    "why.moved_already": Text("{space}: ruch w tej turze już był.", "{space}: you have moved in this turn."),
    "why.not_on_this_space": Text("{whom} jest na innym obszarze.", "{whom} is on another space."),
    "why.no_meeting_now": Text(
        "{whom}: innych spotyka się po zbadaniu obszaru, przed zabraniem rzeczy.",
        "{whom}: others are met after the space is explored, before things are taken.",
    ),
    "why.casts_spent": Text(
        "{card}: nie możesz już rzucić Czaru przed swoją następną turą.",
        "{card}: you may cast no more spells before your next turn.",
    ),
    "why.toad_casts": Text("{card}: ropucha nie rzuca Czarów.", "{card}: a toad casts no spells."),
    "why.wrong_moment": Text(
        "{card}: to nie jest chwila na ten Czar.", "{card}: this is not the moment for this spell."
    ),
    "why.no_effect": Text("{card}: ten Czar nic by teraz nie zrobił.", "{card}: this spell would do nothing now."),
    "why.taken_later": Text(
        "{card}: rzeczy zabiera się na końcu badania obszaru.",
        "{card}: things are taken when the space has been explored.",
    ),
    "why.not_for_you": Text("{card}: nie możesz tego mieć.", "{card}: you may not own it."),
    "why.no_dropping_now": Text(
        "{card}: rzeczy odkłada się przed rzutem na ruch, podczas badania obszaru i na końcu tury.",
        "{card}: things are put down before the roll, while exploring and at the end of the turn.",
    ),
    "why.no_raft_here": Text(
        "Tratwę buduje się toporem, zaczynając turę w Lesie lub Puszczy.",
        "A raft is built with an axe by whoever begins a turn in the Forest or the Woods.",
    ),
}
