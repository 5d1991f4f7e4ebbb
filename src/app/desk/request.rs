//! What is asked of the desk, and what it answers.
//!
//! A key is kept with what it asked for, as a SHA-256 of the request's own fields, before the
//! server makes anything of them: a repeat that finds another round open is still the same request.
//! It stands beside the chain, not in it. A press carries the step for which it was meant.

use crate::screen::shown::Change;
use crate::{desk::fault::DeskError, desk::trouble::CopyNote, desk::view::DeskView};
use crate::{desk::next_step::Lacks, desk::next_step::NextStep, machine::clock, machine::hex};
use flavita_store::event::{Digest, Head};
use flavita_tournament::model::{Actor, Command, Event, PlayerNumber, PreparedGame, Refusal};
use flavita_tournament::model::{Round, RoundNumber, Slip, SlipNumber, SlipText};
use flavita_tournament::{decide::decide, judging::choice, state::Tournament};
use sha2::{Digest as _, Sha256};
use std::{collections::BTreeSet, sync::Arc, time::Instant};

/// Something the desk is asked to do. Times come from its own clock.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum DeskRequest {
    /// A command that needs no clock.
    Do(Command),
    /// The next step, whatever it is.
    Next {
        /// Whether missing slips may become zeros.
        is_confirmed: bool,
    },
    /// Something that was asked for at this step, by its [name](NextStep::name); refused at any
    /// other, so that a press that comes twice or late takes no step more.
    InStep { step: String, ask: Box<DeskRequest> },
    /// Something that was asked for in sight of these slips of a round; refused where another one
    /// counts for one of the players by now.
    InSight {
        round: RoundNumber,
        slips: Vec<(PlayerNumber, Option<SlipNumber>)>,
        ask: Box<DeskRequest>,
    },
    /// Stop the clock.
    Pause,
    /// Let it run.
    Resume,
    /// Add thinking time, in milliseconds.
    Extend(u64),
    /// These players' slips are in; who had handed in before keeps his time.
    HandIn(Vec<PlayerNumber>),
    /// Close the marking of a round.
    Lock {
        /// Which.
        round: RoundNumber,
        /// Whether missing slips may become zeros.
        is_confirmed: bool,
    },
    /// A player sends his slip himself.
    Send { round: RoundNumber, player: PlayerNumber, text: SlipText },
    /// Take back what was keyed last: every slip of that line.
    UndoSlip,
    /// Declare the tournament final, where the log still ends as it did when it was checked.
    Finalise {
        /// The end of the log that was checked.
        checked: Head,
    },
    /// Show something else on the screen of the hall.
    Show(Change),
    /// A copy was made, or could not be.
    Copied(CopyNote),
    /// The prepared game was opened; its bytes are those that were committed to.
    TakeGame(Arc<PreparedGame>),
}

