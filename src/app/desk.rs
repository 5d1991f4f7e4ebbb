//! A tournament that is open: the one door through which it is changed and watched.

use std::path::Path;
use std::sync::{Arc, mpsc};
use std::thread;

use tokio::sync::{oneshot, watch};

use crate::app::ask::{Ask, Receipt};
use crate::app::clock;
use crate::app::dictionary::Dictionary;
use crate::app::fault::{DeskError, OpenError};
use crate::app::record::{read, to_new_event};
use crate::app::view::DeskView;
use crate::app::writer::{Letter, Writer};
use crate::store::event_log::EventLog;
use crate::tournament::draw::secrecy::Secret;
use crate::tournament::event::{Event, TournamentCreated};

/// Lets the solver's second automaton be made while nobody waits for it; whoever comes earlier
/// makes it himself.
fn make_ready(dictionary: &Dictionary) {
    let words = Arc::clone(&dictionary.words);
    let made = thread::Builder::new()
        .name("words".to_owned())
        .spawn(move || words.backward().nodes());
    if let Err(error) = made {
        tracing::info!(%error, "the first search will take a little longer");
    }
}

/// An open tournament. All changes go through its one writing thread; everybody else reads
/// pictures of the state.
#[derive(Debug)]
pub struct Desk {
    letters: mpsc::Sender<Letter>,
    view: watch::Receiver<Arc<DeskView>>,
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
    /// have lost nothing.
    ///
    /// # Errors
    /// When the file is damaged, of another program, or in use.
    pub fn open(path: &Path, dictionary: Arc<Dictionary>) -> Result<Self, OpenError> {
        Self::start(EventLog::open(path)?, dictionary)
    }

    fn start(mut log: EventLog, dictionary: Arc<Dictionary>) -> Result<Self, OpenError> {
        let recorded = read(&mut log)?;
        make_ready(&dictionary);
        let (writer, view) = Writer::new(log, recorded, dictionary)?;
        let (letters, inbox) = mpsc::channel();
        thread::Builder::new()
            .name("desk".to_owned())
            .spawn(move || writer.run(&inbox))
            .map_err(OpenError::Thread)?;
        Ok(Self { letters, view })
    }

    /// The present picture.
    #[must_use]
    pub fn view(&self) -> Arc<DeskView> {
        self.view.borrow().clone()
    }

    /// Pictures as they come; whoever is slow sees the newest.
    #[must_use]
    pub fn watch(&self) -> watch::Receiver<Arc<DeskView>> {
        self.view.clone()
    }

    /// Has whoever watches look again, although nothing happened.
    pub fn show_again(&self) {
        let (reply, _answer) = oneshot::channel();
        let letter = Letter {
            ask: Ask::Show(self.view().scene),
            actor: "console".to_owned(),
            key: None,
            reply,
        };
        // A desk that has stopped is watched by nobody.
        let _stopped = self.letters.send(letter);
    }

    /// Asks for something. The answer comes after it is safely on disk.
    ///
    /// `key` names the request: the same key again gives the first answer and changes nothing.
    ///
    /// # Errors
    /// When the rules refuse it or it could not be saved; then nothing of it happened.
    pub async fn ask(
        &self,
        ask: Ask,
        actor: &str,
        key: Option<String>,
    ) -> Result<Receipt, DeskError> {
        let (reply, answer) = oneshot::channel();
        let letter = Letter {
            ask,
            actor: actor.to_owned(),
            key,
            reply,
        };
        self.letters
            .send(letter)
            .map_err(|_closed| DeskError::Stopped)?;
        answer.await.map_err(|_closed| DeskError::Stopped)?
    }
}
