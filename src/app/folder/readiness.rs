//! What must be right on this computer before an evening begins.

use crate::folder::{backup::SecondFolder, data_folder::Folder, tournament_file::probe};
use crate::machine::{clock, disk_reserve};
use flavita_store::{held, system::real_path};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{fs, io, io::Write as _};
use sysinfo::{Disk, Disks};

/// Free space below which an evening may not fit, and below which it will not, in bytes.
const SPACE_LOOK: u64 = 2 * 1024 * 1024 * 1024;
const SPACE_BAD: u64 = 512 * 1024 * 1024;
/// A commit that takes longer makes people wait.
const SYNC_SLOW: Duration = Duration::from_millis(50);
/// How often a small write is made durable to time it.
const SYNC_TRIES: usize = 15;
/// Open files that a hall with hundreds of phones needs.
const FILES_WANTED: u64 = 4096;
/// File systems of other computers, where `SQLite` cannot lock and sync reliably.
const NETWORK: &[&str] =
    &["nfs", "nfs4", "cifs", "smb", "smbfs", "smb3", "afpfs", "webdav", "fuse.sshfs", "9p"];
/// File systems of sticks and cards.
const STICKS: &[&str] = &["vfat", "fat32", "fat", "msdos", "exfat"];
/// The year before which the clock is certainly wrong, in milliseconds since 1970.
const EARLIEST_MS: i64 = 1_750_000_000_000;

/// How grave a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Grade {
    /// All is well.
    Good,
    /// It works, and should be looked at.
    Look,
    /// It must be mended first.
    Bad,
}

/// What was looked at, with what was found.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Finding {
    /// Free space for tournaments.
    Space {
        /// In bytes; `None` where the system does not say.
        free: Option<u64>,
    },
    /// How long a small write takes until it is on disk.
    Sync {
        /// The median of some, or what the system says.
        took: Result<Duration, String>,
    },
    /// The file system of the data folder.
    FileSystem {
        /// Its name; empty where the system does not say.
        name: String,
        /// Whether the disk can be pulled out.
        is_removable: bool,
    },
    /// The file that is given up when the disk is full.
    Ballast { is_there: bool },
    /// How many files and connections the system lets the program open.
    Files { limit: u64 },
    /// The computer's clock.
    Clock {
        /// What it shows: milliseconds since 1970 (UTC).
        at_ms: i64,
    },
    /// The second folder for copies.
    Copies {
        /// Where it is; `None` where none was named.
        folder: Option<PathBuf>,
        /// Why it cannot be written, if so.
        fault: Option<String>,
        /// Whether it is on the disk of the data folder.
        is_same_disk: bool,
    },
    /// A tournament that cannot be opened.
    Closed { id: String, fault: String },
    /// The version of `SQLite`.
    Sqlite { version: &'static str },
}

impl Finding {
    /// How grave it is.
    pub fn grade(&self) -> Grade {
        let (is_bad, is_good) = match self {
            Self::Space { free } => {
                (free.is_some_and(|free| free < SPACE_BAD), free.is_some_and(|f| f >= SPACE_LOOK))
            }
            Self::Sync { took } => {
                (took.is_err(), took.as_ref().is_ok_and(|took| *took < SYNC_SLOW))
            }
            Self::FileSystem { name, is_removable } => {
                (is_one_of(name, NETWORK), !is_removable && !is_one_of(name, STICKS))
            }
            Self::Ballast { is_there } => (false, *is_there),
            Self::Files { limit } => (false, *limit >= FILES_WANTED),
            Self::Clock { at_ms } => (*at_ms < EARLIEST_MS, true),
            Self::Copies { folder, fault, is_same_disk } => {
                (fault.is_some(), folder.is_some() && !is_same_disk)
            }
            Self::Closed { .. } => (true, false),
            Self::Sqlite { .. } => (false, true),
        };
        match (is_bad, is_good) {
            (true, _) => Grade::Bad,
            (false, true) => Grade::Good,
            (false, false) => Grade::Look,
        }
    }
}

fn is_one_of(name: &str, names: &[&str]) -> bool {
    names.contains(&name.to_lowercase().as_str())
}

/// Looks at everything; it takes a fraction of a second, most of it waiting for the disk.
pub fn look(folder: &Folder) -> Vec<Finding> {
    let data = &folder.path;
    let disks = disks();
    let disk = disk_of(&disks, data);
    let mut findings = vec![
        Finding::Space { free: disk.map(Disk::available_space) },
        Finding::Sync { took: sync_time(data).map_err(|error| error.to_string()) },
        Finding::FileSystem {
            name: disk
                .map_or_else(String::new, |disk| disk.file_system().to_string_lossy().into_owned()),
            is_removable: disk.is_some_and(Disk::is_removable),
        },
        Finding::Ballast { is_there: disk_reserve::lies_in(data) },
        copies(&folder.copies, data, &disks),
        Finding::Clock { at_ms: clock::now_ms() },
        Finding::Files { limit: raise_file_limit() },
        Finding::Sqlite { version: flavita_store::event_log::sqlite_version() },
    ];
    let closed = folder.entries().unwrap_or_default().into_iter();
    findings.extend(closed.filter_map(|entry| {
        let fault = entry.about.err()?.to_string();
        Some(Finding::Closed { id: entry.id, fault })
    }));
    findings
}

