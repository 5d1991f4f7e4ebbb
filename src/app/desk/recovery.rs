//! What the desk does when its disk refuses: nothing is acknowledged, everybody sees why, and it
//! goes on by itself when the cause is gone.
//!
//! After a failed sync the file is opened and checked anew in place instead of by ending the
//! process: a new process would read the same pages through the same cache, and the hall would have
//! lost its pages as well.
//!
//! Where its file goes away under it (a stick is pulled, a folder is tidied up or synchronised), everything
//! that was acknowledged is in memory and is written anew where it was, or, where that place takes nothing
//! for a while, into a folder of its own.

use crate::desk::trouble::{Rescued, Trouble};
use crate::machine::{clock, disk_reserve};
use crate::{desk::fault::OpenError, desk::record, desk::view::DeskView, desk::writer::Writer};
use flavita_store::event::{Appended, Batch};
use flavita_store::{error::StoreError, error::StoreFault, system::folder_of};
use flavita_tournament::model::{Command, Phase};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{env, fs};

impl Writer {
    /// Saves batches; on a full disk once more after the ballast is given up.
    ///
    /// # Errors
    /// What the store says; then nothing was recorded.
    pub(crate) fn append(&mut self, batches: &[Batch<'_>]) -> Result<Vec<Appended>, StoreError> {
        let first = self.log.append_all(batches);
        match first.as_ref().map_err(|error| &error.fault) {
            Err(StoreFault::DiskFull) if disk_reserve::give_up(folder_of(self.log.path())) => {
                tracing::warn!("the disk is full: the ballast was given up");
                self.log.append_all(batches)
            }
            Err(StoreFault::Lost(_)) if self.rescue().is_ok() => self.log.append_all(batches),
            _ => first,
        }
    }

    /// Remembers what is wrong; whether that is news.
    pub(crate) fn suffer(&mut self, error: &StoreError) -> bool {
        let trouble = Trouble::of(error).or(self.view.trouble);
        let is_news = trouble != self.view.trouble;
        self.view.trouble = trouble;
        is_news
    }

    /// Looks whether the cause is gone, and goes on where it is.
    pub(crate) fn recover(&mut self) {
        let before = self.view.trouble;
        match self.try_again() {
            Ok(()) => {
                tracing::info!("the disk takes events again");
                self.view.trouble = None;
                self.lost_since = None;
                self.catch_up();
            }
            Err(OpenError::Store(error)) => {
                self.suffer(&error);
            }
            Err(error) => {
                tracing::error!(%error, "the log cannot be read again");
                self.view.trouble = Some(Trouble::Damaged);
            }
        }
        if self.view.trouble != before {
            self.announce();
        }
    }

    /// Writes something small; after a failed sync only what is read back and checked counts.
    fn try_again(&mut self) -> Result<(), OpenError> {
        if self.log.lost().is_some() {
            return Ok(self.rescue()?);
        }
        if self.log.is_stopped() || self.log.is_for_reading() {
            return self.begin_anew();
        }
        let left_ms = i64::try_from(self.view.clock.left_ms()).unwrap_or(i64::MAX);
        Ok(self.log.heartbeat(self.log.head().seq, left_ms)?)
    }

    /// Opens and checks the file and takes the state from it. The log may hold what was answered
    /// with an error: then that counts, and its request, made again, gets its receipt.
    fn begin_anew(&mut self) -> Result<(), OpenError> {
        let stored = self.log.reopen()?;
        let recorded = record::entrusted(&self.log, &stored)?;
        let times = (self.view.rev, clock::now_ms());
        let dictionary = std::sync::Arc::clone(&self.view.dictionary);
        let fresh = DeskView::of(recorded.state, dictionary, self.log.head(), times);
        self.view = DeskView {
            screen: self.view.screen.clone(),
            copied: self.view.copied.take(),
            rescued: self.view.rescued.take(),
            ..fresh
        };
        self.pause_after_restart(&recorded.events)
    }

    /// Closes a round whose time ran out meanwhile, and saves the stop of one that was stopped.
    pub(crate) fn catch_up(&mut self) {
        let round = self.view.state.last_round();
        let runs_on_disk =
            round.is_some_and(|round| round.phase == Phase::Thinking && round.clock.is_running);
        let remaining_ms = self.view.clock.left_ms();
        if runs_on_disk && remaining_ms == 0 {
            self.close_on_time();
        } else if runs_on_disk && !self.view.clock.is_running() {
            let jump = self.unsaved_jump;
            self.serve_own(Command::PauseClock {
                remaining_ms,
                after_restart: false,
                away_ms: jump.map(|jump| jump.away_ms),
            });
        }
        if self.view.trouble.is_none() {
            self.unsaved_jump = None;
        }
        self.analyse();
    }
}

/// How long the old place is tried before another one is taken: a network drive may come back.
const PATIENCE: Duration = Duration::from_secs(10);

/// Where tournaments are saved whose place takes nothing, below the user's own folder.
const REFUGE: &str = "flavita-saved";

impl Writer {
    /// Looks whether the file is still there, and writes it anew where it is not.
    pub(crate) fn look_after_file(&mut self) {
        let Some(loss) = self.log.lost() else { return };
        tracing::error!(%loss, path = %self.log.path().display(), "the tournament's file is lost");
        if let Err(error) = self.rescue() {
            self.suffer(&error);
        }
        self.announce();
    }

    /// Saves what lies nowhere any more, at the end of the program: nobody will try again later.
    pub(crate) fn save_at_last(&mut self) {
        if self.log.lost().is_none() {
            return;
        }
        self.lost_since = Instant::now().checked_sub(PATIENCE);
        if let Err(error) = self.rescue() {
            tracing::error!(%error, "the tournament's file is lost and could not be written anew");
        }
    }

    /// Writes everything anew at the old place; after a while at another one.
    ///
    /// # Errors
    /// When neither takes it yet.
    pub(crate) fn rescue(&mut self) -> Result<(), StoreError> {
        let own = self.log.path().to_owned();
        let since = *self.lost_since.get_or_insert_with(Instant::now);
        let mut elsewhere = None;
        if let Err(error) = self.log.write_anew(&own) {
            tracing::error!(%error, "the tournament's file cannot be written anew");
            if since.elapsed() < PATIENCE {
                let lost = |loss| StoreFault::Lost(loss).at(&own);
                return Err(self.log.lost().map_or(error, lost));
            }
            let refuge = refuge(&own);
            self.log.write_anew(&refuge)?;
            elsewhere = Some(refuge);
        }
        tracing::warn!(path = %self.log.path().display(), "the tournament was written anew");
        self.lost_since = None;
        self.view.rescued = Some(Rescued { at_ms: clock::now_ms(), elsewhere });
        Ok(())
    }
}

/// A file of this name in a folder that is most likely on the computer's own disk.
fn refuge(own: &Path) -> PathBuf {
    let folder = env::home_dir().unwrap_or_else(env::temp_dir).join(REFUGE);
    // Where it cannot be made, the file's own error says so.
    drop(fs::create_dir_all(&folder));
    folder.join(own.file_name().unwrap_or(own.as_os_str()))
}

#[cfg(test)]
mod tests;
