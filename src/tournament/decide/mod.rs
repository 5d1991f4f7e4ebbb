//! What a command leads to: events, or a refusal that changes nothing.

mod clock;
pub mod finality;
pub(crate) mod guards;
mod keying;
pub(crate) mod placing;
pub mod players;
pub mod prepared;
pub mod racks;
pub mod refused;
mod rejudging;
pub mod reveal;
mod rulings;
pub mod secrecy;
mod slips;
pub mod vowels;

use crate::decide::guards::{Decided, Deciding};
use crate::model::{Command, Entrant, Event, GameEnd, Phase, Refusal};
use crate::state::Tournament;
use crate::{decide::keying::Keying, draw::by_hand, model::slip::Keyed, model::text::reason};
use flavita_lexicon::graph::Graph;

/// Decides a command.
///
/// # Errors
/// A [`Refusal`] when the rules or the state of the game do not allow it.
pub fn decide(state: &Tournament, command: &Command, words: &Graph) -> Decided {
    if state.final_head.is_some() && !matches!(command, Command::Definalise { .. }) {
        return Err(Refusal::IsFinal);
    }
    let events = Deciding { state, words }.events(command)?;
    Ok(secrecy::with_secret(state, events))
}

impl Deciding<'_> {
    fn events(self, command: &Command) -> Decided {
        let state = self.state;
        match command {
            Command::RegisterPlayer { number, name, club } => {
                players::register(state, &[Entrant::plain(*number, name, club)])
            }
            Command::WithdrawPlayer { number } => players::withdraw(state, *number),
            Command::Players(command) => players::decide(state, command),
            // Without the time none of a prepared game that has its time.
            Command::DrawRack if state.prepared_game().is_some() => {
                prepared::draw(state.drawing()?, i64::MIN)
            }
            Command::DrawRack => racks::draw(state.drawing()?, self.words),
            Command::DrawPrepared { now_ms } => prepared::draw(state.drawing()?, *now_ms),
            Command::TakeRack { rack, below_minimum, witness, is_whole } => {
                let origin = by_hand::origin(witness, *is_whole)?;
                racks::take(state.drawing()?, self.words, rack, *below_minimum, origin)
            }
            Command::TakeRelayed { rack } => racks::take_relayed(state.drawing()?, rack),
            Command::RefuseRack { because } => refused::refuse(state, because),
            Command::RefuseRelayed { because } => refused::refuse_relayed(state, because),
            Command::SetVowels { vowels } => vowels::set(state.drawing()?, *vowels),
            Command::AddEntropy { public } => secrecy::add_entropy(state, public),
            Command::OpenRound => clock::open(state),
            Command::PauseClock { remaining_ms, after_restart, away_ms } => {
                let round = state.running()?.number;
                Ok(vec![Event::ClockPaused {
                    round,
                    remaining_ms: *remaining_ms,
                    after_restart: *after_restart,
                    away_ms: *away_ms,
                }])
            }
            Command::ResumeClock => clock::resume(state),
            Command::ExtendClock { remaining_ms, by_ms } => {
                clock::extend(state, *remaining_ms, *by_ms)
            }
            Command::HandIn { player, used_ms } => clock::hand_in(state, *player, *used_ms),
            Command::TakeBackHandIn { player } => clock::take_back_hand_in(state, *player),
            Command::SendSlip { round, player, text, used_ms, late_ms } => {
                slips::send(state, *round, *player, text, *used_ms, *late_ms)
            }
            Command::DecideLate { round, player, is_in_time } => {
                self.late(*round, *player, *is_in_time)
            }
            Command::CloseRound { remaining_ms } => clock::close(state, *remaining_ms),
            Command::RevealTop => {
                let round = state.in_phase(Phase::Closed)?;
                // Where the round is not of a prepared game, or its placement cannot lie on this hall's
                // board, the top is announced as in any tournament.
                let given = prepared::reveal(state, round, self.words);
                let events = given.unwrap_or_else(|| reveal::reveal(state, round, self.words));
                Ok(self.with_sent(round, events))
            }
            Command::RevealAndPlace { at, word } => {
                let round = state.in_phase(Phase::Closed)?;
                Ok(self.with_sent(round, self.reveal_and_place(round, at, word)?))
            }
            Command::PlaceTop { choice, because } => {
                let round = match state.choosing() {
                    Some(round) => round,
                    None => state.in_phase(Phase::Revealed)?,
                };
                placing::top(state, round, *choice, because)
            }
            Command::PlaceGiven { at, word } => {
                let round = state.in_phase(Phase::Revealed)?;
                let placed = self.given(round, at, word)?;
                Ok(vec![Event::TopPlaced { round: round.number, placed }])
            }
            Command::RecordSlip { round, player, text, copies } => {
                let keyed = Keyed { text, copies: *copies };
                Keying { on: self, round: *round, keyed }.by_arbiter(*player)
            }
            Command::KeyLine { round, players, text, copies, by } => {
                let keyed = Keyed { text, copies: *copies };
                Keying { on: self, round: *round, keyed }.line(players, by)
            }
            Command::SetDoubleEntry { is_on } => keying::set_double(state, *is_on),
            Command::SetBlocks { blocks } => keying::set_blocks(state, blocks),
            Command::SettleDispute { slip, entry } => self.settle(*slip, *entry),
            Command::MarkDelivered { slip, is_delivered } => {
                keying::mark_delivered(state, *slip, *is_delivered)
            }
            Command::Appeal { round, player, to } => slips::appeal(state, *round, *player, *to),
            Command::WithdrawSlip { slip } => slips::withdraw_slip(state, *slip),
            Command::LockMarking { round } => slips::lock_marking(state, *round),
            Command::GiveRuling { what, because } => self.give(what, because),
            Command::Both { first, then } => {
                let mut events = self.events(first)?;
                let draft = state.after(&events);
                events.extend(Deciding { state: &draft, ..self }.events(then)?);
                Ok(events)
            }
            Command::RevokeRuling { ruling, because } => self.revoke(*ruling, because),
            Command::WriteNote { text } => Ok(vec![Event::NoteWritten { text: reason(text)? }]),
            Command::EndGame => {
                state.drawing()?;
                Ok(vec![Event::GameEnded { because: GameEnd::ByArbiter }])
            }
            Command::RevealSeed => secrecy::reveal(state),
            Command::Finalise { head } => finality::finalise(state, head),
            Command::Definalise { because } => finality::definalise(state, because),
        }
    }
}
