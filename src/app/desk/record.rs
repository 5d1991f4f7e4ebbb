//! Between the rules and the store: events as the log keeps them.

use crate::desk::fault::{OpenError, RecordError};
use crate::desk::opened_game;
use flavita_store::event::{Head, NewEvent, StoredEvent};
use flavita_store::event_log::EventLog;
use flavita_tournament::model::event::{Event, VERSION};
use flavita_tournament::{
    model::stamp::Stamp, state::secret::Secret, state::tournament::ReplayError,
    state::tournament::Tournament,
};
use serde::de::{DeserializeSeed, IntoDeserializer, MapAccess};
use serde::{Deserialize, de::value::MapAccessDeserializer};
use std::ops::ControlFlow;
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
    let kind = value["kind"].as_str().expect("an event has a kind").to_owned();
    let body = value["body"].to_string();
    NewEvent { kind, version: u32::from(VERSION), body }
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
    let event = Event::deserialize(MapAccessDeserializer::new(Parts { stored, next: Part::Kind }));
    let event = event.map_err(unreadable)?;
    Ok((event, Stamp { at_ms: stored.at_ms, actor: stored.actor.as_str().into() }))
}

/// A stored event as the object of kind and body that events are read from.
struct Parts<'a> {
    stored: &'a StoredEvent,
    next: Part,
}

#[derive(Clone, Copy)]
enum Part {
    Kind,
    Body,
    End,
}

impl<'de> MapAccess<'de> for Parts<'de> {
    type Error = serde_json::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Self::Error> {
        let key = match self.next {
            Part::Kind => "kind",
            Part::Body => "body",
            Part::End => return Ok(None),
        };
        seed.deserialize(key.into_deserializer()).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(
        &mut self,
        seed: V,
    ) -> Result<V::Value, Self::Error> {
        if matches!(self.next, Part::Kind) {
            self.next = Part::Body;
            let kind = self.stored.kind.as_str();
            return seed.deserialize(kind.into_deserializer());
        }
        self.next = Part::End;
        let mut body = serde_json::Deserializer::from_str(&self.stored.body);
        let value = seed.deserialize(&mut body)?;
        // A body is one value with nothing behind it.
        body.end().map(|()| value)
    }
}

/// Reads a tournament from its file, which may be open elsewhere and is left as it is.
///
/// # Errors
/// When the file is no tournament, is damaged, or its events do not fit each other.
pub fn load(path: &Path) -> Result<Recorded, OpenError> {
    read(&mut EventLog::open_read_only(path)?)
}

/// The tournament of a file as it was set up: its edition and its words are known without the rest.
///
/// # Errors
/// When the file is no tournament, or does not begin as one.
pub fn beginning(path: &Path) -> Result<Tournament, OpenError> {
    let mut first = None;
    let log = EventLog::open_read_only(path)?;
    log.each(|event| {
        first = Some(event);
        ControlFlow::Break(())
    })?;
    let path = path.display().to_string();
    let replay = |source| OpenError::Replay { path: path.clone(), source };
    let first = first.ok_or_else(|| replay(ReplayError::NoBeginning))?;
    let record = |source| OpenError::Record { path: path.clone(), source };
    let (event, stamp) = from_stored(&first).map_err(record)?;
    let Event::TournamentCreated(created) = event else {
        return Err(replay(ReplayError::NoBeginning));
    };
    Tournament::new(&created, &stamp).map_err(replay)
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
    let Some(note) = state.prepared_game() else {
        return;
    };
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
    let state =
        state.map_err(|source| OpenError::Replay { path: path.display().to_string(), source })?;
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
    let read = |stored| {
        from_stored(stored)
            .map_err(|source| OpenError::Record { path: path.display().to_string(), source })
    };
    stored.iter().map(read).collect()
}
