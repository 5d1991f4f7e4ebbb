//! A round: its rack, its clock, its top and its slips.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::dispute::Entry;
use crate::late::LateSlip;
use crate::profile::default::is_default;
use crate::profile::definition::Profile;
use crate::profile::warnings::Lapse;
use crate::reason::Reason;
use crate::ruling::grounds::{Grounds, RuledWords};
use crate::slips::Slips;
use flavita_game::board::Board;
use flavita_game::edition::definition::Edition;
use flavita_game::notation::word_text;
use flavita_game::placement::Placement;
use flavita_game::rack::Rack;
use flavita_game::reference;
use flavita_game::square::Square;

/// A placement as the log writes it: readable without the program.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct PlacementText {
    /// Where it starts and which way it runs: `И8` across, `8И` down.
    pub at: String,
    /// The whole word, blanks in small letters.
    pub word: String,
}

impl PlacementText {
    /// A placement as the log writes it.
    #[must_use]
    pub fn of(edition: &Edition, placement: &Placement) -> Self {
        Self {
            at: reference::text(edition, placement.square, placement.direction),
            word: word_text(edition, &placement.tiles),
        }
    }
}

/// Where a rack came from.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum RackOrigin {
    /// Drawn by the program from the seed; earlier attempts were rejected.
    Program {
        /// The attempt, from 0.
        attempt: u32,
    },
    /// Drawn by hand from a physical bag, or given by a written game.
    Hand {
        /// Who watched the drawing; empty where nobody was named.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        witness: String,
        /// Whether what had stayed on the rack went back first.
        #[serde(default, skip_serializing_if = "is_default")]
        is_whole: bool,
    },
    /// Drawn in another hall, whose game is played here.
    Relayed,
    /// Given by the prepared game that the tournament plays.
    Prepared,
}

/// How far a round has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    /// The rack lies; the clock has not started.
    Drawn,
    /// The players think; the clock may stand still.
    Thinking,
    /// Time is up; slips are collected, the top is still secret.
    Closed,
    /// The top is known; which of several equals goes on the board is not decided.
    Revealed,
    /// The top lies on the board.
    Placed,
}

/// The clock of a round as the log knows it. The running clock is the desk's business.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundClock {
    /// What was left when it last changed, in milliseconds.
    pub remaining_ms: u64,
    /// Thinking time granted so far, in milliseconds.
    pub granted_ms: u64,
    /// Whether it runs.
    pub is_running: bool,
    /// Whether it stands because the program had stopped or the computer had slept.
    pub is_restored: bool,
    /// How long the computer slept or how far its clock was set, in milliseconds, if it stands so.
    pub away_ms: Option<u64>,
}

impl RoundClock {
    /// A clock that stands, because the arbiter wants it so.
    pub(super) const fn standing(remaining_ms: u64, granted_ms: u64) -> Self {
        Self {
            remaining_ms,
            granted_ms,
            is_running: false,
            is_restored: false,
            away_ms: None,
        }
    }
}

/// What a player handed in, as it was read.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct SlipText {
    /// The coordinates as written; empty when there are none.
    pub at: String,
    /// The word as written, blanks in small letters; empty on an empty slip.
    pub word: String,
    /// The points that the player claims.
    pub claimed: Option<i32>,
    /// The thinking time that is noted on the slip, in milliseconds.
    pub used_ms: Option<u64>,
    /// How well it can be read: the arbiter's judgement.
    #[serde(default, skip_serializing_if = "is_default")]
    pub legibility: Legibility,
}

/// How well a slip can be read.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Legibility {
    /// Well.
    #[default]
    Clear,
    /// Hardly: it counts, and may earn a warning.
    Hard,
    /// Not at all: it scores zero, whatever it may say.
    Illegible,
}

/// What a slip is worth, and why.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
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
    pub remarks: Vec<Remark>,
}

/// What was amiss with a slip that scores all the same.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct Remark {
    /// What.
    pub lapse: Lapse,
    /// The points that it took off the slip; already taken off those of the verdict.
    pub cost: i32,
}

/// What sort of verdict it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Valid => "valid",
            Self::Warning => "warning",
            Self::Penalty => "penalty",
            Self::Zero => "zero",
        }
    }
}

impl Verdict {
    /// A zero for this reason alone.
    #[must_use]
    pub fn zero(reason: Reason) -> Self {
        Self {
            points: 0,
            would_be: None,
            reading: None,
            reasons: vec![reason],
            is_top: false,
            remarks: Vec::new(),
        }
    }

    /// What the slip is worth before any price was taken off; nothing where it is not valid.
    #[must_use]
    pub fn raw_points(&self) -> i32 {
        let costs: i32 = self.remarks.iter().map(|remark| remark.cost).sum();
        self.points + costs
    }

    /// What sort of verdict it is by these rules.
    #[must_use]
    pub fn kind(&self, rules: &Profile) -> VerdictKind {
        let earns = |remark: &Remark| rules.warns_of(remark.lapse);
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

    /// Whether nothing speaks against the slip.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        self.reasons.is_empty()
    }
}

