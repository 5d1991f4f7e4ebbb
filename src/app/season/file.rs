//! Where seasons are kept: a small file each in the data folder, `<id>.season`.

use crate::machine::file_error::{FileError, at};
use crate::{folder::contents::SEASON, machine::own_files::stems, machine::whole_file};
use flavita_contests::season::definition::Season;
use flavita_game::FaultyText;
use flavita_store::held;
use std::path::{Path, PathBuf};

/// Why a season cannot be read or kept.
#[derive(Debug, thiserror::Error)]
pub enum SeasonFault {
    /// There is none of this name.
    #[error("there is no season {0}")]
    NoSuchSeason(String),
    /// Its file says something else than a season.
    #[error(transparent)]
    Faulty(#[from] FileError<FaultyText>),
    /// The disk refuses.
    #[error(transparent)]
    Disk(#[from] FileError),
}

/// The names in addresses of the seasons of a folder.
///
/// # Errors
/// When the folder cannot be read.
pub fn ids(folder: &Path) -> Result<Vec<String>, SeasonFault> {
    Ok(stems(folder, SEASON).map_err(at(folder))?)
}

/// The season in a file.
///
/// # Errors
/// When the file cannot be read or is no season; it stays as it is.
pub fn load(file: &Path) -> Result<Season, SeasonFault> {
    let text = held::read_to_string(file).map_err(at(file))?;
    Ok(Season::parse(&text).map_err(at(file))?)
}

/// Puts a season in the place of the one that is in the file, at one blow and on the disk.
///
/// # Errors
/// When the folder cannot be written; what was kept before stays.
pub fn keep(file: &Path, season: &Season) -> Result<(), SeasonFault> {
    Ok(whole_file::replace(file, season.to_text().as_bytes()).map_err(at(file))?)
}

/// Keeps a new season under the first free name; answers that name.
///
/// # Errors
/// When the folder cannot be written.
pub fn keep_new(folder: &Path, season: &Season) -> Result<String, SeasonFault> {
    let taken = ids(folder)?;
    let mut names = (1..=taken.len() + 1).map(|n| format!("season-{n}"));
    let id = names.find(|id| !taken.contains(id)).unwrap_or_default();
    keep(&file_in(folder, &id), season)?;
    Ok(id)
}

/// The file of the season of this name in a folder.
pub fn file_in(folder: &Path, id: &str) -> PathBuf {
    folder.join(format!("{id}.{SEASON}"))
}
