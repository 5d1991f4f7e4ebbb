//! Announcing the top, and laying it where nothing is left to choose.

use crate::game::placement::Placement;
use crate::solver::position::Position;
use crate::solver::rank::{self, Ranked, Spread};
use crate::tournament::choice::candidates;
use crate::tournament::event::Event;
use crate::tournament::judge::placement_text;
use crate::tournament::referee::Referee;
use crate::tournament::round::{PlacedTop, Round, Tops};
use crate::tournament::state::Tournament;

/// Every legal placement of a round, best first.
#[must_use]
pub fn placements(state: &Tournament, round: &Round, referee: Referee<'_>) -> Vec<Ranked> {
    let rack = round.rack.counts();
    rank::all(
        &Position::new(&state.edition, referee.words, &round.board, &rack),
        Spread::Lanes,
    )
}

/// The events that announce a round's top; it is laid at once where the house rule leaves one.
#[must_use]
pub fn reveal(state: &Tournament, round: &Round, referee: Referee<'_>) -> Vec<Event> {
    let all = placements(state, round, referee);
    let points = all.first().map_or(0, |best| best.points);
    let tops: Vec<Ranked> = all
        .iter()
        .take_while(|r| r.points == points)
        .cloned()
        .collect();
    let text = |placement: &Placement| placement_text(&state.edition, placement);
    let revealed = Tops {
        points,
        placements: tops.iter().map(|top| text(&top.placement)).collect(),
        legal: all.len(),
    };
    let mut events = vec![Event::TopRevealed {
        round: round.number,
        tops: revealed,
    }];
    if let [only] = open_choices(round, &tops).as_slice() {
        let placed = PlacedTop {
            placement: text(&tops[*only].placement),
            points,
        };
        events.push(Event::TopPlaced {
            round: round.number,
            placed,
        });
    }
    events
}

/// The tops among which the arbiter chooses, as places in the list.
#[must_use]
pub fn open_choices(round: &Round, tops: &[Ranked]) -> Vec<usize> {
    candidates(tops, |top| {
        top.placement
            .laid(&round.board)
            .filter(|(_, tile)| tile.is_blank)
            .count()
    })
}
