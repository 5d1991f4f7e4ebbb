//! The result of a hall as a text: a head, the whole log, and the signature over both.
//!
//! The first line says what it is, the second is the head as JSON. Then comes the log, one event a
//! line as `store/packed.rs` has it, deflated and in base 32; the last line is the signature.

use crate::machine::{hex, signing::Purpose, signing::SecretKey, signing::Signed};
use data_encoding::BASE32_NOPAD;
use flate2::{Compression, read::ZlibDecoder, write::ZlibEncoder};
use flavita_contests::halls::conflict::FileFault;
use flavita_store::event::{Head, StoredEvent};
use flavita_store::packed;
use flavita_tournament::model::{TextFault, text};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt::Display;
use std::io::{Read, Write};

/// How a file of a result ends.
pub const ENDING: &str = "hall";
/// The first line of every result, but for the number of its form.
const KIND: &str = "flavita hall result ";
const FORM: &str = "1";
/// The largest file of a result, in bytes.
pub const MOST_BYTES: usize = 64 << 20;
/// The longest log of a result, unpacked.
const MOST_LOG: u64 = 512 << 20;
/// The bytes in which a head ends.
const MOST_HEAD: usize = 4096;
/// The signs of a line of the log.
const LINE: usize = 100;
/// How many bytes of a SHA-256 name a result.
const NAME_BYTES: usize = 8;

/// What stands in the head.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
struct HeadLine {
    hall: String,
    tournament: String,
    name: String,
    head: String,
    events: usize,
    program: String,
    key: String,
}

/// A result that was read: its signature holds, and its log leads to the hash in its head.
#[derive(Clone, Debug)]
pub struct HallResult {
    /// The name of the hall.
    pub hall: String,
    /// The version of the program that wrote it.
    pub program: String,
    /// The public key that signed it.
    pub key: String,
    /// The log.
    pub events: Vec<StoredEvent>,
    /// Its own name: the beginning of the SHA-256 of what was signed.
    pub id: String,
}

impl HallResult {
    /// The end of the log.
    pub fn head(&self) -> Head {
        self.events.last().map_or(Head::EMPTY, StoredEvent::head)
    }
}

/// A text that is no result, and the hall whose it says it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// The hall; empty where the text does not say.
    pub hall: String,
    /// What is wrong.
    pub fault: FileFault,
}

impl From<FileFault> for Unread {
    fn from(fault: FileFault) -> Self {
        let hall = String::new();
        Self { hall, fault }
    }
}

/// What is told of a tournament in its result.
#[derive(Clone, Copy, Debug)]
pub struct ResultHeading<'a> {
    /// The name of the hall.
    pub hall: &'a str,
    /// What the tournament is called.
    pub name: &'a str,
    /// Its mark: its name in the seed.
    pub tournament: &'a str,
}

/// The result of a hall.
///
/// # Errors
/// When the name of the hall cannot be used.
pub fn write(
    told: ResultHeading<'_>,
    events: &[StoredEvent],
    key: &SecretKey,
) -> Result<String, TextFault> {
    let head = HeadLine {
        hall: text::clean(told.hall)?,
        tournament: told.tournament.to_owned(),
        name: told.name.to_owned(),
        head: events.last().map_or(Head::EMPTY, StoredEvent::head).hash.to_string(),
        events: events.len(),
        program: env!("CARGO_PKG_VERSION").to_owned(),
        key: key.public(),
    };
    let head = serde_json::to_string(&head).expect("texts and numbers can be written");
    let body = base32_text(&deflated(packed::pack(events).as_bytes()));
    let signed = key.sign(Purpose::HallResult, &message(&head, &body));
    let signed = serde_json::to_string(&signed).expect("texts can be written");
    let lines = body.as_bytes().chunks(LINE);
    let lines = lines.map(|line| str::from_utf8(line).expect("base 32 is ASCII"));
    let lines: Vec<&str> = lines.collect();
    Ok(format!("{KIND}{FORM}\n{head}\n{}\n{signed}\n", lines.join("\n")))
}

fn damaged(what: impl Display) -> FileFault {
    FileFault::Damaged(what.to_string())
}

/// What is signed, however the lines are cut.
fn message(head: &str, body: &str) -> Vec<u8> {
    format!("{FORM}\n{head}\n{body}").into_bytes()
}

/// The beginning of the SHA-256 of some bytes, by which people name them.
pub fn short_digest(bytes: &[u8]) -> String {
    hex::text(&Sha256::digest(bytes)[..NAME_BYTES])
}

pub(crate) fn deflated(bytes: &[u8]) -> Vec<u8> {
    let mut deflating = ZlibEncoder::new(Vec::new(), Compression::best());
    deflating.write_all(bytes).expect("memory takes every byte");
    deflating.finish().expect("memory takes every byte")
}

