//! What words are, for pages: a line for each thing that a word can be.

use crate::frame::AtDesk;
use flavita_app::words::meanings::{is_kept, meanings, readings};
use flavita_game::{Edition, Letter, score};
use flavita_i18n::{language::Language, meaning::meaning};
use flavita_tournament::{model::PlacementText, model::Round, state::Tournament};

/// Each thing that a word can be, in one line; nothing where no source tells it.
pub fn lines(edition: &Edition, word: &[Letter], language: Language) -> Vec<String> {
    readings(edition, word).iter().map(|reading| meaning(language, reading)).collect()
}

/// The same for the word of a placement in a round.
pub fn of_placement(
    state: &Tournament,
    round: &Round,
    text: &PlacementText,
    language: Language,
) -> Vec<String> {
    let placement = state.read_placement(text);
    let words = placement.map(|placement| score(&state.edition, &round.board, &placement).words);
    let word = words.into_iter().flatten().next();
    word.map_or_else(Vec::new, |word| {
        lines(&state.edition, &word.word.letters().collect::<Vec<_>>(), language)
    })
}

/// Reads what the words of a tournament's edition are, where nobody has asked before: beside the
/// threads that serve.
pub async fn prepare(at: &AtDesk) {
    let list = at.public_view().state.edition.dictionary.clone();
    if !is_kept(&list) {
        // Whoever stops the program needs no page.
        let _stopping = at.work(move |_| drop(meanings(&list))).await;
    }
}
