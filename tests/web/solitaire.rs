//! Solitaire and the opponent, by the pages of training.

use actix_web::http::StatusCode;
use flavita::tournament::model::command::Command;
use scraper::{Html, Selector};

use crate::inside::{Answer, Asked, Device, Inside};

const PHONE: &str = "192.168.1.31";

fn texts(page: &Answer, selector: &str) -> Vec<String> {
    let page = Html::parse_document(&page.body);
    let selector = Selector::parse(selector).unwrap();
    let text = |one: scraper::ElementRef<'_>| one.text().collect::<String>().trim().to_owned();
    page.select(&selector).map(text).collect()
}

fn value(page: &Answer, selector: &str) -> String {
    let page = Html::parse_document(&page.body);
    let selector = Selector::parse(selector).unwrap();
    let found = page.select(&selector).next().and_then(|one| one.value().attr("value"));
    found.unwrap_or_else(|| panic!("no {selector:?}")).to_owned()
}

/// Begins a game in English words.
async fn begin(inside: &Inside, device: &Device, form: &[(&str, &str)]) -> Answer {
    let start = inside.get(device, "/training").await;
    let deck = value(&start, "#solitaire-deck option[value^='en-scrabble ']");
    let mut form = form.to_vec();
    form.push(("deck", &deck));
    inside.answer(device, Asked::form("/training", &form)).await
}

/// A new device on which such a game has begun: it has the cookie.
async fn begun(inside: &Inside, form: &[(&str, &str)]) -> Device {
    let answer = begin(inside, &Device::at(PHONE), form).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{answer:?}");
    let cookie = answer.header("set-cookie").unwrap();
    let (name, rest) = cookie.split_once('=').unwrap();
    let token = rest.split(';').next().unwrap();
    Device { cookie: Some((name.to_owned(), token.to_owned())), ..Device::at(PHONE) }
}

async fn play(inside: &Inside, device: &Device, form: &[(&str, &str)]) -> Answer {
    inside.answer(device, Asked::form("/training/solitaire", form)).await
}

#[actix_web::test]
async fn with_open_tiles_words_are_laid_one_after_another_and_counted() {
    let inside = Inside::new();
    let phone = begun(&inside, &[("what", "solitaire"), ("kind", "open")]).await;
    let page = inside.get(&phone, "/training/solitaire").await;
    assert_eq!(texts(&page, "[data-totals] li"), ["Вы: 0 очков"]);
    assert!(page.body.contains("Осталось фишек: 100"), "{page:?}");
    assert_eq!(texts(&page, ".solitaire-left span")[0], "A×9");
    for (at, word, said) in [("H8", "TOGETHER", "7"), ("H8", "QQ", "QQ"), ("A1", "CAT", "")] {
        let refused = play(&inside, &phone, &[("number", "0"), ("at", at), ("word", word)]).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{word}");
        assert!(texts(&refused, "[role=alert]")[0].contains(said), "{refused:?}");
        assert_eq!(value(&refused, "[name=word]"), word, "what was typed stays");
    }
    // C 3 + A 1 + T 1, and the centre doubles the word.
    let laid = play(&inside, &phone, &[("number", "0"), ("at", "H8"), ("word", "cat")]).await;
    assert_eq!(laid.status, StatusCode::SEE_OTHER, "{laid:?}");
    // The same again, as a page of before sends it, changes nothing.
    play(&inside, &phone, &[("number", "0"), ("at", "H8"), ("word", "cat")]).await;
    let page = inside.get(&phone, "/training/solitaire").await;
    assert_eq!(texts(&page, "[data-totals] li"), ["Вы: 10 очков"]);
    assert_eq!(texts(&page, "[data-last] li"), ["Вы: CAT H8, 10 очков"]);
    assert!(page.body.contains("Осталось фишек: 97"), "{page:?}");
    play(&inside, &phone, &[("number", "1"), ("act", "stop")]).await;
    let page = inside.get(&phone, "/training/solitaire").await;
    assert_eq!(texts(&page, "h1"), ["Партия окончена"]);
    assert!(!page.body.contains("<form class=\"own-answer\""));
}

/// A game with open tiles on this device in which one word is laid, and its last page.
async fn open_game(inside: &Inside, device: &Device, word: &str) -> Answer {
    begin(inside, device, &[("what", "solitaire"), ("kind", "open")]).await;
    play(inside, device, &[("number", "0"), ("at", "H8"), ("word", word)]).await;
    play(inside, device, &[("number", "1"), ("act", "stop")]).await;
    inside.get(device, "/training/solitaire").await
}

