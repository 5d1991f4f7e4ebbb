//! The one next step of an arbiter.

use flavita_tournament::model::{Command, Phase, PlayerNumber, RoundNumber};
use flavita_tournament::state::Tournament;

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum NextStep {
    /// Draw the rack of this round.
    Draw(RoundNumber),
    /// Start the clock of this round.
    Start(RoundNumber),
    /// Stop this round.
    Stop(RoundNumber),
    /// Announce the top of this round.
    Reveal(RoundNumber),
    /// Choose which of the equal tops of this round goes on the board.
    #[strum(serialize = "place")]
    ChooseTop(RoundNumber),
    /// Close the marking of this round, the game being over.
    Finish(RoundNumber),
    /// Nothing: the game is over and everything is marked.
    Nothing,
}

/// What a round lacks whose marking would be closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lacks {
    /// Which round.
    pub round: RoundNumber,
    /// How many slips are missing, which become zeros.
    pub missing: usize,
    /// How many slips were keyed once where two people key each.
    pub once: usize,
}

impl Lacks {
    /// What a round lacks; `None` where nothing is missing or its marking is closed.
    pub fn of(state: &Tournament, round: RoundNumber) -> Option<Self> {
        let round = state.round(round).filter(|round| !state.is_marked(round))?;
        let lacks = Self {
            round: round.number,
            missing: state.missing(round).count(),
            once: state.once(round).count(),
        };
        (lacks.missing + lacks.once > 0).then_some(lacks)
    }
}

impl NextStep {
    /// The next step of a tournament.
    pub fn of(state: &Tournament) -> Self {
        let Some(round) = state.last_round() else {
            let is_over = state.ended.is_some();
            return if is_over { Self::Nothing } else { Self::Draw(RoundNumber(1)) };
        };
        let number = round.number;
        match round.phase {
            Phase::Revealed if round.is_over() && state.ended.is_none() => {
                Self::Draw(number.next())
            }
            Phase::Drawn => Self::Start(number),
            Phase::Thinking => Self::Stop(number),
            Phase::Closed => Self::Reveal(number),
            Phase::Revealed => Self::ChooseTop(number),
            Phase::Placed if state.ended.is_none() => Self::Draw(number.next()),
            Phase::Placed => state
                .rounds
                .iter()
                .find(|round| !state.is_marked(round))
                .map_or(Self::Nothing, |round| Self::Finish(round.number)),
        }
    }

    /// The name under which a page asks for this step: what is done, and of which round.
    pub fn name(self) -> String {
        let what: &str = self.into();
        let round = match self {
            Self::Draw(round)
            | Self::Start(round)
            | Self::Stop(round)
            | Self::Reveal(round)
            | Self::ChooseTop(round)
            | Self::Finish(round) => round,
            Self::Nothing => RoundNumber(0),
        };
        format!("{what}-{round}")
    }

    /// What this step would give up for good by closing the marking of a round.
    pub fn would_lock(self, state: &Tournament) -> Option<Lacks> {
        let Self::Finish(round) = self else { return None };
        Lacks::of(state, round)
    }

    /// The round that this step would close although slips of these players are disputed there.
    pub fn disputed(self, state: &Tournament) -> Option<(RoundNumber, Vec<PlayerNumber>)> {
        let Self::Finish(number) = self else { return None };
        let players = state.round(number)?.disputed_players();
        (!players.is_empty()).then_some((number, players))
    }

    /// The command that takes this step; `None` where the arbiter must choose first.
    pub fn command(self, remaining_ms: u64) -> Option<Command> {
        match self {
            Self::Draw(_) => Some(Command::DrawRack),
            Self::Start(_) => Some(Command::OpenRound),
            Self::Stop(_) => Some(Command::CloseRound { remaining_ms }),
            Self::Reveal(_) => Some(Command::RevealTop),
            Self::Finish(round) => Some(Command::LockMarking { round }),
            Self::ChooseTop(_) | Self::Nothing => None,
        }
    }
}
