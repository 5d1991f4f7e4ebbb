//! Every rack that was ever drawn, with what it was drawn from.

use crate::model::{RackOrigin, Rejection, RoundNumber, laying};
use crate::{draw::source, draw::source::Source, state::Tournament};
use flavita_game::{Bag, Tile, parse_rack};

/// A rack that was drawn, taken or not.
#[derive(Clone, Debug)]
pub struct PastDraw<'a> {
    /// Where it came from.
    pub origin: &'a RackOrigin,
    /// The tiles as text.
    pub rack: &'a str,
    /// Why it went back, if it did.
    pub rejected: Option<&'a Rejection>,
    /// What it was made of.
    pub source: Source<'a>,
}

/// The racks drawn for a round, in order: those that went back, then the one that was played.
pub fn draws(state: &Tournament, number: RoundNumber) -> Vec<PastDraw<'_>> {
    let gone = state.rejected.iter().filter(|gone| gone.round == number);
    let gone = gone.map(|gone| (&gone.origin, gone.rack.as_str(), Some(&gone.because)));
    let played = state.round(number);
    let played = played.map(|round| (&round.origin, round.rack_text.as_str(), None));
    let all = gone.chain(played).enumerate();
    all.map(|(place, (origin, rack, rejected))| PastDraw {
        origin,
        rack,
        rejected,
        source: source(state, number, place == 0 && !origin.is_whole()),
    })
    .collect()
}

/// How many tiles of a rack lay there before the others were drawn, for a rack of this round and
/// where it came from as the log has both; they stand first, the others are new.
pub fn stayed(state: &Tournament, number: RoundNumber, rack: &str, origin: &RackOrigin) -> usize {
    let Ok(drawn) = parse_rack(&state.edition, rack) else { return 0 };
    let first = draws(state, number).first().map(|first| (first.rack, first.origin));
    let is_first = first == Some((rack, origin)) && !origin.is_whole();
    let rest = if is_first { rest(state, number) } else { Vec::new() };
    let bag = Bag::beside(&state.edition, &state.board_before(number));
    source::stayed(&state.profile.form, &bag, &rest, drawn.tiles())
}

/// What the rack of a round is made of, the first that is drawn for it or another.
pub(crate) fn source(state: &Tournament, number: RoundNumber, is_first: bool) -> Source<'_> {
    let bag = Bag::beside(&state.edition, &state.board_before(number));
    let rest = if is_first { rest(state, number) } else { Vec::new() };
    let vowels = state.vowels.get(&number).copied();
    Source::of(&state.edition, &state.profile, &bag, &rest, vowels)
}

/// What the round before left on the rack, where the rules leave it there.
pub(crate) fn rest(state: &Tournament, number: RoundNumber) -> Vec<Tile> {
    let last = state.round(number.before()).filter(|_| state.profile.form.keeps_rest);
    let left = last.and_then(|round| {
        let placed = state.read_placement(&round.placed.as_ref()?.placement)?;
        Some(laying::rest(&state.edition, round.rack.tiles(), &round.board, &placed))
    });
    left.unwrap_or_default()
}
