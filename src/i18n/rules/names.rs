//! What profiles and forms are called.

use crate::{catalogue::say, catalogue::try_say, language::Language, names::points};
use flavita_game::Edition;
use flavita_tournament::profile::{form::Form, form::Theme, form_catalogue};
use flavita_tournament::{profile::catalogue::every_embedded, profile::definition::Profile};

/// What people call these rules: the program's own in the reader's language, others as their file
/// says.
pub fn profile_name(language: Language, rules: &Profile) -> String {
    said(language, "name", rules).unwrap_or_else(|| rules.name.clone())
}

/// What these rules are, in one sentence, where that is known.
pub fn profile_about(language: Language, rules: &Profile) -> Option<String> {
    said(language, "about", rules).or_else(|| rules.about.clone())
}

fn said(language: Language, what: &str, rules: &Profile) -> Option<String> {
    // Rules that a form or a page has changed are called otherwise than those of the program.
    let is_same = |known: &Profile| {
        known.id == rules.id && known.name == rules.name && known.about == rules.about
    };
    let is_known = every_embedded().iter().any(is_same);
    let key = format!("profile-{what}-{}", rules.id);
    is_known.then(|| try_say(language, &key, &[])).flatten()
}

/// What people call an embedded form of the game; `ordinary` is the one without changes.
pub fn form_name(language: Language, id: &str) -> String {
    say(language, &format!("form-name-{id}"), &[])
}

/// What an embedded form of the game is, in one sentence.
pub fn form_about(language: Language, id: &str) -> String {
    say(language, &format!("form-about-{id}"), &[])
}

/// What a game is beside the plain one: the name of its form, and its theme; nothing where it is plain.
pub fn variant(language: Language, form: &Form) -> Vec<String> {
    let name = form_catalogue::named(form).map(|id| form_name(language, id));
    name.into_iter().chain(theme_line(language, form)).collect()
}

/// Today's theme and what each of its words adds, in a few words; nothing where there is none.
pub fn theme_line(language: Language, form: &Form) -> Option<String> {
    let Theme { name, points, .. } = form.theme.as_ref()?;
    Some(say!(language, "theme-line", name = name.as_str(), n = points))
}

/// Today's theme: its words, and how much more each of them is worth.
pub fn theme(language: Language, theme: &Theme, edition: &Edition) -> String {
    let words = theme.shown(edition).join(", ");
    let (name, more) = (theme.name.as_str(), points(language, theme.points));
    say!(language, "rules-theme", name, points = more, words)
}
