//! The dictionaries that are published with the program: inside it, or beside it on the disk.
//!
//! A folder `dictionaries/<edition>` holds `words.lexicon`, `words.meanings`, `options/<option>.lexicon`,
//! `overrides.txt` and `PROVENANCE.toml`. Everything travels inside the program but the compiled
//! lists of [`ON_DISK`], whose licence asks for that.

use flavita_store::held;
use rust_embed::RustEmbed;
use std::{borrow::Cow, env, path::PathBuf};

/// The editions whose lists are read from the disk: GPL-2 data stay apart from the program.
pub const ON_DISK: &[&str] = &["cs-scrabble"];

#[derive(RustEmbed)]
#[folder = "../../dictionaries"]
#[include = "*/words.lexicon"]
#[include = "*/words.meanings"]
#[include = "*/options/*.lexicon"]
#[include = "*/overrides.txt"]
#[include = "*/PROVENANCE.toml"]
#[exclude = "cs-scrabble/*.lexicon"]
#[exclude = "cs-scrabble/*.meanings"]
#[exclude = "build/*"]
struct Inside;

/// How far above the program's file a folder `dictionaries` is looked for: a program just built
/// lies three folders below the top of its source.
const LEVELS: usize = 4;

/// A file of an edition's folder; `None` where there is none.
pub fn file(edition: &str, name: &str) -> Option<Cow<'static, [u8]>> {
    let path = format!("{edition}/{name}");
    if let Some(inside) = Inside::get(&path) {
        return Some(inside.data);
    }
    if !ON_DISK.contains(&edition) {
        return None;
    }
    let found = folders().into_iter().find_map(|folder| held::read(folder.join(&path)).ok());
    found.map(Cow::Owned)
}

/// A text file of an edition's folder; empty where there is none.
pub fn text(edition: &str, name: &str) -> String {
    let bytes = file(edition, name).unwrap_or_default();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Where the lists of [`ON_DISK`] are looked for: `dictionaries` in the present folder, beside the
/// program, and in the folders above it, in one of which an installed program has its data.
pub fn folders() -> Vec<PathBuf> {
    let program = env::current_exe().unwrap_or_default();
    let above = program.ancestors().skip(1).take(LEVELS);
    let mut folders = vec![PathBuf::from("dictionaries")];
    let places = ["dictionaries", "share/flavita/dictionaries"];
    folders.extend(above.flat_map(|folder| places.map(|place| folder.join(place))));
    folders
}

/// The command that makes an edition's list, from the top of the source.
pub fn command_for(edition: &str) -> String {
    format!("python3 dictionaries/recipe/build.py {edition} --write")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_whose_licence_asks_for_it_are_not_inside_the_program() {
        for edition in ON_DISK {
            let prefix = format!("{edition}/");
            let lists = Inside::iter().filter(|name| name.starts_with(&prefix));
            assert_eq!(lists.filter(|name| name.ends_with(".lexicon")).count(), 0);
        }
    }

    #[test]
    fn other_lists_are_inside_the_program() {
        assert!(Inside::get("ru-scrabble/words.lexicon").is_some());
        assert!(Inside::iter().all(|name| !name.starts_with("build/")));
    }
}
