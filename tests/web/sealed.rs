//! A sealed game in a hall: looked at, made a tournament, opened with its key.

use actix_web::http::StatusCode;
use flavita::app::sealed::file::{Seal, Sealed};
use flavita::contests::simulation::game::{Rules, Search};
use flavita::{
    app::machine::signing::SecretKey, app::words::word_set::choose,
    contests::prepared::making::Basis, tournament::model::created::WordChoice,
    tournament::model::prepared_game::EditionNote, tournament::profile::catalogue,
};

use crate::inside::{Answer, Asked, Device, Inside};

pub(crate) const KEY: &str = "radio tango piano robot opera salsa";

impl Inside {
    /// A game for the English edition, sealed by Marina.
    pub(crate) fn sealed(&self) -> Sealed {
        let offer = self.app.folder.shelf.offer("en-scrabble").unwrap();
        let words = choose(&offer.edition, &offer.lists[0], &WordChoice::default()).unwrap();
        let basis = Basis {
            rules: Rules {
                edition: &offer.edition,
                words: &words.words,
                profile: &catalogue::embedded("house").unwrap(),
                search: Search::Everything,
            },
            edition: EditionNote::of(&offer.edition),
            dictionary: words.note(),
        };
        let seal = Seal {
            name: "League",
            organiser: "Marina",
            signer: &SecretKey::fresh().unwrap(),
            opens: None,
            key: KEY,
            work: 2,
        };
        Sealed::seal(&basis.draw("League", "web", 1), seal).unwrap()
    }

    async fn send(&self, path: &str, form: &[(&str, &str)]) -> Answer {
        let arbiter = Device::at("127.0.0.1");
        self.answer(&arbiter, Asked::form(path, form)).await
    }

    async fn home(&self) -> String {
        self.get(&Device::at("127.0.0.1"), "/?lang=en").await.body
    }

    /// Loads a file; browsers end its lines otherwise.
    async fn load(&self, text: &str, act: &str) -> Answer {
        let text = text.replace('\n', "\r\n");
        let form = [("text", text.as_str()), ("name", "Hall one"), ("act", act)];
        self.send("/open/sealed?lang=en", &form).await
    }
}

#[actix_web::test]
async fn looking_at_a_file_tells_its_fingerprint_and_makes_nothing() {
    let inside = Inside::new();
    let sealed = inside.sealed();
    let shown = inside.load(&sealed.to_text(), "check").await;
    assert_eq!(shown.status, StatusCode::OK);
    assert!(shown.body.contains(&sealed.head.commitment));
    assert!(shown.body.contains("Everything that the game needs is here."));
    assert_eq!(inside.app.folder.entries().unwrap().len(), 0);
}

#[actix_web::test]
async fn a_file_that_was_changed_makes_no_tournament() {
    let inside = Inside::new();
    let text = inside.sealed().to_text().replacen("Marina", "Lucette", 1);
    let refused = inside.load(&text, "create").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("changed after it was signed"));
    assert_eq!(inside.app.folder.entries().unwrap().len(), 0);
}

#[actix_web::test]
async fn a_tournament_waits_for_its_key_and_goes_on_with_it() {
    let inside = Inside::new();
    let made = inside.load(&inside.sealed().to_text(), "create").await;
    assert_eq!(made.status, StatusCode::SEE_OTHER);
    let id = inside.app.folder.entries().unwrap()[0].id.clone();
    let is_open = || inside.app.folder.desk(&id).unwrap().view().state.is_game_open();

    let wrong = [("id", id.as_str()), ("key", "radio tango")];
    let wrong = inside.send("/open/sealed/key?lang=en", &wrong).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.body.contains("This key does not open the game."));
    assert!(wrong.body.contains("Hall one"), "it still waits");
    assert!(inside.home().await.contains("Waiting for the key"));
    assert!(!is_open());
    let arbiter = Device::at("127.0.0.1");
    let console = async || inside.get(&arbiter, &format!("/t/{id}/console?lang=en")).await.body;
    let to_the_key = r#"href="/open/sealed" data-next"#;
    assert!(console().await.contains(to_the_key), "the next step leads to the key");

    let key = KEY.to_uppercase();
    let right = [("id", id.as_str()), ("key", key.as_str())];
    let right = inside.send("/open/sealed/key?lang=en", &right).await;
    assert_eq!(right.status, StatusCode::SEE_OTHER);
    assert!(is_open());
    assert!(!console().await.contains(to_the_key), "a game that is open is drawn from");
    let page = inside.get(&arbiter, "/open/sealed?lang=en").await;
    assert!(!page.body.contains("Hall one"), "nothing waits any more");
    assert!(!inside.home().await.contains("Waiting for the key"));
}
