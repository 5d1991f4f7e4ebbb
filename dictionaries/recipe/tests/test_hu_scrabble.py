"""The rules of the Hungarian list, on a made-up dictionary."""

import contextlib
import io
import unittest

from editions.hu_scrabble import TILES, Builder, without
from editions.hungarian import forms as table
from editions.hungarian.boundaries import marked, seam
from editions.hungarian.compounds import REFUSED, find_compounds
from editions.hungarian.derived import find_derived
from editions.hungarian.forms import APART, FORMS, Use, is_raised, takes
from editions.hungarian.harmony import mended
from editions.hungarian.times import is_event
from editions.hungarian.verbal_prefixes import SeenPairs, freely
from editions.hungarian.witnesses import words_in
from editions.hungarian.words import PARTS, is_word
from fault import RecipeFault
from sources.hunspell.affix_file import Affix, AffixFile, Condition
from sources.hunspell.entries import Entry, read_entries
from tiles import TileSet

AFFIXES = """
SET UTF-8
COMPOUNDFLAG Y
FORBIDDENWORD w
SFX k Y 3
SFX k 0 ak [^a] is:PLUR
SFX k a ák a is:PLUR
SFX k 0 szor . is:ACC
SFX t Y 2
SFX t 0 t . is:PAST_INDIC_INDEF_SG_3
SFX t 0 ás . ds:Ás_PROCESS/RESULT_noun
SFX b Y 1
SFX b 0 ebb/lp . is:bb_COMPARATIVE_adj
SFX p Y 1
SFX p 0 em . is:POSS_SG_1
PFX l Y 1
PFX l 0 leg . ip:leg_SUPERLATIVE_adj
PFX X Y 2
PFX X 0 meg . ip:PREF sp:meg
PFX X 0 abba . ip:PREF sp:abba
""".encode()


def words(*lines: str, seen: dict[str, str] | None = None, commonest: frozenset[str] = frozenset()) -> set[str]:
    """The lines of the list that the entries make."""
    affixes = AffixFile.read(AFFIXES)
    entries = list(read_entries("\n".join(("", *lines)).encode(), affixes))
    tiles = TileSet(TILES)
    with contextlib.redirect_stderr(io.StringIO()):
        lines_of = {tiles.line(word) for word in Builder(affixes, entries, seen or {}, commonest=commonest).words()}
    return {line for line in lines_of if line is not None}


def entry(word: str, *tags: str, flags: str = "") -> Entry:
    """An entry of the dictionary."""
    return Entry(word, tuple(flags), tags)


def affix(*tags: str, text: str = "a") -> Affix:
    """A suffix that has nothing but its marks."""
    return Affix(True, "", text, Condition(".", "", True), (), tags)


def verbal_prefix(text: str) -> Affix:
    """A verbal prefix."""
    return Affix(True, "", text, Condition(".", "", False), (), ("ip:PREF",))


class Parts(unittest.TestCase):
    """Which entries are words."""

    def test_each_line_of_the_table_decides(self) -> None:
        for part in PARTS:
            with self.subTest(part.mark):
                self.assertEqual(is_word(entry("ház", part.mark)), part.taken)

    def test_names_hyphens_and_foreign_letters_are_no_words(self) -> None:
        self.assertFalse(any(is_word(entry(word, "po:noun")) for word in ("Üllő", "ízig-vérig", "taxi", "")))

    def test_an_unknown_part_of_speech_asks_for_a_line(self) -> None:
        with self.assertRaisesRegex(RecipeFault, "po:new"):
            is_word(entry("ház", "po:new"))


class Forms(unittest.TestCase):
    """Which affixes are taken."""

    def test_each_line_of_the_table_decides(self) -> None:
        for form in FORMS:
            mark = form.mark.replace("*", "x")
            with self.subTest(mark):
                self.assertEqual(takes(table.OTHER, (affix(mark),)), form.use is not Use.NO)
                self.assertEqual(takes(table.NOUN, (affix(mark),)), form.use in (Use.YES, Use.LAST))

    def test_nothing_stands_behind_a_last_affix(self) -> None:
        self.assertFalse(takes(table.NOUN, (affix("is:i_PLACE/TIME_adj"), affix("is:PLUR"))))

    def test_marks_of_one_affix_are_no_affixes_behind_each_other(self) -> None:
        self.assertTrue(takes(table.OTHER, (affix("ds:hAt_MODAL_vrb", "ds:Ó_PRESPART_adj"),)))

    def test_each_pair_that_is_kept_apart_is_refused_on_one_affix_and_on_two(self) -> None:
        for apart in APART:
            then = apart.then[0].replace("POSS*", "POSS_SG_1")
            with self.subTest(apart.first):
                self.assertFalse(takes(table.OTHER, (affix(apart.first, then),)))
                self.assertFalse(takes(table.OTHER, (affix(apart.first), affix(then))))

    def test_an_unknown_mark_asks_for_a_line(self) -> None:
        with self.assertRaisesRegex(RecipeFault, "is:NEW"):
            takes(table.NOUN, (affix("is:NEW"),))


