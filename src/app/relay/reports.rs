//! The reports of the halls that play this computer's draws: the last one of each hall, kept
//! beside the tournament so that a restart forgets none.

use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::app::relay::report::HallReport;

/// The most halls of a game.
const MOST_HALLS: usize = 2_000;

/// The halls of a game, by name.
type Halls = BTreeMap<String, HallReport>;

/// The reports of every game.
#[derive(Debug)]
pub struct Reports {
    folder: PathBuf,
    known: Mutex<BTreeMap<String, Halls>>,
    news: AtomicU64,
}

/// Why a report is not kept.
#[derive(Debug, thiserror::Error)]
pub enum KeepFault {
    /// There are too many halls.
    #[error("a game has at most {MOST_HALLS} halls")]
    TooMany,
    /// The folder refuses.
    #[error("the reports of the halls cannot be kept: {0}")]
    Disk(#[from] io::Error),
}

impl Reports {
    /// The reports that are kept in a data folder.
    #[must_use]
    pub fn of(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            known: Mutex::default(),
            news: AtomicU64::new(0),
        }
    }

    /// How many reports have come: pages that show them look again when this changes.
    #[must_use]
    pub fn news(&self) -> u64 {
        self.news.load(Ordering::Relaxed)
    }

    /// Keeps the report of a hall in place of its last one.
    ///
    /// # Errors
    /// When there are too many halls, or the folder refuses; then the last one stays.
    pub fn take(&self, id: &str, report: HallReport) -> Result<(), KeepFault> {
        let mut known = self.known(id);
        let halls = known.entry(id.to_owned()).or_default();
        if halls.len() >= MOST_HALLS && !halls.contains_key(&report.hall) {
            return Err(KeepFault::TooMany);
        }
        let mut fresh = halls.clone();
        fresh.insert(report.hall.clone(), report);
        self.keep(id, &fresh)?;
        *halls = fresh;
        self.news.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    /// The halls of a game, by name.
    #[must_use]
    pub fn halls(&self, id: &str) -> Vec<HallReport> {
        let known = self.known(id);
        let halls = known.get(id).into_iter().flatten();
        halls.map(|(_, report)| report.clone()).collect()
    }

    /// What is known, with what was kept of this game read in.
    fn known(&self, id: &str) -> MutexGuard<'_, BTreeMap<String, Halls>> {
        // A map is only ever exchanged whole: a panic elsewhere leaves it sound.
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if !known.contains_key(id) {
            let kept = std::fs::read(self.file(id)).ok();
            let kept = kept.and_then(|kept| serde_json::from_slice(&kept).ok());
            known.insert(id.to_owned(), kept.unwrap_or_default());
        }
        known
    }

    fn keep(&self, id: &str, halls: &Halls) -> io::Result<()> {
        let mut file = tempfile::NamedTempFile::new_in(&self.folder)?;
        file.write_all(&serde_json::to_vec(halls)?)?;
        file.as_file().sync_all()?;
        file.persist(self.file(id))?;
        Ok(())
    }

    fn file(&self, id: &str) -> PathBuf {
        self.folder.join(format!("{id}.halls.json"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(hall: &str, round: u32) -> HallReport {
        HallReport {
            hall: hall.to_owned(),
            round,
            ..HallReport::default()
        }
    }

    #[test]
    fn the_last_report_of_a_hall_counts_and_outlives_the_program() {
        let folder = tempfile::tempdir().unwrap();
        let reports = Reports::of(folder.path());
        reports.take("cup", report("Brno", 1)).unwrap();
        reports.take("cup", report("Aš", 4)).unwrap();
        reports.take("cup", report("Brno", 2)).unwrap();
        let kept = vec![report("Aš", 4), report("Brno", 2)];
        assert_eq!(reports.halls("cup"), kept);
        assert_eq!(Reports::of(folder.path()).halls("cup"), kept);
        assert_eq!(reports.halls("other"), []);
    }

    #[test]
    fn what_cannot_be_kept_is_not_taken() {
        let folder = tempfile::tempdir().unwrap();
        let reports = Reports::of(&folder.path().join("gone"));
        assert!(reports.take("cup", report("Brno", 1)).is_err());
        assert_eq!(reports.halls("cup"), []);
    }
}
