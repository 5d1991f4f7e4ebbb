"""Czech Scrabble: the entries of the Czech Hunspell dictionary and those of their forms that count.

Nouns and adjectives count in the first case, singular and plural, verbs in the infinitive, the present
tense and the imperative. Which suffix rules of the dictionary make such forms is told by the table
`czech/forms.txt`; what it cannot reach stands in `czech/irregular.txt`. Entries without flags are
judged by `czech/flagless.py`; those it leaves out are written to the build folder for a reader.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from additions import Addition, read_additions
from edition import Edition, Lists
from editions.czech.flagless import Judge, is_form, standing_alone
from editions.czech.forms import Forms, read_table
from editions.czech.infinitives import find_infinitives
from editions.czech.meanings import INFINITIVES, OF_BE, SOURCE, Noting, by_remark, class_of, conjugated, read_classes, read_remarks
from fault import RecipeFault
from meanings import BY_HAND, Kind, Meanings
from progress import Progress, say
from sources import debian, npm
from sources.package import Package
from sources.simplemma import read_lemmas
from sources.suffix_rules import read_entries, read_rules

DICTIONARY = Package(
    registry="npm",
    name="dictionary-cs",
    version="4.0.0",
    file="dictionary-cs-4.0.0.tgz",
    sha256="119518d93ea373c4976818dc5366e15c28590f85a635f3d1b5a1bc962461e97a",
)
THESAURUS = Package(
    registry="Debian",
    name="mythes-cs",
    version="1:7.5.0-1",
    file="mythes-cs_7.5.0-1_all.deb",
    sha256="3e2e0b3f414ace9ad0808492f31fcd60fb7c180362a5ed985437c49d45b9d258",
    pool="main/libr/libreoffice-dictionaries",
)
LEMMAS = Package(
    registry="PyPI",
    name="simplemma",
    version="2.0.0",
    file="simplemma-2.0.0-py3-none-any.whl",
    sha256="db33b15f5aed6485a748ce34d1f510ca760af2633289ab9a8493e2afa785c352",
)
THESAURUS_FILE = "usr/share/mythes/th_cs_CZ_v2.dat"
TABLES = Path(__file__).with_name("czech")

# Flags of the dictionary that are no paradigms.
FORBIDDEN = "q"
VERBS = frozenset("JAB")
NOUNS_ADJECTIVES_VERBS = frozenset("YPUDHLSZMKJAB")
NEGATED = frozenset("NW")
COMPARED = frozenset("EW")
NUMERAL = "F"
TRANSGRESSIVE = "X"
SHORT = "O"
WITHOUT_PARADIGM = ("", "w")
# Entries with no other flags may be forms of other words.
FORMS_ONLY = frozenset("wNX")

# The flag of the plural in -I stands beside one of these; alone it makes infinitives in -TI and DESETI, which do not count.
PLURAL_IN_I, OLDER_INFINITIVE = "I", "i"
PARADIGMS_OF_I = frozenset("PVUDHLSQZMYK")

# What the prefixes of the flag F make: JEDNADVACET.
NUMERAL_PREFIXES = "jedna jedena dvaa třia čtyřia čtyrya pěta šesta sedma osma devěta".split()
COMPARATIVE = re.compile(r"(š|čí)í?$|ji$")
# These look like comparatives, but are words of their own.
NO_COMPARATIVES = frozenset("dolejší hořejší pozdější zevnější raději".split())
# DAL, BIT, DÁN: forms of a verb, listed for their own forms. DOJET is an infinitive.
PARTICIPLE = re.compile(r"[ln]$|(?<!je)t$")
# The first person plural of a verb in -e is listed as NESEME only, but NESEM is said to count too.
FIRST_PLURAL = "eme"
SECOND_SINGULAR = "eš"
# A possessive gets its genders from the rules of adjectives.
POSSESSIVE_FLAG = "Y"

Word = tuple[str, str]


class Selection:
    """The words of the entries, each with the list it belongs to."""

    def __init__(self, forms: Forms, judge: Judge, irregular: frozenset[str]) -> None:
        self.forms = forms
        self.judge = judge
        self.irregular = irregular

    def words_of(self, entry: str, flags: str) -> Iterator[Word]:
        """The words that an entry gives."""
        if not entry.islower():
            return
        if flags in WITHOUT_PARADIGM and not is_form(entry):
            yield ("main" if self.judge.is_headword(entry) or entry in self.irregular else "unsure"), entry
        elif FORMS_ONLY.issuperset(flags) and is_form(entry) and entry not in self.irregular:
            yield "unsure", entry
        elif is_possessive(entry, flags):
            yield "possessives", entry
            yield from (("possessives", form) for _, form, _ in self.forms.of(entry, POSSESSIVE_FLAG))
        elif COMPARED & set(flags) and COMPARATIVE.search(entry) and entry not in NO_COMPARATIVES:
            yield "comparatives", entry
            yield from ((name, form) for name, form, _ in self.forms.of(entry, flags) if name == "comparatives")
        elif TRANSGRESSIVE in flags and entry.endswith(("a", "e", "ě")):
            yield from ((name, form) for name, form, _ in self.forms.of(entry, TRANSGRESSIVE))
        elif SHORT in flags and PARTICIPLE.search(entry) and not NOUNS_ADJECTIVES_VERBS & set(flags):
            return
        else:
            yield from self.inflected(entry, flags)

    def inflected(self, entry: str, flags: str) -> Iterator[Word]:
        """An entry with a paradigm, its forms, and what their prefixes make."""
        made = [("main", entry), *self.made_by_rules(entry, flags)]
        if NUMERAL in flags:
            made += [("main", prefix + entry) for prefix in NUMERAL_PREFIXES]
        yield from made
        if NEGATED & set(flags):
            yield from (("negated", "ne" + form) for name, form in made if name == "main")

    def made_by_rules(self, entry: str, flags: str) -> Iterator[Word]:
        """The forms that the table takes."""
        found = self.forms.of(entry, flags)
        rules = {rule for _, _, rule in found}
        for name, form, rule in found:
            yield name, form
            if name == "possessives" and POSSESSIVE_FLAG in rule.flags:
                yield from ((name, gender) for _, gender, _ in self.forms.of(form, POSSESSIVE_FLAG))
            has_second = any(
                (other.flag, other.strip, other.condition) == (rule.flag, rule.strip, rule.condition)
                and other.add == rule.add.removesuffix(FIRST_PLURAL) + SECOND_SINGULAR
                for other in rules
            )
            if rule.flag in VERBS and rule.add.endswith(FIRST_PLURAL) and has_second:
                yield name, form[:-1]


def counted(flags: str) -> str:
    """The flags of an entry, less the one of the plural in -I where it makes the older infinitive of a verb, BÝTI."""
    return flags if PARADIGMS_OF_I.intersection(flags) else flags.replace(PLURAL_IN_I, OLDER_INFINITIVE)


def is_possessive(entry: str, flags: str) -> bool:
    """Whether an entry is a possessive, which the dictionary lists by itself: MATČIN, BOHŮV."""
    return flags == POSSESSIVE_FLAG and entry.endswith(("in", "ův"))


def spell(word: str) -> str:
    """The word as it is laid: there are no tiles Q and W."""
    return word.replace("qu", "kv").replace("q", "kv").replace("w", "v")


def added(entries: list[tuple[str, str]], additions: list[Addition]) -> list[tuple[str, str]]:
    """Entries for the added words, with the flags of their models."""
    flags_of: dict[str, str] = {}
    for entry, flags in entries:
        flags_of.setdefault(entry, flags)
    found = []
    for addition in additions:
        if addition.model is not None and addition.model not in flags_of:
            raise RecipeFault(f"additions.txt of cs-scrabble: no entry {addition.model} for {addition.word}")
        found.append((addition.word, flags_of[addition.model] if addition.model is not None else ""))
    return found


def read_words(path: Path) -> frozenset[str]:
    """The words of a table whose lines are words, a bar and what they are."""
    words: set[str] = set()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        head, bar, reason = line.partition("|")
        if not bar or not reason.strip():
            raise RecipeFault(f"{path.name}, line {number}: words, a bar and what they are; this is \"{line}\"")
        words.update(head.split())
    return frozenset(words)


def read_headwords(text: str) -> frozenset[str]:
    """The headwords of the thesaurus: lines that end in a bar and the number of meanings."""
    found = (re.fullmatch(r"(.*)\|\d+", line) for line in text.splitlines())
    return frozenset(match[1].lower() for match in found if match)


def select(archives: Mapping[str, Path], meanings: Meanings) -> dict[str, set[str]]:
    """All words by the list they belong to; fills the meanings."""
    archive = archives[DICTIONARY.name]
    rules = read_rules(npm.read_member(archive, "index.aff").decode("utf-8"))
    entries = [
        (entry, counted(flags)) for entry, flags in read_entries(npm.read_member(archive, "index.dic").decode("utf-8"))
    ]
    say(EDITION.id, "reading the sources that judge entries without flags")
    thesaurus = debian.read_member(archives[THESAURUS.name], THESAURUS_FILE).decode("utf-8")
    headwords = read_headwords(thesaurus)
    flagless = (entry for entry, flags in entries if flags in WITHOUT_PARADIGM and entry.islower() and entry.isalpha())
    lemmas = read_lemmas(archives[LEMMAS.name], "cs")
    judge = Judge(headwords, lemmas, standing_alone(flagless), read_words(TABLES / "no_words.txt"))
    additions = read_additions(EDITION.id)
    entries += added(entries, additions)
    alone = {addition.word for addition in additions if addition.model is None}
    irregular = read_words(TABLES / "irregular.txt") | alone
    forms = Forms(read_table(), rules)
    lists = collect(Selection(forms, judge, irregular), entries)
    verbs = {entry for entry, flags in entries if class_of(entry, flags)[0] == "verb"}
    infinitives = {verb for verb in verbs if verb.endswith(INFINITIVES)}
    presents = find_infinitives(sorted(verbs - infinitives), lemmas, infinitives)
    noting = Noting(meanings, forms, spell, read_classes(thesaurus), presents)
    note(noting, entries, {one.word: one.reason for one in additions}, lemmas)
    if forms.unused():
        raise RecipeFault(f"czech/forms.txt: no entry needs the lines {forms.unused()}; correct or strike them")
    lists["main"] |= irregular
    lists["main"] -= read_words(TABLES / "struck.txt")
    lists = {name: {spell(word) for word in words} for name, words in lists.items()}
    for name in ("comparatives", "negated", "possessives", "unsure"):
        lists[name] -= lists["main"]
    return lists


def collect(selection: Selection, entries: list[tuple[str, str]]) -> dict[str, set[str]]:
    """The words of all entries; what the dictionary forbids is in no list."""
    lists: dict[str, set[str]] = {
        name: set() for name in ("main", "comparatives", "negated", "possessives", "unsure")
    }
    forbidden = {entry for entry, flags in entries if FORBIDDEN in flags}
    progress = Progress(EDITION.id, "reading dictionary-cs", total=len(entries))
    for entry, flags in progress.watch(entries, weight=lambda _: 1):
        if FORBIDDEN not in flags:
            for name, word in selection.words_of(entry, flags):
                lists[name].add(word)
    for words in lists.values():
        words -= forbidden
    return lists


def note(
    noting: Noting, entries: list[tuple[str, str]], reasons: Mapping[str, str], lemmas: Mapping[str, str]
) -> None:
    """Notes what every entry is, and the words of the table of irregular ones.

    Forms of verbs that are entries without a paradigm are brought to the verb whose they are by `lemmas`.
    """
    remarks = read_remarks(TABLES / "irregular.txt")
    verbs = {entry for entry, flags in entries if class_of(entry, flags)[0] == "verb"}
    loose: dict[str, list[str]] = {}
    for entry, flags in entries:
        is_alone = FORMS_ONLY.issuperset(flags)
        if not entry.islower() or FORBIDDEN in flags or (is_alone and (entry in remarks or is_form(entry))):
            continue
        if is_alone and TRANSGRESSIVE not in flags and entry not in reasons and lemmas.get(entry, entry) in verbs - {entry}:
            loose.setdefault(lemmas[entry], []).append(entry)
            continue
        prefixes = NUMERAL_PREFIXES if NUMERAL in flags else ()
        noting.entry(entry, flags, reasons.get(entry, ""), bool(NEGATED & set(flags)), prefixes)
    for infinitive, forms in loose.items():
        told = [one for one in conjugated(infinitive, forms) if one[1] != ("infinitive",)]
        noting.add(infinitive, Kind("verb", source=SOURCE), told, "", negated=True)
    for word, remark in remarks.items():
        kind, form = by_remark(remark)
        if kind.word_class == "verb":
            infinitive = remark.split()[2].rstrip(",")
            rest = [one for one, other in remarks.items() if other == remark]
            found = [one for one in conjugated(infinitive, rest) if one[0] == word]
            noting.add(infinitive, kind, [(word, OF_BE[word])] if word in OF_BE else found, remark)
        else:
            noting.add(word, kind, [(word, form)], remark)


def write_unsure(path: Path, words: set[str]) -> None:
    """Writes the entries that were left out because nobody knows what they are."""
    path.write_text("".join(word + "\n" for word in sorted(words)), encoding="utf-8", newline="\n")


def lists(archives: Mapping[str, Path]) -> Lists:
    """The words of the edition, and those that a tournament can add."""
    found: dict[str, set[str]] = {}
    meanings = Meanings(EDITION.id)

    def main() -> Iterator[str]:
        found.update(select(archives, meanings))
        write_unsure(archives[DICTIONARY.name].parent.parent / "cs-scrabble.unsure", found["unsure"])
        yield from found["main"]

    def option(name: str) -> Iterable[str]:
        yield from found[name]

    options = {name: option(name) for name in ("comparatives", "negated", "possessives")}
    return Lists(main(), options, meanings)


EDITION = Edition(
    id="cs-scrabble",
    name="Hunspell cs, dictionary-cs 4.0.0",
    sources=(DICTIONARY, THESAURUS, LEMMAS),
    lists=lists,
    tiles=tuple("AÁBCČDĎEÉĚFGHIÍJKLMNŇOÓPRŘSŠTŤUÚŮVXYÝZŽ"),
    must_hold=(
        "HRAD", "HRADY", "ŽENA", "ŽENY", "MĚSTA", "KUŘATA", "KOSTI", "DÍVKY", "DĚLÁ", "DĚLÁM", "NESEM", "NESEME",
        "ČERNÝ", "ČERNÁ", "ČERNÉ", "ČERNÍ", "LIDÉ", "OČI", "KONĚ", "PÁNOVÉ", "ČERNĚ", "DĚLEJ", "PIŠTE", "BOZI", "DOLEJŠÍ",
        "VHISKY", "VATTY", "VEB", "ER", "UČITELÉ", "LAJKUJE",
    ),
    must_lack=(
        "HRADU", "MĚSTEM", "DĚLAL", "DĚLAJÍC", "ČERNÉHO", "ŽEN", "PRASETI", "KOLENI", "DĚLATI", "BÝTI", "BOSU", "PRAHA",
        "ČERNĚJŠÍ", "NOVĚJŠÍ", "RYCHLEJŠÍ", "OTCŮV", "NÁM", "BYCH",
        "UČITELI", "MATČIN", "BOHŮV", "OHLÉDNUL", "SPATŘIV", "KTEROUSI",
    ),
)
