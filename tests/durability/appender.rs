//! The program that appends, run in a process of its own with a disk that can be told to fail.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, io::Write as _, sync::OnceLock};

use flavita::{store::event::NewEvent, store::event_log::EventLog};
use tempfile::TempDir;

use crate::preload::compiled;

/// The file that the appending process writes.
const FILE: &str = "FLAVITA_APPENDER_FILE";
/// How many commands it gives.
const COMMANDS: u32 = 40;
/// How often it opens a log anew whose disk failed, before it gives up.
const TRIES: u32 = 50;

/// What is told to the disk.
pub(crate) type Orders<'a> = &'a [(&'a str, String)];

/// The disk that can be told to fail, compiled once.
fn disk() -> &'static Path {
    static DISK: OnceLock<(TempDir, PathBuf)> = OnceLock::new();
    let (_folder, disk) = DISK.get_or_init(|| compiled("tests/durability/disk.c"));
    disk
}

/// A log with a few events.
pub(crate) fn log(folder: &TempDir) -> PathBuf {
    let path = folder.path().join("cup.sqlite");
    let mut log = EventLog::create(&path).unwrap();
    log.append(1, "Ada", None, &[event(0), event(1)]).unwrap();
    path
}

fn event(number: u32) -> NewEvent {
    NewEvent {
        kind: "slip_judged".to_owned(),
        version: 1,
        body: format!(r#"{{"number":{number},"text":"{}"}}"#, "слово ".repeat(20)),
    }
}

/// Runs the appending process; what it printed.
pub(crate) fn append(path: &Path, orders: Orders<'_>) -> Vec<String> {
    let out = Command::new(env::current_exe().unwrap())
        .args(["--exact", "appender::append_what_the_disk_takes", "--nocapture"])
        .arg("--test-threads=1")
        .env(FILE, path)
        .env("LD_PRELOAD", disk())
        .env("FLAVITA_DISK_FILE", "cup.sqlite")
        .envs(orders.iter().map(|(name, value)| (*name, value)))
        .stderr(Stdio::null())
        .output()
        .unwrap();
    let text = String::from_utf8(out.stdout).unwrap();
    text.lines().map(str::to_owned).collect()
}

/// The events that a line acknowledges: the number of the last one and its hash.
pub(crate) fn acknowledged(line: &str) -> Option<(usize, &str)> {
    let (seq, hash) = line.strip_prefix("acknowledged ")?.split_once(' ')?;
    (hash.len() == 64).then_some((seq.parse().ok()?, hash))
}

/// Not a test of its own: the others run it in another process.
#[test]
fn append_what_the_disk_takes() {
    let Some(path) = env::var_os(FILE) else {
        return;
    };
    // The test's own name stands on the line that was begun.
    say("");
    let opened = (0..TRIES).find_map(|_| EventLog::open(&path).ok());
    let mut log = opened.unwrap();
    for number in 0..COMMANDS {
        append_one(&mut log, number);
    }
    say("done");
    // A power cut closes nothing.
    std::mem::forget(log);
}

/// Appends a command until it is taken, by the same key.
fn append_one(log: &mut EventLog, number: u32) {
    let key = format!("key-{number}");
    let events: Vec<NewEvent> = (0..=number % 3).map(event).collect();
    for _ in 0..TRIES {
        if let Ok(Some(receipt)) = log.appended_with(&key) {
            say(&format!("acknowledged {} {}", receipt.last_seq, receipt.head));
            return;
        }
        match log.append(1, "Ada", Some(&key), &events) {
            Ok(receipt) => {
                say(&format!("acknowledged {} {}", receipt.last_seq, receipt.head));
                return;
            }
            Err(error) => say(&format!("refused {number}: {error}")),
        }
        if log.is_stopped()
            && let Err(error) = log.reopen()
        {
            say(&format!("not opened: {error}"));
        }
    }
    say(&format!("given up {number}"));
}

fn say(line: &str) {
    let mut out = std::io::stdout();
    out.write_all(format!("{line}\n").as_bytes()).unwrap();
    out.flush().unwrap();
}
