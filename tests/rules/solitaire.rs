//! Solitaire and the computer opponent, counted by hand.

use std::collections::BTreeMap;

use crate::house::House;
use flavita::contests::tables::act::Reason as Refused;
use flavita::contests::training::opponent::{BANDS, Opponent, STRENGTHS, Strength};
use flavita::contests::training::solitaire::{NoMove, SolitaireGame, SolitaireKind, Table};
use flavita::contests::training::solitaire_move::SolitaireMove;
use flavita::contests::training::{source::Source, trainee::Trainee};
use flavita::game::letter::Tile;
use flavita::game::placement::Placement;
use flavita::game::square::{Direction, Square};
use flavita::solver::ranking::Ranked;
use flavita::tournament::model::chance::{Chance, Seed};
use flavita::tournament::model::ids::RoundNumber;
use flavita::tournament::model::slip::SlipText;
use flavita::tournament::model::verdict::Reason;
use flavita::{contests::training::game::TrainingGame, contests::training::source::drawn};

/// What tiles are worth.
fn points(tiles: &[Tile]) -> i64 {
    let value = |tile: &Tile| match tile {
        Tile::Blank => 0,
        Tile::Letter(letter) => [1, 0, 4, 2][letter.index()],
    };
    tiles.iter().map(value).sum()
}

fn solitaire(kind: SolitaireKind, series: u64, opponent: &str) -> SolitaireGame {
    SolitaireGame {
        title: "Десять фишек".to_owned(),
        source: Source::Tournament { id: "cup".to_owned() },
        begun_ms: 0,
        kind,
        secret: Seed::of_game("solitaire", series).secret,
        opponent: opponent.to_owned(),
        moves: Vec::new(),
        is_stopped: false,
        best: None,
    }
}

fn slip(at: &str, word: &str) -> SlipText {
    SlipText { at: at.to_owned(), word: word.to_owned(), ..SlipText::default() }
}

#[test]
fn with_open_tiles_any_of_them_are_laid_but_no_more_than_a_rack_has() {
    let house = House::tiny();
    let mut game = solitaire(SolitaireKind::Open, 1, "");
    let lay =
        |game: &mut SolitaireGame, at: &str, word: &str| game.lay(house.basis(), &slip(at, word));
    // Four tiles, where a rack has three.
    let four = lay(&mut game, "H8", "ABAB");
    assert_eq!(four, Err(NoMove::Slip(vec![Reason::TooManyTiles { most: 3 }])));
    let unknown = lay(&mut game, "H8", "DAB").unwrap_err();
    let word = "DAB".to_owned();
    assert_eq!(unknown, NoMove::Slip(vec![Reason::NotInDictionary { word }]));
    assert!(game.moves.is_empty(), "what is refused changes nothing");
    // A 1 + B 0 + A 1.
    lay(&mut game, "H8", "ABA").unwrap();
    // C 4 above the first A 1.
    lay(&mut game, "8G", "CA").unwrap();
    // C 4 below the last A 1.
    lay(&mut game, "10H", "AC").unwrap();
    // One tile behind ABA: the whole word counts, A 1 + B 0 + A 1 + B 0.
    lay(&mut game, "H8", "ABAB").unwrap();
    let table = game.table(house.basis()).unwrap();
    assert_eq!(table.plays, [(0, 2), (0, 5), (0, 5), (0, 2)]);
    assert_eq!((table.totals, table.board.count()), (vec![14], 6));
    // Six of ten tiles lie there: A, B, D and the blank are left.
    assert_eq!(table.rack.len(), 4);
    assert!(!table.is_over);
    assert!(lay(&mut game, "I8", "CA").is_err());
    let pass = game.take(house.basis(), SolitaireMove::Pass);
    assert_eq!(pass, Err(NoMove::Refused(Refused::GameOver)), "nobody passes with open tiles");
    game.is_stopped = true;
    assert!(game.table(house.basis()).unwrap().is_over);
}

