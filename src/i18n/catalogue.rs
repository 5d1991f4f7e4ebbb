//! The catalogues of sentences and how one is said.

use crate::{grammar::functions, language::Language};
use flavita_tournament::model::{PlayerNumber, RoundNumber, RulingNumber, SlipNumber};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use rust_embed::RustEmbed;
use std::{path, sync::OnceLock};

#[derive(RustEmbed)]
#[folder = "."]
#[include = "*/*.ftl"]
struct Files;

type Catalogue = FluentBundle<FluentResource>;

/// What is put into a sentence: a number, which chooses the plural form, or a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Argument {
    /// A whole number.
    Number(i64),
    /// A text, put in as it stands.
    Text(String),
}

macro_rules! from_texts {
    ($($text:ty),*) => {
        $(impl From<$text> for Argument {
            fn from(text: $text) -> Self {
                Self::Text(ToString::to_string(&text))
            }
        })*
    };
}

from_texts!(&str, String, &String, path::Display<'_>);

macro_rules! from_numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Argument {
            fn from(number: $number) -> Self {
                Self::Number(number.try_into().unwrap_or(i64::MAX))
            }
        }

        impl From<&$number> for Argument {
            fn from(number: &$number) -> Self {
                Self::from(*number)
            }
        })*
    };
}

from_numbers!(i64, i32, u64, u32, u16, usize, PlayerNumber, RoundNumber, SlipNumber, RulingNumber);

/// Says the sentence `key` in `language`.
///
/// A language whose catalogue lacks the key falls back to Russian. A key that no catalogue has ends
/// a development build (`tests/sentence_keys.rs` finds it before); else an ellipsis stands there.
///
/// # Examples
///
/// ```
/// use flavita_i18n::{language::Language, say};
///
/// assert_eq!(say!(Language::Russian, "points", n = 44), "44 очка");
/// assert_eq!(say!(Language::English, "points", n = 1), "1 point");
/// ```
pub fn say(language: Language, key: &str, arguments: &[(&'static str, Argument)]) -> String {
    let said = try_say(language, key, arguments);
    debug_assert!(said.is_some(), "no sentence has the key {key}");
    said.unwrap_or_else(|| "…".to_owned())
}

/// Says the sentence `key`, or nothing where no catalogue has it.
pub fn try_say(
    language: Language,
    key: &str,
    arguments: &[(&'static str, Argument)],
) -> Option<String> {
    let arguments = arguments.iter().map(|(name, argument)| match argument {
        Argument::Number(number) => (*name, FluentValue::from(*number)),
        Argument::Text(text) => (*name, FluentValue::from(text.as_str())),
    });
    let arguments = arguments.collect();
    [language, Language::default()].into_iter().find_map(|one| said(one, key, &arguments))
}

/// The sentence as this language alone says it.
fn said(language: Language, key: &str, arguments: &FluentArgs<'_>) -> Option<String> {
    let catalogue = catalogue(language);
    let pattern = catalogue.get_message(key)?.value()?;
    let mut faults = Vec::new();
    let text = catalogue.format_pattern(pattern, Some(arguments), &mut faults);
    faults.is_empty().then(|| text.into_owned())
}

/// The catalogue of a language, read when its first sentence is said: few starts of the program need all.
fn catalogue(language: Language) -> &'static Catalogue {
    static CATALOGUES: [OnceLock<Catalogue>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    CATALOGUES[language as usize].get_or_init(|| read(language.tag()))
}

fn read(tag: &str) -> Catalogue {
    let mut catalogue = Catalogue::new_concurrent(vec![tag.parse().expect("a language's tag")]);
    catalogue.set_use_isolating(false);
    functions::add(&mut catalogue);
    for name in Files::iter().filter(|name| name.split('/').next() == Some(tag)) {
        let file = Files::get(&name).expect("it was named").data;
        let text = String::from_utf8(file.into_owned()).expect("sentences are text");
        let sentences = FluentResource::try_new(text).expect("tests read every file");
        catalogue.add_resource(sentences).expect("no key stands twice");
    }
    catalogue
}
