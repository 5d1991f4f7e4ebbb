//! The statements over the tables, and what their rows mean.

use std::{collections::BTreeMap, ops::ControlFlow};

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::event::{Appended, Batch, ChainHash, Digest, Head, Heartbeat, StoredEvent};
use crate::{error::ChainFault, error::StoreFault, line};

/// `SQLite`'s extended code for a value that breaks a UNIQUE constraint.
const CONSTRAINT_UNIQUE: i32 = 2067;

/// The last event's number and hash, as they stand in the file.
pub(super) fn head(conn: &Connection) -> rusqlite::Result<Head> {
    let last = conn
        .prepare_cached("SELECT seq, hash FROM event ORDER BY seq DESC LIMIT 1")?
        .query_row([], row_to_head)
        .optional()?;
    Ok(last.unwrap_or(Head::EMPTY))
}

/// Adds the events of a batch behind `head`; the caller commits.
///
/// # Errors
///
/// [`StoreFault::EmptyBatch`], [`StoreFault::KeyUsed`], or what `SQLite` says.
pub(super) fn insert_batch(
    conn: &Connection,
    mut head: Head,
    batch: &Batch<'_>,
) -> Result<Appended, StoreFault> {
    if batch.events.is_empty() {
        return Err(StoreFault::EmptyBatch);
    }
    let first_seq = head.seq + 1;
    for event in batch.events {
        let seq = head.seq + 1;
        let event = StoredEvent {
            seq,
            batch: first_seq,
            at_ms: batch.at_ms,
            actor: batch.actor.to_owned(),
            key: batch.key.filter(|_| seq == first_seq).map(str::to_owned),
            kind: event.kind.clone(),
            version: event.version,
            body: event.body.clone(),
            hash: ChainHash::ZERO,
        };
        let event = event.chained(head.hash);
        let digest = batch.digest.filter(|_| event.key.is_some());
        insert_stored(conn, head.hash, &event, digest)
            .map_err(|source| insert_fault(batch.key, source))?;
        head = event.head();
    }
    Ok(Appended { first_seq, last_seq: head.seq, head: head.hash })
}

/// Adds an event as it stands; the caller has checked that it follows.
pub(super) fn insert_stored(
    conn: &Connection,
    before: ChainHash,
    event: &StoredEvent,
    digest: Option<&Digest>,
) -> rusqlite::Result<()> {
    conn.prepare_cached(include_str!("queries/insert_event.sql"))?
        .execute(params![
            event.seq,
            event.batch,
            event.at_ms,
            event.actor,
            event.key,
            event.kind,
            event.version,
            event.body,
            before.0,
            event.hash.0,
            digest,
        ])
        .map(drop)
}

fn insert_fault(key: Option<&str>, source: rusqlite::Error) -> StoreFault {
    let code = source.sqlite_error().map(|error| error.extended_code);
    match key {
        Some(key) if code == Some(CONSTRAINT_UNIQUE) => StoreFault::KeyUsed(key.to_owned()),
        _ => source.into(),
    }
}

/// The receipt of the batch whose first event has this key.
pub(super) fn receipt(conn: &Connection, key: &str) -> rusqlite::Result<Option<Appended>> {
    let first_seq: Option<i64> = conn
        .prepare_cached("SELECT seq FROM event WHERE key = ?1")?
        .query_row([key], |row| row.get(0))
        .optional()?;
    let Some(first_seq) = first_seq else { return Ok(None) };
    let last = conn
        .prepare_cached(include_str!("queries/last_of_batch.sql"))?
        .query_row([first_seq], row_to_head)?;
    Ok(Some(Appended { first_seq, last_seq: last.seq, head: last.hash }))
}

/// What the request with this key asked for, where that was noted.
pub(super) fn digest(conn: &Connection, key: &str) -> rusqlite::Result<Option<Digest>> {
    let found = conn
        .prepare_cached("SELECT digest FROM event WHERE key = ?1")?
        .query_row([key], |row| row.get(0))
        .optional()?;
    Ok(found.flatten())
}

/// The same of every request, by key.
pub(super) fn digests(conn: &Connection) -> rusqlite::Result<BTreeMap<String, Digest>> {
    conn.prepare("SELECT key, digest FROM event WHERE digest IS NOT NULL")?
        .query_map([], |row| row.try_into())?
        .collect()
}

/// Reads all events in order and checks that each follows from the one before.
///
/// # Errors
///
/// [`StoreFault::BrokenChain`] at the first event that does not, or what `SQLite` says.
pub(super) fn load(conn: &Connection) -> Result<Vec<StoredEvent>, StoreFault> {
    read_from(conn, Head::EMPTY, i64::MAX)
}

