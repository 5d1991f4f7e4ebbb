//! Opening a file: is it ours, is it whole, does `SQLite` keep it as safely as the log needs.

use std::{fs, io::ErrorKind, path::Path};

use rusqlite::{Connection, OpenFlags};
use rusqlite_migration::{M, Migrations};

use crate::{connection, disk::LONGEST_JOURNAL, error::StoreFault, system};

/// Marks a file as ours: the letters `Flav`, big-endian.
const APPLICATION_ID: i64 = 0x466C_6176;

/// The forms of the file, oldest first; `user_version` counts them. Never edit one: add one.
const FORMS: &[M<'static>] = &[
    M::up(include_str!("migrations/001_event_log.sql")),
    M::up(include_str!("migrations/002_secret.sql")),
    M::up(include_str!("migrations/003_request_digest.sql")),
];
const MIGRATIONS: Migrations<'static> = Migrations::from_slice(FORMS);

/// The newest form this program knows.
const NEWEST_FORM: i64 = 3;

/// The oldest form that is read as it is: it lacks only the secret of the draw, which its first
/// event tells, and what is asked of a log that is written.
const OLDEST_READABLE: i64 = 1;

/// What must be in the schema, or an edit of the log could go unnoticed by the program.
const PARTS: &[&str] =
    &["event", "event_refuses_delete", "event_refuses_gaps", "event_refuses_update", "heartbeat"];

/// What a file has besides since form 2.
const PARTS_OF_SECRET: &[&str] = &["secret", "secret_refuses_delete", "secret_refuses_update"];

/// Settings of a writing connection, as `SQLite` reads them back.
///
/// `synchronous` 2 is FULL: a commit returns when it is on the disk. `fullfsync` asks macOS for
/// the same. `journal_size_limit` is in bytes, `busy_timeout` in milliseconds.
const WRITER_SETTINGS: &[(&str, i64)] = &[
    ("synchronous", 2),
    ("fullfsync", 1),
    ("checkpoint_fullfsync", 1),
    ("foreign_keys", 1),
    ("trusted_schema", 0),
    ("cell_size_check", 1),
    ("journal_size_limit", LONGEST_JOURNAL),
    ("busy_timeout", 2_000),
];

/// Settings of a connection that only reads. Not `query_only`: it forbids copying, too.
const READER_SETTINGS: &[(&str, i64)] =
    &[("trusted_schema", 0), ("cell_size_check", 1), ("busy_timeout", 2_000)];

/// What a connection has besides that only checks a file.
const CHECKER_SETTINGS: &[(&str, i64)] = &[("ignore_check_constraints", 1)];

/// Makes the schema in a file that has just been made and is empty.
///
/// # Errors
///
/// [`StoreFault`] when `SQLite` or the disk refuses.
pub(super) fn create(path: &Path) -> Result<Connection, StoreFault> {
    let mut conn = connection::connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    conn.pragma_update(None, "application_id", APPLICATION_ID)?;
    prepare_writing(&mut conn)?;
    system::sync_folder_of(path)?;
    Ok(conn)
}

/// Opens a file for writing, and brings an older form to the present one.
///
/// # Errors
///
/// [`StoreFault`] when the file is not ours, too new, damaged or not to be written.
pub(super) fn open(path: &Path) -> Result<Connection, StoreFault> {
    let mut conn = connection::connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    check_identity(&conn, APPLICATION_ID, NEWEST_FORM)?;
    if conn.is_readonly("main")? {
        return Err(StoreFault::ReadOnly);
    }
    check_with(&conn, QUICK)?;
    prepare_writing(&mut conn)?;
    Ok(conn)
}

/// A file of an older form that this program would change when it writes, opened for reading, and
/// its form; `None` for one of the newest.
///
/// # Errors
///
/// As [`open`].
pub(super) fn older(path: &Path) -> Result<Option<(Connection, i64)>, StoreFault> {
    let conn = connection::to_read(path)?;
    let form = check_identity(&conn, APPLICATION_ID, NEWEST_FORM)?;
    Ok((OLDEST_READABLE..NEWEST_FORM).contains(&form).then_some((conn, form)))
}

/// Opens a file for reading; it may be open for writing elsewhere.
///
/// # Errors
///
/// [`StoreFault`] when the file is not ours, of another form or damaged.
pub(super) fn open_read_only(path: &Path) -> Result<Connection, StoreFault> {
    let (conn, form) = connect_to_read(path)?;
    check_with(&conn, QUICK)?;
    check_all_parts(&conn, form)?;
    Ok(conn)
}

/// Opens a file for reading whose pages are checked by [`integrity_check`] afterwards.
///
/// What the columns' own conditions ask for is left out there: of events it is the chain that
/// says whether they are as they were written.
///
/// # Errors
///
/// As [`open_read_only`], where they apply.
pub(super) fn open_to_check(path: &Path) -> Result<Connection, StoreFault> {
    let (conn, form) = connect_to_read(path)?;
    apply_settings(&conn, CHECKER_SETTINGS)?;
    check_all_parts(&conn, form)?;
    Ok(conn)
}

