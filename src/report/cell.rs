//! One cell of a table, and how its figures are written.

use chrono::{DateTime, Local};

/// What stands in a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
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
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// A whole number.
    pub fn number(number: impl Into<i64>) -> Self {
        Self::Number(number.into())
    }

    /// How many there are of something.
    pub fn count(count: usize) -> Self {
        Self::Number(i64::try_from(count).unwrap_or(i64::MAX))
    }

    /// The cell of a value that may be missing.
    pub fn of<T>(value: Option<T>, cell: impl FnOnce(T) -> Self) -> Self {
        value.map_or(Self::Empty, cell)
    }
}

/// A percentage with its two places.
///
/// ```
/// use flavita_report::cell::percent_text;
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
/// use flavita_report::cell::seconds_text;
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
/// use flavita_report::cell::moment_text;
/// let exact = chrono::DateTime::parse_from_rfc3339(&moment_text(1_795_000_000_000, true));
/// assert_eq!(exact.unwrap().timestamp_millis(), 1_795_000_000_000);
/// assert_eq!(moment_text(1_795_000_000_000, false).len(), "2026-11-21 19:42:07".len());
/// ```
pub fn moment_text(at_ms: i64, is_exact: bool) -> String {
    let form = if is_exact { "%Y-%m-%dT%H:%M:%S%:z" } else { "%Y-%m-%d %H:%M:%S" };
    let at = DateTime::from_timestamp_millis(at_ms).map(|at| at.with_timezone(&Local));
    at.map_or_else(String::new, |at| at.format(form).to_string())
}
