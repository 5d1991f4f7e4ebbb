//! Between the rules and the store: events as the log keeps them.

use crate::desk::fault::{OpenError, RecordError};
use crate::{desk::opened_game, machine::files::at};
use flavita_store::{event::Head, event::NewEvent, event::StoredEvent, event_log::EventLog};
use flavita_tournament::model::{Event, GameEnd, Stamp, TournamentCreated, VERSION};
use flavita_tournament::state::{ReplayError, Secret, Tournament};
use serde_json::Value;
use std::{panic::resume_unwind, path::Path, thread};

/// A tournament as its file has it.
#[derive(Debug)]
pub struct Recorded {
    /// The state that its events lead to.
    pub state: Tournament,
    /// Every event with its envelope, in order.
    pub events: Vec<(Event, Stamp)>,
    /// The end of the log.
    pub head: Head,
}

/// The stored form of an event.
pub fn to_new_event(event: &Event) -> NewEvent {
    let value = serde_json::to_value(event).expect("events are plain data");
    let named = value.as_object().and_then(|event| event.iter().next());
    let (kind, body) = named.expect("an event is its kind with a body");
    NewEvent { kind: kind.clone(), version: u32::from(VERSION), body: body.to_string() }
}

/// Reads a stored event.
///
/// # Errors
/// When a newer program wrote it, or it is no event.
pub fn from_stored(stored: &StoredEvent) -> Result<(Event, Stamp), RecordError> {
    if stored.version > u32::from(VERSION) {
        return Err(RecordError::Newer { seq: stored.seq, version: stored.version });
    }
    let unreadable = |source| RecordError::Unreadable { seq: stored.seq, source };
    let event = format!("{{{}:{}}}", Value::from(stored.kind.as_str()), stored.body);
    let event = serde_json::from_str(&event).map_err(unreadable)?;
    Ok((event, Stamp { at_ms: stored.at_ms, actor: stored.actor.as_str().into() }))
}

/// Reads a tournament from its file, which may be open elsewhere and is left as it is.
///
/// # Errors
/// When the file is no tournament, is damaged, or its events do not fit each other.
pub fn load(path: &Path) -> Result<Recorded, OpenError> {
    read(&mut EventLog::open_read_only(path)?)
}

/// Whether the game of a file is over: its end is looked for, no page checked and no event understood.
///
/// # Errors
/// When the file is no tournament or cannot be read.
pub fn is_over(path: &Path) -> Result<bool, OpenError> {
    let end = to_new_event(&Event::GameEnded { because: GameEnd::ByArbiter });
    Ok(EventLog::open_to_check(path)?.has_kind(&end.kind)?)
}

/// How a tournament was set up, and when, by its file.
///
/// # Errors
/// When the file is no tournament, or does not begin as one.
pub fn first(path: &Path) -> Result<(TournamentCreated, Stamp), OpenError> {
    created(path, EventLog::open_read_only(path)?.first()?.as_ref())
}

/// The tournament of a file as it was set up: its edition and its words are known without the rest.
///
/// # Errors
/// When the file is no tournament, or does not begin as one.
pub fn beginning(path: &Path) -> Result<Tournament, OpenError> {
    begun(path, EventLog::open_read_only(path)?.first()?.as_ref())
}

/// The tournament as the first event of a log sets it up; `path` is what the log is called in errors.
///
/// # Errors
/// When there is no event, or it sets up no tournament.
pub fn begun(path: &Path, first: Option<&StoredEvent>) -> Result<Tournament, OpenError> {
    let (created, stamp) = created(path, first)?;
    Ok(Tournament::new(&created, &stamp).map_err(at(path))?)
}

fn created(
    path: &Path,
    first: Option<&StoredEvent>,
) -> Result<(TournamentCreated, Stamp), OpenError> {
    let first = first.map(from_stored).transpose().map_err(at(path))?;
    let Some((Event::TournamentCreated(created), stamp)) = first else {
        return Err(at(path)(ReplayError::NoBeginning).into());
    };
    Ok((*created, stamp))
}

/// Reads a tournament from its opened log, chain and all.
///
/// # Errors
/// When the log is damaged, or its events do not fit each other.
pub fn read(log: &mut EventLog) -> Result<Recorded, OpenError> {
    let stored = log.load()?;
    entrusted(log, &stored)
}

/// What the stored events of a log lead to, with the secret of the draw that stands beside them.
///
/// # Errors
/// When one cannot be understood, they do not fit each other, or the file cannot be read.
pub fn entrusted(log: &EventLog, stored: &[StoredEvent]) -> Result<Recorded, OpenError> {
    let mut recorded = understood(log.path(), stored)?;
    if let Some(secret) = log.secret()? {
        recorded.state.entrust(Secret::new(secret));
    }
    entrust_game(&mut recorded.state, log.path());
    Ok(recorded)
}

/// Gives the opened game that lies beside a tournament to its state.
fn entrust_game(state: &mut Tournament, path: &Path) {
    let Some(note) = state.prepared_game() else { return };
    match opened_game::load(&opened_game::beside(path), note) {
        Ok(Some(game)) => state.entrust_game(game),
        Ok(None) => {}
        // The key can be typed in again.
        Err(error) => tracing::warn!(%error, "the prepared game is sealed again"),
    }
}

/// What stored events lead to.
///
/// # Errors
/// When one cannot be understood, or they do not fit each other.
pub fn understood(path: &Path, stored: &[StoredEvent]) -> Result<Recorded, OpenError> {
    let events = events(path, stored)?;
    let state = Tournament::replay(events.iter().map(|(event, stamp)| (event, stamp)));
    let state = state.map_err(at(path))?;
    Ok(Recorded { state, events, head: stored.last().map_or(Head::EMPTY, StoredEvent::head) })
}

/// With fewer events than these a second thread is not worth its beginning.
const MANY: usize = 20_000;

/// Every stored event of a file, understood; many on two threads.
///
/// # Errors
/// At the first event that cannot be.
pub(crate) fn events(
    path: &Path,
    stored: &[StoredEvent],
) -> Result<Vec<(Event, Stamp)>, OpenError> {
    if stored.len() < MANY {
        return in_a_row(path, stored);
    }
    let (early, late) = stored.split_at(stored.len() / 2);
    let (early, late) = thread::scope(|scope| {
        let late = scope.spawn(|| in_a_row(path, late));
        let early = in_a_row(path, early);
        (early, late.join().unwrap_or_else(|panic| resume_unwind(panic)))
    });
    let mut events = early?;
    events.append(&mut late?);
    Ok(events)
}

fn in_a_row(path: &Path, stored: &[StoredEvent]) -> Result<Vec<(Event, Stamp)>, OpenError> {
    let events: Result<_, _> = stored.iter().map(from_stored).collect();
    Ok(events.map_err(at(path))?)
}
