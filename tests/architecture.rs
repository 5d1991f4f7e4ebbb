//! The laws of the house that no compiler holds.
//!
//! The floors are crates, so that an arrow up does not compile; here stands only that the manifests
//! name no floor beside or above. The other laws are searched in the text of `src`, without
//! comments, texts in quotes and the tests inside a file.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fs;
use std::path::{Path, PathBuf};

/// The floors, from the ground up.
const FLOORS: &[&[&str]] = &[
    &["game"],
    &["lexicon"],
    &["solver"],
    &["tournament"],
    &["contests"],
    &["i18n", "store"],
    &["report", "app"],
    &["web"],
    &["cli"],
];

/// How many of the floors touch nothing outside the program.
const PURE_FLOORS: usize = 5;

/// What would make a pure floor depend on the world.
const WORLD: &[&str] = &[
    "std::fs",
    "std::net",
    "SystemTime",
    "Utc::now",
    "Local::now",
    "actix_web",
    "getrandom",
    "rusqlite",
    "tera",
];

/// Crates that only one module may know.
const LODGERS: &[(&str, &str)] =
    &[("rayon", "solver"), ("rusqlite", "store"), ("rusqlite_migration", "store")];

/// Floors whose rooms, the folders and single files directly below them, import one way only.
const ROOMED_FLOORS: &[&str] =
    &["game", "tournament", "contests", "store", "i18n", "report", "app", "web", "cli"];

/// Where it is asked which system this is: one file for Windows, and one for what only Linux can.
const SYSTEMS: &[&str] = &["store/system.rs", "web/http/unread.rs"];

const SYSTEM_NAMES: &[&str] = &["windows", "unix", "target_os"];

/// Floors that keep data folders; a file there may be held by another program for a moment.
const PATIENT_FLOORS: &[&str] = &["store", "app"];
const IMPATIENT: &[&str] =
    &["fs::read(", "fs::read_to_string(", "fs::write(", "fs::rename(", "fs::remove_file("];

/// Types without an order; a file that needs one excuses clippy's lint with a reason.
const UNORDERED: &[&str] = &["HashMap", "HashSet"];
const EXCUSE: &str = "expect(clippy::disallowed_types";

/// File names that say nothing.
const EMPTY_NAMES: &[&str] = &["util", "utils", "helper", "helpers", "common", "misc", "manager"];

/// Lines a file may have; a file of tests may be longer.
const LONGEST_FILE: usize = 400;
const LONGEST_TEST_FILE: usize = 700;

/// A file of `src`, ready to be searched.
struct SourceFile {
    /// Path below `src`, with slashes.
    name: String,
    /// The text as it is.
    text: String,
    /// The text without comments and quoted texts; the lines are where they were.
    code: String,
}

impl SourceFile {
    fn new(name: &str, text: &str) -> Self {
        Self { name: name.to_owned(), text: text.to_owned(), code: code_of(text) }
    }

    /// The floor that the file belongs to; `main` and `lib` belong to none.
    fn floor(&self) -> &str {
        self.name.split(['/', '.']).next().unwrap()
    }

    fn path(&self) -> &str {
        self.name.trim_end_matches(".rs")
    }

    fn stem(&self) -> &str {
        Path::new(&self.name).file_stem().unwrap().to_str().unwrap()
    }

    fn is_test(&self) -> bool {
        self.stem() == "tests" || self.name.contains("/tests/")
    }

