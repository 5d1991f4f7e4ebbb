"""What the forms of Spanish verbs are told to be."""

import unittest

from editions.spanish_loose import loose_verbs, pronominal
from editions.spanish_verbs import Verb

TRAER = """traer traigo traes trae traemos traéis traen traiga traigas traigamos traigáis traigan traía traías traíamos traíais traían
    traje trajiste trajo trajimos trajisteis trajeron trajera trajese trajere traeré traerás traerá traeremos traeréis traerán
    traería traeríais trayendo traed""".split()
CANTAR = """cantar canto cantas canta cantamos cantáis cantan cante cantes cantemos cantéis canten cantaba cantábamos cantabais
    canté cantaste cantó cantasteis cantaron cantara cantará cantarán cantaríais cantando""".split()


def told(infinitive: str, forms: list[str]) -> dict[str, list[str]]:
    """The marks of every form."""
    found: dict[str, list[str]] = {}
    for form, marks in Verb(infinitive, forms).told():
        found.setdefault(form, []).append(" ".join(marks))
    return found


class Verbs(unittest.TestCase):
    """Tenses and persons by what stands beside a form."""

    def test_a_strong_preterite_is_no_present(self) -> None:
        forms = told("traer", TRAER)
        self.assertEqual(forms["traje"], ["preterite person-1 singular"])
        self.assertEqual(forms["traigo"], ["present person-1 singular"])
        self.assertEqual(forms["trajere"], ["subjunctive future person-1 singular", "subjunctive future person-3 singular"])
        self.assertEqual(forms["traías"], ["imperfect person-2 singular"])
        self.assertEqual(forms["trayendo"], ["gerund"])

    def test_one_form_can_be_two_tenses(self) -> None:
        forms = told("cantar", CANTAR)
        self.assertEqual(forms["cantamos"], ["preterite person-1 plural", "present person-1 plural"])
        self.assertEqual(forms["canta"], ["present person-3 singular", "imperative person-2 singular"])
        self.assertEqual(forms["cantará"], ["future person-3 singular"])

    def test_vos_has_forms_of_its_own_where_tú_has(self) -> None:
        self.assertIn("cantás", told("cantar", CANTAR))
        self.assertNotIn("acaecés", told("acaecer", ["acaecer", "acaece", "acaecen", "acaeció"]))


class Loose(unittest.TestCase):
    """Entries without flags."""

    def test_forms_without_flags_are_brought_to_their_verb(self) -> None:
        verbs = dict(loose_verbs({"abolir", "abolía", "soy", "fue", "de", "compón"}, {"componer"}))
        self.assertIn(("abolía", ("imperfect", "person-1", "singular")), verbs["abolir"])
        self.assertEqual(verbs["ir"], [("fue", ("preterite", "person-3", "singular"))])
        self.assertEqual(verbs["componer"], [("compón", ("imperative", "person-2", "singular"))])

    def test_pronouns_behind_a_verb_are_found_without_an_accent(self) -> None:
        loose = {"decidme", "untaos", "abarse", "serle", "ser", "hijos", "dale"}
        self.assertEqual(pronominal(loose, {"decir", "untar"}), {"decidme", "untaos", "abarse", "serle"})


if __name__ == "__main__":
    unittest.main()
