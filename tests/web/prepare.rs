//! A game is prepared with the mouse: wished for, offered, changed, sealed, and played in a hall.

use std::{process::Command as Process, time::Duration};

use actix_web::http::StatusCode;
use flavita::{app::sealed::file::Sealed, tournament::model::prepared_game::PreparedGame};
use scraper::{Html, Selector};

use crate::inside::{Answer, Asked, Device, Inside, take};

/// The seed of these games.
const SEED: &str = "a page and a command";

fn arbiter() -> Device {
    Device::at("127.0.0.1")
}

/// The texts that a selector finds.
fn texts(page: &Answer, selector: &str) -> Vec<String> {
    let html = Html::parse_document(&page.body);
    let found = Selector::parse(selector).unwrap();
    let texts = html.select(&found);
    texts.map(|one| one.text().collect::<String>().trim().to_owned()).collect()
}

/// The values of an attribute that a selector finds.
fn values(page: &Answer, selector: &str, name: &str) -> Vec<String> {
    let html = Html::parse_document(&page.body);
    let found = Selector::parse(selector).unwrap();
    let values = html.select(&found).filter_map(|one| one.value().attr(name));
    values.map(str::to_owned).collect()
}

impl Inside {
    async fn prepare(&self, path: &str, form: &[(&str, &str)]) -> Answer {
        self.answer(&arbiter(), Asked::form(path, form)).await
    }

    async fn see(&self, path: &str) -> Answer {
        let page = self.get(&arbiter(), path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}: {}", page.body);
        page
    }

    /// Asks for games of the English edition with these wishes besides.
    async fn wish(&self, more: &[(&str, &str)]) -> Answer {
        let list = &self.app.folder.shelf.offer("en-scrabble").unwrap().lists[0];
        let deck = format!("en-scrabble {}", list.key);
        let mut form = vec![("deck", deck.as_str()), ("games", "3"), ("offer", "2")];
        form.push(("seed", SEED));
        form.extend(more);
        self.prepare("/prepare?lang=en", &form).await
    }

