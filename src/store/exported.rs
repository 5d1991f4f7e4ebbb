//! An export of a log read back as a whole: one event a line.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use crate::store::error::{StoreError, io_error};
use crate::store::event::{Head, StoredEvent};
use crate::store::line::{self, StoredLineFault};

/// Whether a file is an export and no tournament file: it begins as JSON does.
#[must_use]
pub fn is_export(path: &Path) -> bool {
    let mut first = [0];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut first));
    read.is_ok() && first == *b"{"
}

/// Reads an export and checks the chain on the way.
///
/// # Errors
/// [`StoreError::Damaged`] with the first line that is no event, [`StoreError::BrokenChain`] at
/// the first event that does not follow from those before it, [`StoreError::Io`].
pub fn read(path: &Path) -> Result<Vec<StoredEvent>, StoreError> {
    let bytes = fs::read(path).map_err(io_error(path))?;
    let damaged = |problem: String| StoreError::Damaged {
        path: path.to_owned(),
        problem,
    };
    let text = String::from_utf8(bytes).map_err(|error| damaged(error.to_string()))?;
    line::read_all(&text, Head::EMPTY).map_err(|(seq, fault)| match fault {
        StoredLineFault::Chain(fault) => StoreError::BrokenChain {
            path: path.to_owned(),
            seq,
            fault,
        },
        StoredLineFault::Unreadable(_) | StoredLineFault::Hash(_) => {
            damaged(format!("line {seq}: {fault}"))
        }
    })
}
