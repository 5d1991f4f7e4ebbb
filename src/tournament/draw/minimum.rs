//! The least number of vowels and consonants on a rack, and whether the bag can still give it.

use crate::{draw::demand::Demand, draw::demand::Makeup, draw::source::Source, model::Rejection};
use crate::{model::RoundNumber, profile::definition::Profile, profile::ending::MinimumImpossible};
use crate::{profile::minima::Maximum, profile::minima::Minima};
use flavita_game::{Edition, Tile};

/// What speaks against a rack that does not hold what is asked; nothing where it does.
pub fn objection(
    edition: &Edition,
    minima: &Minima,
    tiles: &[Tile],
    demand: Demand,
) -> Option<Rejection> {
    let Demand { least, most } = demand;
    let makeup = Makeup::of(edition, minima, tiles.iter().copied());
    let holds = |demand| makeup.meets(demand, minima.blank);
    if holds(demand) {
        return None;
    }
    let is_enough = holds(Demand { least, most: None });
    Some(match most.filter(|_| is_enough) {
        Some(Maximum { vowels, consonants }) => Rejection::AboveMaximum { vowels, consonants },
        None => Rejection::BelowMinimum { vowels: least.vowels, consonants: least.consonants },
    })
}

/// What the rack of this round must hold, given what it can be made of.
///
/// The early numbers where the round asks for them and some rack holds them, else the late ones
/// where some rack holds those; else nothing is asked or, with `None`, the game is over, as the
/// rules say. Decided by counting.
pub fn in_force(rules: &Profile, source: &Source<'_>, round: RoundNumber) -> Option<Demand> {
    let minima = &rules.minima;
    let early = Demand { least: minima.early, most: minima.early_most };
    let late = Demand { least: minima.late, most: minima.late_most };
    let waived = rules.ending.minimum_impossible == MinimumImpossible::Waived;
    Some(early)
        .filter(|_| round <= RoundNumber(minima.early_until))
        .filter(|early| source.can_give(*early))
        .or_else(|| Some(late).filter(|late| source.can_give(*late)))
        .or_else(|| waived.then_some(Demand::NOTHING))
        .filter(|_| source.size() > 0)
}
