//! When two names are one.

use unicode_normalization::UnicodeNormalization;

/// What is the same in two spellings of a name that need nobody to look at them: capitals, Ё and
/// Е, spaces.
///
/// ```
/// use flavita_contests::season::name_key::key;
/// assert_eq!(key("  ПЁТР  иванов "), key("Петр Иванов"));
/// assert_ne!(key("Иванов Петр"), key("Петр Иванов"));
/// ```
pub fn key(name: &str) -> String {
    let composed: String = name.nfc().collect();
    let plain = composed.to_lowercase().replace('ё', "е");
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}
