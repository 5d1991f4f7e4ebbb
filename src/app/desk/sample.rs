//! The tournament that the tests of this floor set up.

use crate::{machine::seed::fresh, words::Dictionary, words::dictionary::from_plain};
use flavita_game::embedded;
use flavita_tournament::{model::TournamentCreated, profile::catalogue, state::Secret};
use std::path::Path;

/// A tournament with two English words, those words, and the secret of its draw.
pub(crate) fn cup() -> (TournamentCreated, Dictionary, Secret) {
    let edition = embedded("en-scrabble").unwrap();
    let words = from_plain(&edition, Path::new("words.txt"), b"ab\naa\n", None).unwrap();
    let (seed, secret) = fresh().unwrap();
    let house = catalogue::embedded("house").unwrap();
    let created = TournamentCreated {
        seed,
        ..TournamentCreated::plain("Cup".to_owned(), &edition, words.note(), house)
    };
    (created, words, secret)
}
