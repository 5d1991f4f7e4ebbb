//! The list of merges, and the page of one.

use crate::frame::Kind;
use crate::merging::page::{MergeFileRow, MergePage, MergesPage};
use crate::{frame::kept_fault::kept_fault, merging, merging::conflicts, parts::ListRow};
use flavita_app::{folder::data_folder::Folder, machine::files::KeptFault, merging::kept::Outcome};
use flavita_contests::halls::merged::{Merged, Share};
use flavita_i18n::language::Language;

/// The page.
///
/// # Errors
/// When the folder of merges cannot be read.
pub fn page(folder: &Folder, language: Language) -> Result<MergesPage, KeptFault> {
    let merges = folder.merges()?.into_iter().map(|id| row(folder, &id, language)).collect();
    Ok(MergesPage { merges, ..MergesPage::default() })
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
        Err(error) => (id.to_owned(), kept_fault(&error, true, language)),
    };
    ListRow { href: format!("/merge/{id}"), name, details, is_readable }
}

/// The name of a merge; that of its folder where it has none.
pub fn named(name: &str, id: &str) -> String {
    if name.is_empty() { id } else { name }.to_owned()
}

/// The page, put together where anything has changed.
///
/// # Errors
/// When there is no such merge or it cannot be read.
pub fn one(folder: &Folder, id: &str, language: Language) -> Result<MergePage, KeptFault> {
    let merge = folder.merge(id)?;
    let outcome = folder.merge_outcome(id)?;
    let (files, merged) = (merge.files()?, &outcome.merged);
    let most_bytes = Kind::Upload.most_bytes();
    let aside = |file| MergeFileRow { file, ..MergeFileRow::default() };
    let mut page = MergePage {
        merge: id.to_owned(),
        name: named(&outcome.decisions.name, id),
        details: details(merged, language),
        has_files: !files.is_empty(),
        standing: standing(&outcome, merged, language),
        is_provisional: is_provisional(&outcome, merged),
        halls: merging::halls::rows(&outcome, &files, language),
        others: merging::halls::others(&outcome, &files, language),
        aside: merge.aside()?.into_iter().map(aside).collect(),
        most_bytes,
        most_megabytes: most_bytes >> 20,
        ..MergePage::default()
    };
    conflicts::put(&mut page, &outcome, &files, language);
    Ok(page)
}

/// How many halls and players count.
pub(crate) fn details(merged: &Merged, language: Language) -> String {
    let counts = |share: &Share| *share != Share::Nothing;
    let counted = merged.halls.iter().filter(|(_, share)| counts(share));
    let players = merged.standings.as_ref().map_or(0, |all| all.lines.len());
    let halls = say!(language, "merge-halls-counted", n = counted.count(), of = merged.halls.len());
    let players = say!(language, "merge-players", n = players);
    format!("{halls} · {players}")
}

/// Whether something is still to be decided or cannot be carried out.
pub(crate) fn is_provisional(outcome: &Outcome, merged: &Merged) -> bool {
    merged.is_provisional() || !outcome.faults.is_empty()
}

fn standing(outcome: &Outcome, merged: &Merged, language: Language) -> String {
    let open = merged.conflicts.iter().filter(|one| one.answer.is_none());
    match open.count() + outcome.faults.len() {
        0 => say!(language, "merge-complete"),
        open => say!(language, "merge-provisional", n = open),
    }
}