    /// The lines of code before the file's own tests, counted from 1.
    fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        let tests = if self.is_test() { Some(0) } else { self.code.find("#[cfg(test)]\nmod ") };
        let end = tests.unwrap_or(self.code.len());
        self.code[..end].lines().enumerate().map(|(index, line)| (index + 1, line))
    }

    /// What the file imports of its own floor, path by path, without `crate::`.
    fn crate_paths(&self) -> Vec<String> {
        let code: Vec<&str> = self.lines().map(|(_, line)| line).collect();
        let code = code.join("\n");
        let imports = code.split("use crate::").skip(1);
        let imports = imports.filter_map(|rest| rest.split_once(';').map(|(import, _)| import));
        imports.flat_map(paths_of).collect()
    }

    /// What a table of contents offers under shorter names: the paths of it.
    fn offers(&self) -> Vec<String> {
        let uses = self.code.split("\npub").skip(1).filter_map(|rest| rest.split_once("use "));
        let uses = uses.filter(|(before, _)| !before.contains(';'));
        let imports = uses.filter_map(|(_, rest)| rest.split_once(';'));
        imports.flat_map(|(import, _)| paths_of(import)).collect()
    }

    fn uses_of<'a>(&'a self, words: &'a [&str]) -> impl Iterator<Item = (usize, &'a str)> {
        self.lines().flat_map(move |(number, line)| {
            words.iter().filter(move |word| has_word(line, word)).map(move |word| (number, *word))
        })
    }
}

fn height_of(floor: &str) -> Option<usize> {
    FLOORS.iter().position(|height| height.contains(&floor))
}

/// Whether `word` stands in `line` and is not a part of a longer name.
fn has_word(line: &str, word: &str) -> bool {
    let joins = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word)
        .any(|(at, _)| !line[..at].ends_with(joins) && !line[at + word.len()..].starts_with(joins))
}

/// Blanks comments and the inside of quoted texts.
fn code_of(text: &str) -> String {
    let mut code = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = inert_length(rest);
        let (inert, after) = rest.split_at(length.max(first.len_utf8()));
        if length == 0 {
            code.push_str(inert);
        } else {
            code.push('"');
            code.extend(inert.chars().filter(|&c| c == '\n'));
            code.push('"');
        }
        rest = after;
    }
    code
}

/// Bytes of the comment or the quoted text that `rest` begins with, or 0.
fn inert_length(rest: &str) -> usize {
    let until = |end: &str, skip: usize| {
        rest[skip..].find(end).map_or(rest.len(), |at| skip + at + end.len())
    };
    if rest.starts_with("//") {
        return rest.find('\n').unwrap_or(rest.len());
    }
    if rest.starts_with("/*") {
        return until("*/", 2);
    }
    if rest.starts_with("r\"") {
        return until("\"", 2);
    }
    if rest.starts_with("r#\"") {
        return until("\"#", 3);
    }
    if rest.starts_with("'\"'") {
        return 3;
    }
    if rest.starts_with("'\\") {
        // The character behind the backslash may be a quote itself.
        return 3 + rest[3..].find('\'').map_or(0, |at| at + 1);
    }
    if !rest.starts_with('"') {
        return 0;
    }
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// The floors beside or above its own that a floor's manifest names.
fn arrows_not_down(floor: &str, manifest: &str) -> Vec<String> {
    let own = height_of(floor).unwrap();
    let named = manifest.lines().filter_map(|line| line.strip_prefix("flavita-"));
    let named = named.map(|rest| rest.split(['.', ' ']).next().unwrap());
    named
        .filter(|other| height_of(other).is_none_or(|height| height >= own))
        .map(|other| format!("{floor} may not use {other}"))
        .collect()
}

/// The paths that a list of imports names: `a::{b, c::d}` is `a::b` and `a::c::d`.
fn paths_of(import: &str) -> Vec<String> {
    let Some((head, rest)) = import.split_once('{') else {
        return vec![import.trim().to_owned()];
    };
    let body = rest.rsplit_once('}').map_or(rest, |(body, _)| body);
    let (mut parts, mut depth) = (vec![String::new()], 0);
    for c in body.chars() {
        depth += i32::from(c == '{') - i32::from(c == '}');
        if c == ',' && depth == 0 {
            parts.push(String::new());
        } else {
            parts.last_mut().unwrap().push(c);
        }
    }
    parts.retain(|part| !part.trim().is_empty());
    let inner = parts.iter().flat_map(|part| paths_of(part));
    inner.map(|path| format!("{}{path}", head.trim())).collect()
}

/// The files by the paths that name them, or something of them that a table of contents offers.
type Places<'a> = BTreeMap<String, &'a str>;

fn places(house: &[SourceFile]) -> Places<'_> {
    let place = |file| (SourceFile::path(file).to_owned(), file.name.as_str());
    let mut places: Places<'_> = house.iter().map(place).collect();
    for contents in house.iter().filter(|file| ["mod", "lib"].contains(&file.stem())) {
        let folder = contents.path().rsplit_once('/').map_or("", |(folder, _)| folder);
        for offer in contents.offers() {
            let offer = format!("{folder}/{}", offer.replace("::", "/"));
            let (path, name) = offer.rsplit_once('/').unwrap();
            if let Some(file) = places.get(path).copied() {
                places.insert(format!("{folder}/{name}"), file);
            }
        }
    }
    places
}

