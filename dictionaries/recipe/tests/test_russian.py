"""The rules of selection that the Russian editions share, on hand-made parses."""

import contextlib
import io
import unittest

from additions import Addition
from editions.russian import DROPPED, Selection as Choice, options_of, survivors, with_additions
from editions.rude_russian import RUDE, is_rude, pattern
from editions.russian_witnesses import Witnesses
from sources.opencorpora import Parse, Row, Tag


def lemma(tag: str) -> Parse:
    """A parse of a form that is its own lemma."""
    row = Row("", "", Tag(tag))
    return Parse(row, row)


def inflected(tag: str, ending: str, lemma_ending: str) -> Parse:
    """A parse of a form that has another lemma."""
    return Parse(Row("", ending, Tag(tag)), Row("", lemma_ending, Tag(tag)))


def selected(forms: dict[str, list[Parse]], entries: frozenset[str] = frozenset()) -> set[str]:
    """The forms that the rules leave; `entries` are those of hunspell-ru."""
    choice = Choice(Witnesses(entries, {}))
    read = ((form, tuple(parses)) for form, parses in forms.items())
    with contextlib.redirect_stderr(io.StringIO()):
        return {form for form, _ in survivors("xx-test", read, choice)}


class Selection(unittest.TestCase):
    """Which forms are words."""

    def test_every_inflected_form_of_a_common_word_is_kept(self) -> None:
        forms = {
            "тема": [lemma("NOUN,inan,femn sing,nomn")],
            "темы": [inflected("NOUN,inan,femn plur,nomn", "ы", "а")],
            "здоров": [inflected("ADJS,Qual masc,sing", "", "ый")],
        }
        self.assertEqual(selected(forms), set(forms))

    def test_each_line_of_the_table_drops_its_parses(self) -> None:
        for drop in DROPPED:
            with self.subTest(drop.mark):
                self.assertEqual(selected({"слово": [lemma(f"NOUN,inan,neut,{drop.mark} sing,nomn")]}), set())

    def test_a_mark_of_the_form_drops_as_one_of_the_lexeme_does(self) -> None:
        self.assertEqual(selected({"пылесошу": [inflected("VERB,impf sing,1per,Hypo", "шу", "сить")]}), set())

    def test_colloquial_slang_and_archaic_words_are_kept(self) -> None:
        for mark in ("Infr", "Slng", "Arch"):
            with self.subTest(mark):
                self.assertEqual(selected({"слово": [lemma(f"NOUN,inan,neut,{mark} sing,nomn")]}), {"слово"})

    def test_an_adjective_of_a_place_is_kept(self) -> None:
        self.assertEqual(selected({"невский": [lemma("ADJF,Geox masc,sing,nomn")]}), {"невский"})

    def test_an_abbreviated_adjective_of_a_place_is_dropped(self) -> None:
        self.assertEqual(selected({"невск": [lemma("ADJF,Geox,Abbr masc,sing,nomn")]}), set())

    def test_one_common_parse_is_enough(self) -> None:
        parses = [lemma("NOUN,anim,femn,Name sing,nomn"), inflected("NOUN,inan,masc sing,gent", "а", "")]
        self.assertEqual(selected({"лена": parses}), {"лена"})


class WitnessedWords(unittest.TestCase):
    """Words that count only where another source has them."""

    ONLY_WIKTIONARY = "NOUN,inan,masc sing,nomn,Wikt"
    DECLINED = "NOUN,inan,masc,Abbr sing,nomn"

    def test_a_word_that_only_wiktionary_has_needs_a_witness(self) -> None:
        self.assertEqual(selected({"волрайд": [lemma(self.ONLY_WIKTIONARY)]}), set())
        self.assertEqual(selected({"хайп": [lemma(self.ONLY_WIKTIONARY)]}, frozenset({"хайп"})), {"хайп"})

    def test_a_term_of_a_science_needs_none(self) -> None:
        self.assertEqual(selected({"биометрия": [lemma(self.ONLY_WIKTIONARY)]}), {"биометрия"})

    def test_a_declined_abbreviation_counts_where_it_is_written_small(self) -> None:
        self.assertEqual(selected({"вуз": [lemma(self.DECLINED)]}, frozenset({"вуз"})), {"вуз"})
        self.assertEqual(selected({"мрот": [lemma(self.DECLINED)]}), set())

    def test_an_undeclined_one_never_does(self) -> None:
        tag = "NOUN,inan,femn,Fixd,Abbr sing,nomn"
        self.assertEqual(selected({"гас": [lemma(tag)]}, frozenset({"гас"})), set())

    def test_a_possessive_in_ов_counts_where_it_is_written_small_or_listed(self) -> None:
        forms = {word: [lemma("ADJF,Poss masc,sing,nomn")] for word in ("гамлетов", "дедов", "буков")}
        self.assertEqual(selected(forms, frozenset({"буков"})), {"дедов", "буков"})


class Additions(unittest.TestCase):
    """Words that the dictionary lacks."""

    def test_an_added_word_copies_the_forms_of_its_model(self) -> None:
        forms = [("тип", [lemma("NOUN,inan,masc sing,nomn")]), ("типа", [inflected("NOUN,inan,masc sing,gent", "а", "")])]
        with contextlib.redirect_stderr(io.StringIO()):
            made = list(with_additions("xx-test", forms, [Addition("мем", "тип"), Addition("оверсайз", None)]))
        self.assertEqual([form for form, _ in made], ["тип", "типа", "мем", "мема", "оверсайз"])


