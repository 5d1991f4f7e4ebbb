//! The two forms of a table: for spreadsheets, and for programs.

use flavita_i18n::language::Language;
use flavita_tournament::state::tournament::Tournament;
use serde::Deserialize;

/// How a table is made.
pub type Export = fn(&Tournament, CsvProfile, Language) -> Vec<u8>;

/// For whom a table is written.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum CsvProfile {
    /// For programs, RFC 4180: no byte order mark, commas, decimal points, stable headings and
    /// words in every language.
    Plain,
    /// For people and their spreadsheets: UTF-8 with a byte order mark, semicolons, the decimal
    /// mark, the headings and the words of the language.
    #[default]
    #[serde(other)]
    Spreadsheet,
}

impl CsvProfile {
    /// The bytes before the first heading.
    pub const fn beginning(self) -> &'static [u8] {
        match self {
            Self::Spreadsheet => "\u{feff}".as_bytes(),
            Self::Plain => &[],
        }
    }

    /// What stands between two cells.
    pub const fn delimiter(self) -> u8 {
        match self {
            Self::Spreadsheet => b';',
            Self::Plain => b',',
        }
    }

    /// What stands before the fraction of a number.
    pub(crate) const fn decimal_mark(self, language: Language) -> char {
        match self {
            Self::Plain => '.',
            Self::Spreadsheet => language.decimal_mark(),
        }
    }
}
