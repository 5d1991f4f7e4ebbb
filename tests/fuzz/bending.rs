//! Inputs bent at random, repeatably.

use crate::chance::Chance;

/// What parsers stumble over.
const THORNS: &[&str] = &[
    "\0",
    "\n",
    "\r\n",
    "\r",
    "\t",
    " ",
    "\u{feff}",
    "\u{a0}",
    "\u{202e}",
    "\u{200d}",
    "\u{308}",
    "Ё",
    "ё",
    "ß",
    "İ",
    "ı",
    "ŉ",
    "ﬁ",
    "Ǆ",
    "ő",
    "😀",
    "\u{10ffff}",
    "٣",
    "Ⅷ",
    "[",
    "]",
    "[]",
    "[[",
    "|",
    "?",
    "*",
    "(",
    ")",
    "-",
    "–",
    "+",
    "=",
    "!",
    ",",
    ";",
    ":",
    "/",
    "\\",
    "\"",
    "'",
    "#",
    "{",
    "}",
    "[\"",
    "null",
    "true",
    "0",
    "-0",
    "1",
    "-1",
    "15",
    "16",
    "99",
    "255",
    "256",
    "65536",
    "2147483647",
    "2147483648",
    "-2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "18446744073709551615",
    "99999999999999999999",
    "1e309",
    "0.5",
    "nan",
    "SZ",
    "DZS",
    "CH",
    "А",
    "Z",
    "8H",
    "З8",
];

/// One of the seeds, bent a few times, at most `longest` bytes long. One in eight is left as it is.
pub(crate) fn bent(chance: &mut Chance, seeds: &[Vec<u8>], longest: usize) -> Vec<u8> {
    let mut input = seeds[chance.below(seeds.len())].clone();
    if chance.below(8) > 0 {
        for _ in 0..=chance.below(6) {
            bend(chance, &mut input, seeds);
            input.truncate(longest);
        }
    }
    input
}

fn bend(chance: &mut Chance, input: &mut Vec<u8>, seeds: &[Vec<u8>]) {
    let at = chance.below(input.len() + 1);
    let end = at + chance.below((input.len() - at).min(40) + 1);
    match chance.below(10) {
        0 if at < input.len() => input[at] ^= 1 << chance.below(8),
        1 if at < input.len() => input[at] = u8::try_from(chance.below(256)).unwrap(),
        2 => drop(input.drain(at..end)),
        3 => repeat(chance, input, at, end),
        4 => splice(chance, input, seeds, at),
        5 => number(chance, input),
        6 => input.truncate(at),
        7 => swap(input, at, end),
        _ => drop(input.splice(at..at, thorn(chance, THORNS).bytes())),
    }
}

fn thorn<'a>(chance: &mut Chance, of: &[&'a str]) -> &'a str {
    of[chance.below(of.len())]
}

/// A piece again and again: what is quadratic or deep shows.
fn repeat(chance: &mut Chance, input: &mut Vec<u8>, at: usize, end: usize) {
    let times = [1, 2, 3, 20, 200, 2_000][chance.below(6)];
    let piece = input[at..end].repeat(times);
    input.splice(end..end, piece);
}

/// The end of another seed behind the beginning of this one.
fn splice(chance: &mut Chance, input: &mut Vec<u8>, seeds: &[Vec<u8>], at: usize) {
    let other = &seeds[chance.below(seeds.len())];
    let from = chance.below(other.len() + 1);
    input.splice(at.., other[from..].iter().copied());
}

/// Another number in place of one that stands there.
fn number(chance: &mut Chance, input: &mut Vec<u8>) {
    let starts = |i: usize, bytes: &[u8]| {
        bytes[i].is_ascii_digit() && (i == 0 || !bytes[i - 1].is_ascii_digit())
    };
    let places: Vec<usize> = (0..input.len()).filter(|i| starts(*i, input)).collect();
    if places.is_empty() {
        return;
    }
    let at = places[chance.below(places.len())];
    let digits = input[at..].iter().take_while(|b| b.is_ascii_digit()).count();
    let numbers = THORNS.iter().filter(|t| t.parse::<f64>().is_ok());
    let numbers: Vec<&str> = numbers.copied().collect();
    let other = thorn(chance, &numbers);
    input.splice(at..at + digits, other.bytes());
}

/// Two neighbouring pieces change places.
fn swap(input: &mut [u8], at: usize, end: usize) {
    let piece = &mut input[at..end];
    let middle = piece.len() / 2;
    piece.rotate_left(middle);
}
