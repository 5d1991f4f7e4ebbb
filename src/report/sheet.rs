//! A table: columns, rows, and their bytes in either form.

use csv::{Terminator, WriterBuilder};

use crate::i18n::catalogue::{Argument, say};
use crate::i18n::language::Language;
use crate::report::cell::{Cell, disarmed, percent_text, seconds_text};
use crate::report::csv_profile::CsvProfile;

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
    #[must_use]
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
        Self {
            profile,
            language,
            rows: vec![headings.collect()],
        }
    }

    /// The same table, still without rows, with further columns behind those of the rounds.
    #[must_use]
    pub fn ending_with(mut self, columns: &[&str]) -> Self {
        let headings = Self::new(self.profile, self.language, columns, 0).rows;
        self.rows[0].extend(headings.into_iter().flatten());
        self
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
        }
    }

    /// The table as a file.
    ///
    /// # Panics
    /// Never: memory takes every row.
    #[must_use]
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

fn spoken(language: Language, name: &str, arguments: &[(&'static str, Argument)]) -> String {
    say(
        language,
        &format!("csv-{}", name.replace('_', "-")),
        arguments,
    )
}
