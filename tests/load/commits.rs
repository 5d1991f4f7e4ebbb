//! One commit for every command against one for many, in a process of its own with the slow disk.

use std::{env, process::Command, time::Instant};

use flavita::store::event::{Batch, NewEvent};
use flavita::store::event_log::EventLog;
use tempfile::TempDir;

use crate::slow_disk;

/// Says to the process that it is the one that appends.
const APPENDS: &str = "FLAVITA_LOAD_APPENDS";
/// As many as the writer saves at once.
const TOGETHER: usize = 256;
/// How many commits are timed of each sort.
const COMMITS: usize = 60;

/// How many times as many commands are saved in the same time when they are saved together.
pub(crate) fn ratio() -> u64 {
    let mut program = Command::new(env::current_exe().unwrap());
    program
        .args(["--exact", "commits::append_alone_and_together", "--nocapture"])
        .arg("--test-threads=1")
        .env(APPENDS, "yes");
    let out = slow_disk::under(&mut program).output().unwrap();
    let text = String::from_utf8(out.stdout).unwrap();
    let line = text.lines().find_map(|line| line.strip_prefix("a second: "));
    let (alone, together) = line.unwrap().split_once(" and ").unwrap();
    eprintln!("commands a second: {alone} alone, {together} together");
    let (alone, together): (u64, u64) = (alone.parse().unwrap(), together.parse().unwrap());
    together / alone
}

/// Not a test of its own: the other runs it in another process.
#[test]
fn append_alone_and_together() {
    if env::var_os(APPENDS).is_none() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let mut log = EventLog::create(folder.path().join("cup.sqlite")).unwrap();
    let alone = a_second(&mut log, 1);
    let together = a_second(&mut log, TOGETHER);
    println!("\na second: {alone} and {together}");
}

/// Commands a second with so many in every commit.
fn a_second(log: &mut EventLog, together: usize) -> u128 {
    let events = [NewEvent {
        kind: "slip_judged".to_owned(),
        version: 1,
        body: format!(r#"{{"word":"{}"}}"#, "слово ".repeat(20)),
    }];
    let begun = Instant::now();
    for _ in 0..COMMITS {
        let first = log.head().seq;
        let keys: Vec<String> = (0..together).map(|n| format!("key-{first}-{n}")).collect();
        let batch = |key| Batch {
            at_ms: 1,
            actor: "Ada",
            key: Some(key),
            digest: Some(&[7; 32]),
            events: &events,
        };
        let batches: Vec<Batch<'_>> = keys.iter().map(|key| batch(key.as_str())).collect();
        log.append_all(&batches).unwrap();
    }
    (COMMITS * together) as u128 * 1_000_000 / begun.elapsed().as_micros().max(1)
}
