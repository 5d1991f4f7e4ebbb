//! The file beside a tournament that says who may sign in: badges, invitations and sessions, all
//! of them hashed. It is no part of the log, so that a log can be given away.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags, Params, ToSql, params};
use sha2::{Digest, Sha256};

use crate::error::{Loss, StoreError, StoreFault, at};
use crate::{connection, copy, disk::OnDisk, schema, system};

/// Marks a file as ours: the letters `FlPa`, big-endian.
const APPLICATION_ID: i64 = 0x466C_5061;
/// The form of the file; in form 1 rows had no sums.
const FORM: i64 = 2;

/// The columns of each table. Its last one, `sum`, is a SHA-256 of the others, as `SQLite` quotes
/// them: what a page holds, `SQLite` itself does not check.
const TABLES: [Table; 3] = [
    ("badge", &["player", "token", "pin", "salt", "made_ms", "locked_ms"]),
    ("invitation", &["number", "name", "token", "made_ms", "revoked_ms"]),
    ("session", &["cookie", "bearer", "number", "made_ms", "ended_ms"]),
];

/// A table and its columns.
type Table = (&'static str, &'static [&'static str]);

/// A SHA-256 of something secret.
pub type Hash = [u8; 32];

/// A player's badge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadgeRow {
    /// The player's number.
    pub player: u32,
    /// What the token hashes to.
    pub token: Hash,
    /// What the PIN hashes to.
    pub pin: Hash,
    /// What the PIN is hashed with.
    pub salt: Hash,
    /// When it was made: milliseconds since 1970 (UTC).
    pub made_ms: i64,
    /// Since when the arbiter must unlock it, if so.
    pub locked_ms: Option<i64>,
}

/// An invitation of somebody who helps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvitationRow {
    /// Its number, from 1.
    pub number: u32,
    /// Who is invited.
    pub name: String,
    /// What the token hashes to.
    pub token: Hash,
    /// When it was made: milliseconds since 1970 (UTC).
    pub made_ms: i64,
    /// When it was taken back, if so.
    pub revoked_ms: Option<i64>,
}

/// Whose a session is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bearer {
    /// The player of this number.
    Player(u32),
    /// The helper of the invitation of this number.
    Helper(u32),
}

impl Bearer {
    /// The number of a player.
    pub fn player(self) -> Option<u32> {
        if let Self::Player(number) = self { Some(number) } else { None }
    }
}

/// A device that has signed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// What the cookie hashes to.
    pub cookie: Hash,
    /// Whose it is.
    pub bearer: Bearer,
    /// When it signed in: milliseconds since 1970 (UTC).
    pub made_ms: i64,
    /// When another device took its place or its right was taken back, if so.
    pub ended_ms: Option<i64>,
}

/// Everything that stands in the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PassRows {
    /// The badges.
    pub badges: Vec<BadgeRow>,
    /// The invitations.
    pub invitations: Vec<InvitationRow>,
    /// The sessions.
    pub sessions: Vec<SessionRow>,
}

/// How safely something is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// It is on the disk before the call returns.
    Durable,
    /// A power cut may lose it: who signed in just then signs in again.
    Quick,
}

/// The open file.
#[derive(Debug)]
pub struct PassFile {
    conn: Connection,
    path: PathBuf,
    place: OnDisk,
}

