//! What telephones handed over of what they kept: a file beside the tournament's own, a telephone a
//! line, as `flavita verify --receipts` reads it.

use crate::audit::receipts::{Receipts, of_telephones};
use crate::machine::files::{self, read_if_there};
use std::{io, path::Path, path::PathBuf};

/// The ending of the file.
pub(crate) const ENDING: &str = "receipts";
/// What is kept of one player: he may come with another telephone, and with the same one later.
const MOST_OF_PLAYER: usize = 4;

/// The file of a tournament.
pub fn beside(log: &Path) -> PathBuf {
    log.with_extension(ENDING)
}

/// Keeps what a telephone handed over, besides the last that its player did. Not to be done twice at
/// the same time.
///
/// # Errors
/// What the system says; what was kept before stays.
pub fn keep(log: &Path, given: &Receipts) -> io::Result<()> {
    let file = beside(log);
    let before = read_if_there(&file)?.unwrap_or_default();
    let mut lines: Vec<(u32, String)> = Vec::new();
    for one in of_telephones(&before)?.iter().chain([given]) {
        let line = serde_json::to_string(one)?;
        lines.retain(|(_, other)| *other != line);
        lines.push((one.player.0, line));
    }
    let own = lines.iter().filter(|(player, _)| *player == given.player.0).count();
    if own > MOST_OF_PLAYER {
        let oldest = lines.iter().position(|(player, _)| *player == given.player.0);
        oldest.map(|at| lines.remove(at));
    }
    let lines: String = lines.into_iter().map(|(_, line)| line + "\n").collect();
    files::replace(&file, lines.as_bytes())
}
