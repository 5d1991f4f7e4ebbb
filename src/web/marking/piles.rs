//! The piles: rounds whose slips can be keyed. Which one a page keys its address says, since two
//! people may key two at once.

use crate::marking::region::{Pile, SlipLine, left, marking_round};
use crate::{frame::show, marking::blocks::Marked};
use actix_web::HttpRequest;
use flavita_tournament::{model::Actor, model::Round, model::RoundNumber, state::Tournament};

/// The round whose slips the address says are keyed on its page.
pub(crate) fn asked_pile(request: &HttpRequest) -> Option<RoundNumber> {
    show::asked(request, "pile")?.parse().ok()
}

/// The round that a page keys: the one asked for, else the last one whose top is known.
pub fn pile(state: &Tournament, asked: Option<RoundNumber>) -> Option<&Round> {
    let asked = asked.and_then(|number| state.round(number)).filter(|round| round.may_be_marked());
    asked.or_else(|| marking_round(state))
}

/// Whether there is anything left to key: for the arbiter, or for the helper whom the log calls so.
pub fn is_any_open(state: &Tournament, helper: Option<&Actor>) -> bool {
    let mut rounds = state.rounds.iter().rev();
    rounds.any(|round| round.may_be_marked() && left(state, round, helper) > 0)
}

impl Marked<'_> {
    /// The line into which slips of this round are keyed, with the piles beside it.
    pub fn slip_line(self) -> SlipLine {
        let Self { state, round, helper, language } = self;
        let newest = marking_round(state).map_or(round.number, |newest| newest.number);
        let still = left(state, round, helper);
        let n = round.number;
        let is_older = n < newest;
        let title = if is_older {
            say!(language, "slip-of-pile", n, left = still, newest)
        } else {
            say!(language, "slip-of-round", n)
        };
        let is_closed = round.is_locked || state.is_annulled(round.number);
        let gone = ["pile-moved", "pile-closed"][usize::from(is_closed)];
        let moved = || say!(language, gone, n, next = newest);
        SlipLine {
            round: round.number,
            title,
            is_older,
            newest,
            moved: if is_older && still == 0 { moved() } else { String::new() },
            piles: self.piles(newest),
        }
    }

    /// Every round with something to key, beside the one that is shown and the newest.
    fn piles(self, newest: RoundNumber) -> Vec<Pile> {
        let (shown, language) = (self.round.number, self.language);
        let open = self.state.rounds.iter().filter(|round| round.may_be_marked());
        let pile = |round: &Round| {
            let left = left(self.state, round, self.helper);
            let number = round.number;
            (left > 0 || [shown, newest].contains(&number)).then(|| Pile {
                round: number,
                label: say!(language, "pile-of", n = number, left = left),
                is_shown: number == shown,
            })
        };
        open.filter_map(pile).collect()
    }
}
