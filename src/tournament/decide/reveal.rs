//! Announcing the top, and laying it where nothing is left to choose.

use crate::model::{Event, PlacedTop, PlacementText, Round, Tops};
use crate::{decide::guards::Decided, decide::guards::Deciding, judging::choice};
use crate::{judging::choice::Choosing, state::Tournament};
use flavita_game::Placement;
use flavita_lexicon::graph::Graph;
use flavita_solver::{opening, position::Position, rank::Spread, ranking::Ranked, themed};

/// Every legal placement of a round, best first.
pub fn placements(state: &Tournament, round: &Round, words: &Graph) -> Vec<Ranked> {
    let rack = round.rack.counts();
    let position = Position::new(&state.edition, words, &round.board, &rack);
    themed::all(&opening::eased(position), Spread::Lanes)
}

/// The events that announce a round's top; it is laid at once where the rules leave one, and no
/// other hall has laid one already.
pub fn reveal(state: &Tournament, round: &Round, words: &Graph) -> Vec<Event> {
    let (tops, revealed) = tops(state, round, words);
    let points = revealed.points;
    let mut events = vec![Event::TopRevealed { round: round.number, tops: revealed }];
    let choices = Choosing::of(state, round).candidates(&tops);
    if let [only] = choices.as_slice()
        && state.relayed.is_none()
    {
        let placement = PlacementText::of(&state.edition, &tops[*only].placement);
        let placed = PlacedTop { placement, points, because: None };
        events.push(Event::TopPlaced { round: round.number, placed });
    }
    events
}

impl Deciding<'_> {
    /// The events that announce a round's top and lay a given placement, a top or not.
    ///
    /// # Errors
    /// When the placement cannot lie there.
    pub(super) fn reveal_and_place(self, round: &Round, at: &str, word: &str) -> Decided {
        let placed = self.given(round, at, word)?;
        let (_, tops) = tops(self.state, round, self.words);
        let round = round.number;
        Ok(vec![Event::TopRevealed { round, tops }, Event::TopPlaced { round, placed }])
    }
}

/// The tops of a round, as the solver and as the log have them.
pub(crate) fn tops(state: &Tournament, round: &Round, words: &Graph) -> (Vec<Ranked>, Tops) {
    let all = placements(state, round, words);
    let tops = choice::tops(&all).to_vec();
    let text = |placement: &Placement| PlacementText::of(&state.edition, placement);
    let revealed = Tops {
        points: all.first().map_or(0, |best| best.points),
        placements: tops.iter().map(|top| text(&top.placement)).collect(),
        legal: all.len(),
    };
    (tops, revealed)
}
