//! The whole check of a tournament's log.

use crate::audit::stream::{Source, Understood, joined, understood};
use crate::audit::tally::Tally;
use crate::desk::{OpenError, from_stored, opened_game, record};
use crate::{audit::conduct::Conduct, audit::log::Audit, audit::slow::Searched, audit::stream};
use flavita_lexicon::graph::Graph;
use flavita_store::event::{Head, StoredEvent};
use flavita_store::{error::StoreError, error::StoreFault, event_log::EventLog, exported};
use flavita_tournament::model::log_difference::{Differing, Found, LogDifference};
use flavita_tournament::{model::Event, state::Secret, state::Tournament};
use std::path::{Path, PathBuf};
use std::{mem, ops::ControlFlow, thread};

/// What the check came to.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// The end of the log.
    pub head: Head,
    /// How many slips were judged again.
    pub slips: usize,
    /// What differs.
    pub differences: Vec<LogDifference>,
    /// Whether the words were there to judge by.
    pub with_words: bool,
    /// Whether the secret of the draw was there, where it was needed.
    pub with_secret: bool,
    /// How far the tournament is; `None` where the chain is broken.
    pub end: Option<End>,
    /// How often a final result was opened again.
    pub reopened: usize,
}

/// How far a tournament is at the end of its log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The game is not over.
    Unfinished,
    /// It is over, and something may still change.
    NotFinal,
    /// It was declared final.
    Final,
}

impl End {
    fn of(state: &Tournament) -> Self {
        match (state.ended, &state.final_head) {
            (None, _) => Self::Unfinished,
            (Some(_), None) => Self::NotFinal,
            (Some(_), Some(_)) => Self::Final,
        }
    }
}

/// A log that is to be checked.
#[derive(Debug)]
pub struct Log {
    /// Where its events come from.
    pub(crate) source: Source,
    /// Its end as it was opened.
    pub(crate) head: Head,
    secret: Option<String>,
    /// Where the opened game lies, if the tournament plays a prepared one.
    pub game: PathBuf,
    /// Where the chain of an export breaks; its events are then left out.
    broken: Option<LogDifference>,
}

/// Opens a tournament's file, or reads an export of its log.
///
/// # Errors
/// When it is neither, or the file is damaged. A broken chain is a finding and no error.
pub fn read(path: &Path) -> Result<Log, OpenError> {
    if exported::is_export(path) {
        let (events, broken) = match exported::read(path) {
            Ok(events) => (events, None),
            Err(error) => (Vec::new(), Some(break_of(error)?)),
        };
        return Ok(Log {
            head: events.last().map_or(Head::EMPTY, StoredEvent::head),
            source: Source::Export(events),
            secret: None,
            game: opened_game::beside(path),
            broken,
        });
    }
    let log = EventLog::open_to_check(path)?;
    Ok(Log {
        head: log.head(),
        secret: log.secret()?,
        game: opened_game::beside(path),
        source: Source::File(Box::new(log)),
        broken: None,
    })
}

