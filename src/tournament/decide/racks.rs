//! The next rack: drawn by the program until it may be played, or taken from a physical bag.
//!
//! A rack that is legal and cannot be played goes back like an illegal one. Before drawing it is
//! decided exactly, by searching with the whole bag, whether any rack could be played; so the draw
//! always ends.

use crate::draw::drawing::{Drawing, anything};
use crate::draw::{by_hand, history, source};
use crate::model::{BelowMinimum, Chance, Event, RackOrigin, Refusal};
use crate::{decide::guards::Checked, decide::guards::Decided, decide::vowels, state::Tournament};
use flavita_game::{Bag, Edition, Rack, Tile, parse_rack, rack_text};
use flavita_lexicon::graph::Graph;

/// Draws the next rack, with every rejected attempt before it; or ends the game.
///
/// # Errors
/// Where another hall draws for this one, or the secret of the draw is not here; the caller has
/// checked that a rack may be drawn.
///
/// # Panics
/// When a bag is so unlucky that four billion attempts fail.
pub fn draw(state: &Tournament, words: &Graph) -> Decided {
    if let Some(relayed) = &state.relayed {
        return Err(Refusal::DrawnElsewhere(relayed.from.clone()));
    }
    let seed = state.drawing_seed().ok_or(Refusal::NoSecret)?;
    let chance = Chance::new(&seed);
    let (bag, rest) = (state.bag(), rest(state));
    let by_chance = source::vowels_by_chance(&state.profile.form, &chance, state.next_round());
    let drawing = drawing(state, words, &bag, &rest);
    let drawing = Drawing { vowels: drawing.vowels.or(by_chance), ..drawing };
    let first = state.next_attempt();
    let drawn = match drawing.draw(&chance, first, anything) {
        Ok(drawn) => drawn,
        Err(because) => return Ok(vec![Event::GameEnded { because }]),
    };
    let round = drawing.round;
    let rack = |tiles: &[Tile]| rack_text(&state.edition, tiles);
    let attempts = (first..).zip(drawn.rejected);
    let rejections = attempts.map(|(attempt, rejected)| Event::RackRejected {
        round,
        rack: rack(&rejected.tiles),
        origin: RackOrigin::Program { attempt },
        because: rejected.because,
    });
    let rejections: Vec<Event> = rejections.collect();
    let rejected = u32::try_from(rejections.len()).unwrap_or(u32::MAX);
    let attempt = first.saturating_add(rejected);
    let mut events: Vec<Event> = vowels::drawn(state, &chance).into_iter().collect();
    events.extend(rejections);
    events.push(Event::RackDrawn {
        round,
        rack: rack(&drawn.tiles),
        origin: RackOrigin::Program { attempt },
    });
    Ok(events)
}

/// The tiles of one attempt to draw the next rack, found again without words; `None` where the
/// secret is not here.
pub fn attempted(state: &Tournament, attempt: u32) -> Option<Vec<Tile>> {
    let seed = state.drawing_seed()?;
    let next = state.next_round();
    let source = history::source(state, next, attempt == 0 && is_first(state));
    Some(source.draw(&Chance::new(&seed), next, attempt))
}

/// The next drawing of a tournament, with its bag and what stayed on the rack.
fn drawing<'a>(
    state: &'a Tournament,
    words: &'a Graph,
    bag: &'a Bag,
    rest: &'a [Tile],
) -> Drawing<'a> {
    Drawing {
        edition: &state.edition,
        words,
        rules: &state.profile,
        board: &state.board,
        bag,
        rest,
        round: state.next_round(),
        vowels: state.vowels.get(&state.next_round()).copied(),
        lanes: None,
    }
}

/// What lies on the rack before the next one is drawn.
pub fn lying(state: &Tournament) -> Vec<Tile> {
    source::lying(&state.profile.form, &state.bag(), &rest(state))
}

/// How many tiles of the next rack are to be drawn, and how many where all of it goes back first.
pub fn to_draw(state: &Tournament) -> (usize, usize) {
    let next = state.next_round();
    let drawn = |is_first| {
        let source = history::source(state, next, is_first);
        source.size() - source.fixed.len()
    };
    (drawn(is_first(state)), drawn(false))
}

/// What stayed on the rack: nothing where the rules put it back, or a rack has gone back since.
fn rest(state: &Tournament) -> Vec<Tile> {
    if is_first(state) { kept(state) } else { Vec::new() }
}

/// What the last round left on the rack, whether or not it has gone back since.
fn kept(state: &Tournament) -> Vec<Tile> {
    history::rest(state, state.next_round())
}

/// Whether no rack for the next round has gone back yet.
fn is_first(state: &Tournament) -> bool {
    let next = state.next_round();
    state.rejected.iter().all(|gone| gone.round != next)
}

