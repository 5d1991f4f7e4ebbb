//! What the desk does when its file goes away under it: a stick is pulled, a folder is tidied up or
//! synchronised. Everything that was acknowledged is in memory and is written anew where it was, or,
//! where that place takes nothing for a while, into a folder of its own.

use crate::{desk::trouble::Rescued, desk::writer::Writer, machine::clock};
use flavita_store::error::StoreError;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{env, fs};

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
                let path = own;
                return Err(self.log.lost().map_or(error, |loss| StoreError::Lost { path, loss }));
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
