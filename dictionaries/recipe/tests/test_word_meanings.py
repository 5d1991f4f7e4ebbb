"""What the marks of the sources say of words, edition by edition."""

import unittest

from editions import english_meanings, french_meanings, russian_meanings, spanish_meanings
from editions.czech.infinitives import find_infinitives
from editions.czech.meanings import by_remark, class_of, conjugated, read_classes
from editions.english_endings import bases_of_degree, bases_of_ing, bases_of_plural, class_by_ending
from editions.hungarian.meanings import codes, form_marks as hungarian_marks, stems_of
from meanings import Kind
from sources.hunspell.affix_file import Affix, Condition
from sources.hunspell.entries import Entry
from sources.opencorpora import Tag


def affix(*tags: str) -> Affix:
    """A suffix with these marks."""
    return Affix(True, "", "s", Condition(".", "", True), (), tags)


class Russian(unittest.TestCase):
    """The marks of OpenCorpora."""

    def test_a_participle_is_a_form_of_its_verb(self) -> None:
        verb, form = Tag("INFN,impf,intr"), Tag("PRTF,impf,intr,pres,actv masc,sing,gent")
        self.assertEqual(russian_meanings.kind_of(verb, form, False, False), Kind("verb", ("imperfective",), (), "OpenCorpora"))
        told = ("participle", "active", "present", "genitive", "singular", "masculine")
        self.assertEqual(russian_meanings.form_marks(form, verb), told)

    def test_what_does_not_change_has_no_forms(self) -> None:
        tag = Tag("NOUN,inan,neut,Fixd plur,gent")
        self.assertEqual(russian_meanings.form_marks(tag, tag), ())

    def test_labels_are_those_of_lexeme_and_form(self) -> None:
        kind = russian_meanings.kind_of(Tag("NOUN,inan,masc,Infr"), Tag("NOUN,inan,masc,Infr,Arch sing,nomn"), True, False)
        self.assertEqual(kind.labels, ("colloquial", "archaic", "rude"))


class French(unittest.TestCase):
    """The marks of Dicollecte."""

    def test_one_ending_is_all_its_tenses_and_persons(self) -> None:
        suffix = affix("po:ipre", "po:spre", "po:1sg", "po:3sg")
        self.assertEqual(
            list(french_meanings.form_marks((suffix,))),
            [
                ("present", "person-1", "singular"), ("present", "person-3", "singular"),
                ("subjunctive", "present", "person-1", "singular"), ("subjunctive", "present", "person-3", "singular"),
            ],
        )

    def test_an_entry_of_two_classes_is_both(self) -> None:
        kind = french_meanings.kind_of(Entry("bamakois", (), ("po:nom", "po:adj", "is:mas")))
        self.assertEqual((kind.word_class, kind.marks), ("noun", ("adjective", "masculine")))


class Spanish(unittest.TestCase):
    """The flags of RLA-ES, and endings."""

    def test_derivations_are_words_of_their_own(self) -> None:
        entry = Entry("computar", ("R", "T"), ())
        able, plural = affix(), affix()
        forms = [("computar", ()), ("computas", (able,)), ("computass", (able, plural))]
        words = list(spanish_meanings.words_of(entry, spanish_meanings.kind_of(entry), forms, {able: "T", plural: "S"}))
        self.assertEqual([(word.lemma, word.kind.word_class) for word in words], [("computar", "verb"), ("computars", "adjective")])
        self.assertEqual(words[1].told[1], ("computass", ("plural",)))

    def test_some_classes_are_known_by_the_ending_only(self) -> None:
        kinds = [spanish_meanings.kind_of(Entry(word, flags, ())) for word, flags in (("nación", "S"), ("famoso", "GS"), ("casa", "S"))]
        self.assertEqual([kind.word_class for kind in kinds], ["noun", "adjective", ""])


