//! What the page is told of an ordinary game: who did what, and what could have been laid.

use crate::replay::game::{GameTold, PlacedTold, PlayTold, RoundTold, board_tile, rack_tile};
use crate::replay::player::{PlayerTold, RanksTold};
use flavita_contests::tables::act::{Deed, TurnDeed};
use flavita_contests::tables::playing::{Best, Step, Table, steps};
use flavita_contests::tables::{game::Verdict, reading::Row, scores::Score, scores::scores};
use flavita_game::{BoardTile, Square, TileCounts, reference, word_text};
use flavita_i18n::{
    language::Language,
    names::{against, shown_word},
};
use flavita_tournament::model::{PlayerNumber, RoundNumber};

/// A game at a table that is over, as its page shows it.
#[derive(Clone, Debug)]
pub struct TableReplay<'a> {
    /// The table.
    pub table: &'a Table,
    /// Under the title: its game and its rules.
    pub details: String,
    /// What each row of its record says, in words.
    pub said: Vec<String>,
    /// What could have been laid in each row, for who may be told.
    pub bests: &'a [Option<Best>],
}

/// What the page is told.
pub(super) fn told(replay: &TableReplay<'_>, language: Language) -> GameTold {
    let TableReplay { table, .. } = replay;
    let edition = &table.edition;
    let rows = table.rows.iter().zip(&table.game.verdicts).zip(steps(table)).enumerate();
    let rows = rows.filter(|(_, ((row, _), _))| !matches!(row.deed, Deed::Left(_)));
    let (rounds, standings) = rows
        .map(|(at, ((row, verdict), step))| {
            (round(replay, at, (row, verdict), &step), ranks(table, at))
        })
        .unzip();
    let named = (1..).map(PlayerNumber).zip(&table.beginning.names);
    let player = |(number, name): (PlayerNumber, &String)| PlayerTold {
        number,
        name: name.clone(),
        ..PlayerTold::default()
    };
    let mut told = GameTold {
        name: against(&table.beginning.names, language),
        edition: edition.name.clone(),
        words: replay.details.clone(),
        rounds,
        standings,
        players: named.map(player).collect(),
        ..GameTold::on(edition, language)
    };
    if let Some(last) = told.standings.last_mut() {
        *last = result(table);
    }
    told
}

fn round(
    replay: &TableReplay<'_>,
    at: usize,
    (row, verdict): (&Row, &Verdict),
    step: &Step,
) -> RoundTold {
    let edition = &replay.table.edition;
    let rack =
        if let Deed::Turn(rack, _) = &row.deed { rack.clone() } else { TileCounts::default() };
    let best = replay.bests.get(at).and_then(Option::as_ref);
    let best =
        best.map(|best| PlayTold(best.at.clone(), shown_word(&best.word), best.points, None));
    RoundTold {
        number: RoundNumber(row.turn),
        rack: rack.tiles().map(|tile| rack_tile(edition, tile)).collect(),
        top: points(verdict.points),
        placed: placed(replay.table, (row, verdict), step),
        others: best.into_iter().collect(),
        seconds: row.ms / 1000,
        said: replay.said.get(at).cloned(),
        ..RoundTold::default()
    }
}

/// What lies on the board afterwards: a word that stayed, or the letter of a blank bought back.
fn placed(table: &Table, (row, verdict): (&Row, &Verdict), step: &Step) -> Option<PlacedTold> {
    let edition = &table.edition;
    let told = |at: Square, tile| (at.row(), at.column(), board_tile(edition, tile));
    match (&row.deed, &step.laid) {
        _ if !verdict.is_legal => None,
        (Deed::Turn(_, TurnDeed::Buy(at)), _) => {
            let tile = BoardTile::real(step.board.at(at.square)?.letter);
            let square = reference::text(edition, at.square, at.direction);
            let play = PlayTold(square, edition.label(tile.letter).to_owned(), 0, None);
            Some(PlacedTold { play, laid: vec![told(at.square, tile)] })
        }
        (_, Some(laying)) => {
            let placement = &laying.placement;
            let at = reference::text(edition, placement.square, placement.direction);
            let word = shown_word(&word_text(edition, &placement.tiles));
            let laid = placement.laid(&step.board).map(|(at, tile)| told(at, tile)).collect();
            Some(PlacedTold { play: PlayTold(at, word, points(verdict.points), None), laid })
        }
        _ => None,
    }
}

/// The standings after a row.
fn ranks(table: &Table, at: usize) -> RanksTold {
    let verdicts = &table.game.verdicts;
    let sum = |seat: usize| -> i64 {
        let his = verdicts[..=at].iter().filter(|verdict| verdict.player == seat);
        his.map(|verdict| verdict.points).sum()
    };
    let totals: Vec<i64> = (0..table.game.players.len()).map(sum).collect();
    let mut lines: RanksTold = Vec::new();
    for (seat, total) in totals.iter().enumerate() {
        let better = totals.iter().filter(|other| *other > total).count();
        let rank = u32::try_from(better + 1).unwrap_or(u32::MAX);
        let last = (verdicts[at].player == seat).then(|| points(verdicts[at].points));
        lines.push((seat, rank, points(*total), last));
    }
    lines.sort_by_key(|line| line.1);
    lines
}

/// The result; beside each total what the end brought.
fn result(table: &Table) -> RanksTold {
    let scores = scores(&table.edition, &table.game);
    let line = |score: &Score| {
        let rank = u32::try_from(score.rank).unwrap_or(u32::MAX);
        (score.player, rank, points(score.total), Some(points(score.total - score.plays)))
    };
    scores.iter().map(line).collect()
}

fn points(points: i64) -> i32 {
    i32::try_from(points).unwrap_or(i32::MAX)
}
