"""The reader of the compiled dictionary, on a dictionary of four parses that is made here."""

import base64
import json
import struct
import unittest

from sources.opencorpora import Automaton, Dictionary

TAGS = ["ADJF,Qual masc,sing,nomn", "ADJF,Qual plur,nomn", "COMP,Qual Cmp2", "NOUN,inan,neut sing,nomn"]
ENDINGS = ["", "ый", "ые", "ее"]
PREFIXES = ["", "по", "наи"]
# Each row: ending, tag, prefix, by their places above.
PARADIGMS = [[(1, 0, 0), (2, 1, 0), (3, 2, 1)], [(0, 3, 0)]]
FORMS = [("новый", 0, 0), ("новые", 0, 1), ("поновее", 0, 2), ("ё", 1, 0)]


def automaton_file(keys: list[bytes]) -> bytes:
    """The keys as dawgdic writes them, each state stored once per path."""
    units: dict[int, int] = {0: 0}
    guide: dict[int, list[int]] = {0: [0, 0]}

    def place(state: int, rests: list[bytes]) -> None:
        labels = sorted({rest[0] for rest in rests if rest})
        if b"" in rests:
            units[state] |= 1 << 8
        if not labels:
            return
        offset = next(o for o in range(1, 1 << 21) if all(state ^ o ^ label not in units for label in labels))
        units[state] |= offset << 10
        for label, following in zip(labels, labels[1:] + [0], strict=True):
            child = state ^ offset ^ label
            units[child] = label
            guide[child] = [0, following]
        guide[state][0] = labels[0]
        for label in labels:
            place(state ^ offset ^ label, [rest[1:] for rest in rests if rest[:1] == bytes((label,))])

    place(0, keys)
    count = max(units) + 1
    return (
        struct.pack(f"<I{count}I", count, *(units.get(state, 0) for state in range(count)))
        + struct.pack("<I", count)
        + bytes(byte for state in range(count) for byte in guide.get(state, [0, 0]))
    )


def dictionary_files() -> dict[str, bytes]:
    """The files of the data folder."""
    keys = [
        form.encode() + b"\x01" + base64.encodebytes(struct.pack(">HH", paradigm, row))
        for form, paradigm, row in FORMS
    ]
    numbers = [len(PARADIGMS)]
    for rows in PARADIGMS:
        numbers += [3 * len(rows), *(row[part] for part in range(3) for row in rows)]
    meta = [["compile_options", {"paradigm_prefixes": PREFIXES}], ["words_dawg_length", len(FORMS)]]
    return {
        "words.dawg": automaton_file(keys),
        "paradigms.array": struct.pack(f"<{len(numbers)}H", *numbers),
        "suffixes.json": json.dumps(ENDINGS).encode(),
        "gramtab-opencorpora-int.json": json.dumps(TAGS).encode(),
        "meta.json": json.dumps(meta).encode(),
    }


class Reading(unittest.TestCase):
    """What the reader gives for the small dictionary."""

    def setUp(self) -> None:
        self.dictionary = Dictionary.of_files(dictionary_files().__getitem__)
        self.forms = dict(self.dictionary.forms())

    def test_every_form_is_read_with_its_tag(self) -> None:
        tags = {form: [parse.tag.text for parse in parses] for form, parses in self.forms.items()}
        expected = {"новый": [TAGS[0]], "новые": [TAGS[1]], "поновее": [TAGS[2]], "ё": [TAGS[3]]}
        self.assertEqual(tags, expected)

    def test_the_lemma_changes_prefix_and_ending(self) -> None:
        self.assertEqual(self.forms["поновее"][0].lemma("поновее"), "новый")
        self.assertEqual(self.forms["ё"][0].lemma("ё"), "ё")

    def test_only_the_first_row_is_the_lemma(self) -> None:
        lemmas = {form for form, parses in self.forms.items() if parses[0].is_lemma}
        self.assertEqual(lemmas, {"новый", "ё"})

    def test_a_tag_is_split_into_its_marks(self) -> None:
        tag = self.forms["поновее"][0].tag
        self.assertEqual(tag.part_of_speech, "COMP")
        self.assertEqual(tag.marks, {"COMP", "Qual", "Cmp2"})

    def test_the_number_of_parses_is_known_beforehand(self) -> None:
        self.assertEqual(self.dictionary.parse_count, len(FORMS))


class Keys(unittest.TestCase):
    """The automaton by itself."""

    def test_a_key_may_be_the_beginning_of_another(self) -> None:
        automaton = Automaton(automaton_file([b"ab", b"abc", b"b"]))
        self.assertEqual(sorted(automaton.keys_from(Automaton.ROOT)), [b"ab", b"abc", b"b"])

    def test_a_far_offset_is_shifted(self) -> None:
        offset = 3 << 8
        count = (offset ^ ord("a")) + 1
        units = [0] * count
        units[0] = 3 << 10 | 1 << 9
        units[offset ^ ord("a")] = 1 << 8 | ord("a")
        guide = bytearray(2 * count)
        guide[0] = ord("a")
        data = struct.pack(f"<I{count}I", count, *units) + struct.pack("<I", count) + bytes(guide)
        self.assertEqual(Automaton(data).keys_from(Automaton.ROOT), [b"a"])
