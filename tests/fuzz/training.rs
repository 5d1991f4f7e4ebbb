//! What is kept of a trainee.

use flavita::contests::training::solitaire::{SolitaireGame, SolitaireKind};
use flavita::contests::training::solitaire_move::SolitaireMove;
use flavita::contests::training::source::{Basis, Source};
use flavita::{
    app::training::file, contests::training::exercise::Exercise,
    contests::training::game::TrainingGame, contests::training::source::drawn,
    contests::training::trainee::Trainee, game::edition::parse::parse, lexicon::builder::build,
    lexicon::word_list, tournament::model::chance::Seed, tournament::model::slip::SlipText,
    tournament::profile::catalogue,
};

use crate::trial::texts;

#[test]
fn trainees() {
    let edition = parse(include_str!("../data/editions/tiny.toml")).unwrap();
    let list = word_list::read(&edition, include_str!("../data/words/tiny.txt"), |_| ());
    let words = build(&list.words, |_| ());
    let mut rules = catalogue::embedded("house").unwrap();
    rules.minima.early = rules.minima.late;
    let basis = Basis { edition: &edition, rules: &rules, words: &words };
    let seeds = [Trainee::default(), trained(basis)].map(|one| file::write(&one));
    assert!(seeds[1].contains("\"missed\":{\"last\":1"), "{}", seeds[1]);
    texts("trainees", seeds.iter().map(String::as_str), |text| match file::read(text) {
        Ok(trainee) => follow(basis, trainee),
        Err(fault) => assert!(!fault.to_string().is_empty()),
    });
}

/// Somebody who missed a top, practised it, and thinks about the next round.
fn trained(basis: Basis<'_>) -> Trainee {
    let mut trainee = Trainee::default();
    let rounds = drawn(basis, &Seed::of_game("fuzz", 1));
    let source = Source::Tournament { id: "cup".to_owned() };
    let game = TrainingGame::begun("Кубок".to_owned(), source, rounds, Some(60), 1_000);
    trainee.begin(game.clone());
    let slip = SlipText { at: "H8".to_owned(), word: "DA".to_owned(), ..SlipText::default() };
    trainee.answer(basis, 1, slip.clone(), 2_000).unwrap();
    trainee.practise(basis, 1, slip.clone(), 3_000).unwrap();
    trainee.begin(game);
    trainee.answer(basis, 1, slip, 2_000).unwrap();
    trainee.go_on(1, 4_000);
    trainee.solitaire = Some(solitaire(basis));
    trainee
}

/// A game of patience against the computer, a few moves old.
fn solitaire(basis: Basis<'_>) -> SolitaireGame {
    let mut game = SolitaireGame {
        title: "Tiny".to_owned(),
        source: Source::Tournament { id: "cup".to_owned() },
        begun_ms: 0,
        kind: SolitaireKind::Two,
        secret: Seed::of_game("fuzz", 1).secret,
        opponent: "club".to_owned(),
        moves: Vec::new(),
        is_stopped: false,
        best: None,
    };
    for _ in 0..2 {
        let _passed = game.take(basis, SolitaireMove::Pass);
    }
    game
}

/// Whatever is read can be written again, counted, laid out and played on.
fn follow(basis: Basis<'_>, mut trainee: Trainee) {
    assert_eq!(file::read(&file::write(&trainee)).unwrap(), trainee);
    for past in &trainee.past {
        let _percent = past.score.percent();
    }
    for missed in &trainee.missed.tops {
        let _exercise = missed.exercise(basis.edition);
    }
    if let Some(game) = &trainee.game {
        let _figures = (game.score().percent(), game.left_ms(5_000), game.stage());
        for number in 0..=game.rounds.len() + 1 {
            let rounds = &game.rounds;
            let _exercise = Exercise::of_round(basis.edition, basis.rules, rounds, number);
        }
    }
    if let Some(solitaire) = &mut trainee.solitaire {
        let _table = solitaire.table(basis);
        let _laid = solitaire.lay(
            basis,
            &SlipText { at: "H8".to_owned(), word: "DA".to_owned(), ..SlipText::default() },
        );
        let _passed = solitaire.take(basis, SolitaireMove::Pass);
    }
    let number = trainee.game.as_ref().map_or(0, |game| game.answers.len());
    let slip = |_: usize| SlipText::default();
    let _answered = trainee.answer(basis, number + 1, slip(number), 5_000);
    trainee.go_on(number, 6_000);
    trainee.next_missed();
    let next = trainee.missed.next(|_| true).map(|next| next.number);
    let _practised = trainee.practise(basis, next.unwrap_or(1), slip(number), 7_000);
    trainee.give_up();
}
