//! Why a command could not do its work: always exit code 2, with file, line and reason.

use crate::worded::worded;
use std::{error::Error, fmt::Display, net::SocketAddr, path::Path};

/// The sentence a command ends with; it is printed, and nothing tells one from another.
#[derive(Debug, derive_more::Display)]
pub(super) struct CliError(String);

impl CliError {
    pub(super) fn said(sentence: String) -> Self {
        Self(sentence)
    }

    /// For `map_err`: what is amiss with the file or folder at a path.
    pub(super) fn at<E: Error + 'static>(path: &Path) -> impl Fn(E) -> Self {
        move |reason| Self(format!("{}: {}", path.display(), worded(&reason)))
    }

    pub(super) fn line(path: &Path, line: impl Display, reason: &(dyn Error + 'static)) -> Self {
        Self::in_line(&path.display().to_string(), line, &worded(reason))
    }

    /// What is amiss with a line of what somebody wrote.
    pub(super) fn in_line(path: &str, line: impl Display, reason: &str) -> Self {
        Self(told!("cli-line", path, line = line.to_string(), reason))
    }

    /// An option, or what stands in its place, cannot be used as it was given.
    pub(super) fn option(option: &str, reason: impl Display) -> Self {
        Self(format!("{option}: {reason}"))
    }

    /// For `map_err`: the same of an error.
    pub(super) fn given<E: Error + 'static>(option: &str) -> impl Fn(E) -> Self {
        move |reason| Self::option(option, worded(&reason))
    }

    /// Nothing is called so; `key` is the sentence that names what is known.
    pub(super) fn unknown<'a>(key: &str, name: &str, known: impl Iterator<Item = &'a str>) -> Self {
        let known = known.collect::<Vec<_>>().join(", ");
        Self(told!(key, name, known))
    }

    /// For `map_err`: the sentence `key` with the reason behind it.
    pub(super) fn because<E: Display>(key: &str) -> impl Fn(E) -> Self {
        move |reason| Self(told!(key, reason = reason.to_string()))
    }

    /// For `map_err`: an address on which nothing can be served.
    pub(super) fn bind<E: Error + 'static>(address: SocketAddr) -> impl Fn(E) -> Self {
        move |source| {
            let reason = worded(&source);
            Self(told!("cli-bind", address = address.to_string(), reason))
        }
    }
}

impl<E: Error + 'static> From<E> for CliError {
    fn from(error: E) -> Self {
        Self(worded(&error))
    }
}
