"""The marks of Dicollecte as word classes and forms: what a French word is."""

from collections.abc import Iterator

from meanings import Kind
from sources.hunspell.entries import Entry
from sources.hunspell.expansion import Chain

SOURCE = "Dicollecte"
# What a mark of an entry says of its class. A verb's mark begins with its group: po:v1__t_q_zz.
CLASSES = {
    "nom": "noun", "adj": "adjective", "adv": "adverb", "advint": "adverb", "negadv": "adverb", "interj": "interjection",
    "nb": "numeral", "nbro": "numeral", "prep": "preposition", "prepv": "preposition", "det": "determiner",
    "detpos": "determiner", "detind": "determiner", "detdem": "determiner", "detneg": "determiner", "titr": "noun", "cjsub": "conjunction",
    "cjco": "conjunction", "cj": "conjunction", "preverb": "pronoun", "infi": "verb", "ppas": "verb", "ppre": "verb",
    "1pe": "pronoun", "2pe": "pronoun", "3pe": "pronoun",
    "loc.adv": "phrase", "loc.adj": "phrase", "loc.prep": "phrase", "loc.nom": "phrase", "loc.cj": "phrase",
    "loc.interj": "phrase", "loc.verb": "phrase",
}
PRONOUN = "pro"
VERB = "v"
GENDERS = {"mas": "masculine", "fem": "feminine", "epi": "epicene"}
NUMBERS = {"sg": "singular", "pl": "plural", "inv": "indeclinable"}
FORMS = {
    "infi": ("infinitive",), "ipre": ("present",), "iimp": ("imperfect",), "ipsi": ("preterite",), "ifut": ("future",),
    "cond": ("conditional",), "spre": ("subjunctive", "present"), "simp": ("subjunctive", "imperfect"),
    "impe": ("imperative",), "ppas": ("participle", "past"), "ppre": ("participle", "present"),
}
PERSONS = {
    "1sg": ("person-1", "singular"), "1isg": ("person-1", "singular"), "1jsg": ("person-1", "singular"),
    "2sg": ("person-2", "singular"), "3sg": ("person-3", "singular"), "1pl": ("person-1", "plural"),
    "2pl": ("person-2", "plural"), "3pl": ("person-3", "plural"), "3pl!": ("person-3", "plural"),
}


def bare(tags: tuple[str, ...]) -> list[str]:
    """The marks without what stands before their colon, but the lemma."""
    return [tag.partition(":")[2] for tag in tags if not tag.startswith("st:")]


def class_of(mark: str) -> str | None:
    """The word class that a mark names, if it names one."""
    if mark in CLASSES:
        return CLASSES[mark]
    if mark.startswith(VERB) and mark[1:2].isdigit():
        return "verb"
    return "pronoun" if mark.startswith(PRONOUN) and not mark.startswith("proper") else None


def kind_of(entry: Entry, source: str = SOURCE) -> Kind:
    """The kind of an entry; of several classes the first, with the others as its marks."""
    marks = bare(entry.tags)
    classes = list(dict.fromkeys(found for mark in marks if (found := class_of(mark))))
    told = classes[1:] + [GENDERS[mark] for mark in marks if mark in GENDERS]
    told += [NUMBERS[mark] for mark in marks if mark in NUMBERS]
    return Kind(classes[0] if classes else "", tuple(dict.fromkeys(told)), (), source)


def form_marks(suffixes: Chain) -> Iterator[tuple[str, ...]]:
    """What the suffixes say of a form: one set of marks for each tense that shares its persons."""
    marks = [mark for suffix in suffixes for mark in bare(suffix.tags)]
    moods = [FORMS[mark] for mark in marks if mark in FORMS]
    persons = [PERSONS[mark] for mark in marks if mark in PERSONS]
    rest = tuple(name for table in (GENDERS, NUMBERS) for mark, name in table.items() if mark in marks)
    for mood in moods or [()]:
        is_finite = bool(mood) and mood[0] not in ("infinitive", "participle")
        for person in (persons if is_finite and persons else [()]):
            yield (*mood, *person, *(() if is_finite else rest))


def lemma_of(entry: Entry) -> str:
    """The word that a dictionary lists: another entry where this one is irregular."""
    return next((tag[3:] for tag in entry.tags if tag.startswith("st:")), entry.word)
