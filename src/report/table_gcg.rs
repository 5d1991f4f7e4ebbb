//! An ordinary game for two as GCG, with challenges, exchanges and what counts at the end.
//!
//! Source of the form: Poslfit's description of `.gcg` files. A play that was challenged away is
//! followed by a line with two hyphens that takes its points back.

use crate::{PROGRAM, gcg};
use flavita_contests::tables::playing::{Step, Table, steps};
use flavita_contests::tables::{act::Deed, act::TurnDeed, rules::WordsBy, scores::scores};
use flavita_contests::{tables::act::Reason, tables::game::Verdict, tables::reading::Row};
use flavita_game::{Tile, TileCounts, rack_text};
use std::fmt::Write;

/// The game of a table; nothing where another number than two sit there, or a blank may be bought
/// back: for that the form has no line.
pub fn table_gcg(table: &Table) -> Option<String> {
    let [one, two] = table.beginning.names.as_slice() else { return None };
    if table.game.rules.blank_bought_back {
        return None;
    }
    let mut text = String::from("#character-encoding UTF-8\n");
    let edition = gcg::one_line(&table.edition.name);
    writeln!(text, "#description {edition}, {PROGRAM}").expect("memory takes it");
    for (number, name) in [one, two].into_iter().enumerate() {
        let (number, nick) = (number + 1, nick(name));
        writeln!(text, "#player{number} {nick} {}", gcg::one_line(name)).expect("memory takes it");
    }
    let mut sheet = Sheet { table, text, totals: [0; 2], last: None };
    let rows = table.rows.iter().zip(&table.game.verdicts).zip(steps(table));
    rows.for_each(|((row, verdict), step)| sheet.row(row, verdict, &step));
    if table.is_over() {
        sheet.end();
    }
    Some(sheet.text)
}

/// A name without spaces.
fn nick(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join("_")
}

/// What is written so far.
struct Sheet<'a> {
    table: &'a Table,
    text: String,
    totals: [i64; 2],
    /// The last play: who, his rack, its points.
    last: Option<(usize, String, i64)>,
}

impl Sheet<'_> {
    fn line(&mut self, player: usize, what: &str, points: i64) {
        let nick = nick(&self.table.beginning.names[player]);
        self.totals[player] += points;
        let total = self.totals[player];
        writeln!(self.text, ">{nick}: {what} {points:+} {total}").expect("memory takes it");
    }

    fn rack(&self, tiles: &TileCounts) -> String {
        rack_text(&self.table.edition, &tiles.tiles().collect::<Vec<Tile>>())
    }

    fn row(&mut self, row: &Row, verdict: &Verdict, step: &Step) {
        let player = verdict.player;
        match &row.deed {
            Deed::Turn(rack, deed) => self.turn(player, &self.rack(rack), deed, (verdict, step)),
            Deed::Challenge(_) if verdict.reason == Some(Reason::Won) => self.take_back(),
            Deed::Challenge(_) if verdict.points != 0 => {
                self.line(player, "(challenge)", verdict.points);
            }
            Deed::Withdraw => self.take_back(),
            Deed::Challenge(_) | Deed::Lot(_) | Deed::Left(_) => {}
        }
    }

    fn turn(
        &mut self,
        player: usize,
        rack: &str,
        deed: &TurnDeed,
        (verdict, step): (&Verdict, &Step),
    ) {
        let is_lost = matches!(verdict.reason, Some(Reason::TooSlow))
            || (verdict.reason == Some(Reason::NotInDictionary)
                && self.table.game.rules.words == WordsBy::Judged);
        match (deed, &step.laid) {
            (TurnDeed::Play(..), Some(laid)) if !is_lost => {
                let (placement, points) = (&laid.placement, laid.points);
                let at = gcg::position(placement.square, placement.direction);
                let word = gcg::word(&self.table.edition, &step.board, placement);
                let laid = placement.laid(&step.board).map(|(_, tile)| tile.tile()).collect();
                // Of a rack that nobody saw, what is laid.
                let rack = if rack.is_empty() { &self.rack(&laid) } else { rack };
                self.line(player, &format!("{rack} {at} {word}"), points);
                self.last = Some((player, rack.to_owned(), points));
            }
            (TurnDeed::Exchange(given), _) if !is_lost => {
                let is_counted = self.table.game.hands.are_unseen;
                let given = if is_counted { given.total().to_string() } else { self.rack(given) };
                self.line(player, &format!("{rack} -{given}"), 0);
            }
            _ => self.line(player, &format!("{rack} -"), 0),
        }
    }

    fn take_back(&mut self) {
        if let Some((player, rack, points)) = self.last.take() {
            self.line(player, &format!("{rack} --"), -points);
        }
    }

    /// What is left on the racks, and what time cost.
    fn end(&mut self) {
        let mut scores = scores(&self.table.edition, &self.table.game);
        scores.sort_by_key(|score| score.player);
        let left = |seat: usize| self.rack(&self.table.game.hands.each[seat].known);
        let racks = [left(0), left(1)];
        for score in scores {
            let (own, other) = (&racks[score.player], &racks[1 - score.player]);
            if score.bonus > 0 {
                self.line(score.player, &format!("({other})"), score.bonus);
            }
            if score.deduction > 0 {
                self.line(score.player, &format!("{own} ({own})"), -score.deduction);
            }
            if score.overtime > 0 {
                self.line(score.player, "(time)", -score.overtime);
            }
        }
    }
}