#[test]
fn two_passes_of_each_end_the_game_and_what_is_left_is_deducted() {
    let house = House::tiny();
    for series in 0..20 {
        let mut game = solitaire(SolitaireKind::Two, series, "");
        let mut racks = Vec::new();
        for turn in 0..4 {
            let table = game.table(house.basis()).unwrap();
            assert_eq!((table.on_turn, table.rack.len(), table.bag), (turn % 2, 3, 4));
            racks.push(table.rack);
            game.take(house.basis(), SolitaireMove::Pass).unwrap();
        }
        assert_eq!((&racks[0], &racks[1]), (&racks[2], &racks[3]), "who passes keeps his tiles");
        let table = game.table(house.basis()).unwrap();
        assert!(table.is_over);
        let left = [&racks[0], &racks[1]].map(|rack| -points(rack));
        assert_eq!(table.totals, left);
        let more = game.take(house.basis(), SolitaireMove::Pass);
        assert_eq!(more, Err(NoMove::Refused(Refused::GameOver)));
    }
}

#[test]
fn on_one_rack_two_passes_end_the_game_and_what_is_left_is_deducted() {
    let house = House::tiny();
    for series in 0..20 {
        let mut game = solitaire(SolitaireKind::One, series, "");
        let table = game.table(house.basis()).unwrap();
        assert_eq!((table.on_turn, table.rack.len(), table.bag), (0, 3, 7));
        game.take(house.basis(), SolitaireMove::Pass).unwrap();
        assert!(!game.table(house.basis()).unwrap().is_over);
        game.take(house.basis(), SolitaireMove::Pass).unwrap();
        let ended = game.table(house.basis()).unwrap();
        assert!(ended.is_over);
        assert_eq!((ended.totals, ended.on_turn), (vec![-points(&table.rack)], 0));
    }
}

/// A game of the trainee with open tiles in which these words are laid at H8.
fn open_game(house: &House, trainee: &mut Trainee, words: &[&str]) -> Option<i64> {
    trainee.begin_solitaire(solitaire(SolitaireKind::Open, 1, ""));
    let game = trainee.solitaire.as_mut().unwrap();
    for word in words {
        game.lay(house.basis(), &slip("H8", word)).unwrap();
    }
    game.is_stopped = true;
    trainee.note_solitaire(house.basis()).unwrap();
    trainee.solitaire.as_ref().unwrap().best
}

#[test]
fn a_game_is_compared_with_the_best_of_those_of_its_kind_before_it() {
    let house = House::tiny();
    let mut trainee = Trainee::default();
    // ABA is worth 2; B 0 behind it makes ABAB, which is worth 2 more.
    assert_eq!(open_game(&house, &mut trainee, &["ABA"]), None, "the first");
    assert_eq!(open_game(&house, &mut trainee, &["ABA", "ABAB"]), Some(2));
    assert_eq!(open_game(&house, &mut trainee, &["ABA"]), Some(4));
    assert_eq!(open_game(&house, &mut trainee, &[]), Some(4), "what was worse changes nothing");
    // One rack is another kind, and put down early it has not paid for its rest.
    let mut one = solitaire(SolitaireKind::One, 1, "");
    one.is_stopped = true;
    trainee.begin_solitaire(one.clone());
    trainee.note_solitaire(house.basis()).unwrap();
    trainee.begin_solitaire(SolitaireGame { is_stopped: false, ..one.clone() });
    let rack = one.table(house.basis()).unwrap().rack;
    let game = trainee.solitaire.as_mut().unwrap();
    assert_eq!(game.best, None);
    game.take(house.basis(), SolitaireMove::Pass).unwrap();
    game.take(house.basis(), SolitaireMove::Pass).unwrap();
    trainee.note_solitaire(house.basis()).unwrap();
    trainee.begin_solitaire(one);
    assert_eq!(trainee.solitaire.unwrap().best, Some(-points(&rack)));
}

