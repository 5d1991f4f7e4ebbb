//! A table as the hall and its players see it.

use crate::parts::{BoardView, QrView, TileView, board_view, minutes, qr, rack_view, rows_read};
use crate::{parts::meaning, tables::words};
use flavita_app::tables::Seen;
use flavita_contests::tables::playing::Table;
use flavita_contests::tables::rules::Withdrawal;
use flavita_contests::tables::scores::scores;
use flavita_game::{Board, Letter, Tile, word_label};
use flavita_i18n::language::Language;
use serde::Serialize;

/// `GET /tables/{id}` and the page of a seat.
#[derive(Debug, Clone, Default, Serialize)]
pub struct TablePage {
    /// The table's name in addresses.
    pub table: String,
    /// Where acts are sent; empty for the hall.
    pub address: String,
    /// Whose page it is; empty for the hall and for the page of the whole table.
    pub player: String,
    /// The rules it is played by.
    pub rules: String,
    /// Who plays, by seats.
    pub players: Vec<PlayerView>,
    /// The board, with a word that is laid and not given over.
    pub board: BoardView,
    /// The same in words.
    pub rows: Vec<String>,
    /// How many tiles the bag holds.
    pub bag: usize,
    /// The number of the turn.
    pub turn: u32,
    /// The rack: of this player, or of whoever is on turn.
    pub rack: Vec<TileView>,
    /// Whether a cover lies over the rack until the device has been handed over.
    pub is_covered: bool,
    /// The letters that a blank may stand for.
    pub letters: Vec<String>,
    /// Whether the clock runs.
    pub is_running: bool,
    /// Whether this page may do something for the player on turn.
    pub may_act: bool,
    /// What the player on turn means to do.
    pub proposed: String,
    /// The points of what he has laid.
    pub points: Option<i64>,
    /// The words of the last play that this page may contest.
    pub contestable: Vec<String>,
    /// Who may contest it on the page of the whole table: seats with names.
    pub challengers: Vec<Challenger>,
    /// Whether this page may take its last play back.
    pub may_withdraw: bool,
    /// What a challenge brought to light.
    pub explained: Vec<Explained>,
    /// The turns, the newest first.
    pub turns: Vec<TurnRow>,
    /// The result, once it is one.
    pub scores: Vec<ScoreRow>,
    /// The ways to the pages of the players, for the arbiter.
    pub ways: Vec<Way>,
}

page!(TablePage, "tables/table.html");

/// A player with points and clock.
#[derive(Debug, Clone, Serialize)]
pub struct PlayerView {
    /// Who.
    pub name: String,
    /// The points so far, or in the end.
    pub points: i64,
    /// The clock as text.
    pub time: String,
    /// What the clock shows, in milliseconds; below zero beyond the time.
    pub ms: i64,
    /// Whether it counts down.
    pub is_down: bool,
    /// Whether it runs.
    pub is_running: bool,
    /// Whether it is his turn.
    pub is_on_turn: bool,
    /// How many tiles he holds.
    pub tiles: usize,
}

/// Somebody who may contest.
#[derive(Debug, Clone, Serialize)]
pub struct Challenger {
    /// The seat.
    pub seat: usize,
    /// The name.
    pub name: String,
}

/// A word that was looked up.
#[derive(Debug, Clone, Serialize)]
pub struct Explained {
    /// In capitals.
    pub word: String,
    /// Whether it is in the list.
    pub is_known: bool,
    /// What it is.
    pub meanings: Vec<String>,
}

/// A turn that was played.
#[derive(Debug, Clone, Serialize)]
pub struct TurnRow {
    /// Its number; 0 for what is left.
    pub number: u32,
    /// Who.
    pub player: String,
    /// What.
    pub what: String,
    /// Its points.
    pub points: i64,
    /// Whether it stands.
    pub is_legal: bool,
    /// Why it has none.
    pub reason: String,
}

/// A line of the result.
#[derive(Debug, Clone, Serialize)]
pub struct ScoreRow {
    /// The place.
    pub rank: usize,
    /// Who.
    pub player: String,
    /// Points of the turns, bonus, deduction, overtime and their sum.
    pub points: [i64; 5],
}

/// The way to a page.
#[derive(Debug, Clone, Serialize)]
pub struct Way {
    /// Whose; empty for the page of the whole table.
    pub player: String,
    /// Its address.
    pub href: String,
    /// The same as a code, where the network has one.
    pub code: Option<QrView>,
}

/// The players with points and clocks.
pub fn players(seen: &Seen) -> Vec<PlayerView> {
    let (table, game) = (&seen.table, &seen.table.game);
    let ended = table.is_over().then(|| scores(&table.edition, game));
    let player = |(seat, name): (usize, &String)| {
        let is_on_turn = seat == game.on_turn && game.end.is_none();
        let his = game.verdicts.iter().filter(|verdict| verdict.player == seat);
        let total = ended.iter().flatten().find(|score| score.player == seat);
        let used = game.players[seat].used_ms + if is_on_turn { seen.ms } else { 0 };
        let used = i64::try_from(used).unwrap_or(i64::MAX);
        let budget = game.rules.clock.map(|seconds| i64::from(seconds) * 1000);
        let ms = budget.map_or(used, |budget| budget.saturating_sub(used));
        let sign = if ms < 0 { "−" } else { "" };
        PlayerView {
            name: name.clone(),
            points: total.map_or_else(|| his.map(|one| one.points).sum(), |score| score.total),
            time: format!("{sign}{}", minutes(ms.unsigned_abs())),
            ms,
            is_down: budget.is_some(),
            is_running: is_on_turn && table.is_running,
            is_on_turn,
            tiles: table.racks[seat].total(),
        }
    };
    table.beginning.names.iter().enumerate().map(player).collect()
}

