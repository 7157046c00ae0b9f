"""POW! as an OpenSpiel Python game, with explicit chance nodes.

Written apart from the plain peer, without a shared line, so that the two check each other. Chance deals
the two rows tile by tile (24 nodes), then throws the dice (one node per throw, the outcome is a multiset of
symbols). The players' actions have the same numbers in all peers:

    0 to 68     set aside this multiset of the dice just thrown and throw the others again
    69, 70, 71  take a hero, a villain, the forced tile
    72 to 191   steal: 72 + 60 * kind + 12 * seat + depth
"""

import itertools
import math
from typing import Any

import numpy as np
import pyspiel

HERO_VALUES = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
VILLAIN_VALUES = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4]
DEALS = len(HERO_VALUES) + len(VILLAIN_VALUES)
FACE_PROBABILITY = (2 / 6, 2 / 6, 1 / 6, 1 / 6)  # shield, skull, blue bubble, orange bubble

HERO, VILLAIN, FORCED, STEAL = 69, 70, 71, 72
NUM_ACTIONS = 192

# Plain integers: compared several times per move, and pyspiel's enumeration is slow to look up and compare.
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)

Dice = tuple[int, ...]


def multisets(count: int) -> list[Dice]:
    """Every result of so many dice, as the numbers of the four symbols."""
    return [dice for dice in itertools.product(range(count + 1), repeat=4) if sum(dice) == count]


def probability(dice: Dice) -> float:
    """How likely these dice show this multiset (the multinomial distribution)."""
    chance = float(math.factorial(sum(dice)))
    for count, face in zip(dice, FACE_PROBABILITY, strict=True):
        chance *= face**count / math.factorial(count)
    return chance


ROLLS = {count: multisets(count) for count in range(1, 6)}
ROLL_OUTCOMES = {count: [(i, probability(d)) for i, d in enumerate(ROLLS[count])] for count in ROLLS}
KEEPS = sorted(itertools.chain.from_iterable(ROLLS[count] for count in range(1, 5)))


def keeps_of(thrown: Dice) -> list[int]:
    """What may be set aside of a throw, leaving at least one die to throw again."""
    return [
        i
        for i, keep in enumerate(KEEPS)
        if sum(keep) < sum(thrown) and all(kept <= seen for kept, seen in zip(keep, thrown, strict=True))
    ]


KEEPS_OF = {thrown: keeps_of(thrown) for rolls in ROLLS.values() for thrown in rolls}

GAME_TYPE = pyspiel.GameType(
    short_name="python_pow",
    long_name="Python POW!",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2},
)


class PowGame(pyspiel.Game):
    """The game, for `pyspiel.load_game("python_pow", {"players": 3})`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.seats = int(params.get("players", 2))
        info = pyspiel.GameInfo(
            num_distinct_actions=NUM_ACTIONS,
            max_chance_outcomes=len(ROLLS[5]),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=2000,
        )
        super().__init__(GAME_TYPE, info, params)

    def new_initial_state(self) -> "PowState":
        return PowState(self, self.seats)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "PowObserver":
        return PowObserver(self.seats)


class Board:
    """All that changes during a game, apart from pyspiel's own state so that a copy is a few list copies."""

    __slots__ = (
        "dice",
        "hero_piles",
        "heroes",
        "heroes_to_deal",
        "kept",
        "rolled",
        "throw",
        "turn",
        "villain_piles",
        "villains",
        "villains_to_deal",
        "who",
    )

    def __init__(self, seats: int) -> None:
        self.heroes_to_deal = list(HERO_VALUES)
        self.villains_to_deal = list(VILLAIN_VALUES)
        self.heroes: list[int] = []
        self.villains: list[int] = []
        self.hero_piles: list[list[int]] = [[] for _ in range(seats)]
        self.villain_piles: list[list[int]] = [[] for _ in range(seats)]
        self.kept: Dice = (0, 0, 0, 0)
        self.rolled: Dice = (0, 0, 0, 0)
        self.dice = 5  # about to be thrown
        self.throw = 0
        self.turn = 0
        self.who = CHANCE

    def __deepcopy__(self, memo: dict[int, Any]) -> "Board":
        """The copy that `State.clone()` makes of a Python game, done by hand because it is much faster."""
        twin = Board.__new__(Board)
        twin.heroes_to_deal, twin.villains_to_deal = self.heroes_to_deal[:], self.villains_to_deal[:]
        twin.heroes, twin.villains = self.heroes[:], self.villains[:]
        twin.hero_piles = [pile[:] for pile in self.hero_piles]
        twin.villain_piles = [pile[:] for pile in self.villain_piles]
        twin.kept, twin.rolled = self.kept, self.rolled
        twin.dice, twin.throw, twin.turn, twin.who = self.dice, self.throw, self.turn, self.who
        return twin


