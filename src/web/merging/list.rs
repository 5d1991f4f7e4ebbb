//! The list of merges.

use crate::frame::faults::of_file;
use crate::{frame::Broken, frame::Visit, merging::page::MergesPage, parts::ListRow};
use flavita_app::{folder::data_folder::Folder, merging::folder::MergeFault};
use flavita_i18n::language::Language;

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

fn row(folder: &Folder, id: &str, language: Language) -> ListRow {
    let read = || {
        let merge = folder.merge(id)?;
        Ok((merge.decisions()?.name, merge.files()?.len()))
    };
    let read = read();
    let is_readable = read.is_ok();
    let (name, details) = match read {
        Ok((name, files)) => (named(&name, id), say!(language, "merge-files", n = files)),
        Err(error) => (id.to_owned(), fault(&error, language)),
    };
    ListRow { href: format!("/merge/{id}"), name, details, is_readable }
}

/// The name of a merge; that of its folder where it has none.
pub fn named(name: &str, id: &str) -> String {
    if name.is_empty() { id } else { name }.to_owned()
}

/// Why a merge cannot be shown or kept, and what to do.
pub fn fault(fault: &MergeFault, language: Language) -> String {
    let key = match fault {
        MergeFault::Faulty { .. } => "merge-fault-file",
        MergeFault::NoSuchMerge(_) => "error-not-found-what",
        MergeFault::Disk { .. } => "merge-fault-disk",
    };
    let name = if let MergeFault::Disk(fault) = fault {
        of_file(fault, language)
    } else {
        fault.to_string()
    };
    say!(language, key, name)
}

impl Broken for MergeFault {
    fn is_missing(&self) -> bool {
        matches!(self, Self::NoSuchMerge(_))
    }

    fn sentence(&self, visit: &Visit) -> String {
        fault(self, visit.language)
    }
}
