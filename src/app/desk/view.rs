//! The present state of a tournament for whoever shows it: an immutable picture.
//!
//! Its revision is the arbiter's. What everybody may know of it ([`Told`]) stays as it is where only
//! a secret changes: a player who changes his mind about an open round does so unseen.

use crate::desk::trouble::{CopyNote, Rescued, Trouble};
use crate::{machine::clock::RunningClock, screen::shown::Screen, words::Dictionary};
use flavita_lexicon::{file::checksum, graph::Graph};
use flavita_solver::ranking::Ranked;
use flavita_store::event::Head;
use flavita_tournament::model::Stamp;
use flavita_tournament::model::{Appeal, Event, Phase, Rejection, RoundNumber, RuledWords, Ruling};
use flavita_tournament::{judging::words_in_force::words_in_force, state::Tournament};
use std::{collections::BTreeMap, sync::Arc, sync::OnceLock, time::Instant};

/// The last change of which everybody may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// Rises with every such change.
    pub rev: u64,
    /// The end of the log then.
    pub head: Head,
    /// When its last event was saved: milliseconds since 1970 (UTC).
    pub saved_ms: i64,
}

/// A tournament as it stands.
#[derive(Clone, Debug)]
pub struct DeskView {
    /// Rises with every change that a page may show.
    pub rev: u64,
    /// What everybody may know of the last change.
    pub told: Told,
    /// The state.
    pub state: Tournament,
    /// The clock of the last round.
    pub clock: RunningClock,
    /// When the last round that was closed had ended, on the steady clock; `None` where that was
    /// before the program started.
    pub(crate) ended: Option<Instant>,
    /// What the arbiter has put on the screen of the hall.
    pub screen: Screen,
    /// The end of the log.
    pub head: Head,
    /// When the last event was saved: milliseconds since 1970 (UTC).
    pub saved_ms: i64,
    /// What became of the last copy in the second folder; `None` before the first.
    pub copied: Option<CopyNote>,
    /// Why nothing can be saved now, if so.
    pub trouble: Option<Trouble>,
    /// That the file went away and was written anew, until the next round begins; for good where
    /// it lies elsewhere now.
    pub rescued: Option<Rescued>,
    pub(crate) dictionary: Arc<Dictionary>,
    /// The words that count: those of the dictionary with the rulings in force.
    pub(crate) words: Arc<Graph>,
    /// Their checksum, once somebody has asked for it.
    pub(crate) fingerprint: Arc<OnceLock<String>>,
    /// The rulings that the words are made with.
    pub(crate) ruled: RuledWords,
    /// Every legal placement of a round, best first. Secret until the round is closed: read only
    /// through [`placements`](Self::placements).
    pub(crate) analyses: BTreeMap<RoundNumber, Arc<Vec<Ranked>>>,
}

impl DeskView {
    /// The picture of a state at the end of its log, nothing analysed yet: its revision, and when
    /// its last event was saved.
    pub(crate) fn of(
        state: Tournament,
        dictionary: Arc<Dictionary>,
        head: Head,
        (rev, saved_ms): (u64, i64),
    ) -> Self {
        let left = state.last_round().map_or(0, |round| round.clock.remaining_ms);
        let mut view = Self {
            rev,
            told: Told { rev, head, saved_ms },
            clock: RunningClock::standing(left),
            ended: None,
            screen: Screen::default(),
            head,
            saved_ms,
            copied: None,
            trouble: None,
            rescued: None,
            words: Arc::clone(&dictionary.words),
            fingerprint: Arc::default(),
            ruled: RuledWords::default(),
            dictionary,
            analyses: BTreeMap::new(),
            state,
        };
        view.rule_words();
        view
    }

    /// Every legal placement of a round, best first; `None` while the round may still be thought
    /// about, so that no page can show the top too soon.
    pub fn placements(&self, round: RoundNumber) -> Option<&[Ranked]> {
        let is_over = self.state.round(round).is_some_and(|round| round.phase >= Phase::Closed);
        self.analyses.get(&round).filter(|_| is_over).map(|all| all.as_slice())
    }

    /// The words that count.
    pub fn words(&self) -> &Graph {
        &self.words
    }

    /// The fingerprint of the words that count now: equal words have equal ones, whatever way they
    /// came together. The first question of words with rulings takes a while.
    pub fn fingerprint(&self) -> &str {
        self.fingerprint.get_or_init(|| {
            if Arc::ptr_eq(&self.words, &self.dictionary.words) {
                self.dictionary.checksum.clone()
            } else {
                checksum(&self.words)
            }
        })
    }