impl PassFile {
    /// Opens the file, or makes it; only the owner of the program may read it.
    ///
    /// # Errors
    /// [`StoreError`] when the disk refuses or the file is another one.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        Self::opened(path).map_err(at(path))
    }

    fn opened(path: &Path) -> Result<Self, StoreFault> {
        if !path.exists() {
            system::create_for_owner(path)?;
        }
        let conn = connection::connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        let mut file = Self::with(conn, path);
        file.conn.pragma_update(None, "trusted_schema", 0)?;
        if file.is_blank()? {
            file.prepare()?;
        }
        if schema::check_identity(&file.conn, APPLICATION_ID, FORM)? < FORM {
            file.renew()?;
        }
        file.place = OnDisk::of(path);
        Ok(file)
    }

    fn with(conn: Connection, path: &Path) -> Self {
        Self { conn, path: path.to_owned(), place: OnDisk::of(path) }
    }

    /// What became of the file since something was last written to it, if anything.
    pub fn lost(&self) -> Option<Loss> {
        self.place.lost()
    }

    /// Writes these rows as a new file at its place; what lies there is put aside.
    ///
    /// # Errors
    /// [`StoreError`] when the place does not take it; then the file is still lost.
    pub fn write_anew(&mut self, rows: &PassRows) -> Result<(), StoreError> {
        // Closed first: with its last connection SQLite removes the journal of that name.
        self.conn = Connection::open_in_memory().map_err(at(&self.path))?;
        copy::put_aside(&self.path)?;
        let mut fresh = Self::open(&self.path)?;
        fresh.put(rows, &[], Care::Durable)?;
        *self = fresh;
        Ok(())
    }

    /// Reads all of a file that stays as it is, and has `SQLite` compare it.
    ///
    /// # Errors
    /// [`StoreError`] when the file is damaged or another one.
    pub fn check(path: &Path) -> Result<(), StoreError> {
        Self::checked(path).map_err(at(path))?.load().map(drop)
    }

    fn checked(path: &Path) -> Result<Self, StoreFault> {
        let conn = connection::to_read(path)?;
        let form = schema::check_identity(&conn, APPLICATION_ID, FORM)?;
        schema::integrity_check(&conn)?;
        for table in TABLES.into_iter().filter(|_| form == FORM) {
            let rows = rows_of(&conn, table, "", [])?;
            if rows.iter().any(|(_, text, sum)| sum.is_some_and(|sum| sum != sum_of(text))) {
                let problem = format!("a row of {} is not as it was written", table.0);
                return Err(StoreFault::Damaged(problem));
            }
        }
        Ok(Self::with(conn, path))
    }

    /// Whether nothing stands in the file: it is new, or a power cut came while it was made.
    fn is_blank(&self) -> rusqlite::Result<bool> {
        let parts: i64 =
            self.conn.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
        let mark = schema::pragma(&self.conn, "application_id")?;
        let form = schema::pragma(&self.conn, "user_version")?;
        Ok(parts == 0 && [0, APPLICATION_ID].contains(&mark) && (0..=FORM).contains(&form))
    }

    /// Makes the tables and marks the file as ours, all of it or nothing.
    fn prepare(&mut self) -> Result<(), StoreFault> {
        self.conn.pragma_update_and_check(None, "journal_mode", "wal", |_row| Ok(()))?;
        let made = self.conn.transaction()?;
        made.execute_batch(include_str!("migrations/passes.sql"))?;
        made.pragma_update(None, "application_id", APPLICATION_ID)?;
        made.pragma_update(None, "user_version", FORM)?;
        made.commit()?;
        Ok(system::sync_folder_of(&self.path)?)
    }

    /// Gives every row of a file of form 1 its sum.
    fn renew(&mut self) -> rusqlite::Result<()> {
        let renewed = self.conn.transaction()?;
        for table in TABLES {
            renewed.execute_batch(&format!("ALTER TABLE {} ADD COLUMN sum BLOB", table.0))?;
            sum_up(&renewed, table, "", [])?;
        }
        renewed.pragma_update(None, "user_version", FORM)?;
        renewed.commit()
    }

    /// Everything that stands in it.
    ///
    /// # Errors
    /// What `SQLite` says.
    pub fn load(&self) -> Result<PassRows, StoreError> {
        self.all().map_err(at(&self.path))
    }

    fn all(&self) -> rusqlite::Result<PassRows> {
        let [badges, invitations, sessions] = TABLES;
        Ok(PassRows {
            badges: self.rows(badges, "player", badge)?,
            invitations: self.rows(invitations, "number", invitation)?,
            sessions: self.rows(sessions, "made_ms, cookie", session)?,
        })
    }

    fn rows<T>(
        &self,
        (table, columns): Table,
        order: &str,
        row: impl FnMut(&rusqlite::Row<'_>) -> rusqlite::Result<T>,
    ) -> rusqlite::Result<Vec<T>> {
        let sql = format!("SELECT {} FROM {table} ORDER BY {order}", columns.join(", "));
        self.conn.prepare(&sql)?.query_map([], row)?.collect()
    }

    /// Puts these rows in place of those of the same badge, invitation or session, and removes
    /// the badges of these players, all of it or nothing.
    ///
    /// # Errors
    /// What `SQLite` or the disk says; then nothing has changed.
    pub fn put(&mut self, rows: &PassRows, gone: &[u32], care: Care) -> Result<(), StoreError> {
        self.written(rows, gone, care).map_err(at(&self.path))?;
        self.place.note();
        Ok(())
    }

    fn written(&mut self, rows: &PassRows, gone: &[u32], care: Care) -> rusqlite::Result<()> {
        let synchronous = if care == Care::Durable { 2 } else { 1 };
        self.conn.pragma_update(None, "synchronous", synchronous)?;
        let written = self.conn.transaction()?;
        for player in gone {
            written.execute("DELETE FROM badge WHERE player = ?1", [player])?;
        }
        insert(&written, rows)?;
        written.commit()
    }
}

