//! The rules of a tournament as values.

use serde::{Deserialize, Serialize};

use crate::profile::claims::{ClaimMissing, ClaimTooHigh, Claims};
use crate::profile::{clock::GameClock, clock::RoundTime, coordinates::Blanks, warnings::Warnings};
use crate::{profile::coordinates::Coordinates, profile::coordinates::UnmarkedBlank};
use crate::{profile::cost::Cost, profile::default::is_default, profile::ending::Ending};
use crate::{profile::fault::ProfileFault, profile::fault::ProfileFaults, profile::form::Form};
use crate::{profile::late::LateSlips, profile::late::SeveralSlips, profile::minima::Minima};
use crate::{profile::ranking::Absence, profile::ranking::Ranking, profile::ranking::Solo};
use crate::{profile::tops::EqualTops, profile::tops::FirstMove, profile::warnings::Infraction};

/// The rules of a tournament.
///
/// This is also how a tournament keeps them, so every default is frozen: what a log does not
/// mention is the house rule of the first program. Only the game clock is off unless it is said.
/// A profile's file is read by [`parse`](super::parse::parse), where the rest of a rack stays
/// unless the file says otherwise.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// The stable name.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// What it is, in one sentence for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// Time of a round.
    #[serde(default)]
    pub round: RoundTime,
    /// The chess clock over the game; none where it is switched off.
    pub game_clock: Option<GameClock>,
    /// What a rack must hold.
    #[serde(default)]
    pub minima: Minima,
    /// What the form of Duplicate changes in drawing and laying.
    #[serde(default, skip_serializing_if = "is_default")]
    pub form: Form,
    /// How the first placement is written and counted.
    #[serde(default, skip_serializing_if = "is_default")]
    pub first_move: FirstMove,
    /// Slips after time.
    #[serde(default, skip_serializing_if = "is_default")]
    pub late: LateSlips,
    /// Several slips of a player.
    #[serde(default, skip_serializing_if = "is_default")]
    pub several_slips: SeveralSlips,
    /// Wrong and missing points.
    #[serde(default, skip_serializing_if = "is_default")]
    pub claims: Claims,
    /// Blanks on slips.
    #[serde(default, skip_serializing_if = "is_default")]
    pub blanks: Blanks,
    /// Coordinates that do not fit.
    #[serde(default, skip_serializing_if = "is_default")]
    pub coordinates: Coordinates,
    /// Warnings; none where there are none.
    #[serde(default, skip_serializing_if = "is_default")]
    pub warnings: Option<Warnings>,
    /// Solos.
    #[serde(default, skip_serializing_if = "is_default")]
    pub solo: Solo,
    /// Which of several tops goes on the board.
    #[serde(default, skip_serializing_if = "is_default")]
    pub tops: EqualTops,
    /// When the game is over.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ending: Ending,
    /// Ranks and ties.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ranking: Ranking,
    /// Missed rounds.
    #[serde(default, skip_serializing_if = "is_default")]
    pub absence: Absence,
}

impl Profile {
    /// Every impossible or contradictory value; none of a profile that was read from a file.
    pub fn faults(&self) -> Vec<ProfileFault> {
        let mut faults = ProfileFaults::default();
        let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        faults.note_if(
            self.id.is_empty() || !self.id.chars().all(is_plain),
            "id",
            "the id must be made of a-z, 0-9 and -",
        );
        let is_nameless = self.name.trim().is_empty();
        faults.note_if(is_nameless, "name", "a profile has a name for people");
        self.round.check(&mut faults);
        if let Some(clock) = self.game_clock {
            clock.check(&mut faults);
        }
        self.minima.check(self.form.rack, &mut faults);
        self.form.check(&self.minima, &mut faults);
        self.late.check(&mut faults);
        self.claims.check(&mut faults);
        self.coordinates.check(&mut faults);
        if let Some(warnings) = &self.warnings {
            warnings.check(|infraction| self.scores_zero(*infraction), &mut faults);
        }
        self.solo.check(&mut faults);
        self.tops.check(&mut faults);
        self.ending.check(&mut faults);
        self.ranking.check(self.warnings.is_some(), &mut faults);
        faults.found
    }

    /// These rules as a file under another name, to be changed and put among one's own.
    pub fn own_file(&self, id: &str) -> String {
        let own = Self { id: id.to_owned(), ..self.clone() };
        let table = |value: Result<toml::Table, toml::ser::Error>| {
            value.expect("every value of the rules can be written")
        };
        let mut whole = table(toml::Table::try_from(&own));
        // A form as it is by default would be left out, and be read as that of most files.
        whole.insert("form".to_owned(), table(toml::Table::try_from(&own.form)).into());
        whole.to_string()
    }

    /// Whether a slip without points on it is worse off than one with the right points.
    pub fn asks_for_claims(&self) -> bool {
        self.claims.missing == ClaimMissing::Zero || self.warns_of(Infraction::ClaimMissing)
    }

    /// Whether an infraction earns a warning.
    pub fn warns_of(&self, infraction: Infraction) -> bool {
        let warnings = self.warnings.as_ref();
        warnings.is_some_and(|warnings| warnings.earned_by.contains(&infraction))
    }

    /// Whether a slip with this infraction scores zero by these rules, or cannot be.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most infractions leave a slip its points")]
    fn scores_zero(&self, infraction: Infraction) -> bool {
        match infraction {
            Infraction::ClaimTooHigh => self.claims.too_high == ClaimTooHigh::Zero,
            Infraction::ClaimMissing => self.claims.missing == ClaimMissing::Zero,
            Infraction::BlankUnmarked => self.blanks.unmarked == UnmarkedBlank::Zero,
            Infraction::CoordinatesShifted => {
                let Coordinates { shifted, extension, .. } = self.coordinates;
                shifted == Cost::Zero && extension.is_none_or(|cost| cost == Cost::Zero)
            }
            Infraction::LastLetterForgotten => self.coordinates.last_letter == Cost::Zero,
            Infraction::WithinGrace => self.late.grace == 0,
            Infraction::JoinShort => self.coordinates.join.is_none(),
            _ => false,
        }
    }

    /// Below this no price takes the points of a slip.
    pub fn floor(&self) -> i32 {
        self.warnings.as_ref().map_or(0, |warnings| warnings.floor)
    }
}
