"""The rules of a game as a booklet: two columns, a heading for every topic, contents in front."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from brzdek.core.catalog.reference import Rule
from brzdek.core.text import Lang, Say, Text, clean, fold
from brzdek.core.values import NamedTuple
from printables.draw import marks
from printables.draw.fonts import font
from printables.draw.pages import margin_line, uncut
from printables.draw.shapes import line
from printables.draw.surface import Paint, Surface
from printables.draw.textflow import ASCENT, Paragraph, Run, TextRoom, draw, fit, words_of
from printables.draw.units import POINT, millimetres
from printables.jobs.job import BadJob, Job, hint
from printables.jobs.words import PRINT

SIDE, HEAD, FOOT = 17.0, 18.0, 17.0
"""Free at the edges of a page."""
GAP = 7.0
"""Between columns."""
HANG = 10.5
"""Of a column, for the ids of rules."""
BODY, SMALL, TOPIC = 8.6 * POINT, 5.4 * POINT, 12 * POINT
LEADING = 1.26
BEFORE, AFTER, BETWEEN = 4.2, 1.9, 1.1
"""Space before and after the name of a topic, and between rules."""


class Topic(NamedTuple):
    """A heading and the rules below it."""

    name: str
    rules: tuple[Rule, ...]


def topics_of(rules: Sequence[Rule], only: str | None = None) -> list[Topic]:
    """The rules by topic, in the order in which topics first come up. BadJob: a topic that is not there."""
    known = list(dict.fromkeys(rule.topic for rule in rules))
    wanted = known if only is None else _wanted(only, rules)
    return [Topic(name, tuple(rule for rule in rules if rule.topic == name)) for name in known if name in wanted]


def topic_title(rule: Rule, lang: Lang) -> str:
    """What the topic of a rule is called, as a heading."""
    words = rule.about.to(lang)
    return words[:1].upper() + words[1:]


def _wanted(only: str, rules: Sequence[Rule]) -> list[str]:
    """Topics by name or by title, in either language."""
    known = list(dict.fromkeys(rule.topic for rule in rules))
    names = {fold(title): rule.topic for rule in rules for title in (rule.topic, *rule.about)}
    wanted = []
    for word in (part.strip() for part in only.split(",") if part.strip()):
        if fold(word) not in names:
            raise BadJob(
                "no_such_topic", topic=clean(word)[:60], allowed=", ".join(known), hint=hint(fold(word), list(names))
            )
        wanted.append(names[fold(word)])
    if not wanted:
        raise BadJob("nothing_to_print")
    return wanted


class BookletBlock(NamedTuple):
    """A piece of a column that is not divided."""

    height: float
    space: float
    """Left free above it, unless it begins a column."""
    draw: Callable[[float, float], None]
    topic: str = ""
    """The topic that begins here."""


class Booklet:
    """Sets the rules and draws their pages."""

    def __init__(self, surface: Surface, title: Text, topics: Sequence[Topic], job: Job, fingerprint: str) -> None:
        self.surface = surface
        self.title = title
        self.fingerprint = fingerprint
        self.topics = topics
        self.firsts = {topic.name: topic.rules[0] for topic in topics}
        self.langs = job.langs
        self.lang = job.langs[0]
        self.say = Say(self.lang, PRINT)
        self.theme = job.theme
        self.width, self.height = sorted((millimetres(job.paper.width), millimetres(job.paper.height)))
        self.watermark = job.watermark
        self.columns = max(1, round((self.width - 2 * SIDE) / 90))
        self.column = (self.width - 2 * SIDE - GAP * (self.columns - 1)) / self.columns
        self.deep = self.height - HEAD - FOOT

    def run(self, told: Callable[[int, int], None]) -> int:
        """All pages, contents first; their number."""
        pages = self.pages()
        starts = self.starts(pages)
        front = self.contents_pages(starts)
        count = front + len(pages)
        shown = {topic: page + front for topic, page in starts.items()}
        self.contents(shown, count)
        for number, columns in enumerate(pages, front + 1):
            told(number, count)
            self.page(columns, number, count)
        return count

    # -- setting

    def pages(self) -> list[list[list[BookletBlock]]]:
        """Blocks in columns, columns in pages. A heading stays with the rule below it."""
        blocks = [block for topic in self.topics for block in self.blocks(topic)]
        columns: list[list[BookletBlock]] = [[]]
        filled = 0.0
        for place, block in enumerate(blocks):
            space = block.space if columns[-1] else 0.0
            need = space + block.height
            if block.topic:
                need += blocks[place + 1].space + blocks[place + 1].height
            if filled + need > self.deep and columns[-1]:
                columns.append([])
                filled = space = 0.0
            columns[-1].append(block)
            filled += space + block.height
        return [columns[place : place + self.columns] for place in range(0, len(columns), self.columns)]

    def starts(self, pages: Sequence[Sequence[Sequence[BookletBlock]]]) -> dict[str, int]:
        """The page on which each topic begins, counted from the first page of rules."""
        return {
            block.topic: number
            for number, columns in enumerate(pages, 1)
            for column in columns
            for block in column
            if block.topic
        }

    def blocks(self, topic: Topic) -> list[BookletBlock]:
        return [self.heading(topic), *(self.rule(rule, place) for place, rule in enumerate(topic.rules))]

    def heading(self, topic: Topic) -> BookletBlock:
        theme, surface = self.theme, self.surface
        words = " · ".join(dict.fromkeys(topic_title(topic.rules[0], lang) for lang in self.langs))
        size = min(TOPIC, self.column / font("title").width(words))

        def show(x: float, top: float) -> None:
            surface.text(x, top - ASCENT * TOPIC, words, "title", size, theme.colour("red"))
            below = top - 1.22 * TOPIC
            surface.shape(line(x, below, x + self.column, below), Paint(None, theme.colour("line"), 0.25))

        return BookletBlock(1.22 * TOPIC, BEFORE, show, topic.name)

    def rule(self, rule: Rule, place: int) -> BookletBlock:
        theme, surface = self.theme, self.surface
        paragraphs = [
            Paragraph(
                words_of([Run(rule.text.to(lang))], lang),
                lang,
                theme.colour("ink" if number == 0 else "soft"),
                space=0.12,
                scale=1 if number == 0 else 0.88,
            )
            for number, lang in enumerate(self.langs)
        ]
        setting = fit(paragraphs, TextRoom(self.column - HANG, 10_000, BODY, BODY, LEADING))

        def show(x: float, top: float) -> None:
            base = top - BODY * (LEADING - 1) / 2 - ASCENT * BODY
            surface.text(x, base, rule.id, "text", SMALL, theme.colour("soft"))
            draw(surface, setting, x + HANG, top, lambda spot: None)

        return BookletBlock(setting.height, BETWEEN if place else AFTER, show)

    # -- pages

    def page(self, columns: Sequence[Sequence[BookletBlock]], number: int, count: int) -> None:
        surface = self.surface
        surface.begin(uncut(self.width, self.height))
        for place, column in enumerate(columns):
            x, top = SIDE + place * (self.column + GAP), self.height - HEAD
            for index, block in enumerate(column):
                top -= block.space if index else 0
                if block.topic:
                    surface.bookmark(topic_title(self.firsts[block.topic], self.lang), 1)
                block.draw(x, top)
                top -= block.height
        for place in range(1, len(columns)):
            x = SIDE + place * (self.column + GAP) - GAP / 2
            rule = line(x, FOOT, x, self.height - HEAD)
            surface.shape(rule, Paint(None, self.theme.colour("line", 0.4), 0.2))
        self.foot(number, count)
        surface.end()

    def foot(self, number: int, count: int) -> None:
        surface, theme = self.surface, self.theme
        names = [self.title.to(self.lang), self.say("rules_title").lower()]
        strip = marks.Strip(SIDE, marks.FOOT, False, self.width - 2 * SIDE)
        marks.draw_strip(surface, strip, margin_line(self.say, names, number, count, self.fingerprint))
        surface.right(self.width - SIDE, FOOT - 7, f"{number} / {count}", "text", 7.5 * POINT, theme.colour("soft"))
        if self.watermark:
            marks.draw_watermark(surface, (0, 0, self.width, self.height), self.watermark)

    # -- contents

    LINE = 5.6
    TITLE_ROOM = 44.0

    def _lines(self, first: bool) -> int:
        """How many entries a column of a contents page holds."""
        return int((self.deep - (self.TITLE_ROOM if first else 0)) // self.LINE)

    def contents_pages(self, starts: dict[str, int]) -> int:
        rest = len(starts) - self._lines(first=True) * self.columns
        more = self._lines(first=False) * self.columns
        return 1 + max(0, -(-rest // more))

    def contents(self, pages: dict[str, int], count: int) -> None:
        entries = list(pages.items())
        number = 1
        while entries or number == 1:
            first = number == 1
            self.surface.begin(uncut(self.width, self.height))
            top = self.height - HEAD
            if first:
                self.surface.bookmark(self.say("rules_title"), 0)
                self.front(len(pages))
                top -= self.TITLE_ROOM
            room = self._lines(first=first)
            deep = min(room, -(-len(entries) // self.columns))
            for place in range(self.columns):
                x = SIDE + place * (self.column + GAP)
                for index, (topic, page) in enumerate(entries[place * deep : (place + 1) * deep]):
                    self.entry(topic, page, x, top - self.LINE * (index + 1))
            entries = entries[self.columns * deep :]
            self.foot(number, count)
            self.surface.end()
            number += 1

    def front(self, count: int) -> None:
        surface, theme = self.surface, self.theme
        top = self.height - HEAD
        words = self.title.to(self.lang)
        size = min(28 * POINT, (self.width - 2 * SIDE) / font("title").width(words))
        surface.text(SIDE, top - 10, words, "title", size, theme.colour("red"))
        surface.text(SIDE, top - 19, self.say("rules_title"), "quiet", 15 * POINT, theme.colour("ink"))
        rules = sum(len(topic.rules) for topic in self.topics)
        told = self.say("rules_count", n=rules, topics=count)
        surface.right(self.width - SIDE, top - 19, told, "text", 8.5 * POINT, theme.colour("soft"))
        surface.shape(line(SIDE, top - 23, self.width - SIDE, top - 23), Paint(None, theme.colour("red"), 0.5))
        surface.text(SIDE, top - 36, self.say("rules_contents"), "title", 13 * POINT, theme.colour("ink"))

    def entry(self, topic: str, page: int, x: float, base: float) -> None:
        """A line of the contents with its dots."""
        surface, theme = self.surface, self.theme
        size = 9.5 * POINT
        words, number = topic_title(self.firsts[topic], self.lang), str(page)
        right = x + self.column
        surface.text(x, base, words, "text", size, theme.colour("ink"))
        surface.right(right, base, number, "strong", size, theme.colour("ink"))
        begin = x + font("text").width(words) * size + 1.6
        end = right - font("strong").width(number) * size - 1.6
        if end > begin:
            dots = Paint(None, theme.colour("stone", 0.2), 0.28, (0.01, 1.4), round=True)
            surface.shape(line(end, base + 0.25, begin, base + 0.25), dots)
