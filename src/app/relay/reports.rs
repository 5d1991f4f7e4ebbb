//! What a hall reports to the one whose draw it plays.
//!
//! It is its standings after the last round whose slips are all judged. The last report of each hall is
//! kept beside the tournament, so that a restart forgets none.

use crate::machine::files::{self, read_if_there};
use crate::{folder::tournament_file::REPORTS, machine::hex};
use flavita_store::held;
use flavita_tournament::model::{PlayerNumber, RoundNumber, TextFault, clean};
use flavita_tournament::{results::standings, state::Tournament};
use parking_lot::{Mutex, MutexGuard};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::{collections::BTreeMap, io};
use std::{path::Path, path::PathBuf, sync::atomic::AtomicU64, sync::atomic::Ordering};

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
    pub fn of(folder: &Path) -> Self {
        Self { folder: folder.to_owned(), known: Mutex::default(), news: AtomicU64::new(0) }
    }

    /// How many reports have come: pages that show them look again when this changes.
    pub fn news(&self) -> u64 {
        self.news.load(Ordering::Relaxed)
    }

    /// Keeps the report of a hall in place of its last one.
    ///
    /// # Errors
    /// When there are too many halls, or the folder refuses; then the last one stays.
    pub fn take(&self, id: &str, report: HallReport) -> Result<(), KeepFault> {
        let mut known = self.known(id)?;
        let halls = known.entry(id.to_owned()).or_default();
        if halls.len() >= MOST_HALLS && !halls.contains_key(&report.hall) {
            return Err(KeepFault::TooMany);
        }
        let mut fresh = halls.clone();
        fresh.insert(report.hall.clone(), report);
        files::replace(&self.file(id), &serde_json::to_vec(&fresh).map_err(io::Error::from)?)?;
        *halls = fresh;
        self.news.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    /// The halls of a game, by name; none while the folder refuses, which is logged.
    pub fn halls(&self, id: &str) -> Vec<HallReport> {
        let known = match self.known(id) {
            Ok(known) => known,
            Err(error) => {
                tracing::warn!(%error, tournament = id, "the reports of the halls cannot be read");
                return Vec::new();
            }
        };
        let halls = known.get(id).into_iter().flatten();
        halls.map(|(_, report)| report.clone()).collect()
    }

    /// What is known, with what was kept of this game read in.
    fn known(&self, id: &str) -> io::Result<MutexGuard<'_, BTreeMap<String, Halls>>> {
        // A map is only ever exchanged whole: a panic elsewhere leaves it sound.
        let mut known = self.known.lock();
        if !known.contains_key(id) {
            known.insert(id.to_owned(), self.kept(id)?);
        }
        Ok(known)
    }

    /// What was kept of a game. A file that is no list of reports is put aside under another name:
    /// the halls report again, and nothing is written over.
    fn kept(&self, id: &str) -> io::Result<Halls> {
        let path = self.file(id);
        let Some(bytes) = read_if_there(&path)? else { return Ok(Halls::new()) };
        serde_json::from_slice(&bytes).or_else(|error| {
            let aside = free_name_beside(&path);
            held::rename(&path, &aside)?;
            tracing::warn!(%error, put_aside = %aside.display(), "reports of halls are unreadable");
            Ok(Halls::new())
        })
    }

    fn file(&self, id: &str) -> PathBuf {
        self.folder.join(format!("{id}.{REPORTS}"))
    }
}

fn free_name_beside(path: &Path) -> PathBuf {
    let name = |n: u32| path.with_extension(format!("unreadable-{n}"));
    let mut names = (1..=u32::MAX).map(name);
    let free = names.find(|path| !path.exists());
    free.expect("a folder has fewer files than there are numbers")
}

/// The most players of a report.
const MOST_PLAYERS: usize = 2_000;

/// The standings of a hall.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct HallReport {
    /// What people call the hall.
    pub hall: String,
    /// After which round.
    pub round: RoundNumber,
    /// Whether the game is over there.
    pub is_ended: bool,
    /// The players, by number.
    pub players: Vec<ReportedPlayer>,
    /// When it came, as this computer counts: milliseconds since 1970 (UTC).
    #[serde(default)]
    pub came_ms: i64,
}

