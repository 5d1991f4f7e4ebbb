//! A blank on the board that its letter on the rack buys back, to be laid in the same move.
//!
//! Whoever lays more blanks than the rack has buys the others. The letter counts nothing in that
//! move, as the blank did, so what a placement scores does not depend on what it buys.

use crate::{board::Board, edition::definition::Edition, letter::Letter, letter::Tile};
use crate::{placement::Placement, rack::TileCounts, square::Square};

/// Every blank on the board, in reading order.
pub fn blanks_of(board: &Board) -> impl Iterator<Item = (Square, Letter)> {
    Square::all().filter_map(|square| {
        let tile = board.at(square).filter(|tile| tile.is_blank)?;
        Some((square, tile.letter))
    })
}

/// How many blanks a rack can buy where they are laid at once; 0 in other forms of the game.
pub fn most_bought(edition: &Edition, board: &Board, rack: &TileCounts) -> usize {
    if !edition.hand.buys_to_lay {
        return 0;
    }
    let mut left = rack.clone();
    blanks_of(board).filter(|(_, letter)| left.take(Tile::Letter(*letter))).count()
}

/// The squares of the blanks that a placement buys: as many as it lays beyond the rack's own.
///
/// Of those whose letter it leaves on the rack they are the first in reading order. `None` where the
/// rack does not have its tiles even so.
pub fn bought(
    edition: &Edition,
    board: &Board,
    rack: &TileCounts,
    placement: &Placement,
) -> Option<Vec<Square>> {
    let mut left = rack.clone();
    let mut lacking = 0;
    for (_, tile) in placement.laid(board) {
        if !left.take(tile.tile()) {
            (tile.is_blank && edition.hand.buys_to_lay).then_some(())?;
            lacking += 1;
        }
    }
    let can_buy = blanks_of(board).filter(|(_, letter)| left.take(Tile::Letter(*letter)));
    let squares: Vec<Square> = can_buy.map(|(square, _)| square).take(lacking).collect();
    (squares.len() == lacking).then_some(squares)
}
