//! A tournament that is open: the one door through which it is changed and watched.

use crate::desk::request::{Answer, DeskRequest, Key};
use crate::desk::{fault::DeskError, fault::OpenError, record::read, record::to_new_event};
use crate::{desk::public_view::PublicView, desk::trouble::Trouble, desk::view::DeskView};
use crate::{desk::writer::Request, desk::writer::Writer, machine::clock, words::Dictionary};
use flavita_store::{error::StoreError, event_log::EventLog};
use flavita_tournament::model::{Actor, Event, TournamentCreated};
use flavita_tournament::state::Secret;
use parking_lot::Mutex;
use std::sync::mpsc::{self, TrySendError};
use std::{path::Path, sync::Arc, thread, time::Instant};
use tokio::sync::{oneshot, watch};

/// The most requests that wait for the writer; whoever comes when there are so many is asked to
/// come again.
pub const LONGEST_QUEUE: usize = 20_000;

/// Lets the solver's second automaton be made while nobody waits for it; whoever comes earlier
/// makes it himself.
fn make_ready(dictionary: &Dictionary) {
    let words = Arc::clone(&dictionary.words);
    let made =
        thread::Builder::new().name("words".to_owned()).spawn(move || words.backward().nodes());
    if let Err(error) = made {
        tracing::info!(%error, "the first search will take a little longer");
    }
}

/// Whether a file that cannot be written for this reason can still be shown.
fn is_for_reading(error: &StoreError) -> bool {
    let trouble = Trouble::of(error);
    matches!(trouble, Some(Trouble::DiskFull | Trouble::NotWritable | Trouble::DiskFailed))
}

/// An open tournament. All changes go through its one writing thread; everybody else reads
/// pictures of the state.
#[derive(Debug)]
pub struct Desk {
    requests: mpsc::SyncSender<Request>,
    view: watch::Receiver<Arc<DeskView>>,
    /// The last picture for the hall, made when somebody asked for it.
    hall: Mutex<Option<Arc<PublicView>>>,
    /// The thread that has the file, to be waited for when the desk is closed.
    writer: Mutex<Option<thread::JoinHandle<Writer>>>,
}

impl Desk {
    /// Sets up a new tournament in a new file, and opens it. The secret of its draw is on disk
    /// before the first event tells the commitment to it.
    ///
    /// # Errors
    /// When the file exists already or cannot be written.
    pub fn create(
        path: &Path,
        (created, secret): (TournamentCreated, &Secret),
        players: Vec<Event>,
        dictionary: Arc<Dictionary>,
    ) -> Result<Self, OpenError> {
        let mut log = EventLog::create(path)?;
        log.keep_secret(secret.expose())?;
        let mut events = vec![Event::TournamentCreated(Box::new(created))];
        events.extend(players);
        let stored: Vec<_> = events.iter().map(to_new_event).collect();
        log.append(clock::now_ms(), "console", None, &stored)?;
        Self::start(log, dictionary)
    }

    /// Opens a tournament. A clock that ran when the program stopped stands now, and the players
    /// have lost nothing. Where the folder takes nothing it is open for reading, and it is tried again
    /// and again whether it can be written to.
    ///
    /// # Errors
    /// When the file is damaged, of another program, or in use.
    pub fn open(path: &Path, dictionary: Arc<Dictionary>) -> Result<Self, OpenError> {
        let log = match EventLog::open(path) {
            Err(error) if is_for_reading(&error) => EventLog::open_read_only(path),
            opened => opened,
        };
        Self::start(log?, dictionary)
    }

    fn start(mut log: EventLog, dictionary: Arc<Dictionary>) -> Result<Self, OpenError> {
        let recorded = read(&mut log)?;
        if recorded.state.ended.is_none() {
            make_ready(&dictionary);
        }
        let (writer, view) = Writer::new(log, recorded, dictionary)?;
        let (requests, inbox) = mpsc::sync_channel(LONGEST_QUEUE);
        let writer = thread::Builder::new()
            .name("desk".to_owned())
            .spawn(move || writer.run(&inbox))
            .map_err(OpenError::Thread)?;
        Ok(Self { requests, view, hall: Mutex::default(), writer: Mutex::new(Some(writer)) })
    }

