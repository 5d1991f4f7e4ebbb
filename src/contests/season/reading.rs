//! Reading a small TOML file that a person may have written, with every fault named by its line.

use flavita_game::{Faults, FaultyText};
use serde::de::DeserializeOwned;
use std::ops::Range;
use toml::de::{DeTable, Deserializer};

/// What is wrong with a value: the key of the file under which it stands, and what it must be.
pub(crate) type ValueFault = (&'static str, String);

/// Reads a text, then looks at what it says.
pub(crate) fn read<T: DeserializeOwned>(
    text: &str,
    check: impl FnOnce(&T) -> Vec<ValueFault>,
) -> Result<T, FaultyText> {
    let faults = Faults::new(text);
    let (table, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        faults.note(error.span().unwrap_or_default(), error.message());
    }
    let value = match T::deserialize(Deserializer::from(table.clone())) {
        Ok(value) => {
            for (key, reason) in check(&value) {
                faults.note(span_of(table.get_ref(), key), reason);
            }
            Some(value)
        }
        Err(error) if errors.is_empty() => {
            faults.note(error.span().unwrap_or_default(), error.message());
            None
        }
        Err(_follows_from_the_others) => None,
    };
    match (faults.into_error(), value) {
        (None, Some(value)) => Ok(value),
        (Some(error), _) => Err(error),
        (None, None) => unreachable!("where there is no value a fault was noted"),
    }
}

/// Where a key stands; of one that the file does not name, its beginning.
fn span_of(table: &DeTable<'_>, key: &str) -> Range<usize> {
    let found = table.get_key_value(key);
    found.map_or(0..0, |(name, _)| name.span())
}

/// The faults that checks have found: whether a value is amiss, its key, and what it must be.
pub(crate) fn broken<const N: usize>(checks: [(bool, &'static str, &str); N]) -> Vec<ValueFault> {
    let broken = checks.into_iter().filter(|(is_amiss, ..)| *is_amiss);
    broken.map(|(_, key, reason)| (key, reason.to_owned())).collect()
}
