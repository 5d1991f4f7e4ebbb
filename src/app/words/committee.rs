//! Where a club's word committee keeps its decisions: a table an edition, `committee/<edition>.csv` in
//! the data folder. It is read when it is asked for: whoever changes it starts nothing anew.

use crate::machine::files::{self, FileError, at, read_if_there};
use crate::words::word_set::{is_laid_as, ways_to_lay};
use flavita_contests::committee::decisions::{LineFault, Problem};
use flavita_contests::{committee::decisions::Committee, committee::reading};
use flavita_game::{Edition, Letter, embedded};
use flavita_i18n::formula::{armed, disarmed};
use flavita_lexicon::alphabet::Alphabet;
use flavita_tournament::model::{Decisions, WordDecision};
use parking_lot::Mutex;
use std::path::{Path, PathBuf};

/// The folder in the data folder.
pub(crate) const FOLDER: &str = "committee";

/// The committees of a data folder.
#[derive(Debug)]
pub struct Committees {
    folder: PathBuf,
    /// Held while a table is changed, so that no decision is lost.
    change: Mutex<()>,
}

/// Why a table cannot be read or kept.
#[derive(Debug, thiserror::Error)]
pub enum CommitteeFault {
    /// The disk refuses.
    #[error(transparent)]
    Disk(#[from] FileError),
    /// Lines that are no decisions; nothing of the table counts until they are mended.
    #[error("{}", told(file, faults))]
    Lines {
        /// The file.
        file: PathBuf,
        /// The lines, in their order.
        faults: Vec<LineFault>,
    },
    /// A decision that cannot be taken in.
    #[error(transparent)]
    Decision(#[from] Problem),
}

/// Every line with its file, one under the other.
fn told(file: &Path, faults: &[LineFault]) -> String {
    let lines = faults.iter().map(|fault| format!("{}: {fault}", file.display()));
    lines.collect::<Vec<_>>().join("\n")
}

impl Committees {
    /// Those of a data folder.
    pub fn of(data: &Path) -> Self {
        Self { folder: data.join(FOLDER), change: Mutex::default() }
    }

    /// The file of the committee for the words of an edition.
    pub fn file(&self, home: &Edition) -> PathBuf {
        self.folder.join(format!("{}.csv", home.id))
    }

    /// Its decisions; none where there is no file.
    ///
    /// # Errors
    /// When the file cannot be read, or a line of it is no decision.
    pub fn get(&self, home: &Edition) -> Result<Committee, CommitteeFault> {
        let file = self.file(home);
        let bytes = read_if_there(&file).map_err(at(&file))?;
        let read = bytes.map(|bytes| read(home, &bytes));
        let read = read.transpose().map_err(|faults| CommitteeFault::Lines { file, faults })?;
        Ok(read.unwrap_or_default())
    }

    /// The decisions in force now about the words of an edition; none where the file cannot be used.
    pub fn of_edition(&self, edition: &Edition) -> Decisions {
        self.get(&home_of(edition)).unwrap_or_default().in_force()
    }

    /// Changes the decisions and keeps them, at one blow and on the disk.
    ///
    /// # Errors
    /// When the file cannot be read or written, or the change refuses; then it stays as it is.
    pub fn change<R>(
        &self,
        home: &Edition,
        change: impl FnOnce(&mut Committee) -> Result<R, Problem>,
    ) -> Result<R, CommitteeFault> {
        let _alone = self.change.lock();
        let mut committee = self.get(home)?;
        let changed = change(&mut committee)?;
        let file = self.file(home);
        files::keep(&file, written(committee).as_bytes()).map_err(at(&file))?;
        Ok(changed)
    }
}

/// Reads a table; an apostrophe that keeps a spreadsheet from taking a text for a formula is none of
/// the text.
///
/// # Errors
/// Every line that is no decision.
pub fn read(home: &Edition, bytes: &[u8]) -> Result<Committee, Vec<LineFault>> {
    let committee = reading::read(&Alphabet::of(home), bytes)?;
    Ok(committee.dressed(|text| armed(text).to_owned()))
}

/// The table as it is kept and handed out.
pub fn written(committee: Committee) -> String {
    reading::written(&committee.dressed(disarmed))
}

/// What is decided about a word of an edition.
pub fn decision_on<'d>(
    edition: &Edition,
    decisions: &'d Decisions,
    word: &[Letter],
) -> Option<&'d WordDecision> {
    if decisions.is_empty() {
        return None;
    }
    let home = home_of(edition);
    let (alphabet, ways) = (Alphabet::of(&home), ways_to_lay(&home, edition));
    decisions.iter().find(|decision| {
        alphabet.cut(&decision.word).is_ok_and(|letters| is_laid_as(&ways, &letters, word))
    })
}

/// The edition in whose letters the committee decides about the words of another.
fn home_of(edition: &Edition) -> Edition {
    embedded(&edition.dictionary).unwrap_or_else(|| edition.clone())
}
