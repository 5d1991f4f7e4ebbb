//! Rulings in the check of a log: what follows from them follows again, and is counted and searched a
//! second time.

use crate::audit::log::Audit;
use flavita_tournament::decide::decide;
use flavita_tournament::model::log_difference::{Again, Differing, Fact, Found, SlipName};
use flavita_tournament::model::{Command, Event, Outcome, RoundNumber, RoundTops, Ruling};
use flavita_tournament::model::{RulingNumber, SlipNumber, SlipVerdict};

impl Audit<'_> {
    /// What a ruling changed: verdicts counted and tops searched a second time.
    pub(crate) fn outcome_again(&self, event: &Event) -> Found {
        let (Event::RulingGiven { outcome, .. } | Event::RulingRevoked { outcome, .. }) = event
        else {
            return None;
        };
        let again = |tops: &RoundTops| self.searched_again(tops.round, &tops.tops);
        let verdict = |fresh: &SlipVerdict| {
            if self.is_ruled(fresh.slip) {
                return None;
            }
            let (round, slip) = self.state.slip(fresh.slip)?;
            let name = SlipName { slip: slip.id, round: round.number, player: slip.player };
            self.counted_again(name, round, &fresh.verdict)
        };
        let mut tops = outcome.tops.iter().filter_map(again);
        tops.next().or_else(|| outcome.verdicts.iter().find_map(verdict))
    }

    /// Whether the arbiter ruled what a slip is worth, so that there is nothing to count.
    fn is_ruled(&self, id: SlipNumber) -> bool {
        let mut given = self.state.rulings.iter();
        given.any(|given| matches!(given.what, Ruling::SlipJudged { slip, .. } if slip == id))
    }

    /// A ruling: what follows from it follows again.
    pub(crate) fn ruling(&self, number: RulingNumber, event: &Event, command: &Command) -> Found {
        let again = decide(&self.state, command, self.words()?);
        let again = again.as_ref().ok().and_then(|events| events.first());
        if again == Some(event) {
            return None;
        }
        let outcomes = outcome(Some(event)).zip(outcome(again));
        let what = outcomes.and_then(|(recorded, again)| follows(number, recorded, again));
        let (recorded, found) = (Fact::Nothing, Fact::Nothing);
        what.or(Some(Differing::Otherwise { of: Again::Ruling(number), recorded, found }))
    }
}

fn outcome(event: Option<&Event>) -> Option<&Outcome> {
    if let Event::RulingGiven { outcome, .. } | Event::RulingRevoked { outcome, .. } = event? {
        return Some(outcome);
    }
    None
}

/// The first slip, or else round, for which something else follows from a ruling, or what lies on
/// the board.
fn follows(number: RulingNumber, recorded: &Outcome, found: &Outcome) -> Found {
    let verdict = |of: &Outcome, slip: SlipNumber| {
        let fresh = of.verdicts.iter().find(|fresh| fresh.slip == slip);
        fresh.map(|fresh| fresh.verdict.clone())
    };
    let tops = |of: &Outcome, round: RoundNumber| {
        of.tops.iter().find(|fresh| fresh.round == round).map(|fresh| fresh.tops.clone())
    };
    let slips = recorded.verdicts.iter().chain(&found.verdicts).map(|fresh| fresh.slip);
    let mut slips = slips.filter_map(|slip| {
        let (recorded, found) = (verdict(recorded, slip), verdict(found, slip));
        Differing::between(Again::RulingSlip(number, slip), &recorded, &found)
    });
    let rounds = recorded.tops.iter().chain(&found.tops).map(|fresh| fresh.round);
    let mut rounds = rounds.filter_map(|round| {
        let (recorded, found) = (tops(recorded, round), tops(found, round));
        Differing::between(Again::RulingTop(number, round), &recorded, &found)
    });
    let board = || Differing::between(Again::Ruling(number), &recorded.placed, &found.placed);
    slips.next().or_else(|| rounds.next()).or_else(board)
}
