//! The solver against a slow, obvious twin, and the count against a second one.
//!
//! Boards grow by random legal placements that the twin found, so the solver under test has no
//! hand in them. Each law is asked in every form that the solver offers: the whole list, the tops,
//! the best few, everything from some points on, on one thread and on all.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod edition;
mod game;
mod richness;
mod scene;
mod twin;

use std::cmp::Reverse;
use std::collections::BTreeSet;

use flavita_app::audit::plain_search::{Besides, Question};
use flavita_app::{audit, audit::plain_score::PlainTable};
use flavita_game::notation::{board_text, parse_board, parse_word, word_text};
use flavita_game::square::{Direction, Square};
use flavita_game::{bag::Bag, buying::blanks_of, letter::Tile, rack::TileCounts, score::score};
use flavita_solver::rank::{Spread, all, at_least, best, top};
use flavita_solver::{
    kept_lanes::KeptLanes, position::Position, ranking::Ranked, themed, themed::any_placement,
};
use flavita_tournament::{judging::legality::objections, profile::form::Form};
use proptest::collection::vec;
use proptest::prelude::{
    ProptestConfig, Strategy, TestCaseError, any, prop_assert, prop_assert_eq, proptest,
};

use crate::scene::{Range, Scene};
use crate::{edition::Kind, game::Game};

