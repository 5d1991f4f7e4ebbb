//! The files that are no tables: in forms that other programs read.

use crate::{federation::federation, gcg::gcg, sigles::sigles, transliteration::Unwritable};
use flavita_tournament::state::tournament::Tournament;

/// A form that another program reads.
#[derive(Clone, Copy, Debug)]
pub struct FileForm {
    /// What it is called in addresses, on the command line and among the sentences.
    pub name: &'static str,
    /// The ending of such a file, without the full stop.
    pub ending: &'static str,
    /// Its media type.
    pub media_type: &'static str,
    /// How it is written.
    pub write: Write,
}

/// Every form, in the order of offer.
pub const FILES: &[FileForm] = &[
    FileForm::new("gcg", ("gcg", "text/plain; charset=utf-8"), |state| Ok(gcg(state))),
    FileForm::new("sigles", ("txt", "text/plain; charset=iso-8859-1"), sigles),
    FileForm::new("federation", ("csv", "text/csv; charset=iso-8859-1"), federation),
    FileForm::new("rules", ("toml", "application/toml; charset=utf-8"), |state| {
        // Files of several games may lie side by side.
        let game = state.seed.tournament.get(..8).unwrap_or("game");
        Ok(state.profile.own_file(&["own", game].join("-")).into_bytes())
    }),
];

/// How a tournament is written in a form.
type Write = fn(&Tournament) -> Result<Vec<u8>, Unwritable>;

impl FileForm {
    const fn new(
        name: &'static str,
        (ending, media_type): (&'static str, &'static str),
        write: Write,
    ) -> Self {
        Self { name, ending, media_type, write }
    }
}

/// The form of this name.
pub fn form(name: &str) -> Option<&'static FileForm> {
    FILES.iter().find(|form| form.name == name)
}
