//! The players of a table with points and clocks, and the result.

use crate::{parts::minutes, parts::signed, tables::seen::PlayerView, tables::seen::ScoreRow};
use flavita_app::tables::Seen;
use flavita_contests::{tables::playing::Table, tables::scores::Score, tables::scores::scores};
use flavita_i18n::{language::Language, names::points};

/// The players, by seats.
pub fn players(seen: &Seen, language: Language) -> Vec<PlayerView> {
    let table = &seen.table;
    let ended = table.is_over().then(|| scores(&table.edition, &table.game));
    let total = |seat| ended.iter().flatten().find(|score| score.player == seat);
    let named = table.beginning.names.iter().enumerate();
    named.map(|(seat, name)| player(seen, (seat, name), total(seat), language)).collect()
}

fn player(
    seen: &Seen,
    (seat, name): (usize, &str),
    total: Option<&Score>,
    language: Language,
) -> PlayerView {
    let game = &seen.table.game;
    let is_on_turn = seat == game.on_turn && game.end.is_none();
    let his = game.verdicts.iter().filter(|verdict| verdict.player == seat);
    let (ms, is_down) = shown(seen, seat, is_on_turn);
    let total = total.map_or_else(|| his.map(|one| one.points).sum(), |score| score.total);
    let sign = if ms < 0 { "−" } else { "" };
    PlayerView {
        name: name.to_owned(),
        points: signed(total),
        scored: scored(total, language),
        time: format!("{sign}{}", minutes(ms.unsigned_abs())),
        ms,
        is_down,
        is_running: is_on_turn && seen.table.is_running,
        is_on_turn,
    }
}

/// What a clock shows, and whether it counts down: what is left of the game's time, else of the
/// turn's, else what was used.
fn shown(seen: &Seen, seat: usize, is_on_turn: bool) -> (i64, bool) {
    let game = &seen.table.game;
    let turn = if is_on_turn { seen.ms } else { 0 };
    let whole = |ms: u64| i64::try_from(ms).unwrap_or(i64::MAX);
    let left = |seconds: u32, used: u64| (i64::from(seconds) * 1000).saturating_sub(whole(used));
    let used = game.players[seat].used_ms + turn;
    match (game.rules.clock, game.rules.move_seconds) {
        (Some(seconds), _) => (left(seconds, used), true),
        (None, Some(seconds)) if is_on_turn => (left(seconds, game.turn_ms + turn), true),
        (None, Some(seconds)) => (left(seconds, 0), true),
        (None, None) => (whole(used), false),
    }
}

/// The result of a table that is over.
pub fn result(table: &Table, language: Language) -> Vec<ScoreRow> {
    let line = |score: &Score| ScoreRow {
        rank: score.rank,
        player: table.beginning.names[score.player].clone(),
        points: [score.plays, score.bonus, -score.deduction, -score.overtime, score.total]
            .map(signed),
        total: scored(score.total, language),
    };
    scores(&table.edition, &table.game).iter().map(line).collect()
}

/// Points in words, with a real minus sign.
fn scored(total: i64, language: Language) -> String {
    points(language, total).replace('-', "−")
}
