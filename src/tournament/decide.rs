//! What a command leads to: events, or a refusal that changes nothing.

use crate::case::Case;
use crate::command::Command;
use crate::detective::{self, Clue};
use crate::draw::{by_hand, rack, refused, secrecy};
use crate::event::{Event, GameEnd};
use crate::finality;
use crate::handing_in;
use crate::judge::{self, Written, judge};
use crate::keying;
use crate::late;
use crate::placing;
use crate::player::Player;
use crate::players::deciding as players;
use crate::players::entrant::Entrant;
use crate::prepared::hall as prepared;
use crate::referee::Referee;
use crate::refusal::Refusal;
use crate::reveal;
use crate::round::{Phase, Round, Slip, SlipText, Verdict};
use crate::ruling::decide as ruling;
use crate::sending;
use crate::state::Tournament;
use crate::text::reason;
use flavita_game::rack::TileCounts;

/// Decides a command.
///
/// # Errors
/// A [`Refusal`] when the rules or the state of the game do not allow it.
pub fn decide(
    state: &Tournament,
    command: &Command,
    referee: Referee<'_>,
) -> Result<Vec<Event>, Refusal> {
    if state.final_head.is_some() && !matches!(command, Command::Definalise { .. }) {
        return Err(Refusal::IsFinal);
    }
    let events = events(state, command, referee)?;
    Ok(secrecy::with_secret(state, events))
}

#[expect(clippy::too_many_lines, reason = "an arm for every command")]
fn events(
    state: &Tournament,
    command: &Command,
    referee: Referee<'_>,
) -> Result<Vec<Event>, Refusal> {
    match command {
        Command::RegisterPlayer { number, name, club } => {
            players::register(state, &[Entrant::plain(*number, name, club)])
        }
        Command::WithdrawPlayer { number } => players::withdraw(state, *number),
        Command::Players(command) => players::decide(state, command),
        Command::DrawRack => draw_rack(drawing(state)?, referee),
        Command::DrawPrepared { now_ms } => prepared::draw(drawing(state)?, *now_ms),
        Command::TakeRack {
            rack,
            below_minimum,
            witness,
            is_whole,
        } => {
            let origin = by_hand::origin(witness, *is_whole)?;
            rack::take(drawing(state)?, referee, rack, *below_minimum, origin)
        }
        Command::TakeRelayed { rack } => rack::take_relayed(drawing(state)?, rack),
        Command::RefuseRack { because } => refused::refuse(state, because),
        Command::RefuseRelayed { because } => refused::refuse_relayed(state, because),
        Command::AddEntropy { public } => secrecy::add_entropy(state, public),
        Command::OpenRound => open_round(state),
        Command::PauseClock {
            remaining_ms,
            after_restart,
            away_ms,
        } => {
            let round = running(state)?.number;
            Ok(vec![Event::ClockPaused {
                round,
                remaining_ms: *remaining_ms,
                after_restart: *after_restart,
                away_ms: *away_ms,
            }])
        }
        Command::ResumeClock => resume(state),
        Command::ExtendClock {
            remaining_ms,
            by_ms,
        } => extend(state, *remaining_ms, *by_ms),
        Command::HandIn { player, used_ms } => handing_in::note(state, *player, *used_ms),
        Command::TakeBackHandIn { player } => handing_in::take_back(state, *player),
        Command::SendSlip {
            round,
            player,
            text,
            used_ms,
            late_ms,
        } => sending::send(state, *round, *player, text, *used_ms, *late_ms),
        Command::DecideLate {
            round,
            player,
            is_in_time,
        } => late::settle(state, referee, (*round, *player), *is_in_time),
        Command::CloseRound { remaining_ms } => close(state, *remaining_ms),
        Command::RevealTop => reveal_top(state, referee),
        Command::RevealAndPlace { at, word } => {
            let round = in_phase(state, Phase::Closed)?;
            let events = reveal::reveal_and_place(state, round, referee, at, word)?;
            Ok(sending::with_sent(state, referee, round, events))
        }
        Command::PlaceTop { choice, because } => {
            let round = match state.choosing() {
                Some(round) => round,
                None => in_phase(state, Phase::Revealed)?,
            };
            placing::top(state, round, *choice, because)
        }
        Command::PlaceGiven { at, word } => {
            let round = in_phase(state, Phase::Revealed)?;
            placing::given(state, round, referee, at, word).map(|event| vec![event])
        }
        Command::RecordSlip {
            round,
            player,
            text,
            copies,
        } => keying::by_arbiter(state, referee, (*round, *player), (text, *copies)),
        Command::KeyLine {
            round,
            players,
            text,
            copies,
            by,
        } => keying::line(state, referee, (*round, players), (text, *copies), by),
        Command::SetDoubleEntry { is_on } => keying::set_double(state, *is_on),
        Command::SettleDispute { slip, entry } => keying::settle(state, referee, *slip, *entry),
        Command::MarkDelivered { slip, is_delivered } => {
            keying::mark_delivered(state, *slip, *is_delivered)
        }
        Command::WithdrawSlip { slip } => withdraw_slip(state, *slip),
        Command::LockMarking { round } => lock_marking(state, *round),
        Command::GiveRuling { what, because } => ruling::give(state, referee, what, because),
        Command::GiveRulingAndLay {
            what,
            because,
            round,
            lay,
        } => ruling::give_and_lay(state, referee, (what, because), (*round, lay)),
        Command::RevokeRuling { ruling, because } => {
            ruling::revoke(state, referee, *ruling, because)
        }
        Command::WriteNote { text } => {
            let text = reason(text)?;
            Ok(vec![Event::NoteWritten { text }])
        }
        Command::EndGame => end_game(state),
        Command::RevealSeed => secrecy::reveal(state),
        Command::Finalise { head } => finality::finalise(state, head),
        Command::Definalise { because } => finality::definalise(state, because),
    }
}

