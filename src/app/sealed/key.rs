//! The key of a sealed game: words that can be read out over a telephone.

use crate::machine::seed::{NoChance, random};

/// How many words a new key has: each gives 8 bits, all of them 80. What is behind it, scrypt with
/// 64 MiB for every try, makes that more than anybody can try out.
const LENGTH: usize = 10;
/// The fewest letters of a key that somebody thinks of himself.
pub const FEWEST_LETTERS: usize = 24;

/// A new key.
///
/// # Errors
/// When the system has no random numbers to give.
pub fn fresh() -> Result<String, NoChance> {
    let numbers = random::<LENGTH>()?;
    let words: Vec<&str> = numbers.iter().map(|n| WORDS[usize::from(*n)]).collect();
    Ok(words.join(" "))
}

/// A key as it is used: letters and digits in small letters, whatever stands between the words one
/// space. So it does not matter how somebody types what he heard.
pub fn normal(typed: &str) -> String {
    let words = typed.split(|sign: char| !sign.is_alphanumeric());
    let words: Vec<String> = words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    words.join(" ")
}

/// Whether a key that somebody thought of himself is long enough not to be tried out.
pub fn is_long_enough(key: &str) -> bool {
    let key = normal(key);
    key.chars().filter(|sign| *sign != ' ').count() >= FEWEST_LETTERS
}

/// 256 words that sound much the same in many languages, no two of them alike.
#[rustfmt::skip]
pub(crate) const WORDS: [&str; 256] = [
    "admiral", "akademia", "aktor", "akvarium", "album", "algebra", "ametyst", "analiza",
    "antena", "arena", "argon", "asfalt", "astronom", "atlas", "atoll", "autobus", "balet",
    "ballad", "balon", "bambus", "banana", "banknota", "baobab", "bazalt", "bazilika", "beton",
    "bikini", "biskvit", "bufet", "buldog", "cacao", "centrum", "champion", "cinema", "cink",
    "cirkus", "delfin", "diagram", "diamant", "dinosaur", "dirigent", "doktor", "dolar", "drama",
    "duet", "ekran", "espresso", "eukalypt", "faktor", "faraon", "ferry", "festival", "finale",
    "flamingo", "flauta", "fontana", "formula", "foto", "freska", "galaxia", "galeria", "ginseng",
    "giraffe", "gitara", "globus", "golf", "gondola", "gorilla", "granit", "helium", "hockey",
    "hotel", "hyacint", "iguana", "insekt", "internet", "jacht", "jasmin", "jogurt", "judo",
    "kabaret", "kafe", "kajak", "kaktus", "kamelia", "kamera", "kanal", "kangaroo", "kanon",
    "kanu", "kapitan", "karamel", "karate", "karavan", "karneval", "kaviar", "kefir", "kemping",
    "keramika", "kimono", "kiwi", "klarinet", "klaun", "koala", "kobra", "kolibri", "komedia",
    "kometa", "kompas", "kompot", "koncert", "kosmos", "kostum", "krater", "kredit", "kristal",
    "krokodil", "kubus", "kurkuma", "kvartet", "labrador", "laguna", "lama", "lasagne", "laser",
    "latte", "lavina", "lemon", "lilia", "limonada", "logika", "lotos", "magia", "magnet",
    "magnolia", "mamut", "maraton", "marmelad", "marmor", "maska", "maximum", "medal", "melodia",
    "melon", "menta", "meteor", "metro", "metronom", "mimosa", "minimum", "modem", "monitor",
    "motor", "mozaika", "muzeum", "neon", "ninja", "nugat", "olimp", "oliva", "omlet", "opal",
    "opera", "orbita", "orchestr", "orchidea", "oregano", "ozon", "palma", "panda", "papaya",
    "parabola", "park", "pasport", "pelikan", "piano", "piramida", "pirat", "pixel", "pizza",
    "planeta", "poncho", "portal", "praline", "princ", "printer", "prisma", "profesor", "pulover",
    "puma", "radio", "raketa", "refren", "risotto", "ritmo", "robot", "rubin", "rugby", "safari",
    "safir", "safran", "salat", "salsa", "samurai", "sandale", "sardine", "satellit", "sauna",
    "saxofon", "sektor", "sfera", "sirup", "skener", "slalom", "smaragd", "solist", "sombrero",
    "sonata", "spageti", "sprint", "stadion", "statua", "student", "sultan", "tabula", "tango",
    "taxi", "teatro", "telefon", "tennis", "teoria", "terasa", "tiger", "titan", "tomato",
    "topas", "traktor", "tramvai", "trener", "trofej", "trombon", "tukan", "tulipan", "tunel",
    "turban", "turist", "uran", "valuta", "vanilla", "viadukt", "video", "viking", "viola",
    "visa", "vulkan", "zebra",
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_words_are_256_and_no_two_are_mistaken_for_each_other() {
        let words: BTreeSet<&str> = WORDS.iter().copied().collect();
        assert_eq!(words.len(), 256);
        for word in &words {
            assert!((3..=8).contains(&word.len()), "{word}");
            assert!(word.bytes().all(|letter| letter.is_ascii_lowercase()), "{word}");
            for other in words.iter().filter(|other| *other > word && other.len() == word.len()) {
                let differ = word.bytes().zip(other.bytes()).filter(|(a, b)| a != b);
                assert!(differ.count() > 1, "{word} and {other}");
            }
        }
    }

    #[test]
    fn a_new_key_has_ten_words_and_is_another_every_time() {
        let keys: BTreeSet<String> = (0..20).map(|_| fresh().unwrap()).collect();
        assert_eq!(keys.len(), 20);
        for key in keys {
            assert_eq!(key.split(' ').count(), LENGTH);
            assert!(is_long_enough(&key));
            assert_eq!(normal(&key), key);
        }
    }

    #[test]
    fn it_does_not_matter_how_the_words_are_typed() {
        assert_eq!(normal("  Radio-TANGO,\n piano "), "radio tango piano");
        assert_eq!(normal("Ключ, ЛОДКА"), "ключ лодка");
        assert!(!is_long_enough("a b c d e f g h i j k l m"));
    }
}
