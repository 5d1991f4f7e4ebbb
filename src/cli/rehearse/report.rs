//! What a rehearsal showed, for people and as JSON.

use std::time::Duration;

use serde_json::{Value, json};

use crate::rehearse::figures::{Spread, milliseconds, tenths};
use crate::{rehearse::evening::Measured, rehearse::ledger::Proof};
use flavita_app::audit::check::Findings;

/// Everything that is told.
pub(super) struct Report<'a> {
    /// What was measured.
    pub(super) measured: &'a Measured,
    /// What the log holds of what was promised.
    pub(super) proof: Proof,
    /// What the check of the log came to.
    pub(super) findings: &'a Findings,
    /// How many commands every commit saved.
    pub(super) commits: &'a [u32],
    /// The players.
    pub(super) players: u32,
    /// The seed.
    pub(super) seed: &'a str,
    /// The edition.
    pub(super) edition: &'a str,
}

impl Report<'_> {
    /// Whether everything that was promised was kept.
    pub(super) fn is_sound(&self) -> bool {
        self.proof == Proof::default()
            && self.findings.differences.is_empty()
            && self.measured.ledger.wrong.is_empty()
            && self.measured.broadcasts.iter().all(Option::is_some)
    }

    fn worst_broadcast(&self) -> Option<Duration> {
        let all: Option<Vec<Duration>> = self.measured.broadcasts.iter().copied().collect();
        all?.into_iter().max()
    }

    /// Memory of a live connection, in tenths of a KiB.
    fn memory_of_one(&self) -> Option<u64> {
        let (before, after) = self.measured.memory?;
        let connections = u64::try_from(self.measured.connections).unwrap_or(u64::MAX);
        (after.saturating_sub(before) * 10).checked_div(connections)
    }

    fn largest_commit(&self) -> u32 {
        self.commits.iter().copied().max().unwrap_or(0)
    }

    fn commands(&self) -> u64 {
        self.commits.iter().copied().map(u64::from).sum()
    }

    /// For people.
    pub(super) fn text(&self) -> String {
        let mut lines = vec![
            format!(
                "rehearsal      {} players, {} rounds, {}, seed {}",
                self.players, self.measured.rounds, self.edition, self.seed
            ),
            self.slips(),
            self.waits(),
            self.broadcast(),
            self.memory(),
            format!(
                "commits        {} for {} commands, the largest of {}",
                self.commits.len(),
                self.commands(),
                self.largest_commit()
            ),
            self.log(),
        ];
        let wrong = self.measured.ledger.wrong.iter().take(10);
        lines.extend(wrong.map(|wrong| format!("wrong answer   {wrong}")));
        let differences = self.findings.differences.iter().take(10);
        lines.extend(differences.map(|difference| format!("differs        {difference}")));
        lines.push(self.verdict());
        lines.join("\n") + "\n"
    }

    fn slips(&self) -> String {
        let ledger = &self.measured.ledger;
        format!(
            "slips          {} sent, {} acknowledged, {} refused as incomplete, {} repeated, \
             {} with the key of another refused",
            ledger.sent,
            ledger.acknowledged(),
            ledger.refused(),
            ledger.repeated,
            ledger.mixed
        )
    }

    fn waits(&self) -> String {
        let waits = Spread::of(&self.measured.ledger.waits);
        let work = self.measured.work.map_or_else(String::new, |work| {
            format!("; {} ms of the server's processor time", work.as_millis())
        });
        format!(
            "acknowledged   p50 {} ms, p99 {} ms, max {} ms{work}",
            milliseconds(waits.p50),
            milliseconds(waits.p99),
            milliseconds(waits.max)
        )
    }

    fn broadcast(&self) -> String {
        let (connections, broken) = (self.measured.connections, self.measured.broken);
        let told = match self.worst_broadcast() {
            _ if self.measured.broadcasts.is_empty() => "not measured".to_owned(),
            Some(worst) => format!("after {} ms at the worst", milliseconds(worst)),
            None => "not within 20 s".to_owned(),
        };
        format!("broadcast      the last of {connections} {told}; {broken} broke")
    }

    fn memory(&self) -> String {
        match (self.measured.memory, self.memory_of_one()) {
            (Some((before, after)), Some(one)) => format!(
                "memory         {} KiB a connection ({before} KiB before, {after} KiB with all)",
                tenths(one)
            ),
            _ => "memory         the system does not say".to_owned(),
        }
    }

    fn log(&self) -> String {
        let head = self.findings.head;
        format!(
            "log            head={} events={} slips={} differences={}",
            head.hash,
            head.seq,
            self.findings.slips,
            self.findings.differences.len()
        )
    }

    fn verdict(&self) -> String {
        let Proof { lost, unasked } = self.proof;
        if self.proof == Proof::default() {
            "every acknowledged slip is in the log exactly once, and no other".to_owned()
        } else {
            format!("LOST           {lost} acknowledged slips; {unasked} that nobody acknowledged")
        }
    }

    /// For programs: times in microseconds, memory in KiB.
    pub(super) fn json(&self) -> Value {
        let ledger = &self.measured.ledger;
        let waits = Spread::of(&ledger.waits);
        let micros = |duration: Duration| u64::try_from(duration.as_micros()).unwrap_or(u64::MAX);
        json!({
            "players": self.players,
            "rounds": self.measured.rounds,
            "edition": self.edition,
            "seed": self.seed,
            "sent": ledger.sent,
            "acknowledged": ledger.acknowledged(),
            "refused": ledger.refused(),
            "repeated": ledger.repeated,
            "mixed": ledger.mixed,
            "wrong": ledger.wrong.len(),
            "p50_us": micros(waits.p50),
            "p99_us": micros(waits.p99),
            "max_us": micros(waits.max),
            "work_us": self.measured.work.map(micros),
            "connections": self.measured.connections,
            "broken": self.measured.broken,
            "broadcast_us": self.worst_broadcast().map(micros),
            "memory_before_kib": self.measured.memory.map(|(before, _)| before),
            "memory_with_all_kib": self.measured.memory.map(|(_, after)| after),
            "commits": self.commits.len(),
            "commands": self.commands(),
            "largest_commit": self.largest_commit(),
            "events": self.findings.head.seq,
            "differences": self.findings.differences.len(),
            "lost": self.proof.lost,
            "unasked": self.proof.unasked,
        })
    }
}
