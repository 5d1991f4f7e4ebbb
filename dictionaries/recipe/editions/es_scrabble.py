"""Spanish Scrabble: the words of the dictionary RLA-ES with their inflections, without accents.

CH, LL and RR are tiles; Ñ is a letter of its own; K and W have no tile. Verbs have their simple forms,
those of VOS among them, which are made by rule, but no pronoun behind them (DÁMELO, IRSE), as the federation's rules have it.
Diminutives count only where they are entries.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from pathlib import Path

from additions import read_additions, read_struck
from edition import Edition, Lists
from editions.spanish_loose import REFLEXIVE, loose_verbs, pronominal
from editions.spanish_meanings import SOURCE, adjectives_of, is_verb, kind_of, words_of
from editions.spanish_verbs import Told
from hunspell_additions import added
from meanings import BY_HAND, Kind, Meanings
from progress import Progress, say
from sources.hunspell.affix_file import AffixFile
from sources.hunspell.entries import Entry, read_entries
from sources.hunspell.expansion import Chain, Expander, told_forms
from sources.npm import read_member
from sources.package import Package

DICTIONARY = Package(
    registry="npm",
    name="dictionary-es",
    version="4.0.0",
    file="dictionary-es-4.0.0.tgz",
    sha256="b46986527b23ff1a578d601db7f1e6dc80cc36b728fdcb6044b5212e12e202d5",
)
# The dictionary names with Latin letters beyond A to Z what puts pronouns behind a verb, and with U
# the diminutives. What is taken: the plural and the feminine, the tenses, and derivations that it
# gives to chosen words (-ción, -miento, des-, re-).
DIMINUTIVE = "U"
# The pronoun that stands among the simple forms of a verb: IRSE, YÉNDOSE.
PRONOUN = re.compile(".*(r|ndo)se")
# Entries that are a form of a verb with pronouns; the accent shows it: DÁMELO.
WITH_PRONOUNS = re.compile(
    "(?=.*[áéíóú]).*(?:r|ndo|[aeoiáéíóú]n?|d)(?:(?:me|te|se|nos|os)?(?:l[aeo]s?)|me|te|se|nos|os)"
)
# Words that end as if a pronoun stood behind a verb: RÁPIDAMENTE, MIÉRCOLES.
NO_VERB = re.compile(
    ".*mente|.*kilómetros|.*pájaros|camélidos|homínidos|foraminíferos|tetrápodos|desvaídos|embaídos|tétanos|"
    "oxímoros|propóleos|facsímile|isósceles|miércoles|máxime|sólo|ése"
)
STRUCK = Path(__file__).with_name("spanish_struck.txt")
TILDE = "\N{COMBINING TILDE}"


def is_word(entry: Entry) -> bool:
    """Whether an entry is written small and is no abbreviation without a vowel."""
    word = entry.word
    if not entry.flags and WITH_PRONOUNS.fullmatch(word) and not NO_VERB.fullmatch(word):
        return False
    return word == word.lower() and word.isalpha() and not set("aeiouyáéíóúü").isdisjoint(word)


def without_pronouns(entry: Entry) -> Entry:
    """The entry without the flags of pronouns and diminutives."""
    flags = tuple(flag for flag in entry.flags if flag.isascii() and flag != DIMINUTIVE)
    return Entry(entry.word, flags, entry.tags)


def takes(_kind: str, affixes: Chain) -> bool:
    """Leaves out the pronouns that stand among the simple forms."""
    return not any(
        PRONOUN.fullmatch(fold(affix.text)) or (affix.text == "se" and not affix.strip) for affix in affixes
    )


def fold(word: str) -> str:
    """The word as it is laid: without accents, but with Ñ."""
    apart = unicodedata.normalize("NFD", word)
    kept = [
        letter for at, letter in enumerate(apart)
        if not unicodedata.combining(letter) or (letter == TILDE and apart[at - 1] in "nN")
    ]
    return unicodedata.normalize("NFC", "".join(kept))


def words(archive: Path, meanings: Meanings) -> Iterator[str]:
    """Every form of every entry that is a word; fills the meanings."""
    say(EDITION.id, "opening the dictionary")
    affixes = AffixFile.read(read_member(archive, "index.aff"))
    entries = [without_pronouns(entry) for entry in read_entries(read_member(archive, "index.dic"), affixes)]
    entries = [entry for entry in entries if is_word(entry)]
    verbs = {entry.word for entry in entries if is_verb(entry)}
    loose = {entry.word for entry in entries if not entry.flags}
    refused = pronominal(loose, verbs)
    entries = [entry for entry in entries if entry.flags or entry.word not in refused]
    additions = read_additions(EDITION.id)
    more = added(EDITION.id, entries, additions)
    of_word = {addition.word: addition.reason for addition in additions}
    reasons = {entry: of_word[entry.word] for entry in more}
    flags = {affix: flag for flag, group in affixes.suffixes.items() for affix in group}
    struck = read_struck(STRUCK)
    adjectives = adjectives_of(entries)
    told_already: set[str] = set()
    found: dict[tuple[str, Kind, str], list[Told]] = {}
    for infinitive, told in loose_verbs(loose - refused, verbs, filter(REFLEXIVE.fullmatch, refused)):
        forms = [(fold(form), marks) for form, marks in told if fold(form) not in struck]
        found.setdefault((infinitive, Kind("verb", (), (), SOURCE), ""), []).extend(forms)
        told_already |= {form for form, _ in told}
        yield from (form for form, _ in forms)
    expander = Expander(affixes, takes)
    entries = [entry for entry in entries + more if entry in reasons or entry.flags or entry.word not in told_already]
    progress = Progress(EDITION.id, "making the forms of the entries", total=len(entries))
    for entry in progress.watch(entries, weight=lambda _: 1):
        kind = kind_of(entry, BY_HAND if entry in reasons else SOURCE, adjectives)
        made: dict[str, list[tuple[str, Chain]]] = {}
        for form, before, suffixes in told_forms(expander, entry, "word"):
            made.setdefault(before, []).append((form.removeprefix(before), suffixes))
        for before, forms in made.items():
            for word in words_of(entry, kind, forms, flags):
                told = [(fold(before + form), marks) for form, marks in word.told]
                told = [(form, marks) for form, marks in told if form not in struck]
                # Two entries of one lemma are one lexeme: PERRO.
                found.setdefault((before + word.lemma, word.kind, reasons.get(entry, "")), []).extend(told)
                yield from (form for form, _ in told)
    for (lemma, kind, reason), told in found.items():
        meanings.add_forms(lemma, kind, told, reason, fold(lemma))


def lists(archives: Mapping[str, Path]) -> Lists:
    """The words of the edition; it has no options."""
    meanings = Meanings(EDITION.id)
    return Lists(words(archives[DICTIONARY.name], meanings), meanings=meanings)


EDITION = Edition(
    id="es-scrabble",
    name="RLA-ES 2.8",
    sources=(DICTIONARY,),
    lists=lists,
    tiles=(
        "A", "B", "C", "CH", "D", "E", "F", "G", "H", "I", "J", "L", "LL", "M", "N", "Ñ", "O", "P", "Q", "R", "RR", "S",
        "T", "U", "V", "X", "Y", "Z",
    ),
    must_hold=(
        "CASA", "CASAS", "NIÑO", "NIÑAS", "CANCION", "CANCIONES", "PERRO", "LLAVE", "CHICO", "COMER", "COMIERA", "CANTASE", "COMEIS",
        "TENES", "QUERES", "PENSAS", "VOLVE", "CIGUEÑA", "SELFI", "TUITEAR", "RAPIDAMENTE", "MIERCOLES",
    ),
    must_lack=("MADRID", "COMERSE", "DAMELO", "DIGALE", "DECIDME", "SERLE", "UNTAOS", "ABARSE", "SIAMOS", "KILO", "ETC"),
)
