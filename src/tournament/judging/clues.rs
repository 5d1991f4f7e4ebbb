//! What a slip can have meant that is no legal placement as it is written.
//!
//! First the readings at the very square that is written: a last letter left out that lies on the
//! board, another letter marked as the blank. Only where there is none of these, the word is tried
//! at every square of the board, across and down. Just one reading is certainty, several are none.

use crate::profile::{coordinates::UnmarkedBlank, cost::Cost, definition::Profile};
use crate::{judging::case::Case, judging::legality::objections_with_rack};
use crate::{judging::place::read_reference, judging::reading::cuts, judging::reading::settle};
use crate::{model::SlipText, profile::coordinates::MismarkedBlank, profile::warnings::Infraction};
use flavita_game::{BoardTile, Direction, Placement, Reference, Square, score};
use std::collections::BTreeMap;

/// The rows' letters where they are Latin, and where they are Cyrillic; players mix them up.
const ALPHABETS: [&str; 2] = ["ABCDEFGHIJKLMNO", "АБВГДЕЖЗИКЛМНОП"];

/// What has to be mended on a slip so that it is a legal placement; the likeliest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Mend {
    /// The last letter, which lies on the board already, is left out.
    LastLetter,
    /// Another letter is marked as a blank than the one that needs it.
    BlankMark,
    /// Across and down are exchanged, or row and column.
    Turned,
    /// The word starts on a neighbouring square.
    Shifted,
    /// The row's letter is that of another alphabet.
    OtherAlphabet,
    /// There are no coordinates, or they are somewhere else.
    Elsewhere,
}

impl Mend {
    /// The infraction that it is.
    pub const fn infraction(self) -> Infraction {
        match self {
            Self::LastLetter => Infraction::LastLetterForgotten,
            Self::BlankMark => Infraction::BlankUnmarked,
            Self::Turned | Self::Shifted | Self::OtherAlphabet | Self::Elsewhere => {
                Infraction::CoordinatesShifted
            }
        }
    }
}

/// A legal placement that a slip can have meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clue {
    /// What has to be mended.
    pub mend: Mend,
    /// The placement, blanks settled.
    pub placement: Placement,
    /// Its tiles as they are written once this is mended: a blank may still be unmarked.
    pub written: Vec<BoardTile>,
    /// What it scores.
    pub points: i32,
    /// Whether it prolongs a word on the board.
    pub is_extension: bool,
}

impl Clue {
    /// What the rules take for the infraction, where this is the only reading.
    pub fn cost(&self, rules: &Profile) -> Cost {
        let coordinates = rules.coordinates;
        match self.mend {
            Mend::LastLetter => coordinates.last_letter,
            Mend::BlankMark => match (rules.blanks.mismarked, rules.blanks.unmarked) {
                (MismarkedBlank::AsUnmarked, UnmarkedBlank::Cheapest) => Cost::Nothing,
                (MismarkedBlank::Zero, _) | (_, UnmarkedBlank::Zero) => Cost::Zero,
            },
            Mend::Turned | Mend::Shifted | Mend::OtherAlphabet | Mend::Elsewhere => {
                let extension = coordinates.extension.filter(|_| self.is_extension);
                extension.unwrap_or(coordinates.shifted)
            }
        }
    }
}

/// Whether the rules forgive anything that has to be mended.
pub(super) fn may_forgive(rules: &Profile) -> bool {
    let coordinates = rules.coordinates;
    let costs = [coordinates.shifted, coordinates.last_letter];
    let is_forgiven = |cost: &Cost| *cost != Cost::Zero;
    costs.iter().chain(&coordinates.extension).any(is_forgiven)
        || rules.blanks.mismarked == MismarkedBlank::AsUnmarked
}

/// Every legal placement that a slip can have meant which is none as it is written, the likeliest
/// first.
pub fn clues(case: &Case<'_>, text: &SlipText) -> Vec<Clue> {
    let Ok(cuts) = cuts(case.edition, &text.word) else { return Vec::new() };
    let at = read_reference(case.edition, case.rules, &text.at).ok();
    let there = at.map_or_else(Vec::new, |at| at_the_square(case, at, &cuts));
    if there.is_empty() { anywhere(case, &text.at, at, &cuts) } else { there }
}

