//! Chance from a seed: the same seed always gives the same racks.
//!
//! Everything is HMAC-SHA256, so that anybody can draw the racks again with a few lines in any
//! language. The stream depends on the seed, the tournament, the round and the attempt, and on
//! nothing that anyone can alter later. S is the secret, `id` the tournament's name in 16 bytes:
//!
//! - published before the first rack: the commitment, SHA-256(`dsc-commit-v1` 0 id 0 S);
//! - K = HMAC-SHA256(S, `dsc-draw-v1` 0 id 0 what the hall added);
//! - the numbers of round r, attempt a: HMAC(K, `r` r a counter), where r, a and the counter are
//!   32-bit words with the highest byte first, and so is every number taken from the result;
//! - they shuffle the bag in the order of the edition (partial Fisher-Yates); numbers that would
//!   favour some tiles are thrown away.
//!
//! What was not laid stays on the rack and a draw fills it up; a rack that fails goes back whole
//! and the next attempt draws a whole one, so every legal rack keeps the chance a bag would give.

use crate::model::ids::RoundNumber;
use data_encoding::HEXLOWER;
use flavita_game::{Bag, Tile};
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Where a tournament's chance comes from, as far as it is published.
#[derive(Clone, derive_more::Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
pub struct Seed {
    /// 32 bytes from the operating system, in hexadecimal. Empty while they are secret: the log
    /// then holds only the commitment to them. The first logs had them in plain text. No message
    /// can give them away.
    #[debug(skip)]
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub secret: String,
    /// 16 bytes that name the tournament, in hexadecimal.
    pub tournament: String,
    /// What the hall threw in (dice, a word); may be empty.
    pub public: String,
    /// The [`commitment`] to the secret; empty in the first logs, which had none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub commitment: String,
}

/// What is published of a secret before the first rack, in hexadecimal as both arguments are.
///
/// SHA-256 of `dsc-commit-v1`, a zero byte, the 16 bytes that name the tournament, a zero byte and
/// the 32 bytes of the secret. Whoever has noted it down sees at the end that the secret was not chosen later.
pub fn commitment(tournament: &str, secret: &str) -> String {
    let parts: [&[u8]; 4] = [b"dsc-commit-v1\0", &from_hex(tournament), b"\0", &from_hex(secret)];
    HEXLOWER.encode(&Sha256::digest(parts.concat()))
}

impl Seed {
    /// This seed with the secret, where it is the one that was committed to.
    pub fn with_secret(&self, secret: &str) -> Option<Self> {
        let is_right = commitment(&self.tournament, secret) == self.commitment;
        is_right.then(|| Self { secret: secret.to_owned(), ..self.clone() })
    }

    /// The seed of one game of a series of games, the same on every machine.
    ///
    /// The secret is the HMAC-SHA256 of the game's number (8 bytes, the highest first) after
    /// `dsc-game-v1` and a zero byte, with the UTF-8 of the series' name as its key; a tournament
    /// that is set up with this seed draws the same racks.
    pub fn of_game(series: &str, game: u64) -> Self {
        let message = [b"dsc-game-v1\0".as_slice(), &game.to_be_bytes()].concat();
        let secret = authenticate(series.as_bytes(), &message);
        Self { secret: HEXLOWER.encode(&secret), ..Self::default() }
    }
}

/// A seed made ready for drawing.
#[derive(Clone, Debug)]
pub struct Chance {
    key: [u8; 32],
}

impl Chance {
    /// The chance that comes from this seed.
    pub fn new(seed: &Seed) -> Self {
        let parts: [&[u8]; 4] =
            [b"dsc-draw-v1\0", &from_hex(&seed.tournament), b"\0", seed.public.as_bytes()];
        Self { key: authenticate(&from_hex(&seed.secret), &parts.concat()) }
    }

