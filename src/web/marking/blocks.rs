//! The blocks of the hall beside the slips of a round: what is in, what is missing, and whose a
//! number is.

use flavita_i18n::language::Language;
use flavita_tournament::model::{Actor, Block, Player, PlayerNumber, Round};
use flavita_tournament::state::Tournament;
use serde::Serialize;

/// A round whose slips are keyed: by the arbiter, or by the helper whom the log calls so.
#[derive(Clone, Copy, Debug)]
pub struct Marked<'a> {
    /// The tournament.
    pub state: &'a Tournament,
    /// The round.
    pub round: &'a Round,
    /// Who keys; nobody for the arbiter.
    pub helper: Option<&'a Actor>,
    /// The reader's language.
    pub language: Language,
}

/// How many slips of a block are in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct BlockCount {
    /// `1-20 · Мария`.
    pub title: String,
    /// `17 из 20`.
    pub counts: String,
    /// Whether all are in, and each keyed as often as it has to be.
    pub is_whole: bool,
}

impl Marked<'_> {
    /// Every block with players, the own one of who looks first; nothing where there are no blocks.
    pub fn blocks(self) -> Vec<BlockCount> {
        let Self { state, round, helper, language } = self;
        let mut blocks: Vec<&Block> = state.blocks.iter().collect();
        blocks.sort_by_key(|block| !helper.is_some_and(|who| block.is_of(who)));
        let count = |block: &Block| {
            let players = || state.players_in(round.number).filter(|one| block.holds(one.number));
            let of = players().count();
            let missing = state.missing(round).filter(|one| block.holds(one.number)).count();
            let received = of - missing;
            let has_once = state.once(round).any(|one| block.holds(one.number));
            (of > 0).then(|| BlockCount {
                title: title(Some(block), helper, language),
                counts: format!("{received} {}", say!(language, "of-count", n = of)),
                is_whole: missing == 0 && !has_once,
            })
        };
        blocks.into_iter().filter_map(count).collect()
    }

    /// Where the block of a number stands: whether it is another's than who looks, and its place; those
    /// of no block come last.
    pub(super) fn place(self, number: PlayerNumber) -> (bool, usize) {
        let blocks = &self.state.blocks;
        let at = blocks.iter().position(|block| block.holds(number)).unwrap_or(usize::MAX);
        let is_own = blocks.get(at).zip(self.helper).is_some_and(|(block, who)| block.is_of(who));
        (!is_own, at)
    }

    /// What stands over the numbers of the block at this place.
    pub(super) fn heading(self, (_, at): (bool, usize)) -> String {
        title(self.state.blocks.get(at), self.helper, self.language)
    }
}

fn title(block: Option<&Block>, who: Option<&Actor>, language: Language) -> String {
    let Some(block) = block else { return say!(language, "block-none") };
    let numbers = block.numbers();
    if who.is_some_and(|who| block.is_of(who)) {
        return say!(language, "block-own", numbers = numbers);
    }
    format!("{numbers} · {}", block.helper)
}

/// Whose blocks the numbers of a line are, where a helper with a block of his own keys those of
/// others; `None` where there is nothing to warn of.
pub(crate) fn warning(
    state: &Tournament,
    players: &[PlayerNumber],
    who: &Actor,
    language: Language,
) -> Option<String> {
    state.blocks.iter().find(|block| block.is_of(who))?;
    let foreign = players.iter().filter_map(|number| {
        let block = state.blocks.iter().find(|block| block.holds(*number))?;
        (!block.is_of(who)).then(|| {
            let name = block.helper.as_str();
            say!(language, "block-other", number = *number, name = name)
        })
    });
    let told: Vec<String> = foreign.collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// The players of a round whom no block holds, where there are blocks.
pub fn unplaced(state: &Tournament) -> Vec<PlayerNumber> {
    let is_held = |player: &&Player| !state.blocks.iter().any(|one| one.holds(player.number));
    let present = state.players.values().filter(|player| player.until_round.is_none());
    let free = present.filter(|_| !state.blocks.is_empty()).filter(is_held);
    free.map(|player| player.number).collect()
}