class Superlatives(unittest.TestCase):
    """Entries that take LEG- themselves."""

    def test_it_stands_before_comparatives_and_words_of_place_not_before_bare_numerals_and_participles(self) -> None:
        leg = affix("ip:leg_SUPERLATIVE_adj")
        raised = [word for word in ("jobb", "alsó", "belül", "végén", "ötös", "szerzendő", "sápadt") if is_raised(word, leg)]
        self.assertEqual(raised, ["jobb", "alsó", "belül", "végén"])
        self.assertTrue(is_raised("ötös", affix("ip:PREF")))


class Times(unittest.TestCase):
    """Behind what -KOR stands."""

    def test_with_a_possessor_or_in_the_plural_it_stands_behind_times_and_events_only(self) -> None:
        owned, bare = affix("is:POSS_SG_3", "is:TEMP"), affix("is:TEMP")
        self.assertFalse(takes(table.NOUN, (owned,)) or takes(table.NOUN, (affix("is:PLUR", "is:TEMP"),)))
        self.assertTrue(takes(table.NOUN, (bare,)) and takes(table.EVENT, (owned,)))

    def test_the_doing_of_a_verb_is_an_event(self) -> None:
        self.assertTrue(takes(table.OTHER, (affix("ds:Ás_PROCESS/RESULT_noun"), affix("is:POSS_SG_3", "is:TEMP"))))

    def test_a_noun_is_known_for_an_event_by_its_last_part(self) -> None:
        self.assertEqual([is_event(word) for word in ("elérés", "munkanap", "év", "név", "kelta")],
                         [True, True, True, False, False])


class Harmony(unittest.TestCase):
    """Front endings behind a back vowel."""

    def mended(self, word: str, flags: str, *tags: str) -> str:
        """The flags of an entry among the models."""
        models = [entry("logikai", flags="BG"), entry("polgári", flags="AF")]
        return "".join(list(mended([*models, entry(word, *tags, flags=flags)]))[-1].flags)

    def test_adjectives_in_i_follow_the_vowel_before(self) -> None:
        self.assertEqual([self.mended("grófi", "BG"), self.mended("képi", "BG"), self.mended("grófi", "B")], ["AF", "BG", "B"])

    def test_plurals_in_ak_have_the_cases_of_back_vowels(self) -> None:
        self.assertEqual(self.mended("falvak", "Inx", "ts:PLUR"), "Imx")
        self.assertEqual(self.mended("steak", "Vn", "ts:NOM"), "Vn")


class Derivations(unittest.TestCase):
    """Derivations that a witness has seen."""

    def derived(self, seen: set[str], *marks: str, text: str = "osság") -> list[tuple[str, str]]:
        """What one affix makes of the noun HASZN."""
        affixes = AffixFile(suffixes={"d": [affix(*marks, text=text)]})
        found = find_derived([("", entry("haszn", flags="d"))], affixes, seen, seen, set())
        return [(made.word, made.tags[0]) for made in found]

    def test_the_last_mark_says_what_an_affix_makes(self) -> None:
        marks = ("ds:s_ATTRIBUTE_adj", "ds:sÁg_ABSTRACT_noun", "ts:NOM")
        self.assertEqual(self.derived({"hasznosság"}, *marks), [("hasznosság", "po:noun")])
        self.assertEqual(self.derived({"hasznosság"}, *marks, "is:ACC"), [])

    def test_what_is_derived_further_of_a_living_derivation_is_taken_where_it_was_seen(self) -> None:
        marks = ("ds:s_ATTRIBUTE_adj", "ds:sÁg_ABSTRACT_noun", "is:i_PLACE/TIME_adj", "ts:NOM")
        self.assertEqual(self.derived({"hasznossági"}, *marks, text="ossági"), [("hasznossági", "po:adj")])
        self.assertEqual(self.derived(set(), *marks, text="ossági"), [])

    def test_an_adverb_in_ilag_is_seen_or_made_of_an_adjective_that_is(self) -> None:
        marks = ("is:i_PLACE/TIME_adj", "is:lAg_MODE_adv")
        self.assertEqual(self.derived({"haszni"}, *marks, text="ilag"), [("hasznilag", "po:adv")])
        self.assertEqual(self.derived(set(), *marks, text="ilag"), [])
        self.assertFalse(takes(table.NOUN, (affix(*marks),)))


