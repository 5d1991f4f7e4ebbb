//! What a line is judged by.
//!
//! Those who help are told nothing, while a round is open, for which the dictionary or the top would
//! have to be asked: words of the open round could be typed into the line of a closed one.

use crate::frame::who::Who;
use flavita_app::desk::public_view::{PublicView, open_round};
use flavita_app::desk::view::DeskView;
use flavita_solver::ranking::Ranked;
use flavita_tournament::{
    judging::in_round, judging::referee::Referee, model::round::Round, model::slip::SlipText,
    model::verdict::Verdict, state::tournament::Tournament,
};

/// What a line is judged by: everything, or for who may hear nothing about words now what everybody
/// may see.
#[derive(Clone, Copy, Debug)]
pub struct Ground<'a> {
    pub(crate) state: &'a Tournament,
    pub(crate) referee: Referee<'a>,
    whole: Option<&'a DeskView>,
}

impl<'a> Ground<'a> {
    /// Everything.
    pub fn whole(view: &'a DeskView) -> Self {
        Self { state: &view.state, referee: view.referee(), whole: Some(view) }
    }

    pub(crate) fn for_who(view: &'a DeskView, public: &'a PublicView, who: &Who) -> Self {
        if who.is_arbiter() || open_round(&view.state).is_none() {
            return Self::whole(view);
        }
        Self { state: &public.state, referee: public.referee(), whole: None }
    }

    /// Whether nothing may be said about words and points.
    pub(crate) const fn is_quiet(self) -> bool {
        self.whole.is_none()
    }

    pub(crate) fn placements(self, round: &Round) -> Option<&'a [Ranked]> {
        self.whole?.placements(round.number)
    }

    pub(crate) fn verdict(self, round: &Round, slip: &SlipText) -> Verdict {
        in_round::verdict(self.state, self.referee, round, slip)
    }
}
