//! Reading an edition from its TOML text, with every fault named by its line.

mod board;
mod choices;
mod tiles;
mod written;

use std::collections::{BTreeMap, BTreeSet};

use crate::edition::definition::{Blank, Edition, MOST_POINTS};
use crate::edition::parse::written::{Reading, Written};
use crate::{edition::hand::Hand, faulty_text::Faults, faulty_text::FaultyText, square::SIDE};

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
        Ok(written) => Some(Reading::of(&faults, &written).edition(text)),
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

impl<'a> Reading<'a> {
    fn of(faults: &'a Faults<'a>, written: &'a Written) -> Self {
        let mut reading = Self { faults, written, kinds: Vec::new(), letters: BTreeMap::new() };
        reading.check_id(&written.id, &mut BTreeSet::new());
        reading.kinds = reading.tiles();
        reading.letters = tiles::by_label(&reading.kinds);
        reading
    }

    fn edition(self, text: &str) -> Edition {
        let written = self.written;
        let rack_size = self.rack();
        let (row, column) = *written.start.get_ref();
        let id = written.id.get_ref();
        let premiums = self.board();
        let nameless = || Blank { sign: String::new(), name: "?".to_owned(), scores: false };
        let switches = self.switches();
        self.check_factors(&premiums, &switches);
        Edition {
            premiums,
            is_symmetrical: *written.symmetrical.get_ref(),
            look: written.look.as_ref().map(|look| self.look(look)),
            row_labels: self.rows(),
            start: self.square(&written.start, row, column),
            bonuses: self.bonuses(rack_size),
            without_tile: self.without_tile(),
            options: self.options(),
            switches,
            switched_on: Vec::new(),
            dictionary: written.dictionary.as_ref().unwrap_or(id).clone(),
            profile: written.profile.clone().unwrap_or_else(|| USUAL_PROFILE.to_owned()),
            id: id.clone(),
            name: written.name.clone(),
            note: written.note.clone(),
            language: written.language.clone(),
            kinds: self.kinds,
            blanks: written.blanks,
            blank: written.blank.clone().unwrap_or_else(nameless),
            rack_size,
            hand: Hand::default(),
            by_label: self.letters,
            source: text.to_owned(),
        }
    }

    fn rack(&self) -> usize {
        let size = *self.written.rack.get_ref();
        if !(1..=SIDE).contains(&size) {
            self.fault(&self.written.rack, format!("a rack has from 1 to {SIDE} tiles"));
        }
        size
    }

    fn bonuses(&self, rack_size: usize) -> BTreeMap<usize, i32> {
        let mut bonuses = BTreeMap::new();
        for (tiles, points) in &self.written.bonus {
            let tiles: Option<usize> = tiles.parse().ok().filter(|n| (1..=rack_size).contains(n));
            let worth = Some(*points.get_ref()).filter(|worth| (0..=MOST_POINTS).contains(worth));
            match tiles.zip(worth) {
                Some((tiles, worth)) => drop(bonuses.insert(tiles, worth)),
                None => self.fault(points, format!("a bonus is written \"tiles = points\" with 1 to {rack_size} tiles and 0 to {MOST_POINTS} points")),
            }
        }
        bonuses
    }
}
