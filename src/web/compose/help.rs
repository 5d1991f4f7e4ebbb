//! The manual: its texts are templates, only the table of contents is composed.

use crate::pages::help::{CHAPTERS, ChapterLink, HelpPage};
use flavita_i18n::{catalogue::say, language::Language};

/// The manual in this language.
pub fn page(language: Language) -> HelpPage {
    let link = |name: &'static str| ChapterLink {
        name,
        title: say(language, &format!("help-{name}"), &[]),
    };
    HelpPage { chapters: CHAPTERS.map(link).to_vec() }
}
