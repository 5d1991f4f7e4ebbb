//! The summaries of the tournaments that are not open, kept in one file of the data folder, so that a
//! list of a thousand games reads no game. A summary counts as long as its tournament's file has the
//! length and the moments it had; without the file, or with one of another form, games are read anew.

use crate::{folder::summary::Summary, folder::tournament_file::ENDING, machine::files};
use flavita_store::{held, system};
use parking_lot::Mutex;
use serde::{Deserialize, Serialize};
use std::fs::{self, Metadata};
use std::time::{SystemTime, UNIX_EPOCH};
use std::{collections::BTreeMap, collections::BTreeSet, path::Path, path::PathBuf};

/// The file in the data folder.
const INDEX: &str = "summaries.json";
/// Rises when a summary of the same game becomes another one.
const FORM: u32 = 2;

/// By what it is seen that a tournament's file has changed: that of the file and of its journal.
pub(crate) type Stamp = [Option<Moment>; 2];

/// Length and moments of a file: when it was written and, where the system says, when anything about
/// it was changed, which nobody can set back.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub(crate) struct Moment {
    len: u64,
    written_ns: u64,
    changed_ns: i64,
}

impl Moment {
    fn of(found: &Metadata) -> Self {
        let since = |at: SystemTime| at.duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
        let written = found.modified().map_or(0, since);
        Self {
            len: found.len(),
            written_ns: u64::try_from(written).unwrap_or(u64::MAX),
            changed_ns: system::changed_ns(found),
        }
    }
}

/// How a tournament's file stands now. An empty journal holds nothing.
pub(crate) fn stamp(file: &Path) -> Stamp {
    let moment = |file: &Path| fs::metadata(file).ok().map(|found| Moment::of(&found));
    let journal = moment(&file.with_extension(format!("{ENDING}-wal")));
    [moment(file), journal.filter(|journal| journal.len > 0)]
}

#[derive(Clone, Debug, Deserialize, Serialize)]
struct Kept {
    stamp: Stamp,
    about: Summary,
}

/// The file's content.
#[derive(Debug, Default, Deserialize, Serialize)]
struct Index {
    form: u32,
    games: BTreeMap<String, Kept>,
}

/// All that is known.
#[derive(Debug)]
pub(crate) struct Summaries {
    file: PathBuf,
    known: Mutex<Known>,
}

#[derive(Debug)]
struct Known {
    games: BTreeMap<String, Kept>,
    /// Whether the file has something else.
    is_news: bool,
}

impl Summaries {
    /// Those of a data folder.
    pub(crate) fn of(data: &Path) -> Self {
        let file = data.join(INDEX);
        let index: Index = held::read(&file)
            .ok()
            .and_then(|bytes| serde_json::from_slice(&bytes).ok())
            .filter(|index: &Index| index.form == FORM)
            .unwrap_or_default();
        Self { file, known: Mutex::new(Known { games: index.games, is_news: false }) }
    }

    /// The summary of a tournament whose file stands like this.
    pub(crate) fn get(&self, id: &str, stamp: &Stamp) -> Option<Summary> {
        let known = self.known.lock();
        let kept = known.games.get(id).filter(|kept| kept.stamp == *stamp);
        kept.map(|kept| kept.about.clone())
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.known.lock().games.len()
    }

    /// Remembers it.
    pub(crate) fn keep(&self, id: &str, stamp: Stamp, about: Summary) {
        let mut known = self.known.lock();
        known.games.insert(id.to_owned(), Kept { stamp, about });
        known.is_news = true;
    }

    /// Writes what is new of these tournaments; those of others are forgotten.
    pub(crate) fn save(&self, ids: &[String]) {
        let ids: BTreeSet<&String> = ids.iter().collect();
        let games = {
            let mut known = self.known.lock();
            let before = known.games.len();
            known.games.retain(|id, _| ids.contains(id));
            let is_news = std::mem::take(&mut known.is_news) || known.games.len() != before;
            is_news.then(|| known.games.clone())
        };
        let Some(games) = games else { return };
        let bytes = serde_json::to_vec(&Index { form: FORM, games }).unwrap_or_default();
        // Nothing is lost with it: the games are read anew after the next start.
        if let Err(error) = files::replace(&self.file, &bytes) {
            tracing::info!(%error, "the summaries of the games are not kept");
        }
    }
}
