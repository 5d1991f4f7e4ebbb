//! How the nodes of an automaton are packed into bytes.
//!
//! They stand breadth first, each as the number of its arcs and then, for every arc, a byte
//! (letter, and 128 where a word ends) and the way to its target: 0 for the next node not yet
//! spoken of, else how many nodes back from there it is. Numbers are seven bits a byte, low first.
//! One automaton has one such form, so its checksum is that of the words.

use crate::{graph::Graph, graph::Node, head::Head, head::LexiconError, nodes::Arc, nodes::Nodes};
use flavita_game::Letter;
use std::collections::BTreeMap;

/// Packs the nodes of an automaton.
pub(super) fn pack(graph: &Graph) -> Vec<u8> {
    let mut body = Vec::new();
    let mut numbers = BTreeMap::from([(Graph::ROOT, 0u32)]);
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
fn way_to(target: Node, numbers: &mut BTreeMap<Node, u32>, order: &mut Vec<Node>) -> u32 {
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

/// Takes the packed nodes apart; whatever the bytes are, the arcs form no circle. The root comes
/// first.
pub(super) fn unpack(head: &Head, body: &[u8]) -> Result<Nodes, LexiconError> {
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
fn has_circle(nodes: &Nodes) -> bool {
    let mut incoming = vec![0u32; nodes.len()];
    for arc in nodes.all_arcs() {
        incoming[arc.target as usize] += 1;
    }
    let mut free: Vec<u32> =
        (0..).zip(&incoming).filter(|(_, n)| **n == 0).map(|(i, _)| i).collect();
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
