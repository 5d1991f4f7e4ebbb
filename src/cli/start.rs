//! How the program meets the person who starts it: where the tournaments lie, whether it runs already,
//! and its first page in the browser.

use clap::ValueEnum;
use flavita_store::{held, system};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{IsTerminal as _, stdin, stdout};
use std::{path::Path, path::PathBuf, thread::sleep, time::Duration};

/// Whether the first page opens in the browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Browser {
    /// It opens.
    Yes,
    /// It does not.
    No,
}

/// What a person asks for at the start, of all that can be asked.
#[derive(Debug)]
pub(super) struct Wishes {
    /// The folder of the tournaments.
    pub(super) data: Option<PathBuf>,
    /// Whether the browser opens.
    pub(super) browser: Option<Browser>,
    /// Whether the port is named: it is wanted there, beside any other program.
    pub(super) has_own_port: bool,
}

/// Where the tournaments lie in the present folder, and among the documents.
const HERE: &str = "tournaments";
const AMONG_DOCUMENTS: &str = "Flavita";

/// The file of the data folder that the program which serves it holds, and beside it the one that
/// says its port: on Windows nobody else reads a file that is held.
const HELD: &str = "serving.lock";
const PORT: &str = "serving.port";

/// How often it is looked again for a program that is just ending or beginning, and the time between.
const TRIES: u32 = 40;
const PAUSE: Duration = Duration::from_millis(50);

/// The folder that was asked for; else the one of before in the present folder, or one among the
/// documents of the person who sits here: the same from a menu, by a click and from a terminal.
pub(super) fn data_folder(wishes: &Wishes) -> PathBuf {
    let is_own = system::starts_by_click() || wishes.browser == Some(Browser::Yes) || is_seen();
    let here = PathBuf::from(HERE);
    let elsewhere = || {
        let documents = system::documents().filter(|_| is_own && !here.is_dir());
        documents.map(|folder| folder.join(AMONG_DOCUMENTS))
    };
    wishes.data.clone().or_else(elsewhere).unwrap_or(here)
}

/// Whether this program is the first that serves a folder.
pub(super) enum Claim {
    /// It is.
    Running(Running),
    /// Another one serves it at this port.
    Taken(u16),
}

/// The right to say that this program serves a folder, as long as it is kept.
pub(super) struct Running {
    lock: Option<File>,
    port: PathBuf,
}

impl Running {
    /// Tells a second start where the first one's pages are.
    pub(super) fn tell(&self, port: u16) {
        let lock = self.lock.as_ref();
        if let Some(Err(error)) = lock.map(|_| held::write(&self.port, port.to_string())) {
            tracing::warn!(%error, "a second start will not find this one");
        }
    }
}

/// Looks whether another program serves the folder. One with a port of its own does not ask: whoever
/// names a port wants it there. Each tournament has a lock besides, so nothing is ever written twice.
pub(super) fn claim(wishes: &Wishes, data: &Path) -> Claim {
    let port = data.join(PORT);
    for _ in 0..TRIES {
        let lock = fs::create_dir_all(data).and_then(|()| {
            let mut options = OpenOptions::new();
            options.create(true).truncate(false).write(true);
            held::patiently(|| options.open(data.join(HELD)))
        });
        // What is wrong with the folder itself is said where it is opened.
        let Ok(lock) = lock else { break };
        if !matches!(lock.try_lock(), Err(TryLockError::WouldBlock)) {
            let _none_yet = held::remove_file(&port);
            return Claim::Running(Running { lock: Some(lock), port });
        }
        let told = held::read_to_string(&port).ok().and_then(|text| text.parse().ok());
        match told {
            _ if wishes.has_own_port => break,
            Some(port) => return Claim::Taken(port),
            None => sleep(PAUSE),
        }
    }
    Claim::Running(Running { lock: None, port })
}

/// Shows the pages of the program that runs already.
pub(super) fn show_first(wishes: &Wishes, data: &Path, port: u16) {
    let address = format!("http://localhost:{port}/");
    out!("{}", told!("serve-running", path = data.display(), address));
    browse(wishes, port);
}

/// Whether a person looks on.
fn is_seen() -> bool {
    stdout().is_terminal() && system::has_desktop()
}

/// Opens the first page in the browser, where somebody sits who sees it.
pub(super) fn browse(wishes: &Wishes, port: u16) {
    let is_wanted = || !wishes.has_own_port && is_seen();
    if !wishes.browser.map_or_else(is_wanted, |browser| browser == Browser::Yes) {
        return;
    }
    if let Err(error) = open::that_detached(format!("http://localhost:{port}/")) {
        err!("{}", told!("serve-no-browser", reason = error.to_string()));
    }
}

/// Leaves the window of a program that was clicked on until what went wrong has been read.
pub(super) fn keep_window() {
    if system::starts_by_click() && stdin().is_terminal() {
        err!("{}", told!("serve-press-enter"));
        let _closed = stdin().read_line(&mut String::new());
    }
}
