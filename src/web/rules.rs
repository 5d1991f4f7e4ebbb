//! Rules of today: what the players agreed on and by what they are judged.

use crate::console::ends::{agreements, changes};
use crate::parts::{counted_words, details, edition_name, letter_tiles};
use crate::{draw::grouped, draw::writing, frame::Answer, frame::AtDesk};
use flavita_app::audit::spoken::spoken_words;
use flavita_i18n::rules::chapter::{Chapter, chapters};
use flavita_i18n::rules::names::{profile_about, profile_name};
use flavita_i18n::{language::Language, names::list_name};
use flavita_tournament::state::Tournament;
use serde::Serialize;

/// `GET /t/{id}/rules`: the rules of a tournament in plain sentences, for everybody and for print.
#[derive(Default, Serialize)]
pub struct RulesPage {
    /// Date, game and time for a round, in one line.
    pub details: String,
    /// Whose rules they are.
    pub by: String,
    /// What these rules are, in one sentence.
    pub about: Option<String>,
    /// The rules.
    pub chapters: Vec<Chapter>,
}

page!(RulesPage, "rules.html");

/// The page of the rules.
pub fn page(state: &Tournament, fingerprint: &str, language: Language) -> RulesPage {
    let rules = &state.profile;
    let name = profile_name(language, rules);
    let chapters = chapters(language, rules, &state.edition);
    let first = std::iter::once(game(state, fingerprint, language));
    let chapters = first.chain(chapters).chain(draw(state, language));
    RulesPage {
        details: details(state, language),
        by: say!(language, "rules-by", name = name),
        about: profile_about(language, rules),
        chapters: chapters.collect(),
    }
}

/// What is published of the draw before the game.
fn draw(state: &Tournament, language: Language) -> Option<Chapter> {
    let seed = &state.seed;
    if seed.commitment.is_empty() {
        return None;
    }
    let mut sentences =
        vec![say!(language, "rules-draw-commitment", commitment = grouped(&seed.commitment))];
    if !seed.public.is_empty() {
        sentences.push(say!(language, "rules-draw-public", text = seed.public.as_str()));
    }
    Some(Chapter { name: "draw", title: say!(language, "draw-title"), sentences })
}

/// The edition, what was agreed about it, and the words.
fn game(state: &Tournament, fingerprint: &str, language: Language) -> Chapter {
    let edition = &state.edition;
    let tiles = letter_tiles(edition);
    let (name, blanks) = (edition_name(edition, language), u32::from(edition.blanks));
    let tiles = say!(language, "edition-tiles", n = tiles);
    let mut sentences = vec![match blanks {
        0 => say!(language, "rules-edition-without-blanks", name, tiles),
        n => say!(language, "rules-edition", name, tiles, n),
    }];
    let agreed = agreements(edition, language);
    if !agreed.is_empty() {
        sentences.push(say!(language, "rules-switches", what = agreed.join(language.semicolon())));
    }
    let (name, words) = (&state.dictionary.name, state.dictionary.words);
    let (name, words) = (list_name(language, name), counted_words(words, language));
    sentences.push(say!(language, "rules-dictionary", name, words));
    let changed = changes(edition, &state.dictionary.choice, language);
    sentences.extend(changed.into_iter().map(|said| said + "."));
    sentences.push(fingerprint_sentence(state, fingerprint, language));
    Chapter { name: "game", title: say!(language, "rules-game"), sentences }
}

/// The fingerprint of the words that count now: in words that can be read out, and whole.
fn fingerprint_sentence(state: &Tournament, fingerprint: &str, language: Language) -> String {
    let words = spoken_words(fingerprint, writing(language));
    let is_ruled = !state.ruled_words().is_empty();
    let key = if is_ruled { "rules-fingerprint-ruled" } else { "rules-fingerprint" };
    say!(language, key, words, text = grouped(fingerprint))
}

/// `GET /t/{id}/rules`.
pub(crate) async fn show(at: AtDesk) -> Answer {
    let (view, known) = (at.view(), at.public_view());
    let told = at.work(move |app| page(&known.state, view.fingerprint(), app.language));
    Ok(at.page(&told.await?))
}
