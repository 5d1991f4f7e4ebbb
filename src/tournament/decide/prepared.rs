//! A prepared game in a hall: the next rack and the placement at the end of a round come from it.
//!
//! The hall lays the prepared placement even where a ruling made another top: the boards of all
//! halls must stay the same. Where it cannot lie, the hall goes on as in any tournament.

use crate::model::{Event, RackOrigin, Refusal, Round};
use crate::{decide::guards::Decided, decide::guards::Deciding, state::Tournament};
use flavita_game::{parse_rack, rack_text};
use flavita_lexicon::graph::Graph;

/// The next rack of the prepared game, or its end.
///
/// # Errors
/// While the game is sealed, before the time that the organiser has set, or where the board of
/// this hall is another one.
pub fn draw(state: &Tournament, now_ms: i64) -> Decided {
    let game = state.opened.as_ref().ok_or(Refusal::GameSealed)?;
    let round = state.next_round();
    let Some(prepared) = game.round(round) else {
        let because = game.end;
        return Ok(vec![Event::GameEnded { because }]);
    };
    let opening = state.prepared_game().and_then(|note| note.opens.as_ref());
    if let Some(opens_ms) = opening.map(|opening| opening.of_round(round))
        && now_ms < opens_ms
    {
        return Err(Refusal::TooEarly { round, opens_ms });
    }
    let rack = parse_rack(&state.edition, &prepared.rack);
    let rack = rack.map_err(|_error| Refusal::OtherBoard(round))?;
    let tiles = rack.tiles().iter().copied();
    let taken = state.bag().take_all(tiles);
    taken.map_err(|_tile| Refusal::OtherBoard(round))?;
    Ok(vec![Event::RackDrawn {
        round,
        rack: rack_text(&state.edition, rack.tiles()),
        origin: RackOrigin::Prepared,
    }])
}

/// The events that announce a round's top and lay the placement of the prepared game; `None` where that
/// says nothing that can be done.
pub fn reveal(state: &Tournament, round: &Round, words: &Graph) -> Option<Vec<Event>> {
    let game = state.opened.as_ref().filter(|_| round.origin == RackOrigin::Prepared)?;
    let laid = &game.round(round.number)?.laid;
    Deciding { state, words }.reveal_and_place(round, &laid.at, &laid.word).ok()
}
