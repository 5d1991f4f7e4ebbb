//! Blanks that a rack bought back, for the people in the hall.

use crate::parts::choices::blank_name;
use flavita_game::{reference, square::Direction};
use flavita_i18n::language::Language;
use flavita_tournament::{model::round::Round, state::tournament::Tournament};

/// What changed places with a blank when the rack was drawn, a sentence a square; empty where
/// nothing did.
pub fn sentences(state: &Tournament, round: &Round, language: Language) -> String {
    let edition = &state.edition;
    let sentence = |square: &_| {
        let tile = round.board.at(*square)?;
        Some(say!(
            language,
            "bought-back",
            at = reference::text(edition, *square, Direction::Across),
            letter = edition.label(tile.letter),
            name = blank_name(edition, language)
        ))
    };
    let sentences: Vec<String> = round.bought.iter().filter_map(sentence).collect();
    sentences.join(" ")
}
