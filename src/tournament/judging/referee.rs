//! What decisions rest on beside the state: the words.

use flavita_lexicon::graph::Graph;

/// The authorities a decision may ask.
#[derive(Clone, Copy, Debug)]
pub struct Referee<'a> {
    /// The dictionary.
    pub words: &'a Graph,
}
