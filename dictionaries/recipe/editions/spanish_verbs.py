"""The forms of a Spanish verb, told by what stands beside them: a strong preterite by its -ISTE, a future by its -REMOS.

RLA-ES lists the forms of a verb by flags that say nothing of tense. The endings of the grammar do, once the stems of
preterite and future are known; which verb it is plays no part, so SINTÁIS and TRAÍAS are told as CANTÁIS is.
"""

import re
from collections.abc import Iterable, Iterator

PERSONS = (
    ("person-1", "singular"), ("person-2", "singular"), ("person-3", "singular"), ("person-1", "plural"),
    ("person-2", "plural"), ("person-3", "plural"),
)
ACCENTED = dict(zip("aeiou", "áéíóú", strict=True))
PLAIN = str.maketrans("áéíóú", "aeiou")
FUTURE = "é ás á emos éis án".split()
IMPERFECT = "ía ías ía íamos íais ían".split()
OF_AR = "aba abas aba ábamos abais aban".split()
# Behind the third person plural of the preterite less its -RON; before -MOS it bears the stress.
OF_PRETERITE = (
    (("subjunctive", "imperfect"), "ra ras ra ramos rais ran".split()),
    (("subjunctive", "imperfect"), "se ses se semos seis sen".split()),
    (("subjunctive", "future"), "re res re remos reis ren".split()),
)
# What ends the present and its subjunctive, by the vowel of the infinitive.
PRESENT = {"a": "o as a amos áis an".split(), "e": "o es e emos éis en".split(), "i": "o es e imos ís en".split()}
SUBJUNCTIVE = {"a": "e es e emos éis en".split(), "e": "a as a amos áis an".split(), "i": "a as a amos áis an".split()}
PARTICIPLE = re.compile(r".+[aií]d[oa]s?")
# The dictionary leaves the forms of VOS out, which are regular (TENÉS, PENSÁ) but for these.
WITHOUT_VOS = frozenset("ser ir haber estar".split())
# Verbs with a command of their own: TEN, PON, HAZ.
SHORT_COMMANDS = ("tener", "venir", "poner", "salir", "hacer", "decir")
Told = tuple[str, tuple[str, ...]]


