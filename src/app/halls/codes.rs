//! A result as a row of QR codes, and back from what a scanner reads, in any order.
//!
//! A code holds `FLAVITA:` and, between colons, the name of the file, the number of the code, how
//! many there are, a check over this code, and its part of the deflated file in base 32.

use crate::halls::result_file::{MOST_BYTES, base32_bytes, base32_text, deflated};
use crate::halls::result_file::{hall_of_beginning, inflated, short_digest};
use flavita_contests::halls::conflict::FileFault;
use flavita_i18n::names::runs;
use std::collections::{BTreeMap, BTreeSet};

/// How every code begins.
const KIND: &str = "FLAVITA";
/// The bytes of the file in one code: with what stands before them some 900 signs, which a telephone
/// reads from paper and from a screen.
const PART: usize = 520;
/// The most codes of one file.
const MOST_CODES: u32 = 9_999;
/// The most files whose codes are gathered at once.
const MOST_SETS: usize = 10_000;
/// More than these are tiring to scan.
pub const MANY: usize = 60;

/// The texts of the codes of a file, in order.
pub fn split(file: &[u8]) -> Vec<String> {
    let bytes = deflated(file);
    let name = short_digest(&bytes).to_uppercase();
    let parts: Vec<&[u8]> = bytes.chunks(PART).collect();
    let of = parts.len();
    let code = |(number, part): (usize, &&[u8])| {
        let number = number + 1;
        let data = base32_text(part);
        let check = check(&format!("{name}:{number}:{of}:{data}"));
        format!("{KIND}:{name}:{number}:{of}:{check}:{data}")
    };
    parts.iter().enumerate().map(code).collect()
}

fn check(text: &str) -> String {
    short_digest(text.as_bytes())[..8].to_uppercase()
}

/// Codes as they are scanned.
#[derive(Clone, Debug, Default)]
pub struct Codes {
    sets: BTreeMap<(String, u32), BTreeMap<u32, Vec<u8>>>,
}

/// A code that was read without a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// The name of the file in capitals.
    pub name: String,
    /// The number of the code, from 1.
    pub number: u32,
    /// How many there are.
    pub of: u32,
    /// The code as it is written.
    pub text: String,
    part: Vec<u8>,
}

impl Code {
    /// Reads a line; `None` where it is no code or was read wrongly.
    pub fn read(line: &str) -> Option<Self> {
        let text = line.trim().trim_start_matches('\u{feff}').to_ascii_uppercase();
        let mut fields = text.split(':');
        if fields.next()? != KIND {
            return None;
        }
        let [name, number, of, said, data] = [(); 5].map(|()| fields.next());
        let (name, said, data) = (name?.to_owned(), said?, data?);
        let (number, of): (u32, u32) = (number?.parse().ok()?, of?.parse().ok()?);
        let is_possible = (1..=of).contains(&number) && of <= MOST_CODES;
        let is_right = check(&format!("{name}:{number}:{of}:{data}")) == said;
        let part = base32_bytes(data)?;
        if !is_possible || !is_right || part.len() > PART || fields.next().is_some() {
            return None;
        }
        Some(Self { name, number, of, text, part })
    }
}

/// A file of which codes were scanned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scanned {
    /// The name by which its codes know it.
    pub name: String,
    /// The hall whose it says it is, as far as it can be read.
    pub hall: String,
    /// The file, or what is missing.
    pub file: Result<Vec<u8>, FileFault>,
}

impl Codes {
    /// Takes every line that is a code and says whether there was one; a line that was read wrongly
    /// is as good as none.
    pub fn take(&mut self, text: &str) -> bool {
        let mut has_some = false;
        for line in text.lines() {
            has_some |= Code::read(line).is_some_and(|code| self.add(code));
        }
        has_some
    }

    /// Takes a code, unless there are codes of too many files.
    fn add(&mut self, code: Code) -> bool {
        let set = (code.name, code.of);
        if self.sets.len() >= MOST_SETS && !self.sets.contains_key(&set) {
            return false;
        }
        let parts = self.sets.entry(set).or_default();
        parts.insert(code.number, code.part);
        true
    }

    /// The files, each whole or with what is missing.
    pub fn files(&self) -> Vec<Scanned> {
        let file = |((name, of), parts): (&(String, u32), &BTreeMap<u32, Vec<u8>>)| Scanned {
            name: name.to_lowercase(),
            hall: parts.get(&1).map_or_else(String::new, |_| hall_of_beginning(&begun(parts))),
            file: joined(name, *of, parts),
        };
        self.sets.iter().map(file).collect()
    }
}

/// What the codes hold that were scanned without a gap from the first one on.
fn begun(parts: &BTreeMap<u32, Vec<u8>>) -> Vec<u8> {
    let runs_on = |(number, (other, _)): &(u32, (&u32, &Vec<u8>))| number == *other;
    let parts = (1..).zip(parts).take_while(runs_on);
    parts.flat_map(|(_, (_, part))| part).copied().collect()
}

fn joined(name: &str, of: u32, parts: &BTreeMap<u32, Vec<u8>>) -> Result<Vec<u8>, FileFault> {
    let missing: BTreeSet<u32> = (1..=of).filter(|one| !parts.contains_key(one)).collect();
    if !missing.is_empty() {
        return Err(FileFault::CodesMissing { missing: runs(missing), of });
    }
    let bytes: Vec<u8> = parts.values().flatten().copied().collect();
    if short_digest(&bytes).to_uppercase() != name {
        return Err(FileFault::Damaged("its codes do not belong together".to_owned()));
    }
    inflated(&bytes, MOST_BYTES as u64)
}
