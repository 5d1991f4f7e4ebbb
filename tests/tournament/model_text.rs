//! Tests of `src/tournament/model/text.rs`.

use flavita_tournament::model::refusal::TextFault;
use flavita_tournament::model::text::{LONGEST_NAME, clean};

#[test]
fn a_name_is_kept_in_composed_letters() {
    assert_eq!(clean(" Е\u{308}лкин ").unwrap(), "Ёлкин");
    assert_eq!(clean("Nagy Ősz").unwrap(), clean("Nagy O\u{30b}sz").unwrap());
    assert_eq!(clean("ﬁ ½ Ⅳ").unwrap(), "ﬁ ½ Ⅳ", "never other letters");
}

#[test]
fn every_hidden_character_is_refused_by_its_name() {
    for hidden in [
        '\0',
        '\t',
        '\u{7f}',
        '\u{85}',
        '\u{ad}',
        '\u{61c}',
        '\u{200b}',
        '\u{200d}',
        '\u{200f}',
        '\u{2028}',
        '\u{202a}',
        '\u{202e}',
        '\u{2060}',
        '\u{2066}',
        '\u{2069}',
        '\u{3164}',
        '\u{fe0f}',
        '\u{feff}',
        '\u{e000}',
        '\u{e0041}',
        '\u{378}',
        '\u{fffe}',
    ] {
        let fault = clean(&format!("Ада {hidden}Вин"));
        let name = format!("U+{:04X}", u32::from(hidden));
        let before = "Ада ".to_owned();
        assert_eq!(fault, Err(TextFault::Hidden { name, before }));
    }
}

#[test]
fn a_long_name_is_refused_however_it_is_counted() {
    assert!(clean(&"я".repeat(LONGEST_NAME)).is_ok());
    assert!(clean(&"я".repeat(LONGEST_NAME + 1)).is_err());
    assert!(clean(&format!("я{}", "\u{301}".repeat(200))).is_err());
}

#[test]
fn cleaning_twice_is_cleaning_once() {
    for text in ["Е\u{308}лкин", "Nagy O\u{30b}sz", "אדם", "  x  "] {
        let once = clean(text).unwrap();
        assert_eq!(clean(&once), Ok(once));
    }
}
