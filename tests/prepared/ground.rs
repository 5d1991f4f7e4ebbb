//! What the games of these tests are prepared with.

use flavita::app::preparing;
use std::{path::Path, sync::OnceLock};

use flavita::app::sealed::file::{Seal, Sealed, WORK};
use flavita::app::words::dictionary::{Dictionary, from_file};
use flavita::contests::simulation::game::{Rules, Search};
use flavita::tournament::model::prepared_game::{EditionNote, PreparedGame};
use flavita::{
    app::machine::signing::SecretKey, contests::prepared::making::Basis,
    game::edition::catalogue::embedded, game::edition::definition::Edition,
    tournament::model::prepared_note::Opening, tournament::profile::catalogue,
    tournament::profile::definition::Profile,
};

/// The key of the sealed games.
pub(crate) const KEY: &str = "radio tango piano robot opera salsa";

pub(crate) struct Ground {
    edition: Edition,
    profile: Profile,
    pub(crate) dictionary: Dictionary,
}

/// English words that stay the same, read once.
pub(crate) fn ground() -> &'static Ground {
    static GROUND: OnceLock<Ground> = OnceLock::new();
    GROUND.get_or_init(|| {
        let edition = embedded("en-scrabble").unwrap();
        Ground {
            dictionary: from_file(&edition, Path::new(words_file())).unwrap(),
            profile: catalogue::embedded("house").unwrap(),
            edition,
        }
    })
}

pub(crate) fn words_file() -> &'static str {
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/positions/scowl80.lexicon")
}

impl Ground {
    pub(crate) fn basis(&self) -> Basis<'_> {
        Basis {
            rules: Rules {
                edition: &self.edition,
                words: &self.dictionary.words,
                profile: &self.profile,
                search: Search::Everything,
            },
            edition: EditionNote::of(&self.edition),
            dictionary: self.dictionary.note(),
        }
    }

    pub(crate) fn edition(&self) -> &Edition {
        &self.edition
    }

    pub(crate) fn profile(&self) -> &Profile {
        &self.profile
    }
}

/// A game of these words.
pub(crate) fn game(number: u64) -> PreparedGame {
    ground().basis().draw("Simultaneous", "a test", number)
}

/// A game sealed by somebody new, whose key may be tried at little cost.
pub(crate) fn sealed(game: &PreparedGame, opens: Option<Opening>) -> Sealed {
    sealed_at(2, game, opens)
}

/// The same where every try of a key costs this work.
fn sealed_at(work: u8, game: &PreparedGame, opens: Option<Opening>) -> Sealed {
    let seal = Seal {
        name: "Simultaneous",
        organiser: "Marina",
        signer: &SecretKey::fresh().unwrap(),
        opens,
        key: KEY,
        work,
    };
    Sealed::seal(game, seal).unwrap()
}

/// The first game, sealed once as for halls: sealing takes long on purpose.
pub(crate) fn first_sealed() -> &'static Sealed {
    static SEALED: OnceLock<Sealed> = OnceLock::new();
    SEALED.get_or_init(|| sealed_at(WORK, &game(1), None))
}

/// The same, as a run in the background takes it.
pub(crate) fn taken_along() -> preparing::ground::Ground {
    let known = ground();
    let words = from_file(&known.edition, Path::new(words_file())).unwrap();
    preparing::ground::Ground::new(&known.edition, words, known.profile.clone())
}
