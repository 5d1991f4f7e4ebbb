//! The players of a new tournament, read from what was typed or pasted.

use std::collections::BTreeMap;

use crate::i18n::catalogue::{Argument, say};
use crate::i18n::language::Language;
use crate::i18n::text::fault_sentence;
use crate::tournament::players::deciding::HIGHEST_NUMBER;
use crate::tournament::players::entrant::{Details, Labels};

/// The most players of a tournament.
pub const MOST_PLAYERS: usize = 2000;
/// How many columns a list can have.
const COLUMNS: usize = 5;
/// How many faults are named at once.
const NAMED_FAULTS: usize = 3;

/// How people head the columns: numbers, names, clubs or towns, categories, teams.
const HEADINGS: [&[&str]; COLUMNS] = [
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
    &[
        "категория",
        "категории",
        "category",
        "categories",
        "kategória",
        "kategorie",
    ],
    &["команда", "team", "csapat", "tým", "družstvo"],
];

/// A player as he is listed: his number, and what is known of him.
pub type Listed = (u32, Details);

/// A line that was read: its number in the text, the player's number as written, the rest.
struct Line {
    at: usize,
    number: String,
    details: Details,
}

/// Reads the players, one a line: `12; Иванов Пётр; Ярославль; юниоры; Волга`.
///
/// That is number, name, club, categories and team, the same with commas or tabs and perhaps a row of headings, or
/// names alone. A pair is `Иванов Пётр / Орлова Е.`. Who has no number gets the next one that is
/// neither written nor `taken`.
///
/// # Errors
/// The first faults, each a sentence that names its line.
pub fn read(
    text: &str,
    taken: &BTreeMap<u32, String>,
    language: Language,
) -> Result<Vec<Listed>, String> {
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
            Some(line) => match line.details.clean() {
                Ok(details) => lines.push(Line { details, ..line }),
                Err(fault) => {
                    let what = fault_sentence(language, &fault);
                    let line = [("line", at.into()), ("what", what.into())];
                    faults.push(say(language, "refusal-player-text", &line));
                }
            },
            None => faults.push(unreadable(at, line, language)),
        }
    }
    let listed = number(lines, taken, language, &mut faults);
    let all = if listed.is_empty() {
        0
    } else {
        listed.len() + taken.len()
    };
    if let Some(fault) = crowd(all, language).filter(|_| faults.is_empty()) {
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

/// Where number, name, club, categories and team stand, if the cells are headings.
fn headings(cells: &[String]) -> Option<[Option<usize>; COLUMNS]> {
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

fn parse(at: usize, cells: &[String], columns: Option<[Option<usize>; COLUMNS]>) -> Option<Line> {
    let line = |[number, name, club, categories, team]: [&str; COLUMNS]| Line {
        at,
        number: number.to_owned(),
        details: details(name, club, categories, team),
    };
    if let Some(places) = columns {
        let cell = |place: Option<usize>| place.and_then(|i| cells.get(i)).map_or("", |c| c);
        return Some(line(places.map(cell))).filter(Line::is_readable);
    }
    let mut cells: Vec<&str> = cells.iter().map(String::as_str).collect();
    if let [one] = cells.as_slice() {
        let digits = one.len() - one.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, name) = one.split_at(digits);
        let name = name.trim_start_matches(['.', ')', ' ']);
        return Some(line([number, name, "", "", ""])).filter(Line::is_readable);
    }
    while cells.last().is_some_and(|cell| cell.is_empty()) {
        cells.pop();
    }
    let is_numbered = cells.first().is_some_and(|c| c.is_empty() || is_number(c));
    if !is_numbered && cells.len() <= 2 {
        cells.insert(0, "");
    }
    cells.resize(cells.len().max(COLUMNS), "");
    let cells: [&str; COLUMNS] = cells.try_into().ok()?;
    Some(line(cells)).filter(Line::is_readable)
}

/// What is known of a player, as four cells say it: a pair's names are parted by a stroke,
/// categories by commas or bars.
#[must_use]
pub fn details(name: &str, club: &str, categories: &str, team: &str) -> Details {
    let (name, partner) = name.split_once(" / ").unwrap_or((name, ""));
    let labels = Labels {
        partner: partner.to_owned(),
        team: team.to_owned(),
        categories: categories.split([',', '|']).map(str::to_owned).collect(),
    };
    let (name, club) = (name.to_owned(), club.to_owned());
    Details { name, club, labels }.tidy()
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_digit())
}

impl Line {
    fn is_readable(&self) -> bool {
        let has_name = self.details.name.chars().any(char::is_alphabetic);
        let has_number = self.number.is_empty() || is_number(&self.number);
        has_name && has_number
    }
}

/// Gives every line its number: those that are written first, then the free ones in order.
fn number(
    lines: Vec<Line>,
    taken: &BTreeMap<u32, String>,
    language: Language,
    faults: &mut Vec<String>,
) -> Vec<Listed> {
    let mut listed: BTreeMap<u32, usize> = BTreeMap::new();
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
        } else if let Some(name) = taken.get(&number) {
            let arguments = [
                at,
                ("number", number.into()),
                ("name", name.as_str().into()),
            ];
            say_fault("refusal-player-taken", &arguments);
        } else if let Some(other) = listed.insert(number, line.at) {
            let arguments = [at, ("number", number.into()), ("other", other.into())];
            say_fault("refusal-player-twice", &arguments);
        } else {
            written.push((Some(number), line));
        }
    }
    let is_free = |number: &u32| !listed.contains_key(number) && !taken.contains_key(number);
    let mut free = (1..).filter(is_free);
    let listed = written.into_iter().map(|(number, line)| {
        let number = number.or_else(|| free.next()).unwrap_or(HIGHEST_NUMBER);
        (number, line.details)
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