class Czech(unittest.TestCase):
    """The flags of the Czech dictionary, and endings."""

    def test_the_flags_tell_class_and_gender(self) -> None:
        self.assertEqual(class_of("žena", "ZQ"), ("noun", ("feminine",)))
        self.assertEqual(class_of("psaní", "SN"), ("noun", ("neuter",)))
        self.assertEqual(class_of("dole", ""), ("", ()))

    def test_a_verb_is_conjugated_by_its_endings(self) -> None:
        told = dict(conjugated("nést", ["nesu", "neseš", "nese", "neseme", "nesete", "nesou", "nes", "nesme", "neste"]))
        self.assertEqual(told["nesu"], ("present", "person-1", "singular"))
        self.assertEqual(told["nesou"], ("present", "person-3", "plural"))
        self.assertEqual(told["neste"], ("imperative", "person-2", "plural"))
        self.assertNotIn(("inflected",), told.values())

    def test_m_behind_e_is_the_plural_and_ji_beside_j_no_imperative(self) -> None:
        told = list(conjugated("dedukovat", "dedukuji dedukuješ dedukuje dedukujeme dedukujem dedukujete dedukuj dedukujme dedukujte".split()))
        marks = {form: [marks for other, marks in told if other == form] for form, _ in told}
        self.assertEqual(marks["dedukujem"], [("present", "person-1", "plural")])
        self.assertEqual(marks["dedukuji"], [("present", "person-1", "singular")])
        self.assertEqual(marks["dedukujeme"], [("present", "person-1", "plural")])
        self.assertEqual(marks["dedukuj"], [("imperative", "person-2", "singular")])

    def test_a_present_that_is_an_entry_is_a_form_of_its_infinitive(self) -> None:
        self.assertEqual(dict(conjugated("přetnu", ["přetni"]))["přetnu"], ("present", "person-1", "singular"))
        lemmas = {"protnu": "protnout", "vidím": "vidět"}
        found = find_infinitives(["přetnu", "zebu"], lemmas, {"protnout", "přetnout", "vidět"})
        self.assertEqual(found, {"přetnu": "přetnout"})

    def test_the_beginning_of_a_remark_tells_the_class(self) -> None:
        self.assertEqual(by_remark("plurals of den")[0].word_class, "noun")
        self.assertEqual(by_remark("conjunctions, particles")[0].word_class, "")

    def test_the_thesaurus_tells_a_class_where_all_meanings_have_it(self) -> None:
        text = "auto|1\n(podst. jm.)|vůz\nse|2\n(slov.)|a\n|b\n"
        self.assertEqual(read_classes(text), {"auto": "noun"})


class Hungarian(unittest.TestCase):
    """The marks of Magyar Ispell."""

    def test_a_mark_is_taken_apart(self) -> None:
        self.assertEqual(codes("is:PRES_COND_DEF_PL_3"), ("conditional", "definite", "person-3", "plural"))
        self.assertEqual(codes("is:PRES_INDIC_SG_1_OBJ_2"), ("present", "object-2", "person-1", "singular"))
        self.assertEqual(codes("is:POSS_SG_1"), ("of-me",))

    def test_the_superlative_stands_for_the_comparative_it_is_made_of(self) -> None:
        told = hungarian_marks(affix("ip:leg_SUPERLATIVE_adj"), (affix("is:bb_COMPARATIVE_adj"),), ())
        self.assertEqual(told, ("superlative",))

    def test_an_irregular_form_is_conjugated_in_its_own_tense_only(self) -> None:
        own = ("past", "indefinite-object", "person-3", "singular")
        self.assertEqual(
            hungarian_marks(None, (affix("is:PAST_INDIC_INDEF_PL_3"),), own),
            ("past", "indefinite-object", "person-3", "plural"),
        )
        self.assertIsNone(hungarian_marks(None, (affix("is:PRES_INDIC_INDEF_SG_1"),), own))

    def test_a_case_behind_a_form_of_the_past_is_that_of_the_participle(self) -> None:
        own = ("past", "indefinite-object", "person-3", "singular")
        self.assertEqual(hungarian_marks(None, (affix("is:INE"),), own), ("participle", "past", "inessive"))
        ours = ("past", "indefinite-object", "person-1", "plural")
        self.assertEqual(hungarian_marks(None, (affix("is:DAT"),), ours), ("participle", "past", "of-us", "dative"))
        self.assertEqual(hungarian_marks(None, (), own), own)

    def test_a_stem_that_is_noted_by_its_plural_is_singular_where_the_plural_is_cut_off(self) -> None:
        of_me = Affix(True, "ak", "am", Condition("ak", "ak", True), (), ("is:POSS_SG_1",))
        of_mine = Affix(True, "ak", "aim", Condition("ak", "ak", True), (), ("is:PLUR", "is:POSS_SG_1"))
        told = [hungarian_marks(None, suffixes, ("plural",)) for suffixes in ((), (of_me,), (of_mine,))]
        self.assertEqual(told, [("plural",), ("of-me",), ("plural", "of-me")])

    def test_a_stem_that_looks_like_a_verb_is_that_of_the_verb_in_ik(self) -> None:
        third = "ts:PRES_INDIC_INDEF_SG_3"
        entries = [
            Entry("porlik", (), ("po:vrb", third)), Entry("porol", (), ("po:vrb", third)), Entry("porol", (), ("st:porlik", "po:vrb", third)),
            Entry("adat", (), ("st:ad", "po:vrb", "ds:tAt_FACTITIVE_vrb_tr", third)),
        ]
        self.assertEqual(stems_of(entries), {"porol": "porlik"})

    def test_what_belongs_is_one_thing_or_several(self) -> None:
        one, several = affix("is:PLUR", "is:POSSESSEE"), affix("is:PLUR", "is:POSSESSEE", "is:PLUR", "is:NOM")
        told = [hungarian_marks(None, (suffix,), ()) for suffix in (one, several)]
        self.assertEqual(told, [("plural", "possessee"), ("plural", "possessee-plural")])


