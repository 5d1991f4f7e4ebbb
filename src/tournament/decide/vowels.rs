//! How many vowels come out of two bags for the next rack, where chance or the arbiter says it.
//!
//! It is said before the first attempt and noted in the log, so that nobody can say another number
//! with tiles in sight.

use crate::decide::guards::{Decided, news};
use crate::model::{Chance, Event, Refusal, RoundNumber};
use crate::{draw::source::vowels_by_chance, profile::form::Chosen, state::Tournament};
use std::ops::RangeInclusive;

/// The number that chance gives the next rack, where the log has none yet.
pub(super) fn drawn(state: &Tournament, chance: &Chance) -> Option<Event> {
    let round = state.next_round();
    let vowels = vowels_by_chance(&state.profile.form, chance, round)?;
    let is_news = state.takes_vowels() && !state.vowels.contains_key(&round);
    is_news.then_some(Event::VowelsSet { round, vowels })
}

/// The numbers from which the arbiter may choose for the next rack, and the one that holds; nothing
/// where he may not. They leave room for what the rack must hold.
pub fn choices(state: &Tournament) -> Option<(RangeInclusive<usize>, usize)> {
    let two = state.profile.form.two_bags.filter(|two| two.chosen == Chosen::Arbiter)?;
    let is_here = state.prepared_game().is_none() && state.relayed.is_none();
    (is_here && state.takes_vowels()).then_some(())?;
    let (round, minima) = (state.next_round(), &state.profile.minima);
    let is_early = round <= RoundNumber(minima.early_until);
    let chosen = state.vowels.get(&round).copied().unwrap_or(two.vowels);
    Some((minima.vowels(is_early, state.edition.rack_size), chosen))
}

/// Takes what the arbiter says of the next rack.
///
/// # Errors
/// Where it is not his to say or too late, or the rack could not hold what it must.
pub(super) fn set(state: &Tournament, vowels: usize) -> Decided {
    let (choices, chosen) = choices(state).ok_or(Refusal::VowelsFixed)?;
    if !choices.contains(&vowels) {
        let (low, high) = (*choices.start(), *choices.end());
        return Err(Refusal::VowelsOutOfRange { low, high });
    }
    Ok(news(vowels != chosen, Event::VowelsSet { round: state.next_round(), vowels }))
}
