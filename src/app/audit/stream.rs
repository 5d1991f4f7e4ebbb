//! The events of a log, read, understood and handed on in portions by three threads: a long log is
//! never in memory as a whole.

use crate::{desk::OpenError, desk::from_stored, machine::files::at};
use flavita_store::event::{Head, StoredEvent};
use flavita_store::{error::StoreError, event_log::EventLog};
use flavita_tournament::model::{Event, Stamp};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, ScopedJoinHandle};
use std::{mem, ops::ControlFlow, panic::resume_unwind, path::Path};

/// How many events are handed on at once.
const PORTION: usize = 1_000;
/// How many portions may wait for the next thread.
const WAITING: usize = 4;

/// An event with its envelope.
pub(crate) struct Understood {
    pub(crate) event: Event,
    pub(crate) stamp: Stamp,
    /// The end of the log with it.
    pub(crate) head: Head,
}

/// Where events come from.
#[derive(Debug)]
pub(crate) enum Source {
    /// A tournament's file.
    File(Box<EventLog>),
    /// An export, read and its chain checked.
    Export(Vec<StoredEvent>),
}

impl Source {
    /// The first event, if there is one.
    pub(crate) fn first(&self) -> Result<Option<StoredEvent>, StoreError> {
        match self {
            Self::File(log) => log.first(),
            Self::Export(events) => Ok(events.first().cloned()),
        }
    }

    /// Every event in order, until `take` has enough.
    pub(crate) fn each(
        &self,
        take: impl FnMut(StoredEvent) -> ControlFlow<()>,
    ) -> Result<(), StoreError> {
        match self {
            Self::File(log) => log.each(take),
            Self::Export(events) => {
                // Whoever has enough is no fault.
                let _enough = events.iter().cloned().try_for_each(take);
                Ok(())
            }
        }
    }
}

/// Hands every event on, in order, while those behind it are read and understood.
///
/// # Errors
/// At the first event that does not follow from those before it, or cannot be understood.
pub(crate) fn each(
    source: &mut Source,
    path: &Path,
    take: impl FnMut(Understood),
) -> Result<(), OpenError> {
    let (stored, to_understand) = sync_channel(WAITING);
    let (understood, to_take) = sync_channel(WAITING);
    thread::scope(|scope| {
        let reader = scope.spawn(move || read(source, &stored));
        let parser = scope.spawn(move || understand(path, to_understand, &understood));
        to_take.into_iter().flatten().for_each(take);
        joined(reader)?;
        joined(parser)
    })
}

/// What a thread came to; its panic goes on here.
pub(crate) fn joined<T>(thread: ScopedJoinHandle<'_, T>) -> T {
    thread.join().unwrap_or_else(|panic| resume_unwind(panic))
}

/// Reads until all is read or nobody takes it.
fn read(source: &Source, out: &SyncSender<Vec<StoredEvent>>) -> Result<(), StoreError> {
    let mut portion = Vec::with_capacity(PORTION);
    source.each(|event| {
        portion.push(event);
        if portion.len() < PORTION {
            return ControlFlow::Continue(());
        }
        let full = mem::replace(&mut portion, Vec::with_capacity(PORTION));
        match out.send(full) {
            Ok(()) => ControlFlow::Continue(()),
            Err(_nobody) => ControlFlow::Break(()),
        }
    })?;
    // Where nobody takes the rest, the thread that understands says why.
    let _sent = out.send(portion);
    Ok(())
}

fn understand(
    path: &Path,
    portions: Receiver<Vec<StoredEvent>>,
    out: &SyncSender<Vec<Understood>>,
) -> Result<(), OpenError> {
    for portion in portions {
        let events: Result<Vec<_>, _> = portion.iter().map(|one| understood(path, one)).collect();
        if out.send(events?).is_err() {
            break;
        }
    }
    Ok(())
}

/// A stored event, understood.
pub(crate) fn understood(path: &Path, stored: &StoredEvent) -> Result<Understood, OpenError> {
    let (event, stamp) = from_stored(stored).map_err(at(path))?;
    Ok(Understood { event, stamp, head: stored.head() })
}
