"""What a Czech word is, as far as the dictionary tells: it has no grammar, but its flags are paradigms.

The class and the gender of an entry follow from its flags, the form from the line of `forms.txt` that
takes the rule. Entries without flags have no class there; the forms of `irregular.txt` have the remark
that stands beside them.
"""

import re
from collections.abc import Callable, Iterable
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
)
PLURAL = ("nominative", "plural")
# Endings of adjectives, possessives and short adjectives behind the part that does not change.
GENDERS = {
    "á": ("feminine", "singular"), "é": ("neuter", "singular"), "a": ("feminine", "singular"), "o": ("neuter", "singular"),
    "í": ("masculine", "plural"), "i": ("masculine", "plural"), "y": ("plural",),
}
NEGATION = "ne"
Told = tuple[str, tuple[str, ...]]


def class_of(entry: str, flags: str) -> tuple[str, tuple[str, ...]]:
    """The class of an entry with what marks it; empty where the flags tell none."""
    for some, ending, word_class, marks in CLASSES:
        if set(some) & set(flags) and re.search(f"(?:{ending})$", entry):
            return word_class, marks
    return "", ()


def conjugated(entry: str, forms: Iterable[str]) -> list[Told]:
    """The forms of a verb: the present by its -š, the imperative by its -me and -te."""
    left = dict.fromkeys(forms)
    told: list[Told] = [(entry, ("infinitive",))]

    def take(form: str, *marks: str) -> None:
        if form in left:
            told.append((form, marks))

    for second in [form for form in left if form.endswith("š") and form[:-1] in left]:
        third = second[:-1]
        take(third, "present", "person-3", "singular")
        take(second, "present", "person-2", "singular")
        take(third + "m", "present", "person-1", "singular")
        take(third + "me", "present", "person-1", "plural")
        take(third + "te", "present", "person-2", "plural")
        if third.endswith("í"):
            take(third, "present", "person-3", "plural")
    known = {form for form, _ in told}
    for form in left:
        if form in known:
            continue
        # Piš, pišme, pište; mrskni, mrskněme, mrskněte.
        stems = (form, form[:-1] + "ě", form[:-1] + "e")
        stem = next((some for some in stems if {some + "me", some + "te"} <= left.keys()), None)
        if stem == form or (stem is not None and form.endswith("i")):
            take(form, "imperative", "person-2", "singular")
            take(stem + "me", "imperative", "person-1", "plural")
            take(stem + "te", "imperative", "person-2", "plural")
        elif form.endswith(("ou", "jí")):
            take(form, "present", "person-3", "plural")
        elif form.endswith(("u", "i")):
            take(form, "present", "person-1", "singular")
    known = {form for form, _ in told}
    return told + [(form, ("inflected",)) for form in left if form not in known]


class Noting:
    """Notes entries with their forms."""

    def __init__(self, meanings: Meanings, forms: Forms, spell: Callable[[str], str]) -> None:
        """`spell` gives a word as it is laid."""
        self.meanings = meanings
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
        word_class, marks = class_of(entry, flags)
        kind = Kind(word_class, marks, (), BY_HAND if note else SOURCE)
        told: list[Told] = []
        conjugation: list[str] = []
        for _, form, rule, line in self.forms.told(entry, flags):
            if rule.flag in "JAB":
                conjugation.append(form)
                if form.endswith("eme"):
                    conjugation.append(form[:-1])
            elif not self.derived(entry, form, rule, line, kind, negated):
                told.append((form, form_marks(form, line, kind)))
        base = ("nominative", "singular") if word_class == "noun" and told else ()
        told = conjugated(entry, conjugation) if word_class == "verb" else [(entry, base), *told]
        self.add(entry, kind, told, note, negated)
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
            genders = [(gender, form_marks(gender, other, made)) for _, gender, _, other in self.forms.told(form, rule.flags)]
            self.add(form, made, [(form, ("masculine", "singular")), *genders], "", negated)
        else:
            return False
        return True


def form_marks(form: str, line: Line, kind: Kind) -> tuple[str, ...]:
    """What a form is by the line that takes it."""
    if kind.word_class == "noun":
        return () if line.form == "the same, spelt with z" else PLURAL
    if kind.word_class == "adjective":
        return GENDERS.get(form[-1:], ("inflected",))
    return ("inflected",)


def read_remarks(path: Path) -> dict[str, str]:
    """The words of a table with the remarks behind the bar."""
    remarks = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        head, _, remark = line.partition("|")
        if not line.startswith("#"):
            remarks.update(dict.fromkeys(head.split(), remark.strip()))
    return remarks