/// As [`load`], only the events behind a number, up to another one.
pub(super) fn after(
    conn: &Connection,
    seq: i64,
    last: i64,
) -> Result<Vec<StoredEvent>, StoreFault> {
    let before = conn
        .prepare_cached("SELECT seq, hash FROM event WHERE seq = ?1")?
        .query_row([seq], row_to_head)
        .optional()?;
    match before {
        Some(before) => read_from(conn, before, last),
        None if seq == 0 => read_from(conn, Head::EMPTY, last),
        None => Ok(Vec::new()),
    }
}

fn read_from(conn: &Connection, from: Head, last: i64) -> Result<Vec<StoredEvent>, StoreFault> {
    let mut events = Vec::new();
    let mut push = |event: StoredEvent| {
        let is_last = event.seq >= last;
        events.push(event);
        if is_last { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    each(conn, from, &mut push)?;
    Ok(events)
}

/// Reads the events behind `from` in order, checks that each follows from the one before, and
/// hands them on until `take` has enough.
///
/// # Errors
///
/// As [`load`].
pub(super) fn each(
    conn: &Connection,
    from: Head,
    take: &mut dyn FnMut(StoredEvent) -> ControlFlow<()>,
) -> Result<(), StoreFault> {
    let mut statement = conn.prepare_cached(include_str!("queries/load_events.sql"))?;
    let mut rows = statement.query([from.seq])?;
    let mut before = from;
    while let Some(row) = rows.next()? {
        let event = follow(row, before).map_err(|fault| fault.at(before.seq + 1))?;
        before = event.head();
        if take(event).is_break() {
            break;
        }
    }
    Ok(())
}

/// Reads a row and checks that it follows from the end of the log before it.
fn follow(row: &Row<'_>, before: Head) -> Result<StoredEvent, ChainFault> {
    let (event, prev) = row_to_event(row).map_err(|_unreadable| ChainFault::Unreadable)?;
    if event.seq == before.seq + 1 && prev != before.hash {
        return Err(ChainFault::WrongPrev);
    }
    line::follows(&event, before)?;
    Ok(event)
}

/// Overwrites the clock's value.
pub(super) fn write_heartbeat(conn: &Connection, heartbeat: Heartbeat) -> rusqlite::Result<()> {
    conn.prepare_cached(include_str!("queries/heartbeat.sql"))?
        .execute([heartbeat.seq, heartbeat.remaining_ms])
        .map(drop)
}

/// Whether there is an event of a kind, looked for from the end: of a game that is over hardly more is read.
pub(super) fn has_kind(conn: &Connection, kind: &str) -> rusqlite::Result<bool> {
    let found = conn.query_row(include_str!("queries/has_kind.sql"), [kind], |_row| Ok(()));
    Ok(found.optional()?.is_some())
}

/// The clock's value, if there is one.
pub(super) fn last_heartbeat(conn: &Connection) -> rusqlite::Result<Option<Heartbeat>> {
    conn.prepare_cached("SELECT seq, remaining_ms FROM heartbeat")?
        .query_row([], |row| Ok(Heartbeat { seq: row.get(0)?, remaining_ms: row.get(1)? }))
        .optional()
}

/// Keeps the secret of the draw.
pub(super) fn write_secret(conn: &Connection, secret: &str) -> rusqlite::Result<()> {
    conn.execute("INSERT INTO secret (id, value) VALUES (1, ?1)", [secret]).map(drop)
}

/// The secret of the draw; a file of the first form has none.
pub(super) fn secret(conn: &Connection) -> rusqlite::Result<Option<String>> {
    let is_there: bool =
        conn.query_row(include_str!("queries/has_secret.sql"), [], |row| row.get(0))?;
    if !is_there {
        return Ok(None);
    }
    conn.query_row("SELECT value FROM secret", [], |row| row.get(0)).optional()
}

/// Columns by their places in `load_events.sql`: ten names a row would be looked up one by one.
fn row_to_event(row: &Row<'_>) -> rusqlite::Result<(StoredEvent, ChainHash)> {
    let (seq, batch, at_ms, actor, key, kind, version, body, prev, hash) = row.try_into()?;
    let hash = ChainHash(hash);
    let event = StoredEvent { seq, batch, at_ms, actor, key, kind, version, body, hash };
    Ok((event, ChainHash(prev)))
}

fn row_to_head(row: &Row<'_>) -> rusqlite::Result<Head> {
    Ok(Head { seq: row.get("seq")?, hash: ChainHash(row.get("hash")?) })
}
