//! What a placement leaves: what an arbiter weighs when he chooses among equal tops.

use crate::{draw::demand::classes, model::laying, profile::definition::Profile};
use flavita_game::{Board, Edition, Placement, Square, Tile};

/// What a placement uses and leaves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prospect {
    /// How many blanks it uses.
    pub blanks: usize,
    /// How many tiles it leaves on the rack.
    pub left: usize,
    /// How many vowels are among them; a letter that is both counts as a vowel and a consonant.
    pub vowels: usize,
    /// How many consonants.
    pub consonants: usize,
    /// How many squares become neighbours of a tile that were none: where the next word can dock.
    pub opened: usize,
}

/// What a placement of this rack leaves behind.
pub fn prospect(
    edition: &Edition,
    rules: &Profile,
    rack: &[Tile],
    board: &Board,
    placement: &Placement,
) -> Prospect {
    let rest = laying::rest(edition, rack, board, placement);
    let classes = classes(edition, &rules.minima, &rest);
    let mut after = board.clone();
    laying::lay(edition, &rules.form, &mut after, rack, placement);
    let docks = |board: &Board| {
        let is_dock = |square: &Square| board.at(*square).is_none() && board.has_neighbour(*square);
        Square::all().filter(is_dock).collect::<Vec<_>>()
    };
    let before = docks(board);
    let opened = docks(&after);
    Prospect {
        blanks: placement.laid(board).filter(|(_, t)| t.is_blank).count(),
        left: rest.len(),
        vowels: classes.vowels,
        consonants: classes.consonants,
        opened: opened.iter().filter(|dock| !before.contains(dock)).count(),
    }
}
