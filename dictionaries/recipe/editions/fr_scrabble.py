"""French Scrabble: the words of the Dicollecte dictionary with their inflections, without accents.

The Debian package has the "all variants" file, which holds the spelling of before and after the
reform of 1990. There is no tile for an accent: É, È, Ê are laid as E, Ç as C, Œ as O E.
"""

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from additions import read_additions, read_struck
from edition import Edition, Lists
from editions.french_meanings import form_marks, kind_of, lemma_of
from hunspell_additions import added
from meanings import BY_HAND, Meanings
from progress import Progress, say
from sources.debian import read_member
from sources.hunspell.affix_file import AffixFile
from sources.hunspell.entries import Entry, read_entries
from sources.hunspell.expansion import Chain, Expander, told_forms
from sources.package import Package

DICTIONARY = Package(
    registry="Debian",
    name="hunspell-fr-comprehensive",
    version="1:7.0-1",
    file="hunspell-fr-comprehensive_7.0-1_all.deb",
    sha256="95492f44ddfef23a4cea1981aaa64610bee84ca3da8d5aa68552310873659d8d",
    pool="main/h/hunspell-fr",
)
FILES = "usr/share/hunspell/fr"


# Words that the dictionary has as nouns, but that are abbreviations or parts of phrases.
STRUCK = Path(__file__).with_name("french_struck.txt")


@dataclass(frozen=True)
class Drop:
    """A line of the table: entries with that part of speech are dropped."""

    mark: str
    because: str
    # A word that only this line keeps out of the list, checked in every build.
    example: str | None = None


# An entry is dropped if one of its marks is here. Everything else is kept, whatever its part of speech.
DROPPED: tuple[Drop, ...] = (
    Drop("po:npr", "proper names, written with a capital"),
    Drop("po:patr", "surnames, written with a capital"),
    Drop("po:prn", "first names, written with a capital"),
    Drop("po:abr", "abbreviations"),
    Drop("po:sym", "symbols"),
    Drop("po:symb", "symbols"),
    Drop("po:pfx", "prefixes"),
    Drop("po:sfx", "suffixes"),
    Drop("po:err", "what is left before an apostrophe: presqu', lorsqu'", "LORSQU"),
)
DROPPED_MARKS = frozenset(drop.mark for drop in DROPPED)
# Parts of fixed phrases, mostly Latin (AD, NAUSEAM). The French ones count, as dictionaries list them:
# À TÂTONS, EN CATIMINI.
PHRASE = "po:loc."
PARTS_THAT_COUNT = frozenset("""
afin antan api arrachepied auprès autour berzingue bien catimini clochepied commodo contrebord contrehaut contrepoil
contrevoie croupetons cujus dalle daredare demeurant demi emblée empoigne envi ex face florès go grâce in incommodo
instar jeun lors parce patata patati perpette perpète pible pourvu quant quia reculons revoir sans sus tandis tant
tapinois tempera tempéra tirelarigot traviole tâtons
""".split())
# Letters that fall into two when they are laid.
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})


# The dictionary marks with this setting what is never written in capitals: symbols of units and codes
# (kg, ppm, www), which it calls nouns.
NEVER_IN_CAPITALS = "KEEPCASE"


def is_word(entry: Entry, symbol: str | None) -> bool:
    """Whether the table leaves the entry, it is written small, and has no flag of a symbol."""
    if any(tag.startswith(PHRASE) for tag in entry.tags) and entry.word not in PARTS_THAT_COUNT:
        return False
    return DROPPED_MARKS.isdisjoint(entry.tags) and entry.word == entry.word.lower() and symbol not in entry.flags


def has_no_apostrophe(_kind: str, affixes: Chain) -> bool:
    """Leaves out the elided words that the dictionary lets stand before a vowel: l', qu'."""
    return not any("'" in affix.text for affix in affixes)


def fold(word: str) -> str:
    """The word as it is laid, without accents."""
    apart = unicodedata.normalize("NFD", word.translate(LIGATURES))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def words(archive: Path, meanings: Meanings) -> Iterator[str]:
    """Every form of every entry that the table leaves; fills the meanings."""
    say("fr-scrabble", "opening the dictionary")
    affixes = AffixFile.read(read_member(archive, FILES + ".aff"))
    symbol = affixes.special.get(NEVER_IN_CAPITALS)
    read = read_entries(read_member(archive, FILES + ".dic"), affixes)
    entries = [entry for entry in read if is_word(entry, symbol)]
    additions = read_additions("fr-scrabble")
    reasons = {addition.word: addition.reason for addition in additions}
    originals = len(entries)
    entries += added("fr-scrabble", entries, additions)
    struck = read_struck(STRUCK)
    forbidding = affixes.special.get("FORBIDDENWORD")
    forbidden = {entry.word for entry in entries if forbidding in entry.flags}
    expander = Expander(affixes, has_no_apostrophe)
    progress = Progress("fr-scrabble", "making the forms of the entries", total=len(entries))
    for number, entry in enumerate(progress.watch(entries, weight=lambda _: 1)):
        if entry.word in forbidden:
            continue
        told: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
        for form, before, suffixes in told_forms(expander, entry, "word"):
            # A form may have a capital where its entry has none.
            if form not in forbidden and form == form.lower() and fold(form) not in struck:
                told.setdefault(before, []).extend((fold(form), marks) for marks in form_marks(suffixes))
        is_added = number >= originals
        kind = kind_of(entry, BY_HAND) if is_added else kind_of(entry)
        for before, forms in told.items():
            # HECTOROENTGENS is a plural of hectoroentgen.
            lemma = before + lemma_of(entry)
            meanings.add_forms(lemma, kind, forms, reasons[entry.word] if is_added else "", fold(lemma))
            yield from (form for form, _ in forms)


def lists(archives: Mapping[str, Path]) -> Lists:
    """The words of the edition; it has no options."""
    meanings = Meanings(EDITION.id)
    return Lists(words(archives[DICTIONARY.name], meanings), meanings=meanings)


EDITION = Edition(
    id="fr-scrabble",
    name="Dicollecte 7.0",
    sources=(DICTIONARY,),
    lists=lists,
    tiles=tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    must_hold=("ETE", "COEUR", "AMBIGUE", "SERAIENT", "CHEVAUX", "NEZ", "WALLON", "WEB", "ES", "OU", "AA", "OXER", "CATIMINI"),
    must_lack=("LYON", "KG", "CM", "LN", "NAUSEAM", *(drop.example for drop in DROPPED if drop.example is not None)),
)
