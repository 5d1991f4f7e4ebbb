//! All lines of a list: players with their numbers, and what is wrong, line by line.

use crate::player_list::arranged::{Names, Taken, Understood, arranged};
use crate::player_list::separator::{Separator, Unclosed};
use crate::player_list::{federation, heading::Headings, heading::SHOWN, line::Line};
use flavita_i18n::{language::Language, text::fault_sentence};
use flavita_tournament::model::{Details, HIGHEST_NUMBER, PlayerNumber};
use std::collections::{BTreeMap, BTreeSet};

/// The most players of a tournament.
pub const MOST_PLAYERS: usize = 2000;

/// A player as he is listed: his number, and what is known of him.
pub type Listed = (PlayerNumber, Details);

/// What a list says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The players in the order of their lines; where there are faults those of the good lines.
    pub listed: Vec<Listed>,
    /// What is wrong, each a sentence that names its line.
    pub faults: Vec<String>,
    /// The columns that nothing is read from, as they are headed.
    pub unread: Vec<String>,
    /// Whether the first line says what the columns are.
    pub has_headings: bool,
    /// Whether it is the list that federations hand out.
    pub is_federations: bool,
    /// What was made of lines without headings beyond taking their cells in order.
    pub understood: BTreeSet<Understood>,
    /// How the names are read, where that could be otherwise.
    pub names: Option<Names>,
    /// Where each of the listed players stands, from 1.
    pub lines: Vec<usize>,
    /// What is wrong with a line, in their order.
    pub noted: Vec<(usize, String)>,
}

/// A line of a list that is not empty.
struct Row<'a> {
    /// Where it stands, from 1.
    at: usize,
    text: &'a str,
    separator: Separator,
    cells: Vec<String>,
}

/// Reads a list. Who has no number gets the next one that is neither written nor `taken`.
pub(crate) fn read(
    text: &str,
    (separator, names): (impl Fn(&str) -> Separator, Option<Names>),
    taken: &Taken,
    language: Language,
) -> Reading {
    let mut reading = Reading::default();
    let rows = reading.rows(text, separator, language);
    let first = rows.first().map_or(&[][..], |row| &row.cells);
    let headings = Headings::of(first);
    reading.has_headings = headings.is_some();
    reading.is_federations = headings.is_none() && federation::is_first_line(first);
    let rows = &rows[usize::from(reading.has_headings)..];
    let read = reading.lines(rows, headings.as_ref(), (names, taken));
    let lines = rows.iter().zip(read).filter_map(|(row, line)| reading.clean(row, line, language));
    let lines = lines.collect();
    reading.unread = headings.map(|one| one.unread).unwrap_or_default();
    reading.number(lines, taken, language);
    reading.settle();
    reading.count(taken.len(), language);
    reading
}

impl Reading {
    /// Whether more was made of the lines than taking their cells in order: then nobody is taken in
    /// before somebody has seen how.
    pub fn has_to_be_seen(&self) -> bool {
        !self.understood.is_empty()
    }

    /// Words what was noted, in the order of the lines.
    fn settle(&mut self) {
        self.noted.sort_by_key(|(line, _)| *line);
        let sentences = self.noted.iter().map(|(_, sentence)| sentence.clone());
        self.faults.extend(sentences);
    }

