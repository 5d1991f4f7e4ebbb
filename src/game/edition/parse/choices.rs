//! Reading what players may agree on: lists of words and switches.

use std::collections::BTreeSet;

use toml::Spanned;

use crate::{
    edition::parse::board::read_changed, edition::parse::tiles::ByLabel,
    edition::parse::written::Starts, edition::parse::written::Written, edition::switch::Spelling,
    edition::switch::Switch, edition::switch::WordOption, faulty_text::Faults, letter::Letter,
};

pub(super) fn read_options(faults: &Faults<'_>, written: &Written) -> Vec<WordOption> {
    let mut seen = BTreeSet::new();
    let options = written.options.iter().map(|option| {
        check_id(faults, &option.id, &mut seen);
        WordOption {
            id: option.id.get_ref().clone(),
            name: option.name.clone(),
            is_in: option.starts == Starts::In,
        }
    });
    options.collect()
}

pub(super) fn read_switches(
    faults: &Faults<'_>,
    written: &Written,
    letters: &ByLabel,
) -> Vec<Switch> {
    let mut seen = BTreeSet::new();
    let switches = written.switches.iter().map(|switch| {
        check_id(faults, &switch.id, &mut seen);
        let is_empty = switch.squares.is_empty() && switch.spellings.is_empty();
        if is_empty && !switch.blank_scores {
            let reason = "the switch changes nothing; give squares, blank_scores or spellings";
            faults.note(switch.id.span(), reason);
        }
        let spellings = switch.spellings.iter();
        Switch {
            id: switch.id.get_ref().clone(),
            name: switch.name.clone(),
            squares: read_changed(faults, &switch.squares),
            blank_scores: switch.blank_scores,
            spellings: spellings.filter_map(|one| read_spelling(faults, one, letters)).collect(),
        }
    });
    switches.collect()
}

/// A name that stands in addresses, files and the log.
pub(super) fn check_id<'a>(
    faults: &Faults<'_>,
    id: &'a Spanned<String>,
    seen: &mut BTreeSet<&'a str>,
) {
    let text = id.get_ref();
    let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if text.is_empty() || !text.chars().all(is_plain) {
        let reason = format!("the id \"{text}\" must be made of a-z, 0-9 and -");
        faults.note(id.span(), reason);
    }
    if !seen.insert(text) {
        faults.note(id.span(), format!("the id \"{text}\" stands twice"));
    }
}

fn read_spelling(
    faults: &Faults<'_>,
    written: &Spanned<Vec<String>>,
    letters: &ByLabel,
) -> Option<Spelling> {
    let letter = |label: &String| {
        let letter = letters.get(label).copied();
        if letter.is_none() {
            faults.note(written.span(), format!("there is no tile {label}"));
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
            faults.note(written.span(), reason);
            None
        }
    }
}
