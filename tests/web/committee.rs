//! A club's word committee: what it decides counts in new games, and everywhere it says why.

use actix_web::http::StatusCode;
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita::{
    lexicon::alphabet::Alphabet, tournament::model::command::Command,
    tournament::model::ruling::Ruling, tournament::model::slip::SlipText,
};

use crate::inside::{Answer, Asked, Device, Inside, take};

const PAGE: &str = "/dictionary/committee";
const TABLE: &str = "word,decision,date,reason,by\n\
    ФЛАВИТА,admitted,2026-11-03,игра из романа,Ада\nДОМ,removed,2026-11-04,\"для пробы, и только\",\n";

fn here() -> Device {
    Device::at("127.0.0.1")
}

fn phone() -> Device {
    Device::at("10.0.0.9")
}

async fn post(inside: &Inside, fields: &[(&str, &str)]) -> Answer {
    let form: Vec<_> = [("edition", "erudit")].iter().chain(fields).copied().collect();
    inside.answer(&here(), Asked::form(PAGE, &form)).await
}

async fn text(inside: &Inside, device: &Device, path: &str) -> String {
    let answer = inside.get(device, path).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.body);
    answer.body
}

/// The form of a tournament with everything as it is proposed, and with more.
async fn set_up_with(inside: &Inside, more: &[(&str, &str)]) -> Answer {
    let key = inside.app.folder.shelf.offer("erudit").unwrap().lists[0].key.clone();
    let mut form = vec![("name", "Кубок"), ("edition", "erudit"), ("dictionary", &key)];
    form.extend([("players", "1;Ада"), ("round_time", "3:00"), ("last_call", "30")]);
    form.extend([("early_rounds", "15"), ("early_vowels", "2"), ("early_consonants", "2")]);
    form.extend([("late_vowels", "1"), ("late_consonants", "1"), ("phones", "5")]);
    form.extend(more);
    inside.answer(&here(), Asked::form("/new", &form)).await
}

/// A tournament set up on the page so; its name in addresses.
async fn set_up(inside: &Inside, marks: &[(&str, &str)]) -> String {
    let answer = set_up_with(inside, marks).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let console = answer.header("location").unwrap();
    console.trim_start_matches("/t/").trim_end_matches("/console").to_owned()
}

fn counts(inside: &Inside, id: &str, word: &str) -> bool {
    let view = inside.app.folder.desk(id).unwrap().view();
    let word = Alphabet::of(&view.state.edition).cut(word).unwrap();
    view.words().contains(word)
}

#[actix_web::test]
async fn what_is_decided_counts_in_a_new_game_and_is_told_with_its_reason() {
    let inside = Inside::new();
    // Given a committee that has admitted one word and removed another,
    let taken = post(&inside, &[("act", "take"), ("table", TABLE)]).await;
    assert_eq!(taken.status, StatusCode::SEE_OTHER, "{}", taken.body);
    let form = text(&inside, &here(), "/new").await;
    assert!(form.contains("2 решения, последнее 4 ноября 2026"), "it is offered");
    // when a game is set up, then its words are those, and the log keeps what was decided;
    let id = set_up(&inside, &[]).await;
    assert!(counts(&inside, &id, "флавита") && !counts(&inside, &id, "дом"));
    let choice = inside.app.folder.desk(&id).unwrap().view().state.dictionary.choice.clone();
    assert_eq!(choice.committee.len(), 2);
    assert_eq!(choice.overrides, Vec::<String>::new());
    // without the mark they are those of the list;
    let without = set_up(&inside, &[("marked", "on")]).await;
    assert!(!counts(&inside, &without, "флавита") && counts(&inside, &without, "дом"));
    // the dictionary and the rules of the game say it to everybody,
    let asked = "/dictionary?edition=erudit&word=%D0%B4%D0%BE%D0%BC";
    let page = text(&inside, &phone(), asked).await;
    assert!(page.contains("исключено словарной комиссией 4 ноября 2026: для пробы, и только"));
    let rules = text(&inside, &phone(), &format!("/t/{id}/rules")).await;
    assert!(rules.contains("Решения словарной комиссии: 2 решения"), "{rules}");
    // and when the committee changes its mind, the game keeps what it was set up with.
    let line = "ФЛАВИТА,admitted,2026-11-03,игра из романа,Ада";
    assert_eq!(
        post(&inside, &[("act", "strike"), ("line", line)]).await.status,
        StatusCode::SEE_OTHER
    );
    assert!(counts(&inside, &id, "флавита"));
    let game = format!(
        "/dictionary?edition=erudit&game={id}&word=%D1%84%D0%BB%D0%B0%D0%B2%D0%B8%D1%82%D0%B0"
    );
    assert!(text(&inside, &phone(), &game).await.contains("принято словарной комиссией"));
}

