//! What both kinds of tests do with results.

use std::sync::Arc;

use flavita::app::halls::merging::{Arrived, Prepared};
use flavita::contests::halls::merged::{Merged, merged};
use flavita::{
    app::words::dictionary::Dictionary, contests::halls::decision::Decisions,
    i18n::language::Language, lexicon::file, lexicon::graph::Graph,
    report::csv_profile::CsvProfile, report::halls_csv, tournament::model::created::WordChoice,
    tournament::state::tournament::Tournament,
};

/// Reads, checks and prices what arrived; every file has the name that it is given.
pub(crate) fn prepared(
    files: &[(String, String)],
    decisions: &Decisions,
    words: &Graph,
) -> Prepared {
    let mut arrived = Arrived::default();
    for (name, text) in files {
        arrived.take(name, text.as_bytes());
    }
    let checksum = file::checksum(words);
    let shared = Arc::new(words.clone());
    let find = |state: &Tournament| {
        let is_own = state.dictionary.checksum == checksum;
        is_own.then(|| Dictionary {
            name: "few words".to_owned(),
            choice: WordChoice::default(),
            checksum: checksum.clone(),
            words: Arc::clone(&shared),
        })
    };
    arrived.prepared(decisions, &find, &|| ()).unwrap()
}

/// Merges and shows every table to the test.
pub(crate) fn merge<R>(
    files: &[(String, String)],
    decisions: &Decisions,
    words: &Graph,
    look: impl FnOnce(&Merged, &Prepared) -> R,
) -> R {
    let mut prepared = prepared(files, decisions, words);
    let found = std::mem::take(&mut prepared.found);
    let merged = merged(prepared.halls.clone(), found, decisions);
    look(&merged, &prepared)
}

/// All tables, one behind the other.
pub(crate) fn tables(merged: &Merged) -> String {
    let table = |(name, export): &(&str, halls_csv::HallsExport)| {
        let bytes = export(merged, CsvProfile::Plain, Language::English);
        format!("{name}\n{}", String::from_utf8(bytes).unwrap())
    };
    halls_csv::ALL.iter().map(table).collect()
}

/// The kinds of all conflicts, each with whether it is decided.
pub(crate) fn kinds(merged: &Merged) -> Vec<(&'static str, bool)> {
    let conflicts = merged.conflicts.iter();
    conflicts.map(|one| (one.conflict.kind(), one.answer.is_some())).collect()
}

/// A repeatable order of the files, some of them twice.
pub(crate) fn shuffled(files: &[(String, String)], seed: u64) -> Vec<(String, String)> {
    let mut luck = seed;
    let mut next = |below: usize| {
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        usize::try_from(luck >> 33).unwrap() % below
    };
    let mut all: Vec<(String, String)> = files.to_vec();
    for _ in 0..files.len() / 3 {
        let (name, text) = &files[next(files.len())];
        all.push((format!("again-{name}"), text.clone()));
    }
    for place in (1..all.len()).rev() {
        all.swap(place, next(place + 1));
    }
    all
}