/// The files of its own floor that a file imports, by their names; tables of contents are left out.
fn neighbours<'a>(file: &SourceFile, places: &Places<'a>) -> Vec<&'a str> {
    let mut found = Vec::new();
    for path in file.crate_paths() {
        let mut path = format!("{}/{}", file.floor(), path.replace("::", "/"));
        while let Some(shorter) = path.rfind('/') {
            if let Some(other) = places.get(&path) {
                found.extend((*other != file.name).then_some(*other));
                break;
            }
            path.truncate(shorter);
        }
    }
    found
}

/// Which files of its own floor each file imports.
type Imports<'a> = BTreeMap<&'a str, Vec<&'a str>>;

fn imports(house: &[SourceFile]) -> Imports<'_> {
    let places = places(house);
    house.iter().map(|file| (file.name.as_str(), neighbours(file, &places))).collect()
}

/// The room of a file: the folder or the single file directly below its floor.
fn room_of(name: &str) -> Option<&str> {
    let mut parts = name.split('/').skip(1);
    let room = parts.next()?.trim_end_matches(".rs");
    (!["lib", "mod"].contains(&room)).then_some(room)
}

/// Which rooms of a floor each of its rooms imports, be it a file of the room or the room itself.
fn rooms<'a>(floor: &str, house: &'a [SourceFile]) -> Imports<'a> {
    let files = || house.iter().filter(|file| file.floor() == floor);
    let known: BTreeSet<&str> = files().filter_map(|file| room_of(&file.name)).collect();
    let mut found = Imports::new();
    for file in files() {
        let Some(own) = room_of(&file.name) else { continue };
        let named = file.crate_paths().into_iter().filter_map(|path| {
            let room = path.split("::").next().unwrap_or_default().to_owned();
            known.get(room.trim()).copied().filter(|room| *room != own)
        });
        found.entry(own).or_default().extend(named);
    }
    found
}

/// A walk along the imports from this file or room back to it.
fn circle_of<'a>(start: &'a str, imports: &Imports<'a>) -> Option<Vec<&'a str>> {
    let mut ways = VecDeque::from([vec![start]]);
    let mut seen = BTreeSet::new();
    while let Some(way) = ways.pop_front() {
        for next in imports.get(way.last().unwrap()).into_iter().flatten() {
            let longer = [way.as_slice(), &[*next]].concat();
            if *next == start {
                return Some(longer);
            }
            if seen.insert(*next) {
                ways.push_back(longer);
            }
        }
    }
    None
}

fn worldly_words(file: &SourceFile) -> Vec<String> {
    if height_of(file.floor()).is_none_or(|height| height >= PURE_FLOORS) {
        return Vec::new();
    }
    file.uses_of(WORLD)
        .map(|(number, word)| {
            format!("{}:{number}: {} is pure and may not use {word}", file.name, file.floor())
        })
        .collect()
}

fn strayed_lodgers(file: &SourceFile) -> Vec<String> {
    let mut broken = Vec::new();
    for (name, home) in LODGERS {
        if file.floor() != *home {
            for (number, _) in file.uses_of(&[*name]) {
                broken.push(format!("{}:{number}: {name} lives in {home} only", file.name));
            }
        }
    }
    broken
}

