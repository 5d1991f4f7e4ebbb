//! What a placement leaves on the board and on the rack: its tiles, the blanks that it buys, and the
//! joker's exchange.

use crate::profile::form::Form;
use flavita_game::{Bag, Board, BoardTile, Edition, Placement, Square, Tile, TileCounts, buying};

/// Lays a placement of this rack. The blanks that it buys give way to their letters; with the joker
/// every blank of it gives way to its real tile while the bag holds one.
pub fn lay(
    edition: &Edition,
    form: &Form,
    board: &mut Board,
    rack: &[Tile],
    placement: &Placement,
) {
    for square in bought(edition, board, rack, placement) {
        let letter = board.at(square).expect("a blank that is bought lies there").letter;
        board.lay(square, BoardTile::real(letter));
    }
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

/// The squares of the blanks that a placement of this rack buys.
pub fn bought(
    edition: &Edition,
    board: &Board,
    rack: &[Tile],
    placement: &Placement,
) -> Vec<Square> {
    if !edition.hand().buys_to_lay {
        return Vec::new();
    }
    let rack: TileCounts = rack.iter().copied().collect();
    buying::bought(edition, board, &rack, placement).unwrap_or_default()
}

/// The tiles of a rack that a placement leaves, in the order of the rack.
pub fn rest(edition: &Edition, rack: &[Tile], board: &Board, placement: &Placement) -> Vec<Tile> {
    let mut rest = rack.to_vec();
    let buys = bought(edition, board, rack, placement).into_iter();
    let paid = buys.filter_map(|square| Some(Tile::Letter(board.at(square)?.letter)));
    for tile in placement.laid(board).map(|(_, tile)| tile.tile()).chain(paid) {
        if let Some(at) = rest.iter().position(|left| *left == tile) {
            rest.remove(at);
        }
    }
    rest
}
