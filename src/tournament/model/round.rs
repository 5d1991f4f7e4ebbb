//! A round: its rack, its clock, its top and its slips.
//!
//! Two rounds are alive at once: slips of round n are entered while round n+1 is thought about. So
//! a round stays open for marking until every slip is in or the arbiter closes it
//! (`MarkingLocked`); whoever has no slip then has a zero.

use crate::model::ids::{PlayerNumber, RoundNumber, SlipNumber};
use crate::model::slip::{Entry, LateSlip, SentSlip, Slip};
use crate::model::tops::{Announced, PlacedTop, PlacementText, Tops};
use crate::{model::actor::Actor, model::rejection::RackOrigin, model::slips::Slips};
use flavita_game::{Board, Edition, Rack, Square, rack_text};
use std::collections::BTreeMap;

/// How far a round has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, strum::EnumIter)]
pub enum Phase {
    /// The rack lies; the clock has not started.
    #[default]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
    pub(crate) const fn standing(remaining_ms: u64, granted_ms: u64) -> Self {
        Self { remaining_ms, granted_ms, is_running: false, is_restored: false, away_ms: None }
    }
}

/// One round of a tournament.
#[derive(Clone, Debug, Default)]
pub struct Round {
    /// Its number, from 1.
    pub number: RoundNumber,
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
    pub handed_in: BTreeMap<PlayerNumber, u64>,
    /// The last slip that each player sent himself; they are judged once the top is out.
    pub sent: BTreeMap<PlayerNumber, SentSlip>,
    /// The slips that telephones sent too late, until the arbiter has decided.
    pub late: BTreeMap<PlayerNumber, LateSlip>,
    /// Every slip ever recorded, in order.
    pub slips: Slips,
    /// What was keyed against a slip by somebody else, by the number of the slip.
    pub disputed: BTreeMap<SlipNumber, Vec<Entry>>,
    /// The highest number of a slip when the rack was drawn.
    pub slips_before: SlipNumber,
    /// When the rack was drawn: milliseconds since 1970 (UTC), a label only.
    pub drawn_ms: i64,
    /// Whether two people key every slip, and neither sees what the other keyed.
    pub is_double: bool,
    /// The slips that were keyed twice, or decided by the arbiter, and by whom, by their numbers.
    pub confirmed: BTreeMap<SlipNumber, Actor>,
    /// Whether the marking is closed: whoever has no slip has a zero.
    pub is_locked: bool,
}

impl Round {
    /// The tiles everybody plays, as text.
    pub fn played_text(&self, edition: &Edition) -> String {
        rack_text(edition, self.rack.tiles())
    }

    /// The slip that counts for a player: the last one that was not taken back.
    pub fn slip_of(&self, player: PlayerNumber) -> Option<&Slip> {
        self.slips.of(player)
    }

    /// The placement for which a player has points.
    pub(crate) fn scored(&self, player: PlayerNumber) -> Option<&PlacementText> {
        let valid = self.slip_of(player).filter(|slip| slip.verdict.is_valid());
        valid.and_then(|slip| slip.verdict.reading.as_ref())
    }

    /// Whether a slip is the one that counts for its player.
    pub fn counts(&self, slip: &Slip) -> bool {
        self.slip_of(slip.player).is_some_and(|one| one.id == slip.id)
    }

    /// Whether nothing more happens on the board: the top lies there, or a written game has none.
    pub fn is_over(&self) -> bool {
        let has_no_top = self.tops.as_ref().is_some_and(|tops| tops.placements.is_empty());
        self.phase == Phase::Placed || has_no_top
    }

    /// The top that is named for this round by the rulings in force: what lies on the board as long as
    /// it is one, else the first of the equals.
    pub fn top(&self) -> Option<&PlacementText> {
        let tops = &self.tops.as_ref()?.placements;
        let laid = self.placed.as_ref().map(|placed| &placed.placement);
        laid.filter(|laid| tops.contains(laid)).or_else(|| tops.first())
    }

    /// What lies on the board although it is no top, or none any more.
    pub fn laid_below(&self) -> Option<&PlacementText> {
        let laid = self.placed.as_ref().map(|placed| &placed.placement)?;
        (self.top() != Some(laid)).then_some(laid)
    }

    /// The points of its top; 0 where there is none.
    pub fn top_points(&self) -> i32 {
        self.tops.as_ref().map_or(0, |tops| tops.points)
    }

    /// Whether slips of this round can be recorded: its top is known.
    pub fn may_be_marked(&self) -> bool {
        self.phase >= Phase::Revealed
    }

    /// Whether a player's slip is in because somebody pressed his number.
    pub fn is_pressed(&self, player: PlayerNumber) -> bool {
        self.handed_in.contains_key(&player) && !self.is_by_phone(player)
    }

    /// The open disputes, in the order of the slips.
    pub fn disputes(&self) -> impl Iterator<Item = Dispute<'_>> {
        self.disputed.iter().filter_map(|(id, entries)| {
            let slip = self.slips.iter().find(|slip| slip.id == *id)?;
            (self.counts(slip) && !entries.is_empty()).then_some(Dispute { slip, entries })
        })
    }

    /// The open dispute about the slip of a player.
    pub fn dispute_of(&self, player: PlayerNumber) -> Option<Dispute<'_>> {
        let slip = self.slip_of(player)?;
        let entries = self.disputed.get(&slip.id)?;
        (!entries.is_empty()).then_some(Dispute { slip, entries })
    }

    /// Whether a second person has yet to key this slip. What a player sent himself nobody keys.
    pub fn needs_second(&self, slip: &Slip) -> bool {
        let is_done = slip.is_sent() || self.confirmed.contains_key(&slip.id);
        self.is_double && !is_done && !self.disputed.contains_key(&slip.id)
    }

    /// Whether the arbiter may be the second who keys this slip, and so does not see what the first
    /// keyed.
    pub fn is_unseen(&self, slip: &Slip) -> bool {
        self.needs_second(slip) && !slip.is_by_arbiter()
    }

    /// The players whose slips are disputed, by number.
    pub fn disputed_players(&self) -> Vec<PlayerNumber> {
        let mut players: Vec<PlayerNumber> = self.disputes().map(|one| one.slip.player).collect();
        players.sort_unstable();
        players
    }
}

/// An open dispute.
#[derive(Clone, Copy, Debug)]
pub struct Dispute<'a> {
    /// The slip that counts until it is settled.
    pub slip: &'a Slip,
    /// What speaks against it, in the order of entry; one at least.
    pub entries: &'a [Entry],
}
