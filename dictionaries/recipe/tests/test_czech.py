"""The rules of selection for Czech: the tables, and entries that a person made up."""

import re
import unittest

from editions.cs_scrabble import TABLES, Selection, counted, read_words
from editions.czech.flagless import Judge, standing_alone
from editions.czech.forms import Forms, Line, past_rules, read_table
from sources.suffix_rules import Rule, read_entries, read_rules

AFF = """
SET UTF-8
SFX H Y 3
SFX H 0 y [^ey]
SFX H 0 u [^ey]
SFX H e y e
SFX Y Y 4
SFX Y ý á ý
SFX Y ý ého ý
SFX Y ův ova ův
SFX Y ův ovu ův
SFX P Y 1
SFX P 0 ův/Y [^aeoklc]
SFX A Y 11
SFX A ést esu ést
SFX A ést eseš ést
SFX A ést eseme ést
SFX A ést es ést
SFX A ést esl ést
SFX A ést esla ést
SFX A ést eslo ést
SFX A ést esli ést
SFX A ést esly ést
SFX A 0 i [^coy]t
SFX A ést esls ést
SFX R Y 1
SFX R ší i [eě]jší
SFX X Y 1
SFX X e ící e
"""


def selection(**judge: object) -> Selection:
    """The rules with the real table of forms and a small dictionary."""
    known = {"headwords": frozenset(), "lemmas": {}, "alone": frozenset()} | judge
    return Selection(Forms(read_table(), read_rules(AFF)), Judge(**known), frozenset())


def words(entry: str, flags: str, name: str = "main", **judge: object) -> set[str]:
    """The words of one list that an entry gives."""
    return {word for list_name, word in selection(**judge).words_of(entry, flags) if list_name == name}


class Entries(unittest.TestCase):
    """What an entry gives."""

    def test_a_noun_counts_in_the_first_case_of_both_numbers(self) -> None:
        self.assertEqual(words("hrad", "H"), {"hrad", "hrady"})

    def test_an_adjective_counts_in_the_first_case_of_all_genders(self) -> None:
        self.assertEqual(words("mladý", "Y"), {"mladý", "mladá"})

    def test_a_verb_counts_in_infinitive_present_and_imperative_and_both_forms_of_we(self) -> None:
        self.assertEqual(words("nést", "A"), {"nést", "nesu", "neseš", "neseme", "nesem", "nes"})

    def test_proper_names_give_nothing(self) -> None:
        self.assertEqual(words("Hradec", "H"), set())

    def test_negated_forms_are_an_option(self) -> None:
        self.assertEqual(words("mladý", "YN", "negated"), {"nemladý", "nemladá"})
        self.assertEqual(words("mladý", "YN"), {"mladý", "mladá"})

    def test_a_comparative_and_its_adverb_are_an_option(self) -> None:
        self.assertEqual(words("novější", "ER", "comparatives"), {"novější", "nověji"})
        self.assertEqual(words("novější", "ER"), set())

    def test_a_word_that_only_looks_like_a_comparative_counts(self) -> None:
        self.assertIn("dolejší", words("dolejší", "ER"))

    def test_possessives_of_all_genders_are_an_option(self) -> None:
        self.assertEqual(words("bratr", "P", "possessives"), {"bratrův", "bratrova"})
        self.assertEqual(words("bratr", "P"), {"bratr"})

    def test_a_transgressive_gives_only_its_adjective(self) -> None:
        self.assertEqual(words("boje", "XN"), {"bojící"})

    def test_a_participle_is_no_word(self) -> None:
        self.assertEqual(words("dán", "ON"), set())

    def test_a_possessive_that_is_an_entry_is_an_option_too(self) -> None:
        self.assertEqual(words("bohův", "Y"), set())
        self.assertIn("bohův", words("bohův", "Y", "possessives"))

    def test_forms_without_a_paradigm_that_do_not_count_are_left_out(self) -> None:
        for form in ("ohlédnul", "spatřiv", "dojednáno", "velekněžími", "kterousi"):
            self.assertEqual(words(form, "N", alone=frozenset({form})), set(), form)
        for word in ("jaktěživ", "přičemž", "cokoliv"):
            self.assertEqual(words(word, "", alone=frozenset({word})), {word})

    def test_the_older_infinitive_is_no_plural(self) -> None:
        self.assertEqual((counted("IN"), counted("PIV")), ("iN", "PIV"))

    def test_numerals_are_joined(self) -> None:
        self.assertIn("jednadvacet", words("dvacet", "F"))