/// The readings that leave the coordinates as they are.
fn at_the_square(case: &Case<'_>, at: Reference, cuts: &[Vec<BoardTile>]) -> Vec<Clue> {
    let mut found = Vec::new();
    for tiles in cuts {
        if let Some(longer) = with_last_letter(case, at, tiles) {
            found.extend(clue(case, Mend::LastLetter, at, longer));
        }
        if tiles.iter().any(|tile| tile.is_blank) {
            let plain = tiles.iter().map(|tile| BoardTile { is_blank: false, ..*tile });
            found.extend(clue(case, Mend::BlankMark, at, plain.collect()));
        }
    }
    distinct(found)
}

/// The word with the one tile that follows it on the board.
fn with_last_letter(case: &Case<'_>, at: Reference, tiles: &[BoardTile]) -> Option<Vec<BoardTile>> {
    let after = at.square.ahead(at.direction, tiles.len())?;
    let tile = case.board.at(after)?;
    let behind = at.square.ahead(at.direction, tiles.len() + 1);
    let is_last = behind.is_none_or(|square| case.board.at(square).is_none());
    let mut longer = tiles.to_vec();
    longer.push(tile);
    is_last.then_some(longer)
}

/// The word as it is written, wherever it can lie.
fn anywhere(
    case: &Case<'_>,
    written: &str,
    at: Option<Reference>,
    cuts: &[Vec<BoardTile>],
) -> Vec<Clue> {
    let others = other_alphabets(case, written);
    let mut found = Vec::new();
    for tiles in cuts {
        for square in Square::all() {
            for direction in Direction::BOTH {
                let there = Reference { square, direction };
                let mend = mend(at, &others, there);
                found.extend(clue(case, mend, there, tiles.clone()));
            }
        }
    }
    distinct(found)
}

/// Each placement once, by its likeliest mend.
fn distinct(found: Vec<Clue>) -> Vec<Clue> {
    let mut likeliest: BTreeMap<Placement, Clue> = BTreeMap::new();
    for clue in found {
        let known = likeliest.get(&clue.placement);
        if known.is_none_or(|known| clue.mend < known.mend) {
            likeliest.insert(clue.placement.clone(), clue);
        }
    }
    let mut clues: Vec<Clue> = likeliest.into_values().collect();
    clues.sort_by_key(|clue| clue.mend);
    clues
}

/// How what is written differs from where the word can lie.
fn mend(at: Option<Reference>, others: &[Reference], there: Reference) -> Mend {
    if others.contains(&there) {
        return Mend::OtherAlphabet;
    }
    let Some(at) = at else { return Mend::Elsewhere };
    let (row, column) = (at.square.row(), at.square.column());
    let (to_row, to_column) = (there.square.row(), there.square.column());
    let is_mirrored = (to_row, to_column) == (column, row);
    if at.square == there.square || is_mirrored {
        Mend::Turned
    } else if at.direction == there.direction
        && row.abs_diff(to_row) <= 1
        && column.abs_diff(to_column) <= 1
    {
        Mend::Shifted
    } else {
        Mend::Elsewhere
    }
}

/// The squares that are meant if the row's letter is that of another alphabet, by its place there.
fn other_alphabets(case: &Case<'_>, written: &str) -> Vec<Reference> {
    let letters: String = written.chars().filter(|c| c.is_alphabetic()).collect();
    let letter = letters.to_uppercase();
    let rows = ALPHABETS.iter().filter_map(|alphabet| {
        let place = alphabet.chars().position(|c| letter == c.to_string())?;
        case.edition.row_labels.get(place)
    });
    rows.filter_map(|row| {
        let text = written.replace(&letters, row);
        read_reference(case.edition, case.rules, &text).ok()
    })
    .collect()
}

/// The clue that a word at a place is, where it is a legal placement.
fn clue(case: &Case<'_>, mend: Mend, at: Reference, tiles: Vec<BoardTile>) -> Option<Clue> {
    let written = Placement { square: at.square, direction: at.direction, tiles };
    let placement = settle(case.edition, case.board, &case.rack, &written).ok()?;
    let against = objections_with_rack(case.question(), &placement);
    against.is_empty().then(|| Clue {
        mend,
        written: if mend == Mend::BlankMark { placement.tiles.clone() } else { written.tiles },
        points: score(case.edition, case.board, &placement).points(),
        is_extension: prolongs(case, &placement),
        placement,
    })
}

/// Whether a placement holds two neighbouring tiles of the board: a word that it prolongs.
fn prolongs(case: &Case<'_>, placement: &Placement) -> bool {
    let lies: Vec<bool> =
        placement.squares().map(|(square, _)| case.board.at(square).is_some()).collect();
    lies.windows(2).any(|pair| pair[0] && pair[1])
}
