//! Capital letters of the Latin and Cyrillic alphabets that look the same.
//!
//! A hand that forgot to switch the keyboard types `B8` for `В8`: the eye cannot tell them apart,
//! so neither does the program.

/// Capitals that cannot be told apart in print from those at the same place in the other row.
const LATIN: &str = "ABCEHIJKMOPSTXYËÏ";
const CYRILLIC: &str = "АВСЕНІЈКМОРЅТХУЁЇ";

/// The capital of the other alphabet that looks like this capital.
///
/// ```
/// use flavita_game::look_alike::look_alike;
/// assert_eq!(look_alike('B'), Some('В'));
/// assert_eq!(look_alike('Ж'), None);
/// ```
pub fn look_alike(capital: char) -> Option<char> {
    LATIN.chars().zip(CYRILLIC.chars()).find_map(|(latin, cyrillic)| match capital {
        c if c == latin => Some(cyrillic),
        c if c == cyrillic => Some(latin),
        _ => None,
    })
}