class Possessives(unittest.TestCase):
    """Possessive adjectives of first names, which carry no mark of a name."""

    POSSESSIVE = "ADJF,Poss masc,sing,nomn"
    NAME = "NOUN,anim,femn,Name sing,nomn"
    COMMON = "NOUN,anim,femn sing,nomn"

    def test_the_possessive_of_a_first_name_is_dropped(self) -> None:
        forms = {"катин": [lemma(self.POSSESSIVE)], "катя": [lemma(self.NAME)]}
        self.assertEqual(selected(forms), set())

    def test_so_are_its_other_forms(self) -> None:
        forms = {"катиного": [inflected(self.POSSESSIVE, "ого", "")], "катя": [lemma(self.NAME)]}
        self.assertEqual(selected(forms), set())

    def test_the_name_may_end_in_ия(self) -> None:
        forms = {"марьин": [lemma(self.POSSESSIVE)], "марьия": [lemma(self.NAME)]}
        self.assertEqual(selected(forms), set())

    def test_the_possessive_of_a_common_noun_is_kept(self) -> None:
        forms = {"мамин": [lemma(self.POSSESSIVE)], "мама": [lemma(self.COMMON)]}
        self.assertEqual(selected(forms), {"мамин", "мама"})

    def test_a_common_noun_wins_over_a_name_of_the_same_spelling(self) -> None:
        forms = {"розин": [lemma(self.POSSESSIVE)], "роза": [lemma(self.NAME), lemma(self.COMMON)]}
        self.assertEqual(selected(forms), {"розин", "роза"})

    def test_a_place_of_the_same_spelling_is_no_common_noun(self) -> None:
        river = lemma("NOUN,inan,femn,Sgtm,Geox sing,nomn")
        forms = {"ленин": [lemma(self.POSSESSIVE)], "лена": [lemma(self.NAME), river]}
        self.assertEqual(selected(forms), set())

    def test_a_possessive_with_another_ending_is_kept(self) -> None:
        forms = {"волчий": [lemma(self.POSSESSIVE)], "волча": [lemma(self.NAME)]}
        self.assertEqual(selected(forms), {"волчий"})

    def test_another_parse_keeps_the_form(self) -> None:
        parses = [lemma(self.POSSESSIVE), lemma("NOUN,inan,masc sing,nomn")]
        self.assertEqual(selected({"танин": parses, "таня": [lemma(self.NAME)]}), {"танин"})


class Switches(unittest.TestCase):
    """The lists that a tournament can switch off."""

    def test_a_marked_word_is_in_the_option_of_its_mark(self) -> None:
        for mark, option in (("Infr", "colloquial"), ("Slng", "colloquial"), ("Arch", "archaic")):
            with self.subTest(mark):
                self.assertEqual(options_of("слово", [lemma(f"NOUN,inan,neut,{mark} sing,nomn")]), {option})

    def test_one_plain_reading_keeps_a_word_out_of_the_options(self) -> None:
        marked, plain = lemma("NOUN,inan,neut,Infr sing,nomn"), lemma("NOUN,inan,neut sing,gent")
        self.assertEqual(options_of("слово", [marked, plain]), set())

    def test_readings_with_different_marks_put_a_word_into_both_options(self) -> None:
        parses = [lemma("NOUN,inan,neut,Infr sing,nomn"), lemma("NOUN,inan,neut,Arch sing,gent")]
        self.assertEqual(options_of("слово", parses), {"colloquial", "archaic"})

    def test_every_form_of_a_rude_lemma_is_rude(self) -> None:
        self.assertEqual(options_of("жопою", [inflected("NOUN,inan,femn sing,ablt", "ою", "а")]), {"rude"})

    def test_a_form_that_is_also_one_of_another_lemma_is_not(self) -> None:
        tag = "NOUN,inan,femn plur,gent"
        self.assertEqual(options_of("шлюх", [inflected(tag, "", "а")]), {"rude"})
        self.assertEqual(options_of("шлюх", [inflected(tag, "", "а"), inflected(tag, "х", "з")]), set())


class Rude(unittest.TestCase):
    """The table of rude roots."""

    def test_every_line_catches_its_examples(self) -> None:
        for line in RUDE:
            for word in line.examples.split():
                with self.subTest(word):
                    self.assertTrue(is_rude(word))
                    self.assertIsNotNone(pattern(line).fullmatch(word))

    def test_the_exceptions_are_innocent_and_needed(self) -> None:
        for line in RUDE:
            for word in line.exceptions.split():
                with self.subTest(word):
                    self.assertFalse(is_rude(word))
                    self.assertIsNotNone(pattern(line).fullmatch(word), "the line does not catch it")

    def test_innocent_words_with_the_same_letters_are_left_alone(self) -> None:
        for word in ("херувим", "херес", "сука", "сукно", "мандарин", "блямба", "оглобля", "страховать",
                     "застрахуй", "колебать", "ребёнок", "говеть", "мудрец", "употреблять", "шлюз", "ссадина"):
            with self.subTest(word):
                self.assertFalse(is_rude(word))
