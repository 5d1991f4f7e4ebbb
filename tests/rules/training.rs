//! Training: a prepared game alone against the clock and the top, and the tops missed in it.

use std::sync::LazyLock;

use crate::house::House;
use flavita::contests::training::collection::{Collection, MOST_MISSED};
use flavita::contests::training::exercise::{Exercise, Misfit};
use flavita::contests::training::game::{Stage, TrainingGame};
use flavita::contests::training::source::{Basis, Source};
use flavita::contests::training::source::{PreparedRound, drawn};
use flavita::contests::training::trainee::{MOST_PAST, Trainee};
use flavita::lexicon::file;
use flavita::tournament::profile::{catalogue, form_catalogue};
use flavita::{
    game::edition::catalogue::embedded, game::edition::definition::Edition,
    game::notation::rack_text, lexicon::graph::Graph, tournament::model::chance::Seed,
    tournament::model::slip::SlipText, tournament::model::tops::PlacementText,
    tournament::model::verdict::Reason, tournament::profile::cost::Cost,
};

/// When training begins: long after 1970, in milliseconds.
const NOW: i64 = 1_795_000_000_000;

impl House {
    fn rounds(&self) -> Vec<PreparedRound> {
        drawn(self.basis(), &Seed::of_game("training", 1))
    }

    /// A game of three minutes a round, just begun.
    fn game(&self) -> TrainingGame {
        let title = "Десять фишек".to_owned();
        TrainingGame::begun(title, source(), self.rounds(), Some(180), NOW)
    }

    fn trainee(&self) -> Trainee {
        let mut trainee = Trainee::default();
        trainee.begin(self.game());
        trainee
    }

    /// Answers the open round with its top after so many milliseconds.
    fn find_top(&self, trainee: &mut Trainee, after_ms: i64) {
        let game = trainee.game.as_ref().unwrap();
        let number = game.answers.len() + 1;
        let top = self.tops(&game.rounds, number).swap_remove(0);
        let now = game.opened_ms.unwrap() + after_ms;
        trainee.answer(self.basis(), number, slip(&top), now).unwrap();
    }

    /// Answers the open round with nonsense.
    fn miss(&self, trainee: &mut Trainee) {
        let game = trainee.game.as_ref().unwrap();
        let number = game.answers.len() + 1;
        let nonsense = written("A1", "DDD");
        trainee.answer(self.basis(), number, nonsense, NOW).unwrap();
    }

    fn tops(&self, rounds: &[PreparedRound], number: usize) -> Vec<PlacementText> {
        let exercise = Exercise::of_round(&self.edition, &self.rules, rounds, number).unwrap();
        let tops = exercise.tops(self.basis());
        tops.iter().map(|top| PlacementText::of(&self.edition, &top.placement)).collect()
    }
}

fn stage(trainee: &Trainee) -> Stage {
    trainee.game.as_ref().unwrap().stage()
}

fn source() -> Source {
    Source::Shelf {
        edition: "tiny".to_owned(),
        list: "a".to_owned(),
        profile: "house".to_owned(),
        form: String::new(),
        theme: None,
    }
}

fn slip(placement: &PlacementText) -> SlipText {
    written(&placement.at, &placement.word)
}

fn written(at: &str, word: &str) -> SlipText {
    SlipText { at: at.to_owned(), word: word.to_owned(), ..SlipText::default() }
}

#[test]
fn a_game_is_prepared_whole_and_the_same_from_the_same_seed() {
    let house = House::tiny();
    let rounds = house.rounds();
    assert!(rounds.len() > 1, "{rounds:?}");
    assert_eq!(rounds, house.rounds());
}

