//! What may come after equal tops, against a slow twin and against many continuations.

use std::time::Instant;

use flavita::contests::simulation::forecast::{Choice, Estimate, Forecast, forecasts, racks};
use flavita::contests::simulation::game::{Game, Rules, Search};
use flavita::game::edition::{catalogue::embedded, definition::Edition};
use flavita::game::{bag::Bag, board::Board, letter::Tile, placement::Placement};
use flavita::lexicon::{file, graph::Graph};
use flavita::solver::{position::Position, rank::Spread, rank::all};
use flavita::tournament::model::{chance::Chance, chance::Seed, ids::RoundNumber, laying};
use flavita::tournament::profile::{catalogue, definition::Profile, form::Form};

const NAME: &str = "00112233445566778899aabbccddeeff";

struct Table {
    edition: Edition,
    words: Graph,
    profile: Profile,
}

/// A round of a game with its tops.
struct Question {
    round: RoundNumber,
    rack: Vec<Tile>,
    board: Board,
    tops: Vec<Placement>,
}

impl Table {
    fn new() -> Self {
        let path = format!("{}/dictionaries/ru-scrabble/words.lexicon", env!("CARGO_MANIFEST_DIR"));
        let edition = embedded("ru-scrabble").unwrap();
        let (_, words) = file::read(&edition, &std::fs::read(path).unwrap()).unwrap();
        Self { edition, words, profile: catalogue::embedded("house").unwrap() }
    }

    fn rules(&self) -> Rules<'_> {
        let Self { edition, words, profile } = self;
        Rules { edition, words, profile, search: Search::Tops }
    }

    /// A round of the game with this number: the first from the fourth on that has equal tops.
    fn question(&self, number: u32) -> Question {
        let seed = Seed { public: format!("game {number}"), ..Seed::default() };
        let mut game = Game::new(self.rules(), &seed);
        let mut board = Board::default();
        for round in (1..).map(RoundNumber) {
            let played = game.play_round().unwrap();
            let tops: Vec<_> = played.tops().iter().map(|top| top.placement.clone()).collect();
            if round > RoundNumber(3 + number % 8) && tops.len() > 1 {
                return Question { round, rack: played.rack, board, tops };
            }
            laying::lay(&self.edition, &self.profile.form, &mut board, &[], &tops[played.laid]);
        }
        unreachable!("the rounds are counted without an end");
    }

    fn forecast(&self, question: &Question, name: &str, racks: u32) -> Vec<Option<Forecast>> {
        let Question { round, rack, board, tops } = question;
        let choice = Choice { round: *round, rack, board, tournament: name };
        forecasts(self.rules(), choice, tops, racks)
    }
}

#[test]
fn the_mean_and_its_error_are_those_of_a_pocket_calculator() {
    // 2, 4, 9: mean 5, variance (9 + 1 + 16) / 2 = 13, error sqrt(13 / 3) = 2.0817.
    assert_eq!(Estimate::of(&[2, 4, 9]), Estimate { mean: 500, error: 208 });
    // One of four: 25 %, variance 7500 / 3 = 2500, error sqrt(2500 / 4) = 25.
    assert_eq!(Estimate::of(&[0, 0, 100, 0]), Estimate { mean: 2500, error: 2500 });
    assert_eq!(Estimate::of(&[7, 7]), Estimate { mean: 700, error: 0 });
}

/// The same by counting everything: the rack attempt by attempt, every placement, the dearest.
fn plainly(table: &Table, question: &Question, top: &Placement, racks: u32) -> (f64, f64) {
    let mut board = question.board.clone();
    let mut rest = question.rack.clone();
    for (_, tile) in top.laid(&question.board) {
        let at = rest.iter().position(|one| *one == tile.tile()).unwrap();
        rest.remove(at);
    }
    top.play(&mut board);
    let bag = Bag::beside(&table.edition, &board);
    let (mut sum, mut whole) = (0, 0);
    for number in 0..racks {
        let public = format!("forecast {number}");
        let chance = Chance::new(&Seed { tournament: NAME.to_owned(), public, ..Seed::default() });
        let (points, is_whole) = (0..)
            .find_map(|attempt| {
                let mut tiles = if attempt == 0 { rest.clone() } else { Vec::new() };
                let mut left = bag.clone();
                left.take_all(tiles.iter().copied()).unwrap();
                let round = question.round.next();
                let count = (7 - tiles.len()).min(left.total());
                tiles.extend(chance.draw_out_of(round, attempt, &[(left, count)]));
                dearest(table, &board, &tiles, question.round.0 + 1)
            })
            .unwrap();
        sum += points;
        whole += u32::from(is_whole);
    }
    (f64::from(sum) / f64::from(racks), 100.0 * f64::from(whole) / f64::from(racks))
}

