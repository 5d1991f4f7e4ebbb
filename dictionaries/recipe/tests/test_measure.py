"""What measures the lists: samples, shares, and the committed files of verdicts."""

import unittest

from editions import EDITIONS
from measure import percent, read_faults, read_known, read_review, sample


class Samples(unittest.TestCase):
    """The sample of a list."""

    def test_it_is_the_same_every_time_and_hardly_changes_with_the_list(self) -> None:
        words = [f"W{number}" for number in range(1000)]
        drawn = sample(words, 50)
        self.assertEqual(drawn, sample(list(reversed(words)), 50))
        self.assertLessEqual(len(set(drawn) - set(sample(words[:-10], 50))), 10)

    def test_shares_are_rounded_to_a_tenth(self) -> None:
        self.assertEqual([percent(1, 3), percent(2, 3), percent(500, 500), percent(0, 0)],
                         ["33.3 %", "66.7 %", "100.0 %", "0.0 %"])


class Files(unittest.TestCase):
    """Every edition has its verdicts."""

    def test_the_files_of_every_edition_can_be_read(self) -> None:
        for edition in EDITIONS:
            with self.subTest(edition):
                self.assertGreater(sum(len(words) for _, _, words in read_known(edition)), 300)
                self.assertTrue(read_review(edition))
                self.assertLessEqual(set(read_faults(edition).values()), {"doubtful", "wrong"})


if __name__ == "__main__":
    unittest.main()