/// Where the chain breaks; what is no break stays an error.
fn break_of(error: StoreError) -> Result<LogDifference, OpenError> {
    let StoreFault::BrokenChain { seq, fault } = error.fault else { return Err(error.into()) };
    Ok(LogDifference { event: Some(seq), what: Differing::Chain(fault.into()) })
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
    pub fn events(&self) -> usize {
        usize::try_from(self.head.seq).unwrap_or(0)
    }

    /// The tournament as it was set up; `None` where the chain is broken.
    ///
    /// # Errors
    /// When the log does not begin as one.
    pub fn beginning(&self, path: &Path) -> Result<Option<Tournament>, OpenError> {
        self.begun(path).map(Result::ok)
    }

    /// The tournament as it was set up, or where the chain is broken.
    fn begun(&self, path: &Path) -> Result<Result<Tournament, LogDifference>, OpenError> {
        if let Some(broken) = &self.broken {
            return Ok(Err(broken.clone()));
        }
        let first = match self.source.first() {
            Ok(first) => first,
            Err(error) => return break_of(error).map(Err),
        };
        record::begun(path, first.as_ref()).map(Ok)
    }

    /// Checks everything; `passed` is called after every event.
    ///
    /// # Errors
    /// When the file is damaged, or an event cannot be understood.
    pub fn check(
        mut self,
        path: &Path,
        words: Option<&Graph>,
        depth: Depth,
        passed: impl Fn(),
    ) -> Result<Findings, OpenError> {
        let is_file = matches!(self.source, Source::File(_));
        // Another connection compares the whole file while the events are checked.
        let (whole, findings) = thread::scope(|scope| {
            let whole =
                is_file.then(|| scope.spawn(|| EventLog::open_to_check(path)?.integrity_check()));
            let findings = self.follow(path, words, depth, passed);
            (whole.map(joined), findings)
        });
        whole.transpose()?;
        findings
    }

    fn follow(
        &mut self,
        path: &Path,
        words: Option<&Graph>,
        depth: Depth,
        passed: impl Fn(),
    ) -> Result<Findings, OpenError> {
        let mut state = match self.begun(path)? {
            Ok(state) => state,
            Err(broken) => return Ok(self.broken(broken)),
        };
        let wrong_secret = self.entrust(&mut state).or_else(|| self.entrust_game(&mut state));
        let mut walk = Walk::new(Audit::new(state, words, depth == Depth::Full));
        let followed = stream::each(&mut self.source, path, |understood| {
            walk.take(&understood);
            passed();
        });
        if let Err(OpenError::Store(error)) = followed {
            return break_of(error).map(|broken| self.broken(broken));
        }
        followed.map(|()| walk.findings(wrong_secret, words.is_some()))
    }

    /// What is found where the chain breaks: nothing else is worth looking at.
    fn broken(&self, broken: LogDifference) -> Findings {
        Findings {
            head: self.head,
            differences: vec![broken],
            with_words: true,
            with_secret: true,
            ..Findings::default()
        }
    }

    /// Gives the opened game to the state, where it is at hand.
    fn entrust_game(&self, state: &mut Tournament) -> Found {
        match opened_game::load(&self.game, state.prepared_game()?) {
            Ok(game) => game.and_then(|game| {
                state.entrust_game(game);
                None
            }),
            Err(opened_game::OtherFile(path)) => {
                Some(Differing::Beside(path.display().to_string()))
            }
        }
    }

    /// Gives the secret to the state: the one kept in the file, else the one that the log reveals.
    fn entrust(&self, state: &mut Tournament) -> Found {
        if !state.keeps_a_secret() {
            return None;
        }
        let is_right = |kept: &&String| state.seed.with_secret(kept).is_some();
        let kept = self.secret.as_ref();
        let is_wrong = kept.is_some_and(|kept| !is_right(&kept));
        let secret = kept.filter(is_right).cloned();
        if let Some(secret) = secret.or_else(|| self.revealed()) {
            state.entrust(Secret::new(secret));
        }
        is_wrong.then_some(Differing::SecretKept)
    }

    /// The secret that the log reveals, if it does.
    fn revealed(&self) -> Option<String> {
        let mut revealed = None;
        let look = |stored: StoredEvent| {
            revealed = secret_in(&stored);
            if revealed.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        // A log that cannot be read to its end is reported by the check itself.
        let _read = self.source.each(look);
        revealed
    }
}

/// The secret that an event reveals, if it does.
fn secret_in(stored: &StoredEvent) -> Option<String> {
    if stored.kind == "seed_revealed"
        && let Ok((Event::SeedRevealed { secret }, _)) = from_stored(stored)
    {
        return Some(secret);
    }
    None
}

/// Follows a log of many of one game, in memory, whose chain was checked when it was read: what the check
/// came to, and where the log leads. Tops are searched once for all logs that share `searched`.
///
/// # Errors
/// When an event cannot be understood.
pub(crate) fn follow(
    path: &Path,
    stored: &[StoredEvent],
    words: Option<&Graph>,
    searched: &Searched,
) -> Result<(Findings, Tournament), OpenError> {
    let mut state = record::begun(path, stored.first())?;
    if let Some(secret) = stored.iter().find_map(secret_in) {
        state.entrust(Secret::new(secret));
    }
    let mut walk = Walk::new(Audit::new(state, words, true));
    walk.audit.searched = Some(searched);
    for one in stored {
        walk.take(&understood(path, one)?);
    }
    let state = walk.audit.state.clone();
    Ok((walk.findings(None, words.is_some()), state))
}

/// What is found on the way along the log.
struct Walk<'a> {
    audit: Audit<'a>,
    tally: Tally,
    conduct: Conduct,
    head: Head,
    reopened: usize,
}

impl<'a> Walk<'a> {
    /// Begins with a tournament just set up.
    fn new(audit: Audit<'a>) -> Self {
        let (tally, conduct) = (Tally::default(), Conduct::default());
        Self { audit, tally, conduct, head: Head::EMPTY, reopened: 0 }
    }

    fn take(&mut self, understood: &Understood) {
        let Understood { event, stamp, head } = understood;
        let before = mem::replace(&mut self.head, *head);
        self.tally.take(event, &stamp.actor);
        self.reopened += usize::from(matches!(event, Event::Definalised { .. }));
        let at = |what| LogDifference { event: Some(head.seq), what };
        let amiss = self.conduct.take(event, stamp, &self.audit.state);
        self.audit.differences.extend(amiss.map(at));
        if before == Head::EMPTY {
            // The audit began with the first event.
            return;
        }
        if let Event::Finalised { head: named } = event
            && before.hash.to_string() != *named
        {
            let (named, head) = (named.clone(), before.hash.to_string());
            self.audit.differences.push(at(Differing::FinalFor { named, head }));
        }
        self.audit.take(event, stamp);
    }

    fn findings(mut self, wrong_secret: Found, with_words: bool) -> Findings {
        let misfit = self.audit.state.misfit().map(|event| LogDifference {
            event: i64::try_from(event).ok(),
            what: Differing::Misfit,
        });
        let mut differences: Vec<LogDifference> = misfit.into_iter().collect();
        differences.extend(wrong_secret.map(LogDifference::from));
        differences.append(&mut self.audit.differences);
        let counted = self.tally.differences(&self.audit.state);
        differences.extend(counted.into_iter().map(LogDifference::from));
        Findings {
            head: self.head,
            slips: self.audit.slips,
            differences,
            with_words,
            with_secret: !self.audit.lacks_secret,
            end: Some(End::of(&self.audit.state)),
            reopened: self.reopened,
        }
    }
}
