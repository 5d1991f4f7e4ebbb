//! Copies of an open tournament in a second folder: a checked copy of the file after each round,
//! and its events as lines of text, which only grow.
//!
//! What another computer left in the folder is kept under another name, never written over.

use crate::desk::{Desk, DeskRequest, DeskView};
use crate::folder::tournament_file::{file_in, probe};
use crate::machine::files::{self, at};
use crate::{desk::trouble::CopyNote, machine::clock, words::word_file};
use flavita_store::event::{Head, StoredEvent};
use flavita_store::system::{self, leave_to_owner};
use flavita_store::{event_log::EventLog, held, line};
use flavita_tournament::model::{Actor, Phase, RoundNumber};
use parking_lot::Mutex;
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::{error::Error, sync::Arc, sync::Weak};
use std::{path::Path, path::PathBuf, thread};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;

/// The file of the data folder that names the second folder.
const SETTING: &str = "copies.txt";

/// One copy of a tournament after the other.
pub(crate) type Turn = Arc<Mutex<()>>;
/// What went wrong last; nothing where all is copied.
pub(crate) type LastFault = Arc<Mutex<Option<String>>>;

/// The second folder, as all desks of a data folder share it.
#[derive(Debug)]
pub struct SecondFolder {
    setting: PathBuf,
    pub(crate) path: watch::Sender<Option<PathBuf>>,
    pub(crate) turn: Turn,
    /// Why not everything was copied that no desk copies.
    pub(crate) told: LastFault,
}

/// Why a folder cannot become the second one.
#[derive(Debug, thiserror::Error)]
pub enum SetFault {
    /// It is the data folder: a copy would take the place of what it was made of.
    #[error("{0} is where the tournaments are; choose another folder, ideally on a USB stick")]
    Same(PathBuf),
    /// It cannot be written.
    #[error(transparent)]
    Folder(#[from] io::Error),
}

/// Why a copy was not made: what the store or the second folder says.
pub type CopyError = Box<dyn Error>;

impl SecondFolder {
    /// The one that was set in a data folder, if one was.
    pub(crate) fn of(data: &Path) -> Self {
        let setting = data.join(SETTING);
        let named = files::read_if_there(&setting).unwrap_or_else(|error| {
            tracing::warn!(%error, "the second folder is not known");
            None
        });
        let named = String::from_utf8(named.unwrap_or_default()).unwrap_or_default();
        let named = Some(named.trim()).filter(|named| !named.is_empty());
        let named = named.map(PathBuf::from);
        // A stick that becomes the data folder may name itself.
        let named = named.filter(|named| !is_same(named, data));
        Self {
            path: watch::Sender::new(named),
            setting,
            turn: Turn::default(),
            told: LastFault::default(),
        }
    }

    /// Why not everything was copied that no desk copies; nothing where it was.
    pub fn fault(&self) -> Option<String> {
        self.told.lock().clone()
    }

    /// Where it is; `None` where none was named.
    pub fn path(&self) -> Option<PathBuf> {
        self.path.borrow().clone()
    }

