//! What a placement leaves on the board and on the rack: its tiles, the blanks that it buys, and the
//! joker's exchange.

use crate::profile::form::Form;
use flavita_game::{Bag, Board, BoardTile, Edition, Letter, Placement, Square, Tile, TileCounts};
use flavita_game::{buying, buying::blanks_of};

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
    if !edition.hand.buys_to_lay {
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

// Blanks that are bought back: where a rack holds the real letter of a blank on the board, the
// two change places before anybody thinks, and everybody plays with the blank.
//
// Whether a rack holds the minimum is asked of the tiles as they were drawn.

/// Exchanges what the form exchanges, square by square in reading order; answers the squares.
pub fn buy_back(form: &Form, board: &mut Board, rack: &mut [Tile]) -> Vec<Square> {
    let mut bought = Vec::new();
    if !form.blanks_bought_back {
        return bought;
    }
    let there: Vec<(Square, Letter)> = blanks_of(board).collect();
    for (square, letter) in there {
        let real = Tile::Letter(letter);
        if let Some(tile) = rack.iter_mut().find(|tile| **tile == real) {
            *tile = Tile::Blank;
            board.lay(square, BoardTile::real(letter));
            bought.push(square);
        }
    }
    bought
}

/// The tiles whose coming would bring a blank on the rack: those of the blanks on the board that
/// a rack of these tiles can hold.
pub(crate) fn buyable(form: &Form, board: &Board, tiles: &TileCounts) -> Vec<Tile> {
    let mut left = tiles.clone();
    let buys = form.blanks_bought_back || form.blanks_bought_to_lay;
    let real = blanks_of(board).map(|(_, letter)| Tile::Letter(letter));
    real.filter(|tile| buys && left.take(*tile)).collect()
}

/// Every way in which some of the blanks that were laid were drawn as the letters that bought
/// them, none of them first.
pub(crate) fn ways_to_draw(laid: &[Tile], buyable: &[Tile]) -> Vec<Vec<Tile>> {
    let mut ways = vec![laid.to_vec()];
    for real in buyable {
        for way in ways.clone() {
            if let Some(at) = way.iter().position(|tile| *tile == Tile::Blank) {
                let mut way = way;
                way[at] = *real;
                ways.push(way);
            }
        }
    }
    ways
}
