//! The profiles that come with the program.

use std::sync::LazyLock;

use crate::{profile::definition::Profile, profile::parse::parse};

/// Every embedded file, by the id of its profile, in the order in which people are offered them.
pub const EMBEDDED: &[(&str, &str)] = embedded!("profiles": "house", "fisf", "cas", "fise", "chew");

/// What the files hold, read once.
static PROFILES: LazyLock<Vec<Profile>> = LazyLock::new(|| {
    let files = EMBEDDED.iter();
    files.flat_map(|(_, text)| parse(text).expect("a test reads every embedded profile")).collect()
});

/// Every embedded profile, each followed by its variants.
pub fn every_embedded() -> &'static [Profile] {
    &PROFILES
}

/// The embedded profile of this name.
pub fn embedded(id: &str) -> Option<Profile> {
    every_embedded().iter().find(|profile| profile.id == id).cloned()
}
