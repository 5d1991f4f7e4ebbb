//! The only place that asks what time it is.

use chrono::{DateTime, Local, NaiveDateTime, TimeZone as _, Utc};
use std::time::{Duration, Instant};

/// The wall clock: milliseconds since 1970 (UTC). A label for people, never used for decisions.
#[expect(clippy::disallowed_methods, reason = "this is where time enters")]
pub fn now_ms() -> i64 {
    Utc::now().timestamp_millis()
}

/// A time of day as the hall's clock shows it, `19:42:07`.
pub fn time_of_day(at_ms: i64) -> String {
    local(at_ms).map_or_else(String::new, |at| at.format("%H:%M:%S").to_string())
}

/// A date as file names have it, `2026-11-21`.
pub fn date(at_ms: i64) -> String {
    local(at_ms).map_or_else(String::new, |at| at.format("%Y-%m-%d").to_string())
}

/// A moment as a form has it, `2026-11-28T20:00`, by this computer's time zone: milliseconds since
/// 1970 (UTC).
pub fn read_local(text: &str) -> Option<i64> {
    let read = |form| NaiveDateTime::parse_from_str(text, form).ok();
    let at = read("%Y-%m-%dT%H:%M").or_else(|| read("%Y-%m-%dT%H:%M:%S"))?;
    let at = Local.from_local_datetime(&at).earliest()?;
    Some(at.timestamp_millis())
}

fn local(at_ms: i64) -> Option<DateTime<Local>> {
    DateTime::<Utc>::from_timestamp_millis(at_ms).map(|at| at.with_timezone(&Local))
}

/// The clock of a round while the program runs: what was left, and since when it runs.
#[derive(Clone, Copy, Debug)]
pub struct RunningClock {
    left: Duration,
    since: Option<Instant>,
}

impl RunningClock {
    /// A clock that stands.
    pub fn standing(left_ms: u64) -> Self {
        Self { left: Duration::from_millis(left_ms), since: None }
    }

    /// A clock that runs from now on.
    pub fn started(left_ms: u64) -> Self {
        Self { left: Duration::from_millis(left_ms), since: Some(Instant::now()) }
    }

    /// Whether it runs.
    pub fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// When time was up; now, where it is not yet or the clock stands.
    pub fn ended(&self) -> Instant {
        let now = Instant::now();
        let end = self.since.and_then(|since| since.checked_add(self.left));
        end.map_or(now, |end| end.min(now))
    }

    /// What is left now, in milliseconds; 0 when time is up.
    pub fn left_ms(&self) -> u64 {
        let gone = self.since.map_or(Duration::ZERO, |since| since.elapsed());
        u64::try_from(self.left.saturating_sub(gone).as_millis()).unwrap_or(u64::MAX)
    }
}