fn questions_to_the_system(file: &SourceFile) -> Vec<String> {
    if SYSTEMS.contains(&file.name.as_str()) {
        return Vec::new();
    }
    let asks =
        |line: &str| line.contains("cfg") && SYSTEM_NAMES.iter().any(|name| has_word(line, name));
    let lines = file.lines().filter(|(_, line)| asks(line));
    lines.map(|(number, _)| format!("{}:{number}: ask store/system.rs", file.name)).collect()
}

fn impatient_calls(file: &SourceFile) -> Vec<String> {
    let is_asked = PATIENT_FLOORS.contains(&file.floor());
    if !is_asked || ["store/held.rs", "store/system.rs"].contains(&file.name.as_str()) {
        return Vec::new();
    }
    let lines = file.lines().filter(|(_, line)| IMPATIENT.iter().any(|call| line.contains(call)));
    lines.map(|(number, _)| format!("{}:{number}: ask store/held.rs", file.name)).collect()
}

fn unexcused_disorder(file: &SourceFile) -> Vec<String> {
    if file.code.contains(EXCUSE) {
        return Vec::new();
    }
    file.uses_of(UNORDERED)
        .map(|(number, word)| format!("{}:{number}: {word} has no order", file.name))
        .collect()
}

fn contents_that_define(file: &SourceFile) -> Vec<String> {
    if !["mod", "lib"].contains(&file.stem()) {
        return Vec::new();
    }
    file.uses_of(&["struct", "enum", "trait"])
        .map(|(number, word)| {
            format!("{}:{number}: a table of contents defines no {word}", file.name)
        })
        .collect()
}

fn public_globs(file: &SourceFile) -> Vec<String> {
    let is_glob = |line: &str| {
        line.starts_with("pub") && has_word(line, "use") && line.trim_end().ends_with("*;")
    };
    file.lines()
        .filter(|(_, line)| is_glob(line))
        .map(|(number, _)| format!("{}:{number}: no public glob", file.name))
        .collect()
}

fn empty_names(file: &SourceFile) -> Vec<String> {
    let says_nothing = |part: &str| EMPTY_NAMES.contains(&part);
    if file.name.split(['/', '.', '_']).any(says_nothing) {
        vec![format!("{}: the name says nothing", file.name)]
    } else {
        Vec::new()
    }
}

fn excess_length(file: &SourceFile) -> Vec<String> {
    let count = file.text.lines().count();
    let limit = if file.is_test() { LONGEST_TEST_FILE } else { LONGEST_FILE };
    if count > limit {
        vec![format!("{}: {count} lines, split it by subject (limit {limit})", file.name)]
    } else {
        Vec::new()
    }
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

fn the_house() -> Vec<SourceFile> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    collect(&root, &mut paths);
    paths.sort();
    let read = |path: &PathBuf| {
        let parts: Vec<_> =
            path.strip_prefix(&root).unwrap().iter().map(|part| part.to_str().unwrap()).collect();
        SourceFile::new(&parts.join("/"), &fs::read_to_string(path).unwrap())
    };
    paths.iter().map(read).collect()
}

fn assert_kept(law: fn(&SourceFile) -> Vec<String>) {
    let broken: Vec<_> = the_house().iter().flat_map(law).collect();
    assert!(broken.is_empty(), "\n{}\n", broken.join("\n"));
}

#[test]
fn no_floor_depends_on_one_beside_or_above() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for floor in FLOORS.iter().copied().flatten() {
        let manifest = fs::read_to_string(src.join(floor).join("Cargo.toml")).unwrap();
        let broken = arrows_not_down(floor, &manifest);
        assert!(broken.is_empty(), "{}", broken.join("\n"));
    }
}

#[test]
fn every_folder_of_src_is_a_floor() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let entries = fs::read_dir(src).unwrap().map(|entry| entry.unwrap());
    for folder in entries.filter(|entry| entry.path().is_dir()) {
        let name = folder.file_name().into_string().unwrap();
        assert!(height_of(&name).is_some(), "{name} stands on no floor");
    }
}

