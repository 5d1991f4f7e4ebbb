//! Reading an edition from its TOML text, with every fault named by its line.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;

use crate::game::edition::definition::{Edition, LetterClass, Premium, TileKind};
use crate::game::letter::{Letter, MOST_LETTERS};
use crate::game::square::{SIDE, Square};

/// Why a text is not an edition.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct ParseEditionError {
    /// The line of the fault, from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
}

/// The file as it is written, before any check.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    id: String,
    name: String,
    language: String,
    tiles_total: Spanned<usize>,
    blanks: u8,
    rack: Spanned<usize>,
    bonus: BTreeMap<String, Spanned<i32>>,
    rows: Spanned<String>,
    start: Spanned<(usize, usize)>,
    symmetrical: Spanned<bool>,
    board: Spanned<Vec<Spanned<String>>>,
    tiles: Spanned<Vec<Spanned<WrittenTile>>>,
}

/// Label, count, value, class.
type WrittenTile = (String, u8, i32, WrittenClass);

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum WrittenClass {
    Vowel,
    Consonant,
    Both,
    Neither,
}

/// Reads and checks an edition.
///
/// # Errors
/// When the text is no TOML, a key is missing or unknown, the tiles do not add up to
/// `tiles_total`, a label stands twice or is no capital, the board is not 15 by 15, is not
/// symmetrical although it says so, or a value makes no sense. The error names the line.
pub fn parse(text: &str) -> Result<Edition, ParseEditionError> {
    let written: Written = toml::from_str(text).map_err(|error| {
        fault(
            text,
            &error.span().unwrap_or(0..0),
            error.message().to_owned(),
        )
    })?;
    let kinds = read_tiles(text, &written)?;
    let premiums = read_board(text, &written)?;
    let row_labels = read_rows(text, &written.rows)?;
    let start = read_start(text, &written.start)?;
    let rack_size = read_rack(text, &written.rack)?;
    let bonuses = read_bonuses(text, &written.bonus, rack_size)?;
    let by_label = (0..)
        .zip(&kinds)
        .map(|(i, k)| (k.label.clone(), Letter::new(i)))
        .collect();
    Ok(Edition {
        id: written.id,
        name: written.name,
        language: written.language,
        kinds,
        blanks: written.blanks,
        rack_size,
        bonuses,
        premiums,
        is_symmetrical: *written.symmetrical.get_ref(),
        start,
        row_labels,
        by_label,
        source: text.to_owned(),
    })
}

fn fault(text: &str, span: &Range<usize>, reason: impl Into<String>) -> ParseEditionError {
    let before = text.get(..span.start).unwrap_or(text);
    ParseEditionError {
        line: before.matches('\n').count() + 1,
        reason: reason.into(),
    }
}

fn read_tiles(text: &str, written: &Written) -> Result<Vec<TileKind>, ParseEditionError> {
    let mut seen = BTreeSet::new();
    let mut kinds = Vec::new();
    for tile in written.tiles.get_ref() {
        let (label, count, value, class) = tile.get_ref();
        let fail = |reason: String| Err(fault(text, &tile.span(), reason));
        if label.is_empty()
            || label.to_uppercase() != *label
            || !label.chars().all(char::is_alphabetic)
        {
            return fail(format!(
                "the tile \"{label}\" must be written in capital letters"
            ));
        }
        if !seen.insert(label.clone()) {
            return fail(format!("the tile {label} stands twice"));
        }
        if *value < 0 {
            return fail(format!("the value of {label} is below zero"));
        }
        kinds.push(TileKind {
            label: label.clone(),
            count: *count,
            value: *value,
            class: class.as_class(),
        });
    }
    check_number_of_tiles(text, written, &kinds)?;
    Ok(kinds)
}

fn check_number_of_tiles(
    text: &str,
    written: &Written,
    kinds: &[TileKind],
) -> Result<(), ParseEditionError> {
    if kinds.is_empty() || kinds.len() > MOST_LETTERS {
        let reason = format!(
            "{} kinds of tiles; from 1 to {MOST_LETTERS} are possible",
            kinds.len()
        );
        return Err(fault(text, &written.tiles.span(), reason));
    }
    let sum =
        kinds.iter().map(|k| usize::from(k.count)).sum::<usize>() + usize::from(written.blanks);
    if sum != *written.tiles_total.get_ref() {
        let said = written.tiles_total.get_ref();
        let reason = format!("tiles_total says {said}, but the tiles and blanks add up to {sum}");
        return Err(fault(text, &written.tiles_total.span(), reason));
    }
    Ok(())
}

impl WrittenClass {
    const fn as_class(self) -> LetterClass {
        LetterClass {
            is_vowel: matches!(self, Self::Vowel | Self::Both),
            is_consonant: matches!(self, Self::Consonant | Self::Both),
        }
    }
}