class Witnesses(unittest.TestCase):
    """Words of other sources."""

    def test_the_circumflex_of_freedict_is_a_long_letter(self) -> None:
        self.assertEqual(words_in("tejszerû, látómezô"), {"tejszerű", "látómező"})


class Boundaries(unittest.TestCase):
    """Where two letters that look like one tile are two."""

    def test_the_mark_of_a_compound_is_a_number_or_a_text(self) -> None:
        self.assertEqual(marked(entry("vízszint", "hy:3"), set()), "víz|szint")
        self.assertEqual(marked(entry("üvegzsák", "hy:ü=vegz|sák"), set()), "üvegz|sák")

    def test_a_boundary_between_other_letters_is_not_written(self) -> None:
        self.assertEqual(marked(entry("házfal", "hy:3"), set()), "házfal")

    def test_without_a_mark_the_word_is_looked_up(self) -> None:
        self.assertEqual(marked(entry("község"), {"köz"}), "köz|ség")
        self.assertEqual(marked(entry("asszony"), {"szony"}), "asszony")

    def test_a_seam_is_marked_only_if_it_looks_like_a_tile(self) -> None:
        self.assertEqual([seam("száz", "szor"), seam("ház", "ban")], ["|", ""])

    def test_cutting_letters_takes_the_mark_at_the_end_along(self) -> None:
        self.assertEqual([without("köz|ség", 2), without("köz|s", 1)], ["köz|s", "köz"])


class Words(unittest.TestCase):
    """What comes out."""

    def test_inflection_is_made_and_marked(self) -> None:
        self.assertEqual(words("száz/k po:adj_num"), {"SZÁZ", "SZÁZAK", "SZÁZ|SZOR"})

    def test_nouns_have_no_degrees_and_comparatives_no_possessor(self) -> None:
        self.assertEqual(words("ember/b po:noun"), {"EMBER"})
        self.assertEqual(words("szép/b po:adj"), {"SZÉP", "SZÉPEBB", "LEGSZÉPEBB"})

    def test_a_verbal_prefix_stands_where_a_form_of_the_pair_was_seen(self) -> None:
        made = words("dolgoz/Xt po:vrb", seen={"abbadolgozt": "abbadolgoz"})
        self.assertEqual({word for word in made if word.startswith(("ABBA", "MEG"))},
                         {"ABBADOLGOZ", "ABBADOLGOZT", "ABBADOLGOZÁS"})

    def test_the_commonest_prefixes_stand_before_every_short_verb_that_is_common(self) -> None:
        made = words("ad/Xt po:vrb", "apad/Xt po:vrb", commonest=frozenset({"ad"}))
        self.assertIn("MEGADT", made)
        self.assertTrue(made.isdisjoint({"ABBAAD", "MEGAPAD"}), made)

    def test_an_irregular_form_has_no_forms_of_the_verb_that_looks_like_it(self) -> None:
        made = words("ment/Xt po:vrb st:megy is:PAST_INDIC_INDEF_SG_3", "megy/X po:vrb", seen={"megmegy": "megmegy"})
        self.assertEqual({word for word in made if "MENT" in word}, {"MENT", "MENTT", "MEGMENT", "MEGMENTT"})

    def test_of_a_row_of_haters_those_are_taken_that_were_seen(self) -> None:
        made = words("úrgyűlölő po:adj", "embergyűlölő po:adj", "gyűlölő po:adj", seen={"embergyűlölő": "embergyűlölő"})
        self.assertEqual(made, {"EMBERGYŰLÖLŐ", "GYŰLÖLŐ"})

    def test_a_compound_that_is_a_lemma_is_inflected(self) -> None:
        made = words("víz/Yk po:noun", "szint/Yk po:noun", seen={"vízszintet": "vízszint"})
        self.assertIn("VÍZ|SZINTAK", made)
        self.assertNotIn("SZINTVÍZ", made)

    def test_forbidden_words_and_words_without_a_vowel_are_left_out(self) -> None:
        self.assertEqual(words("vízak/w", "víz/k po:noun", "kg/k po:noun"), {"VÍZ", "VÍZ|SZOR", "KGAK", "KGSZOR"})