#[actix_web::test]
async fn one_rack_is_played_alone_and_a_total_stands_beside_the_best_before_it() {
    let inside = Inside::new();
    let phone = begun(&inside, &[("what", "solitaire"), ("kind", "one")]).await;
    let page = inside.get(&phone, "/training/solitaire").await;
    assert_eq!(texts(&page, "[data-totals] li"), ["Вы: 0 очков"]);
    assert_eq!(texts(&page, ".keys .key").len(), 7);
    assert!(page.body.contains("Фишек в мешке: 93"), "{page:?}");
    play(&inside, &phone, &[("number", "0"), ("act", "pass")]).await;
    let going = async || texts(&inside.get(&phone, "/training").await, ".solitaire-going").len();
    assert_eq!(going().await, 1);
    play(&inside, &phone, &[("number", "1"), ("act", "pass")]).await;
    let page = inside.get(&phone, "/training/solitaire").await;
    assert_eq!(texts(&page, "h1"), ["Партия окончена"], "two passes end it");
    assert_eq!(going().await, 0, "what is over cannot be continued");
    // Put down at once it has 0 points, more than what was left had cost, and counts for nothing.
    begin(&inside, &phone, &[("what", "solitaire"), ("kind", "one")]).await;
    play(&inside, &phone, &[("number", "0"), ("act", "stop")]).await;
    let page = inside.get(&phone, "/training/solitaire").await;
    assert_eq!(texts(&page, "h1"), ["Партия окончена"]);
    assert!(texts(&page, "[data-best]")[0].starts_with("Ваш лучший результат: −"), "{page:?}");
    // C 3 + A 1 + T 1 and C 3 + O 1 + W 4, twice each.
    for (word, said) in [
        ("cat", None),
        ("cow", Some("Новый личный рекорд: прежний\u{a0}— 10 очков.")),
        ("cat", Some("Ваш лучший результат: 16 очков.")),
    ] {
        let page = open_game(&inside, &phone, word).await;
        assert_eq!(texts(&page, "[data-best]").first().map(String::as_str), said, "{word}");
    }
}

#[actix_web::test]
async fn against_the_computer_every_move_is_answered_and_alone_both_racks_are_played() {
    let inside = Inside::new();
    let form = [("what", "solitaire"), ("kind", "two"), ("opponent", "champion")];
    let phone = begun(&inside, &form).await;
    let page = inside.get(&phone, "/training/solitaire").await;
    assert_eq!(texts(&page, "[data-totals] li"), ["Вы: 0 очков", "Соперник: 0 очков"]);
    assert_eq!(texts(&page, ".keys .key").len(), 7);
    assert!(page.body.contains("Фишек в мешке: 86"), "{page:?}");
    let none = play(&inside, &phone, &[("number", "0"), ("act", "exchange"), ("tiles", "")]).await;
    assert_eq!(none.status, StatusCode::UNPROCESSABLE_ENTITY);
    play(&inside, &phone, &[("number", "0"), ("act", "pass")]).await;
    let page = inside.get(&phone, "/training/solitaire").await;
    assert_eq!(value(&page, "[name=number]"), "2", "a pass, and the computer's move");
    let last = texts(&page, "[data-last] li");
    assert_eq!(last[0], "Вы: пас");
    assert!(last[1].starts_with("Соперник: "), "{last:?}");

    let phone = begun(&inside, &[("what", "solitaire"), ("kind", "two")]).await;
    let mut whose = Vec::new();
    for number in ["0", "1", "2", "3"] {
        let page = inside.get(&phone, "/training/solitaire").await;
        whose.extend(texts(&page, ".own-draft > .alone-second"));
        play(&inside, &phone, &[("number", number), ("act", "pass")]).await;
    }
    assert_eq!(whose, ["Первый набор", "Второй набор", "Первый набор", "Второй набор"]);
    let page = inside.get(&phone, "/training/solitaire").await;
    assert_eq!(texts(&page, "h1"), ["Партия окончена"], "both have passed twice");
}

#[actix_web::test]
async fn a_recorded_game_has_the_opponent_at_every_round_and_at_its_end() {
    let inside = Inside::new();
    inside.played("cup", ("seed", "ab\naba\nba\nac\n"), &[("Ада", true)]).await;
    inside.ask("cup", Command::EndGame).await;
    let form =
        [("what", "recorded"), ("tournament", "cup"), ("time", "none"), ("opponent", "champion")];
    let phone = begun(&inside, &form).await;
    let empty = [("act", "answer"), ("number", "1"), ("top", "1")];
    inside.answer(&phone, Asked::form("/training/game", &empty)).await;
    let page = inside.get(&phone, "/training/game").await;
    let theirs = texts(&page, "[data-theirs] li");
    assert!(theirs[0].starts_with("Соперник"), "{theirs:?}");
    assert!(theirs[1].starts_with("Вы 0, соперник "), "{theirs:?}");
    let next = [("act", "next"), ("number", "1")];
    inside.answer(&phone, Asked::form("/training/game", &next)).await;
    let page = inside.get(&phone, "/training/game").await;
    assert_eq!(texts(&page, "[data-against]"), [theirs[1].clone()]);
}

#[actix_web::test]
async fn an_exchange_of_more_tiles_than_there_are_is_refused() {
    let inside = Inside::new();
    let phone = begun(&inside, &[("what", "solitaire"), ("kind", "one")]).await;
    for tiles in ["A".repeat(255), "A".repeat(256), "A".repeat(5_000)] {
        let form = [("act", "exchange"), ("number", "0"), ("tiles", tiles.as_str())];
        let refused = play(&inside, &phone, &form).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{} tiles", tiles.len());
    }
}
