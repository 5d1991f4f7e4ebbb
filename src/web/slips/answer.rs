//! A line that is to be recorded, and what was decided about it.

use crate::marking::region::marking_round;
use crate::slip_line::{choice::Question, clues::Guesses, grammar::LineFault};
use flavita_app::desk::Receipt;
use flavita_tournament::model::{Event, PlayerNumber, Round, RoundNumber, Slip, SlipNumber};
use flavita_tournament::{model::Verdict, state::Tournament};
use serde::Deserialize;

/// A line that is to be recorded.
#[derive(Debug, Deserialize)]
pub struct SlipRequest {
    pub(crate) round: Option<RoundNumber>,
    pub(crate) line: String,
    pub(crate) key: String,
    #[serde(default)]
    pub(crate) confirm: bool,
    /// What the question named that is confirmed; `None` where nobody was asked.
    pub(crate) seen: Option<String>,
    /// The slip that was taken into the line to be corrected: under another number it is that player's.
    pub(crate) corrects: Option<SlipNumber>,
}

/// What was decided about a line.
#[derive(Debug)]
pub(crate) enum SlipAnswer {
    /// Nothing was recorded, and nothing can be.
    Refused(Unusable),
    /// Nothing was recorded before this is answered.
    Asks(Asks),
    /// It was recorded.
    Recorded(Recorded),
    /// It was noted that the slips are in.
    HandedIn(Whose, Receipt),
}

impl SlipAnswer {
    /// Whose slips were recorded or noted; nobody's where that was refused or is to be asked.
    pub(crate) fn takes(&self) -> &[PlayerNumber] {
        match self {
            Self::Recorded(recorded) => &recorded.whose.takes,
            Self::HandedIn(whose, _) => &whose.takes,
            Self::Refused(_) | Self::Asks(_) => &[],
        }
    }
}

/// Why a line cannot be recorded.
#[derive(Debug)]
pub(crate) enum Unusable {
    Line(LineFault),
    /// No round is being marked.
    NotYet,
    /// None of these can have a slip.
    Nobody(Whose),
    /// While a round is open, only the arbiter changes slips that count in the standings.
    Arbiters,
    /// Another wrote the slip that is to be corrected: it stays with its player.
    NotMoved(PlayerNumber),
    /// The slip that is to be corrected has to be decided about first.
    Disputed(RoundNumber, PlayerNumber),
    /// The slip that is to be corrected counts no more.
    Gone(PlayerNumber),
    /// What another wrote stands where a helper's slip is to be moved.
    Occupied(PlayerNumber),
    /// Their slips are in already.
    AlreadyIn(Vec<PlayerNumber>),
}

/// What has to be asked before anything is recorded.
#[derive(Debug, Default)]
pub(crate) struct Asks {
    /// The round, where the top of a later one is out.
    pub(crate) older: Option<RoundNumber>,
    /// The numbers that nobody has are left out.
    pub(crate) whose: Whose,
    /// How the word is meant.
    pub(crate) which: Option<Question>,
    /// The slips in the place of which it would stand.
    pub(crate) differing: Vec<Differing>,
    /// A zero, and what the slip may have meant.
    pub(crate) doubt: Option<(Verdict, Guesses)>,
    /// Whether nothing is said of points.
    pub(crate) is_quiet: bool,
    /// What it names, to be confirmed: only that is replaced.
    pub(crate) seen: String,
}

/// A slip that says something else than the line.
#[derive(Debug)]
pub(crate) struct Differing {
    pub(crate) slip: Slip,
    pub(crate) as_what: Entered,
}

/// Whose entry a slip is, for who keys the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entered {
    /// The first of two that are needed, which whoever keys the second may not see.
    Unseen,
    /// It is his own, or he is the arbiter.
    Own,
    Anothers,
    /// Another's, and nothing but the points that the player claims differs.
    ButClaimed,
    /// It was keyed under a wrong number, and is taken back.
    Misplaced,
}

/// What became of a line that was recorded.
#[derive(Debug)]
pub(crate) struct Recorded {
    /// The round, where the top of a later one is out.
    pub(crate) older: Option<RoundNumber>,
    pub(crate) whose: Whose,
    pub(crate) receipt: Receipt,
    /// Whether nothing is said of points.
    pub(crate) is_quiet: bool,
}

impl Recorded {
    /// What became of each player's slip.
    pub(crate) fn fates(&self) -> Vec<(PlayerNumber, Fate)> {
        let fate = |player: &PlayerNumber| (*player, fate(*player, &self.receipt.events));
        self.whose.takes.iter().map(fate).collect()
    }

    /// What the slips are worth that nobody disputes.
    pub(crate) fn points(&self, fates: &[(PlayerNumber, Fate)]) -> Option<i32> {
        let points = |event: &Event| {
            let Event::SlipJudged { player, verdict, .. } = event else { return None };
            (!fates.contains(&(*player, Fate::Disputed))).then_some(verdict.points)
        };
        self.receipt.events.iter().rev().find_map(points)
    }
}

/// What became of one player's slip; in the order in which it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    Recorded,
    Replaced,
    Confirmed,
    Settled,
    Disputed,
    Same,
}

/// What became of a player's slip, by the events that were saved.
fn fate(player: PlayerNumber, events: &[Event]) -> Fate {
    let mut fates =
        events.iter().filter(|event| event.player() == Some(player)).filter_map(fate_of);
    let first = fates.next().unwrap_or(Fate::Same);
    if fates.any(|fate| fate == Fate::Disputed) { Fate::Disputed } else { first }
}

fn fate_of(event: &Event) -> Option<Fate> {
    if let Event::SlipJudged { replaces, .. } = event {
        Some(if replaces.is_none() { Fate::Recorded } else { Fate::Replaced })
    } else if let Event::SlipDisputed(_) = event {
        Some(Fate::Disputed)
    } else if let Event::SlipConfirmed { .. } = event {
        Some(Fate::Confirmed)
    } else if let Event::DisputeSettled { .. } = event {
        Some(Fate::Settled)
    } else {
        None
    }
}

/// The number of a round of which the top of a later one is out: nobody shall take it for that.
pub(crate) fn older(state: &Tournament, round: &Round) -> Option<RoundNumber> {
    let newest = marking_round(state).map_or(round.number, |newest| newest.number);
    (newest != round.number).then_some(round.number)
}

pub(crate) fn asked_round(state: &Tournament, number: Option<RoundNumber>) -> Option<&Round> {
    let asked = number.and_then(|number| state.round(number));
    asked.or_else(|| marking_round(state)).filter(|round| round.may_be_marked())
}

/// The numbers of a line: who can have a slip in the round, and who cannot.
#[derive(Clone, Debug, Default)]
pub(crate) struct Whose {
    pub(crate) takes: Vec<PlayerNumber>,
    pub(crate) unknown: Vec<PlayerNumber>,
    pub(crate) absent: Vec<PlayerNumber>,
}

impl Whose {
    pub(crate) fn of(state: &Tournament, round: &Round, players: &[PlayerNumber]) -> Self {
        let known = |number: &PlayerNumber| state.players.get(number);
        let (known, unknown): (Vec<PlayerNumber>, Vec<PlayerNumber>) =
            players.iter().partition(|number| known(number).is_some());
        let plays = |number: &PlayerNumber| state.players[number].plays_in(round.number);
        let (takes, absent) = known.into_iter().partition(plays);
        Self { takes, unknown, absent }
    }

    /// Those who cannot.
    pub(crate) fn left_out(&self) -> Vec<PlayerNumber> {
        [self.unknown.as_slice(), &self.absent].concat()
    }
}
