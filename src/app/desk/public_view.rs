//! What may be seen by whom while a round is open: pictures in which the secrets do not stand.
//!
//! Standings and figures are worked out once a revision, so that a page costs the same however many
//! play.

use crate::{desk::view::DeskView, words::dictionary::Dictionary};
use flavita_game::letter::Letter;
use flavita_lexicon::builder::build;
use flavita_tournament::model::round::{Phase, Round};
use flavita_tournament::results::standings::{Standings, standings};
use flavita_tournament::{
    model::ids::RoundNumber, results::statistics::whole::Statistics, state::tournament::Tournament,
};
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

/// The round that is played: drawn, thought about, or closed with its top still secret.
pub fn open_round(state: &Tournament) -> Option<&Round> {
    let last = state.last_round().filter(|_| state.ended.is_none());
    last.filter(|round| round.phase < Phase::Revealed)
}

/// A tournament as everybody may see it: without the seed until the end, without a single word
/// of the dictionary, without placements and slips of a round whose top is not out.
///
/// Pages for anybody but the arbiter are composed of this, so that none of them can show what is
/// not there.
#[derive(Clone, Debug)]
pub struct HallView {
    view: DeskView,
    standings: OnceLock<Standings>,
    statistics: OnceLock<Statistics>,
}

impl HallView {
    /// The picture without its secrets.
    pub fn of(view: &DeskView) -> Self {
        let mut view = view.clone();
        view.state.forget_secrets();
        view.screen = view.screen.for_the_hall();
        view.dictionary = Arc::new(without_words(&view.dictionary));
        view.words = Arc::clone(&view.dictionary.words);
        let state = &view.state;
        let is_out = |number: &RoundNumber| state.round(*number).is_some_and(Round::may_be_marked);
        view.analyses.retain(|number, _| is_out(number));
        Self { view, standings: OnceLock::new(), statistics: OnceLock::new() }
    }

    /// The standings after the rounds that are marked, reckoned when they are first asked for:
    /// a hall of ten thousand telephones asks for them all at once.
    pub fn standings(&self) -> &Standings {
        let state = &self.view.state;
        self.standings.get_or_init(|| standings(state, state.marked_until()))
    }

    /// The figures of the game, reckoned when they are first asked for.
    pub fn statistics(&self) -> &Statistics {
        self.statistics.get_or_init(|| Statistics::of(&self.view.state))
    }
}

impl Deref for HallView {
    type Target = DeskView;

    fn deref(&self) -> &DeskView {
        &self.view
    }
}

/// What is to be said of a list, and none of its words.
fn without_words(dictionary: &Dictionary) -> Dictionary {
    Dictionary {
        name: dictionary.name.clone(),
        checksum: dictionary.checksum.clone(),
        choice: dictionary.choice.clone(),
        words: Arc::new(build(Vec::<Vec<Letter>>::new(), |_taken| ())),
    }
}
