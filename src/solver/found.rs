//! A placement as one number, so that hundreds of thousands are kept and ordered at little cost.

use std::cmp::Ordering;

use crate::game::letter::{BoardTile, Letter};
use crate::game::placement::Placement;
use crate::game::square::{Direction, SIDE, Square};
use crate::solver::rank::Ranked;

/// A placement and its points; the numbers stand in the order that [`crate::solver::rank::all`]
/// promises.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    /// Most points first, then the square in reading order, then across before down, then the
    /// first two tiles: the order of most placements.
    order: u64,
    /// A byte for each tile, the first highest; none is 0, so that a beginning comes first.
    tiles: u128,
}

const BYTE: usize = 8;

impl Found {
    /// A word of so many points.
    pub(super) fn new(
        points: i32,
        square: Square,
        direction: Direction,
        word: impl Iterator<Item = BoardTile>,
    ) -> Self {
        let fewer = u64::from(i32::MAX.abs_diff(points));
        let down = u64::from(direction == Direction::Down);
        let mut bytes = [0; SIDE + 1];
        for (byte, tile) in bytes[1..].iter_mut().zip(word) {
            *byte = code(tile);
        }
        let place = (fewer << BYTE | square.index() as u64) << BYTE | down;
        Self {
            order: place << (2 * BYTE) | u64::from(bytes[1]) << BYTE | u64::from(bytes[2]),
            tiles: u128::from_be_bytes(bytes),
        }
    }

    /// Which of two comes first; most are told apart without their tiles.
    pub(super) fn order(&self, other: &Self) -> Ordering {
        let order = self.order.cmp(&other.order);
        order.then_with(|| self.tiles.cmp(&other.tiles))
    }

    /// Its points.
    pub(super) fn points(self) -> i32 {
        let fewer = u32::try_from(self.order >> (4 * BYTE)).expect("made of 32 bits");
        i32::MAX.wrapping_sub_unsigned(fewer)
    }

    /// The placement with its points.
    pub(super) fn ranked(self) -> Ranked {
        let square = usize::try_from(self.order >> (3 * BYTE) & 0xff).expect("eight bits");
        let none = self.tiles.trailing_zeros() as usize / BYTE;
        let word = &self.tiles.to_be_bytes()[1..][..SIDE - none];
        Ranked {
            placement: Placement {
                square: Square::new(square / SIDE, square % SIDE).expect("the index of a square"),
                direction: Direction::BOTH[usize::from(self.order >> (2 * BYTE) & 1 == 1)],
                tiles: word.iter().map(|code| tile(*code)).collect(),
            },
            points: self.points(),
        }
    }
}

/// Letters in their order, a real tile before a blank; from 1 to 128.
fn code(tile: BoardTile) -> u8 {
    let letter = u8::try_from(tile.letter.index()).expect("below 64");
    1 + 2 * letter + u8::from(tile.is_blank)
}

fn tile(code: u8) -> BoardTile {
    BoardTile {
        letter: Letter::new((code - 1) / 2),
        is_blank: code.is_multiple_of(2),
    }
}

#[cfg(test)]
mod tests {
    use std::cmp::Reverse;

    use proptest::collection::vec;
    use proptest::prelude::{Strategy, any, prop_assert_eq, proptest};

    use super::*;

    fn ranked() -> impl Strategy<Value = Ranked> {
        let tile = (0_u8..64, any::<bool>()).prop_map(|(letter, is_blank)| BoardTile {
            letter: Letter::new(letter),
            is_blank,
        });
        let placed = (
            -9..9000,
            0..SIDE,
            0..SIDE,
            any::<bool>(),
            vec(tile, 1..=SIDE),
        );
        placed.prop_map(|(points, row, column, down, tiles)| Ranked {
            placement: Placement {
                square: Square::new(row, column).unwrap(),
                direction: Direction::BOTH[usize::from(down)],
                tiles,
            },
            points,
        })
    }

    fn found(of: &Ranked) -> Found {
        let Placement {
            square,
            direction,
            tiles,
        } = &of.placement;
        Found::new(of.points, *square, *direction, tiles.iter().copied())
    }

    proptest! {
        #[test]
        fn it_reads_back_and_keeps_the_order(one in ranked(), other in ranked()) {
            prop_assert_eq!(&found(&one).ranked(), &one);
            let key = |of: &Ranked| (Reverse(of.points), of.placement.clone());
            prop_assert_eq!(found(&one).order(&found(&other)), key(&one).cmp(&key(&other)));
        }
    }
}
