//! An export of a log read back as a whole: one event a line.

use std::fs::{self, File};
use std::{io::Read, path::Path};

use crate::error::{StoreError, io_error};
use crate::event::{Head, StoredEvent};
use crate::line::{self, StoredLineFault};

/// Whether a file is an export and no tournament file: it begins as JSON does.
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
    let path = path.to_owned();
    parse(&bytes).map_err(|(seq, fault)| match fault {
        StoredLineFault::Chain(fault) => StoreError::BrokenChain { path, seq, fault },
        StoredLineFault::Text | StoredLineFault::Unreadable(_) | StoredLineFault::Hash(_) => {
            let problem = format!("line {seq}: {fault}");
            StoreError::Damaged { path, problem }
        }
    })
}

/// The same of bytes that are in memory.
///
/// # Errors
/// The first line that cannot be taken, from 1, and what is wrong with it.
pub fn parse(bytes: &[u8]) -> Result<Vec<StoredEvent>, (i64, StoredLineFault)> {
    let text = str::from_utf8(bytes).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        let lines = before.split(|byte| *byte == b'\n').count();
        let line = i64::try_from(lines).unwrap_or(i64::MAX);
        (line, StoredLineFault::Text)
    })?;
    line::read_all(text, Head::EMPTY)
}
