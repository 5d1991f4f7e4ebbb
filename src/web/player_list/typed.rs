//! The players of a list that was typed or pasted.

use crate::player_list::arranged::Taken;
use crate::player_list::reading::{Listed, Reading};
use crate::{player_list, player_list::separator::Separator};
use flavita_i18n::language::Language;

/// What a list that was typed or pasted says.
pub fn of(text: &str, taken: &Taken, language: Language) -> Reading {
    player_list::reading::read(text, (Separator::of_line, None), taken, language)
}

/// How many faults are named at once.
const NAMED_FAULTS: usize = 3;

/// Reads the players, one a line: `12; Иванов Пётр; Ярославль; юниоры; Волга`.
///
/// That is number, name, club, categories and team, the same with commas or tabs and perhaps a row of headings, or
/// names alone. A pair is `Иванов Пётр / Орлова Е.`. Who has no number gets the next one that is
/// neither written nor `taken`.
///
/// # Errors
/// The first faults, each a sentence that names its line.
pub fn read(text: &str, taken: &Taken, language: Language) -> Result<Vec<Listed>, String> {
    players(of(text, taken, language), language)
}

/// The players of a list.
///
/// # Errors
/// As with [`read`].
pub fn players(reading: Reading, language: Language) -> Result<Vec<Listed>, String> {
    let mut faults = reading.faults;
    if let Some(heading) = reading.unread.first() {
        faults.insert(0, say!(language, "refusal-player-column", name = heading.as_str()));
    }
    if faults.is_empty() {
        return Ok(reading.listed);
    }
    faults.truncate(NAMED_FAULTS);
    Err(faults.join(" "))
}
