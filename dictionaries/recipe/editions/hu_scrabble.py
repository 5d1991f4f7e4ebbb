"""Hungarian Scrabble: the words of Magyar Ispell with their inflections, as Debian packages them.

What is taken stands in the tables of `editions/hungarian`. The words that simplemma and the witnesses
have seen only decide which verbal prefixes and compounds are joined; no word comes from there.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Set
from itertools import chain
from pathlib import Path

from additions import read_additions, read_struck
from edition import Edition, Lists
from editions.hungarian.boundaries import MARK, marked, seam
from editions.hungarian.compounds import Compound, find_compounds
from editions.hungarian.derived import find_derived
from editions.hungarian.forms import EVENT, NOUN, OTHER, is_raised, takes
from editions.hungarian.harmony import mended
from editions.hungarian.meanings import Noting, stems_of
from editions.hungarian.rude import is_rude
from editions.hungarian.times import is_event
from editions.hungarian.verbal_prefixes import VERBAL, SeenPairs, lemma_of, tense_of
from editions.hungarian.witnesses import THESAURUS, TRANSLATIONS, common_words, commonest_words, seen_words
from editions.hungarian.words import VOWELS, is_of_a_row, is_word
from hunspell_additions import added
from meanings import Meanings
from progress import Progress, say
from sources import wordfreq
from sources.debian import read_member
from sources.hunspell.affix_file import Affix, AffixFile
from sources.hunspell.entries import Entry, read_entries
from sources.hunspell.expansion import Endings, Expander
from sources.package import Package
from sources.simplemma import read_lemmas
from tiles import TileSet
from word_list import LONGEST

TILES = (
    "A", "Á", "B", "C", "CS", "D", "E", "É", "F", "G", "GY", "H", "I", "Í", "J", "K", "L", "LY", "M", "N", "NY",
    "O", "Ó", "Ö", "Ő", "P", "R", "S", "SZ", "T", "TY", "U", "Ú", "Ü", "Ű", "V", "Z", "ZS",
)
DICTIONARY = Package(
    registry="Debian",
    name="hunspell-hu",
    version="1:7.5.0-1",
    file="hunspell-hu_7.5.0-1_all.deb",
    sha256="364f79a263be6c7d6d25a9b001c4984de02377a0f6b4c3ffb0a2f10008d39c80",
    pool="main/libr/libreoffice-dictionaries",
)
SEEN_WORDS = Package(
    registry="PyPI",
    name="simplemma",
    version="2.0.0",
    file="simplemma-2.0.0-py3-none-any.whl",
    sha256="db33b15f5aed6485a748ce34d1f510ca760af2633289ab9a8493e2afa785c352",
)
STRUCK = Path(__file__).parent / "hungarian" / "struck.txt"
# A shorter part of a compound is found by chance in the words of the witnesses.
SHORTEST_COMMON_PART = 3
SMALL_TILES = TileSet(tuple(tile.lower() for tile in TILES))


def tile_count(text: str) -> int:
    """How many tiles a text in small letters has; a mark is none."""
    return len(SMALL_TILES.one_tile.findall(text))


class Builder:
    """Makes the forms of the entries."""

    def __init__(
        self, affixes: AffixFile, entries: list[Entry], seen: Mapping[str, str],
        witnessed: Set[str] = frozenset(), common: Set[str] = frozenset(),
        commonest: Set[str] = frozenset(), reasons: dict[Entry, str] | None = None,
    ) -> None:
        """`seen` are attested forms with their lemmas, `witnessed` words of other sources, `common` the common ones.

        `commonest` are the commonest of these, `reasons` those of added entries.
        """
        forbidding = affixes.special.get("FORBIDDENWORD")
        self.known = {entry.word for entry in entries}
        self.forbidden = {entry.word for entry in entries if forbidding in entry.flags}
        self.expander = Expander(affixes, takes, seam, tile_count)
        self.printed = witnessed
        self.witnesses = {*seen, *seen.values(), *witnessed, *common}
        self.entries = [
            entry for entry in mended(entries)
            if forbidding not in entry.flags and is_word(entry) and (not is_of_a_row(entry) or entry.word in self.witnesses)
        ]
        verbal = {one.text for group in affixes.prefixes.values() for one in group if VERBAL in one.tags}
        attested = (word for pair in seen.items() for word in pair if word.islower())
        # A common word that is an entry is no pair: MEGINT.
        more = (word for word in common if word not in self.known)
        self.pairs = SeenPairs(chain(attested, witnessed, more), verbal, commonest)
        self.possible: dict[Entry, list[Affix]] = {}
        lemmas = {lemma for lemma in seen.values() if lemma not in self.known}
        self.compounds = list(find_compounds(lemmas, self.entries, affixes))
        known = {compound.word for compound in self.compounds}
        # A common word that is a name too is one by chance: FEHÉRVÁR.
        more = {word for word in common if word.capitalize() not in self.known}
        others = {word for word in (*witnessed, *more) if word not in self.known}
        self.compounds += [
            compound for compound in find_compounds(others, self.entries, affixes)
            if compound.word not in known and is_of_common(compound, common)
        ]
        self.rude: list[str] = []
        self.meanings = Meanings("hu-scrabble")
        self.noting = Noting(self.meanings, self.expander, reasons or {}, stems_of(entries))

    def words(self) -> Iterator[str]:
        """Every form of every entry, then of every compound that is not among them."""
        say("hu-scrabble", "looking for verbal prefixes")
        self.learn_prefixes()
        self.derive()
        candidates = {compound.word for compound in self.compounds}
        known: set[str] = set()
        progress = Progress("hu-scrabble", "making the forms of the entries", total=len(self.entries))
        for entry in progress.watch(self.entries, weight=lambda _: 1):
            for forms in self.forms(entry):
                if is_rude(entry.word):
                    self.rude += forms
                known |= candidates.intersection(form.replace(MARK, "") for form in forms)
                yield from forms
        compounds = [compound for compound in self.compounds if compound.word not in known]
        say("hu-scrabble", f"adding {len(compounds):,} compounds")
        for compound in compounds:
            for forms in self.compound_forms(compound):
                if is_rude(compound.left) or is_rude(compound.right.word):
                    self.rude += forms
                yield from forms

    def forms(self, entry: Entry) -> Iterator[list[str]]:
        """The forms of an entry, also with the verbal prefixes that are seen before it."""
        kind = kind_of(entry)
        stem = marked(entry, self.known)
        self.noting.note(entry, kind)
        for endings in self.expander.endings(entry, kind):
            yield self.spell(entry, "", stem, endings)
        for prefix in self.pairs.taken(entry, self.possible.get(entry, ())):
            self.noting.note(entry, kind, prefix)
            before = prefix.text + seam(prefix.text, stem)
            for endings in self.expander.endings(entry, kind, prefix):
                yield self.spell(entry, before, stem, endings)

    def learn_prefixes(self) -> None:
        """Finds out which verbal prefixes stand before which entries."""
        for entry in self.entries:
            kind = kind_of(entry)
            possible = [prefix for prefix in self.expander.prefixes(entry, kind) if is_raised(entry.word, prefix)]
            if possible:
                self.possible[entry] = possible
                self.pairs.learn(entry, self.unprefixed(entry, kind))

    def derive(self) -> None:
        """Adds the living derivations, then those of them."""
        affixes = self.expander.affixes
        bases = [("", entry) for entry in self.entries]
        for entry, possible in self.possible.items():
            bases += [(prefix.text, entry) for prefix in self.pairs.taken(entry, possible) if VERBAL in prefix.tags]
        while bases:
            derived = list(find_derived(bases, affixes, self.witnesses, self.printed, self.known))
            say("hu-scrabble", f"adding {len(derived):,} living derivations")
            self.entries += derived
            self.known |= {entry.word for entry in derived}
            bases = [("", entry) for entry in derived]

    def unprefixed(self, entry: Entry, kind: str) -> Iterator[str]:
        """The forms of an entry without a prefix and without marks."""
        for endings in self.expander.endings(entry, kind):
            if endings.prefix is None:
                stem = entry.word[: len(entry.word) - endings.cut]
                for text in endings.texts:
                    yield stem + text.replace(MARK, "")

    def compound_forms(self, compound: Compound) -> Iterator[list[str]]:
        """The forms of a compound."""
        stem = marked(compound.right, self.known)
        before = compound.left + seam(compound.left, stem)
        self.noting.note(compound.right, kind_of(compound.right), left=compound.left)
        for endings in self.expander.endings(compound.right, kind_of(compound.right)):
            yield self.spell(compound.right, before, stem, endings)

    def spell(self, entry: Entry, before: str, stem: str, endings: Endings) -> list[str]:
        """The forms of an entry with those endings, as far as they can be laid at all."""
        prefix = endings.prefix
        if prefix is not None:
            if not prefix.condition.holds(before + entry.word):
                return []
            before = prefix.text + seam(prefix.text, before or stem) + before
        head = before + without(stem, endings.cut)
        # Where head and ending meet, two tiles may become one.
        room = LONGEST - tile_count(head) + 1
        texts: Iterable[str] = endings.texts[: bisect_right(endings.sizes, room)]
        if VOWELS.isdisjoint(head):
            # Units such as cm and kg.
            texts = [text for text in texts if not VOWELS.isdisjoint(text)]
        return [form for text in texts if (form := head + text) not in self.forbidden]


def is_of_common(compound: Compound, common: Set[str]) -> bool:
    """Whether both parts of a compound are common words, and long enough not to be there by chance."""
    return all(
        len(part) >= SHORTEST_COMMON_PART and part in common for part in (compound.left, compound.right.word)
    )


def kind_of(entry: Entry) -> str:
    """The kind of an entry, as the table of forms knows it."""
    if "po:noun" in entry.tags:
        return EVENT if is_event(lemma_of(entry)) else NOUN
    return tense_of(entry) or OTHER


def without(stem: str, cut: int) -> str:
    """The stem less its last letters, and less a mark that then stands at its end."""
    for _ in range(cut):
        stem = stem[:-1].removesuffix(MARK)
    return stem


def lists(archives: Mapping[str, Path]) -> Lists:
    """The words of the edition, and the rude ones of them."""
    say("hu-scrabble", "opening the dictionary and its witnesses")
    package = archives[DICTIONARY.name]
    affixes = AffixFile.read(read_member(package, "usr/share/hunspell/hu_HU.aff"))
    entries = list(read_entries(read_member(package, "usr/share/hunspell/hu_HU.dic"), affixes))
    additions = read_additions(EDITION.id)
    of_word = {addition.word: addition.reason for addition in additions}
    more = added(EDITION.id, entries, additions)
    entries += more
    struck = read_struck(STRUCK)
    entries = [entry for entry in entries if entry.word not in struck]
    seen = read_lemmas(archives[SEEN_WORDS.name], "hu")
    reasons = {entry: of_word[entry.word] for entry in more}
    builder = Builder(affixes, entries, seen, seen_words(archives), common_words(archives), commonest_words(archives), reasons)
    return Lists(builder.words(), {"rude": iter_late(builder)}, builder.meanings)


def iter_late(builder: Builder) -> Iterator[str]:
    """The rude forms, which are known when all words have been made."""
    yield from builder.rude


EDITION = Edition(
    id="hu-scrabble",
    name="Magyar Ispell 1.7",
    sources=(DICTIONARY, SEEN_WORDS, THESAURUS, TRANSLATIONS, wordfreq.PACKAGE),
    lists=lists,
    tiles=TILES,
    # The words of the rule book, then words with two letters that look like one tile.
    must_hold=(
        "ELADÓ", "ELADÓK", "ELADÓIK", "JELADÓIK", "JELADÓIKÉ", "ELUNT", "ALT", "AD", "LÓ", "TI", "TANULJ", "ERŐFÖLÉNY",
        "KÖZ|SÉG", "EGÉSZSÉG", "VÍZ|SZINT", "IGAZ|SÁG", "ASSZONY", "KÉSZSÉG", "SZÁZ|SZOROS", "MEGESZEL",
        "BARÁTSÁG", "INTERNETES", "TANULÓK", "NAPELEM", "GOOGOLNI", "SZELFI", "KONYHAASZTAL", "LEKAPCSOL", "LEÁS", "ÁTÁS", "LEFAGY",
        "LEGALSÓ", "LEGBELÜL",
    ),
    must_lack=("KÖZSÉG", "BARNÁBBIKUK", "EMBEREBB", "HÁZÉBAN", "LEGESLEGSZEBB", "KG", "MARADUK", "BUDAPEST", "NAHÁT", "PFUJ",
               "LEGÖTÖS", "ÁTSZÁN"),
)
