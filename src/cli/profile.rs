//! Which rules a command works with.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use crate::cli::error::CliError;
use crate::tournament::profile::{EMBEDDED, Profile, embedded, parse};

/// The profile of this name, or in this file.
pub(super) fn find(name: &str) -> Result<Profile, CliError> {
    if let Some(profile) = embedded(name) {
        return Ok(profile);
    }
    let is_toml = |end: &OsStr| end.eq_ignore_ascii_case("toml");
    if !Path::new(name).extension().is_some_and(is_toml) {
        let known: Vec<&str> = EMBEDDED.iter().map(|(id, _)| *id).collect();
        return Err(CliError::NoSuchProfile(name.to_owned(), known.join(", ")));
    }
    let text = fs::read_to_string(name).map_err(|source| CliError::File {
        path: name.into(),
        source,
    })?;
    parse(&text).map_err(|source| CliError::Profile {
        path: name.into(),
        source,
    })
}
