//! The whole check of a tournament's log.

use std::panic::resume_unwind;
use std::path::Path;
use std::thread;

use crate::app::audit::log::Audit;
use crate::app::audit::tally;
use crate::app::fault::OpenError;
use crate::app::record;
use crate::lexicon::graph::Graph;
use crate::store::error::StoreError;
use crate::store::event::{Head, StoredEvent};
use crate::store::event_log::EventLog;
use crate::store::exported;
use crate::tournament::draw::secrecy::Secret;
use crate::tournament::event::{Event, Stamp};
use crate::tournament::state::{ReplayError, Tournament};

/// What the check came to.
#[derive(Clone, Debug)]
pub struct Findings {
    /// The end of the log.
    pub head: Head,
    /// How many slips were judged again.
    pub slips: usize,
    /// What differs, one line each.
    pub differences: Vec<String>,
    /// Whether the words were there to judge by.
    pub with_words: bool,
    /// Whether the secret of the draw was there, where it was needed.
    pub with_secret: bool,
}

/// A log as it was read from a file, its chain checked.
#[derive(Debug)]
pub struct Log {
    events: Vec<StoredEvent>,
    head: Head,
    secret: Option<String>,
    /// Where the chain breaks, in words; the events are then left out.
    broken: Option<String>,
}

/// Reads a tournament's file or an export of its log.
///
/// # Errors
/// When it is neither, or the file is damaged. A broken chain is a finding and no error.
pub fn read(path: &Path) -> Result<Log, OpenError> {
    if exported::is_export(path) {
        let (events, broken) = split(exported::read(path))?;
        let head = events.last().map_or(Head::EMPTY, StoredEvent::head);
        return Ok(Log {
            events,
            head,
            secret: None,
            broken,
        });
    }
    let mut log = EventLog::open_read_only(path)?;
    // Another connection compares the whole file while the events are read.
    let (whole, events) = thread::scope(|scope| {
        let whole = scope.spawn(|| EventLog::open_read_only(path)?.integrity_check());
        let events = log.load();
        (
            whole.join().unwrap_or_else(|panic| resume_unwind(panic)),
            events,
        )
    });
    whole?;
    let (events, broken) = split(events)?;
    let secret = log.secret()?;
    Ok(Log {
        events,
        head: log.head(),
        secret,
        broken,
    })
}

type Split = (Vec<StoredEvent>, Option<String>);

fn split(read: Result<Vec<StoredEvent>, StoreError>) -> Result<Split, OpenError> {
    match read {
        Ok(events) => Ok((events, None)),
        Err(StoreError::BrokenChain { seq, fault, .. }) => {
            let broken = format!("event {seq}: {fault}; the file was changed after it was written");
            Ok((Vec::new(), Some(broken)))
        }
        Err(error) => Err(error.into()),
    }
}

/// How thoroughly a log is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Everything but the second search of the tops.
    Fast,
    /// Everything.
    Full,
}

impl Log {
    /// How many events there are to check.
    #[must_use]
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Whether there is nothing to check.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// The tournament as it was set up; `None` where the chain is broken.
    ///
    /// # Errors
    /// When the log does not begin as one.
    pub fn beginning(&self, path: &Path) -> Result<Option<Tournament>, OpenError> {
        if self.broken.is_some() {
            return Ok(None);
        }
        let replay = |source| OpenError::Replay {
            path: path.display().to_string(),
            source,
        };
        let first = self.events.first().ok_or(ReplayError::NoBeginning);
        let first = first.map_err(replay)?;
        let events = record::events(path, std::slice::from_ref(first))?;
        let Some((Event::TournamentCreated(created), stamp)) = events.first() else {
            return Err(replay(ReplayError::NoBeginning));
        };
        Tournament::new(created, stamp).map(Some).map_err(replay)
    }

    /// Checks everything; `passed` is called after every event.
    ///
    /// # Errors
    /// When an event cannot be understood.
    pub fn check(
        &self,
        path: &Path,
        words: Option<&Graph>,
        depth: Depth,
        passed: impl Fn(),
    ) -> Result<Findings, OpenError> {
        let Some(mut state) = self.beginning(path)? else {
            return Ok(Findings {
                head: self.head,
                slips: 0,
                differences: self.broken.iter().cloned().collect(),
                with_words: true,
                with_secret: true,
            });
        };
        let events = record::events(path, &self.events)?;
        let mut differences = Vec::new();
        differences.extend(self.entrust(&mut state, &events));
        let mut audit = Audit::new(state, words, depth == Depth::Full);
        for (place, (event, stamp)) in events.iter().enumerate().skip(1) {
            differences.extend(self.other_head(place, event));
            audit.take(event, stamp);
            passed();
        }
        let misfit = audit.state.misfit().map(|misfit| misfit.to_string());
        differences.splice(..0, misfit);
        let recount = tally::differences(&audit.state, &events);
        differences.append(&mut audit.differences);
        differences.extend(recount);
        Ok(Findings {
            head: self.head,
            slips: audit.slips,
            differences,
            with_words: words.is_some(),
            with_secret: !audit.lacks_secret,
        })
    }

    /// Gives the secret to the state: the one that the log reveals, else the one kept in the file.
    fn entrust(&self, state: &mut Tournament, events: &[(Event, Stamp)]) -> Option<String> {
        let revealed = events.iter().find_map(|(event, _)| {
            let Event::SeedRevealed { secret } = event else {
                return None;
            };
            Some(secret.clone())
        });
        let is_right =
            |kept: &String| !state.keeps_a_secret() || state.seed.with_secret(kept).is_some();
        let is_wrong = self.secret.as_ref().is_some_and(|kept| !is_right(kept));
        if let Some(secret) = revealed.or_else(|| self.secret.clone()) {
            state.entrust(Secret::new(secret));
        }
        let wrong = "the secret kept in the file is not the one that was committed to";
        is_wrong.then(|| wrong.to_owned())
    }

    /// A declaration that names another log than the one before it.
    fn other_head(&self, place: usize, event: &Event) -> Option<String> {
        let Event::Finalised { head } = event else {
            return None;
        };
        let before = self.events.get(place.checked_sub(1)?)?.hash.to_string();
        let number = place + 1;
        let differs = format!("event {number}: declared final for the head {head}, not {before}");
        (before != *head).then_some(differs)
    }
}
