//! An export of a log read back as a whole: one event a line.

use crate::error::{StoreError, StoreFault, at};
use crate::event::{Head, StoredEvent};
use crate::{held, line, line::StoredLineFault};
use std::{borrow::Cow, fs::File, io::Read, path::Path};

/// Whether a file is an export and no tournament file: it begins as JSON does.
pub fn is_export(path: &Path) -> bool {
    begins(path, |first| first.starts_with(b"{") || MARKS.iter().any(|one| first.starts_with(one)))
}

/// Whether a file is one of `SQLite`'s, as a tournament is.
pub fn is_database(path: &Path) -> bool {
    begins(path, |first| first == b"SQLite format 3\0")
}

/// Whether the first bytes of a file are so; at most sixteen are asked.
fn begins(path: &Path, is_so: impl Fn(&[u8]) -> bool) -> bool {
    let mut first = Vec::new();
    let read = File::open(path).and_then(|file| file.take(16).read_to_end(&mut first));
    read.is_ok() && is_so(&first)
}

/// What other programs write before a text, to say how its letters are kept.
const MARKS: [&[u8]; 3] = [b"\xEF\xBB\xBF", b"\xFF\xFE", b"\xFE\xFF"];

/// The text in UTF-8, or in UTF-16 where its mark says so.
fn text_of(bytes: &[u8]) -> Result<Cow<'_, str>, usize> {
    let [utf_8, little, big] = MARKS.map(|mark| bytes.strip_prefix(mark));
    let pairs = little.map(|rest| (rest, u16::from_le_bytes as fn([u8; 2]) -> u16));
    let pairs = pairs.or_else(|| big.map(|rest| (rest, u16::from_be_bytes as _)));
    if let Some((rest, unit)) = pairs {
        let (units, odd) = rest.as_chunks();
        let text = char::decode_utf16(units.iter().copied().map(unit)).collect::<Result<_, _>>();
        return text.ok().filter(|_| odd.is_empty()).map(Cow::Owned).ok_or(0);
    }
    let text = str::from_utf8(utf_8.unwrap_or(bytes));
    text.map(Cow::Borrowed).map_err(|error| error.valid_up_to())
}

/// Reads an export and checks the chain on the way.
///
/// # Errors
/// [`StoreFault::Damaged`] with the first line that is no event, [`StoreFault::BrokenChain`] at
/// the first event that does not follow from those before it, [`StoreFault::Io`].
pub fn read(path: &Path) -> Result<Vec<StoredEvent>, StoreError> {
    let bytes = held::read(path).map_err(at(path))?;
    let fault = |(seq, fault): (i64, StoredLineFault)| match fault {
        StoredLineFault::Chain(fault) => fault.at(seq),
        StoredLineFault::Text | StoredLineFault::Unreadable(_) | StoredLineFault::Hash(_) => {
            StoreFault::Damaged(format!("line {seq}: {fault}"))
        }
    };
    parse(&bytes).map_err(fault).map_err(at(path))
}

/// The same of bytes that are in memory.
///
/// # Errors
/// The first line that cannot be taken, from 1, and what is wrong with it.
pub fn parse(bytes: &[u8]) -> Result<Vec<StoredEvent>, (i64, StoredLineFault)> {
    let text = text_of(bytes).map_err(|whole| {
        let before = &bytes[..whole];
        let lines = before.split(|byte| *byte == b'\n').count();
        let line = i64::try_from(lines).unwrap_or(i64::MAX);
        (line, StoredLineFault::Text)
    })?;
    line::read_all(&text, Head::EMPTY)
}