    /// The tiles of one attempt to draw a rack: so many out of each of these bags, one bag after the
    /// other with one row of numbers, uniform over all ways to draw them.
    ///
    /// A partial Fisher-Yates shuffle of a bag in its canonical order (letters in the edition's
    /// order, blanks last); numbers that would favour some tiles are thrown away.
    pub fn draw_out_of(
        &self,
        round: RoundNumber,
        attempt: u32,
        bags: &[(Bag, usize)],
    ) -> Vec<Tile> {
        let mut numbers = self.row(round, attempt);
        bags.iter().flat_map(|(bag, count)| drawn(&mut numbers, bag, *count)).collect()
    }

    /// A number below each of these limits, each as likely as the others, from the row of an attempt
    /// that draws no rack.
    pub fn numbers<const N: usize>(&self, round: RoundNumber, below: [u32; N]) -> [u32; N] {
        let mut numbers = self.row(round, u32::MAX);
        below.map(|limit| number_below(&mut numbers, limit.max(1)))
    }

    /// An endless row of 32-bit numbers.
    fn row(&self, round: RoundNumber, attempt: u32) -> impl Iterator<Item = u32> + use<> {
        let key = self.key;
        (0_u32..).flat_map(move |counter| {
            let numbers = [round.0, attempt, counter].map(u32::to_be_bytes);
            let message = [b"r".as_slice(), numbers.as_flattened()].concat();
            let block = authenticate(&key, &message);
            block.as_chunks::<4>().0.to_vec().into_iter().map(u32::from_be_bytes)
        })
    }
}

fn drawn(numbers: &mut impl Iterator<Item = u32>, bag: &Bag, count: usize) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = bag.counts().tiles().collect();
    let count = count.min(tiles.len());
    for i in 0..count {
        let left = u32::try_from(tiles.len() - i).expect("a bag has fewer than 4 G tiles");
        let offset = usize::try_from(number_below(numbers, left)).expect("32 bits fit");
        tiles.swap(i, i + offset);
    }
    tiles.truncate(count);
    tiles
}

/// A number from 0 to `limit` - 1, each as likely as the others.
fn number_below(numbers: &mut impl Iterator<Item = u32>, limit: u32) -> u32 {
    let whole = (1u64 << 32) / u64::from(limit) * u64::from(limit);
    let fair = numbers.find(|number| u64::from(*number) < whole);
    fair.expect("the row has no end") % limit
}

fn authenticate(key: &[u8], message: &[u8]) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("HMAC takes a key of any length");
    mac.update(message);
    mac.finalize().into_bytes().into()
}

/// The bytes of a hexadecimal text; what is no pair of digits counts as nothing.
fn from_hex(text: &str) -> Vec<u8> {
    let digits = text.chars().filter_map(|c| u8::try_from(c.to_digit(16)?).ok());
    let digits: Vec<u8> = digits.collect();
    digits.as_chunks::<2>().0.iter().map(|[high, low]| high << 4 | low).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seed(public: &str) -> Seed {
        let secret = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f".to_owned();
        Seed { secret, tournament: "00".repeat(16), public: public.to_owned(), ..Seed::default() }
    }

    /// Draws numbers instead of tiles: the places in a bag of 102.
    fn places(public: &str, round: RoundNumber, attempt: u32) -> Vec<usize> {
        let mut order: Vec<usize> = (0..102).collect();
        let mut numbers = Chance::new(&seed(public)).row(round, attempt);
        for i in 0..7 {
            let left = u32::try_from(order.len() - i).unwrap();
            let offset = number_below(&mut numbers, left) as usize;
            order.swap(i, i + offset);
        }
        order[..7].to_vec()
    }

    #[test]
    fn the_published_vectors_hold() {
        assert_eq!(places("", RoundNumber(1), 0), [31, 63, 29, 41, 0, 1, 75]);
        assert_eq!(places("", RoundNumber(1), 1), [49, 19, 6, 14, 101, 24, 12]);
        assert_eq!(places("dice:3,5,1,6,2,4", RoundNumber(2), 0), [46, 64, 0, 74, 37, 71, 22]);
    }
}
