//! The compact form in which an automaton is kept: a head in text, then the deflated nodes.
//!
//! First line `flavita lexicon 1`, second line the [`Head`] as JSON, then a zlib stream. In it
//! the nodes stand breadth first, each as the number of its arcs and then, for every arc, a byte
//! (letter, and 128 where a word ends) and the way to its target: 0 for the next node not yet
//! spoken of, else how many nodes back from there it is. Numbers are seven bits a byte, low first.

use std::fmt::Write as _;
use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::game::edition::definition::Edition;
use crate::game::letter::{Letter, MOST_LETTERS};
use crate::game::square::SIDE;
use crate::lexicon::graph::{Graph, Node};
use crate::lexicon::nodes::{Arc, Nodes};

/// How the first line begins, whatever the version.
pub const MAGIC: &[u8] = b"flavita lexicon ";
const VERSION: &str = "1";

/// What the file says of itself.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct Head {
    /// What people call this list.
    pub name: String,
    /// The labels of the tiles, in the order of their numbers.
    pub tiles: Vec<String>,
    /// How many words there are.
    pub words: u64,
    /// How many nodes follow.
    pub nodes: u32,
    /// SHA-256 of the nodes before they were deflated, in hexadecimal.
    pub sha256: String,
}

/// Why bytes are not the automaton of an edition.
#[derive(Debug, thiserror::Error)]
pub enum LexiconError {
    /// Another kind of file.
    #[error("this is no compiled word list; compile a plain list with `flavita lexicon build`")]
    Foreign,
    /// A version this program does not know.
    #[error(
        "this compiled word list has version {0}, this program reads version {VERSION}; compile it again with `flavita lexicon build`"
    )]
    Version(String),
    /// The head cannot be read.
    #[error(
        "the head of the compiled word list is damaged: {0}; get the file anew or compile it again"
    )]
    Head(String),
    /// Tiles of another edition.
    #[error(
        "this word list was compiled for other tiles than those of {edition}; compile it again with `flavita lexicon build --edition {edition}`"
    )]
    OtherTiles {
        /// The edition it was to be used for.
        edition: String,
    },
    /// Cut short or changed.
    #[error(
        "the compiled word list is damaged or cut short ({0}); get the file anew or compile it again"
    )]
    Damaged(&'static str),
}

/// Writes an automaton in the compact form.
///
/// # Panics
/// Never: writing to memory does not fail.
#[must_use]
pub fn write(edition: &Edition, name: &str, graph: &Graph) -> Vec<u8> {
    let body = write_nodes(graph);
    let head = Head {
        name: name.to_owned(),
        tiles: edition.labels().map(str::to_owned).collect(),
        words: graph.words(),
        nodes: graph.nodes(),
        sha256: sha256_hex(&body),
    };
    let head = serde_json::to_string(&head).expect("a head of strings and numbers is JSON");
    let mut bytes = [MAGIC, VERSION.as_bytes(), b"\n", head.as_bytes(), b"\n"].concat();
    let mut deflate = ZlibEncoder::new(&mut bytes, Compression::best());
    deflate
        .write_all(&body)
        .and_then(|()| deflate.finish().map(drop))
        .expect("memory takes bytes");
    bytes
}

/// Reads the head alone and gives what follows it.
///
/// # Errors
/// When the bytes are no compiled list of this version.
pub fn read_head(bytes: &[u8]) -> Result<(Head, &[u8]), LexiconError> {
    let rest = bytes.strip_prefix(MAGIC).ok_or(LexiconError::Foreign)?;
    let (version, rest) = split_line(rest).ok_or(LexiconError::Damaged("no first line"))?;
    if version != VERSION.as_bytes() {
        let version = String::from_utf8_lossy(version).chars().take(20).collect();
        return Err(LexiconError::Version(version));
    }
    let (head, rest) = split_line(rest).ok_or(LexiconError::Damaged("no head"))?;
    let head = serde_json::from_slice(head).map_err(|e| LexiconError::Head(e.to_string()))?;
    Ok((head, rest))
}

