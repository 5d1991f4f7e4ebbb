//! The Hungarian article: *a* before a consonant, *az* before a vowel, by the sound.

use super::opening::Opening;

/// Letters whose Hungarian names begin with a vowel: *eff*, *ell*, *iksz* …
const NAMED_WITH_VOWEL: &str = "flmnrsxy";

/// Letters that begin with the sound of *j*: *jem*, *jul*.
const IOTATED: &str = "еёюяy";

/// Whether the article before this is *az*.
pub(super) fn takes_az(opening: Opening<'_>) -> bool {
    if let Opening::Number { group, .. } = opening {
        return group == 1 || leading_digit(group) == 5;
    }
    opening.begins_with_vowel(NAMED_WITH_VOWEL, IOTATED)
}

fn leading_digit(group: u16) -> u16 {
    match group {
        100.. => group / 100,
        10.. => group / 10,
        _ => group,
    }
}
