//! What has to be so before a command is carried out, each with its refusal.

use crate::model::{
    Event, Phase, Player, PlayerNumber, Refusal, Round, RoundNumber, Slip, SlipNumber,
};
use crate::state::Tournament;

/// What a command comes to.
pub(crate) type Decided = Result<Vec<Event>, Refusal>;
/// Nothing, where it may go on.
pub(crate) type Checked = Result<(), Refusal>;

/// An event that says something new; none where it is so already.
pub(crate) fn news(is_news: bool, event: Event) -> Vec<Event> {
    is_news.then_some(event).into_iter().collect()
}

/// Refuses a game that is over.
pub(crate) fn going_on(state: &Tournament) -> Checked {
    if state.ended.is_some() { Err(Refusal::GameOver) } else { Ok(()) }
}

/// The state, where a rack may be drawn: the game goes on and the last round is over.
pub(crate) fn drawing(state: &Tournament) -> Result<&Tournament, Refusal> {
    going_on(state)?;
    if state.players.is_empty() {
        return Err(Refusal::NoPlayers);
    }
    match state.last_round() {
        Some(round) if !round.is_over() => Err(wrong_phase(round)),
        _ => Ok(state),
    }
}

fn wrong_phase(round: &Round) -> Refusal {
    Refusal::WrongPhase { round: round.number, phase: round.phase }
}

pub(crate) fn in_phase(state: &Tournament, phase: Phase) -> Result<&Round, Refusal> {
    let round = state.last_round().ok_or(Refusal::NoRound)?;
    if round.phase == phase { Ok(round) } else { Err(wrong_phase(round)) }
}

pub(crate) fn running(state: &Tournament) -> Result<&Round, Refusal> {
    let round = in_phase(state, Phase::Thinking)?;
    if round.clock.is_running { Ok(round) } else { Err(Refusal::ClockStands) }
}

pub(crate) fn known_player(state: &Tournament, number: PlayerNumber) -> Result<&Player, Refusal> {
    let player = state.players.get(&number);
    player.ok_or(Refusal::UnknownPlayer(number))
}

/// Refuses a player who does not play in a round.
pub(crate) fn check_player(
    state: &Tournament,
    round: RoundNumber,
    number: PlayerNumber,
) -> Checked {
    if known_player(state, number)?.plays_in(round) {
        Ok(())
    } else {
        Err(Refusal::NotInRound { player: number, round })
    }
}

pub(crate) fn known_round(state: &Tournament, number: RoundNumber) -> Result<&Round, Refusal> {
    state.round(number).ok_or(Refusal::UnknownRound(number))
}

/// The round of this number, where its slips may be recorded.
pub(crate) fn markable(state: &Tournament, number: RoundNumber) -> Result<&Round, Refusal> {
    let round = known_round(state, number)?;
    let is_out = round.may_be_marked().then_some(round);
    is_out.ok_or(Refusal::NotYetMarkable(number))
}

/// The round, where its slips can be recorded and the player plays in it.
pub(crate) fn played(
    state: &Tournament,
    number: RoundNumber,
    player: PlayerNumber,
) -> Result<&Round, Refusal> {
    let round = markable(state, number)?;
    check_player(state, number, player)?;
    Ok(round)
}

/// A slip that was neither taken back nor made void, and its round.
pub(crate) fn standing_slip(
    state: &Tournament,
    id: SlipNumber,
) -> Result<(&Round, &Slip), Refusal> {
    let found = state.slip(id).filter(|(_, slip)| slip.stands());
    found.ok_or(Refusal::UnknownSlip(id))
}

/// Refuses a round whose slips are disputed.
pub(crate) fn undisputed(round: &Round) -> Checked {
    let (round, players) = (round.number, round.disputed_players());
    let is_settled = players.is_empty().then_some(());
    is_settled.ok_or(Refusal::Disputed { round, players })
}
