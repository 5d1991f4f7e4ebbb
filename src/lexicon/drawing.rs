//! How likely the tiles of a word come together.

use flavita_game::{Bag, Edition, Letter, Tile};

/// Among how many draws of as many tiles as a word has there is, on average, one with its tiles,
/// blanks for letters allowed, out of the full bag; rounded. `None` where no draw gives it.
///
/// ```
/// use flavita_game::edition::catalogue::embedded;
/// use flavita_lexicon::{alphabet::Alphabet, drawing::one_in};
/// let english = embedded("en-scrabble").unwrap();
/// let word = |text| Alphabet::of(&english).cut(text).unwrap();
/// // 4950 pairs of tiles; A with T 54, with a blank 18, T with a blank 12, two blanks 1.
/// assert_eq!(one_in(&english, &word("at")), Some(58));
/// assert_eq!(one_in(&english, &word("zzzz")), None);
/// ```
pub fn one_in(edition: &Edition, word: &[Letter]) -> Option<u64> {
    let bag = Bag::full(edition);
    let counts = bag.counts();
    let mut kinds = word.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    // The ways to draw the letters so far, by how many of them are blanks.
    let mut ways = vec![1_u128];
    for letter in kinds {
        let needed = word.iter().filter(|other| **other == letter).count();
        let there = counts.of(Tile::Letter(letter));
        let mut with_letter = vec![0; ways.len() + needed];
        for (blanks, ways) in ways.iter().enumerate() {
            for more in 0..=needed {
                with_letter[blanks + more] += ways * choose(there, needed - more);
            }
        }
        ways = with_letter;
    }
    let with_blanks = ways.iter().enumerate();
    let ways: u128 = with_blanks.map(|(blanks, ways)| ways * choose(counts.blanks(), blanks)).sum();
    let draws = choose(bag.total(), word.len());
    (ways > 0).then(|| u64::try_from((draws + ways / 2) / ways).unwrap_or(u64::MAX))
}

/// In how many ways so many things are chosen of so many.
fn choose(of: usize, taken: usize) -> u128 {
    if taken > of {
        return 0;
    }
    (0..taken as u128).fold(1, |ways, step| ways * (of as u128 - step) / (step + 1))
}
