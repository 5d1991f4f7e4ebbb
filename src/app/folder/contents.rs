//! What lies in the data folder beside the tournaments, by the names of folders and the endings of
//! files: the features that keep it there, and the copies that go along with it.

/// The folder of all merges, a folder each.
pub(crate) const MERGES: &str = "merges";
/// The folder of those who train, a file each.
pub(crate) const TRAINING: &str = "training";
/// How a season's file ends.
pub(crate) const SEASON: &str = "season";
/// How the file of a game ends that came sealed, after the tournament's name.
pub(crate) const SEALED: &str = "sealed";
/// How the file ends that keeps what other halls report, after the tournament's name.
pub(crate) const REPORTS: &str = "halls.json";
/// The folder of tournaments that were thrown away.
pub(crate) const TRASH: &str = "trash";
