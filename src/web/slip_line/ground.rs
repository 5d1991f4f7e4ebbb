//! What a line is judged by.
//!
//! Those who help are told nothing, while a round is open, for which the dictionary or the top would
//! have to be asked: words of the open round could be typed into the line of a closed one, of this
//! game or of another.

use crate::frame::{Silence, Who};
use flavita_app::desk::{DeskView, PublicView, secret_round};
use flavita_lexicon::graph::Graph;
use flavita_solver::ranking::Ranked;
use flavita_tournament::model::{Round, SlipText, Verdict};
use flavita_tournament::{judging::judge::verdict, state::Tournament};

/// What a line is judged by: everything, or for who may hear nothing about words now what everybody
/// may see.
#[derive(Clone, Copy, Debug)]
pub struct Ground<'a> {
    pub(crate) state: &'a Tournament,
    pub(crate) words: &'a Graph,
    whole: Option<&'a DeskView>,
}

impl<'a> Ground<'a> {
    /// Everything.
    pub fn whole(view: &'a DeskView) -> Self {
        Self { state: &view.state, words: view.words(), whole: Some(view) }
    }

    /// What somebody may hear who keeps this silence. A round that has ended since the view was
    /// taken is none of its rounds any more.
    pub(crate) fn within(
        silence: &Silence,
        view: &'a DeskView,
        public: &'a PublicView,
        who: &Who,
    ) -> Self {
        let is_told = !silence.is_kept() && secret_round(&view.state).is_none();
        if who.is_arbiter() || is_told {
            return Self::whole(view);
        }
        Self { state: &public.state, words: public.words(), whole: None }
    }

    /// Whether nothing may be said about words and points.
    pub(crate) const fn is_quiet(self) -> bool {
        self.whole.is_none()
    }

    pub(crate) fn placements(self, round: &Round) -> Option<&'a [Ranked]> {
        self.whole?.placements(round.number)
    }

    pub(crate) fn verdict(self, round: &Round, slip: &SlipText) -> Verdict {
        verdict(self.state, self.words, round, slip)
    }
}
