//! The slow search of a round's top, compared with what the log says of it.

use crate::audit::plain_score::PlainTable;
use crate::audit::plain_search::{PlainTops, Question, search};
use flavita_game::{board_text, rack_text};
use flavita_lexicon::graph::Graph;
use flavita_tournament::model::{PlacementText, Round, Tops};
use flavita_tournament::state::Tournament;
use std::collections::BTreeSet;

/// Everything on which it depends whether the tops of a round differ, as a text.
pub(crate) fn question(state: &Tournament, round: &Round, recorded: &Tops) -> String {
    let edition = &state.edition;
    let rack = round.rack.counts();
    let rack: Vec<_> = rack.tiles().collect();
    let words = state.ruled_words();
    format!(
        "{:?}",
        (
            (&state.dictionary.checksum, words.iter().collect::<Vec<_>>()),
            (edition.source(), edition.switched_on(), &state.profile.form),
            (board_text(edition, &round.board), round.number),
            (rack_text(edition, &rack), recorded),
        )
    )
}

/// Where the tops of a round are not those that the second searcher finds.
pub(crate) fn tops_differ(
    state: &Tournament,
    table: &PlainTable,
    words: &Graph,
    round: &Round,
    recorded: &Tops,
) -> Option<String> {
    let of_at_least = |first_word| {
        let question = Question {
            table,
            words,
            board: &round.board,
            start: state.edition.start(),
            most_laid: state.edition.most_laid().unwrap_or(usize::MAX),
            first_word,
        };
        search(question, &round.rack.counts())
    };
    let mut found = PlainTops::default();
    for first_word in state.edition.first_words() {
        if found.legal == 0 {
            found = of_at_least(first_word);
        }
    }
    let name = |text: &PlacementText| format!("{} {}", text.at, text.word);
    let texts = |texts: &[PlacementText]| texts.iter().map(name).collect::<BTreeSet<_>>();
    let again = found.placements.iter();
    let again: Vec<PlacementText> =
        again.map(|placement| PlacementText::of(&state.edition, placement)).collect();
    let (ours, theirs) = (texts(&again), texts(&recorded.placements));
    let figures = (found.points, found.legal, ours);
    let recorded = (recorded.points, recorded.legal, theirs);
    (figures != recorded).then(|| {
        format!(
            "the top of round {}: recorded {recorded:?}, searched again {figures:?}",
            round.number
        )
    })
}
