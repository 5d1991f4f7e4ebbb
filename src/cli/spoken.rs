//! The language of the machine, in which the command line speaks to people.

use flavita_i18n::language::Language;

/// The first of the machine's languages that the program speaks, else English.
pub(super) fn language() -> Language {
    Language::of_machine(sys_locale::get_locales())
}