/// The state, where a rack may be drawn: the game goes on and the last round is over.
fn drawing(state: &Tournament) -> Result<&Tournament, Refusal> {
    if state.ended.is_some() {
        return Err(Refusal::GameOver);
    }
    if state.players.is_empty() {
        return Err(Refusal::NoPlayers);
    }
    match state.last_round() {
        Some(round) if !round.is_over() => Err(wrong_phase(round)),
        _ => Ok(state),
    }
}

/// The next rack; without the time none of a prepared game that has its time.
fn draw_rack(state: &Tournament, referee: Referee<'_>) -> Result<Vec<Event>, Refusal> {
    if state.prepared_game().is_some() {
        return prepared::draw(state, i64::MIN);
    }
    rack::draw(state, referee)
}

fn reveal_top(state: &Tournament, referee: Referee<'_>) -> Result<Vec<Event>, Refusal> {
    let round = in_phase(state, Phase::Closed)?;
    let events = prepared::announce(state, round, referee);
    Ok(sending::with_sent(state, referee, round, events))
}

fn wrong_phase(round: &Round) -> Refusal {
    Refusal::WrongPhase {
        round: round.number,
        phase: round.phase,
    }
}

pub(crate) fn in_phase(state: &Tournament, phase: Phase) -> Result<&Round, Refusal> {
    let round = state.last_round().ok_or(Refusal::NoRound)?;
    if round.phase == phase {
        Ok(round)
    } else {
        Err(wrong_phase(round))
    }
}

fn running(state: &Tournament) -> Result<&Round, Refusal> {
    let round = in_phase(state, Phase::Thinking)?;
    if round.clock.is_running {
        Ok(round)
    } else {
        Err(Refusal::ClockStands)
    }
}

fn resume(state: &Tournament) -> Result<Vec<Event>, Refusal> {
    let round = in_phase(state, Phase::Thinking)?;
    if round.clock.is_running {
        return Err(Refusal::ClockRuns);
    }
    Ok(vec![Event::ClockResumed {
        round: round.number,
    }])
}

fn close(state: &Tournament, remaining_ms: u64) -> Result<Vec<Event>, Refusal> {
    let round = in_phase(state, Phase::Thinking)?;
    let length_ms = round.clock.granted_ms.saturating_sub(remaining_ms);
    Ok(vec![Event::RoundClosed {
        round: round.number,
        length_ms,
    }])
}

fn extend(state: &Tournament, left_ms: u64, by_ms: u64) -> Result<Vec<Event>, Refusal> {
    let round = in_phase(state, Phase::Thinking)?.number;
    let remaining_ms = left_ms.saturating_add(by_ms);
    Ok(vec![Event::ClockExtended {
        round,
        remaining_ms,
        by_ms,
    }])
}

/// Opens the drawn round. Those before it stay open for marking until they are complete or the
/// arbiter closes them.
fn open_round(state: &Tournament) -> Result<Vec<Event>, Refusal> {
    let round = in_phase(state, Phase::Drawn)?;
    Ok(vec![Event::RoundOpened {
        round: round.number,
        length_ms: u64::from(state.profile.round.seconds) * 1000,
    }])
}

