//! Names in the letters of Latin-1, for forms that have no others.
//!
//! The table is that of passports and visas: ICAO Doc 9303, part 3, section 6, which writes every
//! Cyrillic and every marked Latin letter with the plain letters A to Z. ISO 9 would need letters
//! that Latin-1 has not (č, š, ž). Russian Г is G there; the soft sign is not written.

use flavita_tournament::model::PlayerNumber;

/// A name that a form of other programs has no letters for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the form has no letters for \"{name}\", player {number}")]
pub struct Unwritable {
    /// The player's number.
    pub number: PlayerNumber,
    /// His name.
    pub name: String,
}

/// Letters, and what each of them is written as.
const TABLE: &str = "\
    АĀĂĄ=A Б=B Ц=TS ĆĈĊČ=C ДĎĐ=D ЕЁЭĒĔĖĘĚ=E Ф=F ГҐĜĞĠĢ=G ĤĦ=H ИІЇЙĨĪĬĮİ=I Ĵ=J КĶ=K ЛĹĻĽŁ=L \
    М=M НŃŅŇ=N ОŌŎŐ=O П=P РŔŖŘ=R СŚŜŞŠ=S ТŢŤŦ=T УЎŨŪŬŮŰŲ=U В=V Ŵ=W ЫŶŸ=Y ЗŹŻŽ=Z Ж=ZH Х=KH \
    Ч=CH Ш=SH Щ=SHCH ЪЄ=IE Ю=IU Я=IA Œ=OE Ь= ‘’ʼ=' –—=-";

/// What is told of a player in Latin-1, letters that it has not by the table.
///
/// # Errors
/// Where neither has a letter: whose line it is.
pub(crate) fn line_of(
    (number, name): (PlayerNumber, String),
    line: &str,
) -> Result<Vec<u8>, Unwritable> {
    latin_1(line).ok_or(Unwritable { number, name })
}

fn latin_1(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        if let Ok(byte) = u8::try_from(u32::from(letter)) {
            bytes.push(byte);
            continue;
        }
        let capital = letter.to_uppercase().next()?;
        let mut table = TABLE.split_whitespace().filter_map(|one| one.split_once('='));
        let (_, written) = table.find(|(known, _)| known.contains(capital))?;
        let is_capital = |letter: &char| letter.is_uppercase();
        let is_whole = is_capital(&letter) && letters.peek().is_some_and(is_capital);
        for (place, byte) in written.bytes().enumerate() {
            let is_large = is_whole || (place == 0 && is_capital(&letter));
            bytes.push(if is_large { byte } else { byte.to_ascii_lowercase() });
        }
    }
    Some(bytes)
}
