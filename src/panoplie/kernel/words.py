"""Words in French and English, through Fluent. Rules and code hold keys; people read messages."""

from __future__ import annotations

import functools
import locale
import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from panoplie.kernel.answers import Answer
from panoplie.kernel.errors import IllegalAnswer, PanoplieError, Refusal, SetupError
from panoplie.kernel.game import Game
from panoplie.kernel.outcome import Outcome

LANGUAGES: Final = ("en", "fr")
SHARED: Final = Path(__file__).parent / "words"


class MissingWord(KeyError):
    """A message is used that one of the languages does not have."""


class Words:
    """The messages of one language: those that all games share, one game's own, and those of one door to it.

    >>> words_for("fr").say("and", count=2)
    'et'
    """

    def __init__(self, lang: str, game: Game | None = None, more: Path | None = None) -> None:
        self.lang = lang
        self.meta = None if game is None else game.meta
        self._bundle = FluentBundle([lang], use_isolating=False)
        self.keys: dict[str, set[str]] = {}
        folders = [SHARED]
        if more is not None:
            folders.append(more)
        if game is not None:
            folders.append(game.folder / "words")
        for place in folders:
            text = (place / f"{lang}.ftl").read_text(encoding="utf-8")
            self.keys.update(messages(text))
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def say(self, key: str, /, **words: Any) -> str:
        """One message with its words filled in."""
        name, _, attribute = key.partition(".")
        if key not in self.keys:
            raise MissingWord(f"{key} ({self.lang})")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise MissingWord(f"{key} ({self.lang}): {errors[0]}")
        return _smooth(str(text), self.lang)

    def has(self, key: str) -> bool:
        return key in self.keys

    def join(self, items: Sequence[str]) -> str:
        """A list as people say it: "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self.say('and')} {items[-1]}"

    # What the kernel hands out

    def error(self, error: PanoplieError) -> str:
        if isinstance(error, IllegalAnswer):
            return words_for(self.lang, error.game).refusal(error.refusal)
        return words_for(self.lang, None, error.words_folder).say(f"error-{error.key}", **error.words)

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        text = self.say(f"refusal-{refusal.key}", **self.spoken(refusal.words, names))
        return f"{text} ({refusal.rule})" if refusal.rule else text

    def ask(self, kind: str, details: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """A question; that of a card may have a sentence of its own, which says what will happen to the choice."""
        own = f"ask-{kind}-{details.get('card')}"
        return self.say(own if own in self.keys else f"ask-{kind}", **self.spoken(details, names))

    def answer(self, answer: Answer, names: Sequence[str] = ()) -> str:
        """An answer as a choice on a button."""
        verb, *rest = answer
        slots = self.meta.verbs[verb] if self.meta else ()
        words: dict[str, Any] = {}
        for place, slot in enumerate(slots):
            if slot.startswith("*"):
                words[slot[1:]] = rest[place:]
            else:
                words[slot] = rest[place]
        return self.say(f"answer-{verb}", **self.spoken(words, names))

    def event(self, seen: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """An event, as one viewer saw it, as a line of the log."""
        kind = f"event-{seen['kind']}"
        data = {name: value for name, value in seen.items() if name not in ("kind", "rule", "hidden")}
        if seen.get("hidden"):
            kind += ".hidden"
        return self.say(kind, **self.spoken(data, names))

    def why(
        self,
        gains: Sequence[str],
        fears: Sequence[str],
        line: Sequence[tuple[int, Answer]],
        names: Sequence[str] = (),
    ) -> str:
        """Why a bot prefers an answer, in a sentence: what it gains and fears, and what it expects of others."""
        key = "-".join(["why", *(["gain"] if gains else []), *(["fear"] if fears else [])])
        reason = self.say(
            key if gains or fears else "why-even",
            gains=self.join([self.say(f"gain-{part}") for part in gains]),
            fears=self.join([self.say(f"fear-{part}") for part in fears]),
        )
        if not line:
            return self.say("why", reason=reason)
        seat, answer = line[0]
        return self.say("why-then", reason=reason, name=self._name(seat, names), answer=self.answer(answer, names))

    def outcome(self, outcome: Outcome, names: Sequence[str] = ()) -> str:
        winners = self.join([self._name(seat, names) for seat in outcome.winners])
        return self.say(f"outcome-{outcome.reason}", winners=winners, count=len(outcome.winners))

    def spoken(self, words: Mapping[str, Any], names: Sequence[str] = ()) -> dict[str, Any]:
        """Put people's names for seats and words for the things that have words of their own."""
        said: dict[str, Any] = {}
        prefixes = self.meta.spoken if self.meta else {}
        for name, value in words.items():
            if name in ("seat", "foe"):
                said[name] = self._name(value, names)
            elif isinstance(value, (list, tuple)):
                said[name] = self._list(value, prefixes.get(name))
                said["count"] = len(value)
            elif value is None:
                said[name] = "none"
            elif name in prefixes:
                said[name] = self._thing(prefixes[name], value)
            else:
                said[name] = value
        return said

    def _list(self, values: Sequence[Any], prefix: str | None) -> str:
        """A list of things, the same ones counted together: "2 shields and a skull"."""
        if prefix is None:
            return self.join([str(value) for value in values])
        counted = {value: values.count(value) for value in values}
        return self.join([self._several(prefix, value, count) for value, count in counted.items()])

    def _several(self, prefix: str, value: Any, count: int) -> str:
        """So many of a thing; a message that counts by itself says it in its own way."""
        if "count" in self.keys.get(f"{prefix}-{value}", ()):
            return self.say(f"{prefix}-{value}", count=count)
        thing = self._thing(prefix, value)
        return thing if count == 1 else self.say("several", thing=thing, count=count)

    def _thing(self, prefix: str, value: Any) -> str:
        """A thing by its name; `guards@the_forest#2` is the second one of two that lie at the same place."""
        name, at, rest = str(value).partition("@")
        said = self.say(f"{prefix}-{name}")
        if not at:
            return said
        place, _, number = rest.partition("#")
        return self.say("thing-at", thing=said, place=self.say(f"place-{place}"), number=int(number or 1))

    def _name(self, seat: int, names: Sequence[str]) -> str:
        return names[seat] if seat < len(names) else self.say("seat", number=seat + 1)


