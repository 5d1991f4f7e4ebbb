//! Tests of `src/app/halls/codes.rs`.

use flavita_app::halls::codes::{Codes, split};
use flavita_app::halls::result_file::short_digest;
use flavita_contests::halls::conflict::FileFault;

/// Bytes that cannot be made shorter.
fn noise(length: u32, from: u32) -> Vec<u8> {
    let noise = (0..length).flat_map(|n| short_digest(&(n + from).to_le_bytes()).into_bytes());
    noise.collect()
}

#[test]
fn files_come_back_from_their_codes_in_any_order_and_mixed() {
    let (one, other) = (noise(400, 0), noise(300, 1_000));
    let (mut codes, second) = (split(&one), split(&other));
    assert!(codes.len() > 4 && codes.iter().all(|code| code.len() < 960));
    codes.reverse();
    codes.extend(second);
    codes.push(codes[2].to_lowercase());
    let mut scanned = Codes::default();
    assert!(scanned.take(&codes.join("\r\n")));
    let files: Vec<_> = scanned.files().into_iter().map(|one| one.file.unwrap()).collect();
    assert_eq!(files.len(), 2);
    assert!(files.contains(&one) && files.contains(&other));
}

#[test]
fn what_is_missing_is_named() {
    let codes = split(&noise(600, 0));
    let mut scanned = Codes::default();
    let all = codes.len();
    for (place, code) in codes.iter().enumerate() {
        if ![0, 3, 4].contains(&place) {
            scanned.take(code);
        }
    }
    scanned.take(&codes[0].replace("FLAVITA:", "FLAVITA:0"));
    let of = u32::try_from(all).unwrap();
    let missing = "1, 4–5".to_owned();
    let fault = FileFault::CodesMissing { missing, of };
    assert_eq!(scanned.files()[0].file, Err(fault));
    assert!(!scanned.take("https://example.org\nhello"));
}
