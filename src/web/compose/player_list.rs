//! The players of a new tournament, read from what was typed or pasted.

use std::collections::BTreeMap;

use crate::i18n::catalogue::{Argument, say};
use crate::i18n::language::Language;

/// The most players of a tournament.
pub const MOST_PLAYERS: usize = 2000;
/// The largest number of a player.
const HIGHEST_NUMBER: u32 = 9999;
/// The most letters of a name or a town.
const LONGEST_TEXT: usize = 100;
/// How many faults are named at once.
const NAMED_FAULTS: usize = 3;

/// How people head the columns: numbers, names, clubs or towns.
const HEADINGS: [&[&str]; 3] = [
    &[
        "№",
        "номер",
        "#",
        "number",
        "no",
        "no.",
        "nr",
        "szám",
        "sorszám",
        "číslo",
        "č.",
    ],
    &[
        "имя",
        "игрок",
        "фио",
        "name",
        "player",
        "név",
        "játékos",
        "jméno",
        "hráč",
    ],
    &[
        "клуб",
        "город",
        "club",
        "town",
        "city",
        "klub",
        "egyesület",
        "város",
        "oddíl",
        "město",
    ],
];

/// A player as a tournament is set up with him: number, name, club.
pub type Listed = (u32, String, String);

/// A line that was read: its number in the text, the player's number as written, name, club.
struct Line {
    at: usize,
    number: String,
    name: String,
    club: String,
}

/// Reads the players, one a line: `12; Иванов Пётр; Ярославль`, the same with commas or tabs and
/// perhaps a row of headings, or names alone. Who has no number gets the next free one.
///
/// # Errors
/// The first faults, each a sentence that names its line.
pub fn read(text: &str, language: Language) -> Result<Vec<Listed>, String> {
    let mut faults = Vec::new();
    let mut lines = Vec::new();
    let mut columns = None;
    let mut is_first = true;
    for (at, line) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
        let cells = cells(line);
        if cells.iter().all(String::is_empty) {
            continue;
        }
        if std::mem::take(&mut is_first) {
            columns = headings(&cells);
            if columns.is_some() {
                continue;
            }
        }
        match parse(at, &cells, columns) {
            Some(line) => lines.push(line),
            None => faults.push(unreadable(at, line, language)),
        }
    }
    let listed = number(lines, language, &mut faults);
    if let Some(fault) = crowd(listed.len(), language).filter(|_| faults.is_empty()) {
        faults.push(fault);
    }
    if faults.is_empty() {
        return Ok(listed);
    }
    faults.truncate(NAMED_FAULTS);
    Err(faults.join(" "))
}

fn cells(line: &str) -> Vec<String> {
    let signs = [';', '\t', ','];
    let sign = signs.into_iter().find(|sign| line.contains(*sign));
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(sign.map_or(b';', |sign| sign as u8))
        .trim(csv::Trim::All)
        .from_reader(line.as_bytes());
    let record = reader.records().next().and_then(Result::ok);
    let cells = record.iter().flatten();
    cells.map(|cell| cell.trim().to_owned()).collect()
}

/// Where number, name and club stand, if the cells are headings.
fn headings(cells: &[String]) -> Option<[Option<usize>; 3]> {
    let is_heading = |cell: &String, words: &[&str]| {
        let cell = cell.to_lowercase();
        words.contains(&cell.as_str())
    };
    let place = |words: &[&str]| cells.iter().position(|cell| is_heading(cell, words));
    let all = cells
        .iter()
        .filter(|cell| !cell.is_empty())
        .all(|cell| HEADINGS.iter().any(|words| is_heading(cell, words)));
    let places = HEADINGS.map(place);
    (all && places[1].is_some()).then_some(places)
}

fn parse(at: usize, cells: &[String], columns: Option<[Option<usize>; 3]>) -> Option<Line> {
    let line = |number: &str, name: &str, club: &str| Line {
        at,
        number: number.to_owned(),
        name: name.split_whitespace().collect::<Vec<_>>().join(" "),
        club: club.to_owned(),
    };
    if let Some(places) = columns {
        let cell = |place: Option<usize>| place.and_then(|i| cells.get(i)).map_or("", |c| c);
        let [number, name, club] = places.map(cell);
        return Some(line(number, name, club)).filter(Line::is_readable);
    }
    let cells: Vec<&str> = cells.iter().map(String::as_str).collect();
    let starts_with_number = |cell: &str| cell.is_empty() || is_number(cell);
    let found = match cells.as_slice() {
        [one] => {
            let digits = one.len() - one.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let (number, name) = one.split_at(digits);
            line(number, name.trim_start_matches(['.', ')', ' ']), "")
        }
        [number, name] if starts_with_number(number) => line(number, name, ""),
        [name, club] => line("", name, club),
        [number, name, club, rest @ ..] if rest.iter().all(|cell| cell.is_empty()) => {
            if starts_with_number(number) || !club.is_empty() {
                line(number, name, club)
            } else {
                line("", number, name)
            }
        }
        _ => return None,
    };
    Some(found).filter(Line::is_readable)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_digit())
}

impl Line {
    fn is_readable(&self) -> bool {
        let is_short = |text: &str| text.chars().count() <= LONGEST_TEXT;
        let has_name = self.name.chars().any(char::is_alphabetic);
        let has_number = self.number.is_empty() || is_number(&self.number);
        has_name && has_number && is_short(&self.name) && is_short(&self.club)
    }
}

/// Gives every line its number: those that are written first, then the free ones in order.
fn number(lines: Vec<Line>, language: Language, faults: &mut Vec<String>) -> Vec<Listed> {
    let mut taken: BTreeMap<u32, usize> = BTreeMap::new();
    let mut say_fault = |key, arguments: &[(&'static str, Argument)]| {
        faults.push(say(language, key, arguments));
    };
    let mut written = Vec::new();
    for line in lines {
        let at = ("line", line.at.into());
        let number = line.number.parse::<u32>().unwrap_or(u32::MAX);
        if line.number.is_empty() {
            written.push((None, line));
        } else if !(1..=HIGHEST_NUMBER).contains(&number) {
            say_fault(
                "refusal-player-number",
                &[at, ("high", HIGHEST_NUMBER.into())],
            );
        } else if let Some(other) = taken.insert(number, line.at) {
            let arguments = [at, ("number", number.into()), ("other", other.into())];
            say_fault("refusal-player-twice", &arguments);
        } else {
            written.push((Some(number), line));
        }
    }
    let mut free = (1..).filter(|number| !taken.contains_key(number));
    let listed = written.into_iter().map(|(number, line)| {
        let number = number.or_else(|| free.next()).unwrap_or(HIGHEST_NUMBER);
        (number, line.name, line.club)
    });
    listed.collect()
}

fn crowd(players: usize, language: Language) -> Option<String> {
    match players {
        0 => Some(say(language, "refusal-no-players", &[])),
        1..=MOST_PLAYERS => None,
        _ => {
            let most = [("n", MOST_PLAYERS.into())];
            Some(say(language, "refusal-too-many-players", &most))
        }
    }
}

fn unreadable(at: usize, line: &str, language: Language) -> String {
    let shown: String = line.trim().chars().take(40).collect();
    let arguments = [("line", at.into()), ("text", shown.into())];
    say(language, "refusal-player-line", &arguments)
}

#[cfg(test)]
mod tests;
