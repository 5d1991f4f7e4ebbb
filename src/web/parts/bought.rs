//! What a round is told with: tiles bought back, a zero that is repeated.

use crate::parts::choices::blank_name;
use flavita_game::{Direction, reference};
use flavita_i18n::{language::Language, names::numbered_name, names::points};
use flavita_tournament::{model::Round, ruling::repeated::RepeatedZero, state::Tournament};

/// What changed places with a blank when the rack was drawn or, where a bought blank is laid at
/// once, when a placement went on the board, a sentence a square; empty where nothing did.
pub fn sentences(state: &Tournament, round: &Round, language: Language) -> String {
    let edition = &state.edition;
    let sentence = |square: &_| {
        let tile = round.board.at(*square)?;
        let at = reference::text(edition, *square, Direction::Across);
        let (letter, name) = (edition.label(tile.letter), blank_name(edition, language));
        if state.profile.form.blanks_bought_to_lay {
            return Some(say!(language, "bought-to-lay", at, letter));
        }
        Some(say!(language, "bought-back", at, letter, name))
    };
    let sentences: Vec<String> = round.bought.iter().filter_map(sentence).collect();
    sentences.join(" ")
}

/// Who repeated what when, and what the mean is.
pub fn repeated_sentence(state: &Tournament, zero: &RepeatedZero, language: Language) -> String {
    let RepeatedZero { player, round, before, mean, .. } = zero;
    let (name, points) = (numbered_name(state, *player, language), points(language, *mean));
    say!(language, "rulings-repeated", name, round, before, points)
}
