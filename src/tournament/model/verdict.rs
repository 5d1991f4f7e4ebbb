//! What a slip is worth, and why.

use crate::profile::warnings::Infraction;
use crate::{model::tops::PlacementText, profile::definition::Profile};
use serde::{Deserialize, Serialize};

/// What a slip is worth, and why.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// Its points.
    pub points: i32,
    /// What the words would score if nothing spoke against them; `None` where nothing can be
    /// counted.
    pub would_be: Option<i32>,
    /// The placement it was read as, blanks settled.
    pub reading: Option<PlacementText>,
    /// What speaks against it; empty for a valid slip.
    pub reasons: Vec<Reason>,
    /// Whether it is a top of its round.
    pub is_top: bool,
    /// What was amiss although it scores, and what that cost.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<Deduction>,
}

/// What was amiss with a slip that scores all the same.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct Deduction {
    /// What.
    #[serde(rename = "lapse")]
    pub infraction: Infraction,
    /// The points that it took off the slip; already taken off those of the verdict.
    pub cost: i32,
}

/// What sort of verdict it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum VerdictKind {
    /// Nothing is amiss, or nothing that the rules mind.
    Valid,
    /// It scores, and earns a warning.
    Warning,
    /// It scores, less a price.
    Penalty,
    /// It scores nothing, be it that a price took all its points.
    Zero,
}

impl VerdictKind {
    /// The stable name, as tables have it.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl Verdict {
    /// A zero for this reason alone.
    pub fn zero(reason: Reason) -> Self {
        Self { reasons: vec![reason], ..Self::default() }
    }

    /// What the slip is worth before any price was taken off; nothing where it is not valid.
    pub fn raw_points(&self) -> i32 {
        let costs: i32 = self.remarks.iter().map(|remark| remark.cost).sum();
        self.points + costs
    }

    /// What sort of verdict it is by these rules.
    pub fn kind(&self, rules: &Profile) -> VerdictKind {
        let earns = |remark: &Deduction| rules.warns_of(remark.infraction);
        if !self.is_valid() || (self.points <= 0 && self.raw_points() > 0) {
            VerdictKind::Zero
        } else if self.remarks.iter().any(|remark| remark.cost > 0) {
            VerdictKind::Penalty
        } else if self.remarks.iter().any(earns) {
            VerdictKind::Warning
        } else {
            VerdictKind::Valid
        }
    }

    /// Whether the arbiter alone could say so: how many slips there were cannot be judged from what
    /// stands on one.
    pub fn is_the_arbiters_word(&self) -> bool {
        matches!(self.reasons.as_slice(), [Reason::NoSlip | Reason::SeveralSlips])
    }

    /// Whether nothing speaks against the slip.
    pub fn is_valid(&self) -> bool {
        self.reasons.is_empty()
    }
}

/// A reason why a slip scores nothing. Words and squares stand as the edition writes them.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(tag = "why", rename_all = "snake_case")]
#[derive(strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Reason {
    /// A word, the main one or a cross word, is not in the dictionary.
    NotInDictionary { word: String },
    /// Letters that the rack does not have.
    NotInRack {
        /// The letters, in the order of the word.
        letters: String,
    },
    /// No tile adjoins those on the board.
    DoesNotTouch,
    /// The first placement does not cover the start square.
    StartNotCovered,
    /// The word runs off the board.
    OffBoard,
    /// Another letter lies on a square already.
    ReplacesTile {
        /// The square, written as for across.
        square: String,
    },
    /// The tiles before or after make the word longer than it was written.
    PartOfLongerWord { word: String },
    /// The slip names no place.
    NoCoordinates,
    /// The slip's place cannot be read or is off the board.
    UnreadableCoordinates { text: String },
    /// The letters of the word that is joined leave no placement, or several.
    JoinOpen { letters: String },
    /// A sign that is on no tile.
    UnknownLetter { letter: String },
    /// Every letter lies on the board already.
    NothingLaid,
    /// One letter is no word.
    OneLetter,
    /// More tiles are laid than the form of the game allows.
    TooManyTiles { most: usize },
    /// The first word has fewer tiles than the form of the game asks for.
    FirstWordShort { least: usize },
    /// A blank was used and is not marked, which the rules do not forgive.
    BlankUnmarked {
        /// The letters that only a blank can be.
        letters: String,
    },
    /// More points are claimed than the slip is worth, which the rules do not forgive.
    ClaimTooHigh { claimed: i32, worth: i32 },
    /// No points stand on the slip, which the rules do not forgive.
    ClaimMissing,
    /// The arbiter cannot read the slip.
    Illegible,
    /// The slip came after the end of the round.
    Late,
    /// The player handed in more than one slip.
    SeveralSlips,
    /// The slip has no word.
    Empty,
    /// The player handed in nothing.
    NoSlip,
    /// The arbiter ruled so.
    ByArbiter { text: String },
}

impl Reason {
    /// Each kind of reason once, with sample values: for pages, prints and tests that must know
    /// them all.
    pub fn samples() -> Vec<Self> {
        vec![
            Self::NotInDictionary { word: "АБВ".to_owned() },
            Self::NotInRack { letters: "Ф".to_owned() },
            Self::DoesNotTouch,
            Self::StartNotCovered,
            Self::OffBoard,
            Self::ReplacesTile { square: "А1".to_owned() },
            Self::PartOfLongerWord { word: "ДОМА".to_owned() },
            Self::NoCoordinates,
            Self::UnreadableCoordinates { text: "Я99".to_owned() },
            Self::JoinOpen { letters: "ДОМ".to_owned() },
            Self::UnknownLetter { letter: "Q".to_owned() },
            Self::NothingLaid,
            Self::OneLetter,
            Self::TooManyTiles { most: 7 },
            Self::FirstWordShort { least: 5 },
            Self::BlankUnmarked { letters: "Ф".to_owned() },
            Self::ClaimTooHigh { claimed: 24, worth: 20 },
            Self::ClaimMissing,
            Self::Illegible,
            Self::Late,
            Self::SeveralSlips,
            Self::Empty,
            Self::NoSlip,
            Self::ByArbiter { text: "другой почерк".to_owned() },
        ]
    }

    /// The stable name of the kind of reason, as the log writes it.
    pub fn code(&self) -> &'static str {
        self.into()
    }

    /// The word, letters, square or text that the reason is about.
    pub fn subject(&self) -> Option<&str> {
        if let Self::NotInDictionary { word: text }
        | Self::PartOfLongerWord { word: text }
        | Self::NotInRack { letters: text }
        | Self::BlankUnmarked { letters: text }
        | Self::JoinOpen { letters: text }
        | Self::ReplacesTile { square: text }
        | Self::UnreadableCoordinates { text }
        | Self::UnknownLetter { letter: text }
        | Self::ByArbiter { text } = self
        {
            Some(text)
        } else {
            None
        }
    }
}
