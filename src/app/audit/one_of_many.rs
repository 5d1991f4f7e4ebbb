//! The check of a log that is in memory, one of many of one game.

use crate::audit::check::{Findings, Walk};
use crate::desk::{OpenError, record};
use crate::{audit::log::Audit, audit::slow::Searched, audit::stream::understood};
use flavita_lexicon::graph::Graph;
use flavita_store::event::StoredEvent;
use flavita_tournament::model::Event;
use flavita_tournament::state::{Secret, Tournament};
use std::path::Path;

/// A log that was followed to its end.
#[derive(Debug)]
pub struct Followed {
    /// What the check came to.
    pub findings: Findings,
    /// Where the log leads.
    pub state: Tournament,
}

/// Follows a log whose chain was checked when it was read, and decides everything again. Tops are
/// searched once for all logs that share `searched`.
///
/// # Errors
/// When an event cannot be understood.
pub fn follow(
    path: &Path,
    stored: &[StoredEvent],
    words: Option<&Graph>,
    searched: &Searched,
) -> Result<Followed, OpenError> {
    let mut state = record::begun(path, stored.first())?;
    if let Some(secret) = revealed(path, stored)? {
        state.entrust(Secret::new(secret));
    }
    let audit = Audit::new(state, words, true).sharing(searched);
    let mut walk = Walk::new(audit);
    for one in stored {
        walk.take(&understood(path, one)?);
    }
    let state = walk.state().clone();
    let findings = walk.findings(None, words.is_some());
    Ok(Followed { findings, state })
}

fn revealed(path: &Path, stored: &[StoredEvent]) -> Result<Option<String>, OpenError> {
    let mut told = stored.iter().filter(|one| one.kind == "seed_revealed");
    let Some(told) = told.next() else {
        return Ok(None);
    };
    let event = understood(path, told)?.event;
    Ok(if let Event::SeedRevealed { secret } = event { Some(secret) } else { None })
}
