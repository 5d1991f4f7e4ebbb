//! Placements in their order, unfolded when they are read.
//!
//! A list of a hundred thousand placements is ordered without comparing them: two sweeps of
//! counting, by start and then by points, leave only the words of the same start and the same
//! points to be compared.

pub use crate::found::Ranked;
use crate::found::{Found, Start};

/// Placements, ranked.
///
/// # Order
/// Most points first; equals by square in reading order, across before down, then by the tiles in
/// the edition's order, a real tile before a blank.
#[derive(Clone, Debug, Default)]
pub struct Ranking(Vec<Found>);

impl Ranking {
    /// Puts what was found in order.
    pub(super) fn of(found: Vec<Found>) -> Self {
        Self(in_order(found))
    }

    /// The first so many, fewer where there are not so many.
    pub(super) fn first_few(mut self, count: usize) -> Self {
        self.0.truncate(count);
        self
    }

    /// How many placements there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The points of the first; `None` where there is none.
    pub fn top(&self) -> Option<i32> {
        self.0.first().map(|found| found.points)
    }

    /// Every placement in its order.
    pub fn placements(&self) -> impl ExactSizeIterator<Item = Ranked> + '_ {
        self.0.iter().map(|found| found.ranked())
    }

    /// All placements, unfolded.
    pub fn to_vec(&self) -> Vec<Ranked> {
        self.placements().collect()
    }
}

/// Fewer than these are sooner compared than counted.
const FEW: usize = 64;

/// With points further apart than this there would be more to count than to compare.
const WIDEST: u32 = 4096;

fn in_order(mut found: Vec<Found>) -> Vec<Found> {
    let first = found.first().map_or(0, |one| one.points);
    let (least, most) = found
        .iter()
        .fold((first, first), |(least, most), one| (least.min(one.points), most.max(one.points)));
    if found.len() < FEW || most.abs_diff(least) > WIDEST {
        found.sort_unstable_by_key(Found::key);
        return found;
    }
    let below = |points: i32| most.abs_diff(points) as usize;
    // Filled by the sweep; filling it is cheaper than a copy.
    let mut by_start = vec![found[0]; found.len()];
    sweep(&found, &mut by_start, Start::ALL, |one| one.start.number());
    sweep(&by_start, &mut found, below(least) + 1, |one| below(one.points));
    for alike in found.chunk_by_mut(|a, b| (a.points, a.start) == (b.points, b.start)) {
        if alike.len() > 1 {
            alike.sort_unstable_by_key(|one| one.word);
        }
    }
    found
}

/// Copies what is ordered by a number of its own below `numbers`; equals stay in their order.
pub(super) fn sweep<T: Copy>(
    from: &[T],
    to: &mut [T],
    numbers: usize,
    number: impl Fn(&T) -> usize,
) {
    let mut places = vec![0_u32; numbers];
    for one in from {
        places[number(one)] += 1;
    }
    let mut before = 0;
    for place in &mut places {
        before += std::mem::replace(place, before);
    }
    for one in from {
        let place = &mut places[number(one)];
        to[*place as usize] = *one;
        *place += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::found::Tiles;
    use flavita_game::{BoardTile, Direction, Letter, Square};
    use proptest::collection::vec;
    use proptest::prelude::{Strategy, prop_assert_eq, proptest};

    fn found(points: i32) -> impl Strategy<Value = Found> {
        (0..points, 0_usize..40, 0_u8..3).prop_map(|(points, place, letter)| {
            let mut tiles = Tiles::NONE;
            tiles.lay(0, BoardTile::real(Letter::new(letter)));
            let square = Square::new(place / 15, place % 15).unwrap();
            Found {
                points,
                start: Start::new(square, Direction::BOTH[place % 2]),
                word: tiles.word(0..1),
            }
        })
    }

    proptest! {
        #[test]
        fn many_and_few_and_far_apart_are_ordered_alike(
            many in vec(found(9), 64..300), few in vec(found(9), 0..64),
            apart in vec(found(1_000_000), 64..90),
        ) {
            for mixed in [many, few, apart] {
                let mut compared = mixed.clone();
                compared.sort_by_key(Found::key);
                let keys = |found: &[Found]| found.iter().map(Found::key).collect::<Vec<_>>();
                prop_assert_eq!(keys(&in_order(mixed)), keys(&compared));
            }
        }
    }
}
