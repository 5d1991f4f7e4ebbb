//! Why a command could not do its work: always exit code 2, with file, line and reason.

use std::{io, net::SocketAddr, path::PathBuf};

use flavita_app::{
    dictionary::DictionaryError, fault::OpenError, folder::FolderError, halls::making::ResultFault,
    halls::pricing::WordFault, passes::arbiter::PassphraseError, passes::refusal::PassFault,
    relay::begin::RelayFault, season_file::SeasonFault,
};
use flavita_game::{edition::switch::NoSuchSwitch, faulty_text::FaultyText};
use flavita_report::unwritable::Unwritable;
use flavita_store::error::StoreError;
use flavita_tournament::state::tournament::ReplayError;
use flavita_web::{frame::page::PageError, gate::line::LineError, http::tls::TlsError};

#[derive(Debug, thiserror::Error)]
pub(super) enum CliError {
    #[error("there is no edition \"{0}\": the editions are {1}; or name a file that ends in .toml")]
    NoSuchEdition(String, String),
    #[error("{path}: {source}")]
    Edition { path: PathBuf, source: FaultyText },
    #[error(transparent)]
    Switch(#[from] NoSuchSwitch),
    #[error("there is no profile \"{0}\": the profiles are {1}; or name a file that ends in .toml")]
    NoSuchProfile(String, String),
    #[error("{path}: {source}")]
    Profile { path: PathBuf, source: FaultyText },
    #[error(transparent)]
    Dictionary(#[from] DictionaryError),
    #[error("{path}: {source}")]
    File { path: PathBuf, source: io::Error },
    #[error("{path}, line {line}: {reason}")]
    Line { path: PathBuf, line: usize, reason: String },
    #[error(
        "{path}: {lines} {} no word of {edition}; correct the list, or compile it without them with --leave-out",
        if *lines == 1 { "line holds" } else { "lines hold" }
    )]
    BadLines { path: PathBuf, lines: usize, edition: String },
    #[error("{path}: {reason}")]
    Unusable { path: PathBuf, reason: String },
    #[error("{old} and {new} are lists for different tiles and cannot be compared")]
    OtherTiles { old: PathBuf, new: PathBuf },
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error("{form}: {source}; nothing is written")]
    Unwritable { form: &'static str, source: Unwritable },
    #[error("{path}: {source}")]
    Replay { path: PathBuf, source: ReplayError },
    #[error("standard input, line {line}: {reason}")]
    Input { line: usize, reason: String },
    #[error("{option}: {reason}")]
    Option { option: &'static str, reason: String },
    #[error(transparent)]
    Folder(FolderError),
    #[error(
        "{address} cannot be used: {source}; close the program that uses it, or give another one with --bind"
    )]
    Bind { address: SocketAddr, source: io::Error },
    #[error("no passphrase: set {variable}, or name a file with --passphrase-file")]
    NoPassphrase { variable: &'static str },
    #[error(transparent)]
    Passphrase(PassphraseError),
    #[error(transparent)]
    Tls(#[from] TlsError),
    #[error(transparent)]
    Nats(#[from] LineError),
    #[error("the pages cannot be made: {0}")]
    Page(PageError),
    #[error("the other computer cannot be followed: {0}")]
    Follow(String),
    #[error(transparent)]
    Relay(#[from] RelayFault),
    #[error("the badges cannot be made: {0}")]
    Passes(PassFault),
    #[error("the rehearsal cannot go on: {0}")]
    Rehearsal(String),
    #[error(transparent)]
    Season(#[from] SeasonFault),
    #[error(transparent)]
    Result(#[from] ResultFault),
    #[error("{path}: {source}")]
    Decisions { path: PathBuf, source: FaultyText },
    #[error(transparent)]
    Word(#[from] WordFault),
    #[error("standard output cannot be written: {0}")]
    Output(io::Error),
}
