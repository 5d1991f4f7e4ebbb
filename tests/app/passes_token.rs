//! Tests of `src/app/passes/token.rs`.

use flavita_app::machine::seed::random;
use flavita_app::passes::token::{Token, fresh_pin, is_same, pin_hash};

#[test]
fn a_token_is_read_as_it_was_written() {
    let token = Token::fresh().unwrap();
    assert_eq!(token.text().len(), 32);
    assert_eq!(Token::read(&token.text()), Some(token.clone()));
    assert_ne!(Token::fresh().unwrap(), token);
    for wrong in ["", "12", &"g".repeat(32), &"0".repeat(33), "яяяяяяяяяяяяяяяя"] {
        assert_eq!(Token::read(wrong), None, "{wrong}");
    }
}

#[test]
fn a_token_never_shows_itself_to_the_log() {
    let token = Token::fresh().unwrap();
    assert!(!format!("{token:?}").contains(&token.text()));
}

#[test]
fn a_pin_has_six_digits_and_its_hash_depends_on_the_salt() {
    let pin = fresh_pin().unwrap();
    assert!(pin.len() == 6 && pin.bytes().all(|b| b.is_ascii_digit()));
    let (one, other) = (random().unwrap(), random().unwrap());
    assert!(is_same(&pin_hash(&one, &pin), &pin_hash(&one, &pin)));
    assert!(!is_same(&pin_hash(&one, &pin), &pin_hash(&other, &pin)));
}
