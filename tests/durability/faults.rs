//! The n-th write or sync fails, for every n: no false receipt, and it goes on when the cause is
//! gone.

use flavita::store::event_log::EventLog;

use crate::appender::{acknowledged, append, log};
use crate::in_memory;

/// What came of one run.
struct Run {
    refused: usize,
    is_done: bool,
}

/// Runs with a fault and checks that everything acknowledged is in the log.
fn run(kind: &str, first: u32, count: u32) -> Run {
    let folder = in_memory::folder();
    let path = log(&folder);
    let lines = append(&path, &[("FLAVITA_DISK_FAULT", format!("{kind}:{first}:{count}"))]);
    let what = || format!("{kind}, calls {first} to {}:\n{}", first + count - 1, lines.join("\n"));
    let mut log = EventLog::open(&path).unwrap();
    log.integrity_check().unwrap();
    let stored = log.load().unwrap();
    for (seq, hash) in lines.iter().filter_map(|line| acknowledged(line)) {
        let found = stored.get(seq - 1).map(|event| event.hash.to_string());
        assert_eq!(found.as_deref(), Some(hash), "{}", what());
    }
    Run {
        refused: lines.iter().filter(|line| line.starts_with("refused")).count(),
        is_done: lines.iter().any(|line| line == "done")
            && !lines.iter().any(|line| line.starts_with("given up")),
    }
}

/// Lets every call of a kind fail in turn, until there are no more calls.
fn each_in_turn(kind: &str, count: u32) {
    let mut refused = 0;
    for first in 1..=MOST_CALLS {
        let run = run(kind, first, count);
        assert!(run.is_done, "{kind}, call {first}: it did not go on");
        if run.refused == 0 && first > CALLS_OF_AN_OPENING {
            assert!(refused > 5, "{kind}: only {refused} commands were ever refused");
            return;
        }
        refused += run.refused;
    }
}

/// More calls than a run has are not tried.
const MOST_CALLS: u32 = 200;
/// So many calls may pass before the first command.
const CALLS_OF_AN_OPENING: u32 = 12;

#[test]
fn a_sync_that_fails_gives_no_false_receipt_and_is_got_over() {
    each_in_turn("unsynced", 1);
}

mod long {
    use super::each_in_turn;

    #[test]
    #[ignore = "long: bash tests/check"]
    fn a_full_disk_gives_no_false_receipt_and_is_got_over() {
        each_in_turn("full", 3);
    }

    #[test]
    #[ignore = "long: bash tests/check"]
    fn a_write_that_fails_gives_no_false_receipt_and_is_got_over() {
        each_in_turn("broken", 2);
    }

    #[test]
    #[ignore = "long: bash tests/check"]
    fn half_a_write_gives_no_false_receipt_and_is_got_over() {
        each_in_turn("short", 3);
    }
}
