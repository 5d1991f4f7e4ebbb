//! Every hall's log, decided again from its first event to its last.

use crate::audit::one_of_many::{Followed, follow};
use crate::{audit::searched::Searched, desk::OpenError, halls::result_file::HallResult};
use flavita_contests::{halls::conflict::Doubt, halls::conflict::FileFault, halls::hall::Hall};
use flavita_lexicon::graph::Graph;
use flavita_tournament::state::tournament::ReplayError;
use std::path::Path;

/// A hall whose log was followed, and what is found about it.
pub(crate) type Checked = Result<(Hall, Vec<Doubt>), FileFault>;

/// The signs of a difference that are repeated to people.
const MOST_SIGNS: usize = 300;

/// Follows the log of a hall.
pub(crate) fn check(result: &HallResult, words: Option<&Graph>, searched: &Searched) -> Checked {
    let path = Path::new(&result.hall);
    let Followed { findings, state } =
        follow(path, &result.events, words, searched).map_err(|error| log_fault(&error))?;
    if let Some(event) = state.misfit() {
        return Err(FileFault::Log(ReplayError::Misfit(event).to_string()));
    }
    if state.ended.is_none() {
        return Err(FileFault::NotOver);
    }
    let mut found = Vec::new();
    if let Some(first) = findings.differences.first() {
        found.push(Doubt::LogDiffers {
            count: findings.differences.len(),
            first: Box::new(first.clone()),
        });
    }
    if !findings.with_words {
        found.push(Doubt::Unverified(state.dictionary.name.clone()));
    }
    let hall = Hall {
        name: result.hall.clone(),
        result: result.id.clone(),
        key: result.key.clone(),
        head: result.head().hash.to_string(),
        events: result.events.len(),
        program: result.program.clone(),
        state,
    };
    Ok((hall, found))
}

/// What cannot be understood, in words without the name of a file.
pub(crate) fn log_fault(error: &OpenError) -> FileFault {
    let text = match error {
        OpenError::Record(fault) => fault.source.to_string(),
        OpenError::Replay(fault) => fault.source.to_string(),
        OpenError::Store(_) | OpenError::Dictionary { .. } | OpenError::Thread(_) => {
            error.to_string()
        }
    };
    FileFault::Log(text.chars().take(MOST_SIGNS).collect())
}
