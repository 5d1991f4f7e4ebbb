//! The language of the machine, in which the command line speaks to people.

use flavita_i18n::language::Language;

/// The first of the machine's languages that the program speaks, else English.
pub(super) fn language() -> Language {
    chosen(sys_locale::get_locales())
}

/// Who sets the locale `C` wants no other language.
fn chosen(tags: impl Iterator<Item = String>) -> Language {
    let primary = |tag: &str| tag.split(['-', '_', '.']).next().unwrap_or_default().to_owned();
    let mut wishes = tags.take_while(|tag| !matches!(primary(tag).as_str(), "C" | "POSIX"));
    wishes.find_map(|tag| Language::from_tag(&tag)).unwrap_or(Language::English)
}

#[cfg(test)]
mod tests {
    use super::{Language, chosen};

    #[test]
    fn the_machine_speaks_its_first_language_that_the_program_knows() {
        for (tags, language) in [
            ("ru-RU", Language::Russian),
            ("de-AT hu", Language::Hungarian),
            ("cs_CZ.UTF-8 ru", Language::Czech),
            ("de-CH fr-CH", Language::French),
            ("de es", Language::English),
            ("C ru-RU", Language::English),
            ("C.UTF-8 ru-RU", Language::English),
            ("", Language::English),
        ] {
            assert_eq!(chosen(tags.split_whitespace().map(str::to_owned)), language, "{tags}");
        }
    }
}
