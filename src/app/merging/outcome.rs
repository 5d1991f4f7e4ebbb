//! What comes of a merge: halls, conflicts and standings, kept as long as nothing changes.

use crate::halls::merging::{Arrival, Arrived, FindWords, Prepared};
use crate::merging::folder::{MergeFault, MergeFolder, take_file};
use crate::{halls::pricing::WordFault, machine::file_error::at};
use flavita_contests::halls::decision::Decisions;
use flavita_contests::halls::merged::{Merged, merged};
use std::thread;

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
    pub fn of(folder: &MergeFolder, find: FindWords<'_>) -> Result<Self, MergeFault> {
        let decisions = folder.decisions()?;
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let mut arrived = Arrived::default().on_threads(cores.saturating_sub(1));
        for name in folder.files()? {
            let path = folder.path().join(&name);
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
