//! The scenes must be worth the trouble: what the laws are about has to occur in them.

use flavita_game::square::{Direction, Square};
use flavita_solver::ranking::Ranked;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;

use crate::{edition::Kind, game::Game, scene::Range, twin};

/// Always the same scenes, with what can be laid in them.
fn games(range: Range) -> Vec<(Game, Vec<Ranked>)> {
    some_games(range, 60)
}

fn some_games(range: Range, count: usize) -> Vec<(Game, Vec<Ranked>)> {
    let (mut runner, scenes) = (TestRunner::deterministic(), range.scenes());
    let mut game = |_| {
        let game = Game::played(&scenes.new_tree(&mut runner).unwrap().current());
        let found = twin::search(&game);
        (game, found)
    };
    (0..count).map(&mut game).collect()
}

fn assert_often(
    games: &[(Game, Vec<Ranked>)],
    what: &str,
    least: usize,
    occurs: impl Fn(&Game, &[Ranked]) -> bool,
) {
    let count = games.iter().filter(|(game, found)| occurs(game, found)).count();
    assert!(count >= least, "{what}: {count} of {}", games.len());
}

fn laid(game: &Game, ranked: &Ranked) -> usize {
    ranked.placement.laid(&game.board).count()
}

fn has_on_board(game: &Game, sign: impl Fn(char) -> bool) -> bool {
    game.board_text().chars().any(sign)
}

#[test]
fn ordinary_scenes_have_blanks_long_tiles_and_cross_words() {
    let games = games(Range::ORDINARY);
    assert_often(&games, "no tile on the board", 8, |game, _| game.board.is_empty());
    assert_often(&games, "a blank on the board", 20, |game, _| {
        has_on_board(game, char::is_lowercase)
    });
    assert_often(&games, "a long tile on the board", 8, |game, _| {
        has_on_board(game, |sign| sign == '[')
    });
    assert_often(&games, "nothing to lay", 5, |_, found| found.is_empty());
    assert_often(&games, "several tops", 5, |_, found| {
        found.len() > 1 && found[0].points == found[1].points
    });
    assert_often(&games, "a cross word", 12, |game, found| {
        found.iter().any(|ranked| makes_cross_word(game, ranked))
    });
}

fn makes_cross_word(game: &Game, ranked: &Ranked) -> bool {
    let turned = ranked.placement.direction.turned();
    let mut laid = ranked.placement.laid(&game.board);
    laid.any(|(square, _)| game.board.has_neighbour_along(square, turned))
}

#[test]
fn long_racks_lay_eight_tiles_or_are_held_back() {
    let games = games(Range { rack: 8..=9, placements: 0..=4, ..Range::ORDINARY });
    assert_often(&games, "more than seven tiles laid", 5, |game, found| {
        found.iter().any(|ranked| laid(game, ranked) > 7)
    });
    assert_often(&games, "as many laid as may be, and more on the rack", 10, |game, found| {
        let most = found.iter().map(|ranked| laid(game, ranked)).max();
        most == Some(game.most_tiles) && game.most_tiles < game.rack.total()
    });
}

#[test]
fn full_lines_are_crossed_and_words_of_fifteen_completed() {
    let games =
        games(Range { rack: 1..=9, placements: 0..=3, missing: Some(0..=9), ..Range::ORDINARY });
    assert_often(&games, "a word of fifteen laid", 5, |_, found| {
        found.iter().any(|ranked| ranked.placement.tiles.len() == 15)
    });
    assert_often(&games, "a word through a full line", 3, |game, found| {
        full_lines(game).any(|direction| {
            let crosses = |ranked: &Ranked| ranked.placement.direction != direction;
            found.iter().any(crosses)
        })
    });
}

/// The direction of each line that is full of tiles.
fn full_lines(game: &Game) -> impl Iterator<Item = Direction> + '_ {
    let starts = |direction| {
        (0..15).filter_map(move |line| match direction {
            Direction::Across => Square::new(line, 0),
            Direction::Down => Square::new(0, line),
        })
    };
    let lines = Direction::BOTH
        .into_iter()
        .flat_map(move |direction| starts(direction).map(move |start| (start, direction)));
    lines
        .filter(|(start, direction)| game.board.run_from(*start, *direction).count() == 15)
        .map(|(_, direction)| direction)
}

mod long {
    use super::{Kind, Range, assert_often, some_games};

    #[test]
    #[ignore = "long: bash tests/check"]
    fn hungarian_words_are_laid_in_both_cuts() {
        // The twin takes longest where a word can be cut in two ways.
        let (count, least) =
            if std::env::var_os("FLAVITA_CI").is_some() { (60, 15) } else { (20, 5) };
        let range = Range { kinds: &[Kind::HungarianBothCuts], ..Range::ORDINARY };
        let games = some_games(range, count);
        assert_often(&games, "a word laid whole and cut", least, |game, found| {
            let laid = |long: bool| {
                let texts = found.iter().map(|ranked| game.told(ranked));
                let mut texts = texts.map(|text| text.to_uppercase());
                texts.any(|text| text.contains("[SZ]") == long && (long || text.contains("SZ")))
            };
            laid(true) && laid(false)
        });
    }
}
