//! The results of tables for two as a division file (`.t`) of tsh, the program that runs tournaments
//! of English clubs.
//!
//! Source of the form: the documentation of tsh (`poslfit.com/tsh`): a line a player with name,
//! rating, the numbers of his opponents round by round, and behind a semicolon his scores; 0 is a
//! round without an opponent. Ratings are not known here: they are 0.

use flavita_i18n::text::joined;
use std::{collections::BTreeMap, fmt::Write};

/// A table for two: names and totals.
pub type Pair = [(String, i64); 2];

/// The file. A game belongs to the first round in which neither player has another one.
pub fn tables_t(pairs: &[Pair]) -> String {
    let mut numbers: BTreeMap<&str, usize> = BTreeMap::new();
    for (name, _) in pairs.iter().flatten() {
        let next = numbers.len() + 1;
        numbers.entry(name).or_insert(next);
    }
    let mut rounds: Vec<BTreeMap<usize, (usize, i64)>> = Vec::new();
    for [(one, points), (other, others)] in pairs {
        let (one, other) = (numbers[one.as_str()], numbers[other.as_str()]);
        let is_free = |round: &BTreeMap<usize, (usize, i64)>| {
            !round.contains_key(&one) && !round.contains_key(&other)
        };
        let round = rounds.iter().position(is_free).unwrap_or(rounds.len());
        rounds.resize_with(rounds.len().max(round + 1), BTreeMap::new);
        rounds[round].insert(one, (other, *points));
        rounds[round].insert(other, (one, *others));
    }
    let mut lines: Vec<(usize, &str)> = numbers.iter().map(|(name, n)| (*n, *name)).collect();
    lines.sort_unstable();
    let mut text = String::new();
    for (number, name) in lines {
        let games = || rounds.iter().map(|round| round.get(&number).copied().unwrap_or_default());
        let opponents = joined(games().map(|(other, _)| other), " ");
        let scores = joined(games().map(|(_, points)| points), " ");
        let name = name.replace(';', " ");
        writeln!(text, "{name} 0 {opponents}; {scores}").expect("memory takes it");
    }
    text
}