#[test]
fn no_file_imports_in_a_circle() {
    let house = the_house();
    let imports = imports(&house);
    for file in &house {
        let circle = circle_of(&file.name, &imports);
        assert!(circle.is_none(), "{}", circle.unwrap().join(" -> "));
    }
}

#[test]
fn no_room_imports_in_a_circle() {
    let house = the_house();
    for floor in ROOMED_FLOORS {
        let rooms = rooms(floor, &house);
        assert!(!rooms.is_empty(), "{floor} has no rooms");
        for room in rooms.keys() {
            let circle = circle_of(room, &rooms);
            assert!(circle.is_none(), "{floor}: {}", circle.unwrap().join(" -> "));
        }
    }
}

#[test]
fn a_circle_of_rooms_is_seen() {
    let file = SourceFile::new;
    let house = [
        file("web/lib.rs", "use crate::draw;"),
        file("web/home/page.rs", "use crate::{draw, http::page::Page};"),
        file("web/draw.rs", "use crate::parts::board::Board;"),
        file("web/parts/board.rs", "use crate::home;\nuse crate::parts::qr;"),
        file("web/parts/qr.rs", "use std::fmt;"),
    ];
    let rooms = rooms("web", &house);
    assert_eq!(rooms["home"], ["draw"]);
    assert_eq!(circle_of("draw", &rooms).unwrap(), ["draw", "parts", "home", "draw"]);
}

#[test]
fn a_circle_is_seen() {
    let file = SourceFile::new;
    let house = [
        file("game/a.rs", "use crate::{b::B, c::{D, e}};"),
        file("game/b.rs", "use crate::c::D;"),
        file("game/c.rs", "//! use crate::d::E;\nuse crate::a::A;"),
        file("game/d.rs", "use crate::b::B;"),
    ];
    let imports = imports(&house);
    assert_eq!(imports["game/a.rs"], ["game/b.rs", "game/c.rs", "game/c.rs"]);
    let circle = circle_of("game/b.rs", &imports).unwrap();
    assert_eq!(circle, ["game/b.rs", "game/c.rs", "game/a.rs", "game/b.rs"]);
    assert_eq!(circle_of("game/d.rs", &imports), None);
}

#[test]
fn a_circle_behind_a_table_of_contents_is_seen() {
    let file = SourceFile::new;
    let house = [
        file("app/desk/mod.rs", "mod door;\npub mod view;\n\npub use view::{View, look};"),
        file("app/desk/door.rs", "use crate::desk::{View, look};"),
        file("app/desk/view.rs", "use crate::desk::door::Door;"),
    ];
    let imports = imports(&house);
    assert_eq!(imports["app/desk/door.rs"], ["app/desk/view.rs", "app/desk/view.rs"]);
    assert!(circle_of("app/desk/door.rs", &imports).is_some());
}

#[test]
fn the_lower_floors_do_not_touch_the_world() {
    assert_kept(worldly_words);
}

#[test]
fn some_crates_are_known_to_one_module_only() {
    assert_kept(strayed_lodgers);
}

#[test]
fn what_differs_on_windows_stands_in_one_place() {
    assert_kept(questions_to_the_system);
}

#[test]
fn a_file_of_a_data_folder_that_is_held_for_a_moment_is_asked_for_again() {
    assert_kept(impatient_calls);
}

#[test]
fn nothing_without_an_order_is_used_without_an_excuse() {
    assert_kept(unexcused_disorder);
}

#[test]
fn a_table_of_contents_defines_nothing() {
    assert_kept(contents_that_define);
}

#[test]
fn nothing_is_exported_by_a_glob() {
    assert_kept(public_globs);
}

#[test]
fn every_file_has_a_name_that_says_something() {
    assert_kept(empty_names);
}

#[test]
fn no_file_is_too_long_to_be_read_at_once() {
    assert_kept(excess_length);
}

