//! The list of merges.

use crate::frame::visit::{Broken, Visit};
use crate::merging::page::{MergeRow, MergesPage};
use flavita_app::{folder::data_folder::Folder, merging::folder::MergeFault};
use flavita_i18n::{catalogue::say, language::Language, text::fault_sentence};
use flavita_tournament::model::text;

/// The page.
///
/// # Errors
/// When the folder of merges cannot be read.
pub fn page(folder: &Folder, language: Language) -> Result<MergesPage, MergeFault> {
    let merges = folder.merges()?.into_iter();
    Ok(MergesPage {
        merges: merges.map(|id| row(folder, &id, language)).collect(),
        ..MergesPage::default()
    })
}

fn row(folder: &Folder, id: &str, language: Language) -> MergeRow {
    let read = || {
        let merge = folder.merge(id)?;
        Ok((merge.decisions()?.name, merge.files()?.len()))
    };
    let href = format!("/merge/{id}");
    match read() {
        Ok((name, files)) => MergeRow {
            href,
            name: named(&name, id),
            details: say!(language, "merge-files", n = files),
            is_readable: true,
        },
        Err(error) => MergeRow {
            href,
            name: id.to_owned(),
            details: fault(&error, language),
            is_readable: false,
        },
    }
}

/// The name of a merge; that of its folder where it has none.
pub fn named(name: &str, id: &str) -> String {
    if name.is_empty() { id } else { name }.to_owned()
}

/// Why a merge cannot be shown or kept, and what to do.
pub fn fault(fault: &MergeFault, language: Language) -> String {
    let named = [("name", fault.to_string().into())];
    match fault {
        MergeFault::Faulty { .. } => say(language, "merge-fault-file", &named),
        MergeFault::NoSuchMerge(_) => say!(language, "error-not-found-what"),
        MergeFault::Disk { .. } => say(language, "merge-fault-disk", &named),
    }
}

/// The name of a merge as it was typed.
///
/// # Errors
/// The sentence that says what is wrong with it.
pub fn name(typed: &str, language: Language) -> Result<String, String> {
    match text::clean(typed) {
        Ok(name) if name.is_empty() => Err(say!(language, "merge-fault-name")),
        Ok(name) => Ok(name),
        Err(fault) => Err(fault_sentence(language, &fault)),
    }
}

impl Broken for MergeFault {
    fn is_missing(&self) -> bool {
        matches!(self, Self::NoSuchMerge(_))
    }

    fn sentence(&self, visit: &Visit) -> String {
        fault(self, visit.language)
    }
}
