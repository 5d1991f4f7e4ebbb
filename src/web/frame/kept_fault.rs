//! Why a season or a merge cannot be shown or kept, in sentences.

use crate::frame::{Broken, Visit, faults::of_file};
use flavita_app::machine::files::KeptFault;
use flavita_i18n::language::Language;

/// Why a season or a merge cannot be shown or kept, and what to do.
pub(crate) fn kept_fault(fault: &KeptFault, is_arbiter: bool, language: Language) -> String {
    match fault {
        KeptFault::Missing(_) => say!(language, "error-not-found-what"),
        _ if !is_arbiter => say!(language, "kept-fault-public"),
        KeptFault::Faulty(_) => say!(language, "kept-fault-file", name = fault.to_string()),
        KeptFault::Disk(disk) => say!(language, "kept-fault-disk", name = of_file(disk, language)),
    }
}

impl Broken for KeptFault {
    fn is_missing(&self) -> bool {
        matches!(self, Self::Missing(_))
    }

    fn sentence(&self, visit: &Visit) -> String {
        kept_fault(self, visit.who().is_arbiter(), visit.language)
    }
}
