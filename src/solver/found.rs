//! A placement in 32 bytes, so that hundreds of thousands are kept and ordered at little cost.

use flavita_game::{BoardTile, Direction, Letter, Placement, SIDE, Square};
use std::{cmp::Reverse, ops::Range};

/// A legal placement and its points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The placement; one tile that makes a word both ways is named across, and so is the first
    /// placement on a symmetrical board.
    pub placement: Placement,
    /// Its points.
    pub points: i32,
}

/// A placement and its points; they stand in the order that [`crate::ranking::Ranking`]
/// promises.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) points: i32,
    pub(super) start: Start,
    pub(super) word: Word,
}

impl Found {
    /// By this placements are ordered.
    pub(super) fn key(&self) -> (Reverse<i32>, Start, Word) {
        (Reverse(self.points), self.start, self.word)
    }

    /// The placement with its points.
    pub(super) fn ranked(self) -> Ranked {
        let (square, direction) = self.start.read();
        Ranked {
            placement: Placement { square, direction, tiles: self.word.read().collect() },
            points: self.points,
        }
    }
}

/// Where a word starts and which way it runs: the square's index doubled, and one more for down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Start(u16);

impl Start {
    /// How many there are.
    pub(super) const ALL: usize = 2 * SIDE * SIDE;

    pub(super) fn new(square: Square, direction: Direction) -> Self {
        let down = usize::from(direction == Direction::Down);
        Self(u16::try_from(2 * square.index() + down).expect("below 450"))
    }

    /// So many squares earlier in the same lane.
    #[expect(clippy::cast_possible_truncation, reason = "a lane has 15 squares")]
    pub(super) fn earlier(self, squares: usize) -> Self {
        let square = if self.0 & 1 == 0 { 2 } else { 2 * SIDE };
        Self(self.0 - (squares * square) as u16)
    }

    /// Its number, below [`Self::ALL`].
    pub(super) fn number(self) -> usize {
        usize::from(self.0)
    }

    fn read(self) -> (Square, Direction) {
        let index = self.number() / 2;
        let square = Square::new(index / SIDE, index % SIDE);
        let direction = Direction::BOTH[self.number() % 2];
        (square.expect("the index of a square"), direction)
    }
}

/// The tiles of a word, a byte each, the first highest; none is 0, so that a beginning comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Word(u128);

const BYTES: usize = 16;

impl Word {
    fn read(self) -> impl Iterator<Item = BoardTile> {
        let codes = self.0.to_be_bytes().into_iter();
        codes.take_while(|code| *code != 0).map(tile)
    }
}

/// The tiles of a word while it is searched, by their places in the order of the search.
#[derive(Clone, Debug)]
pub(super) struct Tiles([u8; BYTES]);

impl Tiles {
    pub(super) const NONE: Self = Self([0; BYTES]);

    pub(super) fn lay(&mut self, place: usize, tile: BoardTile) {
        self.0[place] = code(tile);
    }

    /// The word on some places, which are not none.
    pub(super) fn word(&self, places: Range<usize>) -> Word {
        let behind = 8 * (BYTES - places.end);
        Word(u128::from_be_bytes(self.0) >> behind << (behind + 8 * places.start))
    }

    /// The same word, read from its end.
    pub(super) fn word_backward(&self, places: Range<usize>) -> Word {
        let before = 8 * places.start;
        Word(u128::from_le_bytes(self.0) >> before << (before + 8 * (BYTES - places.end)))
    }
}

/// Letters in their order, a real tile before a blank; from 1 to 128.
#[expect(clippy::cast_possible_truncation, reason = "a letter is below 64")]
fn code(tile: BoardTile) -> u8 {
    1 + 2 * tile.letter.index() as u8 + u8::from(tile.is_blank)
}

fn tile(code: u8) -> BoardTile {
    BoardTile { letter: Letter::new((code - 1) / 2), is_blank: code.is_multiple_of(2) }
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::{Strategy, any, prop_assert_eq, proptest};

    use super::*;

    fn ranked() -> impl Strategy<Value = Ranked> {
        let tile = (0_u8..64, any::<bool>())
            .prop_map(|(letter, is_blank)| BoardTile { letter: Letter::new(letter), is_blank });
        let placed = (-9..9000, 0..SIDE, 0..SIDE, any::<bool>(), vec(tile, 1..=SIDE));
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
        let placement = &of.placement;
        // What was searched before leaves its tiles behind.
        let mut tiles = Tiles([u8::MAX; BYTES]);
        for (place, tile) in placement.tiles.iter().enumerate() {
            tiles.lay(place, *tile);
        }
        Found {
            points: of.points,
            start: Start::new(placement.square, placement.direction),
            word: tiles.word(0..placement.tiles.len()),
        }
    }

    proptest! {
        #[test]
        fn it_reads_back_and_keeps_the_order(one in ranked(), other in ranked()) {
            prop_assert_eq!(&found(&one).ranked(), &one);
            let key = |of: &Ranked| (Reverse(of.points), of.placement.clone());
            prop_assert_eq!(
                found(&one).key().cmp(&found(&other).key()),
                key(&one).cmp(&key(&other))
            );
        }

        #[test]
        fn a_word_anywhere_in_the_lane_and_from_its_end_is_the_same(
            one in ranked(), before in 0..SIDE,
        ) {
            let word = &one.placement.tiles;
            let start = before.min(SIDE - word.len());
            let places = start..start + word.len();
            let mut tiles = [(); 2].map(|()| Tiles([u8::MAX; BYTES]));
            for (place, tile) in word.iter().enumerate() {
                tiles[0].lay(start + place, *tile);
                tiles[1].lay(places.end - 1 - place, *tile);
            }
            prop_assert_eq!(tiles[0].word(places.clone()), found(&one).word);
            prop_assert_eq!(tiles[1].word_backward(places), found(&one).word);
        }

        #[test]
        fn earlier_is_towards_the_beginning_of_the_lane(one in ranked(), steps in 0_usize..15) {
            let Placement { square, direction, .. } = one.placement;
            if let Some(later) = square.ahead(direction, steps) {
                let earlier = Start::new(later, direction).earlier(steps);
                prop_assert_eq!(earlier, Start::new(square, direction));
            }
        }
    }
}
