//! When two names are one.

use unicode_normalization::UnicodeNormalization;

/// What stands between the names of a pair.
pub(super) const PAIR: &str = " / ";

/// What is the same in two spellings of a name that need nobody to look at them: capitals, Ё and
/// Е, spaces, and which name of a pair comes first.
///
/// ```
/// use flavita_contests::season::name_key::key;
/// assert_eq!(key("  ПЁТР  иванов "), key("Петр Иванов"));
/// assert_ne!(key("Иванов Петр"), key("Петр Иванов"));
/// assert_eq!(key("Ада / Ван"), key("ван / АДА"));
/// ```
pub fn key(name: &str) -> String {
    let composed: String = name.nfc().collect();
    let plain = composed.to_lowercase().replace('ё', "е");
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut names: Vec<&str> = plain.split(PAIR).collect();
    names.sort_unstable();
    names.join(PAIR)
}
