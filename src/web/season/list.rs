//! The list of seasons.

use crate::frame::visit::{Broken, Visit};
use crate::season::tables::{SeasonRow, SeasonsPage};
use flavita_app::{season::file::SeasonFault, season::seasons::FolderSeason};
use flavita_i18n::{catalogue::say, language::Language, season::sentences, text::fault_sentence};
use flavita_tournament::model::text;

/// The page. Why a file cannot be read is for the arbiter.
pub fn page(seasons: &[FolderSeason], is_arbiter: bool, language: Language) -> SeasonsPage {
    let row = |(id, season): &FolderSeason| match season {
        Ok(season) => SeasonRow {
            href: format!("/seasons/{id}"),
            name: season.name.clone(),
            details: sentences(&season.rule(), language).join(" "),
            is_readable: true,
        },
        Err(error) => SeasonRow {
            href: format!("/seasons/{id}"),
            name: id.clone(),
            details: fault(error, is_arbiter, language),
            is_readable: false,
        },
    };
    SeasonsPage { seasons: seasons.iter().map(row).collect(), ..SeasonsPage::default() }
}

/// Why a season cannot be shown or kept, and what to do.
pub fn fault(fault: &SeasonFault, is_arbiter: bool, language: Language) -> String {
    let named = [("name", fault.to_string().into())];
    match fault {
        _ if !is_arbiter => say!(language, "season-fault-public"),
        SeasonFault::Faulty { .. } => say(language, "season-fault-file", &named),
        SeasonFault::NoSuchSeason(_) => say!(language, "error-not-found-what"),
        SeasonFault::Disk { .. } => say(language, "season-fault-disk", &named),
    }
}

/// The name of a season as it was typed.
///
/// # Errors
/// The sentence that says what is wrong with it.
pub fn name(typed: &str, language: Language) -> Result<String, String> {
    match text::clean(typed) {
        Ok(name) if name.is_empty() => Err(say!(language, "season-fault-name")),
        Ok(name) => Ok(name),
        Err(fault) => Err(fault_sentence(language, &fault)),
    }
}

impl Broken for SeasonFault {
    fn is_missing(&self) -> bool {
        matches!(self, Self::NoSuchSeason(_))
    }

    fn sentence(&self, visit: &Visit) -> String {
        fault(self, visit.who().is_arbiter(), visit.language)
    }
}
