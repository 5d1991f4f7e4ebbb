//! The running clock: noted on disk every second, stopped at its end, after a restart, and when
//! the computer slept.

use crate::desk::writer::{HEARTBEAT, Request, Writer};
use crate::machine::wake::Jump;
use crate::{desk::fault::OpenError, desk::record::to_new_event, desk::request::DeskRequest};
use crate::{desk::view::is_last_call, machine::clock, machine::clock::RunningClock};
use flavita_store::event::Batch;
use flavita_tournament::model::{Actor, Command, Event, Phase, Stamp};
use std::{sync::mpsc, time::Duration, time::Instant};
use tokio::sync::oneshot;

/// How long to wait before a trouble is looked at again.
const RECOVERY_PAUSE: Duration = Duration::from_secs(2);

impl Writer {
    /// Stops a clock that ran when the program stopped at the last value on disk.
    pub(crate) fn pause_after_restart(
        &mut self,
        events: &[(Event, Stamp)],
    ) -> Result<(), OpenError> {
        let round = self.view.state.last_round();
        let Some(round) = round.filter(|r| r.phase == Phase::Thinking && r.clock.is_running) else {
            return Ok(());
        };
        let is_clock = |event: &Event| {
            matches!(
                event,
                Event::RoundOpened { .. }
                    | Event::ClockResumed { .. }
                    | Event::ClockExtended { .. }
            )
        };
        let changed = events.iter().rposition(|(event, _)| is_clock(event));
        // Events are numbered from 1 without gaps.
        let changed = changed.and_then(|place| i64::try_from(place + 1).ok());
        let heartbeat =
            self.log.last_heartbeat()?.filter(|heartbeat| Some(heartbeat.seq) >= changed);
        let noted = heartbeat.and_then(|heartbeat| u64::try_from(heartbeat.remaining_ms).ok());
        let remaining_ms =
            noted.map_or(round.clock.remaining_ms, |noted| noted.min(round.clock.remaining_ms));
        let event = Event::ClockPaused {
            round: round.number,
            remaining_ms,
            after_restart: true,
            away_ms: None,
        };
        // Also where it cannot be saved yet.
        self.view.clock = RunningClock::standing(remaining_ms);
        let at_ms = self.forward.now_ms(self.view.saved_ms);
        self.append(&[Batch {
            at_ms,
            actor: &Actor::Clock.to_string(),
            key: None,
            digest: None,
            events: &[to_new_event(&event)],
        }])?;
        self.view.apply(&[event], &Stamp { at_ms, actor: Actor::Clock });
        self.view.saved_ms = at_ms;
        self.view.head = self.log.head();
        Ok(())
    }

    /// How long to wait for a request before the clock must be looked at.
    pub(crate) fn patience(&self) -> Duration {
        if self.view.trouble.is_some() {
            return RECOVERY_PAUSE;
        }
        if !self.view.clock.is_running() {
            // Whether the file is still there is looked at as often as a running clock.
            return HEARTBEAT;
        }
        let left = self.view.clock.left_ms();
        let last_call = u64::from(self.view.state.profile.round.last_call.last()) * 1000;
        let until_call = left.checked_sub(last_call).filter(|until| *until > 0);
        Duration::from_millis(until_call.unwrap_or(left)).min(HEARTBEAT)
    }

    /// Looks at the clocks, and whether a trouble is over.
    pub(crate) fn tick(&mut self) {
        // A disk that keeps one waiting must not make the time between two looks long.
        let was_troubled = self.view.trouble.is_some();
        if self.view.clock.is_running() {
            self.look_at_clocks(was_troubled);
        }
        if was_troubled {
            self.recover();
        } else {
            self.look_after_file();
        }
        if !self.view.clock.is_running() {
            self.asleep.rest();
        } else if is_last_call(&self.view.state, &self.view.clock) != self.last_call_is_shown {
            self.announce();
        }
    }

    /// Looks at the clocks while the round's runs, and notes it where the disk takes it.
    fn look_at_clocks(&mut self, is_troubled: bool) {
        self.noted_at = Instant::now();
        let left_ms = self.view.clock.left_ms();
        let steady = self.begun.elapsed();
        if let Some(jump) = self.asleep.look(steady, clock::now_ms(), left_ms) {
            self.pause_after(jump);
        } else if left_ms == 0 {
            self.close_on_time();
        } else if !is_troubled {
            self.note(left_ms);
        }
    }

    /// Notes the running clock on disk.
    fn note(&mut self, left_ms: u64) {
        let left_ms = i64::try_from(left_ms).unwrap_or(i64::MAX);
        if let Err(error) = self.log.heartbeat(self.log.head().seq, left_ms) {
            tracing::error!(%error, "the running clock could not be noted");
            if self.suffer(&error) {
                self.announce();
            }
        }
    }

    /// Stops the round at the last value that is certain.
    fn pause_after(&mut self, jump: Jump) {
        tracing::warn!(away_ms = jump.away_ms, "the computer slept or its clock was set");
        self.serve_own(Command::PauseClock {
            remaining_ms: jump.left_ms,
            after_restart: false,
            away_ms: Some(jump.away_ms),
        });
        // Where it could not be saved, the clock stands all the same.
        if self.view.clock.is_running() {
            self.view.clock = RunningClock::standing(jump.left_ms);
            self.unsaved_jump = Some(jump);
            self.announce();
        }
    }

    pub(crate) fn close_on_time(&mut self) {
        self.serve_own(Command::CloseRound { remaining_ms: 0 });
        if self.view.clock.is_running() {
            // It could not be saved: stand still rather than try a thousand times a second.
            self.view.clock = RunningClock::standing(0);
            self.announce();
        }
    }

    /// Does what nobody asked for but the clock.
    pub(crate) fn serve_own(&mut self, command: Command) {
        let (reply, _answer) = oneshot::channel();
        let request = Request {
            ask: DeskRequest::Do(command),
            actor: Actor::Clock,
            key: None,
            arrived: Instant::now(),
            reply,
        };
        let (sender, inbox) = mpsc::channel();
        drop(sender);
        self.serve(request, &inbox);
    }
}
