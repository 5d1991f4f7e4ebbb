//! The catalogues of sentences and how one is said.

use self::embedded::CATALOGUES;
use crate::language::Language;
use flavita_tournament::model::{PlayerNumber, RoundNumber, RulingNumber, SlipNumber};
use fluent_templates::{Loader, fluent_bundle::FluentValue};
use std::path;

#[expect(clippy::disallowed_types, reason = "the loader's tables are looked up, never iterated")]
mod embedded {
    use crate::grammar::functions;

    fluent_templates::static_loader! {
        pub(super) static CATALOGUES = {
            locales: ".",
            fallback_language: "ru",
            customise: |bundle| {
                bundle.set_use_isolating(false);
                functions::add(bundle);
            },
        };
    }
}

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
    let arguments = arguments
        .iter()
        .map(|(name, argument)| {
            let value = match argument {
                Argument::Number(number) => FluentValue::from(*number),
                Argument::Text(text) => FluentValue::from(text.as_str()),
            };
            ((*name).into(), value)
        })
        .collect();
    CATALOGUES.try_lookup_with_args(&language.identifier(), key, &arguments)
}
