//! Blocks of the hall: the numbers whose slips one helper keys. A slip is its player's, not a
//! block's: whoever comes to another block takes his slips along.

use crate::{model::actor::Actor, model::ids::PlayerNumber, model::player::HIGHEST_NUMBER};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The most blocks, and the most runs of numbers of one.
const MOST: usize = 100;

/// The first and the last of numbers that follow each other.
type Run = (PlayerNumber, PlayerNumber);

/// Whose slips a helper keys.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
pub struct Block {
    /// The name of his invitation.
    pub helper: String,
    /// The numbers, in runs.
    pub runs: Vec<(PlayerNumber, PlayerNumber)>,
}

impl Block {
    /// Reads a block as people write it, numbers first: `1-20, 45: Мария`.
    ///
    /// ```
    /// use flavita_tournament::model::block::Block;
    /// let block = Block::read("1–20; 45 Мария").unwrap();
    /// assert_eq!((block.numbers().as_str(), block.helper.as_str()), ("1-20, 45", "Мария"));
    /// assert!(Block::read("Мария").is_none() && Block::read("20-1: Мария").is_none());
    /// ```
    pub fn read(line: &str) -> Option<Self> {
        let is_of_numbers =
            |c: char| c.is_ascii_digit() || c.is_whitespace() || matches!(c, ',' | ';' | '-' | '–');
        let end = line.find(|c| !is_of_numbers(c))?;
        let (numbers, helper) = line.split_at(end);
        let helper = helper.strip_prefix(':').unwrap_or(helper).trim();
        let parts = numbers.split([',', ';']).map(str::trim).filter(|part| !part.is_empty());
        let run = |part: &str| {
            let (first, last) = part.split_once(['-', '–']).unwrap_or((part, part));
            let run: Run = (first.trim().parse().ok()?, last.trim().parse().ok()?);
            is_run(run).then_some(run)
        };
        let runs: Vec<Run> = parts.map(run).collect::<Option<_>>()?;
        (!runs.is_empty() && !helper.is_empty()).then(|| Self { helper: helper.to_owned(), runs })
    }

    /// Its numbers as people write them: `1-20, 45`.
    pub fn numbers(&self) -> String {
        let runs = self.runs.iter().map(|(first, last)| {
            if first == last { first.to_string() } else { format!("{first}-{last}") }
        });
        runs.collect::<Vec<_>>().join(", ")
    }

    /// Whether this is one of its numbers.
    pub fn holds(&self, number: PlayerNumber) -> bool {
        self.runs.iter().any(|(first, last)| (*first..=*last).contains(&number))
    }

    /// Whether he keys it.
    pub fn is_of(&self, actor: &Actor) -> bool {
        matches!(actor, Actor::Helper(name) if name.to_lowercase() == self.helper.to_lowercase())
    }

    /// The same with a number more, or less.
    fn with(&self, number: PlayerNumber, is_in: bool) -> Self {
        let numbers = self.runs.iter().flat_map(|(first, last)| first.to(*last));
        let mut numbers: BTreeSet<PlayerNumber> = numbers.filter(|one| *one != number).collect();
        numbers.extend(is_in.then_some(number));
        let mut runs: Vec<Run> = Vec::new();
        for number in numbers {
            match runs.last_mut() {
                Some((_, last)) if last.next() == number => *last = number,
                _ => runs.push((number, number)),
            }
        }
        Self { helper: self.helper.clone(), runs }
    }
}

fn is_run((first, last): Run) -> bool {
    PlayerNumber(1) <= first && first <= last && last <= HIGHEST_NUMBER
}

/// A number that stands in two blocks, or is none; `None` where there is no such one.
pub fn misplaced(blocks: &[Block]) -> Option<PlayerNumber> {
    let mut runs: Vec<Run> = blocks.iter().flat_map(|block| block.runs.clone()).collect();
    runs.sort_unstable();
    let wrong = runs.iter().find(|run| !is_run(**run)).map(|(first, _)| *first);
    let twice = || runs.windows(2).find(|two| two[1].0 <= two[0].1).map(|two| two[1].0);
    let is_crowd = blocks.len() > MOST || blocks.iter().any(|block| block.runs.len() > MOST);
    wrong.or_else(twice).or(is_crowd.then_some(HIGHEST_NUMBER))
}

/// The blocks after a number went to the block of a helper; a block without numbers is gone.
pub fn moved(blocks: &[Block], number: PlayerNumber, helper: &str) -> Vec<Block> {
    let to = blocks.iter().position(|block| block.helper == helper);
    let placed = blocks.iter().enumerate().map(|(at, block)| {
        let is_in = Some(at) == to;
        if is_in || block.holds(number) { block.with(number, is_in) } else { block.clone() }
    });
    placed.filter(|block| !block.runs.is_empty()).collect()
}