#[test]
fn tiles_are_exchanged_for_others_of_the_bag_while_it_holds_as_many() {
    let house = House::tiny();
    let mut game = solitaire(SolitaireKind::Two, 3, "");
    let exchange = |game: &mut SolitaireGame, tiles: &str| {
        let deed = SolitaireMove::exchange(house.basis(), tiles).unwrap();
        game.take(house.basis(), deed)
    };
    let own = game.table(house.basis()).unwrap().rack;
    let text = flavita::game::notation::rack_text(&house.edition, &own);
    let nothing = exchange(&mut game, "");
    assert_eq!(nothing, Err(NoMove::Refused(Refused::NothingExchanged)));
    assert_eq!(exchange(&mut game, "DD"), Err(NoMove::Refused(Refused::NotInRack)));
    exchange(&mut game, &text).unwrap();
    game.take(house.basis(), SolitaireMove::Pass).unwrap();
    let other = game.table(house.basis()).unwrap();
    assert_eq!((other.rack.len(), other.bag, other.on_turn), (3, 4, 0));
    // Three of the four tiles of the bag came: none of what was given back.
    let all = |tiles: &[Tile]| {
        let mut counts: BTreeMap<Tile, usize> = BTreeMap::new();
        for tile in tiles {
            *counts.entry(*tile).or_default() += 1;
        }
        counts
    };
    let whole =
        all(&flavita::game::bag::Bag::full(&house.edition).counts().tiles().collect::<Vec<_>>());
    let both = all(&[own, other.rack].concat());
    assert!(both.iter().all(|(tile, count)| count <= &whole[tile]), "{both:?}");
}

/// Both racks played by the best move, or a pass; the table at the end.
fn played_out(house: &House, series: u64) -> (SolitaireGame, Table) {
    let mut game = solitaire(SolitaireKind::Two, series, "");
    loop {
        let table = game.table(house.basis()).unwrap();
        let held: usize = table.board.count() + table.bag;
        assert!(held + table.rack.len() <= 10);
        if table.is_over {
            return (game, table);
        }
        let before = game.moves.len();
        let words = ["ABAB", "ABA", "BAB", "AC", "CA", "AB", "BA"];
        let places = (6..=11).flat_map(|n| {
            ('F'..='K').flat_map(move |row| [format!("{row}{n}"), format!("{n}{row}")])
        });
        for at in places {
            let mut words = words.iter();
            if words.any(|word| game.lay(house.basis(), &slip(&at, word)).is_ok()) {
                break;
            }
        }
        if game.moves.len() == before {
            game.take(house.basis(), SolitaireMove::Pass).unwrap();
        }
    }
}

#[test]
fn who_plays_out_gets_what_the_other_has_left() {
    let house = House::tiny();
    let mut outs = 0;
    for series in 0..12 {
        let (game, table) = played_out(&house, series);
        let mut plays = [0, 0];
        for (seat, points) in &table.plays {
            plays[*seat] += points;
        }
        let passes = game.moves.iter().rev().take_while(|one| **one == SolitaireMove::Pass).count();
        let [mine, theirs] = [table.totals[0] - plays[0], table.totals[1] - plays[1]];
        if passes >= 4 {
            assert!(mine <= 0 && theirs <= 0, "both lose what they have");
        } else {
            outs += 1;
            assert_eq!(mine, -theirs, "one gets what the other loses");
        }
        assert_eq!(game.table(house.basis()).unwrap().totals, table.totals, "again the same");
    }
    assert!(outs > 0, "somebody has played out");
}

#[test]
fn the_computer_answers_at_once_and_the_same_seed_gives_the_same_game() {
    let house = House::tiny();
    let play = || {
        let mut game = solitaire(SolitaireKind::Two, 5, "champion");
        game.take(house.basis(), SolitaireMove::Pass).unwrap();
        game.take(house.basis(), SolitaireMove::Pass).unwrap();
        game
    };
    let game = play();
    assert_eq!(game.moves.len(), 4, "a move of the computer for each of one's own");
    assert_eq!(game, play());
    let table = game.table(house.basis()).unwrap();
    assert_eq!(table.plays.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), [0, 1, 0, 1]);
}

/// Placements with these points; where they lie makes no difference.
fn found(points: &[i32]) -> Vec<Ranked> {
    let (square, direction) = (Square::new(7, 7).unwrap(), Direction::Across);
    let placement = Placement { square, direction, tiles: Vec::new() };
    points.iter().map(|points| Ranked { placement: placement.clone(), points: *points }).collect()
}

