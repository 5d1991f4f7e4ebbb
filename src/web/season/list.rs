//! The list of seasons.

use crate::frame::faults::of_file;
use crate::{frame::Broken, frame::Visit, parts::ListRow, season::tables::SeasonsPage};
use flavita_app::season::seasons::{FolderSeason, SeasonFault, StagesFault};
use flavita_i18n::{language::Language, season::sentences};

/// The page. Why a file cannot be read is for the arbiter.
pub fn page(seasons: &[FolderSeason], is_arbiter: bool, language: Language) -> SeasonsPage {
    let row = |(id, season): &FolderSeason| {
        let (name, details) = match season {
            Ok(season) => (&season.name, sentences(&season.rule(), language).join(" ")),
            Err(error) => (id, fault(error, is_arbiter, language)),
        };
        let href = format!("/seasons/{id}");
        ListRow { href, name: name.clone(), details, is_readable: season.is_ok() }
    };
    SeasonsPage { seasons: seasons.iter().map(row).collect(), ..SeasonsPage::default() }
}

/// Why a season cannot be shown or kept, and what to do.
fn fault(fault: &SeasonFault, is_arbiter: bool, language: Language) -> String {
    let key = match fault {
        _ if !is_arbiter => "season-fault-public",
        SeasonFault::Faulty { .. } => "season-fault-file",
        SeasonFault::NoSuchSeason(_) => "error-not-found-what",
        SeasonFault::Disk { .. } => "season-fault-disk",
    };
    let name = if let SeasonFault::Disk(fault) = fault {
        of_file(fault, language)
    } else {
        fault.to_string()
    };
    say!(language, key, name)
}

impl Broken for SeasonFault {
    fn is_missing(&self) -> bool {
        matches!(self, Self::NoSuchSeason(_))
    }

    fn sentence(&self, visit: &Visit) -> String {
        fault(self, visit.who().is_arbiter(), visit.language)
    }
}

impl Broken for StagesFault {
    fn is_missing(&self) -> bool {
        matches!(self, Self::Folder(fault) if fault.is_missing())
    }

    fn is_under_way(&self) -> bool {
        matches!(self, Self::BeingRead { .. })
    }

    fn sentence(&self, visit: &Visit) -> String {
        match self {
            Self::Folder(fault) => fault.sentence(visit),
            Self::BeingRead { read, of } => {
                say!(visit.language, "season-reading", n = *read, of = *of)
            }
        }
    }
}