pub(super) fn known_player(state: &Tournament, number: u32) -> Result<&Player, Refusal> {
    let player = state.players.get(&number);
    player.ok_or(Refusal::UnknownPlayer(number))
}

/// Refuses a player who does not play in a round.
pub(super) fn check_player(state: &Tournament, round: u32, number: u32) -> Result<(), Refusal> {
    if known_player(state, number)?.plays_in(round) {
        Ok(())
    } else {
        Err(Refusal::NotInRound {
            player: number,
            round,
        })
    }
}

pub(super) fn known_round(state: &Tournament, number: u32) -> Result<&Round, Refusal> {
    state.round(number).ok_or(Refusal::UnknownRound(number))
}

/// The round of this number, where its slips may be recorded.
pub(super) fn markable(state: &Tournament, number: u32) -> Result<&Round, Refusal> {
    let round = known_round(state, number)?;
    let is_out = round.may_be_marked().then_some(round);
    is_out.ok_or(Refusal::NotYetMarkable(number))
}

/// A slip that was neither taken back nor made void, and its round.
pub(super) fn standing_slip(state: &Tournament, id: u32) -> Result<(&Round, &Slip), Refusal> {
    let found = state.slip(id).filter(|(_, slip)| slip.stands());
    found.ok_or(Refusal::UnknownSlip(id))
}

/// What a slip would be worth in a round, without recording it.
#[must_use]
pub fn verdict(
    state: &Tournament,
    referee: Referee<'_>,
    round: &Round,
    text: &SlipText,
) -> Verdict {
    let top = round.tops.as_ref().map(|tops| tops.points);
    verdict_by(state, referee, round, top, text)
}

/// As [`verdict`], with another top.
pub(super) fn verdict_by(
    state: &Tournament,
    referee: Referee<'_>,
    round: &Round,
    top: Option<i32>,
    text: &SlipText,
) -> Verdict {
    let rack = round.rack.counts();
    let case = Case {
        top,
        ..case(state, referee, round, &rack)
    };
    judge(&case, text)
}

/// What a slip of a round can mean where its word, behind its coordinates, is one of these.
#[must_use]
pub fn readings(
    state: &Tournament,
    referee: Referee<'_>,
    round: &Round,
    words: (&str, &[String]),
) -> Vec<Written> {
    judge::readings(&case(state, referee, round, &round.rack.counts()), words)
}

/// What a slip can have meant in a round that is no legal placement as it is written, the
/// likeliest first; just one is certainty.
#[must_use]
pub fn clues(
    state: &Tournament,
    referee: Referee<'_>,
    round: &Round,
    text: &SlipText,
) -> Vec<Clue> {
    detective::clues(&case(state, referee, round, &round.rack.counts()), text)
}

fn case<'a>(
    state: &'a Tournament,
    referee: Referee<'a>,
    round: &'a Round,
    rack: &'a TileCounts,
) -> Case<'a> {
    Case {
        edition: &state.edition,
        rules: &state.profile,
        words: referee.words,
        board: &round.board,
        rack,
        top: round.tops.as_ref().map(|tops| tops.points),
        granted_ms: round.clock.granted_ms,
    }
}

fn withdraw_slip(state: &Tournament, id: u32) -> Result<Vec<Event>, Refusal> {
    let (round, _) = standing_slip(state, id)?;
    Ok(vec![Event::SlipWithdrawn {
        round: round.number,
        slip: id,
    }])
}

fn lock_marking(state: &Tournament, number: u32) -> Result<Vec<Event>, Refusal> {
    let round = markable(state, number)?;
    if round.is_locked {
        return Err(Refusal::AlreadyLocked(number));
    }
    undisputed(round)?;
    Ok(vec![Event::MarkingLocked { round: number }])
}

/// Refuses a round whose slips are disputed.
fn undisputed(round: &Round) -> Result<(), Refusal> {
    let (round, players) = (round.number, round.disputed_players());
    let is_settled = players.is_empty().then_some(());
    is_settled.ok_or(Refusal::Disputed { round, players })
}

fn end_game(state: &Tournament) -> Result<Vec<Event>, Refusal> {
    drawing(state)?;
    Ok(vec![Event::GameEnded {
        because: GameEnd::ByArbiter,
    }])
}
