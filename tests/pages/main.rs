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
mod samples;

use flavita::web::{http, projector};
use std::{fs, path::Path};

use flavita::web::frame::page::{ErrorPage, Link, Page, Templates, View};
use flavita::{
    i18n::catalogue::say, i18n::language::Language, web::home::help::KeysPage,
    web::home::page::HomePage,
};
use scraper::{Html, Selector};

use self::samples::*;

/// Renders a page, checks that the selectors find something, and writes it where asked.
fn check<P: Page>(file: &str, page: impl Fn(Language) -> P, wanted: &[&str]) {
    let templates = Templates::load().unwrap();
    for &language in Language::COMPLETE {
        let html = templates.render(&page(language), &View::new(language, "/")).unwrap();
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
        assert!(!html.contains('⟦'), "{file} has a missing sentence");
        dump(&format!("{file}-{}.html", language.tag()), &html);
    }
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
fn home_shows_the_running_tournament_first() {
    check(
        "home",
        home,
        &[
            ".running a.filled[href='/t/autumn/console']",
            ".list tbody tr",
            ".status",
            ".languages a",
        ],
    );
    check("home-empty", |_| HomePage::default(), &[".welcome a.filled[href='/new']"]);
}

#[test]
fn new_keeps_the_input_beside_the_error() {
    check(
        "new",
        |l| new(l, false),
        &["form[action='/new']", "input[name=name]", "textarea[name=players]"],
    );
    check(
        "new-wrong",
        |l| new(l, true),
        &["#name-error", "#round_time-error", "input[value='3.00']", "[role=alert]"],
    );
    let html =
        Templates::load().unwrap().render(&new(Language::Russian, true), &View::default()).unwrap();
    assert!(html.contains("&lt;b&gt;"), "what was typed is escaped");
}

#[test]
fn the_console_has_its_regions() {
    let regions = ["top", "left", "centre", "right", "slip-title", "status"];
    let mut wanted: Vec<String> =
        regions.iter().map(|name| format!("[data-region={name}]")).collect();
    wanted.extend(
        [
            "[data-act=next].filled",
            "[data-slip-line] input",
            ".missing [data-line='23 ']",
            ".cell.fresh",
            ".tile.blank",
            "[data-slip-round='6']",
        ]
        .map(String::from),
    );
    let wanted: Vec<&str> = wanted.iter().map(String::as_str).collect();
    check("console", console, &wanted);
    check(
        "console-lobby",
        console_lobby,
        &[".lobby-players li", "[data-draw]", "[data-add-player]"],
    );
    check(
        "console-choice",
        console_choice,
        &[
            "[data-tops='6'][data-asks] [data-top-key='1'][data-proposed]",
            "[data-act=choose_top][data-num-top='1']",
            "[data-act=next][disabled]",
            ".next-missing",
        ],
    );
    check("console-end", console_end, &[".leaders li", ".ways-list a"]);
}

#[test]
fn the_projector_has_its_scenes() {
    check(
        "projector-thinking",
        |l| projector(l, "thinking"),
        &[
            "[data-clock]",
            ".rack[role=img][aria-label*='ТЖ+ЯМЮЕБ']",
            ".rack .tile.kept + .tile.new",
            ".play-top-line",
        ],
    );
    check("projector-last-call", |l| projector(l, "last-call"), &[".last-call .phase-word"]);
    check(
        "projector-reveal",
        |l| projector(l, "reveal"),
        &[".reveal-word .stood", ".finders", ".next-best"],
    );
    check(
        "projector-standings",
        |l| projector(l, "standings"),
        &["[data-leaf] .leader", "[data-leaf][hidden]"],
    );
    check(
        "projector-drawn",
        |l| projector(l, "drawn"),
        &[".drawn > .rack .tile.new", ".drawn-bag b", "[data-clock]"],
    );
    check(
        "projector-stop",
        |l| projector(l, "stop"),
        &["[data-stop] .stop-word", ".stop .rack .tile"],
    );
    check(
        "projector-lobby",
        |l| projector(l, "lobby"),
        &[".lobby h1", ".way-in > svg.qr", ".way-wifi svg.qr"],
    );
    check("projector-break", |l| projector(l, "break"), &[".break-until b", ".break-text"]);
    check(
        "projector-notice",
        |l| projector::page::ProjectorPage {
            banner: "<b>Чай</b>".into(),
            ..projector(l, "thinking")
        },
        &[".banner[role=status] span"],
    );
    check("projector-final", |l| projector(l, "final"), &[".podium li"]);
    check("projector-blank", |l| projector(l, "blank"), &[".blank"]);
}

#[test]
fn the_other_pages_have_what_people_look_for() {
    check(
        "standings",
        standings,
        &[
            "tbody .top",
            "tfoot",
            "a[href$='standings.csv?for=spreadsheet']",
            ".withdrawn",
            ".ties li",
            ".missed-round",
            ".filters select[name=category] option[selected]",
            "table.teams tbody th",
        ],
    );
    check(
        "round",
        round,
        &[
            "tr.error .reason",
            "[data-act=withdraw_slip]",
            "[data-slip-round='6']",
            "[aria-current=page]",
        ],
    );
    check("keys", |_| KeysPage::default(), &["kbd", ".examples code"]);
    let error = |l| ErrorPage {
        title: say(l, "error-not-found", &[]),
        sentence: say(l, "error-not-found-what", &[]),
        links: vec![Link { href: "/".into(), text: say(l, "error-home", &[]) }],
    };
    check("error", error, &[".calm a[href='/']"]);
}