/// The rows of a table: their numbers, what they say, and their sums.
fn rows_of(
    conn: &Connection,
    (table, columns): Table,
    which: &str,
    of: impl Params,
) -> rusqlite::Result<Vec<(i64, String, Option<Hash>)>> {
    let text: Vec<String> = columns.iter().map(|column| format!("quote({column})")).collect();
    let sql = format!("SELECT rowid, {}, sum FROM {table} {which}", text.join("||"));
    let mut statement = conn.prepare_cached(&sql)?;
    statement.query_map(of, |row| row.try_into())?.collect()
}

/// Sums up rows of a table.
fn sum_up(conn: &Connection, table: Table, which: &str, of: impl Params) -> rusqlite::Result<()> {
    let sql = format!("UPDATE {} SET sum = ?2 WHERE rowid = ?1", table.0);
    for (number, text, _) in rows_of(conn, table, which, of)? {
        conn.prepare_cached(&sql)?.execute(params![number, sum_of(&text)])?;
    }
    Ok(())
}

fn sum_of(text: &str) -> Hash {
    Sha256::digest(text).into()
}

fn insert(conn: &Connection, rows: &PassRows) -> rusqlite::Result<()> {
    let [badges, invitations, sessions] = TABLES;
    for one in &rows.badges {
        let BadgeRow { player, token, pin, salt, made_ms, locked_ms } = one;
        put(conn, badges, params![player, token, pin, salt, made_ms, locked_ms])?;
    }
    for one in &rows.invitations {
        let InvitationRow { number, name, token, made_ms, revoked_ms } = one;
        put(conn, invitations, params![number, name, token, made_ms, revoked_ms])?;
    }
    for one in &rows.sessions {
        let (bearer, number) = match one.bearer {
            Bearer::Player(number) => ("player", number),
            Bearer::Helper(number) => ("helper", number),
        };
        put(conn, sessions, params![one.cookie, bearer, number, one.made_ms, one.ended_ms])?;
    }
    Ok(())
}

/// Puts a row in place of that of the same badge, invitation or session, with its sum.
fn put(conn: &Connection, table: Table, values: &[&dyn ToSql]) -> rusqlite::Result<()> {
    let marks = "?, ".repeat(values.len());
    let sql = format!("INSERT OR REPLACE INTO {} VALUES ({marks}NULL)", table.0);
    conn.prepare_cached(&sql)?.execute(values)?;
    sum_up(conn, table, "WHERE rowid = ?1", [conn.last_insert_rowid()])
}

fn badge(row: &rusqlite::Row<'_>) -> rusqlite::Result<BadgeRow> {
    let (player, token, pin, salt, made_ms, locked_ms) = row.try_into()?;
    Ok(BadgeRow { player, token, pin, salt, made_ms, locked_ms })
}

fn invitation(row: &rusqlite::Row<'_>) -> rusqlite::Result<InvitationRow> {
    let (number, name, token, made_ms, revoked_ms) = row.try_into()?;
    Ok(InvitationRow { number, name, token, made_ms, revoked_ms })
}

fn session(row: &rusqlite::Row<'_>) -> rusqlite::Result<SessionRow> {
    let (cookie, bearer, number, made_ms, ended_ms): (_, String, _, _, _) = row.try_into()?;
    let bearer = if bearer == "player" { Bearer::Player(number) } else { Bearer::Helper(number) };
    Ok(SessionRow { cookie, bearer, made_ms, ended_ms })
}

#[cfg(test)]
mod tests;