#[test]
fn who_hands_in_every_top_has_a_hundred_percent() {
    let house = House::tiny();
    let mut trainee = house.trainee();
    let rounds = house.rounds().len();
    for number in 1..=rounds {
        assert_eq!(stage(&trainee), Stage::Thinking(number));
        house.find_top(&mut trainee, 1_000);
        assert_eq!(stage(&trainee), Stage::Answered(number));
        trainee.go_on(number, NOW);
    }
    assert_eq!(stage(&trainee), Stage::Over);
    let score = trainee.game.as_ref().unwrap().score();
    assert_eq!((score.rounds, score.found), (rounds, rounds));
    assert_eq!((score.points, score.percent()), (score.tops, Some(10_000)));
    assert!(score.tops > 0 && trainee.missed.tops.is_empty());
    assert_eq!(trainee.past.len(), 1);
    assert_eq!(trainee.past[0].score, score);
}

#[test]
fn a_game_stands_beside_the_best_of_its_name_that_was_played_to_its_end() {
    let house = House::tiny();
    let mut trainee = house.trainee();
    let later = TrainingGame { begun_ms: NOW + 1, ..house.game() };
    house.find_top(&mut trainee, 1_000);
    trainee.give_up();
    assert_eq!(trainee.best_before(&later), None, "one given up after a top is no best");
    trainee.begin(house.game());
    for number in 1..=house.rounds().len() {
        house.find_top(&mut trainee, 1_000);
        trainee.go_on(number, NOW);
    }
    assert_eq!(trainee.best_before(&later), Some(10_000));
    assert_eq!(trainee.best_before(&house.game()), None, "it was not before itself");
    let other = TrainingGame { title: "Другая".to_owned(), ..later };
    assert_eq!(trainee.best_before(&other), None);
}

#[test]
fn the_board_of_every_form_is_the_one_on_which_its_tops_were_found() {
    static WORDS: LazyLock<(Edition, Graph)> = LazyLock::new(|| {
        let edition = embedded("en-scrabble").unwrap();
        let bytes = include_bytes!("../data/positions/scowl80.lexicon");
        let (_, words) = file::read(&edition, bytes).unwrap();
        (edition, words)
    });
    let mut forms: Vec<_> = form_catalogue::EMBEDDED
        .iter()
        .map(|(id, _)| form_catalogue::embedded(id).unwrap())
        .collect();
    let mut buying = forms[0].clone();
    buying.joker = false;
    buying.blanks_bought_back = true;
    forms.extend([buying, catalogue::embedded("house").unwrap().form]);
    for form in forms {
        let mut rules = catalogue::embedded("house").unwrap();
        rules.form = form;
        let edition = rules.form.play(&WORDS.0);
        let basis = Basis { edition: &edition, rules: &rules, words: &WORDS.1 };
        let rounds = drawn(basis, &Seed::of_game("forms", 3));
        assert!(rounds.len() > 8, "{:?}", rules.form);
        for (number, round) in (1..).zip(&rounds) {
            let exercise = Exercise::of_round(&edition, &rules, &rounds, number).unwrap();
            let tops = exercise.tops(basis);
            let texts = tops.iter().map(|top| PlacementText::of(&edition, &top.placement));
            assert!(
                texts.into_iter().any(|top| top == round.laid),
                "round {number} of {:?}: {round:?}",
                rules.form
            );
        }
    }
}

#[test]
fn a_slip_is_judged_for_the_same_reasons_as_in_the_hall() {
    let house = House::tiny();
    let reasons = |text: SlipText| {
        let mut trainee = house.trainee();
        trainee.answer(house.basis(), 1, text, NOW).unwrap();
        let verdict = trainee.game.unwrap().answers.swap_remove(0).verdict;
        assert_eq!((verdict.points, verdict.is_top), (0, false));
        verdict.reasons
    };
    assert_eq!(reasons(written("H8", "")), [Reason::Empty]);
    assert_eq!(reasons(written("", "AB")), [Reason::NoCoordinates]);
    let unreadable = Reason::UnreadableCoordinates { text: "Z99".to_owned() };
    assert_eq!(reasons(written("Z99", "AB")), [unreadable]);
    let unknown = reasons(written("H8", "XY"));
    assert!(matches!(unknown[..], [Reason::UnknownLetter { .. }]));
    let off = reasons(written("H15", "ABA"));
    assert!(off.contains(&Reason::OffBoard), "{off:?}");
}