/// A slip with its verdict. Slips are never changed: a correction is a new slip that replaces
/// the old one, and both stay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slip {
    /// The number of the slip in the tournament, from 1, in the order of entry.
    pub id: u32,
    /// Whose it is.
    pub player: u32,
    /// What stands on it.
    pub text: SlipText,
    /// What it is worth by the rulings in force.
    pub verdict: Verdict,
    /// What it was worth when it was judged.
    pub judged: Verdict,
    /// What it was judged on.
    pub grounds: Grounds,
    /// The slip that it replaces.
    pub replaces: Option<u32>,
    /// Whether it was taken back.
    pub is_withdrawn: bool,
    /// When it was recorded, and where the player sent it himself when it came: milliseconds since
    /// 1970 (UTC), a label only.
    pub recorded_ms: i64,
    /// Who recorded it.
    pub recorded_by: String,
    /// The ruling that reopened its round and so made it void.
    pub void_by: Option<u32>,
}

impl Slip {
    /// Whether the player sent it himself, and nobody keyed it.
    #[must_use]
    pub fn is_sent(&self) -> bool {
        self.recorded_by.starts_with("player: ")
    }

    /// Whether it was neither taken back nor made void.
    #[must_use]
    pub fn stands(&self) -> bool {
        !self.is_withdrawn && self.void_by.is_none()
    }
}

/// A slip that a player sent himself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentSlip {
    /// What stands on it.
    pub text: SlipText,
    /// When it came: milliseconds since 1970 (UTC), a label only.
    pub at_ms: i64,
}

/// The best placements of a round.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct Tops {
    /// Their points.
    pub points: i32,
    /// All of them, in the solver's order.
    pub placements: Vec<PlacementText>,
    /// How many legal placements there were in all.
    pub legal: usize,
}

/// What was laid on the board at the end of a round.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct PlacedTop {
    /// The placement.
    pub placement: PlacementText,
    /// Its points.
    pub points: i32,
    /// Why the arbiter chose it although the rules prefer another top; `None` where he did not
    /// depart from them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub because: Option<String>,
}

/// What was announced at the end of a round, before any ruling changed it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Announced {
    /// The tops.
    pub tops: Option<Tops>,
    /// What went on the board.
    pub placed: Option<PlacedTop>,
    /// The words ruled on by then.
    pub words: RuledWords,
}

/// One round of a tournament.
#[derive(Clone, Debug)]
pub struct Round {
    /// Its number, from 1.
    pub number: u32,
    /// The tiles everybody plays.
    pub rack: Rack,
    /// The tiles as they were drawn, as text; others than those played where a blank was bought
    /// back.
    pub rack_text: String,
    /// The squares of the blanks that were bought back with tiles of the rack.
    pub bought: Vec<Square>,
    /// Where they came from.
    pub origin: RackOrigin,
    /// The board before this round.
    pub board: Board,
    /// How far it has come.
    pub phase: Phase,
    /// Its clock.
    pub clock: RoundClock,
    /// How long the players could think, in milliseconds, once it is closed.
    pub length_ms: u64,
    /// The tops, once they are revealed.
    pub tops: Option<Tops>,
    /// What went on the board.
    pub placed: Option<PlacedTop>,
    /// Tops and placement as they were announced; the others are those of the rulings in force.
    pub announced: Announced,
    /// When players handed in, in milliseconds of thinking time.
    pub handed_in: BTreeMap<u32, u64>,
    /// The last slip that each player sent himself; they are judged once the top is out.
    pub sent: BTreeMap<u32, SentSlip>,
    /// The slips that telephones sent too late, until the arbiter has decided.
    pub late: BTreeMap<u32, LateSlip>,
    /// Every slip ever recorded, in order.
    pub slips: Slips,
    /// What was keyed against a slip by somebody else, by the number of the slip.
    pub disputed: BTreeMap<u32, Vec<Entry>>,
    /// The highest number of a slip when the rack was drawn.
    pub slips_before: u32,
    /// Whether two people key every slip, and neither sees what the other keyed.
    pub is_double: bool,
    /// The slips that were keyed twice, or decided by the arbiter, and by whom, by their numbers.
    pub confirmed: BTreeMap<u32, String>,
    /// Whether the marking is closed: whoever has no slip has a zero.
    pub is_locked: bool,
}

impl Round {
    /// The slip that counts for a player: the last one that was not taken back.
    #[must_use]
    pub fn slip_of(&self, player: u32) -> Option<&Slip> {
        self.slips.of(player)
    }

    /// Whether nothing more happens on the board: the top lies there, or a written game has none.
    #[must_use]
    pub fn is_over(&self) -> bool {
        let has_no_top = self
            .tops
            .as_ref()
            .is_some_and(|tops| tops.placements.is_empty());
        self.phase == Phase::Placed || has_no_top
    }

    /// Whether slips of this round can be recorded: its top is known.
    #[must_use]
    pub fn may_be_marked(&self) -> bool {
        self.phase >= Phase::Revealed
    }
}
