//! Blanks that a rack bought back, for the people in the hall.

use crate::game::reference;
use crate::game::square::Direction;
use crate::i18n::catalogue::say;
use crate::i18n::language::Language;
use crate::tournament::round::Round;
use crate::tournament::state::Tournament;
use crate::web::compose::choices::blank_name;

/// What changed places with a blank when the rack was drawn, a sentence a square; empty where
/// nothing did.
#[must_use]
pub fn sentences(state: &Tournament, round: &Round, language: Language) -> String {
    let edition = &state.edition;
    let sentence = |square: &_| {
        let tile = round.board.at(*square)?;
        let arguments = [
            (
                "at",
                reference::text(edition, *square, Direction::Across).into(),
            ),
            ("letter", edition.label(tile.letter).into()),
            ("name", blank_name(edition, language).into()),
        ];
        Some(say(language, "bought-back", &arguments))
    };
    let sentences: Vec<String> = round.bought.iter().filter_map(sentence).collect();
    sentences.join(" ")
}
