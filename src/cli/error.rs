//! Why a command could not do its work: always exit code 2, with file, line and reason.

use std::fmt::{self, Display};
use std::{error::Error, net::SocketAddr, path::Path};

/// The sentence a command ends with; it is printed, and nothing tells one from another.
#[derive(Debug)]
pub(super) struct CliError(String);

impl CliError {
    pub(super) fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }

    /// For `map_err`: what is amiss with the file or folder at a path.
    pub(super) fn at<E: Display>(path: &Path) -> impl Fn(E) -> Self {
        move |reason| Self(format!("{}: {reason}", path.display()))
    }

    pub(super) fn line(path: &Path, line: impl Display, reason: impl Display) -> Self {
        Self(format!("{}, line {line}: {reason}", path.display()))
    }

    /// An option, or what stands in its place, cannot be used as it was given.
    pub(super) fn option(option: &str, reason: impl Display) -> Self {
        Self(format!("{option}: {reason}"))
    }

    pub(super) fn follow(reason: impl Display) -> Self {
        Self(format!("the other computer cannot be followed: {reason}"))
    }

    pub(super) fn rehearsal(reason: impl Display) -> Self {
        Self(format!("the rehearsal cannot go on: {reason}"))
    }

    pub(super) fn output(error: impl Display) -> Self {
        Self(format!("standard output cannot be written: {error}"))
    }

    pub(super) fn page(error: impl Display) -> Self {
        Self(format!("the pages cannot be made: {error}"))
    }

    /// For `map_err`: an address on which nothing can be served.
    pub(super) fn bind<E: Display>(address: SocketAddr) -> impl Fn(E) -> Self {
        move |source| {
            Self(format!(
                "{address} cannot be used: {source}; close the program that uses it, or give \
                 another one with --bind"
            ))
        }
    }
}

impl<E: Error> From<E> for CliError {
    fn from(error: E) -> Self {
        Self(error.to_string())
    }
}

impl Display for CliError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
