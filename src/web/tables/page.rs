//! A table as the hall and its players see it.

use crate::parts::{board_after, edition_name, long_date, meaning, rack_view, rows_read, signed};
use crate::tables::players::{players, result};
use crate::tables::seen::{Challenger, Explained, TableView, TurnRow};
use crate::{tables::place::Pages, tables::place::Place, tables::words};
use flavita_app::tables::Seen;
use flavita_contests::{tables::playing::Best, tables::playing::Table, tables::rules::Withdrawal};
use flavita_game::{Direction, Letter, Square, Tile, reference, word_label};
use flavita_i18n::{language::Language, names::against};
use flavita_report::table_gcg::table_gcg;

/// Whose page it is.
pub fn page(id: &str, seen: &Seen, place: Place, language: Language) -> TableView {
    let (table, game) = (&seen.table, &seen.table.game);
    let shown = if place == Place::Whole { Some(game.on_turn) } else { place.seat() };
    let address = format!("/tables/{id}");
    let pages = pages(&address, table);
    // Until the clock is pressed only the player on turn sees what he means to do.
    let is_own = shown == Some(game.on_turn);
    let laying = table.laying().filter(|_| is_own);
    let laid = laying.as_ref().map(|laying| &laying.placement);
    let board = board_after(&table.edition, &game.board, laid, language);
    let rack: Vec<Tile> = shown.map(|seat| table.racks[seat].tiles().collect()).unwrap_or_default();
    let may_act = shown == Some(game.on_turn) && game.end.is_none();
    let labels = table.edition.letters().map(|letter| table.edition.label(letter).to_owned());
    let is_over = table.is_over();
    let has_two_bags = game.rules.two_bags && !game.hands.are_unseen;
    TableView {
        table: id.to_owned(),
        address: pages.address(place),
        player: pages.player(place),
        details: details(table, language),
        players: players(seen, language),
        against: against(&table.beginning.names, language),
        rows: rows_read(&board),
        board,
        bag: game.bag(),
        turn: game.turn,
        rack: rack_view(&table.edition, &rack),
        covered: if place == Place::Whole && may_act && !game.hands.are_unseen {
            table.beginning.names[game.on_turn].clone()
        } else {
            String::new()
        },
        letters: labels.collect(),
        buyable: if may_act { buyable(table) } else { Vec::new() },
        are_unseen: game.hands.are_unseen,
        rests: people(table, place, table.hidden_rests()),
        has_bought: game.bought.is_some(),
        wish: shown.filter(|_| may_act && has_two_bags).map(|seat| table.wishes[seat]),
        is_running: table.is_running,
        has_ended: game.end.is_some(),
        ending: words::end(table, language),
        may_act,
        proposed: if is_own { proposed(table, language) } else { String::new() },
        points: laying.map(|laying| laying.points),
        half: half(table, place, may_act),
        challengers: challengers(table, place),
        contestable: contestable(table),
        may_withdraw: may_withdraw(table, place),
        turns: turns(table, language),
        scores: if is_over { result(table, language) } else { Vec::new() },
        has_gcg: is_over && table_gcg(table).is_some(),
        ..TableView::default()
    }
}

/// Its game, its rules and its day.
pub fn details(table: &Table, language: Language) -> String {
    let edition = edition_name(&table.edition, language);
    let rules = words::rules(&table.game.rules, language);
    let day = long_date(language, table.beginning.at_ms);
    match table.beginning.table.as_str() {
        "" => format!("{edition} · {rules} · {day}"),
        name => say!(language, "tables-named", name) + &format!(" · {edition} · {rules} · {day}"),
    }
}

/// The pages of a table, under its own address.
pub(super) fn pages<'a>(address: &'a str, table: &'a Table) -> Pages<'a> {
    let beginning = &table.beginning;
    Pages { game: address, names: &beginning.names, keys: &beginning.keys }
}

