//! Reading the tiles: letters, numbers, values, classes, and how other signs are written.

use std::collections::{BTreeMap, BTreeSet};

use unicode_normalization::UnicodeNormalization;

use crate::{
    edition::definition::TileKind, edition::limits::MOST_POINTS, edition::parse::written::Written,
    faulty_text::Faults, letter::Letter, letter::MOST_LETTERS,
};

/// The letters by what their tiles show.
pub(super) type ByLabel = BTreeMap<String, Letter>;

pub(super) fn read_tiles(faults: &Faults<'_>, written: &Written) -> Vec<TileKind> {
    let mut seen = BTreeSet::new();
    let mut kinds = Vec::new();
    for tile in written.tiles.get_ref() {
        let (label, count, value, class) = tile.get_ref();
        let label: String = label.nfc().collect();
        let fault = |reason: String| faults.note(tile.span(), reason);
        if !is_capitals(&label) {
            fault(format!("the tile \"{label}\" must be written in capital letters"));
        }
        if !seen.insert(label.clone()) {
            fault(format!("the tile {label} stands twice"));
        }
        if !(0..=MOST_POINTS).contains(value) {
            fault(format!("the value of {label} must be 0 to {MOST_POINTS}"));
        }
        kinds.push(TileKind { label, count: *count, value: *value, class: *class });
    }
    check_number(faults, written, &kinds);
    kinds
}

fn is_capitals(label: &str) -> bool {
    !label.is_empty() && label.to_uppercase() == *label && label.chars().all(char::is_alphabetic)
}

fn check_number(faults: &Faults<'_>, written: &Written, kinds: &[TileKind]) {
    if kinds.is_empty() || kinds.len() > MOST_LETTERS {
        let reason =
            format!("{} kinds of tiles; from 1 to {MOST_LETTERS} are possible", kinds.len());
        faults.note(written.tiles.span(), reason);
    }
    let letters: usize = kinds.iter().map(|kind| usize::from(kind.count)).sum();
    let sum = letters + usize::from(written.blanks);
    let said = *written.tiles_total.get_ref();
    if sum != said {
        let reason = format!("tiles_total says {said}, but the tiles and blanks add up to {sum}");
        faults.note(written.tiles_total.span(), reason);
    }
}

/// The number of each tile; too many tiles are a fault that was noted before.
pub(super) fn by_label(kinds: &[TileKind]) -> ByLabel {
    let numbered = (0u8..).zip(kinds.iter().take(MOST_LETTERS));
    numbered.map(|(number, kind)| (kind.label.clone(), Letter::new(number))).collect()
}

pub(super) fn read_without_tile(
    faults: &Faults<'_>,
    written: &Written,
    letters: &ByLabel,
) -> BTreeMap<char, String> {
    let mut signs = BTreeMap::new();
    for pair in &written.without_tile {
        let (sign, tiles) = pair.get_ref();
        let mut characters = sign.nfc();
        let (first, second) = (characters.next(), characters.next());
        let fault = |reason: String| faults.note(pair.span(), reason);
        match first {
            Some(sign) if second.is_none() && is_capitals(&sign.to_string()) => {
                if letters.contains_key(&sign.to_string()) {
                    fault(format!("{sign} is a tile of its own"));
                }
                if signs.insert(sign, tiles.nfc().collect()).is_some() {
                    fault(format!("{sign} stands twice"));
                }
            }
            _ => fault(format!("\"{sign}\" must be one capital letter")),
        }
        let unknown = tiles.nfc().find(|tile| !letters.contains_key(&tile.to_string()));
        if let Some(tile) = unknown {
            fault(format!("there is no tile {tile}"));
        }
    }
    signs
}