/// How often, in a thousand rounds, each number of points is found; 0 stands for nothing.
fn frequencies(strength: Strength, points: &[i32]) -> BTreeMap<i32, u32> {
    let (found, chance) = (found(points), Chance::new(&Seed::of_game("strength", 1)));
    let mut counts: BTreeMap<i32, u32> = BTreeMap::new();
    for round in 1..=5_000 {
        let slip = strength.find(&found, &chance, RoundNumber(round));
        *counts.entry(slip.map_or(0, |one| one.points)).or_default() += 1;
    }
    counts.into_iter().map(|(points, count)| (points, count / 5)).collect()
}

#[test]
fn an_opponent_finds_what_its_table_says_as_often_as_it_says() {
    assert_eq!(BANDS, [100, 85, 65, 40, 0]);
    for strength in STRENGTHS {
        // One placement in each band: the top, 90, 70, 50 and 10 per cent of it.
        let counts = frequencies(strength, &[100, 90, 70, 50, 10]);
        let of = |points: i32| counts.get(&points).copied().unwrap_or(0);
        let empty = 1_000 - strength.slips.iter().sum::<u32>();
        let expected = strength.slips.into_iter().chain([empty]);
        for (points, expected) in [100, 90, 70, 50, 10, 0].into_iter().zip(expected) {
            // Three and a half times the deviation of 5,000 throws, at most.
            assert!(of(points).abs_diff(expected) <= 25, "{} {counts:?}", strength.name);
        }
    }
    let ordered = STRENGTHS.windows(2).all(|two| two[0].slips[0] < two[1].slips[0]);
    assert!(ordered, "the weakest first");
}

#[test]
fn of_a_band_without_placements_the_best_below_is_found() {
    let club = Strength::named("club").unwrap();
    // 200 + 260 + 230 + 100 of a thousand slips are below the top, and only 30 points lie there.
    let counts = frequencies(club, &[100, 30]);
    assert!(counts[&30].abs_diff(790) <= 25 && counts[&100].abs_diff(180) <= 25, "{counts:?}");
    // 200 + 260 + 230 find the better one of two; of the last 100 half find either.
    let counts = frequencies(club, &[100, 30, 10]);
    assert!(counts[&30].abs_diff(740) <= 25 && counts[&10].abs_diff(50) <= 15, "{counts:?}");
    // Nothing lies below: the lowest of all is the top itself.
    let counts = frequencies(club, &[100]);
    assert!(counts[&100].abs_diff(970) <= 25, "{counts:?}");
    assert_eq!(frequencies(club, &[])[&0], 1_000, "nothing can be found");
    assert_eq!(Strength::named("nobody"), None);
}

#[test]
fn a_training_game_against_an_opponent_has_both_sums() {
    let house = House::tiny();
    let rounds = drawn(house.basis(), &Seed::of_game("training", 1));
    let opponent = |strength: &str| {
        let secret = Seed::of_game("training", 1).secret;
        Some(Opponent { strength: strength.to_owned(), secret })
    };
    let play = |strength: &str| {
        let source = Source::Tournament { id: "cup".to_owned() };
        let game = TrainingGame::begun("Кубок".to_owned(), source, rounds.clone(), None, 0);
        let mut game = TrainingGame { opponent: opponent(strength), ..game };
        for number in 1..=rounds.len() {
            game.answer(house.basis(), number, SlipText::default(), 0).unwrap();
            game.go_on(number, 0);
        }
        game
    };
    let game = play("champion");
    let sum: i64 =
        game.answers.iter().map(|one| i64::from(one.theirs.as_ref().unwrap().points)).sum();
    assert_eq!(game.their_points(), Some(sum));
    assert!(sum <= game.score().tops && sum > 0);
    assert_eq!(play("champion"), game, "the same seed, the same slips");
    let nobody = TrainingGame { opponent: None, ..play("club") };
    assert_eq!(nobody.their_points(), None);
    let unknown = play("nobody");
    assert_eq!(unknown.their_points(), Some(0), "a strength that nobody knows finds nothing");
}
