//! Prepared games and sealed ones.

use flavita::app::sealed::file::{Seal, Sealed};
use flavita::contests::simulation::game::{Rules, Search};
use flavita::tournament::model::created::{DictionaryNote, WordChoice};
use flavita::tournament::model::prepared_game::{EditionNote, PreparedGame};
use flavita::{
    app::machine::signing::SecretKey, contests::prepared::making::Basis,
    contests::prepared::steps::steps_of, contests::prepared::wishes::Measures,
    game::edition::parse::parse, lexicon::builder::build, lexicon::word_list,
    tournament::profile::catalogue,
};

use crate::trial::Trial;

#[test]
fn prepared_games() {
    let edition = parse(include_str!("../data/editions/tiny.toml")).unwrap();
    let list = word_list::read(&edition, include_str!("../data/words/tiny.txt"), |_| ());
    let words = build(&list.words, |_| ());
    let mut profile = catalogue::embedded("house").unwrap();
    profile.minima.early = profile.minima.late;
    let basis = Basis {
        rules: Rules {
            edition: &edition,
            words: &words,
            profile: &profile,
            search: Search::Everything,
        },
        edition: EditionNote::of(&edition),
        dictionary: DictionaryNote {
            name: "tiny".to_owned(),
            words: 1,
            checksum: String::new(),
            choice: WordChoice::default(),
        },
    };
    let game = basis.draw("tiny", "fuzz", 1);
    let seal = Seal {
        name: "tiny",
        organiser: "Marina",
        signer: &SecretKey::fresh().unwrap(),
        opens: None,
        key: "radio tango piano robot opera salsa",
        work: 2,
    };
    let sealed = Sealed::seal(&game, seal).unwrap().to_text();
    let seeds = [game.to_bytes(), sealed.into_bytes()];
    Trial::of("prepared games", seeds).run(|bytes| {
        if let Ok(game) = PreparedGame::read(bytes) {
            let _figures = Measures::of(&game);
            let _checked = basis.check(&game);
            let _boards = steps_of(&game.profile.form.play(&edition), &game);
        }
        if let Err(fault) = Sealed::read(bytes) {
            assert!(!fault.to_string().is_empty());
        }
    });
}
