"""The marks of Magyar Ispell as word classes and forms: what a Hungarian word is."""

import re
from array import array
from collections.abc import Iterable
from functools import cache
from os.path import commonprefix

from editions.hungarian.rude import is_rude
from editions.hungarian.verbal_prefixes import VERBAL, lemma_of
from meanings import BY_HAND, Kind, Lexeme, Meanings, Row
from sources.hunspell.affix_file import Affix
from sources.hunspell.entries import Entry
from sources.hunspell.expansion import Chain, Expander

SOURCE = "Magyar Ispell"
CLASSES = {
    "po:noun": ("noun",), "po:noun_pron": ("pronoun",), "po:noun_ind": ("pronoun", "indefinite"), "po:adj": ("adjective",),
    "po:adj_num": ("numeral",), "po:adj_wh": ("pronoun",), "po:adj_num_wh": ("pronoun",), "po:adj_uni": ("pronoun",),
    "po:vrb": ("verb",), "po:verb": ("verb",), "po:PAST_INDIC_INDEF_SG_3": ("verb",), "po:adv": ("adverb",),
    "po:adv_pron": ("pronoun",), "po:post": ("postposition",), "po:prv": ("verbal-prefix",), "po:con": ("conjunction",),
    "po:neg": ("particle",), "po:det": ("determiner",), "po:det_def": ("article", "definite-article"),
    "po:det_indef": ("article", "indefinite"), "po:twin": ("adverb",), "po:PREF": ("first-part",),
    "po:noun_prs": ("noun",), "po:part": ("phrase",),
}
REFLEXIVE = "po:noun_ref_"
FORMS = {
    "ACC": ("accusative",), "DAT": ("dative",), "INSTR": ("instrumental-val",), "CAUS/FIN": ("causal",),
    "TRANS": ("translative",), "FORM": ("essive",), "ESS": ("modal",), "SUE": ("superessive",), "INE": ("inessive",),
    "ADE": ("adessive",), "SBL": ("sublative",), "SUBS": ("sublative",), "ILL": ("illative",), "ALL": ("allative",),
    "DEL": ("delative",), "ELA": ("elative",), "ABL": ("ablative",), "TERM": ("terminative",), "TEMP": ("temporal",),
    "PLUR": ("plural",), "POSSESSEE": ("possessee",), "EMPH": ("emphatic",),
    "ni_INFINITIVE_inf": ("infinitive",), "hAt_MODAL_vrb": ("potential",), "vA_PART_adv": ("verbal-adverb",),
    "vÁn_PART_adv": ("verbal-adverb",), "bb_COMPARATIVE_adj": ("comparative",), "bbik_DESIGNATE_adj": ("designated",),
    "An_MODE_adv": ("adverbial",), "Ul_MODE_adv": ("adverbial",), "lAg_MODE_adv": ("adverbial",),
    "i_PLACE/TIME_adj": ("place",), "képp_MODE_adv": ("formative",), "képpen_MODE_adv": ("formative",),
    "Ó_PRESPART_adj": ("participle", "present"), "tt_PASTPART_adj": ("participle", "past"),
    "AndÓ_FUTPART_adj": ("participle", "future"), "hAtÓ_ABLE_(adj,present_part)": ("participle", "potential"),
    "Ás_PROCESS/RESULT_noun": ("verbal-noun",), "dik_ORDINAL_adj": ("ordinal",), "d_FRACTION_num": ("fraction",),
    "leg_SUPERLATIVE_adj": ("superlative",), "szOr_MULTIPLICATION_adv": ("multiplicative",),
}
OWNERS = {"SG_1": "of-me", "SG_2": "of-you", "SG_3": "of-him", "PL_1": "of-us", "PL_2": "of-you-all", "PL_3": "of-them"}
PERSONS = {
    "SG_1": ("person-1", "singular"), "SG_2": ("person-2", "singular"), "SG_3": ("person-3", "singular"),
    "PL_1": ("person-1", "plural"), "PL_2": ("person-2", "plural"), "PL_3": ("person-3", "plural"),
}
# Whose the doing is that looks like a form of the past: JÖTTÜNK, our coming; of the third person it is not told.
OWNER_OF = {persons: (OWNERS[name],) for name, persons in PERSONS.items() if name != "SG_3"}
PARTICIPLE = ("participle", "past")
MOODS = {
    "PRES_INDIC": ("present",), "PAST_INDIC": ("past",), "PRES_COND": ("conditional",), "SUBJ/IMPER": ("imperative",),
}
OBJECTS = {"INDEF": "indefinite-object", "DEF": "definite", None: "object-2"}
VERB = re.compile(r"(PRES_INDIC|PAST_INDIC|PRES_COND|SUBJ/IMPER)_(?:(DEF|INDEF)_)?([SP][GL]_[123])(?:_OBJ_2)?")
TENSES = frozenset(tense for (tense,) in MOODS.values())
# Marks that say what the ones beside them say as well.
SILENT = frozenset({"NOM", "PREF"})


