//! An edition's file as it is written, before any check.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use crate::edition::definition::{Blank, LetterClass, TileKind};
use crate::{faulty_text::Faults, letter::Letter};

/// An edition as it is written, its tiles read already.
pub(super) struct Reading<'a> {
    pub(super) faults: &'a Faults<'a>,
    pub(super) written: &'a Written,
    pub(super) kinds: Vec<TileKind>,
    pub(super) letters: BTreeMap<String, Letter>,
}

impl Reading<'_> {
    /// Notes what is wrong with a value.
    pub(super) fn fault<T>(&self, at: &Spanned<T>, reason: impl Into<String>) {
        self.faults.note(at.span(), reason);
    }
}

/// The whole file. What came later than the first editions is optional, so that the text of an
/// edition in an old tournament still reads.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Written {
    pub(super) id: Spanned<String>,
    pub(super) name: String,
    pub(super) note: Option<String>,
    pub(super) language: String,
    pub(super) dictionary: Option<String>,
    pub(super) profile: Option<String>,
    pub(super) tiles_total: Spanned<usize>,
    pub(super) blanks: u8,
    pub(super) rack: Spanned<usize>,
    pub(super) bonus: BTreeMap<String, Spanned<i32>>,
    pub(super) rows: Spanned<String>,
    pub(super) start: Spanned<(usize, usize)>,
    pub(super) symmetrical: Spanned<bool>,
    pub(super) board: Spanned<Vec<Spanned<String>>>,
    pub(super) tiles: Spanned<Vec<Spanned<WrittenTile>>>,
    #[serde(default)]
    pub(super) without_tile: Vec<Spanned<(String, String)>>,
    pub(super) blank: Option<Blank>,
    pub(super) look: Option<WrittenLook>,
    #[serde(default)]
    pub(super) options: Vec<WrittenOption>,
    #[serde(default)]
    pub(super) switches: Vec<WrittenSwitch>,
}

/// Label, count, value, class.
pub(super) type WrittenTile = (String, u8, i32, LetterClass);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenLook {
    pub(super) ground: Spanned<String>,
    pub(super) plain: (String, Spanned<String>),
    pub(super) letter_double: (String, Spanned<String>),
    pub(super) letter_triple: (String, Spanned<String>),
    pub(super) word_double: (String, Spanned<String>),
    pub(super) word_triple: (String, Spanned<String>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenOption {
    pub(super) id: Spanned<String>,
    pub(super) name: String,
    pub(super) starts: Starts,
}

/// Whether the words of an option count unless something else is said.
#[derive(Clone, Copy, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
pub(super) enum Starts {
    In,
    Out,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenSwitch {
    pub(super) id: Spanned<String>,
    pub(super) name: String,
    /// Row, column, sign of the square.
    #[serde(default)]
    pub(super) squares: Vec<Spanned<(usize, usize, char)>>,
    #[serde(default)]
    pub(super) blank_scores: bool,
    /// A tile and the tiles that may stand for it.
    #[serde(default)]
    pub(super) spellings: Vec<Spanned<Vec<String>>>,
}
