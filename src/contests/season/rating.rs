//! The rating of a club, by a formula that can be counted with a pencil.
//!
//! In a tournament everybody meets everybody else who took part. Against each of them a player
//! scores 1000 for a better place, 500 for the same, 0 for a worse one, and is expected to score
//! 500 and one for every point by which his rating is higher, less one for every point by which it
//! is lower, where a difference above 400 is taken for 400. The mean of what he scored above what
//! was expected, in thousandths, times 40 in his first five tournaments and times 20 after them, is
//! the change of his rating, rounded to a whole number, halves away from zero. Who comes new has
//! 1500. Ratings of before the tournament hold for the whole of it.

use crate::{season::name_key::key, season::people::Person, season::stage::Stage};
use flavita_tournament::model::rounded;

/// The rating of who comes new.
pub const START: i64 = 1500;
/// The largest difference that is taken into account.
const MOST_DIFFERENCE: i64 = 400;
/// In how many tournaments a rating moves faster.
const FIRST_TOURNAMENTS: u32 = 5;
/// How fast in these.
const FAST: i64 = 40;
/// How fast later.
const SLOW: i64 = 20;
/// What a whole score is.
const WHOLE: i64 = 1000;

/// A person's line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingLine {
    /// His rank; equals share one, and the next rank counts them all.
    pub rank: u32,
    /// His name.
    pub name: String,
    /// His rating after the last tournament.
    pub rating: i64,
    /// In how many tournaments he was rated.
    pub tournaments: u32,
    /// What each tournament did to it; `None` where he did not come or was alone.
    pub steps: Vec<Option<RatingStep>>,
}

/// What a tournament did to a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingStep {
    /// By how much it changed.
    pub change: i64,
    /// What it is since.
    pub rating: i64,
}

/// The rating after these tournaments, which stand in their order; best first, equals by name.
pub fn rating(stages: &[&Stage], persons: &[Person]) -> Vec<RatingLine> {
    let steps = vec![None; stages.len()];
    let newcomer = |one: &Person| {
        let (name, steps) = (one.name.clone(), steps.clone());
        RatingLine { name, rating: START, steps, ..RatingLine::default() }
    };
    let mut lines: Vec<RatingLine> = persons.iter().map(newcomer).collect();
    for (at, stage) in stages.iter().enumerate() {
        let came: Vec<(usize, u32)> = persons
            .iter()
            .enumerate()
            .filter_map(|(person, one)| {
                let seat = one.seats.iter().find(|seat| seat.stage == at)?;
                Some((person, stage.lines[seat.line].place))
            })
            .collect();
        rate(&mut lines, at, &came);
    }
    lines.sort_by_key(|line| (-line.rating, key(&line.name)));
    for at in 0..lines.len() {
        let shared = at > 0 && lines[at - 1].rating == lines[at].rating;
        let place = u32::try_from(at + 1).unwrap_or(u32::MAX);
        lines[at].rank = if shared { lines[at - 1].rank } else { place };
    }
    lines
}

/// Takes one tournament in: `came` are the people with their places.
fn rate(lines: &mut [RatingLine], at: usize, came: &[(usize, u32)]) {
    let Some(opponents) = i64::try_from(came.len()).ok().filter(|came| *came > 1) else { return };
    let before: Vec<i64> = lines.iter().map(|line| line.rating).collect();
    for (person, place) in came {
        let gains = came.iter().filter(|(other, _)| other != person);
        let gain = gains.map(|(other, against)| {
            score(*place, *against) - expected(before[*person], before[*other])
        });
        let line = &mut lines[*person];
        let speed = if line.tournaments < FIRST_TOURNAMENTS { FAST } else { SLOW };
        let change = nearest(speed * gain.sum::<i64>(), WHOLE * (opponents - 1));
        line.rating += change;
        line.tournaments += 1;
        line.steps[at] = Some(RatingStep { change, rating: line.rating });
    }
}

/// What a place is worth against another one, in thousandths.
fn score(own: u32, other: u32) -> i64 {
    match own.cmp(&other) {
        std::cmp::Ordering::Less => WHOLE,
        std::cmp::Ordering::Equal => WHOLE / 2,
        std::cmp::Ordering::Greater => 0,
    }
}

/// What is expected of a rating against another one, in thousandths.
///
/// ```
/// use flavita_contests::season::rating::expected;
/// assert_eq!(expected(1600, 1500), 600);
/// assert_eq!(expected(1500, 2100), 100);
/// ```
pub fn expected(own: i64, other: i64) -> i64 {
    WHOLE / 2 + (own - other).clamp(-MOST_DIFFERENCE, MOST_DIFFERENCE)
}

/// A quotient rounded to the nearest whole number, halves away from zero.
fn nearest(part: i64, whole: i64) -> i64 {
    rounded(part.abs(), whole) * part.signum()
}
