//! A copy of a log that is in use.

use std::io::{self, ErrorKind};
use std::path::Path;

use rusqlite::Connection;

use crate::error::{StoreError, io_error, sqlite_error};
use crate::{disk, held, rows, schema, system};

/// Copies the file behind `conn` under a name that nothing has yet.
///
/// The copy is written beside the target and renamed when it is checked and durable, so that a
/// file with the target's name is always a whole copy.
///
/// # Errors
///
/// [`StoreError`] naming the file that was refused; nothing is left behind then.
pub(super) fn copy_to(conn: &Connection, from: &Path, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(StoreError::AlreadyExists { path: to.to_owned() });
    }
    let partial = disk::beside(to, "-partial");
    remove_if_there(&partial).map_err(io_error(&partial))?;
    let copied = write_checked(conn, from, &partial).and_then(|()| publish(&partial, to));
    if copied.is_err() {
        // Of two failures the first is the one to hear of.
        let _ = remove_if_there(&partial);
    }
    copied
}

/// Keeps a file of an older form as it is, before this program changes it: the program of before may
/// have to go on with it.
pub(super) fn keep_older(path: &Path) -> Result<(), StoreError> {
    let Some((conn, form)) = schema::older(path)? else { return Ok(()) };
    match copy_to(&conn, path, &disk::beside(path, &format!("-form-{form}"))) {
        Err(StoreError::AlreadyExists { .. }) => Ok(()),
        copied => copied,
    }
}

fn write_checked(conn: &Connection, from: &Path, partial: &Path) -> Result<(), StoreError> {
    let name = partial.to_str().ok_or_else(|| {
        let problem = "the path is not valid Unicode";
        io_error(partial)(io::Error::new(ErrorKind::InvalidInput, problem))
    })?;
    let expected = rows::head(conn).map_err(sqlite_error(from))?;
    conn.execute("VACUUM INTO ?1", [name]).map_err(sqlite_error(partial))?;
    let copy = schema::open_read_only(partial)?;
    let found = rows::head(&copy).map_err(sqlite_error(partial))?;
    // A log that is open for reading can grow while it is copied.
    if found == expected || found.seq > expected.seq {
        return Ok(());
    }
    let problem = "the copy does not end as the log does".to_owned();
    Err(StoreError::Damaged { path: partial.to_owned(), problem })
}

/// Gives what was written under another name its own, durably.
pub(super) fn publish(partial: &Path, to: &Path) -> Result<(), StoreError> {
    system::leave_to_owner(partial);
    disk::sync_file(partial).map_err(io_error(partial))?;
    held::rename(partial, to).map_err(io_error(to))?;
    system::sync_folder_of(to).map_err(io_error(to))
}

pub(super) fn remove_if_there(path: &Path) -> io::Result<()> {
    match held::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}