/// `tests/check` asks for the long tests by the name of their module.
#[test]
fn no_long_test_stands_where_the_checks_do_not_look_for_it() {
    let mut paths = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"), &mut paths);
    let texts = paths.iter().map(|path| (path, fs::read_to_string(path).unwrap()));
    let (mut strayed, mut found) = (Vec::new(), 0);
    for (path, text) in texts {
        let before = text.split("\nmod long {\n").next().unwrap();
        let of = |text: &str| text.matches("#[ignore = \"long").count();
        found += of(&text);
        strayed.extend((of(before) > 0).then_some(path));
    }
    assert!(strayed.is_empty() && found > 20, "{strayed:?}, {found} found");
}

#[test]
fn the_guards_see_what_they_guard_against() {
    let file = SourceFile::new;
    let count = |law: fn(&SourceFile) -> Vec<String>, name, text| law(&file(name, text)).len();
    let arrows = |floor, manifest| arrows_not_down(floor, manifest).len();
    assert_eq!(arrows("game", "flavita-web.workspace = true"), 1);
    assert_eq!(arrows("store", "flavita-i18n = { path = \"\" }"), 1);
    assert_eq!(arrows("web", "flavita-game.workspace = true"), 0);
    assert_eq!(count(worldly_words, "solver/rank.rs", "use std::fs::File;"), 1);
    assert_eq!(count(worldly_words, "solver/rank.rs", "let iteration = \"std::fs\"; // tera"), 0);
    assert_eq!(count(worldly_words, "app/clock.rs", "use std::fs::File;"), 0);
    let with_tests = "fn a() {}\n#[cfg(test)]\nmod tests {\n    use std::fs;\n}\n";
    assert_eq!(count(worldly_words, "solver/rank.rs", with_tests), 0);
    assert_eq!(count(strayed_lodgers, "web/page.rs", "use rusqlite::Connection;"), 1);
    assert_eq!(count(strayed_lodgers, "main.rs", "use rayon::prelude::ParallelIterator;"), 1);
    assert_eq!(count(questions_to_the_system, "app/desk.rs", "if cfg!(windows) {}"), 1);
    assert_eq!(count(questions_to_the_system, "store/system.rs", "if cfg!(windows) {}"), 0);
    assert_eq!(count(impatient_calls, "app/follow/key.rs", "fs::read(&path)"), 1);
    assert_eq!(count(impatient_calls, "app/follow/key.rs", "held::read(&path)"), 0);
    assert_eq!(count(unexcused_disorder, "app/desk.rs", "use std::collections::HashMap;"), 1);
    let excused = "#[expect(clippy::disallowed_types, reason = \"\")]\ntype A = HashMap<u8, u8>;";
    assert_eq!(count(unexcused_disorder, "app/desk.rs", excused), 0);
    assert_eq!(count(contents_that_define, "game/mod.rs", "pub(crate) struct Rack;"), 1);
    assert_eq!(count(contents_that_define, "game/mod.rs", "//! A struct.\npub mod rack;"), 0);
    assert_eq!(count(contents_that_define, "game/lib.rs", "enum A {}"), 1);
    assert_eq!(count(public_globs, "game/mod.rs", "pub use rack::*;"), 1);
    assert_eq!(count(empty_names, "web/slip_manager.rs", ""), 1);
    assert_eq!(count(empty_names, "common/rack.rs", ""), 1);
    assert_eq!(count(excess_length, "game/rack.rs", &"\n".repeat(401)), 1);
}

#[test]
fn comments_and_quoted_texts_are_not_code() {
    let code =
        code_of("a(\"x // y \\\" z\"); b('\"', '\\'', 'c'); // d\n/* e\n */ f<'g>(r#\"h\"#)");
    for kept in ["a(", "b(", "'c'", "f<'g>("] {
        assert!(code.contains(kept), "{kept} in {code}");
    }
    for blanked in ['x', 'y', 'z', 'd', 'e', 'h'] {
        assert!(!code.contains(blanked), "{blanked} in {code}");
    }
    assert_eq!(code.lines().count(), 3);
}