/// Reads the automaton of an edition.
///
/// # Errors
/// When the bytes are no compiled list, were compiled for other tiles, or are damaged.
pub fn read(edition: &Edition, bytes: &[u8]) -> Result<(Head, Graph), LexiconError> {
    let (head, rest) = read_head(bytes)?;
    if !edition.labels().eq(head.tiles.iter().map(String::as_str)) {
        return Err(LexiconError::OtherTiles {
            edition: edition.id().to_owned(),
        });
    }
    let graph = read_body(&head, rest)?;
    Ok((head, graph))
}

/// Reads an automaton over whatever tiles its head names.
///
/// # Errors
/// When the bytes are no compiled list, or are damaged.
pub fn read_for_own_tiles(bytes: &[u8]) -> Result<(Head, Graph), LexiconError> {
    let (head, rest) = read_head(bytes)?;
    if head.tiles.len() > MOST_LETTERS || head.tiles.iter().any(String::is_empty) {
        return Err(LexiconError::Damaged("its tiles are none"));
    }
    let graph = read_body(&head, rest)?;
    Ok((head, graph))
}

fn read_body(head: &Head, rest: &[u8]) -> Result<Graph, LexiconError> {
    let mut body = Vec::new();
    let damaged = |_| LexiconError::Damaged("it cannot be unpacked");
    ZlibDecoder::new(rest)
        .read_to_end(&mut body)
        .map_err(damaged)?;
    if sha256_hex(&body) != head.sha256 {
        return Err(LexiconError::Damaged("the checksum differs"));
    }
    let graph = Graph::lay_out(&read_nodes(head, &body)?, 0);
    if graph.depth(Graph::ROOT) > SIDE {
        Err(LexiconError::Damaged("a word longer than the board"))
    } else if graph.words() == head.words {
        Ok(graph)
    } else {
        Err(LexiconError::Damaged("the number of words differs"))
    }
}

/// SHA-256 of the automaton in its canonical form, in hexadecimal: equal words give equal
/// checksums, wherever they were read from.
#[must_use]
pub fn checksum(graph: &Graph) -> String {
    sha256_hex(&write_nodes(graph))
}

fn split_line(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let end = bytes.iter().position(|b| *b == b'\n')?;
    Some((&bytes[..end], &bytes[end + 1..]))
}

fn sha256_hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(64);
    for byte in Sha256::digest(bytes) {
        write!(text, "{byte:02x}").expect("memory takes text");
    }
    text
}

fn write_nodes(graph: &Graph) -> Vec<u8> {
    let mut body = Vec::new();
    let mut numbers = std::collections::BTreeMap::from([(Graph::ROOT, 0u32)]);
    let mut order = vec![Graph::ROOT];
    let mut next = 0;
    while let Some(&node) = order.get(next) {
        next += 1;
        push_number(&mut body, graph.letters_after(node).count_ones());
        for (letter, target, ends_word) in graph.arcs(node) {
            let byte = u8::try_from(letter.index()).expect("a letter is below 64");
            body.push(byte | if ends_word { 0x80 } else { 0 });
            push_number(&mut body, way_to(target, &mut numbers, &mut order));
        }
    }
    body
}

/// 0 for a node that is spoken of for the first time, else how far back it is.
fn way_to(
    target: Node,
    numbers: &mut std::collections::BTreeMap<Node, u32>,
    order: &mut Vec<Node>,
) -> u32 {
    let next = u32::try_from(order.len()).expect("an automaton is below 4 G nodes");
    let number = *numbers.entry(target).or_insert(next);
    if number == next {
        order.push(target);
    }
    next - number
}

fn push_number(body: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        body.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    body.push((number & 0x7f) as u8);
}

/// Takes the packed nodes apart; whatever the bytes are, the arcs form no circle.
fn read_nodes(head: &Head, body: &[u8]) -> Result<Nodes, LexiconError> {
    let mut bytes = body.iter().copied();
    let mut known = 1;
    let mut nodes = Nodes::default();
    let mut arcs: Vec<Arc> = Vec::new();
    for _ in 0..head.nodes {
        arcs.clear();
        for _ in 0..read_number(&mut bytes)? {
            let arc = read_arc(&mut bytes, &mut known, head)?;
            if arcs.last().is_some_and(|last| last.letter >= arc.letter) {
                return Err(LexiconError::Damaged("letters out of order"));
            }
            arcs.push(arc);
        }
        nodes.push(&arcs);
    }
    if bytes.next().is_some() || known != head.nodes {
        return Err(LexiconError::Damaged("the number of nodes differs"));
    }
    if has_circle(&nodes) {
        return Err(LexiconError::Damaged("its nodes form a circle"));
    }
    Ok(nodes)
}

