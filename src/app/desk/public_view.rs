//! What may be seen by whom while a round is open: pictures in which the secrets do not stand.
//!
//! Standings and figures are worked out once a revision, so that a page costs the same however many
//! play.

use crate::{desk::view::DeskView, machine::clock::RunningClock, screen::shown::Screen};
use flavita_game::Letter;
use flavita_lexicon::{builder::build, graph::Graph};
use flavita_solver::ranking::Ranked;
use flavita_store::event::Head;
use flavita_tournament::model::{Phase, PlayerNumber, Round, RoundNumber};
use flavita_tournament::results::{Standings, Statistics, standings};
use flavita_tournament::state::Tournament;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock, OnceLock};

/// The words of nobody.
static NO_WORDS: LazyLock<Graph> = LazyLock::new(|| build(Vec::<Vec<Letter>>::new(), |_taken| ()));

/// The round that is played: drawn, thought about, or closed with its top still secret.
pub fn secret_round(state: &Tournament) -> Option<&Round> {
    let last = state.last_round().filter(|_| state.ended.is_none());
    last.filter(|round| round.phase < Phase::Revealed)
}

/// A tournament as everybody may see it: without the secret of the draw until the end, without a single word
/// of the dictionary, without placements and slips of a round whose top is not out.
///
/// Pages for anybody but the arbiter are composed of this, so that none of them can show what is
/// not there. It is made field by field and has no way to the arbiter's picture.
#[derive(Clone, Debug)]
pub struct PublicView {
    /// Rises with every change that a page may show.
    pub rev: u64,
    /// The state.
    pub state: Tournament,
    /// The clock of the last round.
    pub clock: RunningClock,
    /// What the arbiter has put on the screen of the hall.
    pub screen: Screen,
    /// Whose number was pressed in the last round: who handed in by telephone is not among them.
    pub pressed: BTreeSet<PlayerNumber>,
    /// The end of the log when that was last changed which everybody may know.
    pub head: Head,
    placements: BTreeMap<RoundNumber, Arc<Vec<Ranked>>>,
    standings: OnceLock<Standings>,
    statistics: OnceLock<Statistics>,
}

impl PublicView {
    /// The picture without its secrets.
    pub fn of(view: &DeskView) -> Self {
        let out = view.state.rounds.iter().filter(|round| round.may_be_marked());
        let placements = out.filter_map(|round| {
            Some((round.number, Arc::clone(view.analyses.get(&round.number)?)))
        });
        let last = view.state.last_round();
        let handed_in = last.into_iter().flat_map(|round| round.handed_in.keys());
        let pressed =
            handed_in.filter(|player| last.is_some_and(|round| round.is_pressed(**player)));
        Self {
            rev: view.told.rev,
            state: view.state.as_everybody_may_see(),
            clock: view.clock,
            screen: view.screen.clone().for_the_hall(),
            pressed: pressed.copied().collect(),
            head: view.told.head,
            placements: placements.collect(),
            standings: OnceLock::new(),
            statistics: OnceLock::new(),
        }
    }

    /// Every legal placement of a round, best first; `None` until its top is out.
    pub fn placements(&self, round: RoundNumber) -> Option<&[Ranked]> {
        self.placements.get(&round).map(|all| all.as_slice())
    }

    /// No words at all: who judges here knows not a single one.
    pub fn words(&self) -> &Graph {
        &NO_WORDS
    }

    /// The standings after the rounds that are marked, reckoned when they are first asked for:
    /// a hall of ten thousand telephones asks for them all at once.
    pub fn standings(&self) -> &Standings {
        self.standings.get_or_init(|| standings(&self.state, self.state.marked_until()))
    }

    /// The figures of the game, reckoned when they are first asked for.
    pub fn statistics(&self) -> &Statistics {
        self.statistics.get_or_init(|| Statistics::of(&self.state))
    }
}