fn connect_to_read(path: &Path) -> Result<(Connection, i64), StoreFault> {
    let conn = connection::to_read(path)?;
    let form = check_identity(&conn, APPLICATION_ID, NEWEST_FORM)?;
    if form < OLDEST_READABLE {
        return Err(StoreFault::Older { found: form, known: NEWEST_FORM });
    }
    apply_settings(&conn, READER_SETTINGS)?;
    Ok((conn, form))
}

fn check_all_parts(conn: &Connection, form: i64) -> Result<(), StoreFault> {
    check_parts(conn, PARTS)?;
    if form > OLDEST_READABLE {
        check_parts(conn, PARTS_OF_SECRET)?;
    }
    Ok(())
}

/// Refuses a path at which there is no file that could be a database.
///
/// Only the folder is asked: opening and closing the file itself would, on Unix, drop the locks
/// of any other connection that this program has to it.
///
/// # Errors
///
/// [`StoreFault::Missing`], [`StoreFault::NotADatabase`] or [`StoreFault::Io`].
pub(super) fn check_file(path: &Path) -> Result<(), StoreFault> {
    match fs::metadata(path) {
        Ok(found) if found.is_file() && found.len() > 0 => Ok(()),
        Ok(_) => Err(StoreFault::NotADatabase),
        Err(source) if source.kind() == ErrorKind::NotFound => Err(StoreFault::Missing),
        Err(source) => Err(source.into()),
    }
}

/// Reads the whole file and refuses it when its pages, rows or indexes contradict each other.
///
/// # Errors
///
/// [`StoreFault::Damaged`] with `SQLite`'s first finding.
pub(super) fn integrity_check(conn: &Connection) -> Result<(), StoreFault> {
    check_with(conn, "integrity_check")
}

const QUICK: &str = "quick_check";

/// How much is read: [`QUICK`] does not compare the indexes, and is several times faster.
fn check_with(conn: &Connection, check: &str) -> Result<(), StoreFault> {
    let answer: String = conn.pragma_query_value(None, check, |row| row.get(0))?;
    if answer == "ok" { Ok(()) } else { Err(StoreFault::Damaged(answer)) }
}

/// Refuses what has not this mark, or is newer than the newest form known, before anything is
/// changed in it; gives the form of what is ours.
///
/// # Errors
///
/// [`StoreFault::Foreign`], [`StoreFault::Newer`] or what `SQLite` says.
pub(super) fn check_identity(conn: &Connection, mark: i64, newest: i64) -> Result<i64, StoreFault> {
    let application_id = pragma(conn, "application_id")?;
    if application_id != mark {
        return Err(StoreFault::Foreign { application_id });
    }
    let form = pragma(conn, "user_version")?;
    if form > newest {
        return Err(StoreFault::Newer { found: form, known: newest });
    }
    Ok(form)
}

fn prepare_writing(conn: &mut Connection) -> Result<(), StoreFault> {
    let mode: String =
        conn.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
    if mode != "wal" {
        return Err(StoreFault::Setting { name: "journal_mode", found: mode });
    }
    apply_settings(conn, WRITER_SETTINGS)?;
    MIGRATIONS.to_latest(conn).map_err(migration_fault)?;
    check_all_parts(conn, NEWEST_FORM)
}

fn migration_fault(source: rusqlite_migration::Error) -> StoreFault {
    if let rusqlite_migration::Error::RusqliteError { err, .. } = source {
        err.into()
    } else {
        StoreFault::Migration(Box::new(source))
    }
}

fn apply_settings(conn: &Connection, settings: &[(&'static str, i64)]) -> Result<(), StoreFault> {
    for &(name, value) in settings {
        conn.pragma_update(None, name, value)?;
        let found = pragma(conn, name)?;
        if found != value {
            return Err(StoreFault::Setting { name, found: found.to_string() });
        }
    }
    Ok(())
}

/// A setting of a file or a connection that is a number.
///
/// # Errors
///
/// What `SQLite` says.
pub(super) fn pragma(conn: &Connection, name: &str) -> rusqlite::Result<i64> {
    conn.pragma_query_value(None, name, |row| row.get(0))
}

fn check_parts(conn: &Connection, parts: &[&str]) -> Result<(), StoreFault> {
    let mut statement = conn.prepare("SELECT count(*) FROM sqlite_schema WHERE name = ?1")?;
    for part in parts {
        let count: i64 = statement.query_row([part], |row| row.get(0))?;
        if count != 1 {
            return Err(StoreFault::Damaged(format!("{part} is missing")));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_migration_is_valid_sql() {
        MIGRATIONS.validate().unwrap();
    }

    #[test]
    fn the_newest_form_is_the_number_of_migrations() {
        assert_eq!(usize::try_from(NEWEST_FORM), Ok(FORMS.len()));
    }
}