    /// Lets the desk go; where nobody else has it, its file is free when this returns.
    pub(crate) fn stop(self: Arc<Self>) {
        drop(self.stopped());
    }

    /// Lets the desk go at the end of the program; where its file is lost, it is saved first.
    pub(crate) fn end(self: Arc<Self>) {
        if let Some(mut writer) = self.stopped() {
            writer.save_at_last();
        }
    }

    /// Who has written, once nobody else has the desk.
    fn stopped(self: Arc<Self>) -> Option<Writer> {
        let is_last = Arc::strong_count(&self) == 1;
        let writer = self.writer.lock().take().filter(|_| is_last);
        drop(self);
        let failed = |_panic| tracing::error!("a desk did not stop as it should");
        writer?.join().map_err(failed).ok()
    }

    /// The present picture.
    pub fn view(&self) -> Arc<DeskView> {
        self.view.borrow().clone()
    }

    /// The present picture without its secrets, as everybody may see it.
    pub fn public_view(&self) -> Arc<PublicView> {
        // Only ever exchanged whole: a panic elsewhere leaves it sound.
        let mut last = self.hall.lock();
        let view = self.view();
        match &*last {
            Some(known) if known.rev == view.told.rev => Arc::clone(known),
            _ => Arc::clone(last.insert(Arc::new(PublicView::of(&view)))),
        }
    }

    /// Pictures as they come; whoever is slow sees the newest.
    pub fn watch(&self) -> watch::Receiver<Arc<DeskView>> {
        self.view.clone()
    }

    /// Asks for something. The answer comes after it is safely on disk.
    ///
    /// `key` names the request: the same key again gives the first answer and changes nothing.
    ///
    /// # Errors
    /// When the rules refuse it, too much is waiting or it could not be saved; then nothing of it
    /// happened.
    pub async fn ask(&self, ask: DeskRequest, actor: &Actor, key: Option<String>) -> Answer {
        let key = key.map(|name| Key { name, digest: None });
        self.ask_under(ask, actor, key).await
    }

    /// As [`ask`](Self::ask), under a key that knows what was asked for: the same key with
    /// something else is refused.
    ///
    /// # Errors
    /// As [`ask`](Self::ask), and [`DeskError::KeyOfAnother`].
    pub async fn ask_under(&self, ask: DeskRequest, actor: &Actor, key: Option<Key>) -> Answer {
        let (reply, answer) = oneshot::channel();
        let key = key.map(|key| key.of_actor(actor));
        let request = Request { ask, actor: actor.clone(), key, arrived: Instant::now(), reply };
        self.requests.try_send(request).map_err(|error| match error {
            TrySendError::Full(_) => DeskError::Busy,
            TrySendError::Disconnected(_) => DeskError::Stopped,
        })?;
        answer.await.map_err(|_closed| DeskError::Stopped)?
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::sample::cup;

    #[actix_web::test]
    async fn who_comes_when_the_queue_is_full_is_asked_to_come_again() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("cup.sqlite");
        let (created, words, secret) = cup();
        let working = Desk::create(&file, (created, &secret), Vec::new(), Arc::new(words));
        let working = working.unwrap();
        let (requests, inbox) = mpsc::sync_channel(1);
        let (hall, writer) = (Mutex::default(), Mutex::default());
        let full = Desk { requests, view: working.watch(), hall, writer };
        let first = full.ask(DeskRequest::Resume, &Actor::Console, None);
        let second = async {
            let refused = full.ask(DeskRequest::Resume, &Actor::Console, None).await;
            assert!(matches!(refused, Err(DeskError::Busy)), "{refused:?}");
            drop(inbox);
        };
        let (first, ()) = futures_util::future::join(first, second).await;
        assert!(matches!(first, Err(DeskError::Stopped)), "{first:?}");
    }
}