    /// Waits for the end of the run as the page's script does.
    async fn over(&self) {
        for _ in 0..3_000 {
            let now = self.see("/prepare/progress").await.json();
            if now["is_over"] == true {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("the run does not end");
    }

    /// The addresses of the games on the page, the newest first.
    async fn offered(&self) -> Vec<String> {
        assert_eq!(self.wish(&[]).await.status, StatusCode::SEE_OTHER);
        self.over().await;
        let page = self.see("/prepare?lang=en").await;
        values(&page, ".draft-table th a", "href")
    }

    fn draft(&self, address: &str) -> PreparedGame {
        let id = address.rsplit('/').next().unwrap();
        self.app.drafts.load(id).unwrap().game
    }

    async fn mark(&self, address: &str) -> String {
        let page = self.see(address).await;
        values(&page, "input[name=mark]", "value").swap_remove(0)
    }

    /// Exchanges something in a round of the game as it is now.
    async fn exchange(&self, address: &str, form: &[(&str, &str)]) -> Answer {
        let mark = self.mark(address).await;
        let form = [&[("mark", mark.as_str())], form].concat();
        self.prepare(&format!("{address}?lang=en"), &form).await
    }
}

#[actix_web::test]
async fn the_page_offers_the_very_games_that_the_command_makes_of_the_seed() {
    let inside = Inside::new();
    let mut offered = inside.offered().await;
    offered.sort();
    assert_eq!(offered.len(), 2);
    let folder = tempfile::tempdir().unwrap();
    let made = Process::new(env!("CARGO_BIN_EXE_flavita"))
        .args(["prepare", "--edition", "en-scrabble", "--games", "3"])
        .args(["--offer", "2", "--seed", SEED, "--out"])
        .arg(folder.path())
        .output()
        .unwrap();
    assert!(made.status.success(), "{made:?}");
    for (number, address) in (1..).zip(&offered) {
        let file = folder.path().join(format!("game-{number}.json"));
        let file = std::fs::read_to_string(file).unwrap();
        let page = inside.see(&format!("{address}/draft")).await;
        assert_eq!(page.body, file);
    }
}

#[actix_web::test]
async fn words_switches_and_the_form_of_the_game_are_chosen_as_for_a_tournament() {
    let inside = Inside::new();
    let offer = inside.app.folder.shelf.offer("ru-scrabble").unwrap();
    let deck = format!("ru-scrabble {}", offer.lists[0].key);
    let page = inside.see("/prepare?lang=ru").await;
    let boxes = values(&page, "[data-of-edition=ru-scrabble] input", "name");
    assert!(boxes.contains(&"option:ru-scrabble:rude".to_owned()));
    assert!(boxes.contains(&"switch:ru-scrabble:ye-for-yo".to_owned()));
    let ticked = values(&page, "[data-of-edition=ru-scrabble] [checked]", "name");
    let usual = ["colloquial", "archaic", "rude"].map(|id| format!("option:ru-scrabble:{id}"));
    assert_eq!(ticked, usual);

    // A box that is not ticked is not sent.
    let form = [
        ("deck", deck.as_str()),
        ("form", "joker"),
        ("marked", "on"),
        (&usual[0], "on"),
        (&usual[1], "on"),
        ("switch:ru-scrabble:ye-for-yo", "on"),
        ("overrides", "-ДОМ"),
        ("games", "2"),
        ("offer", "1"),
        ("seed", SEED),
    ];
    let asked = inside.prepare("/prepare?lang=ru", &form).await;
    assert_eq!(asked.status, StatusCode::SEE_OTHER, "{}", asked.body);
    inside.over().await;
    let page = inside.see("/prepare?lang=ru").await;
    let address = values(&page, ".draft-table th a", "href").swap_remove(0);
    let game = inside.draft(&address);
    assert_eq!(game.edition.switches, ["ye-for-yo"]);
    assert_eq!(game.dictionary.choice.left_out, ["rude"]);
    assert_eq!(game.dictionary.choice.overrides, ["-ДОМ"]);

    let page = inside.see(&format!("{address}?lang=ru")).await;
    let told = texts(&page, "h1 + .details").concat();
    for part in ["С джокером", "Е может стоять вместо Ё", "бранные слова", "-ДОМ"]
    {
        assert!(told.contains(part), "{part}: {told}");
    }

    let folder = tempfile::tempdir().unwrap();
    let overrides = folder.path().join("overrides.txt");
    std::fs::write(&overrides, "-ДОМ\n").unwrap();
    let made = Process::new(env!("CARGO_BIN_EXE_flavita"))
        .args(["prepare", "--edition", "ru-scrabble", "--form", "joker"])
        .args(["--switch", "ye-for-yo", "--without", "rude", "--overrides"])
        .arg(&overrides)
        .args(["--games", "2", "--offer", "1", "--seed", SEED, "--out"])
        .arg(folder.path())
        .output()
        .unwrap();
    assert!(made.status.success(), "{made:?}");
    let file = std::fs::read_to_string(folder.path().join("game-1.json")).unwrap();
    let page = inside.see(&format!("{address}/draft")).await;
    assert_eq!(page.body, file);

    let wrong = [("deck", deck.as_str()), ("overrides", "ДОМ?!")];
    let wrong = inside.prepare("/prepare?lang=ru", &wrong).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.body.contains("ДОМ?!"), "{}", wrong.body);
}

#[actix_web::test]
async fn a_theme_is_typed_and_what_the_list_does_not_have_is_said_once() {
    let inside = Inside::new();
    let theme = [("theme_name", "Pets"), ("theme_words", "CAT DOG QQQ")];
    let nameless = inside.wish(&theme[1..]).await;
    assert_eq!(
        texts(&nameless, ".notice").concat(),
        "Name the theme, so that everybody knows what its words are about."
    );
    let wordless = inside.wish(&theme[..1]).await;
    let said =
        "A theme needs words that are in the word list. Write them, or clear the theme’s name.";
    assert_eq!(texts(&wordless, ".notice").concat(), said);
    let refused = inside.wish(&theme).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(texts(&refused, ".notice").concat().contains(": QQQ."), "{}", refused.body);
    assert_eq!(texts(&refused, "#theme_words"), ["CAT DOG QQQ"]);
    assert_eq!(values(&refused, "#theme_points", "value"), ["5"]);
    let seen = values(&refused, "[name=theme_seen]", "value").swap_remove(0);

    let again = [&theme[..], &[("theme_points", "9"), ("theme_seen", &seen)]].concat();
    let begun = inside.wish(&again).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.body);
    inside.over().await;
    let page = inside.see("/prepare?lang=en").await;
    let address = values(&page, ".draft-table th a", "href").swap_remove(0);
    let theme = inside.draft(&address).profile.form.theme.unwrap();
    assert_eq!((theme.name.as_str(), theme.points), ("Pets", 9));
    assert_eq!(theme.words, ["CAT", "DOG"]);
    let told = texts(&inside.see(&format!("{address}?lang=en")).await, "h1 + .details").concat();
    assert!(told.contains("Pets") && told.contains("CAT, DOG."), "{told}");
}