/// How many boards each law is tried on.
fn cases() -> u32 {
    if std::env::var_os("FLAVITA_CI").is_some() { 128 } else { 16 }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_boards_are_solved_as_the_twin_solves_them(
        scene in Range::ORDINARY.scenes(), part in parts()
    ) {
        is_solved_as_by_the_twin(&scene, part)?;
    }

    #[test]
    fn racks_of_eight_and_nine_tiles_lay_as_many_as_they_may(
        scene in Range { rack: 8..=9, placements: 0..=4, ..Range::ORDINARY }.scenes(),
        part in parts(),
    ) {
        is_solved_as_by_the_twin(&scene, part)?;
    }

    #[test]
    fn racks_with_three_blanks_are_solved_as_the_twin_solves_them(
        scene in Range { rack: 3..=9, blanks: 3..=3, placements: 0..=4, ..Range::ORDINARY }.scenes(),
        part in parts(),
    ) {
        is_solved_as_by_the_twin(&scene, part)?;
    }

    #[test]
    fn full_rows_and_columns_are_crossed_and_words_of_fifteen_completed(
        scene in Range { rack: 1..=9, placements: 0..=3, missing: Some(0..=9), ..Range::ORDINARY }
            .scenes(),
        part in parts(),
    ) {
        is_solved_as_by_the_twin(&scene, part)?;
    }

    #[test]
    fn the_first_placement_is_solved_as_the_twin_solves_it(
        scene in Range { rack: 1..=9, blanks: 0..=3, placements: 0..=0, ..Range::ORDINARY }.scenes(),
        part in parts(),
    ) {
        is_solved_as_by_the_twin(&scene, part)?;
    }

    #[test]
    fn hungarian_tiles_of_two_letters_are_laid_whole_or_cut(
        scene in Range {
            kinds: &[Kind::Hungarian, Kind::HungarianBothCuts],
            rack: 1..=9,
            ..Range::ORDINARY
        }.scenes(),
        part in parts(),
    ) {
        is_solved_as_by_the_twin(&scene, part)?;
    }

    #[test]
    fn the_board_of_erudit_counts_as_the_twin_counts_it(
        scene in Range {
            kinds: &[Kind::Erudit, Kind::EruditSwitched],
            blanks: 0..=3,
            ..Range::ORDINARY
        }.scenes(),
        part in parts(),
    ) {
        is_solved_as_by_the_twin(&scene, part)?;
    }

    #[test]
    fn letters_that_no_word_has_lay_nothing(
        mut scene in Range { blanks: 0..=0, rack: 1..=9, ..Range::ORDINARY }.scenes(),
        part in parts(),
    ) {
        scene.words.iter_mut().flatten().for_each(|letter| *letter %= 3);
        scene.placements.iter_mut().flat_map(|(rack, _)| rack).flatten().for_each(|n| *n %= 3);
        scene.rack.iter_mut().flatten().for_each(|letter| *letter = 3 + *letter % 3);
        let game = Game::played(&scene);
        prop_assert_eq!(twin::search(&game), []);
        is_solved_as_by_the_twin(&scene, part)?;
    }

    #[test]
    fn a_rack_that_may_lay_no_tile_lays_nothing(
        mut scene in Range::ORDINARY.scenes(), part in parts()
    ) {
        scene.most_tiles = 0;
        prop_assert_eq!(twin::search(&Game::played(&scene)), []);
        is_solved_as_by_the_twin(&scene, part)?;
    }

    #[test]
    fn the_judge_has_no_objection_to_what_is_found(scene in Range::ORDINARY.scenes()) {
        let game = Game::played(&scene);
        for ranked in all(&game.position(), Spread::Nothing).placements() {
            let against = objections(&game.edition, &game.board, &game.graph, &ranked.placement);
            prop_assert!(against.is_empty(), "{}: {:?}", game.told(&ranked), against);
        }
    }

    #[test]
    fn a_least_length_leaves_exactly_the_longer_words(
        scene in Range::ORDINARY.scenes(),
        shortest in 2_usize..6,
    ) {
        let game = Game::played(&scene);
        let position = Position { shortest, ..game.position() };
        let long = |ranked: &Ranked| ranked.placement.tiles.len() >= shortest;
        let longer: Vec<Ranked> =
            all(&game.position(), Spread::Nothing).placements().filter(long).collect();
        prop_assert_eq!(any_placement(&position, |_| true), !longer.is_empty());
        prop_assert_eq!(all(&position, Spread::Nothing).to_vec(), longer);
    }

    #[test]
    fn every_figure_is_what_plain_counting_gives(
        scene in Range::ORDINARY.scenes(),
        start in 0_usize..225,
        is_across in any::<bool>(),
        letters in vec((0_usize..6, any::<bool>()), 1..9),
    ) {
        let game = Game::played(&scene);
        let direction = if is_across { Direction::Across } else { Direction::Down };
        let square = Square::new(start / 15, start % 15).unwrap();
        let written = game.written(square, direction, &letters);
        let found = all(&game.position(), Spread::Nothing);
        for placement in found.placements().map(|ranked| ranked.placement).chain([written]) {
            let points = score(&game.edition, &game.board, &placement).points();
            let plain = game.plain_points(&placement);
            let ranked = Ranked { placement, points };
            prop_assert_eq!(points, plain, "{} on {}", game.told(&ranked), game.board_text());
        }
    }

    #[test]
    fn the_plain_searcher_of_the_check_finds_the_same_tops(scene in Range::ORDINARY.scenes()) {
        finds_the_same_tops(&scene)?;
    }

    #[test]
    fn the_plain_searcher_knows_the_first_placement_and_three_blanks(
        scene in Range { rack: 1..=9, blanks: 0..=3, placements: 0..=1, ..Range::ORDINARY }.scenes(),
    ) {
        finds_the_same_tops(&scene)?;
    }

    #[test]
    fn the_plain_searcher_knows_the_tiles_of_every_edition(
        scene in Range {
            kinds: &[Kind::Hungarian, Kind::HungarianBothCuts, Kind::Erudit, Kind::EruditSwitched],
            ..Range::ORDINARY
        }.scenes(),
    ) {
        finds_the_same_tops(&scene)?;
    }

    #[test]
    fn the_completive_game_is_the_sum_of_the_games_with_each_tile_of_the_bag(
        scene in Range { rack: 1..=4, blanks: 0..=1, placements: 0..=4, ..Range::ORDINARY }.scenes(),
    ) {
        is_completed_as_by_the_twin(&scene)?;
    }

    #[test]
    fn with_blanks_to_buy_it_is_the_sum_of_the_games_in_which_they_are_bought(
        scene in Range { rack: 1..=3, blanks: 0..=1, placements: 1..=4, ..Range::ORDINARY }.scenes(),
    ) {
        is_bought_as_by_the_twin(&scene)?;
    }

    #[test]
    fn boards_and_words_read_back_as_they_were_written(scene in Range::ORDINARY.scenes()) {
        let game = Game::played(&scene);
        let text = board_text(&game.edition, &game.board);
        prop_assert_eq!(parse_board(&game.edition, &text), Ok(game.board.clone()));
        for ranked in all(&game.position(), Spread::Nothing).placements() {
            let word = word_text(&game.edition, &ranked.placement.tiles);
            prop_assert_eq!(parse_word(&game.edition, &word), Ok(ranked.placement.tiles));
        }
    }
}

