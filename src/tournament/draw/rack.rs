//! The next rack: drawn by the program until it may be played, or taken from a physical bag.

use crate::game::bag::Bag;
use crate::game::edition::definition::Edition;
use crate::game::letter::Tile;
use crate::game::notation::{parse_rack, rack_text};
use crate::game::rack::Rack;
use crate::tournament::command::BelowMinimum;
use crate::tournament::draw::by_hand;
use crate::tournament::draw::chance::Chance;
use crate::tournament::draw::drawing::{Drawing, anything};
use crate::tournament::event::Event;
use crate::tournament::referee::Referee;
use crate::tournament::refusal::Refusal;
use crate::tournament::round::RackOrigin;
use crate::tournament::state::Tournament;

/// Draws the next rack, with every rejected attempt before it; or ends the game.
///
/// # Errors
/// None of its own; the caller has checked that a rack may be drawn.
///
/// # Panics
/// When a bag is so unlucky that four billion attempts fail.
pub fn draw(state: &Tournament, referee: Referee<'_>) -> Result<Vec<Event>, Refusal> {
    let bag = state.bag();
    let drawing = drawing(state, referee, &bag);
    let drawn = match drawing.draw(&Chance::new(&state.seed), anything) {
        Ok(drawn) => drawn,
        Err(because) => return Ok(vec![Event::GameEnded { because }]),
    };
    let round = drawing.round;
    let rack = |tiles: &[Tile]| rack_text(&state.edition, tiles);
    let attempts = (0..).zip(drawn.rejected);
    let rejections = attempts.map(|(attempt, rejected)| Event::RackRejected {
        round,
        rack: rack(&rejected.tiles),
        origin: RackOrigin::Program { attempt },
        because: rejected.because,
    });
    let mut events: Vec<Event> = rejections.collect();
    let attempt = u32::try_from(events.len()).unwrap_or(u32::MAX);
    events.push(Event::RackDrawn {
        round,
        rack: rack(&drawn.tiles),
        origin: RackOrigin::Program { attempt },
    });
    Ok(events)
}

/// The next drawing of a tournament, with its bag.
fn drawing<'a>(state: &'a Tournament, referee: Referee<'a>, bag: &'a Bag) -> Drawing<'a> {
    Drawing {
        edition: &state.edition,
        words: referee.words,
        minima: &state.profile.minima,
        board: &state.board,
        bag,
        round: state.next_round(),
    }
}

/// Takes a rack that was drawn by hand.
///
/// # Errors
/// When it cannot be read, has the wrong number of tiles, or the bag does not hold them.
pub fn take(
    state: &Tournament,
    referee: Referee<'_>,
    text: &str,
    below_minimum: BelowMinimum,
) -> Result<Vec<Event>, Refusal> {
    let bag = state.bag();
    let wanted = state.edition.rack_size().min(bag.total());
    let rack = match below_minimum {
        BelowMinimum::Reject => by_hand::read(&state.edition, text, wanted)?,
        BelowMinimum::Accept => written(&state.edition, text)?,
    };
    let given = rack.tiles().len();
    let is_size_right = match below_minimum {
        BelowMinimum::Reject => given == wanted,
        BelowMinimum::Accept => (1..=wanted).contains(&given),
    };
    if !is_size_right {
        return Err(Refusal::RackSize { given, wanted });
    }
    let tiles = rack.tiles().iter().copied();
    bag.clone()
        .take_all(tiles)
        .map_err(|tile| Refusal::NotInBag(rack_text(&state.edition, &[tile])))?;
    let (round, origin) = (state.next_round(), RackOrigin::Hand);
    let rack_text = rack_text(&state.edition, rack.tiles());
    if below_minimum == BelowMinimum::Reject {
        let drawing = drawing(state, referee, &bag);
        let demand = match drawing.requirement() {
            Ok(demand) => demand,
            Err(because) => return Ok(vec![Event::GameEnded { because }]),
        };
        if let Some(because) = drawing.rejection(rack.tiles(), demand) {
            return Ok(vec![Event::RackRejected {
                round,
                rack: rack_text,
                origin,
                because,
            }]);
        }
    }
    Ok(vec![Event::RackDrawn {
        round,
        rack: rack_text,
        origin,
    }])
}

/// A rack of a written game, in the notation of files.
fn written(edition: &Edition, text: &str) -> Result<Rack, Refusal> {
    let text: String = text.split_whitespace().collect();
    parse_rack(edition, &text).map_err(|error| Refusal::UnreadableRack(error.to_string()))
}
