//! The manual says the same in every language, and nothing in it leads nowhere.

use flavita::web::home;
use std::path::{Path, PathBuf};
use std::{collections::BTreeSet, fs};

use flavita::web::frame::page::{Content, Templates, View};
use flavita::{
    i18n::language::Language, web::home::help::CHAPTERS, web::slip_line::grammar::parse,
};
use scraper::{Html, Selector};

use crate::check;

fn templates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("templates")
}

fn chapter(language: Language, name: &str) -> String {
    let file = format!("help/{}/{name}.html", language.tag());
    fs::read_to_string(templates().join(&file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// What stands between `before` and the next quote, everywhere in `text`.
fn quoted(text: &str, before: &str) -> Vec<String> {
    let parts = text.split(before).skip(1);
    parts.map(|part| part.split('"').next().unwrap().to_owned()).collect()
}

/// The texts of a rendered manual's elements.
fn texts(language: Language, selector: &str) -> Vec<String> {
    let page = home::help::page(language);
    let view = View::new(language, "/help");
    let html = Templates::load().unwrap().render(Content::of(&page), &view).unwrap();
    let html = Html::parse_document(&html);
    let selector = Selector::parse(selector).unwrap();
    let found = html.select(&selector);
    found.map(|element| element.text().collect()).collect()
}

/// All anchors of the manual.
fn anchors() -> BTreeSet<String> {
    let chapters = CHAPTERS.iter().map(|name| chapter(Language::Russian, name));
    chapters.flat_map(|text| quoted(&text, "id=\"")).collect()
}

/// The text of every template.
fn every_template(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            every_template(&path, found);
        } else {
            found.push(fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn the_manual_shows_its_chapters_in_every_language() {
    let wanted: Vec<String> = CHAPTERS
        .iter()
        .flat_map(|name| [format!("section#{name} h2"), format!("nav [href='#{name}']")])
        .collect();
    let mut wanted: Vec<&str> = wanted.iter().map(String::as_str).collect();
    wanted.extend(["[data-print]", "a[href='/keys']", "code.line", ".help-words dt"]);
    check("help", home::help::page, &wanted);
}

#[test]
fn the_chapters_stand_in_the_order_of_the_contents() {
    for &language in Language::COMPLETE {
        let contents = texts(language, ".help-contents li a");
        assert_eq!(texts(language, ".help-chapter h2"), contents, "{language:?}");
    }
}

#[test]
fn every_chapter_is_there_in_every_language_with_the_same_anchors() {
    for &language in Language::COMPLETE {
        for name in CHAPTERS {
            let here = quoted(&chapter(language, name), "id=\"");
            let russian = quoted(&chapter(Language::Russian, name), "id=\"");
            assert_eq!(here, russian, "{name} in {}", language.tag());
            assert_eq!(here[0], name);
        }
    }
    let all = CHAPTERS.map(|name| quoted(&chapter(Language::Russian, name), "id=\"").len());
    assert_eq!(anchors().len(), all.iter().sum::<usize>(), "an anchor twice");
}

#[test]
fn every_chapter_says_as_many_things_in_every_language() {
    for tag in ["<h3", "<p>", "<li>", "<dt>", "<code class=\"line\">"] {
        for name in CHAPTERS {
            let count = |language| chapter(language, name).matches(tag).count();
            let lines_differ = name == "slips" && tag.starts_with("<code");
            for &language in Language::COMPLETE {
                let enough = count(Language::Russian);
                let here = count(language);
                let fits = here == enough || (lines_differ && here > enough);
                assert!(fits, "{name} in {}: {here} of {tag}", language.tag());
            }
        }
    }
}

#[test]
fn every_way_into_the_manual_leads_to_a_place_in_it() {
    let anchors = anchors();
    let mut every = Vec::new();
    every_template(&templates(), &mut every);
    let from_pages: Vec<String> =
        every.iter().flat_map(|text| quoted(text, "href=\"/help#")).collect();
    assert!(from_pages.len() > 3, "{from_pages:?}");
    let inside = Language::COMPLETE.iter().flat_map(|&language| {
        let chapters = CHAPTERS.iter().map(move |name| chapter(language, name));
        chapters.flat_map(|text| quoted(&text, "href=\"#"))
    });
    for name in from_pages.into_iter().chain(inside) {
        assert!(anchors.contains(&name), "#{name} is nowhere");
    }
}

#[test]
fn every_example_of_a_line_can_be_keyed() {
    for &language in Language::COMPLETE {
        let lines = texts(language, "code.line");
        assert!(lines.len() > 15, "{lines:?}");
        for line in lines {
            assert!(parse(&line).is_ok(), "{line} in {}", language.tag());
        }
    }
}

#[test]
fn every_command_of_the_manual_stands_in_the_list_of_commands() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let readme = fs::read_to_string(folder.join("README.md")).unwrap();
    for &language in Language::COMPLETE {
        let codes = texts(language, "code");
        let commands = codes.iter().filter_map(|code| code.strip_prefix("flavita "));
        let mut known = 0;
        for command in commands {
            // What stands for a file or a number is written in the language of the manual.
            for word in command.split(' ').filter(|word| word.contains(char::is_lowercase)) {
                assert!(readme.contains(word), "{command}: {word}");
            }
            known += 1;
        }
        assert!(known >= 3, "{}", language.tag());
    }
}