#[actix_web::test]
async fn a_game_is_changed_changed_back_sealed_and_opened_in_a_hall() {
    let inside = Inside::new();
    let address = inside.offered().await.remove(0);
    let before = inside.draft(&address);
    let change = [("act", "rack"), ("round", "2"), ("rack", "aeinrst")];
    let changed = inside.exchange(&address, &change).await;
    assert_eq!(changed.status, StatusCode::SEE_OTHER, "{}", changed.body);
    let after = inside.draft(&address);
    assert_eq!(after.rounds[0], before.rounds[0]);
    assert_eq!(after.rounds[1].rack, "AEINRST");
    let page = inside.see(&format!("{address}?round=2&lang=en")).await;
    let rack: String = texts(&page, ".prepared-round .rack b").concat();
    assert_eq!(rack, "AEINRST");
    let laid = &after.rounds[1].laid;
    assert_eq!(texts(&page, ".is-shown td")[1], laid.word.to_uppercase());

    let undone = [("act", "undo"), ("round", "2")];
    let undone = inside.exchange(&address, &undone).await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER);
    assert_eq!(inside.draft(&address), before);

    let again = inside.exchange(&address, &change).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER);
    assert_eq!(inside.draft(&address), after);
    let mark = inside.mark(&address).await;
    let seal = [
        ("mark", mark.as_str()),
        ("name", "League"),
        ("organiser", "Marina"),
        ("not_before", "2026-01-02T20:00"),
        ("every", "5, 20"),
    ];
    let sealed = inside.prepare(&format!("{address}/seal"), &seal).await;
    assert_eq!(sealed.status, StatusCode::SEE_OTHER, "{}", sealed.body);
    let file = inside.see(&format!("{address}/sealed/1")).await.body;
    let head = Sealed::read(file.as_bytes()).unwrap().head;
    assert_eq!(head.opens.unwrap().minutes, [5, 20]);
    let page = inside.see(&format!("{address}?lang=en")).await;
    assert!(texts(&page, ".seal-card code").contains(&head.commitment));
    assert!(page.body.contains("has everything it needs"));

    let key = inside.see(&format!("{address}/key/1?lang=en")).await;
    let words = texts(&key, "[data-key-words] li");
    assert_eq!(words.len(), 10);
    assert_eq!(texts(&key, ".key-code svg.qr").len(), 1);
    let load = [("text", file.as_str()), ("act", "create"), ("name", "Hall")];
    let load = inside.prepare("/open/sealed", &load).await;
    assert_eq!(load.status, StatusCode::SEE_OTHER, "{}", load.body);
    let hall = inside.app.folder.entries().unwrap()[0].id.clone();
    let spoken = words.join(", ");
    let open = [("id", hall.as_str()), ("key", spoken.as_str())];
    let open = inside.prepare("/open/sealed/key", &open).await;
    assert_eq!(open.status, StatusCode::SEE_OTHER, "{}", open.body);
    let view = inside.app.folder.desk(&hall).unwrap().view();
    assert!(view.state.is_game_open());
    let opened = Sealed::read(file.as_bytes()).unwrap().open(&spoken);
    assert_eq!(opened.unwrap().game.rounds, after.rounds);
}

