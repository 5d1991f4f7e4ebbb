//! The one thread that changes a tournament: decide, save, publish, acknowledge, in this order.
//!
//! Several requests at once are one commit: the writer takes what is queued, decides it against a
//! draft, commits once; if the disk refuses, the draft is thrown away and nobody was told
//! otherwise.

use crate::desk::fault::{DeskError, OpenError};
use crate::desk::record::{Recorded, from_stored, to_new_event};
use crate::desk::request::{Answer, DeskRequest, Key, Receipt};
use crate::desk::view::{DeskView, Told, is_last_call, is_secret};
use crate::{desk::trouble::Trouble, machine::clock, machine::clock::ForwardClock};
use crate::{machine::wake::Jump, machine::wake::Looks, screen::shown::Screen, words::Dictionary};
use flavita_store::event::{Appended, Batch, NewEvent};
use flavita_store::{error::StoreError, error::StoreFault, event_log::EventLog};
use flavita_tournament::model::{Actor, Event, Stamp};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};
use tokio::sync::{oneshot, watch};

/// How often the running clock is noted on disk.
pub(crate) const HEARTBEAT: Duration = Duration::from_secs(1);
/// The most requests that are saved at once.
const MOST_AT_ONCE: usize = 256;
/// A request on its way to the writer.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) ask: DeskRequest,
    pub(crate) actor: Actor,
    pub(crate) key: Option<Key>,
    /// When it came, on the steady clock.
    pub(crate) arrived: Instant,
    pub(crate) reply: oneshot::Sender<Answer>,
}

impl Request {
    /// The time of what it asks for, in milliseconds since 1970 (UTC): that of a telephone's slip is
    /// when it came, however long the disk kept it waiting.
    fn stamp_ms(&self, now_ms: i64) -> i64 {
        if !matches!(self.ask, DeskRequest::Send { .. }) {
            return now_ms;
        }
        let waited = i64::try_from(self.arrived.elapsed().as_millis());
        now_ms.saturating_sub(waited.unwrap_or(0))
    }
}

/// A request that was decided and waits to be saved.
struct Decided {
    request: Request,
    actor: String,
    at_ms: i64,
    events: Vec<Event>,
    stored: Vec<NewEvent>,
}

impl Decided {
    fn batch(&self) -> Batch<'_> {
        Batch {
            at_ms: self.at_ms,
            actor: &self.actor,
            key: self.request.key.as_ref().map(|key| key.name.as_str()),
            digest: self.request.key.as_ref().and_then(|key| key.digest.as_ref()),
            events: &self.stored,
        }
    }

    fn is_named_as(&self, request: &Request) -> bool {
        let names = self.request.key.as_ref().zip(request.key.as_ref());
        names.is_some_and(|(own, other)| own.name == other.name)
    }

    fn saved(self, seq: i64) -> (Request, Answer) {
        let receipt = Receipt { seq, saved_ms: self.at_ms, events: self.events, is_repeat: false };
        (self.request, Ok(receipt))
    }
}

/// The log, the present picture and who is told of the next one.
#[derive(Debug)]
pub(crate) struct Writer {
    pub(crate) log: EventLog,
    pub(crate) view: DeskView,
    publish: watch::Sender<Arc<DeskView>>,
    /// When the running clock was last noted on disk, or that was tried.
    pub(crate) noted_at: Instant,
    pub(crate) asleep: Looks,
    /// The times of the log.
    pub(crate) forward: ForwardClock,
    /// A jump of the clocks whose stop could not be saved yet.
    pub(crate) unsaved_jump: Option<Jump>,
    /// Since when the file is lost and could not be written anew.
    pub(crate) lost_since: Option<Instant>,
    /// From when on the steady clock is counted.
    pub(crate) begun: Instant,
    pub(crate) last_call_is_shown: bool,
    /// Whether an older round may have been opened for marking again.
    pub(crate) looks_for_open: bool,
}

impl Writer {
    /// Takes an opened log over. A clock that ran when the program stopped is stopped at the last
    /// value on disk, which is never less than what the players had.
    pub(crate) fn new(
        log: EventLog,
        recorded: Recorded,
        dictionary: Arc<Dictionary>,
    ) -> Result<(Self, watch::Receiver<Arc<DeskView>>), OpenError> {
        let Recorded { state, events, .. } = recorded;
        let rev = u64::try_from(clock::now_ms()).unwrap_or(0);
        let saved_ms = events.last().map_or(0, |(_, stamp)| stamp.at_ms);
        let view = DeskView {
            screen: Screen::load(log.path()),
            ..DeskView::of(state, dictionary, log.head(), (rev, saved_ms))
        };
        let (publish, watch) = watch::channel(Arc::new(view.clone()));
        let mut writer = Self {
            log,
            view,
            publish,
            noted_at: Instant::now(),
            asleep: Looks::default(),
            forward: ForwardClock::default(),
            unsaved_jump: None,
            lost_since: None,
            begun: Instant::now(),
            last_call_is_shown: false,
            looks_for_open: true,
        };
        if writer.log.is_for_reading() {
            writer.view.trouble = Some(Trouble::NotWritable);
        } else if let Err(error) = writer.pause_after_restart(&events) {
            let OpenError::Store(full @ StoreError { fault: StoreFault::DiskFull, .. }) = error
            else {
                return Err(error);
            };
            // The clock stands, and that is saved when there is room for it.
            writer.suffer(&full);
        }
        writer.analyse();
        writer.announce();
        Ok((writer, watch))
    }

