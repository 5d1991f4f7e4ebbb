//! Every page renders in every complete language, with the things in it that people look for.
//!
//! With `FLAVITA_PAGE_DUMP=folder` the pages and the static files are written there, to be looked at.

#![expect(clippy::unwrap_used, reason = "what cannot be read or rendered fails the test")]

mod composed;
mod dictionary;
mod editions;
mod game;
mod help;
mod network;
mod profiles;
mod rules;
mod rulings;
mod stages;

use flavita::web::http;
use std::{fs, path::Path};

use flavita::web::frame::page::{Content, ErrorPage, GameHere, Link, Page, Templates, View};
use flavita::{
    i18n::catalogue::say, i18n::language::Language, web::home::help::KeysPage,
    web::home::page::HomePage,
};
use scraper::{Html, Selector};

/// Renders a page, checks that the selectors find something, and writes it where asked. Answers
/// the page of the last language.
fn check<P: Page>(file: &str, page: impl Fn(Language) -> P, wanted: &[&str]) -> String {
    let templates = Templates::load().unwrap();
    let mut last = String::new();
    for &language in Language::COMPLETE {
        let game = GameHere { id: "cup".to_owned(), name: "Кубок".to_owned() };
        let view = View { game_here: Some(game), ..View::new(language, "/") };
        let html = templates.render(Content::of(&page(language)), &view).unwrap();
        let parsed = Html::parse_document(&html);
        let has =
            |selector: &str| parsed.select(&Selector::parse(selector).unwrap()).next().is_some();
        for selector in wanted {
            assert!(has(selector), "{file} in {} lacks {selector}", language.tag());
        }
        assert!(has(&format!("html[lang={}]", language.tag())));
        assert!(
            !has("[style]") && !has("script:not([src])") && !has("style"),
            "{file} breaks the policy"
        );
        assert!(!html.contains("{$"), "{file} has a missing sentence");
        dump(&format!("{file}-{}.html", language.tag()), &html);
        last = html;
    }
    last
}

fn dump(name: &str, html: &str) {
    let Ok(folder) = std::env::var("FLAVITA_PAGE_DUMP") else {
        return;
    };
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("static")).unwrap();
    fs::write(folder.join(name), html).unwrap();
    for asset in http::assets::static_names() {
        fs::write(
            folder.join("static").join(&asset),
            http::assets::static_file(&asset).unwrap().bytes,
        )
        .unwrap();
    }
}

#[test]
fn pages_that_need_no_game_have_what_people_look_for() {
    check("home-empty", |_| HomePage::default(), &[".welcome a.filled[href='/new']"]);
    check("keys", |_| KeysPage::default(), &["kbd", ".examples code"]);
    let error = |l| ErrorPage {
        title: say(l, "error-not-found", &[]),
        sentence: say(l, "error-not-found-what", &[]),
        links: vec![Link { href: "/".into(), text: say(l, "error-home", &[]) }],
    };
    check("error", error, &[".calm a[href='/']"]);
}
