//! Preparing: what is measured, what fits, and what an exchange changes.

use std::collections::BTreeSet;

use flavita::contests::prepared::making::{Exchange, Fault};
use flavita::contests::prepared::wishes::{Span, Wish, Wishes};
use flavita::game::notation::{parse_rack, parse_word, word_label};
use flavita::game::square::{Direction, SIDE, Square};
use flavita::tournament::model::prepared_game::{PreparedGame, PreparedRound};
use flavita::{
    contests::prepared::steps::steps_of, contests::prepared::wishes::Measures,
    contests::simulation::game::NotGiven, game::board::Board, game::edition::definition::Edition,
    game::placement::Placement, game::reference, solver::position::Position, solver::rank::Spread,
    solver::themed, tournament::model::ids::RoundNumber, tournament::model::tops::PlacementText,
};

use crate::ground::{game, ground};

/// A game counted the slow way: every round is laid on a board and searched by itself.
struct Twin {
    total: i32,
    bingos: u32,
    equal_tops: u32,
    leads: Vec<i32>,
    words: BTreeSet<String>,
}

fn twin(game: &PreparedGame) -> Twin {
    let edition = ground().edition();
    let mut board = Board::default();
    let mut twin =
        Twin { total: 0, bingos: 0, equal_tops: 0, leads: Vec::new(), words: BTreeSet::new() };
    for round in &game.rounds {
        let rack = parse_rack(edition, &round.rack).unwrap().counts();
        let position = Position::new(edition, &ground().dictionary.words, &board, &rack);
        let mut points: Vec<i32> =
            themed::all(&position, Spread::Nothing).into_iter().map(|found| found.points).collect();
        points.sort_unstable_by_key(|points| -points);
        let tops = points.iter().filter(|p| **p == points[0]).count();
        twin.total += points[0];
        twin.equal_tops += u32::from(tops > 1);
        twin.leads.extend(points.get(tops).map(|next| points[0] - next));
        let before = tiles(&board);
        placement(edition, &round.laid).play(&mut board);
        twin.bingos += u32::from(tiles(&board) - before == 7);
        twin.words.extend(words_on(edition, &board));
    }
    twin
}

fn placement(edition: &Edition, text: &PlacementText) -> Placement {
    let at = reference::parse(edition, &text.at).unwrap();
    Placement {
        square: at.square,
        direction: at.direction,
        tiles: parse_word(edition, &text.word).unwrap(),
    }
}

fn square(row: usize, column: usize) -> Square {
    Square::new(row, column).unwrap()
}

fn tiles(board: &Board) -> usize {
    let squares = (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (row, column)));
    squares.filter(|(row, column)| board.at(square(*row, *column)).is_some()).count()
}

/// Every word that stands on a board, read off line by line.
fn words_on(edition: &Edition, board: &Board) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for direction in [Direction::Across, Direction::Down] {
        for lane in 0..SIDE {
            let mut word = Vec::new();
            for step in 0..=SIDE {
                let at = match direction {
                    _ if step == SIDE => None,
                    Direction::Across => board.at(square(lane, step)),
                    Direction::Down => board.at(square(step, lane)),
                };
                if let Some(tile) = at {
                    word.push(tile.letter);
                    continue;
                }
                if word.len() > 1 {
                    words.insert(word_label(edition, word.iter().copied()));
                }
                word.clear();
            }
        }
    }
    words
}

#[test]
fn the_measures_are_those_that_the_slow_twin_counts() {
    for number in 1..=4 {
        let game = game(number);
        let (measures, twin) = (Measures::of(&game), twin(&game));
        assert_eq!(measures.total, twin.total);
        assert_eq!(measures.bingos, twin.bingos);
        assert_eq!(measures.equal_tops, twin.equal_tops);
        assert_eq!(measures.rounds as usize, game.rounds.len());
        assert_eq!(measures.hardest.map(|(_, lead)| lead), twin.leads.iter().max().copied());
        assert_eq!(measures.easiest.map(|(_, lead)| lead), twin.leads.iter().min().copied());
        let told: BTreeSet<String> = game.rounds.iter().flat_map(|r| r.words.clone()).collect();
        assert_eq!(told, twin.words, "game {number}");
    }
}

