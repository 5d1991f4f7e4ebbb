//! The next rack: drawn by the program until it may be played, or taken from a physical bag.

use crate::game::edition::definition::Edition;
use crate::game::letter::Tile;
use crate::game::notation::{parse_rack, rack_text};
use crate::game::rack::{Rack, TileCounts};
use crate::solver::playable::any_placement;
use crate::solver::position::Position;
use crate::tournament::command::BelowMinimum;
use crate::tournament::draw::by_hand;
use crate::tournament::draw::chance;
use crate::tournament::draw::minimum::{self, Minimum};
use crate::tournament::event::{Event, GameEnd, Rejection};
use crate::tournament::referee::Referee;
use crate::tournament::refusal::Refusal;
use crate::tournament::round::RackOrigin;
use crate::tournament::state::Tournament;

/// Draws the next rack, with every rejected attempt before it; or ends the game.
///
/// A rack that fails goes back whole and a new one is drawn, so that every legal rack keeps its
/// natural probability.
///
/// # Errors
/// None of its own; the caller has checked that a rack may be drawn.
///
/// # Panics
/// When a bag is so unlucky that four billion attempts fail.
pub fn draw(state: &Tournament, referee: Referee<'_>) -> Result<Vec<Event>, Refusal> {
    let minimum = match requirement(state, referee) {
        Ok(minimum) => minimum,
        Err(because) => return Ok(vec![Event::GameEnded { because }]),
    };
    let (bag, round) = (state.bag(), state.next_round());
    let mut events = Vec::new();
    for attempt in 0.. {
        let size = state.edition.rack_size();
        let tiles = chance::draw(&state.seed, round, attempt, &bag, size);
        let rack = rack_text(&state.edition, &tiles);
        let origin = RackOrigin::Program { attempt };
        let Some(because) = rejection(state, referee, &tiles, minimum) else {
            events.push(Event::RackDrawn {
                round,
                rack,
                origin,
            });
            break;
        };
        events.push(Event::RackRejected {
            round,
            rack,
            origin,
            because,
        });
    }
    Ok(events)
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
    let mut bag = state.bag();
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
    bag.take_all(rack.tiles().iter().copied())
        .map_err(|tile| Refusal::NotInBag(rack_text(&state.edition, &[tile])))?;
    let (round, origin) = (state.next_round(), RackOrigin::Hand);
    let rack_text = rack_text(&state.edition, rack.tiles());
    if below_minimum == BelowMinimum::Reject {
        let minimum = match requirement(state, referee) {
            Ok(minimum) => minimum,
            Err(because) => return Ok(vec![Event::GameEnded { because }]),
        };
        if let Some(because) = rejection(state, referee, rack.tiles(), minimum) {
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

/// The minimum that the next rack must hold, or why there is none.
fn requirement(state: &Tournament, referee: Referee<'_>) -> Result<Minimum, GameEnd> {
    let bag = state.bag();
    if bag.total() == 0 {
        return Err(GameEnd::BagEmpty);
    }
    let minima = &state.profile.minima;
    let minimum = minimum::in_force(&state.edition, minima, &bag, state.next_round());
    let minimum = minimum.ok_or(GameEnd::MinimumImpossible)?;
    if some_rack_is_playable(state, referee, bag.counts(), minimum) {
        Ok(minimum)
    } else {
        Err(GameEnd::NothingPlayable)
    }
}

/// Whether the bag can give a rack that holds the minimum and can be laid: some placement with
/// the bag's tiles leaves room for what the minimum still asks for.
fn some_rack_is_playable(
    state: &Tournament,
    referee: Referee<'_>,
    bag: &TileCounts,
    minimum: Minimum,
) -> bool {
    let size = state.edition.rack_size().min(bag.total());
    let position = Position {
        edition: &state.edition,
        words: referee.words,
        board: &state.board,
        rack: bag,
        most_tiles: size,
    };
    any_placement(&position, |placement| {
        let laid: Vec<Tile> = placement
            .laid(&state.board)
            .map(|(_, t)| t.tile())
            .collect();
        let blank = state.profile.minima.blank;
        minimum::can_be_filled(&state.edition, bag, &laid, size, minimum, blank)
    })
}

fn rejection(
    state: &Tournament,
    referee: Referee<'_>,
    tiles: &[Tile],
    minimum: Minimum,
) -> Option<Rejection> {
    if !minimum::meets(&state.edition, tiles, minimum, state.profile.minima.blank) {
        let Minimum { vowels, consonants } = minimum;
        return Some(Rejection::BelowMinimum { vowels, consonants });
    }
    let rack: TileCounts = tiles.iter().copied().collect();
    let position = Position::new(&state.edition, referee.words, &state.board, &rack);
    (!any_placement(&position, |_| true)).then_some(Rejection::NoPlacement)
}