#[test]
fn a_slip_after_the_time_scores_zero_and_its_top_is_missed() {
    let house = House::tiny();
    let mut trainee = house.trainee();
    house.find_top(&mut trainee, 190_000);
    let answer = &trainee.game.as_ref().unwrap().answers[0];
    assert_eq!(answer.verdict.reasons, [Reason::Late]);
    assert_eq!((answer.verdict.points, answer.lost()), (0, answer.top));
    assert_eq!(answer.text.used_ms, Some(190_000));
    assert_eq!(trainee.missed.tops.len(), 1);
}

#[test]
fn what_the_network_needs_at_the_stop_is_in_time_as_from_a_telephone() {
    let house = House::tiny();
    for (after, is_top, noted) in
        [(180_000, true, 180_000), (182_000, true, 180_000), (182_001, false, 182_001)]
    {
        let mut trainee = house.trainee();
        house.find_top(&mut trainee, after);
        let answer = &trainee.game.as_ref().unwrap().answers[0];
        assert_eq!(answer.verdict.is_top, is_top, "{after}");
        assert_eq!(answer.text.used_ms, Some(noted));
    }
}

#[test]
fn what_rules_take_off_a_slip_within_their_grace_training_takes_off_too() {
    let mut house = House::tiny();
    house.rules.late.grace = 20;
    house.rules.late.within = Cost::Points(1);
    let mut trainee = house.trainee();
    house.find_top(&mut trainee, 190_000);
    let answer = &trainee.game.as_ref().unwrap().answers[0];
    assert_eq!(answer.verdict.points, answer.top - 1);
}

#[test]
fn without_a_clock_nothing_is_late() {
    let house = House::tiny();
    let mut trainee = Trainee::default();
    let mut game = house.game();
    game.seconds = None;
    trainee.begin(game);
    assert_eq!(trainee.game.as_ref().unwrap().left_ms(NOW + 1), None);
    house.find_top(&mut trainee, 400 * 24 * 3600 * 1000);
    let answer = &trainee.game.as_ref().unwrap().answers[0];
    assert!(answer.verdict.is_top && answer.text.used_ms.is_none());
}

#[test]
fn a_clock_that_was_set_back_takes_nobody_time_away() {
    let house = House::tiny();
    let game = house.game();
    assert_eq!(game.used_ms(NOW - 5_000_000), 0);
    assert_eq!(game.left_ms(NOW - 5_000_000), Some(180_000));
    assert_eq!(game.left_ms(NOW + 1_000), Some(179_000));
    assert_eq!(game.left_ms(i64::MAX), Some(0));
    assert_eq!(game.used_ms(i64::MIN), 0);
}

#[test]
fn a_slip_for_a_round_that_is_not_open_changes_nothing() {
    let house = House::tiny();
    let mut trainee = house.trainee();
    let before = trainee.clone();
    let nonsense = written("H8", "DDD");
    for number in [0, 2, usize::MAX] {
        trainee.answer(house.basis(), number, nonsense.clone(), NOW).unwrap();
    }
    trainee.go_on(1, NOW);
    trainee.go_on(0, NOW);
    assert_eq!(trainee, before, "nothing is answered yet");
    house.find_top(&mut trainee, 1);
    let answered = trainee.clone();
    trainee.answer(house.basis(), 1, nonsense, NOW).unwrap();
    assert_eq!(trainee, answered, "the first answer stands");
    trainee.go_on(1, NOW);
    trainee.go_on(1, NOW + 9_000);
    assert_eq!(trainee.game.unwrap().opened_ms, Some(NOW));
}

