//! The solver against a slow, obvious twin, and the count against a second one.
//!
//! Boards grow by random legal placements that the twin found, so the solver under test has no
//! hand in them.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "solver_laws/plain_score.rs"]
mod plain_score;
#[path = "solver_laws/scene.rs"]
mod scene;
#[path = "solver_laws/twin.rs"]
mod twin;

use std::cmp::Reverse;
use std::collections::BTreeSet;

use flavita::game::notation::{board_text, parse_board, parse_word, word_text};
use flavita::game::placement::Placement;
use flavita::game::score::score;
use flavita::game::square::{Direction, Square};
use flavita::solver::playable::any_placement;
use flavita::solver::position::Position;
use flavita::solver::rank::{Ranked, Spread, all, at_least, best, top};
use proptest::prelude::{ProptestConfig, any, prop_assert, prop_assert_eq, proptest};

use crate::scene::{Game, Scene, scenes};

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_solver_finds_what_the_twin_finds_and_nothing_else(scene in scenes()) {
        let game = Game::played(&scene);
        let found = all(&game.position(), Spread::Nothing);
        let set: BTreeSet<(Placement, i32)> = found.iter().map(pair).collect();
        prop_assert_eq!(set.len(), found.len(), "a placement is found twice");
        let expected = twin::search(&game);
        let missing: Vec<String> = expected.difference(&set).map(|f| game.told(f)).collect();
        let invented: Vec<String> = set.difference(&expected).map(|f| game.told(f)).collect();
        prop_assert!(
            missing.is_empty() && invented.is_empty(),
            "missing {:?}, invented {:?}, board {}",
            missing, invented, board_text(&game.edition, &game.board)
        );
    }

    #[test]
    fn the_order_is_the_one_that_is_promised(scene in scenes()) {
        let game = Game::played(&scene);
        let found = all(&game.position(), Spread::Nothing);
        let keys: Vec<_> = found.iter().map(order).collect();
        prop_assert!(keys.windows(2).all(|two| two[0] < two[1]), "{:?}", keys);
    }

    #[test]
    fn the_top_is_the_beginning_of_the_whole_list(scene in scenes()) {
        let game = Game::played(&scene);
        let found = all(&game.position(), Spread::Nothing);
        let most = found.first().map(|ranked| ranked.points);
        let beginning: Vec<Ranked> =
            found.into_iter().take_while(|ranked| Some(ranked.points) == most).collect();
        prop_assert_eq!(top(&game.position(), Spread::Nothing), beginning);
    }

    #[test]
    fn the_best_few_and_all_from_some_points_on_are_beginnings_too(
        scene in scenes(),
        count in 1_usize..12,
        points in 0_i32..40,
    ) {
        let game = Game::played(&scene);
        let found = all(&game.position(), Spread::Nothing);
        let few: Vec<Ranked> = found.iter().take(count).cloned().collect();
        let dear: Vec<Ranked> =
            found.into_iter().take_while(|ranked| ranked.points >= points).collect();
        for spread in [Spread::Nothing, Spread::Lanes] {
            prop_assert_eq!(&best(&game.position(), count, spread), &few);
            prop_assert_eq!(&at_least(&game.position(), points, spread), &dear);
        }
    }

    #[test]
    fn spreading_the_work_changes_nothing(scene in scenes()) {
        let game = Game::played(&scene);
        let position = game.position();
        prop_assert_eq!(all(&position, Spread::Lanes), all(&position, Spread::Nothing));
        prop_assert_eq!(top(&position, Spread::Lanes), top(&position, Spread::Nothing));
    }

    #[test]
    fn fewer_tiles_at_once_leave_exactly_the_shorter_placements(
        scene in scenes(),
        most_tiles in 0_usize..4,
    ) {
        let game = Game::played(&scene);
        let position = Position { most_tiles, ..game.position() };
        let few = |ranked: &Ranked| ranked.placement.laid(&game.board).count() <= most_tiles;
        let shorter: Vec<Ranked> =
            all(&game.position(), Spread::Nothing).into_iter().filter(few).collect();
        prop_assert_eq!(any_placement(&position, |_| true), !shorter.is_empty());
        prop_assert_eq!(all(&position, Spread::Nothing), shorter);
    }

    #[test]
    fn a_least_length_leaves_exactly_the_longer_words(
        scene in scenes(),
        shortest in 2_usize..6,
    ) {
        let game = Game::played(&scene);
        let position = Position { shortest, ..game.position() };
        let long = |ranked: &Ranked| ranked.placement.tiles.len() >= shortest;
        let longer: Vec<Ranked> =
            all(&game.position(), Spread::Nothing).into_iter().filter(long).collect();
        prop_assert_eq!(any_placement(&position, |_| true), !longer.is_empty());
        prop_assert_eq!(all(&position, Spread::Nothing), longer);
    }

    #[test]
    fn every_figure_is_what_plain_counting_gives(
        scene in scenes(),
        start in 0_usize..225,
        is_across in any::<bool>(),
        letters in proptest::collection::vec((0_usize..8, any::<bool>()), 1..9),
    ) {
        let game = Game::played(&scene);
        let direction = if is_across { Direction::Across } else { Direction::Down };
        let square = Square::new(start / 15, start % 15).unwrap();
        let written = scene.written(&game.board, square, direction, &letters);
        for placement in all(&game.position(), Spread::Nothing)
            .into_iter()
            .map(|ranked| ranked.placement)
            .chain([written])
        {
            let sheet = score(&game.edition, &game.board, &placement);
            let plain = plain_score::points(&game.edition, &game.board, &placement);
            prop_assert_eq!(
                sheet.points(), plain,
                "{} on {}", game.told(&(placement, plain)), board_text(&game.edition, &game.board)
            );
        }
    }

    #[test]
    fn boards_and_words_read_back_as_they_were_written(scene in scenes()) {
        let game = Game::played(&scene);
        let text = board_text(&game.edition, &game.board);
        prop_assert_eq!(parse_board(&game.edition, &text), Ok(game.board.clone()));
        for ranked in all(&game.position(), Spread::Nothing) {
            let word = word_text(&game.edition, &ranked.placement.tiles);
            prop_assert_eq!(parse_word(&game.edition, &word), Ok(ranked.placement.tiles));
        }
    }
}