#[actix_web::test]
async fn the_table_goes_out_and_comes_in_again_whole() {
    let (one, other) = (Inside::new(), Inside::new());
    let add =
        [("act", "add"), ("word", "флавита"), ("decision", "admitted"), ("date", "2026-11-03")];
    let refused = post(&one, &add).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        refused.body.contains("Напишите причину") && refused.body.contains("value=\"флавита\"")
    );
    let reasoned = [&add[..], &[("reason", "=роман"), ("by", "Ада")]].concat();
    assert_eq!(post(&one, &reasoned).await.status, StatusCode::SEE_OTHER);
    let table = text(&one, &here(), "/dictionary/committee.csv?edition=erudit").await;
    assert!(table.contains("ФЛАВИТА,admitted,2026-11-03,'=роман,Ада"), "{table}");
    assert_eq!(
        post(&other, &[("act", "take"), ("table", &table)]).await.status,
        StatusCode::SEE_OTHER
    );
    assert_eq!(text(&other, &here(), "/dictionary/committee.csv?edition=erudit").await, table);
    // A table with a fault changes nothing and says where the fault is.
    let bad = format!("{TABLE}ДОМ,perhaps,2026-11-04,так,\n");
    let refused = post(&other, &[("act", "take"), ("table", &bad)]).await;
    assert!(refused.body.contains("Строка 4:"), "{}", refused.body);
    assert_eq!(text(&other, &here(), "/dictionary/committee.csv?edition=erudit").await, table);
}

#[actix_web::test]
async fn a_table_that_cannot_be_read_is_told_and_counts_nowhere() {
    let inside = Inside::new();
    let folder = inside.folder.path().join("committee");
    std::fs::create_dir(&folder).unwrap();
    std::fs::write(folder.join("erudit.csv"), "дом,removed\n").unwrap();
    for path in ["/new", PAGE, "/dictionary?edition=erudit&word=%D0%B4%D0%BE%D0%BC"] {
        let path = if path == PAGE { format!("{PAGE}?edition=erudit") } else { path.to_owned() };
        let page = text(&inside, &here(), &path).await;
        assert!(page.contains("word,decision,date,reason,by"), "{path}");
    }
    let refused = post(&inside, &[("act", "take"), ("table", TABLE)]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "nothing is written over it");
}

#[actix_web::test]
async fn two_versions_of_a_list_are_compared() {
    let inside = Inside::new();
    post(&inside, &[("act", "take"), ("table", TABLE)]).await;
    let page = text(&inside, &phone(), "/dictionary/differences?edition=erudit").await;
    assert!(page.contains("<span>ФЛАВИТА</span>") && page.contains("<span>ДОМ</span>"), "{page}");
    let file = text(&inside, &here(), "/dictionary/differences.txt?edition=erudit").await;
    assert_eq!(file, "-ДОМ\n+ФЛАВИТА\n");
    let answer = inside.get(&phone(), "/dictionary/differences.txt?edition=erudit").await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
}