/// The second searcher and scorer of the program against the twin.
fn finds_the_same_tops(scene: &Scene) -> Result<(), TestCaseError> {
    let game = Game::played(scene);
    let table = PlainTable::of(&game.edition, &Form::default()).unwrap();
    let question = Question {
        table: &table,
        words: &game.graph,
        board: &game.board,
        start: game.edition.start,
        most_laid: game.most_tiles,
        first_word: game.edition.hand.first_word(),
    };
    let found = audit::plain_search::search(question, &game.rack, plain(&TileCounts::default()));
    let expected = twin::search(&game);
    let most = expected.first().map_or(0, |ranked| ranked.points);
    let tops = expected.iter().filter(|ranked| ranked.points == most);
    let mut tops: Vec<_> = tops.map(|ranked| ranked.placement.clone()).collect();
    let mut placements = found.placements;
    tops.sort();
    placements.sort();
    prop_assert_eq!((found.points, found.legal), (most, expected.len()));
    prop_assert_eq!(placements, tops);
    Ok(())
}

/// Solver and second searcher with blanks to buy against the twin with each set of them bought.
fn is_bought_as_by_the_twin(scene: &Scene) -> Result<(), TestCaseError> {
    let mut game = Game::played(scene);
    let on_board: Vec<_> = blanks_of(&game.board).collect();
    let mut rack = game.rack.clone();
    on_board.iter().take(2).for_each(|(_, letter)| rack.add(Tile::Letter(*letter)));
    let form =
        Form { blanks_bought_to_lay: true, rack: Some(rack.total().max(2)), ..Form::default() };
    let edition = form.play(&game.edition);
    game.most_tiles = rack.total();
    let mut expected = Vec::new();
    for chosen in 0..1_usize << on_board.len() {
        let bought: Vec<_> = (0..on_board.len()).filter(|i| chosen >> i & 1 == 1).collect();
        game.rack = rack.clone();
        if !bought.iter().all(|i| game.rack.take(Tile::Letter(on_board[*i].1))) {
            continue;
        }
        for _ in &bought {
            game.rack.add(Tile::Blank);
        }
        let lays =
            |one: &Ranked| one.placement.laid(&game.board).filter(|(_, t)| t.is_blank).count();
        let is_due = |one: &Ranked| bought.is_empty() || lays(one) == rack.blanks() + bought.len();
        expected.extend(twin::search(&game).into_iter().filter(is_due));
    }
    expected.sort_by_key(|one| (Reverse(one.points), one.placement.clone()));
    expected.dedup();
    let position = Position::new(&edition, &game.graph, &game.board, &rack);
    let found = themed::all(&position, Spread::Nothing);
    prop_assert_eq!(&found, &expected);
    prop_assert_eq!(any_placement(&position, |_| true), !found.is_empty());
    let best = expected.first().map(|one| one.points);
    expected.retain(|one| Some(one.points) == best);
    prop_assert_eq!(themed::top(&position, Spread::Nothing), expected);
    Ok(())
}

/// One tile of these may be added.
fn plain(choice: &TileCounts) -> Besides<'_> {
    Besides { choice, most: 1, may: &|_| true }
}

/// Solver and second searcher with one tile added against the twin with each of them.
fn is_completed_as_by_the_twin(scene: &Scene) -> Result<(), TestCaseError> {
    let mut game = Game::played(scene);
    let form = Form { completive: true, rack: Some(game.rack.total().max(2)), ..Form::default() };
    let (edition, rack) = (form.play(&game.edition), game.rack.clone());
    let choice = Bag::choice(&edition, &game.board, &rack);
    let table = PlainTable::of(&edition, &Form::default()).unwrap();
    let question = Question {
        table: &table,
        words: &game.graph,
        board: &game.board,
        start: edition.start,
        most_laid: usize::MAX,
        first_word: edition.hand.first_word(),
    };
    let plain = audit::plain_search::search(question, &rack, plain(&choice));
    let position = Position::new(&edition, &game.graph, &game.board, &rack);
    let found = themed::all(&position, Spread::Nothing);
    let tops = themed::top(&position, Spread::Nothing);
    prop_assert_eq!(any_placement(&position, |_| true), !found.is_empty());
    game.most_tiles = 5;
    let mut expected = twin::search(&game);
    for tile in choice.tiles().collect::<BTreeSet<_>>() {
        game.rack = rack.clone();
        game.rack.add(tile);
        expected.extend(twin::search(&game));
    }
    let order = |one: &Ranked| (Reverse(one.points), one.placement.clone());
    expected.sort_by_key(order);
    expected.dedup();
    prop_assert_eq!(&found, &expected);
    let best = expected.first().map(|one| one.points);
    expected.retain(|one| Some(one.points) == best);
    prop_assert_eq!((plain.legal, plain.placements.len()), (found.len(), expected.len()));
    prop_assert_eq!(tops, expected);
    Ok(())
}

