//! Games played at tables that the program keeps: what is played there is a record like any other.

use flavita_contests::tables::laying::Words;
use flavita_contests::tables::playing::{
    Asking, Beginning, Command, Proposal, Table, TableEvent, deal, decide,
};
use flavita_contests::tables::rules::{EMBEDDED, embedded};
use flavita_contests::tables::scores::scores;
use flavita_contests::tables::{reading, record};
use flavita_contests::told::Told;
use flavita_game::{Direction, Square, Tile, rack_text, reference, word_text};
use flavita_solver::position::Position;
use flavita_solver::rank::{Spread, all};
use flavita_tournament::model::{Seed, chance::Chance as Draw};

use crate::chance::Chance;
use crate::kinds::{Kind, kinds};

/// What somebody at the table does next: mostly a play, some exchanges, challenges and passes.
fn next(table: &Table, kind: &Kind, chance: &mut Chance) -> (usize, Command) {
    let seat = table.game.on_turn;
    if table.game.end.is_some() || (table.is_contestable() && chance.percent(30)) {
        let open = table.game.open.as_ref().unwrap().player;
        let others: Vec<usize> = table.game.in_game().filter(|one| *one != open).collect();
        let contests = chance.percent(50);
        let command = if contests { Command::Challenge(String::new()) } else { Command::Accept };
        return (*chance.pick(&others), command);
    }
    if !table.is_running {
        return (seat, Command::Run);
    }
    if table.proposed.is_some() {
        return (seat, if chance.percent(10) { Command::Undo } else { Command::Press });
    }
    if table.game.rules.two_bags && chance.percent(10) {
        return (chance.below(table.racks.len()), Command::Wish(chance.below(8)));
    }
    let blanks =
        Square::all().filter(|at| table.game.board.at(*at).is_some_and(|tile| tile.is_blank));
    let bought: Vec<Square> = blanks.collect();
    if table.game.rules.blank_bought_back && !bought.is_empty() && chance.percent(30) {
        let at = reference::text(&table.edition, *chance.pick(&bought), Direction::Across);
        return (seat, Command::Buy(at));
    }
    (seat, Command::Propose(proposal(table, kind, chance)))
}

fn proposal(table: &Table, kind: &Kind, chance: &mut Chance) -> Proposal {
    let rack = &table.racks[table.game.on_turn];
    let position = Position::new(&table.edition, &kind.graph, &table.game.board, rack);
    let found = all(&position, Spread::Nothing).to_vec();
    let [action, at, word] = match found.first() {
        Some(best) if chance.percent(85) => {
            let placement = &best.placement;
            let mut tiles = placement.tiles.clone();
            if chance.percent(15) {
                tiles.reverse();
            }
            let at = reference::text(&table.edition, placement.square, placement.direction);
            ["play".to_owned(), at, word_text(&table.edition, &tiles)]
        }
        _ if chance.percent(40) => {
            let given: Vec<Tile> = rack.tiles().take(2).collect();
            ["exchange".to_owned(), String::new(), rack_text(&table.edition, &given)]
        }
        _ if chance.percent(20) => ["end".to_owned(), String::new(), String::new()],
        _ => ["pass".to_owned(), String::new(), String::new()],
    };
    Proposal { action, at, word }
}

/// A whole game; with it everything that is stored of it.
fn play(kind: &Kind, seed: u64) -> (Table, Vec<TableEvent>) {
    let mut chance = Chance(seed);
    let mut rules = embedded(EMBEDDED[chance.below(EMBEDDED.len())].0).unwrap();
    if chance.percent(40) {
        (rules.blank_bought_back, rules.two_bags, rules.first_word) = (true, true, 5);
    }
    let players = 2 + chance.below(3);
    let beginning = Beginning {
        edition: kind.edition.source.clone(),
        rules: rules.text(),
        names: ["Ада", "Ван", "Bea, B", "Ödön"][..players]
            .iter()
            .map(|one| (*one).to_owned())
            .collect(),
        first: chance.below(players),
        keys: vec![String::new(); players + 1],
        ..Beginning::default()
    };
    let mut events = vec![TableEvent::Begun(beginning)];
    let mut table = Table::of(events.clone()).unwrap();
    let words = Words::List(&kind.graph);
    for step in 0..3000_u64 {
        let secret = format!("{:064x}", seed * 10_000 + step);
        let draw = Draw::new(&Seed { secret, ..Seed::default() });
        let ms = chance.next() % 90_000;
        let fresh = if step == 0 {
            deal(&table, Asking { seat: 0, ms: 0, words, chance: &draw })
        } else {
            let (seat, command) = next(&table, kind, &mut chance);
            decide(&table, &command, Asking { seat, ms, words, chance: &draw })
        };
        for event in fresh.unwrap_or_default() {
            table.apply(&event).unwrap();
            events.push(event);
        }
        if table.is_over() {
            break;
        }
    }
    (table, events)
}

#[test]
fn what_is_played_at_a_table_is_judged_alike_as_a_record_and_comes_back_from_what_is_stored() {
    let kinds = kinds();
    let mut seen = std::collections::BTreeMap::<String, usize>::new();
    for seed in 0..200_u64 {
        let kind = &kinds[usize::try_from(seed).unwrap() % kinds.len()];
        let (table, events) = play(kind, seed);
        assert!(table.is_over(), "game {seed} came to no end");
        let csv = table.moves_csv();
        let rules = &table.game.rules;
        let rows = reading::read(&table.edition, rules, csv.as_bytes()).unwrap();
        let (seats, game) = record::judge(&table.edition, &kind.graph, rules, &rows)
            .unwrap_or_else(|fault| panic!("game {seed}: {fault:?}\n{csv}"));
        let points = |game: &flavita_contests::tables::game::Game| -> Vec<_> {
            let verdicts = game.verdicts.iter();
            verdicts.map(|one| (one.is_legal, one.points, one.reason)).collect()
        };
        assert_eq!(points(&game), points(&table.game), "game {seed}\n{csv}");
        let mut judged: Vec<_> = scores(&table.edition, &game)
            .iter()
            .map(|one| (seats.names[one.player].clone(), one.total, one.overtime))
            .collect();
        let mut kept: Vec<_> = scores(&table.edition, &table.game)
            .iter()
            .map(|one| (table.beginning.names[one.player].clone(), one.total, one.overtime))
            .collect();
        judged.sort();
        kept.sort();
        assert_eq!(judged, kept, "game {seed}\n{csv}");
        let again = Table::of(events).unwrap();
        assert_eq!((again.game, again.racks), (table.game.clone(), table.racks.clone()));
        for (row, verdict) in table.rows.iter().zip(&table.game.verdicts) {
            let reason = verdict.reason.map_or("", |reason| reason.code());
            *seen.entry(format!("{} {reason}", row.cells[2])).or_default() += 1;
        }
    }
    for what in [
        "play ",
        "buy ",
        "buy blank_not_laid",
        "play not_in_dictionary",
        "challenge won",
        "challenge lost",
        "exchange ",
        "left ",
    ] {
        assert!(seen.contains_key(what), "{what} never came up: {seen:?}");
    }
}
