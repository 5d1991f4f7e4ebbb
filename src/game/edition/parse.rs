//! Reading an edition from its TOML text, with every fault named by its line.

mod board;
mod choices;
mod tiles;
mod written;

use std::collections::{BTreeMap, BTreeSet};

use toml::Spanned;

use crate::{
    edition::definition::Blank, edition::definition::Edition, edition::hand::Hand,
    edition::limits::MOST_POINTS, edition::parse::written::Written, faulty_text::Faults,
    faulty_text::FaultyText, square::SIDE,
};

/// The profile of an edition that names none.
const USUAL_PROFILE: &str = "house";

/// Reads and checks an edition.
///
/// # Errors
/// When the text is no TOML, a key is missing or unknown, the tiles do not add up to
/// `tiles_total`, a label stands twice or is no capital, the board is not 15 by 15, is not
/// symmetrical although it says so, or a value makes no sense. The error names every line.
pub fn parse(text: &str) -> Result<Edition, FaultyText> {
    let faults = Faults::new(text);
    let edition = match toml::from_str::<Written>(text) {
        Ok(written) => Some(read(text, &faults, written)),
        Err(error) => {
            faults.note(error.span().unwrap_or(0..0), error.message());
            None
        }
    };
    match (faults.into_error(), edition) {
        (None, Some(edition)) => Ok(edition),
        (error, _) => Err(error.expect("a text that cannot be read has a fault")),
    }
}

fn read(text: &str, faults: &Faults<'_>, written: Written) -> Edition {
    choices::check_id(faults, &written.id, &mut BTreeSet::new());
    let kinds = tiles::read_tiles(faults, &written);
    let letters = tiles::by_label(&kinds);
    let rack_size = read_rack(faults, &written.rack);
    let (row, column) = *written.start.get_ref();
    let id = written.id.get_ref().clone();
    let premiums = board::read_board(faults, &written);
    let nameless = || Blank { sign: String::new(), name: "?".to_owned(), scores: false };
    let switches = choices::read_switches(faults, &written, &letters);
    board::check_factors(faults, &written, &premiums, &switches);
    Edition {
        premiums,
        is_symmetrical: *written.symmetrical.get_ref(),
        look: written.look.as_ref().map(|look| board::read_look(faults, look)),
        row_labels: board::read_rows(faults, &written.rows),
        start: board::read_square(faults, &written.start, row, column),
        bonuses: read_bonuses(faults, &written.bonus, rack_size),
        without_tile: tiles::read_without_tile(faults, &written, &letters),
        options: choices::read_options(faults, &written),
        switches,
        switched_on: Vec::new(),
        dictionary: written.dictionary.unwrap_or_else(|| id.clone()),
        profile: written.profile.unwrap_or_else(|| USUAL_PROFILE.to_owned()),
        id,
        name: written.name,
        note: written.note,
        language: written.language,
        kinds,
        blanks: written.blanks,
        blank: written.blank.unwrap_or_else(nameless),
        rack_size,
        hand: Hand::default(),
        by_label: letters,
        source: text.to_owned(),
    }
}

fn read_rack(faults: &Faults<'_>, rack: &Spanned<usize>) -> usize {
    let size = *rack.get_ref();
    if !(1..=SIDE).contains(&size) {
        faults.note(rack.span(), format!("a rack has from 1 to {SIDE} tiles"));
    }
    size
}

fn read_bonuses(
    faults: &Faults<'_>,
    written: &BTreeMap<String, Spanned<i32>>,
    rack_size: usize,
) -> BTreeMap<usize, i32> {
    let mut bonuses = BTreeMap::new();
    for (tiles, points) in written {
        let tiles: Option<usize> = tiles.parse().ok().filter(|n| (1..=rack_size).contains(n));
        match tiles.zip(Some(*points.get_ref()).filter(|points| (0..=MOST_POINTS).contains(points))) {
            Some((tiles, points)) => drop(bonuses.insert(tiles, points)),
            None => faults.note(
                points.span(),
                format!("a bonus is written \"tiles = points\" with 1 to {rack_size} tiles and 0 to {MOST_POINTS} points"),
            ),
        }
    }
    bonuses
}
