//! Blanks that are bought back: where a rack holds the real letter of a blank on the board, the
//! two change places before anybody thinks, and everybody plays with the blank.
//!
//! Whether a rack holds the minimum is asked of the tiles as they were drawn.

use crate::profile::form::Form;
use flavita_game::{Board, BoardTile, Letter, Square, Tile, TileCounts, buying::blanks_of};

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
