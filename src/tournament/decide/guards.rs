//! What has to be so before a command is carried out, each with its refusal.

use crate::model::{Event, Phase, Player, PlayerNumber, Refusal, Round, RoundNumber, Slip};
use crate::{model::SlipNumber, state::Tournament};
use flavita_lexicon::graph::Graph;

/// What a command comes to.
pub(crate) type Decided = Result<Vec<Event>, Refusal>;
/// Nothing, where it may go on.
pub(crate) type Checked = Result<(), Refusal>;

/// An event that says something new; none where it is so already.
pub(crate) fn news(is_news: bool, event: Event) -> Vec<Event> {
    is_news.then_some(event).into_iter().collect()
}

/// What commands are decided on that need words.
#[derive(Clone, Copy)]
pub(crate) struct Deciding<'a> {
    pub(crate) state: &'a Tournament,
    /// The words in force.
    pub(crate) words: &'a Graph,
}

fn wrong_phase(round: &Round) -> Refusal {
    Refusal::WrongPhase { round: round.number, phase: round.phase }
}

impl Tournament {
    /// Refuses a game that is over.
    pub(crate) fn going_on(&self) -> Checked {
        if self.ended.is_some() { Err(Refusal::GameOver) } else { Ok(()) }
    }

    /// The state, where a rack may be drawn: the game goes on and the last round is over.
    pub(crate) fn drawing(&self) -> Result<&Self, Refusal> {
        self.going_on()?;
        if self.players.is_empty() {
            return Err(Refusal::NoPlayers);
        }
        match self.last_round() {
            Some(round) if !round.is_over() => Err(wrong_phase(round)),
            _ => Ok(self),
        }
    }

    pub(crate) fn in_phase(&self, phase: Phase) -> Result<&Round, Refusal> {
        let round = self.last_round().ok_or(Refusal::NoRound)?;
        if round.phase == phase { Ok(round) } else { Err(wrong_phase(round)) }
    }

    pub(crate) fn running(&self) -> Result<&Round, Refusal> {
        let round = self.in_phase(Phase::Thinking)?;
        if round.clock.is_running { Ok(round) } else { Err(Refusal::ClockStands) }
    }

    pub(crate) fn known_player(&self, number: PlayerNumber) -> Result<&Player, Refusal> {
        self.players.get(&number).ok_or(Refusal::UnknownPlayer(number))
    }

    /// Refuses a player who does not play in a round.
    pub(crate) fn check_player(&self, round: RoundNumber, player: PlayerNumber) -> Checked {
        let plays = self.known_player(player)?.plays_in(round);
        plays.then_some(()).ok_or(Refusal::NotInRound { player, round })
    }

    pub(crate) fn known_round(&self, number: RoundNumber) -> Result<&Round, Refusal> {
        self.round(number).ok_or(Refusal::UnknownRound(number))
    }

    /// The round of this number, where its slips may be recorded.
    pub(crate) fn markable(&self, number: RoundNumber) -> Result<&Round, Refusal> {
        let round = self.known_round(number)?;
        let is_out = round.may_be_marked().then_some(round);
        is_out.ok_or(Refusal::NotYetMarkable(number))
    }

    /// The round, where its slips can be recorded and the player plays in it.
    pub(crate) fn played(&self, number: RoundNumber, by: PlayerNumber) -> Result<&Round, Refusal> {
        let round = self.markable(number)?;
        self.check_player(number, by)?;
        Ok(round)
    }

    /// A slip that was neither taken back nor made void, and its round.
    pub(crate) fn standing_slip(&self, id: SlipNumber) -> Result<(&Round, &Slip), Refusal> {
        let found = self.slip(id).filter(|(_, slip)| slip.stands());
        found.ok_or(Refusal::UnknownSlip(id))
    }
}

/// Refuses a round whose slips are disputed.
pub(crate) fn undisputed(round: &Round) -> Checked {
    let (round, players) = (round.number, round.disputed_players());
    let is_settled = players.is_empty().then_some(());
    is_settled.ok_or(Refusal::Disputed { round, players })
}
