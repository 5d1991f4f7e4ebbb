//! The passphrase of the console: from the environment, a file or the keyboard, never from the
//! command line, where every program of the machine could read it.

use std::{fs, io::IsTerminal, path::Path};

use console::Term;

use crate::error::CliError;
use flavita_app::passes::arbiter::Arbiters;

/// The variable that may hold it.
const VARIABLE: &str = "FLAVITA_PASSPHRASE";

/// Opens the console to the network with the passphrase.
///
/// # Errors
/// When there is none to be had, or it is too easily guessed.
pub(super) fn arbiters(file: Option<&Path>) -> Result<Arbiters, CliError> {
    let passphrase = match (file, std::env::var(VARIABLE)) {
        (Some(file), _) => {
            let text = fs::read_to_string(file)
                .map_err(|source| CliError::File { path: file.to_owned(), source })?;
            text.lines().next().unwrap_or_default().to_owned()
        }
        (None, Ok(passphrase)) => passphrase,
        (None, Err(_)) => typed()?,
    };
    Arbiters::with(passphrase.trim()).map_err(CliError::Passphrase)
}

fn typed() -> Result<String, CliError> {
    if !std::io::stdin().is_terminal() {
        return Err(CliError::NoPassphrase { variable: VARIABLE });
    }
    let terminal = Term::stderr();
    let read = terminal
        .write_str("passphrase for the console in the network: ")
        .and_then(|()| terminal.read_secure_line());
    read.map_err(|_unreadable| CliError::NoPassphrase { variable: VARIABLE })
}
