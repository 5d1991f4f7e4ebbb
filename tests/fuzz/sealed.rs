//! Prepared games and sealed ones.

use flavita::app::sealed::file::{Seal, Sealed};
use flavita::app::signing::Key;
use flavita::contests::prepared::course::course;
use flavita::contests::prepared::making::Basis;
use flavita::contests::prepared::measures::Measures;
use flavita::contests::simulation::game::{Rules, Search};
use flavita::game::edition::parse::parse;
use flavita::lexicon::builder::build;
use flavita::lexicon::word_list;
use flavita::tournament::model::created::{DictionaryNote, WordChoice};
use flavita::tournament::model::prepared_game::{EditionNote, PreparedGame};
use flavita::tournament::profile::catalogue;

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
        signer: &Key::fresh().unwrap(),
        opens: None,
        key: "radio tango piano robot opera salsa",
    };
    let sealed = Sealed::seal(&game, seal).unwrap().to_text();
    let seeds = [game.to_bytes(), sealed.into_bytes()];
    Trial::of("prepared games", seeds).run(|bytes| {
        if let Ok(game) = PreparedGame::read(bytes) {
            let _figures = Measures::of(&game);
            let _checked = basis.check(&game);
            let _boards = course(&game.profile.form.play(&edition), &game);
        }
        if let Err(fault) = Sealed::read(bytes) {
            assert!(!fault.to_string().is_empty());
        }
    });
}
