//! The merges of the data folder, a folder each in `merges`, and what comes of one.
//!
//! That is halls, conflicts and standings, kept as long as nothing changes. Decisions are made as a page
//! asks for them: by the names of conflict and answer.

use crate::halls::checking::WordFault;
use crate::halls::merging::{Arrival, Arrived, FindWords, Prepared};
use crate::machine::files::{KeptFault, at, names_where};
use crate::merging::folder::{MergeFolder, Stamp, take_file};
use crate::{folder::data_folder::Folder, folder::tournament_file::MERGES, words::word_file};
use flavita_contests::halls::merged::{Merged, merged};
use flavita_contests::{halls::conflict::Conflict, halls::decision::Decisions};
use flavita_tournament::state::Tournament;
use parking_lot::Mutex;
use std::{fs, path::Path, sync::Arc, thread};

/// What is known of the merges: who may write, and what came of the last one that was looked at.
#[derive(Debug, Default)]
struct KeptMerges {
    /// Held while a merge is changed, so that no change is lost.
    change: Mutex<()>,
    /// Held while one is put together: two at once would only take longer.
    last: Mutex<Option<Kept>>,
}

#[derive(Debug)]
struct Kept {
    id: String,
    stamp: Stamp,
    outcome: Arc<Outcome>,
}

impl Folder {
    /// Every merge by its name in addresses.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn merges(&self) -> Result<Vec<String>, KeptFault> {
        let path = self.path.join(MERGES);
        if !path.is_dir() {
            return Ok(Vec::new());
        }
        Ok(names_where(&path, Path::is_dir).map_err(at(&path))?)
    }

    /// The merge of this name.
    ///
    /// # Errors
    /// When there is none.
    pub fn merge(&self, id: &str) -> Result<MergeFolder, KeptFault> {
        if !self.merges()?.iter().any(|known| known == id) {
            return Err(KeptFault::Missing(id.to_owned()));
        }
        Ok(MergeFolder { path: self.path.join(MERGES).join(id) })
    }

    /// Begins a merge; answers its name in addresses.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn create_merge(&self, name: &str) -> Result<String, KeptFault> {
        let kept = self.memory.of::<KeptMerges>();
        let _alone = kept.change.lock();
        let taken = self.merges()?;
        let mut names = (1..=taken.len() + 1).map(|n| format!("merge-{n}"));
        let id = names.find(|id| !taken.contains(id)).unwrap_or_default();
        let path = self.path.join(MERGES).join(&id);
        fs::create_dir_all(&path).map_err(at(&path))?;
        MergeFolder { path }
            .keep_decisions(&Decisions { name: name.to_owned(), ..Decisions::default() })?;
        Ok(id)
    }

    /// Changes what lies in a merge.
    ///
    /// # Errors
    /// When there is none, or it cannot be read or written.
    pub fn change_merge<R>(
        &self,
        id: &str,
        change: impl FnOnce(&MergeFolder) -> Result<R, KeptFault>,
    ) -> Result<R, KeptFault> {
        let kept = self.memory.of::<KeptMerges>();
        let _alone = kept.change.lock();
        change(&self.merge(id)?)
    }

    /// What comes of a merge: put together anew where anything in it has changed.
    ///
    /// # Errors
    /// When there is none, or it or its decisions cannot be read.
    pub fn merge_outcome(&self, id: &str) -> Result<Arc<Outcome>, KeptFault> {
        let folder = self.merge(id)?;
        // It is written in one step: a panic elsewhere leaves it whole.
        let kept = self.memory.of::<KeptMerges>();
        let mut last = kept.last.lock();
        let stamp = self.merge_stamp(&folder)?;
        let known = last.as_ref();
        let known = known.filter(|known| known.id == id && known.stamp == stamp);
        if let Some(known) = known {
            return Ok(Arc::clone(&known.outcome));
        }
        let find = |state: &Tournament| word_file::find(&self.path, state, &self.shelf);
        let outcome = Arc::new(Outcome::of(&folder, &find)?);
        *last = Some(Kept { id: id.to_owned(), stamp, outcome: Arc::clone(&outcome) });
        Ok(outcome)
    }

    /// How a merge stands, and the words that may be found for it.
    fn merge_stamp(&self, folder: &MergeFolder) -> Result<Stamp, KeptFault> {
        let mut stamp = folder.stamp()?;
        if let Ok(words) = fs::metadata(self.path.join(word_file::FOLDER)) {
            stamp.push((word_file::FOLDER.to_owned(), 0, words.modified().ok()));
        }
        Ok(stamp)
    }
}

