//! The Russian preposition *о*: *об* before a vowel without the sound of *й*, *обо* before *мне*
//! and the forms of *весь*.

use super::opening::Opening;

/// Words before which *обо* is said.
const OBO: &[&str] = &["мне", "всём", "всем", "всей", "всех", "что"];

/// Consonants whose names begin with a vowel: *эль*, *эм* …, *икс*.
const NAMED_WITH_VOWEL: &str = "лмнрсфlmnrsfx";

/// Letters that begin with the sound of *й*.
const IOTATED: &str = "еёюя";

/// What *о* gets behind it before this.
pub(super) fn ending_of_o(opening: Opening<'_>) -> &'static str {
    match opening {
        Opening::Number { group: 1, groups_behind: 0 } | Opening::Number { group: 11, .. } => "б",
        Opening::Word(word) if OBO.contains(&word.to_lowercase().as_str()) => "бо",
        sounded if sounded.begins_with_vowel(NAMED_WITH_VOWEL, IOTATED) => "б",
        Opening::Number { .. } | Opening::Letters(_) | Opening::Word(_) | Opening::Silence => "",
    }
}
