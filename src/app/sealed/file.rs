//! The sealed file: written, read and opened.
//!
//! What is signed is what is written: a file is read, written again and compared, so that not even
//! a space may differ. The game is filled up to 64 KiB before it is encrypted, so that its length
//! tells nothing. The published fingerprint is the SHA-256 of the game as `flavita sealed open`
//! writes it.

use crate::machine::seed::{NoChance, random};
use crate::machine::signing::{Purpose, SecretKey, Signed};
use crate::{desk::opened_game::Opened, machine::hex, sealed::key::normal};
use age::{scrypt::Identity, scrypt::Recipient, secrecy::SecretString};
use data_encoding::HEXLOWER_PERMISSIVE;
use flavita_tournament::model::{DictionaryNote, EditionNote, NoGame, Opening, PreparedGame};
use flavita_tournament::model::{PreparedNote, clean, sound};
use flavita_tournament::{model::prepared_game::commitment, profile::definition::Profile};
use serde::{Deserialize, Serialize};
use std::iter;

/// The first line of a sealed file.
pub const FORM: &str = "flavita sealed game 1";
/// What the first lines of all forms begin with.
const ANY_FORM: &str = "flavita sealed game ";
/// The bytes of every opened game: shorter ones are filled up, so that the length tells nothing.
pub const OPENED_BYTES: usize = 64 * 1024;
/// The work that every try of a key costs where racks are to stay secret: 2^16 rounds of scrypt, 64 MiB and
/// some tenths of a second. A file that asks for more is not opened.
pub const WORK: u8 = 16;

/// What everybody may read of a sealed game.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// What people call the game.
    pub name: String,
    /// Who has prepared it.
    pub organiser: String,
    /// The organiser's public key, 64 hexadecimal digits.
    pub key: String,
    /// SHA-256 of the opened game.
    pub commitment: String,
    /// The program that sealed it; an older one may not know its rules.
    pub program: String,
    /// Before when no rack may be drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opens: Option<Opening>,
    /// With which edition it is played.
    pub edition: EditionNote,
    /// With which words.
    pub dictionary: DictionaryNote,
    /// By which rules.
    pub profile: Profile,
}

impl Head {
    /// What a tournament's first event says of the game.
    pub fn note(&self) -> PreparedNote {
        let Self { name, organiser, key, commitment, opens, .. } = self.clone();
        PreparedNote { name, organiser, key, commitment, opens }
    }
}

/// A sealed game whose signature holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sealed {
    /// What everybody may read of it.
    pub head: Head,
    body: Vec<u8>,
    signed: Signed,
}

/// Why a sealed game cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SealFault {
    /// Something else.
    #[error("this is not a sealed game")]
    NotSealed,
    /// A newer program sealed it.
    #[error(
        "\"{0}\" is a form of sealed games that this program does not know; get the newest flavita"
    )]
    Newer(String),
    /// The end is missing.
    #[error("the sealed game ends too soon: copy the whole file again")]
    Cut,
    /// Not a byte of it may change.
    #[error(
        "the sealed game was changed after it was signed: get the file again from the organiser"
    )]
    Changed,
    /// The head names one key, another one signed.
    #[error("the sealed game is not signed by the organiser it names")]
    ForeignSignature,
    /// The key does not open it.
    #[error("this key does not open the sealed game")]
    WrongKey,
    /// The game inside is not the one that was published.
    #[error("the opened game is not the one that its fingerprint promised")]
    OtherGame,
    /// The game inside cannot be read.
    #[error("the opened game cannot be used: {0}")]
    NoGame(#[from] NoGame),
    /// The name of the game or of the organiser is none.
    #[error(
        "game and organiser need a name that can be read: not empty, not too long, no hidden characters"
    )]
    Name,
    /// A game that does not fit into a sealed file.
    #[error("the game is too large to be sealed: {0} bytes")]
    TooLarge(usize),
    /// It could not be encrypted.
    #[error("the game could not be encrypted: {0}")]
    Encryption(String),
    /// A new number could not be drawn.
    #[error(transparent)]
    NoChance(#[from] NoChance),
}

/// Who seals a game, and how.
#[derive(Debug)]
pub struct Seal<'a> {
    /// What people call the game.
    pub name: &'a str,
    /// Who has prepared it.
    pub organiser: &'a str,
    /// The organiser's key.
    pub signer: &'a SecretKey,
    /// Before when no rack may be drawn.
    pub opens: Option<Opening>,
    /// The words that open it.
    pub key: &'a str,
    /// The logarithm of the rounds of scrypt that every try of a key costs; [`WORK`] for what is given away.
    pub work: u8,
}