/// The dearest placement and whether one of them lays seven tiles; nothing for a rack that goes back.
fn dearest(table: &Table, board: &Board, tiles: &[Tile], round: u32) -> Option<(i32, bool)> {
    let label = |tile: &Tile| match tile {
        Tile::Letter(letter) => table.edition.label(*letter).to_owned(),
        Tile::Blank => "?".to_owned(),
    };
    let labels: Vec<String> = tiles.iter().map(label).collect();
    let among = |set: &str| labels.iter().filter(|one| set.contains(one.as_str())).count();
    let blanks = among("?");
    let (vowels, consonants) = (among("АЕЁИОУЫЭЮЯ"), among("БВГДЖЗЙКЛМНПРСТФХЦЧШЩ"));
    let least: usize = if round <= 15 { 2 } else { 1 };
    let lacking = least.saturating_sub(vowels) + least.saturating_sub(consonants);
    if lacking > blanks {
        return None;
    }
    let rack = tiles.iter().copied().collect();
    let position = Position::new(&table.edition, &table.words, board, &rack);
    let found = all(&position, Spread::Nothing).to_vec();
    let most = found.iter().map(|one| one.points).max()?;
    let mut best = found.iter().filter(|one| one.points == most);
    Some((most, best.any(|one| one.placement.laid(board).count() == 7)))
}

#[test]
fn a_forecast_is_what_a_slow_twin_counts_from_the_same_racks() {
    let table = Table::new();
    let question = table.question(1);
    let racks = 24;
    let found = table.forecast(&question, NAME, racks);
    assert_eq!(found, table.forecast(&question, NAME, racks), "asked again");
    assert!(found.len() > 1);
    let near = |hundredths: i64, plain: f64| {
        let hundredths = i32::try_from(hundredths).unwrap();
        (f64::from(hundredths) / 100.0 - plain).abs() < 0.006
    };
    for (top, found) in question.tops.iter().zip(found) {
        let (points, whole) = plainly(&table, &question, top, racks);
        let Forecast { top, whole: percent } = found.unwrap();
        assert!(near(top.mean, points) && near(percent.mean, whole), "{found:?} {points} {whole}");
    }
}

/// Prints the table of `tests/benches/README.md`.
#[test]
#[ignore = "takes minutes: ten positions with 10,000 racks each"]
#[expect(clippy::print_stdout, reason = "the table is what it is for")]
fn forecasts_lie_within_their_errors_of_ten_thousand_continuations() {
    let table = Table::new();
    println!("| game | round | tops | racks | forecast | 10,000 | whole rack | 10,000 | ms |");
    let mut outside = 0;
    for number in 1..=10 {
        let mut question = table.question(number);
        let racks = racks(&Form::default(), question.tops.len());
        let began = Instant::now();
        let few = table.forecast(&question, NAME, racks);
        let of = question.tops.len();
        let took = began.elapsed().as_millis();
        question.tops.truncate(1);
        let other = NAME.replace("00", "ff");
        let many = table.forecast(&question, &other, 10_000);
        let (few, many) = (few[0].unwrap(), many[0].unwrap());
        let round = question.round;
        let told = |one: Estimate| format!("{}±{}", one.mean, one.error);
        println!(
            "| {number} | {round} | {of} | {racks} | {} | {} | {} | {} | {took} |",
            told(few.top),
            told(many.top),
            told(few.whole),
            told(many.whole)
        );
        for (few, many) in [(few.top, many.top), (few.whole, many.whole)] {
            outside += i32::from((few.mean - many.mean).abs() > 2 * (few.error + many.error));
        }
    }
    // Two errors hold nineteen of twenty; four of twenty outside has a chance below 2 in 100.
    assert!(outside < 4, "{outside} of 20 forecasts lie outside two errors");
}