/// How many are asked for as the best few, and where among all placements `at_least` begins.
fn parts() -> impl Strategy<Value = (usize, usize)> {
    (1_usize..12, any::<usize>())
}

/// The law of all laws: each form of the answer is the twin's, or its beginning.
fn is_solved_as_by_the_twin(
    scene: &Scene,
    (count, place): (usize, usize),
) -> Result<(), TestCaseError> {
    let game = Game::played(scene);
    let position = game.position();
    let expected = twin::search(&game);
    let most = expected.first().map(|ranked| ranked.points);
    let tops: Vec<Ranked> =
        expected.iter().take_while(|ranked| Some(ranked.points) == most).cloned().collect();
    let few: Vec<Ranked> = expected.iter().take(count).cloned().collect();
    let points = expected.get(place % expected.len().max(1)).map_or(0, |r| r.points);
    let from = |least: i32| -> Vec<Ranked> {
        let dear = expected.iter().take_while(|ranked| ranked.points >= least);
        dear.cloned().collect()
    };
    for (spread, is_indexed) in [
        (Spread::Nothing, false),
        (Spread::Lanes, false),
        (Spread::Nothing, true),
        (Spread::Lanes, true),
    ] {
        if is_indexed {
            position.words.index_letters();
        }
        same(&game, &all(&position, spread).to_vec(), &expected)?;
        same(&game, &top(&position, spread).to_vec(), &tops)?;
        same(&game, &best(&position, count, spread).to_vec(), &few)?;
        for least in [points, points + 1] {
            same(&game, &at_least(&position, least, spread).to_vec(), &from(least))?;
        }
    }
    prop_assert_eq!(any_placement(&position, |_| true), !expected.is_empty());
    Ok(())
}

fn same(game: &Game, found: &[Ranked], expected: &[Ranked]) -> Result<(), TestCaseError> {
    let only = |these: &[Ranked], those: &[Ranked]| -> Vec<String> {
        let alone = these.iter().filter(|ranked| !those.contains(ranked));
        alone.map(|ranked| game.told(ranked)).collect()
    };
    if found != expected {
        let (missing, invented) = (only(expected, found), only(found, expected));
        let board = game.board_text();
        let count = (found.len(), expected.len());
        prop_assert!(
            false,
            "missing {missing:?}, invented {invented:?}, {count:?} found and expected, else the \
             order differs; board {board}"
        );
    }
    Ok(())
}

/// The tops with lanes that were kept up over all these boards, and with fresh ones.
fn tops_kept_and_fresh(games: &[Game]) -> Vec<(Vec<Ranked>, Vec<Ranked>)> {
    let mut kept = KeptLanes::default();
    let tops = |game: &Game, kept: &mut KeptLanes| {
        let position = game.position();
        let lanes = Some(kept.of(position.ground()));
        let with_kept = all(&Position { lanes, ..position }, Spread::Nothing).to_vec();
        (with_kept, all(&position, Spread::Nothing).to_vec())
    };
    games.iter().map(|game| tops(game, &mut kept)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn lanes_kept_up_from_board_to_board_are_those_made_anew(
        scene in Range { placements: 4..=9, ..Range::ORDINARY }.scenes(),
    ) {
        let boards = (0..=scene.placements.len()).map(|count| {
            let placements = scene.placements[..count].to_vec();
            Game::played(&Scene { placements, ..scene.clone() })
        });
        // Forwards as in a game, and backwards as where a round is taken back.
        let mut games: Vec<Game> = boards.collect();
        for (kept, fresh) in tops_kept_and_fresh(&games) {
            prop_assert_eq!(kept, fresh);
        }
        games.reverse();
        for (kept, fresh) in tops_kept_and_fresh(&games) {
            prop_assert_eq!(kept, fresh);
        }
    }
}