    /// Names another one, for this run and the next; it is made where it is missing, and tried.
    /// Every open tournament is copied there at once.
    ///
    /// # Errors
    /// When it is the data folder or cannot be written; the one before stays.
    pub fn set(&self, path: &Path) -> Result<(), SetFault> {
        fs::create_dir_all(path)?;
        let path = system::real_path(path)?;
        if self.setting.parent().is_some_and(|data| is_same(&path, data)) {
            return Err(SetFault::Same(path));
        }
        probe(&path)?;
        held::write(&self.setting, path.display().to_string())?;
        self.path.send_replace(Some(path));
        Ok(())
    }
}

fn is_same(path: &Path, data: &Path) -> bool {
    let [path, data] = [path, data].map(|folder| folder.canonicalize().ok());
    path.is_some() && path == data
}

/// Copies a tournament whenever a round is on the board or another folder is named, until its desk
/// is gone.
pub(crate) fn keep(desk: &Arc<Desk>, id: &str, file: &Path, second: &SecondFolder) {
    let (mut views, mut paths) = (desk.watch(), second.path.subscribe());
    let (desk, turn) = (Arc::downgrade(desk), Arc::clone(&second.turn));
    let (id, file) = (id.to_owned(), file.to_owned());
    beside_the_game("copies", move |runtime| {
        let mut copied = None;
        loop {
            let view = Arc::clone(&views.borrow_and_update());
            let due = paths.borrow_and_update().clone();
            let due = due.map(|folder| (stage(&view), folder));
            if let Some((_, folder)) = due.as_ref().filter(|_| copied != due) {
                let alone = turn.lock();
                let note = copy_now(&view, &file, &id, folder);
                drop(alone);
                tell(&desk, &note, runtime);
                copied = due;
            }
            drop(view);
            let changed = runtime.block_on(async {
                tokio::select! {
                    changed = views.changed() => changed,
                    changed = paths.changed() => changed,
                }
            });
            if changed.is_err() {
                return;
            }
        }
    });
}

/// Copies on a thread of this name, which waits on a runtime of its own for what changes.
pub(crate) fn beside_the_game(name: &str, copying: impl FnOnce(&Runtime) + Send + 'static) {
    let runtime = Builder::new_current_thread().enable_time().build();
    let thread = thread::Builder::new().name(name.to_owned());
    let started = runtime.and_then(|runtime| thread.spawn(move || copying(&runtime)));
    if let Err(error) = started {
        tracing::error!(%error, "no {name} are made");
    }
}

/// How far a game has come: a copy is due when this changes. After the end it is the last event, where
/// every ruling may change the result.
fn stage(view: &DeskView) -> (u32, RoundNumber, Option<Head>) {
    let after_end = view.state.ended.map(|_| view.head);
    (rounds_on_board(view), view.state.marked_until(), after_end)
}

/// How many rounds are on the board.
pub fn rounds_on_board(view: &DeskView) -> u32 {
    let placed = view.state.rounds.iter().filter(|round| round.phase == Phase::Placed).count();
    u32::try_from(placed).unwrap_or(u32::MAX)
}

fn copy_now(view: &DeskView, file: &Path, id: &str, folder: &Path) -> CopyNote {
    let copied = copy(file, id, folder).and_then(|()| copy_words(view, folder));
    if let Err(error) = &copied {
        tracing::error!(%error, id, "no copy was made");
    }
    CopyNote {
        at_ms: clock::now_ms(),
        rounds: rounds_on_board(view),
        fault: copied.err().map(|error| error.to_string()),
    }
}

/// The words go along: who goes on from the copy may not have the same lists.
fn copy_words(view: &DeskView, folder: &Path) -> Result<(), CopyError> {
    if word_file::is_kept(folder, &view.dictionary.checksum) {
        return Ok(());
    }
    let kept = word_file::keep(folder, &view.state.edition, &view.dictionary);
    Ok(kept.map_err(at(&folder.join(word_file::FOLDER)))?)
}

fn tell(desk: &Weak<Desk>, note: &CopyNote, runtime: &Runtime) {
    if let Some(desk) = desk.upgrade() {
        let asked =
            runtime.block_on(desk.ask(DeskRequest::Copied(note.clone()), &Actor::Copies, None));
        if let Err(error) = asked {
            tracing::warn!(%error, "the console does not know of the copy");
        }
    }
}

/// Writes a checked copy of a tournament's file and lengthens its lines of text. A copy with events
/// that the file has not is put aside.
///
/// # Errors
/// When one of the folders refuses; the copies of before are whole then.
pub fn copy(file: &Path, id: &str, folder: &Path) -> Result<(), CopyError> {
    let log = EventLog::open_read_only(file)?;
    let fresh = folder.join(format!("{id}.sqlite-new"));
    if fresh.exists() {
        held::remove_file(&fresh).map_err(at(&fresh))?;
    }
    log.copy_to(&fresh)?;
    let whole = file_in(folder, id);
    let kept = EventLog::open_read_only(&whole).map(|kept| kept.head());
    if kept.is_ok_and(|end| !holds(&log, end)) {
        // Of another computer, or gone on elsewhere: nobody else may have it.
        let aside = file_in(folder, &format!("{id}-{}", clock::now_ms()));
        held::rename(&whole, &aside).map_err(at(&aside))?;
    }
    held::rename(&fresh, &whole).map_err(at(&whole))?;
    lengthen(&log, &folder.join(format!("{id}.jsonl")), id)
}

/// Adds the events that the lines lack. Lines of another log, or torn ones, are put aside.
fn lengthen(log: &EventLog, lines: &Path, id: &str) -> Result<(), CopyError> {
    let kept = files::read_if_there(lines).map_err(at(lines))?;
    let end = kept.as_deref().and_then(end_of).filter(|end| holds(log, *end));
    if end.is_none() && kept.is_some() {
        let aside = lines.with_file_name(format!("{id}-{}.jsonl", clock::now_ms()));
        held::rename(lines, aside).map_err(at(lines))?;
    }
    let fresh = log.after(end.map_or(0, |end| end.seq))?;
    let text: String = fresh.iter().map(|event| line::write(event) + "\n").collect();
    let add = || {
        let mut options = OpenOptions::new();
        let mut file = held::patiently(|| options.create(true).append(true).open(lines))?;
        // What players sent for an open round stands in it.
        leave_to_owner(lines);
        file.write_all(text.as_bytes())?;
        file.sync_all()
    };
    Ok(add().map_err(at(lines))?)
}

/// The end of lines that follow one another; `None` where one does not.
fn end_of(lines: &[u8]) -> Option<Head> {
    let events = line::read_all(str::from_utf8(lines).ok()?, Head::EMPTY).ok()?;
    Some(events.last().map_or(Head::EMPTY, StoredEvent::head))
}

fn holds(log: &EventLog, end: Head) -> bool {
    let is_it = |events: Vec<StoredEvent>| events.first().is_some_and(|event| event.head() == end);
    end == Head::EMPTY || log.after(end.seq - 1).is_ok_and(is_it)
}
