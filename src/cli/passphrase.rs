//! The passphrase of the console: from the environment, a file or the keyboard, never from the
//! command line, where every program of the machine could read it.

use crate::{error::CliError, in_files};
use console::Term;
use flavita_app::passes::arbiter::{Arbiters, PassphraseError, SHORTEST_PASSPHRASE};
use std::{io::IsTerminal, path::Path};

/// The variable that may hold it.
const VARIABLE: &str = "FLAVITA_PASSPHRASE";

/// Opens the console to the network with the passphrase.
///
/// # Errors
/// When there is none to be had, or it is too easily guessed.
pub(super) fn arbiters(file: Option<&Path>) -> Result<Arbiters, CliError> {
    let passphrase = match (file, std::env::var(VARIABLE)) {
        (Some(file), _) => in_files::text(file)?.lines().next().unwrap_or_default().to_owned(),
        (None, Ok(passphrase)) => passphrase,
        (None, Err(_)) => typed()?,
    };
    Arbiters::with(passphrase.trim()).map_err(|fault| match fault {
        PassphraseError::Short => {
            CliError::said(told!("cli-passphrase-short", n = SHORTEST_PASSPHRASE))
        }
        PassphraseError::Chance(_) | PassphraseError::Hashing => fault.into(),
    })
}

fn typed() -> Result<String, CliError> {
    if !std::io::stdin().is_terminal() {
        return Err(none());
    }
    let terminal = Term::stderr();
    let read = terminal
        .write_str(&(told!("serve-passphrase") + " "))
        .and_then(|()| terminal.read_secure_line());
    read.map_err(|_unreadable| none())
}

fn none() -> CliError {
    CliError::said(told!("cli-passphrase", name = VARIABLE))
}
