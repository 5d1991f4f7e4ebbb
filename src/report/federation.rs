//! The players as federations keep them: twelve columns without headings, in Latin-1.
//!
//! Source of the form: the list that the French-speaking federations hand out (README of the
//! arbiter program of the Ivory Coast): family name, given names, licence, rating and series at
//! Duplicate, club, category, nationality, federation, rating, series and coefficient at the
//! classic game. The last four are not known here and stay empty.

use csv::{Terminator, WriterBuilder};
use std::iter;

use crate::transliteration::{Unwritable, line_of};
use flavita_i18n::{formula::disarmed, names::is_family_first};
use flavita_tournament::{model::player::Player, state::tournament::Tournament};

/// How many columns the list has.
pub const COLUMNS: usize = 12;

/// Everybody by number, those who left too.
///
/// # Errors
/// The first player of whom something is written with letters that neither Latin-1 nor the passports' table
/// has.
pub fn federation(state: &Tournament) -> Result<Vec<u8>, Unwritable> {
    let mut bytes = Vec::new();
    for player in state.players.values() {
        let line = line(player, is_family_first(&state.edition.language));
        bytes.extend(line_of((player.number, player.full_name()), &line)?);
    }
    Ok(bytes)
}

fn line(player: &Player, is_family_first: bool) -> String {
    let labels = &player.labels;
    let known = &labels.membership;
    let pair = player.full_name();
    let (family, given) = if labels.partner.is_empty() {
        known.parts(&player.name, is_family_first)
    } else {
        (pair.as_str(), "")
    };
    let categories = labels.categories.join(",");
    let known = [
        family,
        given,
        &known.licence,
        &known.rating,
        &known.series,
        &player.club,
        &categories,
        &known.nationality,
    ];
    let empty = iter::repeat_n(String::new(), COLUMNS - known.len());
    let cells = known.map(disarmed).into_iter().chain(empty);
    let mut writer =
        WriterBuilder::new().delimiter(b';').terminator(Terminator::CRLF).from_writer(Vec::new());
    writer.write_record(cells).expect("memory takes every line");
    let bytes = writer.into_inner().expect("memory takes every line");
    String::from_utf8(bytes).expect("the cells are text")
}
