//! What the program bears, with a disk of which every sync takes five milliseconds more:
//! `cargo test --release --test load -- --ignored --nocapture --test-threads=1`.
//!
//! Every figure is the median of three runs. Server and phones are two processes on this machine.
//! Linux only: `slow.c` is compiled and preloaded.

#![cfg(target_os = "linux")]
#![expect(
    clippy::unwrap_used,
    clippy::print_stderr,
    clippy::print_stdout,
    reason = "what cannot be started fails the test, and the figures are printed"
)]

mod archive;
mod commits;
mod growth;
#[path = "../durability/preload.rs"]
mod preload;
mod slow_disk;

use std::process::{Command, Stdio};

use serde_json::Value;

/// How often everything is measured.
const RUNS: usize = 3;

/// Rehearses once; what is told of it.
fn rehearse(options: &[&str]) -> Value {
    let mut program = Command::new(env!("CARGO_BIN_EXE_flavita"));
    program.args(["rehearse", "--json"]).args(options);
    let out = slow_disk::under(&mut program).stderr(Stdio::inherit()).output().unwrap();
    let text = String::from_utf8(out.stdout).unwrap();
    let told: Value = serde_json::from_str(&text).unwrap();
    eprintln!("{told}");
    assert!(out.status.success(), "{told}");
    told
}

/// Three runs.
fn runs(options: &[&str]) -> Vec<Value> {
    (0..RUNS).map(|_| rehearse(options)).collect()
}

/// The median of a figure.
fn median(runs: &[Value], figure: impl Fn(&Value) -> u64) -> u64 {
    let mut all: Vec<u64> = runs.iter().map(figure).collect();
    all.sort_unstable();
    all[all.len() / 2]
}

fn number(run: &Value, name: &str) -> u64 {
    run[name].as_u64().unwrap()
}

/// The median of a time, in milliseconds, rounded up.
fn milliseconds(runs: &[Value], name: &str) -> u64 {
    median(runs, |run| number(run, name)).div_ceil(1000)
}

/// The median memory of a live connection, in KiB, rounded up.
fn memory(runs: &[Value]) -> u64 {
    let tenths = median(runs, |run| {
        let more = number(run, "memory_with_all_kib") - number(run, "memory_before_kib");
        more * 10 / number(run, "connections")
    });
    tenths.div_ceil(10)
}

fn all_acknowledged(runs: &[Value], slips: u64) {
    for run in runs {
        assert_eq!(number(run, "acknowledged"), slips, "{run}");
        assert_eq!(number(run, "lost") + number(run, "broken"), 0, "{run}");
    }
}

const BURST: &[&str] = &["--rounds", "1", "--seconds", "3", "--no-mistakes"];

#[test]
#[ignore = "takes minutes and wants a quiet machine"]
fn ten_thousand_phones_listen_and_hand_in_within_three_seconds() {
    let runs = runs(&[&["--players", "10000"], BURST].concat());
    all_acknowledged(&runs, 10_000);
    let (p99, broadcast, memory) =
        (milliseconds(&runs, "p99_us"), milliseconds(&runs, "broadcast_us"), memory(&runs));
    eprintln!("10,000 phones: p99 {p99} ms, broadcast {broadcast} ms, {memory} KiB each");
    assert!(p99 <= 250, "p99 {p99} ms");
    assert!(broadcast <= 1000, "broadcast {broadcast} ms");
    assert!(memory <= 16, "{memory} KiB a connection");
}

#[test]
#[ignore = "takes minutes and wants a quiet machine"]
fn a_hundred_and_fifty_phones_are_answered_within_fifty_milliseconds() {
    let runs = runs(&[&["--players", "150"], BURST].concat());
    all_acknowledged(&runs, 150);
    let p99 = milliseconds(&runs, "p99_us");
    eprintln!("150 phones: p99 {p99} ms");
    assert!(p99 <= 50, "p99 {p99} ms");
}

#[test]
#[ignore = "takes minutes and wants a quiet machine"]
fn what_is_saved_together_is_saved_twenty_times_as_fast() {
    let mut ratios: Vec<u64> = (0..RUNS).map(|_| commits::ratio()).collect();
    ratios.sort_unstable();
    assert!(ratios[RUNS / 2] >= 20, "{ratios:?}");
}
