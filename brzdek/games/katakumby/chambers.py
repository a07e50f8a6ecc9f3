"""Rooms of the catacombs: rewards, loot, altars, artifacts, the market."""

from __future__ import annotations

from typing import cast

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.effects.context import Context
from brzdek.games.brzdek.cards import Piece
from brzdek.games.katakumby.cards import PARTY_SET, Relic
from brzdek.games.katakumby.catacombs import Cave
from brzdek.games.katakumby.haunting import Haunting
from brzdek.games.katakumby.state import Delve, Delver
from brzdek.games.katakumby.tiles import ARTIFACT, GOLD, Feature

LEAVE: Option = ("leave",)
MINOR, MAJOR, PRISON = "minor", "major", "prison"
IDOL = "monkey_idol"
TOME = "secret_tome"
COUPON = "discount_coupon"
PRISONERS_PER_PRISON = 2


class Chambers(Haunting):
    """What can be had in rooms."""

    def enter(self, game: Delve, thief: Delver, room: int) -> Steps[None]:
        """A crystal cave exhausts, rewards may be taken."""
        thief.room = room
        game.now.visited.append(room)
        if game.homecoming(thief):
            game.now.teleports = 0
            game.now.leaps.clear()
        if game.board.rooms[room].crystal_cave:
            game.now.exhausted = True
        yield from self.rewards(game, thief)

    # -- rewards

    def rewards(self, game: Delve, thief: Delver) -> Steps[None]:
        """Each reward of the room once a turn, in any order, as far as the player wants."""
        while True:
            open_to = [reward for reward in game.cave(thief).rewards if self.reward_open(game, thief, reward)]
            if not open_to:
                return
            options: list[Option] = [_taking(reward) for reward in open_to]
            answer = yield Ask(thief.seat, "reward", [*options, LEAVE])
            if answer == LEAVE:
                return
            reward = open_to[options.index(answer)]
            game.now.rewards.append((thief.room, *reward))
            yield from self.receive(game, thief, reward)

    def reward_open(self, game: Delve, thief: Delver, reward: Feature) -> bool:
        """Can the player still have this reward of the room this turn?"""
        if (thief.room, *reward) in game.now.rewards:
            return False
        match reward.kind:
            case "monkey_shrine":
                return game.idols > 0
            case "minor_secret":
                return bool(game.secrets[MINOR])
            case "heal":
                return thief.damage > 0
        return True

    def receive(self, game: Delve, thief: Delver, reward: Feature) -> Steps[None]:
        match reward.kind:
            case "monkey_shrine":
                game.idols -= 1
                thief.tokens.append(IDOL)
                game.log.tell("took", thief.seat, IDOL)
            case "minor_secret":
                yield from self.take_secret(game, thief, game.secrets[MINOR])
            case "heal":
                self.heal(game, thief, 1)
            case _:
                self.gain_gold(game, thief, reward.value)

    # -- chests, libraries, prisons

    def loot_to_open(self, game: Delve, thief: Delver) -> list[Option]:
        if not thief.lockpicks:
            return []
        opened = game.loot.get(thief.room, ())
        kinds = [kind for kind in game.cave(thief).loot if kind not in opened]
        return [("open", kind) for kind in kinds if self.loot_left(game, kind)]

    def loot_left(self, game: Delve, kind: str) -> bool:
        if kind == "library":
            return game.reserve[TOME] > 0
        return bool(game.secrets[MAJOR if kind == "chest" else PRISON])

    def open_loot(self, game: Delve, thief: Delver, kind: str) -> Steps[None]:
        """A lockpick on the symbol, for good."""
        thief.lockpicks -= 1
        game.loot.setdefault(thief.room, []).append(kind)
        game.log.tell("opened", thief.seat, kind, thief.room)
        match kind:
            case "chest":
                yield from self.take_secret(game, thief, game.secrets[MAJOR])
            case "library":
                self.take_tome(game, thief)
            case _:
                yield from self.free_prisoners(game, thief, PRISONERS_PER_PRISON)

    def take_tome(self, game: Delve, thief: Delver) -> None:
        if game.reserve[TOME]:
            game.reserve[TOME] -= 1
            self.gain_card(game, thief, TOME)
            game.log.tell("acquired", thief.seat, TOME)

    def free_prisoners(self, game: Delve, thief: Delver, count: int) -> Steps[None]:
        """Random prison tokens face up to the player; their effects in the order that the player likes."""
        bank = game.secrets[PRISON]
        freed = [bank.pop() for _ in range(min(count, len(bank)))]
        thief.tokens += freed
        if freed:
            game.reveals += 1
            game.log.tell("freed", thief.seat, tuple(freed))
        game.now.prisoners_freed += sum(game.kit.cards[token].kind == "prisoner" for token in freed)
        waiting = [token for token in freed if "take" in game.kit.cards[token].effects]
        while waiting:
            options: list[Option] = [("first", token) for token in dict.fromkeys(waiting)]
            answer = options[0] if len(options) == 1 else (yield Ask(thief.seat, "freed", options))
            waiting.remove(cast(str, answer[1]))
            yield from self._carry_out(game, thief, cast(str, answer[1]), "take")

    def take_lockpicks(self, game: Delve, thief: Delver, count: int) -> None:
        thief.lockpicks += count
        game.log.tell("lockpicks", thief.seat, count)

    # -- altars

    def may_mark(self, game: Delve, thief: Delver, room: int) -> bool:
        """Is there a free space on the altar of this room, and no cube of the player's yet?"""
        cave = game.board.rooms[room]
        cubes = game.altars.get(room, [])
        spaces = game.catalog.tables["altar_spaces"]
        return cave.suits("altar") and thief.supply > 0 and thief.seat not in cubes and len(cubes) < spaces

    def mark_altar(self, game: Delve, thief: Delver, room: int) -> None:
        """A cube on the altar, and gold for every altar that bears one."""
        thief.supply -= 1
        game.altars.setdefault(room, []).append(thief.seat)
        game.now.cubes_placed += 1
        game.log.tell("marked", thief.seat, room)
        self.gain_gold(game, thief, self.altars_marked(game, thief))

    def altars_marked(self, game: Delve, thief: Delver) -> int:
        return sum(thief.seat in cubes for cubes in game.altars.values())

    def redeemable(self, game: Delve, thief: Delver) -> list[Option]:
        """Tokens to turn in at an altar."""
        if not game.cave(thief).altar:
            return []
        return [
            ("redeem", token)
            for token in dict.fromkeys(thief.tokens)
            if "redeem" in (effects := game.kit.cards[token].effects)
            and effects["redeem"].possible(Context(game, thief.seat, token))
        ]

    def redeem(self, game: Delve, thief: Delver, token: str) -> Steps[None]:
        thief.tokens.remove(token)
        game.box.append(token)
        game.log.tell("redeemed", thief.seat, token)
        yield from self._carry_out(game, thief, token, "redeem")

    # -- artifacts

    def artifacts_to_take(self, game: Delve, thief: Delver) -> list[Option]:
        """The most valuable one of the room; never a second one from the same room."""
        lying = game.lying.get(thief.room)
        if not lying or thief.room in thief.looted or thief.artifacts >= self.artifact_limit(game, thief):
            return []
        return [("take", max(lying, key=lambda artifact: self._rank(game, artifact)))]

    def take_artifact(self, game: Delve, thief: Delver, artifact: str) -> None:
        game.lying[thief.room].remove(artifact)
        if not game.lying[thief.room]:
            del game.lying[thief.room]
        thief.tokens.append(artifact)
        thief.artifacts += 1
        thief.looted.append(thief.room)
        game.log.tell("took", thief.seat, artifact)
        self.anger(game)

    def best_artifact(self, game: Delve, thief: Delver) -> int:
        """By value; of equal ones that of the catacombs is worth more than that of the party."""
        artifacts = [token for token in thief.tokens if game.kit.cards[token].kind == ARTIFACT]
        return max((self._rank(game, artifact) for artifact in artifacts), default=0)

    def _rank(self, game: Delve, artifact: str) -> int:
        face = self.face(game, artifact)
        return 2 * face.points + (face.set != PARTY_SET)

    def lay_artifacts(self, game: Delve, thief: Delver, tile: int) -> Steps[None]:
        """Artifacts for the rooms of a tile that was discovered."""
        rooms = {room: one for room in game.board.tile_rooms(tile) if (one := _artifact(game, room)) is not None}
        while rooms and game.artifacts:
            options: list[Option] = [("fill", room) for room in rooms]
            answer = options[0] if len(options) == 1 else (yield Ask(thief.seat, "fill", options))
            room = cast(int, answer[1])
            self._lay_artifact(game, room, rooms.pop(room).value)

    def _lay_artifact(self, game: Delve, room: int, pluses: int) -> None:
        """Pluses look deeper into the stack; with a party the room gets all down to there."""
        deepest = min(pluses, len(game.artifacts) - 1)
        places = range(deepest + 1) if game.party else (deepest,)
        lying = [game.artifacts[place] for place in places]
        for artifact in lying:
            game.artifacts.remove(artifact)
        game.lying[room] = lying
        game.log.tell("artifacts", room, tuple(lying))

    # -- the market

    def goods_for_sale(self, game: Delve, thief: Delver) -> list[Option]:
        """In a market room, or anywhere on a special offer; a coupon makes one good cheaper."""
        if not game.now.offers and not game.cave(thief).market:
            return []
        prices: dict[Option, int] = {}
        if game.cave(thief).market:
            prices[()] = game.kit.price
        if game.now.offers:
            prices[("offer",)] = min(game.now.offers)
        if COUPON in thief.tokens:
            less = cast(int, game.catalog.tables["coupon"])
            prices |= {(*words, COUPON): max(0, price - less) for words, price in prices.items()}
        terms = [words for words, price in prices.items() if price <= thief.gold]
        return [("buy", good, *words) for good in self.goods_on_offer(game, thief) for words in terms] if terms else []

    def goods_on_offer(self, game: Delve, thief: Delver) -> list[str]:
        """The best of each sort that is left, if the player may have it."""
        best = [next((good for good in goods if game.market.get(good)), None) for goods in game.kit.goods.values()]
        return [good for good in best if good and thief.damage >= self.face(game, good).needs_damage]

    def buy(self, game: Delve, thief: Delver, answer: Option) -> Steps[None]:
        card = cast(str, answer[1])
        if game.kit.cards[card].kind != "good":
            yield from super().buy(game, thief, answer)
            return
        words = answer[2:]
        thief.gold -= self.price_of_good(game, answer)
        if "offer" in words:
            game.now.offers.remove(min(game.now.offers))
        if COUPON in words:
            thief.tokens.remove(COUPON)
            game.box.append(COUPON)
        yield from self.take_good(game, thief, card)

    def price_of_good(self, game: Delve, option: Option) -> int:
        """What an option to buy a good costs in gold."""
        price = min(game.now.offers) if "offer" in option else game.kit.price
        return max(0, price - cast(int, game.catalog.tables["coupon"])) if COUPON in option else price

    def take_good(self, game: Delve, thief: Delver, good: str) -> Steps[None]:
        game.market[good] -= 1
        thief.tokens.append(good)
        game.log.tell("bought", thief.seat, good)
        yield from self._carry_out(game, thief, good, "take")

    # -- devices that cost more than skill

    def on_terms(self, game: Delve, thief: Delver, face: Piece) -> bool:
        return super().on_terms(game, thief, face) and (
            face.verb != "use" or self.pays_extras(game, thief, cast(Relic, face))
        )

    def pays_extras(self, game: Delve, thief: Delver, face: Relic, owed: int = 0) -> bool:
        """Can the player pay gold and lockpicks, and is it of use? ``owed``: lockpicks still to be spent before."""
        if face.gold_cost > thief.gold or (face.lockpick_cost and face.lockpick_cost + owed > thief.lockpicks):
            return False
        effect = face.effects.get("use")
        return effect is None or bool(effect.possible(Context(game, thief.seat, face.id)))

    def use(self, game: Delve, thief: Delver, card: str) -> Steps[None]:
        face = self.face(game, card)
        thief.gold -= face.gold_cost
        thief.lockpicks -= face.lockpick_cost
        yield from super().use(game, thief, card)

    def fight(self, game: Delve, thief: Delver, card: str) -> Steps[None]:
        game.now.row_monsters += card in game.row
        yield from super().fight(game, thief, card)

    def free_row_card(self, game: Delve, thief: Delver, card: str) -> Steps[None]:
        """Acquire a card of the row or use a device there without its skill cost; its other terms hold."""
        face = self.face(game, card)
        game.now.skill += self.price(game, face)
        game.now.skill_spent -= self.price(game, face)
        if face.verb == "use":
            yield from self.use(game, thief, card)
        else:
            yield from super().buy(game, thief, ("buy", card))

    def free_row_cards(self, game: Delve, thief: Delver, owed: int = 0) -> list[str]:
        """What can be had so. ``owed``: lockpicks still to be spent before."""
        return [
            card
            for card in dict.fromkeys(game.row)
            if (face := self.face(game, card)).verb != "fight"
            and self.at_the_right_place(game, thief, face)
            and (face.verb != "use" or self.pays_extras(game, thief, face, owed))
        ]

    def draw_top(self, thief: Delver, card: str) -> None:
        """A card just acquired goes onto the own deck instead."""
        thief.discard.remove(card)
        thief.deck.append(card)


def _artifact(game: Delve, room: int) -> Feature | None:
    cave = game.board.rooms[room]
    assert isinstance(cave, Cave)
    return next((one for one in cave.has if one.kind == ARTIFACT), None)


def _taking(reward: Feature) -> Option:
    return ("take", reward.kind, reward.value) if reward.kind == GOLD else ("take", reward.kind)