class Compounds(unittest.TestCase):
    """Lemmas that fall into two entries."""

    def pairs(self, *lemmas: str) -> list[str]:
        """The compounds found among the lemmas."""
        entries = [entry("mar", "po:noun", flags="Y"), entry("adu", "po:noun", flags="Y"),
                   entry("alma", "po:noun", flags="Y"), entry("fák", "po:noun", "is:PLUR", flags="Y"),
                   entry("fa", "po:noun", flags="Y"), entry("kék", "po:adj")]
        found = find_compounds(lemmas, entries, AffixFile.read(AFFIXES))
        return [f"{compound.left}|{compound.right.word}" for compound in found]

    def test_both_parts_are_bare_and_may_stand_in_compounds(self) -> None:
        self.assertEqual(self.pairs("almafa", "almafák", "kékalma", "almakék"), ["alma|fa"])

    def test_a_pair_that_was_read_and_refused_is_left_out(self) -> None:
        self.assertIn("mar|adu", REFUSED)
        self.assertEqual(self.pairs("maradu"), [])


class Prefixes(unittest.TestCase):
    """Pairs of a prefix and a verb."""

    def test_the_rest_of_a_seen_word_tells_its_prefixes(self) -> None:
        prefixes = [verbal_prefix(text) for text in ("meg", "abba", "szét")]
        seen = SeenPairs(["abbahagyott", "széthagy", "megy"], {"meg", "abba", "szét"})
        seen.learn(entry("hagyni"), ["hagy", "hagyott"])
        self.assertEqual([prefix.text for prefix in seen.taken(entry("hagyni"), prefixes)], ["abba", "szét"])

    def test_entries_of_one_lemma_share_their_prefixes(self) -> None:
        szet = verbal_prefix("szét")
        seen = SeenPairs(["széteszik"], {"szét"})
        seen.learn(entry("eszik"), ["eszik"])
        self.assertEqual(seen.taken(entry("egyetek", "st:eszik"), [szet]), [szet])
        self.assertEqual(seen.taken(entry("igyatok", "st:iszik"), [szet]), [])
        self.assertEqual(seen.taken(entry("étkeztet", "st:eszik", "ds:tAt_FACTITIVE_vrb_tr"), [szet]), [])

    def test_a_form_of_an_irregular_verb_proves_nothing_for_a_verb_that_looks_like_it(self) -> None:
        oda, meg = verbal_prefix("oda"), verbal_prefix("meg")
        seen = SeenPairs(["odament", "megmentett"], {"oda", "meg"})
        seen.learn(entry("ment", "po:vrb"), ["ment", "mentett"])
        seen.learn(entry("ment", "st:megy", "is:PAST_INDIC_INDEF_SG_3"), ["ment"])
        self.assertEqual(seen.taken(entry("ment"), [oda, meg]), [meg])
        self.assertEqual(seen.taken(entry("megy"), [oda, meg]), [oda])

    def test_a_form_of_a_verb_without_a_prefix_proves_no_pair(self) -> None:
        mellé = verbal_prefix("mellé")
        seen = SeenPairs(["mellékelt"], {"mellé"})
        seen.learn(entry("mellékel"), ["mellékelt"])
        seen.learn(entry("kelteni"), ["kelt"])
        self.assertEqual(seen.taken(entry("kelteni"), [mellé]), [])

    def test_a_short_verb_that_is_seen_with_five_of_the_commonest_takes_down_and_through(self) -> None:
        self.assertEqual(freely("ás", {"be", "el", "fel", "föl", "ki", "meg"}), {"le", "át"})
        self.assertEqual(freely("fagy", {"be", "el", "ki", "meg", "össze"}), {"le"})
        self.assertEqual(freely("rí", {"fel", "föl", "ki", "le", "meg"}), set())
        self.assertEqual(freely("szán", {"be", "el", "fel", "ki", "meg"}), set())

    def test_before_short_verbs_fel_and_föl_stand_alike(self) -> None:
        seen = SeenPairs(["felmos"], {"fel", "föl"})
        seen.learn(entry("mos"), ["mos"])
        self.assertEqual(len(seen.taken(entry("mos"), [verbal_prefix("fel"), verbal_prefix("föl")])), 2)