#[test]
fn a_round_that_does_not_fit_its_edition_is_named_and_nothing_is_lost() {
    let house = House::tiny();
    for (rack, at, word) in [
        ("XYZ", "H8", "AB"),
        ("", "H8", "AB"),
        ("ABCD", "H8", "AB"),
        ("ABC", "8", "AB"),
        ("ABC", "H8", ""),
        ("ABC", "H15", "ABA"),
        ("ABC", "H8", "DDDD"),
    ] {
        let mut game = house.game();
        game.rounds[0] = PreparedRound {
            rack: rack.to_owned(),
            laid: PlacementText { at: at.to_owned(), word: word.to_owned() },
        };
        let before = game.clone();
        let fault = game.answer(house.basis(), 1, written("H8", "AB"), NOW);
        assert_eq!(fault, Err(Misfit::Round(1)), "{rack} {at} {word}");
        assert_eq!(game, before);
    }
}

#[test]
fn a_game_that_is_given_up_stands_among_the_past_ones_as_far_as_it_came() {
    let house = House::tiny();
    let mut trainee = house.trainee();
    trainee.begin(house.game());
    assert_eq!(trainee.past, [], "nothing was played of it");
    house.find_top(&mut trainee, 1);
    trainee.begin(house.game());
    assert_eq!(trainee.past.len(), 1);
    assert_eq!(trainee.past[0].score.rounds, 1);
    assert_eq!(trainee.past[0].of_rounds, house.rounds().len());
    trainee.give_up();
    assert!(trainee.on_its_way().is_none() && trainee.past.len() == 1);
    for _ in 0..MOST_PAST {
        trainee.begin(house.game());
        house.miss(&mut trainee);
    }
    trainee.give_up();
    assert_eq!(trainee.past.len(), MOST_PAST);
}

#[test]
fn a_game_without_rounds_is_over_at_once() {
    let game = TrainingGame::begun(String::new(), source(), Vec::new(), None, NOW);
    assert_eq!(game.stage(), Stage::Over);
    assert_eq!(game.score().percent(), None);
}

/// A trainee who has missed the tops of the first rounds.
fn who_missed(house: &House, rounds: usize) -> Trainee {
    let mut trainee = house.trainee();
    for number in 1..=rounds {
        house.miss(&mut trainee);
        trainee.go_on(number, NOW);
    }
    trainee
}

/// Practises the missed top that comes next; answers its number.
fn practise(house: &House, trainee: &mut Trainee, is_found: bool, now: i64) -> u32 {
    trainee.next_missed();
    let next = trainee.missed.next(|_| true).unwrap().clone();
    let text = if is_found { slip(next.tops.last().unwrap()) } else { written("A1", "DD") };
    trainee.practise(house.basis(), next.number, text, now).unwrap();
    let practised = trainee.practised.as_ref().unwrap();
    assert_eq!(practised.answer.verdict.is_top, is_found, "{practised:?}");
    next.number
}

#[test]
fn a_missed_top_keeps_its_board_and_its_rack() {
    let house = House::tiny();
    let mut trainee = house.trainee();
    house.find_top(&mut trainee, 1);
    trainee.go_on(1, NOW);
    house.miss(&mut trainee);
    let [missed] = &trainee.missed.tops[..] else {
        panic!("{:?}", trainee.missed);
    };
    let rounds = house.rounds();
    let exercise = Exercise::of_round(&house.edition, &house.rules, &rounds, 2).unwrap();
    assert_eq!(missed.exercise(&house.edition), Ok(exercise.clone()));
    assert_eq!(missed.rack, rack_text(&house.edition, exercise.rack.tiles()));
    assert_eq!(missed.tops, house.tops(&rounds, 2));
    assert_eq!(missed.source, source());
}

