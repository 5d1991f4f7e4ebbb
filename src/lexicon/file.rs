//! The compact form in which an automaton is kept: a head in text, then the deflated nodes.
//!
//! First line `flavita lexicon 1`, second line the [`Head`] as JSON, then a zlib stream of the
//! packed nodes.

use std::io::{Read, Write};

use data_encoding::HEXLOWER;
use flate2::{Compression, read::ZlibDecoder, write::ZlibEncoder};
use sha2::{Digest, Sha256};

pub use crate::packing::{Head, LexiconError};
use crate::{graph::Graph, layout::lay_out, packing::VERSION, packing::pack, packing::unpack};
use flavita_game::{Edition, SIDE, letter::MOST_LETTERS};

/// How the first line begins, whatever the version.
pub const MAGIC: &[u8] = b"flavita lexicon ";

/// How hard the nodes are pressed together, in zlib's levels.
#[derive(Clone, Copy, Debug)]
pub enum Pressing {
    /// In half the time, and a hundredth larger: where somebody waits for it.
    Quick = 2,
    /// As hard as can be: for a list that is handed on.
    Small = 9,
}

/// Writes an automaton in the compact form.
pub fn write(edition: &Edition, name: &str, graph: &Graph, pressing: Pressing) -> Vec<u8> {
    let body = pack(graph);
    let head = Head {
        name: name.to_owned(),
        tiles: edition.labels().map(str::to_owned).collect(),
        words: graph.words(),
        nodes: graph.nodes(),
        sha256: sha256_hex(&body),
    };
    let head = serde_json::to_string(&head).expect("a head of strings and numbers is JSON");
    let mut bytes = [MAGIC, VERSION.as_bytes(), b"\n", head.as_bytes(), b"\n"].concat();
    let mut deflate = ZlibEncoder::new(&mut bytes, Compression::new(pressing as u32));
    deflate.write_all(&body).and_then(|()| deflate.finish().map(drop)).expect("memory takes bytes");
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
        return Err(LexiconError::OtherTiles { edition: edition.id.clone() });
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
        return Err(LexiconError::Damaged("a tile that shows nothing, or too many tiles"));
    }
    let graph = read_body(&head, rest)?;
    Ok((head, graph))
}

fn read_body(head: &Head, rest: &[u8]) -> Result<Graph, LexiconError> {
    let mut body = Vec::new();
    let damaged = |_| LexiconError::Damaged("it cannot be unpacked");
    ZlibDecoder::new(rest).read_to_end(&mut body).map_err(damaged)?;
    if sha256_hex(&body) != head.sha256 {
        return Err(LexiconError::Damaged("the checksum differs"));
    }
    let (nodes, order) = unpack(head, &body)?;
    let graph = lay_out(&nodes, 0, order.into_iter());
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
pub fn checksum(graph: &Graph) -> String {
    sha256_hex(&pack(graph))
}

pub(super) fn split_line(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let end = bytes.iter().position(|b| *b == b'\n')?;
    Some((&bytes[..end], &bytes[end + 1..]))
}

pub(super) fn sha256_hex(bytes: &[u8]) -> String {
    HEXLOWER.encode(&Sha256::digest(bytes))
}
