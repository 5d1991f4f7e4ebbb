//! What lanes are made of: a board with its tiles and premiums, and the words.

use flavita_game::{Board, Edition};
use flavita_lexicon::graph::Graph;

/// A board in a game.
#[derive(Clone, Copy, Debug)]
pub struct Ground<'a> {
    /// Values and premiums.
    pub edition: &'a Edition,
    /// The words.
    pub words: &'a Graph,
    /// The tiles that lie already.
    pub board: &'a Board,
}
