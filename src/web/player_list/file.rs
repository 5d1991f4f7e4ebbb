//! A list of players in a file: its encoding and separator, found out or chosen, and its players.

use crate::player_list::encoding::{Recognised, read_in, recognise};
use crate::player_list::{arranged::Names, arranged::Taken, federation};
use crate::{player_list, player_list::reading::Reading, player_list::separator::Separator};
use flavita_i18n::language::Language;
use flavita_lexicon::encoding::EncodingError;

/// What somebody chose where the program's own choice was not right.
#[derive(Clone, Debug, Default)]
pub struct Chosen<'a> {
    /// The encoding.
    pub encoding: Option<&'a str>,
    /// The separator.
    pub separator: Option<Separator>,
    /// How names are written.
    pub names: Option<Names>,
    /// Whether it was typed or pasted: then each line may have a separator of its own.
    pub is_pasted: bool,
}

/// A list as it was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerFile {
    /// The encoding; nothing where the bytes are no text.
    pub encoding: Option<&'static str>,
    /// Whether the encoding is a guess.
    pub is_guess: bool,
    /// The separator.
    pub separator: Option<Separator>,
    /// The players and what is wrong with them.
    pub reading: Reading,
}

/// Reads the bytes of a list; `taken` are the numbers that players have already.
pub fn read(bytes: &[u8], chosen: &Chosen<'_>, taken: &Taken, language: Language) -> PlayerFile {
    let recognised = match chosen.encoding {
        Some(name) => read_in(bytes, name),
        None => recognise(bytes, language).map(|found| western(bytes, found)),
    };
    let Recognised { text, encoding, is_guess } = match recognised {
        Ok(recognised) => recognised,
        Err(fault) => return no_text(&fault, language),
    };
    let list = Separator::of_list(&text);
    let separator = chosen.separator.unwrap_or(list);
    let of_line = |line: &str| match chosen.separator {
        None if chosen.is_pasted => Separator::of_line(line),
        _ => separator,
    };
    PlayerFile {
        encoding: Some(encoding),
        is_guess,
        separator: Some(separator),
        reading: player_list::reading::read(&text, (of_line, chosen.names), taken, language),
    }
}

/// A federation's list is in Latin-1: where a page of Central Europe was guessed, it is meant.
fn western(bytes: &[u8], found: Recognised) -> Recognised {
    let is_central = ["windows-1250", "ISO-8859-2"].contains(&found.encoding);
    if !found.is_guess || !is_central || !federation::is_list(&found.text) {
        return found;
    }
    match read_in(bytes, "windows-1252") {
        Ok(western) => Recognised { is_guess: true, ..western },
        Err(_) => found,
    }
}

fn no_text(fault: &EncodingError, language: Language) -> PlayerFile {
    let fault = match fault {
        EncodingError::Unknown(name) => say!(language, "import-no-encoding", name = name.as_str()),
        EncodingError::Malformed { line, encoding } => {
            say!(language, "import-no-text", line = *line, name = *encoding)
        }
    };
    let reading = Reading { faults: vec![fault], ..Reading::default() };
    PlayerFile { reading, ..PlayerFile::default() }
}
