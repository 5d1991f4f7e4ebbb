//! A rule profile: the values in which federations and clubs differ. Data, never code.

use serde::{Deserialize, Serialize};

use crate::tournament::draw::minimum::Minima;

/// The rules of a tournament as values.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// The stable name.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// Time of a round.
    pub round: RoundTime,
    /// The chess clock over the game; none where it is switched off.
    #[serde(default)]
    pub game_clock: Option<GameClock>,
    /// What a rack must hold.
    pub minima: Minima,
}

/// How long a round lasts.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct RoundTime {
    /// Thinking time in seconds.
    pub seconds: u32,
    /// How many seconds before the end the last call is given.
    pub last_call: u32,
}

/// A player's time for the whole game.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct GameClock {
    /// Seconds without penalty.
    pub budget: u32,
    /// Points off per started step beyond the budget.
    pub price: i32,
    /// The step in seconds.
    pub step: u32,
}

impl GameClock {
    /// Points taken off for having thought so long (milliseconds).
    ///
    /// ```
    /// use flavita::tournament::profile::GameClock;
    /// let clock = GameClock { budget: 1500, price: 10, step: 60 };
    /// assert_eq!(clock.penalty(1_500_000), 0);
    /// assert_eq!(clock.penalty(1_500_001), 10);
    /// assert_eq!(clock.penalty(1_560_001), 20);
    /// ```
    #[must_use]
    pub fn penalty(&self, used_ms: u64) -> i32 {
        let over = used_ms.saturating_sub(u64::from(self.budget) * 1000);
        let steps = over.div_ceil(u64::from(self.step.max(1)) * 1000);
        i32::try_from(steps)
            .unwrap_or(i32::MAX)
            .saturating_mul(self.price)
    }
}

/// Why a text is no profile.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct ParseProfileError {
    /// The line of the fault, from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
}

/// The profiles that come with the program: name and text.
pub const EMBEDDED: &[(&str, &str)] = &[(
    "house",
    include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tournaments/profiles/house.toml"
    )),
)];

/// The embedded profile of this name.
///
/// # Panics
/// Never: a test reads every embedded profile.
#[must_use]
pub fn embedded(id: &str) -> Option<Profile> {
    let (_, text) = EMBEDDED.iter().find(|(name, _)| *name == id)?;
    Some(parse(text).expect("a test reads every embedded profile"))
}

/// Reads and checks a profile.
///
/// # Errors
/// When the text is no TOML, a key is missing or unknown, or a value is impossible.
pub fn parse(text: &str) -> Result<Profile, ParseProfileError> {
    let profile: Profile = toml::from_str(text).map_err(|error| {
        let start = error.span().map_or(0, |span| span.start);
        let line = text.get(..start).unwrap_or(text).matches('\n').count() + 1;
        ParseProfileError {
            line,
            reason: error.message().to_owned(),
        }
    })?;
    match profile.fault() {
        None => Ok(profile),
        Some((key, reason)) => {
            let line = text
                .lines()
                .position(|line| line.trim_start().starts_with(key));
            Err(ParseProfileError {
                line: line.map_or(1, |i| i + 1),
                reason: reason.to_owned(),
            })
        }
    }
}

impl Profile {
    /// The first impossible value: its key, and what it must be.
    #[must_use]
    pub fn fault(&self) -> Option<(&'static str, &'static str)> {
        let clock = self.game_clock.unwrap_or(GameClock {
            budget: 1,
            price: 0,
            step: 1,
        });
        let faults = [
            (
                !(5..=86_400).contains(&self.round.seconds),
                "seconds",
                "a round lasts from 5 seconds to a day",
            ),
            (
                self.round.last_call >= self.round.seconds,
                "last_call",
                "the last call comes before the end of the round",
            ),
            (
                !(1..=86_400).contains(&clock.budget),
                "budget",
                "the budget is from 1 second to a day",
            ),
            (
                !(0..=1000).contains(&clock.price),
                "price",
                "the price is from 0 to 1000 points",
            ),
            (
                !(1..=86_400).contains(&clock.step),
                "step",
                "the step is from 1 second to a day",
            ),
            (
                self.minima.early.vowels + self.minima.early.consonants > 7,
                "early",
                "a minimum asks for at most seven tiles",
            ),
            (
                self.minima.late.vowels + self.minima.late.consonants > 7,
                "late",
                "a minimum asks for at most seven tiles",
            ),
        ];
        faults
            .into_iter()
            .find(|(broken, ..)| *broken)
            .map(|(_, key, reason)| (key, reason))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_embedded_profile_is_sound() {
        for (id, text) in EMBEDDED {
            assert_eq!(parse(text).unwrap().id, *id);
        }
    }

    #[test]
    fn an_impossible_value_is_named_with_its_line() {
        let text = EMBEDDED[0].1.replace("last_call = 30", "last_call = 300");
        let error = parse(&text).unwrap_err();
        assert!(
            text.lines()
                .nth(error.line - 1)
                .unwrap()
                .contains("last_call")
        );
    }

    #[test]
    fn an_unknown_key_is_refused() {
        assert!(parse(&EMBEDDED[0].1.replace("price", "prise")).is_err());
    }
}
