//! Reads a file of meanings; its form is told in `dictionaries/recipe/meanings.py`.

use std::io::Read;

use flate2::read::ZlibDecoder;
use serde::Deserialize;

use crate::meaning::reading::{Kind, Meanings, Paradigm, Row};
use crate::{file::sha256_hex, file::split_line, head::LexiconError, meaning::parts::Parts};

const FIRST_LINE: &[u8] = b"flavita meanings 1";
/// No file of a list takes more when it is inflated.
const MOST_BYTES: u64 = 64 << 20;

/// What the file says of itself.
#[derive(Deserialize)]
struct Head {
    sha256: String,
    kinds: Vec<Kind>,
    marks: Vec<Vec<String>>,
}

/// Reads the meanings of a list.
///
/// # Errors
/// When the bytes are none, or are damaged.
pub fn read(bytes: &[u8]) -> Result<Meanings, LexiconError> {
    let no_line = LexiconError::Damaged("no first line");
    let (first, rest) = split_line(bytes).ok_or(no_line)?;
    if first != FIRST_LINE {
        return Err(LexiconError::Damaged("another first line"));
    }
    let (head, rest) = split_line(rest).ok_or(LexiconError::Damaged("no head"))?;
    let head: Head =
        serde_json::from_slice(head).map_err(|error| LexiconError::Head(error.to_string()))?;
    let mut body = Vec::new();
    let inflated = ZlibDecoder::new(rest).take(MOST_BYTES).read_to_end(&mut body);
    if inflated.is_err() || sha256_hex(&body) != head.sha256 {
        return Err(LexiconError::Damaged("its checksum differs"));
    }
    take_apart(head, &mut Parts(&body))
}

fn take_apart(head: Head, parts: &mut Parts<'_>) -> Result<Meanings, LexiconError> {
    let texts = parts.texts()?;
    let rows = rows(parts, texts.len(), head.marks.len())?;
    let (paradigms, members) = paradigms(parts, texts.len(), rows.len())?;
    let notes = parts.texts()?;
    let spellings = parts.texts()?;
    let count = parts.count()?;
    let (stems, ends) = parts.stems(count)?;
    let limits = [paradigms.len(), head.kinds.len(), notes.len(), spellings.len()];
    let [of_paradigm, of_kind, of_note, of_spelling] =
        limits.map(|limit| parts.column(count, limit));
    let mut befores: Vec<u32> = rows.iter().map(|row| row.before).collect();
    befores.sort_unstable();
    befores.dedup();
    Ok(Meanings {
        texts,
        befores,
        rows,
        paradigms,
        members,
        marks: head.marks,
        kinds: head.kinds,
        notes,
        spellings,
        stems,
        ends,
        of_paradigm: of_paradigm?,
        of_kind: of_kind?,
        of_note: of_note?,
        of_spelling: of_spelling?,
    })
}

fn rows(parts: &mut Parts<'_>, texts: usize, marks: usize) -> Result<Vec<Row>, LexiconError> {
    let count = parts.count()?;
    let row = |_| {
        let (before, behind) = (parts.below(texts)?, parts.below(texts)?);
        Ok(Row { before, behind, marks: parts.below(marks)? })
    };
    (0..count).map(row).collect()
}

/// The paradigms, and the rows of all of them in one.
fn paradigms(
    parts: &mut Parts<'_>,
    texts: usize,
    rows: usize,
) -> Result<(Vec<Paradigm>, Vec<u32>), LexiconError> {
    let (mut paradigms, mut members) = (Vec::new(), Vec::new());
    for _ in 0..parts.count()? {
        let (before, behind) = (parts.below(texts)?, parts.below(texts)?);
        let first = members.len();
        let mut row = 0;
        for _ in 0..parts.count()? {
            row += parts.below(rows)?;
            if row as usize >= rows {
                return Err(LexiconError::Damaged("a form without its row"));
            }
            members.push(row);
        }
        paradigms.push(Paradigm { before, behind, rows: first..members.len() });
    }
    Ok((paradigms, members))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &[u8] = include_bytes!("../../../dictionaries/ru-scrabble/words.meanings");

    #[test]
    fn a_file_that_is_cut_short_or_changed_is_refused() {
        for part in 0..20 {
            let end = FILE.len() * part / 20;
            assert!(read(&FILE[..end]).is_err(), "{end} bytes");
            let mut changed = FILE.to_vec();
            changed[end] ^= 0x55;
            assert!(read(&changed).is_err(), "byte {end}");
        }
    }

    #[test]
    fn bytes_with_the_right_checksum_are_looked_at_all_the_same() {
        let head = |body: &[u8]| Head {
            sha256: sha256_hex(body),
            kinds: vec![Kind::default()],
            marks: vec![Vec::new()],
        };
        // One text "a", one row, one paradigm of it, no note, a spelling "1c", one lexeme "b".
        let body = [
            1, 1, b'a', 1, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 1, 2, b'1', b'c', 1, 0, 1, b'b', 0, 0, 0,
            0,
        ];
        let read = |body: &[u8]| take_apart(head(body), &mut Parts(body));
        assert_eq!(read(&body).unwrap().readings("ABA")[0].lemma, "aca");
        for end in 0..body.len() {
            assert!(read(&body[..end]).is_err(), "{end} bytes");
        }
        for (place, number) in
            [(4, 1), (6, 1), (8, 1), (11, 1), (19, 1), (21, 0xff), (22, 1), (25, 1)]
        {
            let mut changed = body;
            changed[place] = number;
            assert!(read(&changed).is_err(), "byte {place}");
        }
    }
}