#[test]
fn a_game_after_an_exchange_is_what_the_slow_twin_finds_from_nothing() {
    let rack = Exchange::Rack("AEINRST".to_owned());
    let changed = ground().basis().change(&game(2), RoundNumber(4), &rack).unwrap();
    let (measures, twin) = (Measures::of(&changed), twin(&changed));
    assert_eq!(measures.total, twin.total);
    assert_eq!(measures.equal_tops, twin.equal_tops);
    assert_eq!(measures.bingos, twin.bingos);
    let leads: Vec<i32> = changed.rounds.iter().filter_map(PreparedRound::lead).collect();
    assert_eq!(leads, twin.leads);
}

#[test]
fn the_boards_of_a_course_hold_the_words_of_its_rounds() {
    let (game, edition) = (game(3), ground().edition());
    let steps = steps_of(edition, &game).unwrap();
    assert_eq!(steps.len(), game.rounds.len());
    let mut told = BTreeSet::new();
    let mut board = Board::default();
    for (step, round) in steps.iter().zip(&game.rounds) {
        assert_eq!(step.before, board);
        placement(edition, &round.laid).play(&mut board);
        assert_eq!(step.after, board);
        told.extend(round.words.clone());
        let standing = words_on(edition, &step.after);
        assert!(standing.is_subset(&told), "{standing:?}");
        assert!(round.words.iter().all(|word| standing.contains(word)));
    }
}

#[test]
fn a_file_that_lays_more_tiles_than_there_are_is_refused_and_not_drawn() {
    let edition = ground().edition();
    let mut greedy = game(1);
    greedy.rounds[0].rack = "QQAEIOU".to_owned();
    let refused = steps_of(edition, &greedy).unwrap_err();
    assert!(matches!(refused, Fault::Unplayable { round: RoundNumber(1), .. }));
    let mut other = game(1);
    other.rounds[1].laid.word = "ZZZZZZZ".to_owned();
    let refused = steps_of(edition, &other).unwrap_err();
    assert!(matches!(refused, Fault::Unplayable { round: RoundNumber(2), .. }));
    let mut unreadable = game(1);
    unreadable.rounds[2].laid.at = "H99".to_owned();
    let refused = steps_of(edition, &unreadable).unwrap_err();
    assert!(matches!(refused, Fault::Unreadable { round: RoundNumber(3), .. }));
}

#[test]
fn a_game_fits_wishes_that_say_what_it_is_and_none_that_say_else() {
    let game = game(1);
    let measures = Measures::of(&game);
    let number = |n: u32| i32::try_from(n).unwrap();
    let lead = |round: Option<(RoundNumber, i32)>| round.unwrap().1;
    let figures = [
        number(measures.rounds),
        measures.total,
        number(measures.bingos),
        number(measures.equal_tops),
        lead(measures.hardest),
        lead(measures.easiest),
    ];
    let wishes = |by: i32| {
        let span = |at: usize| Some(Span::only(figures[at] + by));
        Wishes {
            rounds: span(0),
            total: span(1),
            bingos: span(2),
            equal_tops: span(3),
            hardest: span(4),
            easiest: span(5),
            unwanted: BTreeSet::from(["FLAVITA".to_owned()]),
        }
    };
    assert_eq!(wishes(0).unmet(&game), []);
    let mut all = vec![Wish::Rounds, Wish::Total, Wish::Bingos];
    all.extend([Wish::EqualTops, Wish::Hardest, Wish::Easiest]);
    assert_eq!(wishes(1).unmet(&game), all);
    let unwanted = game.rounds[4].words[0].clone();
    let rude = Wishes { unwanted: BTreeSet::from([unwanted.clone()]), ..Wishes::default() };
    assert_eq!(rude.unmet(&game), [Wish::Words]);
    assert!(rude.unwanted_words(&game).any(|found| found == (RoundNumber(5), unwanted.as_str())));
}