/// Takes a rack that was drawn by hand: what stayed on the rack, then what was drawn.
///
/// # Errors
/// When it cannot be read, has the wrong number of tiles, or cannot have been drawn.
pub fn take(
    state: &Tournament,
    words: &Graph,
    text: &str,
    below_minimum: BelowMinimum,
    origin: RackOrigin,
) -> Decided {
    match below_minimum {
        BelowMinimum::Reject => take_checked(state, words, text, origin),
        BelowMinimum::Accept => take_as_it_is(state, text, origin),
    }
}

/// Takes a rack as another hall has drawn it, where it must have passed that hall's minimum.
///
/// # Errors
/// When no other hall draws for this one, or the rack cannot be read or drawn here.
pub fn take_relayed(state: &Tournament, text: &str) -> Decided {
    if state.relayed.is_none() {
        return Err(Refusal::DrawnHere);
    }
    take_as_it_is(state, text, RackOrigin::Relayed)
}

fn take_as_it_is(state: &Tournament, text: &str, origin: RackOrigin) -> Decided {
    let rack = written(&state.edition, text)?;
    let (bag, given) = (state.bag(), rack.tiles().len());
    let wanted = state.edition.rack_size.min(bag.total());
    if !(1..=wanted).contains(&given) {
        return Err(Refusal::RackSize { given, wanted });
    }
    check_bag(&state.edition, &bag, &rack)?;
    Ok(vec![Event::RackDrawn {
        round: state.next_round(),
        rack: rack_text(&state.edition, rack.tiles()),
        origin,
    }])
}

/// Takes a rack out of a physical bag if it holds what is asked, else rejects it.
fn take_checked(state: &Tournament, words: &Graph, text: &str, origin: RackOrigin) -> Decided {
    let origin = origin.behind(!is_first(state) && !kept(state).is_empty());
    let (bag, rest) = (state.bag(), rest(state));
    let rest = if origin.is_whole() { &[] } else { rest.as_slice() };
    let drawing = drawing(state, words, &bag, rest);
    let source = drawing.source(0);
    let rack = by_hand::read_behind(&state.edition, &source.fixed, text, source.size())?;
    check_bag(&state.edition, &bag, &rack)?;
    let said = drawing.vowels.or_else(|| source.vowels_by_hand(rack.tiles()));
    let drawing = Drawing { vowels: said, ..drawing };
    let source = drawing.source(0);
    source.check(rack.tiles())?;
    let mut tiles = rack.tiles().to_vec();
    let verdict = drawing.requirement().and_then(|demand| {
        tiles = drawing.exploded(&source, tiles.clone(), demand);
        drawing.rejection(&tiles, demand)
    });
    let round = state.next_round();
    let drawn = rack_text(&state.edition, rack.tiles());
    let rack = rack_text(&state.edition, &tiles);
    let exchange = (drawn != rack).then(|| format!("{drawn}{EXCHANGED}{rack}"));
    let last = match verdict {
        Err(because) => Event::GameEnded { because },
        Ok(Some(because)) => Event::RackRejected { round, rack, origin, because },
        Ok(None) => Event::RackDrawn { round, rack, origin },
    };
    Ok(exchange.map(|text| Event::NoteWritten { text }).into_iter().chain([last]).collect())
}

/// What stands between the rack as it came out of a bag of cloth and the one that the explosive game
/// makes of it, in the note that tells of both.
const EXCHANGED: &str = " → ";

/// The tile that goes back into a bag of cloth and the one that comes instead, where a note tells so.
pub fn exchanged(edition: &Edition, note: &str) -> Option<(Tile, Tile)> {
    let (drawn, played) = note.split_once(EXCHANGED)?;
    let (drawn, played) = (parse_rack(edition, drawn).ok()?, parse_rack(edition, played).ok()?);
    let (back, others) = drawn.tiles().split_last()?;
    let (instead, same) = played.tiles().split_last()?;
    // A note of the arbiter's own may have an arrow too.
    (others == same).then_some((*back, *instead))
}

fn check_bag(edition: &Edition, bag: &Bag, rack: &Rack) -> Checked {
    let tiles = rack.tiles().iter().copied();
    let taken = bag.clone().take_all(tiles);
    taken.map_err(|tile| Refusal::NotInBag(rack_text(edition, &[tile])))
}

/// A rack of a written game, in the notation of files.
fn written(edition: &Edition, text: &str) -> Result<Rack, Refusal> {
    let text: String = text.split_whitespace().collect();
    parse_rack(edition, &text).map_err(|error| Refusal::UnreadableRack(error.to_string()))
}
