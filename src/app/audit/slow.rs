//! The slow search of a round's top, compared with what the log says of it, and kept where many logs have
//! the same rounds.

use crate::audit::plain_score::PlainTable;
use crate::audit::plain_search::{Besides, PlainTops, Question, search};
use flavita_game::buying::{bought, most_bought};
use flavita_game::{Bag, Placement, Tile, board_text, rack_text};
use flavita_lexicon::graph::Graph;
use flavita_tournament::model::log_difference::{Again, Differing, Found};
use flavita_tournament::{model::PlacementText, model::Round, model::Tops, state::Tournament};
use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

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
            (&edition.source, &edition.switched_on, &state.profile.form),
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
) -> Found {
    let of_at_least = |first_word| {
        let question = Question {
            table,
            words,
            board: &round.board,
            start: state.edition.start,
            most_laid: state.edition.hand.most_laid.unwrap_or(usize::MAX),
            first_word,
        };
        let rack = round.rack.counts();
        let (edition, board) = (&state.edition, &round.board);
        let (mut choice, buys) = (Bag::choice(edition, board, &rack), edition.hand.buys_to_lay);
        let most = if buys { most_bought(edition, board, &rack) } else { 1 };
        if buys && most > 0 {
            choice.add(Tile::Blank);
        }
        let has = |one: &Placement| !buys || bought(edition, board, &rack, one).is_some();
        search(question, &rack, Besides { choice: &choice, most, may: &has })
    };
    let mut found = PlainTops::default();
    for first_word in state.edition.hand.first_words() {
        if found.legal == 0 {
            found = of_at_least(first_word);
        }
    }
    let again = found.placements.iter();
    let again = again.map(|placement| PlacementText::of(&state.edition, placement)).collect();
    let found = Tops { points: found.points, placements: again, legal: found.legal };
    // In which order equal tops were found is the searcher's own affair.
    let sorted = |tops: &Tops| {
        let mut tops = tops.clone();
        tops.placements.sort_by(|one, other| (&one.at, &one.word).cmp(&(&other.at, &other.word)));
        tops
    };
    Differing::between(Again::TopSearched(round.number), &sorted(recorded), &sorted(&found))
}

/// What a search came to: where the tops that a log has differ, or nothing.
type Answer = Arc<OnceLock<Found>>;

/// Every search so far, by what was asked. Halls that played one game ask the same: each question
/// is searched once, and whoever asks meanwhile waits for the answer.
#[derive(Debug, Default)]
pub struct Searched(Mutex<BTreeMap<String, Answer>>);

impl Searched {
    /// How many different questions there were.
    pub fn count(&self) -> usize {
        self.0.lock().len()
    }

    /// The answer to a question, searched unless it was before.
    pub(crate) fn answer(&self, question: String, search: impl FnOnce() -> Found) -> Found {
        let answer = {
            let mut all = self.0.lock();
            Arc::clone(all.entry(question).or_default())
        };
        answer.get_or_init(search).clone()
    }
}
