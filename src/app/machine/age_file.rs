//! Files of age for a passphrase, as `age-encryption.org/v1` lays them down: a header with the key of the file, closed by
//! scrypt, and the content in chunks of 64 KiB, each sealed by ChaCha20-Poly1305. Any program for age opens them.

use crate::machine::seed::{NoChance, random};
use data_encoding::BASE64_NOPAD;
use hmac::{Hmac, KeyInit, Mac};
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, Nonce, UnboundKey};
use sha2::Sha256;

const VERSION: &str = "age-encryption.org/v1";
const CHUNK: usize = 64 * 1024;
/// What sealing adds to a chunk.
const TAG: usize = 16;

/// Encrypts for a passphrase; each try of one costs 2^`work` rounds of scrypt.
///
/// # Errors
/// When the system has no random numbers to give.
pub(crate) fn encrypt(passphrase: &str, work: u8, plain: &[u8]) -> Result<Vec<u8>, NoChance> {
    let (file_key, salt, nonce) = (random::<16>()?, random::<16>()?, random::<16>()?);
    let wrapped = sealed(&stretched(passphrase, &salt, work), [0; 12], &file_key);
    let [salt, wrapped] = [&salt[..], &wrapped].map(|bytes| BASE64_NOPAD.encode(bytes));
    let header = format!("{VERSION}\n-> scrypt {salt} {work}\n{wrapped}\n---");
    let code = mac(&derived(&file_key, &[], "header"), &[header.as_bytes()]);
    let mut file = format!("{header} {}\n", BASE64_NOPAD.encode(&code)).into_bytes();
    file.extend(nonce);
    let key = derived(&file_key, &nonce, "payload");
    let last = plain.len().saturating_sub(1) / CHUNK;
    for place in 0..=last {
        let chunk = &plain[place * CHUNK..plain.len().min((place + 1) * CHUNK)];
        file.extend(sealed(&key, chunk_nonce(place, place == last), chunk));
    }
    Ok(file)
}

/// Decrypts what was encrypted for a passphrase with this much work at most; `None` where that does not succeed, be it
/// the passphrase or a bit of the file.
pub(crate) fn decrypt(passphrase: &str, most_work: u8, file: &[u8]) -> Option<Vec<u8>> {
    let end = file.windows(5).position(|bytes| bytes == b"\n--- ")?;
    let header = str::from_utf8(&file[..end]).ok()?;
    let (code, content) = file[end + 5..].split_at_checked(44)?;
    let [version, stanza, wrapped] = header.split('\n').collect::<Vec<_>>().try_into().ok()?;
    let (salt, work) = stanza.strip_prefix("-> scrypt ")?.split_once(' ')?;
    let is_number = work.bytes().all(|b| b.is_ascii_digit()) && !work.starts_with('0');
    let work = work.parse().ok().filter(|work| is_number && *work <= most_work)?;
    let salt = decoded(salt, 16)?;
    let wrapped = decoded(wrapped, 16 + TAG)?;
    let file_key = opened(&stretched(passphrase, &salt, work), [0; 12], &wrapped)?;
    let given = decoded(str::from_utf8(code.strip_suffix(b"\n")?).ok()?, 32)?;
    let made = hmac(&derived(&file_key, &[], "header"), &[&file[..end + 4]]);
    let (nonce, content) = content.split_at_checked(16)?;
    let is_whole = version == VERSION && made.verify_slice(&given).is_ok();
    is_whole.then(|| opened_chunks(&derived(&file_key, nonce, "payload"), content))?
}

fn opened_chunks(key: &[u8; 32], content: &[u8]) -> Option<Vec<u8>> {
    let mut plain = Vec::with_capacity(content.len());
    let last = content.len().checked_sub(1)? / (CHUNK + TAG);
    for (place, chunk) in content.chunks(CHUNK + TAG).enumerate() {
        let chunk = opened(key, chunk_nonce(place, place == last), chunk)?;
        // Only a file without content ends with an empty chunk.
        if chunk.is_empty() && place > 0 {
            return None;
        }
        plain.extend(chunk);
    }
    Some(plain)
}

/// Eleven bytes that count, and whether it is the last.
fn chunk_nonce(place: usize, is_last: bool) -> [u8; 12] {
    let mut nonce = [0; 12];
    nonce[3..11].copy_from_slice(&(place as u64).to_be_bytes());
    nonce[11] = is_last.into();
    nonce
}

