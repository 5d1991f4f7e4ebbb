//! Files that another program holds for a moment: a scanner, a copy that is being made, a table open
//! in an office program. Windows lets nobody else touch them meanwhile.
//!
//! What lies in a data folder is read, written and moved by these, so that a moment is not taken for
//! a file that is not there (`tests/architecture.rs`).

use std::{fs, io, path::Path, thread::sleep, time::Duration};

use crate::system;

/// How long it is waited between two tries.
const PAUSE: Duration = Duration::from_millis(25);

/// What Windows says then: access denied, sharing violation, lock violation.
const HELD: [i32; 3] = [5, 32, 33];

/// Does what another program may be in the way of for a moment.
///
/// # Errors
/// What the system says in the end.
pub fn patiently<T>(act: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    tried(system::TRIES_OF_HELD, act)
}

fn tried<T>(tries: u32, mut act: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    let is_held = |error: &io::Error| error.raw_os_error().is_some_and(|code| HELD.contains(&code));
    for _ in 0..tries {
        match act() {
            Err(error) if is_held(&error) => sleep(PAUSE),
            done => return done,
        }
    }
    act()
}

/// What a file holds.
///
/// # Errors
/// What the system says.
pub fn read(path: impl AsRef<Path>) -> io::Result<Vec<u8>> {
    patiently(|| fs::read(&path))
}

/// The text of a file.
///
/// # Errors
/// What the system says; [`io::ErrorKind::InvalidData`] where it is no text.
pub fn read_to_string(path: impl AsRef<Path>) -> io::Result<String> {
    patiently(|| fs::read_to_string(&path))
}

/// Writes a file in place.
///
/// # Errors
/// What the system says.
pub fn write(path: impl AsRef<Path>, bytes: impl AsRef<[u8]>) -> io::Result<()> {
    patiently(|| fs::write(&path, &bytes))
}

/// Gives a file another name; a file of that name is replaced.
///
/// # Errors
/// What the system says.
pub fn rename(from: impl AsRef<Path>, to: impl AsRef<Path>) -> io::Result<()> {
    patiently(|| fs::rename(&from, &to))
}

/// Removes a file.
///
/// # Errors
/// What the system says.
pub fn remove_file(path: impl AsRef<Path>) -> io::Result<()> {
    patiently(|| fs::remove_file(&path))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file that others let go after some tries.
    fn held(tries: u32) -> impl FnMut() -> io::Result<u32> {
        let mut asked = 0;
        move || {
            asked += 1;
            if asked > tries { Ok(asked) } else { Err(io::Error::from_raw_os_error(32)) }
        }
    }

    #[test]
    fn a_file_that_another_program_holds_for_a_moment_is_asked_for_again() {
        assert_eq!(tried(3, held(3)).unwrap(), 4);
        assert!(tried(3, held(4)).is_err());
        let mut asked = 0;
        let missing = tried(3, || -> io::Result<()> {
            asked += 1;
            Err(io::ErrorKind::NotFound.into())
        });
        assert!(missing.is_err() && asked == 1, "what will not change is said at once");
    }
}