#[test]
fn what_is_not_found_yet_is_practised_first_and_the_oldest_before_the_others() {
    let house = House::tiny();
    let mut trainee = who_missed(&house, 3);
    assert_eq!(trainee.missed.tops.len(), 3);
    assert_eq!(practise(&house, &mut trainee, true, NOW + 1), 1);
    assert_eq!(practise(&house, &mut trainee, false, NOW + 2), 2);
    assert_eq!(practise(&house, &mut trainee, false, NOW + 3), 3);
    assert_eq!(practise(&house, &mut trainee, true, NOW + 4), 2);
    assert_eq!(practise(&house, &mut trainee, true, NOW + 5), 3);
    assert_eq!(practise(&house, &mut trainee, true, NOW + 6), 1);
    assert_eq!(trainee.missed.get(1), None, "found twice in a row");
    assert_eq!(trainee.missed.tops.len(), 2);
}

#[test]
fn a_top_missed_again_has_to_be_found_twice_anew() {
    let house = House::tiny();
    let mut trainee = who_missed(&house, 1);
    for (is_found, in_row) in [(true, 1), (false, 0), (true, 1)] {
        practise(&house, &mut trainee, is_found, NOW + 1);
        assert_eq!(trainee.practised.as_ref().unwrap().in_row, in_row);
    }
    assert_eq!(trainee.missed.tops[0].tries, 3);
    // The same round missed in another game is the same missed top, and begins anew.
    trainee.begin(house.game());
    house.miss(&mut trainee);
    assert_eq!(trainee.missed.tops.len(), 1);
    assert_eq!(trainee.missed.tops[0].in_row, 0);
}

#[test]
fn an_answer_to_a_missed_top_counts_once() {
    let house = House::tiny();
    let mut trainee = who_missed(&house, 2);
    practise(&house, &mut trainee, false, NOW);
    let before = trainee.clone();
    for number in [1, 2, 77] {
        trainee.practise(house.basis(), number, written("H8", "DD"), NOW).unwrap();
    }
    assert_eq!(trainee, before, "until the next one is asked for");
    trainee.next_missed();
    trainee.practise(house.basis(), 77, written("H8", "DD"), NOW).unwrap();
    assert_eq!(trainee.practised, None, "there is no such one");
}

#[test]
fn a_missed_top_whose_texts_are_bent_is_named() {
    let house = House::tiny();
    let trainee = who_missed(&house, 1);
    for (board, rack) in [
        ("15/15", "ABC"),
        (&"DDDDDDDDDDDDDDD/".repeat(15)[..239], "ABC"),
        (trainee.missed.tops[0].board.as_str(), "ABCABC"),
        (trainee.missed.tops[0].board.as_str(), ""),
    ] {
        let mut bent = trainee.clone();
        bent.missed.tops[0].board = board.to_owned();
        bent.missed.tops[0].rack = rack.to_owned();
        let fault = bent.practise(house.basis(), 1, written("H8", "AB"), NOW);
        assert_eq!(fault, Err(Misfit::Missed(1)), "{board} {rack}");
    }
}

#[test]
fn what_cannot_be_laid_out_any_more_is_passed_over() {
    let house = House::tiny();
    let trainee = who_missed(&house, 1);
    assert!(trainee.missed.next(|_| false).is_none());
}

#[test]
fn a_full_collection_gives_the_oldest_away() {
    let house = House::tiny();
    let mut trainee = who_missed(&house, 1);
    let one = trainee.missed.tops[0].clone();
    let more = (2..).take(MOST_MISSED - 1).map(|number| {
        let mut other = one.clone();
        other.number = number;
        other.title = format!("{number}");
        other.source = Source::Tournament { id: number.to_string() };
        other
    });
    let tops = std::iter::once(one.clone()).chain(more).collect();
    let last = u32::try_from(MOST_MISSED).unwrap();
    trainee.missed = Collection { last, tops };
    trainee.go_on(1, NOW);
    let mut game = house.game();
    game.source = Source::Tournament { id: "new".to_owned() };
    trainee.begin(game);
    house.miss(&mut trainee);
    assert_eq!(trainee.missed.tops.len(), MOST_MISSED);
    assert_eq!(trainee.missed.tops[0].number, 2);
    assert_eq!(trainee.missed.tops[MOST_MISSED - 1].number, last + 1);
}
