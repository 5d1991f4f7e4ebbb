//! Reading the tiles: letters, numbers, values, classes, and how other signs are written.

use std::collections::{BTreeMap, BTreeSet};

use unicode_normalization::UnicodeNormalization;

use crate::edition::definition::{MOST_POINTS, TileKind};
use crate::{edition::parse::written::Reading, letter::Letter, letter::MOST_LETTERS};

impl Reading<'_> {
    pub(super) fn tiles(&self) -> Vec<TileKind> {
        let mut seen = BTreeSet::new();
        let mut kinds = Vec::new();
        for tile in self.written.tiles.get_ref() {
            let (label, count, value, class) = tile.get_ref();
            let label: String = label.nfc().collect();
            if !is_capitals(&label) {
                let reason = format!("the tile \"{label}\" must be written in capital letters");
                self.fault(tile, reason);
            }
            if !seen.insert(label.clone()) {
                self.fault(tile, format!("the tile {label} stands twice"));
            }
            if !(0..=MOST_POINTS).contains(value) {
                self.fault(tile, format!("the value of {label} must be 0 to {MOST_POINTS}"));
            }
            kinds.push(TileKind { label, count: *count, value: *value, class: *class });
        }
        self.check_number(&kinds);
        kinds
    }

    fn check_number(&self, kinds: &[TileKind]) {
        let written = self.written;
        if kinds.is_empty() || kinds.len() > MOST_LETTERS {
            let reason =
                format!("{} kinds of tiles; from 1 to {MOST_LETTERS} are possible", kinds.len());
            self.fault(&written.tiles, reason);
        }
        let letters: usize = kinds.iter().map(|kind| usize::from(kind.count)).sum();
        let sum = letters + usize::from(written.blanks);
        let said = *written.tiles_total.get_ref();
        if sum != said {
            let reason =
                format!("tiles_total says {said}, but the tiles and blanks add up to {sum}");
            self.fault(&written.tiles_total, reason);
        }
    }

    pub(super) fn without_tile(&self) -> BTreeMap<char, String> {
        let is_tile = |sign: char| self.letters.contains_key(&sign.to_string());
        let mut signs = BTreeMap::new();
        for pair in &self.written.without_tile {
            let (sign, tiles) = pair.get_ref();
            let mut characters = sign.nfc();
            let (first, second) = (characters.next(), characters.next());
            match first {
                Some(sign) if second.is_none() && is_capitals(&sign.to_string()) => {
                    if is_tile(sign) {
                        self.fault(pair, format!("{sign} is a tile of its own"));
                    }
                    if signs.insert(sign, tiles.nfc().collect()).is_some() {
                        self.fault(pair, format!("{sign} stands twice"));
                    }
                }
                _ => self.fault(pair, format!("\"{sign}\" must be one capital letter")),
            }
            if let Some(tile) = tiles.nfc().find(|tile| !is_tile(*tile)) {
                self.fault(pair, format!("there is no tile {tile}"));
            }
        }
        signs
    }
}

fn is_capitals(label: &str) -> bool {
    !label.is_empty() && label.to_uppercase() == *label && label.chars().all(char::is_alphabetic)
}

/// The number of each tile; too many tiles are a fault that was noted before.
pub(super) fn by_label(kinds: &[TileKind]) -> BTreeMap<String, Letter> {
    let numbered = (0u8..).zip(kinds.iter().take(MOST_LETTERS));
    numbered.map(|(number, kind)| (kind.label.clone(), Letter::new(number))).collect()
}
