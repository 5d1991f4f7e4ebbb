//! A table: columns, rows, and their bytes in either form; what stands in a cell, and how its figures
//! are written.

use crate::csv_profile::CsvProfile;
use chrono::{DateTime, Local};
use csv::{Terminator, WriterBuilder};
use flavita_i18n::text::joined;
use flavita_i18n::{catalogue::Argument, catalogue::say, formula::disarmed, language::Language};
use flavita_tournament::{model::PlayerNumber, model::RoundNumber, state::Tournament};

/// What stands in a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    /// Nothing.
    Empty,
    /// A text of people: a name, a word, a place.
    Text(String),
    /// One of the program's own words, which a spreadsheet shows in its language.
    Term(&'static str),
    /// A whole number.
    Number(i64),
    /// A percentage in hundredths.
    Percent(i64),
    /// A time in milliseconds, shown in seconds.
    Seconds(u64),
    /// A moment in milliseconds since 1970 (UTC), shown by this computer's clock.
    Moment(i64),
}

impl Cell {
    /// A text.
    pub(crate) fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// A whole number.
    pub(crate) fn number(number: impl Into<i64>) -> Self {
        Self::Number(number.into())
    }

    /// How many there are of something.
    pub(crate) fn count(count: usize) -> Self {
        Self::Number(i64::try_from(count).unwrap_or(i64::MAX))
    }

    /// Several things of one kind.
    pub(crate) fn list(items: impl IntoIterator<Item = impl std::fmt::Display>) -> Self {
        Self::Text(joined(items, "|"))
    }

    /// The name of a player who has this number; of a pair both.
    pub(crate) fn name_of(state: &Tournament, number: PlayerNumber) -> Self {
        Self::of(state.players.get(&number), |player| Self::text(player.full_name()))
    }

    /// The cell of a value that may be missing.
    pub(crate) fn of<T>(value: Option<T>, cell: impl FnOnce(T) -> Self) -> Self {
        value.map_or(Self::Empty, cell)
    }
}

/// A percentage with its two places.
///
/// ```
/// use flavita_report::sheet::percent_text;
/// assert_eq!(percent_text(8735, '.'), "87.35");
/// assert_eq!(percent_text(-5, ','), "-0,05");
/// ```
pub fn percent_text(hundredths: i64, mark: char) -> String {
    let sign = if hundredths < 0 { "-" } else { "" };
    let digits = hundredths.unsigned_abs();
    format!("{sign}{}{mark}{:02}", digits / 100, digits % 100)
}

/// Seconds with as many places as they need.
///
/// ```
/// use flavita_report::sheet::seconds_text;
/// assert_eq!(seconds_text(180_000, '.'), "180");
/// assert_eq!(seconds_text(12_340, ','), "12,34");
/// ```
pub fn seconds_text(milliseconds: u64, mark: char) -> String {
    let text = format!("{}{mark}{:03}", milliseconds / 1000, milliseconds % 1000);
    text.trim_end_matches('0').trim_end_matches(mark).to_owned()
}

/// A moment as a spreadsheet reads it, `2026-11-21 19:42:07`; exact with its distance from UTC,
/// `2026-11-21T19:42:07+03:00`.
///
/// ```
/// use flavita_report::sheet::moment_text;
/// let exact = chrono::DateTime::parse_from_rfc3339(&moment_text(1_795_000_000_000, true));
/// assert_eq!(exact.unwrap().timestamp_millis(), 1_795_000_000_000);
/// assert_eq!(moment_text(1_795_000_000_000, false).len(), "2026-11-21 19:42:07".len());
/// ```
pub fn moment_text(at_ms: i64, is_exact: bool) -> String {
    let form = if is_exact { "%Y-%m-%dT%H:%M:%S%:z" } else { "%Y-%m-%d %H:%M:%S" };
    let at = DateTime::from_timestamp_millis(at_ms).map(|at| at.with_timezone(&Local));
    at.map_or_else(String::new, |at| at.format(form).to_string())
}

/// The heading of a column: its stable name, and the sentence that a spreadsheet has in its place, by
/// the end of its key and what is put into it.
#[derive(Clone, Debug)]
pub(crate) struct Heading {
    pub(crate) name: String,
    pub(crate) key: String,
    pub(crate) arguments: Vec<(&'static str, Argument)>,
}

impl Heading {
    /// A heading of words alone, whose key is its name.
    pub(crate) fn plain(name: &str) -> Self {
        Self { name: name.to_owned(), key: name.to_owned(), arguments: Vec::new() }
    }
}

/// A column: its name, and its cell in a row.
pub(crate) type Column<'a, R> = (&'static str, &'a dyn Fn(&R) -> Cell);

/// The headings of columns.
pub(crate) fn headings<R>(columns: &[Column<'_, R>]) -> impl Iterator<Item = Heading> {
    columns.iter().map(|(name, _)| Heading::plain(name))
}

/// A heading for every round, `r1` to the last.
pub(crate) fn of_rounds(last: RoundNumber) -> impl Iterator<Item = Heading> {
    (1..=last.0).map(|round| Heading {
        name: format!("r{round}"),
        key: "points_of_round".to_owned(),
        arguments: vec![("n", round.into())],
    })
}

/// The cells of columns in a row.
pub(crate) fn cells<R>(columns: &[Column<'_, R>], row: &R) -> impl Iterator<Item = Cell> {
    columns.iter().map(move |(_, cell)| cell(row))
}

/// The points of rounds, empty where there are none.
pub(crate) fn points(rounds: &[Option<i32>]) -> impl Iterator<Item = Cell> {
    rounds.iter().map(|points| Cell::of(*points, Cell::number))
}

/// A whole table as a file.
pub(crate) fn table<R>(
    (profile, language): (CsvProfile, Language),
    columns: &[Column<'_, R>],
    rows: impl IntoIterator<Item = R>,
) -> Vec<u8> {
    let mut sheet = Sheet::new(profile, language, headings(columns));
    for row in rows {
        sheet.add(cells(columns, &row));
    }
    sheet.to_bytes()
}

/// A table that is being filled.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    profile: CsvProfile,
    language: Language,
    rows: Vec<Vec<String>>,
}

impl Sheet {
    /// A table with these columns.
    pub(crate) fn new(
        profile: CsvProfile,
        language: Language,
        headings: impl IntoIterator<Item = Heading>,
    ) -> Self {
        let written = |Heading { name, key, arguments }| match profile {
            CsvProfile::Plain => disarmed(&name),
            CsvProfile::Spreadsheet => disarmed(&spoken(language, &key, &arguments)),
        };
        Self { profile, language, rows: vec![headings.into_iter().map(written).collect()] }
    }

    /// Adds a row; its cells stand in the order of the columns.
    pub(crate) fn add(&mut self, cells: impl IntoIterator<Item = Cell>) {
        let row = cells.into_iter().map(|cell| self.written(cell)).collect();
        self.rows.push(row);
    }

    fn written(&self, cell: Cell) -> String {
        let mark = self.profile.decimal_mark(self.language);
        match cell {
            Cell::Empty => String::new(),
            Cell::Text(text) => disarmed(&text),
            Cell::Term(name) => match self.profile {
                CsvProfile::Plain => name.to_owned(),
                CsvProfile::Spreadsheet => spoken(self.language, name, &[]),
            },
            Cell::Number(number) => number.to_string(),
            Cell::Percent(hundredths) => percent_text(hundredths, mark),
            Cell::Seconds(milliseconds) => seconds_text(milliseconds, mark),
            Cell::Moment(at_ms) => moment_text(at_ms, self.profile == CsvProfile::Plain),
        }
    }

    /// The table as a file.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
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
