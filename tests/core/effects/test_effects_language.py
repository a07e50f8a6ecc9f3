"""Reading YAML: what is understood, and what is said about what is not."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from brzdek.core.catalog.schema import BAD, Flag
from brzdek.core.catalog.source import parse_yaml
from brzdek.core.effects.context import Context
from brzdek.core.effects.entries import Arguments, Given, NamedOption, PlainVerb
from brzdek.core.effects.grammar import GRAMMAR
from brzdek.core.effects.language import Language
from brzdek.core.effects.phrases import Reading, icon, listed, pieces, same, with_icons
from brzdek.core.effects.slots import sentence, signed
from brzdek.core.text import Text
from tests.tiny.language import LANGUAGE
from tests.tiny.tables import compiled, fair, wrong

MISTAKES = [
    ("skil: 2", "allowed: an effect: one_of, some_of, may, if, for_each, roll"),
    ("{roll: {7: {gold: 1}}}", "1:8: the row “7” never comes up; this roll gives 1 to 6"),
    ("{roll: {1: {gold: 1}}, dice: 2}", "1:8: the row “1” never comes up; this roll gives 2 to 12"),
    ("{roll: {2-: {gold: 1}}, plus: 2}", "1:8: the row “2 or less” never comes up; this roll gives 3 to 8"),
    ("{gold: {per: rolled}}", "1:1: “rolled” counts the result of a roll, and nobody rolls here"),
    ("{if: {at_least: {rolled: 2}}, then: {gold: 1}}", "1:1: “rolled” counts the result of a roll"),
    ("{modify: {strength: 0}}", "1:21: found the number 0; allowed: a whole number from -99 to 99, but not 0"),
    ("skil: 2", "card.yaml:1:1: unknown word “skil”; allowed: an effect: … (did you mean “skill”?)"),
    ("skill: x", "card.yaml:1:8: found the text “x”; allowed: a whole number from 1 to 99 or “per: counter”"),
    ("skill: 0", "card.yaml:1:8: found the number 0; allowed: a whole number from 1 to 99"),
    ("skill: true", "card.yaml:1:8: found true; allowed: a whole number from 1 to 99 or “per: counter”"),
    ("skill: {per: cube_made}", "1:14: unknown word “cube_made”; allowed: a counter: … (did you mean “cubes_made”?)"),
    ("skill: {every: 2}", "card.yaml:1:8: the key “per” is missing: a counter"),
    ("skill: {per: {gold: true, crown: true}}", "card.yaml:1:14: only one word may stand here: a counter"),
    ("skill", "card.yaml:1:1: “skill” needs a value: a whole number from 1 to 99 or “per: counter”"),
    ("3", "card.yaml:1:1: found the number 3; allowed: an effect"),
    ("[]", "card.yaml:1:1: found a list (0 items); allowed: an effect"),
    ("{}", "card.yaml:1:1: found a set of keys; allowed: an effect"),
    ("take_crown: 2", "card.yaml:1:13: “take_crown” takes no value; write the bare word or “take_crown: true”"),
    ("take_crow", "card.yaml:1:1: unknown word “take_crow”; allowed: an effect: … (did you mean “take_crown”?)"),
    ("{if: {have: crown}}", "card.yaml:1:6: “if” needs “then”: an effect"),
    ("{if: {hav: crown}, then: nothing}", "1:7: unknown word “hav”; allowed: a condition: … (did you mean “have”?)"),
    ("{skill: 1, until: end_of_turn}", "card.yaml:1:12: “until” belongs to none of the words beside it: skill"),
    (
        "{modify: {strength: 1}, untl: end_of_turn}",
        "1:25: unknown word “untl”; allowed: an effect: … (did you mean “until”?)",
    ),
    (
        "{modify: {strength: 1}, forbid: cast, until: end_of_turn}",
        "card.yaml:1:39: it is not clear which word “until” belongs to: modify, forbid; write them separately",
    ),
    ("{choose: {player: other}}", "card.yaml:1:10: “choose” needs one of: they, then"),
    (
        "{choose: {plyer: other}, then: nothing}",
        "allowed: a target: one of player, card, stall (did you mean “player”?)",
    ),
    ("{choose: {player: othr}, then: nothing}", "1:19: unknown word “othr”; allowed: a target, such as player: other"),
    ("{some_of: [nothing, nothing]}", "card.yaml:1:11: “some_of” needs one of: up_to, exactly"),
    ("{some_of: [nothing, nothing], up_to: 3}", "card.yaml:1:38: at most 2 can be chosen"),
    ("{when: by, do: nothing}", "allowed: one of: buy, gain_gold, cast, lose_life, win_fight (did you mean “buy”?)"),
    ("{when: buy}", "card.yaml:1:8: “when” needs one of: do, they"),
    (
        "{before: buy, do: cancel}",
        "card.yaml:1:10: “buy” is not announced, so nothing can be done before it; allowed: one of: cast, lose_life",
    ),
    ("roll: {1: nothing, 7-3: nothing}", "1:20: “7-3” is not a result of a roll; allowed: a number, a range"),
    ("roll: {2-: nothing, 1: nothing}", "card.yaml:1:7: the result 1 stands in the table twice"),
    ("{test: {dice: 2}, pass: nothing}", "card.yaml:1:8: “test” needs one of: under, up_to"),
    ("{test: {under: strength}}", "card.yaml:1:8: “test” needs one of: pass, fail"),
    ("{choose: {player: other}, count: 2, up_to: 2, then: nothing}", "“choose” needs one of: count, up_to"),
    ("{at: noon, do: nothing}", "found the text “noon”; allowed: one of: turn_start, own_turn"),
    ("{at: own_turn}", "“at” needs “do”: an effect"),
    ("{modify: {strength: 1}, during: party}", "found the text “party”; allowed: one of: fight, duel, hunt"),
    ("roll: {1-3: nothing, 3: nothing}", "card.yaml:1:7: the result 3 stands in the table twice"),
    ("{if: fighting, then: nothing, else: nothing}", "1:37: “else” needs “now: true”"),
    (
        "{modify: {strenght: 1}}",
        "1:11: found the text “strenght”; allowed: one of: strength, price, wits, visit, visit_dice",
    ),
    ("{modify: {strength: {tims: 2}}}", "card.yaml:1:22: unknown key “tims”; allowed: per, each, every"),
    ("{modify: {strength: 1}, until: tomorrow}", "1:32: found the text “tomorrow”; allowed: one of: end_of_turn"),
    ("{modify: {strength: 1}, until: 3}", "1:32: found the number 3; allowed: a moment: end_of_turn"),
    (
        "drop_it",
        "1:1: it is not clear which target is meant; such an effect stands in “choose”",
    ),
    ("{choose: {player: other}, then: drop_it}", "or “each” with a “card”"),
    ("{when: buy, do: cancel}", "1:1: there is nothing here to change; such an effect stands in “before”"),
    ("special: dance", "card.yaml:1:10: found the text “dance”; allowed: one of: swap_hands, offer"),
    ("{less: gold}", "1:2: unknown word “less”; allowed: an effect"),
    ("{if: {count: gold}, then: nothing}", "card.yaml:1:14: “count” needs one of: least, most"),
    ("{1: 2}", "card.yaml:1:2: unknown word “1”; allowed: an effect"),
]


@pytest.mark.parametrize(("text", "message"), MISTAKES, ids=[text for text, _ in MISTAKES])
def test_a_mistake_gets_its_place_and_what_is_allowed(text: str, message: str) -> None:
    found = wrong(text)
    assert any(all(part in line for part in message.split("…")) for line in found), found
    assert all(line.startswith("card.yaml:1:") for line in found)
    assert wrong(text, "pl") != found, "Polish is told in Polish"


def test_all_mistakes_are_told_at_once() -> None:
    found = wrong("- skil: 2\n- {draw: many, gold: 1}\n- if: {have: crow}\n  then: {boots: -1, swrds: 1}\n")
    assert sorted(line.split(": ")[0] for line in found) == [
        "card.yaml:1:3",
        "card.yaml:2:10",
        "card.yaml:3:14",
        "card.yaml:4:17",
        "card.yaml:4:21",
    ]


def test_a_word_without_a_value_can_be_written_in_three_ways() -> None:
    for text in ("take_crown", "take_crown: true", "take_crown:"):
        assert compiled(text).text("en") == "Take a crown."


def test_options_find_their_word_in_a_mapping_of_several() -> None:
    effect = compiled("{skill: 1, if: {have: crown}, then: {boots: 1}, draw: 1}")
    assert effect.text("en") == "+1 ⟦skill⟧; if you have a crown, +1 ⟦boot⟧; and draw 1 card."


def test_every_example_compiles() -> None:
    for sort, entries in (
        (LANGUAGE, LANGUAGE.verbs),
        (LANGUAGE.condition, LANGUAGE.conditions),
        (LANGUAGE.counter, LANGUAGE.counters),
        (LANGUAGE.selector, LANGUAGE.selectors),
    ):
        for entry in entries.values():
            doc = parse_yaml(entry.example, entry.word)
            assert sort.read(doc.data, (), doc) is not BAD, doc.problems
            assert entry.word in entry.example


def test_every_word_is_documented_in_both_languages() -> None:
    entries = [*LANGUAGE.verbs.values(), *LANGUAGE.conditions.values(), *LANGUAGE.counters.values()]
    for entry in [*entries, *LANGUAGE.selectors.values()]:
        assert entry.doc.pl.endswith(".") and entry.doc.en.endswith("."), entry.word
        for option in entry.arguments(LANGUAGE).options.values():
            assert option.doc.pl and option.doc.en


def test_a_language_can_be_extended_without_changing_the_old_one() -> None:
    class Dance(PlainVerb):
        __slots__ = ()
        word: ClassVar[str] = "dance"
        doc: ClassVar[Text] = Text("Taniec.", "A dance.")
        example: ClassVar[str] = "dance"
        reads: ClassVar[Reading] = same("zatańcz", "dance")

        def do(self, ctx: Context[Any]) -> None:
            ctx.game.traders[ctx.seat].boots += 3

    class Skip(Dance):
        __slots__ = ()
        word: ClassVar[str] = "nothing"

    bigger = LANGUAGE.extend(Text("taniec", "dance"), verbs=[Dance, Skip])
    assert "dance" not in LANGUAGE.verbs
    assert bigger.conditions_wait
    doc = parse_yaml("[dance, nothing]", "x")
    effect = bigger.read(doc.data, (), doc)
    game = fair()
    effect.do(Context(game, 0))
    assert game.traders[0].boots == 6, "a word given again takes the place of the older one"


def test_an_option_may_not_be_called_like_a_word() -> None:
    class Odd(PlainVerb):
        __slots__ = ()
        word: ClassVar[str] = "odd"
        doc: ClassVar[Text] = Text("Dziwne.", "Odd.")
        example: ClassVar[str] = "odd"
        reads: ClassVar[Reading] = same("dziwne", "odd")

        @classmethod
        def arguments(cls, language: Language) -> Arguments:
            return Arguments(None, {"nothing": NamedOption(Flag(), Text("nic", "nothing"))})

        @classmethod
        def make(cls, given: Given) -> Any:
            return cls()

    with pytest.raises(ValueError, match="nothing"):
        GRAMMAR.extend(Text("x", "x"), verbs=[Odd])


def test_a_language_without_waiting_conditions_looks_now() -> None:
    impatient = LANGUAGE.extend(Text("x", "x"), conditions_wait=False)
    doc = parse_yaml("{if: {have: crown}, then: {skill: 1}, else: {boots: 1}}", "x")
    game = fair()
    impatient.read(doc.data, (), doc).do(Context(game, 0))
    assert (game.traders[0].boots, game.ongoing.unsettled) == (1, False)


# -- joining words


def test_sentences_have_a_capital_and_one_stop() -> None:
    assert sentence("zrób 1 brzdęk!") == "Zrób 1 brzdęk!"
    assert sentence("łap  ") == "Łap."
    assert sentence("+1 ⟦skill⟧") == "+1 ⟦skill⟧."
    assert sentence("") == ""


def test_lists_of_clauses() -> None:
    assert listed("pl", []) == ""
    assert listed("pl", ["a"]) == "a"
    assert listed("pl", ["a", "b"]) == "a i b"
    assert listed("en", ["a", "b", "c"], "or") == "a, b or c"
    assert listed("en", ["a, b", "c", "d"]) == "a, b; c; and d"
    assert listed("pl", ["a: b", "c"], "or") == "(1) a: b; (2) c"
    assert listed("en", ["a", "b or c"], "or") == "a; or b or c", "what belongs together stays together"
    assert listed("pl", ["a", "b lub c"], "or") == "a; albo b lub c"
    assert listed("pl", ["a", "b"], "either") == "a lub b"


def test_icons_are_drawn_by_whoever_shows_the_text() -> None:
    text = f"+2 {icon('skill')}, +1 {icon('boot')}"
    assert list(pieces(text)) == [(False, "+2 "), (True, "skill"), (False, ", +1 "), (True, "boot")]
    assert with_icons(text, lambda name, number: name * number) == "+2 skillskill, +1 boot"
    assert with_icons(f"Zrób {icon('noise')}.", lambda name, number: f"{name}!") == "Zrób noise!"
    assert (signed(2), signed(-3), signed(0)) == ("+2", "−3", "+0")