impl DeskRequest {
    /// Turns a request into events, with the times of the desk's own clock; it came at `arrived`.
    ///
    /// # Errors
    /// When the rules, missing slips or an open choice do not allow it.
    pub(crate) fn decide(
        &self,
        view: &DeskView,
        arrived: Instant,
    ) -> Result<Vec<Event>, DeskError> {
        let state = &view.state;
        let remaining_ms = view.clock.left_ms();
        let command = match self {
            DeskRequest::Do(command) => command.clone(),
            DeskRequest::HandIn(players) => {
                let used_ms = used_ms(state, remaining_ms);
                let hand_in = |player| Command::HandIn { player, used_ms };
                let still_out = still_out(state, players).into_iter().map(hand_in);
                return together(view, still_out);
            }
            DeskRequest::UndoSlip => {
                let slips = last_keyed(state);
                let moved = moved_from(state, &slips);
                let slips = slips.into_iter().map(|slip| Command::WithdrawSlip { slip });
                let events = together(view, slips.chain(moved))?;
                let is_any = !events.is_empty();
                return is_any.then_some(events).ok_or(DeskError::NothingToUndo);
            }
            DeskRequest::Lock { round, is_confirmed } => {
                confirmed(Lacks::of(state, *round), *is_confirmed)?;
                Command::LockMarking { round: *round }
            }
            DeskRequest::Next { is_confirmed } => {
                let step = NextStep::of(state);
                if let Some((round, players)) = step.disputed(state) {
                    return Err(Refusal::Disputed { round, players }.into());
                }
                confirmed(step.would_lock(state), *is_confirmed)?;
                let proposed = || proposed_top(state, step);
                let command = step.command(remaining_ms).or_else(proposed);
                command.ok_or(DeskError::ChooseTop)?
            }
            DeskRequest::InStep { step, ask } if *step == NextStep::of(state).name() => {
                return ask.decide(view, arrived);
            }
            DeskRequest::InSight { round, slips, ask } => {
                let counts = |player| Some(state.round(*round)?.slip_of(player)?.id);
                if slips.iter().all(|(player, slip)| counts(*player) == *slip) {
                    return ask.decide(view, arrived);
                }
                return Err(DeskError::OtherSlip);
            }
            DeskRequest::InStep { .. } => return Err(DeskError::StepIsOver),
            DeskRequest::Pause => {
                Command::PauseClock { remaining_ms, after_restart: false, away_ms: None }
            }
            DeskRequest::Resume => Command::ResumeClock,
            DeskRequest::Extend(by_ms) => Command::ExtendClock { remaining_ms, by_ms: *by_ms },
            DeskRequest::Send { round, player, text } => Command::SendSlip {
                round: *round,
                player: *player,
                text: text.clone(),
                used_ms: used_ms(state, remaining_ms),
                late_ms: view.late_ms(arrived),
            },
            DeskRequest::Finalise { checked } if *checked == view.head => {
                Command::Finalise { head: checked.hash.to_string() }
            }
            DeskRequest::Finalise { .. } => return Err(DeskError::ChangedSince),
            DeskRequest::Show(_) | DeskRequest::Copied(_) | DeskRequest::TakeGame(_) => {
                return Ok(Vec::new());
            }
        };
        Ok(decide(state, &with_time(state, command), view.words())?)
    }
}

/// The events of commands of which none changes what another rests on: of all of them, or of none.
fn together(
    view: &DeskView,
    commands: impl Iterator<Item = Command>,
) -> Result<Vec<Event>, DeskError> {
    let mut events = Vec::new();
    for command in commands {
        events.extend(decide(&view.state, &command, view.words())?);
    }
    Ok(events)
}

/// Refuses to give slips up of which nobody was asked.
fn confirmed(lacks: Option<Lacks>, is_confirmed: bool) -> Result<(), DeskError> {
    let open = lacks.filter(|_| !is_confirmed);
    open.map_or(Ok(()), |lacks| Err(DeskError::SlipsMissing(lacks)))
}

/// Whose slip is not in yet, each once; where all of them are, all are named, so that it is refused.
fn still_out(state: &Tournament, players: &[PlayerNumber]) -> Vec<PlayerNumber> {
    let round = state.last_round();
    let is_in =
        |player: &PlayerNumber| round.is_some_and(|round| round.handed_in.contains_key(player));
    let players: BTreeSet<PlayerNumber> = players.iter().copied().collect();
    let out: Vec<PlayerNumber> = players.iter().copied().filter(|one| !is_in(one)).collect();
    if out.is_empty() {
        return players.into_iter().collect();
    }
    out
}

/// The slips of the line that was keyed last: what one person recorded of one text in the same
/// moment. What has come back to its number was keyed when it first stood there.
fn last_keyed(state: &Tournament) -> Vec<SlipNumber> {
    let keyed = |slip: &&Slip| slip.stands() && !slip.is_sent();
    let all = state.rounds.iter().flat_map(|round| {
        let gone = withdrawn(round);
        let slips = round.slips.iter().filter(keyed);
        slips.map(move |slip| (first_there(&gone, slip).id, round, slip))
    });
    let Some((_, round, last)) = all.max_by_key(|(first, ..)| *first) else { return Vec::new() };
    let is_of_line = |slip: &&Slip| {
        let is_by_him = slip.recorded_by == last.recorded_by;
        is_by_him && slip.recorded_ms == last.recorded_ms && slip.text == last.text
    };
    let of_line = round.slips.iter().filter(keyed).filter(is_of_line);
    of_line.map(|slip| slip.id).collect()
}

/// The slips of a round that were taken back, each with the one as which it first stood there: few,
/// however many play.
fn withdrawn(round: &Round) -> Vec<(&Slip, &Slip)> {
    let mut gone: Vec<(&Slip, &Slip)> = Vec::new();
    for slip in round.slips.iter().filter(|slip| slip.withdrawn_ms.is_some()) {
        gone.push((slip, first_there(&gone, slip)));
    }
    gone
}

