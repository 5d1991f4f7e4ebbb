//! The power is cut at any moment: of what was written since the last sync any part may be on the
//! disk, whole or torn, and what was acknowledged before must be there.

use std::path::Path;
use std::{env, fs};

use flavita::store::event_log::EventLog;

use crate::appender::{acknowledged, append, log};
use crate::in_memory;

/// How many cuts are tried where `FLAVITA_CUTS` says nothing.
const CUTS: u64 = 500;
/// What a disk writes at once.
const SECTOR: usize = 512;

/// Something that the disk was asked, or that the program printed.
enum Record {
    Write { file: usize, offset: usize, bytes: Vec<u8> },
    Truncate { file: usize, length: usize },
    Sync { file: usize },
    Output(String),
}

/// Reads what `disk.c` wrote down.
fn records(bytes: &[u8]) -> Vec<Record> {
    let mut rest = bytes;
    let mut records = Vec::new();
    while rest.len() >= 18 {
        let number = |from: usize| {
            let bytes = rest[from..from + 8].try_into().unwrap();
            usize::try_from(i64::from_ne_bytes(bytes)).unwrap()
        };
        let (what, file, offset) = (rest[0], usize::from(rest[1]), number(2));
        let length = number(10);
        let bytes = rest[18..18 + length].to_vec();
        rest = &rest[18 + length..];
        records.push(match what {
            b'w' => Record::Write { file, offset, bytes },
            b't' => Record::Truncate { file, length: offset },
            b's' => Record::Sync { file },
            _ => Record::Output(String::from_utf8_lossy(&bytes).into_owned()),
        });
    }
    records
}

/// Numbers that are the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit as u64).unwrap()
    }
}

/// The database and its -wal as a disk may hold them.
type Disk = [Vec<u8>; 2];

fn write(file: &mut Vec<u8>, offset: usize, bytes: &[u8]) {
    let end = offset + bytes.len();
    if file.len() < end {
        file.resize(end, 0);
    }
    file[offset..end].copy_from_slice(bytes);
}

/// What is on the disk when the power goes after so many records. Where commits are not waited for,
/// as with `synchronous = NORMAL`, no sync ever made the -wal safe.
fn cut(start: &Disk, records: &[Record], chance: &mut Chance, is_normal: bool) -> Disk {
    let mut disk = start.clone();
    for (file, content) in disk.iter_mut().enumerate() {
        let is_sync = |record: &Record| matches!(record, Record::Sync { file: f } if *f == file);
        let synced = records.iter().rposition(is_sync).filter(|_| !(is_normal && file == 1));
        for (at, record) in records.iter().enumerate() {
            let is_safe = synced.is_some_and(|synced| at < synced);
            apply(content, file, record, is_safe, chance);
        }
    }
    disk
}

/// A safe write is there; of another one all, nothing, or the first sectors.
fn apply(content: &mut Vec<u8>, file: usize, record: &Record, is_safe: bool, chance: &mut Chance) {
    match record {
        Record::Write { file: f, offset, bytes } if *f == file => {
            let there = match chance.below(3) {
                _ if is_safe => bytes.len(),
                0 => 0,
                1 => bytes.len(),
                _ => (chance.below(bytes.len() / SECTOR + 1) * SECTOR).min(bytes.len()),
            };
            write(content, *offset, &bytes[..there]);
        }
        Record::Truncate { file: f, length } if *f == file && (is_safe || chance.below(2) == 0) => {
            content.truncate(*length);
        }
        Record::Write { .. }
        | Record::Truncate { .. }
        | Record::Sync { .. }
        | Record::Output(_) => {}
    }
}

/// How many acknowledged events are not on the disk; `None` where the log does not even open.
fn lost(folder: &Path, disk: &Disk, records: &[Record]) -> Option<usize> {
    let path = folder.join("cup.sqlite");
    for left in ["", "-wal", "-shm", "-lock"] {
        let _none = fs::remove_file(folder.join(format!("cup.sqlite{left}")));
    }
    fs::write(&path, &disk[0]).unwrap();
    fs::write(folder.join("cup.sqlite-wal"), &disk[1]).unwrap();
    let mut log = EventLog::open(&path).ok()?;
    let stored = log.load().ok()?;
    let said = records.iter().filter_map(|record| match record {
        Record::Output(text) => Some(text.lines()),
        Record::Write { .. } | Record::Truncate { .. } | Record::Sync { .. } => None,
    });
    let is_lost = |(seq, hash): &(usize, &str)| {
        let found = stored.get(seq - 1).map(|event| event.hash.to_string());
        found.as_deref() != Some(*hash)
    };
    Some(said.flatten().filter_map(acknowledged).filter(is_lost).count())
}

/// A run written down, and the disk before it.
fn recorded() -> (Disk, Vec<Record>) {
    let folder = in_memory::folder();
    let path = log(&folder);
    let start = [fs::read(&path).unwrap(), Vec::new()];
    let record = folder.path().join("record");
    let lines = append(&path, &[("FLAVITA_DISK_RECORD", record.display().to_string())]);
    assert_eq!(lines.iter().filter(|line| acknowledged(line).is_some()).count(), 40);
    (start, records(&fs::read(record).unwrap()))
}

#[test]
fn nothing_acknowledged_is_lost_by_a_power_cut_and_the_test_would_see_it() {
    let (start, records) = recorded();
    let folder = in_memory::folder();
    let mut chance = Chance(0x466c_6176);
    let cuts = env::var("FLAVITA_CUTS").map_or(CUTS, |cuts| cuts.parse().unwrap());
    for number in 0..cuts {
        let before = &records[..=chance.below(records.len())];
        let disk = cut(&start, before, &mut chance, false);
        let lost = lost(folder.path(), &disk, before);
        assert_eq!(lost, Some(0), "cut {number} after {} records", before.len());
    }

    let mut losses = 0;
    for _ in 0..100 {
        let before = &records[..=chance.below(records.len())];
        let disk = cut(&start, before, &mut chance, true);
        losses += usize::from(lost(folder.path(), &disk, before) != Some(0));
    }
    assert!(losses > 10, "without waiting for commits something is lost: {losses}");
}