    /// The lines cut into cells.
    fn rows<'a>(
        &mut self,
        text: &'a str,
        separator: impl Fn(&str) -> Separator,
        language: Language,
    ) -> Vec<Row<'a>> {
        let mut rows = Vec::new();
        for (at, text) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
            let separator = separator(text);
            match separator.cells(text) {
                Ok(cells) if cells.iter().all(String::is_empty) => {}
                Ok(cells) => rows.push(Row { at, text, separator, cells }),
                Err(Unclosed) => {
                    self.noted.push((at, say!(language, "refusal-player-quote", line = at)));
                }
            }
        }
        rows
    }

    /// The players of the lines, as far as they can be read.
    fn lines(
        &mut self,
        rows: &[Row<'_>],
        headings: Option<&Headings>,
        (names, taken): (Option<Names>, &Taken),
    ) -> Vec<Option<Line>> {
        if self.is_federations {
            let line = |row: &Row<'_>| federation::line(row.at, &row.cells);
            return rows.iter().map(line).collect();
        }
        if let Some(headings) = headings {
            let line = |row: &Row<'_>| Line::under(headings, row.at, &row.cells);
            return rows.iter().map(line).collect();
        }
        let cells = rows.iter().map(|row| (row.separator, row.cells.as_slice()));
        let list = arranged(&cells.collect::<Vec<_>>(), names, taken);
        self.understood = list.understood;
        self.names = list.names;
        let lines = rows.iter().zip(&list.lines);
        lines.map(|(row, arranged)| Line::in_order(row.at, arranged)).collect()
    }

    /// The player of a line, unless something is wrong with it.
    fn clean(&mut self, row: &Row<'_>, line: Option<Line>, language: Language) -> Option<Line> {
        let at = row.at;
        let Some(line) = line else {
            let text: String = row.text.trim().chars().take(SHOWN).collect();
            self.noted.push((at, say!(language, "refusal-player-line", line = at, text)));
            return None;
        };
        match line.details.clean() {
            Ok(details) => Some(Line { details, ..line }),
            Err(fault) => {
                let what = fault_sentence(language, &fault);
                self.noted.push((at, say!(language, "refusal-player-text", line = at, what)));
                None
            }
        }
    }

    /// Gives every line its number: those that are written first, then the free ones in order.
    fn number(&mut self, lines: Vec<Line>, taken: &Taken, language: Language) {
        let mut given: BTreeMap<PlayerNumber, usize> = BTreeMap::new();
        let mut written = Vec::new();
        for line in lines {
            let at = line.at;
            let number = line.number.parse().unwrap_or(PlayerNumber::MAX);
            if line.number.is_empty() {
                written.push((None, line));
            } else if !(PlayerNumber(1)..=HIGHEST_NUMBER).contains(&number) {
                let high = HIGHEST_NUMBER;
                self.noted.push((at, say!(language, "refusal-player-number", line = at, high)));
            } else if let Some(name) = taken.get(&number) {
                let taken = say!(language, "refusal-player-taken", line = at, number, name);
                self.noted.push((at, taken));
            } else if let Some(other) = given.insert(number, at) {
                let twice = say!(language, "refusal-player-twice", line = at, number, other);
                self.noted.push((at, twice));
            } else {
                written.push((Some(number), line));
            }
        }
        let is_free =
            |number: &PlayerNumber| !given.contains_key(number) && !taken.contains_key(number);
        let mut free = PlayerNumber(1).to(PlayerNumber::MAX).filter(is_free);
        self.lines = written.iter().map(|(_, line)| line.at).collect();
        let listed = written.into_iter().map(|(number, line)| {
            let number = number.or_else(|| free.next()).unwrap_or(HIGHEST_NUMBER);
            (number, line.details)
        });
        self.listed = listed.collect();
    }

    /// Nobody at all is a fault, and so is a crowd.
    fn count(&mut self, before: usize, language: Language) {
        if !self.faults.is_empty() {
            return;
        }
        if self.listed.is_empty() {
            self.faults.push(say!(language, "refusal-no-players"));
        } else if self.listed.len() + before > MOST_PLAYERS {
            self.faults.push(say!(language, "refusal-too-many-players", n = MOST_PLAYERS));
        }
    }
}

/// What a list that was typed or pasted says.
pub fn typed(text: &str, taken: &Taken, language: Language) -> Reading {
    read(text, (Separator::of_line, None), taken, language)
}

/// How many faults are named at once.
const NAMED_FAULTS: usize = 3;

/// The players of a list.
///
/// # Errors
/// The first faults, each a sentence that names its line.
pub fn players(reading: Reading, language: Language) -> Result<Vec<Listed>, String> {
    let mut faults = reading.faults;
    if let Some(heading) = reading.unread.first() {
        faults.insert(0, say!(language, "refusal-player-column", name = heading.as_str()));
    }
    if faults.is_empty() {
        return Ok(reading.listed);
    }
    faults.truncate(NAMED_FAULTS);
    Err(faults.join(" "))
}