fn proposed(table: &Table, language: Language) -> String {
    let Some(proposal) = &table.proposed else { return String::new() };
    if proposal.action == "play" {
        return format!("{} {}", proposal.at, proposal.word);
    }
    let said = say!(language, &format!("tables-action-{}", proposal.action));
    // Only their player sees which tiles go back.
    let given = proposal.word.as_str();
    if given.is_empty() { said } else { format!("{said} {given}") }
}

fn half(table: &Table, place: Place, may_act: bool) -> &'static str {
    if place == Place::Hall || table.game.end.is_some() {
        ""
    } else if !table.is_running {
        "run"
    } else if may_act && table.proposed.is_some() {
        "press"
    } else {
        ""
    }
}

/// Who may contest the last play and has not let it stand: of a seat's page its player alone.
fn challengers(table: &Table, place: Place) -> Vec<Challenger> {
    let Some(open) = table.game.open.as_ref().filter(|_| table.is_contestable()) else {
        return Vec::new();
    };
    let may = |seat: &usize| *seat != open.player && !table.accepted[*seat];
    people(table, place, table.game.in_game().filter(may))
}

/// Those of these seats who act on this page.
fn people(table: &Table, place: Place, seats: impl IntoIterator<Item = usize>) -> Vec<Challenger> {
    let is_here = |seat: &usize| place == Place::Whole || place == Place::Seat(*seat);
    let named = |seat| Challenger { seat, name: table.beginning.names[seat].clone() };
    seats.into_iter().filter(is_here).map(named).collect()
}

fn contestable(table: &Table) -> Vec<String> {
    let open = table.game.open.as_ref().filter(|_| table.is_contestable());
    let label = |word: &Vec<Letter>| word_label(&table.edition, word.iter().copied());
    let is_new = |word: &&Vec<Letter>| !table.upheld.contains(word);
    open.map(|open| open.words.iter().filter(is_new).map(label).collect()).unwrap_or_default()
}

fn may_withdraw(table: &Table, place: Place) -> bool {
    let open = table.game.open.as_ref().filter(|_| table.is_contestable());
    let is_his =
        open.is_some_and(|open| place == Place::Whole || place == Place::Seat(open.player));
    is_his && table.game.rules.withdraw == Withdrawal::Turn
}

fn turns(table: &Table, language: Language) -> Vec<TurnRow> {
    let lines = table.rows.iter().zip(&table.game.verdicts).map(|(row, verdict)| TurnRow {
        number: row.turn,
        player: row.player.clone(),
        what: words::action(table, row, language),
        points: signed(verdict.points),
        is_legal: verdict.is_legal,
        reason: verdict.reason.map_or_else(String::new, |one| words::reason(one.code(), language)),
        best: String::new(),
        best_points: None,
    });
    let mut lines: Vec<TurnRow> = lines.collect();
    if !table.is_over() {
        lines.reverse();
    }
    lines
}

/// Puts the best placements beside the turns of a table that is over.
pub fn beside(view: &mut TableView, bests: &[Option<Best>]) {
    view.has_best = bests.iter().any(Option::is_some);
    for (turn, best) in view.turns.iter_mut().zip(bests) {
        if let Some(best) = best {
            turn.best = format!("{} {}", best.at, best.word);
            turn.best_points = Some(best.points);
        }
    }
}

/// The blanks on the board that the player on turn has the letter of: squares and letters.
fn buyable(table: &Table) -> Vec<(String, String)> {
    let (game, edition) = (&table.game, &table.edition);
    let rack = &table.racks[game.on_turn];
    let is_offered = game.rules.blank_bought_back && game.bought.is_none();
    let blank = |square: &Square| game.board.at(*square).filter(|tile| tile.is_blank);
    let offered = Square::all().filter(|_| is_offered).filter_map(|square| {
        let letter = blank(&square)?.letter;
        let at = reference::text(edition, square, Direction::Across);
        (game.hands.are_unseen || rack.of(Tile::Letter(letter)) > 0)
            .then(|| (at, edition.label(letter).to_owned()))
    });
    offered.collect()
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
