//! What comes of a merge: halls, conflicts and standings, kept as long as nothing changes.

use crate::halls::merging::{Arrival, Arrived, FindWords, Prepared};
use crate::merging::folder::{MergeFault, MergeFolder, take_file};
use crate::{halls::pricing::WordFault, machine::file_error::at};
use flavita_contests::halls::merged::{Merged, Share, merged};
use flavita_contests::{
    halls::conflict::NotedConflict, halls::decision::Decisions, halls::field::Field,
    halls::hall::Hall,
};
use flavita_tournament::results::Standings;
use std::{sync::Arc, thread};

/// A merge as it stands.
#[derive(Debug)]
pub struct Outcome {
    /// What was decided.
    pub decisions: Decisions,
    /// Decisions on words that could not be carried out; all else was merged without them.
    pub faults: Vec<WordFault>,
    /// Everything that came.
    pub arrivals: Vec<Arrival>,
    halls: Vec<Hall>,
    shares: Vec<Share>,
    conflicts: Vec<NotedConflict>,
    field: Option<Arc<Field>>,
    standings: Option<Arc<Standings>>,
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
                    let Merged { halls: shares, conflicts, field, standings } =
                        merged(&halls, found, &possible);
                    let shares = shares.into_iter().map(|(_, share)| share).collect();
                    return Self {
                        decisions,
                        faults,
                        arrivals,
                        halls,
                        shares,
                        conflicts,
                        field,
                        standings,
                    };
                }
                Err(fault) => {
                    possible.word.retain(|one| one.word != fault.word);
                    faults.push(fault);
                }
            }
        }
    }

    /// The halls put together.
    pub fn merged(&self) -> Merged<'_> {
        let halls = self.halls.iter().zip(self.shares.iter().copied());
        Merged {
            halls: halls.collect(),
            conflicts: self.conflicts.clone(),
            field: self.field.clone(),
            standings: self.standings.clone(),
        }
    }
}
