"""Which compounds are added that the dictionary does not list.

Hungarian joins nouns as freely as German does, and the dictionary lets nearly every noun stand
before nearly every other. A compound of two parts is taken if the package simplemma has it as a
lemma, its first part is a noun or an adjective in its bare form, its second part is a noun or an
adjective, and the dictionary lets both stand there.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from editions.hungarian.words import LETTERS
from sources.hunspell.affix_file import AffixFile
from sources.hunspell.entries import Entry

# A shorter part is found by chance: a form such as AKT|ÁTOK.
SHORTEST_PART = 2
# Compounds that stand in the rule book of the game or that everybody uses, but that are nowhere among the lemmas.
ADDED: tuple[str, ...] = (
    "erő|fölény", "konyha|asztal", "kenyér|szelet", "internet|kapcsolat", "vonat|jegy", "erdő|szél", "villám|csapás",
    "kert|kapu", "ruha|fogas", "cipő|bolt", "könyv|lap", "táska|szíj", "alma|torta", "alma|leves", "gyümölcs|saláta",
    "zöldség|leves", "csirke|mell", "hús|golyó", "sajt|torta", "kávé|szünet", "tea|filter", "ebéd|szünet", "iskola|busz",
    "iskola|udvar", "tanár|szoba", "osztály|kirándulás", "szoba|növény", "ablak|üveg", "ajtó|zár", "kulcs|csomó",
    "telefon|szám", "telefon|hívás", "mobil|szám", "nyár|este", "hó|lapát", "jég|pálya", "foci|meccs", "edző|terem",
    "úszó|verseny", "futó|cipő", "bicikli|út", "busz|jegy", "metró|állomás", "repülő|jegy", "utas|biztosítás",
    "bank|kártya", "bank|számla", "hitel|kártya", "jelszó|csere", "szám|kód", "film|sorozat", "zene|szám", "video|játék",
    "oltás|igazolás", "maszk|viselés", "kijárás|tilalom",
)

# Lemmas that fall into two words by chance. All pairs with a part of two or three letters were
# read, and 330 of the 2,654 others.
NO_COMPOUNDS: dict[str, tuple[str, ...]] = {
    "another word, or none": (
        "as|tanga", "baj|szú", "birs|ág", "bú|csúz", "elv|ég", "fa|lucsok", "fej|ős", "go|ing", "gulya|tél", "hát|ér",
        "hit|ég", "hős|ég", "jel|cin", "kan|tus", "kar|dokk", "kas|zab", "kés|őr", "kör|mű", "lak|kos", "lég|ár",
        "mar|adu", "mar|ín", "mez|őr", "moh|ár", "moh|óság", "pasas|ér", "per|formáns", "por|négyszög", "pú|pú",
        "üveg|bú", "vér|ér", "vita|táj", "gyerek|kel", "ruha|nem", "pár|tus", "szar|vasmarha", "tol|ling", "típus|áru",
    ),
    "a place": ("fűz|fő", "köböl|kút", "sió|fok", "szik|szó", "sziget|köz"),
    "a form whose ending was cut wrongly": (
        "alapelv|kén", "anya|áll", "ár|hulla", "cser|éj", "csoda|áll", "elnök|év", "est|éj", "év|eke", "fül|kéj",
        "hal|adu", "hal|áll", "ital|köz", "jelkép|év", "kan|áll", "kérdés|év", "kör|éj", "köz|éj", "levél|kéj",
        "megbélyegzés|év", "mell|éj", "menet|köz", "munka|köz", "nap|köz", "óriás|ín", "rajongó|ín", "rész|év",
        "szem|köz", "tag|áll", "transz|por", "út|köz", "űr|ügy", "vad|áll", "város|áll",
    ),
    "cut at the wrong place": (
        "far|ész", "hangár|adat", "honvéd|elem", "kőpad|ló", "lép|csőr", "pata|kvíz", "prolin|egyed", "vért|est",
    ),
}
REFUSED = frozenset(pair for pairs in NO_COMPOUNDS.values() for pair in pairs)


@dataclass(frozen=True)
class Compound:
    """A first part and the entry whose forms stand behind it."""

    left: str
    right: Entry

    @property
    def word(self) -> str:
        """The bare form."""
        return self.left + self.right.word


def is_nominal(entry: Entry) -> bool:
    """Whether an entry is the bare form of a noun or an adjective."""
    is_form = any(tag.startswith("is:") for tag in entry.tags)
    return ("po:noun" in entry.tags or "po:adj" in entry.tags) and not is_form


def find_compounds(lemmas: Iterable[str], entries: Iterable[Entry], affixes: AffixFile) -> Iterator[Compound]:
    """The compounds among the lemmas, in the order of their letters."""
    special = affixes.special
    first = {special.get("COMPOUNDFLAG"), special.get("COMPOUNDBEGIN")}
    last = {special.get("COMPOUNDFLAG"), special.get("COMPOUNDEND")}
    lefts: set[str] = set()
    rights: dict[str, list[Entry]] = {}
    for entry in filter(is_nominal, entries):
        if not first.isdisjoint(entry.flags):
            lefts.add(entry.word)
        if not last.isdisjoint(entry.flags):
            rights.setdefault(entry.word, []).append(entry)
    for left, right in pairs(lemmas):
        if left in lefts:
            for entry in rights.get(right, ()):
                yield Compound(left, entry)


def pairs(lemmas: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Every way to cut a lemma into two parts, and the pairs that are given."""
    for lemma in sorted(set(lemmas)):
        if LETTERS.issuperset(lemma):
            for at in range(SHORTEST_PART, len(lemma) - SHORTEST_PART + 1):
                if f"{lemma[:at]}|{lemma[at:]}" not in REFUSED:
                    yield lemma[:at], lemma[at:]
    for pair in ADDED:
        left, right = pair.split("|")
        yield left, right
