//! What the form of a new tournament says of terms that cannot be played as they were written.

use actix_web::http::StatusCode;
use scraper::{Html, Selector};

use crate::inside::{Answer, Asked, Device, Inside};

const HERE: &str = "127.0.0.1";

/// Asks for a tournament by the house's rules with these fields besides.
async fn create(inside: &Inside, more: &[(&str, &str)]) -> Answer {
    let list = &inside.app.folder.shelf.offer("en-scrabble").unwrap().lists[0];
    let mut form = vec![("name", "Cup"), ("edition", "en-scrabble"), ("dictionary", &list.key)];
    form.extend([("profile", "house"), ("filled_by", "house"), ("round_time", "3:00")]);
    form.extend([("early_rounds", "15"), ("early_vowels", "2"), ("early_consonants", "2")]);
    form.extend([("late_vowels", "1"), ("late_consonants", "1"), ("players", "Ada")]);
    form.extend(more);
    inside.answer(&Device::at(HERE), Asked::form("/new?lang=en", &form)).await
}

/// What stands beside the fields of a form that was not taken.
fn faults(answer: &Answer) -> Vec<String> {
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{answer:?}");
    let page = Html::parse_document(&answer.body);
    let faults = Selector::parse(".field-error").unwrap();
    let text = |one: scraper::ElementRef<'_>| one.text().collect::<String>().trim().to_owned();
    page.select(&faults).map(text).filter(|fault| !fault.is_empty()).collect()
}

#[actix_web::test]
async fn two_bags_that_cannot_be_played_as_written_are_refused_at_their_field() {
    let inside = Inside::new();
    let room = "What a rack must hold (at least 2 vowels and at least 2 consonants) leaves room for 2 to 5 vowels from two bags. Change one or the other.";
    let fixed = "Here every rack has the same number of vowels: enter one number from 0 to 7.";
    let drawn = "Here the number of vowels is drawn: enter two numbers from 0 to 7, the smaller first, such as 2-5.";
    for (form, vowels, said) in [
        ("two-bags", "7", room),
        ("two-bags", "0", room),
        ("two-bags", "8", fixed),
        ("two-bags", "2-5", fixed),
        ("two-bags", "5-2", fixed),
        ("two-bags-drawn", "1-5", room),
        ("two-bags-drawn", "3", drawn),
        ("two-bags-drawn", "5-2", drawn),
    ] {
        let answer = create(&inside, &[("form", form), ("vowels", vowels)]).await;
        assert_eq!(faults(&answer), [said], "{form} {vowels}");
    }
    for (form, vowels) in [("two-bags", ""), ("two-bags", "4"), ("two-bags-drawn", "3-4")] {
        let answer = create(&inside, &[("form", form), ("vowels", vowels)]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{form} {vowels}: {answer:?}");
    }
}

#[actix_web::test]
async fn a_theme_has_words_and_those_that_the_list_lacks_are_named_and_left_out() {
    let inside = Inside::new();
    let refused = create(&inside, &[("theme_name", "Pets"), ("theme_points", "5")]).await;
    let said =
        "A theme needs words that are in the word list. Write them, or clear the theme’s name.";
    assert_eq!(faults(&refused), [said]);

    let unknown = ('a'..='y').flat_map(|letter| [format!("qqq{letter}"), format!("QQQ{letter}")]);
    let unknown = unknown.collect::<Vec<_>>().join(" ");
    let words = format!("cat Dog CAT {unknown}");
    let theme = [("theme_name", "Pets"), ("theme_points", "5"), ("theme_words", words.as_str())];
    let refused = create(&inside, &theme).await;
    let said = faults(&refused).concat();
    assert!(said.contains(": QQQA, QQQB, ") && said.contains(", QQQT and 5 more."), "{said}");

    let seen = said.split(": ").nth(1).and_then(|text| text.split(". ").next()).unwrap();
    let created = create(&inside, &[&theme[..], &[("theme_seen", seen)]].concat()).await;
    let console = created.header("location").unwrap();
    let rules = format!("{}?lang=en", console.replace("console", "rules"));
    let page = inside.get(&Device::at(HERE), &rules).await.body;
    assert!(page.contains("scores 5 points more: CAT, DOG."), "{page}");
}