fn read_arc(
    bytes: &mut impl Iterator<Item = u8>,
    known: &mut u32,
    head: &Head,
) -> Result<Arc, LexiconError> {
    let byte = bytes
        .next()
        .ok_or(LexiconError::Damaged("it ends too soon"))?;
    let letter = byte & 0x7f;
    if usize::from(letter) >= head.tiles.len().min(64) {
        return Err(LexiconError::Damaged("a letter without a tile"));
    }
    let back = read_number(bytes)?;
    let target = known
        .checked_sub(back)
        .filter(|target| *target < head.nodes);
    let target = target.ok_or(LexiconError::Damaged("an arc to nowhere"))?;
    *known += u32::from(back == 0);
    Ok(Arc {
        letter: Letter::new(letter),
        ends_word: byte & 0x80 != 0,
        target,
    })
}

fn read_number(bytes: &mut impl Iterator<Item = u8>) -> Result<u32, LexiconError> {
    let mut number = 0u32;
    for shift in [0, 7, 14, 21, 28] {
        let byte = bytes
            .next()
            .ok_or(LexiconError::Damaged("it ends too soon"))?;
        number |= u32::from(byte & 0x7f).checked_shl(shift).unwrap_or(0);
        if byte & 0x80 == 0 {
            return Ok(number);
        }
    }
    Err(LexiconError::Damaged("a number too large"))
}

/// Takes nodes without incoming arcs away until none is left; a circle stays.
fn has_circle(nodes: &Nodes) -> bool {
    let mut incoming = vec![0u32; nodes.len()];
    for arc in nodes.all_arcs() {
        incoming[arc.target as usize] += 1;
    }
    let mut free: Vec<u32> = (0..)
        .zip(&incoming)
        .filter(|(_, n)| **n == 0)
        .map(|(i, _)| i)
        .collect();
    let mut taken = 0;
    while let Some(node) = free.pop() {
        taken += 1;
        for arc in nodes.arcs(node) {
            let left = &mut incoming[arc.target as usize];
            *left -= 1;
            if *left == 0 {
                free.push(arc.target);
            }
        }
    }
    taken < nodes.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::edition::catalogue::embedded;
    use crate::lexicon::{builder::build, word_list};

    fn packed() -> (Edition, Graph, Vec<u8>) {
        let edition = embedded("ru-scrabble").unwrap();
        let list = word_list::read(&edition, "дом\nдома\nсом\nсома\nком\n", |_| ());
        let graph = build(&list.words, |_| ());
        let bytes = write(&edition, "проба", &graph);
        (edition, graph, bytes)
    }

    #[test]
    fn what_was_written_reads_back_the_same() {
        let (edition, graph, bytes) = packed();
        let (head, read) = read(&edition, &bytes).unwrap();
        assert_eq!((head.words, head.name.as_str()), (5, "проба"));
        assert_eq!(read, graph);
    }

    #[test]
    fn a_file_cut_short_anywhere_is_refused() {
        let (edition, _, bytes) = packed();
        for end in 0..bytes.len() {
            assert!(
                read(&edition, &bytes[..end]).is_err(),
                "{end} of {} bytes",
                bytes.len()
            );
        }
    }

    #[test]
    fn a_changed_byte_never_makes_another_word_list() {
        let (edition, graph, bytes) = packed();
        for i in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[i] ^= 0x10;
            if let Ok((_, read)) = read(&edition, &changed) {
                assert_eq!(read, graph, "byte {i}");
            }
        }
    }

    #[test]
    fn the_list_of_another_edition_is_refused() {
        let (_, _, bytes) = packed();
        let other = embedded("en-scrabble").unwrap();
        assert!(matches!(
            read(&other, &bytes),
            Err(LexiconError::OtherTiles { .. })
        ));
    }
}
