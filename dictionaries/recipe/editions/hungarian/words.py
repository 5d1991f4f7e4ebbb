"""Which entries of the dictionary are words of the game, by their part of speech."""

from dataclasses import dataclass

from fault import RecipeFault
from sources.hunspell.entries import Entry

LETTERS = frozenset("aábcdeéfghiíjklmnoóöőprstuúüűvyz")
VOWELS = frozenset("aáeéiíoóöőuúüű")


@dataclass(frozen=True)
class Part:
    """A line of the table: a part of speech as the dictionary marks it."""

    mark: str
    meaning: str
    example: str
    taken: bool
    because: str = ""


# An entry with two marks is taken if all of its marks are. An entry without a mark is taken.
PARTS: tuple[Part, ...] = (
    Part("po:noun", "noun", "ház", True),
    Part("po:noun_pron", "pronoun that stands for a noun", "övé", True),
    Part("po:noun_ind", "indefinite pronoun", "mind", True),
    Part("po:noun_ref_SG_1", "reflexive pronoun, I", "magam", True),
    Part("po:noun_ref_SG_2", "reflexive pronoun, you", "magad", True),
    Part("po:noun_ref_SG_3", "reflexive pronoun, he or she", "maga", True),
    Part("po:noun_ref_PL_1", "reflexive pronoun, we", "magunk", True),
    Part("po:noun_ref_PL_2", "reflexive pronoun, you all", "magatok", True),
    Part("po:noun_ref_PL_3", "reflexive pronoun, they", "maguk", True),
    Part("po:adj", "adjective", "szép", True),
    Part("po:adj_num", "numeral", "ötven", True),
    Part("po:adj_wh", "pronoun that stands for an adjective", "valamilyen", True),
    Part("po:adj_num_wh", "pronoun that stands for a numeral", "ugyanannyi", True),
    Part("po:adj_uni", "universal pronoun", "mindegyik", True),
    Part("po:vrb", "verb", "ad", True),
    Part("po:verb", "verb, other spelling of the mark", "elvolt", True),
    Part("po:PAST_INDIC_INDEF_SG_3", "a past form whose part of speech is mistyped", "fémjelzett", True),
    Part("po:adv", "adverb", "végleg", True),
    Part("po:adv_pron", "pronoun that stands for an adverb", "mikor", True),
    Part("po:post", "postposition", "által", True),
    Part("po:prv", "verbal prefix; Hungarian also writes it apart", "össze", True),
    Part("po:con", "conjunction", "hogyha", True),
    Part("po:neg", "negation", "nem", True),
    Part("po:det", "determiner", "csupa", True),
    Part("po:det_def", "definite article", "az", True),
    Part("po:det_indef", "indefinite article", "egy", True),
    Part("po:twin", "twin word; those with a hyphen fall away", "üggyel-bajjal", True),
    Part("po:PREF", "first part of compounds only", "mikro", True, "the dictionary itself lets no word consist of it"),
    Part("po:noun_prs", "proper name", "Üllő", False, "names are written with a capital"),
    Part("po:abr", "abbreviation", "zrt.", False, "the rules admit no abbreviations"),
    Part("po:sentint", "interjection", "zsupsz", False, "no entry of a defining dictionary"),
    Part("po:part", "part of a foreign phrase", "tabula", False, "it stands only in the phrase: tabula rasa"),
    Part("po:suffix", "suffix", "-ból", False, "no word"),
    Part("po:prefix", "prefix with a hyphen", "gyógy-", False, "no word"),
    Part("po:punct", "sign", "...", False, "no word"),
)
# Ends of entries that the dictionary lists in rows: those are taken that a witness has seen.
LISTED_IN_ROWS = ("gyűlölő",)
TAKEN = {part.mark: part.taken for part in PARTS}


def is_word(entry: Entry) -> bool:
    """Whether the table takes the entry and the edition has its letters."""
    marks = [tag for tag in entry.tags if tag.startswith("po:")]
    unknown = [mark for mark in marks if mark not in TAKEN]
    if unknown:
        raise RecipeFault(
            f"the dictionary marks '{entry.word}' with {unknown[0]}, which editions/hungarian/words.py "
            "does not have; add a line to its table"
        )
    # Capitals, hyphens and points are no letters of the set, nor are q, w and x.
    return all(TAKEN[mark] for mark in marks) and LETTERS.issuperset(entry.word) and bool(entry.word)


def is_of_a_row(entry: Entry) -> bool:
    """Whether the dictionary has the entry as one of a row: a hater of each people."""
    return entry.word.endswith(LISTED_IN_ROWS) and entry.word not in LISTED_IN_ROWS
