//! What the operating systems do each in its own way: memory, whoever may read a file, what tells two
//! files apart, names that another program holds for a moment, folders of the user's own.
//!
//! Only here the code asks whether it runs on Windows (`tests/architecture.rs`).

use std::fs::{File, Metadata, OpenOptions};
use std::path::{Path, PathBuf};
use std::{borrow::Cow, env, io, time::SystemTime};

/// What gives the program its memory: Linux' own would keep what a crowd has left, mimalloc on Windows
/// what threads have left that ended.
#[cfg(not(windows))]
pub use mimalloc::MiMalloc as Allocator;
#[cfg(windows)]
pub use std::alloc::System as Allocator;

/// Windows refuses to touch a file that somebody reads: how often it is tried again (`held.rs`).
pub(super) const TRIES_OF_HELD: u32 = if cfg!(windows) { 40 } else { 0 };

/// The whole path, written as people write it: Windows puts `\\?\` before a path whose links were
/// followed, which neither its own lists of disks nor `SQLite` understand.
///
/// # Errors
/// When there is no such file.
pub fn real_path(path: &Path) -> io::Result<PathBuf> {
    let real = path.canonicalize()?;
    let plain = real.to_str().filter(|_| cfg!(windows)).and_then(plain);
    Ok(plain.map_or(real, PathBuf::from))
}

fn plain(path: &str) -> Option<String> {
    let path = path.strip_prefix(r"\\?\")?;
    Some(path.strip_prefix(r"UNC\").map_or(path.to_owned(), |share| format!(r"\\{share}")))
}

/// The path in an address of a file, with strokes forward: `/C:/cup`, `////server/share/cup`.
pub(super) fn address_of(path: &Path) -> Cow<'_, [u8]> {
    let bytes = path.as_os_str().as_encoded_bytes();
    if !cfg!(windows) {
        return bytes.into();
    }
    forward(bytes).into()
}

fn forward(path: &[u8]) -> Vec<u8> {
    let before: &[u8] = if path.starts_with(br"\\") { b"//" } else { b"/" };
    let strokes = path.iter().map(|byte| if *byte == b'\\' { b'/' } else { *byte });
    before.iter().copied().chain(strokes).collect()
}

/// Makes a new, empty file that only its owner may read and write: the secret of a draw stands in
/// it. On Windows the folder says who may read.
///
/// # Errors
/// What the operating system says; [`io::ErrorKind::AlreadyExists`] when there is one.
pub(super) fn create_for_owner(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// Takes the right to read a file from everybody but its owner, where the system knows such rights.
pub fn leave_to_owner(path: &Path) {
    #[cfg(unix)]
    {
        use std::fs::{Permissions, set_permissions};
        use std::os::unix::fs::PermissionsExt as _;
        // A stick knows no rights, and another owner's file stays as he wants it.
        let _refused = set_permissions(path, Permissions::from_mode(0o600));
    }
    #[cfg(not(unix))]
    let _no_rights = path;
}

/// The folder that a file lies in.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Makes the name of a new file durable. Windows does this with the file itself.
///
/// # Errors
/// What the operating system says.
pub(super) fn sync_folder_of(path: &Path) -> io::Result<()> {
    if cfg!(unix) {
        File::open(folder_of(path))?.sync_all()?;
    }
    Ok(())
}

/// What tells a file from another one of the same name; elsewhere than on Unix a file that is open
/// can be neither removed nor renamed.
pub(super) fn identity(found: &Metadata) -> Option<(u64, u64)> {
    #[cfg(unix)]
    let identity = {
        use std::os::unix::fs::MetadataExt as _;
        Some((found.dev(), found.ino()))
    };
    #[cfg(not(unix))]
    let identity = {
        let _all_alike = found;
        None
    };
    identity
}

/// When a file was last written, where the system notes that while the file is still open.
pub(super) fn written(found: &Metadata) -> Option<SystemTime> {
    found.modified().ok().filter(|_| cfg!(unix))
}

/// When anything about a file last changed, in nanoseconds; 0 where the system does not say.
pub fn changed_ns(found: &Metadata) -> i64 {
    #[cfg(unix)]
    let changed = {
        use std::os::unix::fs::MetadataExt as _;
        found.ctime().wrapping_mul(1_000_000_000).wrapping_add(found.ctime_nsec())
    };
    #[cfg(not(unix))]
    let changed = {
        let _unsaid = found;
        0
    };
    changed
}

/// Whether a person sits before this program's own screen: not over a line from elsewhere, and not
/// before a server without a desktop.
pub fn has_desktop() -> bool {
    let says = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    let is_remote = says("SSH_CONNECTION") || says("SSH_TTY");
    let is_drawn = cfg!(any(windows, target_os = "macos"));
    !is_remote && (is_drawn || says("DISPLAY") || says("WAYLAND_DISPLAY"))
}

/// Whether programs are started here by a click in a window, in whatever folder they lie.
pub fn starts_by_click() -> bool {
    cfg!(any(windows, target_os = "macos"))
}

/// Waits until the window of the program is closed or Windows shuts down.
///
/// Windows ends the program a few seconds later, and at once where nobody waits for it. Elsewhere
/// signals say it, which are the server's own matter.
pub async fn window_closed() {
    #[cfg(windows)]
    {
        use tokio::signal::windows::{ctrl_close, ctrl_shutdown};
        if let (Ok(mut close), Ok(mut shutdown)) = (ctrl_close(), ctrl_shutdown()) {
            tokio::select! {
                _closed = close.recv() => (),
                _shut_down = shutdown.recv() => (),
            }
            return;
        }
    }
    std::future::pending::<()>().await;
}

/// Where a person's documents are kept; `None` where the system does not say.
pub fn documents() -> Option<PathBuf> {
    #[cfg(windows)]
    let told = known_folders::get_known_folder_path(known_folders::KnownFolder::Documents);
    #[cfg(not(windows))]
    let told = named_documents();
    told.or_else(|| {
        let home = env::home_dir()?;
        let documents = home.join("Documents");
        Some(if documents.is_dir() { documents } else { home })
    })
}

/// The folder that a desktop of Linux has named in the person's language.
#[cfg(not(windows))]
fn named_documents() -> Option<PathBuf> {
    let home = env::home_dir()?;
    let settings =
        env::var_os("XDG_CONFIG_HOME").map_or_else(|| home.join(".config"), PathBuf::from);
    let names = std::fs::read_to_string(settings.join("user-dirs.dirs")).ok()?;
    let name = names.lines().find_map(|line| line.strip_prefix("XDG_DOCUMENTS_DIR=\""));
    let name = name?.strip_suffix('"')?;
    let folder = home.join(name.strip_prefix("$HOME/").unwrap_or(name));
    folder.is_dir().then_some(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_of_windows_is_written_as_people_and_sqlite_write_it() {
        assert_eq!(plain(r"\\?\E:\Мои турниры").unwrap(), r"E:\Мои турниры");
        assert_eq!(plain(r"\\?\UNC\club\cups").unwrap(), r"\\club\cups");
        assert_eq!(plain(r"E:\cups"), None);
        assert_eq!(forward(br"E:\cups\a.sqlite"), b"/E:/cups/a.sqlite");
        assert_eq!(forward(br"\\club\cups\a.sqlite"), b"////club/cups/a.sqlite");
    }
}