    /// Works until every [`Desk`](crate::desk::door::Desk) is gone; itself, as it is then.
    pub(crate) fn run(mut self, inbox: &Receiver<Request>) -> Self {
        loop {
            match inbox.recv_timeout(self.patience()) {
                Ok(first) => {
                    let was_troubled = self.view.trouble.is_some();
                    self.serve(first, inbox);
                    if was_troubled && self.view.trouble.is_none() {
                        self.catch_up();
                    }
                    // A busy hall must not keep the clock from being looked at.
                    if self.noted_at.elapsed() >= HEARTBEAT || self.view.clock.left_ms() == 0 {
                        self.tick();
                    }
                }
                Err(RecvTimeoutError::Timeout) => self.tick(),
                Err(RecvTimeoutError::Disconnected) => return self,
            }
        }
    }

    /// Decides what is waiting, saves it in one go, then answers everybody.
    pub(crate) fn serve(&mut self, first: Request, inbox: &Receiver<Request>) {
        let mut draft = self.view.clone();
        let mut waiting: Vec<Decided> = Vec::new();
        let mut as_it_is: Vec<Request> = Vec::new();
        let mut again: Vec<Request> = Vec::new();
        let mut shown: Vec<(Request, Answer)> = Vec::new();
        let requests = std::iter::once(first).chain(inbox.try_iter().take(MOST_AT_ONCE - 1));
        let mut is_changed = false;
        let mut latest_ms = self.view.saved_ms;
        for request in requests.collect::<Vec<_>>() {
            if waiting.iter().any(|decided| decided.is_named_as(&request)) {
                again.push(request);
                continue;
            }
            if let Some(known) = self.known(&request) {
                answer(request, known);
                continue;
            }
            if let Some(receipt) = self.show(&request.ask, &mut draft) {
                is_changed = true;
                shown.push((request, Ok(receipt)));
                continue;
            }
            match request.ask.decide(&draft, request.arrived) {
                Err(error) => answer(request, Err(error)),
                Ok(events) if events.is_empty() => as_it_is.push(request),
                Ok(events) => {
                    latest_ms = self.forward.now_ms(latest_ms);
                    let at_ms = request.stamp_ms(latest_ms);
                    draft.apply(&events, &Stamp { at_ms, actor: request.actor.clone() });
                    let stored = events.iter().map(to_new_event).collect();
                    let actor = request.actor.to_string();
                    waiting.push(Decided { request, actor, at_ms, events, stored });
                }
            }
        }
        let before = self.view.trouble;
        let mut decided = waiting.iter().flat_map(|decided| &decided.events);
        let is_for_all = is_changed || decided.any(|event| !is_secret(&self.view.state, event));
        let mut answers = self.save(draft, waiting);
        let unchanged = self.unchanged(&answers);
        answers.extend(as_it_is.into_iter().map(|request| (request, unchanged.clone())));
        let is_trouble = self.view.trouble != before;
        is_changed |= is_trouble;
        is_changed |= answers.iter().any(|(_, result)| result.is_ok());
        answers.extend(shown);
        // Published first: whoever has the answer finds it on the next page.
        if is_changed {
            self.analyse();
            if is_for_all || is_trouble {
                self.announce();
            } else {
                self.announce_to_arbiter();
            }
        }
        if !self.view.clock.is_running() {
            self.asleep.rest();
        }
        for (request, result) in answers {
            answer(request, result);
        }
        for request in again {
            let cause = || "the same request was not".to_owned();
            let not_saved = || Err(DeskError::NotSaved(cause(), self.view.trouble));
            let known = self.known(&request).unwrap_or_else(not_saved);
            answer(request, known);
        }
    }

    /// Takes what is shown and not saved; `None` for everything else.
    fn show(&mut self, ask: &DeskRequest, draft: &mut DeskView) -> Option<Receipt> {
        if let DeskRequest::Show(change) = ask {
            draft.screen.take(change);
            self.view.screen.clone_from(&draft.screen);
            self.keep_screen();
        } else if let DeskRequest::Copied(note) = ask {
            draft.copied = Some(note.clone());
            self.view.copied.clone_from(&draft.copied);
        } else if let DeskRequest::TakeGame(game) = ask {
            draft.state.entrust_game(Arc::clone(game));
            self.view.state.entrust_game(Arc::clone(game));
        } else {
            return None;
        }
        Some(self.nothing_saved())
    }