    /// The words of this tournament, where another one plays with the same and the same tiles.
    pub fn dictionary_for(&self, other: &Tournament) -> Option<Arc<Dictionary>> {
        let (ours, theirs) = (&self.state, other);
        let is_same = ours.dictionary == theirs.dictionary
            && ours.edition.labels().eq(theirs.edition.labels());
        is_same.then(|| Arc::clone(&self.dictionary))
    }

    /// How long after the end of the round something came, in milliseconds; 0 before it, `None`
    /// where nobody knows when that was.
    pub(crate) fn late_ms(&self, arrived: Instant) -> Option<u64> {
        let late = arrived.saturating_duration_since(self.ended?);
        // A part of a millisecond is late too.
        u64::try_from(late.as_nanos().div_ceil(1_000_000)).ok()
    }

    /// Takes events into the picture: the state, and the clock that runs with it.
    pub(crate) fn apply(&mut self, events: &[Event], stamp: &Stamp) {
        for event in events {
            let left = self.clock.left_ms();
            let is_about_clock = is_about_clock(&self.state, event);
            let ran = |state: &Tournament| state.last_round().is_some_and(|r| r.clock.is_running);
            // It was stopped, and that could not be saved: no other event sets it going.
            let was_stopped = ran(&self.state) && !self.clock.is_running();
            if matches!(event, Event::RoundClosed { .. }) {
                self.ended = Some(self.clock.ended());
            }
            self.state.apply(event, stamp);
            self.rule_words();
            // What was found for a rack that was refused is nothing that can be laid with the next.
            let found = u32::try_from(self.state.rounds.len()).unwrap_or(u32::MAX);
            self.analyses.retain(|number, _| *number <= RoundNumber(found));
            let Some(round) = self.state.last_round() else {
                self.clock = RunningClock::standing(0);
                continue;
            };
            let clock = round.clock;
            let left = if is_about_clock { clock.remaining_ms } else { left };
            self.clock = if !clock.is_running || was_stopped {
                RunningClock::standing(left)
            } else if self.clock.is_running() && !is_about_clock {
                self.clock
            } else {
                RunningClock::started(left)
            };
        }
    }

    /// Has the words count as the rulings in force say. What was found with other words is
    /// forgotten.
    pub(crate) fn rule_words(&mut self) {
        let ruled = self.state.ruled_words();
        if ruled == self.ruled {
            return;
        }
        self.words = if ruled.is_empty() {
            Arc::clone(&self.dictionary.words)
        } else {
            Arc::new(words_in_force(&self.state, &self.dictionary.words))
        };
        self.fingerprint = Arc::default();
        self.ruled = ruled;
        self.analyses.clear();
    }
}

/// Whether nobody but the arbiter may know that this happened; `before` is the state before it. That
/// a player has sent something for the open round the hall sees, that he sent something else it
/// does not; an appeal is between him and the arbiter until it is answered.
pub(crate) fn is_secret(before: &Tournament, event: &Event) -> bool {
    let hidden = |round| before.round(round).filter(|round| !round.may_be_marked());
    if let Event::SlipSent { round, player, .. } = event {
        return hidden(*round).is_some_and(|round| round.handed_in.contains_key(player));
    }
    if let Event::SlipAppealed { appeal, .. } = event {
        return matches!(appeal, Appeal::Asked | Appeal::TakenBack);
    }
    matches!(event, Event::SlipCameLate { round, .. } if hidden(*round).is_some())
}

/// Whether the last call has been given: the round runs and little time is left.
pub fn is_last_call(state: &Tournament, clock: &RunningClock) -> bool {
    let last_call_ms = u64::from(state.profile.round.last_call.last()) * 1000;
    let is_thinking = state.last_round().is_some_and(|r| r.phase == Phase::Thinking);
    is_thinking && clock.left_ms() <= last_call_ms
}

/// Whether an event sets the clock of the last round; `state` is the one before it.
fn is_about_clock(state: &Tournament, event: &Event) -> bool {
    let reopens = |what: &Ruling| matches!(what, Ruling::RoundReopened { .. });
    if let Event::RulingGiven { what, .. } = event {
        return reopens(what);
    }
    if let Event::RulingRevoked { ruling, .. } = event {
        let mut given = state.rulings.iter();
        return given.any(|given| given.number == *ruling && reopens(&given.what));
    }
    matches!(
        event,
        Event::RackDrawn { .. }
            | Event::RackRejected { because: Rejection::Refused { .. }, .. }
            | Event::RoundOpened { .. }
            | Event::RoundClosed { .. }
            | Event::ClockPaused { .. }
            | Event::ClockExtended { .. }
    )
}
