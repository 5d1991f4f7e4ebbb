//! Rules of today: what the players agreed on and by what they are judged.

use crate::app::view::DeskView;
use crate::i18n::catalogue::say;
use crate::i18n::language::Language;
use crate::i18n::rules::chapter::{Chapter, chapters};
use crate::i18n::rules::names::{profile_about, profile_name};
use crate::tournament::state::Tournament;
use crate::web::compose::choices::{edition_name, letter_tiles};
use crate::web::compose::ends::{agreements, changes};
use crate::web::compose::figures::{counted_words, details};
use crate::web::pages::rules::{ChapterView, RulesPage};

/// The page of the rules.
#[must_use]
pub fn page(view: &DeskView, id: &str, language: Language) -> RulesPage {
    let state = &view.state;
    let rules = &state.profile;
    let name = profile_name(language, rules);
    let chapters = chapters(language, rules, &state.edition);
    let chapters = std::iter::once(game(state, language)).chain(chapters);
    RulesPage {
        tournament: id.to_owned(),
        name: state.name.clone(),
        details: details(state, language),
        by: say(language, "rules-by", &[("name", name.into())]),
        about: profile_about(language, rules),
        chapters: chapters
            .map(|chapter| ChapterView {
                name: chapter.name,
                title: chapter.title,
                sentences: chapter.sentences,
            })
            .collect(),
    }
}

/// The edition, what was agreed about it, and the words.
fn game(state: &Tournament, language: Language) -> Chapter {
    let edition = &state.edition;
    let tiles = letter_tiles(edition);
    let arguments = [
        ("name", edition_name(edition, language).into()),
        (
            "tiles",
            say(language, "edition-tiles", &[("n", tiles.into())]).into(),
        ),
        ("n", u32::from(edition.blanks()).into()),
    ];
    let mut sentences = if edition.blanks() > 0 {
        vec![say(language, "rules-edition", &arguments)]
    } else {
        vec![say(
            language,
            "rules-edition-without-blanks",
            &arguments[..2],
        )]
    };
    let agreed = agreements(edition, language);
    if !agreed.is_empty() {
        let agreed = [("what", agreed.join("; ").into())];
        sentences.push(say(language, "rules-switches", &agreed));
    }
    let words = [
        ("name", state.dictionary.name.as_str().into()),
        (
            "words",
            counted_words(state.dictionary.words, language).into(),
        ),
    ];
    sentences.push(say(language, "rules-dictionary", &words));
    sentences.extend(changes(state, language).into_iter().map(|said| said + "."));
    Chapter {
        name: "game",
        title: say(language, "rules-game", &[]),
        sentences,
    }
}