/// Disks that can be pulled out: where copies are best kept.
pub fn sticks() -> Vec<PathBuf> {
    let disks = disks();
    let sticks = disks.iter().filter(|disk| disk.is_removable());
    sticks.map(|disk| disk.mount_point().to_owned()).collect()
}

/// Every disk; none where the system does not say.
fn disks() -> Vec<Disk> {
    Disks::new_with_refreshed_list().map_or_else(|_unknown| Vec::new(), Vec::from)
}

/// The disk whose mount point is the longest beginning of a path.
fn disk_of<'a>(disks: &'a [Disk], path: &Path) -> Option<&'a Disk> {
    let path = real_path(path).ok()?;
    let holds = |disk: &&Disk| path.starts_with(disk.mount_point());
    let depth = |disk: &&Disk| disk.mount_point().components().count();
    disks.iter().filter(holds).max_by_key(depth)
}

fn copies(second: &SecondFolder, data: &Path, disks: &[Disk]) -> Finding {
    let folder = second.path();
    let fault = folder.as_deref().and_then(|folder| probe(folder).err());
    let mount = |path: &Path| disk_of(disks, path).map(|disk| disk.mount_point().to_owned());
    Finding::Copies {
        is_same_disk: folder.as_deref().is_some_and(|folder| mount(folder) == mount(data)),
        fault: fault.map(|error| error.to_string()).or(second.fault()),
        folder,
    }
}

/// The median time of small durable writes.
fn sync_time(folder: &Path) -> io::Result<Duration> {
    let path = folder.join(".flavita-sync-test");
    let mut file = fs::File::create(&path)?;
    let mut times = Vec::with_capacity(SYNC_TRIES);
    for _ in 0..SYNC_TRIES {
        let begun = Instant::now();
        file.write_all(&[0x46; 4096])?;
        file.sync_data()?;
        times.push(begun.elapsed());
    }
    drop(file);
    held::remove_file(path)?;
    times.sort_unstable();
    Ok(times[SYNC_TRIES / 2])
}

/// Lets the program open as many files as the system allows it at all; how many that is, 0 where
/// the system does not say.
pub fn raise_file_limit() -> u64 {
    rlimit::increase_nofile_limit(u64::MAX).unwrap_or_else(|error| {
        tracing::info!(%error, "the limit of open files stays as it is");
        0
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fresh_folder_can_be_looked_at() {
        let data = tempfile::tempdir().unwrap();
        let folder = Folder::open(data.path()).unwrap();
        let findings = look(&folder);
        assert_eq!(findings.len(), 8, "{findings:?}");
        let is_synced = |finding: &Finding| matches!(finding, Finding::Sync { took: Ok(_) });
        assert!(findings.iter().any(is_synced), "{findings:?}");
        let left = fs::read_dir(data.path()).unwrap().count();
        assert_eq!(left, 0, "the tests of the disk leave nothing behind");
    }

    #[test]
    fn what_cannot_go_well_is_bad_and_what_is_doubtful_is_looked_at() {
        let space = |free| Finding::Space { free }.grade();
        assert_eq!(space(Some(100)), Grade::Bad);
        assert_eq!(space(Some(SPACE_BAD)), Grade::Look);
        assert_eq!(space(Some(SPACE_LOOK)), Grade::Good);
        assert_eq!(space(None), Grade::Look);
        let system = |name: &str, is_removable| {
            let name = name.to_owned();
            Finding::FileSystem { name, is_removable }.grade()
        };
        assert_eq!(system("ext4", false), Grade::Good);
        assert_eq!(system("NFS", false), Grade::Bad);
        assert_eq!(system("exfat", false), Grade::Look);
        assert_eq!(system("ntfs", true), Grade::Look);
        assert_eq!(Finding::Clock { at_ms: 0 }.grade(), Grade::Bad);
        let copies = |folder: Option<&str>, fault: Option<&str>, is_same_disk| {
            Finding::Copies {
                folder: folder.map(PathBuf::from),
                fault: fault.map(str::to_owned),
                is_same_disk,
            }
            .grade()
        };
        assert_eq!(copies(None, None, false), Grade::Look);
        assert_eq!(copies(Some("/stick"), None, false), Grade::Good);
        assert_eq!(copies(Some("/data/2"), None, true), Grade::Look);
        assert_eq!(copies(Some("/stick"), Some("gone"), false), Grade::Bad);
    }
}
