"""The rules of selection for Erudit, on hand-made parses."""

import unittest

from editions.erudit import select
from meanings import Meanings
from sources.opencorpora import Parse, Row, Tag


def parse(tag: str, ending: str = "", lemma_tag: str | None = None, lemma_ending: str = "") -> Parse:
    """A parse of a form; without a tag of the lemma the form is its own lemma."""
    row = Row("", ending, Tag(tag))
    return Parse(row, row if lemma_tag is None else Row("", lemma_ending, Tag(lemma_tag)))


def selected(form: str, *parses: Parse, attested: frozenset[str] = frozenset()) -> list[str]:
    """The words that a form with those parses gives."""
    return list(select([(form, list(parses))], attested, frozenset(), Meanings("erudit")))


class Selection(unittest.TestCase):
    """Which forms are words."""

    SINGULAR = "NOUN,inan,femn sing,nomn"
    VARIANT = "NOUN,inan,neut sing,nomn,V-be"

    def test_a_noun_in_the_nominative_singular_is_a_word(self) -> None:
        self.assertEqual(selected("тема", parse(self.SINGULAR)), ["тема"])

    def test_other_cases_and_other_parts_of_speech_are_not(self) -> None:
        self.assertEqual(selected("теме", parse("NOUN,inan,femn sing,datv", "е", self.SINGULAR, "а")), [])
        self.assertEqual(selected("синий", parse("ADJF masc,sing,nomn")), [])

    def test_the_plural_of_a_noun_that_has_a_singular_is_not(self) -> None:
        self.assertEqual(selected("темы", parse("NOUN,inan,femn plur,nomn", "ы", self.SINGULAR, "а")), [])

    def test_nor_is_it_where_the_plural_has_marks_of_its_own(self) -> None:
        self.assertEqual(selected("хакеры", parse("NOUN,anim,masc,Slng plur,nomn", "ы", "NOUN,anim,masc sing,nomn")), [])

    def test_the_plural_of_a_noun_without_singular_is(self) -> None:
        self.assertEqual(selected("брюки", parse("NOUN,inan,GNdr,Pltm plur,nomn")), ["брюки"])

    def test_a_variant_counts_only_where_it_is_attested(self) -> None:
        self.assertEqual(selected("ученье", parse(self.VARIANT)), [])
        self.assertEqual(selected("ученье", parse(self.VARIANT), attested=frozenset({"ученье"})), ["ученье"])

    def test_an_adjective_that_is_used_as_a_noun_is_one(self) -> None:
        word = parse("ADJF,Subx,Qual masc,sing,nomn")
        self.assertEqual(select([("больной", [word])], frozenset(), frozenset(), Meanings("erudit")), {"больной": {"substantivised"}})

    def test_a_word_of_the_closed_list_is_in_the_option(self) -> None:
        word = parse("NOUN,Fixd sing,nomn", "прохожий")
        listed = frozenset({"прохожий"})
        self.assertEqual(select([("прохожий", [word])], frozenset(), listed, Meanings("erudit")), {"прохожий": {"substantivised"}})

    def test_ё_is_laid_as_е(self) -> None:
        self.assertEqual(selected("ёж", parse("NOUN,anim,masc sing,nomn")), ["еж"])


class Switches(unittest.TestCase):
    """The options of words that are spelt alike with Е for Ё."""

    def test_a_word_is_marked_only_where_every_form_spelt_like_it_is(self) -> None:
        plain, marked = parse("NOUN,inan,neut sing,nomn"), parse("NOUN,inan,neut,Infr sing,nomn")
        self.assertEqual(select([("небо", [plain]), ("нёбо", [marked])], frozenset(), frozenset(), Meanings("erudit")), {"небо": set()})
        self.assertEqual(select([("небо", [marked]), ("нёбо", [marked])], frozenset(), frozenset(), Meanings("erudit")), {"небо": {"colloquial"}})

    def test_only_readings_that_make_it_a_word_decide(self) -> None:
        parses = [parse("NOUN,anim,masc,Slng sing,nomn"), parse("VERB,perf sing,impr,excl")]
        self.assertEqual(select([("лох", parses)], frozenset(), frozenset(), Meanings("erudit")), {"лох": {"colloquial"}})
