//! The files that a command is given.

use crate::error::CliError;
use std::{error::Error, fs, path::Path};

pub(super) fn bytes(path: &Path) -> Result<Vec<u8>, CliError> {
    fs::read(path).map_err(CliError::at(path))
}

/// Without the mark with which some editors begin a file.
pub(super) fn text(path: &Path) -> Result<String, CliError> {
    let text = fs::read_to_string(path).map_err(CliError::at(path))?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// What the text of a file says.
pub(super) fn parsed<T, E: Error + 'static>(
    path: &Path,
    parse: impl FnOnce(&str) -> Result<T, E>,
) -> Result<T, CliError> {
    parse(&text(path)?).map_err(CliError::at(path))
}

/// Whether this can only be the name of a file of TOML.
pub(super) fn is_toml(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|end| end.eq_ignore_ascii_case("toml"))
}
