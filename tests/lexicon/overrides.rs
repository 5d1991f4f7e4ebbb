//! Tests of `src/lexicon/overrides.rs`.

use flavita_game::{Letter, embedded};
use flavita_lexicon::{alphabet::Alphabet, builder::build, overrides::Overrides};

fn alphabet() -> Alphabet {
    Alphabet::of(&embedded("hu-scrabble").unwrap())
}

fn read(text: &str) -> Overrides {
    Overrides::read(&alphabet(), text).unwrap()
}

#[test]
fn words_are_added_and_taken_away() {
    let before = read("+ház +kert").applied_to(&build(Vec::<Vec<Letter>>::new(), |_| ()));
    let after = read("+köz|ség # a village\n-kert +asszony").applied_to(&before);
    let told: Vec<bool> = ["ház", "kert", "köz|ség", "község", "asszony"]
        .map(|word| after.contains(alphabet().cut(word).unwrap()))
        .into();
    assert_eq!(told, [true, false, true, false, true]);
}

#[test]
fn the_last_word_on_a_word_counts() {
    assert_eq!(read("+ház -ház").told(&alphabet()), ["-HÁZ"]);
    assert_eq!(read("-ház +ház").told(&alphabet()), ["+HÁZ"]);
}

#[test]
fn what_was_told_reads_back_the_same() {
    let overrides = read("+köz|ség −kert +egészség");
    let told = overrides.told(&alphabet());
    assert_eq!(told, ["+EGÉSZSÉG", "+KÖZ|SÉG", "-KERT"]);
    assert_eq!(read(&told.join("\n")).told(&alphabet()), told);
}

#[test]
fn everything_that_is_no_override_is_named() {
    let bad = Overrides::read(&alphabet(), "+ház kert\n# -x\n-w\n+a").unwrap_err();
    let told: Vec<String> = bad.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "line 1: \"kert\": write +WORD to add a word, -WORD to remove one",
            "line 3: \"-w\": no tile shows 'W' (character 1)",
            "line 4: \"+a\": 1 tile, a word has 2 to 15",
        ]
    );
}
