//! A written game: its rounds and its slips as two tables say them.

use crate::written::fault::{Fault, Problem, Table};
use crate::written::table::{Row, parse};
use flavita_tournament::model::{PlayerNumber, RoundNumber, SlipText};
use flavita_tournament::profile::late::SeveralSlips;
use std::collections::BTreeMap;
use unicode_normalization::UnicodeNormalization;

/// A round as it was written down.
#[derive(Debug)]
pub struct WrittenRound {
    /// The line in the file, from 1.
    pub line: usize,
    /// Its tiles.
    pub rack: String,
    /// Coordinates and word of what went on the board, where they are given.
    pub placement: Option<(String, String)>,
}

/// What a player handed in in a round.
#[derive(Debug)]
pub struct WrittenSlip {
    /// The line in the file, from 1; of several that of the one that is kept.
    pub line: usize,
    /// What stands on it; of several the first where the rules let the first count, else the last.
    pub text: SlipText,
    /// How many slips there were.
    pub copies: u32,
}

/// All slips of a written game.
#[derive(Debug, Default)]
pub struct WrittenSlips {
    /// The players in the order of their first slip, as they were written.
    pub players: Vec<String>,
    /// By round, then in the order of the file: the player's place in the list, and the slip.
    pub by_round: BTreeMap<RoundNumber, Vec<(usize, WrittenSlip)>>,
    /// Where the slip of a player stands in its round.
    places: BTreeMap<(RoundNumber, usize), usize>,
}

/// The columns of the rounds.
pub const GAME_COLUMNS: [&str; 4] = ["round", "rack", "at", "word"];
/// The columns of the slips.
pub const SLIP_COLUMNS: [&str; 6] = ["round", "player", "at", "word", "claimed", "seconds"];

/// Reads the rounds, which must be numbered 1, 2, 3 and so on.
///
/// # Errors
/// The first line that is amiss.
pub fn rounds(bytes: &[u8]) -> Result<Vec<WrittenRound>, Fault> {
    let fault = |(line, problem): (usize, Problem)| problem.at(Table::Game, line);
    let rows = parse(bytes, &GAME_COLUMNS).map_err(fault)?;
    if rows.is_empty() {
        return Err(fault((1, Problem::NoRounds)));
    }
    let mut rounds: Vec<WrittenRound> = Vec::new();
    for row in rows {
        rounds.push(read_round(&row, rounds.len()).map_err(|p| fault((row.line, p)))?);
    }
    Ok(rounds)
}

fn read_round(row: &Row, before: usize) -> Result<WrittenRound, Problem> {
    let [number, rack, at, word] = row.cells.as_slice() else {
        unreachable!("a row has a cell for each of the four columns")
    };
    let number = read_number(number)?.0 as usize;
    if (1..=before).contains(&number) {
        return Err(Problem::RoundTwice(number));
    }
    if number != before + 1 {
        let (found, expected) = (number, before + 1);
        return Err(Problem::RoundOutOfOrder { found, expected });
    }
    if rack.is_empty() {
        return Err(Problem::NoRack(number));
    }
    let placement = match (at.is_empty(), word.is_empty()) {
        (true, true) => None,
        (false, false) => Some((at.clone(), word.clone())),
        (true, false) => return Err(Problem::NoPlace(word.clone())),
        (false, true) => return Err(Problem::NoWord(at.clone())),
    };
    Ok(WrittenRound { line: row.line, rack: rack.clone(), placement })
}

/// Reads the slips of a game with so many rounds, in any order; those of one player in the same
/// round stand as they were handed in.
///
/// # Errors
/// The first line that is amiss.
pub fn slips(bytes: &[u8], rounds: usize, several: SeveralSlips) -> Result<WrittenSlips, Fault> {
    let fault = |(line, problem): (usize, Problem)| problem.at(Table::Slips, line);
    let rows = parse(bytes, &SLIP_COLUMNS).map_err(fault)?;
    if rows.is_empty() {
        return Err(fault((1, Problem::NoSlips)));
    }
    let mut slips = WrittenSlips::default();
    let mut places = BTreeMap::new();
    for row in rows {
        let (round, player, text) = read_slip(&row, rounds).map_err(|p| fault((row.line, p)))?;
        let key = player.parse::<PlayerNumber>().map_err(|_no_number| player.clone());
        let place = *places.entry(key).or_insert_with(|| {
            slips.players.push(player);
            slips.players.len() - 1
        });
        slips.add((round, place), WrittenSlip { line: row.line, text, copies: 1 }, several);
    }
    Ok(slips)
}

