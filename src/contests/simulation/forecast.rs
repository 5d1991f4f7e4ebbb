//! What may come after a placement: the next top, and whether it lays a whole rack.
//!
//! A sample of the racks that can still be drawn, by the rules of the draw. Its chance comes of what
//! everybody knows and of no secret: the same question has the same answer everywhere, and no answer
//! says anything about the rack that will be drawn. Placements that are compared are asked with the
//! same numbers, so that luck tells less of their difference.

use crate::simulation::game::{Rules, found};
use flavita_game::{Bag, Board, Placement, Tile, score::score};
use flavita_solver::{position::Position, spread};
use flavita_tournament::draw::{drawing::Drawing, source::vowels_by_chance};
use flavita_tournament::model::{Chance, RoundNumber, Seed, laying, rounding::rounded};
use flavita_tournament::profile::form::Form;

/// How many racks all equal tops together are asked with: two cores search them in less than half
/// a second (`tests/benches/README.md`), so that a slow laptop stays below two.
const RACKS: u32 = 3000;
/// The most that one of them is asked with.
const MOST_RACKS: u32 = 1000;
/// One tile more that anybody may choose takes the search as long as so many racks.
const COMPLETED: u32 = 40;

/// With how many racks each of so many equal tops is asked.
pub fn racks(form: &Form, tops: usize) -> u32 {
    let all = if form.completive { RACKS / COMPLETED } else { RACKS };
    (all / u32::try_from(tops).unwrap_or(all).max(1)).clamp(2, MOST_RACKS)
}

/// A round at the choice of its top.
#[derive(Clone, Copy, Debug)]
pub struct Choice<'a> {
    /// Its number.
    pub round: RoundNumber,
    /// The tiles that were played.
    pub rack: &'a [Tile],
    /// The board before it.
    pub board: &'a Board,
    /// What names the tournament, see [`Seed::tournament`].
    pub tournament: &'a str,
}

/// A mean of a sample and its standard error, in hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// The mean.
    pub mean: i64,
    /// How far the mean of such a sample usually lies from the truth.
    pub error: i64,
}

/// What may come after a placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// The points of the next top.
    pub top: Estimate,
    /// How often it earns the bonus for a whole rack, in percent.
    pub whole: Estimate,
}

impl Estimate {
    /// Of a sample; at least two values.
    pub fn of(sample: &[i64]) -> Self {
        let count = i64::try_from(sample.len()).unwrap_or(i64::MAX);
        let sum: i64 = sample.iter().sum();
        let squares: i64 = sample.iter().map(|value| value * value).sum();
        let spread = (count * squares - sum * sum).max(0);
        let square = rounded(10_000 * spread, count * count * (count - 1).max(1));
        Self { mean: rounded(100 * sum, count), error: square.isqrt() }
    }
}

/// The forecast after each of these placements, from so many racks each; `None` after one that ends
/// the game.
pub fn forecasts(
    rules: Rules<'_>,
    choice: Choice<'_>,
    placements: &[Placement],
    racks: u32,
) -> Vec<Option<Forecast>> {
    let after = |placement: &Placement| {
        let mut board = choice.board.clone();
        laying::lay(rules.edition, &rules.profile.form, &mut board, choice.rack, placement);
        let rest = laying::rest(rules.edition, choice.rack, choice.board, placement);
        (board, if rules.profile.form.keeps_rest { rest } else { Vec::new() })
    };
    let boards: Vec<(Board, Vec<Tile>)> = placements.iter().map(after).collect();
    let asked = boards.iter().flat_map(|one| (0..racks).map(move |number| (one, number)));
    let asked: Vec<(&(Board, Vec<Tile>), u32)> = asked.collect();
    let next = spread::in_order(&asked, |((board, rest), number)| {
        next(rules, choice, (board, rest), *number)
    });
    let racks = usize::try_from(racks).unwrap_or(usize::MAX).max(1);
    next.chunks(racks).map(forecast).collect()
}

/// The next top of one rack, and 100 where it earns the bonus, else 0.
fn next(
    rules: Rules<'_>,
    choice: Choice<'_>,
    (board, rest): (&Board, &[Tile]),
    number: u32,
) -> Option<(i64, i64)> {
    let bag = Bag::beside(rules.edition, board);
    let seed = Seed {
        tournament: choice.tournament.to_owned(),
        public: format!("forecast {number}"),
        ..Seed::default()
    };
    let chance = Chance::new(&seed);
    let drawing = Drawing {
        edition: rules.edition,
        words: rules.words,
        rules: rules.profile,
        board,
        bag: &bag,
        rest,
        round: choice.round.next(),
        vowels: vowels_by_chance(&rules.profile.form, &chance, choice.round.next()),
        lanes: None,
    };
    let top = |position: &Position<'_>| {
        let tops = found(position, rules.search)?;
        let bonus = |one: &Placement| score(rules.edition, position.board, one).bonus;
        let is_whole = tops.iter().any(|top| bonus(&top.placement) > 0);
        Some((i64::from(tops.first()?.points), if is_whole { 100 } else { 0 }))
    };
    Some(drawing.draw(&chance, 0, top).ok()?.found)
}

fn forecast(next: &[Option<(i64, i64)>]) -> Option<Forecast> {
    let (tops, whole): (Vec<i64>, Vec<i64>) = next.iter().copied().flatten().unzip();
    let is_over = tops.is_empty();
    (!is_over).then(|| Forecast { top: Estimate::of(&tops), whole: Estimate::of(&whole) })
}
