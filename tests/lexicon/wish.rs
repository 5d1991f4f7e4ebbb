//! Tests of `src/lexicon/wish.rs`.

use flavita_lexicon::alphabet::Alphabet;
use flavita_lexicon::builder::build;
use flavita_lexicon::find::find;
use flavita_lexicon::wish::TypedWish;

#[test]
fn what_is_typed_finds_what_players_ask_for() {
    let alphabet = Alphabet::new(["A", "C", "R", "S", "T"]);
    let list = ["ARC", "AS", "AT", "CAR", "CARS", "CART", "CARTS", "RAT", "SCAR", "STAR"];
    let words = build(list.map(|word| alphabet.cut(word).unwrap()), |_| ());
    let found = |typed: TypedWish<'_>| -> Vec<String> {
        let found = find(&words, &typed.read(&alphabet).unwrap(), None, 100);
        found.words.iter().map(|word| alphabet.spell(word)).collect()
    };
    let nothing = TypedWish::default();
    assert_eq!(found(TypedWish { pattern: "?car", ..nothing }), ["SCAR"], "hooks in front");
    assert_eq!(
        found(TypedWish { pattern: "car*", to: Some(4), ..nothing }),
        ["CAR", "CARS", "CART"]
    );
    assert_eq!(found(TypedWish { pattern: "?t / *car/at", ..nothing }), ["CAR", "SCAR", "AT"]);
    assert_eq!(found(TypedWish { letters: "r a c", all: true, ..nothing }), ["ARC", "CAR"]);
    assert_eq!(
        found(TypedWish { letters: "rac", ..nothing }),
        ["ARC", "CAR"],
        "and all shorter ones"
    );
    let and_one = TypedWish { letters: "arc?", all: true, ..nothing };
    assert_eq!(found(and_one), ["CARS", "CART", "SCAR"], "a rack and one letter more");
    assert_eq!(found(TypedWish { with: "ss", ..nothing }), [""; 0]);
    assert_eq!(found(TypedWish { with: "st", without: "c", ..nothing }), ["STAR"]);
    assert!(!TypedWish { pattern: "car", ..nothing }.is_search());
    assert!(TypedWish { letters: "x", ..nothing }.read(&alphabet).is_err());
}