#[test]
fn another_rack_changes_its_round_and_all_after_it_and_none_before() {
    let (game, basis) = (game(1), ground().basis());
    // The rack of a later round in another order is not in the bag any less.
    let rack: String = game.rounds[5].rack.chars().rev().collect();
    let changed = basis.change(&game, RoundNumber(6), &Exchange::Rack(rack.clone())).unwrap();
    assert_eq!(changed.rounds[..5], game.rounds[..5]);
    assert_eq!(changed.rounds[5].rack, rack);
    assert_eq!(changed.rounds[5].points, game.rounds[5].points);
    let other = basis.change(&game, RoundNumber(3), &Exchange::Rack("AEINRST".to_owned())).unwrap();
    assert_eq!(other.rounds[..2], game.rounds[..2]);
    assert_eq!(other.rounds[2].rack, "AEINRST");
    assert_ne!(other.rounds[3..], game.rounds[3..]);
    assert_eq!(basis.check(&other), Ok(()));
    let back = Exchange::Rack(game.rounds[2].rack.clone());
    assert_eq!(basis.change(&other, RoundNumber(3), &back).unwrap(), game);
}

#[test]
fn another_of_the_equal_tops_is_laid_and_nothing_but_a_top() {
    let basis = ground().basis();
    let game = (1..20).map(game).find(|game| game.rounds.iter().any(|r| r.tops.len() > 1));
    let game = game.unwrap();
    let place = game.rounds.iter().position(|round| round.tops.len() > 1).unwrap();
    let round = u32::try_from(place + 1).unwrap();
    let other = game.rounds[place].tops.iter().find(|top| **top != game.rounds[place].laid);
    let other = other.unwrap().clone();
    let changed = basis.change(&game, RoundNumber(round), &Exchange::Laid(other.clone())).unwrap();
    assert_eq!(changed.rounds[place].laid, other);
    assert_eq!(basis.check(&changed), Ok(()));
    let no_top = Exchange::Laid(PlacementText { at: "H8".to_owned(), word: "ZZZ".to_owned() });
    let fault = Fault::Unplayable { round: RoundNumber(round), reason: NotGiven::NoTop };
    assert_eq!(basis.change(&game, RoundNumber(round), &no_top), Err(fault));
}

#[test]
fn what_cannot_be_a_rack_is_refused_and_so_is_a_round_that_is_not_there() {
    let (game, basis) = (game(1), ground().basis());
    for wrong in ["", "AEI", "AEINRSTU", "AEINRS7", "QQQQQQQ", "ZZAEINR", "AEIOUAE"] {
        let changed = basis.change(&game, RoundNumber(1), &Exchange::Rack(wrong.to_owned()));
        assert!(changed.is_err(), "{wrong}");
    }
    let none = u32::try_from(game.rounds.len()).unwrap() + 1;
    for round in [0, none] {
        let changed =
            basis.change(&game, RoundNumber(round), &Exchange::Rack("AEINRST".to_owned()));
        assert_eq!(changed, Err(Fault::NoRound(RoundNumber(round))));
    }
}

#[test]
fn a_game_that_was_changed_with_a_text_editor_is_found_out() {
    let (game, basis) = (game(1), ground().basis());
    assert_eq!(basis.check(&game), Ok(()));
    let mut richer = game.clone();
    richer.rounds[3].points += 1;
    assert_eq!(basis.check(&richer), Err(Fault::Differs(RoundNumber(4))));
    let mut shorter = game.clone();
    shorter.rounds.truncate(7);
    assert_eq!(basis.check(&shorter), Err(Fault::OtherEnd(RoundNumber(7))));
}

#[test]
fn a_file_of_a_game_reads_back_and_another_is_refused() {
    let game = game(1);
    assert_eq!(PreparedGame::read(&game.to_bytes()), Ok(game.clone()));
    let newer = String::from_utf8(game.to_bytes()).unwrap();
    let newer = newer.replacen("prepared game 1", "prepared game 9", 1);
    let refusal = PreparedGame::read(newer.as_bytes()).unwrap_err().to_string();
    assert!(refusal.contains("prepared game 9"), "{refusal}");
    assert!(PreparedGame::read(b"{}").is_err());
}