@cache
def codes(mark: str) -> tuple[str, ...]:
    """What a mark of a form says; its kind (is, ds, ip, po) stands before its colon."""
    name = mark.partition(":")[2]
    if name in FORMS:
        return FORMS[name]
    owner, _, which = name.partition("_")
    if owner == "POSS" and which in OWNERS:
        return (OWNERS[which],)
    if owner == "INF" and which in OWNERS:
        return ("infinitive", OWNERS[which])
    if name in PERSONS:
        return PERSONS[name]
    verb = VERB.fullmatch(name)
    if verb:
        return (*MOODS[verb[1]], OBJECTS[verb[2]], *PERSONS[verb[3]])
    return ()


def marks_of(tags: tuple[str, ...]) -> list[str]:
    """The marks of forms among the tags of an affix or an entry."""
    shown = (tag for tag in tags if tag.startswith(("is:", "ds:", "ip:", "po:")) and tag.partition(":")[2] not in SILENT)
    return [code for tag in shown for code in codes(tag)]


def said_by(suffix: Affix) -> list[str]:
    """What a suffix says: -éi has the mark of the plural behind that of -é, beside a plural of the word itself."""
    marks = list(suffix.tags)
    if "is:POSSESSEE" in marks:
        at = marks.index("is:POSSESSEE")
        if "is:PLUR" in marks[at:]:
            return marks_of(tuple(marks[:at])) + ["possessee-plural"] + marks_of(tuple(tag for tag in marks[at + 1 :] if tag != "is:PLUR"))
    return marks_of(suffix.tags)


def form_marks(brought: Affix | None, suffixes: Chain, own: tuple[str, ...]) -> tuple[str, ...] | None:
    """What the affixes of a form say, behind what its entry says itself.

    The dictionary lets some irregular forms be conjugated once more: in the same tense only the last
    person counts, in another one (MENT, went, with the endings of MENT, to save) it is no form at all.
    """
    said = [code for suffix in suffixes for code in said_by(suffix)]
    if suffixes and len(suffixes[0].strip) >= len("ak"):
        # A stem that is noted by its plural HÁZAK: HÁZAM is one house, and only a plural of the suffix makes more.
        own = tuple(mark for mark in own if mark != "plural")
    if own[:1] and own[0] in TENSES and TENSES.intersection(said):
        if own[0] not in said:
            return None
        own = ()
    elif own[:1] == ("past",) and said:
        # Only the participle, which is spelt alike, has cases and degrees: SÁPADTABB, JÖTTÜNKRE.
        own = (*PARTICIPLE, *OWNER_OF.get(own[-2:], ()))
    marks = [*own, *said]
    if brought is not None:
        marks = [mark for mark in marks if mark != "comparative"] + marks_of(brought.tags)
    return tuple(dict.fromkeys(marks))


