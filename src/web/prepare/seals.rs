//! What was sealed of a prepared game, and its key.

use crate::opening::sealed::{Fact, facts, lack};
use crate::parts::{QrView, moment, qr};
use crate::prepare::draft::{SealFields, SealView};
use flavita_app::preparing::seals::{Kept, Names};
use flavita_app::{folder::data_folder::Folder, machine::clock, sealed::seating::look};
use flavita_i18n::language::Language;
use flavita_tournament::model::Opening;
use serde::Serialize;

/// `GET /prepare/games/{id}/key/{number}`.
#[derive(Debug, Clone, Serialize)]
pub struct KeyPage {
    /// The game in addresses.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// The words, in order.
    pub words: Vec<String>,
    /// The same as a code.
    pub code: Option<QrView>,
    /// What everybody may read of the game.
    pub facts: Vec<Fact>,
}

page!(KeyPage, "prepare/prepared_key.html");

/// The most minutes between two racks: a day.
const MOST_MINUTES: u32 = 24 * 60;

/// The form of a seal, as it was typed.
impl SealFields {
    /// Under which names the game is to be sealed, and when it opens.
    ///
    /// # Errors
    /// What cannot be read, a sentence each.
    pub fn names(&self, language: Language) -> Result<Names, Vec<String>> {
        let mut faults = Vec::new();
        let mut refuse = |key| faults.push(say!(language, key));
        let (name, organiser) = (self.name.trim(), self.organiser.trim());
        if name.is_empty() || organiser.is_empty() {
            refuse("prepare-fault-names");
        }
        let not_before = self.not_before.trim();
        let first_ms = clock::read_local(not_before);
        if first_ms.is_none() && !not_before.is_empty() {
            refuse("prepare-fault-time");
        }
        let minutes = minutes(&self.every);
        match &minutes {
            None => refuse("prepare-fault-minutes"),
            Some(minutes) if !minutes.is_empty() && not_before.is_empty() => {
                refuse("prepare-fault-no-time");
            }
            Some(_) => {}
        }
        let minutes = minutes.unwrap_or_default();
        let names = Names {
            name: name.to_owned(),
            organiser: organiser.to_owned(),
            opens: first_ms.map(|first_ms| Opening { first_ms, minutes }),
        };
        faults.is_empty().then_some(names).ok_or(faults)
    }
}

/// The minutes between racks: whole numbers with anything between them.
fn minutes(text: &str) -> Option<Vec<u32>> {
    let between = |sign: char| sign == ',' || sign == ';' || sign.is_whitespace();
    let minutes = text.split(between).filter(|number| !number.is_empty()).map(|number| {
        let minutes = number.parse().ok();
        minutes.filter(|minutes| (1..=MOST_MINUTES).contains(minutes))
    });
    minutes.collect()
}

/// The seals of a game, with what a hall that has this data folder would miss.
pub fn views(kept: &[Kept], folder: &Folder, mark: &str, language: Language) -> Vec<SealView> {
    let Some(newest) = kept.first() else { return Vec::new() };
    // Edition and words are the same in all seals of a game, and reading words takes a while.
    let lacks = look(&newest.sealed.head, &folder.path, &folder.shelf).err().unwrap_or_default();
    let lacks: Vec<String> = lacks.iter().map(|one| lack(one, language)).collect();
    let view = |kept: &Kept| SealView {
        number: kept.number,
        sealed: moment(language, kept.sealed_ms),
        facts: facts(&kept.sealed.head, &folder.shelf, language),
        lacks: lacks.clone(),
        is_older: kept.mark != mark,
    };
    kept.iter().map(view).collect()
}

/// The page of a key.
pub fn key_page(id: &str, kept: &Kept, folder: &Folder, language: Language) -> KeyPage {
    KeyPage {
        id: id.to_owned(),
        name: kept.sealed.head.name.clone(),
        words: kept.key.split(' ').map(str::to_owned).collect(),
        code: qr(&kept.key),
        facts: facts(&kept.sealed.head, &folder.shelf, language),
    }
}

#[cfg(test)]
mod tests {
    use super::minutes;

    #[test]
    fn minutes_are_whole_numbers_with_commas_or_spaces_between() {
        assert_eq!(minutes(" "), Some(vec![]));
        assert_eq!(minutes("5, 20 4"), Some(vec![5, 20, 4]));
        for wrong in ["0", "5,x", "-1", "1.5", "1441"] {
            assert_eq!(minutes(wrong), None, "{wrong}");
        }
    }
}
