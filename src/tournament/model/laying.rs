//! What a placement leaves on the board: its tiles, and the joker's exchange.

use crate::profile::form::Form;
use flavita_game::{Bag, Board, BoardTile, Edition, Placement, Tile};

/// Lays a placement; with the joker every blank of it gives way to its real tile while the bag
/// holds one.
pub fn lay(edition: &Edition, form: &Form, board: &mut Board, placement: &Placement) {
    let laid: Vec<_> = placement.laid(board).collect();
    placement.play(board);
    if !form.joker {
        return;
    }
    for (square, tile) in laid.into_iter().filter(|(_, tile)| tile.is_blank) {
        let real = Tile::Letter(tile.letter);
        if Bag::beside(edition, board).counts().of(real) > 0 {
            board.lay(square, BoardTile::real(tile.letter));
        }
    }
}

/// The tiles of a rack that a placement leaves, in the order of the rack.
pub fn rest(rack: &[Tile], board: &Board, placement: &Placement) -> Vec<Tile> {
    let mut rest = rack.to_vec();
    for (_, tile) in placement.laid(board) {
        if let Some(at) = rest.iter().position(|left| *left == tile.tile()) {
            rest.remove(at);
        }
    }
    rest
}
