//! What happened: facts with their outcome inside, so that replaying them needs neither words
//! nor solver.

use crate::model::ids::{PlayerNumber, RoundNumber, RulingNumber, SlipNumber};
use crate::profile::default::is_default;
use crate::{model::block::Block, model::created::TournamentCreated, model::player::Details};
use crate::{model::player::Labels, model::rejection::GameEnd, model::rejection::RackOrigin};
use crate::{model::rejection::Rejection, model::ruling::Appeal, model::ruling::Outcome};
use crate::{model::ruling::Ruling, model::slip::Disputed, model::slip::SlipText};
use crate::{model::tops::PlacedTop, model::tops::Tops, model::verdict::Verdict};
use serde::{Deserialize, Serialize};

/// The version of the stored form of events that this program writes.
pub const VERSION: u16 = 1;

/// Something that happened in a tournament. As JSON its kind names its body, `{"round_opened":{...}}`; the log
/// keeps both apart.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Event {
    /// The tournament was set up; always the first event, and only that.
    TournamentCreated(Box<TournamentCreated>),
    /// A player came.
    PlayerRegistered {
        /// Number on the table and on the slips.
        number: PlayerNumber,
        /// Name.
        name: String,
        /// Club or town.
        club: String,
        /// The first round he plays.
        from_round: RoundNumber,
        /// What else is known of him.
        #[serde(flatten)]
        labels: Labels,
    },
    /// A player left; what he has stays.
    PlayerWithdrew {
        /// Who.
        number: PlayerNumber,
        /// The last round he played.
        until_round: RoundNumber,
    },
    /// A player who had left came back.
    PlayerReturned {
        /// Who.
        number: PlayerNumber,
        /// The first round he plays again.
        from_round: RoundNumber,
    },
    /// Name, club, team or categories of a player are others.
    PlayerChanged {
        /// Who.
        number: PlayerNumber,
        /// All of them as they are now.
        #[serde(flatten)]
        details: Details,
    },
    /// A player has another number; his slips go with him.
    PlayerRenumbered { number: PlayerNumber, to: PlayerNumber },
    /// It was noted which rounds a player misses: these and no others.
    AbsenceNoted {
        /// Who.
        number: PlayerNumber,
        /// The rounds, in order.
        rounds: Vec<RoundNumber>,
    },
    /// Two registrations of one person became one.
    PlayersMerged {
        /// The number that stays.
        kept: PlayerNumber,
        /// The number that is gone; its slips are those of the other.
        gone: PlayerNumber,
    },
    /// The hall threw something in before the first rack: dice, a word.
    EntropyAdded {
        /// What, as it was typed.
        public: String,
    },
    /// So many vowels come out of two bags for the rack of a round, said before it is first drawn by
    /// the arbiter or by chance.
    VowelsSet { round: RoundNumber, vowels: usize },
    /// A drawn rack went back into the bag: the rules had it so, or the arbiter, who refuses the
    /// rack of a round before its clock starts. That round is then to be drawn again.
    RackRejected { round: RoundNumber, rack: String, origin: RackOrigin, because: Rejection },
    /// The rack of a round is fixed.
    RackDrawn {
        /// The round, from 1.
        round: RoundNumber,
        /// The tiles, in the order drawn.
        rack: String,
        /// Where they came from.
        origin: RackOrigin,
    },
    /// The clock started.
    RoundOpened { round: RoundNumber, length_ms: u64 },
    /// The clock stopped before its end.
    ClockPaused {
        /// Which round.
        round: RoundNumber,
        /// What was left, in milliseconds.
        remaining_ms: u64,
        /// Whether the program had stopped, not the arbiter.
        after_restart: bool,
        /// How long the computer slept, or how far its clock was set, in milliseconds, where that
        /// stopped the round.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        away_ms: Option<u64>,
    },
    /// The clock runs again.
    ClockResumed { round: RoundNumber },
    /// Thinking time was added.
    ClockExtended {
        /// Which round.
        round: RoundNumber,
        /// What was left with the addition, in milliseconds.
        remaining_ms: u64,
        /// How much was added, in milliseconds.
        by_ms: u64,
    },
    /// A helper pressed a player's number: his slip is in.
    SlipHandedIn { round: RoundNumber, player: PlayerNumber, used_ms: u64 },
    /// A player's number was pressed by mistake: his slip is not in, and he thinks on.
    HandInTakenBack { round: RoundNumber, player: PlayerNumber },
    /// A player sent his slip himself; nobody reads it before the top is out, and a later one of
    /// the same round takes its place.
    SlipSent {
        /// Which round.
        round: RoundNumber,
        /// Whose.
        player: PlayerNumber,
        /// What stands on it.
        text: SlipText,
        /// His thinking time in milliseconds.
        used_ms: u64,
        /// How long after the end of the round it came, in milliseconds; never more than the rules
        /// give telephones.
        #[serde(default, skip_serializing_if = "is_default")]
        late_ms: u64,
    },
    /// A slip that a player sent himself came after the grace of telephones; a later one of the same
    /// round takes its place.
    SlipCameLate {
        /// Which round.
        round: RoundNumber,
        /// Whose.
        player: PlayerNumber,
        /// What stands on it.
        text: SlipText,
        /// How long after the end of the round it came, in milliseconds; `None` where nobody knows
        /// when that was.
        late_ms: Option<u64>,
    },
    /// The arbiter said of a slip that came late whether it counts as in time.
    LateSlipDecided {
        /// Which round.
        round: RoundNumber,
        /// Whose.
        player: PlayerNumber,
        /// Whether it does; else it is late by the rules.
        is_in_time: bool,
    },
    /// Time is up.
    RoundClosed {
        /// Which round.
        round: RoundNumber,
        /// How long the players could think, in milliseconds.
        length_ms: u64,
    },
    /// The top was announced.
    TopRevealed { round: RoundNumber, tops: Tops },
    /// A placement went on everybody's board.
    TopPlaced { round: RoundNumber, placed: PlacedTop },
    /// A slip was read and judged.
    SlipJudged {
        /// The number of the slip in the tournament.
        slip: SlipNumber,
        /// Which round.
        round: RoundNumber,
        /// Whose.
        player: PlayerNumber,
        /// What stands on it.
        text: SlipText,
        /// What it is worth.
        verdict: Verdict,
        /// The slip it replaces.
        replaces: Option<SlipNumber>,
    },
    /// Somebody else keyed the slip of a player otherwise than it is recorded.
    SlipDisputed(Disputed),
    /// A second person keyed the slip of a player as it is recorded, or the arbiter decided that it
    /// is right: nobody has to key it again.
    SlipConfirmed { round: RoundNumber, player: PlayerNumber },
    /// From the next rack on every slip is keyed by two people, or no longer.
    DoubleEntrySet {
        /// Whether it is.
        is_on: bool,
        /// Whether that holds for the rounds whose marking is open as well.
        #[serde(default, skip_serializing_if = "is_default")]
        at_once: bool,
    },
    /// The numbers of the hall were divided among the helpers: into these blocks and no others.
    BlocksSet { blocks: Vec<Block> },
    /// What is recorded was right: whatever spoke against it is settled. Where something else was
    /// right it is recorded in its place.
    DisputeSettled { round: RoundNumber, player: PlayerNumber },
    /// What has to be said of a slip was brought to its player, or was not after all.
    NoticeDelivered { slip: SlipNumber, is_delivered: bool },
    /// A player appealed against the verdict on his slip, or this appeal went on.
    SlipAppealed { round: RoundNumber, player: PlayerNumber, appeal: Appeal },
    /// A slip was taken back; the one it replaced counts again.
    SlipWithdrawn { round: RoundNumber, slip: SlipNumber },
    /// The marking of a round was closed.
    MarkingLocked { round: RoundNumber },
    /// The arbiter ruled.
    RulingGiven {
        /// The number of the ruling in the tournament, from 1.
        ruling: RulingNumber,
        /// Why, in the arbiter's words.
        because: String,
        /// What he ruled.
        what: Ruling,
        /// What follows from it.
        #[serde(default, skip_serializing_if = "is_default")]
        outcome: Outcome,
    },
    /// The arbiter took a ruling back.
    RulingRevoked {
        /// Which ruling.
        ruling: RulingNumber,
        /// Why, in the arbiter's words.
        because: String,
        /// What follows from it.
        #[serde(default, skip_serializing_if = "is_default")]
        outcome: Outcome,
    },
    /// The arbiter wrote something down; nothing follows from it.
    NoteWritten { text: String },
    /// The game is over.
    GameEnded { because: GameEnd },
    /// The secret of the draw was published.
    SeedRevealed {
        /// 32 bytes in hexadecimal.
        secret: String,
    },
    /// The tournament was checked and declared final.
    Finalised {
        /// The hash of the log that was checked: of the event before this one.
        head: String,
    },
    /// Another computer goes on with the tournament; what the one before says counts no more.
    EpochBegun {
        /// The number of the epoch; the first is 1.
        epoch: u32,
    },
    /// The tournament is no longer final.
    Definalised { because: String },
}