@functools.lru_cache
def words_for(lang: str, game: Game | None = None, more: Path | None = None) -> Words:
    """The words of a language; those of a game, and of one more folder, too if they are given."""
    if lang not in LANGUAGES:
        raise SetupError("unknown-language", lang=lang, languages=", ".join(LANGUAGES))
    return Words(lang, game, more)


_CONTRACTIONS: Final = {"de Le": "du", "de Les": "des", "à Le": "au", "à Les": "aux"}
_CONTRACTION: Final = re.compile(r"\b(de|à) (Les?)(?= \w)")  # a small "le" may be a pronoun: "au lieu de le poser"
_ARTICLE: Final = re.compile(r"(?:(?<=[^\W\d_] )|(?<=[,×] ))(?:Les? |La |L’)(?=\w)")
_VOWEL: Final = "[aeiouàâæéèêëîïôœùû]|y[bcdfgj-np-tvwxz]"
_SILENT_H: Final = "h(?:él|enri|ermi|ervé|ippo|onor|ortens|ubert|ug[ou])"  # of first names; that of "héros" is not
_ELISION: Final = re.compile(rf"\b(d|qu)e (?={_VOWEL}|{_SILENT_H})(?!onz|oui|un\b)", re.IGNORECASE)


_DOUBLE_STOP: Final = re.compile(r"([?!…])\.")
_STOP_AND_COLON: Final = re.compile(r"^([^:]*[?!])(?=\u00a0?: )")
_QUOTED: Final = {"en": "“{}”", "fr": "«\u00a0{}\u00a0»"}


def _smooth(text: str, lang: str) -> str:
    """Join what was filled in to what stands around it, as people do: "les plans d’Ann", "va à l’Oasis"."""
    text = _DOUBLE_STOP.sub(r"\1", text.replace("..", "."))  # a name may end with a stop of its own
    text = _STOP_AND_COLON.sub(lambda found: _QUOTED[lang].format(found[1]), text)
    if lang == "fr":
        text = _CONTRACTION.sub(lambda found: _CONTRACTIONS[found[0]], text)
        text = _ARTICLE.sub(lambda found: found[0].lower(), text)
        text = _ELISION.sub(r"\1’", text)
    return text


def messages(text: str) -> dict[str, set[str]]:
    """Every message of a Fluent file, attributes as `name.attribute`, with the variables that it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"A message cannot be read: {(entry.content or '').strip()[:60]}")
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = _variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = _variables(attribute.value)
    return found


def _variables(node: Any) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*[_variables(value) for value in vars(node).values()])
    if isinstance(node, list):
        return set().union(*[_variables(value) for value in node])
    return set()


def preferred_language() -> str:
    """The language of the person at this machine."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    spoken = spoken or (locale.getlocale()[0] or "")
    return "fr" if spoken.lower().startswith("fr") else "en"
