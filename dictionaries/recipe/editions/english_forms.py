"""How an added English word is inflected: the regular rules of spelling."""

import re

from fault import RecipeFault

HISSING = re.compile(r".*(s|x|z|ch|sh)")
CONSONANT_Y = re.compile(r".*[^aeiou]y")


def plural(word: str) -> str:
    """The plural of a noun, and the third person of a verb."""
    if HISSING.fullmatch(word):
        return word + "es"
    return word[:-1] + "ies" if CONSONANT_Y.fullmatch(word) else word + "s"


def verb(word: str, stem: str) -> list[str]:
    """The forms of a verb; `stem` is what stands before -ing and -ed."""
    if word.endswith("e"):
        return [word, plural(word), word[:-1] + "ing", word + "d"]
    past = word[:-1] + "ied" if CONSONANT_Y.fullmatch(word) else stem + "ed"
    return [word, plural(word), stem + "ing", past]


def adjective(word: str) -> list[str]:
    """The degrees of an adjective."""
    stem = word[:-1] if word.endswith("e") else word
    stem = word[:-1] + "i" if CONSONANT_Y.fullmatch(word) else stem
    return [word, stem + "er", stem + "est"]


def forms(word: str, model: str | None) -> list[str]:
    """The forms of a word by the name of its pattern."""
    if model is None:
        return [word]
    if model == "noun":
        return [word, plural(word)]
    if model == "verb":
        return verb(word, word)
    if model == "doubling":
        return verb(word, word + word[-1])
    if model == "adjective":
        return adjective(word)
    raise RecipeFault(f"additions.txt of en-scrabble: {word} has the model {model}, which is no pattern of forms")
