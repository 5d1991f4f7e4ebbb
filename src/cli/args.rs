//! What can be written on the command line.

use clap::{Args, builder::PossibleValuesParser, builder::TypedValueParser};
use flavita_i18n::{language::Language, text::joined};
use flavita_report::csv_profile::CsvProfile;
use std::path::PathBuf;

/// The edition whose tiles are meant where nothing says another.
pub(super) const USUAL_EDITION: &str = "ru-scrabble";

#[derive(Args, Debug)]
pub(super) struct EditionArgs {
    #[arg(long, value_name = "ID|FILE", default_value = USUAL_EDITION)]
    pub(super) edition: String,
    #[arg(long, value_name = "FILE")]
    pub(super) words: Option<PathBuf>,
    #[arg(long, value_name = "ID")]
    pub(super) switch: Vec<String>,
    #[arg(long, value_name = "ID")]
    pub(super) with: Vec<String>,
    #[arg(long, value_name = "ID")]
    pub(super) without: Vec<String>,
    #[arg(long, value_name = "FILE")]
    pub(super) overrides: Option<PathBuf>,
}

/// Reads the form of a table.
pub(super) fn form_of_table() -> impl TypedValueParser<Value = CsvProfile> {
    PossibleValuesParser::new(["plain", "spreadsheet"]).map(|name| match name.as_str() {
        "spreadsheet" => CsvProfile::Spreadsheet,
        _ => CsvProfile::Plain,
    })
}

/// The names of what stands in a list.
pub(super) fn named<T>(list: &'static [(&'static str, T)]) -> PossibleValuesParser {
    PossibleValuesParser::new(list.iter().map(|(name, _)| *name))
}

pub(super) fn language(tag: &str) -> Result<Language, String> {
    let complete = |language: &Language| language.is_complete();
    Language::from_tag(tag).filter(complete).ok_or_else(|| {
        told!("cli-languages", known = joined(Language::COMPLETE.iter().map(|l| l.tag()), ", "))
    })
}
