//! What may come after equal tops, against a slow twin and against many continuations.

use flavita::contests::simulation::forecast::{Choice, Estimate, Forecast, forecasts};
use flavita::contests::simulation::game::{Game, Rules, Search};
use flavita::game::{
    bag::Bag, board::Board, edition::catalogue::embedded, placement::Placement, score::score,
    tile::Tile,
};
use flavita::lexicon::graph::Graph;
use flavita::solver::{position::Position, rank::Spread, rank::all};
use flavita::tournament::draw::demand::classes;
use flavita::tournament::model::{chance::Chance, chance::Seed, ids::RoundNumber, laying};
use flavita::tournament::profile::{catalogue, definition::Profile};
use flavita::{app::words::catalogue as lists, game::edition::definition::Edition};

const NAME: &str = "00112233445566778899aabbccddeeff";

#[test]
fn the_mean_and_its_error_are_those_of_a_pocket_calculator() {
    // 2, 4, 9: mean 5, variance (9 + 1 + 16) / 2 = 13, error sqrt(13 / 3) = 2.0817.
    assert_eq!(Estimate::of(&[2, 4, 9]), Estimate { mean: 500, error: 208 });
    // One of four: 25 %, variance of 0 and 100: 7500 / 3 = 2500, error sqrt(2500 / 4) = 25.
    assert_eq!(Estimate::of(&[0, 0, 100, 0]), Estimate { mean: 2500, error: 2500 });
    assert_eq!(Estimate::of(&[7, 7]), Estimate { mean: 700, error: 0 });
}
