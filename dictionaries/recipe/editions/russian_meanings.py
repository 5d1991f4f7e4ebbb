"""The marks of OpenCorpora as word classes, forms and labels: what a Russian word is.

A table names the class of each part of speech, and what a mark of the lexeme or of a form says. Marks
that are in neither say nothing that a player needs: whether a verb takes an object, spelling variants.
"""

from functools import cache

from editions.rude_russian import is_rude
from meanings import BY_HAND, Kind, Lexeme, Meanings, Row
from sources.opencorpora import Parse, Tag
from sources.rumorph import WIKTIONARY

CLASSES = {
    "NOUN": "noun", "ADJF": "adjective", "ADJS": "adjective", "COMP": "comparative", "VERB": "verb",
    "INFN": "verb", "PRTF": "participle", "PRTS": "participle", "GRND": "gerund", "NUMR": "numeral",
    "ADVB": "adverb", "NPRO": "pronoun", "PRED": "predicative", "PREP": "preposition",
    "CONJ": "conjunction", "PRCL": "particle", "INTJ": "interjection",
}
# What a part of speech says of a form whose lemma has another one, and of a form by itself.
FORMS = {
    "ADJS": ("short",), "COMP": ("comparative",), "PRTF": ("participle",), "PRTS": ("participle", "short"),
    "GRND": ("gerund",), "INFN": ("infinitive",),
}
# Marks of lexemes, in the order in which they are told. Genders are those of nouns only.
GENDERS = {"masc": "masculine", "femn": "feminine", "neut": "neuter", "ms-f": "common"}
OF_LEXEME = {
    "perf": "perfective", "impf": "imperfective", "Fixd": "indeclinable", "Pltm": "plural-only",
    "Apro": "pronominal", "Anum": "ordinal", "Coll": "collective", "Subx": "substantivised",
    "Supr": "superlative", "Poss": "possessive", "Dmns": "demonstrative", "Ques": "interrogative",
}
# Marks of forms.
OF_FORM = {
    "actv": "active", "pssv": "passive", "pres": "present", "past": "past", "futr": "future",
    "impr": "imperative", "1per": "person-1", "2per": "person-2", "3per": "person-3", "nomn": "nominative",
    "gent": "genitive", "gen1": "genitive", "gen2": "genitive-2", "datv": "dative", "accs": "accusative", "acc2": "accusative-2",
    "ablt": "instrumental", "loct": "prepositional", "loc1": "prepositional", "loc2": "locative", "voct": "vocative",
    "sing": "singular", "plur": "plural",
}
LABELS = {"Infr": "colloquial", "Slng": "slang", "Arch": "archaic", "Litr": "literary"}
INDECLINABLE = "Fixd"
ENTRIES = "OpenCorpora"
OF_WIKTIONARY = "Wiktionary"


@cache
def kind_of(tag: Tag, form_tag: Tag, rude: bool, by_hand: bool) -> Kind:
    """The kind of a lexeme by the tag of its lemma; labels also by that of the form."""
    marks = []
    if tag.part_of_speech == "NOUN":
        marks += [word for mark, word in GENDERS.items() if mark in tag.marks]
    marks += [word for mark, word in OF_LEXEME.items() if mark in tag.marks]
    labels = [word for mark, word in LABELS.items() if mark in tag.marks | form_tag.marks]
    if rude:
        labels.append("rude")
    source = BY_HAND if by_hand else OF_WIKTIONARY if WIKTIONARY in tag.marks else ENTRIES
    return Kind(CLASSES.get(tag.part_of_speech, ""), tuple(marks), tuple(labels), source)


@cache
def form_marks(tag: Tag, lemma_tag: Tag) -> tuple[str, ...]:
    """What the tag of a form says beyond that of its lemma; nothing where all forms are spelt alike."""
    if INDECLINABLE in lemma_tag.marks:
        return ()
    marks = []
    if tag.part_of_speech != lemma_tag.part_of_speech or tag.part_of_speech in ("ADJS", "INFN"):
        marks += FORMS.get(tag.part_of_speech, ())
    found = [word for mark, word in OF_FORM.items() if mark in tag.marks]
    if tag.part_of_speech != "NOUN":
        found += [word for mark, word in GENDERS.items() if mark in tag.marks]
    return (*marks, *found)


def reading_kind(form: str, parse: Parse) -> Kind:
    """The kind of a reading."""
    return kind_of(parse.lemma_row.tag, parse.tag, is_rude(parse.lemma(form)), bool(parse.reason))


def note(meanings: Meanings, form: str, parse: Parse) -> None:
    """Notes a reading of a form."""
    row, lemma = parse.row, parse.lemma_row
    stem = form[len(row.prefix) : len(form) - len(row.ending)]
    kind = reading_kind(form, parse)
    lexeme = Lexeme(stem, lemma.prefix, lemma.ending, kind, parse.reason)
    meanings.add(lexeme, Row(row.prefix, row.ending, form_marks(row.tag, lemma.tag)))