/// A merge as it stands.
#[derive(Debug)]
pub struct Outcome {
    /// What was decided.
    pub decisions: Decisions,
    /// Decisions on words that could not be carried out; all else was merged without them.
    pub faults: Vec<WordFault>,
    /// Everything that came.
    pub arrivals: Vec<Arrival>,
    /// The halls put together.
    pub merged: Merged,
}

impl Outcome {
    /// Reads, checks and merges what is in a folder, on all cores but one.
    ///
    /// # Errors
    /// When the folder or the decisions cannot be read.
    pub fn of(folder: &MergeFolder, find: FindWords<'_>) -> Result<Self, KeptFault> {
        let decisions = folder.decisions()?;
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let mut arrived = Arrived::default();
        arrived.threads = Some(cores.saturating_sub(1).max(1));
        for name in folder.files()? {
            let path = folder.path.join(&name);
            take_file(&mut arrived, &path, &name).map_err(at(&path))?;
        }
        Ok(Self::made(&arrived, decisions, find))
    }

    /// Leaves out what cannot be carried out: the decisions come from a file.
    fn made(arrived: &Arrived, decisions: Decisions, find: FindWords<'_>) -> Self {
        let (mut possible, mut faults) = (decisions.clone(), Vec::new());
        loop {
            match arrived.clone().prepared(&possible, find, &|| ()) {
                Ok(Prepared { halls, found, arrivals, .. }) => {
                    let merged = merged(halls, found, &possible);
                    return Self { decisions, faults, arrivals, merged };
                }
                Err(fault) => {
                    possible.word.retain(|one| one.word != fault.word);
                    faults.push(fault);
                }
            }
        }
    }
}

/// What decisions on a word are asked by that cannot be carried out.
pub const WORD_FAULT: &str = "word-fault";
/// What decisions on a hall are asked by against which nothing speaks.
pub const HALL: &str = "hall";

/// A decision that is asked for, or is to be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish<'a> {
    /// The kind of the conflict.
    pub kind: &'a str,
    /// What it is about.
    pub subject: &'a str,
    /// The answer and its reason; nothing where the decision is to be taken back.
    pub answer: Option<(&'a str, &'a str)>,
}

impl Folder {
    /// Decides about a conflict of a merge or takes a decision back; answers whether there is such a
    /// conflict and such an answer.
    ///
    /// # Errors
    /// When there is no such merge, or it cannot be read or written; then nothing is changed.
    pub fn decide_merge(&self, id: &str, wish: Wish<'_>) -> Result<bool, KeptFault> {
        let outcome = self.merge_outcome(id)?;
        let mut conflicts = outcome.merged.conflicts.iter().map(|one| &one.conflict);
        let is_it = |one: &&Conflict| one.kind() == wish.kind && one.subject() == wish.subject;
        let conflict = conflicts.find(is_it);
        self.change_merge(id, |merge| {
            let mut decisions = merge.decisions()?;
            let before = decisions.clone();
            match (conflict, wish.answer) {
                (Some(conflict), Some((name, because))) => {
                    let choices = conflict.choices();
                    let Some(answer) = choices.iter().find(|one| one.name() == name) else {
                        return Ok(false);
                    };
                    decisions.decide(conflict, answer, because);
                }
                (Some(conflict), None) => decisions.take_back(conflict),
                (None, None) if wish.kind == HALL => decisions.take_back_hall(wish.subject),
                (None, None) if wish.kind == WORD_FAULT => {
                    decisions.word.retain(|one| one.word != wish.subject);
                }
                (None, None | Some(_)) => return Ok(false),
            }
            if decisions != before {
                merge.keep_decisions(&decisions)?;
            }
            Ok(true)
        })
    }
}