/// The slip as which a slip first stood at its number, where it was moved away and back since;
/// `gone` are the withdrawn ones before it.
fn first_there<'a>(gone: &[(&'a Slip, &'a Slip)], slip: &'a Slip) -> &'a Slip {
    let all = || gone.iter().filter(|(one, _)| one.id < slip.id);
    let away = all().filter(|(one, _)| one.withdrawn_ms == Some(slip.recorded_ms));
    let its_own = || all().filter(|(one, _)| one.player == slip.player && one.text == slip.text);
    let before = away.flat_map(|(_, moved)| {
        its_own().filter(|(one, _)| one.withdrawn_ms == Some(moved.recorded_ms))
    });
    before.map(|(_, first)| *first).min_by_key(|one| one.id).unwrap_or(slip)
}

/// What was taken back in the moment in which these slips were first keyed, because they were moved
/// from there: to be keyed again, but where another slip has come since.
fn moved_from(state: &Tournament, slips: &[SlipNumber]) -> Vec<Command> {
    let keyed = slips.first().and_then(|slip| state.slip(*slip));
    let Some((round, keyed)) = keyed else { return Vec::new() };
    let gone = withdrawn(round);
    let since = Some(first_there(&gone, keyed).recorded_ms);
    let is_free = |slip: &Slip| round.slip_of(slip.player).is_none_or(|now| now.id < slip.id);
    let moved = gone.iter().map(|(slip, _)| *slip);
    let moved = moved.filter(|slip| slip.withdrawn_ms == since && is_free(slip));
    let again = |slip: &Slip| {
        let (round, player, text) = (round.number, slip.player, slip.text.clone());
        Command::RecordSlip { round, player, text, copies: slip.copies() }
    };
    moved.map(again).collect()
}

/// A rack of a prepared game has its time: the desk's own clock goes with the command.
fn with_time(state: &Tournament, command: Command) -> Command {
    if command == Command::DrawRack && state.prepared_game().is_some() {
        return Command::DrawPrepared { now_ms: clock::now_ms() };
    }
    command
}

/// The longest name that is kept as it is, in bytes.
const LONGEST_NAME: usize = 64;

/// The name of a request: made again under the same name it changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The name.
    pub name: String,
    /// What the request asks for; `None` where whoever asks never says something else under the
    /// same name.
    pub digest: Option<Digest>,
}

impl Key {
    /// The name of a request with what it asks for, in any words that are the same for the same;
    /// `None` for a request without a name.
    pub fn of(name: &str, asked: &str) -> Option<Self> {
        // Names are short; one that is not is known by its own digest.
        let is_short = name.len() <= LONGEST_NAME;
        let short = || if is_short { name.to_owned() } else { hex::text(&Sha256::digest(name)) };
        (!name.is_empty())
            .then(|| Self { name: short(), digest: Some(Sha256::digest(asked).into()) })
    }

    /// The same of this person: another one who asks under the same name asks for something else.
    pub(crate) fn of_actor(self, actor: &Actor) -> Self {
        let named = |digest: Digest| {
            let own = Sha256::new().chain_update(digest).chain_update(actor.to_string());
            own.finalize().into()
        };
        Self { digest: self.digest.map(named), ..self }
    }
}

/// The first of the equal tops that the rules leave, for an arbiter who does not choose another;
/// none where another hall's choice is waited for.
fn proposed_top(state: &Tournament, step: NextStep) -> Option<Command> {
    let chooses = matches!(step, NextStep::ChooseTop(_)) && state.relayed.is_none();
    let round = state.last_round().filter(|_| chooses)?;
    Some(Command::PlaceTop {
        choice: choice::unattended_choice(state, round)?,
        because: String::new(),
    })
}

/// How long the players have thought so far.
fn used_ms(state: &Tournament, remaining_ms: u64) -> u64 {
    let granted = state.last_round().map_or(0, |round| round.clock.granted_ms);
    granted.saturating_sub(remaining_ms)
}

/// What somebody is answered.
pub type Answer = Result<Receipt, DeskError>;

/// What was done.
#[derive(Clone, Debug, PartialEq)]
pub struct Receipt {
    /// The number of the last event of this request in the log; 0 where nothing had to be saved.
    pub seq: i64,
    /// When it was saved: milliseconds since 1970 (UTC).
    pub saved_ms: i64,
    /// What happened, also where the same request had been carried out before.
    pub events: Vec<Event>,
    /// Whether it had been.
    pub is_repeat: bool,
}
