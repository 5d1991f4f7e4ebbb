//! The only place that asks what time it is.

use chrono::{DateTime, Local, NaiveDateTime, TimeZone as _, Utc};
use std::time::{Duration, Instant};

/// The wall clock: milliseconds since 1970 (UTC). A label for people; of the game it decides
/// nothing, only whether a term has begun or is over.
#[expect(clippy::disallowed_methods, reason = "this is where time enters")]
pub fn now_ms() -> i64 {
    Utc::now().timestamp_millis()
}

/// The wall clock as a log has it: it goes forward from one line to the next, also where the
/// computer's is set back. What is asked one after another so never has the same moment.
#[derive(Clone, Copy, Debug, Default)]
pub struct ForwardClock {
    ahead_ms: i64,
}

impl ForwardClock {
    /// The time now, which is after `latest_ms`.
    pub fn now_ms(&mut self, latest_ms: i64) -> i64 {
        self.at(now_ms(), latest_ms)
    }

    fn at(&mut self, now_ms: i64, latest_ms: i64) -> i64 {
        if now_ms > latest_ms {
            self.ahead_ms = 0;
        } else if now_ms.saturating_add(self.ahead_ms) <= latest_ms {
            self.ahead_ms = latest_ms.saturating_sub(now_ms).saturating_add(1);
        }
        now_ms.saturating_add(self.ahead_ms)
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_set_back_goes_on_from_where_it_was_until_it_is_right_again() {
        let mut clock = ForwardClock::default();
        assert_eq!(clock.at(1_000, 900), 1_000);
        // Set back by 600.
        assert_eq!(clock.at(400, 1_000), 1_001);
        assert_eq!(clock.at(450, 1_001), 1_051);
        assert_eq!(clock.at(460, 1_051), 1_061);
        assert_eq!(clock.at(1_070, 1_061), 1_070);
    }

    #[test]
    fn what_comes_in_the_same_millisecond_has_a_moment_each() {
        let mut clock = ForwardClock::default();
        assert_eq!(clock.at(1_000, 900), 1_000);
        assert_eq!(clock.at(1_000, 1_000), 1_001);
        assert_eq!(clock.at(1_001, 1_001), 1_002);
        assert_eq!(clock.at(1_003, 1_002), 1_003);
    }
}
