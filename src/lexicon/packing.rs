//! How the nodes of an automaton are packed into bytes.
//!
//! They stand breadth first, each as the number of its arcs and then, for every arc, a byte
//! (letter, and 128 where a word ends) and the way to its target: 0 for the next node not yet
//! spoken of, else how many nodes back from there it is. Numbers are seven bits a byte, low first.
//! One automaton has one such form, so its checksum is that of the words.

use crate::graph::{Graph, Node, Numbers};
use crate::nodes::{Arc, FREE, Nodes};
use flavita_game::Letter;
use serde::{Deserialize, Serialize};

/// Packs the nodes of an automaton.
pub(super) fn pack(graph: &Graph) -> Vec<u8> {
    let mut body = Vec::new();
    let mut numbers = Numbers::of(graph);
    *numbers.at(Graph::ROOT) = 0;
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
fn way_to(target: Node, numbers: &mut Numbers, order: &mut Vec<Node>) -> u32 {
    let next = u32::try_from(order.len()).expect("an automaton is below 4 G nodes");
    let number = numbers.at(target);
    if *number == FREE {
        *number = next;
        order.push(target);
    }
    next - *number
}

fn push_number(body: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        body.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    body.push((number & 0x7f) as u8);
}

/// Takes the packed nodes apart, the root first; and an order in which each stands behind those it
/// leads to, for whatever the bytes are, the arcs form no circle.
pub(super) fn unpack(head: &Head, body: &[u8]) -> Result<(Nodes, Vec<u32>), LexiconError> {
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
    let order = children_first(&nodes).ok_or(LexiconError::Damaged("its nodes form a circle"))?;
    Ok((nodes, order))
}

fn read_arc(
    bytes: &mut impl Iterator<Item = u8>,
    known: &mut u32,
    head: &Head,
) -> Result<Arc, LexiconError> {
    let byte = bytes.next().ok_or(LexiconError::Damaged("it ends too soon"))?;
    let letter = byte & 0x7f;
    if usize::from(letter) >= head.tiles.len().min(64) {
        return Err(LexiconError::Damaged("a letter without a tile"));
    }
    let back = read_number(bytes)?;
    let target = known.checked_sub(back).filter(|target| *target < head.nodes);
    let target = target.ok_or(LexiconError::Damaged("an arc to nowhere"))?;
    *known += u32::from(back == 0);
    Ok(Arc { letter: Letter::new(letter), ends_word: byte & 0x80 != 0, target })
}

pub(super) fn read_number(bytes: &mut impl Iterator<Item = u8>) -> Result<u32, LexiconError> {
    let mut number = 0u32;
    for shift in [0, 7, 14, 21, 28] {
        let byte = bytes.next().ok_or(LexiconError::Damaged("it ends too soon"))?;
        number |= u32::from(byte & 0x7f).checked_shl(shift).unwrap_or(0);
        if byte & 0x80 == 0 {
            return Ok(number);
        }
    }
    Err(LexiconError::Damaged("a number too large"))
}

/// Takes nodes without incoming arcs away until none is left; a circle stays.
fn children_first(nodes: &Nodes) -> Option<Vec<u32>> {
    let mut incoming = vec![0u32; nodes.len()];
    for arc in nodes.all_arcs() {
        incoming[arc.target as usize] += 1;
    }
    let mut taken: Vec<u32> =
        (0..).zip(&incoming).filter(|(_, n)| **n == 0).map(|(i, _)| i).collect();
    let mut next = 0;
    while let Some(node) = taken.get(next) {
        next += 1;
        for arc in nodes.arcs(*node) {
            let left = &mut incoming[arc.target as usize];
            *left -= 1;
            if *left == 0 {
                taken.push(arc.target);
            }
        }
    }
    taken.reverse();
    (taken.len() == nodes.len()).then_some(taken)
}

pub(super) const VERSION: &str = "1";

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
#[expect(missing_docs, reason = "names of fields say what they hold")]
pub enum LexiconError {
    /// Another kind of file.
    #[error("this is not a compiled word list; compile a plain list with `flavita lexicon build`")]
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
    OtherTiles { edition: String },
    /// Cut short or changed.
    #[error(
        "the compiled word list is damaged or cut short ({0}); get the file anew or compile it again"
    )]
    Damaged(&'static str),
}
