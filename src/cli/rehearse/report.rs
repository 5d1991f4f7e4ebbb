//! What a rehearsal showed, for people and as JSON.

use crate::rehearse::{RehearseArgs, evening::Measured, ledger::Ledger, ledger::Proof};
use crate::verify;
use flavita_app::audit::check::Findings;
use serde_json::{Value, json};
use std::time::Duration;

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
    /// What was asked for.
    pub(super) args: &'a RehearseArgs,
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
            self.evening(),
            self.slips(),
            self.waits(),
            self.broadcast(),
            self.memory(),
            self.saved(),
            self.log(),
        ];
        let wrong = self.measured.ledger.wrong.iter().take(10);
        lines.extend(wrong.map(|wrong| line("report-wrong", wrong)));
        let differences = self.findings.differences.iter().take(10);
        lines.extend(differences.map(|one| line("report-differs", &verify::line(one))));
        lines.push(self.verdict());
        lines.join("\n") + "\n"
    }

    fn evening(&self) -> String {
        let RehearseArgs { players, seed, .. } = self.args;
        let (rounds, edition) = (self.measured.rounds, self.edition);
        line("report-rehearsal", &told!("report-evening", players, rounds, edition, seed))
    }

    fn slips(&self) -> String {
        let ledger = &self.measured.ledger;
        let (acknowledged, refused) = (ledger.saved.len(), ledger.refused.len());
        let Ledger { sent, repeated, mixed, .. } = ledger;
        let what = told!("report-slips-what", sent, acknowledged, refused, repeated, mixed);
        line("report-slips", &what)
    }

    fn waits(&self) -> String {
        let [half, most, max] = spread(&self.measured.ledger.waits).map(milliseconds);
        let work = self.measured.work.map_or_else(String::new, |work| {
            format!("; {}", told!("report-work", n = work.as_millis().to_string()))
        });
        line("report-acknowledged", &(told!("report-waits", half, most, max) + &work))
    }

    fn broadcast(&self) -> String {
        let (key, worst) = match self.worst_broadcast() {
            _ if self.measured.broadcasts.is_empty() => ("report-heard-unmeasured", None),
            Some(worst) => ("report-heard-within", Some(milliseconds(worst))),
            None => ("report-heard-late", None),
        };
        let Measured { connections, broken, .. } = self.measured;
        let time = worst.unwrap_or_default();
        line("report-broadcast", &told!(key, n = connections, broken, time))
    }

    fn memory(&self) -> String {
        let told = match (self.measured.memory, self.memory_of_one()) {
            (Some((before, after)), Some(one)) => {
                let (before, after) = (before.to_string(), after.to_string());
                told!("report-memory-what", one = tenths(one), before, after)
            }
            _ => told!("report-memory-unknown"),
        };
        line("report-memory", &told)
    }

    fn saved(&self) -> String {
        let (commands, largest) = (self.commands().to_string(), self.largest_commit());
        let what = told!("report-commits-what", n = self.commits.len(), commands, largest);
        line("report-commits", &what)
    }

    fn log(&self) -> String {
        let head = self.findings.head;
        let (slips, differences) = (self.findings.slips, self.findings.differences.len());
        let what = format!(
            "head={} events={} slips={slips} differences={differences}",
            head.hash, head.seq
        );
        line("report-log", &what)
    }

    fn verdict(&self) -> String {
        let Proof { lost, unasked } = self.proof;
        if self.proof == Proof::default() {
            return told!("report-sound");
        }
        line("report-lost", &told!("report-lost-what", lost, unasked))
    }

    /// For programs: times in microseconds, memory in KiB.
    pub(super) fn json(&self) -> Value {
        let ledger = &self.measured.ledger;
        let micros = |duration: Duration| u64::try_from(duration.as_micros()).unwrap_or(u64::MAX);
        let [half, most, max] = spread(&ledger.waits).map(micros);
        json!({
            "players": self.args.players,
            "rounds": self.measured.rounds,
            "edition": self.edition,
            "seed": self.args.seed,
            "sent": ledger.sent,
            "acknowledged": ledger.saved.len(),
            "refused": ledger.refused.len(),
            "repeated": ledger.repeated,
            "mixed": ledger.mixed,
            "wrong": ledger.wrong.len(),
            "p50_us": half,
            "p99_us": most,
            "max_us": max,
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

/// What is called so, in its column.
fn line(key: &str, what: &str) -> String {
    format!("{:15}{what}", told!(key))
}

/// The shortest of these durations than which half are no longer, than which ninety-nine of a hundred
/// are not, and none; zeros where there are no durations.
fn spread(durations: &[Duration]) -> [Duration; 3] {
    let mut sorted = durations.to_vec();
    sorted.sort_unstable();
    [50, 99, 100].map(|percent| {
        let place = (sorted.len() * percent).div_ceil(100).max(1) - 1;
        sorted.get(place).copied().unwrap_or_default()
    })
}

/// Milliseconds with one digit behind the point, rounded.
fn milliseconds(duration: Duration) -> String {
    tenths(u64::try_from(duration.as_micros().div_ceil(100)).unwrap_or(u64::MAX))
}

/// Tenths as a number with one digit behind the point.
fn tenths(tenths: u64) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_hundred_the_ninety_ninth_and_the_last() {
        let all: Vec<Duration> = (1..=100).rev().map(Duration::from_millis).collect();
        assert_eq!(spread(&all), [50, 99, 100].map(Duration::from_millis));
        assert_eq!(spread(&[]), [Duration::ZERO; 3]);
        assert_eq!(spread(&all[..1]), [all[0]; 3]);
    }

    #[test]
    fn milliseconds_have_one_digit_behind_the_point() {
        assert_eq!(milliseconds(Duration::from_micros(12_340)), "12.4");
        assert_eq!(milliseconds(Duration::ZERO), "0.0");
    }
}