#[actix_web::test]
async fn a_game_sealed_before_its_last_change_says_so_and_keeps_its_key() {
    let inside = Inside::new();
    let address = inside.offered().await.remove(0);
    let mark = inside.mark(&address).await;
    let seal = [("mark", mark.as_str()), ("name", "League"), ("organiser", "Marina")];
    let path = format!("{address}/seal");
    assert_eq!(inside.prepare(&path, &seal).await.status, StatusCode::SEE_OTHER);
    let key = inside.see(&format!("{address}/key/1")).await;
    let change = [("act", "rack"), ("round", "1"), ("rack", "AEINRST")];
    let changed = inside.exchange(&address, &change).await;
    assert_eq!(changed.status, StatusCode::SEE_OTHER);
    let late = inside.prepare(&format!("{path}?lang=en"), &seal).await;
    assert_eq!(late.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(late.body.contains("changed in the meantime"), "{}", late.body);
    assert!(late.body.contains("The game was changed after this."));
    let again = inside.see(&format!("{address}/key/1")).await;
    let words = |page| texts(page, "[data-key-words] li");
    assert_eq!(words(&again), words(&key));
    let none = inside.get(&arbiter(), &format!("{address}/key/2")).await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn what_cannot_be_done_is_said_and_what_was_typed_stays() {
    let inside = Inside::new();
    let wrong = [("rounds_from", "9"), ("rounds_to", "8"), ("avoid", "damn")];
    let refused = inside.wish(&wrong).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("Rounds: enter whole numbers"));
    assert_eq!(values(&refused, "[name=rounds_to]", "value"), ["8"]);
    assert_eq!(texts(&refused, "#avoid"), ["damn"]);
    let refused = inside.prepare("/prepare?lang=en", &[("deck", "no")]).await;
    assert!(refused.body.contains("Choose a game whose word list"));

    let address = inside.offered().await.remove(0);
    let before = inside.draft(&address);
    let rack = |rack| [("act", "rack"), ("round", "1"), ("rack", rack)];
    for (typed, said) in [
        ("AEI", "needs 7 tiles"),
        ("QQAEIRT", "not that many Q left"),
        ("AEIOUAE", "consonants"),
        ("AEINRS7", "cannot be read"),
    ] {
        let refused = inside.exchange(&address, &rack(typed)).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{typed}");
        let notice = texts(&refused, ".notice.error").concat();
        assert!(notice.contains(said), "{typed}: {notice}");
        assert_eq!(values(&refused, "#rack", "value"), [typed]);
    }
    let top = [("act", "top"), ("round", "1"), ("top", "H8 ZZZ")];
    let refused = inside.exchange(&address, &top).await;
    assert!(refused.body.contains("not one of the equal tops"));
    let nameless = [("name", " "), ("organiser", "Marina"), ("every", "5")];
    let mark = inside.mark(&address).await;
    let nameless = [&[("mark", mark.as_str())], &nameless[..]].concat();
    let refused = inside.prepare(&format!("{address}/seal?lang=en"), &nameless).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("Enter a name for the game"));
    assert!(refused.body.contains("give the time of the first rack"));
    assert_eq!(inside.draft(&address), before);
}

#[actix_web::test]
async fn no_games_are_played_while_a_round_is_open() {
    let inside = Inside::new();
    inside.create_named("cup", "Evening", &["ab", "aba"], &["Ада"]);
    inside.ask("cup", take("ABA")).await;
    let refused = inside.wish(&[]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("A round is open in “Evening”."));
    assert_eq!(inside.see("/prepare/progress").await.body, "null");
}

#[actix_web::test]
async fn ticked_games_are_deleted_and_others_stay() {
    let inside = Inside::new();
    let offered = inside.offered().await;
    let id = offered[0].rsplit('/').next().unwrap();
    let deleted = inside.prepare("/prepare/delete", &[("game", id)]).await;
    assert_eq!(deleted.status, StatusCode::SEE_OTHER);
    let page = inside.see("/prepare").await;
    assert_eq!(values(&page, ".draft-table th a", "href"), offered[1..]);
    let gone = inside.get(&arbiter(), &offered[0]).await;
    assert_eq!(gone.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn a_file_that_is_no_game_is_named_and_the_others_are_shown() {
    let inside = Inside::new();
    let offered = inside.offered().await;
    let folder = inside.folder.path().join("prepared");
    std::fs::write(folder.join("broken.json"), "{}").unwrap();
    let page = inside.see("/prepare?lang=en").await;
    assert_eq!(values(&page, ".draft-table th a", "href").len(), offered.len());
    assert!(texts(&page, ".draft-fault")[0].contains("not a prepared game"));
}