fn stretched(passphrase: &str, salt: &[u8], work: u8) -> [u8; 32] {
    let salt = [b"age-encryption.org/v1/scrypt", salt].concat();
    let mut key = [0; 32];
    let params = scrypt::Params::new(work, 8, 1).expect("work is a small number from one up");
    scrypt::scrypt(passphrase.as_bytes(), &salt, &params, &mut key).expect("a key has 32 bytes");
    key
}

/// HKDF for a key of one block.
fn derived(file_key: &[u8], salt: &[u8], purpose: &str) -> [u8; 32] {
    mac(&mac(salt, &[file_key]), &[purpose.as_bytes(), &[1]])
}

fn mac(key: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    hmac(key, parts).finalize().into_bytes().into()
}

fn hmac(key: &[u8], parts: &[&[u8]]) -> Hmac<Sha256> {
    let mac = <Hmac<Sha256> as KeyInit>::new_from_slice(key);
    let mut mac = mac.expect("a key may have any length");
    parts.iter().for_each(|part| mac.update(part));
    mac
}

fn decoded(text: &str, length: usize) -> Option<Vec<u8>> {
    let bytes = BASE64_NOPAD.decode(text.as_bytes()).ok()?;
    (bytes.len() == length).then_some(bytes)
}

fn cipher(key: &[u8; 32]) -> LessSafeKey {
    LessSafeKey::new(UnboundKey::new(&CHACHA20_POLY1305, key).expect("a key has 32 bytes"))
}

fn sealed(key: &[u8; 32], nonce: [u8; 12], plain: &[u8]) -> Vec<u8> {
    let mut bytes = plain.to_vec();
    let nonce = Nonce::assume_unique_for_key(nonce);
    let sealing = cipher(key).seal_in_place_append_tag(nonce, Aad::empty(), &mut bytes);
    sealing.expect("a chunk is not too long");
    bytes
}

fn opened(key: &[u8; 32], nonce: [u8; 12], sealed: &[u8]) -> Option<Vec<u8>> {
    let mut bytes = sealed.to_vec();
    let nonce = Nonce::assume_unique_for_key(nonce);
    let length = cipher(key).open_in_place(nonce, Aad::empty(), &mut bytes).ok()?.len();
    bytes.truncate(length);
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What `age -p` of age 1.1.1 made of `ABA H8`.
    const BY_AGE: &[u8] = include_bytes!("../../../tests/data/sealed/by-age-1.1.1.age");

    #[test]
    fn a_file_of_age_is_read_with_its_passphrase_alone() {
        assert_eq!(decrypt("radio tango", 18, BY_AGE).unwrap(), b"ABA H8");
        assert_eq!(decrypt("radio tangu", 18, BY_AGE), None);
        // Work that would stop the program is refused.
        assert_eq!(decrypt("radio tango", 17, BY_AGE), None);
    }

    #[test]
    fn no_bit_of_a_file_may_be_another_one_and_no_byte_missing_or_added() {
        let file = encrypt("radio tango", 2, b"ABA H8").unwrap();
        let opens = |file: &[u8]| decrypt("radio tango", 4, file).is_some();
        assert!(opens(&file));
        for place in 0..file.len() {
            for bit in 0..8 {
                let mut other = file.clone();
                other[place] ^= 1 << bit;
                assert!(!opens(&other), "byte {place}, bit {bit}");
            }
            assert!(!opens(&file[..place]), "{place} bytes");
        }
        assert!(!opens(&[&file[..], b"x"].concat()));
    }

    #[test]
    fn files_of_any_length_come_out_again_and_chunks_cannot_be_left_out() {
        for length in [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 2 * CHUNK + 7] {
            let plain = vec![7; length];
            let file = encrypt("salsa", 1, &plain).unwrap();
            assert_eq!(decrypt("salsa", 1, &file).unwrap(), plain, "{length}");
            let cut = length.saturating_sub(1) / CHUNK * (CHUNK + TAG);
            let head = file.len() - (length + (length.saturating_sub(1) / CHUNK + 1) * TAG);
            assert_eq!(decrypt("salsa", 1, &file[..head + cut]), None, "{length}");
        }
    }
}