impl Event {
    /// The round it is about; where only a slip or a ruling is named, that is known to the state.
    pub fn round(&self) -> Option<RoundNumber> {
        if let Self::RackRejected { round, .. }
        | Self::RackDrawn { round, .. }
        | Self::VowelsSet { round, .. }
        | Self::RoundOpened { round, .. }
        | Self::ClockPaused { round, .. }
        | Self::ClockResumed { round }
        | Self::ClockExtended { round, .. }
        | Self::RoundClosed { round, .. }
        | Self::TopRevealed { round, .. }
        | Self::TopPlaced { round, .. }
        | Self::SlipHandedIn { round, .. }
        | Self::HandInTakenBack { round, .. }
        | Self::SlipSent { round, .. }
        | Self::SlipCameLate { round, .. }
        | Self::LateSlipDecided { round, .. }
        | Self::SlipJudged { round, .. }
        | Self::SlipDisputed(Disputed { round, .. })
        | Self::SlipConfirmed { round, .. }
        | Self::DisputeSettled { round, .. }
        | Self::SlipAppealed { round, .. }
        | Self::SlipWithdrawn { round, .. }
        | Self::MarkingLocked { round } = self
        {
            Some(*round)
        } else if let Self::RulingGiven { what, .. } = self {
            what.round()
        } else {
            None
        }
    }

    /// The player it is about, by the number that he has after it; where only a slip or a ruling is
    /// named, that is known to the state.
    pub fn player(&self) -> Option<PlayerNumber> {
        if let Self::PlayerRegistered { number: player, .. }
        | Self::PlayerWithdrew { number: player, .. }
        | Self::PlayerReturned { number: player, .. }
        | Self::PlayerChanged { number: player, .. }
        | Self::AbsenceNoted { number: player, .. }
        | Self::PlayerRenumbered { to: player, .. }
        | Self::PlayersMerged { kept: player, .. }
        | Self::SlipHandedIn { player, .. }
        | Self::HandInTakenBack { player, .. }
        | Self::SlipSent { player, .. }
        | Self::SlipCameLate { player, .. }
        | Self::LateSlipDecided { player, .. }
        | Self::SlipJudged { player, .. }
        | Self::SlipDisputed(Disputed { player, .. })
        | Self::SlipConfirmed { player, .. }
        | Self::DisputeSettled { player, .. }
        | Self::SlipAppealed { player, .. } = self
        {
            Some(*player)
        } else if let Self::RulingGiven { what, .. } = self {
            what.player()
        } else {
            None
        }
    }
}
