//! The log of a tournament as its file has it, for reading.

use crate::desk::{OpenError, record};
use crate::folder::data_folder::{Folder, FolderError};
use flavita_store::event_log::EventLog;
use flavita_tournament::model::{Event, Stamp};

impl Folder {
    /// Every event that is saved, the first one first. Reads the file.
    ///
    /// # Errors
    /// When there is no such tournament or its file cannot be read.
    pub fn history(&self, id: &str) -> Result<Vec<(Event, Stamp)>, FolderError> {
        self.desk(id)?;
        let file = self.file(id);
        let mut log = EventLog::open_read_only(&file).map_err(OpenError::from)?;
        let stored = log.load().map_err(OpenError::from)?;
        Ok(record::events(&file, &stored)?)
    }
}
