//! On which squares the players' tiles lay.

use crate::{model::PlacementText, model::Round, state::Tournament};
use flavita_game::SIDE;
use std::collections::BTreeMap;

/// How often the players laid a tile on each square, in reading order: the tiles of valid slips,
/// those that already stood there left out.
pub(super) fn squares(state: &Tournament, rounds: &[&Round]) -> Vec<u32> {
    let mut squares = vec![0; SIDE * SIDE];
    for round in rounds {
        if !state.is_annulled(round.number) {
            add(state, round, &mut squares);
        }
    }
    squares
}

fn add(state: &Tournament, round: &Round, squares: &mut [u32]) {
    // Many players write the same: each text is read once.
    let mut readings: BTreeMap<(&str, &str), (&PlacementText, u32)> = BTreeMap::new();
    for player in state.players_in(round.number) {
        let slip = round.slip_of(player.number);
        let valid = slip.filter(|slip| slip.verdict.is_valid());
        if let Some(text) = valid.and_then(|slip| slip.verdict.reading.as_ref()) {
            let place = (text.at.as_str(), text.word.as_str());
            readings.entry(place).or_insert((text, 0)).1 += 1;
        }
    }
    for (text, count) in readings.into_values() {
        let placement = state.read_placement(text);
        let laid = placement.iter().flat_map(|one| one.laid(&round.board));
        for (square, _) in laid {
            squares[square.index()] += count;
        }
    }
}
