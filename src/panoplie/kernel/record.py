"""A game as a readable JSON file: what was played, by whom, with which rules, and every answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from panoplie.kernel import fair
from panoplie.kernel.answers import CHANCE, Answer, Seat, freeze
from panoplie.kernel.asks import ChanceAsk
from panoplie.kernel.errors import IllegalAnswer, PanoplieError, RecordError
from panoplie.kernel.game import Game
from panoplie.kernel.match import Match
from panoplie.kernel.outcome import Outcome

FORMAT = "panoplie-record"
CONCEDED: Final = "conceded"
"""Why a game ended that people gave up before the rules ended it."""
JUDGED: Final = ("given_up", "time")
"""Why somebody did not win whom the rules would have let win. No answer tells of these: people made them."""


class Fairness(msgspec.Struct, frozen=True):
    """The hash that was shown before the first shuffle and, once the game is over, the key behind it."""

    hash: str
    key: str | None = None


class Player(msgspec.Struct, frozen=True):
    """Who sat in a seat: a person's name, or a bot and its level."""

    name: str
    bot: str | None = None


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game, or one in progress."""

    format: Literal["panoplie-record"]
    version: Literal[1]
    game: str
    rules: str
    content: str
    options: dict[str, Any]
    seats: list[Player]
    answers: list[tuple[int | Literal["chance"], Any]]
    outcome: dict[str, Any] | None = None
    fair: Fairness | None = None

    @classmethod
    def of(cls, match: Match, seats: list[Player], fairness: Fairness | None = None) -> Record:
        """Write down a match."""
        return cls(
            format="panoplie-record",
            version=1,
            game=match.game.meta.id,
            rules=match.game.meta.rules_version,
            content=match.state.facts.fingerprint,
            options=dict(match.state.options),
            seats=seats,
            answers=[("chance" if seat == CHANCE else seat, answer) for seat, answer in match.log],
            outcome=match.outcome().to_json() if match.over else None,
            fair=fairness,
        )

    @classmethod
    def read(cls, text: str | bytes) -> Record:
        """Read a record. A damaged or foreign text is refused with a sentence."""
        data = text.encode() if isinstance(text, str) else text
        try:
            head = msgspec.json.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise RecordError("record-damaged") from None
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise RecordError("record-foreign")
        if head.get("version") != 1:
            raise RecordError("record-newer", version=str(head.get("version")))
        try:
            return msgspec.convert(head, cls)
        except msgspec.ValidationError as error:
            raise RecordError("record-wrong", cause=str(error)) from None

    @classmethod
    def load(cls, path: Path) -> Record:
        """Read a record from a file."""
        try:
            return cls.read(path.read_bytes())
        except OSError as error:
            raise RecordError("record-unreadable", file=path.name, cause=error.strerror or "?") from None

    def write(self) -> str:
        """The record as text: one answer on each line, so that people and `diff` can read it."""
        body = msgspec.to_builtins(self)
        answers = body.pop("answers")
        head = msgspec.json.format(msgspec.json.encode(body), indent=2).decode()
        lines = ",\n    ".join([msgspec.json.encode(entry).decode() for entry in answers])
        return head.removesuffix("\n}") + f',\n  "answers": [\n    {lines}\n  ]\n}}\n'

    def entries(self) -> list[tuple[Seat, Answer]]:
        return [(CHANCE if by == "chance" else by, freeze(answer)) for by, answer in self.answers]

    def replay(self, game: Game, facts: Any = None, listen: bool = False) -> Match:
        """Play the record again, checking every answer, and its outcome at the end."""
        facts = facts or game.facts()
        if self.content != facts.fingerprint:
            raise RecordError("record-content", game=game.meta.title)
        try:
            match = Match.start(game, len(self.seats), self.options, facts, listen)
        except PanoplieError as error:
            raise RecordError("record-wrong", cause=str(error)) from None
        for place, (seat, answer) in enumerate(self.entries()):
            try:
                match.answer(seat, answer)
            except IllegalAnswer as error:
                total = len(self.answers)
                raise RecordError("record-unfit", place=place + 1, total=total, cause=str(error)) from None
        if self.outcome is not None and not self._fits(match):
            raise RecordError("record-outcome")
        return match

    @property
    def by_people(self) -> Outcome | None:
        """How the game ended, if people and not the rules made it so; checked when the record is played again."""
        if self.outcome is None or self.outcome.get("reason") not in (CONCEDED, *JUDGED):
            return None
        return msgspec.convert(self.outcome, Outcome)

    def _fits(self, match: Match) -> bool:
        """Whether the answers can have led to the outcome that was written down."""
        try:
            made = self.by_people
        except msgspec.ValidationError:
            return False
        if made is None:
            return match.over and _agree(match.outcome().to_json(), self.outcome or {})
        seats = range(len(self.seats))
        if not set(made.winners) <= set(seats) or not len(made.scores) == len(made.utilities) == len(seats):
            return False
        if made.reason == CONCEDED:
            return not match.over
        return match.over and made.scores == match.outcome().scores

    def verify(self, game: Game, facts: Any = None) -> int:
        """Draw every chance answer again from the revealed key. Returns how many there were."""
        if self.fair is None or self.fair.key is None:
            raise RecordError("verify-no-key")
        if not fair.is_sealed_by(self.fair.key, self.fair.hash):
            raise RecordError("verify-hash")
        self.replay(game, facts)
        match = Match.start(game, len(self.seats), self.options, facts)
        drawn = 0
        for place, (seat, answer) in enumerate(self.entries()):
            ask = match.ask
            if isinstance(ask, ChanceAsk):
                drawn += 1
                if ask.sample(match.state, fair.Fair(self.fair.key, place)) != answer:
                    raise RecordError("verify-tampered", place=place + 1, total=len(self.answers))
            match.push(answer, seat)
        return drawn


def _agree(outcome: dict[str, Any], written: dict[str, Any]) -> bool:
    """Whether a result is the one that was written down; older records say less of it."""
    return all([outcome.get(name) == value for name, value in written.items()])
