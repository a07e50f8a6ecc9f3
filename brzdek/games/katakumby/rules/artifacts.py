"""Artifacts: laid when a tile comes to light, taken from a room."""

from __future__ import annotations

from typing import cast

from brzdek.core.ask import Option, Steps, choose
from brzdek.core.legality import Reason
from brzdek.games.katakumby.cards.pieces import PARTY_SET
from brzdek.games.katakumby.cards.tiles import ARTIFACT, Feature
from brzdek.games.katakumby.rules import events, reasons
from brzdek.games.katakumby.rules.state import Delve, Delver
from brzdek.games.raid.rules import reasons as raid
from brzdek.games.raid.rules.tokens import carry_off, may_carry


def artifacts_to_take(game: Delve, thief: Delver) -> list[Option]:
    """The most valuable one of the room; never a second one from the same room."""
    return [("take", best_artifact(game, thief))] if why_not_any(game, thief) is None else []


def best_artifact(game: Delve, thief: Delver) -> str:
    """The most valuable one that lies where the player stands."""
    return max(game.lying[thief.room], key=lambda artifact: rank(game, artifact))


def why_not_any(game: Delve, thief: Delver) -> Reason | None:
    """What stands against taking an artifact here at all."""
    if not game.lying.get(thief.room):
        return raid.NoArtifact()
    if thief.room in thief.looted:
        return reasons.ArtifactAgain()
    return None if may_carry(game, thief) else raid.ArtifactLimit()


def why_not_take(game: Delve, thief: Delver, artifact: str) -> Reason | None:
    """What stands against taking this one."""
    against = why_not_any(game, thief)
    if against is not None:
        return against
    if artifact not in game.lying[thief.room]:
        return raid.NoArtifact()
    best = best_artifact(game, thief)
    return reasons.BestFirst(best) if artifact != best else None


def take_artifact(game: Delve, thief: Delver, artifact: str) -> None:
    """From the room where the player stands; never again one from there."""
    game.lying[thief.room].remove(artifact)
    if not game.lying[thief.room]:
        del game.lying[thief.room]
    thief.looted.append(thief.room)
    carry_off(game, thief, artifact)


def rank(game: Delve, artifact: str) -> int:
    """By value; of equal ones that of the catacombs is worth more than that of the party."""
    face = game.relic(artifact)
    return 2 * face.points + (face.set != PARTY_SET)


def lay_artifacts(game: Delve, thief: Delver, tile: int) -> Steps[None]:
    """Artifacts for the rooms of a tile that was discovered."""
    rooms = {room: one for room in game.board.tile_rooms(tile) if (one := artifact_room(game, room)) is not None}
    while rooms and game.artifacts:
        options: list[Option] = [("fill", room) for room in rooms]
        answer = yield from choose(thief.seat, "fill", options)
        room = cast(int, answer[1])
        _lay_artifact(game, room, rooms.pop(room).value)


def _lay_artifact(game: Delve, room: int, pluses: int) -> None:
    """Pluses look deeper into the stack; with a party the room gets all down to there."""
    deepest = min(pluses, len(game.artifacts) - 1)
    places = range(deepest + 1) if game.party else (deepest,)
    lying = [game.artifacts[place] for place in places]
    for artifact in lying:
        game.artifacts.remove(artifact)
    game.lying[room] = lying
    game.log.tell(events.Artifacts, room, tuple(lying))


def artifact_room(game: Delve, room: int) -> Feature | None:
    """The symbol for an artifact in a room."""
    return next((one for one in game.board.cave(room).has if one.kind == ARTIFACT), None)
