"""The sample that a person reads."""

import unittest

from sample import draw

WORDS = [f"W{number:03}" for number in range(200)]


class Drawing(unittest.TestCase):
    """Which words are drawn."""

    def test_the_same_seed_draws_the_same_words_in_any_order(self) -> None:
        self.assertEqual(draw(WORDS, 10, 1), draw(reversed(WORDS), 10, 1))

    def test_another_seed_draws_other_words(self) -> None:
        self.assertNotEqual(draw(WORDS, 10, 1), draw(WORDS, 10, 2))

    def test_a_word_that_is_added_pushes_out_one_at_most(self) -> None:
        before, after = set(draw(WORDS, 10, 1)), set(draw([*WORDS, "NEW"], 10, 1))
        self.assertLessEqual(len(before - after), 1)