class WithoutFlags(unittest.TestCase):
    """Entries that carry no grammar."""

    def test_a_headword_and_a_lemma_are_words(self) -> None:
        self.assertEqual(words("dnes", "", headwords=frozenset({"dnes"})), {"dnes"})
        self.assertEqual(words("dnes", "", lemmas={"dnes": "dnes"}), {"dnes"})

    def test_a_form_of_another_lemma_is_unsure_even_standing_alone(self) -> None:
        judge = {"lemmas": {"psem": "pes"}, "alone": frozenset({"psem"})}
        self.assertEqual(words("psem", "", **judge), set())
        self.assertEqual(words("psem", "", "unsure", **judge), {"psem"})

    def test_what_the_other_sources_take_wrongly_is_refused(self) -> None:
        self.assertEqual(words("nám", "", headwords=frozenset({"nám"}), refused=frozenset({"nám"})), set())

    def test_cases_that_come_together_do_not_stand_alone(self) -> None:
        cluster = ["holomraze", "holomrazu", "holomrazy", "sotva", "dvakrát", "kg", "jakkoli"]
        self.assertEqual(standing_alone(cluster), {"sotva", "dvakrát", "jakkoli"})


class Tables(unittest.TestCase):
    """The tables that a linguist reads."""

    def test_every_example_follows_from_its_line(self) -> None:
        for line in read_table():
            with self.subTest(line.number):
                entry, result = line.example
                self.assertTrue(line.is_about(entry))
                if line.endings not in (("*",), ("PAST",)):
                    self.assertIn(result, results(line, entry))

    def test_no_ending_is_taken_twice_for_the_same_entries(self) -> None:
        seen = set()
        for line in read_table():
            for flag in line.flags:
                for ending in line.endings:
                    key = (flag, ending, line.entries)
                    self.assertNotIn(key, seen, f"line {line.number}")
                    seen.add(key)

    def test_no_word_is_both_irregular_and_refused(self) -> None:
        self.assertEqual(read_words(TABLES / "irregular.txt") & read_words(TABLES / "no_words.txt"), set())

    def test_the_hand_made_tables_hold_lower_case_words(self) -> None:
        for name in ("irregular.txt", "no_words.txt"):
            for word in read_words(TABLES / name):
                self.assertRegex(word, re.compile(r"^[a-záčďéěíňóřšťúůýž]+$"))


def results(line: Line, entry: str) -> list[str]:
    """What the endings of a line make of an entry."""
    pairs = [ending.split(">") for ending in line.endings]
    return [entry[: len(entry) - len(strip)] + add for strip, add in pairs if entry.endswith(strip)]


class SuffixRules(unittest.TestCase):
    """The dictionary's own files."""

    def test_a_rule_strips_adds_and_keeps_its_condition(self) -> None:
        (rule,) = read_rules("SFX U ec ci/Y [^o]ec")["U"]
        self.assertEqual((rule.apply("herec"), rule.flags), ("herci", "Y"))
        self.assertIsNone(rule.apply("xoec"))

    def test_the_line_that_counts_the_rules_is_none(self) -> None:
        self.assertEqual(read_rules("SFX U Y 69"), {})

    def test_entries_are_read_with_their_flags(self) -> None:
        self.assertEqual(list(read_entries("2\nhrad/H\tpo:noun\ndnes\n")), [("hrad", "H"), ("dnes", "")])

    def test_the_past_is_known_by_its_genders(self) -> None:
        past = {rule.add for rule in past_rules(read_rules(AFF)["A"])}
        self.assertEqual(past, {"esl", "esla", "eslo", "esli", "esly", "esls"})

    def test_an_imperative_in_l_is_no_past(self) -> None:
        self.assertEqual(past_rules([Rule("A", "it", "", "[^l]it", ""), Rule("A", "álit", "al", "álit", "")]), set())