    fn keep_screen(&self) {
        if let Err(error) = self.view.screen.keep(self.log.path()) {
            tracing::warn!(%error, "the screen of the hall will not be as it is after a restart");
        }
    }

    /// What somebody is told for whom nothing had to be saved.
    fn nothing_saved(&self) -> Receipt {
        Receipt { seq: 0, saved_ms: self.view.saved_ms, events: vec![], is_repeat: false }
    }

    /// The answer to a request that finds everything as it wants it: that may rest on what is
    /// being saved at the same time.
    fn unchanged(&self, answers: &[(Request, Answer)]) -> Answer {
        let failed = answers.iter().find_map(|(_, result)| result.as_ref().err());
        failed.map_or_else(|| Ok(self.nothing_saved()), |error| Err(error.clone()))
    }

    /// The first answer to a request that has been made before.
    fn known(&self, request: &Request) -> Option<Answer> {
        let key = request.key.as_ref()?;
        let appended = self.log.appended_with(&key.name).transpose()?;
        let known = appended.and_then(|known| Ok((known, self.log.asked_with(&key.name)?)));
        Some(match known {
            Ok((_, Some(first))) if key.digest.is_some_and(|asked| asked != first) => {
                Err(DeskError::KeyOfAnother)
            }
            Ok((appended, _)) => Ok(self.first_answer(&appended)),
            Err(error) => Err(not_saved(&error)),
        })
    }

    /// What was answered when this was appended.
    fn first_answer(&self, appended: &Appended) -> Receipt {
        // It is saved: that it cannot be read again is no reason to say otherwise.
        let unread = |error: &StoreError| tracing::warn!(%error, "what was saved is not read");
        let stored = self.log.of(appended).inspect_err(unread);
        let stored = stored.unwrap_or_default();
        let events: Vec<_> = stored.iter().filter_map(|one| from_stored(one).ok()).collect();
        let saved_ms = events.last().map_or(self.view.saved_ms, |(_, stamp)| stamp.at_ms);
        Receipt {
            seq: appended.last_seq,
            saved_ms,
            events: events.into_iter().map(|(event, _)| event).collect(),
            is_repeat: true,
        }
    }

    /// Saves what was decided, all of it or nothing; what everybody is to be answered.
    fn save(&mut self, draft: DeskView, waiting: Vec<Decided>) -> Vec<(Request, Answer)> {
        if waiting.is_empty() {
            return Vec::new();
        }
        let batches: Vec<Batch<'_>> = waiting.iter().map(Decided::batch).collect();
        match self.append(&batches) {
            Ok(appended) => {
                tracing::debug!(commands = waiting.len(), "saved together");
                // What was found out while it was saved is not in the draft.
                let rescued = self.view.rescued.take();
                self.view = DeskView { rescued, ..draft };
                let opens_a_round = |event: &Event| matches!(event, Event::RoundOpened { .. });
                if waiting.iter().any(|one| one.events.iter().any(opens_a_round)) {
                    self.view.screen.follow_the_game();
                    self.keep_screen();
                    self.view.rescued.take_if(|rescued| rescued.elsewhere.is_none());
                }
                let mut events = waiting.iter().flat_map(|one| &one.events);
                self.looks_for_open |= events.any(may_open_a_round);
                self.view.trouble = None;
                self.view.head = self.log.head();
                self.view.saved_ms = waiting.iter().map(|one| one.at_ms).max().unwrap_or(0);
                let seqs = appended.into_iter().map(|appended| appended.last_seq);
                waiting.into_iter().zip(seqs).map(|(decided, seq)| decided.saved(seq)).collect()
            }
            Err(error) => {
                tracing::error!(%error, "events could not be saved");
                self.suffer(&error);
                let fault = || Err(not_saved(&error));
                waiting.into_iter().map(|decided| (decided.request, fault())).collect()
            }
        }
    }

    /// Tells everybody.
    pub(crate) fn announce(&mut self) {
        let (rev, head, saved_ms) = (self.view.rev + 1, self.view.head, self.view.saved_ms);
        self.view.told = Told { rev, head, saved_ms };
        self.announce_to_arbiter();
    }

    /// Tells of what nobody else may know.
    fn announce_to_arbiter(&mut self) {
        self.view.rev += 1;
        self.last_call_is_shown = is_last_call(&self.view.state, &self.view.clock);
        self.publish.send_replace(Arc::new(self.view.clone()));
    }
}

fn not_saved(error: &StoreError) -> DeskError {
    DeskError::NotSaved(error.to_string(), Trouble::of(error))
}

fn answer(request: Request, result: Answer) {
    // Whoever asked may have gone; what was saved stays saved.
    let _gone = request.reply.send(result);
}

/// Whether an event can leave a round that was marked without a slip, or have what was found of it
/// forgotten.
const fn may_open_a_round(event: &Event) -> bool {
    matches!(
        event,
        Event::SlipWithdrawn { .. } | Event::RulingGiven { .. } | Event::RulingRevoked { .. }
    )
}