/// Whose page it is: `None` for the hall, else the place of its key.
pub fn page(id: &str, seen: &Seen, place: Option<usize>, language: Language) -> TablePage {
    let (table, game) = (&seen.table, &seen.table.game);
    let names = &table.beginning.names;
    let seat = place.filter(|place| *place < names.len());
    let is_whole = place.is_some() && seat.is_none();
    let shown = if is_whole { Some(game.on_turn) } else { seat };
    let laying = table.laying();
    let mut board = game.board.clone();
    let before = Board::clone(&board);
    if let Some(laying) = &laying {
        laying.placement.play(&mut board);
    }
    let fresh = laying.as_ref().map(|laying| (&before, &laying.placement));
    let board = board_view(&table.edition, &board, fresh, language);
    let rack: Vec<Tile> = shown.map(|seat| table.racks[seat].tiles().collect()).unwrap_or_default();
    let is_on_turn = is_whole || seat == Some(game.on_turn);
    let labels = table.edition.letters().map(|letter| table.edition.label(letter));
    let address = place.and_then(|place| table.beginning.keys.get(place));
    TablePage {
        table: id.to_owned(),
        address: address.map_or_else(String::new, |key| format!("/tables/{id}/{key}")),
        player: seat.map_or_else(String::new, |seat| names[seat].clone()),
        rules: words::rules(&game.rules, language),
        players: players(seen),
        rows: rows_read(&board),
        board,
        bag: game.bag(),
        turn: game.turn,
        rack: rack_view(&table.edition, &rack),
        is_covered: is_whole,
        letters: labels.map(str::to_owned).collect(),
        is_running: table.is_running,
        may_act: place.is_some() && is_on_turn && game.end.is_none(),
        proposed: proposed(table, language),
        points: laying.map(|laying| laying.points),
        challengers: challengers(table, place, is_whole),
        contestable: contestable(table, place),
        may_withdraw: may_withdraw(table, seat, is_whole),
        explained: Vec::new(),
        turns: turns(table, language),
        scores: if table.is_over() { result(table) } else { Vec::new() },
        ways: Vec::new(),
    }
}

fn proposed(table: &Table, language: Language) -> String {
    table.proposed.as_ref().map_or_else(String::new, |proposal| {
        if proposal.action == "play" {
            return format!("{} {}", proposal.at, proposal.word);
        }
        say!(language, &format!("tables-action-{}", proposal.action))
    })
}

/// Who may contest the last play and has not let it stand: of a seat's page its player alone.
fn challengers(table: &Table, place: Option<usize>, is_whole: bool) -> Vec<Challenger> {
    let Some(open) = table.game.open.as_ref().filter(|_| table.is_contestable()) else {
        return Vec::new();
    };
    let may = |seat: &usize| {
        *seat != open.player && !table.accepted[*seat] && (is_whole || place == Some(*seat))
    };
    let named = |seat| Challenger { seat, name: table.beginning.names[seat].clone() };
    table.game.in_game().filter(may).map(named).collect()
}

fn contestable(table: &Table, place: Option<usize>) -> Vec<String> {
    let open = table.game.open.as_ref().filter(|_| place.is_some() && table.is_contestable());
    let label = |word: &Vec<Letter>| word_label(&table.edition, word.iter().copied());
    open.map(|open| open.words.iter().map(label).collect()).unwrap_or_default()
}

fn may_withdraw(table: &Table, seat: Option<usize>, is_whole: bool) -> bool {
    let open = table.game.open.as_ref().filter(|_| table.is_contestable());
    let is_his = open.is_some_and(|open| is_whole || seat == Some(open.player));
    is_his && table.game.rules.withdraw == Withdrawal::Turn
}

fn turns(table: &Table, language: Language) -> Vec<TurnRow> {
    let lines = table.rows.iter().zip(&table.game.verdicts).map(|(row, verdict)| TurnRow {
        number: row.turn,
        player: row.player.clone(),
        what: words::action(table, row, language),
        points: verdict.points,
        is_legal: verdict.is_legal,
        reason: verdict.reason.map_or_else(String::new, |one| words::reason(one.code(), language)),
    });
    let mut lines: Vec<TurnRow> = lines.collect();
    lines.reverse();
    lines
}

fn result(table: &Table) -> Vec<ScoreRow> {
    let line = |score: &flavita_contests::tables::scores::Score| ScoreRow {
        rank: score.rank,
        player: table.beginning.names[score.player].clone(),
        points: [score.plays, score.bonus, score.deduction, score.overtime, score.total],
    };
    scores(&table.edition, &table.game).iter().map(line).collect()
}

/// The ways to the pages of all seats and of the whole table.
pub fn ways(id: &str, table: &Table, address: Option<&str>) -> Vec<Way> {
    let keys = table.beginning.keys.iter().enumerate();
    let way = |(place, key): (usize, &String)| {
        let href = format!("/tables/{id}/{key}");
        let code = address.and_then(|address| qr(&format!("{address}{href}")));
        let player = table.beginning.names.get(place).cloned().unwrap_or_default();
        Way { player, href, code }
    };
    keys.map(way).collect()
}

/// What the words contested last are, for who may be told.
pub fn explained(
    table: &Table,
    is_known: impl Fn(&[Letter]) -> bool,
    language: Language,
) -> Vec<Explained> {
    let word = |word: &Vec<Letter>| Explained {
        word: word_label(&table.edition, word.iter().copied()),
        is_known: is_known(word),
        meanings: meaning::lines(&table.edition, word, language),
    };
    table.contested.iter().map(word).collect()
}