class PowState(pyspiel.State):
    """One position, in the terms of OpenSpiel."""

    def __init__(self, game: PowGame, seats: int) -> None:
        super().__init__(game)
        self.seats = seats
        self.board = Board(seats)

    def current_player(self) -> int:
        return self.board.who

    def is_terminal(self) -> bool:
        return self.board.who == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        board = self.board
        left = board.heroes_to_deal or board.villains_to_deal
        if left:
            return [(value, left.count(value) / len(left)) for value in sorted(set(left))]
        return ROLL_OUTCOMES[board.dice]

    def _legal_actions(self, player: int) -> list[int]:
        board = self.board
        rolled, kept = board.rolled, board.kept
        actions = KEEPS_OF[rolled][:] if board.throw < 3 else []
        keeps = len(actions)
        if 0 < rolled[0] + kept[0] <= len(board.heroes):
            actions.append(HERO)
        if 0 < rolled[1] + kept[1] <= len(board.villains):
            actions.append(VILLAIN)
        for kind, piles in enumerate((board.hero_piles, board.villain_piles)):
            bubbles = rolled[2 + kind] + kept[2 + kind]
            if bubbles < 3:
                continue
            for seat in range(self.seats):
                if seat != player and piles[seat]:
                    top = STEAL + 60 * kind + 12 * seat
                    actions.extend(range(top, top + (1 if bubbles == 3 else len(piles[seat]))))
        if len(actions) == keeps:
            actions.append(FORCED)
        return actions

    def _apply_action(self, action: int) -> None:
        if self.board.who == CHANCE:
            self._chance(action)
        elif action < HERO:
            self._keep(KEEPS[action])
        else:
            self._gain(action)
            self._end_turn()

    def _chance(self, outcome: int) -> None:
        board = self.board
        if board.heroes_to_deal:
            board.heroes_to_deal.remove(outcome)
            board.heroes.append(outcome)
        elif board.villains_to_deal:
            board.villains_to_deal.remove(outcome)
            board.villains.append(outcome)
        else:
            board.rolled = ROLLS[board.dice][outcome]
            board.throw += 1
            board.who = board.turn

    def _keep(self, dice: Dice) -> None:
        board = self.board
        kept = board.kept
        board.kept = (kept[0] + dice[0], kept[1] + dice[1], kept[2] + dice[2], kept[3] + dice[3])
        board.dice = 5 - sum(board.kept)
        board.who = CHANCE

    def _gain(self, action: int) -> None:
        board = self.board
        me = board.turn
        if action == HERO:
            board.hero_piles[me].append(board.heroes.pop(board.kept[0] + board.rolled[0] - 1))
        elif action == VILLAIN:
            board.villain_piles[me].append(board.villains.pop(board.kept[1] + board.rolled[1] - 1))
        elif action == FORCED and board.villains:
            worst = max(board.villains)
            board.villains.remove(worst)
            board.villain_piles[me].append(worst)
        elif action == FORCED:
            least = min(board.heroes)
            board.heroes.remove(least)
            board.hero_piles[me].append(least)
        else:
            code = action - STEAL
            piles = board.villain_piles if code >= 60 else board.hero_piles
            pile = piles[code % 60 // 12]
            piles[me].append(pile.pop(len(pile) - 1 - code % 60 % 12))

    def _end_turn(self) -> None:
        board = self.board
        if board.heroes or board.villains:
            board.turn = (board.turn + 1) % self.seats
            board.kept, board.dice, board.throw = (0, 0, 0, 0), 5, 0
            board.who = CHANCE
        else:
            board.who = TERMINAL

    def scores(self) -> list[int]:
        piles = zip(self.board.hero_piles, self.board.villain_piles, strict=True)
        return [sum(heroes[: len(villains)]) - sum(villains) for heroes, villains in piles]

    def returns(self) -> list[float]:
        """One point for the winners to share, less what everybody would get on average; zero-sum."""
        if not self.is_terminal():
            return [0.0] * self.seats
        scores = self.scores()
        best = max(scores)
        winner = (self.seats / scores.count(best) - 1) / (self.seats - 1)
        return [winner if score == best else -1 / (self.seats - 1) for score in scores]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action}"
        if action < HERO:
            return f"keep {KEEPS[action]}"
        if action < STEAL:
            return ("hero", "villain", "forced")[action - HERO]
        code = action - STEAL
        return f"steal kind {code // 60} seat {code % 60 // 12} depth {code % 60 % 12}"

    def __str__(self) -> str:
        board = self.board
        rows = f"{board.heroes} {board.villains} {board.hero_piles} {board.villain_piles}"
        return f"{board.turn} {rows} {board.kept} {board.rolled} {board.throw} {board.who}"


class PowObserver:
    """Rows, piles (the observer's own first), dice and the number of the throw."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.tensor = np.zeros(24 + 24 * seats + 9, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: PowState, player: int) -> None:
        board, tensor = state.board, self.tensor
        rows = [board.heroes, board.villains]
        for i in range(self.seats):
            seat = (player + i) % self.seats
            rows += [board.hero_piles[seat], board.villain_piles[seat]]
        tensor.fill(0)
        for i, row in enumerate(rows):
            tensor[12 * i : 12 * i + len(row)] = row
        tensor[-9:-5] = board.kept
        tensor[-5:-1] = board.rolled
        tensor[-1] = board.throw

    def string_from(self, state: PowState, player: int) -> str:
        return str(state)


pyspiel.register_game(GAME_TYPE, PowGame)
