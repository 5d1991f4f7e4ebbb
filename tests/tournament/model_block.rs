//! Tests of `src/tournament/model/block.rs`.

use flavita_tournament::model::block::{Block, misplaced, moved};
use flavita_tournament::model::ids::PlayerNumber;

fn blocks(lines: &[&str]) -> Vec<Block> {
    lines.iter().map(|line| Block::read(line).unwrap()).collect()
}

fn told(blocks: &[Block]) -> Vec<String> {
    blocks.iter().map(|block| format!("{}: {}", block.numbers(), block.helper)).collect()
}

#[test]
fn a_number_that_goes_to_another_block_leaves_its_own() {
    let two = blocks(&["1-3: Ада", "4-6, 9: Ван"]);
    assert_eq!(told(&moved(&two, PlayerNumber(2), "Ван")), ["1, 3: Ада", "2, 4-6, 9: Ван"]);
    assert_eq!(told(&moved(&two, PlayerNumber(7), "Ван")), ["1-3: Ада", "4-7, 9: Ван"]);
    assert_eq!(told(&moved(&two, PlayerNumber(4), "Ада")), ["1-4: Ада", "5-6, 9: Ван"]);
    let alone = blocks(&["1: Ада", "2: Ван"]);
    assert_eq!(told(&moved(&alone, PlayerNumber(1), "Ван")), ["1-2: Ван"]);
    // Nobody's block: the number is in none.
    assert_eq!(told(&moved(&two, PlayerNumber(9), "Демон")), ["1-3: Ада", "4-6: Ван"]);
}

#[test]
fn a_number_is_in_one_block_or_none() {
    assert_eq!(misplaced(&blocks(&["1-20: Ада", "21-40, 45: Ван"])), None);
    assert_eq!(misplaced(&blocks(&["1-20: Ада", "20-40: Ван"])), Some(PlayerNumber(20)));
    assert_eq!(misplaced(&blocks(&["1-20, 7: Ада"])), Some(PlayerNumber(7)));
    let backwards = Block { runs: vec![(PlayerNumber(5), PlayerNumber(2))], ..Block::default() };
    assert_eq!(misplaced(&[backwards]), Some(PlayerNumber(5)));
    assert!(Block::read("0-3: Ада").is_none() && Block::read("1-10000: Ада").is_none());
}