#[actix_web::test]
async fn nobody_but_the_arbiter_sees_or_decides_anything_in_a_round() {
    let inside = Inside::new();
    post(&inside, &[("act", "take"), ("table", TABLE)]).await;
    inside.create("cup", "seed", "ab\naba\nba\nabab\nbab\n", &["Ада"]);
    inside.ask("cup", take("ABA")).await;
    for path in [PAGE, "/dictionary/committee.csv", "/dictionary/differences"] {
        let answer = inside.get(&phone(), &format!("{path}?edition=erudit")).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
        assert!(!answer.body.contains("ФЛАВИТА"), "{path}");
        text(&inside, &here(), &format!("{path}?edition=erudit")).await;
    }
    let form = [("edition", "erudit"), ("act", "take"), ("table", TABLE)];
    let answer = inside.answer(&phone(), Asked::form(PAGE, &form)).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
}

#[actix_web::test]
async fn a_ruling_on_a_word_is_handed_to_the_committee_with_its_reason() {
    let inside = Inside::new();
    inside.create("cup", "seed", "ab\naba\nba\nabab\nbab\n", &["Ада"]);
    let fingerprint = || {
        let view = inside.app.folder.desk("cup").unwrap().view();
        view.fingerprint().to_owned()
    };
    let before = fingerprint();
    let what = Ruling::WordAccepted { word: "ABBA".to_owned() };
    inside.ask("cup", Command::GiveRuling { what, because: "нашли в словаре".to_owned() }).await;
    assert_ne!(fingerprint(), before, "other words, another fingerprint");
    let page = text(&inside, &here(), "/t/cup/rulings").await;
    assert!(
        page.contains("/dictionary/committee?edition=tiny&amp;word=ABBA&amp;decision=admitted")
    );
    let rules = text(&inside, &phone(), "/t/cup/rules").await;
    assert!(rules.contains("вместе с решениями судьи о словах"), "{rules}");
}

#[actix_web::test]
async fn an_appeal_says_what_the_committee_has_decided_since_and_which_letter_is_missing() {
    let inside = Inside::new();
    inside.create("cup", "seed", "ab\naba\n", &["Ада"]);
    inside.play_a_round("cup").await;
    let text_of =
        |word: &str| SlipText { at: "H8".to_owned(), word: word.to_owned(), ..SlipText::default() };
    let (round, player) = (RoundNumber(1), PlayerNumber(1));
    inside.ask("cup", Command::RecordSlip { round, player, text: text_of("CAB"), copies: 1 }).await;
    let folder = inside.folder.path().join("committee");
    std::fs::create_dir(&folder).unwrap();
    let table = "word,decision,date,reason,by\nCAB,admitted,2026-11-04,a cab,\n";
    std::fs::write(folder.join("tiny.csv"), table).unwrap();
    let appeal = text(&inside, &here(), "/t/cup/rulings?slip=1").await;
    let decided =
        "CAB: принято словарной комиссией 4 ноября 2026: a cab (в этой партии не действует)";
    assert!(appeal.contains(decided), "{appeal}");
    assert!(appeal.contains("В наборе не\u{a0}хватает буквы C."), "{appeal}");
    let asked = "/t/cup/rulings?slip=1&ruling=word_accepted:CAB&because=x";
    let told = text(&inside, &here(), asked).await;
    assert!(told.contains("0 очков → 0 очков. В наборе не\u{a0}хватает буквы C."), "{told}");
}

#[actix_web::test]
async fn a_theme_word_that_the_list_does_not_have_is_said_once_and_may_stay() {
    let inside = Inside::new();
    let theme = [("theme_name", "Дом"), ("theme_points", "3"), ("theme_words", "дом ъъъ окно")];
    let asked = set_up_with(&inside, &theme).await;
    assert_eq!(asked.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", asked.body);
    assert!(asked.body.contains("без дополнительных очков: ЪЪЪ."), "{}", asked.body);
    assert!(asked.body.contains("name=\"theme_seen\" value=\"ЪЪЪ\""), "{}", asked.body);
    let other = [&theme[..], &[("theme_seen", "щщщ")]].concat();
    assert_eq!(set_up_with(&inside, &other).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    set_up(&inside, &[&theme[..], &[("theme_seen", "ЪЪЪ")]].concat()).await;
    set_up(&inside, &[&theme[..2], &[("theme_words", "дом окно")]].concat()).await;
}