fn read_board(text: &str, written: &Written) -> Result<[Premium; SIDE * SIDE], ParseEditionError> {
    let rows = written.board.get_ref();
    if rows.len() != SIDE {
        let reason = format!("the board has {} rows instead of {SIDE}", rows.len());
        return Err(fault(text, &written.board.span(), reason));
    }
    let mut premiums = [Premium::Plain; SIDE * SIDE];
    for (r, row) in rows.iter().enumerate() {
        let squares: Vec<char> = row.get_ref().chars().collect();
        if squares.len() != SIDE {
            let reason = format!(
                "row {} has {} squares instead of {SIDE}",
                r + 1,
                squares.len()
            );
            return Err(fault(text, &row.span(), reason));
        }
        for (c, sign) in squares.into_iter().enumerate() {
            premiums[r * SIDE + c] = read_premium(sign).ok_or_else(|| {
                let reason = format!("\"{sign}\" is no square; use . l L w W");
                fault(text, &row.span(), reason)
            })?;
        }
    }
    if *written.symmetrical.get_ref() != is_symmetrical(&premiums) {
        let reason = "symmetrical does not say what the board shows (both diagonals as mirrors)";
        return Err(fault(text, &written.symmetrical.span(), reason));
    }
    Ok(premiums)
}

const fn read_premium(sign: char) -> Option<Premium> {
    match sign {
        '.' => Some(Premium::Plain),
        'l' => Some(Premium::LetterDouble),
        'L' => Some(Premium::LetterTriple),
        'w' => Some(Premium::WordDouble),
        'W' => Some(Premium::WordTriple),
        _ => None,
    }
}

fn is_symmetrical(premiums: &[Premium; SIDE * SIDE]) -> bool {
    let last = SIDE - 1;
    let at = |r: usize, c: usize| premiums[r * SIDE + c];
    (0..SIDE * SIDE)
        .map(|i| (i / SIDE, i % SIDE))
        .all(|(r, c)| at(r, c) == at(c, r) && at(r, c) == at(last - c, last - r))
}

fn read_rows(text: &str, rows: &Spanned<String>) -> Result<Vec<String>, ParseEditionError> {
    let labels: Vec<String> = rows
        .get_ref()
        .split_whitespace()
        .map(str::to_owned)
        .collect();
    let different: BTreeSet<&String> = labels.iter().collect();
    if labels.len() != SIDE || different.len() != SIDE {
        let reason = format!("rows must name {SIDE} different rows, from the top");
        return Err(fault(text, &rows.span(), reason));
    }
    if let Some(label) = labels.iter().find(|l| !l.chars().all(char::is_alphabetic)) {
        let reason = format!("the row label \"{label}\" must be made of letters");
        return Err(fault(text, &rows.span(), reason));
    }
    Ok(labels)
}

fn read_start(text: &str, start: &Spanned<(usize, usize)>) -> Result<Square, ParseEditionError> {
    let (row, column) = *start.get_ref();
    let square = row.checked_sub(1).zip(column.checked_sub(1));
    square.and_then(|(r, c)| Square::new(r, c)).ok_or_else(|| {
        fault(
            text,
            &start.span(),
            format!("start must be [row, column] from 1 to {SIDE}"),
        )
    })
}

fn read_rack(text: &str, rack: &Spanned<usize>) -> Result<usize, ParseEditionError> {
    let size = *rack.get_ref();
    if (1..=SIDE).contains(&size) {
        return Ok(size);
    }
    Err(fault(
        text,
        &rack.span(),
        format!("a rack has from 1 to {SIDE} tiles"),
    ))
}

fn read_bonuses(
    text: &str,
    bonuses: &BTreeMap<String, Spanned<i32>>,
    rack_size: usize,
) -> Result<BTreeMap<usize, i32>, ParseEditionError> {
    let read = |(tiles, points): (&String, &Spanned<i32>)| {
        let tiles: Option<usize> = tiles.parse().ok().filter(|n| (1..=rack_size).contains(n));
        match tiles {
            Some(tiles) if *points.get_ref() >= 0 => Ok((tiles, *points.get_ref())),
            _ => Err(fault(
                text,
                &points.span(),
                format!("a bonus is written \"tiles = points\" with 1 to {rack_size} tiles"),
            )),
        }
    };
    bonuses.iter().map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::edition::catalogue::EMBEDDED;

    fn fault_after(from: &str, to: &str) -> ParseEditionError {
        let text = EMBEDDED[0].source;
        assert!(text.contains(from), "the test edits what is there");
        parse(&text.replacen(from, to, 1)).unwrap_err()
    }

    #[test]
    fn every_embedded_edition_is_sound() {
        for embedded in EMBEDDED {
            let edition = parse(embedded.source).unwrap();
            assert_eq!(edition.id(), embedded.id);
        }
    }

    #[test]
    fn a_wrong_total_is_named_with_its_line() {
        let error = fault_after("tiles_total = 104", "tiles_total = 103");
        assert!(error.reason.contains("add up to 104"), "{error}");
        assert!(error.line > 1);
    }

    #[test]
    fn a_tile_that_stands_twice_is_refused() {
        let error = fault_after("[\"Б\", 2", "[\"А\", 2");
        assert!(error.reason.contains("stands twice"), "{error}");
    }

    #[test]
    fn a_crooked_board_is_refused_unless_it_says_so() {
        let crooked = fault_after("W..l...W...l..W", "W..l...W...l...");
        assert!(crooked.reason.contains("symmetrical"), "{crooked}");
    }

    #[test]
    fn an_unknown_key_is_refused() {
        let error = fault_after("blanks = 2", "blanks = 2\njokers = 3");
        assert!(error.reason.contains("jokers"), "{error}");
    }
}