/// The scenes must be worth the trouble: boards with tiles, blanks on them, placements on most.
#[test]
fn the_scenes_are_rich() {
    use proptest::strategy::{Strategy, ValueTree};
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let (mut with_blank, mut with_cross_words, mut with_long_tile) = (0, 0, 0);
    for _ in 0..60 {
        let game = Game::played(&scenes().new_tree(&mut runner).unwrap().current());
        let text = board_text(&game.edition, &game.board);
        with_blank += u32::from(text.chars().any(char::is_lowercase));
        with_long_tile += u32::from(text.contains('['));
        let found = all(&game.position(), Spread::Nothing);
        let crosses = |ranked: &Ranked| {
            score(&game.edition, &game.board, &ranked.placement)
                .words
                .len()
                > 1
        };
        with_cross_words += u32::from(found.iter().any(crosses));
    }
    assert!(
        with_blank > 8 && with_long_tile > 4 && with_cross_words > 20,
        "blanks on {with_blank}, long tiles on {with_long_tile}, cross words on {with_cross_words} of 60"
    );
}

fn pair(ranked: &Ranked) -> (Placement, i32) {
    (ranked.placement.clone(), ranked.points)
}

/// Points, place in reading order, direction, and the tiles as numbers with blanks last.
type Order = (Reverse<i32>, usize, bool, Vec<(usize, bool)>);

fn order(ranked: &Ranked) -> Order {
    let Placement {
        square,
        direction,
        tiles,
    } = &ranked.placement;
    let tiles = tiles
        .iter()
        .map(|tile| (tile.letter.index(), tile.is_blank))
        .collect();
    let place = square.row() * 15 + square.column();
    (
        Reverse(ranked.points),
        place,
        *direction == Direction::Down,
        tiles,
    )
}

impl Scene {
    /// A placement of random letters that runs over the tiles on the board.
    fn written(
        &self,
        board: &flavita::game::board::Board,
        square: Square,
        direction: Direction,
        letters: &[(usize, bool)],
    ) -> Placement {
        let fits = (0..letters.len()).map_while(|steps| square.ahead(direction, steps));
        let tiles = fits.zip(letters).map(|(square, (letter, is_blank))| {
            board
                .at(square)
                .unwrap_or_else(|| self.tile(*letter, *is_blank))
        });
        Placement {
            square,
            direction,
            tiles: tiles.collect(),
        }
    }
}
