//! Slips that say the same in the same round and are worth different points.

use crate::halls::{conflict::Answer, conflict::Conflict, hall::Hall};
use flavita_tournament::model::{Legibility, Reason, RoundNumber, Slip, Verdict};
use flavita_tournament::profile::warnings::Infraction;
use std::collections::{BTreeMap, BTreeSet};

/// What a slip says, as far as it decides what it is worth: round, square, word, claim, and how well
/// it can be read.
pub(super) type Says = (RoundNumber, String, String, Option<i32>, Legibility);

/// What all slips are worth that say this, where that was decided.
pub(super) type Settled = BTreeMap<Says, Verdict>;

/// What a slip says; `None` where it is not what it says that makes its points.
pub(super) fn says(round: RoundNumber, slip: &Slip) -> Option<Says> {
    let is_else =
        |reason: &Reason| matches!(reason, Reason::Late | Reason::NoSlip | Reason::SeveralSlips);
    let is_late = |infraction: Infraction| infraction == Infraction::WithinGrace;
    let mut remarks = slip.judged.remarks.iter();
    if slip.judged.reasons.iter().any(is_else) || remarks.any(|one| is_late(one.infraction)) {
        return None;
    }
    let text = &slip.text;
    let (at, word) = slip.judged.reading.as_ref().map_or_else(
        || (text.at.clone(), text.word.clone()),
        |reading| (reading.at.clone(), reading.word.clone()),
    );
    Some((round, at, word, text.claimed, text.legibility))
}

/// Every slip on which an arbiter ruled and which says what a slip of another hall says that is
/// worth something else.
pub(super) fn differing(halls: &[&Hall]) -> Vec<(Says, Conflict)> {
    let ruled = ruled(halls);
    let mut worth: BTreeMap<&Says, BTreeMap<i32, BTreeSet<&str>>> = BTreeMap::new();
    for hall in halls {
        for (said, slip) in counting(hall) {
            if let Some(said) = ruled.get(&said) {
                let points = worth.entry(said).or_default();
                let halls = points.entry(slip.verdict.points).or_default();
                halls.insert(&hall.name);
            }
        }
    }
    let differs = worth.into_iter().filter(|(_, worth)| worth.len() > 1);
    differs.map(|(said, worth)| conflict(said, worth)).collect()
}

fn ruled(halls: &[&Hall]) -> BTreeSet<Says> {
    let mut ruled = BTreeSet::new();
    for hall in halls {
        let has_ruling = |slip: &Slip| hall.state.ruling_on_slip(slip.id).is_some();
        if hall.state.rulings.is_empty() {
            continue;
        }
        let slips = counting(hall).filter(|(_, slip)| has_ruling(slip));
        ruled.extend(slips.map(|(said, _)| said));
    }
    ruled
}

/// The slips of a hall that count, each with what it says.
fn counting(hall: &Hall) -> impl Iterator<Item = (Says, &Slip)> {
    hall.state.rounds.iter().flat_map(|round| {
        let players = hall.state.players_in(round.number);
        let slips = players.filter_map(|player| round.slip_of(player.number));
        slips.filter_map(|slip| Some((says(round.number, slip)?, slip)))
    })
}

fn conflict(said: &Says, worth: BTreeMap<i32, BTreeSet<&str>>) -> (Says, Conflict) {
    let names = |names: BTreeSet<&str>| names.into_iter().map(str::to_owned).collect();
    let worth = worth.into_iter();
    let (round, at, word, claimed, _) = said.clone();
    let conflict = Conflict::Slip {
        round,
        at,
        word,
        claimed,
        worth: worth.map(|(points, halls)| (points, names(halls))).collect(),
    };
    (said.clone(), conflict)
}

/// The verdict that holds for all halls where one hall's was chosen.
pub(super) fn chosen(halls: &[&Hall], said: &Says, answer: &Answer) -> Option<Verdict> {
    let Answer::AsIn(name) = answer else { return None };
    let hall = halls.iter().find(|hall| hall.name == *name)?;
    let mut slips = counting(hall).filter(|(other, _)| other == said);
    let ruled = slips.find(|(_, slip)| hall.state.ruling_on_slip(slip.id).is_some());
    let (_, slip) = ruled.or_else(|| counting(hall).find(|(other, _)| other == said))?;
    Some(slip.verdict.clone())
}
