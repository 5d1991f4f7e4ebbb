//! Names that an edition's file gives, in the language of the reader.

use flavita_game::edition::definition::Edition;
use flavita_i18n::{catalogue::try_say, language::Language};

/// A name of the edition's file, in the language of the reader where a catalogue has it.
pub fn in_language(edition: &Edition, language: Language, key: &str, own: &str) -> String {
    if edition.language() == language.tag() {
        return own.to_owned();
    }
    try_say(language, key, &[]).unwrap_or_else(|| own.to_owned())
}
