//! Where a log is not what it must be: values that are worded for people elsewhere.

use crate::model::ids::{PlayerNumber, RoundNumber, RulingNumber, SlipNumber};
use crate::{model::actor::Actor, model::event::Event, model::refusal::Open};
use crate::{model::rejection::GameEnd, model::rejection::Rejection, model::slip::SlipText};
use crate::{model::tops::PlacedTop, model::tops::Tops, model::verdict::Verdict};

/// A place at which a log is not what it must be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogDifference {
    /// The event, where it is one; 1-based.
    pub event: Option<i64>,
    /// What is amiss.
    pub what: Differing,
}

/// What is amiss with a log.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Differing {
    /// The chain does not hold; the stable name of how.
    Chain(&'static str),
    /// The event does not fit those before it.
    Misfit,
    /// A file beside the log, by its name, is damaged or belongs to something else.
    Beside(String),
    /// The secret kept in the file is not the one that was committed to.
    SecretKept,
    /// The secret that was shown is not the one that was committed to.
    SecretShown,
    /// Declared final for another head than there was.
    FinalFor { named: String, head: String },
    /// Declared final although something was open.
    FinalAlthough(Open),
    /// The log ends with another head than the one that was noted.
    OtherHead { noted: String, head: String },
    /// The words that were noted are those of no head of the log.
    NoSuchWords,
    /// Recorded earlier than what goes before, or, a slip that was sent, than its round began.
    SetBack { seconds: i64, is_sent: bool },
    /// Done by somebody whose it is not to do.
    NotTheirs(Actor),
    /// A time of a round that cannot be.
    Time { round: RoundNumber, of: Timed, ms: u64, bound_ms: u64 },
    /// What is recorded is not what is found again.
    Otherwise { of: Again, recorded: Fact, found: Fact },
    /// Said to be disputed, although both entries say the same.
    NoDispute(SlipName),
    /// It has points although something speaks against it.
    InvalidScores { slip: SlipName, points: i32 },
    /// A rack of a prepared game in a tournament that plays none.
    NotPrepared,
    /// What is amiss with what a player has, or kept.
    Player(PlayerNumber, OfPlayer),
}

/// What is amiss with what a player has, or with what he kept.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum OfPlayer {
    /// The standings give him other points than slips, warnings, solos, time and rulings do.
    Total { slips: i32, solos: i32, warnings: i32, time: i32, rulings: i32, total: i32 },
    /// A rank that so many players ahead do not give.
    Rank { rank: u32, ahead: u32 },
    /// The standings charge another price for his time.
    TimePrice { used_ms: u64, price: i32, charged: i32 },
    /// A slip that he sent was never judged.
    NeverJudged { round: RoundNumber },
    /// He saw an event after which the log ends.
    SeenBeyond { seen: i64, end: i64 },
    /// He saw another head after the event.
    SeenHead { seen: String, head: String },
    /// He saw his slip otherwise than the log has it after the same event.
    SeenSlip { round: RoundNumber, seen: Fact, found: Fact },
    /// The log is as he saw it, and has his slip otherwise: what he kept was changed.
    KeptChanged { round: RoundNumber, kept: Fact },
    /// A slip that was acknowledged at a time of day, and when the log has it if it has it at another.
    Acknowledged { round: RoundNumber, slip: SlipText, at: String, in_log: Option<String> },
}

impl From<Differing> for LogDifference {
    fn from(what: Differing) -> Self {
        Self { event: None, what }
    }
}

/// What is found amiss, where anything is.
pub type Found = Option<Differing>;

impl Differing {
    /// What is amiss where what is recorded is not what is found again.
    pub fn between<T: PartialEq + AsFact>(of: Again, recorded: &T, found: &T) -> Found {
        let differs = || Self::Otherwise { of, recorded: recorded.fact(), found: found.fact() };
        (recorded != found).then(differs)
    }
}

/// A time of a round, and what bounds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Timed {
    /// What the rules give to think.
    ByRules,
    /// What is left on the clock, at most.
    Left,
    /// The length of the round, at most.
    Length,
    /// The length of a round that the clock ended, exactly.
    ByClock,
    /// A player's thinking time, at most.
    Thinking,
}

/// What was found again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Again {
    /// A rack that the secret gives.
    Rack(RoundNumber),
    /// What the secret and the rules give next.
    Draw,
    /// How many vowels come out of two bags.
    Vowels,
    /// Why a rack by hand went back.
    RackReturned,
    /// A rack by hand, out of what is in the bag.
    RackByHand,
    /// A rack that the arbiter refused.
    RackRefused,
    /// A rack that another hall drew.
    RackRelayed,
    PreparedGame,
    PreparedPlacement,
    /// The top, by the solver.
    Top,
    /// The top, by the second searcher.
    TopSearched(RoundNumber),
    PointsOnBoard,
    Slip(SlipName),
    SlipReplaces(SlipName),
    /// What the player sent.
    SlipSent(SlipName),
    /// The points of a slip, by the second scorer.
    SlipPoints(SlipName),
    /// What follows from a ruling.
    Ruling(RulingNumber),
    /// What a slip is worth by a ruling.
    RulingSlip(RulingNumber, SlipNumber),
    /// The top of a round by a ruling.
    RulingTop(RulingNumber, RoundNumber),
}

/// How a slip is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub struct SlipName {
    pub slip: SlipNumber,
    pub round: RoundNumber,
    pub player: PlayerNumber,
}

/// One of two things that differ.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Fact {
    Nothing,
    Points(i32),
    Slip(SlipNumber),
    SlipText(SlipText),
    Rack(String),
    RackBack {
        rack: String,
        because: Rejection,
    },
    Rejection(Rejection),
    End(GameEnd),
    Tops(Tops),
    Placed(PlacedTop),
    Verdict(Verdict),
    /// What a slip was to its player.
    Seen {
        text: SlipText,
        points: i32,
        is_top: bool,
    },
}

/// What can be told as a fact.
pub trait AsFact {
    /// As one.
    fn fact(&self) -> Fact;
}

impl<T: AsFact> AsFact for Option<T> {
    fn fact(&self) -> Fact {
        self.as_ref().map_or(Fact::Nothing, AsFact::fact)
    }
}

impl<T: AsFact> AsFact for &T {
    fn fact(&self) -> Fact {
        (*self).fact()
    }
}

macro_rules! facts {
    ($($kind:ty: $variant:ident),*) => {
        $(impl AsFact for $kind {
            fn fact(&self) -> Fact {
                Fact::$variant(self.clone())
            }
        })*
    };
}

facts!(i32: Points, SlipNumber: Slip, SlipText: SlipText, String: Rack, Rejection: Rejection);
facts!(Tops: Tops, PlacedTop: Placed, Verdict: Verdict);

impl AsFact for Event {
    fn fact(&self) -> Fact {
        if let Self::RackDrawn { rack, .. } = self {
            Fact::Rack(rack.clone())
        } else if let Self::RackRejected { rack, because, .. } = self {
            Fact::RackBack { rack: rack.clone(), because: because.clone() }
        } else if let Self::GameEnded { because } = self {
            Fact::End(*because)
        } else if let Self::TopRevealed { tops, .. } = self {
            tops.fact()
        } else {
            Fact::Nothing
        }
    }
}