fn read_slip(row: &Row, rounds: usize) -> Result<(RoundNumber, String, SlipText), Problem> {
    let [round, player, at, word, claimed, seconds] = row.cells.as_slice() else {
        unreachable!("a row has a cell for each of the six columns")
    };
    let round = read_number(round)?;
    if round.place().is_none_or(|place| place >= rounds) {
        return Err(Problem::NoSuchRound(round));
    }
    if player.is_empty() {
        return Err(Problem::NoPlayer);
    }
    let text = SlipText {
        at: at.clone(),
        word: word.clone(),
        claimed: read_claimed(claimed)?,
        used_ms: read_seconds(seconds)?,
        ..SlipText::default()
    };
    Ok((round, player.nfc().collect(), text))
}

impl WrittenSlips {
    /// Adds a slip. Where the first of several counts, it stays as it is; else another one of the
    /// same player takes its place, with the longer time of the two.
    fn add(&mut self, whose: (RoundNumber, usize), slip: WrittenSlip, several: SeveralSlips) {
        let slips = self.by_round.entry(whose.0).or_default();
        let place = *self.places.entry(whose).or_insert(slips.len());
        match slips.get_mut(place) {
            None => slips.push((whose.1, slip)),
            Some((_, kept)) if several == SeveralSlips::First => kept.copies += 1,
            Some((_, kept)) => {
                let longer = |(a, b): (u64, u64)| a.max(b);
                let used_ms = kept.text.used_ms.zip(slip.text.used_ms).map(longer);
                let text = SlipText { used_ms, ..slip.text };
                *kept = WrittenSlip { line: slip.line, text, copies: kept.copies + 1 };
            }
        }
    }
}

fn read_number(text: &str) -> Result<RoundNumber, Problem> {
    let no_number = |_| Problem::NoRoundNumber(text.to_owned());
    text.parse().map_err(no_number)
}

fn read_claimed(text: &str) -> Result<Option<i32>, Problem> {
    if text.is_empty() {
        return Ok(None);
    }
    let no_points = |_| Problem::NoPoints(text.to_owned());
    text.parse().map(Some).map_err(no_points)
}

/// Reads seconds with or without a fraction; beyond a thousandth it is cut off.
fn read_seconds(text: &str) -> Result<Option<u64>, Problem> {
    if text.is_empty() {
        return Ok(None);
    }
    let reason = || Problem::NoSeconds(text.to_owned());
    let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let is_digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    if !is_digits(whole) || !is_digits(fraction) {
        return Err(reason());
    }
    let thousandths: String = fraction.chars().chain("00".chars()).take(3).collect();
    let whole: u32 = whole.parse().map_err(|_too_long| reason())?;
    let thousandths: u32 = thousandths.parse().map_err(|_too_long| reason())?;
    Ok(Some(u64::from(whole) * 1000 + u64::from(thousandths)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_have_a_fraction_with_a_point_or_a_comma() {
        assert_eq!(read_seconds("180"), Ok(Some(180_000)));
        assert_eq!(read_seconds("12.5"), Ok(Some(12_500)));
        assert_eq!(read_seconds("12,0409"), Ok(Some(12_040)));
        assert_eq!(read_seconds(""), Ok(None));
        for broken in ["-1", "3:00", "1e2", ".", "5.", "99999999999"] {
            assert!(read_seconds(broken).is_err(), "{broken}");
        }
    }

    #[test]
    fn two_slips_keep_the_longer_time_and_the_whole_round_where_one_has_none() {
        let text = |used_ms| SlipText { used_ms, ..SlipText::default() };
        let mut slips = WrittenSlips { players: vec!["7".to_owned()], ..WrittenSlips::default() };
        let mut add = |line, used_ms| {
            let slip = WrittenSlip { line, text: text(used_ms), copies: 1 };
            slips.add((RoundNumber(1), 0), slip, SeveralSlips::Zero);
            slips.by_round[&RoundNumber(1)][0].1.text.used_ms
        };
        add(2, Some(9000));
        assert_eq!(add(3, Some(5000)), Some(9000));
        assert_eq!(add(4, None), None);
        assert_eq!(slips.by_round[&RoundNumber(1)][0].1.copies, 3);
    }
}
