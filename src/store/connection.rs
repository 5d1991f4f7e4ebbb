//! Connections to a file. Those that only read leave it and its folder as they are.
//!
//! `SQLite` reads a file with a journal by way of an index beside it, which it makes and leaves there,
//! or cannot make on a medium that is not to be written. So a file that nobody has open is read
//! without a journal, and one whose journal came along to such a medium out of memory.

use crate::{disk, error::StoreFault, held, system};
use rusqlite::{Connection, ErrorCode, OpenFlags, backup::Backup};
use std::path::{Path, PathBuf, absolute};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, io, process, time::Duration};

/// What may lie beside a file that is in use, or that was not closed.
const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// The oldest `SQLite` without the WAL-reset fault, as `sqlite3_libversion_number` counts.
const OLDEST_SQLITE: i32 = 3_051_003;

/// Opens a file by its name alone.
///
/// # Errors
///
/// [`StoreFault`] when this `SQLite` is too old or cannot open it.
pub(super) fn connect(path: &Path, access: OpenFlags) -> Result<Connection, StoreFault> {
    // Without the URI flag: a file whose name begins with "file:" is only a file.
    if rusqlite::version_number() < OLDEST_SQLITE {
        return Err(StoreFault::OldSqlite(rusqlite::version()));
    }
    Ok(Connection::open_with_flags(path, access | OpenFlags::SQLITE_OPEN_NO_MUTEX)?)
}

/// Opens a file for reading.
///
/// # Errors
///
/// As [`connect`].
pub(super) fn to_read(path: &Path) -> Result<Connection, StoreFault> {
    let access = OpenFlags::SQLITE_OPEN_READ_ONLY;
    if is_at_rest(path) {
        return connect(&uri(path)?, access | OpenFlags::SQLITE_OPEN_URI);
    }
    let conn = connect(path, access)?;
    match conn.query_row("SELECT count(*) FROM sqlite_schema", [], |_row| Ok(())) {
        Err(error) if cannot_index(&error) => in_memory(path),
        // What else is amiss is found by those who look at the content.
        _ => Ok(conn),
    }
}

/// Whether the file is all there is: no journal holds what is newer, nobody has it open.
fn is_at_rest(path: &Path) -> bool {
    let holds = |suffix: &str| {
        let beside = fs::metadata(disk::beside(path, suffix));
        beside.is_ok_and(|found| suffix == "-shm" || found.len() > 0)
    };
    !BESIDE.into_iter().any(holds)
}

fn cannot_index(error: &rusqlite::Error) -> bool {
    // A full disk fails to lengthen the index.
    let codes = [
        ErrorCode::CannotOpen,
        ErrorCode::ReadOnly,
        ErrorCode::DiskFull,
        ErrorCode::SystemIoFailure,
    ];
    error.sqlite_error_code().is_some_and(|code| codes.contains(&code))
}

/// The name of a file that does not change while it is read. All but plain signs are written as
/// numbers, since a question mark would end the name.
fn uri(path: &Path) -> io::Result<PathBuf> {
    let path = absolute(path)?;
    let written = |sign: &u8| {
        let is_plain = sign.is_ascii_alphanumeric() || b"/-_.~:".contains(sign);
        if is_plain { char::from(*sign).to_string() } else { format!("%{sign:02X}") }
    };
    let name: String = system::address_of(&path).iter().map(written).collect();
    Ok(format!("file:{name}?immutable=1").into())
}

/// The file with its journal, read elsewhere into memory.
fn in_memory(path: &Path) -> Result<Connection, StoreFault> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("flavita-{}-{number}.sqlite", process::id());
    let elsewhere = env::temp_dir().join(name);
    let read = copied(path, &elsewhere).and_then(|()| {
        let conn = connect(&elsewhere, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        let mut memory = Connection::open_in_memory()?;
        let whole = Backup::new(&conn, &mut memory)?;
        whole.run_to_completion(1_000, Duration::ZERO, None)?;
        drop(whole);
        Ok(memory)
    });
    for part in parts(&elsewhere) {
        // It lies where the system tidies up.
        drop(held::remove_file(part));
    }
    read
}

fn copied(path: &Path, elsewhere: &Path) -> Result<(), StoreFault> {
    system::create_for_owner(elsewhere)?;
    for (from, to) in parts(path).into_iter().zip(parts(elsewhere)) {
        if from.exists() {
            held::write(&to, held::read(&from)?)?;
        }
    }
    Ok(())
}

/// The file and what may lie beside it.
fn parts(path: &Path) -> Vec<PathBuf> {
    let beside = ["", "-wal", "-journal"].into_iter();
    beside.map(|suffix| disk::beside(path, suffix)).collect()
}
