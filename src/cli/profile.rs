//! Which rules a command works with.

use crate::{error::CliError, in_files};
use flavita_tournament::profile::catalogue::{embedded, every_embedded};
use flavita_tournament::{profile::definition::Profile, profile::parse::parse};
use std::path::Path;

/// The profile of this name, or in this file, played in this form where one is named.
pub(super) fn find(name: &str, form: Option<&str>) -> Result<Profile, CliError> {
    Ok(find_profile(name)?.in_form(form.unwrap_or_default()))
}

/// The profile of this name, or in this file; of a file with variants the one that is named
/// after a `#`, else the first.
fn find_profile(name: &str) -> Result<Profile, CliError> {
    if let Some(profile) = embedded(name) {
        return Ok(profile);
    }
    let (path, variant) = match name.split_once(".toml#") {
        Some((stem, variant)) => (format!("{stem}.toml"), Some(variant)),
        None => (name.to_owned(), None),
    };
    if !in_files::is_toml(&path) {
        return Err(unknown(name, every_embedded()));
    }
    let profiles = in_files::parsed(Path::new(&path), parse)?;
    let is_wanted = |profile: &&Profile| variant.is_none_or(|variant| profile.id == variant);
    let found = profiles.iter().find(is_wanted).cloned();
    found.ok_or_else(|| unknown(name, &profiles))
}

fn unknown(name: &str, known: &[Profile]) -> CliError {
    let known = known.iter().map(|profile| profile.id.as_str());
    CliError::unknown("cli-unknown-profile", name, known)
}
