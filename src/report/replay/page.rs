//! The page itself.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::replay::game::{GameTold, told};
use flavita_i18n::{catalogue::say, language::Language};
use flavita_tournament::{judging::referee::Referee, state::tournament::Tournament};

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

#[derive(Serialize)]
struct Told {
    game: GameTold,
    say: BTreeMap<&'static str, String>,
}

/// The game as a page of HTML that asks no network for anything.
///
/// Without a referee, who knows the words, the page shows the tops and nothing below them.
pub fn replay(state: &Tournament, referee: Option<Referee<'_>>, language: Language) -> Vec<u8> {
    let sentence = |key: &&'static str| (*key, say(language, &format!("replay-{key}"), &[]));
    let data = Told {
        game: told(state, referee, language),
        say: SENTENCES.iter().map(sentence).collect(),
    };
    let data = serde_json::to_string(&data).expect("plain data");
    let parts = [
        ("{lang}", language.tag().to_owned()),
        ("{program}", crate::PROGRAM.to_owned()),
        ("{title}", escaped(&state.name)),
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
    let Some((at, mark, text)) = next else {
        return skeleton.to_owned();
    };
    let rest = filled(&skeleton[at + mark.len()..], parts);
    format!("{}{text}{rest}", &skeleton[..at])
}

pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
