"""Cards drawn from faces that are data: those of a game of one's own, and those that a house deck dresses anew."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cache

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.kinds import NOTHING
from brzdek.core.catalog.own import USUAL
from brzdek.core.catalog.schema import BAD
from brzdek.core.catalog.source import finish, read_yaml
from brzdek.core.text import Lang, Say, Text
from printables.cards.designs import common
from printables.cards.designs.base import CardDesign, CardGroup, Easel
from printables.draw.surface import Colour
from printables.faces.kit import Kit, OwnBack
from printables.faces.parts import PARTS, FaceSpot, TextStyle
from printables.faces.reading import FACES, CardFace, FaceStep
from printables.faces.regions import WHOLE, FaceBox, FaceRegion
from printables.faces.values import CardNames, Value, names_in
from printables.jobs.stock import DATA

PLAIN_STYLE = TextStyle()
USUAL_BACK = "card"
TURNS = {"left": 90.0, "right": -90.0, "over": 180.0}


@cache
def shipped_faces(name: str) -> Mapping[str, CardFace]:
    """The faces of a game that are data, by kind."""
    doc = read_yaml(DATA / "faces" / f"{name}.yaml")
    finish(doc)
    faces = FACES.read(doc.data["faces"], ("faces",), doc)
    finish(doc)
    assert faces is not BAD
    kit = Kit()
    kit.add_faces(faces)
    return kit.faces


class DrawnFace:
    """One card on its face."""

    def __init__(self, face: CardFace, easel: Easel, card: Card, made: Mapping[str, Value] = NOTHING) -> None:
        """``made``: names for what a design makes of a card."""
        self.face = face
        self.easel = easel
        self.card = card
        self.names = CardNames(easel, card, {**face.values, **made})
        self.boxes = {WHOLE: FaceBox(0, 0, easel.width, easel.height)}
        letters = self.names.of("letters") if face.regions else 0
        for name, region in face.regions.items():
            self.boxes[name] = region.placed(self.boxes, easel.scale, letters)

    def draw(self) -> None:
        if self.face.ground:
            common.stamped(self.easel, self._mark(), lambda: self._steps(self.face.ground))
        self._steps(self.face.draw)

    def _mark(self) -> str:
        """The same for all cards whose ground is the same."""
        ground = self.face.ground
        names = [name for step in ground for told in step.told.values() for name in names_in(told)]
        names += [name for step in ground for name in step.when]
        if self.card.art is not None and any(step.word == "art" for step in ground):
            names.append("id")
        values = [(name, str(self.names.of(name))) for name in dict.fromkeys(names)]
        boxes = [(name, *(round(side, 3) for side in box)) for name, box in self.boxes.items()]
        told = repr((self.face.kinds, values, boxes)).encode()
        return f"ground.{self.card.kind}.{hashlib.sha256(told).hexdigest()[:12]}"

    def _steps(self, steps: Sequence[FaceStep]) -> None:
        for step in steps:
            if self.names.holds(step.when):
                self._step(step)

    def _step(self, step: FaceStep) -> None:
        place = step.told.get("in", WHOLE)
        box = self.boxes[place] if isinstance(place, str) else self._placed(place)
        style = self.face.styles.get(step.told.get("style", ""), PLAIN_STYLE)
        spot = FaceSpot(self.easel, self.card, self.names, box, style)
        draw = PARTS[step.word].draw
        turn = TURNS.get(step.told.get("turn", ""))
        if turn is None:
            draw(spot, step.told)
            return
        (x, y), upright = box.middle, abs(turn) == 90
        width, height = (box.height, box.width) if upright else (box.width, box.height)
        with self.easel.surface.turned(x, y, turn):
            draw(spot._replace(box=FaceBox(-width / 2, -height / 2, width, height)), step.told)

    def _placed(self, region: FaceRegion) -> FaceBox:
        return region.placed(self.boxes, self.easel.scale, 0)


class OwnDesign(CardDesign):
    """The cards of a game of one's own: one group, and one sort of back, for each kind."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.usual = shipped_faces("own")["card"]

    def groups(self, catalog: Catalog, says: Mapping[Lang, Say]) -> Sequence[CardGroup]:
        kinds = catalog.tables["kinds"]
        cards: dict[str, list[tuple[Card, int]]] = {name: [] for name in kinds}
        for card in catalog.cards.values():
            cards[card.kind].append((card, card.copies))
        return [
            CardGroup(
                kind.get("title") or Text(name, name),
                tuple(cards[name]),
                kind.get("back", USUAL_BACK),
                kind.get("size", self.size),
            )
            for name, kind in sorted(kinds.items(), key=lambda entry: entry[0] == USUAL)
            if cards[name]
        ]

    def back(self, card: Card) -> str:
        return USUAL_BACK

    def draw_front(self, easel: Easel, card: Card) -> None:
        DrawnFace(self.kit.faces.get(card.kind, self.usual), easel, card).draw()

    def draw_back(self, easel: Easel, back: str) -> None:
        look = self.kit.backs.get(back, OwnBack())
        theme = easel.theme
        name = easel.catalog.deck or easel.catalog.title
        title: Text = look.title or name

        def emblem(x: float, y: float, size: float) -> None:
            white: Colour = theme.colour("white")
            main, light = (theme.colour(look.colour), white) if theme.saves else (white, theme.colour(look.colour))
            easel.icon(look.icon, x - size / 2, y - size / 2, size, main, light)

        common.patterned_back(easel, look.colour, title.to(easel.lang), emblem)


class DressedDesign(CardDesign):
    """The cards of a game, some kinds of which wear a face of a house deck."""

    def __init__(self, below: CardDesign, kit: Kit) -> None:
        self.below = below
        self.kit = kit
        self.size, self.hue = below.size, below.hue

    def groups(self, catalog: Catalog, says: Mapping[Lang, Say]) -> Sequence[CardGroup]:
        return self.below.groups(catalog, says)

    def back(self, card: Card) -> str:
        return self.below.back(card)

    def draw_front(self, easel: Easel, card: Card) -> None:
        face = self.kit.faces.get(card.kind)
        if face is None:
            self.below.draw_front(easel, card)
        else:
            DrawnFace(face, easel, card).draw()

    def draw_back(self, easel: Easel, back: str) -> None:
        self.below.draw_back(easel, back)
