//! The page of a merge.

use crate::merging::page::{MergeFileRow, MergePage};
use crate::{frame::admission::Kind, merging, merging::conflicts, merging::list::named};
use flavita_app::{
    folder::data_folder::Folder, merging::folder::MergeFault, merging::kept::Outcome,
};
use flavita_contests::halls::merged::{Merged, Share};
use flavita_i18n::language::Language;

/// The page, put together where anything has changed.
///
/// # Errors
/// When there is no such merge or it cannot be read.
pub fn page(folder: &Folder, id: &str, language: Language) -> Result<MergePage, MergeFault> {
    let merge = folder.merge(id)?;
    let outcome = folder.merge_outcome(id)?;
    let (files, merged) = (merge.files()?, &outcome.merged);
    let most_bytes = Kind::Upload.most_bytes();
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

fn aside(file: String) -> MergeFileRow {
    MergeFileRow { file, ..MergeFileRow::default() }
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