impl Sealed {
    /// Seals a game.
    ///
    /// # Errors
    /// When it is too large or the system gives no random numbers.
    pub fn seal(game: &PreparedGame, seal: Seal<'_>) -> Result<Self, SealFault> {
        named(seal.name)?;
        named(seal.organiser)?;
        let opened = padded(&PreparedGame {
            name: seal.name.to_owned(),
            nonce: hex::text(&random::<32>()?),
            ..game.clone()
        })?;
        let mut recipient = Recipient::new(SecretString::from(normal(seal.key)));
        recipient.set_work_factor(seal.work);
        let body = age::encrypt(&recipient, &opened);
        let body = body.map_err(|error| SealFault::Encryption(error.to_string()))?;
        let head = Head {
            name: seal.name.to_owned(),
            organiser: seal.organiser.to_owned(),
            key: seal.signer.public(),
            commitment: commitment(&opened),
            program: env!("CARGO_PKG_VERSION").to_owned(),
            opens: seal.opens,
            edition: game.edition.clone(),
            dictionary: game.dictionary.clone(),
            profile: game.profile.clone(),
        };
        let signed = seal.signer.sign(Purpose::SealedGame, unsigned(&head, &body).as_bytes());
        Ok(Self { head, body, signed })
    }

    /// The file.
    pub fn to_text(&self) -> String {
        let Signed { by, signature } = &self.signed;
        format!("{}signed {by} {signature}\n", unsigned(&self.head, &self.body))
    }

    /// Reads a file; its signature holds then. Opens nothing.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Self, SealFault> {
        let text = std::str::from_utf8(bytes).map_err(|_error| not_text(bytes))?;
        let (form, rest) = text.split_once('\n').unwrap_or((text, ""));
        if form != FORM {
            let is_newer = form.strip_prefix(ANY_FORM).is_some_and(|n| n.parse::<u32>().is_ok());
            return Err(match form {
                form if is_newer => SealFault::Newer(form.to_owned()),
                form if !form.is_empty() && FORM.starts_with(form) => SealFault::Cut,
                _ => SealFault::NotSealed,
            });
        }
        let rest = rest.strip_suffix('\n').ok_or(SealFault::Cut)?;
        let (rest, signed) = rest.rsplit_once('\n').ok_or(SealFault::Cut)?;
        let signed = signed.strip_prefix("signed ").ok_or(SealFault::Cut)?;
        let (head, body) = rest.rsplit_once('\n').ok_or(SealFault::Changed)?;
        let (by, signature) = signed.split_once(' ').ok_or(SealFault::Changed)?;
        let head: Head = serde_json::from_str(head).map_err(|_error| SealFault::Changed)?;
        let sealed = Self {
            signed: Signed { by: by.to_owned(), signature: signature.to_owned() },
            body: HEXLOWER_PERMISSIVE.decode(body.as_bytes()).ok().ok_or(SealFault::Changed)?,
            head,
        };
        if sealed.signed.by != sealed.head.key {
            return Err(SealFault::ForeignSignature);
        }
        // Whatever is written otherwise than it was signed was changed, be it a space.
        let is_capital = |sign: char| sign.is_ascii_uppercase();
        let is_exact = sealed.to_text() == text && !signature.contains(is_capital);
        let unsigned = unsigned(&sealed.head, &sealed.body);
        let holds = sealed.signed.holds(Purpose::SealedGame, unsigned.as_bytes());
        if !(is_exact && holds) {
            return Err(SealFault::Changed);
        }
        sound(&sealed.head.profile)?;
        named(&sealed.head.name)?;
        named(&sealed.head.organiser)?;
        Ok(sealed)
    }

    /// Opens it.
    ///
    /// # Errors
    /// When the key is another one, or the game inside is not the one that was promised.
    pub fn open(&self, key: &str) -> Result<Opened, SealFault> {
        let mut identity = Identity::new(SecretString::from(normal(key)));
        identity.set_max_work_factor(WORK);
        let opened = age::decrypt(&identity, &self.body);
        let opened = opened.map_err(|_error| SealFault::WrongKey)?;
        if commitment(&opened) != self.head.commitment {
            return Err(SealFault::OtherGame);
        }
        let game = PreparedGame::read(&opened)?;
        let head = &self.head;
        let is_same = game.edition == head.edition
            && game.dictionary == head.dictionary
            && game.profile == head.profile;
        let opened = Opened::new(opened, game);
        is_same.then_some(opened).ok_or(SealFault::OtherGame)
    }
}

fn not_text(bytes: &[u8]) -> SealFault {
    if bytes.starts_with(ANY_FORM.as_bytes()) { SealFault::Changed } else { SealFault::NotSealed }
}

/// Refuses a name that is empty or could not be read as it stands.
fn named(name: &str) -> Result<(), SealFault> {
    let clean = clean(name).ok().filter(|clean| !clean.is_empty() && clean == name);
    clean.map(drop).ok_or(SealFault::Name)
}

/// The file up to the signature.
fn unsigned(head: &Head, body: &[u8]) -> String {
    let head = serde_json::to_string_pretty(head).expect("a head is plain data");
    format!("{FORM}\n{head}\n{}\n", hex::text(body))
}

/// The bytes of a game, filled up with spaces to the length of all.
fn padded(game: &PreparedGame) -> Result<Vec<u8>, SealFault> {
    let mut bytes = game.to_bytes();
    let missing = OPENED_BYTES.checked_sub(bytes.len());
    let missing = missing.ok_or(SealFault::TooLarge(bytes.len()))?;
    bytes.extend(iter::repeat_n(b' ', missing));
    Ok(bytes)
}
