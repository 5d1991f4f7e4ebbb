//! Reading what players may agree on: lists of words and switches.

use std::collections::BTreeSet;

use toml::Spanned;

use crate::edition::switch::{Spelling, Switch, WordOption};
use crate::{edition::parse::written::Reading, edition::parse::written::Starts, letter::Letter};

impl Reading<'_> {
    pub(super) fn options(&self) -> Vec<WordOption> {
        let mut seen = BTreeSet::new();
        let options = self.written.options.iter().map(|option| {
            self.check_id(&option.id, &mut seen);
            WordOption {
                id: option.id.get_ref().clone(),
                name: option.name.clone(),
                is_in: option.starts == Starts::In,
            }
        });
        options.collect()
    }

    pub(super) fn switches(&self) -> Vec<Switch> {
        let mut seen = BTreeSet::new();
        let switches = self.written.switches.iter().map(|switch| {
            self.check_id(&switch.id, &mut seen);
            let is_empty = switch.squares.is_empty() && switch.spellings.is_empty();
            if is_empty && !switch.blank_scores {
                let reason = "the switch changes nothing; give squares, blank_scores or spellings";
                self.fault(&switch.id, reason);
            }
            Switch {
                id: switch.id.get_ref().clone(),
                name: switch.name.clone(),
                squares: switch.squares.iter().map(|place| self.changed(place)).collect(),
                blank_scores: switch.blank_scores,
                spellings: switch.spellings.iter().filter_map(|one| self.spelling(one)).collect(),
            }
        });
        switches.collect()
    }

    /// A name that stands in addresses, files and the log.
    pub(super) fn check_id<'i>(&self, id: &'i Spanned<String>, seen: &mut BTreeSet<&'i str>) {
        let text = id.get_ref();
        let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if text.is_empty() || !text.chars().all(is_plain) {
            self.fault(id, format!("the id \"{text}\" must be made of a-z, 0-9 and -"));
        }
        if !seen.insert(text) {
            self.fault(id, format!("the id \"{text}\" stands twice"));
        }
    }

    fn spelling(&self, written: &Spanned<Vec<String>>) -> Option<Spelling> {
        let letter = |label: &String| {
            let letter = self.letters.get(label).copied();
            if letter.is_none() {
                self.fault(written, format!("there is no tile {label}"));
            }
            letter
        };
        let tiles: Vec<Option<Letter>> = written.get_ref().iter().map(letter).collect();
        let tiles: Vec<Letter> = tiles.into_iter().collect::<Option<_>>()?;
        match tiles.split_first() {
            Some((first, rest)) if !rest.is_empty() => {
                Some(Spelling { letter: *first, tiles: rest.to_vec() })
            }
            _ => {
                let reason = "a spelling names a tile and then the tiles that may stand for it";
                self.fault(written, reason);
                None
            }
        }
    }
}
