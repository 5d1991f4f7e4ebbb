//! How many of each letter are left, in one number: what a search has at every step.

use flavita_game::{Letter, SIDE};

/// The most tiles of a rack and of the letters wanted: no word has more.
pub(super) const MOST_TILES: usize = SIDE;

/// How often each of a few letters stands, in four bits each.
#[derive(Debug)]
pub(super) struct Counted {
    kinds: Vec<Letter>,
    pub(super) counts: u64,
}

impl Counted {
    pub(super) fn of(letters: &[Letter]) -> Self {
        let mut kinds = letters[..letters.len().min(MOST_TILES)].to_vec();
        kinds.sort_unstable();
        let every = kinds.clone();
        kinds.dedup();
        let place = |letter| kinds.iter().position(|kind| *kind == letter).unwrap_or(0);
        let counts = every.iter().map(|letter| 1 << (4 * place(*letter))).sum();
        Self { kinds, counts }
    }

    /// The counts with one of a letter less; `None` where there is none of it.
    pub(super) fn less(&self, counts: u64, letter: Letter) -> Option<u64> {
        let place = self.kinds.iter().position(|kind| *kind == letter)?;
        (counts >> (4 * place) & 15 > 0).then(|| counts - (1 << (4 * place)))
    }

    /// The set of the letters that are left, and how many they are.
    pub(super) fn left(&self, counts: u64) -> (u64, usize) {
        let left =
            self.kinds.iter().enumerate().map(|(place, kind)| (kind, counts >> (4 * place) & 15));
        left.fold((0, 0), |(set, sum), (kind, count)| {
            (
                if count > 0 { set | kind.mask() } else { set },
                sum + usize::try_from(count).unwrap_or(0),
            )
        })
    }
}