/// A player of such a hall.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ReportedPlayer {
    /// His number there.
    pub number: PlayerNumber,
    /// His name.
    pub name: String,
    /// His total.
    pub total: i32,
}

/// Why a report is not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReportFault {
    /// A name that cannot stand on a page.
    #[error(transparent)]
    Text(#[from] TextFault),
    /// The hall has no name.
    #[error("a hall needs a name")]
    NoName,
    /// Too many players.
    #[error("a report has at most {MOST_PLAYERS} players")]
    TooLong,
}

/// What a ticket for a report is made for beside its address: what stands in it.
pub fn digest(body: &[u8]) -> String {
    hex::text(&Sha256::digest(body))
}

impl HallReport {
    /// The report of a hall.
    pub fn of(state: &Tournament, hall: &str) -> Self {
        let round = state.marked_until();
        let mut players: Vec<ReportedPlayer> = standings(state, round)
            .lines
            .iter()
            .map(|row| ReportedPlayer {
                number: row.player,
                name: name(state, row.player),
                total: row.total,
            })
            .collect();
        players.sort_by_key(|player| player.number);
        Self { hall: hall.to_owned(), round, is_ended: state.ended.is_some(), players, came_ms: 0 }
    }

    /// The report as it may be kept and shown.
    ///
    /// # Errors
    /// When a name is none, or there are too many players.
    pub fn checked(mut self, came_ms: i64) -> Result<Self, ReportFault> {
        if self.players.len() > MOST_PLAYERS {
            return Err(ReportFault::TooLong);
        }
        self.hall = clean(&self.hall)?;
        if self.hall.is_empty() {
            return Err(ReportFault::NoName);
        }
        for player in &mut self.players {
            player.name = clean(&player.name)?;
        }
        self.came_ms = came_ms;
        Ok(self)
    }
}

/// Of a pair both names, where they fit into the length of one: a longer one is refused elsewhere.
fn name(state: &Tournament, number: PlayerNumber) -> String {
    let player = state.players.get(&number);
    player.map_or_else(String::new, |player| {
        clean(&player.full_name()).unwrap_or_else(|_| player.name.clone())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use flavita_tournament::model::RoundNumber;
    use std::fs;

    fn report(hall: &str, round: RoundNumber) -> HallReport {
        HallReport { hall: hall.to_owned(), round, ..HallReport::default() }
    }

    #[test]
    fn the_last_report_of_a_hall_counts_and_outlives_the_program() {
        let folder = tempfile::tempdir().unwrap();
        let reports = Reports::of(folder.path());
        reports.take("cup", report("Brno", RoundNumber(1))).unwrap();
        reports.take("cup", report("Aš", RoundNumber(4))).unwrap();
        reports.take("cup", report("Brno", RoundNumber(2))).unwrap();
        let kept = vec![report("Aš", RoundNumber(4)), report("Brno", RoundNumber(2))];
        assert_eq!(reports.halls("cup"), kept);
        assert_eq!(Reports::of(folder.path()).halls("cup"), kept);
        assert_eq!(reports.halls("other"), []);
    }

    #[test]
    fn what_cannot_be_kept_is_not_taken() {
        let folder = tempfile::tempdir().unwrap();
        let reports = Reports::of(&folder.path().join("gone"));
        assert!(reports.take("cup", report("Brno", RoundNumber(1))).is_err());
        assert_eq!(reports.halls("cup"), []);
    }

    #[test]
    fn a_damaged_file_of_reports_is_put_aside_and_never_written_over() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("cup.halls.json"), "{\"Brno\": cut").unwrap();
        let reports = Reports::of(folder.path());
        assert_eq!(reports.halls("cup"), []);
        reports.take("cup", report("Brno", RoundNumber(3))).unwrap();
        assert_eq!(reports.halls("cup"), [report("Brno", RoundNumber(3))]);
        let aside = fs::read(folder.path().join("cup.halls.unreadable-1")).unwrap();
        assert_eq!(aside, b"{\"Brno\": cut");
    }

    #[test]
    fn a_file_that_cannot_be_read_stops_what_would_write_over_it() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("cup.halls.json")).unwrap();
        let reports = Reports::of(folder.path());
        assert!(reports.take("cup", report("Brno", RoundNumber(1))).is_err());
        assert_eq!(reports.halls("cup"), []);
    }
}
