"""What a Czech word is, as far as the dictionary tells: it has no grammar, but its flags are paradigms.

The class and the gender of an entry follow from its flags, the form from the line of `forms.txt` that
takes the rule. Entries without flags have no class there; the forms of `irregular.txt` have the remark
that stands beside them.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from pathlib import Path

from editions.czech.forms import Forms, Line
from meanings import BY_HAND, Kind, Meanings
from sources.suffix_rules import Rule

SOURCE = "dictionary-cs"
# The first of these that an entry carries tells what it is; some tell it by the entry's end.
CLASSES: tuple[tuple[str, str, str, tuple[str, ...]], ...] = (
    ("F", "", "numeral", ()),
    ("JAB", "", "verb", ()),
    ("Z", "", "noun", ("feminine",)),
    ("M", "", "noun", ("neuter",)),
    ("S", "[^c]í", "noun", ("neuter",)),
    ("PDVU", "", "noun", ("masculine",)),
    ("HLSQ", "", "noun", ("masculine",)),
    ("i", "(ce|še|se|nác)t|desát|sedm|osm", "numeral", ()),
    ("i", "t", "verb", ()),
    ("I", "[ďť]", "noun", ("feminine",)),
    ("I", "", "noun", ("masculine",)),
    ("Y", "[ýí]", "adjective", ()),
    ("Y", "ův|in", "adjective", ("possessive",)),
    ("Y", "á", "noun", ("feminine",)),
    ("Y", "é", "noun", ("neuter",)),
    ("Y", "[iye]", "noun", ("masculine",)),
    ("Y", "", "pronoun", ()),
    ("K", "[eě]|ma", "noun", ("neuter",)),
    ("K", "", "noun", ("feminine",)),
    ("O", "", "adjective", ("short",)),
    ("R", "", "adjective", ()),
    ("C", "í|[sc]tvo", "noun", ("neuter",)),
    ("C", "[eěy]", "noun", ("plural-only",)),
    ("CE", "", "adverb", ()),
    ("í?", "a", "noun", ("feminine",)),
    ("?", "", "noun", ()),
)
# What the beginning of a remark or a reason says of its words.
REMARKS: tuple[tuple[str, str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("plurals", "noun", (), ("nominative", "plural")),
    ("forms of", "verb", (), ()),
    ("adverbs and particles", "adverb", ("particle",), ()),
    ("adverbs", "adverb", (), ()),
    ("possessive and other pronouns", "pronoun", (), ()),
    ("indefinite pronouns", "pronoun", ("indefinite",), ()),
    ("pronouns", "pronoun", (), ()),
    ("indeclinable nouns", "noun", ("indeclinable",), ()),
    ("names of", "noun", ("indeclinable",), ()),
    ("notes", "noun", ("indeclinable",), ()),
)
# The forms of BÝT that no ending tells.
OF_BE: dict[str, tuple[str, ...]] = {
    "jsem": ("present", "person-1", "singular"), "jsi": ("present", "person-2", "singular"), "je": ("present", "person-3", "singular"),
    "jsme": ("present", "person-1", "plural"), "jste": ("present", "person-2", "plural"), "jsou": ("present", "person-3", "plural"),
}
# How the thesaurus names a class.
THESAURUS_CLASSES = {"podst. jm.": "noun", "slov.": "verb", "příd. jm.": "adjective", "přísl.": "adverb"}
THESAURUS_MARK = re.compile(r"\((podst\. jm\.|slov\.|příd\. jm\.|přísl\.)\)\|")
BY_THESAURUS = f"{SOURCE}, mythes-cs"
PLURAL = ("nominative", "plural")
# Endings of adjectives, possessives and short adjectives behind the part that does not change.
GENDERS: dict[str, tuple[tuple[str, ...], ...]] = {
    "á": (("feminine", "singular"), ("neuter", "plural")), "é": (("neuter", "singular"), ("plural",)),
    "a": (("feminine", "singular"), ("neuter", "plural")), "o": (("neuter", "singular"),),
    "í": (("masculine", "plural"),), "i": (("masculine", "plural"),), "y": (("plural",),), "e": (("plural",),),
}
# The flags of conjugations.
VERBAL = frozenset("JAB")
INFINITIVES = ("t", "ti", "ci", "ct")
NEGATION = "ne"
Told = tuple[str, tuple[str, ...]]


def class_of(entry: str, flags: str) -> tuple[str, tuple[str, ...]]:
    """The class of an entry with what marks it; empty where the flags tell none."""
    for some, ending, word_class, marks in CLASSES:
        if set(some) & set(flags) and re.search(f"(?:{ending})$", entry):
            return word_class, marks
    return "", ()


def conjugated(entry: str, forms: Iterable[str]) -> list[Told]:
    """The forms of a verb: the present by its -š, the imperative by its -me and -te.

    An entry that does not end as an infinitive (POTEČE) is one of the forms.
    """
    is_infinitive = entry.endswith(INFINITIVES)
    left = dict.fromkeys(forms if is_infinitive else (entry, *forms))
    told: list[Told] = [(entry, ("infinitive",))] if is_infinitive else []

    def take(form: str, *marks: str) -> None:
        if form in left:
            told.append((form, marks))

    thirds = [form[:-1] for form in left if form.endswith("š") and form[:-1] in left]
    for third in thirds:
        take(third, "present", "person-3", "singular")
        take(third + "š", "present", "person-2", "singular")
        # Dělám, prosím; but NESEM beside NESEME.
        take(third + "m", "present", "person-1", "plural" if third.endswith(("e", "ě")) else "singular")
        take(third + "me", "present", "person-1", "plural")
        take(third + "te", "present", "person-2", "plural")
        if third.endswith("í"):
            take(third, "present", "person-3", "plural")
    told += commanded(left, thirds)
    known = {form for form, _ in told}
    for form in left:
        if form in known:
            continue
        if form.endswith(("ou", "í")):
            take(form, "present", "person-3", "plural")
        elif form.endswith(("u", "i")):
            take(form, "present", "person-1", "singular")
        elif form.endswith("š"):
            take(form, "present", "person-2", "singular")
    known = {form for form, _ in told}
    return told + [(form, ("inflected",)) for form in left if form not in known]


def commanded(left: Collection[str], thirds: list[str]) -> Iterator[Told]:
    """The imperatives: piš, pišme, pište; mrskni, mrskněme, mrskněte; pošli, pošleme, pošlete, which are the present too."""
    bare = [form for form in left if form not in thirds and {form + "me", form + "te"} <= set(left)]
    pairs = [(form, form) for form in bare]
    for form in left:
        if form.endswith("i"):
            stems = [form[:-1] + end for end in "ěe" if {form[:-1] + end + "me", form[:-1] + end + "te"} <= set(left)]
            # Dedukuji, beside dedukuj, is the first person.
            pairs += [(form, stem) for stem in stems[:1] if stem not in thirds or not bare]
    for form, stem in pairs:
        yield form, ("imperative", "person-2", "singular")
        yield stem + "me", ("imperative", "person-1", "plural")
        yield stem + "te", ("imperative", "person-2", "plural")


class Noting:
    """Notes entries with their forms."""

    def __init__(
        self, meanings: Meanings, forms: Forms, spell: Callable[[str], str], classes: Mapping[str, str] | None = None,
        infinitives: Mapping[str, str] | None = None,
    ) -> None:
        """`spell` gives a word as it is laid.

        `classes` are those that the thesaurus gives its headwords, `infinitives` those of presents that are entries.
        """
        self.meanings = meanings
        self.infinitives = infinitives or {}
        self.classes = classes or {}
        self.forms = forms
        self.spell = spell

    def add(self, lemma: str, kind: Kind, told: Iterable[Told], note: str = "", negated: bool = False) -> None:
        """Notes a lexeme; also with its negations."""
        forms = [(self.spell(form), marks) for form, marks in told]
        laid = self.spell(lemma)
        self.meanings.add_forms(lemma, kind, forms, note, laid)
        if negated:
            denied = [(NEGATION + form, (*marks, "negated")) for form, marks in forms]
            self.meanings.add_forms(NEGATION + lemma, kind, denied, note, NEGATION + laid)

    def entry(self, entry: str, flags: str, note: str, negated: bool, prefixes: Iterable[str]) -> None:
        """Notes an entry; `note` is the reason why the recipe added it."""
        nominal = "".join(flag for flag in flags if flag not in VERBAL)
        if nominal != flags and class_of(entry, nominal)[0] == "noun":
            # DRÁT, to tear and a wire.
            self.entry(entry, nominal, note, negated, prefixes)
            flags = "".join(flag for flag in flags if flag in VERBAL)
        word_class, marks = class_of(entry, flags)
        kind = Kind(word_class, marks, (), BY_HAND if note else SOURCE)
        if not word_class and note:
            kind, _ = by_remark(note)
        elif not word_class and entry in self.classes:
            kind = kind._replace(word_class=self.classes[entry], source=BY_THESAURUS)
        told: list[Told] = []
        conjugation: list[str] = []
        for _, form, rule, line in self.forms.told(entry, flags):
            if rule.flag in VERBAL:
                conjugation.append(form)
                if form.endswith("eme"):
                    conjugation.append(form[:-1])
            elif not self.derived(entry, form, rule, line, kind, negated):
                told += [(form, one) for one in form_marks(form, line, kind, rule.flag)]
        base = ("nominative", "singular") if word_class == "noun" and told else ()
        if word_class == "adjective" and told and entry.endswith("ý"):
            base = ("masculine", "singular")
        told = conjugated(entry, conjugation) if word_class == "verb" else [(entry, base), *told]
        self.add(self.infinitives.get(entry, entry), kind, told, note, negated)
        for prefix in prefixes:
            self.add(prefix + entry, kind, [(prefix + form, marks) for form, marks in told], note)

    def derived(self, entry: str, form: str, rule: Rule, line: Line, kind: Kind, negated: bool) -> bool:
        """Notes what is a word of its own: abstract nouns, adverbs, degrees, possessives; true if it was one."""
        source = kind.source
        if line.form == "abstract noun":
            self.add(form, Kind("noun", ("feminine",), (), source), [(form, ("nominative", "singular"))], "", negated)
        elif line.pattern in ("-ost", "-čnost"):
            self.add(form[:-1], Kind("noun", ("feminine",), (), source), [(form, PLURAL)], "", negated)
        elif line.list == "comparatives":
            word_class = "adjective" if form.endswith("í") else "adverb"
            self.add(entry, Kind(word_class, (), (), source), [(form, ("comparative",))], "", negated)
        elif line.form == "adverb":
            self.add(form, Kind("adverb", (), (), source), [(form, ())], "", negated)
        elif line.list == "possessives" or line.pattern == "dělající":
            made = Kind("adjective", ("possessive",) if line.list == "possessives" else (), (), source)
            genders = [
                (gender, one) for _, gender, _, other in self.forms.told(form, rule.flags) for one in form_marks(gender, other, made)
            ]
            self.add(form, made, [(form, ("masculine", "singular")), *genders], "", negated)
        else:
            return False
        return True


def form_marks(form: str, line: Line, kind: Kind, flag: str = "Y") -> tuple[tuple[str, ...], ...]:
    """What a form can be by the line that takes it and the flag of its rule."""
    if kind.word_class == "noun" or (kind.word_class == "numeral" and flag != "Y"):
        return ((),) if line.form == "the same, spelt with z" else (PLURAL,)
    if kind.word_class in ("adjective", "numeral", "pronoun"):
        return GENDERS.get(form[-1:], (("inflected",),))
    return (("inflected",),)


def read_remarks(path: Path) -> dict[str, str]:
    """The words of a table with the remarks behind the bar."""
    remarks = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        head, _, remark = line.partition("|")
        if not line.startswith("#"):
            remarks.update(dict.fromkeys(head.split(), remark.strip()))
    return remarks


def by_remark(remark: str) -> tuple[Kind, tuple[str, ...]]:
    """The kind of the words with a remark, and what each is."""
    for beginning, word_class, marks, form in REMARKS:
        if remark.removeprefix("new: ").startswith(beginning):
            return Kind(word_class, marks, (), BY_HAND), form
    return Kind("", (), (), BY_HAND), ()


def read_classes(thesaurus: str) -> dict[str, str]:
    """The classes of the headwords of the thesaurus, where all their meanings have the same."""
    found: dict[str, set[str]] = {}
    headword = ""
    for line in thesaurus.splitlines():
        head, bar, number = line.rpartition("|")
        if bar and number.isdigit():
            headword = head.lower()
        elif headword:
            match = THESAURUS_MARK.match(line)
            found.setdefault(headword, set()).add(THESAURUS_CLASSES[match[1]] if match else "")
    return {word: next(iter(classes)) for word, classes in found.items() if len(classes) == 1 and "" not in classes}