def kind_of(entry: Entry, source: str, extra: tuple[str, ...] = ()) -> Kind:
    """The kind of an entry."""
    named = next((CLASSES[tag] for tag in entry.tags if tag in CLASSES), ("",))
    if any(tag.startswith(REFLEXIVE) for tag in entry.tags):
        named = ("pronoun", "reflexive")
    labels = ("rude",) if is_rude(entry.word) else ()
    return Kind(named[0], (*named[1:], *extra), labels, source)


class Noting:
    """Notes entries with their prefixes; entries that are inflected alike share their rows."""

    def __init__(
        self, meanings: Meanings, expander: Expander, reasons: dict[Entry, str], stems: dict[str, str] | None = None
    ) -> None:
        """`reasons` are those of the entries that the recipe adds, `stems` the verbs whose stems look like verbs."""
        self.stems = stems or {}
        self.meanings = meanings
        self.expander = expander
        self.reasons = reasons
        self.told: dict[tuple[object, ...], list[tuple[Affix | None, int, str, Chain]]] = {}
        self.rows: dict[tuple[object, ...], array] = {}

    def note(self, entry: Entry, kind: str, prefix: Affix | None = None, left: str = "") -> None:
        """Notes an entry, also behind a prefix, or as the right part of a compound."""
        _, _, key = self.expander.begin(entry, kind, prefix)
        told = self.told.get(key)
        if told is None:
            told = self.told[key] = [run for run in self.expander.told(entry, kind, prefix) if is_plain(run[0])]
        if not told:
            return
        lemma = lemma_of(entry)
        if lemma != entry.word:
            lemma = self.stems.get(lemma, lemma)
        own = () if lemma == entry.word else tuple(marks_of(entry.tags + nominal(entry.tags)))
        kept = len(entry.word) - max(cut for _, cut, _, _ in told)
        stem = commonprefix([lemma, entry.word[:kept]])
        if prefix is not None and VERBAL not in prefix.tags:
            # The superlative is a form of the word itself.
            told = [(prefix, cut, text, suffixes) for _, cut, text, suffixes in told]
            key, prefix = (*key, prefix.text), None
        rows = self.rows_of(key, entry.word[len(stem) :], own, told)
        before = left + ("" if prefix is None else prefix.text)
        reason = self.reasons.get(entry, "")
        word = kind_of(entry, BY_HAND if reason else SOURCE, ("compound",) if left else ())
        self.meanings.add_shared(Lexeme(before + stem, "", lemma[len(stem) :], word, reason), rows)

    def rows_of(self, key: tuple[object, ...], tail: str, own: tuple[str, ...], told: list) -> array:
        """The rows of entries with the same endings whose stems lack the same letters."""
        known = self.rows.get((key, tail, own))
        if known is None:
            known = self.rows[key, tail, own] = self.meanings.numbers(
                Row("" if brought is None else brought.text, tail[: len(tail) - cut] + text.replace("|", ""), marks)
                for brought, cut, text, suffixes in told
                if (marks := form_marks(brought, suffixes, own)) is not None
            )
        return known


def stems_of(entries: Iterable[Entry]) -> dict[str, str]:
    """The verb of each stem that is an entry: POROL of porlik, whose participle is PORLÓ, but also the verb POROL, to dust."""
    found = {}
    for entry in entries:
        lemma = next((tag[3:] for tag in entry.tags if tag.startswith("st:")), entry.word)
        if lemma != entry.word and "ts:PRES_INDIC_INDEF_SG_3" in entry.tags and not any(tag.startswith("ds:") for tag in entry.tags):
            found[entry.word] = lemma
    return found


def is_plain(brought: Affix | None) -> bool:
    """Leaves out prefixes that take the capital of a name away."""
    return brought is None or not brought.strip


def nominal(tags: tuple[str, ...]) -> tuple[str, ...]:
    """The plural of an irregular stem, which the dictionary notes as the form it ends in."""
    return ("is:PLUR",) if "ts:PLUR" in tags else ()
