//! Laying a placement on everybody's board.

use crate::model::{Event, Given, Phase, PlacedTop, PlacementText, Reason, Refusal, Round, text};
use crate::{decide::guards::Decided, decide::guards::Deciding, judging::choice};
use crate::{judging::legality::objections_with_rack, judging::reading::cuts};
use crate::{judging::reading::settle, state::Tournament};
use flavita_game::{Placement, reference, score};
use flavita_solver::position::Position;

impl Tournament {
    /// The round in which one of equal tops is to be chosen, or may still be chosen anew: its rack
    /// is the last, and what lies there was chosen and not ruled.
    pub fn choosing(&self) -> Option<&Round> {
        let round = self.last_round()?;
        (round.phase == Phase::Revealed || self.may_choose_anew(round)).then_some(round)
    }

    fn may_choose_anew(&self, round: &Round) -> bool {
        let tops = round.tops.iter().flat_map(|tops| &tops.placements);
        let lies = |top: &PlacementText| Some(top) == round.placed.as_ref().map(|p| &p.placement);
        let (several, is_top) = (tops.clone().nth(1).is_some(), tops.clone().any(lies));
        let is_ruled =
            |given: &Given| given.what.is_on_a_round() && given.what.round() == Some(round.number);
        round.phase == Phase::Placed
            && self.ended.is_none()
            && self.prepared_game().is_none()
            && several
            && is_top
            && !self.rulings_in_force().any(is_ruled)
    }
}

/// One of the revealed tops, by its place in their list, from 0; `because` says why, where the
/// rules prefer another. Nothing where it lies there already.
///
/// # Errors
/// When there is no such top, or it departs from the rules without a reason.
pub(crate) fn top(state: &Tournament, round: &Round, choice: usize, because: &str) -> Decided {
    let no_such_top = Refusal::NoSuchTop(choice);
    let tops = round.tops.as_ref().ok_or(no_such_top.clone())?;
    let placement = tops.placements.get(choice).ok_or(no_such_top)?;
    let lies = round.placed.as_ref().map(|placed| &placed.placement);
    if lies == Some(placement) {
        return Ok(Vec::new());
    }
    let departs = !choice::preferred(state, round).contains(&choice);
    let because = departs.then(|| text::reason(because)).transpose();
    let because = because.map_err(|refusal| {
        if refusal == Refusal::ReasonNeeded { Refusal::OtherTopPreferred } else { refusal }
    })?;
    let placed = PlacedTop { placement: placement.clone(), points: tops.points, because };
    Ok(vec![Event::TopPlaced { round: round.number, placed }])
}

impl Deciding<'_> {
    /// A placement that a written game gives.
    ///
    /// It must fit the rack and the board; its words need not be in the dictionary, since the game
    /// went on from it whatever anybody thinks of them now.
    ///
    /// # Errors
    /// When it cannot lie there.
    pub(super) fn given(self, round: &Round, at: &str, word: &str) -> Result<PlacedTop, Refusal> {
        let refusal = || Refusal::NotPlaceable { at: at.to_owned(), word: word.to_owned() };
        let edition = &self.state.edition;
        let at = reference::parse(edition, at).map_err(|_error| refusal())?;
        let cuts = cuts(edition, word).map_err(|_reason| refusal())?;
        let rack = round.rack.counts();
        let question = Position::new(edition, self.words, &round.board, &rack);
        let is_unknown = |reason: &Reason| matches!(reason, Reason::NotInDictionary { .. });
        let fitting = cuts.into_iter().find_map(|tiles| {
            let written = Placement { square: at.square, direction: at.direction, tiles };
            let settled = settle(edition, &round.board, &rack, &written).ok()?;
            let stands = objections_with_rack(question, &settled).iter().all(is_unknown);
            stands.then_some(settled)
        });
        let placement = fitting.ok_or_else(refusal)?;
        let points = score(edition, &round.board, &placement).points();
        let placement = PlacementText::of(edition, &placement);
        Ok(PlacedTop { placement, points, because: None })
    }
}