class English(unittest.TestCase):
    """The lines of SPECIALIST and WordNet, and classes by forms."""

    def told(self, lemma: str, word_class: str, *slots: str) -> dict[str, list[tuple[str, ...]]]:
        """The forms of one line."""
        found: english_meanings.Told = {}
        english_meanings.put_line(found, lemma, word_class, list(slots))
        return found[lemma, word_class]

    def test_a_participle_that_is_not_told_is_the_past(self) -> None:
        told = self.told("indemnify", "verb", "indemnified", "", "indemnifying", "indemnifies")
        self.assertEqual(told["indemnified"], [("past",), ("participle", "past")])
        self.assertEqual(self.told("go", "verb", "went", "gone")["gone"], [("participle", "past")])

    def test_a_plural_like_the_singular_is_not_told(self) -> None:
        self.assertEqual(self.told("fish", "noun", "fishes/fish"), {"fishes": [("plural",)]})

    def test_a_definition_ends_before_other_senses_and_examples(self) -> None:
        self.assertEqual(english_meanings.definition('divide into parts; "parcel it"'), "divide into parts")
        long = english_meanings.definition("word, " * 30)
        self.assertTrue(long.endswith("word …") and len(long) <= english_meanings.LONGEST + 2, long)

    def test_a_sense_is_that_of_a_word_with_small_letters(self) -> None:
        sense = "00001740 27 n 02 He 0 helium 0 000 | a gas\n  1 licence\n"
        self.assertEqual(list(english_meanings.read_senses(sense)), [("00001740", ({"He", "helium"}, "a gas"))])

    def test_forms_of_the_list_tell_a_class(self) -> None:
        words = frozenset("jag jagged jagging jags ladler ladlers lithoid".split())
        classes = [english_meanings.class_by_forms(word, words) for word in ("jag", "ladler", "lithoid")]
        self.assertEqual(classes, ["verb", "noun", ""])

    def test_an_ending_tells_a_class_that_no_form_tells(self) -> None:
        words = frozenset("happily happy knuckly knuckle lithoid mythic unvexed vexed dewed dew".split())
        classes = {"knuckle": {"noun"}, "vexed": {"verb", "adjective"}}
        told = [class_by_ending(word, words, classes) for word in ("happily", "knuckly", "lithoid", "mythic", "unvexed", "dewed")]
        self.assertEqual(told, ["adverb", "adjective", "", "adjective", "adjective", "adjective"])

    def test_a_form_without_its_fellows_is_brought_to_its_base(self) -> None:
        self.assertEqual(list(bases_of_ing("interplaying", {"interplay"})), ["interplay"])
        self.assertEqual(list(bases_of_plural("coxae", {"coxa"})), ["coxa"])
        self.assertEqual(list(bases_of_degree("angstier", {"angsty", "angstier", "angstiest"})), ["angsty"])


if __name__ == "__main__":
    unittest.main()
