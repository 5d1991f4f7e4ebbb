//! Which helper keys whose slips.

use crate::decide::guards::Decided;
use crate::model::{Event, Refusal, block::Block, block::misplaced, text::clean};
use crate::state::tournament::Tournament;

/// Divides the numbers of the hall anew.
///
/// # Errors
/// When a number stands in two blocks or is none, or a name cannot be used.
pub(super) fn set(state: &Tournament, blocks: &[Block]) -> Decided {
    let named = blocks.iter().map(|block| {
        let helper = clean(&block.helper)?;
        if helper.is_empty() {
            return Err(Refusal::NoName);
        }
        Ok(Block { helper, ..block.clone() })
    });
    let blocks: Vec<Block> = named.collect::<Result<_, Refusal>>()?;
    if let Some(number) = misplaced(&blocks) {
        return Err(Refusal::MisplacedNumber(number));
    }
    let is_news = state.blocks != blocks;
    Ok(is_news.then_some(Event::BlocksSet { blocks }).into_iter().collect())
}
