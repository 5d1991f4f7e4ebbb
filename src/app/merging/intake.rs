//! What somebody brings to a merge: a result, or the texts of scanned codes.
//!
//! A result that cannot be counted is kept, since somebody must decide that nobody waits for it;
//! what is no result at all is not.

use crate::halls::codes::Code;
use crate::halls::result_file::{ENDING, MOST_BYTES, is_result, read, short_digest};
use crate::{
    machine::files::KeptFault, merging::folder::CODES_ENDING, merging::folder::MergeFolder,
};
use flavita_contests::halls::conflict::FileFault;
use std::collections::BTreeMap;

/// The most letters of the name of a file that are repeated in the name under which it is kept.
const LONGEST_STEM: usize = 40;
/// The digits by which codes name their file.
const NAME_DIGITS: usize = 16;

/// What became of what was brought.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum Intake {
    /// A result that was not there yet.
    Taken { hall: String },
    /// A result that is there already.
    Known { hall: String },
    /// A result that cannot be counted. It is kept, so that somebody decides about it.
    Faulty {
        /// The hall whose it says it is; empty where that cannot be read.
        hall: String,
        /// What is wrong.
        fault: FileFault,
    },
    /// Something else, which is not kept.
    Refused(FileFault),
    /// Codes.
    Codes {
        /// How many were not there yet.
        fresh: usize,
        /// How many were there already.
        known: usize,
        /// How many lines are no codes, or were read wrongly.
        unread: usize,
    },
}

impl MergeFolder {
    /// Takes what was brought under this name.
    ///
    /// # Errors
    /// When the folder cannot be read or written.
    pub fn take(&self, name: &str, bytes: &[u8]) -> Result<Intake, KeptFault> {
        if bytes.len() > MOST_BYTES {
            return Ok(Intake::Refused(FileFault::TooLarge));
        }
        if !is_result(bytes) {
            return self.take_codes(&String::from_utf8_lossy(bytes));
        }
        match read(bytes) {
            Ok(result) => {
                let hall = result.hall;
                Ok(if self.take_result((name, &result.id), bytes)? {
                    Intake::Taken { hall }
                } else {
                    Intake::Known { hall }
                })
            }
            Err(unread) if unread.fault == FileFault::NotAResult => {
                Ok(Intake::Refused(unread.fault))
            }
            Err(unread) => {
                self.take_result((name, &short_digest(bytes)), bytes)?;
                let (hall, fault) = (unread.hall, unread.fault);
                Ok(Intake::Faulty { hall, fault })
            }
        }
    }

    /// Keeps a result under a name that ends with its own; answers whether it was not there.
    fn take_result(&self, (name, id): (&str, &str), bytes: &[u8]) -> Result<bool, KeptFault> {
        let end = format!("-{id}.{ENDING}");
        if self.files()?.iter().any(|known| known.ends_with(&end)) {
            return Ok(false);
        }
        let aside = self.aside()?;
        if let Some(name) = aside.iter().find(|known| known.ends_with(&end)) {
            return self.bring_back(name);
        }
        self.keep(&format!("{}{end}", stem(name)), bytes)?;
        Ok(true)
    }

    /// Adds codes to those of the same file.
    fn take_codes(&self, text: &str) -> Result<Intake, KeptFault> {
        let (sets, unread) = sets(text);
        if sets.is_empty() {
            return Ok(Intake::Refused(FileFault::NotAResult));
        }
        let (mut fresh, mut known) = (0, 0);
        for ((name, of), codes) in sets {
            let file = format!("codes-{}-{of}.{CODES_ENDING}", name.to_lowercase());
            self.bring_back(&file)?;
            let mut all: BTreeMap<u32, String> = BTreeMap::new();
            let there = self.text(&file)?;
            let there = there.lines().filter_map(Code::read);
            all.extend(there.map(|code| (code.number, code.text)));
            let before = all.len();
            let count = codes.len();
            for code in codes {
                all.entry(code.number).or_insert(code.text);
            }
            let added = all.len() - before;
            fresh += added;
            known += count - added;
            if added > 0 {
                let lines: String = all.into_values().map(|line| line + "\n").collect();
                self.keep(&file, lines.as_bytes())?;
            }
        }
        Ok(Intake::Codes { fresh, known, unread })
    }
}

/// The codes of a text by the file to which they belong, and how many lines are none.
fn sets(text: &str) -> (BTreeMap<(String, u32), Vec<Code>>, usize) {
    let mut sets: BTreeMap<(String, u32), Vec<Code>> = BTreeMap::new();
    let mut unread = 0;
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        match Code::read(line).filter(has_plain_name) {
            Some(code) => sets.entry((code.name.clone(), code.of)).or_default().push(code),
            None => unread += 1,
        }
    }
    (sets, unread)
}

/// Whether codes may give their file its name.
fn has_plain_name(code: &Code) -> bool {
    code.name.len() == NAME_DIGITS && code.name.bytes().all(|sign| sign.is_ascii_hexdigit())
}

/// A name that every disk takes: letters and digits of the name that a file had elsewhere.
fn stem(name: &str) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let last = last.rsplit_once('.').map_or(last, |(stem, _)| stem);
    let plain = |sign: char| if sign.is_alphanumeric() { sign } else { '-' };
    let plain: String = last.chars().map(plain).take(LONGEST_STEM).collect();
    let plain = plain.trim_matches('-');
    if plain.is_empty() { "result" } else { plain }.to_owned()
}