class Verb:
    """What the forms of a verb are; `forms` are those that are not its participle."""

    def __init__(self, infinitive: str, forms: Iterable[str]) -> None:
        self.infinitive = infinitive.removesuffix("se")
        self.vowel = self.infinitive[-2].translate(PLAIN)
        self.forms = set(forms)
        self.futures = {
            form[: -len("íais")] for form in self.forms if form.endswith("ríais") and form[: -len("íais")] + "án" in self.forms
        }
        # ACAECERÁ, of a verb of the third person.
        self.stem = self.infinitive[:-2]
        whole = self.stem + self.vowel + "r"
        self.futures |= {whole} if whole + "á" in self.forms else set()
        self.preterites = {form[: -len("ron")] for form in self.forms if form.endswith(("aron", "eron"))}
        # SOLIERA, of a verb without the preterite.
        self.preterites |= {self.stem + "ie"} if self.stem + "iera" in self.forms else set()
        # Andar, tener, traer: ANDUVE, TUVE, TRAJE beside ANDUVISTE.
        self.strong = {
            form[: -len("iste")] for form in self.forms
            if form.endswith("iste") and form[: -len("iste")] + "í" not in self.forms
            and {form[: -len("iste")] + "e", form[: -len("iste")] + "o"} <= self.forms
        }

    def told(self) -> Iterator[Told]:
        """Every form with what it is; what no ending fits is one of its forms."""
        known: dict[str, dict[tuple[str, ...], None]] = {form: {} for form in sorted(self.forms)}
        for form, marks in (*self.certain(), *self.past()):
            if form in known:
                known[form].setdefault(marks)
        open_forms = {form for form, found in known.items() if not found}
        for form, marks in self.of_present(open_forms):
            known[form].setdefault(marks)
        short = [form for form, found in known.items() if not found and form[-1] not in "aeoáéóís"]
        for form in short:
            known[form].setdefault(("imperative", "person-2", "singular"))
        for form, found in known.items():
            if ("present", *PERSONS[2]) in found and form + "s" in self.forms and not self.infinitive.endswith(SHORT_COMMANDS):
                found.setdefault(("imperative", "person-2", "singular"))
            yield from ((form, marks) for marks in found or (("inflected",),))
        if any(("present", *PERSONS[1]) in found for found in known.values()) and self.infinitive not in WITHOUT_VOS:
            yield self.stem + ACCENTED[self.vowel] + "s", ("present", "vos")
            yield self.stem + ACCENTED[self.vowel], ("imperative", "vos")

    def certain(self) -> Iterator[Told]:
        """What follows from the infinitive, the future and the preterite."""
        yield self.infinitive, ("infinitive",)
        for stem in self.futures:
            yield from with_persons(stem, FUTURE, ("future",))
            yield from with_persons(stem, IMPERFECT, ("conditional",))
        for stem in self.preterites:
            for marks, endings in OF_PRETERITE:
                yield from with_persons(stem, endings, marks)
                stressed = stem[:-1] + ACCENTED.get(stem[-1], stem[-1])
                yield stressed + endings[3], (*marks, *PERSONS[3])
                # The dictionary writes SINTIÉREIS, which is laid as SINTIEREIS.
                yield stressed + endings[4], (*marks, *PERSONS[4])
            yield stem + "ron", ("preterite", *PERSONS[5])
        for form in self.forms:
            if form.endswith(("ando", "endo")) and self.is_gerund(form):
                yield form, ("gerund",)
            if form.endswith("d"):
                yield form, ("imperative", *PERSONS[4])

    def is_gerund(self, form: str) -> bool:
        """Whether a form in -ANDO or -ENDO is the gerund and not the present: MANDO, ENCIENDO."""
        return form in (self.stem + "ando", self.stem + "iendo") or (
            form[: -len("ndo")] in self.preterites or (bool(self.strong) and form.endswith(("iendo", "yendo")))
        )

    def past(self) -> Iterator[Told]:
        """The imperfect and the preterite."""
        # Also of verbs of the third person: ACAECÍA.
        yield from with_persons(self.stem, IMPERFECT if self.vowel != "a" else OF_AR, ("imperfect",))
        for form in self.forms:
            if form.endswith("abais") and form[: -len("abais")] + "ábamos" in self.forms:
                yield from with_persons(form[: -len("abais")], OF_AR, ("imperfect",))
            if self.vowel != "a" and form.endswith("íais") and form[: -len("íais")] not in self.futures:
                yield from with_persons(form[: -len("íais")], IMPERFECT, ("imperfect",))
            if form.endswith("steis"):
                yield from self.preterite(form.removesuffix("is"))
        # BUSQUÉ, LEÍ; BUSCÓ, LEYÓ.
        for form in self.forms - {stem + ending for stem in self.futures for ending in FUTURE}:
            if form.endswith("é" if self.vowel == "a" else "í"):
                yield form, ("preterite", *PERSONS[0])
            if form.endswith("ó"):
                yield form, ("preterite", *PERSONS[2])

    def preterite(self, second: str) -> Iterator[Told]:
        """The preterite by its second person: CANTASTE, SENTISTE, LEÍSTE, TUVISTE."""
        stem = second[: -len("aste")]
        yield second, ("preterite", *PERSONS[1])
        yield second + "is", ("preterite", *PERSONS[4])
        yield second.removesuffix("ste") + "mos", ("preterite", *PERSONS[3])
        if stem in self.strong:
            yield stem + "e", ("preterite", *PERSONS[0])
            yield stem + "o", ("preterite", *PERSONS[2])

    def of_present(self, open_forms: set[str]) -> Iterator[Told]:
        """The present and its subjunctive: what is nothing else, and the plural CANTAMOS, which is a preterite too."""
        futures = {stem + ending for stem in self.futures for ending in FUTURE}
        for tense, endings in ((("present",), PRESENT[self.vowel]), (("subjunctive", "present"), SUBJUNCTIVE[self.vowel])):
            for person, ending in zip(PERSONS, endings, strict=True):
                for form in self.forms - futures:
                    fits = form.endswith(ending)
                    if self.vowel == "e" and len(ending) < len("es "):
                        # PREVÉ, PREVÉS, PREVÉN.
                        fits |= form.endswith(ending.replace("e", "é"))
                    beside = form.removesuffix(ending) + endings[4]
                    if fits and (form in open_forms or (person == PERSONS[3] and beside in self.forms - futures)):
                        yield form, (*tense, *person)
        yield from ((form, ("present", *PERSONS[0])) for form in open_forms if form.endswith("oy"))


def with_persons(stem: str, endings: Iterable[str], tense: tuple[str, ...]) -> Iterator[Told]:
    """The six persons of a tense."""
    return ((stem + ending, (*tense, *person)) for person, ending in zip(PERSONS, endings, strict=True))


def participle_marks(form: str) -> tuple[str, ...]:
    """What a participle is by its end."""
    number = "plural" if form.endswith("s") else "singular"
    return ("participle", "past", "masculine" if form.removesuffix("s").endswith("o") else "feminine", number)
