//! The rule profiles on offer: those that come with the program, and a club's own.

use crate::machine::files::{ShelfFault, with_ending};
use flavita_game::FaultyLine;
use flavita_store::held;
use flavita_tournament::{
    profile::catalogue::every_embedded, profile::definition::Profile, profile::parse::parse,
};
use std::io;
use std::path::{Path, PathBuf};

/// The folder of profiles in the data folder.
pub(crate) const FOLDER: &str = "profiles";

/// The embedded profiles and those in the `*.toml` files of the data folder's `profiles`; what is
/// wrong with a file is added to `faults`.
///
/// # Errors
/// When the folder is there but cannot be read.
pub(crate) fn profiles(
    folder: &Path,
    faults: &mut Vec<ShelfFault>,
) -> Result<Vec<Profile>, io::Error> {
    let mut profiles = every_embedded().to_vec();
    let folder = folder.join(FOLDER);
    if !folder.is_dir() {
        return Ok(profiles);
    }
    for file in with_ending(&folder, "toml")? {
        match read(&file) {
            Ok(own) => {
                let taken = own.into_iter().filter_map(|one| add(&mut profiles, one));
                faults.extend(taken.map(|reason| fault(&file, reason)));
            }
            Err(reason) => faults.push(fault(&file, reason)),
        }
    }
    Ok(profiles)
}

fn read(file: &Path) -> Result<Vec<Profile>, String> {
    let text = held::read_to_string(file).map_err(|error| error.to_string())?;
    let lines = |faults: Vec<FaultyLine>| {
        let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
        lines.join("\n")
    };
    parse(&text).map_err(|error| lines(error.faults))
}

/// Adds a profile; says why it cannot be, where another one has its id. The program's own files
/// may lie in the folder too: a profile that is there already is no fault.
fn add(profiles: &mut Vec<Profile>, own: Profile) -> Option<String> {
    match profiles.iter().find(|known| known.id == own.id) {
        None => {
            profiles.push(own);
            None
        }
        Some(known) if *known == own => None,
        Some(_) => Some(format!("there is a profile \"{}\" already; give it another id", own.id)),
    }
}

fn fault(file: &Path, reason: String) -> ShelfFault {
    ShelfFault { file: PathBuf::from(file), reason }
}