/// What was deflated; never more than `most` bytes.
pub(crate) fn inflated(bytes: &[u8], most: u64) -> Result<Vec<u8>, FileFault> {
    let mut found = Vec::new();
    let mut reading = ZlibDecoder::new(bytes).take(most + 1);
    reading.read_to_end(&mut found).map_err(damaged)?;
    if found.len() as u64 > most {
        return Err(FileFault::TooLarge);
    }
    Ok(found)
}

/// The hall that a result names, of which only the beginning is there, deflated; empty where that
/// is not enough. Nothing of it is checked.
pub(crate) fn hall_of_beginning(bytes: &[u8]) -> String {
    let (mut reading, mut found) = (ZlibDecoder::new(bytes), Vec::new());
    let mut some = [0; 256];
    while found.len() < MOST_HEAD
        && let Ok(count @ 1..) = reading.read(&mut some)
    {
        found.extend_from_slice(&some[..count]);
    }
    let text = String::from_utf8_lossy(plain(&found)).into_owned();
    let mut lines = text.lines().filter(|_| is_result(&found));
    let head = lines.nth(1).map(serde_json::from_str::<HeadLine>);
    let hall = head.and_then(Result::ok).map(|head| head.hall);
    hall.and_then(|hall| text::clean(&hall).ok()).unwrap_or_default()
}

/// Whether a text begins as a result does.
pub fn is_result(bytes: &[u8]) -> bool {
    plain(bytes).starts_with(KIND.as_bytes())
}

fn plain(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes)
}

/// Reads a result and checks signature, chain and head.
///
/// # Errors
/// What is wrong with it, and whose it says it is.
pub fn read(bytes: &[u8]) -> Result<HallResult, Unread> {
    if bytes.len() > MOST_BYTES {
        return Err(FileFault::TooLarge.into());
    }
    let text = str::from_utf8(plain(bytes)).map_err(|_no_text| FileFault::NotAResult)?;
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let form = lines.next().and_then(|line| line.strip_prefix(KIND));
    match form {
        None => return Err(FileFault::NotAResult.into()),
        Some(FORM) => {}
        Some(form) => return Err(FileFault::Newer(form.chars().take(20).collect()).into()),
    }
    let head_text = lines.next().unwrap_or_default();
    let head: HeadLine = serde_json::from_str(head_text).map_err(damaged)?;
    let name = text::clean(&head.hall);
    // What cannot be a name is not repeated.
    let hall = name.clone().unwrap_or_default();
    let unread = |fault| Unread { hall: hall.clone(), fault };
    let mut rest: Vec<&str> = lines.collect();
    let signed = rest.pop().unwrap_or_default();
    let body = rest.concat();
    let id = authentic(&head, head_text, &body, signed).map_err(unread)?;
    name.map_err(|fault| unread(FileFault::HallName(fault.to_string())))?;
    if hall.is_empty() {
        return Err(unread(FileFault::HallName("it is empty".to_owned())));
    }
    let events = log(&head, &body).map_err(unread)?;
    Ok(HallResult {
        hall,
        program: head.program.chars().take(40).collect(),
        key: head.key,
        events,
        id,
    })
}

/// Checks the signature and names the result.
fn authentic(head: &HeadLine, text: &str, body: &str, signed: &str) -> Result<String, FileFault> {
    let signed: Signed = serde_json::from_str(signed).map_err(damaged)?;
    let message = message(text, body);
    if signed.by != head.key || !signed.holds(Purpose::HallResult, &message) {
        return Err(FileFault::Signature);
    }
    Ok(short_digest(&message))
}

fn log(head: &HeadLine, body: &str) -> Result<Vec<StoredEvent>, FileFault> {
    let bytes = base32_bytes(body).ok_or_else(|| damaged("its log is no base 32"))?;
    let lines = inflated(&bytes, MOST_LOG)?;
    let lines = str::from_utf8(&lines).map_err(damaged)?;
    let events = packed::unpack(lines).map_err(damaged)?;
    let end = events.last().map_or(Head::EMPTY, StoredEvent::head);
    if end.hash.to_string() != head.head || events.len() != head.events {
        return Err(FileFault::Head);
    }
    Ok(events)
}

/// Bytes as capitals and digits (RFC 4648, base 32 without padding): what QR codes hold most of.
///
/// ```
/// use flavita_app::halls::result_file::base32_text;
/// assert_eq!(base32_text(b"foobar"), "MZXW6YTBOI");
/// ```
pub fn base32_text(bytes: &[u8]) -> String {
    BASE32_NOPAD.encode(bytes)
}

/// The bytes of a text, in any case; spaces and line ends do not matter. `None` for any other sign,
/// and where the last sign says more than the bytes need.
pub fn base32_bytes(text: &str) -> Option<Vec<u8>> {
    let signs = text.bytes().filter(|sign| !sign.is_ascii_whitespace());
    let signs: Vec<u8> = signs.map(|sign| sign.to_ascii_uppercase()).collect();
    BASE32_NOPAD.decode(&signs).ok()
}
