//! The page itself.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::replay::at_table::{self, TableReplay};
use crate::replay::game::{GameTold, told};
use flavita_i18n::{catalogue::say, language::Language};
use flavita_lexicon::graph::Graph;
use flavita_tournament::state::tournament::Tournament;

/// What it is called in addresses and on the command line.
pub const NAME: &str = "replay";

const SKELETON: &str = include_str!("../../../static/replay.html");
const SCRIPT: &str = include_str!("../../../static/replay.js");
const STYLES: [&str; 2] =
    [include_str!("../../../static/board.css"), include_str!("../../../static/replay.css")];

/// The sentences of the script: each stands in the catalogue behind `replay-`.
const SENTENCES: &[&str] = &[
    "round", "of", "rack", "time", "top", "equal", "others", "found", "nobody", "solo", "after",
    "rank", "player", "total", "points", "verdict", "first", "previous", "next", "last", "players",
    "all", "word", "square", "no-slip", "annulled", "keys", "begins",
];

/// Those that say something else of a game at a table.
const AT_TABLES: &[&str] =
    &["round", "after", "first", "previous", "next", "last", "keys", "begins"];

#[derive(Serialize)]
struct Told {
    game: GameTold,
    say: BTreeMap<&'static str, String>,
}

/// The game as a page of HTML that asks no network for anything.
///
/// Without words the page shows the tops and nothing below them.
pub fn replay(state: &Tournament, words: Option<&Graph>, language: Language) -> Vec<u8> {
    page_of(told(state, words, language), language, &BTreeMap::new())
}

/// A game at a table as a page.
pub fn table_replay(replay: &TableReplay<'_>, language: Language) -> Vec<u8> {
    let own = |key: &&'static str| (*key, say(language, &format!("tables-replay-{key}"), &[]));
    let mut own: BTreeMap<_, _> = AT_TABLES.iter().map(own).collect();
    own.insert("others", say(language, "tables-best", &[]));
    page_of(at_table::told(replay, language), language, &own)
}

fn page_of(game: GameTold, language: Language, own: &BTreeMap<&'static str, String>) -> Vec<u8> {
    let sentence = |key: &&'static str| {
        let usual = || say(language, &format!("replay-{key}"), &[]);
        (*key, own.get(key).cloned().unwrap_or_else(usual))
    };
    let title = escaped(&game.name);
    let data = Told { game, say: SENTENCES.iter().map(sentence).collect() };
    let data = serde_json::to_string(&data).expect("plain data");
    let parts = [
        ("{lang}", language.tag().to_owned()),
        ("{program}", crate::PROGRAM.to_owned()),
        ("{title}", title),
        ("{style}", STYLES.concat()),
        // No text of the game may end the element that it stands in.
        ("{data}", data.replace('<', "\\u003c")),
        ("{script}", SCRIPT.to_owned()),
    ];
    filled(SKELETON, &parts).into_bytes()
}

/// The skeleton with its parts in; what stands in a part is not looked at again.
fn filled(skeleton: &str, parts: &[(&str, String)]) -> String {
    let next =
        parts.iter().filter_map(|(mark, text)| Some((skeleton.find(mark)?, *mark, text))).min();
    let Some((at, mark, text)) = next else { return skeleton.to_owned() };
    let rest = filled(&skeleton[at + mark.len()..], parts);
    format!("{}{text}{rest}", &skeleton[..at])
}

pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
