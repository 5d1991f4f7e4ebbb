//! Lines as SIGLES takes them: the table, the name and the total of every player.
//!
//! Source of the form: the lines that Eliot writes (`extras/reports/sigles.py`): Latin-1, fields in
//! quotation marks, a table without a player named `--table vide--` with -1 points.

use crate::transliteration::{Unwritable, line_of};
use flavita_i18n::formula::disarmed;
use flavita_tournament::{model::PlayerNumber, results::standings, state::Tournament};

/// The lines by table number, from 1 to the highest, with totals after the last round marked.
///
/// # Errors
/// The first name that neither Latin-1 nor the passports' table of letters can write.
pub(crate) fn sigles(state: &Tournament) -> Result<Vec<u8>, Unwritable> {
    let standings = standings(state, state.marked_until());
    let last = state.players.keys().last().copied().unwrap_or(PlayerNumber(0));
    let mut bytes = Vec::new();
    for number in 1..=last.0 {
        let line = standings.lines.iter().find(|line| line.player == PlayerNumber(number));
        let player = state.players.get(&PlayerNumber(number));
        let (name, total) = match (player, line) {
            (Some(player), Some(line)) => (disarmed(&player.full_name()), line.total),
            _ => ("--table vide--".to_owned(), -1),
        };
        let name = name.replace('"', "'");
        let text = format!("\"{number}\",\"{name}\",\"{total}\"\r\n");
        bytes.extend(line_of((PlayerNumber(number), name), &text)?);
    }
    Ok(bytes)
}
