//! A table: columns, rows, and their bytes in either form.

use crate::cell::{Cell, moment_text, percent_text, seconds_text};
use crate::csv_profile::CsvProfile;
use csv::{Terminator, WriterBuilder};
use flavita_i18n::{catalogue::Argument, catalogue::say, formula::disarmed, language::Language};

/// The heading of a column in words: the end of a sentence's key, and what is put into it.
#[derive(Clone, Debug)]
pub struct Heading {
    key: &'static str,
    arguments: Vec<(&'static str, Argument)>,
}

impl Heading {
    /// A heading of words alone.
    pub const fn plain(key: &'static str) -> Self {
        let arguments = Vec::new();
        Self { key, arguments }
    }

    /// A heading with a name in it.
    pub fn named(key: &'static str, name: Argument) -> Self {
        let arguments = vec![("name", name)];
        Self { key, arguments }
    }

    /// A heading with numbers in it.
    pub fn of(key: &'static str, numbers: &[(&'static str, u32)]) -> Self {
        let arguments = numbers.iter().map(|(name, n)| (*name, (*n).into()));
        Self { key, arguments: arguments.collect() }
    }
}

/// A column: its name, and its cell in a row.
pub(crate) type Column<'a, R> = (&'static str, &'a dyn Fn(&R) -> Cell);

/// The names of columns.
pub(crate) fn names<R>(columns: &[Column<'_, R>]) -> Vec<&'static str> {
    columns.iter().map(|(name, _)| *name).collect()
}

/// The cells of columns in a row.
pub(crate) fn cells<R>(columns: &[Column<'_, R>], row: &R) -> impl Iterator<Item = Cell> {
    columns.iter().map(move |(_, cell)| cell(row))
}

/// A whole table as a file.
pub(crate) fn table<R>(
    (profile, language): (CsvProfile, Language),
    columns: &[Column<'_, R>],
    rows: impl IntoIterator<Item = R>,
) -> Vec<u8> {
    let mut sheet = Sheet::new(profile, language, &names(columns), 0);
    for row in rows {
        sheet.add(&cells(columns, &row).collect::<Vec<_>>());
    }
    sheet.to_bytes()
}

/// A table that is being filled.
#[derive(Clone, Debug)]
pub struct Sheet {
    profile: CsvProfile,
    language: Language,
    rows: Vec<Vec<String>>,
}

impl Sheet {
    /// A table with these columns, and after them one for every round, `r1` to the last.
    ///
    /// A spreadsheet's headings are the sentences `csv-` and the column's name.
    pub fn new(profile: CsvProfile, language: Language, columns: &[&str], rounds: u32) -> Self {
        let heading = |name: &&str| match profile {
            CsvProfile::Plain => (*name).to_owned(),
            CsvProfile::Spreadsheet => spoken(language, name, &[]),
        };
        let round = |number: u32| match profile {
            CsvProfile::Plain => format!("r{number}"),
            CsvProfile::Spreadsheet => spoken(language, "points_of_round", &[("n", number.into())]),
        };
        let headings = columns.iter().map(heading).chain((1..=rounds).map(round));
        Self { profile, language, rows: vec![headings.collect()] }
    }

    /// The same table with more columns behind these: the stable name of each, and the sentence
    /// that a spreadsheet has in its place.
    pub fn and(mut self, columns: impl IntoIterator<Item = (String, Heading)>) -> Self {
        let headings = columns.into_iter().map(|(name, heading)| match self.profile {
            CsvProfile::Plain => disarmed(&name),
            CsvProfile::Spreadsheet => {
                disarmed(&spoken(self.language, heading.key, &heading.arguments))
            }
        });
        let headings: Vec<String> = headings.collect();
        self.rows[0].extend(headings);
        self
    }

    /// The same table with these columns behind its own.
    pub(crate) fn and_columns(self, columns: &[&'static str]) -> Self {
        let column = |name: &&'static str| ((*name).to_owned(), Heading::plain(name));
        self.and(columns.iter().map(column))
    }

    /// Adds a row; its cells stand in the order of the columns.
    pub fn add(&mut self, cells: &[Cell]) {
        let row = cells.iter().map(|cell| self.written(cell)).collect();
        self.rows.push(row);
    }

    fn written(&self, cell: &Cell) -> String {
        let mark = self.profile.decimal_mark(self.language);
        match cell {
            Cell::Empty => String::new(),
            Cell::Text(text) => disarmed(text),
            Cell::Term(name) => match self.profile {
                CsvProfile::Plain => (*name).to_owned(),
                CsvProfile::Spreadsheet => spoken(self.language, name, &[]),
            },
            Cell::Number(number) => number.to_string(),
            Cell::Percent(hundredths) => percent_text(*hundredths, mark),
            Cell::Seconds(milliseconds) => seconds_text(*milliseconds, mark),
            Cell::Moment(at_ms) => moment_text(*at_ms, self.profile == CsvProfile::Plain),
        }
    }

    /// The table as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut writer = WriterBuilder::new()
            .delimiter(self.profile.delimiter())
            .terminator(Terminator::CRLF)
            .from_writer(self.profile.beginning().to_vec());
        for row in &self.rows {
            writer.write_record(row).expect("memory takes every row");
        }
        writer.into_inner().expect("memory takes every row")
    }
}

pub(crate) fn spoken(
    language: Language,
    name: &str,
    arguments: &[(&'static str, Argument)],
) -> String {
    say(language, &format!("csv-{}", name.replace('_', "-")), arguments)
}
