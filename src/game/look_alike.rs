//! Capital letters of the Latin and Cyrillic alphabets that look the same.
//!
//! A hand that forgot to switch the keyboard types `B8` for `В8`: the eye cannot tell them apart,
//! so neither does the program.

/// Pairs of capitals (Latin, Cyrillic) that cannot be told apart in print.
const PAIRS: [(char, char); 17] = [
    ('A', 'А'),
    ('B', 'В'),
    ('C', 'С'),
    ('E', 'Е'),
    ('H', 'Н'),
    ('I', 'І'),
    ('J', 'Ј'),
    ('K', 'К'),
    ('M', 'М'),
    ('O', 'О'),
    ('P', 'Р'),
    ('S', 'Ѕ'),
    ('T', 'Т'),
    ('X', 'Х'),
    ('Y', 'У'),
    ('Ë', 'Ё'),
    ('Ï', 'Ї'),
];

/// The capital of the other alphabet that looks like this capital.
///
/// ```
/// use flavita_game::look_alike::look_alike;
/// assert_eq!(look_alike('B'), Some('В'));
/// assert_eq!(look_alike('Ж'), None);
/// ```
pub fn look_alike(capital: char) -> Option<char> {
    PAIRS.iter().find_map(|(latin, cyrillic)| match capital {
        c if c == *latin => Some(*cyrillic),
        c if c == *cyrillic => Some(*latin),
        _ => None,
    })
}
