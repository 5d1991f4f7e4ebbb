//! What is asked for.

use crate::model::ids::{PlayerNumber, RoundNumber, RulingNumber, SlipNumber};
use crate::model::{player::Details, player::Entrant, ruling::Appeal, ruling::Ruling};
use crate::{model::actor::Actor, model::block::Block, model::slip::SlipText};
use std::collections::BTreeSet;

/// An order to a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Command {
    /// Take a player in; without a number he gets the next free one.
    RegisterPlayer { number: Option<PlayerNumber>, name: String, club: String },
    /// Let a player go.
    WithdrawPlayer { number: PlayerNumber },
    /// Anything else about the players.
    Players(PlayersCommand),
    /// Mix what the hall throws in into the draw, once and before the first rack.
    AddEntropy {
        /// Dice or a word.
        public: String,
    },
    /// Say how many vowels come out of two bags for the next rack.
    SetVowels { vowels: usize },
    /// Draw the next rack from the seed.
    DrawRack,
    /// Take the next rack from the prepared game that the tournament plays.
    DrawPrepared {
        /// What time it is: milliseconds since 1970 (UTC).
        now_ms: i64,
    },
    /// Take the next rack from a physical bag.
    TakeRack {
        /// The tiles that were drawn, `?` for a blank; those that stayed on the rack may stand among
        /// them.
        rack: String,
        /// What to do with a rack below the minimum.
        below_minimum: BelowMinimum,
        /// Who watched the drawing; empty where nobody is named.
        witness: String,
        /// Whether what had stayed on the rack went back, and all of it was drawn.
        is_whole: bool,
    },
    /// Take the next rack as another hall has drawn it.
    TakeRelayed {
        /// The tiles, `?` for a blank.
        rack: String,
    },
    /// Have the drawn rack go back before the clock starts.
    RefuseRack { because: String },
    /// The same, because the arbiter of the hall that draws for this one has done so.
    RefuseRelayed { because: String },
    /// Start the clock of the drawn round.
    OpenRound,
    /// Stop the clock.
    PauseClock {
        /// What is left, in milliseconds.
        remaining_ms: u64,
        /// Whether the program had stopped, not the arbiter.
        after_restart: bool,
        /// How long the computer slept, or how far its clock was set, in milliseconds.
        away_ms: Option<u64>,
    },
    /// Let the clock run again.
    ResumeClock,
    /// Add thinking time.
    ExtendClock {
        /// What is left before the addition, in milliseconds.
        remaining_ms: u64,
        /// How much, in milliseconds.
        by_ms: u64,
    },
    /// Note that a player's slip is in.
    HandIn { player: PlayerNumber, used_ms: u64 },
    /// Take the note back that a player's slip is in.
    TakeBackHandIn { player: PlayerNumber },
    /// Keep the slip that a player sent himself, until the top is out.
    SendSlip {
        /// For which round it was written.
        round: RoundNumber,
        /// Whose.
        player: PlayerNumber,
        /// What stands on it.
        text: SlipText,
        /// His thinking time in milliseconds.
        used_ms: u64,
        /// How long after the end of the round it came, in milliseconds: 0 before the end, `None`
        /// where nobody knows when that was.
        late_ms: Option<u64>,
    },
    /// Say of a slip that came late whether it counts as in time.
    DecideLate { round: RoundNumber, player: PlayerNumber, is_in_time: bool },
    /// End the round.
    CloseRound { remaining_ms: u64 },
    /// Announce the top.
    RevealTop,
    /// Announce the top and lay a given placement on the board, as a written game says.
    RevealAndPlace { at: String, word: String },
    /// Lay one of the tops on the board.
    PlaceTop {
        /// Its place in the list of tops, from 0.
        choice: usize,
        /// Why, where the rules prefer another; empty where they do not.
        because: String,
    },
    /// Lay a given placement on the board in place of one of the tops.
    PlaceGiven { at: String, word: String },
    /// Judge a slip and record it; an earlier slip of the player in that round is replaced.
    RecordSlip {
        /// Which round.
        round: RoundNumber,
        /// Whose.
        player: PlayerNumber,
        /// What stands on it.
        text: SlipText,
        /// How many slips the player handed in.
        copies: u32,
    },
    /// Judge what one line says of the slips of some players and record it: of all of them, or of
    /// none where one is refused. What stands there just so stays as it is.
    KeyLine {
        /// Which round.
        round: RoundNumber,
        /// Whose; a number that is written twice counts once.
        players: Vec<PlayerNumber>,
        /// What stands on each slip.
        text: SlipText,
        /// How many slips each player handed in.
        copies: u32,
        /// Who keys it. What the arbiter keys takes the place of whatever is recorded; where somebody
        /// else keyed a slip otherwise than a helper, that is a dispute.
        by: Actor,
    },
    /// Have every slip keyed by two people from the next rack on, or no longer.
    SetDoubleEntry { is_on: bool },
    /// Divide the numbers of the hall among the helpers.
    SetBlocks { blocks: Vec<Block> },
    /// Say which entry of a disputed slip counts.
    SettleDispute {
        /// The slip that is recorded.
        slip: SlipNumber,
        /// The entry that counts; `None` where the slip is right as it is recorded.
        entry: Option<usize>,
    },
    /// Note that what has to be said of a slip was brought to its player, or was not after all.
    MarkDelivered { slip: SlipNumber, is_delivered: bool },
    /// Appeal against the verdict on a player's slip, take that back, or leave the verdict.
    Appeal { round: RoundNumber, player: PlayerNumber, to: Appeal },
    /// Take a slip back.
    WithdrawSlip { slip: SlipNumber },
    /// Close the marking of a round.
    LockMarking { round: RoundNumber },
    /// Rule.
    GiveRuling { what: Ruling, because: String },
    /// One command and then another, both or neither.
    Both { first: Box<Command>, then: Box<Command> },
    /// Take a ruling back.
    RevokeRuling { ruling: RulingNumber, because: String },
    /// Write something down.
    WriteNote { text: String },
    /// End the game.
    EndGame,
    /// Publish the secret of the draw. The end of the game does so by itself.
    RevealSeed,
    /// Declare the tournament final. Whoever asks for it has checked the log.
    Finalise {
        /// The hash of the log that was checked.
        head: String,
    },
    /// Take that back.
    Definalise { because: String },
}

/// What to do with a rack from a physical bag that is below the minimum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BelowMinimum {
    /// It goes back into the bag and the rejection is recorded.
    Reject,
    /// It is played: a written game is judged as it was played.
    Accept,
}

/// An order about the players.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum PlayersCommand {
    /// Take several in, all of them or none.
    Register(Vec<Entrant>),
    /// Everything that can be mended about a player at once, all of it or nothing.
    Edit {
        /// Who.
        number: PlayerNumber,
        /// His number from now on.
        to: PlayerNumber,
        /// What is known of him from now on.
        details: Details,
        /// The rounds that he misses: these and no others.
        missed: BTreeSet<RoundNumber>,
    },
    /// Write another name, club, team or other categories.
    Change { number: PlayerNumber, details: Details },
    /// Give him another number.
    Renumber { number: PlayerNumber, to: PlayerNumber },
    /// Take him back who had left.
    Return { number: PlayerNumber },
    /// Say which rounds he misses: these and no others.
    NoteAbsence { number: PlayerNumber, rounds: BTreeSet<RoundNumber> },
    /// Make one player of two registrations of the same person.
    Merge {
        /// The registration that stays.
        kept: PlayerNumber,
        /// The one that goes; its slips are those of the other.
        gone: PlayerNumber,
    },
}
