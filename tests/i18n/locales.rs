//! Which language the command line speaks.

use flavita_i18n::language::Language;

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
        let tags_of_machine = tags.split_whitespace().map(str::to_owned);
        assert_eq!(Language::of_machine(tags_of_machine), language, "{tags}");
    }
}
